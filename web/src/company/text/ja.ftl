### みんなで遊ぶ：テーブルのリンク、再戦、未読メッセージ、再訪、1台を回して遊ぶ。

## リンクはひとつ

web-one-link = { $count ->
    [1] 友だちを1人招待
   *[other] 友だちを招待
}
web-one-link-label = このテーブルへのリンク
web-one-link-says = { $count ->
    [1] このリンクを送ってください。開いた人は空席に座れます。
   *[other] 全員に同じリンクを送れます。開いた人は空席に座れます。
}
web-seat-links = 席ごとのリンク
web-seat-links-says = 誰がどこに座るかを選べます。どのリンクも一度だけ使えます。
web-take-seat = 席に着く
web-by-invitation = ここでは観戦できます。参加するには、このテーブルのリンクをもらってください。
web-game-facts = ゲームの内容

## 再戦

web-rematch-waits = 申し込みました。{ $names }の返事を待っています…
web-rematch-asked =
    { $count ->
       *[other] { $names }が再戦を希望しています。
    }

## メッセージ

web-unread =
    { $count ->
       *[other] { $label }、新着メッセージ{ $count }件
    }

## 戻ってきたとき

web-while-away = お留守の間に…
web-skip-moves = スキップ
web-gone-offline = オフラインです。何も失われていません。つながりしだい、あなたの手が送られます。

## 1台を回して遊ぶ

web-hand-on = { $seat }に渡す
web-player-names = 遊ぶ人
web-player-names-says = 名前はなくてもかまいません。
