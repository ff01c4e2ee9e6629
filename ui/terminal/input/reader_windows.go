package input

import (
	"os"

	"github.com/charmbracelet/x/term"
)

// A Reader is a terminal from which a program reads what is typed.
type Reader struct{ term.File }

// Open returns a Reader of the standard input, or, where that is no console, of the console of
// the program.
func Open() (*Reader, error) {
	if term.IsTerminal(os.Stdin.Fd()) {
		return &Reader{os.Stdin}, nil
	}
	file, err := os.OpenFile("CONIN$", os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	return &Reader{file}, nil
}

// Stop does nothing: what Bubble Tea reads of a console it can break off itself.
func (r *Reader) Stop() {}

// Start does nothing, either.
func (r *Reader) Start() {}
