web-viewpoint = 視点
web-spectator = 観戦者
web-step-choice = 場面
web-start-position = ゲーム開始
web-play = 再生
web-pause = 一時停止
web-replay-keys = キー操作：←→で1手ずつ、HomeとEndで最初と最後、スペースで再生
web-download-json = ゲーム記録（JSON）
web-download-text = ゲーム記録（テキスト）
web-copy-step = この場面のリンクをコピー
web-continue-here = ここから続ける
web-continue-says = この場面から新しいテーブルを作ります。あなたが1席に、ボットが残りの席に着きます。この先のカードやダイスの目は、新しく決まります。
web-your-seat = あなたの席
web-fair-more = しくみ
web-fair-lesson = これはレッスンでした。カードとダイスはあらかじめ決められています。
web-fair-how = カードとダイスの目を1つ残らず検証するには、ゲーム記録をダウンロードして、次のコマンドを実行します。
web-game-summary = ゲーム
web-ending =
    { $how ->
        [resigned] 相手の投了により、{ $winners }の勝ちです。
        [time] 時間切れにより、{ $winners }の勝ちです。
       *[played]
            { $count ->
                [1] { $winners }の勝ちです。
               *[other] { $winners }が勝利を分け合いました。
            }
    }
    .you =
        { $how ->
            [resigned] 相手の投了により、あなたの勝ちです。
            [time] 時間切れにより、あなたの勝ちです。
           *[played] あなたの勝ちです！
        }
web-first = 最初
web-back = 前へ
web-next = 次へ
web-last = 最後
web-step = { $all }手中{ $now }手目
