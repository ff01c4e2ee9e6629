package library

import (
	"testing"
	"testing/synctest"

	"buscaminas/boards"
	"buscaminas/game"
	finished "buscaminas/ui/archive/history"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/pages/library/shelf"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// solvedDiamond says that the second board is solved.
func solvedDiamond(t *testing.T) shelf.Solved {
	t.Helper()
	setup := pagetest.OnFile(t, "../../..", "hex-diamond-4x5.txt", game.LeftToFind)
	return shelf.Solved{finished.BoardHash(setup.Layout()): true}
}

func TestSolvedBoardsAreTickedOff(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, NewCollection(&shelf.Shelf{Solved: solvedDiamond(t)}))
	p.Sees("✓   El rombo", "resueltos: 1 de ")
	p.DoesNotSee("✓   La escalera")
	p.ASCII = true
	p.Tell()
	p.Sees("v   El rombo")

	p = pagetest.Show(t, 80, 24, NewCollection(&shelf.Shelf{})) // without a history, there is nothing to ask
	p.Sees("  El rombo")
	p.DoesNotSee("resueltos")
}

// The list shows the 3BV of the boards if that leaves room for their difficulty.
func TestWorthOfTheBoards(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 16, NewCollection(&shelf.Shelf{}))
	p.Sees("un solo número                3BV:    ")
	p = pagetest.Show(t, 66, 16, NewCollection(&shelf.Shelf{}))
	p.Press("pgdown")
	p.Sees("dos números que se solapan")
	p.DoesNotSee("3BV")
}

// Beside the list are the figures of the selected board, but nothing of a board that is not solved yet.
func TestTheFactsStandBesideTheCollection(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		for i, size := range []tea.WindowSizeMsg{{Width: 100, Height: 24}, {Width: 120, Height: 40}, {Width: 200, Height: 60}} {
			lang := text.Lang(i % 2)
			p := pagetest.Sit(t, size.Width, size.Height)
			p.Lang = lang
			p.Open(NewCollection(&shelf.Shelf{}))
			p.Sees("3BV: 5")
			before := p.Screen()
			for _, group := range boards.Collection() {
				for _, b := range group.Boards {
					p.Sees("3BV: ", "▸ "+words.BoardTitle(b).In(lang))
					for _, sign := range []string{" X", "*", "▀", "▄", "█"} {
						p.DoesNotSee(sign)
					}
					p.Press("down")
				}
			}
			if after := p.Screen(); after != before {
				t.Errorf("%v: after all keys the screen is\n%s\nwant\n%s", size, after, before)
			}
		}
	})
}

// A solved board is shown as it was at the end: its flags are seen.
func TestASolvedBoardIsSeenOpen(t *testing.T) {
	t.Parallel()
	var of shelf.Shelf
	p := pagetest.Show(t, 120, 40, NewCollection(&of))
	p.Press("down")
	p.DoesNotSee("▀")
	of.Solved = solvedDiamond(t)
	p.Sees("▀")
	p.Press("down")
	p.DoesNotSee("▀")
}

// Every board can be selected and played from its start.
func TestEveryBoardOfTheCollectionIsPlayed(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, NewCollection(&shelf.Shelf{}))
	for _, group := range boards.Collection() {
		p.Sees(words.GroupTitle(group).In(text.Spanish))
		for _, b := range group.Boards {
			p.Sees("▸ " + words.BoardTitle(b).In(text.Spanish) + " ")
			p.Press("enter")
			if s := p.WantPlay(); s.Title != words.BoardTitle(b) || s.Start() != b.Start {
				t.Errorf("%s: %q is played, from %v", b.File, s.Title.In(text.Spanish), s.Start())
			}
			p.Press("down")
		}
	}
	p.Sees("▸ La escalera ") // past the last board to the first
}

// A click on a line plays its board. A click on the name of a group does nothing.
func TestClicksInTheCollection(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, NewCollection(&shelf.Shelf{}))
	p.Press("down down down down down down down down down down down down down down")
	click := func(sign string) {
		y := p.Line(sign)
		p.Send(tea.MouseMsg{Y: y, X: 20, Action: tea.MouseActionPress, Button: tea.MouseButtonLeft})
	}
	click("Dos números que se solapan (hexagonal)")
	if p.Request() != nil {
		t.Fatal("the name of a group is played")
	}
	click("El eco")
	if title := p.WantPlay().Title.In(text.Spanish); title != "El eco" {
		t.Errorf("%q is played:\n%s", title, p.Screen())
	}
}

// Without a board of the player's own, no key moves along the list.
func TestNoBoardsOfOnesOwn(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, NewOwn())
	p.Sees("Todavía no has guardado ninguno", "Esc volver")
	p.DoesNotSee("↑")
}

// The selected board is the same at the next visit.
func TestSelectedBoardOutlivesAVisit(t *testing.T) {
	t.Parallel()
	var of shelf.Shelf
	p := pagetest.Show(t, 80, 24, NewCollection(&of))
	p.Press("down")
	p.Open(NewCollection(&of))
	p.Sees("▸ El rombo")
	p.PressAt("La sonrisa", 20, tea.MouseButtonLeft)
	p.WantPlay()
	p.Open(NewCollection(&of))
	p.Sees("▸ La sonrisa")
}

// A key narrows the list to the boards whose line has all the words that are typed.
func TestBoardsAreFiltered(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, NewCollection(&shelf.Shelf{Solved: shelf.Solved{}}))
	p.Press("/")
	p.Sees("Enter aceptar")
	p.Type("CORAZON cuadrada")
	p.Sees("/ CORAZON cuadrada", "1 de ", "▸ El corazón")
	p.DoesNotSee("La escalera")
	p.Press("backspace") // two boards have this line
	p.Press("enter down")
	p.Sees("▸ El corazón", "/ filtrar")
	p.Press("enter")
	if play, ok := p.Request().(page.Play); !ok || play.Setup.Title.In(text.Spanish) != "El corazón" {
		t.Errorf("the page asks for %+v", p.Request())
	}
	p.Press("esc") // shows all again
	p.Sees("El pez", "▸ El corazón")
	p.Press("/")
	p.Type("zzz")
	p.Sees("0 de ")
	p.Press("enter enter")
	p.Sees("0 de ") // nothing is there to play
	p.Press("esc esc")
	p.WantBack()
}
