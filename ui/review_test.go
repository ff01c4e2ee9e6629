package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"
)

// reviews opens the replay of a game in the testdata of the commands, paused at its beginning.
func reviews(t *testing.T, name string) *player {
	t.Helper()
	return seesAgain(t, pagetest.Replay(t, "cli/testdata/"+name))
}

func seesAgain(t *testing.T, r *session.Replay) *player {
	t.Helper()
	p := seat(t, Options{Replay: r})
	p.resize(80, 30)
	p.press("p g")
	return p
}

// A game without figures in the history is judged once, when it is first replayed.
func TestGameSeenAgainIsJudgedOnce(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, onFile(t, "list-3x3.txt", game.Classic))
	p.answer(p.press("g space"))
	p.seesLoss()
	before, _, err := p.m.Archive.History()
	if err != nil || len(before) != 1 || before[0].Review.Openings() != 1 {
		t.Fatalf("%+v, %v", before, err)
	}
	unjudged := before[0]
	unjudged.Review = review.Figures{}
	other := unjudged
	other.Name, other.Ended = "other", unjudged.Ended.Add(time.Hour)
	text := other.Append(unjudged.Append(nil))
	if err := os.WriteFile(filepath.Join(dir, "history.jsonl"), text, 0o600); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		p.press("q")
		p.answer(p.press("h"))
		p.press("enter down")
		p.answer(p.press("enter"))
		p.sees("Repetición")
		p.press("esc esc esc")
	}
	after, _, err := p.m.Archive.History()
	if err != nil || len(after) != 2 || after[0] != before[0] || after[1].Name != "other" {
		t.Errorf("%+v, %v", after, err)
	}
	lines, err := os.ReadFile(filepath.Join(dir, "history.jsonl"))
	if n := strings.Count(string(lines), "\n"); err != nil || n != 3 {
		t.Errorf("%d lines, %v:\n%s", n, err, lines)
	}
}

// A game taken over from a replay says that it is not saved, and knows what the player missed there.
func TestMistakeIsTriedAgain(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.press("m m enter")
	p.sees("esta partida no se guarda")
	p.carryOut("Cb*")
	p.sees("¡Bien! Se podía deducir")
}
