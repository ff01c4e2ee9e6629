package film

import (
	"strings"
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
)

// threes returns a game on a board of 3×3 with one mine, in which the actions of the text were
// played.
func threes(t *testing.T, play string) *session.Replay {
	t.Helper()
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	setup, _, err := session.FromFile(&boards.Source{Name: "board", Data: []byte("3 3\n*..\n...\n...\n")}, nil, game.LeftToFind)
	if err != nil {
		t.Fatal(err)
	}
	s := gametest.Must(session.New(setup, func() time.Time { now = now.Add(time.Second / 2); return now }))
	actions := gametest.Must(game.ParsePlay(play))
	gametest.Must(s.Play(actions...))
	return replayOf(s.Journal())
}

// After a win the light crosses the board. It changes only backgrounds, and the last frame is
// without it.
func TestAWonFilmEndsWithTheWave(t *testing.T) {
	f := filmed(threes(t, "Ab*Cc*"), options())
	all := frames(f)
	won := 0
	for !strings.Contains(all[won].Grid.String(), "HAS GANADO") {
		won++
	}
	last := len(all) - 1
	if took := all[last].At - all[won].At; took != draw.WaveTime {
		t.Errorf("the wave takes %v, want %v", took, draw.WaveTime)
	}
	if last-won < 5 || !all[last].Grid.Equal(all[won].Grid) {
		t.Errorf("%d frames of the wave, of which the last is\n%s", last-won, all[last].Grid)
	}
	for _, frame := range all[won:] {
		if frame.Grid.String() != all[won].Grid.String() {
			t.Errorf("the wave changes what is read:\n%s", frame.Grid.String())
		}
	}
	if text := string(f.Text()); strings.Count(text, "HAS GANADO") != 1 {
		t.Errorf("as text the end is told more than once:\n%s", text)
	}
}

// There is no light if the game is not won, or if the palette is not solid.
func TestNoWaveInAFilm(t *testing.T) {
	plain := options()
	plain.Palette = &screen.Palette{}
	for name, f := range map[string]*film{
		"lost":       filmed(threes(t, "Ab*Aa*"), options()),
		"unfinished": filmed(threes(t, "Ab*Ba*"), options()),
		"plain":      filmed(threes(t, "Ab*Cc*"), plain),
	} {
		if got := frames(f); len(got) != 3 {
			t.Errorf("%s: %d frames, want one for each action and the beginning", name, len(got))
		}
	}
}
