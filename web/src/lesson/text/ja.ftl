### レッスンの文のほかに言うこと。

web-lesson = レッスン
web-learn-new-here = はじめてですか？
web-learn-next = もうひとつのゲームもいかがですか？
web-learn-says = 数秒後には最初の一手。遊びながら、一⁠歩⁠ずつおぼえましょう。
web-learn-game = 「{ $game }」をおぼえる
web-learn-minutes = { $count }分
web-learn-more = レッスン
web-learn-done = 済み
web-learn-ready = { $game }を準備しています。レッスンは自動的に始まります。
web-coach-step = ステップ{ $step }/{ $steps }
web-coach-next = 次へ
web-coach-back = 戻る
web-coach-skip = 教えて
web-coach-do = 代わりに行う
web-coach-later = ここで数手番進みます。「次へ」で続きを見ましょう。
web-coach-leave = やめる
web-coach-play = 続ける
