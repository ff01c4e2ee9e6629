package journal_test

import (
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/journal"
)

// wantGlance fails if a glance at a whole text and Read of the text disagree.
func wantGlance(t interface {
	Helper()
	Fatalf(string, ...any)
}, g *journal.Glance, j *journal.Journal) {
	t.Helper()
	if g.Elapsed != j.Elapsed() || g.End != endOf(j.Entries) {
		t.Fatalf("at %v, ended %d; want %v, %d", g.Elapsed, g.End, j.Elapsed(), endOf(j.Entries))
	}
	if j.Seen > 0 && g.Open != j.Open {
		t.Fatalf("%d %% is open, want %d", g.Open, j.Open)
	}
	if j.Layout != nil && g.Mines != j.Layout.Mines() && g.Mines != journal.Unknown {
		t.Fatalf("%d mines, want %d", g.Mines, j.Layout.Mines())
	}
	steps := 0
	for _, e := range j.Entries {
		if e.Event == journal.Done && (e.Action.Kind == game.Open || e.Action.Kind == game.Flag) {
			steps++
		}
	}
	if g.Steps != steps && g.Steps != journal.Unknown {
		t.Fatalf("%d steps, want %d", g.Steps, steps)
	}
	wantHeader(t, g, &j.Header)
}

func wantHeader(t interface {
	Helper()
	Fatalf(string, ...any)
}, g *journal.Glance, h *journal.Header) {
	t.Helper()
	got := []any{g.Titles, g.Begun, g.Rules, g.Deal, g.Start, g.FirstOpened, g.SafeStart, g.MinesShown,
		g.SeenBefore, g.Adaptive, g.Grid()}
	want := []any{h.Titles, h.Begun, h.Rules, h.Deal, h.Start, h.FirstOpened, h.SafeStart, h.MinesShown,
		h.SeenBefore, h.Adaptive, h.Grid()}
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("the header is\n%+v\nwant\n%+v", got, want)
	}
}

// endOf returns how a game ended after these entries, or Done if it goes on.
func endOf(entries []journal.Entry) journal.Event {
	end := journal.Done
	for _, e := range entries {
		switch e.Event {
		case journal.Done, journal.Won, journal.Lost, journal.GivenUp:
			end = e.Event
		}
	}
	return end
}

// Wherever the middle of a text is left out, its two ends give the facts of the whole text, or
// Unknown. The test also adds clock lines between entries and white space around them, as a person
// might.
func TestGlanceTellsTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		j, played := anyGame(t)
		if j.Layout == nil {
			return // nothing was opened
		}
		j.Seen, j.Open = 0, 0
		header := string(write(t, &journal.Journal{Header: j.Header}))
		text, lastSeen := header, false
		now := game.New(played.Layout(), j.Rules)
		for _, e := range j.Entries {
			if e.Apply(now) != nil {
				t.Fatal("the game cannot be played")
			}
			before := rapid.SampledFrom([]string{"", " ", "# 9.999 won\n", "\n"}).Draw(t, "before")
			text += before + string(e.Append(nil))
			if lastSeen = rapid.IntRange(0, 3).Draw(t, "seen") == 0; lastSeen {
				text += string(journal.AppendClockLine(nil, e.At, openShare(now)))
			}
		}
		whole, err := journal.Read([]byte(text))
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		torn := rapid.SampledFrom([]string{"", "9", "9999.000 won", "9999.000 9"}).Draw(t, "torn")

		g := gametest.Must(journal.ReadGlance([]byte(text+torn), nil))
		wantGlance(t, g, whole)
		if g.Steps > 0 && g.End == journal.Done && g.Open != openShare(played) { // with or without a clock line
			t.Fatalf("%d %% is open, want %d\n%s", g.Open, openShare(played), text)
		}

		head := rapid.IntRange(len(header)-1, len(text)).Draw(t, "head")
		tail := rapid.IntRange(len(header)-1, len(text)-1).Draw(t, "tail")
		g, err = journal.ReadGlance([]byte(text[:head]), []byte(text[tail:]+torn))
		if err != nil {
			t.Fatalf("%v\n%s", err, text[:head])
		}
		wantHeader(t, g, &whole.Header)
		if g.Steps != journal.Unknown || g.Mines != whole.Layout.Mines() {
			t.Fatalf("the glance has %d steps and %d mines, want unknown steps and %d mines", g.Steps, g.Mines, whole.Layout.Mines())
		}
		// These are the facts in the whole lines of the tail.
		_, said, _ := strings.Cut(text[tail:], "\n")
		rest := gametest.Must(journal.Read([]byte(header + said)))
		if len(rest.Entries) > 0 && g.Elapsed != whole.Elapsed() || g.End != endOf(rest.Entries) {
			t.Fatalf("at %v, ended %d; want %v, %d\n%s", g.Elapsed, g.End, whole.Elapsed(),
				endOf(rest.Entries), text[tail:])
		}
		if told := g.Open != journal.Unknown; told && g.Open != openShare(played) || !told &&
			lastSeen && said != "" {
			t.Fatalf("%d %% is open, want %d\n%s", g.Open, openShare(played), text[tail:])
		}
	})
}

// For a text that is not a game, ReadGlance returns the error that Read returns.
func TestGlanceAtWhatIsNoGame(t *testing.T) {
	for _, text := range []string{"", "2 4\n*.*.\n", "buscaminas game 9\n",
		"buscaminas game 2\ngrid: square\n", dealtHeader, "buscaminas game 2\ngrid: \x00\n"} {
		_, want := journal.Read([]byte(text))
		_, err := journal.ReadGlance([]byte(text), nil)
		if err == nil || want == nil || err.Error() != want.Error() {
			t.Errorf("%q: %v, want %v", text, err, want)
		}
	}
}
