package videos_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/boards/videos"
	"buscaminas/game"

	"pgregory.net/rapid"
)

// An encoder writes games in a format.
type encoder struct {
	name   string
	format videos.Format
	encode func(recording) []byte

	step   time.Duration // the times are multiples of this
	levels bool          // only boards of the levels can be written
	opened bool          // the times count from the first opening
	timed  bool
}

var encoders = []encoder{
	{"avf", videos.AVF, encodeAVF, 10 * time.Millisecond, false, false, true},
	{"rmv 1", videos.RMV, rmvVersion{"*rmv", 1}.encode, time.Millisecond, false, false, true},
	{"rmv 2", videos.RMV, rmvVersion{"*rmv", 2}.encode, time.Millisecond, false, false, true},
	{"umf", videos.UMF, rmvVersion{"*umf", 1}.encode, time.Millisecond, false, false, true},
	{"mvf 0.97", videos.MVF, mvf(true, 12345), 10 * time.Millisecond, false, false, true},
	{"mvf 2007", videos.MVF, mvf(false, 6553), time.Millisecond, false, false, true},
	{"mvf 0.96", videos.MVF, encodeOldMVF, 10 * time.Millisecond, true, false, true},
	{"evf 0", videos.EVF, evf(0), time.Millisecond, false, true, true},
	{"evf 1", videos.EVF, evf(1), time.Millisecond, false, true, true},
	{"evf 2", videos.EVF, evf(2), time.Millisecond, false, true, true},
	{"evf 3", videos.EVF, evf(3), time.Millisecond, false, true, true},
	{"evf 4", videos.EVF, evf(4), time.Millisecond, false, true, true},
	{"evfs", videos.EVF, encodeEVFS, time.Millisecond, false, true, true},
	{"rawvf", videos.RawVF, encodeRawVF, time.Millisecond, false, false, true},
	{"tatham", videos.Tatham, encodeTatham, time.Millisecond, false, false, false},
}

// drawRecording draws a game by the classic rules, in which every play does something.
func drawRecording(t *rapid.T, e encoder) recording {
	rows, cols := rapid.IntRange(1, 12).Draw(t, "rows"), rapid.IntRange(1, 12).Draw(t, "columns")
	mines := rapid.IntRange(1, max(1, rows*cols/4)).Draw(t, "mines")
	if e.levels {
		rows, cols, mines = 8, 8, 10
	}
	grid := game.Square{Rows: rows, Cols: cols}
	cells := slices.Collect(game.Cells(grid))
	order := rapid.Permutation(cells).Draw(t, "mines first")
	l, err := game.NewLayout(grid, slices.Values(order[:mines]))
	if err != nil {
		t.Fatal(err)
	}
	g, r, at := game.New(l, game.Classic), recording{layout: l}, time.Duration(0)
	for range rapid.IntRange(0, 40).Draw(t, "plays") {
		a := game.Action{
			Kind: rapid.SampledFrom([]game.Kind{game.Open, game.Open, game.Flag}).Draw(t, "kind"),
			Cell: rapid.SampledFrom(cells).Draw(t, "cell"),
		}
		// A chord opens something, and with exactly as many flags as the number says.
		chord := a.Kind == game.Open && g.Open(a.Cell)
		if g.Status() != game.Playing || chord && (g.Left(a.Cell) != 0 || len(g.AppendChord(nil, a.Cell)) == 0) {
			continue
		}
		if g.Apply(a) == nil {
			at += e.step * time.Duration(rapid.IntRange(0, 90).Draw(t, "pause"))
			r.plays = append(r.plays, videos.Play{At: at, Action: a, Double: chord})
		}
	}
	return r
}

// Any game survives encoding and reading, in any format.
func TestGamesSurvive(t *testing.T) {
	for _, e := range encoders {
		t.Run(e.name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				r := drawRecording(t, e)
				data := e.encode(r)
				v, err := videos.Read(data)
				if err != nil {
					t.Fatalf("%v: %q", err, data)
				}
				if v.Format != e.format || v.Timed != e.timed || !v.Layout.Equal(r.layout) {
					t.Fatalf("%v, timed: %t, on another board: %t", v.Format, v.Timed, !v.Layout.Equal(r.layout))
				}
				if want := e.timesOf(r); !slices.Equal(v.Plays, want) {
					t.Fatalf("plays %v, want %v", v.Plays, want)
				}
				for _, n := range v.Notes {
					if n.Problem != videos.FirstOfSeveral && n.Problem != videos.OtherTime {
						t.Fatal(n)
					}
				}
			})
		})
	}
}

// timesOf returns the plays with the times that the format gives them.
func (e encoder) timesOf(r recording) []videos.Play {
	plays := slices.Clone(r.plays)
	first := slices.IndexFunc(plays, func(p videos.Play) bool { return p.Action.Kind == game.Open })
	begin := time.Duration(0)
	if e.opened && first >= 0 {
		begin = plays[first].At
	}
	for i := range plays {
		plays[i].At = max(0, plays[i].At-begin)
		if !e.timed {
			plays[i].At = 0
		}
	}
	return plays
}

// A damaged file is a game of the same format or an error: never a crash, never another format, and
// never a hang.
func TestDamage(t *testing.T) {
	for _, e := range encoders {
		t.Run(e.name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				data := damaged(t, e.encode(drawRecording(t, e)))
				v, err := videos.Read(data)
				if err == nil && v.Format != e.format {
					t.Fatalf("read as %v: %q", v.Format, data)
				}
				if err != nil && strings.Contains(err.Error(), "secret") {
					t.Fatalf("the error shows a name: %v", err)
				}
			})
		})
	}
}

// The same of the real files.
func TestDamageOfRealFiles(t *testing.T) {
	for file, want := range realFormats {
		t.Run(file, func(t *testing.T) {
			whole := sample(t, file)
			rapid.Check(t, func(t *rapid.T) {
				data := damaged(t, slices.Clone(whole))
				v, err := videos.Read(data)
				if err == nil && v.Format != want {
					t.Fatalf("read as %v", v.Format)
				}
				if err != nil && strings.Contains(err.Error(), "xxx") {
					t.Fatalf("the error shows a name: %v", err)
				}
			})
		})
	}
}

var realFormats = map[string]videos.Format{
	"beginner.avf": videos.AVF, "custom.avf": videos.AVF, "beginner-1.rmv": videos.RMV, "preflags-2.rmv": videos.RMV,
	"expert-096.mvf": videos.MVF, "expert-097.mvf": videos.MVF, "expert-2007.mvf": videos.MVF,
	"beginner-3.evf": videos.EVF, "beginner-4.evf": videos.EVF, "beginner.rawvf": videos.RawVF, "tatham.sav": videos.Tatham,
}

// damaged cuts, changes or repeats a part of data.
func damaged(t *rapid.T, data []byte) []byte {
	at := rapid.IntRange(0, len(data)-1).Draw(t, "at")
	switch rapid.IntRange(0, 3).Draw(t, "damage") {
	case 0:
		return data[:at]
	case 1:
		data[at] = rapid.Byte().Draw(t, "byte")
		return data
	case 2:
		return slices.Insert(data, at, rapid.SliceOfN(rapid.Byte(), 1, 9).Draw(t, "more")...)
	default:
		return slices.Delete(data, at, min(len(data), at+rapid.IntRange(1, 9).Draw(t, "fewer")))
	}
}
