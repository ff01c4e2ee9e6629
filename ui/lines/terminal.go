package lines

import (
	"io"
	"os"
	"runtime"

	"buscaminas/ui/text"
)

// Terminal is what is typed at the terminal, for where the input is something else: the
// board. Its error says so where there is no terminal.
func Terminal() io.Reader { return &terminal{} }

type terminal struct{ file *os.File } // nil: nothing has been read yet

var errNoTerminal = text.Error{
	"la entrada estándar era el tablero, y no hay un terminal del que leer las jugadas",
	"the standard input was the board, and there is no terminal to read moves from"}

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
