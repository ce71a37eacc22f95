## 時間、過去、運

web-clock = 残り時間
web-looks-back = 振り返り中：{ $all }局面中{ $now }番目
web-to-present = 現在に戻る
web-fairness = 運は公正ですか？
web-fairness-says = ダイスの目やカードは、ゲーム開始前に決まった秘密の数から導かれます。その指紋は最初から公開され、数そのものは終了時に公開されるので、すべての結果を誰でも検証できます。
web-commitment = 指紋（SHA-256）
web-seed = 秘密の数
