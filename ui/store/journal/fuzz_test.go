package journal_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/ui/store/journal"
)

// Whatever the bytes, they are a game that writes as itself, or an error of this
// package with a place.
func FuzzRead(f *testing.F) {
	f.Add(write(f, example(f)))
	f.Add(write(f, square()))
	f.Add([]byte("\ufeff" + drawnHeader + "0 Aa!\r\n\n# x\n1.5 pause\n2 Ab* refused\nend"))
	f.Add([]byte(dealtHeader + "start: 2,3\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		j, err := journal.Read(data)
		if err != nil {
			var e *files.Error
			if !errors.As(err, &e) || e.Line < 1 || strings.ContainsAny(e.Error(), "\x00\x1b\n") {
				t.Fatalf("%#v", err)
			}
		}
		if j == nil {
			return
		}
		text := write(t, j)
		again := read(t, text)
		again.Torn = j.Torn
		j = unnumbered(j)
		if j.Dealt() {
			again.SafeStart = j.SafeStart // says nothing of a dealt board, and is not written
		}
		for i, title := range j.Titles {
			if again.Titles[i] != title {
				j.Titles = slices.Clone(again.Titles) // what a line cannot hold was changed
			}
		}
		if !reflect.DeepEqual(again, j) {
			t.Fatalf("%+v\nbecomes\n%+v", j, again)
		}
		if rows, cols := j.Grid().Size(); rows*cols <= 1<<12 {
			if _, err := j.Play(); err != nil && !errors.As(err, new(*files.Error)) {
				t.Fatalf("%#v", err)
			}
		}
	})
}
