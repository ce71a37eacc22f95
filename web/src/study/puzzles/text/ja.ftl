# $rating (number)
# $low (number)
# $high (number)
web-study-puzzles-rating = あなたのレーティング：{ NUMBER($rating, useGrouping: 0) }（{ NUMBER($low, useGrouping: 0) }〜{ NUMBER($high, useGrouping: 0) }）
web-study-puzzles-title = 問題集
web-study-puzzles-puzzle = 最善手を見つけましょう
web-study-puzzles-better = もっと良い手を見つけましょう
web-study-puzzles-better-of = もっと良い手を見つけましょう（{ $now }/{ $all }）
web-study-puzzles-intro = どの局面にも、明らかに最善の手が1つあります。見えるのは、手番のプレイヤーが知り得たことだけです。
web-study-puzzles-no-rating = 最初の挑戦でレーティングが付きます。
web-study-puzzles-estimating = レーティングはまだ推定中です。あと{ $left }問で表示されます。
# $solved (number)
# $tried (number)
# $count (number)
web-study-puzzles-progress = { $tried }問に挑戦、{ $solved }問正解／全{ $count }問
# $count (number)
web-study-puzzles-count = 全{ $count }問
web-study-puzzles-solve = 問題を解く
# $state (choice)
web-study-puzzles-daily = { $state ->
    [solved] 今日の問題：正解
    [missed] 今日の問題：不正解
   *[open] 今日の問題
}
# $day (text)
web-study-puzzles-daily-of = { $day }の今日の問題
web-study-puzzles-by-theme = テーマ別
web-study-puzzles-theme-counts = 1つのミスに複数のテーマがあることもあります。
web-study-puzzles-mistakes = あなたのミス
web-study-puzzles-mistakes-intro = あなたのゲームで、明らかにもっと良い手があった場面です（勝率を5ポイント以上失った手）。解けるまで繰り返し出題されます。
# $due (number)
# $count (number)
web-study-puzzles-due = いま復習する場面：{ $count }件中{ $due }件
web-study-puzzles-you = あなた
web-study-puzzles-opponent = 相手
# $rating (number)
web-study-puzzles-hardness = 問題のレーティング { NUMBER($rating, useGrouping: 0) }
web-study-puzzles-unrated = 一度挑戦した問題なので、レーティングは変わりません。
web-study-puzzles-practice = まだ復習の時期ではありません。これは練習です。
web-study-puzzles-answer = 答え
web-study-puzzles-solved = 正解！
web-study-puzzles-missed = 最善手ではありません
# $points (text)
web-study-puzzles-gave-up = この手で、勝率が{ $points }ポイント下がります。
web-study-puzzles-not-judged = この手は損が大きすぎるため、下の一覧には入りません。
# $move (text)
web-study-puzzles-beside = 「{ $move }」と比べると：
web-study-puzzles-no-reason = 一つの数字では説明できません。差は、このあとの数手番で表れます。
web-study-puzzles-chances = それぞれの手の勝率
# $count (number)
# $share (text)
web-study-puzzles-other-ways = ほかの払い方（{ $count }通り）：最高{ $share }
web-study-puzzles-yours = あなたの手
web-study-puzzles-themes = テーマ：
# $date (text)
web-study-puzzles-due-again = 次は{ $date }に出題されます。
web-study-puzzles-due-today = 今日のうちにもう一度出題されます。
web-study-puzzles-next = 次へ
web-study-puzzles-back = 元の局面に戻る
web-study-puzzles-show = 最善手を見る
web-study-puzzles-stop = 終わる
web-study-puzzles-review = 振り返りを見る
web-study-puzzles-remove = ミスの一覧から外す
web-study-puzzles-removed = ミスの一覧から外しました。
web-study-puzzles-no-mistakes = まだ何もありません。ゲームを終えると、特に損の大きかった場面がここに並びます。
# $due (number)
web-study-puzzles-repeat = { $due }件のミスを復習する
web-study-puzzles-repeat-any = それでも練習する
# $date (text)
web-study-puzzles-next-due = { $date }まで復習するものはありません。
web-study-puzzles-all = すべて
