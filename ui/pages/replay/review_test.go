package replay

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"
)

// The timeline shows the verdict on each opening, and a text the verdict on the current one. Safe
// cells are marked on the board.
func TestReviewOfAGame(t *testing.T) {
	t.Parallel()
	p := reviews(t, "judged.game")
	p.Sees("0/14", "┼───!───", "✗", "<", "principio")
	p.Press("right")
	p.Sees("Aa* · sin riesgo")
	p.Press("right")
	p.Sees("Cb* · riesgo de más (26 %)", "con lo demás abierto se podía", "arriesgar menos en Dc (10 %)", "lo pensaste 2,5 s", ">▓<")
	p.Press("right")
	p.Sees("Cb* (rechazada)")
	p.DoesNotSee(">▓<")
	p.Press("right right right right right right")
	p.Sees("Ag* · riesgo innecesario (20 %)", "podías abrir", "para verlo bastaba con un solo número", "✓▓✓")
	p.Press("end")
	p.Sees("abandonada")
	p.Press("f")
	p.Sees("precisión: 42 %", "jugaste al azar 4 veces y siempre te salió bien", "Jugadas: 7", "f el tablero", "Esc volver")
	read := strings.Join(strings.Fields(p.Screen()), " ")
	for _, want := range []string{
		"sin riesgo 2 ██████▉░░░░░░░░░░░░░░░░░ 29 %", "deshechas 2 Ritmo", "Ag 17,5 ████████████████████████ Cf 14,0 ███",
	} {
		if !strings.Contains(read, want) {
			t.Errorf("no %q:\n%s", want, p.Screen())
		}
	}
	p.Press("f")
	p.Sees("abandonada")
	p.Press("f esc")
	p.Sees("abandonada")
}

// The figures are in a window of any width; in the narrowest they are sentences.
func TestFiguresInWindowsOfAllWidths(t *testing.T) {
	t.Parallel()
	p := reviews(t, "judged.game")
	p.Press("f")
	for width := 20; width <= 100; width++ {
		p.Resize(width, 40)
		p.Sees("17,5")
		if strings.Contains(p.Screen(), "…") {
			t.Errorf("%d columns: something is cut:\n%s", width, p.Screen())
		}
		if width >= 60 {
			p.Sees("░")
		}
	}
}

// In a small window the figures can be scrolled to their end and back.
func TestFiguresInASmallWindow(t *testing.T) {
	t.Parallel()
	p := reviews(t, "judged.game")
	p.Resize(24, 8)
	p.Press("f")
	p.Sees("precisión", "▾")
	p.DoesNotSee("Cb (")
	p.Press(strings.Repeat("down ", 30))
	p.Sees("Cb (", "▴")
	p.DoesNotSee("precisión")
	p.Press("up pgup pgup pgup")
	p.Sees("precisión")
	p.Press("pgdown f")
	p.Resize(40, 16)
	p.Sees("0/14") // the replay did not move
}

// Keys lead from mistake to mistake, and to each guess that took a needless risk, to the board as
// the player saw it before each.
func TestFromMistakeToMistake(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.Press("M")
	p.Sees("0/6", "no hay ningún error anterior")
	p.Press("m")
	p.Sees("2/6", "antes de la jugada 2", "▸ 2 Ba*   riesgo de más (33 %)",
		"Jugada 2: abriste Ba con un riesgo de", "más (33 %). Se podía arriesgar menos:", ">▓<", ">▓< esta celda")
	p.Press("m")
	p.Sees("5/6", "El tablero como lo veías antes de la jugada 5", "▸ 5 Ce*   riesgo innecesario (43 %)",
		"Jugada 5: abriste Ce con un riesgo", "innecesario (43 %). Se podía saber:", "!▓!", "(1)")
	p.Press("m")
	p.Sees("6/6", "antes de la jugada 6", "▸ 6 Be*   error (era mina)", "Jugada 6: abriste Be, y era una mina.", "Se podía saber:")
	p.DoesNotSee("@") // the board before the mistake
	p.Press("m")
	p.Sees("6/6", "no hay más errores", "abriste Be")
	p.Press("M")
	p.Sees("5/6", "antes de la jugada 5")
	p.Press("M M")
	p.Sees("2/6", "no hay ningún error anterior")
	p.Press("right")
	p.Sees("2/6", "Ba* · riesgo de más (33 %)", "se podía arriesgar menos en Ca (27 %)", ">▓<")
	p.Press("right right right")
	p.Sees("5/6", "Ce* · riesgo innecesario (43 %)", "podías abrir Bc, Cb y Ac")
	p.DoesNotSee("como lo veías")
	p.Press("m") // the next opening is the mistake
	p.Sees("6/6", "antes de la jugada 6")
}

// The argument for a mistake is told step by step, as a hint is: the marks are those of the step, the
// key for hints leads to the next step, and nothing is told twice. In a low window the move is told alone
// first, so that no text covers the row of a cell that it names.
func TestAMistakeIsExplainedStepByStep(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{120, 40}, {80, 30}, {80, 24}, {40, 24}, {40, 12}, {40, 9}} {
		p := reviews(t, "guessed.game")
		p.Resize(size[0], size[1])
		p.Press("m m m")
		p.Sees("Jugada 6: abriste Be")
		seen := map[string]bool{}
		for n := 1; n < 20; n++ {
			all := strings.Join(strings.Fields(strings.ReplaceAll(p.Screen(), "│", " ")), " ")
			marks := boardOf(p.Screen())
			if seen[marks] {
				t.Errorf("%v: step %d has the marks of an earlier one:\n%s", size, n, p.Screen())
			}
			seen[marks] = true
			if rows := strings.Count(marks, "\n") + 1; size[1] == 9 && rows < 3 {
				t.Errorf("step %d leaves %d rows of the board in sight:\n%s", n, rows, p.Screen())
			}
			if strings.Count(all, "Jugada 6: abriste") > 1 {
				t.Errorf("%v: the move is told twice:\n%s", size, p.Screen())
			}
			if !strings.Contains(all, "siguiente paso") && !strings.Contains(all, "i más") {
				break
			}
			p.Press("i")
		}
		if len(seen) < 2 {
			t.Errorf("%v: only %d steps:\n%s", size, len(seen), p.Screen())
		}
		before := p.Screen()
		if p.Press("i"); p.Screen() != before {
			t.Errorf("%v: after the last step the key changes something:\n%s", size, p.Screen())
		}
		p.Press("M")
		p.Sees("Jugada 5")
	}
}

// boardOf returns the rows of the board of guessed.game on a screen.
func boardOf(screen string) string {
	return strings.Join(regexp.MustCompile(`(?m)^ *[ABC] .{0,28}`).FindAllString(screen, -1), "\n")
}

// From a mistake one key leads to the lesson about the argument that was missed.
func TestALessonOfAMistake(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.Press("L")
	p.Sees("ve primero a un error")
	p.Press("m L") // a guess that risked too much
	p.Sees("ninguna lección explica esta jugada")
	p.Press("m")
	p.Sees("L lección 3: Un número completo")
	p.Press("L")
	if want := (page.Learn{Lesson: lesson.Named("full")}); p.Request() != want {
		t.Errorf("the page asks for %+v, want %+v", p.Request(), want)
	}
}

// Without a panel, the lines below the board show the better move, and the title the figures of the
// game.
func TestReviewInANarrowWindow(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.Resize(40, 24)
	p.Press("m m")
	p.Sees("Repetición · precisión 44 %", "Jugada 5: abriste Ce con un riesgo", "Paso 1 de ", "▄")
	p.DoesNotSee("─ Repetición ─")
	p.Resize(40, 12)
	p.Sees("Jugada 5: abriste Ce")
	p.Press("i i i")
	p.Sees("Bc no tienen mina.")
}

// The panel shows the accuracy, the luck, the risk during the game and the openings around the
// current one.
func TestPanelOfAReview(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.Sees("─ Repetición ─", "Precisión", "44 %", "Suerte", "buena", "Sin riesgo: 1 de 6 jugadas", "al azar: 2 · con riesgo de más: 1", "riesgos innecesarios: 1 · errores: 1",
		"Riesgo que corriste", "▃▃▃▃▃▃▄▄▄▄▄▄▃▃▃▃▃▃▁▁▁▁▁▁▄▄▄▄▄▄██████", "1 Aa*   al azar (27 %)")
	p.Press("right right")
	p.Sees("▸ 2 Ba*   riesgo de más (33 %)")
	p.Press("right")
	for height := 8; height < 40; height++ { // the list always has the current step
		p.Resize(80, height)
		if strings.Contains(p.Screen(), "─ Repetición ─") {
			p.Sees("▸ 3 Ca*", "╯")
		}
	}
	p.Resize(60, 30)
	p.Press("end") // all verdicts begin in one column, without the first word of those that are too long
	p.Sees("1 Aa* al azar (27 %)", "5 Ce* innecesario (43 %)")
}

// A hint in a replay says what could be proved at that moment, and why.
func TestHintInAReplay(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.Press("i")
	p.Sees("No hay nada cierto. Lo menos arriesgado es")
	p.Press("right right right right i")
	p.Sees("4/6", "Paso 1 de 2. ", "i: siguiente paso")
	p.Press("i")
	p.Sees("4/6", "Paso 2 de 2. ", "no tienen mina.")
	p.Press("right")
	p.DoesNotSee("no tienen mina.")
	p.Press("end i") // the hint is about the position before the mine was opened
	p.Sees("6/6", "Be", "!▓!")
	p = reviews(t, "judged.game")
	p.Press("i")
	p.Sees("Empieza por Aa: ahí no hay mina")
}

// A game on a large board is judged in the background while the replay plays. That stops when the
// page is closed.
func TestLargeGameIsJudgedOnTheSide(t *testing.T) {
	t.Parallel()
	layout, err := game.NewLayout(game.GridKinds()[0].New(110, 100), slices.Values([]game.Cell{{Row: 50, Col: 50}}))
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
	p := &player{Page: pagetest.Sit(t, 80, 30)}
	judge := p.Enter(New(page.OpenReplay{Replay: r}))
	p.Press("p g f")
	p.Sees("Analizando la partida: 0 %")
	p.Press("f m")
	p.Sees("antes de la jugada 2 · 50,50*: ahí estalló una mina")
	p.Press("g f")
	p.Answer(judge)
	p.Sees("jugaste al azar 2 veces y una te salió mal")
	p.Press("f")
	p.Sees("?─", "!─", "principio")
	think := p.Press("m")
	p.Sees("abriste 50,50 con un riesgo innecesario (13 %). Se podía saber: Pensando…")
	p.Answer(think)
	p.Sees("Paso 1 de ")
}
