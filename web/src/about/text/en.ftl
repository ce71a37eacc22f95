## About

web-about-what = Serai is a place to play trading games with friends or against bots, and to get better at them. Its name is short for caravanserai, an inn where traders met.
web-about-play = There’s nothing to install and no account to create. Learn a game in a few minutes, send a friend a link, or pick a bot that suits you. Afterwards, go over every move again.
web-about-rules = The table in your browser, the bots and the server all follow one and the same set of rules, so they never disagree. And no bot sees a card you haven’t shown.
web-about-fair = The replay of every finished game shows the result of this check. To check every card and every roll yourself, download the record and run:
web-about-privacy = Privacy
web-about-private = No account, no email address, no tracking, and nothing is sent to anyone else.
web-about-browser = This browser keeps one cookie, so that the server recognises you for 400 days after your last visit; your language, theme and sound settings; and what it needs to check that your latest games were fair.
web-about-server = The server keeps the name you chose, your games and what is said at the tables. Whoever runs the server can read it.
web-about-records = Records
web-about-record = Every finished game can be downloaded from its replay: as text for people, or as JSON for programs. On the command line you can replay and check it:
web-about-licence = Licence
web-about-free = Serai is free software under the Apache License, version 2.0. Cards, pieces, icons and sounds were made for it.
# $games (list)
web-about-games = { $games } are published games; their names belong to their publishers, with whom Serai has no connection. If you like them, buy them.
# $name (text)
web-about-name = { $name }
