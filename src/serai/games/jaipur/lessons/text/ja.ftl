### ジャイプルのレッスン。学ぶ人に伝えるのは短い一文か二文。

jaipur-lesson-first = ジャイプルをおぼえる
jaipur-lesson-first-goal = より多く稼いだ商人がラウンドに勝ち、2ラウンド取れば勝利です。
jaipur-lesson-first-take = ここが市場です。なめし革を選び、下のボタンを押して取りましょう。
jaipur-lesson-first-tokens = 商品を売るとこのトークンがもらえます。上から取るので、早く売るほど得です。
jaipur-lesson-first-bonus = 一度に3枚、4枚、5枚以上売ると、このボーナストークンも引けます。いくらかは引いてのお楽しみ。
jaipur-lesson-first-sell = なめし革が3枚あります。3枚とも選んで売りましょう。
jaipur-lesson-first-hand = 手札は7枚までしか持てません。
jaipur-lesson-first-camels = ラクダは手札に数えず、群れに入ります。取るときは必ず全部。さあ、取りましょう。
jaipur-lesson-first-swap = 交換もできます。商品を2枚以上取り、同じ数だけ手札やラクダを出します。
jaipur-lesson-first-exchange = ダイヤモンド2枚と銀を選び、代わりにラクダを3頭出しましょう。
jaipur-lesson-first-precious = ダイヤモンド、金、銀は2枚以上でないと売れません。ダイヤモンドを2枚とも売りましょう。
jaipur-lesson-first-later = 数手番が過ぎ、ダイヤモンドと金のトークンがなくなりました。
jaipur-lesson-first-end = 3つ目のトークンの山がなくなるか、山札から市場を補充できなくなるとラウンド終了です。
jaipur-lesson-first-scoring = そのとき群れの大きいほうが5ルピーのラクダトークンを、ルピーの多いほうが大法官の印を得ます。
jaipur-lesson-first-last = 銀を売りましょう。これでラウンドが終わり、あなたの勝ちです！
jaipur-lesson-first-alone = 印2枚で勝利です。2枚目は自分の力で取りましょう。健闘を祈ります！

jaipur-lesson-camels = ラクダを取るタイミング
jaipur-lesson-camels-full = 相手の手札は7枚、いっぱいです。
jaipur-lesson-camels-camels = 今こそラクダを取るときです。何が出ても、手札がいっぱいの相手は取れません。
jaipur-lesson-camels-sold = 相手はまず売るしかありませんでした。ラクダ3頭をダイヤモンド2枚と金に替えましょう。
jaipur-lesson-camels-timing = ラクダをたくさん取ると、市場に新しいカードが並びます。相手がそれを活かせないときに取りましょう。さあ、このラウンドに勝ちましょう！

jaipur-lesson-wall = ラクダだけの市場
jaipur-lesson-wall-offer = 欲しいカードが5枚、そしてラクダが6頭います。
jaipur-lesson-wall-wall = 5枚全部を取り、代わりにラクダを出しましょう。相手に残るのはラクダだけです。
jaipur-lesson-wall-opened = 相手はラクダを取り、新しい5枚が開きました。ダイヤモンドを売って手札を空けましょう。
jaipur-lesson-wall-choice = ラクダだけを残せば、相手が新しいカードを出してくれます。さあ、このラウンドに勝ちましょう！

jaipur-lesson-income = 3つの稼ぎ方
jaipur-lesson-income-precious = 1つ目は高級品です。金2枚で12ルピー。売りましょう。
jaipur-lesson-income-first = 2つ目は山のいちばん上のトークン。相手より先に、香辛料1枚を5ルピーで売りましょう。
jaipur-lesson-income-save = 3つ目は大口の売却です。織物を集めましょう。もう1枚取ります。
jaipur-lesson-income-more = そして4枚目。
jaipur-lesson-income-large = 4枚まとめて、ボーナストークンも付きます。売りましょう！
jaipur-lesson-income-sum = 高級品、いちばん上のトークン、大口の売却。どれも必要です。さあ、このラウンドに勝ちましょう！

jaipur-about-precious = 高級品です。高く売れますが、2枚以上まとめてしか売れません。
jaipur-about-goods = 1枚だけ取るか、2枚以上を交換します。同じ商品なら何枚でも売れます。
jaipur-about-camel = ラクダは群れに入ります。取るときは全部。あとで商品と交換できます。
jaipur-about-hand = 手札は7枚までです。ラクダは数えません。
jaipur-about-herd = あなたのラクダです。交換に出せます。ラウンドの終わりに多いほうが5ルピーを得ます。
jaipur-about-stack = 売った枚数だけ上から取ります。数字はルピーです。
jaipur-about-bonus = 3枚、4枚、5枚以上をまとめて売ったときのボーナスです。価値は秘密です。
jaipur-about-deck = 市場は山札から補充されます。補充できなくなるとラウンド終了です。
jaipur-about-discard = 売られたカードです。
jaipur-about-won = このラウンドで稼いだルピーです。ボーナストークンは最後に数えます。
jaipur-about-seals = ラウンドに勝つと印を1枚得ます。2枚で勝利です。
