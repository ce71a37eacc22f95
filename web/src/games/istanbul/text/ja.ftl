## ゲームの流れ

web-ist-round = 第{ $round }ラウンド
web-ist-goal = ルビー{ $count }個でゲーム終了
web-ist-last-round = 最終ラウンド
web-ist-stall =
    { $count ->
        [1] 誰もルビーを獲得しなければ、このラウンドでゲーム終了
       *[other] 誰もルビーを獲得しなければ、あと{ $count }ラウンドでゲーム終了
    }
web-ist-waiting =
    { $stage ->
        [reroll] { $seat }が振り直すか考えています
        [act] { $seat }がアクションを選んでいます
        [choose] { $seat }がバザールカードを選んでいます
        [answer] { $seat }がカードを実行しています
        [reply] { $seat }がカードに便乗するか考えています
       *[chance] 少々お待ちください…
    }

## プレイヤー

web-ist-rubies = ルビー：{ $count }/{ $goal }個
web-ist-your-goods = あなたの商品
web-ist-pick =
    { $count ->
        [0] 所持：{ $what }。選ぶと支払いに使えます
       *[other] 所持：{ $what }。{ $count }個を選択中
    }
web-ist-owned-tile = { $name }：{ $effect }
web-ist-fresh = 効果は次の手番からです。
web-ist-new = NEW

## ボード

web-ist-zones = ルビーエリア
web-ist-zone-name =
    { $zone ->
        [R] 布のルビーエリア
        [Y] 果物のルビーエリア
        [G] 香辛料のルビーエリア
        [B] 宝飾品のルビーエリア
        [all] 全商品のルビーエリア
       *[lira] リラのルビーエリア
    }
web-ist-zone = { $name }：ルビー残り{ $count }個、次の価格は{ $price }
web-ist-zone-empty = { $name }：ルビー残りなし
web-ist-mosque = モスク：ルビー残り{ $count }個、タイルを{ $tiles }枚そろえたプレイヤーが1個獲得
web-ist-mosque-empty = モスク：ルビー残りなし
web-ist-tiles-needed = タイル{ $count }枚
web-ist-row = モスクタイル
web-ist-tile = { $name }：{ $effect }価格：{ $price }。
web-ist-stack =
    { $count ->
        [0] 山に残りなし
       *[other] 山に残り{ $count }枚
    }
web-ist-supply = サプライ
web-ist-deck = バザールカード：山札{ $deck }枚、捨て札{ $discard }枚

## 手番

web-ist-dice = ダイス
web-ist-die =
    { $face ->
        [R] ダイス：布
        [Y] ダイス：果物
        [G] ダイス：香辛料
        [B] ダイス：宝飾品
        [L] ダイス：リラ
       *[C] ダイス：カード
    }
web-ist-die-used =
    { $face ->
        [R] 使用済みのダイス：布
        [Y] 使用済みのダイス：果物
        [G] 使用済みのダイス：香辛料
        [B] 使用済みのダイス：宝飾品
        [L] 使用済みのダイス：リラ
       *[C] 使用済みのダイス：カード
    }
web-ist-reroll = クリスタル1個（所持{ $count }個）で振り直すダイスを選ぶか、このまま進んでください。
web-ist-no-reroll = 振り直しに使うクリスタルがありません。
web-ist-act =
    { $count ->
        [1] { $number }回目のアクション（この手番の最後）
       *[other] { $number }回目のアクション（残り{ $count }回）
    }
web-ist-reply = { $seat }が{ $card }を実行します。便乗しますか？
web-ist-actions = アクション
web-ist-action =
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
web-ist-action-says =
    { $kind ->
        [same] その商品をもう1個
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
web-ist-ask =
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
web-ist-all-ways = { $count }通りの支払い方をすべて表示
web-ist-clear = 選び直す

## カードとタイル

web-ist-cards = バザールカード
web-ist-card-list = カードとタイル
web-ist-ours-explained = ルール説明書に載っていない数値があります。全体のつじつまが合うように私たちが補ったもので、「推定」と表示しています。製品をお持ちの方は、実際の数値を入力できます。
web-ist-ours = 推定：{ $parts }
web-ist-part =
    { $part ->
        [count] 箱に入っている数
        [active] 手番プレイヤーが獲得するもの
        [others-may] ほかのプレイヤーができること
        [effect] 効果
       *[price] 価格
    }
web-ist-price = 価格：{ $price }。
web-ist-still-to-come =
    { $count ->
        [0] 山に残りなし
       *[other] 山に残り{ $count }枚
    }

## 終了

web-ist-player = プレイヤー
web-ist-ruby-count = ルビー
web-ist-fortune = 総資産
web-ist-decided =
    { $by ->
        [rubies] ルビーが最も多いプレイヤーの勝ちです。
        [money] ルビーが同数のため、総資産が最も多いプレイヤーの勝ちです。
       *[nothing] ルビーも総資産も同じため、勝利を分け合います。
    }
web-ist-fortune-says = 総資産は、商品1個を{ $good }リラ、クリスタル1個を{ $crystal }リラとして、手持ちのリラに加えたものです。
