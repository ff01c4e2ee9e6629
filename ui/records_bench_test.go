package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/records"
	"buscaminas/ui/pages/replay"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// manyGames returns a folder with 10,000 finished games, and an unfinished one with 400 actions on
// an Expert board.
func manyGames(b *testing.B) string {
	b.Helper()
	dir := b.TempDir()
	var text []byte
	for i := range 10_000 {
		g := history.Game{
			Name: fmt.Sprint("game-", i), Title: [2]string{"Experto", "Expert"}, Ended: time.Unix(int64(i)*1000, 0), Time: time.Duration(60+i%90) * time.Second,
			Grid: "square", Rows: 16, Cols: 30, Mines: 99, Board: fmt.Sprintf("%016x", i), Dealt: true, NoGuess: true,
			Won: i%3 == 0, Steps: 150, Left: 160, Right: 40, Chords: 20, ThreeBV: 170, ZiNi: 130, Openings: 12,
		}
		text = g.Append(text)
	}
	if err := os.WriteFile(filepath.Join(dir, "history.jsonl"), text, 0o600); err != nil {
		b.Fatal(err)
	}
	m := sitting(dir)
	m.begin(session.Level(expert(), squares, game.LeftToFind, 1), nil)
	longGame(gameOf(m).Session())
	m.Archive.Close()
	return dir
}

// longGame plays 400 actions that do not end the game.
func longGame(s *session.Session) {
	play := func(k game.Kind, c game.Cell) { s.Play(game.Action{Kind: k, Cell: c}) } // some are refused
	play(game.Open, s.Setup.Start())
	for i := range 399 {
		c := game.Cell{Row: i / 30, Col: i % 30}
		if s.Game().Layout().Mine(c) {
			play(game.Flag, c)
		} else {
			play(game.Open, c)
		}
	}
}

func sitting(dir string) *Model {
	kept := archive.At(dir)
	m := New(Options{
		Choices: choices.Choices{Grid: squares}, Archive: kept,
		Seed: func() uint64 { return 1 }, Now: time.Now,
	}, colored(termenv.TrueColor))
	m.Init()
	m.Update(tea.WindowSizeMsg{Width: 120, Height: 40})
	return m
}

// BenchmarkFirstFrame measures the time from the start to the first frame, with 10,000 games in the
// history. The goal is at most 30 ms.
func BenchmarkFirstFrame(b *testing.B) {
	dir := manyGames(b)
	for b.Loop() {
		m := sitting(dir)
		if m.View() == "" || len(m.holds.games) == 0 {
			b.Fatal("nothing to continue")
		}
		m.Archive.Close()
	}
}

// BenchmarkRecords measures reading and showing the records of 10,000 games. The goal is at most 50
// ms.
func BenchmarkRecords(b *testing.B) {
	m := sitting(manyGames(b))
	defer m.Archive.Close()
	for b.Loop() {
		m.pages = nil
		found := m.open(records.New(&m.memory.records))()
		m.Update(found)
		if screen := m.View(); !strings.Contains(screen, "10000") {
			b.Fatal(screen)
		}
	}
}

// BenchmarkReplaySeek measures one step back near the end of a long game on an Expert board, with
// the frame. The goal is at most 16 ms.
func BenchmarkReplaySeek(b *testing.B) {
	m := sitting(manyGames(b))
	defer m.Archive.Close()
	saved, err := m.Archive.Read(m.holds.games[0].Name)
	if err != nil {
		b.Fatal(err)
	}
	r, err := session.NewReplay(saved.Journal)
	if err != nil {
		b.Fatal(err)
	}
	m.open(replay.New(page.OpenReplay{Replay: r}))
	for b.Loop() {
		m.Update(tea.KeyMsg{Type: tea.KeyEnd})
		m.Update(tea.KeyMsg{Type: tea.KeyLeft})
		m.View()
	}
}

func expert() words.Level { return words.Levels()[2] }
