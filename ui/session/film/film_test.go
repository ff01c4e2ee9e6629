package film

import (
	"bufio"
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/game/solver"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/terminal"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/vt"
)

// played returns a game that is played by reasoning to its end. All provable mines are flagged, and
// wait returns the time of each action.
func played(t testing.TB, grid game.Grid, mines int, wait func(n int) time.Duration) *session.Replay {
	t.Helper()
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	spec := deal.Spec{Grid: grid, Mines: mines, Seed: 7, Promise: deal.Followable}
	setup := session.Dealt(text.Text{"Experto", "Expert"}, spec, game.LeftToFind)
	s := gametest.Must(session.New(setup, func() time.Time { return now }))
	n := 0
	do := func(kind game.Kind, c game.Cell) {
		if s.Game().Status() == game.Playing && !s.Game().Open(c) {
			now = now.Add(wait(n))
			n++
			gametest.Must(s.Play(game.Action{Kind: kind, Cell: c}))
		}
	}
	do(game.Open, game.Cell{})
	for s.Game().Status() == game.Playing {
		k := solver.Know(solver.Position{Game: s.Game()})
		for c := range k.Mines() {
			if !s.Game().Flagged(c) {
				do(game.Flag, c)
			}
		}
		safe := slices.Collect(k.Safe())
		if len(safe) == 0 {
			t.Fatal("a guess is due")
		}
		for _, c := range safe {
			do(game.Open, c)
		}
	}
	return replayOf(s.Journal())
}

func replayOf(j *journal.Journal) *session.Replay {
	return gametest.Must(session.NewReplay(j))
}

func half(int) time.Duration { return 500 * time.Millisecond }

func options() Options {
	return Options{Look: draw.Look{Glyphs: &draw.Unicode}, Palette: theme.All()[0].TrueColorPalette()}
}

// still returns options without colours, so there is no light after a win.
func still() Options {
	o := options()
	o.Palette = &screen.Palette{}
	return o
}

func filmed(r *session.Replay, o Options) *film {
	return gametest.Must(New(r, o))
}

func frames(f *film) []frame { return slices.Collect(f.frames()) }

// The film of a game of the highest level takes at most 500 kB, on each grid.
func TestAGameOfExpertsIsNoLargeFile(t *testing.T) {
	for _, kind := range game.GridKinds() {
		f := filmed(played(t, kind.New(16, 30), 99, half), options())
		data := f.SVG()
		if len(data) > 500_000 {
			t.Errorf("%s: %d bytes in %d frames", kind.Name, len(data), len(frames(f)))
		}
		if bytes.Contains(data, []byte("<script")) || !bytes.Contains(data, []byte("prefers-reduced-motion")) {
			t.Errorf("%s: a script, or nothing for who wants no motion", kind.Name)
		}
		decoder := xml.NewDecoder(bytes.NewReader(data))
		for err := error(nil); err != io.EOF; _, err = decoder.Token() {
			if err != nil {
				t.Fatal(err)
			}
		}
		t.Logf("%s: %d bytes, %d frames, %v", kind.Name, len(data), len(frames(f)), frames(f)[len(frames(f))-1].At)
	}
}

// A film cuts long pauses and shortens long games. A speed that was asked for is kept.
func TestPaceOfAFilm(t *testing.T) {
	grid := game.GridKinds()[0].New(9, 9)
	slow := played(t, grid, 10, func(n int) time.Duration {
		if n == 2 {
			return time.Hour
		}
		return 100 * time.Millisecond
	})
	end := func(f *film) time.Duration { // returns the time when the game ends
		all := frames(f)
		return all[slices.IndexFunc(all, func(f frame) bool { return strings.Contains(f.Grid.String(), "HAS GANADO") })].At
	}
	steps := time.Duration(slow.Len() - 1)
	if got, want := end(filmed(slow, options())), firstFrame+longestGap+(steps-1)*100*time.Millisecond; got != want {
		t.Errorf("with an hour in it the film takes %v, want %v", got, want)
	}
	long := played(t, game.GridKinds()[0].New(16, 30), 70, half)
	if got := end(filmed(long, options())); got > longest || got < longest-time.Second {
		t.Errorf("a long game takes %v, want %v", got, longest)
	}
	o := options()
	o.Speed = 1
	if got, want := end(filmed(long, o)), firstFrame+time.Duration(long.Len()-1)*half(0); got != want {
		t.Errorf("as it was played it takes %v, want %v", got, want)
	}
	o.Speed = 1000
	if f := filmed(long, o); end(f) > time.Second || len(frames(f)) > 30 ||
		!strings.Contains(frames(f)[len(frames(f))-1].Grid.String(), "HAS GANADO") {
		t.Errorf("%d frames in %v, ending on\n%s", len(frames(f)), end(f), frames(f)[len(frames(f))-1].Grid)
	}
}

// A film begins with a closed board and ends with the end of the game.
func TestBeginningAndEndOfAFilm(t *testing.T) {
	for _, kind := range game.GridKinds() {
		r := played(t, kind.New(9, 9), 8, half)
		r.Seek(3)
		f := filmed(r, options())
		first, last := frames(f)[0].Grid.String(), frames(f)[len(frames(f))-1].Grid.String()
		if strings.Count(first, "▓") != 81 || frames(f)[0].At != 0 {
			t.Errorf("%s: it begins at %v with\n%s", kind.Name, frames(f)[0].At, first)
		}
		if strings.Contains(last, "▓") || !strings.Contains(last, "HAS GANADO · ") {
			t.Errorf("%s: it ends with\n%s", kind.Name, last)
		}
		if r.Position() != 3 {
			t.Errorf("%s: the replay was moved to %d", kind.Name, r.Position())
		}
		for frame := range f.frames() {
			if frame.Grid.Height != f.Height || frame.Grid.Width != f.Width {
				t.Fatalf("%s: a frame of %d×%d, want %d×%d", kind.Name, frame.Grid.Width, frame.Grid.Height, f.Width, f.Height)
			}
		}
	}
}

// At every event, a terminal that plays the recording shows the frame of the film.
func TestCastIsTheFrames(t *testing.T) {
	for _, kind := range game.GridKinds() {
		f := filmed(played(t, kind.New(9, 9), 8, half), options())
		lines := bufio.NewScanner(bytes.NewReader(f.Cast()))
		lines.Buffer(nil, 1<<20)
		lines.Scan()
		var head struct{ Version, Width, Height int }
		if err := json.Unmarshal(lines.Bytes(), &head); err != nil || head.Version != 2 {
			t.Fatalf("%s: the first line is %s, %v; want version 2", kind.Name, lines.Bytes(), err)
		}
		seen := vt.NewEmulator(head.Width, head.Height)
		defer seen.Close()
		for n, frame := range frames(f) {
			if !lines.Scan() {
				t.Fatalf("%s: no event for frame %d", kind.Name, n)
			}
			var event []any
			if err := json.Unmarshal(lines.Bytes(), &event); err != nil || event[1] != "o" || event[0] != words.RoundedSeconds(frame.At) {
				t.Fatalf("%s, frame %d: %v, %.80s", kind.Name, n, err, lines.Bytes())
			}
			fmt.Fprint(seen, event[2])
			whole := vt.NewEmulator(head.Width, head.Height)
			var anew terminal.Painter
			anew.Resize(head.Width, head.Height)
			anew.SetFrame(frame.Grid, options().Palette)
			_, _ = whole.Write(anew.Paint())
			for y := range head.Height {
				for x := range head.Width {
					got, want := seen.CellAt(x, y), whole.CellAt(x, y)
					if want.Content == " " { // the colour of a blank cannot be seen
						got.Style.Fg, got.Style.Attrs = want.Style.Fg, want.Style.Attrs
					}
					if got.Content != want.Content || !got.Style.Equal(&want.Style) {
						t.Fatalf("%s, frame %d: at %d,%d stands %q %v, want %q %v",
							kind.Name, n, y, x, got.Content, got.Style, want.Content, want.Style)
					}
				}
			}
			whole.Close()
		}
		if lines.Scan() {
			t.Errorf("%s: more events than frames: %s", kind.Name, lines.Bytes())
		}
	}
}

// Frames of text have no colours, and begin with a line with the time.
func TestFilmAsText(t *testing.T) {
	f := filmed(played(t, game.GridKinds()[0].New(4, 4), 2, half), options())
	got := string(f.Text())
	read := map[string]bool{}
	for frame := range f.frames() {
		read[frame.Grid.String()] = true
	}
	if !strings.HasPrefix(got, "0.0\n") || strings.Contains(got, "\x1b") || strings.Count(got, "TIEMPO:") != len(read) {
		t.Errorf("the text is\n%s", got)
	}
}

// typed returns a game without guesses. The actions of each play are typed at once, and plays are
// wait apart.
func typed(size int, wait time.Duration, plays ...string) *session.Replay {
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	grid := game.Square{Rows: size, Cols: size}
	layout := gametest.Must(game.NewLayout(grid, slices.Values([]game.Cell{{Row: size - 1, Col: size - 1}})))
	setup := session.Setup{Title: text.Same("test"), Board: session.Given(layout, game.Cell{}), Rules: game.Rules{Opening: game.Single}}
	s := gametest.Must(session.New(setup, func() time.Time { now = now.Add(200 * time.Microsecond); return now }))
	for _, play := range plays {
		actions := gametest.Must(game.ParsePlay(play))
		gametest.Must(s.Play(actions...))
		now = now.Add(wait)
	}
	return replayOf(s.Journal())
}

// The actions of a typed play are shown one by one, a quarter of a second each, in every format.
func TestFilmOfATypedGame(t *testing.T) {
	f := filmed(typed(3, 0, "Cc!Aa*Ab*Ac*Ba*Bb*Bc*Ca*Cb*"), still())
	var at []time.Duration
	for _, frame := range frames(f) {
		at = append(at, frame.At)
	}
	want := []time.Duration{0}
	for n := range 9 {
		want = append(want, firstFrame+time.Duration(n)*250*time.Millisecond)
	}
	if !slices.Equal(at, want) {
		t.Errorf("the pictures come at %v, want %v", at, want)
	}
	for form, n := range map[string]int{
		"svg":  strings.Count(string(f.SVG()), "animation-delay"),
		"cast": strings.Count(string(f.Cast()), "\n") - 2,
		"text": strings.Count(string(f.Text()), "TIEMPO:") - 1,
	} {
		if n != 9 {
			t.Errorf("%s: %d pictures after the first, want 9", form, n)
		}
	}
}

// Actions that were not typed at once keep their time, and take thirty seconds at most. A speed
// that was asked for applies to all actions.
func TestPaceOfATypedGame(t *testing.T) {
	end := func(f *film) time.Duration { return frames(f)[len(frames(f))-1].At }
	near := func(got, want time.Duration) bool { return (got - want).Abs() < 2*shortest }
	o := still()
	mixed := typed(3, 600*time.Millisecond, "Cc!Aa*", "Ab*", "Ac*Ba*Bb*Bc*Ca*Cb*")
	if got, want := end(filmed(mixed, o)), firstFrame+2*600*time.Millisecond+6*250*time.Millisecond; !near(got, want) {
		t.Errorf("it takes %v, want %v", got, want)
	}
	o.Speed = 10
	if got, want := end(filmed(mixed, o)), (firstFrame+2*600*time.Millisecond+6*250*time.Millisecond)/10; !near(got, want) {
		t.Errorf("ten times as fast it takes %v, want %v", got, want)
	}
	var all strings.Builder
	for i := range 12*12 - 1 {
		fmt.Fprintf(&all, "%d,%d*", i/12, i%12)
	}
	o.Speed = 0
	long := typed(12, 0, all.String())
	if got, want := end(filmed(long, o)), firstFrame+142*250*time.Millisecond; got != want || got < longest {
		t.Errorf("a long play takes %v, want %v", got, want)
	}
}

// The opening that leads to a given position is shown at once.
func TestFilmOfAPosition(t *testing.T) {
	setup, _, err := session.FromFile(&boards.Source{Name: "-", Data: []byte("4x3x3\nF11M\n1HHH\n01MH\n")}, nil, game.LeftToFind)
	if err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	s := gametest.Must(session.New(setup, func() time.Time { return now }))
	for _, play := range []string{"Bc*", "Bd*"} {
		actions := gametest.Must(game.ParsePlay(play))
		gametest.Must(s.Play(actions...))
		now = now.Add(700 * time.Millisecond)
	}
	var at []time.Duration
	for _, frame := range frames(filmed(replayOf(s.Journal()), options())) {
		at = append(at, frame.At)
	}
	want := []time.Duration{
		0, firstFrame, firstFrame + 250*time.Millisecond, firstFrame + 950*time.Millisecond}
	if !slices.Equal(at, want) {
		t.Errorf("the pictures come at %v, want %v", at, want)
	}
}
