package cli

import (
	"cmp"
	"math/rand/v2"
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// boardFlags are the flags that say which boards to deal.
type boardFlags struct {
	*command
	GivenGrid  *game.GridKind // nil if --grid is not given
	UsualGrid  *game.GridKind // the grid if --grid is not given; nil means the first of [game.GridKinds]
	Level      *words.Level
	Rows, Cols int
	Mines      int
	Seed       uint64
	Guess      bool
	AnyProof   bool
	Needs      solver.Rule  // the rule of the solver that every board must need; 0 if --needs is not given
	First      deal.Promise // the value of --first; the method promise returns the whole promise

	seeded bool // nextSeed has returned Seed, so its next results are random
}

// register adds the flags to a command.
func (b *boardFlags) register(c *command) {
	b.command = c
	c.grid(&b.GivenGrid, "cuadrícula", "grid")
	c.level(&b.Level, "nivel", "level")
	c.flag(b.setSize, "size", "tamaño del tablero, `FILASxCOLUMNAS`", "size of the board, `ROWSxCOLS`")
	c.flag(&b.Mines, "mines",
		"número de minas, con --size; si no se indica, 10 más un número al azar, de hasta el 5\u00a0% de las celdas",
		"number of mines, with --size; by default, 10 plus a random number, up to 5% of the cells")
	c.flag(&b.Seed, "seed",
		"semilla del tablero: la misma, empezando por la misma celda, da el mismo tablero",
		"seed for the board: the same seed and first cell always give the same board")
}

// grid adds the flag --grid, which sets *chosen.
func (c *command) grid(chosen **game.GridKind, es, en string) {
	var names []text.Text
	for _, kind := range game.GridKinds() {
		names = append(names, draw.ShapeOf(kind).Name)
	}
	c.choice("grid", es, en, names, func(i int) { *chosen = game.GridKinds()[i] })
}

// level adds the flag --level, which sets *chosen.
func (c *command) level(chosen **words.Level, es, en string) {
	var names []text.Text
	for _, level := range words.Levels() {
		names = append(names, level.Flag())
	}
	c.choice("level", es, en, names, func(i int) { *chosen = &words.Levels()[i] })
}

// setSize reads the value of --size, such as 16x30.
func (b *boardFlags) setSize(value string) error {
	rows, cols, _ := strings.Cut(strings.ToLower(value), "x")
	var rowsErr, colsErr error
	b.Rows, rowsErr = strconv.Atoi(rows)
	b.Cols, colsErr = strconv.Atoi(cols)
	if cmp.Or(rowsErr, colsErr) != nil {
		return usage("se escribe FILASxCOLUMNAS, como 16x30", "write it as ROWSxCOLS, as in 16x30")
	}
	return nil
}

// registerPromise adds the flags --first, --guess and --any-proof, which say what every board must
// promise the player.
func (b *boardFlags) registerPromise() {
	b.registerFirst()
	b.flag(&b.Guess, "guess", "también tableros que pueden obligar a adivinar", "boards that may need a guess")
	b.flag(&b.AnyProof, "any-proof", "sin adivinar, por difícil que sea el razonamiento",
		"any board that needs no guess, however hard the reasoning")
}

// registerNeeds adds the flag --needs, which says what the hardest step of every board must be.
func (b *boardFlags) registerNeeds() {
	var options []text.Text
	for _, need := range words.Needs() {
		options = append(options, need.Flag)
	}
	b.choice("needs",
		"sin adivinar, y lo más difícil que hay que ver: un solo número, dos que se solapan, una cadena, las minas que quedan, o suponer y descartar",
		"no guessing, and the hardest thing to see is: one number, two that overlap, a chain, the mines left, or a case by case proof",
		options, func(i int) { b.Needs = words.Needs()[i].Rule })
}

// registerFirst adds the flag --first, for the promise about the first cell.
func (b *boardFlags) registerFirst() {
	var options []text.Text
	for _, first := range words.FirstCells() {
		options = append(options, first.Name)
	}
	b.choice("first", "la primera celda: sin mina ni en ella ni alrededor, sin mina en ella, o sin garantía",
		"what the first cell may hold: no mine in or around it, no mine in it, or anything",
		options, func(i int) { b.First = words.FirstCells()[i].Promise })
}

// check returns a [usageError] for flags that exclude each other and for impossible boards.
func (b *boardFlags) check() error {
	err := cmp.Or(
		b.apart("level", "size mines", "el nivel ya dice el tamaño y las minas", "the level already sets the size and the number of mines"),
		b.apart("guess", "any-proof", "también tableros que pueden obligar a adivinar", "boards that may need a guess"),
		b.apart("needs", "guess any-proof", "--needs ya dice cuánto hay que razonar", "--needs already says how hard the reasoning is"),
		b.only("size", "mines"),
	)
	if err == nil && b.First != deal.ClearStart {
		err = b.apart("first", "needs any-proof", "así, cualquier tablero puede obligar a adivinar", "with that first cell, any board may need a guess")
	}
	if err != nil || !b.given("size") {
		return err
	}
	if err := game.CheckSize(b.Rows, b.Cols); err != nil {
		return usageOf(err)
	}
	if err := b.spec(0).Check(); err != nil {
		return usageOf(err)
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
	spec.Grid, spec.Mines = b.gridKind().New(b.Rows, b.Cols), b.Mines
	if !b.given("mines") {
		spec.Mines = deal.RandomMineCount(b.Rows*b.Cols, seed)
	}
	return spec
}

// promise returns the promise of every board. It depends on --needs, --any-proof, --first and --guess.
func (b *boardFlags) promise() deal.Promise {
	if b.Needs != 0 {
		return deal.PromiseNeeding(b.Needs)
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
	return randomSeed()
}

// randomSeed returns a seed that is small enough for a short code.
func randomSeed() uint64 { return rand.Uint64N(deal.ShortSeed) }
