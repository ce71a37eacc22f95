web-key-says =
    { $what ->
        [move] 次のカード、コマ、アクションへ移動
        [choose] 選択、または選択解除
        [number] カード、アクション、回答を並び順で選択（1番目、2番目、3番目…）
        [own] 手札やダイスを並び順で選択
        [confirm] 選んだ手で決定
        [clear] 選択をすべて解除、ウィンドウを閉じる
        [hint] ヒントを見る
        [undo] 手を取り消す
        [back] 1手前の場面を見る
        [forward] 1手進む
        [log] ゲームログへ移動
        [chat] メッセージを書く
        [sound] サウンドのオンとオフ
        [help] ルールとキー操作
        [explain] これは何？（選択中のコマ、または次に押すコマの説明）
        [replay] リプレイ：1手戻る、1手進む
        [ends] リプレイ：最初へ、最後へ
       *[play] リプレイ：再生、一時停止
    }
web-key-cap =
    { $cap ->
        [space] スペース
        [Shift] Shift
        [Enter] Enter
        [Esc] Esc
        [Home] Home
       *[End] End
    }
web-keys-on = 1つのキーだけの操作を使う
web-about-keys = キー操作
