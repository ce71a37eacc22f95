## 見た目・音・振動の設定

web-touch = 振動
web-banter = ボットがひとこと話す
web-letters = コマに表記用の文字を表示
