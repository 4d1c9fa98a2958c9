# RISK Transformers auf Deutsch. Namen von Spielern, nie »du«. Armeen haben Nummern: 0 ist die Seite der Autobots.
# Namen beugt niemand, darum stehen sie im ersten Fall.

game-title = RISK Transformers
game-teaser = Die Decepticons überfallen die Erde. Autobots und Menschen halten sie, Kontinent für Kontinent, bis das Energon verbraucht ist. Für zwei bis vier, etwa eine Stunde.

## Wer und wo

name-alaska = Alaska
name-northwest-territory = Nordwest-Territorium
name-greenland = Grönland
name-alberta = Alberta
name-ontario = Ontario
name-quebec = Quebec
name-western-united-states = Weststaaten
name-eastern-united-states = Oststaaten
name-central-america = Mittelamerika
name-venezuela = Venezuela
name-peru = Peru
name-brazil = Brasilien
name-argentina = Argentinien
name-iceland = Island
name-great-britain = Großbritannien
name-scandinavia = Skandinavien
name-northern-europe = Nordeuropa
name-western-europe = Westeuropa
name-southern-europe = Südeuropa
name-russia = Russland
name-north-africa = Nordafrika
name-egypt = Ägypten
name-east-africa = Ostafrika
name-central-africa = Zentralafrika
name-south-africa = Südafrika
name-madagascar = Madagaskar
name-ural = Ural
name-siberia = Sibirien
name-yakutsk = Jakutien
name-irkutsk = Irkutsk
name-kamchatka = Kamtschatka
name-mongolia = Mongolei
name-japan = Japan
name-china = China
name-india = Indien
name-southeast-asia = Südostasien
name-afghanistan = Afghanistan
name-middle-east = Naher Osten
name-indonesia = Indonesien
name-new-guinea = Neuguinea
name-western-australia = Westaustralien
name-eastern-australia = Ostaustralien
name-north-america = Nordamerika
name-south-america = Südamerika
name-europe = Europa
name-africa = Afrika
name-asia = Asien
name-australia = Australien

army-start = { $army ->
    [0] Die Autobots
   *[other] Decepticons { $army }
 }
other-army = { $other ->
    [-1] niemanden
    [0] die Seite der Autobots
   *[other] Decepticons { $other }
 }
to-army = { $to ->
    [0] die Autobots
   *[other] Decepticons { $to }
 }
by-army = { $by ->
    [-1] niemand
    [0] die Autobots
   *[other] Decepticons { $by }
 }
force-humans = { $humans ->
    [0] { "" }
    [one] { " " }und einem Menschen
   *[other] { " " }und { $humans } Menschen
 }
force = { $units ->
    [0] { $humans ->
        [one] einem Menschen
       *[other] { $humans } Menschen
     }
    [one] einer Einheit{ force-humans }
   *[other] { $units } Einheiten{ force-humans }
 }

## Powerkarten

name-reinforcements = Verstärkung
name-space-bridge = Raumbrücke
name-energon-find = Energonfund
name-ambush = Hinterhalt
name-broken-supply = Nachschublücke
name-energon-leak = Energonleck
name-targeting-computer = Zielcomputer
name-force-field = Kraftfeld
name-hold-the-line = Stellung halten
name-leaked-plans = Verratene Pläne
name-sabotage = Sabotage
power-text = { $effect ->
    [units] { $when ->
        [pass] Sie geht an eine andere Armee, und die bekommt in ihrem nächsten Zug { SIZE($amount) ->
            [one] eine neue Einheit
           *[other] { SIZE($amount) } neue Einheiten
         } mehr.
       *[now] { SIGN($amount) ->
            [minus] In diesem Zug { SIZE($amount) ->
                [one] eine neue Einheit
               *[other] { SIZE($amount) } neue Einheiten
             } weniger; eine kommt auf jeden Fall.
           *[plus] In diesem Zug { SIZE($amount) ->
                [one] eine neue Einheit
               *[other] { SIZE($amount) } neue Einheiten
             } mehr.
         }
     }
    [anywhere] Die neuen Einheiten dieses Zuges dürfen in ein beliebiges Gebiet der eigenen Seite.
    [meter] { SIGN($amount) ->
        [minus] { SIZE($amount) ->
            [one] Ein Streifen
           *[other] { SIZE($amount) } Streifen
         } weniger auf der Energonanzeige: Das Spiel ist eher aus. Einer bleibt auf jeden Fall.
       *[plus] { SIZE($amount) ->
            [one] Ein Streifen
           *[other] { SIZE($amount) } Streifen
         } mehr auf der Energonanzeige, wenn dort Platz ist: Das Spiel dauert länger.
     }
    [lose] { $when ->
        [pass] Sie geht an eine andere Armee, und die nimmt { SIZE($amount) ->
            [one] eine ihrer Einheiten
           *[other] { SIZE($amount) } ihrer Einheiten
         } vom Plan.
       *[now] { SIZE($amount) ->
            [one] Eine eigene Einheit verlässt
           *[other] { SIZE($amount) } eigene Einheiten verlassen
         } den Plan.
     }
    [attack-die] Sie wird aufgehoben: In einem Kampf nach Wahl kommt für den Angriff bei jedem Wurf { SIZE($amount) } zum höchsten schwarzen Würfel dazu.
    [defence-die] Sie wird aufgehoben: In einem Kampf nach Wahl kommt für die Verteidigung bei jedem Wurf { SIZE($amount) } zum höchsten roten Würfel dazu.
   *[cancel] Sie wird aufgehoben: Einmal verhindert sie vor dem ersten Wurf einen Angriff auf die eigene Seite.
 }

## Was vor dem Spiel zu wählen ist

option-players = Wie viele spielen mit?
option-armies = Decepticon-Armeen (bei 0 hat jeder Decepticon-Platz eine)
option-armies-switch = Ausgeglichen zu zweit
option-armies-switch-text = Zu zweit befehligen die Decepticons zwei Armeen und haben mit jeder einen Zug, und das Energon reicht weniger lang: So gewinnen beide Seiten etwa gleich oft. Zu dritt und zu viert ist das ohnehin so.
option-autobots = Wer spielt die Autobots?
option-autobots-first = Platz 1
option-autobots-first-text = Wer auf Platz 1 sitzt, spielt die Autobots und die Menschen.
option-autobots-last = Der letzte Platz
option-autobots-last-text = Wer auf dem letzten Platz sitzt, spielt die Autobots und die Menschen.
option-autobots-lot = Das Los entscheidet
option-autobots-lot-text = Der Zufall bestimmt, wer die Autobots und die Menschen spielt.
option-continents = Wer hält für die Autobots einen Kontinent?
option-continents-any-ally = Autobots oder Menschen
option-continents-any-ally-text = Ein Kontinent zählt, sobald dort kein Gebiet leer oder verloren ist, auch mit Menschen allein.
option-continents-needs-autobot = Mindestens ein Autobot
option-continents-needs-autobot-text = Menschen allein genügen nicht: Auf dem Kontinent muss ein Autobot stehen. Besser bei wenigen Decepticons.
option-elimination = Eine Armee wird früh vom Plan vertrieben
option-elimination-grace = Sie kommt wieder, bis ihr zweiter Zug vorbei ist
option-elimination-strict = Sie scheidet aus, sobald ihr erster Zug vorbei ist
option-meter = Energon auf der Anzeige am Anfang (bei 0 so viel wie üblich)
option-meter-switch = Ein kurzes Spiel
option-meter-switch-text = Die Energonanzeige beginnt mit { $value } Streifen: so viele Runden, und eine mehr für jeden Streifen, der dazukommt.

## Was gefragt ist

phase-exchange = { $who } darf Sterne gegen Einheiten tauschen
phase-reveal = { $who } darf eine Powerkarte aufdecken
phase-give = { $who } gibt eine Powerkarte weiter
phase-lose = { $who } nimmt eine Einheit vom Plan
phase-place = { $who } bringt die neuen Einheiten ins Spiel
phase-attack = { $who } greift an oder beendet die Angriffe
phase-force = { $who } wählt, wie viele Einheiten angreifen
phase-force-humans = { $who } wählt, wie viele Menschen angreifen
phase-attack-card = { $who } darf für den Angriff eine Powerkarte nutzen
phase-defence-card = { $who } darf für die Verteidigung eine Powerkarte nutzen
phase-battle = Kampf! { $who } würfelt
phase-move = { $who } zieht mit Einheiten oder beendet den Zug
phase-march = { $who } wählt, wie viele Einheiten ziehen
phase-march-humans = { $who } wählt, wie viele Menschen ziehen
phase-onward = { $who } zieht weiter oder beendet den Zug
phase-window = { $who } darf Energon hinzufügen, bevor die Anzeige sinkt
phase-over = Das Spiel ist aus
rules-words = neue Einheiten, Startpunkt, Angriff, Würfel, Sklave, Powerkarte, Energon
rules-also =
    Verstärkung, Truppen, Armeen, Soldaten: neue Einheiten
    einsetzen, aufstellen, landen: Startpunkt
    verschieben, Manöver, Truppenbewegung: ziehen
    Gefangene, Gefangener: Sklave
    Karte, Karten, eintauschen, einlösen: Sterne, Gebietskarte
    Schlacht, Gefecht, kämpfen: Angriff, Würfel
    Treibstoff, Uhr, Zeit, Würfelchen: Energon, Anzeige
    Bonus, Region: Kontinent
    Land, Feld: Gebiet
    Meer, Ozean, Linie, Grenze: Seeweg
    Flucht, fliehen, abbrechen: zurückziehen
    Besatzung, Garnison, bleiben: Wache
    tot, besiegt, raus, ausscheiden: ausgeschieden
    Sieg, gewinnen, Sieger: gewinnt
    Gleichstand, gleich, unentschieden: gleich
    Bündnis, Pakt, Frieden: absprechen
    Ereignis, Aktionskarte: Powerkarte

choice-done = { $phase ->
    [exchange] Die Karten behalten
    [reveal] Keine Powerkarte aufdecken
    [place] { $units ->
        [one] Die neue Einheit nicht ins Spiel bringen
       *[other] Keine der { $units } neuen Einheiten ins Spiel bringen
     }
    [attack] Keine Angriffe mehr
    [attack-card] Keine Karte nutzen
    [defence-card] Keine Karte nutzen
    [window] Kein Energon hinzufügen
   *[move] Den Zug beenden
 }
choice-exchange = { $ones } × ★ und { $twos } × ★★ gegen { $units } Einheiten tauschen
choice-reveal = Eine Powerkarte aufdecken
choice-give = { $count ->
    [0] An die Autobots geben
   *[other] An Decepticons { $count } geben
 }
choice-lose = { $kind ->
    [human] { NAME($territory) }: ein Mensch
   *[unit] { NAME($territory) }: eine Einheit
 }
choice-place = { $how ->
    [battle] { NAME($territory) }: mit { $units } gegen { $count } kämpfen
    [empty] { NAME($territory) }: mit { $units } besetzen
   *[calm] { NAME($territory) }: { $units } einsetzen
 }
choice-attack = { $army ->
    [-1] { NAME($start) } → { NAME($end) }: besetzen, es ist leer
   *[other] { NAME($start) } → { NAME($end) }: { $count } angreifen
 }
choice-move = { NAME($start) } → { NAME($end) }
choice-take = { $count ->
    [0] Keine Einheiten, nur Menschen
    [one] Eine Einheit
   *[other] { $count } Einheiten
 }
choice-humans = { $count ->
    [0] Keine Menschen
    [one] Ein Mensch
   *[other] { $count } Menschen
 }
choice-use = { NAME($card) } nutzen
choice-roll-once = Einmal würfeln
choice-roll = { $left ->
    [0] Bis zum Ende würfeln
    [one] Würfeln, bis noch eine Einheit übrig ist
   *[other] Würfeln, bis noch { $left } übrig sind
 }
choice-withdraw = Zurückziehen
choice-add = { $count ->
    [one] Einen Streifen Energon hinzufügen
   *[other] { $count } Streifen Energon hinzufügen
 }

## Was geschehen ist

told-army-taken = { $army ->
    [0] { $seat } spielt die Autobots und die Menschen.
   *[other] { $seat } befehligt Decepticons { $army }.
 }
told-energon-laid = Ein Streifen Energon liegt hier: { NAME($territory) }.
told-turn-began = Runde { $round }: { $army ->
    [0] Die Autobots sind an der Reihe, mit
   *[other] Decepticons { $army } sind an der Reihe, mit
 } { $units ->
    [one] einer neuen Einheit.
   *[other] { $units } neuen Einheiten.
 }
told-stars-exchanged = { army-start } tauschen Gebietskarten ({ $ones } × ★, { $twos } × ★★) gegen { $units ->
    [one] eine Einheit.
   *[other] { $units } Einheiten.
 }
told-power-revealed = { army-start } decken { NAME($card) } auf. { power-text }
told-power-given = { army-start } geben { NAME($card) } an { to-army } weiter.
told-power-used = { army-start } nutzen in diesem Kampf { NAME($card) }.
told-passed = { $phase ->
    [exchange] { army-start } tauschen keine Sterne.
    [reveal] { army-start } decken keine Powerkarte auf.
    [attack] { army-start } greifen nicht mehr an.
    [attack-card] { army-start } greifen ohne Powerkarte an.
    [defence-card] { army-start } verteidigen ohne Powerkarte.
    [window] { army-start } fügen kein Energon hinzu.
   *[move] { army-start } beenden ihren Zug.
 }
told-way-chosen = { army-start } blicken von { NAME($start) } nach { NAME($end) }.
told-part-chosen = { army-start } schicken { $units ->
    [0] keine Autobots, nur Menschen.
    [one] einen Autobot.
   *[other] { $units } Autobots.
 }
told-units-changed = { army-start } haben in diesem Zug { $units ->
    [one] eine neue Einheit
   *[other] { $units } neue Einheiten
 }, durch die Karte { $by ->
    [0] nicht mehr und nicht weniger.
   *[other] { SIZE($by) } { SIGN($by) ->
        [minus] weniger.
       *[plus] mehr.
     }
 }
told-meter-moved = { $by ->
    [0] Die Energonanzeige bleibt auf { $meter }.
   *[other] { meter-moved }
 }
meter-moved = { $army ->
    [-1] Die Runde ist vorbei: Die Energonanzeige sinkt auf { $meter }.
    [0] Die Autobots setzen die Energonanzeige auf { $meter }.
   *[other] Decepticons { $army } setzen die Energonanzeige auf { $meter }.
 }
told-unit-lost = { army-start } verlieren { $kind ->
    [human] einen Menschen
   *[unit] eine Einheit
 }: { NAME($territory) }.
told-units-placed = { army-start } setzen { $units ->
    [one] eine neue Einheit
   *[other] { $units } neue Einheiten
 } ein: { NAME($territory) }.
told-units-not-placed = { army-start } bringen nichts ins Spiel; { $units ->
    [one] eine neue Einheit ist verloren.
   *[other] { $units } neue Einheiten sind verloren.
 }
told-attacked = { $start ->
    [none] { army-start } landen mit { force } und kämpfen um { NAME($territory) }, gegen { other-army }.
   *[other] { army-start } greifen von { NAME($start) } aus mit { force } an: { NAME($territory) }, gegen { other-army }.
 }
told-attack-cancelled = Der Angriff der { $army ->
    [0] Autobots
   *[other] Decepticons { $army }
 } auf { NAME($territory) } findet nicht statt.
told-dice-rolled = Schwarz { $black } gegen Rot { $red }: { $attackers ->
    [0] Kein Angreifer fällt,
    [one] Ein Angreifer fällt,
   *[other] { $attackers } Angreifer fallen,
 } { $defenders ->
    [0] kein Verteidiger.
    [one] ein Verteidiger.
   *[other] { $defenders } Verteidiger.
 }
told-slaves-taken = { army-start } machen { $count ->
    [one] einen Menschen zum Sklaven.
   *[other] { $count } Menschen zu Sklaven.
 }
told-withdrew = { army-start } ziehen sich mit { force } zurück: { NAME($territory) } bleibt, wie es ist.
told-force-lost = { army-start } haben vor { NAME($territory) } den ganzen Angriff verloren.
told-conquered = { $other ->
    [-1] { army-start } besetzen { NAME($territory) }, wo niemand stand.
   *[other] { army-start } haben { NAME($territory) } erobert!
 }
told-bar-collected = { army-start } sammeln das Energon ein: { NAME($territory) }.
told-card-drawn = { army-start } ziehen eine Gebietskarte: { $stars ->
    [one] ★
   *[other] ★★
 }
told-marched = { army-start } ziehen mit { force } von { NAME($start) } nach { NAME($end) }.
told-army-out = { army-start } sind ausgeschieden. { $by ->
    [-1] Ihre Gebietskarten werden abgelegt.
   *[other] Ihre Gebietskarten ({ $ones } × ★, { $twos } × ★★) und { $bars } Streifen Energon gehen an { by-army }.
 }
told-game-ended = { $reason ->
    [meter] Das Energon ist verbraucht. Gebiete: { $autobots } der Autobots und Menschen, { $decepticons } der Decepticons.
    [all-out] Die letzten Decepticons haben die Erde verlassen!
   *[whole-map] Eine Armee der Decepticons hält die ganze Erde!
 }

## Wie es ausging

outcome-meter = Das Energon ist verbraucht: { $winner } gewinnt.
outcome-all-out = Alle Decepticons sind von der Erde vertrieben: { $winner } gewinnt!
outcome-whole-map = Die ganze Erde ist erobert: { $winner } gewinnt!

## Warum nicht

refused-game-over = Das Spiel ist aus.
refused-not-now = Das geht jetzt nicht.
refused-other-asked = { $army ->
    [0] Jetzt entscheiden die Autobots.
   *[other] Jetzt entscheiden Decepticons { $army }.
 }
refused-which-territory = Welches Gebiet ist mit { $said } gemeint? { $known }
refused-must-exchange = Mit { $stars } Sternen müssen Karten getauscht werden: Dafür genügen { $most } Sterne.
refused-first-exchange = Erst wird entschieden, ob Sterne getauscht werden.
refused-first-reveal = Erst wird entschieden, ob eine Powerkarte aufgedeckt wird.
refused-first-give = Erst wird die aufgedeckte Powerkarte weitergegeben.
refused-first-lose = Erst kostet eine Powerkarte Einheiten: Sie kommen eine nach der anderen vom Plan.
refused-first-place = Erst kommen die neuen Einheiten ins Spiel, oder keine.
refused-first-force = Erst ist zu sagen, wie viele Einheiten von { NAME($start) } aus angreifen.
refused-first-force-humans = Erst ist zu sagen, wie viele Menschen von { NAME($start) } aus angreifen.
refused-first-attack-card = Erst entscheidet der Angreifer, ob er eine Powerkarte nutzt.
refused-first-defence-card = Erst entscheidet der Verteidiger, ob er eine Powerkarte nutzt.
refused-first-battle = Ein Kampf ist im Gang: würfeln, oder nach einem Wurf zurückziehen.
refused-first-march = Erst ist zu sagen, wie viele Einheiten von { NAME($start) } aus ziehen.
refused-first-march-humans = Erst ist zu sagen, wie viele Menschen von { NAME($start) } aus ziehen.
refused-first-onward = Die Einheiten, die ziehen, stehen hier: { NAME($start) }. Von dort geht es weiter, oder der Zug endet.
refused-first-window = Die Runde ist vorbei: Jetzt kann Energon auf die Anzeige kommen, oder keines.
refused-exchange-early = Sterne werden am Anfang des Zuges getauscht.
refused-reveal-early = Powerkarten werden am Anfang des Zuges aufgedeckt, bevor die neuen Einheiten kommen.
refused-nothing-to-give = Keine Powerkarte ist weiterzugeben.
refused-nothing-to-lose = Jetzt kostet keine Powerkarte Einheiten.
refused-place-early = Neue Einheiten kommen vor den Angriffen ins Spiel, einmal im Zug.
refused-way-first = Erst ist zu sagen, von wo nach wo.
refused-no-battle = Gerade wird nicht gekämpft.
refused-attack-over = Die Angriffe dieses Zuges sind vorbei; jetzt ziehen Einheiten.
refused-move-later = Einheiten ziehen nach den Angriffen; erst ist zu sagen, dass es keine Angriffe mehr gibt.
refused-units-first = Erst ist zu sagen, wie viele Autobots gehen; die Menschen kommen danach.
refused-cards-not-held = Diese Armee hat { $ones } Karten mit einem Stern und { $twos } mit zwei.
refused-exactly-ten = Ab { $most } Sternen werden immer Karten mit genau { $most } Sternen getauscht.
refused-too-few-stars = Diese Karten haben { $stars ->
    [0] keinen Stern
    [one] einen Stern
   *[other] { $stars } Sterne
 }; getauscht wird ab zweien.
refused-no-such-army = Eine Armee { $army } gibt es nicht; die Armeen sind 0 (die Autobots) bis { $last }.
refused-own-army = Die Karte geht an eine andere Armee.
refused-army-out = Decepticons { $army } sind ausgeschieden.
refused-no-such-unit = { $kind ->
    [human] Hier steht kein Mensch: { NAME($territory) }.
   *[unit] Hier stehen nur Menschen: { NAME($territory) }.
 }
refused-not-yours-to-lose = { NAME($territory) } gehört jemand anderem; die Einheiten kommen aus eigenen Gebieten.
refused-shielded = Der Angriff auf { NAME($territory) } wurde verhindert; in diesem Zug ist dort kein Angriff mehr möglich.
refused-no-start = { $army ->
    [0] { NAME($territory) } liegt nicht am Startpunkt in der Mitte.
   *[other] { NAME($territory) } liegt nicht an einem Startpunkt in einer Ecke.
 }
refused-not-yours = { NAME($start) } gehört nicht dieser Seite.
refused-not-next = Keine Grenze und kein Seeweg verbindet { NAME($start) } und { NAME($end) }.
refused-own-side = { NAME($end) } gehört der eigenen Seite.
refused-empty-not-attacked = Hier steht niemand: { NAME($end) }. Autobots und Menschen betreten leere Gebiete beim Ziehen.
refused-guard = Eine Einheit muss als Wache bleiben, also kann niemand fort: { NAME($start) }.
refused-only-new = Alle, die fortkönnten, sind erst in diesem Zug gekommen, und neue Einheiten greifen nicht an: { NAME($start) }.
refused-crossed-already = Alle haben in diesem Zug schon eine Grenze überquert: { NAME($start) }.
refused-enemy-there = { NAME($end) } gehört einem Gegner; Einheiten ziehen nur in Gebiete der eigenen Seite.
refused-empty-not-entered = Hier steht niemand: { NAME($end) }. Decepticons ziehen nur durch eigene Gebiete.
refused-one-group = In einem Zug zieht eine Gruppe, und die steht hier: { NAME($start) }.
refused-passed-already = Die Gruppe war schon hier: { NAME($end) }.
refused-how-many = { $kind ->
    [human] { $high ->
        [one] Aus { NAME($start) } kann ein Mensch gehen, nicht { $count }.
       *[other] Aus { NAME($start) } können { $low } bis { $high } Menschen gehen, nicht { $count }.
     }
   *[unit] { $high ->
        [one] Aus { NAME($start) } kann eine Einheit gehen, nicht { $count }.
       *[other] Aus { NAME($start) } können { $low } bis { $high } Einheiten gehen, nicht { $count }.
     }
 }
refused-autobots-crossed = Alle Autobots in { NAME($start) } haben in diesem Zug schon eine Grenze überquert; nur Menschen können noch gehen.
refused-from-where = Von wo nach { NAME($end) }? { NAME($known) }
refused-from-nowhere = Von dieser Seite kann jetzt niemand nach { NAME($end) }.
refused-no-human-beside = Neben diesen Autobots kann von { NAME($start) } kein Mensch mitgehen: Dort steht keiner, oder einer muss als Wache bleiben.
refused-card-not-for-this = { NAME($card) } liegt bereit, aber nicht für diese Seite eines Kampfes.
refused-card-not-kept = { NAME($card) } liegt nicht offen vor dieser Armee.
refused-roll-first = Bevor der Angreifer sich zurückzieht, würfelt er mindestens einmal.
refused-not-so-many = { $count ->
    [one] Vom Angriff ist noch eine Einheit übrig
   *[other] Vom Angriff sind noch { $count } übrig
 }, also nicht mehr als { $left }.
refused-bars-not-held = { $held ->
    [0] Diese Armee hat kein Energon.
    [one] Diese Armee hat einen Streifen Energon, nicht { $count }.
   *[other] Diese Armee hat { $held } Streifen Energon, nicht { $count }.
 }
refused-meter-full = Auf der Anzeige ist { $most ->
    [0] kein Platz mehr.
    [one] noch Platz für einen Streifen.
   *[other] noch Platz für { $most } Streifen.
 }

# -- Werte, auf der Seite über eine Ausgabe ------------------------------------------------------------------

value-meter-start = Energon auf der Anzeige am Anfang
value-meter-united = Energon dort, wo einer alle Decepticon-Armeen befehligt
value-meter-spare = Wie viele Streifen mehr darauf Platz haben
value-meter-bars = Streifen Energon auf dem Plan
value-units-first = Neue Einheiten im ersten Zug einer Armee
value-units-later = Neue Einheiten in jedem späteren Zug
value-units-slaves = Sklaven, die eine Einheit mehr bringen
value-stars-exchange = Einheiten für 0 bis 10 Sterne
value-start-corners = Gebiete an den Ecken
value-start-centre = Gebiete an der Mitte
value-hand-power = Powerkarten einer Armee
value-continent-name = Kontinente
value-continent-bonus = Einheiten für einen ganzen Kontinent
value-territory-name = Gebiete
value-territory-also = Andere Namen der Gebiete
value-territory-continent = Auf welchem Kontinent jedes liegt
value-territory-stars = Sterne auf den Karten
value-territory-links = Grenzen und Seewege
value-power-name = Powerkarten
value-power-also = Andere Namen der Powerkarten
value-power-copies = Wie viele von jeder
value-power-when = Wann jede wirkt
value-power-effect = Was jede bewirkt
value-power-amount = Wie viel
value-power-copies-is = × { $value }
value-continent-bonus-is = + { $value }
value-power-when-is = { $value ->
    [now] sofort
    [keep] aufgehoben für einen Kampf
   *[pass] weitergegeben
 }
value-power-effect-is = { $value ->
    [units] ändert neue Einheiten
    [anywhere] überall einsetzen
    [meter] bewegt die Anzeige
    [lose] kostet Einheiten
    [attack-die] erhöht einen schwarzen Würfel
    [defence-die] erhöht einen roten Würfel
   *[cancel] verhindert einen Angriff
 }

source-rulebook = Anleitung zu RISK Transformers: The Decepticon Invasion of Earth
source-map = Die Weltkarte anderer Ausgaben. Die Anleitung zählt 42 Gebiete auf sechs Kontinenten und nennt vier davon.
source-numbers = Wie in anderen Ausgaben gedruckt. Die Anleitung verweist dafür auf den Plan, und kein Exemplar davon ist überliefert.
source-stars = Ein veröffentlichtes Programm nennt elf Gebiete mit zwei Sternen.
source-twelfth = Ein anderes veröffentlichtes Programm zählt zwölf Karten mit zwei Sternen und nennt keine; die zwölfte haben wir gewählt.
source-words = Andere Namen, unter denen man sie tippen kann.
source-starts = Welche Gebiete an einem Startpunkt liegen, stand nur auf dem Plan; wir nahmen die nächsten an jeder Ecke und an der Mitte.
source-meter = Wie lang die Anzeige ist, ist nicht überliefert. Mit den Streifen auf dem Plan ergibt unsere sieben bis zwölf Runden.
source-united = Von uns gewählt: Mit zwei Armeen unter einem Befehl gewinnen beide Seiten etwa gleich oft, wie Computerspieler gezeigt haben.
source-cards = Die Texte der fünfzehn Powerkarten sind verloren; die Anleitung sagt, welche Arten es gibt, und diese sind von uns.

# -- was an einem Wert einer Ausgabe nicht stimmt; der Wert steht davor, mit einem Doppelpunkt ----------------

problem-count = { $count } sind da; nötig sind { $low } bis { $high }
problem-exchange = { $count } Zahlen sind da; nötig sind { $needed }, für 0 bis 10 Sterne
problem-printed-name = ein Name mit 1 bis { $most } Zeichen, darunter ein Buchstabe, ist nötig
problem-also = eine Liste von höchstens { $names } Namen ist nötig, jeder mit 1 bis { $most } Zeichen, darunter ein Buchstabe
problem-name-taken = etwas anderes heißt schon so, gleich wie man es schreibt
problem-name-word = { $word } allein ist ein Wort getippter Zeilen, wie Angriff, Mensch, von und Stop; ein längerer Name darf damit beginnen
problem-continent-empty = auf diesem Kontinent liegt kein Gebiet
problem-link = der Schlüssel eines anderen Gebiets ist nötig
problem-linked = diese zwei Gebiete sind schon verbunden; jede Grenze steht einmal da
problem-links = { $count } Gebiete grenzen an dieses, auch die, die es selbst nennen; höchstens { $most } dürfen es sein
problem-apart = von { $first } führt kein Weg nach { $territory }
problem-start = der Schlüssel eines Gebiets, das noch nicht genannt ist, ist nötig
problem-power = vier Armeen brauchen { $needed } Powerkarten; es sind { $count }
problem-no-amount = zur Wirkung "{ $effect }" gehört keine Menge
