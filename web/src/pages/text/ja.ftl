### テーブルのまわりのページ

## ホーム

web-play-bot-says = 強さを選んで、すぐに始められます。
web-play-friend-says = リンクを送って、それぞれの端末で遊びます。
web-pass-and-play-says = この画面を順番に使って遊びます。
web-chance-starts = スタートプレイヤーはランダムに決まります。
web-for-players = { $range }人
web-warming-title = 「{ $game }」を準備しています
web-warming-says = このコンピューターでSeraiを動かすのは初めてなので、ルールを高速な機械語に変換しています。初回だけの作業で、1〜2分かかります。このままお待ちください。終わりしだい自動で始まります。
web-warming-soon = 「{ $game }」は、このコンピューターでの初回の準備中です。今のうちに設定を選んでおけば、準備ができしだい始まります。
web-warming-step =
    { $what ->
        [rules] ルール
        [bots] ボット
       *[table] テーブル
    }
web-more-options = 詳細設定
web-clock-rule = 持ち時間
web-clock-none = 持ち時間なし
web-clock-minutes = 各{ $count }分
web-clock-days = 1手番{ $count }日
web-undo-rule = 手の取り消し
web-undo-name =
    { $rule ->
        [last] 自分の最後の一手
        [free] いつでも可
        [off] 不可
       *[fair] 新しい情報が出る前のみ
    }
web-public-rule = 参加できる人
web-public-name =
    { $rule ->
        [everybody] 誰でも（募集中のテーブルに表示）
       *[link] リンクを知っている人のみ
    }
web-make-table = テーブルを作る
web-go-on-title = 続きから
web-go-on = 続ける
web-go-to-table = テーブルを開く
web-with-players = 相手：{ $names }
web-alone = 1台で交代プレイ
web-no-open-tables = 今は募集中のテーブルがありません。テーブルを作って、誰かを誘ってみましょう。
web-over = 終了
web-finished-games = 終わったゲーム（{ $count }）
web-free-seats = 空席{ $count }
web-learn = ルールを読む

## 自分について

web-edit-name = 名前を変える
web-nameless = 名前未設定
web-save = 保存
web-saved = 保存しました。
web-other-device = 別の端末でも遊ぶには
web-other-device-says = このブラウザーはあなたを覚えています。別の端末でも自分のテーブルを開けるようにするには、IDと合言葉を登録してください。
web-log-in-says = 別の端末で登録したIDと合言葉を入力してください。
web-handle = ID
web-passphrase = 合言葉
web-keep = 登録する
web-log-in = 登録済みの方はこちら
web-log-out = この端末からログアウト
web-kept-as = どの端末でも、ID「{ $handle }」と合言葉で続きから遊べます。
web-delete-me = 自分のデータを削除する
web-delete-me-says = あなたの名前、合言葉、発言と、ほかに誰も席に着いたことのないテーブルが削除されます。ほかの人とのゲームは名前を消して残り、対戦中のゲームではボットが席を引き継ぎます。元に戻せません。
web-delete-me-now = 完全に削除する

## リンクを送る

web-link-of = { $seat }用のリンク
web-copy = コピー
web-copy-link = リンクをコピー
web-copied = コピーしました。
web-not-copied = このブラウザーではコピーできませんでした。文字を選択するか、アドレスバーのリンクをお使いください。
web-share = 共有
web-qr = QRコード
web-qr-hide = QRコードを隠す
web-qr-says = スマートフォンのカメラで読み取ってください。
web-share-text = 「{ $game }」で一緒に遊びましょう！

## 参加と、行き先のないリンク

web-at-table = 参加者
web-join-says = アカウント登録は不要です。名前だけで遊べます。
web-join-invited = { $player }さんから「{ $game }」への招待です
web-join-new = 「{ $game }」ははじめてですか？　{ $count }分でおぼえられます
web-watch = 観戦する
web-notice-title =
    { $what ->
        [offline] サーバーにつながりません
        [old] 新しいバージョンがあります
        [lost] テーブルが見つかりません
        [taken] この席はもう埋まっています
        [full] 満席です
        [over] このゲームは終わっています
        [running] このゲームはまだ続いています
        [closed] 非公開のテーブルです
       *[other] うまくいきませんでした
    }
web-notice-says =
    { $what ->
        [offline] ゲームはすべてサーバーに残っているので、何も失われません。自動で再接続しますが、今すぐ試すこともできます。
        [old] サーバーの更新前に開いたページです。再読み込みすると、続きから遊べます。
        [lost] コピーしたときにリンクが途中で切れたのかもしれません。もう一度送ってもらうか、新しいゲームを始めてください。
        [taken] すでに誰かが使ったリンクか、古い招待リンクです。ホストに新しいリンクをもらうか、観戦してください。
        [full] 空席がありません。観戦するか、新しいゲームを始めてください。
        [over] 1手ずつ見返すことも、新しいゲームを始めることもできます。
        [running] リプレイは、ゲームが終わると見られます。それまでは、観戦するか、ゲームを続けてください。
        [closed] 見られるのは参加者だけです。別の端末で参加していた場合は、ホームでIDと合言葉を入力してください。それ以外の場合は、ホストにリンクをもらってください。
       *[other] 少し待ってから、もう一度お試しください。それでもうまくいかない場合は、ホームからやり直してください。
    }

## 待合室

web-waiting-says = 全員がそろうと、自動でゲームが始まります。
web-start-says = 待たずに、空席にボットを入れて始めることもできます。
web-presence =
    { $isHere ->
        [yes] 在席中
       *[no] 離席中
    }

## お知らせ

web-notify = 手番が来たら通知する
web-notify-denied = ブラウザーがこのページからの通知を許可していません。ブラウザーの設定で変更できます。
web-notify-text = あなたの手番です（{ $game }）

## リプレイ

## ルール

web-contents = 目次
web-play-game = 「{ $game }」で遊ぶ
web-unofficial = 市販のゲームのルールを、私たちの言葉で説明したものです。正式なルールは、製品に付属のルールブックをご覧ください。気に入ったら、ぜひ製品をお求めください。

web-labelled = { $label }：{ $value }
