### ジャイプルのレッスン。学ぶ人に伝えるのは短い一文か二文。

jaipur-lesson-first = ジャイプルをおぼえる
jaipur-lesson-first-take = ここが市場です。なめし革をタップして取り、下のボタンを押しましょう。
jaipur-lesson-first-sell = なめし革が3枚そろいました。3枚とも選んで売りましょう。
jaipur-lesson-first-tokens = トークンは上から取るので、早く売るほど得です。3枚以上まとめて売ると、ボーナストークンももらえます。
jaipur-lesson-first-camels = 次はラクダを取りましょう。ラクダは必ず全部取り、手札の枚数には数えません。
jaipur-lesson-first-exchange = 今度は交換です。ダイヤモンド2枚と銀を選び、群れからラクダを3頭出しましょう。
jaipur-lesson-first-precious = ダイヤモンド、金、銀は2枚以上でないと売れません。ダイヤモンドを2枚とも売りましょう。
jaipur-lesson-first-later = 数手番が過ぎ、ダイヤモンドと金のトークンがなくなりました。
jaipur-lesson-first-end = 3つめの山がなくなるとラウンド終了です。銀を売りましょう！
jaipur-lesson-first-scored = ラクダトークンは群れの大きいほうへ。大法官の印はルピーの多いほう、つまりあなたのものです。
jaipur-lesson-first-alone = 印が2つで勝利です。2つめは自分の力で取りましょう。幸運を！

jaipur-about-precious = 高価な商品です。値段は高いですが、2枚以上まとめてしか売れません。
jaipur-about-goods = 1枚だけ取るか、2枚以上を交換します。同じ商品なら何枚でも売れます。
jaipur-about-camel = ラクダは群れに入ります。取るときは全部。あとで商品と交換できます。
jaipur-about-hand = 手札は7枚までです。ラクダは数えません。
jaipur-about-herd = あなたのラクダです。交換に出せます。終了時に多いほうが5ルピーを得ます。
jaipur-about-stack = 売った枚数だけ上から取ります。数字はルピーです。
jaipur-about-bonus = 3枚、4枚、5枚以上をまとめて売ったときのボーナスです。値は秘密です。
jaipur-about-deck = 市場は山札から補充されます。補充できなくなるとラウンド終了です。
jaipur-about-discard = 売られたカードです。
jaipur-about-won = このラウンドでの稼ぎです。ボーナストークンは最後に数えます。
jaipur-about-seals = ラウンドに勝つと印を1つ得ます。2つで勝利です。
