package ui

import (
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	"github.com/charmbracelet/bubbles/textinput"
	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
)

// asking is where the editor is told a number, a size or a file.
type asking struct {
	label   text.Text
	input   textinput.Model
	enter   func(text string) tea.Cmd // closes the prompt, or refuses
	tab     func()                    // nil: Tab does nothing
	note    func() string             // what is to be known of what is asked for; may be nil
	refused string                    // why what was typed cannot be
	fresh   bool                      // what is typed takes the place of all there is
}

// ask opens a prompt with a text to begin with.
func (e *editor) ask(label text.Text, value string, enter func(string) tea.Cmd) tea.Cmd {
	input := textinput.New()
	input.CharLimit = maxPath
	input.Prompt = ""
	input.SetValue(value)
	e.prompt = &asking{label: label, input: input, enter: enter}
	return e.prompt.input.Focus()
}

// askAnew opens a prompt with what there is now: what is typed takes its place.
func (e *editor) askAnew(label text.Text, value string, enter func(string) tea.Cmd) tea.Cmd {
	cmd := e.ask(label, value, enter)
	e.prompt.fresh = true
	return cmd
}

func (e *editor) promptKey(msg tea.KeyMsg) tea.Cmd {
	p := e.prompt
	p.refused = ""
	switch msg.String() {
	case "esc":
		e.prompt = nil
		return nil
	case "enter":
		return p.enter(strings.TrimSpace(p.input.Value()))
	case "tab":
		if p.tab != nil {
			p.tab()
		}
		return nil
	}
	if p.fresh && msg.Type == tea.KeyRunes {
		p.input.SetValue("")
	}
	p.fresh = false
	var cmd tea.Cmd
	p.input, cmd = p.input.Update(msg)
	return cmd
}

// lines returns the line to type in, and the one below it.
func (p *asking) lines(e *editor) (typed, note frame.Line) {
	label := p.label.In(e.Lang)
	p.input.Width = max(4, e.width-ansi.StringWidth(label)-2)
	if p.input.Width > 40 {
		p.input.Width = 40
	}
	typed = frame.Line{draw.Field.Of(label), draw.Plain.Of(p.input.View())}
	switch {
	case p.refused != "":
		note = frame.Line{draw.Refused.Of(p.refused)}
	case p.note != nil:
		note = frame.Line{draw.Message.Of(p.note())}
	}
	return typed, note
}

var askFill = text.Text{"Minas: ", "Mines: "}

// askFill asks for how many mines there shall be.
func (e *editor) askFill() tea.Cmd {
	return e.askAnew(askFill, strconv.Itoa(e.edit.Layout().Mines()), func(text string) tea.Cmd {
		mines, err := strconv.Atoi(text)
		if err != nil {
			mines = -1 // which is as little as what is no number
		}
		return e.changedBy(e.edit.Fill(mines, e.Seed()))
	})
}

var (
	askResize  = text.Text{"Filas x columnas: ", "Rows x columns: "}
	resizeForm = text.Text{"filas x columnas, como en 16x30", "rows x columns, as in 16x30"}
)

// askResize asks for another size.
func (e *editor) askResize() tea.Cmd {
	rows, cols := e.edit.Grid().Size()
	return e.askAnew(askResize, strconv.Itoa(rows)+"x"+strconv.Itoa(cols), func(text string) tea.Cmd {
		rows, cols, ok := strings.Cut(strings.ToLower(text), "x")
		r, rowsErr := strconv.Atoi(strings.TrimSpace(rows))
		c, colsErr := strconv.Atoi(strings.TrimSpace(cols))
		if !ok || rowsErr != nil || colsErr != nil {
			e.prompt.refused = resizeForm.In(e.Lang)
			return nil
		}
		return e.changedBy(e.edit.Regrid(game.GridKindOf(e.edit.Grid()).New(r, c)))
	})
}

// changedBy closes the prompt after what was asked for; or says why it cannot be,
// so that it can be mended.
func (e *editor) changedBy(err error) tea.Cmd {
	if err != nil {
		e.prompt.refused = words.Error(err, e.Lang)
		return nil
	}
	e.prompt = nil
	e.refit()
	return e.grade()
}
