// Buscaminas is Minesweeper for the terminal.
package main

import (
	"os"

	"buscaminas/ui/cli"
)

func main() {
	os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
