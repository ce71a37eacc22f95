## ゲームの流れ

web-istanbul-round =
    { $round ->
        [0] ゲームの準備
       *[other] 第{ $round }ラウンド
    }
web-istanbul-goal = ルビー{ $count }個でゲーム終了
web-istanbul-last-round = 最終ラウンド
web-istanbul-stall =
    { $count ->
        [1] 誰もルビーを獲得しなければ、このラウンドでゲーム終了
       *[other] 誰もルビーを獲得しなければ、あと{ $count }ラウンドでゲーム終了
    }
web-istanbul-waiting =
    { $stage ->
        [reroll] { $seat }が振り直すか考えています
        [act] { $seat }がアクションを選んでいます
        [choose] { $seat }がバザールカードを選んでいます
        [answer] { $seat }がカードを実行しています
        [reply] { $seat }がカードに便乗するか考えています
       *[chance] 少々お待ちください…
    }

## プレイヤー

web-istanbul-rubies = ルビー：{ $count }/{ $goal }個
web-istanbul-your-goods = あなたの商品
web-istanbul-pick =
    { $count ->
        [0] 所持：{ $what }。選ぶと支払いに使えます
       *[other] 所持：{ $what }。{ $count }個を選択中
    }
web-istanbul-owned-tile = { $name }。{ $effect }
web-istanbul-fresh = 効果は次の手番からです。
web-istanbul-new = NEW

## ボード

web-istanbul-zones = ルビーエリア
web-istanbul-zone-name =
    { $zone ->
        [R] 布のルビーエリア
        [Y] 果物のルビーエリア
        [G] 香辛料のルビーエリア
        [B] 宝飾品のルビーエリア
        [all] 全商品のルビーエリア
       *[lira] リラのルビーエリア
    }
web-istanbul-zone = { $name }：ルビー残り{ $count }個、次の価格は{ $price }
web-istanbul-zone-empty = { $name }：ルビー残りなし
web-istanbul-mosque = モスク：ルビー残り{ $count }個、タイルを{ $tiles }枚そろえたプレイヤーが1個獲得
web-istanbul-mosque-empty = モスク：ルビー残りなし
web-istanbul-tiles-needed = タイル{ $count }枚
web-istanbul-row = モスクタイル
web-istanbul-tile = { $name }。{ $effect }価格：{ $price }。
web-istanbul-tile-title = モスクタイル{ $name }
web-istanbul-tile-kind =
    { $effect ->
        [lira] リラのタイル
        [crystal] クリスタルのタイル
        [card] カードのタイル
        [bonus] ボーナスのタイル
        [action] アクションのタイル
       *[die] ダイスのタイル
    }
web-istanbul-tile-helps =
    { $effect ->
        [lira] 自分の手番の最初に毎回{ $amount }リラを得ます。
        [crystal] 自分の手番の最初に毎回クリスタルを{ $amount }個得ます。
        [card] 自分の手番の最初に毎回バザールカードを1枚めくって実行します。
        [bonus] ダイスでリラを得るたびに、この色の商品も1個得ます。
        [action] 自分の手番にできるアクションが1回増えます。
       *[die] 自分の手番に振るダイスが1個増えます。
    }
web-istanbul-tile-costs = 価格は{ $price }です。
web-istanbul-zone-none = ルビーは残っていません。
web-istanbul-zone-tells =
    { $count ->
        [1] ルビーは残り1個。価格は{ $price }です。
       *[other] ルビーは残り{ $count }個。次の価格は{ $price }です。
    }
web-istanbul-stack =
    { $count ->
        [0] 山に残りなし
       *[other] 山に残り{ $count }枚
    }
web-istanbul-supply = サプライ
web-istanbul-deck = バザールカード：山札{ $deck }枚、捨て札{ $discard }枚

## 手番

web-istanbul-your-dice = あなたのダイス
web-istanbul-dice-of = { $seat }のダイス
web-istanbul-die =
    { $face ->
        [R] ダイス：布
        [Y] ダイス：果物
        [G] ダイス：香辛料
        [B] ダイス：宝飾品
        [L] ダイス：{ $worth }リラ
       *[C] ダイス：カード
    }
web-istanbul-die-used =
    { $face ->
        [R] 使用済みのダイス：布
        [Y] 使用済みのダイス：果物
        [G] 使用済みのダイス：香辛料
        [B] 使用済みのダイス：宝飾品
        [L] 使用済みのダイス：リラ
       *[C] 使用済みのダイス：カード
    }
web-istanbul-reroll = クリスタル1個で振り直すダイスを選んでください（所持{ $count }個）。
web-istanbul-no-reroll = 振り直しに使うクリスタルがありません。
web-istanbul-act = アクション{ $number }/{ $count }
web-istanbul-reply = { $seat }が{ $card }を実行します。便乗しますか？
web-istanbul-actions = アクション
web-istanbul-action =
    { $kind ->
        [same] 同じ商品2個
        [pair] 異なる商品2個
        [three] 異なる商品3個
        [four] 異なる商品4個
        [lira] リラを獲得
        [cards] バザールカード
        [tile] モスクタイル
        [ruby] ルビー
       *[done] 手番を終える
    }
web-istanbul-action-says =
    { $kind ->
        [same] その商品のトークン1個
        [pair] クリスタル1個
        [three] 茶色の商品1個
        [four] 好きな商品2個
        [lira] リラの目をすべて使う
        [cards] カードの目の数だけ引き、1枚を実行
        [tile] タイルの価格を支払う
        [ruby] エリアの価格を支払う
       *[done]
            { $count ->
                [0] 残りアクションなし
               *[other] 残り{ $count }回のアクションを放棄
            }
    }
web-istanbul-ask =
    { $what ->
        [kind] アクションを選んでください
        [get] 何を獲得しますか？
        [tile] どのタイルを獲得しますか？
        [own] 自分のどのタイルを手放しますか？
        [zone] どのエリアのルビーですか？
        [dice] カードの目を何個使いますか？
        [card] どのカードを実行しますか？
        [pay] どう支払いますか？
       *[offer] どれを選びますか？
    }
web-istanbul-tokens-first = { $goods }（{ $colours }はダイスより先にトークンを使う）
web-istanbul-all-ways = { $count }通りの支払い方をすべて表示
web-istanbul-clear = 選び直す

## カードとタイル

web-istanbul-cards = バザールカード
web-istanbul-card-list = カードとタイル
web-istanbul-ours-explained = * ルール説明書には載っておらず、全体のつじつまが合うように私たちが補いました。製品をお持ちの方は、実際の数値をコンポーネントファイルに書けば、ターミナルでその数値で遊べます：{ $command }
web-istanbul-ours-zones = ルビーの価格も私たちが補ったものです。
web-istanbul-ours = 推定：{ $parts }
web-istanbul-part =
    { $part ->
        [count] 箱に入っている数
        [active] 手番プレイヤーが獲得するもの
        [others-may] ほかのプレイヤーができること
        [effect] 効果
       *[price] 価格
    }
web-istanbul-tile-at =
    { $place ->
        [row] 今買えます
        [stack] まだ出ていません
       *[taken] 獲得済み
    }
web-istanbul-still-to-come =
    { $count ->
        [0] 山に残りなし
       *[other] 山に残り{ $count }枚
    }

## 終了

web-istanbul-player = プレイヤー
web-istanbul-ruby-count = ルビー
web-istanbul-fortune = 総資産
web-istanbul-decided =
    { $by ->
        [rubies] ルビーが最も多いプレイヤーの勝ちです。
        [money] ルビーが同数のため、総資産が最も多いプレイヤーの勝ちです。
       *[nothing] ルビーも総資産も同じため、勝利を分け合います。
    }
web-istanbul-fortune-says = 総資産は、ルビーが同数のときの決め手です。手持ちのリラに、商品1個につき{ $good }リラ、クリスタル1個につき{ $crystal }リラを加えて数えます。

web-istanbul-tagline = ダイスを振り、バザールで取引して、誰よりも早くルビーを集めましょう。
web-istanbul-kind = 2〜4人用のダイスゲーム、20〜40分。
