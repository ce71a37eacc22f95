web-passphrase-change = 合言葉を変更する
web-passphrase-old = 現在の合言葉
web-passphrase-new = 新しい合言葉
web-passphrase-changed = 合言葉を変更しました。ほかの端末では、もう一度ログインしてください。
web-log-out-all = すべての端末からログアウト
web-log-out-all-says = この端末も含めて、すべての端末からログアウトします。IDと合言葉でいつでも戻れます。

## What is studied beside games

web-home-study-title = 上達する
web-home-study-puzzles = 問題集
web-home-study-puzzles-says = 決め手を見つける
web-home-study-daily = 今日のディール：{ $game }
web-home-study-daily-says = 全員が同じディールで
web-home-study-road = わたしの道
web-home-study-road-says = 印、実力、運
web-profile = 名前とアイコン
web-portrait = あなたのアイコン
web-portrait-none = アイコンなし
web-portrait-says = この端末では、どのテーブルでもこのアイコンで表示されます。
