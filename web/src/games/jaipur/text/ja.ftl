### ジャイプルのテーブル


## The table

web-jaipur-market = 市場
web-jaipur-own-hand = あなたの手札
web-jaipur-supply = 場のトークン
web-jaipur-round =
    { $round ->
        [0] ゲームの準備
       *[other] 第{ $round }ラウンド
    }
web-jaipur-card-at = { $place }の{ $number }枚目：{ $card }
web-jaipur-camel = ラクダ
web-jaipur-hand-size = 手札{ $count }枚
web-jaipur-herd =
    { $count ->
        [0] ラクダの群れ：なし
       *[other] ラクダの群れ：{ $count }頭
    }
web-jaipur-herd-unknown = ラクダの群れ：頭数は非公開（記憶が頼りです）
web-jaipur-deck = 山札：{ $count }枚
web-jaipur-discard =
    { $count ->
        [0] 捨て札：なし
       *[other] 捨て札：{ $count }枚
    }
web-jaipur-stack = { $good }の商品トークン：{ $values }
web-jaipur-stack-empty = { $good }の商品トークン：残りなし
web-jaipur-bonus-stack =
    { $cards ->
        [5] 5枚以上売却のボーナストークン：残り{ $count }枚
       *[other] { $cards }枚売却のボーナストークン：残り{ $count }枚
    }
web-jaipur-goods-tokens = 商品トークン{ $count }枚、合計{ $rupees }ルピー
web-jaipur-bonus-tokens = ボーナストークン{ $count }枚
web-jaipur-bonus-values =
    { $count ->
       *[other] ボーナストークン：{ $values }
    }
web-jaipur-rupees = { $rupees }ルピー
web-jaipur-seals =
    { $count ->
        [0] 大法官の印はまだありません
       *[other] 大法官の印{ $count }枚
    }

## Choosing and confirming

web-jaipur-prompt = カードを選んでください。市場なら獲得、手札なら売却、両方なら交換です。
web-jaipur-keys = 矢印キーで移動、スペースで選択、Enterで決定、Escで選択解除です。
web-jaipur-clear = 選択を解除
web-jaipur-uneven =
    { $side ->
        [give] 交換では、取る枚数と同じ枚数を市場に出します。出すカードをあと{ $count }枚選んでください。
       *[take] 交換では、取る枚数と同じ枚数を市場に出します。取るカードをあと{ $count }枚選んでください。
    }
web-jaipur-camels-given =
    { $count ->
        [0] ラクダを出しますか？
       *[other] ラクダ{ $count }頭を出す
    }
web-jaipur-camel-more = 出すラクダを1頭増やす
web-jaipur-camel-less = 出すラクダを1頭減らす
web-jaipur-pass-to = { $seat }に端末を渡してください
web-jaipur-show-hand = 自分の手札を見る

## Scoring

web-jaipur-scoring = 第{ $round }ラウンドの得点計算
web-jaipur-score-camels = ラクダ
web-jaipur-score-camel-token = ラクダトークン
web-jaipur-score-goods = 商品トークン
web-jaipur-score-bonus = ボーナストークン
web-jaipur-score-total = 合計
web-jaipur-decided =
    { $by ->
        [bonus-tokens] ルピーが同じため、ボーナストークンが多いプレイヤーの勝ちです。
       *[goods-tokens] ルピーもボーナストークンも同じため、商品トークンが多いプレイヤーの勝ちです。
    }
web-jaipur-chart = ルピーの推移
web-jaipur-chart-round = 第{ $round }ラウンド：{ $first } { $left }、{ $second } { $right }

web-jaipur-tagline = 商品を集め、ラクダを操り、売り時を読む。マハラジャの御用商人を目指しましょう。
web-jaipur-kind = 2人用のカードゲーム、約20分。
