package cli

import (
	"fmt"
	"os"
	"runtime"

	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

var (
	dumbTerminal = text.Text{
		"Con TERM=dumb no hay pantalla completa: se juega línea a línea.",
		"There is no full-screen mode with TERM=dumb: the game is played line by line."}
	unknownTerminal = text.Text{
		"TERM no dice qué terminal es este, así que no hay pantalla completa: se juega línea a línea.",
		"TERM does not say which terminal this is, so there is no full-screen mode: the game is played line by line."}
)

// onlyLines reports whether the terminal has no full screen. If so, it prints a message.
func onlyLines(c *cobra.Command, l text.Lang) bool {
	said := unknownTerminal
	switch term := os.Getenv("TERM"); {
	case term == "dumb":
		said = dumbTerminal
	case term != "" || runtime.GOOS == "windows": // Windows does not need TERM
		return false
	}
	fmt.Fprintln(c.ErrOrStderr(), said.In(l))
	return true
}
