package names_test

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/names"
)

// The names must not change, because files have them that were written years ago.
func TestNamesStay(t *testing.T) {
	for list, want := range map[string]string{
		names.Numberings.String(): "left or total",
		names.Openings.String():   "cascade or ring or single",
		names.Chords.String():     "on or off",
		names.Firsts.String():     "clear or safe or any",
		names.YesNo.String():      "no or yes",
	} {
		if list != want {
			t.Errorf("%s, want %s", list, want)
		}
	}
	// A new grid comes last in the list.
	if list := names.Grids(); !strings.HasPrefix(list, "square or hexagonal") {
		t.Errorf("the grids are %q, want square and hexagonal first", list)
	}
	for p, want := range map[deal.Promise]string{
		deal.ClearStart: "clear start", deal.SafeStart: "safe start", deal.Followable: "followable",
		deal.Provable: "provable", deal.AnyStart: "any start",
	} {
		if got := names.Promises.Name(p); got != want {
			t.Errorf("promise %d: %s, want %s", p, got, want)
		}
	}
}

func TestEveryNameLeadsBack(t *testing.T) {
	for _, p := range names.Promises {
		if got, ok := names.Promises.Value(p.Name); !ok || got != p.Value {
			t.Errorf("the promise %s has the value %d, %v; want %d", p.Name, got, ok, p.Value)
		}
	}
	// Every grid that can be played has a name in files.
	for _, kind := range game.GridKinds() {
		g := kind.New(3, 5)
		name := names.Grid(g)
		if name == "" || names.NewGrid(name, 3, 5) != g {
			t.Errorf("%s: named %q", kind.Name, name)
		}
	}
}

func TestWhatHasNoName(t *testing.T) {
	if got := names.Numberings.Name(game.Numbering(9)); got != "" {
		t.Errorf("a numbering that is none is named %q", got)
	}
	if _, ok := names.Openings.Value("Cascade"); ok {
		t.Error("a name in other letters is taken")
	}
	if got := names.Grid(torus{}); got != "" {
		t.Errorf("a foreign grid is named %q", got)
	}
	if got := names.Grid(nil); got != "" {
		t.Errorf("no grid is named %q", got)
	}
	if got := names.NewGrid("torus", 1, 1); got != nil {
		t.Errorf("a torus is %v", got)
	}
}

type torus struct{}

func (torus) Size() (rows, cols int)      { return 1, 1 }
func (torus) Steps(game.Cell) []game.Cell { return nil }
