package cli

import (
	"encoding/json"
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/archive/names"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A judge reports whether the boards in files need a guess. A game that has begun is judged from
// its position, unless --start is on the command line: then the whole board is judged from that
// cell.
type judge struct {
	*program
	from *game.Cell
}

// A verdict is the result of judging a board.
type verdict struct {
	in    *input
	names game.Names

	plain text.Text // says why there is nothing to judge; zero if the board was judged
	start game.Cell // the cell from which the whole board was judged
	found bool      // the program chose the start: see [judge.seeks]
	grade solver.Grade

	position *position // the position that was judged; nil if the whole board was judged
}

// A position is the JSON form of what a player can deduce in a game that has begun. Cells are named
// as --coords says.
type position struct {
	Open    int                `json:"open"`  // the number of open cells
	Wrong   []string           `json:"wrong"` // the flags on safe cells
	Safe    []string           `json:"safe"`
	Mines   []string           `json:"mines"`
	Best    string             `json:"best,omitempty"` // the best guess; "" if a safe cell is closed or no cell is unknown
	Exact   bool               `json:"exact"`          // false: the chances are estimates
	Chances map[string]float64 `json:"chances"`        // the chance of a mine in each unknown cell that touches a number
	Loose   float64            `json:"elsewhere"`      // the chance of a mine in each unknown cell that touches no number

	risk float64 // the chance of a mine in the best guess
}

// of judges a board. It fails if the cell of --start is a mine or off the board.
func (j *judge) of(in *input) (*verdict, error) {
	l := in.layout
	v := &verdict{in: in, names: j.names}
	open := slices.Collect(in.Open.All())
	burst := slices.IndexFunc(open, l.Mine)
	switch {
	case l.Mines() == l.Cells():
		v.plain = text.Text{"no hay nada que abrir", "there is nothing to open"}
		return v, nil
	case l.Mines() == 0:
		v.plain = words.NoMines
		return v, nil
	}
	switch {
	case j.from != nil || len(open) == 0:
		var err error
		v.start, v.grade, err = j.whole(in)
		v.found = j.seeks(in)
		return v, err
	case burst >= 0:
		at := v.name(open[burst])
		v.plain = exploded.With(at)
	case len(open) == l.Cells()-l.Mines():
		v.plain = text.Text{"todo lo que no es mina está abierto", "every cell without a mine is open"}
	default:
		v.position = v.judgePosition(open)
		v.grade = solver.GradeOf(l, open...)
	}
	return v, nil
}

// seeks reports whether the judge looks for the best start of a whole board, because neither
// --start nor the file names one.
func (j *judge) seeks(in *input) bool { return j.from == nil && in.Start == nil }

// whole grades a whole board. The start is the cell of --start, else the start in the file, else
// the best start.
func (j *judge) whole(in *input) (start game.Cell, grade solver.Grade, err error) {
	l := in.layout
	switch {
	case j.from != nil:
		start, err = *j.from, within(l.Grid(), j.from)
		if err == nil && l.Mine(start) {
			err = usage("%s: no se puede empezar por %s: ahí hay una mina", "%s: you cannot start at %s: there is a mine there",
				in.name, j.names.Of(l.Grid(), start))
		}
		if err != nil {
			return start, grade, err
		}
	case in.Start != nil:
		start = *in.Start
	default:
		start, grade = j.bestStart(l)
		return start, grade, nil
	}
	return start, solver.GradeOf(l, start), nil
}

// judgePosition returns what a player can deduce when exactly the cells in open are open. None of
// them may be a mine.
func (v *verdict) judgePosition(open []game.Cell) *position {
	l := v.in.layout
	g := game.NewAt(l, game.Classic, open, nil)
	k := solver.Know(solver.Position{Game: g})
	pos := &position{
		Open: len(open), Wrong: []string{}, Safe: []string{}, Mines: []string{}, // nil would be null in JSON
		Exact: k.Exact(), Chances: map[string]float64{},
	}
	for at := range game.Cells(l.Grid()) {
		if v.in.Flagged.Has(at) && !l.Mine(at) {
			pos.Wrong = append(pos.Wrong, v.name(at))
		}
		switch state := k.State(at); {
		case state == solver.Safe:
			pos.Safe = append(pos.Safe, v.name(at))
		case state == solver.Mine:
			pos.Mines = append(pos.Mines, v.name(at))
		case state == solver.Unknown && slices.ContainsFunc(game.AppendNeighbors(nil, l.Grid(), at), g.Open):
			pos.Chances[v.name(at)] = k.Chance(at)
		case state == solver.Unknown:
			pos.Loose = k.Chance(at)
		}
	}
	if len(pos.Safe) == 0 {
		if best, ok := k.Guess(); ok {
			pos.Best, pos.risk = v.name(best.Cell), best.Chance
		}
	}
	return pos
}

func (v *verdict) name(c game.Cell) string { return v.names.Of(v.in.layout.Grid(), c) }

var (
	exploded = text.Text{
		"en %s ya ha estallado una mina; no queda nada que deducir",
		"the mine at %s is open, so there is nothing left to find out",
	}
	bestFound = text.Text{" (el mejor comienzo encontrado; otro puede ser más difícil)", " (the best start found; another may be harder)"}
)

// from returns the name of the start. It adds a note if the program chose the start.
func (v *verdict) from(lang text.Lang) string {
	if v.found {
		return v.name(v.start) + bestFound[lang]
	}
	return v.name(v.start)
}

// lines returns the sentences of the verdict, without the hardest step.
func (v *verdict) lines(l text.Lang) []string {
	if v.plain != (text.Text{}) {
		return []string{v.plain.In(l)}
	}
	safe := words.Cells.In(l, v.in.layout.Cells()-v.in.layout.Mines())
	pos := v.position
	switch {
	case pos == nil && v.grade.Cleared:
		return []string{l.Say("desde %s se resuelve sin adivinar", "no guess needed from %s", v.from(l))}
	case pos == nil:
		return []string{l.Say("desde %s hay que adivinar tras abrir %d de %s", "from %s you have to guess after opening %d of %s",
			v.from(l), v.grade.Open, safe)}
	}
	lines := []string{l.Say("abiertas: %d de %s", "open: %d of %s", pos.Open, safe)}
	for _, of := range []struct {
		text  text.Text
		cells []string
	}{
		{text.Text{"marcas equivocadas: %s", "wrong flags: %s"}, pos.Wrong},
		{text.Text{"sin mina: %s", "safe: %s"}, pos.Safe},
		{text.Text{"con mina: %s", "mines: %s"}, pos.Mines},
	} {
		if len(of.cells) > 0 {
			lines = append(lines, of.text.In(l, strings.Join(of.cells, " ")))
		}
	}
	if pos.Best != "" {
		lines = append(lines, l.Say("no hay nada que abrir sin peligro; lo mejor es %s, con un %s %% de riesgo",
			"no cell is safe; the best guess is %s, at %s%% risk", pos.Best, text.Decimal(l, 100*pos.risk, 1)))
	}
	switch more := v.grade.Open - pos.Open; {
	case v.grade.Cleared:
		return append(lines, l.Say("desde aquí se resuelve sin adivinar", "no guess needed from here"))
	case more > 0:
		return append(lines, l.Say("hay que adivinar tras abrir %d más", "you have to guess after opening %d more", more))
	case !pos.Exact:
		return append(lines, l.Say("los números dependen demasiado unos de otros para saber si hay que adivinar",
			"too many numbers depend on each other to tell whether you have to guess"))
	default:
		return append(lines, l.Say("aquí hay que adivinar", "here you have to guess"))
	}
}

// hardest returns the words for the hardest step, or "" if there is none.
func (v *verdict) hardest(l text.Lang) string {
	if v.grade.Hardest == 0 {
		return ""
	}
	return l.Say("lo más difícil: %s", "hardest step: %s", words.RuleName(v.grade.Hardest))
}

// A jsonBoard is the JSON form of a verdict.
type jsonBoard struct {
	File     string `json:"file"` // the name of the file, or the code of the board
	Format   string `json:"format,omitempty"`
	Grid     string `json:"grid"`
	Rows     int    `json:"rows"`
	Columns  int    `json:"columns"`
	Mines    int    `json:"mines"`
	BBBV     int    `json:"bbbv"`
	Openings int    `json:"openings"`

	Position *position `json:"position,omitempty"`
	Start    string    `json:"start,omitempty"`
	Cleared  *bool     `json:"cleared,omitempty"` // whether no guess is needed; nil if nothing was judged
	Opens    int       `json:"opens,omitempty"`   // the number of cells open before the first guess
	Hardest  []string  `json:"hardest,omitempty"`
}

// json returns the verdict as a line of JSON. The parameter format is the format of the file, or ""
// if the board comes from a code.
func (v *verdict) json(format string) string {
	l := v.in.layout
	rows, cols := l.Grid().Size()
	b := jsonBoard{
		File: v.in.name, Format: format, Grid: draw.GridName(l.Grid()).In(text.English),
		Rows: rows, Columns: cols, Mines: l.Mines(), BBBV: l.ThreeBV(game.Cascade), Openings: l.Openings(), Position: v.position,
	}
	if v.plain == (text.Text{}) {
		b.Cleared, b.Opens = &v.grade.Cleared, v.grade.Open
		if v.position == nil {
			b.Start = v.name(v.start)
		}
		for _, rule := range names.Rules {
			if v.grade.Hardest&rule.Value != 0 {
				b.Hardest = append(b.Hardest, rule.Name)
			}
		}
	}
	return inJSON(b) + "\n"
}

// inJSON returns v as JSON. The value v must be one that json.Marshal always accepts.
func inJSON(v any) string {
	data, _ := json.Marshal(v)
	return string(data)
}
