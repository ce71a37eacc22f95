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

## 出来事

jaipur-event-first = 先手は{ $player }です。
jaipur-event-dealt = 第{ $round }ラウンドを始めます。市場は{ $market }。{ $player }からです。
jaipur-event-taken = { $player }が{ $cards }を取りました。
jaipur-event-camels-taken = { $player }がラクダ{ $count }頭をすべて取りました。
jaipur-event-exchanged = { $player }が{ $take }を取り、{ $give }を出しました。
jaipur-event-sold = { $player }が{ $cards }を売却し、{ $total }ルピーを得ました。
jaipur-event-sold-tokens = { $player }が{ $cards }を売却し、{ $total }ルピーを得ました（{ $tokens }）。
jaipur-event-sold-for-nothing = { $player }が{ $cards }を売却しましたが、商品トークンは残っていませんでした。
jaipur-event-refilled = 山札から{ $cards }が市場に加わりました。
jaipur-event-bonus =
    { $stack ->
        [5] { $player }が5枚以上のボーナストークンを引きました：{ $rupees }ルピー。
       *[other] { $player }が{ $stack }枚のボーナストークンを引きました：{ $rupees }ルピー。
    }
jaipur-event-bonus-hidden =
    { $stack ->
        [5] { $player }が5枚以上のボーナストークンを引きました。
       *[other] { $player }が{ $stack }枚のボーナストークンを引きました。
    }
jaipur-event-stall-near = 補充も売却もない手番が続いています。あと{ $left }手番でラウンドが終わります。
jaipur-event-camel-token = { $player }のラクダの群れのほうが多いので、ラクダトークンを得ます：{ $rupees }ルピー。
jaipur-event-camel-token-nobody = ラクダの数が同じなので、ラクダトークンは誰も得られません。
jaipur-event-round-won = 第{ $round }ラウンド終了：{ $reason }。{ $player }が{ $most }対{ $least }ルピーで勝ち、大法官の印を受け取ります。
jaipur-event-round-tied = 第{ $round }ラウンド終了：{ $reason }。{ $rupees }ルピーの完全な同点です。
jaipur-event-match-won = { $player }が大法官の印{ $most }対{ $least }でゲームに勝ちました。
jaipur-event-match-drawn = 大法官の印{ $seals }対{ $seals }で、ゲームは引き分けです。
jaipur-reason-three-stacks = 3種類の商品トークンがなくなりました
jaipur-reason-empty-deck = 山札がなくなりました
jaipur-reason-stall = 補充も売却もない手番が続きすぎました

## プレイヤーから見たテーブル

jaipur-table-card =
    { $count ->
        [1] { $letter } { jaipur-good }
       *[other] { $letter } { jaipur-good }×{ $count }
    }
jaipur-table-head = 第{ $round }ラウンド · 大法官の印：あなた { $yours }、相手 { $theirs } · 山札：{ $deck }枚
jaipur-table-tokens = 商品トークン：{ $stacks }
jaipur-table-bonus = ボーナストークンの残り：3枚 { $three } · 4枚 { $four } · 5枚以上 { $five }
jaipur-table-opponent = 相手：手札 { $cards }枚 · ラクダ { $camels } · ルピー { $rupees } · ボーナストークン { $bonus }
jaipur-table-known = 相手の手札に入るのを見たカード：{ $cards }
jaipur-table-market = 市場：{ $cards }
jaipur-table-hand = あなたの手札：{ $cards }
jaipur-table-you = あなた：ラクダ { $camels } · ルピー { $rupees } · ボーナストークン { $bonus }
jaipur-table-forms = 1枚取る：+G · ラクダ：+K · 売却：-LLL · 交換：+DG-LK

## できないこと

jaipur-error-not-a-move = このゲームの手ではありません。
jaipur-error-wrong-time = 今はできません。
jaipur-error-not-in-market = そのカードは市場にありません。
jaipur-error-no-camels = 市場にラクダがいません。
jaipur-error-hand-limit = 手番の終わりに手札は{ $limit }枚までです。
jaipur-error-not-in-hand = そのカードは手札にありません。
jaipur-error-sell-min = この商品は一度に{ $count }枚以上売却しなければなりません。
jaipur-error-not-in-herd = ラクダが足りません。
jaipur-error-exchange-one = 交換は2枚以上です。1枚だけなら、そのまま取れます。
jaipur-error-exchange-camels = 交換でラクダを取ることはできません。
jaipur-error-exchange-uneven = 交換では、取る枚数と同じ枚数を出します。
jaipur-error-exchange-same = 同じ商品を取りながら出すことはできません。
jaipur-error-not-in-deck = そのカードは山札にありません。
jaipur-error-refill-count = 山札からは、市場に足りない枚数か、残り全部を補充します。
jaipur-error-deal-count = 各プレイヤーに{ $hand }枚、市場に{ $market }枚を配ります。
jaipur-error-no-such-bonus = そのボーナストークンは山に残っていません。
jaipur-error-no-such-card = 「{ $card }」は、ここで使えるカード（D・G・S・C・P・L・K）ではありません。
jaipur-error-take-one-only = 何枚も取れるのは交換のときだけです（例：+DG-LK）。
jaipur-error-sell-one-kind = 一度に売却できる商品は1種類です。
jaipur-error-sell-camels = ラクダは売却できません。
jaipur-error-position-header = 局面は jaipur:1 で始めてください。
jaipur-error-position-field = 局面の項目「{ $field }」を読み取れません。
jaipur-error-position-missing = 局面に項目「{ $field }」がありません。
jaipur-error-position-cards = 局面のカード { $card } が箱の枚数より多くなっています。
jaipur-error-position-bonus = 箱にないボーナストークンが局面にあります。
jaipur-error-position-tokens = 局面のトークン、ルピー、知られたカードの数が合いません。
jaipur-error-position-stage = 段階「{ $stage }」が局面のほかの項目と合いません。
