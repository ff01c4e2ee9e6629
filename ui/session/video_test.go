package session_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

func video(name string) string { return filepath.Join("../../boards/videos/testdata", name) }

// A video is opened as its board, which nobody has played, and with the cell that was opened first.
func TestVideoIsOpenedAsItsBoard(t *testing.T) {
	b := gametest.Must(session.ReadBoard(boards.ReadFile(video("beginner.avf"))))
	if b.Mines.Len() != 10 || b.Open.Len()+b.Flagged.Len() != 0 || b.Start == nil || *b.Start != (game.Cell{Row: 1, Col: 4}) {
		t.Errorf("%d mines, %d open, start %v", b.Mines.Len(), b.Open.Len(), b.Start)
	}
	o, err := session.ReadOutline(boards.ReadFile(video("expert-2007.mvf")))
	if err != nil || o.Mines != 99 || o.Kind.In(text.English) != "Minesweeper Clone video" {
		t.Errorf("%+v, %v", o, err)
	}
}

// A game on a board that the player may have known is a video of the mode UPK, as a video of it is again.
func TestKnownBoardAsAVideo(t *testing.T) {
	setup := beginner(3)
	setup.Seen = true
	s, _ := start(setup)
	play(t, s, "Ee*")
	data := []byte(textOf(t, s))
	for range 2 {
		saved := gametest.Must(archive.ReadGame(&boards.Source{Data: data}))
		var err error
		if data, _, err = session.RawVF(saved); err != nil || !strings.Contains(string(data), "\nMode: upk\n") {
			t.Fatalf("%v\n%s", err, data)
		}
	}
}

// A video can be watched, raced against and taken over. The board of a game
// that is taken over may be known.
func TestVideoIsAGame(t *testing.T) {
	for _, name := range []string{"beginner.avf", "beginner.rawvf", "tatham.sav", "beginner-3.evf", "expert-lost.avf"} {
		saved := session.GameIn(boards.ReadFile(video(name)))
		if saved == nil {
			t.Errorf("%s: no game", name)
			continue
		}
		r := gametest.Must(session.NewReplay(saved.Journal))
		r.Seek(r.Len())
		if r.Game().Opened() != saved.Game.Opened() {
			t.Errorf("%s: %d open, want %d", name, r.Game().Opened(), saved.Game.Opened())
		}
		r.Seek(1)
		if taken, err := r.TakeOver(time.Now); err != nil || !taken.Setup.Seen {
			t.Errorf("%s: taken over: %v", name, err)
		}
		if _, err := session.NewGhost(saved.Journal, text.Same(name)); err != nil {
			t.Errorf("%s: ghost: %v", name, err)
		}
		if setup, err := session.RaceSetup(saved.Journal); err != nil || !setup.Seen {
			t.Errorf("%s: race: %v", name, err)
		}
	}
}

// The review of a game whose board changed itself says so.
func TestReviewOfAnAdaptiveBoard(t *testing.T) {
	saved := session.GameIn(boards.ReadFile(video("adaptive-lost-4.evf")))
	r := gametest.Must(session.NewReplay(saved.Journal))
	g, _, err := r.Review()
	if err != nil || !g.Adaptive || !g.Figures(nil).Adaptive {
		t.Errorf("%+v, %v, want an adaptive board", g, err)
	}
	taken := gametest.Must(r.TakeOver(time.Now))
	if text, _ := taken.Journal().Text(); !strings.Contains(string(text), "adaptive: yes") {
		t.Errorf("the game taken over does not say so:\n%s", text)
	}
}

// What is wrong with a video is told wherever it is opened, and a board that looks like the beginning
// of one is still a board.
func TestDamagedVideo(t *testing.T) {
	data := gametest.Must(os.ReadFile(video("beginner.avf")))
	cut := filepath.Join(t.TempDir(), "cut.avf")
	gametest.MustDo(os.WriteFile(cut, data[:3000], 0o600))
	want := cut + ", byte 3000: ends after 3000 bytes, in the middle of this: events"
	_, opened := session.ReadBoard(boards.ReadFile(cut))
	_, looked := session.ReadOutline(boards.ReadFile(cut))
	for _, err := range []error{opened, looked} {
		if err == nil || words.Error(err, text.English) != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	mines := "\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00\x06\x00\x07\x00\x00\x01\x01\x01"
	board := filepath.Join(t.TempDir(), "board.mbf")
	gametest.MustDo(os.WriteFile(board, []byte("\x08\x08\x00\x0a"+mines), 0o600))
	if b, err := session.ReadBoard(boards.ReadFile(board)); err != nil || b.Mines.Len() != 10 || session.GameIn(boards.ReadFile(board)) != nil {
		t.Errorf("%v, want the board", err)
	}
}
