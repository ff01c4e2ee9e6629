package cli

import (
	"encoding/json"
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

// A judge says of the boards in files whether they need a guess. A game that has begun is judged
// from its position, unless --start is on the command line: then the whole board is judged from
// that cell.
type judge struct {
	lang   text.Lang
	coords coords
	start  cellFlag
}

// A verdict is what a judge says of a board.
type verdict struct {
	in    *input
	names game.Names

	plain text.Text // why there is nothing to judge; zero if there is
	start game.Cell // the cell from which the whole board was judged
	found bool      // nobody named the start: see [judge.seeks]
	grade solver.Grade

	position *position // what is certain in a game that has begun; nil: the whole board was judged
}

// A position is what a player can find out in a game that has begun.
type position struct {
	open         int // the number of open cells
	safe, mines  []game.Cell
	wrong        []game.Cell // the flags on safe cells
	best         game.Cell   // the best guess; only if no closed cell is safe and some are unknown
	chance       float64     // the chance of a mine there
	guess, exact bool        // best is set; the chances are exact

	chances map[string]float64 // of each unknown cell, by its name; cells that touch no number are not in it
	loose   float64            // the chance of a mine in every cell that touches no number
}

var (
	nothingToOpen = text.Text{"no hay nada que abrir", "there is nothing to open"}
	startOnMine   = text.Text{"%s: no se puede empezar por %s: ahí hay una mina", "%s: you cannot start at %s: there is a mine there"}
	exploded      = text.Text{
		"en %s ya ha estallado una mina; no queda nada que deducir",
		"the mine at %s is open, so there is nothing left to find out",
	}
	allIsOpen = text.Text{"todo lo que no es mina está abierto", "every cell without a mine is open"}
)

// of judges a board. It fails if the cell of --start is a mine or off the board.
func (j *judge) of(c *cobra.Command, in *input) (*verdict, error) {
	l := in.layout
	v := &verdict{in: in, names: j.coords.Names}
	open := slices.Collect(in.Open.All())
	burst := slices.IndexFunc(open, l.Mine)
	switch {
	case l.Mines() == l.Cells():
		v.plain = nothingToOpen
		return v, nil
	case l.Mines() == 0:
		v.plain = words.NoMines
		return v, nil
	}
	switch {
	case j.start.Given || len(open) == 0:
		var err error
		v.start, v.grade, err = j.whole(c, in)
		v.found = j.seeks(in)
		return v, err
	case burst >= 0:
		at := v.name(open[burst])
		v.plain = exploded.With(at)
	case len(open) == l.Cells()-l.Mines():
		v.plain = allIsOpen
	default:
		v.position = v.judgePosition(open)
		v.grade = solver.GradeOf(l, open...)
	}
	return v, nil
}

// seeks reports whether nobody names a start for a whole board, so that the best one is looked for.
func (j *judge) seeks(in *input) bool { return !j.start.Given && in.Start == nil }

// whole grades a whole board from the cell of --start, from the start in its file or, if there is
// neither, from the best start.
func (j *judge) whole(c *cobra.Command, in *input) (start game.Cell, grade solver.Grade, err error) {
	l := in.layout
	switch {
	case j.start.Given:
		start, err = j.start.on(l.Grid(), start)
		if err == nil && l.Mine(start) {
			err = usage(startOnMine, text.Printable(in.name), j.coords.Names.Of(l.Grid(), start))
		}
		if err != nil {
			return start, grade, err
		}
	case in.Start != nil:
		start = *in.Start
	default:
		start, grade = bestStart(c, l, j.lang)
		return start, grade, nil
	}
	return start, solver.GradeOf(l, start), nil
}

// judgePosition returns the safe cells and the mines of the position with these open cells, none of
// which is a mine, and the best guess.
func (v *verdict) judgePosition(open []game.Cell) *position {
	l := v.in.layout
	g := game.NewAt(l, game.Classic, open, nil)
	k := solver.Know(solver.Position{Game: g})
	pos := &position{open: len(open), exact: k.Exact(), chances: map[string]float64{}}
	for at := range game.Cells(l.Grid()) {
		if v.in.Flagged.Has(at) && !l.Mine(at) {
			pos.wrong = append(pos.wrong, at)
		}
		switch state := k.State(at); {
		case state == solver.Safe:
			pos.safe = append(pos.safe, at)
		case state == solver.Mine:
			pos.mines = append(pos.mines, at)
		case state == solver.Unknown && slices.ContainsFunc(game.AppendNeighbors(nil, l.Grid(), at), g.Open):
			pos.chances[v.name(at)] = k.Chance(at)
		case state == solver.Unknown:
			pos.loose = k.Chance(at)
		}
	}
	if len(pos.safe) == 0 {
		var best solver.Guess
		best, pos.guess = k.Guess()
		pos.best, pos.chance = best.Cell, best.Chance
	}
	return pos
}

func (v *verdict) name(c game.Cell) string { return v.names.Of(v.in.layout.Grid(), c) }

func (v *verdict) list(cells []game.Cell) []string {
	names := []string{} // a list without cells is [] in JSON
	for _, c := range cells {
		names = append(names, v.name(c))
	}
	return names
}

var (
	fromStart   = text.Text{"desde %s se resuelve sin adivinar", "no guess needed from %s"}
	stuckAfter  = text.Text{"desde %s hay que adivinar tras abrir %d de %s", "from %s you have to guess after opening %d of %s"}
	bestFound   = text.Text{" (el mejor comienzo encontrado; otro puede ser más difícil)", " (the best start found; another may be harder)"}
	hardestStep = text.Text{"lo más difícil: %s", "hardest step: %s"}

	openNow    = text.Text{"abiertas: %d de %s", "open: %d of %s"}
	wrongNow   = text.Text{"marcas equivocadas: %s", "wrong flags: %s"}
	safeNow    = text.Text{"sin mina: %s", "safe: %s"}
	minesNow   = text.Text{"con mina: %s", "mines: %s"}
	bestNow    = text.Text{"no hay nada que abrir sin peligro; lo mejor es %s, con un %s %% de riesgo", "no cell is safe; the best guess, %s, is a mine in %s%%"}
	noGuessNow = text.Text{"desde aquí se resuelve sin adivinar", "no guess needed from here"}
	stuckNow   = text.Text{"hay que adivinar tras abrir %d más", "you have to guess after opening %d more"}
	guessNow   = text.Text{"aquí hay que adivinar", "here you have to guess"}
	unclearNow = text.Text{
		"los números dependen demasiado unos de otros para saber si hay que adivinar",
		"too many numbers depend on each other to tell whether you have to guess",
	}
)

// from returns the name of the start, and whether it was looked for.
func (v *verdict) from(lang text.Lang) string {
	if v.found {
		return v.name(v.start) + bestFound[lang]
	}
	return v.name(v.start)
}

// lines returns the sentences of the verdict, without the hardest step.
func (v *verdict) lines(lang text.Lang) []string {
	if v.plain != (text.Text{}) {
		return []string{v.plain.In(lang)}
	}
	safe := words.Cells.Count(v.in.layout.Cells()-v.in.layout.Mines(), lang)
	pos := v.position
	switch {
	case pos == nil && v.grade.Cleared:
		return []string{fromStart.In(lang, v.from(lang))}
	case pos == nil:
		return []string{stuckAfter.In(lang, v.from(lang), v.grade.Open, safe)}
	}
	lines := []string{openNow.In(lang, pos.open, safe)}
	for _, of := range []struct {
		text  text.Text
		cells []game.Cell
	}{{wrongNow, pos.wrong}, {safeNow, pos.safe}, {minesNow, pos.mines}} {
		if len(of.cells) > 0 {
			lines = append(lines, of.text.In(lang, strings.Join(v.list(of.cells), " ")))
		}
	}
	if pos.guess {
		lines = append(lines, bestNow.In(lang, v.name(pos.best), text.Decimal(lang, 100*pos.chance, 1)))
	}
	switch more := v.grade.Open - pos.open; {
	case v.grade.Cleared:
		return append(lines, noGuessNow.In(lang))
	case more > 0:
		return append(lines, stuckNow.In(lang, more))
	case !pos.exact:
		return append(lines, unclearNow.In(lang))
	default:
		return append(lines, guessNow.In(lang))
	}
}

// hardest returns the words for the hardest step, or "" if there is none.
func (v *verdict) hardest(lang text.Lang) string {
	if v.grade.Hardest == 0 {
		return ""
	}
	return hardestStep.In(lang, words.RuleName(v.grade.Hardest).In(lang))
}

// A jsonBoard is the JSON form of a verdict.
type jsonBoard struct {
	File     string `json:"file"` // or a code
	Format   string `json:"format,omitempty"`
	Grid     string `json:"grid"`
	Rows     int    `json:"rows"`
	Columns  int    `json:"columns"`
	Mines    int    `json:"mines"`
	BBBV     int    `json:"bbbv"`
	Openings int    `json:"openings"`

	Position *jsonPosition `json:"position,omitempty"`
	Start    string        `json:"start,omitempty"`
	Cleared  *bool         `json:"cleared,omitempty"` // missing if there is nothing to judge
	Opens    int           `json:"opens,omitempty"`   // the cells that are open before the first guess
	Hardest  []string      `json:"hardest,omitempty"`
}

// A jsonPosition is the JSON form of a position.
type jsonPosition struct {
	Open      int                `json:"open"`
	Wrong     []string           `json:"wrong"`
	Safe      []string           `json:"safe"`
	Mines     []string           `json:"mines"`
	Best      string             `json:"best,omitempty"`
	Exact     bool               `json:"exact"`
	Chances   map[string]float64 `json:"chances"`
	Elsewhere float64            `json:"elsewhere"`
}

// json returns the verdict as a line of JSON. The format is that of the file, or "".
func (v *verdict) json(format string) []byte {
	l := v.in.layout
	rows, cols := l.Grid().Size()
	b := jsonBoard{
		File: v.in.name, Format: format, Grid: draw.GridName(l.Grid()).In(text.English),
		Rows: rows, Columns: cols, Mines: l.Mines(), BBBV: l.ThreeBV(game.Cascade), Openings: l.Openings(),
	}
	if pos := v.position; pos != nil {
		b.Position = &jsonPosition{
			Open: pos.open, Wrong: v.list(pos.wrong), Safe: v.list(pos.safe), Mines: v.list(pos.mines),
			Exact: pos.exact, Chances: pos.chances, Elsewhere: pos.loose,
		}
		if pos.guess {
			b.Position.Best = v.name(pos.best)
		}
	}
	if v.plain == (text.Text{}) {
		b.Cleared, b.Opens = &v.grade.Cleared, v.grade.Open
		if v.position == nil {
			b.Start = v.name(v.start)
		}
		for _, rule := range []solver.Rule{solver.One, solver.Two, solver.Chain, solver.Remain, solver.Cases} {
			if v.grade.Hardest&rule != 0 {
				b.Hardest = append(b.Hardest, ruleWords[rule])
			}
		}
	}
	data, _ := json.Marshal(b) // strings, numbers and lists of them never fail
	return append(data, '\n')
}
