package boards

import (
	"embed"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/solver"
)

//go:embed *.txt
var bundled embed.FS

// A Group is a list of boards that come with the game. Its easiest board comes first.
type Group struct {
	Name   string // the name of the group, in English
	Boards []Bundled

	// Needs is the hardest rule of the solver that each board of the group needs. It is 0 if the
	// group is not about a rule. If Needs is [solver.Chain], a board may also need [solver.Remain],
	// because no hexagonal board was found that needs only Chain.
	Needs solver.Rule

	// Guesses is set if some of the boards need a guess.
	Guesses bool
}

// A Bundled is a board that ships with the game.
type Bundled struct {
	File  string      // the name of the board's file in the folder of this package
	Start game.Cell   // the cell to open first, never a mine
	Rules *game.Rules // the rules with which the board was published; nil if the player chooses them
}

// bundle returns a board whose first cell to open is at this row and column.
func bundle(file string, row, col int) Bundled {
	return Bundled{File: file, Start: game.Cell{Row: row, Col: col}}
}

// published is like bundle, for a board that was published with these rules.
func published(file string, row, col int, rules game.Rules) Bundled {
	b := bundle(file, row, col)
	b.Rules = &rules
	return b
}

// Board reads the board from its file.
func (b Bundled) Board() (*Board, error) {
	data, err := files.ReadFS(bundled, b.File, MaxFile)
	if err != nil {
		return nil, err
	}
	return Read(data, b.File)
}

// Collection returns the boards that come with the game, in the order in which the player sees
// them. The last group has published boards, some of which need a guess. In the other groups, no
// board needs a guess once its start is open.
func Collection() []Group {
	return []Group{
		{
			Name:  "First steps",
			Needs: solver.One,
			Boards: []Bundled{
				bundle("square-stairs-4x4.txt", 2, 3),
				bundle("hex-diamond-4x5.txt", 3, 4),
				bundle("square-smile-7x8.txt", 0, 0),
				bundle("hex-flower-7x7.txt", 6, 0),
			},
		},
		{
			Name:  "A single number (square)",
			Needs: solver.One,
			Boards: []Bundled{
				bundle("square-yard-6x6.txt", 3, 0),
				bundle("square-orchard-7x8.txt", 0, 7),
				bundle("square-meadow-9x9.txt", 3, 6),
			},
		},
		{
			Name:  "A single number (hex)",
			Needs: solver.One,
			Boards: []Bundled{
				bundle("hex-drop-6x7.txt", 3, 2),
				bundle("hex-clover-7x9.txt", 6, 5),
				bundle("hex-daisy-9x10.txt", 5, 3),
			},
		},
		{
			Name:  "Two numbers that overlap (square)",
			Needs: solver.Two,
			Boards: []Bundled{
				bundle("square-couple-6x6.txt", 3, 2),
				bundle("square-seesaw-7x8.txt", 5, 4),
				bundle("square-neighbours-9x9.txt", 2, 7),
			},
		},
		{
			Name:  "Two numbers that overlap (hex)",
			Needs: solver.Two,
			Boards: []Bundled{
				bundle("hex-twins-6x7.txt", 5, 6),
				bundle("hex-echo-7x9.txt", 0, 2),
				bundle("hex-tandem-9x10.txt", 2, 9),
			},
		},
		{
			Name:  "A chain of numbers (square)",
			Needs: solver.Chain,
			Boards: []Bundled{
				bundle("square-chain-6x6.txt", 0, 0),
				bundle("square-dominoes-7x8.txt", 6, 6),
				bundle("square-train-9x9.txt", 1, 3),
			},
		},
		{
			Name:  "A chain of numbers (hex)",
			Needs: solver.Chain,
			Boards: []Bundled{
				bundle("hex-necklace-6x8.txt", 3, 6),
				bundle("hex-caravan-7x9.txt", 5, 2),
				bundle("hex-beads-10x11.txt", 4, 0),
			},
		},
		{
			Name:  "The remaining mines (square)",
			Needs: solver.Remain,
			Boards: []Bundled{
				bundle("square-count-6x6.txt", 3, 0),
				bundle("square-crumbs-7x8.txt", 1, 6),
				bundle("square-last-corner-9x9.txt", 1, 0),
			},
		},
		{
			Name:  "The remaining mines (hex)",
			Needs: solver.Remain,
			Boards: []Bundled{
				bundle("hex-remainder-6x7.txt", 0, 4),
				bundle("hex-piggy-bank-7x9.txt", 6, 6),
				bundle("hex-clasp-9x10.txt", 8, 8),
			},
		},
		{
			Name:  "Case by case (square)",
			Needs: solver.Cases,
			Boards: []Bundled{
				bundle("square-dilemma-6x6.txt", 5, 4),
				bundle("square-crossroads-7x8.txt", 6, 2),
				bundle("square-alibi-9x9.txt", 3, 5),
			},
		},
		{
			Name:  "Case by case (hex)",
			Needs: solver.Cases,
			Boards: []Bundled{
				bundle("hex-alternative-6x7.txt", 3, 4),
				bundle("hex-interrogation-7x9.txt", 3, 4),
				bundle("hex-conjecture-9x10.txt", 8, 1),
			},
		},
		{
			Name: "Pictures",
			Boards: []Bundled{
				bundle("square-heart-8x9.txt", 4, 4),
				bundle("square-fish-9x12.txt", 3, 5),
				bundle("square-key-10x17.txt", 1, 11),
				bundle("square-fir-14x13.txt", 0, 0),
				bundle("square-sailing-boat-14x14.txt", 0, 0),
				bundle("square-anchor-15x13.txt", 14, 10),
				bundle("square-rocket-15x11.txt", 0, 0),
				bundle("square-cat-13x13.txt", 0, 0),
				bundle("square-castle-12x14.txt", 4, 0),
				bundle("square-inkblot-11x13.txt", 6, 0),
				bundle("hex-honeycomb-8x10.txt", 0, 0),
				bundle("hex-snowflake-11x11.txt", 0, 0),
				bundle("hex-star-13x13.txt", 0, 0),
				bundle("hex-target-12x12.txt", 0, 0),
				bundle("hex-spider-13x14.txt", 8, 13),
				bundle("hex-pinwheel-9x9.txt", 4, 4),
				bundle("hex-wasps-12x14.txt", 5, 7),
			},
		},
		{
			Name:  "Hard ones",
			Needs: solver.Cases,
			Boards: []Bundled{
				bundle("square-knot-10x10.txt", 6, 9),
				bundle("hex-tangle-9x11.txt", 1, 4),
				bundle("square-fortress-14x16.txt", 9, 15),
				bundle("hex-swarm-13x15.txt", 0, 3),
				bundle("square-abyss-16x30.txt", 1, 1),
				bundle("hex-jungle-16x30.txt", 14, 5),
			},
		},
		{
			Name: "Big ones",
			Boards: []Bundled{
				bundle("square-plain-24x40.txt", 12, 20),
				bundle("hex-glacier-24x40.txt", 12, 20),
				bundle("square-ocean-40x60.txt", 20, 30),
				bundle("hex-desert-40x60.txt", 20, 30),
			},
		},
		{
			Name:    "As they were published",
			Guesses: true,
			Boards: []Bundled{
				published("list-3x3.txt", 2, 1, game.Simple),
				bundle("map-2x4.txt", 1, 0),
				published("list-10x10.txt", 9, 9, game.Classic),
				published("hex-9x10.txt", 7, 3, game.Strict),
			},
		},
	}
}
