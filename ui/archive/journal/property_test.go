package journal_test

import (
	"reflect"
	"strings"
	"testing"
	"time"
	"unicode"

	"pgregory.net/rapid"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/names"
)

// anyHeader draws a header for either grid, with a board that is given, dealt, or not dealt yet.
func anyHeader(t *rapid.T) journal.Header {
	rows, cols := rapid.IntRange(1, 8).Draw(t, "rows"), rapid.IntRange(1, 70).Draw(t, "cols")
	g := rapid.SampledFrom(game.GridKinds()).Draw(t, "grid").New(rows, cols)
	cell := game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "row"),
		Col: rapid.IntRange(0, cols-1).Draw(t, "col")}
	spec := deal.Spec{
		Grid:    g,
		Mines:   rapid.IntRange(0, rows*cols).Draw(t, "mines"),
		Seed:    rapid.Uint64().Draw(t, "seed"),
		Promise: rapid.SampledFrom(names.Promises).Draw(t, "promise").Value,
	}
	h := journal.Header{
		Start:      cell,
		MinesShown: rapid.Bool().Draw(t, "shown"),
		SeenBefore: rapid.Bool().Draw(t, "seen"),
		Adaptive:   rapid.Bool().Draw(t, "adaptive"),
		Ghost:      rapid.SampledFrom([]string{"", "2026-01-02-150405-0123abcd"}).Draw(t, "ghost"),
		Rules: game.Rules{
			Numbering:  rapid.SampledFrom(names.Numberings).Draw(t, "numbering").Value,
			Opening:    rapid.SampledFrom(names.Openings).Draw(t, "opening").Value,
			Chord:      rapid.SampledFrom(names.Chords).Draw(t, "chord").Value,
			FlagLimit:  rapid.Bool().Draw(t, "limit"),
			FlagsToWin: rapid.Bool().Draw(t, "flags"),
		},
	}
	if h.Ghost == "" && rapid.Bool().Draw(t, "foreign ghost") {
		h.Rival = anyRival(t)
	}
	h.Titles = anyTitles(t)
	if rapid.Bool().Draw(t, "dated") {
		h.Begun = time.UnixMilli(rapid.Int64Range(1, 4e12).Draw(t, "begun")).UTC()
	}
	if rapid.Bool().Draw(t, "dealt") {
		h.Deal = spec
		if h.FirstOpened = rapid.Bool().Draw(t, "first opened"); h.FirstOpened {
			h.Start = game.Cell{}
		}
		return h
	}
	board := gametest.Must(quick(spec).Deal(cell))
	h.Layout, h.SafeStart = board.Layout, rapid.Bool().Draw(t, "safe")
	return h
}

// anyTitles draws the titles of a game.
func anyTitles(t *rapid.T) (titles []string) {
	title := rapid.StringOf(rapid.Rune().Filter(func(r rune) bool { return !unicode.IsControl(r) }))
	for range rapid.IntRange(0, 2).Draw(t, "titles") {
		titles = append(titles, strings.TrimSpace(title.Draw(t, "title")))
	}
	return titles
}

// anyRival draws a rival, or nil.
func anyRival(t *rapid.T) *journal.Rival {
	r := &journal.Rival{Titles: anyTitles(t)}
	for range rapid.IntRange(0, 5).Draw(t, "plays of the ghost") {
		e := journal.Entry{At: time.Duration(rapid.IntRange(0, 99999).Draw(t, "at")) * ms}
		e.Action.Kind = rapid.SampledFrom([]game.Kind{game.Open, game.Flag, game.Undo}).Draw(t, "play")
		if e.Action.Kind != game.Undo {
			e.Action.Cell = game.Cell{Row: rapid.IntRange(0, 99).Draw(t, "r"), Col: rapid.IntRange(0, 99).Draw(t, "c")}
		}
		r.Plays = append(r.Plays, e)
	}
	return r
}

// anyGame draws a journal and returns it with the game that its entries lead to.
func anyGame(t *rapid.T) (*journal.Journal, *game.Game) {
	j := &journal.Journal{Header: anyHeader(t)}
	rows, cols := j.Grid().Size()
	if j.FirstOpened && j.Deal.Mines < rows*cols { // otherwise no cell can be opened
		first := game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "first row"),
			Col: rapid.IntRange(0, cols-1).Draw(t, "first col")}
		j.Entries = []journal.Entry{{Action: game.Action{Kind: game.Open, Cell: first}}}
	}
	dealBoard(t, j)
	played := gametest.Must(j.Play())
	at := time.Duration(0)
	for range rapid.IntRange(0, 40).Draw(t, "entries") {
		at += rapid.SampledFrom([]time.Duration{0, ms, 1234 * ms, time.Hour}).Draw(t, "later")
		e := journal.Entry{At: at, Event: rapid.SampledFrom([]journal.Event{
			journal.Done, journal.Done, journal.Done, journal.Done,
			journal.Pause, journal.Resume, journal.Hint, journal.Chances, journal.Coach, journal.Ghost, journal.Typed, journal.GivenUp,
		}).Draw(t, "kind")}
		if e.Event == journal.Done {
			e.Action.Kind = rapid.SampledFrom([]game.Kind{game.Open, game.Flag, game.Undo,
				game.Redo}).Draw(t, "action")
			if e.Action.Kind == game.Open || e.Action.Kind == game.Flag {
				e.Action.Cell = game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "r"),
					Col: rapid.IntRange(0, cols-1).Draw(t, "c")}
			}
			if played.Apply(e.Action) != nil {
				e.Event = rapid.SampledFrom([]journal.Event{journal.Refused, journal.Stopped}).Draw(t, "fate")
			}
		}
		j.Entries = append(j.Entries, e)
		end := map[game.Status]journal.Event{game.Won: journal.Won, game.Lost: journal.Lost}[played.Status()]
		if end != 0 && e.Event == journal.Done {
			j.Entries = append(j.Entries, journal.Entry{At: at, Event: end})
		}
	}
	dealBoard(t, j)
	if rapid.Bool().Draw(t, "seen after") {
		j.Seen, j.Open = at+ms, openShare(played)
		if rapid.Bool().Draw(t, "share unknown") {
			j.Open = journal.Unknown
		}
	}
	if j.Layout != nil && j.Dealt() {
		j.MayNeedGuess = rapid.Bool().Draw(t, "may need a guess")
	}
	return j, played
}

// openShare returns the percentage of the safe cells that are open.
func openShare(g *game.Game) int {
	l := g.Layout()
	open := 0
	rows, cols := l.Grid().Size()
	for r := range rows {
		for c := range cols {
			if cell := (game.Cell{Row: r, Col: c}); g.Open(cell) && !l.Mine(cell) {
				open++
			}
		}
	}
	return 100 * open / max(1, l.Cells()-l.Mines())
}

// Any game that is written and read is the same game, and is written as the same text.
func TestJournalToGameToJournal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		j, played := anyGame(t)
		text := write(t, j)
		got, err := journal.Read(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if !reflect.DeepEqual(unnumbered(got), j) {
			t.Fatalf("%+v, want %+v\n%s", got, j, text)
		}
		again := gametest.Must(got.Play())
		rows, cols := j.Grid().Size()
		for r := range rows {
			for c := range cols {
				if cell := (game.Cell{Row: r, Col: c}); again.Face(cell) != played.Face(cell) {
					t.Fatalf("%v shows %d, want %d", cell, again.Face(cell), played.Face(cell))
				}
			}
		}
		if again.Steps() != played.Steps() || again.Deaths() != played.Deaths() ||
			got.Elapsed() != j.Elapsed() {
			t.Fatal("steps, deaths or time differ")
		}
		if text2 := write(t, got); string(text2) != string(text) {
			t.Fatalf("written again:\n%s\nwant\n%s", text2, text)
		}
	})
}

// The board may stand in the header or between any two entries.
func TestBoardAnywhere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		j, _ := anyGame(t)
		if j.Layout == nil {
			return // nothing was opened
		}
		board := string(journal.AppendBoard(&j.Header, nil))
		whole := string(write(t, j))
		at := strings.Index(whole, board)
		if at < 0 || strings.Count(whole, board) != 1 {
			t.Fatalf("the board is not in\n%s", whole)
		}
		rest := strings.SplitAfter(whole[at+len(board):], "\n") // the blank line and the entries
		n := rapid.IntRange(0, len(rest)-1).Draw(t, "line")
		text := whole[:at] + strings.Join(rest[:n], "") + board + strings.Join(rest[n:], "")
		got, err := journal.Read([]byte(text))
		if err != nil || !reflect.DeepEqual(unnumbered(got), j) {
			t.Fatalf("%v, %+v\nwant %+v\n%s", err, got, j, text)
		}
	})
}

// Ghost lines may stand anywhere, and the last one counts.
func TestGhostAnywhere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		j, _ := anyGame(t)
		now := j.Header
		now.Ghost, now.Rival = "", nil
		if rapid.Bool().Draw(t, "another that is kept") {
			now.Ghost = "2026-01-03-101112-4567cdef"
		} else if rapid.Bool().Draw(t, "a foreign one") {
			now.Rival = anyRival(t)
		}
		head, entries, _ := strings.Cut(string(write(t, j)), "\n\n")
		lines := strings.SplitAfter(entries, "\n")
		n := rapid.IntRange(0, len(lines)-1).Draw(t, "line")
		before, after := strings.Join(lines[:n], ""), strings.Join(lines[n:], "")
		text := head + "\n\n" + before + string(journal.AppendGhost(&now, now.Rival.Append(nil))) + after
		got, err := journal.Read([]byte(text))
		j.Ghost, j.Rival = now.Ghost, now.Rival
		if err != nil || !reflect.DeepEqual(unnumbered(got), j) {
			t.Fatalf("%v, %+v\nwant %+v\n%s", err, got, j, text)
		}
	})
}

// Any title is written on one line.
func TestAnyTitle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := anyHeader(t)
		h.Titles = []string{string(rapid.SliceOf(rapid.Byte()).Draw(t, "title"))}
		j, err := journal.Read(write(t, &journal.Journal{Header: h}))
		if err != nil || len(j.Titles) != 1 {
			t.Fatalf("the titles are read as %q, %v; want one", j.Titles, err)
		}
	})
}

// Different games have different names, and the name of a game never changes.
func TestNames(t *testing.T) {
	seen := map[string]uint64{}
	for seed := range uint64(1000) {
		h := square().Header
		h.Deal.Seed = seed
		name := nameOf(h)
		if other, twice := seen[name]; twice {
			t.Fatalf("seeds %d and %d are both %s", seed, other, name)
		}
		seen[name] = seed
	}
	j := square()
	dealBoard(t, j)
	was, is := nameOf(square().Header), nameOf(j.Header)
	if is != was || !strings.HasPrefix(is, "2026-01-02-150405-") {
		t.Errorf("%s; it was %s", is, was)
	}
}

// nameOf returns the name of the game with this header.
func nameOf(h journal.Header) string {
	text := gametest.Must(h.Append(nil))
	return journal.NameOf(h.Begun, text)
}
