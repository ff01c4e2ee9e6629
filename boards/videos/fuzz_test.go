package videos_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"buscaminas/boards/files"
	"buscaminas/boards/videos"
	"buscaminas/game"
)

func FuzzAVF(f *testing.F)    { fuzz(f, "avf", "beginner.avf", "custom.avf") }
func FuzzRMV(f *testing.F)    { fuzz(f, "rmv 2", "beginner-1.rmv", "beginner-2.rmv") }
func FuzzUMF(f *testing.F)    { fuzz(f, "umf") }
func FuzzMVF(f *testing.F)    { fuzz(f, "mvf 2007", "expert-097.mvf") }
func FuzzOldMVF(f *testing.F) { fuzz(f, "mvf 0.96", "expert-096.mvf") }
func FuzzEVF(f *testing.F)    { fuzz(f, "evf 4", "beginner-3.evf", "beginner-4.evf") }
func FuzzEVFS(f *testing.F)   { fuzz(f, "evfs") }
func FuzzRawVF(f *testing.F)  { fuzz(f, "rawvf", "beginner.rawvf") }
func FuzzTatham(f *testing.F) { fuzz(f, "tatham", "tatham.sav") }

// fuzz reads changed copies of what the named encoder writes, and of files in testdata.
func fuzz(f *testing.F, name string, samples ...string) {
	e := encoders[slices.IndexFunc(encoders, func(e encoder) bool { return e.name == name })]
	f.Add(e.encode(shortGame()))
	for _, file := range samples {
		f.Add(sample(f, file))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for v, err := range videos.All(data) {
			var wrong *files.Error
			if err != nil {
				if !errors.As(err, &wrong) || wrong.Byte < 0 || wrong.Byte > int64(len(data)) {
					t.Fatalf("%#v: want an error with a place in the file", err)
				}
				return
			}
			checkVideo(t, v)
		}
	})
}

// shortGame returns a game on the board of a level: an opening, flags, a chord, and a mine.
func shortGame() recording {
	grid := game.Square{Rows: 8, Cols: 8}
	mines := []game.Cell{{Row: 0, Col: 0}, {Row: 5, Col: 0}}
	for row := range 8 {
		mines = append(mines, game.Cell{Row: row, Col: 3})
	}
	l, err := game.NewLayout(grid, slices.Values(mines))
	if err != nil {
		panic(err)
	}
	r := recording{layout: l}
	for i, play := range []string{"7,7*", "7,3!", "6,3!", "7,2*", "7,2*", "0,0*"} {
		a, err := game.ParsePlay(play)
		if err != nil {
			panic(err)
		}
		r.plays = append(r.plays, videos.Play{At: time.Duration(i) * 300 * time.Millisecond, Action: a[0]})
	}
	return r
}

// checkVideo checks what every video promises.
func checkVideo(t *testing.T, v *videos.Video) {
	t.Helper()
	g, at := game.New(v.Layout, game.Classic), time.Duration(0)
	for i, p := range v.Plays {
		if p.At < at {
			t.Fatalf("play %d is at %v, after %v", i, p.At, at)
		}
		at = p.At
		if p.Refused {
			continue
		}
		steps := g.Steps()
		if err := g.Apply(p.Action); err != nil || p.Action.Kind == game.Open && g.Steps() == steps {
			t.Fatalf("play %d, %v, does nothing: %v", i, p.Action, err)
		}
	}
	if g.Status() != v.Status {
		t.Fatalf("status %v, want %v", v.Status, g.Status())
	}
}
