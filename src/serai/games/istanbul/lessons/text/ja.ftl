### イスタンブールのレッスン。学ぶ人に伝えるのは短い一文か二文。

istanbul-lesson-first = イスタンブールをおぼえる
istanbul-lesson-first-goal = ルビーを6個集めれば勝ちです。買うための商品とリラはダイスが運んできます。
istanbul-lesson-first-reroll = 布が2つ、いい出だしです。果物とカードを選び、「クリスタル1個を支払って振り直す」を押しましょう。
istanbul-lesson-first-mosque = モスクタイルは毎手番役立ちます。5枚集めると、モスクのルビーも1個もらえます。
istanbul-lesson-first-tile = 布3つでこのタイルが買えます。毎手番3リラが入るようになります。
istanbul-lesson-first-lira = 1手番に2アクションできます。2つ目はリラを獲得しましょう。リラのダイス1個につき2リラです。
istanbul-lesson-first-caravan = バザールカードです。ほかの人も何かもらえるカードが多いです。香辛料をもらいましょう。
istanbul-lesson-first-income = 新しい手番、新しいダイス、そしてタイルから3リラ。
istanbul-lesson-first-trade = ルビーは今1個より、次の手番で2個！　違う商品3つを、どの色にもなる茶色のトークンに替えましょう。
istanbul-lesson-first-pair = 同じ色の商品2つは、取っておけるトークンになります。宝飾品のダイス2個とアクションを選びましょう。
istanbul-lesson-first-lira-ruby = 10リラあります。これでルビーが買えます。次のルビーはもっと高くなります。
istanbul-lesson-first-blue-ruby = もう1つ！　ダイス2個、トークン1個、茶色1個で宝飾品4つになります。
istanbul-lesson-first-later = 数ラウンドが過ぎました。ルビーは5個、3枚のタイルから毎手番収入があります。
istanbul-lesson-first-end = 誰かが6個目を取ると、そのラウンドで終わります。ルビーがいちばん多い人の勝ちです。
istanbul-lesson-first-fortune = 同数なら総資産で決まります。残ったリラに、商品1個につき3リラ、クリスタル1個につき2リラを加えたものです。
istanbul-lesson-first-mixed = 全商品のルビーエリアの「+2」は、4色を1個ずつと、好きな色の商品をさらに2個払うという意味です。
istanbul-lesson-first-alone = ルビーはあと1個。自分の力で手に入れましょう！

istanbul-lesson-income = まずは収入
istanbul-lesson-income-early = タイルは毎手番の収入になるので、早めに買いましょう。まずはリラのタイルから。
istanbul-lesson-income-store = 残りは取っておきましょう。果物2つがトークン1個になります。
istanbul-lesson-income-paid = 何もしないうちに3リラ入りました。
istanbul-lesson-income-crystal = トークンとダイス2個でクリスタルのタイルが買えます。毎手番、1回振り直せるようになります。
istanbul-lesson-income-lira = リラも獲得しましょう。
istanbul-lesson-income-growing = 3手番目で10リラとクリスタル。タイル5枚でルビーももらえます。さあ、勝ちましょう！

istanbul-lesson-rubies = 安いルビーから
istanbul-lesson-rubies-prices = どのエリアでも最初のルビーがいちばん安いです。
istanbul-lesson-rubies-lira = 値上がりする前に10リラのルビーを買いましょう。
istanbul-lesson-rubies-colour = 次は12リラ。布4つのほうが安いので、布のルビーエリアから取りましょう。
istanbul-lesson-rubies-spread = それぞれのエリアの1個目を取り、高いものは相手に残しましょう。さあ、勝ちましょう！

istanbul-lesson-cards = バザールの運
istanbul-lesson-cards-both = カードのダイスが2個。両方使って2枚引き、1枚選びましょう。
istanbul-lesson-cards-choose = カードのダイスを2個使うと得をするカードです。実行しましょう。
istanbul-lesson-cards-take = 条件を満たしています。7リラを獲得しましょう。
istanbul-lesson-cards-lira = リラのダイスでさらに4リラ。
istanbul-lesson-cards-choice = 1回振っただけで11リラ。ダイスを多く使うほど、選べるカードが増えます。さあ、勝ちましょう！

istanbul-about-die = この手番に1回使える商品です。支払いに使うことも、クリスタルで振り直すこともできます。
istanbul-about-die-lira = リラを獲得します。リラのダイス全部で、1個につき2リラです。
istanbul-about-die-card = カードのダイス1個につきバザールカードを1枚引き、1枚を実行します。
istanbul-about-tile = モスクタイルは次の手番から役立ちます。描かれた商品を払って取ります。5枚（4人なら4枚）そろうとルビーももらえます。
istanbul-about-zone = この色の商品で次のルビーを買います。だんだん高くなります。
istanbul-about-zone-all = 最初のルビーは、4色の商品1つずつで買えます。2個目からは、好きな色の商品をさらに何個か払います。
istanbul-about-zone-lira = リラで次のルビーを買います。だんだん高くなります。
istanbul-about-zone-mosque = モスクタイルが十分そろうともらえるルビーです。1ゲームに1回だけです。
istanbul-about-action = 1手番に2アクションできます。ダイスもトークンも1回ずつしか使えません。
istanbul-about-card = 書かれていることを実行します。ほかの人も便乗できるカードが多いです。
istanbul-about-crystal = クリスタルを払うと、好きなダイスを振り直せます。
istanbul-about-brown = 茶色の商品はどの色の代わりにもなります。
istanbul-about-goods = トークンは、支払うまで取っておける商品です。
istanbul-about-player = このプレイヤーのルビー、リラ、クリスタル、商品、タイルです。ルビーがいちばん多い人の勝ちです。
