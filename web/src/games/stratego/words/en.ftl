# What the drawings of Stratego Transformers say.

card-copies = { $copies } of them
card-mode-vehicle = in Vehicle Mode
card-mode-robot = in Robot Mode
