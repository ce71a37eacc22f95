### テーブルのまわりのページ


## ホーム

web-play-bot-says = 好きな強さを選んで、すぐに始められます。
web-play-friend-says = リンクを送って、それぞれの端末で遊びます。
web-pass-and-play-says = この画面を順番に使って遊びます。
web-chance-starts = 先手は運で決まります。
web-for-players = { $range }人
web-game-says =
    { $game ->
        [jaipur] 商品とラクダ、そして売り時の読み。マハラジャの御用商人を目指します。
        [istanbul] ダイスを振り、バザールで取引し、誰よりも早くルビーを集めます。
       *[other] 商人のゲームです。
    }
web-warming-title = { $game }を準備しています
web-warming-says = このコンピューターでSeraiを動かすのは初めてなので、ルールを高速な機械語に変換しています。一度だけで、1〜2分かかります。このままお待ちください。準備ができると自動で始まります。
web-warming-soon = { $game }は、このコンピューターでの初回の準備中です。設定を選んでおけば、準備ができしだい始まります。
web-warming-step =
    { $what ->
        [rules] ルール
        [bots] ボット
       *[table] テーブル
    }
web-more-options = 詳しい設定
web-clock-rule = 持ち時間
web-clock-none = なし
web-clock-minutes = 各{ $count }分
web-clock-days = 1手{ $count }日
web-undo-rule = 待った
web-undo-name =
    { $rule ->
        [free] いつでも
        [off] なし
       *[fair] 新しい情報が出る前だけ
    }
web-public-rule = 参加できる人
web-public-name =
    { $rule ->
        [everybody] 誰でも（募集中のテーブルに表示）
       *[link] リンクを知っている人だけ
    }
web-make-table = テーブルを作る
web-go-on-title = 続きから
web-go-on = 続ける
web-with-players = { $names }と対戦
web-alone = 1台の画面で
web-no-open-tables = 募集中のテーブルは今ありません。テーブルを作って誰かを誘ってみましょう。
web-no-own-tables = 遊んだゲームがここに並びます。
web-over = 終了
web-finished-games = 終わったゲーム（{ $count }）
web-free-seats = 空席{ $count }
web-learn = ルールを読む

## 自分について

web-edit-name = 名前を変える
web-nameless = まだ名前がありません
web-save = 保存
web-saved = 保存しました。
web-other-device = 別の端末から戻ってくるには
web-other-device-says = このブラウザーはあなたを覚えています。別の端末でも自分のテーブルを開けるようにするには、IDと合言葉を決めてください。
web-log-in-says = 別の端末で決めたIDと合言葉を入力してください。
web-handle = ID
web-passphrase = 合言葉
web-keep = 覚えておいてもらう
web-log-in = もう持っています
web-log-out = この端末では忘れてもらう
web-kept-as = どの端末からでも「{ $handle }」として戻れます。

## リンクを送る

web-link-of = { $seat }のリンク
web-copy = コピー
web-copied = コピーしました。
web-share = 共有
web-qr = QRコード
web-qr-says = スマートフォンのカメラで読み取ってください。
web-share-text = 一緒に「{ $game }」で遊びましょう！

## 参加と、行き先のないリンク

web-at-table = テーブルにいる人
web-join-says = 登録はいりません。名前だけで遊べます。
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
        [old] このページはサーバーが更新される前に開かれたものです。再読み込みすれば、ゲームは元のところから続きます。
        [lost] コピーしたときにリンクが途中で切れたのかもしれません。もう一度送ってもらうか、自分でゲームを始めてください。
        [taken] 誰かがこのリンクをすでに使ったか、古い招待のリンクです。主催者に新しいリンクをもらうか、観戦してください。
        [full] 空席がないままゲームが進んでいます。観戦するか、自分でゲームを始めてください。
        [over] 一手ずつ振り返るか、新しいゲームを始められます。
        [running] リプレイはゲームが終わると開けます。それまでは観戦するか、対局を続けてください。
        [closed] 見られるのは参加者だけです。別の端末で参加していた場合は、ホームでIDと合言葉を入力して戻ってください。そうでなければ、主催者にリンクをもらってください。
       *[other] 少し待ってからもう一度試してください。繰り返す場合は、ホームからやり直してください。
    }

## 待合室

web-waiting-says = 席がすべて埋まると、自動でゲームが始まります。
web-start-says = 待たずに、空席をボットに任せて始めることもできます。
web-presence =
    { $isHere ->
        [yes] 在席
       *[no] 離席
    }

## お知らせ

web-notify = 手番が来たら知らせてもらう
web-notify-on = このページを見ていないときに手番が来たら、お知らせします。
web-notify-denied = ブラウザーがこのページからの通知を許可していません。ブラウザーの設定で変更できます。
web-notify-text = { $game }：あなたの手番です。

## リプレイ

web-viewpoint = 視点
web-spectator = 観戦者
web-step-choice = 手数
web-start-position = 開始時
web-play = 再生
web-pause = 一時停止
web-replay-keys = キー操作：← →で1手、HomeとEndで最初と最後、スペースで再生
web-download-json = 棋譜（JSON）
web-download-text = 棋譜（テキスト）
web-copy-step = この場面のリンクをコピー
web-continue-here = ここから続ける
web-continue-says = この場面から新しいテーブルを作ります。あなたが1席、ボットが残りの席に着き、この先のカードやダイスは引き直されます。
web-your-seat = あなたの席
web-fair-result =
    { $isRight ->
        [yes] たった今ここで確かめました。指紋はこの秘密の数と一致します。
       *[no] 指紋がこの秘密の数と一致しません！
    }
web-fair-more = これは何？
web-fair-how = カードやダイスを一つ残らず確かめるには、棋譜をダウンロードして次を実行します。
web-game-summary = ゲーム

## ルール

web-contents = 目次
web-rules-both = 2つのゲームを手短に
web-play-game = { $game }で遊ぶ
web-unofficial = 市販のゲームを私たちの言葉で説明したものです。きちんと覚えたい方は、ぜひ製品をお求めください。正式なルールは箱の中のルールブックです。
