package editor

import (
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A prompt is a line where the player types a number, a size or a file.
type prompt struct {
	label   text.Text
	input   page.Input
	enter   func(text string) tea.Cmd // takes the answer: it closes the prompt, or sets refused
	next    func()                    // handles the Tab key; nil: Tab does nothing
	note    func() string             // returns a remark on the answer; nil: none
	refused string                    // why the answer was refused
}

// ask opens a prompt whose input field begins with value. The function enter takes the answer.
func (p *Page) ask(label text.Text, value string, enter func(string) tea.Cmd) {
	p.prompt = &prompt{label: label, input: page.NewInput(page.MaxPath), enter: enter}
	p.prompt.input.SetValue(value)
	p.fitPrompt()
}

// askAnew opens a prompt, as [Page.ask] does. If the first key is a character, the character
// replaces the text in the field.
func (p *Page) askAnew(label text.Text, value string, enter func(string) tea.Cmd) {
	p.ask(label, value, enter)
	p.prompt.input.Fresh = true
}

func (p *Page) fitPrompt() {
	const widest = 40
	if p.prompt != nil {
		p.FitInput(&p.prompt.input, p.prompt.label.In(p.Lang))
		p.prompt.input.Width = min(p.prompt.input.Width, widest)
	}
}

func (p *Page) promptKey(msg tea.KeyMsg) tea.Cmd {
	q := p.prompt
	q.refused = ""
	switch p.typing.Command(msg.String()) {
	case keys.Back:
		p.prompt = nil
		return nil
	case keys.Pick:
		return q.enter(strings.TrimSpace(q.input.Value()))
	case keys.Next:
		if q.next != nil {
			q.next()
		}
		return nil
	}
	return q.update(msg)
}

// update passes a message on to the field.
func (q *prompt) update(msg tea.Msg) (cmd tea.Cmd) {
	q.input, cmd = q.input.Update(msg)
	return cmd
}

// line returns the line with the prompt.
func (q *prompt) line(l text.Lang) screen.Line {
	return append(screen.Line{screen.Field.Of(q.label.In(l))}, page.InputLine(&q.input)...)
}

// remark says why an answer was refused, or returns the remark on the answer. It has no text if there
// is nothing to say.
func (q *prompt) remark() screen.Span {
	switch {
	case q.refused != "":
		return screen.Refused.Of(q.refused)
	case q.note != nil:
		return screen.Message.Of(q.note())
	}
	return screen.Span{}
}

var askFill = text.Text{"Minas: ", "Mines: "}

// askFill asks the player for the number of mines, and fills the board with them.
func (p *Page) askFill() {
	p.askAnew(askFill, strconv.Itoa(p.edit.layout().Mines()), func(text string) tea.Cmd {
		mines, err := strconv.Atoi(text)
		if err != nil {
			p.prompt.refused = p.Lang.Say("escribe un número de minas, de 0 a %d", "type a number of mines, from 0 to %d", p.edit.layout().Cells())
			return nil
		}
		return p.fill(mines)
	})
}

var askResize = text.Text{"Filas x columnas: ", "Rows x columns: "}

// askResize asks the player for the size of the board, and resizes it.
func (p *Page) askResize() {
	rows, cols := p.grid().Size()
	p.askAnew(askResize, strconv.Itoa(rows)+"x"+strconv.Itoa(cols), func(text string) tea.Cmd {
		rows, cols, ok := strings.Cut(strings.ToLower(text), "x")
		r, rowsErr := strconv.Atoi(strings.TrimSpace(rows))
		c, colsErr := strconv.Atoi(strings.TrimSpace(cols))
		if !ok || rowsErr != nil || colsErr != nil {
			p.prompt.refused = p.Lang.Say("escribe filas x columnas, como 16x30", "type rows x columns, such as 16x30")
			return nil
		}
		return p.regrid(game.GridKindOf(p.grid()).New(r, c))
	})
}
