web-study-road-title = わたしの道
web-study-road-summary = { $since }から{ $count }ゲーム
web-study-road-new = どの道にも5人の商人が待っています。先へ行くほど手ごわい相手です。それぞれに1回、3回、10回勝つと、その商人の3つの印を獲得できます。

## The road and its seals

web-study-road-of = 「{ $game }」の道
web-study-road-seal =
    { $rank ->
        [1] 初勝利の印
        [2] 3勝の印
       *[3] 10勝の印
    }
web-study-road-seals = 印：{ $won }/{ $seals }
web-study-road-here = 現在地
web-study-road-tally = { $played }戦{ $won }勝
web-study-road-next-seal = 次の印まであと{ $count }勝
web-study-road-all-seals = 印をすべて獲得

## Figures

web-study-road-games = ゲーム
web-study-road-won-lost = { $won }勝{ $lost }敗
web-study-road-won-shared-lost = { $won }勝{ $lost }敗、同率勝利{ $shared }回
web-study-road-streak = 連勝
web-study-road-streak-best = これまでの最高：{ $best }
web-study-road-feat = 会心の一手
web-study-road-feat-see = もう一度見る
web-study-road-skill = 1手あたりの損失（ポイント）
web-study-road-interval = 95%の確かさで{ $low }〜{ $high }
web-study-road-like = 正確さが同じくらいの相手：{ $levels }
web-study-road-from-to = { $first }〜{ $last }

## Skill and luck over time

web-study-road-skill-says = 1手あたりに失った勝率の平均です（ポイント）。0が最善です。選べる手が1つだけの場面と、勝負がほぼついた場面は数えません。振り返り済みの直近{ $count }ゲームが対象です。
web-study-road-luck = 運
web-study-road-luck-says = カードやダイスで得た、または失った勝率（ポイント）です。ゲームを重ねるほど、平均は0に近づきます。
web-study-road-luck-mean = 平均{ $mean }ポイント（±{ $margin }）
web-study-road-no-review = 終わったゲームの振り返りは自動で作られます。できあがると、実力と運がゲームごとにここに表示されます。
web-study-road-more-games = あと{ $count }ゲームで、1手あたりの損失と運がここに表示されます。それより少ないと、数字は偶然に左右されてしまいます。
web-study-road-lessons = レッスン{ $count }回修了。レッスンはゲーム数に入りません。
web-study-road-outcome =
    { $outcome ->
        [won] 勝ち
        [shared] 同率勝利
       *[lost] 負け
    }
web-study-road-point-skill = { $date }、{ web-study-road-outcome }：{ $skill }（{ $low }〜{ $high }、{ $count }手）
web-study-road-point-none = { $date }、{ web-study-road-outcome }：数える手なし
web-study-road-point-luck = { $date }、{ web-study-road-outcome }：{ $luck }ポイント、{ $share }のゲームより幸運
web-study-road-open-review = 振り返りを開く
web-study-road-open-replay = ゲームを再生する
web-study-road-better = 良い
web-study-road-worse = 悪い
web-study-road-lucky = 幸運
web-study-road-unlucky = 不運
web-study-road-as-table = 表で見る
web-study-road-date = 日付
web-study-road-result = 結果

## Habits

web-study-road-habits = プレイの傾向
web-study-road-habits-says = 直近{ $count }ゲームの全手数に占める、手の種類ごとの割合です。{ $name }どうしの対戦と並べて示します。
web-study-road-habits-few = 3ゲームを最後まで遊ぶと、いちばん強いボットと並べて、あなたの傾向がここに表示されます。
web-study-road-you = あなた
web-study-road-moment-says = 各組の下の目印は、その手を選ぶ時期を示します。左がラウンドやゲームの序盤、右が終盤です。
web-study-road-habit = { $kind }：あなた { $mine }、{ $name } { $theirs }
web-study-road-moment = 平均して全体の{ $mine }の時点。{ $name }は{ $theirs }

## People

web-study-road-people = いっしょに遊んだ人
web-study-road-somebody = データを削除した人
web-study-road-name = 名前

## What counts

web-study-road-counts = 勝敗の数え方
web-study-road-counts-games = このサーバーのテーブルで最初から遊んだゲームは、今日のディールも含めてすべて数えます。投了や時間切れは、そのあとボットが続けても負けになります。相手がひとりで、その相手が投了や時間切れになった場合は、あなたの勝ちです。
web-study-road-counts-not = レッスン、ゲーム記録から再開したゲーム、ひとりで複数の席を受け持ったゲーム、途中から引き継いだ席、最後まで行われなかったゲームは数えません。
web-study-road-counts-seals = 勝利は、最初から席にいたすべてのボットに対して数えます。ヒントは使ってかまいません。無制限の取り消しを使った勝利とデュプリケート対戦の勝利も数えますが、印は獲得できません。勝利を分け合ったときは、連勝は増えも途切れもしません。
web-study-road-uncounted =
    { $reason ->
        [lesson] レッスン：{ $count }
        [imported] ゲーム記録からの再開：{ $count }
        [one-screen] ひとりで複数の席：{ $count }
        [late] 途中からの引き継ぎ：{ $count }
       *[abandoned] 終わらなかったゲーム：{ $count }
    }
web-study-road-not-counted = これまでに数えなかったもの

## Your data

web-study-road-data = あなたのデータ
web-study-road-data-says = このサーバーがあなたについて保存しているものを、ひとつのファイル（JSON）にまとめます。ゲームと手、結果、発言、端末が含まれます。合言葉と鍵は含まれません。
web-study-road-export = 自分のデータをダウンロード
web-study-road-running = 進行中のゲームが{ $count }件あります。データを削除すると、ほかの人が続けるゲームではボットがあなたの席に着きます。ほかに誰も座ったことのないテーブルは削除されます。
web-study-road-type-name = 確認のため「{ $name }」と入力してください
web-study-road-other-name = 名前が違います。
