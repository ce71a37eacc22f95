### ジャイプルのテーブル


## The table

web-jaipur-market = 市場
web-jaipur-own-hand = あなたの手札
web-jaipur-supply = 場のトークン
web-jaipur-round = 第{ $round }ラウンド
web-jaipur-card-at = { $place } { $number }枚目：{ $card }
web-jaipur-camel = ラクダ
web-jaipur-hand-size = 手札{ $count }枚
web-jaipur-herd =
    { $count ->
        [0] ラクダはいません
       *[other] ラクダ{ $count }頭
    }
web-jaipur-herd-unknown = ラクダの群れ：頭数は記憶しておく必要があります
web-jaipur-deck = 山札：{ $count }枚
web-jaipur-discard =
    { $count ->
        [0] 捨て札：なし
       *[other] 捨て札：{ $count }枚
    }
web-jaipur-stack = { $good }のトークン：{ $values }
web-jaipur-stack-empty = { $good }のトークン：残っていません
web-jaipur-bonus-stack =
    { $cards ->
        [5] 5枚以上のボーナストークン：残り{ $count }枚
       *[other] { $cards }枚のボーナストークン：残り{ $count }枚
    }
web-jaipur-goods-tokens = 商品トークン{ $count }枚、合計{ $rupees }
web-jaipur-bonus-tokens = ボーナストークン{ $count }枚
web-jaipur-bonus-values =
    { $count ->
       *[other] ボーナストークン：{ $values }
    }
web-jaipur-rupees = { $rupees }ルピー
web-jaipur-seals =
    { $count ->
        [0] 大法官の印はまだありません
       *[other] 大法官の印{ $count }個
    }

## Choosing and confirming

web-jaipur-prompt = カードを選んでください：市場から選ぶと獲得、手札から選ぶと売却、両方で交換です
web-jaipur-keys = 矢印キーで移動、スペースで選択、Enterで決定、Escで取り消しです。
web-jaipur-clear = 選択を取り消す
web-jaipur-camels-given =
    { $count ->
        [0] ラクダを出しますか？
       *[other] ラクダを{ $count }頭出す
    }
web-jaipur-camel-more = 出すラクダを1頭増やす
web-jaipur-camel-less = 出すラクダを1頭減らす
web-jaipur-pass-to = { $seat }さんに端末を渡してください
web-jaipur-show-hand = 自分のカードを見る

## Scoring

web-jaipur-scoring = 第{ $round }ラウンドの得点計算
web-jaipur-score-camels = ラクダ
web-jaipur-score-camel-token = ラクダトークン
web-jaipur-score-goods = 商品トークン
web-jaipur-score-bonus = ボーナストークン
web-jaipur-score-total = 合計
web-jaipur-decided =
    { $by ->
        [bonus-tokens] ルピーが同じなので、ボーナストークンの多い方が勝ちです。
       *[goods-tokens] ルピーもボーナストークンも同じなので、商品トークンの多い方が勝ちです。
    }
web-jaipur-continue = 続ける
web-jaipur-chart = ルピーの推移
web-jaipur-chart-round = 第{ $round }ラウンド：{ $first } { $left }、{ $second } { $right }
