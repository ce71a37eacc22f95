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
web-hinted-chance = ヒント（予想勝率 { $chance }）
web-resign-sure =
    { $then ->
        [goes-on] 投了すると、あなたの負けになります。あなたの席はボットが引き継ぎ、ほかのプレイヤーはそのままゲームを続けます（観戦はできます）。よろしいですか？
        [all-others-win] 投了するとゲームは終わり、あなたの負け、ほかの全員の勝ちになります。よろしいですか？
       *[other-wins] 投了すると、あなたの負けになります。よろしいですか？
    }
web-resign-daily = 今日のディールに挑戦できるのは1回だけです。投了すると、順位はつきません。

## The story

web-story = ログとチャット
web-more = その他
web-earlier = 1つ前へ
web-later = 1つ先へ
web-looks-back = 前の場面を表示中：{ $now }/{ $all }
web-to-present = ゲームに戻る
web-hear =
    { $is ->
        [muted] { $seat }のミュートを解除
       *[heard] { $seat }をミュート
    }

## Chance

web-fairness = 乱数の公正さ
web-fairness-says = ダイスの目とカードの順番は、ゲームの開始前に決めたサーバーの秘密の数と、各プレイヤーの乱数で決まります。どの数も、先にハッシュ値が、あとで数そのものが公開されます。そのため、誰も自分に都合のよい数を選ぶことができず、ダイスの目もカードも操作されていないことを、誰でもひとつひとつ確かめられます。
web-commitment = ハッシュ値（SHA-256）
web-seed = 秘密の数
web-check = ゲーム記録をダウンロードすれば、自分で検証できます：{ $command }
web-players-numbers = プレイヤーの乱数
web-players-number =
    { $what ->
        [none] { $seat }：なし
        [promised] { $seat }：ゲーム開始まで非公開
        [withheld] { $seat }：時間内に届かず
       *[given] { $seat }
    }
web-fair-seed =
    { $isRight ->
        [yes] ハッシュ値はこの秘密の数と一致します。
       *[no] ハッシュ値がこの秘密の数と一致しません！
    }
web-fair-commitment =
    { $isRight ->
        [yes] このブラウザーが最初に見たハッシュ値と同じです。
        [no] このブラウザーが最初に見たハッシュ値と違います！
       *[unknown] このブラウザーは終了前にハッシュ値を見ていないため、変更されたかどうかは分かりません。
    }
web-fair-numbers =
    { $isRight ->
        [yes] プレイヤーの乱数は、開始前に出されたハッシュ値と一致します。
        [no] プレイヤーの乱数が、開始前に出されたハッシュ値と一致しません！
       *[unknown] 乱数を出したプレイヤーがいないため、結果はサーバーの秘密の数だけで決まりました。
    }
web-fair-own =
    { $isRight ->
        [yes] あなたの乱数が使われました。
       *[no] あなたの乱数は使われていません。届くのが遅すぎたか、サーバーが除外しました。
    }
web-fair-withheld = { $seat }：約束した乱数が時間内に届かなかったため、それなしでゲームが始まりました。
web-log-undone = 取り消し：
web-deal-results = ディールの結果へ
web-fair-deal = このディールは全員が同じカードとダイスでプレイするため、プレイヤーの乱数は使われません。秘密の数は{ $time }に公開されます。
