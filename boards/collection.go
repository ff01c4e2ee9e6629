package boards

import (
	"embed"

	"buscaminas/game"
)

//go:embed *.txt
var files embed.FS

// A Bundled board ships with the game.
type Bundled struct {
	File  string // its name in the folder of this package
	Title Title
	Start game.Cell   // where to begin: it holds no mine
	Rules *game.Rules // those it was published for; nil: as the player likes
}

// A Title is what players call a board.
type Title struct{ Spanish, English string }

// Collection returns the boards that ship with the game, in the order to show
// them: the easy ones first. The first twelve can be solved by thought alone from
// where they begin. The rest are the published ones.
func Collection() []Bundled {
	simple, classic, strict := game.Simple, game.Classic, game.Strict
	return []Bundled{
		{File: "square-stairs-4x4.txt", Title: Title{"La escalera", "The stairs"}, Start: game.Cell{Row: 2, Col: 3}},
		{File: "hex-diamond-4x5.txt", Title: Title{"El rombo", "The diamond"}, Start: game.Cell{Row: 3, Col: 4}},
		{File: "square-smile-7x8.txt", Title: Title{"La sonrisa", "The smile"}},
		{File: "hex-flower-7x7.txt", Title: Title{"La flor", "The flower"}, Start: game.Cell{Row: 6, Col: 0}},
		{File: "square-heart-8x9.txt", Title: Title{"El corazón", "The heart"}, Start: game.Cell{Row: 4, Col: 4}},
		{File: "hex-honeycomb-8x10.txt", Title: Title{"El panal", "The honeycomb"}},
		{File: "square-fish-9x12.txt", Title: Title{"El pez", "The fish"}, Start: game.Cell{Row: 3, Col: 5}},
		{File: "hex-snowflake-11x11.txt", Title: Title{"El copo de nieve", "The snowflake"}},
		{File: "square-castle-12x14.txt", Title: Title{"El castillo", "The castle"}, Start: game.Cell{Row: 4, Col: 0}},
		{File: "hex-pinwheel-9x9.txt", Title: Title{"El molinillo", "The pinwheel"}, Start: game.Cell{Row: 4, Col: 4}},
		{File: "square-inkblot-11x13.txt", Title: Title{"La mancha de tinta", "The inkblot"}, Start: game.Cell{Row: 6, Col: 0}},
		{File: "hex-wasps-12x14.txt", Title: Title{"El avispero", "The wasps' nest"}, Start: game.Cell{Row: 5, Col: 7}},

		{File: "list-3x3.txt", Title: Title{"Tres por tres", "Three by three"}, Start: game.Cell{Row: 2, Col: 1}, Rules: &simple},
		{File: "map-2x4.txt", Title: Title{"Dos por cuatro", "Two by four"}, Start: game.Cell{Row: 1, Col: 0}},
		{File: "list-10x10.txt", Title: Title{"Diez por diez", "Ten by ten"}, Start: game.Cell{Row: 9, Col: 9}, Rules: &classic},
		{File: "hex-9x10.txt", Title: Title{"La colmena", "The hive"}, Start: game.Cell{Row: 7, Col: 3}, Rules: &strict},
	}
}

// Board reads the board.
func (b Bundled) Board() (*Board, error) { return open(files, b.File) }
