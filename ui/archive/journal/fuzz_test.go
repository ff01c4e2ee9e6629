package journal_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// seeds are texts that the fuzzing begins with.
func seeds(f *testing.F) [][]byte {
	_, parts := late(f)
	return [][]byte{
		write(f, given(f)),
		write(f, square()),
		write(f, large(f)),
		[]byte(strings.Join(parts, "")),
		[]byte("\ufeff" + drawnHeader + "0 Aa!\r\n\r\n# x\n1.5 pause\n2 Ab* refused\nend"),
		[]byte(dealtHeader + "start: 2,3\n"),
		[]byte(drawnHeader + "ghost: 2026\n0 Aa!\nghost plays: 1.5 0,1* 2 < 3 9,9!\nghost title: \u009b\nghost: given\n"),
		[]byte(dealtHeader + "start: 2,3\npromise kept: no\nrow: *...\n"),
		[]byte(dealtHeader + "start: 2,3\nbitmap: AAAA\n0.000 0,0!\n0.000 0,0%\n1 7%\n"),
	}
}

// Whatever the bytes, they are a game that writes as itself, or an error of this
// package with a place.
func FuzzRead(f *testing.F) {
	for _, text := range seeds(f) {
		f.Add(text)
	}
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
		if j.Layout == nil {
			again.MayNeedGuess = j.MayNeedGuess // says nothing without the board
		}
		if len(j.Entries) == 0 {
			j.Entries = nil // some may have been dropped
		}
		if j.Seen == 0 {
			again.Open = j.Open // the clock was not seen, or seen at 0
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

// Whatever the two ends, they tell of a game that can be, or what is wrong is said.
// Where they are a whole text that can be read, they tell the same as all of it.
func FuzzGlance(f *testing.F) {
	for _, text := range seeds(f) {
		f.Add(text, []byte{})
		f.Add(text[:len(text)-10], text[len(text)/2:])
	}
	f.Fuzz(func(t *testing.T, head, tail []byte) {
		g, err := journal.ReadGlance(head, tail)
		if err != nil {
			if e := (*files.Error)(nil); !errors.As(err, &e) || e.Line < 1 {
				t.Fatalf("%#v", err)
			}
			return
		}
		if g.Open < journal.Unknown || g.Open > 100 || g.Mines < journal.Unknown || g.Elapsed < 0 ||
			g.Grid() == nil || g.Layout != nil {
			t.Fatalf("%+v", g)
		}
		if len(tail) > 0 {
			return
		}
		if j, err := journal.Read(head); err == nil {
			wantGlance(t, g, j)
		}
	})
}
