jaipur-title = ジャイプル

## カード

jaipur-cards =
    { $good ->
        [D] ダイヤモンド{ $count }枚
        [G] 金{ $count }枚
        [S] 銀{ $count }枚
        [C] 織物{ $count }枚
        [P] 香辛料{ $count }枚
        [L] なめし革{ $count }枚
       *[K] ラクダ{ $count }頭
    }
jaipur-good =
    { $good ->
        [D] ダイヤモンド
        [G] 金
        [S] 銀
        [C] 織物
        [P] 香辛料
        [L] なめし革
       *[K] ラクダ
    }

## 選べる手

jaipur-move-take = { $cards }を取る
jaipur-move-take-camels = ラクダをすべて取る
jaipur-move-sell = { $cards }を売却する
jaipur-move-exchange = 交換：{ $take }を取り、{ $give }を出す
jaipur-move-kind =
    { $kind ->
        [TakeCamels] ラクダを取る
        [Take] 商品を1枚取る
        [Sell] 売却
       *[Exchange] 交換
    }

## 出来事

jaipur-event-first = スタートプレイヤーは{ $player }です。
    .you = スタートプレイヤーはあなたです。
jaipur-event-dealt = 第{ $round }ラウンドのカードが配られました。市場：{ $market }。{ $player }の手番から始まります。
    .you = 第{ $round }ラウンドのカードが配られました。市場：{ $market }。あなたの手番から始まります。
jaipur-event-taken = { $player }が{ $cards }を取りました。
    .you = あなたは{ $cards }を取りました。
jaipur-event-camels-taken =
    { $count ->
        [1] { $player }がラクダ{ $count }頭を取りました。
        [2] { $player }がラクダを{ $count }頭とも取りました。
       *[other] { $player }がラクダ{ $count }頭をすべて取りました。
    }
    .you =
        { $count ->
            [1] あなたはラクダ{ $count }頭を取りました。
            [2] あなたはラクダを{ $count }頭とも取りました。
           *[other] あなたはラクダ{ $count }頭をすべて取りました。
        }
jaipur-event-exchanged = { $player }が{ $take }を取り、{ $give }を出しました。
    .you = あなたは{ $take }を取り、{ $give }を出しました。
jaipur-event-sold = { $player }が{ $cards }を売却し、{ $total }ルピーを獲得しました。
    .you = あなたは{ $cards }を売却し、{ $total }ルピーを獲得しました。
jaipur-event-sold-tokens = { $player }が{ $cards }を売却し、{ $total }ルピー（{ $tokens }）を獲得しました。
    .you = あなたは{ $cards }を売却し、{ $total }ルピー（{ $tokens }）を獲得しました。
jaipur-event-sold-for-nothing = { $player }が{ $cards }を売却しましたが、トークンは残っていませんでした。
    .you = あなたは{ $cards }を売却しましたが、トークンは残っていませんでした。
jaipur-event-refilled = 山札から市場に{ $cards }が補充されました。
jaipur-event-bonus =
    { $stack ->
        [5] { $player }が5枚以上売却のボーナストークンを引きました（{ $rupees }ルピー）。
       *[other] { $player }が{ $stack }枚売却のボーナストークンを引きました（{ $rupees }ルピー）。
    }
    .you =
        { $stack ->
            [5] あなたは5枚以上売却のボーナストークンを引きました（{ $rupees }ルピー）。
           *[other] あなたは{ $stack }枚売却のボーナストークンを引きました（{ $rupees }ルピー）。
        }
jaipur-event-bonus-hidden =
    { $stack ->
        [5] { $player }が5枚以上売却のボーナストークンを引きました。
       *[other] { $player }が{ $stack }枚売却のボーナストークンを引きました。
    }
jaipur-event-stall-near = 補充も売却もない手番が続いています。あと{ $left }手番続くと、ラウンドが終わります。
jaipur-event-camel-token = { $player }がラクダの数で上回り、ラクダトークン（{ $rupees }ルピー）を獲得しました。
    .you = あなたはラクダの数で上回り、ラクダトークン（{ $rupees }ルピー）を獲得しました。
jaipur-event-camel-token-nobody = ラクダの数が同じため、ラクダトークンは誰も獲得できませんでした。
jaipur-event-round-won = 第{ $round }ラウンド終了：{ $reason }。{ $player }が{ $most }ルピー対{ $least }ルピーで勝ち、大法官の印を1枚獲得しました。
    .you = 第{ $round }ラウンド終了：{ $reason }。あなたが{ $most }ルピー対{ $least }ルピーで勝ち、大法官の印を1枚獲得しました。
jaipur-event-round-won-tied =
    第{ $round }ラウンド終了：{ $reason }。どちらも{ $rupees }ルピーですが、{ $by ->
        [bonus-tokens] ボーナストークン
       *[goods-tokens] 商品トークン
    }の多い{ $player }が勝ち、大法官の印を1枚獲得しました。
    .you =
        第{ $round }ラウンド終了：{ $reason }。どちらも{ $rupees }ルピーですが、{ $by ->
            [bonus-tokens] ボーナストークン
           *[goods-tokens] 商品トークン
        }の多いあなたが勝ち、大法官の印を1枚獲得しました。
jaipur-event-round-tied = 第{ $round }ラウンド終了：{ $reason }。両者とも{ $rupees }ルピーで、完全な引き分けです。スタートプレイヤーを替えて、このラウンドをやり直します。
jaipur-event-round-shared = 第{ $round }ラウンド終了：{ $reason }。両者とも{ $rupees }ルピーで、完全な引き分けです。両者が大法官の印を1枚ずつ獲得しました。
jaipur-event-round-unsealed = 第{ $round }ラウンド終了：{ $reason }。両者とも{ $rupees }ルピーで、完全な引き分けです。大法官の印が2枚残っていないため、どちらも獲得しません。
jaipur-event-match-won = 大法官の印{ $most }対{ $least }で、{ $player }がゲームに勝利しました。
    .you = 大法官の印{ $most }対{ $least }で、あなたがゲームに勝利しました。
jaipur-event-match-drawn = 大法官の印{ $seals }対{ $seals }で、ゲームは引き分けです。
jaipur-reason-three-stacks = 3種類の商品トークンがなくなりました
jaipur-reason-empty-deck = 山札がなくなりました
jaipur-reason-stall = 補充も売却もない手番が長く続きました

## プレイヤーから見た場

jaipur-table-card =
    { $count ->
        [1] { $letter } { jaipur-good }
       *[other] { $letter } { jaipur-good }×{ $count }
    }
jaipur-table-head = 第{ $round }ラウンド／大法官の印：あなた{ $yours }枚、相手{ $theirs }枚／山札：{ $deck }枚
jaipur-table-tokens = 商品トークン：{ $stacks }
jaipur-table-bonus = ボーナストークンの残り：3枚売却×{ $three }／4枚売却×{ $four }／5枚以上売却×{ $five }
jaipur-table-opponent = 相手：手札{ $cards }枚／ラクダ{ $camels }頭／{ $rupees }ルピー／ボーナストークン{ $bonus }枚
jaipur-table-known = 相手の手札のうち分かっているカード：{ $cards }
jaipur-table-market = 市場：{ $cards }
jaipur-table-hand = あなたの手札：{ $cards }
jaipur-table-you = あなた：ラクダ{ $camels }頭／{ $rupees }ルピー／ボーナストークン：{ $bonus }
jaipur-table-forms = 1枚取る：+G／ラクダを取る：+K／売却：-LLL／交換：+DG-LK

## できないこと

jaipur-error-not-a-move = このゲームにそのような手はありません。
jaipur-error-wrong-time = 今それはできません。
jaipur-error-not-in-market = 市場にそのカードがありません。
jaipur-error-no-camels = 市場にラクダがいません。
jaipur-error-hand-limit = 手番の終わりに持てる手札は{ $limit }枚までです。
jaipur-error-not-in-hand = 手札にそのカードがありません。
jaipur-error-sell-min = この商品は一度に{ $count }枚以上売却しなければなりません。
jaipur-error-not-in-herd = ラクダの群れに、それだけの数のラクダがいません。
jaipur-error-exchange-one = 交換は2枚以上で行います。1枚だけ取るときは、カードを出す必要はありません。
jaipur-error-exchange-camels = 交換でラクダを取ることはできません。
jaipur-error-exchange-uneven = 交換では、取る枚数と同じ枚数を市場に出します。
jaipur-error-exchange-same = 取る商品と同じ種類の商品を、交換に出すことはできません。
jaipur-error-not-in-deck = 山札にそのカードがありません。
jaipur-error-refill-count = 山札からは、市場に足りない枚数（山札がそれより少なければ残り全部）を補充します。
jaipur-error-deal-count = 配る枚数は、各プレイヤーに{ $hand }枚、市場に{ $market }枚です。
jaipur-error-no-such-bonus = そのボーナストークンは、もう残っていません。
jaipur-error-no-such-card = 「{ $card }」は、ここで使えるカード（{ $allowed }）ではありません。
jaipur-error-take-one-only = 一度に何枚も取れるのは、交換のときだけです（例：+DG-LK）。
jaipur-error-sell-one-kind = 一度に売却できる商品は1種類だけです。
jaipur-error-sell-camels = ラクダは売却できません。
jaipur-error-position-cards = 局面のカード { $card } が、コンポーネントの枚数を超えています。
jaipur-error-position-bonus = 局面に、コンポーネントにないボーナストークンがあります。
jaipur-error-position-tokens = 局面のトークン、ルピー、分かっているカードのつじつまが合いません。
jaipur-error-position-stage = 段階「{ $stage }」が、局面のほかの部分と合いません。

## ボットのレベル

jaipur-level-name =
    { $level ->
        [1] 水運び
        [2] 行商人
        [3] 店主
        [4] キャラバンの隊長
       *[5] マハラジャの御用商人
    }
jaipur-level-character =
    { $level ->
        [1] 光るものに飛びついては売り急ぎ、よい交換を見逃します。
        [2] 目先のもうけを追い、次の一手より先はめったに考えません。
        [3] 市場をよく知り、ためてボーナスを狙いますが、ときどき好機を見落とします。
        [4] 数手先まで読み、あなたが取ったものを覚えています。
       *[5] 1枚のカードも忘れず、すべての手を吟味し、どんなミスも見逃しません。
    }

## その手の結果

jaipur-preview-sell = { $cards }を売却：{ $tokens }
jaipur-preview-sell-bonus = { $cards }を売却：{ $tokens }、ボーナストークン
jaipur-preview-sell-bonus-only = { $cards }を売却：商品トークンなし、ボーナストークンのみ
jaipur-preview-sell-for-nothing = { $cards }を売却：トークンなし

## オプション

jaipur-option =
    { $option ->
        [rounds] ゲームの長さ
        [full_tie] ラウンドが完全な引き分けのとき
       *[memory_aid] 記憶の補助
    }
jaipur-option-value =
    { $value ->
        [rounds-3] 3ラウンド制（2勝先取）
        [rounds-1] 1ラウンドのみ
        [full_tie-replay] ラウンドをやり直す
        [full_tie-shared] 大法官の印を1枚ずつ獲得
        [memory_aid-true] あり（取ったカードとラクダの数も表示）
       *[memory_aid-false] なし（場に見えるものだけを表示）
    }

## 検討：ミスで失ったもの

jaipur-rupees = { $count }ルピー
jaipur-fact-income = { $rupees }とボーナストークン（平均約{ $bonus }ルピー）
jaipur-fact-sale = { $cards }を売却すれば{ $more }ですが、この売却では{ $less }です。
jaipur-fact-too-few = { $cards }をまとめて売却すれば{ $more }ですが、この売却では{ $less }です。
jaipur-fact-one-more = 市場のカードも加えて{ $cards }を売却すれば{ $more }ですが、この売却では{ $less }です。
jaipur-fact-price = 相手が{ $held }を持っていることは分かっています。先に売却されると、{ $cards }の売却額は{ $now }ルピーから{ $then }に下がります。
jaipur-fact-price-chance =
    { $percent ->
        [100] 相手は必ず、同じ商品を先に売却できます。その場合、{ $cards }の売却額は{ $now }ルピーから{ $then }以下に下がります。
       *[other] { $percent }%の確率で、相手は同じ商品を先に売却できます。その場合、{ $cards }の売却額は{ $now }ルピーから{ $then }以下に下がります。
    }
jaipur-fact-wait =
    { $percent ->
        [100] 売却は急がなくてもかまいません。相手の手札が何であっても、次の手番に{ $cards }を同じ額で売却できます。
       *[other] 売却は急がなくてもかまいません。{ $percent }%の確率で、次の手番に{ $cards }を同じ額で売却できます。
    }
jaipur-fact-camels = 市場にラクダが{ $count }頭残ります。相手がすべて取ると、ラクダは相手{ $theirs }頭、こちら{ $mine }頭になります。
jaipur-fact-camels-taken = より良い手なら、交換に使えるラクダを一度に{ $count }頭取れます。ラクダは{ $mine }頭対{ $theirs }頭になります。
jaipur-fact-exchange =
    { $count ->
        [0] より良い手なら、交換で{ $cards }を一度に取れます。この手では商品を取れません。
       *[other] より良い手なら、交換で{ $cards }を一度に取れます。この手で取れる商品は{ $count }枚です。
    }
jaipur-fact-new-cards = ラクダを取ると新しいカードが{ $count }枚めくられ、先に選ぶのは相手です。その中にダイヤモンド、金、銀のいずれかがある確率は{ $percent }%です。
jaipur-fact-handed = この交換で{ $cards }が市場に出ます。現在の価格で{ $rupees }に相当します。
jaipur-fact-left = { $cards }が市場に残ります。現在の価格で{ $rupees }に相当します。
jaipur-fact-denial = 相手が{ $held }を持っていることは分かっています。市場の{ $cards }を加えれば、相手の売却は{ $income }になります。
jaipur-fact-hand = 現在の価格では、手札の売却額は約{ $mine }です。より良い手のあとなら約{ $better }ルピーです。
jaipur-fact-broken = まとめて売却すれば{ $income }になる{ $cards }を、この交換で崩しています。
jaipur-fact-camel-token = ラクダは現在{ $mine }頭対{ $theirs }頭、より良い手のあとなら{ $better }頭対{ $worse }頭です。ラクダトークンは{ $rupees }です。
jaipur-fact-ends = この手でラウンドが終わり、約{ $mine }ルピー対{ $theirs }ルピーになります。
jaipur-fact-could-end = すぐにラウンドを終えることができ、約{ $mine }ルピー対{ $theirs }ルピーになるところでした。
jaipur-fact-late =
    { $percent ->
        [100] 相手は次の手番に必ずラウンドを終えることができます。そうなると、{ $cards }を{ $income }で売却する機会がなくなります。
       *[other] { $percent }%の確率で、相手は次の手番にラウンドを終えることができます。そうなると、{ $cards }を{ $income }で売却する機会がなくなります。
    }
jaipur-fact-full = 手札が上限の{ $limit }枚になり、ボーナストークンを得られる売却もありません。より良い手なら、あと{ $room }枚の余裕が残ります。
jaipur-theme =
    { $theme ->
        [sold-too-early] 早すぎる売却
        [sold-too-late] 遅すぎる売却
        [sold-too-few] 売却する枚数
        [choice-of-sale] 売却する商品の選択
        [camels] ラクダ
        [exchange] 交換
        [choice-of-card] 取るカードの選択
        [denial] 相手への妨害
        [hand-full] 手札の余裕
       *[ending-the-round] ラウンドの終わらせ方
    }
jaipur-feat = 最高の売却：{ $amount }ルピー
jaipur-margin =
    { $unit ->
       *[rupees]
            { $how ->
                [ahead] { $count }ルピーのリード
                [behind] { $count }ルピーのビハインド
               *[level] ルピーは同額
            }
        [bonus]
            { $how ->
                [ahead] ボーナストークン{ $count }枚のリード
                [behind] ボーナストークン{ $count }枚のビハインド
               *[level] ボーナストークンは同数
            }
        [goods]
            { $how ->
                [ahead] 商品トークン{ $count }枚のリード
                [behind] 商品トークン{ $count }枚のビハインド
               *[level] 商品トークンは同数
            }
    }
