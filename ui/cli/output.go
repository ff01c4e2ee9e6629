package cli

import (
	"bytes"
	"cmp"
	"io"
	"os"
	"unicode/utf8"

	"buscaminas/boards/files"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// An Output is where the program writes. What it says has nothing but ASCII where the
// player asked for that; [Data] stays as it is.
type Output struct {
	ASCII *bool // is looked at when something is written: the flag may come late
	Err   error // the first of writing: some of what writes, such as the help, has nobody to tell

	file   *os.File
	closed bool   // before the program began
	rest   []byte // the beginning of a character that was cut in two
}

// NewOutput returns an output to a file.
func NewOutput(file *os.File, ascii *bool) *Output {
	return &Output{file: file, closed: isClosed(file), ASCII: ascii}
}

// Fd returns what tells whether the output is a terminal.
func (o *Output) Fd() uintptr { return o.file.Fd() }

// Write implements [io.Writer].
func (o *Output) Write(p []byte) (int, error) {
	written := p
	if *o.ASCII {
		written = append(o.rest, p...)
		whole := wholeRunes(written)
		o.rest = append([]byte(nil), written[whole:]...)
		written = bytes.Map(screen.ASCII, written[:whole])
	}
	_, err := o.write(written)
	return len(p), err
}

var outputClosed error = text.Error{"la salida está cerrada", "the output is closed"}

func (o *Output) write(p []byte) (int, error) {
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

// wholeRunes returns where the last character begins that is cut off at the end of text.
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

// Data returns where w takes what is for other programs, as it is.
func Data(w io.Writer) io.Writer {
	if o, ok := w.(*Output); ok {
		return data{o}
	}
	return w
}

type data struct{ to *Output }

// Write implements [io.Writer].
func (d data) Write(p []byte) (int, error) { return d.to.write(p) }
