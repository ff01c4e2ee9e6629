package ui

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	finished "buscaminas/ui/archive/history"
	"buscaminas/ui/pages/library/shelf"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// contentOf returns the key of a bundled board in the history.
func contentOf(t *testing.T, file string) string {
	t.Helper()
	return finished.Content(onFile(t, file, game.LeftToFind).Layout())
}

// lineWith returns the index of the first line of the screen with this text.
func lineWith(t *testing.T, screen, text string) int {
	t.Helper()
	for i, line := range strings.Split(screen, "\n") {
		if strings.Contains(line, text) {
			return i
		}
	}
	t.Fatalf("no %q on the screen:\n%s", text, screen)
	return 0
}

// The facts of the boards take a while to find: they are not looked for again while a search is
// going on.
func TestFactsAreLookedForOnce(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	search := p.press("t")
	for msg := range messages(p.send(tea.WindowSizeMsg{Width: 100, Height: 30})) {
		t.Errorf("a resize looks for %T", msg)
	}
	p.doesNotSee("un solo número")
	p.answer(search)
	p.sees("un solo número")
}

func TestSolvedBoardsAreTickedOff(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("t")
	p.m.Update(shelf.Solved{contentOf(t, "hex-diamond-4x5.txt"): true})
	p.sees("✓   El rombo", "resueltos: 1 de ")
	p.doesNotSee("✓   La escalera")
	p.m.ASCII = true
	p.tell()
	p.sees("v   El rombo")

	p = sit(t, 80, 24, nil) // without a history, there is nothing to ask
	p.press("t")
	p.sees("  El rombo")
	p.doesNotSee("resueltos")
}

// The list shows the 3BV of the boards if that leaves room for their difficulty.
func TestWorthOfTheBoards(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 16, nil)
	p.answer(p.press("t"))
	p.sees("un solo número                3BV:    ")
	p = sit(t, 66, 16, nil)
	p.answer(p.press("t"))
	p.press("pgdown")
	p.sees("dos números que se solapan")
	p.doesNotSee("3BV")
}

// Beside the list is the selected board as it begins, with the mines hidden and the cursor on the
// start. The known figures are above it.
func TestABoardStandsBesideTheCollection(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		for i, size := range []tea.WindowSizeMsg{{Width: 100, Height: 24}, {Width: 120, Height: 40}, {Width: 200, Height: 60}} {
			lang := text.Lang(i % 2) // the boards are the same in both
			p := sit(t, size.Width, size.Height, nil)
			p.m.Lang = lang
			p.tell()
			p.answer(p.press("t"))
			row := "C │ ▓ │ ▓ │ ▓ ┃ ▓ ┃"
			if size.Height > 24 { // there is room for large cells
				row = "C  │  ▓  │  ▓  │  ▓  ┃  ▓  ┃"
			}
			p.sees("3BV: 5", row)
			before := p.screen()
			for _, group := range boards.Collection() {
				for _, b := range group.Boards {
					p.sees("3BV: ", "▓", "▸ "+words.BoardTitle(b).In(lang))
					for _, sign := range []string{" X", "*", "#"} {
						p.doesNotSee(sign)
					}
					p.press("down")
				}
			}
			if after := p.screen(); after != before {
				t.Errorf("%v: after all keys the screen is\n%s\nwant\n%s", size, after, before)
			}
		}
	})
}

// A solved board is shown as it was at the end.
func TestASolvedBoardIsSeenOpen(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, nil)
	p.press("t down")
	p.doesNotSee("│  X  │")
	p.m.Update(shelf.Solved{contentOf(t, "hex-diamond-4x5.txt"): true})
	p.sees("│  X  │")
	p.doesNotSee("▓")
	p.press("down")
	p.sees("▓")
	p.doesNotSee("│  X  │")
}

// The grades come after a while. The lines do not move when they come, and the next visit has them
// at once.
func TestGradesOfTheBoardsComeLater(t *testing.T) {
	t.Parallel()
	for _, width := range []int{80, 100} {
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			p := sit(t, width, 24, nil)
			p.m.Lang = lang
			p.tell()
			cmd := p.press("t")
			before := strings.Split(p.screen(), "\n")
			p.answer(cmd)
			graded := p.screen()
			for i, line := range strings.Split(graded, "\n") {
				if !strings.HasPrefix(line, strings.TrimRight(before[i], " ▴▾│")) {
					t.Errorf("%q becomes %q", before[i], line)
				}
			}
			if graded == strings.Join(before, "\n") {
				t.Errorf("no grades come:\n%s", graded)
			}
			p.press("esc t")
			if again := p.screen(); again != graded {
				t.Errorf("the next time:\n%s\nwant\n%s", again, graded)
			}
		}
	}
}

// Every board can be selected and played from its start.
func TestEveryBoardOfTheCollectionIsPlayed(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("t")
	for _, group := range boards.Collection() {
		p.sees(words.GroupTitle(group).In(text.Spanish))
		for _, b := range group.Boards {
			p.sees("▸ " + words.BoardTitle(b).In(text.Spanish) + " ")
			p.press("enter")
			if s := p.session(); s.Setup.Title.In(text.Spanish) != words.BoardTitle(b).In(text.Spanish) || s.Setup.Start() != b.Start || s.Begun() {
				t.Errorf("%s: %q is played, from %v", b.File, s.Setup.Title.In(text.Spanish), s.Setup.Start())
			}
			p.press("q t down")
		}
	}
	p.sees("▸ La escalera ") // past the last board to the first
}

// A click on a line plays its board. A click on the name of a group does nothing.
func TestClicksInTheCollection(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("t down down down down down down down down down down down down down down")
	click := func(sign string) {
		y := lineWith(t, p.screen(), sign)
		p.send(tea.MouseMsg{Y: y, X: 20, Action: tea.MouseActionPress, Button: tea.MouseButtonLeft})
	}
	click("Dos números que se solapan (hexagonal)")
	if p.plays() != nil {
		t.Fatal("the name of a group is played")
	}
	click("El eco")
	if p.plays() == nil || p.session().Setup.Title.In(text.Spanish) != "El eco" {
		t.Errorf("not the board that was clicked:\n%s", p.screen())
	}
}

// The next board also follows if the game was continued in another run.
func TestNextBoardAfterARestart(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, nil)
	p.answer(p.press("t"))
	p.answer(p.press("enter"))
	p.press("f")
	p.m.close()

	p = sitWith(t, dir, nil)
	p.answer(p.press("c"))
	p.press("f")
	layout := p.game().Layout()
	for i := range 16 {
		if c := (game.Cell{Row: i / 4, Col: i % 4}); !layout.Mine(c) && p.game().Face(c) == game.Closed {
			p.moveTo(c)
			p.answer(p.press("space"))
		}
	}
	p.sees("La escalera", "HAS GANADO")
	p.at = p.at.Add(time.Second)
	p.press("enter")
	p.sees("El rombo", "JUGADAS: 0")
}

// After a solved board comes the next unsolved one; after a lost board, the same again.
func TestNextBoardOfTheCollection(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("t")
	p.m.Update(shelf.Solved{contentOf(t, "hex-diamond-4x5.txt"): true})
	p.press("enter")
	layout := p.session().Setup.Layout()
	play := func(mine bool) {
		t.Helper()
		for i := range 16 {
			c := game.Cell{Row: i / 4, Col: i % 4}
			if layout.Mine(c) == mine && p.game().Status() == game.Playing && p.game().Face(c) == game.Closed {
				p.moveTo(c)
				p.press("space")
			}
		}
		p.at = p.at.Add(time.Second)
	}
	play(true)
	p.sees("La escalera", "HAS PERDIDO")
	p.press("enter")
	p.sees("La escalera", "JUGADAS: 0")
	play(false)
	p.sees("La escalera", "HAS GANADO")
	p.press("enter")
	p.sees("La sonrisa", "JUGADAS: 0") // El rombo is solved
}
