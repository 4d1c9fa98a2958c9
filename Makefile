# One word per task; tools/dev.py does the work and also runs without make.
PYTHON ?= python3

.PHONY: play test check bench campaign pictures setup clean
play test check bench campaign pictures setup clean:
	@$(PYTHON) tools/dev.py $@ $(ARGS)
