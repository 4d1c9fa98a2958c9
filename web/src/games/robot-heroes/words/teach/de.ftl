# Der Einstieg in Robot Heroes: so kurz, dass man ihn einem Kind von sechs Jahren vorlesen kann.

teach-hero-title = Wer möchtest du sein?
teach-hero = Tippe auf einen Helden. Dann tippe auf den großen Knopf.
teach-hero-other-title = Das bist du!
teach-hero-other = Du spielst { $character ->
    [optimus] Optimus Prime
   *[megatron] Megatron
 }. Dein Held ist ein Puzzle aus sechs Teilen. Pass gut auf sie auf!
teach-roll-title = Würfle
teach-roll = Du bist dran. Tippe auf den Würfel. Er sagt, wie viele Felder dein Held läuft.
teach-move-title = Wohin?
teach-move = Du darfst in beide Richtungen laufen. Tippe auf ein leuchtendes Feld. Zwei Schwerter heißen Kampf, zwei Karten heißen: neue Karte.
teach-seek-title = Traust du dich?
teach-seek = Lande auf zwei Schwertern oder beim anderen Helden, und ein Kampf beginnt!
teach-discard-title = Deine Hand ist voll
teach-discard = Wähle eine Karte, die du nicht brauchst. Dafür bekommst du eine neue.
teach-boost-title = Noch eine Karte
teach-boost = Deine Spezialkarte braucht Hilfe. Wähle eine zweite Karte, dann zählen beide zusammen.
teach-card-title = Eine neue Karte für dich
teach-card = Nur du siehst deine Karten. Hohe Zahlen gewinnen Kämpfe. Eine Würfelkarte ist eine Überraschung.
teach-other-title = Jetzt darfst du zuschauen
teach-other = Der Computer ist dran. Er würfelt und läuft, genau wie du.
teach-duel-title = Ein Kampf!
teach-duel = Wähle heimlich eine Karte. Der Computer wählt auch und sieht deine nicht. Dann tippe auf den großen Knopf.
teach-die-title = Die Würfelkarte
teach-die = Eine Würfelkarte hat keine Zahl. Jetzt wird gewürfelt, und das ist ihre Zahl.
teach-tie-title = Die gleiche Zahl!
teach-tie = Das ist ein Gleichstand. Beide wählen noch eine Karte.
teach-flip-title = Wer ist höher?
teach-flip = Beide Karten wurden zugleich aufgedeckt. Die höhere Zahl gewinnt.
teach-damage-title = Treffer!
teach-damage = Du hast den Kampf gewonnen. Darum ist ein Teil des anderen Helden kaputt.
teach-damage-own-title = Autsch!
teach-damage-own = Du hast den Kampf verloren. Darum ist ein Teil deines Helden kaputt. Du hast noch andere!
teach-goal-title = So gewinnst du
teach-goal = Mach alle sechs Teile des anderen Helden kaputt, bevor deine kaputt sind. Jetzt kennst du das Spiel. Viel Spaß!
