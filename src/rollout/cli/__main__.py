"""`python -m rollout.cli`"""

from rollout.cli.program import main

if __name__ == "__main__":
    main()
