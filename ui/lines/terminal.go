package lines

import (
	"io"
	"os"
	"runtime"

	"buscaminas/ui/text"
)

// Terminal returns a reader of the player's terminal. If the board comes from the standard input,
// the moves come from this reader. Reading fails if there is no terminal.
func Terminal() io.Reader { return &terminal{} }

type terminal struct{ file *os.File } // nil: not opened yet

var errNoTerminal = text.Error{
	"el tablero se ha leído de la entrada estándar, y no hay un terminal del que leer las jugadas",
	"the board came from standard input, and there is no terminal to read moves from"}

// Read implements [io.Reader].
func (t *terminal) Read(p []byte) (int, error) {
	if t.file == nil {
		name := "/dev/tty"
		if runtime.GOOS == "windows" {
			name = "CONIN$"
		}
		file, err := os.Open(name)
		if err != nil {
			return 0, errNoTerminal
		}
		t.file = file
	}
	return t.file.Read(p)
}
