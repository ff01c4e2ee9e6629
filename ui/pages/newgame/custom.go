package newgame

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// Typed holds what the player has typed in the fields for rows, columns and mines. It also holds
// the rule of the solver that must be necessary to solve the board, or 0 if any board will do. The
// program remembers a Typed between two visits.
type Typed struct {
	Texts [needs]string
	Needs solver.Rule
}

// The indexes of the lines: three fields and the choice of the rule.
const (
	rows = iota
	cols
	mines
	needs
	lines
)

// Default returns the contents of the form at the first visit.
func Default() Typed { return Typed{Texts: [needs]string{rows: "20", cols: "24"}} }

// A Custom is the form for a custom board.
type Custom struct {
	page.Listing
	typed  *Typed
	fields [needs]page.Input
}

const (
	maxDigits  = 9
	fieldWidth = 10
	labelWidth = 12
)

// NewCustom returns the page, filled in from *typed. The page stores in *typed what the player
// types and chooses.
func NewCustom(typed *Typed) *Custom {
	p := &Custom{typed: typed}
	p.Types = true
	for i := range p.fields {
		p.fields[i] = page.NewInput(maxDigits)
		p.fields[i].SetValue(typed.Texts[i])
		p.fields[i].Blur()
	}
	p.focus(rows)
	return p
}

// focus goes to line i. The index after the last line means the first line, and -1 means the last
// line.
func (p *Custom) focus(i int) {
	if p.Selected < needs {
		p.fields[p.Selected].Blur()
	}
	p.Selected = (i + lines) % lines
	if p.Selected == needs {
		return
	}
	p.fields[p.Selected].CursorEnd()
	p.fields[p.Selected].Focus()
	p.fields[p.Selected].Fresh = true
}

// Update implements [page.Page].
func (p *Custom) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	c, request := p.Handle(msg, keys.Custom, 0)
	switch msg := msg.(type) {
	case page.Context:
		for i := range p.fields {
			p.FitInput(&p.fields[i], "")
			p.fields[i].KeyMap.Paste.SetEnabled(false) // the pasted text may not be a number
			p.fields[i].Width = fieldWidth
		}
	case tea.KeyMsg:
		if request == nil {
			request = p.key(c, msg)
		}
	case page.Click:
		p.click(msg)
	}
	p.Keyed.Enable(p.Selected == needs, keys.Less, keys.More) // in a field, these keys move the cursor
	return nil, request
}

func (p *Custom) key(c keys.Command, msg tea.KeyMsg) page.Request {
	switch c {
	case keys.Previous:
		p.focus(p.Selected - 1)
	case keys.Next:
		p.focus(p.Selected + 1)
	case keys.Pick:
		return p.play()
	case keys.More:
		p.choose(+1)
	case keys.Less:
		p.choose(-1)
	default:
		p.typeIn(msg)
	}
	return nil
}

// choose chooses the next value of the rule that the board must need or, if step is -1, the
// previous value.
func (p *Custom) choose(step int) {
	all := []solver.Rule{0}
	for _, n := range words.Needs() {
		all = append(all, n.Rule)
	}
	i := slices.Index(all, p.typed.Needs)
	p.typed.Needs = all[(i+step+len(all))%len(all)]
}

// typeIn passes a key to the field if it is a digit or an editing key.
func (p *Custom) typeIn(msg tea.KeyMsg) {
	if p.Selected == needs {
		return
	}
	types := msg.Type == tea.KeyRunes || msg.Type == tea.KeySpace
	if types && strings.Trim(string(msg.Runes), "0123456789") != "" {
		return
	}
	p.fields[p.Selected], _ = p.fields[p.Selected].Update(msg)
	p.typed.Texts[p.Selected] = p.fields[p.Selected].Value()
}

// click goes to the clicked line, and changes the rule if it was clicked. The wheel goes to the
// next or the previous line.
func (p *Custom) click(msg page.Click) {
	switch msg.Button {
	case tea.MouseButtonWheelUp:
		p.focus(p.Selected - 1)
	case tea.MouseButtonWheelDown:
		p.focus(p.Selected + 1)
	}
	if !msg.Chosen() {
		return
	}
	if p.focus(msg.Item); p.Selected == needs {
		step := +1
		begin := screen.PointerWidth + labelWidth
		if p.narrow() {
			begin = screen.PointerWidth
		}
		if screen.ArrowAt(msg.Column-begin, screen.Width(p.needed())) < 0 {
			step = -1
		}
		p.choose(step)
	}
}

// play begins a game on the board. It returns nil if no such board is possible.
func (p *Custom) play() page.Request {
	spec, problem := p.spec(p.Seed())
	if problem != "" {
		return nil
	}
	return page.Play{Setup: session.Dealt(words.Custom, spec, p.Rules)}
}

// spec returns the spec of the board, or the problem with it. If the field for mines is empty, the
// number of mines depends on the seed.
func (p *Custom) spec(seed uint64) (spec deal.Spec, problem string) {
	r, rowsErr := strconv.Atoi(p.fields[rows].Value())
	c, colsErr := strconv.Atoi(p.fields[cols].Value())
	if rowsErr != nil || colsErr != nil {
		return spec, p.Lang.Say("Faltan las filas o las columnas", "The rows or the columns are missing")
	}
	if err := game.CheckSize(r, c); err != nil {
		return spec, words.Error(err, p.Lang)
	}
	spec = deal.Spec{Grid: p.Grid.New(r, c), Seed: seed}
	if p.typed.Needs != 0 {
		spec.Promise = deal.PromiseNeeding(p.typed.Needs)
	}
	if typed := p.fields[mines].Value(); typed == "" {
		spec.Mines = deal.RandomMineCount(r*c, spec.Seed)
	} else {
		spec.Mines, _ = strconv.Atoi(typed) // the text is a number: it has at most maxDigits digits
	}
	if err := spec.Check(); err != nil {
		return spec, words.Error(err, p.Lang)
	}
	return spec, ""
}

var (
	labels     = [needs]text.Text{{"Filas", "Rows"}, {"Columnas", "Columns"}, {"Minas", "Mines"}}
	needsLabel = text.Text{"Pide", "Needs"}
)

// View implements [page.Page].
func (p *Custom) View(f *screen.Frame) {
	var form []screen.Row
	for i, label := range labels {
		form = append(form, append(p.label(i, label), page.InputLine(&p.fields[i])...).AsItem(i))
	}
	value, label := screen.BetweenArrows(screen.Figure.Of(p.needed())), p.label(needs, needsLabel)
	if p.narrow() {
		form = append(form, label.AsItem(needs), append(screen.Line{screen.Pointer(false)}, value...).AsItem(needs))
	} else {
		form = append(form, append(label, value...).AsItem(needs))
	}
	v := p.Page(p.Lang.Say("TABLERO A MEDIDA", "CUSTOM BOARD"), 0, "", nil)
	v.Side = p.side()
	said := p.told(p.Columns().ProseWidth())
	v.Scroll(slices.Concat(form, screen.Block{{}}.Rows(), said.Rows()))
	f.Page(v)
}

// label returns the beginning of line i: the pointer if the line is selected, and the label.
func (p *Custom) label(i int, label text.Text) screen.Line {
	return screen.Line{
		screen.Pointer(i == p.Selected),
		screen.Field.Of(fmt.Sprintf("%-*s", labelWidth, label.In(p.Lang))),
	}
}

// narrow reports whether the window is so narrow that the form shows the rule below its label, and
// in one word.
func (p *Custom) narrow() bool { return p.Width < 50 }

// needed returns the words for the rule that the board must need.
func (p *Custom) needed() string {
	for _, n := range words.Needs() {
		switch {
		case n.Rule != p.typed.Needs:
		case p.narrow():
			return n.Flag.In(p.Lang)
		default:
			return n.What.In(p.Lang)
		}
	}
	return p.Lang.Say("lo que toque", "anything")
}

// side returns the panel beside the fields: the facts about the board.
func (p *Custom) side() screen.Side {
	spec, problem := p.spec(0)
	if problem != "" {
		return screen.Side{}
	}
	rows, cols := spec.Grid.Size()
	return p.AboutBoard(fmt.Sprintf("%d × %d", rows, cols), spec.Grid, spec.Mines)
}

// told returns the problem with the board, or how many mines it will have.
func (p *Custom) told(width int) screen.Block {
	spec, problem := p.spec(0)
	switch {
	case problem != "":
		return screen.Wrapped(screen.Refused.Of(problem), width)
	case p.fields[mines].Value() == "":
		return screen.Wrapped(screen.Message.Of(p.Lang.Say(
			"Si dejas las minas en blanco, serán 10 más un número al azar, de hasta el 5 % de las celdas",
			"Leave the mines blank to get 10, plus up to 5% of the cells at random")), width)
	}
	rows, cols := spec.Grid.Size()
	share := 100 * float64(spec.Mines) / float64(rows*cols)
	return screen.Wrapped(screen.Message.Of(p.Lang.Say("El %s %% de las celdas tiene mina", "%s%% of the cells are mines", text.Decimal(p.Lang, share, 1))), width)
}
