package cli

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/archive/names"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A stepFormat is the format in which the steps of a proof are written.
type stepFormat int

const (
	asSteps stepFormat = iota // each step is a line such as "one Eb Fb! -> Da*"
	asWords
	asJSON
)

// maxSteps is the largest number of cells of a board whose proof is written.
const maxSteps = 1 << 16

// tooLargeForSteps is the error for a board whose proof would be too long. In the message, found
// is the size of the board, such as 3×4, and want is the largest number of cells allowed.
var tooLargeForSteps = text.Error{
	"el tablero, de {found}, es demasiado grande para escribir sus pasos; el máximo es de {want} celdas",
	"a {found} board is too large to write out in steps; the limit is {want} cells"}

// prove writes the steps that solve the board in a file. If a guess is needed, it writes the steps
// before the guess and then fails. If it cannot tell whether a guess is needed, its error is
// [errGaveUp].
func (s *solving) prove(in *input) error {
	b, l, name := in.Board, in.layout, in.name
	if l.Cells() > maxSteps {
		return &files.Error{
			File: name, Problem: tooLargeForSteps,
			Found: boards.SizeText(l.Grid().Size()), Want: strconv.Itoa(maxSteps),
		}
	}
	var open, flags []game.Cell
	if s.judge.from == nil { // otherwise the whole board is solved
		open, flags = slices.Collect(b.Open.All()), slices.Collect(b.Flagged.All())
	}
	p := proof{program: s.program, game: game.NewAt(l, game.Classic, open, nil)}
	if len(open) == 0 && l.Mines() < l.Cells() {
		start, _, err := s.judge.whole(in)
		if err != nil {
			return err
		}
		p.start, p.found = []game.Cell{start}, s.judge.seeks(in) && l.Mines() > 0
	}
	for _, at := range open {
		if l.Mine(at) {
			return text.Error(text.Same("%s: %s").With(name, exploded.With(p.name(at))))
		}
	}
	for _, at := range flags {
		if !l.Mine(at) {
			p.wrong = append(p.wrong, at)
		}
	}
	if err := p.write(s.format); err != nil || p.solved() {
		return err
	}
	said := text.Text{
		"%s: aquí hay que adivinar; con estos pasos {se abre|se abren} %d de %s",
		"%s: here you have to guess; the steps open %d of %s"}
	var gaveUp error
	if !solver.Know(solver.Position{Game: p.game}).Exact() {
		gaveUp, said = errGaveUp, text.Text{
			"%s: aquí se dejó de buscar: los números dependen demasiado unos de otros para saber si hay que adivinar; con estos pasos {se abre|se abren} %d de %s",
			"%s: here the search gave up: too many numbers depend on each other to tell whether you have to guess; the steps open %d of %s"}
	}
	safe := words.Cells.In(s.lang, l.Cells()-l.Mines())
	return errors.Join(text.Error(said.With(name, p.game.Opened(), safe)), gaveUp)
}

// A proof holds the steps that solve a board, and writes them.
type proof struct {
	*program
	game  *game.Game  // the game before the next step
	start []game.Cell // the first cell to open, in a slice; nil if the board file has open cells
	found bool        // the program chose the start: see [judge.seeks]
	wrong []game.Cell // the wrong flags of the board
}

// write writes the proof, and plays the game to its end.
func (p *proof) write(format stepFormat) error {
	out := bufio.NewWriter(p.out)
	[]func(emit func(string)){asSteps: p.asSteps, asWords: p.asWords, asJSON: p.asJSON}[format](func(line string) { out.WriteString(line + "\n") })
	return out.Flush()
}

// play yields the steps in order. After each step it opens on p.game the cells that the step has
// proved to be safe.
func (p *proof) play(yield func(solver.Step) bool) {
	p.open(p.start)
	for step := range solver.Steps(p.game) {
		if !yield(step) {
			return
		}
		for _, f := range step.Concludes {
			if !f.Mine {
				p.open([]game.Cell{f.Cell})
			}
		}
	}
}

func (p *proof) open(cells []game.Cell) {
	for _, c := range cells {
		if !p.game.Open(c) {
			_ = p.game.Apply(game.Action{Kind: game.Open, Cell: c}) // cannot be refused: c is closed
		}
	}
	p.game.DropHistory()
}

// solved reports whether every safe cell is open.
func (p *proof) solved() bool {
	l := p.game.Layout()
	return p.game.Opened() == l.Cells()-l.Mines()
}

// asSteps passes the lines of the proof to the function emit. Each step is a line: the rule, the
// facts that the step uses, and the facts that it concludes.
func (p *proof) asSteps(emit func(string)) {
	for _, c := range p.start {
		emit(p.fact(solver.Fact{Cell: c}))
	}
	for _, c := range p.wrong {
		emit("wrong " + p.fact(solver.Fact{Cell: c, Mine: true}))
	}
	for step := range p.play {
		words := append([]string{ruleWord(step.Rule)}, p.cells(step.Numbers)...)
		words = append(words, p.facts(step.Uses)...)
		if step.Board {
			words = append(words, "board")
		}
		words = append(append(words, "->"), p.facts(step.Concludes)...)
		emit(strings.Join(words, " "))
	}
}

func ruleWord(r solver.Rule) string { return cmp.Or(names.Rules.Name(r), "exact") }

// asWords passes the lines of the proof to the function emit. Each step is a sentence.
func (p *proof) asWords(emit func(string)) {
	for _, c := range p.start {
		from := p.name(c)
		if p.found {
			from += bestFound[p.lang]
		}
		emit(p.lang.Say("Empieza por %s.", "Start at %s.", from))
	}
	for _, c := range p.wrong {
		emit(p.lang.Say("La marca de %s está mal: ahí no hay mina.", "The flag at %s is wrong: there is no mine there.", p.name(c)))
	}
	teller := hint.Teller{Game: p.game, Names: p.names, Lang: p.lang}
	for step := range p.play {
		emit(teller.Step(step))
	}
}

// A jsonStep is the JSON form of a step.
type jsonStep struct {
	Rule      string      `json:"rule"`
	Numbers   []string    `json:"numbers,omitempty"`
	Uses      []string    `json:"uses,omitempty"`
	Board     bool        `json:"board,omitempty"`
	Branch    *jsonBranch `json:"branch,omitempty"`
	Concludes []string    `json:"concludes,omitempty"`
}

// A jsonBranch is the JSON form of a proof by contradiction inside a step: a fact that is supposed,
// and the steps that follow from it. The last of these steps is the contradiction and concludes
// nothing.
type jsonBranch struct {
	Suppose string     `json:"suppose"`
	Steps   []jsonStep `json:"steps"`
}

// asJSON passes the lines of one JSON object to the function emit. Each step is on its own line.
func (p *proof) asJSON(emit func(string)) {
	start := ""
	for _, c := range p.start {
		start = fmt.Sprintf("%q: %q, ", "start", p.name(c))
	}
	emit(fmt.Sprintf("{%s%q: %s, %q: [", start, "wrong", inJSON(append([]string{}, p.cells(p.wrong)...)), "steps"))
	before := ""
	for step := range p.play {
		if before != "" {
			emit(before + ",")
		}
		before = inJSON(p.json(step))
	}
	if before != "" {
		emit(before)
	}
	emit(fmt.Sprintf("], %q: %v}", "solved", p.solved()))
}

func (p *proof) json(s solver.Step) jsonStep {
	step := jsonStep{
		Rule: ruleWord(s.Rule), Numbers: p.cells(s.Numbers), Uses: p.facts(s.Uses), Board: s.Board,
		Concludes: p.facts(s.Concludes),
	}
	if s.Branch != nil {
		step.Branch = &jsonBranch{Suppose: p.fact(s.Branch.Suppose)}
		for _, inner := range s.Branch.Steps {
			step.Branch.Steps = append(step.Branch.Steps, p.json(inner))
		}
	}
	return step
}

func (p *proof) name(c game.Cell) string { return p.names.Of(p.game.Layout().Grid(), c) }

func (p *proof) cells(cells []game.Cell) (names []string) {
	for _, c := range cells {
		names = append(names, p.name(c))
	}
	return names
}

// fact returns a fact in the form in which a player types a move: a flag on a mine, or the opening
// of a safe cell.
func (p *proof) fact(f solver.Fact) string {
	kind := game.Open
	if f.Mine {
		kind = game.Flag
	}
	return p.names.Action(p.game.Layout().Grid(), game.Action{Kind: kind, Cell: f.Cell})
}

func (p *proof) facts(facts []solver.Fact) (names []string) {
	for _, f := range facts {
		names = append(names, p.fact(f))
	}
	return names
}
