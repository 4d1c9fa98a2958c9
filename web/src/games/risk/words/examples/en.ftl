# What the pictures beside the rules of RISK Transformers show.

example-humans = How it begins: one human in each territory, here in the west of Europe.
example-whole = Somebody stands in each territory of South America: the Autobots get its bonus of 2, and 5 new units in all.
example-broken = One territory of Australia belongs to another army: no bonus, so only 3 new units come.
example-slaves = Five humans are slaves of this army: it gets 4 new units instead of 3.
example-stars = Three cards with four stars in all are exchanged for 7 units.
example-corner = At this corner the new units go into one of the two marked territories. The corner can be another one in each turn.
example-join = Three new Autobots come into Egypt and join the human there. Nobody fights.
example-entry = A human stands in Yakutsk, so the 3 new units fight: 6 against 5. They win and occupy it.
example-sea-route = From Brazil three neighbours can be attacked, and North Africa over the sea.
example-allies = From Egypt the Autobots may attack the Decepticons. Humans are on their own side.
example-guard = Of four units three may attack, for one stays behind as a guard. They win and move in.
example-compare = The 6 beats the 5: a defender falls. The 4 against a 4: an attacker falls. The third black die does not count. Then the attacker withdraws.
example-autobots-first = Both black dice win. The Autobot falls first, then one of the humans.
example-onward = The force takes Ontario and goes on from there, with one unit left behind.
example-lost = The whole force is lost. This army attacks no more in this turn, from no other territory either.
example-slave = The human falls and becomes a slave of the army that attacked.
example-empty = Nobody stands in India: one unit goes in without dice. That counts as a conquest.
example-bar = Transformers take Iceland and collect the bar of Energon that lies there.
example-one-border = Everybody crosses one border. Those who have come to Egypt do not go on in this turn. Humans may leave a territory empty.
example-route = One group moves through own territories, over several borders, and leaves a unit on the way.
example-meter = The round is over: the meter falls from seven bars to six.
example-count = 20 territories against 11 + 6 + 4 = 21: the Decepticons have more, and the army with 11 wins.
