## 終わったゲームの振り返り

web-study-review-tabs = 振り返りの内容
web-study-review-tab-move = この一手
web-study-review-tab-game = ゲーム全体
web-study-review-tab-steps = 手順
web-study-review-making = 振り返りを作成中です（{ $of }手中{ $done }手を評価済み）。
web-study-review-curve = 勝率
web-study-review-curve-at = { $all }手中{ $now }手目。{ $chances }
web-study-review-chance-of = { $seat }：{ $chance }
web-study-review-curve-says = { $seat }：最初の局面で{ $start }、最低{ $low }、最高{ $high }、終了時{ $end }。Page UpとPage Downでミスの場面に移動します。
web-study-review-points = { $points }ポイント
web-study-review-band = { $band ->
    [best] 最善手
    [equal] 最善手と同等
    [fine] 問題なし
    [inaccuracy] 緩手
    [mistake] ミス
   *[blunder] 大きなミス
}
web-study-review-not-counted = { $counts ->
    [forced] 選べる手が1つだけだったので、この手は数えません。
   *[decided] 勝負がほぼついていたので、この手は数えません。
}
web-study-review-played = 実際の手
web-study-review-best = 最善手
web-study-review-moves = それぞれの手での{ $seat }の勝率
    .you = それぞれの手でのあなたの勝率
web-study-review-margin = { $chance } ± { $margin }
web-study-review-turned-out = その後の展開
web-study-review-hidden-said = { $seat }に見えなかったカード：{ $points }
    .you = あなたに見えなかったカード：{ $points }
web-study-review-drawn-said = この手のあとの運：{ $seat }に{ $points }
    .you = この手のあとの運：あなたに{ $points }
web-study-review-just-drawn = 直前の運：{ $seat }に{ $points }
    .you = 直前の運：あなたに{ $points }
web-study-review-open-hands = 全員の手札を見る
web-study-review-held = { $seat }の手札
web-study-review-held-nothing = カードなし
web-study-review-from-side = { $seat }の側から見る
web-study-review-next-error = 次のミス
web-study-review-previous-error = 前のミス
web-study-review-at-end = ここでゲームが終わりました。
web-study-review-whose = プレイヤー
web-study-review-skill = 1手あたりの損失は{ $skill }ポイント、ほぼ確実に{ $low }〜{ $high }の間です。
web-study-review-skill-says = 1手あたり平均で失った勝率を、ポイントで表したものです。低いほど良い値です。1ゲームだけでは確かなことは言えないので、幅も見てください。
web-study-review-details = 詳細
web-study-review-no-skill = 数える手がないため、実力については何も言えません。
web-study-review-like = { $seat }は「{ $level }」くらいの腕前でした。
    .you = あなたは「{ $level }」くらいの腕前でした。
web-study-review-like-between = { $seat }は「{ $low }」から「{ $high }」くらいの腕前でした。
    .you = あなたは「{ $low }」から「{ $high }」くらいの腕前でした。
web-study-review-like-unknown = 判断の数が少なく、{ $seat }の腕前はまだ分かりません。
    .you = 判断の数が少なく、あなたの腕前はまだ分かりません。
web-study-review-counted = 数えた手は{ $count }手です。数えなかった手：選択肢が1つだけ{ $forced }手、勝負がほぼついた後{ $decided }手。
web-study-review-luck = { $side ->
    [unlucky] { $seat }は不運でした。これより運の悪いゲームは{ $share }だけです。
    [lucky] { $seat }は幸運でした。これより運の良いゲームは{ $share }だけです。
   *[even] { $seat }の運はほぼ平均的でした。
}
    .you = { $side ->
    [unlucky] あなたは不運でした。これより運の悪いゲームは{ $share }だけです。
    [lucky] あなたは幸運でした。これより運の良いゲームは{ $share }だけです。
   *[even] あなたの運はほぼ平均的でした。
}
web-study-review-adjusted = { $wins ->
    [0] 運が平均的なら、{ $seat }が勝つことはほとんどなかったでしょう。
    [100] 運が平均的なら、{ $seat }はほぼ必ず勝っていたでしょう。
   *[other] 運が平均的なら、{ $seat }は100回中およそ{ $wins }回勝っていたでしょう。
}
    .you = { $wins ->
    [0] 運が平均的なら、あなたが勝つことはほとんどなかったでしょう。
    [100] 運が平均的なら、あなたはほぼ必ず勝っていたでしょう。
   *[other] 運が平均的なら、あなたは100回中およそ{ $wins }回勝っていたでしょう。
}
web-study-review-ledger = 結果の内訳
web-study-review-row = { $row ->
    [start] 開始前
    [cards] 運
    [own_errors] 自分のミス
    [other_errors] ほかの人のミス
    [hidden] 伏せられたカード
   *[result] 結果
}
web-study-review-ledger-says = 数字は勝率のポイント（パーセントの差）です。「開始前」はカードやダイスが出る前の勝率で、誰が先に始めるかだけで決まります。「伏せられたカード」は、誰にも分からなかったことと、振り返りでは分からないことです。
web-study-review-rest = ほかの小さな場面{ $count }件：{ $points }
web-study-review-moments = 勝負を決めた場面
web-study-review-luckiest = 最も幸運だった場面
web-study-review-unluckiest = 最も不運だった場面
# $now (number)
web-study-review-at-step = { $now }手目
web-study-review-none = なし
web-study-review-errors = { $count ->
    [0] { $seat }に損の大きな手はありません
   *[other] { $seat }の損の大きかった手（{ $count }手）
}
    .you = { $count ->
    [0] 損の大きな手はありません
   *[other] あなたの損の大きかった手（{ $count }手）
}
web-study-review-cost-says = 数字は勝率のポイント（パーセントの差）です。損失が2ポイント未満の手は載せていません。
web-study-review-more = { $count }手すべてを表示
web-study-review-practise = ミスを復習する
web-study-review-deeper = さらに深く調べる
web-study-review-deeper-says = すべての手を、4倍の時間をかけて評価し直します。
web-study-review-deepening = さらに深く調べています：{ $of }手中{ $done }手
web-study-review-made-with = それぞれの手は、プレイヤーがその時に知り得たことだけをもとに、{ $iterations }回のシミュレーションで評価しました。
web-study-review-unfinished = ゲームは最後まで行われなかったため、ここでの結果は終了時点の勝率です。
