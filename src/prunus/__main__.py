"""`python -m prunus`"""

from prunus.cli.main import main

main()
