package cli

import (
	"bytes"
	"cmp"
	"io"
	"os"
	"unicode/utf8"

	"buscaminas/boards/files"
	"buscaminas/ui/screen"
	"buscaminas/ui/terminal/kind"
	"buscaminas/ui/text"

	"github.com/mattn/go-isatty"
)

// An output is the standard output or the error output of the program. Write replaces every
// character beyond ASCII if the player asks for ASCII. On a Linux console it replaces only the
// characters that the console's fonts lack. The writer of [program.data] replaces none.
//
// If the reader of a pipe is gone, as after "buscaminas deal | head -1", the Go runtime ends the
// program by SIGPIPE.
type output struct {
	ASCII *bool // a pointer, because the flag may be parsed after the first Write
	Err   error // the first error of Write; some callers of Write, such as the help, ignore errors

	file    *os.File
	closed  bool   // the output was closed before the program began
	console bool   // the file is a Linux console
	rest    []byte // the first bytes of a character whose other bytes have not come yet
}

// newOutput returns an output that writes to file.
func newOutput(file *os.File, ascii *bool) *output {
	console := kind.IsConsole(os.Getenv) && isatty.IsTerminal(file.Fd())
	return &output{file: file, closed: isClosed(file), console: console, ASCII: ascii}
}

// Fd returns the file descriptor, by which callers see whether the output is a terminal.
func (o *output) Fd() uintptr { return o.file.Fd() }

// Write implements [io.Writer].
func (o *output) Write(p []byte) (int, error) {
	written := p
	if shown := o.substitute(); shown != nil {
		written = append(o.rest, p...)
		whole := wholeRunes(written)
		o.rest = append([]byte(nil), written[whole:]...)
		written = bytes.Map(shown, written[:whole])
	}
	_, err := o.write(written)
	return len(p), err
}

// substitute returns the function that replaces the characters that the output cannot show. It
// returns nil if no character is replaced.
func (o *output) substitute() func(rune) rune {
	switch {
	case *o.ASCII:
		return screen.ASCII
	case o.console:
		return screen.Console
	}
	return nil
}

var outputClosed error = text.Error{"la salida está cerrada", "the output is closed"}

func (o *output) write(p []byte) (int, error) {
	if o.closed {
		o.Err = cmp.Or(o.Err, outputClosed)
		return 0, outputClosed
	}
	n, err := o.file.Write(p)
	if err != nil {
		err = files.WriteError(o.file.Name(), err)
		o.Err = cmp.Or(o.Err, err)
	}
	return n, err
}

// isClosed reports whether an output was closed before the program began, as by >&- in a shell. Go
// replaces a closed output by /dev/null, open for reading and writing; a shell opens /dev/null only
// for writing. If the input is the same kind of /dev/null, as in a service, isClosed returns false.
// On Windows the result does not matter, because writing to a closed output fails.
func isClosed(file *os.File) bool { return isReadableNull(file) && !isReadableNull(os.Stdin) }

// isReadableNull reports whether a file is /dev/null, open for reading and writing.
func isReadableNull(file *os.File) bool {
	info, err := file.Stat()
	null, nullErr := os.Stat(os.DevNull)
	if err != nil || nullErr != nil || !os.SameFile(info, null) {
		return false
	}
	_, read := file.Read(make([]byte, 1))
	_, wrote := file.Write(make([]byte, 1))
	return read == io.EOF && wrote == nil
}

// wholeRunes returns the length of text without the unfinished character at its end, if there is
// one.
func wholeRunes(text []byte) int {
	for at := len(text) - 1; at >= max(0, len(text)-utf8.UTFMax); at-- {
		if utf8.RuneStart(text[at]) {
			if !utf8.FullRune(text[at:]) {
				return at
			}
			break
		}
	}
	return len(text)
}

// data returns the standard output for data that other programs read: characters beyond ASCII stay.
func (p *program) data() io.Writer {
	if o, ok := p.out.(*output); ok {
		return data{o}
	}
	return p.out
}

type data struct{ to *output }

// Write implements [io.Writer].
func (d data) Write(p []byte) (int, error) { return d.to.write(p) }
