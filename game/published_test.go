package game_test

import (
	"strings"
	"testing"

	"buscaminas/game"
)

func TestHivePublished(t *testing.T) {
	g := game.New(layoutOf(t, hex, hive), game.Strict)
	mustPlay(t, g, "Hd*De!Gb!Ei!")
	wantPicture(t, g, `
		....1___1.
		.....1___1
		....1_____
		....X_____
		..1____1X.
		.._____1..
		_X__122...
		____1.....
		____1.....`)
	if g.MinesLeft() != 16 || g.Flags() != 3 {
		t.Errorf("%d mines left and %d flags, want 16 and 3", g.MinesLeft(), g.Flags())
	}
}

func TestHiveLost(t *testing.T) {
	g := game.New(layoutOf(t, hex, hive), game.Strict)
	mustPlay(t, g, "Ea*Eb*Eg*Fb!Db!")
	if got := g.Face(cell(t, "Ea")); got != game.Overflagged {
		t.Errorf("Ea shows %d, want ?", got)
	}
	if err := play(t, g, "Ae*Aj!"); err != game.TooFewFlags {
		t.Errorf("Ae*: %v, want %v", err, game.TooFewFlags)
	}
	if g.Flagged(cell(t, "Aj")) {
		t.Error("Aj is flagged, though the action before it was refused")
	}
	mustPlay(t, g, "Eb*")
	wantStatus(t, g, game.Lost)
	if !strings.Contains(picture(g), "@") || g.Deaths() != 1 {
		t.Errorf("%d deaths on\n%s", g.Deaths(), picture(g))
	}
	mustPlay(t, g, "<")
	wantStatus(t, g, game.Playing)
	if g.Deaths() != 1 || !g.Flagged(cell(t, "Db")) {
		t.Error("undo forgot the death or took a flag")
	}
}

func TestListPublished(t *testing.T) {
	g := game.New(layoutOf(t, square, `
		....*.....
		......**..
		.*...*.*..
		..*.......
		..........
		..........
		..*......*
		.*.*......
		..........
		..........`), game.Classic)
	mustPlay(t, g, "0,3*")
	if got := picture(g); strings.Count(got, ".") != 99 || g.Face(game.Cell{Row: 0, Col: 3}) != 1 {
		t.Errorf("0,3* opened\n%s", got)
	}
	mustPlay(t, g, "9,9*")
	wantPicture(t, g, `
		...1....1_
		........2_
		........2_
		...111211_
		...1______
		...1____11
		...21___1.
		....1___11
		11211_____
		__________`)
}

func TestRingPublished(t *testing.T) {
	g := game.New(layoutOf(t, square, "*.. ... ..."), game.Simple)
	mustPlay(t, g, "0,1*")
	wantPicture(t, g, ".1. ... ...")
	mustPlay(t, g, "2,1*0,0!")
	wantPicture(t, g, "X1. 11_ ___")
	mustPlay(t, g, "<")
	wantPicture(t, g, "X1. ... ...")
	mustPlay(t, g, "<")
	wantPicture(t, g, "X.. ... ...")
}
