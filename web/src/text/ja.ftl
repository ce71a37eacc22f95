### What only the web app says. Every key begins with web-; its function in src/lib/messages.ts has no prefix.


## Everywhere

web-tagline = 友だちとも、ボットとも遊べる商人のゲーム。
web-home = ホーム
web-skip = 本文へ移動
web-settings = 設定
web-language = 言語
web-theme = 配色
web-theme-name =
    { $theme ->
        [light] ライト
        [dark] ダーク
       *[system] 端末に合わせる
    }
web-sound = 音
web-animation = アニメーション
web-speed-name =
    { $speed ->
        [off] なし
        [quick] 速い
        [slow] ゆっくり
       *[normal] ふつう
    }
web-zen = 集中モード：ゲームだけを表示
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
web-offline = サーバーにつながりません。ゲームはサーバーに保存されています。少し待ってからもう一度お試しください。
web-outdated = このページはサーバーより古いバージョンです。再読み込みすると続きから遊べます。
web-nothing-here = ここには何もありません
web-check-link = リンクが途中で切れているかもしれません。もう一度リンクをもらうか、ホームから始めてください。
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
web-players = 人数
web-level = レベル
web-begin = 始める
web-my-tables = 自分のテーブル
web-open-tables = 募集中のテーブル
web-rules = ルール
web-home-title = 席に着いて、さあ遊ぼう

## Joining

web-join = 席に着く
web-join-title = { $game }に招待されています
web-your-name = お名前

## At the table

web-your-turn = あなたの番です
web-turn-of = { $seat }の番です
web-watching = 観戦中です。
web-waiting-for-players = プレイヤーを待っています
web-links = プレイヤーごとにリンクを送ってください
web-log = これまでの出来事
web-your-moves = 選べる手
web-make-move = この手を指す
web-hint = ヒント
web-undo = 待った
web-undo-asked = { $seat }が手を戻したいと言っています。よろしいですか？
web-agree = 同意する
web-decline = 断る
web-resign = 投了
web-claim = 時間切れ勝ちを宣言
web-start = ボットを入れて始める
web-leave = 席を立つ
web-rematch = 再戦
web-to-rematch = 再戦のテーブルへ
web-replay = 対局を振り返る
web-chat = チャット
web-send = 送信
web-said = { $seat }：{ $text }
web-nobody-wins = 勝者はいません。
web-ending =
    { $how ->
        [resigned] 相手の投了により、{ $winners }の勝ちです。
        [time] 時間切れにより、{ $winners }の勝ちです。
       *[played]
            { $count ->
                [1] { $winners }の勝ちです。
               *[other] { $winners }がともに勝ちです。
            }
    }

## What happens beside the game

web-happened-created = テーブルの準備ができました。
web-happened-joined = { $seat }が席に着きました。
web-happened-left = { $seat }が席を立ちました。
web-happened-started = ゲーム開始です。
web-happened-offered = { $seat }が手を戻したいと言っています。
web-happened-declined = { $seat }は手を戻すことに同意しませんでした。
web-happened-undone = { $seat }が手を戻しました。
web-happened-resigned = { $seat }が投了しました。
web-happened-claimed = { $seat }は時間切れです。
web-happened-again = { $seat }が再戦を希望しています。
web-happened-rematched = 再戦の準備ができました。

## Replay

web-first = 最初
web-back = 前へ
web-next = 次へ
web-last = 最後
web-step = { $all }手中{ $now }手目
web-download = 記録をダウンロード

## Numbers on the connection of others

web-spectators =
    { $count ->
        [0] 観戦者はいません
       *[other] { $count }人が観戦中
    }
