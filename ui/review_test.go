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
	p.Resize(80, 30)
	p.Press("p g")
	return p
}

// A game without figures in the history is judged once, when it is first replayed.
func TestGameSeenAgainIsJudgedOnce(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, onFile(t, "list-3x3.txt", game.Classic))
	p.Answer(p.Press("g space"))
	p.SeesLoss()
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
		p.Press("q")
		p.Answer(p.Press("h"))
		p.Press("enter down")
		p.Answer(p.Press("enter"))
		p.Sees("Repetición")
		p.Press("esc esc esc")
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
	p.Press("m m enter")
	p.Sees("esta partida no se guarda")
	p.CarryOut("Cb*")
	p.Sees("¡Bien! Se podía deducir")
}
