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

// A Group is a titled list of boards that come with the game. Its easiest board comes first.
type Group struct {
	Title  text.Text
	Boards []Bundled

	// Needs is the rule of the solver that the group is about: the hardest rule that each of its
	// boards needs. If Needs is 0, the group is about no rule. In a group about [solver.Chain], a
	// board may also need [solver.Remain], because no hexagonal board was found that needs only
	// Chain.
	Needs solver.Rule

	// Guesses is set if some of the boards need a guess.
	Guesses bool
}

// A Bundled is a board that ships with the game.
type Bundled struct {
	File  string // the name of its file in the folder of this package
	Title text.Text
	Start game.Cell   // the cell to open first, never a mine
	Rules *game.Rules // the rules with which it was published; nil: the player chooses
}

// bundle returns a board whose first cell to open is at this row and column.
func bundle(file string, title text.Text, row, col int) Bundled {
	return Bundled{File: file, Title: title, Start: game.Cell{Row: row, Col: col}}
}

// published is like bundle, for a board that was published with these rules.
func published(file string, title text.Text, row, col int, rules game.Rules) Bundled {
	b := bundle(file, title, row, col)
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
			Title: text.Text{"Primeros pasos", "First steps"},
			Needs: solver.One,
			Boards: []Bundled{
				bundle("square-stairs-4x4.txt", text.Text{"La escalera", "The stairs"}, 2, 3),
				bundle("hex-diamond-4x5.txt", text.Text{"El rombo", "The diamond"}, 3, 4),
				bundle("square-smile-7x8.txt", text.Text{"La sonrisa", "The smile"}, 0, 0),
				bundle("hex-flower-7x7.txt", text.Text{"La flor", "The flower"}, 6, 0),
			},
		},
		{
			Title: text.Text{"Un solo número (cuadrada)", "A single number (square)"},
			Needs: solver.One,
			Boards: []Bundled{
				bundle("square-yard-6x6.txt", text.Text{"El patio", "The yard"}, 3, 0),
				bundle("square-orchard-7x8.txt", text.Text{"La huerta", "The orchard"}, 0, 7),
				bundle("square-meadow-9x9.txt", text.Text{"El prado", "The meadow"}, 3, 6),
			},
		},
		{
			Title: text.Text{"Un solo número (hexagonal)", "A single number (hex)"},
			Needs: solver.One,
			Boards: []Bundled{
				bundle("hex-drop-6x7.txt", text.Text{"La gota", "The drop"}, 3, 2),
				bundle("hex-clover-7x9.txt", text.Text{"El trébol", "The clover"}, 6, 5),
				bundle("hex-daisy-9x10.txt", text.Text{"La margarita", "The daisy"}, 5, 3),
			},
		},
		{
			Title: text.Text{"Dos números que se solapan (cuadrada)", "Two numbers that overlap (square)"},
			Needs: solver.Two,
			Boards: []Bundled{
				bundle("square-couple-6x6.txt", text.Text{"La pareja", "The couple"}, 3, 2),
				bundle("square-seesaw-7x8.txt", text.Text{"El balancín", "The seesaw"}, 5, 4),
				bundle("square-neighbours-9x9.txt", text.Text{"Los vecinos", "The neighbours"}, 2, 7),
			},
		},
		{
			Title: text.Text{"Dos números que se solapan (hexagonal)", "Two numbers that overlap (hex)"},
			Needs: solver.Two,
			Boards: []Bundled{
				bundle("hex-twins-6x7.txt", text.Text{"Los gemelos", "The twins"}, 5, 6),
				bundle("hex-echo-7x9.txt", text.Text{"El eco", "The echo"}, 0, 2),
				bundle("hex-tandem-9x10.txt", text.Text{"El tándem", "The tandem"}, 2, 9),
			},
		},
		{
			Title: text.Text{"Una cadena de números (cuadrada)", "A chain of numbers (square)"},
			Needs: solver.Chain,
			Boards: []Bundled{
				bundle("square-chain-6x6.txt", text.Text{"La cadena", "The chain"}, 0, 0),
				bundle("square-dominoes-7x8.txt", text.Text{"El dominó", "The dominoes"}, 6, 6),
				bundle("square-train-9x9.txt", text.Text{"El tren", "The train"}, 1, 3),
			},
		},
		{
			Title: text.Text{"Una cadena de números (hexagonal)", "A chain of numbers (hex)"},
			Needs: solver.Chain,
			Boards: []Bundled{
				bundle("hex-necklace-6x8.txt", text.Text{"El collar", "The necklace"}, 3, 6),
				bundle("hex-caravan-7x9.txt", text.Text{"La caravana", "The caravan"}, 5, 2),
				bundle("hex-beads-10x11.txt", text.Text{"El rosario", "The beads"}, 4, 0),
			},
		},
		{
			Title: text.Text{"Las minas que quedan (cuadrada)", "The remaining mines (square)"},
			Needs: solver.Remain,
			Boards: []Bundled{
				bundle("square-count-6x6.txt", text.Text{"La cuenta", "The count"}, 3, 0),
				bundle("square-crumbs-7x8.txt", text.Text{"Las migas", "The crumbs"}, 1, 6),
				bundle("square-last-corner-9x9.txt",
					text.Text{"El último rincón", "The last corner"}, 1, 0),
			},
		},
		{
			Title: text.Text{"Las minas que quedan (hexagonal)", "The remaining mines (hex)"},
			Needs: solver.Remain,
			Boards: []Bundled{
				bundle("hex-remainder-6x7.txt", text.Text{"El resto", "The remainder"}, 0, 4),
				bundle("hex-piggy-bank-7x9.txt", text.Text{"La hucha", "The piggy bank"}, 6, 6),
				bundle("hex-clasp-9x10.txt", text.Text{"El cierre", "The clasp"}, 8, 8),
			},
		},
		{
			Title: text.Text{"Suponer y descartar (cuadrada)", "Case by case (square)"},
			Needs: solver.Cases,
			Boards: []Bundled{
				bundle("square-dilemma-6x6.txt", text.Text{"El dilema", "The dilemma"}, 5, 4),
				bundle("square-crossroads-7x8.txt", text.Text{"La encrucijada", "The crossroads"}, 6, 2),
				bundle("square-alibi-9x9.txt", text.Text{"La coartada", "The alibi"}, 3, 5),
			},
		},
		{
			Title: text.Text{"Suponer y descartar (hexagonal)", "Case by case (hex)"},
			Needs: solver.Cases,
			Boards: []Bundled{
				bundle("hex-alternative-6x7.txt", text.Text{"La disyuntiva", "The alternative"}, 3, 4),
				bundle("hex-interrogation-7x9.txt", text.Text{"El careo", "The interrogation"}, 3, 4),
				bundle("hex-conjecture-9x10.txt", text.Text{"La conjetura", "The conjecture"}, 8, 1),
			},
		},
		{
			Title: text.Text{"Dibujos", "Pictures"},
			Boards: []Bundled{
				bundle("square-heart-8x9.txt", text.Text{"El corazón", "The heart"}, 4, 4),
				bundle("square-fish-9x12.txt", text.Text{"El pez", "The fish"}, 3, 5),
				bundle("square-key-10x17.txt", text.Text{"La llave", "The key"}, 1, 11),
				bundle("square-fir-14x13.txt", text.Text{"El abeto", "The fir"}, 0, 0),
				bundle("square-sailing-boat-14x14.txt", text.Text{"El velero", "The sailing boat"}, 0, 0),
				bundle("square-anchor-15x13.txt", text.Text{"El ancla", "The anchor"}, 14, 10),
				bundle("square-rocket-15x11.txt", text.Text{"El cohete", "The rocket"}, 0, 0),
				bundle("square-cat-13x13.txt", text.Text{"El gato", "The cat"}, 0, 0),
				bundle("square-castle-12x14.txt", text.Text{"El castillo", "The castle"}, 4, 0),
				bundle("square-inkblot-11x13.txt", text.Text{"La mancha de tinta", "The inkblot"}, 6, 0),
				bundle("hex-honeycomb-8x10.txt", text.Text{"El panal", "The honeycomb"}, 0, 0),
				bundle("hex-snowflake-11x11.txt", text.Text{"El copo de nieve", "The snowflake"}, 0, 0),
				bundle("hex-star-13x13.txt", text.Text{"La estrella", "The star"}, 0, 0),
				bundle("hex-target-12x12.txt", text.Text{"La diana", "The target"}, 0, 0),
				bundle("hex-spider-13x14.txt", text.Text{"La araña", "The spider"}, 8, 13),
				bundle("hex-pinwheel-9x9.txt", text.Text{"El molinillo", "The pinwheel"}, 4, 4),
				bundle("hex-wasps-12x14.txt", text.Text{"El avispero", "The wasps' nest"}, 5, 7),
			},
		},
		{
			Title: text.Text{"Difíciles", "Hard ones"},
			Needs: solver.Cases,
			Boards: []Bundled{
				bundle("square-knot-10x10.txt", text.Text{"El nudo", "The knot"}, 6, 9),
				bundle("hex-tangle-9x11.txt", text.Text{"La maraña", "The tangle"}, 1, 4),
				bundle("square-fortress-14x16.txt", text.Text{"La fortaleza", "The fortress"}, 9, 15),
				bundle("hex-swarm-13x15.txt", text.Text{"El enjambre", "The swarm"}, 0, 3),
				bundle("square-abyss-16x30.txt", text.Text{"El abismo", "The abyss"}, 1, 1),
				bundle("hex-jungle-16x30.txt", text.Text{"La selva", "The jungle"}, 14, 5),
			},
		},
		{
			Title: text.Text{"Grandes", "Big ones"},
			Boards: []Bundled{
				bundle("square-plain-24x40.txt", text.Text{"La llanura", "The plain"}, 12, 20),
				bundle("hex-glacier-24x40.txt", text.Text{"El glaciar", "The glacier"}, 12, 20),
				bundle("square-ocean-40x60.txt", text.Text{"El océano", "The ocean"}, 20, 30),
				bundle("hex-desert-40x60.txt", text.Text{"El desierto", "The desert"}, 20, 30),
			},
		},
		{
			Title:   text.Text{"Tal como se publicaron", "As they were published"},
			Guesses: true,
			Boards: []Bundled{
				published("list-3x3.txt", text.Text{"Tres por tres", "Three by three"}, 2, 1, game.Simple),
				bundle("map-2x4.txt", text.Text{"Dos por cuatro", "Two by four"}, 1, 0),
				published("list-10x10.txt", text.Text{"Diez por diez", "Ten by ten"}, 9, 9, game.Classic),
				published("hex-9x10.txt", text.Text{"La colmena", "The hive"}, 7, 3, game.Strict),
			},
		},
	}
}
