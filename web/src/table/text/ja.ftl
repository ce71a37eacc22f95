## Who sits there

web-seat-state =
    { $state ->
        [bot] ボット
        [here] テーブルにいます
       *[away] 離席中です
    }
web-clock = 残り時間：{ $time }
web-time-up = 時間切れです

## Commands

web-undo-waits = 「待った」を申し込みました。返事を待っています…
web-hinted = ヒント：{ $move }。勝つ見込み：{ $chance }
web-resign-sure = 投了すると、あなたの負けになります。よろしいですか？

## The story

web-story = 記録とチャット
web-earlier = 1つ前へ
web-later = 1つ先へ
web-looks-back = 振り返り中：{ $all }のうち{ $now }
web-to-present = 現在に戻る
web-hear =
    { $is ->
        [muted] { $seat }さんの発言を再び表示する
       *[heard] { $seat }さんをミュートする
    }

## Chance

web-fairness = 運は公正ですか？
web-fairness-says = ダイスの目やカードは、ゲーム開始前に決まった秘密の数から導かれます。その指紋は最初から公開され、数そのものは終了時に公開されるので、すべての結果を誰でも検証できます。
web-commitment = 指紋（SHA-256）
web-seed = 秘密の数
web-check = 棋譜をダウンロードして自分で確かめられます：{ $command }
