package boards

import (
	"embed"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

//go:embed *.txt
var bundled embed.FS

// A Group is boards that ship with the game and belong together, the easy ones
// first.
type Group struct {
	Title  text.Text
	Boards []Bundled

	// Needs is the rule that every one of them takes, the hardest but for that of
	// the mines that remain; 0: any. On the hexagonal grid no chain of numbers was
	// found but where that one had opened cells apart from the others.
	Needs solver.Rule

	// Guesses says that some of its boards cannot be cleared by thought alone.
	Guesses bool
}

// A Bundled board ships with the game.
type Bundled struct {
	File  string // its name in the folder of this package
	Title text.Text
	Start game.Cell   // where to begin: it holds no mine
	Rules *game.Rules // those it was published for; nil: as the player likes
}

// Author is who made the boards of the collection.
const Author = "buscaminas"

// Board reads the board.
func (b Bundled) Board() (*Board, error) {
	data, err := files.ReadFS(bundled, b.File, MaxFile)
	if err != nil {
		return nil, err
	}
	return read(data, b.File)
}

// Collection returns the boards that ship with the game, in the order to show
// them. Thought alone clears each from where it begins, but for some of the
// published ones, which come last.
func Collection() []Group {
	simple, classic, strict := game.Simple, game.Classic, game.Strict
	return []Group{
		{
			Title: text.Text{"Primeros pasos", "First steps"},
			Needs: solver.One,
			Boards: []Bundled{
				{File: "square-stairs-4x4.txt", Title: text.Text{"La escalera", "The stairs"}, Start: game.Cell{Row: 2, Col: 3}},
				{File: "hex-diamond-4x5.txt", Title: text.Text{"El rombo", "The diamond"}, Start: game.Cell{Row: 3, Col: 4}},
				{File: "square-smile-7x8.txt", Title: text.Text{"La sonrisa", "The smile"}},
				{File: "hex-flower-7x7.txt", Title: text.Text{"La flor", "The flower"}, Start: game.Cell{Row: 6, Col: 0}},
			},
		},
		{
			Title: text.Text{"Un solo número (cuadrada)", "A single number (square)"},
			Needs: solver.One,
			Boards: []Bundled{
				{File: "square-yard-6x6.txt", Title: text.Text{"El patio", "The yard"}, Start: game.Cell{Row: 3, Col: 0}},
				{File: "square-orchard-7x8.txt", Title: text.Text{"La huerta", "The orchard"}, Start: game.Cell{Row: 0, Col: 7}},
				{File: "square-meadow-9x9.txt", Title: text.Text{"El prado", "The meadow"}, Start: game.Cell{Row: 3, Col: 6}},
			},
		},
		{
			Title: text.Text{"Un solo número (hexagonal)", "A single number (hex)"},
			Needs: solver.One,
			Boards: []Bundled{
				{File: "hex-drop-6x7.txt", Title: text.Text{"La gota", "The drop"}, Start: game.Cell{Row: 3, Col: 2}},
				{File: "hex-clover-7x9.txt", Title: text.Text{"El trébol", "The clover"}, Start: game.Cell{Row: 6, Col: 5}},
				{File: "hex-daisy-9x10.txt", Title: text.Text{"La margarita", "The daisy"}, Start: game.Cell{Row: 5, Col: 3}},
			},
		},
		{
			Title: text.Text{"Dos números que se solapan (cuadrada)", "Two numbers that overlap (square)"},
			Needs: solver.Two,
			Boards: []Bundled{
				{File: "square-couple-6x6.txt", Title: text.Text{"La pareja", "The couple"}, Start: game.Cell{Row: 3, Col: 2}},
				{File: "square-seesaw-7x8.txt", Title: text.Text{"El balancín", "The seesaw"}, Start: game.Cell{Row: 5, Col: 4}},
				{File: "square-neighbours-9x9.txt", Title: text.Text{"Los vecinos", "The neighbours"}, Start: game.Cell{Row: 2, Col: 7}},
			},
		},
		{
			Title: text.Text{"Dos números que se solapan (hexagonal)", "Two numbers that overlap (hex)"},
			Needs: solver.Two,
			Boards: []Bundled{
				{File: "hex-twins-6x7.txt", Title: text.Text{"Los gemelos", "The twins"}, Start: game.Cell{Row: 5, Col: 6}},
				{File: "hex-echo-7x9.txt", Title: text.Text{"El eco", "The echo"}, Start: game.Cell{Row: 0, Col: 2}},
				{File: "hex-tandem-9x10.txt", Title: text.Text{"El tándem", "The tandem"}, Start: game.Cell{Row: 2, Col: 9}},
			},
		},
		{
			Title: text.Text{"Una cadena de números (cuadrada)", "A chain of numbers (square)"},
			Needs: solver.Chain,
			Boards: []Bundled{
				{File: "square-chain-6x6.txt", Title: text.Text{"La cadena", "The chain"}},
				{File: "square-dominoes-7x8.txt", Title: text.Text{"El dominó", "The dominoes"}, Start: game.Cell{Row: 6, Col: 6}},
				{File: "square-train-9x9.txt", Title: text.Text{"El tren", "The train"}, Start: game.Cell{Row: 1, Col: 3}},
			},
		},
		{
			Title: text.Text{"Una cadena de números (hexagonal)", "A chain of numbers (hex)"},
			Needs: solver.Chain,
			Boards: []Bundled{
				{File: "hex-necklace-6x8.txt", Title: text.Text{"El collar", "The necklace"}, Start: game.Cell{Row: 3, Col: 6}},
				{File: "hex-caravan-7x9.txt", Title: text.Text{"La caravana", "The caravan"}, Start: game.Cell{Row: 5, Col: 2}},
				{File: "hex-beads-10x11.txt", Title: text.Text{"El rosario", "The beads"}, Start: game.Cell{Row: 4, Col: 0}},
			},
		},
		{
			Title: text.Text{"Las minas que quedan (cuadrada)", "The mines that remain (square)"},
			Needs: solver.Remain,
			Boards: []Bundled{
				{File: "square-count-6x6.txt", Title: text.Text{"La cuenta", "The count"}, Start: game.Cell{Row: 3, Col: 0}},
				{File: "square-crumbs-7x8.txt", Title: text.Text{"Las migas", "The crumbs"}, Start: game.Cell{Row: 1, Col: 6}},
				{File: "square-last-corner-9x9.txt", Title: text.Text{"El último rincón", "The last corner"}, Start: game.Cell{Row: 1, Col: 0}},
			},
		},
		{
			Title: text.Text{"Las minas que quedan (hexagonal)", "The mines that remain (hex)"},
			Needs: solver.Remain,
			Boards: []Bundled{
				{File: "hex-remainder-6x7.txt", Title: text.Text{"El resto", "The remainder"}, Start: game.Cell{Row: 0, Col: 4}},
				{File: "hex-piggy-bank-7x9.txt", Title: text.Text{"La hucha", "The piggy bank"}, Start: game.Cell{Row: 6, Col: 6}},
				{File: "hex-clasp-9x10.txt", Title: text.Text{"El cierre", "The clasp"}, Start: game.Cell{Row: 8, Col: 8}},
			},
		},
		{
			Title: text.Text{"Suponer y descartar (cuadrada)", "Trying out all cases (square)"},
			Needs: solver.Cases,
			Boards: []Bundled{
				{File: "square-dilemma-6x6.txt", Title: text.Text{"El dilema", "The dilemma"}, Start: game.Cell{Row: 5, Col: 4}},
				{File: "square-crossroads-7x8.txt", Title: text.Text{"La encrucijada", "The crossroads"}, Start: game.Cell{Row: 6, Col: 2}},
				{File: "square-alibi-9x9.txt", Title: text.Text{"La coartada", "The alibi"}, Start: game.Cell{Row: 3, Col: 5}},
			},
		},
		{
			Title: text.Text{"Suponer y descartar (hexagonal)", "Trying out all cases (hex)"},
			Needs: solver.Cases,
			Boards: []Bundled{
				{File: "hex-alternative-6x7.txt", Title: text.Text{"La disyuntiva", "The alternative"}, Start: game.Cell{Row: 3, Col: 4}},
				{File: "hex-interrogation-7x9.txt", Title: text.Text{"El careo", "The interrogation"}, Start: game.Cell{Row: 3, Col: 4}},
				{File: "hex-conjecture-9x10.txt", Title: text.Text{"La conjetura", "The conjecture"}, Start: game.Cell{Row: 8, Col: 1}},
			},
		},
		{
			Title: text.Text{"Dibujos", "Pictures"},
			Boards: []Bundled{
				{File: "square-heart-8x9.txt", Title: text.Text{"El corazón", "The heart"}, Start: game.Cell{Row: 4, Col: 4}},
				{File: "square-fish-9x12.txt", Title: text.Text{"El pez", "The fish"}, Start: game.Cell{Row: 3, Col: 5}},
				{File: "square-key-10x17.txt", Title: text.Text{"La llave", "The key"}, Start: game.Cell{Row: 1, Col: 11}},
				{File: "square-fir-14x13.txt", Title: text.Text{"El abeto", "The fir"}},
				{File: "square-sailing-boat-14x14.txt", Title: text.Text{"El velero", "The sailing boat"}},
				{File: "square-anchor-15x13.txt", Title: text.Text{"El ancla", "The anchor"}, Start: game.Cell{Row: 14, Col: 10}},
				{File: "square-rocket-15x11.txt", Title: text.Text{"El cohete", "The rocket"}},
				{File: "square-cat-13x13.txt", Title: text.Text{"El gato", "The cat"}},
				{File: "square-castle-12x14.txt", Title: text.Text{"El castillo", "The castle"}, Start: game.Cell{Row: 4, Col: 0}},
				{File: "square-inkblot-11x13.txt", Title: text.Text{"La mancha de tinta", "The inkblot"}, Start: game.Cell{Row: 6, Col: 0}},
				{File: "hex-honeycomb-8x10.txt", Title: text.Text{"El panal", "The honeycomb"}},
				{File: "hex-snowflake-11x11.txt", Title: text.Text{"El copo de nieve", "The snowflake"}},
				{File: "hex-star-13x13.txt", Title: text.Text{"La estrella", "The star"}},
				{File: "hex-target-12x12.txt", Title: text.Text{"La diana", "The target"}},
				{File: "hex-spider-13x14.txt", Title: text.Text{"La araña", "The spider"}, Start: game.Cell{Row: 8, Col: 13}},
				{File: "hex-pinwheel-9x9.txt", Title: text.Text{"El molinillo", "The pinwheel"}, Start: game.Cell{Row: 4, Col: 4}},
				{File: "hex-wasps-12x14.txt", Title: text.Text{"El avispero", "The wasps' nest"}, Start: game.Cell{Row: 5, Col: 7}},
			},
		},
		{
			Title: text.Text{"Difíciles", "Hard ones"},
			Needs: solver.Cases,
			Boards: []Bundled{
				{File: "square-knot-10x10.txt", Title: text.Text{"El nudo", "The knot"}, Start: game.Cell{Row: 6, Col: 9}},
				{File: "hex-tangle-9x11.txt", Title: text.Text{"La maraña", "The tangle"}, Start: game.Cell{Row: 1, Col: 4}},
				{File: "square-fortress-14x16.txt", Title: text.Text{"La fortaleza", "The fortress"}, Start: game.Cell{Row: 9, Col: 15}},
				{File: "hex-swarm-13x15.txt", Title: text.Text{"El enjambre", "The swarm"}, Start: game.Cell{Row: 0, Col: 3}},
				{File: "square-abyss-16x30.txt", Title: text.Text{"El abismo", "The abyss"}, Start: game.Cell{Row: 1, Col: 1}},
				{File: "hex-jungle-16x30.txt", Title: text.Text{"La selva", "The jungle"}, Start: game.Cell{Row: 14, Col: 5}},
			},
		},
		{
			Title: text.Text{"Grandes", "Big ones"},
			Boards: []Bundled{
				{File: "square-plain-24x40.txt", Title: text.Text{"La llanura", "The plain"}, Start: game.Cell{Row: 12, Col: 20}},
				{File: "hex-glacier-24x40.txt", Title: text.Text{"El glaciar", "The glacier"}, Start: game.Cell{Row: 12, Col: 20}},
				{File: "square-ocean-40x60.txt", Title: text.Text{"El océano", "The ocean"}, Start: game.Cell{Row: 20, Col: 30}},
				{File: "hex-desert-40x60.txt", Title: text.Text{"El desierto", "The desert"}, Start: game.Cell{Row: 20, Col: 30}},
			},
		},
		{
			Title:   text.Text{"Tal como se publicaron", "As they were published"},
			Guesses: true,
			Boards: []Bundled{
				{File: "list-3x3.txt", Title: text.Text{"Tres por tres", "Three by three"}, Start: game.Cell{Row: 2, Col: 1}, Rules: &simple},
				{File: "map-2x4.txt", Title: text.Text{"Dos por cuatro", "Two by four"}, Start: game.Cell{Row: 1, Col: 0}},
				{File: "list-10x10.txt", Title: text.Text{"Diez por diez", "Ten by ten"}, Start: game.Cell{Row: 9, Col: 9}, Rules: &classic},
				{File: "hex-9x10.txt", Title: text.Text{"La colmena", "The hive"}, Start: game.Cell{Row: 7, Col: 3}, Rules: &strict},
			},
		},
	}
}
