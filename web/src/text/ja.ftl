### What only the web app says. Every key begins with web-; its function in src/lib/messages.ts has no prefix.

## Everywhere

web-tagline = 友だちとも、ボットとも遊べる交易ゲーム。
web-home = ホーム
web-skip = 本文へスキップ
web-settings = 設定
web-language = 言語
web-theme = 配色
web-theme-name =
    { $theme ->
        [light] ライト
        [dark] ダーク
       *[system] 端末に合わせる
    }
web-sound = サウンド
web-animation = アニメーション
web-speed-name =
    { $speed ->
        [off] なし
        [quick] 速い
        [slow] ゆっくり
       *[normal] ふつう
    }
web-zen = 集中モード：ゲームだけを表示
web-chance-near = { $end ->
    [sure] 99%超
   *[hopeless] 1%未満
}
web-top-bar = 上部のバー
web-close = 閉じる
web-cancel = キャンセル
web-retry = もう一度試す
web-reload = 再読み込み
web-update = 新しいバージョンがあります。
web-loading = お待ちください…
web-about = このアプリについて
web-version = バージョン { $version }

## When something is wrong

web-problem = うまくいきませんでした
web-offline = サーバーにつながりません。ゲームはサーバーに保存されているので、少し待ってからもう一度お試しください。
web-outdated = このページはサーバーより古いバージョンです。再読み込みすると、続きから遊べます。
web-nothing-here = この道はどこにも続いていません
web-check-link = ラクダが道をまちがえたようで、ここには砂しかありません。リンクが途中で切れているのかもしれません。もう一度送ってもらうか、ホームから始めてください。
web-connection =
    { $state ->
        [connecting] 接続しています…
        [open] 接続中
        [waiting] 接続が切れました。再接続しています…
       *[closed] 未接続
    }

## Names

web-you = { $name }（あなた）
web-open-seat = 空席

## Home

web-play-bot = ボットと遊ぶ
web-play-friend = 友だちと遊ぶ
web-pass-and-play = この端末で交代して遊ぶ
web-game = ゲーム
web-players = プレイヤー
web-player-count = 人数
web-level = レベル
web-level-named = { $name }：
web-begin = 始める
web-my-tables = 自分のテーブル
web-open-tables = 募集中のテーブル
web-rules = ルール
web-home-title = 席に着いて遊びましょう

## Joining

web-join = 席に着く
web-join-title = 「{ $game }」に招待されています
web-your-name = お名前

## At the table

web-your-turn = あなたの番
web-turn-of = { $seat }の手番です
    .you = あなたの手番です
web-watching = 観戦中です。
web-waiting-for-players = { $count ->
    [1] { $game }：友だちを待っています
   *[other] { $game }：友だちを待っています（あと{ $count }人）
}
web-log = ゲームログ
web-your-moves = 選べる手
web-make-move = この手で決定
web-hint = ヒント
web-undo = 手を取り消す
web-undo-asked = { $seat }が手の取り消しを求めています。認めますか？
web-agree = 認める
web-decline = 断る
web-resign = 投了
web-claim = 時間切れ勝ちを宣言
web-start = ボットを入れて始める
web-leave = 席を立つ
web-rematch = 再戦
web-to-rematch = 再戦のテーブルへ
web-replay = リプレイ
web-review = 振り返り
web-chat = チャット
web-send = 送信
web-said = { $seat }：{ $text }
web-nobody-wins = 勝者はいません。

## What happens beside the game

web-happened-created = テーブルが用意されました。
web-happened-joined = { $seat }が席に着きました。
    .you = あなたは席に着きました。
web-happened-left = { $seat }が席を立ちました。
    .you = あなたは席を立ちました。
web-happened-started = ゲーム開始です。
web-happened-offered = { $seat }が手の取り消しを求めています。
    .you = あなたは手の取り消しを求めています。
web-happened-declined = { $seat }は手の取り消しを認めませんでした。
    .you = あなたは手の取り消しを認めませんでした。
web-happened-undone = { $seat }が手を取り消しました。
    .you = あなたは手を取り消しました。
web-happened-resigned = { $seat }が投了しました。
    .you = あなたは投了しました。
web-happened-claimed = { $seat }の持ち時間が切れました。
    .you = あなたの持ち時間が切れました。
web-happened-again = { $seat }が再戦を希望しています。
    .you = あなたは再戦を希望しています。
web-happened-rematched = 再戦の準備ができました。
web-happened-closed = サーバーの管理者がテーブルを終了しました。
web-happened-opened = { $seat }の席が空きました。

## Replay

web-download = ゲーム記録をダウンロード

## Numbers on the connection of others

web-spectators =
    { $count ->
        [0] 観戦者はいません
       *[other] { $count }人が観戦中
    }

## Chance

web-starting = まもなく「{ $game }」が始まります…
web-starting-says = カードとダイスは、各プレイヤーのブラウザーの乱数から決まります。離席中の人の分は数秒だけ待ちます。
web-imported =
    { $moves ->
        [0] このゲームは、以前のゲームの続きです。最初のカードやダイスの目は、このテーブルで決まったものではありません。
       *[other] このゲームは、以前のゲームの続きです。最初の{ $moves }手は、このテーブルでプレイされたものではありません。
    }
