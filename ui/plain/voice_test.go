package plain_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/manual"
	"buscaminas/ui/plain"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

// spoken returns the options of a game that is told in sentences.
func spoken(o plain.Options) plain.Options {
	o.Voice, o.Names, o.Grid = true, game.Mixed, game.GridKinds()[0]
	return o
}

// A board on which each number taken alone proves enough is played to its end by who hears
// the sentences and nothing else.
func TestBoardsArePlayedByEar(t *testing.T) {
	for name, setup := range boardsOfSingleNumbers(t) {
		t.Run(name, func(t *testing.T) {
			o := spoken(plain.Options{Setup: &setup, Lang: text.English, Now: time.Now})
			var out bytes.Buffer
			l := newListener(&out)
			if err := plain.Run(l, &out, o); err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(out.String(), "You won") {
				t.Errorf("after %d lines, stuck: %t:\n%s", l.lines, l.stuck, &out)
			}
		})
	}
}

// boardsOfSingleNumbers returns boards that take no more than single numbers: those of the
// collection, and dealt ones of every grid.
func boardsOfSingleNumbers(t *testing.T) map[string]session.Setup {
	t.Helper()
	all := map[string]session.Setup{}
	for _, group := range boards.Collection() {
		if group.Needs != solver.One {
			continue
		}
		for _, b := range group.Boards {
			setup, err := session.FromCollection(b)
			if err != nil {
				t.Fatal(err)
			}
			all[b.File] = setup
		}
	}
	for _, kind := range game.GridKinds() {
		found := 0
		for seed := uint64(1); found < 6; seed++ {
			spec := deal.Spec{Grid: kind.New(9, 9), Mines: 8, Seed: seed, Promise: deal.Followable}
			start := deal.Middle(spec.Grid)
			board, err := spec.Deal(start)
			if err != nil {
				t.Fatal(err)
			}
			grade := solver.New(spec.Grid, spec.Mines).Grade(board.Layout, start)
			if !grade.Cleared || grade.Hardest != solver.One {
				continue
			}
			found++
			setup := session.Dealt(words.Custom, spec, game.LeftToFind)
			setup.Deal.Promise = deal.Followable
			all[fmt.Sprintf("%s, seed %d", kind.Name, seed)] = setup
		}
	}
	return all
}

// A topic is told by ear, too: its boards row by row, with no line of a drawing.
func TestTopicsAreHeard(t *testing.T) {
	o := spoken(plain.Options{Lang: text.English})
	for _, name := range strings.Split(manual.Names(text.English, false), ", ") {
		heard := play(t, o, "help "+name, "5")
		if strings.ContainsAny(heard, "│┌┬┴┃") || strings.Count(heard, "\n") < 5 {
			t.Errorf("%s:\n%s", name, heard)
		}
	}
	heard := play(t, o, "help numbers", "5")
	for _, want := range []string{"The numbers: mines left to find.\n", "A board:\n", "3 is a 2", "Two mines touch B3"} {
		if !strings.Contains(heard, want) {
			t.Errorf("no %q in\n%s", want, heard)
		}
	}
}
