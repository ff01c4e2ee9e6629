package cli

import (
	"cmp"
	"math/rand/v2"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/pflag"
)

// The reasons for refusing the choice of a board on the command line.
var (
	fileIsBoard  = text.Text{"el fichero ya dice qué tablero es", "the file already has a board"}
	noBoardAsked = text.Text{
		"falta indicar el tablero: --level o --size",
		"say which board: use --level or --size",
	}
)

// boardFlags are the flags that say which boards to deal.
type boardFlags struct {
	GivenGrid *game.GridKind // nil: not given
	UsualGrid *game.GridKind // the grid of boards if none is given; nil: the first kind
	Level     *words.Level
	Size      sizeValue
	Mines     int
	Seed      uint64
	Guess     bool
	AnyProof  bool
	Needs     solver.Rule  // the rule that every board must need; 0: any
	First     deal.Promise // the promise about the first cell; see the method Promise

	lang   text.Lang
	flags  *pflag.FlagSet
	seeded bool // nextSeed has returned Seed
}

var (
	gridFlag  = text.Text{"cuadrícula", "grid"}
	levelFlag = text.Text{"nivel", "level"}
	sizeFlag  = text.Text{"tamaño del tablero, `FILASxCOLUMNAS`", "size of the board, `ROWSxCOLS`"}
	minesFlag = text.Text{
		"número de minas, con --size; si no se indica, 10 más un número al azar, de hasta el 5\u00a0% de las celdas",
		"number of mines, with --size; by default, 10 plus a random number, up to 5% of the cells",
	}
	seedFlag = text.Text{
		"semilla del tablero: la misma, empezando por la misma celda, da el mismo tablero",
		"seed for the board: the same seed and first cell always give the same board",
	}
)

// register adds the flags to a command.
func (b *boardFlags) register(f *pflag.FlagSet, l text.Lang) {
	b.flags, b.lang = f, l
	f.Var(gridChoice(l, &b.GivenGrid), "grid", gridFlag.In(l))
	f.Var(levelChoice(l, &b.Level), "level", levelFlag.In(l))
	f.Var(&b.Size, "size", sizeFlag.In(l))
	f.IntVar(&b.Mines, "mines", 0, minesFlag.In(l))
	f.Uint64Var(&b.Seed, "seed", 0, seedFlag.In(l))
}

// levelChoice returns a flag that sets *chosen to a level.
func levelChoice(l text.Lang, chosen **words.Level) *choice {
	var levels []text.Text
	for _, level := range words.Levels() {
		levels = append(levels, level.Flag())
	}
	return &choice{Options: levels, Choose: func(i int) { *chosen = &words.Levels()[i] }, Lang: l}
}

var (
	guessFlag    = text.Text{"también tableros que pueden obligar a adivinar", "boards that may need a guess"}
	anyProofFlag = text.Text{
		"sin adivinar, por difícil que sea el razonamiento",
		"any board that needs no guess, however hard the reasoning",
	}
)

// registerPromise adds the flags --first, --guess and --any-proof, which say what every board must
// promise the player.
func (b *boardFlags) registerPromise() {
	f, l := b.flags, b.lang
	b.registerFirst()
	f.BoolVar(&b.Guess, "guess", false, guessFlag.In(l))
	f.BoolVar(&b.AnyProof, "any-proof", false, anyProofFlag.In(l))
}

var needsFlag = text.Text{
	"sin adivinar, y lo más difícil que hay que ver: un solo número, dos que se solapan, una cadena, las minas que quedan, o suponer y descartar",
	"no guessing, and the hardest thing to see is: one number, two that overlap, a chain, the mines left, or a case by case proof",
}

// registerNeeds adds the flag --needs, which says what the hardest step of every board must be.
func (b *boardFlags) registerNeeds() {
	var options []text.Text
	for _, need := range words.Needs() {
		options = append(options, need.Flag)
	}
	b.flags.Var(&choice{
		Options: options,
		Choose:  func(i int) { b.Needs = words.Needs()[i].Rule },
		Lang:    b.lang,
	}, "needs", needsFlag.In(b.lang))
}

var firstFlag = text.Text{
	"la primera celda: sin mina ni en ella ni alrededor, sin mina en ella, o sin garantía",
	"what the first cell may hold: no mine in or around it, no mine in it, or anything"}

// registerFirst adds the flag for the promise about the first cell.
func (b *boardFlags) registerFirst() {
	var options []text.Text
	for _, first := range words.FirstCells() {
		options = append(options, first.Name)
	}
	b.flags.Var(&choice{
		Options: options,
		Others:  []text.Text{{"claro", "opening"}}, // another word for it, from the command solve
		Choose:  func(i int) { b.First = words.FirstCells()[i].Promise },
		Lang:    b.lang,
	}, "first", firstFlag.In(b.lang))
}

// given reports whether a flag is on the command line.
func (b *boardFlags) given(flag string) bool { return b.flags.Changed(flag) }

var (
	levelIsBoard = text.Text{
		"el nivel ya dice el tamaño y las minas",
		"the level already sets the size and the number of mines",
	}
	firstNoProof = text.Text{
		"así, cualquier tablero puede obligar a adivinar",
		"with that first cell, any board may need a guess",
	}
	needsDecides = text.Text{
		"--needs ya dice cuánto hay que razonar",
		"--needs already says how hard the reasoning is",
	}
	minesAlone = text.Text{
		"--mines se usa con --size, como en --size 16x30 --mines 99",
		"--mines can only be used with --size, as in --size 16x30 --mines 99",
	}
)

// check returns a [usageError] for flags that exclude each other and for impossible boards.
func (b *boardFlags) check() error {
	for _, flag := range []string{"size", "mines"} {
		if b.Level != nil && b.given(flag) {
			return usage(notTogether, "--"+flag, "--level", levelIsBoard)
		}
	}
	if b.Guess && b.AnyProof {
		return usage(notTogether, "--any-proof", "--guess", guessFlag)
	}
	for _, flag := range []string{"guess", "any-proof"} {
		if b.Needs != 0 && b.given(flag) {
			return usage(notTogether, "--needs", "--"+flag, needsDecides)
		}
	}
	if b.First != deal.ClearStart && b.Needs != 0 {
		first := text.Text{"--first %s", "--first %s"}.With(words.FirstCellOf(b.First).Name)
		return usage(notTogether, "--needs", first, firstNoProof)
	}
	if b.First != deal.ClearStart && b.AnyProof {
		first := text.Text{"--first %s", "--first %s"}.With(words.FirstCellOf(b.First).Name)
		return usage(notTogether, "--any-proof", first, firstNoProof)
	}
	if b.given("mines") && !b.given("size") {
		return usage(minesAlone)
	}
	if b.given("size") {
		if err := game.CheckSize(b.Size.Rows, b.Size.Cols); err != nil {
			return usageOf(err)
		}
		if err := b.spec(0).Check(); err != nil {
			return usageOf(err)
		}
	}
	return nil
}

// asked reports whether the command line has a level or a size.
func (b *boardFlags) asked() bool { return b.Level != nil || b.given("size") }

// spec returns the specification of the board that the flags ask for, with this seed.
func (b *boardFlags) spec(seed uint64) deal.Spec {
	spec := deal.Spec{Seed: seed, Promise: b.promise()}
	if b.Level != nil {
		spec.Grid, spec.Mines = b.gridKind().New(b.Level.Rows, b.Level.Cols), b.Level.Mines
		return spec
	}
	spec.Grid, spec.Mines = b.gridKind().New(b.Size.Rows, b.Size.Cols), b.Mines
	if !b.given("mines") {
		spec.Mines = deal.FreshMines(b.Size.Rows*b.Size.Cols, seed)
	}
	return spec
}

// promise returns the promise that the flags ask for.
func (b *boardFlags) promise() deal.Promise {
	if b.Needs != 0 {
		return deal.Needing(b.Needs)
	}
	if b.AnyProof {
		return deal.Provable
	}
	return session.Promised(b.First, b.Guess)
}

// gridKind returns the kind of grid of the boards.
func (b *boardFlags) gridKind() *game.GridKind {
	return cmp.Or(b.GivenGrid, b.UsualGrid, game.GridKinds()[0])
}

// nextSeed returns the seed of the next board. The first call returns the seed on the command line,
// if there is one. Every other call returns a random seed.
func (b *boardFlags) nextSeed() uint64 {
	if b.given("seed") && !b.seeded {
		b.seeded = true
		return b.Seed
	}
	return rand.Uint64N(deal.ShortSeed) // a code with a short seed can be read out
}
