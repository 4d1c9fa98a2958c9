# Was die Zeichnungen von RISK Transformers sagen. Armeen haben Nummern: 0 ist die Seite der Autobots.

## Die Karte und die Liste der Gebiete

learn-autobots = Als Autobots lernen
map-label = Weltkarte: Pfeiltasten gehen von Gebiet zu Gebiet; Plus, Minus und 0 zeigen sie größer, kleiner, ganz
map-larger = Größer
map-smaller = Kleiner
map-overview = Die ganze Erde
map-continents = Kontinente: einen aus der Nähe ansehen
map-continent = { NAME($continent) }
map-held = gehalten von { $army ->
    [0] der Seite der Autobots
   *[other] Decepticons { $army }
 }
map-held-nobody = von niemandem gehalten
map-view-list = Die Erde als Liste zeigen
list-label = Liste der Gebiete
list-only = Nur, was gewählt werden kann
list-nothing = Hier kann jetzt nichts gewählt werden.
list-count = { $count } von { $all }
list-bonus = +{ $bonus }
spot-name = { NAME($territory) }
spot-army = { $army ->
    [-1] leer
    [0] Autobots
   *[other] Decepticons { $army }
 }
spot-autobots = { $count ->
    [one] ein Autobot
   *[other] { $count } Autobots
 }
spot-units = { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
 }
spot-humans = { $count ->
    [one] ein Mensch
   *[other] { $count } Menschen
 }
spot-fresh = { $count ->
    [one] eine davon neu
   *[other] { $count } davon neu
 }
spot-bar = Energonstreifen
spot-shielded = kann in diesem Zug nicht mehr angegriffen werden
spot-battle = hier wird gekämpft
spot-conquered = gerade erobert
spot-moved = Einheiten sind gezogen
spot-chosen = gewählt

army-name = { $army ->
    [-1] Niemand
    [0] Autobots
   *[other] Decepticons { $army }
 }
army-nobody = Niemand
army = Armee
armies = Armeen

## Was gefragt ist

asked-army = { $asked ->
    [0] Autobots
   *[other] Decepticons { $asked }
 }
phase-exchange-own = { asked-army }: Sterne eintauschen oder behalten?
phase-reveal-own = { asked-army }: eine Powerkarte aufdecken oder keine?
phase-give-own = Gib die Powerkarte weiter
phase-lose-own = { asked-army }: nimm eine Einheit von der Karte
phase-place-own = { asked-army }: bring die neuen Einheiten ins Spiel
phase-attack-own = { asked-army }: greif an oder beende die Angriffe
phase-force-own = Wie viele Einheiten greifen an?
phase-force-humans-own = Wie viele Menschen greifen an?
phase-attack-card-own = Eine Powerkarte für diesen Angriff?
phase-defence-card-own = { asked-army } werden angegriffen: eine Powerkarte?
phase-battle-own = Kampf! Würfle
phase-move-own = { asked-army }: bewege Einheiten oder beende den Zug
phase-march-own = Wie viele Einheiten ziehen?
phase-march-humans-own = Wie viele Menschen ziehen?
phase-onward-own = Zieh weiter oder beende den Zug
phase-window-own = Die Runde ist vorbei. { asked-army }: Energon hinzufügen?
phase-exchange-called = { $who } ({ asked-army }): Sterne eintauschen oder behalten?
phase-reveal-called = { $who } ({ asked-army }): eine Powerkarte aufdecken oder keine?
phase-give-called = { $who }: Powerkarte weitergeben
phase-lose-called = { $who } ({ asked-army }): eine Einheit von der Karte nehmen
phase-place-called = { $who } ({ asked-army }): neue Einheiten ins Spiel bringen
phase-attack-called = { $who } ({ asked-army }): angreifen oder die Angriffe beenden
phase-force-called = { $who }: Wie viele Einheiten greifen an?
phase-force-humans-called = { $who }: Wie viele Menschen greifen an?
phase-attack-card-called = { $who }: eine Powerkarte für diesen Angriff?
phase-defence-card-called = { $who }: { asked-army } werden angegriffen: eine Powerkarte?
phase-battle-called = { $who }: würfeln
phase-move-called = { $who } ({ asked-army }): Einheiten bewegen oder den Zug beenden
phase-march-called = { $who }: Wie viele Einheiten ziehen?
phase-march-humans-called = { $who }: Wie viele Menschen ziehen?
phase-onward-called = { $who }: weiterziehen oder den Zug beenden
phase-window-called = { $who } ({ asked-army }): Energon hinzufügen?

primary-exchange-idle = Karten wählen oder behalten
primary-reveal-idle = Eine Karte aufdecken?
primary-give-idle = Armee wählen
primary-lose-idle = Gebiet wählen
primary-place-idle = Gebiet wählen
primary-attack-idle = Angriff wählen
primary-force-idle = Anzahl wählen
primary-force-humans-idle = Anzahl wählen
primary-attack-card-idle = Karte wählen oder keine
primary-defence-card-idle = Karte wählen oder keine
primary-move-idle = Bewegung wählen
primary-march-idle = Anzahl wählen
primary-march-humans-idle = Anzahl wählen
primary-onward-idle = Weiterziehen oder Zug beenden
primary-window-idle = Energon hinzufügen oder keins

force-text = { $units ->
    [0] { $humans ->
        [one] einem Menschen
       *[other] { $humans } Menschen
     }
   *[other] { $units }{ $humans ->
        [0] { "" }
        [one] { " " }und einem Menschen
       *[other] { " " }und { $humans } Menschen
     }
 }
do-attack = { NAME($end) } mit { force-text } angreifen
do-move = Mit { force-text } nach { NAME($end) } ziehen
do-march = { $units } nach { NAME($end) }, Zug beenden

## Die Uhr des Spiels

round-now = Runde { $round }
rounds-left = { $count ->
    [one] noch eine Runde
   *[other] noch { $count } Runden
 }
meter = Runde { $round }. Energon-Anzeige: { $meter ->
    [one] ein Streifen, noch eine Runde
   *[other] { $meter } Streifen, noch { $meter } Runden
 }; sie fasst { $most }.
forecast = Gebiete: { $autobots } bei Autobots und Menschen, { $decepticons } bei Decepticons. Wäre jetzt Schluss: { $who }.
would-win = vorn: { $who }

## Armeen

army-won = { $army ->
    [0] Die Autobots gewinnen!
   *[other] { $who } gewinnen!
 }
army-is-out = ausgeschieden
figure-territories = { $count ->
    [one] ein Gebiet
   *[other] { $count } Gebiete
 }
figure-territories-short = { $count ->
    [one] Gebiet
   *[other] Gebiete
 }
figure-units = { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
 }
figure-units-short = Einh.
figure-humans = { $count ->
    [one] ein Mensch
   *[other] { $count } Menschen
 }
figure-humans-short = { $count ->
    [one] Mensch
   *[other] Menschen
 }
figure-slaves = { $count ->
    [one] ein Sklave
   *[other] { $count } Sklaven
 }
figure-slaves-short = { $count ->
    [one] Sklave
   *[other] Sklaven
 }
figure-stars = { $count ->
    [one] ein Stern auf Gebietskarten
   *[other] { $count } Sterne auf Gebietskarten
 }
figure-stars-short = ★
figure-bars = { $count ->
    [one] ein gesammelter Streifen Energon
   *[other] { $count } gesammelte Streifen Energon
 }
figure-bars-short = Energon
figure-cards = { $count ->
    [one] eine Powerkarte
   *[other] { $count } Powerkarten
 }
figure-cards-short = Power
figure-next = { $count ->
    [one] eine neue Einheit im nächsten Zug, so wie es steht
   *[other] { $count } neue Einheiten im nächsten Zug, so wie es steht
 }
figure-next-short = nächster Zug
army-strength = { figure-territories-of }, { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
 }{ $army ->
    [0] , { $humans ->
        [one] ein Mensch
       *[other] { $humans } Menschen
     }
   *[other] { "" }
 }
figure-territories-of = { $territories ->
    [one] ein Gebiet
   *[other] { $territories } Gebiete
 }
army-continents = { $count ->
    [0] Kein ganzer Kontinent
   *[other] Ganze Kontinente: { $names }
 }
army-stars = Gebietskarten: { $ones } × ★ und { $twos } × ★★, { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
 }
army-bars = { $count ->
    [0] Kein gesammeltes Energon
    [one] Ein gesammelter Streifen Energon
   *[other] { $count } gesammelte Streifen Energon
 }
army-slaves = { $count ->
    [0] Keine Menschensklaven
    [one] Ein Menschensklave
   *[other] { $count } Menschensklaven
 }
army-power = { $count ->
    [0] Keine verdeckte Powerkarte
    [one] Eine verdeckte Powerkarte
   *[other] { $count } verdeckte Powerkarten
 }
army-kept = Aufbewahrte Powerkarten: { $names }
army-gift = { $count ->
    [one] Eine Karte bringt dem nächsten Zug eine Einheit mehr
   *[other] Eine Karte ändert die Einheiten des nächsten Zugs um { $count }
 }
army-next = { $count ->
    [one] Eine neue Einheit im nächsten Zug, so wie es steht
   *[other] { $count } neue Einheiten im nächsten Zug, so wie es steht
 }

## Gebiete

territory-where = { NAME($territory) } ({ NAME($continent) }, +{ $bonus })
territory-who = { $army ->
    [-1] niemand ist dort
    [0] { $units ->
        [0] { $humans ->
            [one] ein Mensch
           *[other] { $humans } Menschen
         }
        [one] ein Autobot, { $humans ->
            [one] ein Mensch
           *[other] { $humans } Menschen
         }
       *[other] { $units } Autobots, { $humans ->
            [one] ein Mensch
           *[other] { $humans } Menschen
         }
     }
   *[other] { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
     } der Decepticons { $army }
 }
territory-fresh = { $count } davon neu: sie greifen in diesem Zug nicht an
territory-came = { $count } sind in diesem Zug hierher gezogen
territory-bar = ein Streifen Energon liegt hier
territory-shielded = wird in diesem Zug nicht noch einmal angegriffen
territory-corner = an einem Startpunkt der Decepticons
territory-centre = am Startpunkt der Autobots
target-hint = { $phase ->
    [place] hier können neue Einheiten ins Spiel kommen
    [lose] hier können Einheiten weggenommen werden
    [attack] { $chosen ->
        [yes] kann angegriffen werden
       *[no] kann angreifen
     }
    [move] { $chosen ->
        [yes] kann erreicht werden
       *[no] kann ziehen
     }
   *[onward] kann erreicht werden
 }

## Neben der Karte

orders = Befehle
steps = Wie weit der Zug ist
step-units = Einheiten
step-attack = Angriff
step-move = Bewegung
step-window = Die Runde ist vorbei: Energon
other-ways = Was gewählt werden kann
how-many = Wie viele?
undo = Neu wählen
figures = Zahlen

exchange-hint = Lege Gebietskarten für neue Einheiten ab, zwei bis neun Sterne, einmal im Zug.
exchange-must = Mit zehn oder mehr Sternen müssen Karten mit genau zehn eingetauscht werden.
cards-of-army = Gebietskarten der Armee
card-put = { $stars ->
    [1] Karte { $number } mit einem Stern
   *[other] Karte { $number } mit zwei Sternen
 }
exchange-brings = { $stars } Sterne bringen { $units ->
    [one] eine Einheit.
   *[other] { $units } Einheiten.
 }
exchange-none = { $stars ->
    [one] Ein Stern: das
   *[other] { $stars } Sterne: das
 } kann nicht eingetauscht werden.
exchange-offers = { $offers }
reveal-hint = { $count ->
    [one] Eine Karte liegt
   *[other] { $count } Karten liegen
 } verdeckt; niemand weiß, was { $count ->
    [one] sie bringt
   *[other] sie bringen
 }. Höchstens eine im Zug. { $units ->
    [one] Eine neue Einheit wartet.
   *[other] { $units } neue Einheiten warten.
 }
give-hint = Wer bekommt { NAME($card) }?
lose-hint = { $count ->
    [one] Eine Einheit muss
   *[other] { $count } Einheiten müssen
 } von der Karte. Wähle, wo.
place-hint = { $anywhere ->
    [yes] Wähle ein beliebiges eigenes Gebiet oder eins an einem Startpunkt für { $units ->
        [one] die neue Einheit.
       *[other] alle { $units } neuen Einheiten.
     }
   *[no] Wähle ein Gebiet { $army ->
        [0] in der Mitte
       *[other] an einer der Ecken
     } für { $units ->
        [one] die neue Einheit.
       *[other] alle { $units } neuen Einheiten.
     } Hält es ein Gegner, so kämpfen sie darum.
 }
attack-hint = Wähle, von wo angegriffen wird, dann das Nachbargebiet; oder zuerst den Nachbarn.
attack-none = Niemand kann mehr angreifen.
move-hint = { $army ->
    [0] Zieh, so oft du willst; jede Einheit überschreitet im Zug eine Grenze. Wähle, von wo, dann wohin.
   *[other] Ein Marsch: wähle, von wo, dann die Gebiete des Weges, eins nach dem anderen.
 }
move-none = Niemand kann ziehen.
choose-start = { NAME($end) } angreifen: wähle, von wo.
choose-end = Von { NAME($start) }: wähle, wohin.
stay-behind = { $count ->
    [0] Niemand bleibt in { NAME($start) }.
    [one] Einer bleibt in { NAME($start) }.
   *[other] { $count } bleiben in { NAME($start) }.
 }
go-units = Wie viele gehen?
go-autobots = Autobots
go-humans = Menschen
fewer-units = Eine Einheit weniger
more-units = Eine Einheit mehr
fewer-humans = Ein Mensch weniger
more-humans = Ein Mensch mehr
route-from = Marsch von { NAME($start) }
route-to = nach { NAME($end) }
route-one = eine Einheit nach { NAME($end) }
route-begin = Wähle das nächste Gebiet des Weges.
route-hint = Wähle das nächste Gebiet oder ende in { $end }. Wer nicht weitergeht, bleibt unterwegs stehen.
window-hint = { $meter ->
    [one] Die Anzeige steht auf eins: ohne mehr Energon endet das Spiel jetzt.
   *[other] Die Anzeige steht auf { $meter } und fällt gleich um eins.
 }
energon = Energon
energon-hint = Gesammelte Streifen: { $bars }. Die Anzeige steht auf { $meter } von { $most }.

## Kampf

battle = Kampf
battle-for = Kampf um { NAME($territory) }
battle-entry = Landung: Kampf um { NAME($territory) }
from-territory = aus { $start }
roll-result = { $attackers ->
    [0] Kein Angreifer fällt,
    [one] Ein Angreifer fällt,
   *[other] { $attackers } Angreifer fallen,
 } { $defenders ->
    [0] kein Verteidiger.
    [one] ein Verteidiger.
   *[other] { $defenders } Verteidiger.
 }
battle-losses = Verluste: { $attackers } beim Angriff, { $defenders } bei der Verteidigung.
battle-conquered = Erobert! { battle-losses }
battle-lost = Die Truppe ist verloren. { battle-losses }
battle-withdrawn = Zurückgezogen. { battle-losses }
battle-cancelled = Eine Powerkarte sagt den Angriff ab.
odds = { $how ->
    [above] > { $percent } %
    [below] < { $percent } %
   *[about] { $percent } %
} für die Eroberung. Im Schnitt fallen { $attackers ->
    [one] ein
   *[other] { $attackers }
 } Angreifer und { $defenders ->
    [one] ein
   *[other] { $defenders }
 } Verteidiger.
roll-until-chip = Bis einige übrig sind …
roll-until = Aufhören, wenn so viele der Truppe übrig sind

## Powerkarten

card-revealed = { $who } decken auf
card-given = Sie geht an { $to }.
card-does = { $effect ->
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

## Warnungen

warning-entry = Dort steht ein Gegner: Die { $units } neuen Einheiten kämpfen um { NAME($territory) } gegen { $count }. Wer sich zurückzieht, verliert sie.
warning-withdraw-entry = { $units ->
    [one] Die neue Einheit geht zurück in den Vorrat und ist verloren.
   *[other] Die { $units } neuen Einheiten gehen zurück in den Vorrat und sind verloren.
 }
warning-place-none = { $units ->
    [one] Die neue Einheit ist dann verloren.
   *[other] Die { $units } neuen Einheiten sind dann verloren.
 }
warning-out = Am Ende des Zuges stünde keine Einheit dieser Armee auf der Karte: Sie würde ausscheiden.
warning-attack-none = In diesem Zug wurde nichts erobert, also gibt es keine Karte. { NAME($start) } könnte { NAME($end) } mit { $units } gegen { $count } angreifen.

## Zahlen

plot = Was das Diagramm Runde für Runde zeigt
plot-territories = Gebiete
plot-units = Einheiten
plot-humans = Menschen
deeds = Was jede Armee getan hat
deeds-conquests = erobert
deeds-beaten = besiegt
deeds-fallen = gefallen
deeds-slaves = Sklaven
deeds-luck = Glück
deeds-luck-text = Besiegt und gefallen zählt Transformers und Menschen in Kämpfen. Glück: wie viele mehr besiegt wurden und weniger fielen, als Würfel es im Schnitt tun.

## Mehreres in einer Zeile des Protokolls

told-armies = { $parts }.
told-armies-part = { $army ->
    [0] { $seat } spielt die Autobots und die Menschen
   *[other] { $seat } führt die Decepticons { $army }
 }
told-bars = Energon liegt in { $parts }.
told-bars-part = { NAME($territory) }
told-rolls = Würfel: { $parts }.
told-rolls-part = { $black } gegen { $red } (−{ $attackers } / −{ $defenders })
told-rolls-slaves = { $count ->
    [one] ein Sklave
   *[other] { $count } Sklaven
 }
told-cards = Gezogene Gebietskarten: { $parts }.
told-cards-part = { $stars ->
    [1] ★
   *[other] ★★
 }

## Die Seite über eine Ausgabe

edition-map = { $count } Gebiete; { $twos } ihrer Karten haben zwei Sterne. Die Zeichen in den Ecken sind die Startpunkte der Decepticons, das in der Mitte der der Autobots.
edition-continents = Kontinente
edition-continent = +{ $bonus }, { $count ->
    [one] ein Gebiet
   *[other] { $count } Gebiete
 }
edition-stars = Einheiten für Sterne
edition-units = { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
 }
edition-power = { $count } Powerkarten, { $hand } für jede Armee
edition-card = { NAME($card) }
edition-times = { $count }×
edition-meter = Die Anzeige beginnt mit { $count } Streifen und fasst höchstens { $most }; { $bars } liegen auf der Karte.
edition-new = { $first } neue Einheiten im ersten Zug einer Armee, danach { $later } in jedem Zug.
edition-slaves = Eine Einheit mehr für je { $count } Sklaven.

## Wie es getippt wird

typed-choice-done = fertig
typed-choice-exchange = tausche { $ones } { $twos }
typed-choice-reveal = aufdecken
typed-choice-give = gib { $count }
typed-choice-lose = { $kind ->
    [human] verliere mensch { NAME($territory) }
   *[unit] verliere { NAME($territory) }
 }
typed-choice-place = setze { NAME($territory) }
typed-choice-attack = angriff { NAME($start) } { NAME($end) }
typed-choice-move = ziehe { NAME($start) } { NAME($end) }
typed-choice-take = nimm { $count }
typed-choice-humans = menschen { $count }
typed-choice-use = benutze { NAME($card) }
typed-choice-roll-once = würfeln
typed-choice-roll = { $left ->
    [0] würfeln weiter
   *[other] würfeln { $left }
 }
typed-choice-withdraw = rückzug
typed-choice-add = füge { $count }
