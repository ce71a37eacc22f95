istanbul-title = イスタンブール ダイスゲーム

## 商品、ダイス、タイル、カード

istanbul-amount =
    { $what ->
        [R] 布{ $count }個
        [Y] 果物{ $count }個
        [G] 香辛料{ $count }個
        [B] 宝飾品{ $count }個
        [r] 茶色の商品{ $count }個（布として）
        [y] 茶色の商品{ $count }個（果物として）
        [g] 茶色の商品{ $count }個（香辛料として）
        [b] 茶色の商品{ $count }個（宝飾品として）
        [X] クリスタル{ $count }個
        [L] { $count }リラ
       *[W] 茶色の商品{ $count }個
    }
istanbul-tokens =
    { $what ->
        [R] 布のトークン{ $count }個
        [Y] 果物のトークン{ $count }個
        [G] 香辛料のトークン{ $count }個
        [B] 宝飾品のトークン{ $count }個
       *[W] 茶色のトークン{ $count }個
    }
istanbul-face =
    { $face ->
        [R] 布×{ $count }
        [Y] 果物×{ $count }
        [G] 香辛料×{ $count }
        [B] 宝飾品×{ $count }
        [L] リラ×{ $count }
       *[C] カード×{ $count }
    }
istanbul-colour =
    { $colour ->
        [R] 布
        [Y] 果物
        [G] 香辛料
       *[B] 宝飾品
    }
istanbul-tile =
    { $tile ->
        [die] 「ダイス」
       *[other] 「{ $name }」
    }
istanbul-tile-of-colour =
    { $kind ->
        [lira] 「リラ（{ istanbul-colour }）」
        [crystal] 「クリスタル（{ istanbul-colour }）」
        [card] 「カード（{ istanbul-colour }）」
        [bonus] 「ボーナス（{ istanbul-colour }）」
        [action] 「アクション（{ istanbul-colour }）」
       *[other] 「{ $name }」
    }
istanbul-card =
    { $card ->
        [swap] 「タイル交換」
        [purse-crystal] 「金貨袋：クリスタル」
        [purse-good] 「金貨袋：商品」
        [ruby-lira] 「宝石商：リラ」
        [ruby-brown] 「宝石商：茶色の商品」
        [ruby-crystal] 「宝石商：クリスタル」
        [ruby-mixed] 「宝石商：取り混ぜ」
        [double-lira] 「二重の幸運：リラ」
        [double-brown] 「二重の幸運：茶色の商品」
        [double-crystal] 「二重の幸運：クリスタル」
        [double-goods] 「二重の幸運：商品」
        [own-1] 「ささやかな蓄え」
        [own-2] 「まずまずの蓄え」
        [own-3] 「豊かな蓄え」
        [trade-crystal] 「取引：クリスタル」
        [trade-good] 「取引：商品」
        [trade-lira] 「取引：リラ」
        [trade-crystals] 「取引：クリスタル2個」
       *[other] 「{ $name }」
    }
istanbul-card-of-colour =
    { $kind ->
        [brown] 「行商人（{ istanbul-colour }）」
        [good] 「露店（{ istanbul-colour }）」
        [caravan] 「キャラバン（{ istanbul-colour }）」
       *[other] 「{ $name }」
    }
istanbul-zone =
    { $zone ->
        [R] 布のルビーエリア
        [Y] 果物のルビーエリア
        [G] 香辛料のルビーエリア
        [B] 宝飾品のルビーエリア
        [all] 全商品のルビーエリア
       *[lira] リラのルビーエリア
    }
istanbul-plain = { $name }

## 選べる手

istanbul-move-keep = ダイスを振り直さない
istanbul-move-reroll = クリスタル1個を支払って振り直す：{ $faces }
istanbul-move-trade = { $give }を使い、{ $get }を獲得する
istanbul-move-trade-tokens-first = { $give }を使い、{ $get }を獲得する（{ $colours }はダイスより先にトークンを使う）
istanbul-move-take = { $get }を獲得する
istanbul-move-lira = リラの目のダイスをすべて使い、リラを獲得する
istanbul-move-cards =
    { $count ->
        [1] カードの目のダイスを{ $count }個使い、バザールカードを1枚引いて実行する
       *[other] カードの目のダイスを{ $count }個使い、バザールカードを{ $count }枚引いて1枚を実行する
    }
istanbul-move-tile = { $goods }を支払い、モスクタイル{ $tile }を獲得する
istanbul-move-ruby = { $price }を支払い、{ istanbul-zone }からルビーを1個獲得する
istanbul-move-ruby-lira = リラを支払い、リラのルビーエリアからルビーを1個獲得する
istanbul-move-play = { $card }を実行する
istanbul-move-swap = 自分のモスクタイル{ $own }を{ $shown }と交換する
istanbul-move-pass = 辞退する
istanbul-move-done = 手番を終える
istanbul-move-kind =
    { $kind ->
        [Keep] ダイスを振り直さない
        [Reroll] 振り直し
        [Same] 同じ商品2個をトークンに
        [Two] 異なる商品2個をクリスタルに
        [Three] 異なる商品3個を茶色の商品に
        [Four] 異なる商品4個をトークン2個に
        [Lira] リラの目
        [Cards] バザールカードを引く
        [BuyTile] モスクタイルの獲得
        [BuyRuby] ルビーの獲得
        [Play] バザールカードの実行
        [Take] カードの効果を受ける
        [Swap] モスクタイルの交換
        [Pass] カードの効果を辞退
       *[Done] 早めに手番を終える
    }

## 出来事

istanbul-event-first = スタートプレイヤーは{ $player }です。
    .you = スタートプレイヤーはあなたです。
istanbul-event-row = 表向きに並んだモスクタイル：{ $tiles }。
istanbul-event-income = { $player }が収入として{ $taken }を獲得しました。
    .you = あなたは収入として{ $taken }を獲得しました。
istanbul-event-rolled = { $player }がダイスを振りました。出目：{ $faces }。
    .you = あなたはダイスを振りました。出目：{ $faces }。
istanbul-event-rolled-again = 振り直した結果、{ $player }のダイスは{ $faces }になりました。
    .you = 振り直した結果、あなたのダイスは{ $faces }になりました。
istanbul-event-rerolled = { $player }がクリスタル1個を支払いました。振り直すダイス：{ $faces }。
    .you = あなたはクリスタル1個を支払いました。振り直すダイス：{ $faces }。
istanbul-event-kept = { $player }はダイスを振り直しませんでした。
    .you = あなたはダイスを振り直しませんでした。
istanbul-event-traded = { $player }が{ $give }を使い、{ $get }を獲得しました。
    .you = あなたは{ $give }を使い、{ $get }を獲得しました。
istanbul-event-traded-tokens-first = { $player }が{ $give }を使い、{ $get }を獲得しました（{ $colours }はダイスより先にトークンを使用）。
    .you = あなたは{ $give }を使い、{ $get }を獲得しました（{ $colours }はダイスより先にトークンを使用）。
istanbul-event-lira = { $player }がリラの目のダイス{ $dice }個を使い、{ $taken }を獲得しました。
    .you = あなたはリラの目のダイス{ $dice }個を使い、{ $taken }を獲得しました。
istanbul-event-drawn = { $player }がバザールカードを引きました：{ $cards }。
    .you = あなたはバザールカードを引きました：{ $cards }。
istanbul-event-drawn-income = { $player }が収入としてバザールカードをめくりました：{ $cards }。
    .you = あなたは収入としてバザールカードをめくりました：{ $cards }。
istanbul-event-played = { $player }が{ $card }を実行しました。
    .you = あなたは{ $card }を実行しました。
istanbul-event-taken = { $player }が{ $get }を獲得しました。
    .you = あなたは{ $get }を獲得しました。
istanbul-event-taken-for = { $player }が{ $give }を支払い、{ $get }を獲得しました。
    .you = あなたは{ $give }を支払い、{ $get }を獲得しました。
istanbul-event-ruby-by-card = { $player }が{ $give }を支払い、{ istanbul-zone }からルビーを1個獲得しました。
    .you = あなたは{ $give }を支払い、{ istanbul-zone }からルビーを1個獲得しました。
istanbul-event-declined = { $player }は辞退しました。
    .you = あなたは辞退しました。
istanbul-event-swapped = { $player }が自分のモスクタイル{ $own }を{ $shown }と交換しました。
    .you = あなたは自分のモスクタイル{ $own }を{ $shown }と交換しました。
istanbul-event-tile = { $player }が{ $goods }を支払い、モスクタイル{ $tile }を獲得しました。
    .you = あなたは{ $goods }を支払い、モスクタイル{ $tile }を獲得しました。
istanbul-event-mosque-ruby = { $player }がモスクタイルを{ $count }枚そろえ、モスクからルビーを1個獲得しました。
    .you = あなたはモスクタイルを{ $count }枚そろえ、モスクからルビーを1個獲得しました。
istanbul-event-refilled = 場にモスクタイル{ $tile }が補充されました。
istanbul-event-ruby = { $player }が{ $price }を支払い、{ istanbul-zone }からルビーを1個獲得しました。
    .you = あなたは{ $price }を支払い、{ istanbul-zone }からルビーを1個獲得しました。
istanbul-event-short = サプライが足りないため、{ $player }が{ $returned }を返却しました。
    .you = サプライが足りないため、あなたが{ $returned }を返却しました。
istanbul-event-done = { $player }が手番を終えました。
    .you = あなたは手番を終えました。
istanbul-event-goal = { $player }のルビーが{ $rubies }個になりました。このラウンドでゲーム終了です。
    .you = あなたのルビーが{ $rubies }個になりました。このラウンドでゲーム終了です。
istanbul-event-stall = { $rounds }ラウンドの間、誰もルビーを獲得しなかったため、ここでゲーム終了です。
istanbul-event-won = { $player }がルビー{ $rubies }個でゲームに勝利しました。
    .you = あなたはルビー{ $rubies }個でゲームに勝利しました。
istanbul-event-won-by-money = ルビーは{ $rubies }個で並びましたが、総資産（{ $money }リラ）が最も多い{ $player }がゲームに勝利しました。
    .you = ルビーは{ $rubies }個で並びましたが、総資産（{ $money }リラ）が最も多いあなたがゲームに勝利しました。
istanbul-event-shared = { $players }が勝利を分け合いました（ルビー各{ $rubies }個、総資産各{ $money }リラ）。

## プレイヤーから見た場

istanbul-table-head = 第{ $round }ラウンド／モスクのルビー：{ $mosque }個／バザールカードの山札：{ $deck }枚
istanbul-table-zones = 次のルビーの価格：{ $zones }
istanbul-table-zone =
    { $zone ->
        [R] 布{ $price }個
        [Y] 果物{ $price }個
        [G] 香辛料{ $price }個
        [B] 宝飾品{ $price }個
        [all]
            { $price ->
                [0] 4種の商品各1個
               *[other] 4種の商品各1個＋好きな商品{ $price }個
            }
       *[lira] { $price }リラ
    }
istanbul-table-zone-empty = { istanbul-zone }は残りなし
istanbul-table-row = モスクタイル：{ $tiles }
istanbul-table-player = プレイヤー{ $number }：ルビー{ $rubies }個／所持品：{ $owned }／タイル：{ $tiles }
istanbul-table-you = あなた（プレイヤー{ $number }）：ルビー{ $rubies }個／所持品：{ $owned }／タイル：{ $tiles }
istanbul-table-named = { $thing }[{ $name }]
istanbul-table-face = { istanbul-face }（{ $letter }）
istanbul-table-dice = あなたのダイス：{ $faces }
istanbul-table-reroll = クリスタル1個を支払ってダイスを振り直すか、このまま進むか選んでください。
istanbul-table-act = あなたの{ $number }回目のアクション
istanbul-table-drawn = 1枚選んでください：{ $cards }
istanbul-table-card = { $card }で何を獲得しますか？
istanbul-table-forms = 入力例：keep · reroll RL · same RR · two RY · three RYG · four RYGB>RR · lira · cards 1 · tile card-R RRr · ruby R RRRR · ruby all RYGB · ruby lira · done（小文字は、その色の商品として使う茶色の商品）

## できないこと

istanbul-error-not-a-move = このゲームにそのような手はありません。
istanbul-error-wrong-time = 今それはできません。
istanbul-error-cannot-pay = その商品は、未使用のダイスにもトークンにもありません。
istanbul-error-no-brown = 茶色の商品が足りません。
istanbul-error-no-dice = その目の未使用のダイスがありません。
istanbul-error-no-lira = リラが足りません。
istanbul-error-wrong-price = 支払う商品が価格と合っていません。
istanbul-error-not-in-row = そのモスクタイルは表向きに並んでいません。
istanbul-error-zone-empty = そのルビーエリアにルビーは残っていません。
istanbul-error-not-drawn = そのカードは引かれていません。
istanbul-error-not-offered = そのカードでは選べないか、条件を満たしていません。
istanbul-error-not-owned = そのモスクタイルを持っていません。
istanbul-error-not-in-deck = 山札からそのカードを引くことはできません。
istanbul-error-draw-count = 引くカードの枚数は、使ったカードの目のダイスの数と同じでなければなりません。
istanbul-error-roll-count = 出目の数は、振るダイスの数と同じでなければなりません。
istanbul-error-not-in-stack = そのモスクタイルは山に残っていません。
istanbul-error-row-count = 並べるモスクタイルの枚数が合っていません。
istanbul-error-dice-first = 同じ色ではトークンより先にダイスを使います。トークンを先に使えるのは、その色のサプライが足りなくなるときだけです。
istanbul-error-two-tokens = 異なる商品4個で獲得できるトークンは、ちょうど2個です。
istanbul-error-no-such-letter = 「{ $letter }」は、ここで使える文字（{ $allowed }）ではありません。
istanbul-error-no-such-zone = ルビーエリア「{ $zone }」はありません。選べるルビーエリア：{ $allowed }。
istanbul-error-no-such-tile = モスクタイル「{ $name }」はありません。
istanbul-error-no-such-card = バザールカード「{ $name }」はありません。
istanbul-error-position-box = 局面の内容が、1箱分のコンポーネントと一致しません。
istanbul-error-position-stage = 段階「{ $stage }」が、局面のほかの部分と合いません。

## 使えないコンポーネントのファイル

istanbul-error-components-length = テーブル「{ $table }」の「{ $key }」は、ちょうど{ $length }個の数のリストにしてください。
istanbul-error-components-start = ゲーム開始時に全員へ配る「{ $key }」は合計{ $needed }ですが、サプライには{ $found }しかありません。
istanbul-error-components-rubies = テーブル「{ $table }」では{ $placed }個のルビーを置きますが、箱には{ $rubies }個しかありません。
istanbul-error-components-kinds = テーブル「{ $table }」には、1種類から{ $most }種類までを書いてください。
istanbul-error-components-price = テーブル「{ $table }」の価格は、R、Y、G、Bの文字を1個から{ $most }個まで並べて書いてください。
istanbul-error-components-dice = ダイスを獲得するタイルが{ $tiles }枚ありますが、追加のダイスは{ $dice }個しかありません。
istanbul-error-components-row = モスクタイルの総数が、表向きに並べる{ $row }枚に足りません。
istanbul-error-components-effect = テーブル「{ $table }」の効果が正しくありません。{ $allowed } のいずれかを書き、lira と crystal には数、bonus には色を付けてください。
istanbul-error-components-name = テーブル「{ $table }」の「{ $name }」は名前に使えません。英字、数字、ハイフンを使い、英字で始めて24文字以内にしてください。
istanbul-error-components-source = テーブル「{ $table }」の出典（source）は、{ $allowed } のいずれかにしてください。
istanbul-error-components-few-cards = バザールカードは{ $needed }枚以上必要です。一度にそれだけ引くことがあるためです。
istanbul-error-components-offers = テーブル「{ $table }」の「{ $key }」は、{ $least }個から{ $most }個までの選択肢のリストにしてください。
istanbul-error-components-same-offer = テーブル「{ $table }」の「{ $key }」に、答え方が同じになる選択肢が2つあります。
istanbul-error-components-no-way-out = テーブル「{ $table }」の手番プレイヤーへの最後の選択肢は、いつでも選べるように、支払いも条件もないものにしてください。
istanbul-error-components-word = テーブル「{ $table }」の効果「{ $word }」はありません。使える効果：{ $allowed }。
istanbul-error-components-active-only = テーブル「{ $table }」：ruby、swap、if-dice は手番プレイヤーにしか使えません。
istanbul-error-components-swap-alone = テーブル「{ $table }」：swap は単独で使います。give、get、choose、ruby とは一緒に書けません。
istanbul-error-components-ruby-choice = テーブル「{ $table }」：1つの選択肢に ruby と choose を一緒に書くことはできません。
istanbul-error-components-empty-offer = テーブル「{ $table }」に、何も獲得できない選択肢があります。
istanbul-error-components-bundle = テーブル「{ $table }」の「{ $key }」の「{ $text }」を読み取れません。WX5L のように文字とリラで、多すぎない数を書いてください。
istanbul-error-components-unwinnable = テーブル「{ $table }」では、勝者が決まらないことがあります。支払って獲得できるルビーは{ $reachable }個だけですが、誰かが必ず{ $goal }個に達するには{ $needed }個必要です。

## ボットのレベル

istanbul-level-name =
    { $level ->
        [1] 荷運び人
        [2] 露天商
        [3] バザールの店主
        [4] 卸売商
       *[5] グランドバザールの元締め
    }
istanbul-level-character =
    { $level ->
        [1] 出た目をそのまま使い、いちばん得な取引をよく見逃します。
        [2] 手近なもうけを追い、自分の手番より先はめったに考えません。
        [3] モスクタイルの選び方は確かですが、ときどきよい取引を逃します。
        [4] 何手番も先まで計画し、ルビー1個の本当の値段を知っています。
       *[5] すべての出目を計算し、何ひとつ無駄にせず、最後のルビーへ突き進みます。
    }

## バザールカードとモスクタイルの効果

istanbul-goods-any = 好きな商品{ $count }個（茶色も可）
istanbul-goods-choice = 好きな商品{ $count }個（茶色以外）
istanbul-offer-take = { $get }を獲得する
istanbul-offer-trade = { $give }を支払い、{ $get }を獲得する
istanbul-offer-ruby = { $give }を支払い、モスク以外の好きなルビーエリアからルビーを1個獲得する
istanbul-offer-ruby-free = モスク以外の好きなルビーエリアからルビーを1個獲得する
istanbul-offer-swap = 自分のモスクタイル1枚を、表向きのモスクタイル1枚と交換する
istanbul-offer-if-dice = カードの目のダイスを{ $count }個以上使った場合、{ $offer }
istanbul-offer-if-own = { $own }以上を持っている場合、{ $offer }
istanbul-offer-or = { $first }。または、{ $second }
istanbul-card-effect = 手番プレイヤー：{ $active }。
istanbul-card-effect-others = 手番プレイヤー：{ $active }。ほかの各プレイヤー（任意）：{ $others }。
istanbul-tile-effect =
    { $effect ->
        [lira] 収入：手番ごとに{ $count }リラを獲得します。
        [crystal] 収入：手番ごとにクリスタル{ $count }個を獲得します。
        [card] 収入：手番ごとにバザールカードを1枚めくり、実行します。
        [bonus] リラの目のダイスを使うたびに、{ istanbul-colour }も1個獲得します。
        [action] 手番ごとにアクションが1回増えます。
       *[die] 手番ごとにダイスが1個増えます。
    }

## その手の結果

istanbul-preview-play = { $card }を実行する：{ $effect }
istanbul-preview-tile-ruby = { $goods }を支払い、モスクタイル{ $tile }とモスクのルビー1個を獲得する
istanbul-preview-done = 手番を終える（残りアクション{ $count }回）

## オプション

istanbul-option =
    { $option ->
       *[seats] プレイヤー人数
    }
istanbul-option-value = { $count }人

## 検討：ミスで失ったもの

istanbul-fact-ruby = { $price }を支払えば、ルビーを獲得できました。必要な{ $goal }個のうち{ $count }個目になるところでした。
istanbul-fact-mosque = { $tiles }枚目のモスクタイルを買えば、ルビーも獲得できるところでした。必要な{ $goal }個のうち{ $count }個目のルビーです。
istanbul-fact-ruby-next = より良い手なら、この手番のうちに{ $price }を支払ってルビーを獲得できます。
istanbul-fact-danger =
    { $percent ->
        [100] どの目が出ても、次のプレイヤーは{ $price }を支払ってこのルビーを獲得できます。その次のルビーの価格は{ $costs }です。
       *[other] { $percent }%の確率で、次のプレイヤーはダイスを振ってすぐに{ $price }を支払い、このルビーを獲得できます。その次のルビーの価格は{ $costs }です。
    }
istanbul-fact-danger-last =
    { $percent ->
        [100] どの目が出ても、次のプレイヤーは{ istanbul-zone }の最後のルビーを獲得できます。
       *[other] { $percent }%の確率で、次のプレイヤーはダイスを振ってすぐに{ istanbul-zone }の最後のルビーを獲得できます。
    }
istanbul-fact-tile =
    { $effect ->
        [lira] モスクタイル{ $tile }は、残り約{ $turns }回の手番で、およそ{ $total }リラの収入になるはずでした。
        [crystal] モスクタイル{ $tile }は、残り約{ $turns }回の手番で、およそ{ $total }個のクリスタルになるはずでした。
        [card] モスクタイル{ $tile }は、残り約{ $turns }回の手番で、およそ{ $total }枚のバザールカードになるはずでした。
        [action] モスクタイル{ $tile }は、残り約{ $turns }回の手番で、およそ{ $total }回の追加アクションになるはずでした。
       *[die] モスクタイル{ $tile }があれば、残り約{ $turns }回の手番のたびに、ダイスが1個増えるはずでした。
    }
istanbul-fact-tile-late =
    { $turns ->
        [0] 首位のプレイヤーに必要なルビーはあと{ $rubies }個で、たいていこのラウンドでゲームが終わります。タイルの元は取れません。
       *[other] 首位のプレイヤーに必要なルビーはあと{ $rubies }個で、残りの手番はたいてい各プレイヤーあと{ $turns }回ほどです。タイルの元はほとんど取れません。
    }
istanbul-fact-roll-ruby = すぐにルビーを獲得できる確率：より良い手なら{ $better }%、この手では{ $percent }%。
istanbul-fact-roll-tile = すぐにモスクタイルを獲得できる確率：より良い手なら{ $better }%、この手では{ $percent }%。
istanbul-fact-roll-idle = 振り直しにはクリスタルが1個かかりますが、すぐにルビーかモスクタイルを獲得できる確率はほとんど変わりません。振り直さなければ{ $kept }%、振り直すと{ $percent }%です。
istanbul-fact-next-roll =
    { $what ->
        [ruby] 次の自分の手番でダイスを振ってすぐルビーを獲得できる確率（それまで状況が変わらない場合）：より良い手なら{ $better }%、この手では{ $percent }%。
       *[tile] 次の自分の手番でダイスを振ってすぐモスクタイルを獲得できる確率（それまで状況が変わらない場合）：より良い手なら{ $better }%、この手では{ $percent }%。
    }
istanbul-fact-next-roll-cards =
    { $what ->
        [ruby] バザールカードを除いて考えた場合に、次の自分の手番でダイスを振ってすぐルビーを獲得できる確率（それまで状況が変わらない場合）：より良い手なら{ $better }%、この手では{ $percent }%。
       *[tile] バザールカードを除いて考えた場合に、次の自分の手番でダイスを振ってすぐモスクタイルを獲得できる確率（それまで状況が変わらない場合）：より良い手なら{ $better }%、この手では{ $percent }%。
    }
istanbul-fact-short = リラのルビーエリアにある次のルビー（価格：{ $price }）まで、あと何リラ必要か：より良い手なら{ $missing }、この手では{ $before }。
istanbul-fact-done = アクションを{ $actions }回残して終えています。使わなかったダイス：{ $dice }個。
istanbul-fact-unused = 手番の終わりに使われずに残るダイス：この手では{ $dice }個、より良い手なら{ $better }個。
istanbul-fact-unused-gain = この手では{ $gain }を獲得し、ダイスが{ $dice }個余ります。より良い手なら{ $more }を獲得し、余るのは{ $better }個です。
istanbul-fact-spent = ダイスのほかに、この手では{ $given }、より良い手なら{ $less }を支払います。
istanbul-fact-spent-dice = ダイスのほかに、この手では{ $given }を支払います。より良い手ならダイスだけで足ります。
istanbul-fact-gift = このカードでは、何も支払わずに{ $get }を獲得できます。
istanbul-fact-card-ruby = { $card }なら、ルビーを獲得できます。
istanbul-fact-answer = ゲーム終了時の換算で、カードへのより良い応じ方は{ $more }リラ、この応じ方は{ $less }リラに相当します。
istanbul-fact-card = ゲーム終了時の換算で、{ $card }は最大{ $more }リラ、{ $other }は{ $less }リラに相当します。
istanbul-theme =
    { $theme ->
        [reroll] 振り直し
        [tile-or-ruby] タイルかルビーか
        [choice-of-tile] タイルの選択
        [choice-of-ruby] ルビーの選択
        [ruby] ルビーを買うタイミング
        [tile] タイルを買うタイミング
        [card] バザールカード
        [money] リラの獲得
        [goods] 商品の交換
        [unused] 使わなかったアクションとダイス
       *[ending] 最後のルビー
    }
istanbul-feat = 1回のアクションで得た最高額：{ $amount }リラ
istanbul-margin =
    { $unit ->
       *[rubies]
            { $how ->
                [ahead] ルビー{ $count }個のリード
                [behind] ルビー{ $count }個のビハインド
               *[level] ルビーは同数
            }
        [lira]
            { $how ->
                [ahead] { $count }リラのリード
                [behind] { $count }リラのビハインド
               *[level] リラは同額
            }
    }
