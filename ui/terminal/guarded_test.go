package terminal_test

import (
	"os"
	"testing"

	"buscaminas/ui/terminal"
)

// brokenFile is a terminal whose use panics once it is told to.
type brokenFile struct {
	*os.File
	fails bool
}

func (f *brokenFile) Write(p []byte) (int, error) {
	if f.fails {
		panic("in the writing")
	}
	return len(p), nil
}

// A frame that is put off is sent by another goroutine. A panic there reaches the guard.
func TestAFrameThatFailsLater(t *testing.T) {
	f := &brokenFile{File: os.Stdout}
	w := terminal.New(f)
	failed := make(chan any)
	w.Wrap = func(show func()) func() {
		return func() {
			defer func() { failed <- recover() }()
			show()
		}
	}
	w.Resize(10, 2)
	w.Write([]byte("\x1b[?1049h"))
	w.Show(frame(10, 2, "one"), plain)
	f.fails = true
	w.Show(frame(10, 2, "two"), plain)
	if got := <-failed; got != "in the writing" {
		t.Errorf("the guard got %v, want the panic in the writing", got)
	}
}
