### How rounds and games end, and what is offered then.

web-next-round = 次のラウンドへ
web-see-result = 結果を見る
web-count-skip = 集計をスキップ
web-as-table = 表で見る
web-you-win = あなたの勝ち！
web-you-resigned = 投了しました
web-others-win = ゲームは終わり、ほかの全員の勝ちになりました。
web-lesson-no-seal = レッスンで勝っても印はもらえません。通常のゲームでボットに勝つと、「わたしの道」の印を獲得できます。
web-you-share = { $others }と勝利を分け合いました
web-winner =
    { $count ->
        [1] { $winners }の勝ち
       *[other] { $winners }が勝利を分け合いました
    }
web-how-ended =
    { $how ->
        [resigned] 投了で決着しました。
        [time] 時間切れです。
       *[abandoned] テーブルは閉じられました。
    }
web-play-again = もう一度！
web-next-level = 次のレベル
web-easier-level = やさしいレベル
web-where-it-turned = 勝負の分かれ目
web-look-at-it = リプレイ
web-picture = 共有
web-picture-saved = 画像をダウンロードに保存しました。
web-picture-failed = このブラウザーでは画像を作れません。結果の画面のスクリーンショットで代用できます。
web-show-table = テーブルを見る
web-show-result = 結果を表示
web-finished-as =
    { $how ->
        [won] 勝ち { $score }
        [lost] 負け { $score }
        [shared] 同率勝利 { $score }
       *[over] 終了 { $score }
    }
