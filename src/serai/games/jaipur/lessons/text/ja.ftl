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
