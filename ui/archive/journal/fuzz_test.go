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

// seeds returns the texts with which the fuzzing begins.
func seeds(f *testing.F) [][]byte {
	_, parts := late(f)
	return [][]byte{
		write(f, given()),
		write(f, square()),
		[]byte(strings.Join(parts, "")),
		[]byte("\ufeff" + drawnHeader + "0 Aa!\r\n\r\n# x\n1.5 pause\n2 Ab* refused\nend"),
		[]byte(dealtHeader + "start: 2,3\n"),
		[]byte(drawnHeader + "ghost: 2026\n0 Aa!\nghost plays: 1.5 0,1* 2 < 3 9,9!\nghost title: \u009b\nghost: given\n"),
		[]byte(dealtHeader + "start: 2,3\npromise kept: no\nrow: *...\n"),
		[]byte(dealtHeader + "start: 2,3\n0.000 0,0!\n0.000 0,0%\n1 7%\n"),
	}
}

// Whatever the bytes, Read returns a game that can be written and read again, or an error of type
// *files.Error with a line.
func FuzzRead(f *testing.F) {
	for _, text := range seeds(f) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		j, err := journal.Read(data)
		if err != nil {
			var e *files.Error
			if !errors.As(err, &e) || e.Line < 1 || strings.ContainsAny(e.Error(), "\x00\x1b\n") {
				t.Fatalf("%#v: want a printable *files.Error with a line", err)
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
			again.SafeStart = j.SafeStart // it has no meaning for a dealt board, and is not written
		}
		if j.Layout == nil {
			again.MayNeedGuess = j.MayNeedGuess // it has no meaning without the board
		}
		if len(j.Entries) == 0 {
			j.Entries = nil // a bad last line may have been dropped
		}
		if j.Seen == 0 {
			again.Open = j.Open // there is no clock line, or one at time 0
		}
		for i, title := range j.Titles {
			if again.Titles[i] != title {
				j.Titles = slices.Clone(again.Titles) // writing changed the characters that cannot stand in a line
			}
		}
		if !reflect.DeepEqual(again, j) {
			t.Fatalf("%+v\nbecomes\n%+v", j, again)
		}
		if rows, cols := j.Grid().Size(); rows*cols <= 1<<12 {
			if _, err := j.Play(); err != nil && !errors.As(err, new(*files.Error)) {
				t.Fatalf("Play fails with %#v, want a *files.Error", err)
			}
		}
	})
}

// Whatever the two ends, ReadGlance returns possible facts or an error. If the ends are a whole
// text that can be read, the facts are those of Read.
func FuzzGlance(f *testing.F) {
	for _, text := range seeds(f) {
		f.Add(text, []byte{})
		f.Add(text[:len(text)-10], text[len(text)/2:])
	}
	f.Fuzz(func(t *testing.T, head, tail []byte) {
		g, err := journal.ReadGlance(head, tail)
		if err != nil {
			if e := (*files.Error)(nil); !errors.As(err, &e) || e.Line < 1 {
				t.Fatalf("%#v: want a *files.Error with a line", err)
			}
			return
		}
		if g.Open < journal.Unknown || g.Open > 100 || g.Mines < journal.Unknown || g.Elapsed < 0 ||
			g.Grid() == nil || g.Layout != nil {
			t.Fatalf("an impossible glance: %+v", g)
		}
		if len(tail) > 0 {
			return
		}
		if j, err := journal.Read(head); err == nil {
			wantGlance(t, g, j)
		}
	})
}
