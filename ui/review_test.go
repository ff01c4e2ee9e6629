package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
)

// reviews opens the replay of a game in the testdata of the commands, paused at its beginning.
func reviews(t *testing.T, name string) *player {
	t.Helper()
	saved, err := archive.ReadFile("cli/testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	r, err := session.NewReplay(saved.Journal)
	if err != nil {
		t.Fatal(err)
	}
	return seesAgain(t, r)
}

func seesAgain(t *testing.T, r *session.Replay) *player {
	t.Helper()
	p := seat(t, Options{Replay: r})
	p.resize(80, 30)
	p.press("p g")
	return p
}

// The timeline shows the verdict on each opening, and a text the verdict on the current one. Safe
// cells are marked on the board.
func TestReviewOfAGame(t *testing.T) {
	t.Parallel()
	p := reviews(t, "judged.game")
	p.sees("0/14", "┼───!───", "✗", "<", "principio")
	p.press("right")
	p.sees("Aa* · sin riesgo")
	p.press("right")
	p.sees("Cb* · sin necesidad, 50 % · podías abrir Cc · lo pensaste 2,5 s", "para verlo: una cadena de números", "✓▓✓")
	p.press("right")
	p.sees("Cb* (rechazada)")
	p.doesNotSee("✓▓✓")
	p.press("end")
	p.sees("abandonada")
	p.press("f")
	p.sees("precisión: 17 %", "jugaste al azar 4 veces y siempre te salió bien", "Jugadas: 7", "f el tablero", "Esc volver")
	read := strings.Join(strings.Fields(p.screen()), " ")
	for _, want := range []string{
		"sin riesgo 2 ██████▉░░░░░░░░░░░░░░░░░ 29 %", "deshechas 2 Ritmo", "Ag 17,5 ████████████████████████ Cf 14,0 ███",
	} {
		if !strings.Contains(read, want) {
			t.Errorf("no %q:\n%s", want, p.screen())
		}
	}
	p.press("f")
	p.sees("abandonada")
	p.press("f esc")
	p.sees("abandonada")
}

// The figures are in a window of any width; in the narrowest they are sentences.
func TestFiguresInWindowsOfAllWidths(t *testing.T) {
	t.Parallel()
	p := reviews(t, "judged.game")
	p.press("f")
	for width := 20; width <= 100; width++ {
		p.resize(width, 40)
		p.sees("17,5")
		if strings.Contains(p.screen(), "…") {
			t.Errorf("%d columns: something is cut:\n%s", width, p.screen())
		}
		if width >= 60 {
			p.sees("░")
		}
	}
}

// In a small window the figures can be scrolled to their end and back.
func TestFiguresInASmallWindow(t *testing.T) {
	t.Parallel()
	p := reviews(t, "judged.game")
	p.resize(24, 8)
	p.press("f")
	p.sees("precisión", "▾")
	p.doesNotSee("(Cb)")
	p.press(strings.Repeat("down ", 30))
	p.sees("(Cb)", "▴")
	p.doesNotSee("precisión")
	p.press("up pgup pgup pgup")
	p.sees("precisión")
	p.press("pgdown f")
	p.resize(40, 16)
	p.sees("0/14") // the replay did not move
}

// Keys lead from mistake to mistake, and to each guess that took a needless risk, to the board as
// the player saw it before each.
func TestFromMistakeToMistake(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.press("M")
	p.sees("0/6", "no hay ningún error anterior")
	p.press("m")
	p.sees("1/6", "antes de la jugada 2", "▸2 Ba*   riesgo de más, 33 %", "Antes de la 2 se podía arriesgar menos", ">▓<")
	p.press("m")
	p.sees("4/6", "El tablero como lo veías antes de la jugada 5", "▸5 Ce*   sin necesidad, 43 %", "Antes de la 5 podías abrir Ac", "✓▓✓", "(1)")
	p.press("m")
	p.sees("5/6", "antes de la jugada 6", "▸6 Be*   error: era mina", "1 Be es una mina. El 2 de Ce", "2 El 1 de Aa solo toca")
	p.doesNotSee("@") // the board before the mistake
	p.press("m")
	p.sees("5/6", "no hay más errores", "1 Be es una mina")
	p.press("M")
	p.sees("4/6", "antes de la jugada 5")
	p.press("M M")
	p.sees("1/6", "no hay ningún error anterior")
	p.press("right")
	p.sees("2/6", "Ba* · riesgo de más, 33 % · se podía arriesgar menos en Ca, 27 %", ">▓<")
	p.press("right right right")
	p.sees("5/6", "Ce* · sin necesidad, 43 % · podías abrir Bc, Cb y Ac")
	p.doesNotSee("como lo veías")
	p.press("m") // the next opening is the mistake
	p.sees("5/6", "antes de la jugada 6")
}

// From a mistake one key leads to the lesson about the argument that was missed.
func TestALessonOfAMistake(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.press("L")
	p.sees("ve primero a un error")
	p.press("m L") // a guess that risked too much
	p.sees("ninguna lección explica esta jugada")
	p.press("m")
	p.sees("L lección 3: Un número completo")
	p.answer(p.press("L"))
	p.sees("Un número completo", "Ejemplo")
	p.press("esc")
	p.sees("Repaso")
}

// Without a panel, the lines below the board show the better move, and the title the figures of the
// game.
func TestReviewInANarrowWindow(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.resize(40, 24)
	p.press("m m")
	p.sees("Repetición · precisión 44 %", "Antes de Ce* · sin necesidad, 43 %", "mina, en Bb: Ac y Bc", "▄")
	p.doesNotSee("Repaso")
	p.resize(40, 12)
	p.sees("Antes de Ce*", "Bc no tienen mina.")
}

// The panel shows the accuracy, the luck, the risk during the game and the openings around the
// current one.
func TestPanelOfAReview(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.sees("Repaso", "Precisión", "44 %", "Suerte", "buena", "Sin riesgo: 1 de 6 jugadas", "al azar: 2 · con riesgo de más: 1", "sin necesidad: 1 · errores: 1",
		"Riesgo que corriste", "▃▃▃▃▃▃▄▄▄▄▄▄▃▃▃▃▃▃▁▁▁▁▁▁▄▄▄▄▄▄██████", "1 Aa*   al azar, 27 %")
	p.press("right right")
	p.sees("▸2 Ba*   riesgo de más, 33 %")
	p.press("right")
	for height := 8; height < 40; height++ { // the list always has the current step
		p.resize(80, height)
		if strings.Contains(p.screen(), "Repaso") {
			p.sees("▸3 Ca*", "╯")
		}
	}
}

// A player who plays on from before a mistake is told whether the first opening was proved, and can
// try again.
func TestMistakeIsTriedAgain(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.press("m m")
	p.sees("Enter intentarlo")
	p.press("enter")
	p.sees("esta partida no se guarda")
	p.carryOut("Ce*")
	p.sees("No era esa: no se podía deducir", "u para intentarlo otra vez")
	p.press("u")
	p.carryOut("Cb*")
	p.sees("Encontrada: se podía deducir")
	p.carryOut("Bc*") // only the first opening is judged
	p.doesNotSee("Encontrada")
	p.press("u u")
	p.carryOut("Be*") // explodes
	p.sees("HAS PERDIDO", "No era esa")
	p.press("q right right enter") // from the end of the replay, where the mistake was
	p.carryOut("Cb*")
	p.sees("Encontrada")
	p.press("q home right enter")
	p.carryOut("Cb*")
	p.doesNotSee("Encontrada") // no argument was missed there
}

// So is a player who plays on from before a guess that risked too much.
func TestGuessIsTriedAgain(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.press("m")
	p.sees("Enter intentarlo")
	p.press("enter")
	p.carryOut("Ab*")
	p.sees("No era esa: se podía arriesgar menos", "u para intentarlo otra vez")
	p.press("u")
	p.carryOut("Ca*")
	p.sees("Bien elegida: no se podía arriesgar menos")
}

// A hint in a replay says what could be proved at that moment, and why.
func TestHintInAReplay(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.press("i")
	p.sees("No hay nada cierto. Lo menos arriesgado es")
	p.press("right right right right i")
	p.sees("4/6", "no tienen mina.")
	p.press("right")
	p.doesNotSee("no tienen mina.")
	p.press("end i") // the hint is about the position before the mine was opened
	p.sees("5/6", "Be", "!▓!")
	p = reviews(t, "judged.game")
	p.press("i")
	p.sees("Empieza por Aa: ahí no hay mina")
}

// A game without figures in the history is judged once, when it is first replayed.
func TestGameSeenAgainIsJudgedOnce(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, onFile(t, "list-3x3.txt", game.Classic))
	p.answer(p.press("g space"))
	p.sees("HAS PERDIDO")
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

// The verdicts found at the end of a game are saved. The replay shows them at once, without judging
// the game again.
func TestWhatWasJudgedIsNotThoughtAgain(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.answer(p.press("g space"))
	p.sees("HAS PERDIDO")
	p.press("P p end")
	p.sees("al azar, 11 %")
	games, _, err := p.m.Archive.History()
	if err != nil {
		t.Fatal(err)
	}
	r, _, err := session.KeptReplay(p.m.Archive, games[0].Name, func(float64) bool { return true })
	if err != nil || len(r.Judged()) != 1 {
		t.Fatalf("%+v, %v", r, err)
	}
	g, _, err := r.Review()
	if err != nil {
		t.Fatal(err)
	}
	of := slices.Clone(r.Judged())
	of[0].Risk = 0.875 // a risk that the solver never finds
	p.m.Archive.KeepJudged(r.Name, g, of)
	p.press("esc q")
	p.answer(p.press("h"))
	p.press("enter")
	p.answer(p.press("enter"))
	p.press("p end")
	p.sees("al azar, 88 %")
	// Saved verdicts that do not fit the game are ignored, and it is judged again.
	p.press("esc")
	of[0].Move = 7
	p.m.Archive.KeepJudged(r.Name, g, of)
	p.answer(p.press("enter"))
	p.press("p end")
	p.sees("al azar, 11 %")
}

// A game on a large board is judged in the background while the replay plays. That stops when the
// page is closed.
func TestLargeGameIsJudgedOnTheSide(t *testing.T) {
	t.Parallel()
	layout, err := game.NewLayout(squares.New(110, 100), slices.Values([]game.Cell{{Row: 50, Col: 50}}))
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.New(session.Setup{Board: session.Given(layout, game.Cell{})}, func() time.Time { return time.Time{} })
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []game.Cell{{Row: 49, Col: 49}, {Row: 50, Col: 50}} {
		if _, err := s.Play(game.Action{Kind: game.Open, Cell: c}); err != nil {
			t.Fatal(err)
		}
	}
	r, err := session.NewReplay(s.Journal())
	if err != nil {
		t.Fatal(err)
	}
	p := seat(t, Options{Replay: r})
	judge := p.send(tea.WindowSizeMsg{Width: 80, Height: 30})
	p.press("p g f")
	p.sees("Analizando la partida: 0 %")
	p.press("f m")
	p.sees("antes de la jugada 2 · 50,50*: ahí estalló una mina")
	p.press("g f")
	p.answer(judge)
	p.sees("jugaste al azar 2 veces y una te salió mal")
	p.press("f")
	p.sees("?─", "!─", "principio")
	think := p.press("m")
	p.sees("Antes de 50,50* · sin necesidad, 13 % · Pensando…")
	p.answer(think)
	p.sees("lo demás no tiene mina.")
}
