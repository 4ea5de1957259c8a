import sys

if __name__ == "__main__":
    try:
        from ludoteka.cli import main

        main()
    except KeyboardInterrupt:  # before there was anything to interrupt
        sys.exit(130)
