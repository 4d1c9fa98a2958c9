# Was die Zeichnungen von Stratego Transformers sagen.

card-copies = { $copies } davon
card-mode-vehicle = im Fahrzeugmodus
card-mode-robot = im Robotermodus
