package cli

import (
	"fmt"
	"io"

	"buscaminas/ui/terminal/safe"
	"buscaminas/ui/text"
)

var (
	programFailed = text.Text{
		"el programa ha fallado; este informe dice dónde:",
		"the program crashed; this report says where:",
	}
	gameKept = text.Text{
		"la partida está guardada tal como la dejaste",
		"your game is saved just as you left it",
	}
)

// Report tells the player that the program has failed with a panic, and whether the game is saved.
func Report(w io.Writer, failure *safe.Panic, l text.Lang) {
	if failure.Kept {
		fmt.Fprintln(w, "buscaminas:", gameKept.In(l))
	}
	fmt.Fprintln(w, "buscaminas:", programFailed.In(l))
	fmt.Fprintln(w, failure)
}
