## Who sits there

web-seat-state =
    { $state ->
        [bot] ボット
        [here] 在席中
       *[away] 離席中
    }
web-clock = 残り時間：{ $time }
web-time-up = 時間切れ

## Commands

web-undo-waits = 手の取り消しを申し込みました。返事を待っています…
web-hinted = ヒント：{ $move }（予想勝率 { $chance }）
web-resign-sure = 投了すると、あなたの負けになります。よろしいですか？

## The story

web-story = ログとチャット
web-earlier = 1つ前へ
web-later = 1つ次へ
web-looks-back = 振り返り中：{ $now }/{ $all }
web-to-present = 現在に戻る
web-hear =
    { $is ->
        [muted] { $seat }のミュートを解除
       *[heard] { $seat }をミュート
    }

## Chance

web-fairness = 乱数の公正さ
web-fairness-says = ダイスの目とカードの順番は、ゲームの開始前に決めた秘密の数ですべて決まります。その数のハッシュ値は最初から公開され、数そのものはゲーム終了時に公開されます。結果が操作されていないことを、誰でも1つ残らず確かめられます。
web-commitment = ハッシュ値（SHA-256）
web-seed = 秘密の数
web-check = ゲーム記録をダウンロードすれば、自分で検証できます：{ $command }
