package ui

import (
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	"github.com/charmbracelet/bubbles/textinput"
	tea "github.com/charmbracelet/bubbletea"
)

// custom is the screen where the player says which board to deal.
type custom struct {
	*Model
	fields [3]textinput.Model // rows, columns, mines
	at     int                // the field that is typed in
	fresh  bool               // nothing has been typed there: what is typed takes the place of all
}

var customLabels = [3]text.Text{{"Filas", "Rows"}, {"Columnas", "Columns"}, {"Minas", "Mines"}}

func newCustom(m *Model) custom {
	c := custom{Model: m}
	for i := range c.fields {
		c.fields[i] = textinput.New()
		c.fields[i].Prompt = ""
		c.fields[i].CharLimit = 9
		c.fields[i].Width = 10
	}
	c.fields[0].SetValue("20")
	c.fields[1].SetValue("24")
	return c
}

func (c *custom) show() tea.Cmd {
	return tea.Batch(c.focus(0), c.Model.show(customScreen))
}

func (c *custom) focus(i int) tea.Cmd {
	c.fields[c.at].Blur()
	c.at = (i + len(c.fields)) % len(c.fields)
	c.fields[c.at].CursorEnd()
	c.fresh = true
	return c.fields[c.at].Focus()
}

func (c *custom) key(msg tea.KeyMsg) tea.Cmd {
	switch msg.String() {
	case "esc":
		return c.Model.show(menuScreen)
	case "up", "shift+tab":
		return c.focus(c.at - 1)
	case "down", "tab":
		return c.focus(c.at + 1)
	case "enter":
		spec, problem := c.spec(c.Seed())
		if problem != "" {
			return nil
		}
		return c.newGame(session.Dealt(words.Custom, spec, c.Rules), nil)
	}
	if msg.Type == tea.KeyRunes && strings.Trim(string(msg.Runes), "0123456789") != "" {
		return nil // only numbers are asked for
	}
	if c.fresh && msg.Type == tea.KeyRunes {
		c.fields[c.at].SetValue("")
	}
	c.fresh = false
	var cmd tea.Cmd
	c.fields[c.at], cmd = c.fields[c.at].Update(msg)
	return cmd
}

// spec returns the board that is asked for, or says what is possible. Mines left
// blank are drawn by the seed.
func (c *custom) spec(seed uint64) (spec deal.Spec, problem string) {
	rows, rowsErr := strconv.Atoi(c.fields[0].Value())
	cols, colsErr := strconv.Atoi(c.fields[1].Value())
	if rowsErr != nil || colsErr != nil {
		return spec, text.Text{"Faltan filas o columnas", "Rows or columns are missing"}.In(c.Lang)
	}
	if err := game.CheckSize(rows, cols); err != nil {
		return spec, words.Error(err, c.Lang)
	}
	spec = deal.Spec{Grid: c.Grid.New(rows, cols), Seed: seed}
	if typed := c.fields[2].Value(); typed == "" {
		spec.Mines = deal.FreshMines(rows*cols, spec.Seed)
	} else {
		spec.Mines, _ = strconv.Atoi(typed) // nothing but digits, and few
	}
	if err := spec.Check(); err != nil {
		return spec, words.Error(err, c.Lang)
	}
	return spec, ""
}

var (
	customFresh   = text.Text{"Sin decir las minas: 10 y hasta un 5 % de las celdas", "Mines left open: 10 and up to 5 % of the cells"}
	customDensity = text.Text{"Minas en el %.1f %% de las celdas", "Mines in %.1f %% of the cells"}
	keyNext       = text.Text{"siguiente", "next"}
)

func (c *custom) view(f *frame.Frame) {
	b := frame.Block{{draw.Figure.Of(text.Text{"TABLERO A MEDIDA", "CUSTOM BOARD"}.In(c.Lang))}, {}}
	for i, label := range customLabels {
		name := label.In(c.Lang)
		b = append(b, frame.Line{
			frame.Chooser(i == c.at),
			draw.Field.Of(name + strings.Repeat(" ", 12-len([]rune(name)))),
			draw.Plain.Of(c.fields[i].View()),
		})
	}
	spec, problem := c.spec(0)
	b = append(b, frame.Line{})
	switch {
	case problem != "":
		b = append(b, frame.Wrapped(draw.Refused.Of(problem), f.Width-2)...)
	case c.fields[2].Value() == "":
		b = append(b, frame.Line{draw.Message.Of(customFresh.In(c.Lang))})
	default:
		rows, cols := spec.Grid.Size()
		b = append(b, frame.Line{draw.Message.Of(customDensity.In(c.Lang, 100*float64(spec.Mines)/float64(rows*cols)))})
	}
	b = append(b, frame.Line{}, frame.KeyHints(c.Lang, frame.Hint("Enter", frame.KeyPlay), frame.Hint("Tab", keyNext), frame.Hint("Esc", frame.KeyBack)))
	f.Center(b, 2+c.at)
}
