### How a round of Jaipur is counted, and what is told about a match that is over.

web-jaipur-round-end = 第{ $round }ラウンド終了
web-jaipur-round-why =
    { $reason ->
        [three-stacks] 3種類の商品のトークンがなくなりました。
        [empty-deck] 山札がなくなりました。
       *[stall] 補充も売却もない手番が長く続きました。
    }
web-jaipur-round-won =
    { $who ->
        [you] 印はあなたのものです。
        [other] { $seat }が印を獲得しました。
       *[nobody] 完全な引き分けです。
    }
web-jaipur-round-margin =
    { $who ->
        [you] { $margin }ルピー差であなたの勝ちです。
       *[other] { $margin }ルピー差で{ $seat }の勝ちです。
    }
web-jaipur-best-sale =
    { $who ->
        [you] 最高の売却：あなた、{ $cards }で{ $rupees }ルピー。
       *[other] 最高の売却：{ $seat }、{ $cards }で{ $rupees }ルピー。
    }
web-jaipur-turning-point =
    { $what ->
        [camel] 勝負の決め手：第{ $round }ラウンドのラクダトークン（最終結果は{ $left }ルピー対{ $right }ルピー）。
        [bonus] 勝負の決め手：第{ $round }ラウンドのボーナストークン（{ $left }ルピー対{ $right }ルピー）。
        [tie] 勝負の決め手：第{ $round }ラウンドの同点判定（どちらも{ $left }ルピー）。
       *[goods] 勝負の決め手：第{ $round }ラウンドの売り上げ（{ $left }ルピー対{ $right }ルピー）。
    }
web-jaipur-luck = ボーナストークンの運（平均との差）：{ $first } { $left }、{ $second } { $right }。
web-jaipur-last-count = 第{ $round }ラウンドの集計
web-jaipur-token-count = トークン{ $count }枚
