package input

import (
	"io"
	"os"
	"regexp"
	"time"

	"github.com/charmbracelet/x/term"
)

// A Reader is a terminal from which a program reads keys.
type Reader struct{ term.File }

// Open returns a Reader for the standard input or, if the standard input is no console, for the
// console of the program.
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

// Stop does nothing, because Bubble Tea can cancel a read of a console.
func (r *Reader) Stop() {}

// Start does nothing, because Stop does nothing.
func (r *Reader) Start() {}

// Ask returns nil, as if no reply had come. On Windows, a Reader asks the console nothing.
func (r *Reader) Ask(io.Writer, string, *regexp.Regexp, time.Duration) []byte { return nil }
