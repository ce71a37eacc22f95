### How a round of Jaipur is counted, and what is told about a match that is over.

web-jaipur-round-end = 第{ $round }ラウンド終了
web-jaipur-final-score = 最終得点
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
web-jaipur-decided-once =
    { $what ->
        [camel] 勝負の決め手：ラクダトークン（最終結果は{ $left }ルピー対{ $right }ルピー）。
        [bonus] 勝負の決め手：ボーナストークン（{ $left }ルピー対{ $right }ルピー）。
        [tie] 勝負の決め手：同点判定（どちらも{ $left }ルピー）。
       *[goods] 勝負の決め手：売り上げ（{ $left }ルピー対{ $right }ルピー）。
    }
web-jaipur-luck-of =
    { $side ->
        [above] { $seat }は平均より{ $rupees }ルピー上
        [below] { $seat }は平均より{ $rupees }ルピー下
       *[even] { $seat }は平均並み
    }
    .you =
    { $side ->
        [above] あなたは平均より{ $rupees }ルピー上
        [below] あなたは平均より{ $rupees }ルピー下
       *[even] あなたは平均並み
    }
web-jaipur-luck = ボーナストークン：{ $left }、{ $right }。
web-jaipur-last-count = 第{ $round }ラウンドの得点計算
web-jaipur-token-count = トークン{ $count }枚
