package editor

import (
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// ask opens a prompt whose field first holds value. The function enter handles the answer. It
// returns why the answer is refused, or "".
func (p *Page) ask(label text.Text, value string, enter func(string) (cmd tea.Cmd, refused string)) {
	p.prompt = p.NewPrompt(keys.Editor, label, value, func(q *page.Prompt, text string) (tea.Cmd, page.Request) {
		cmd, refused := enter(text)
		q.Answer(refused)
		return cmd, nil
	})
	p.prompt.Keys = keys.Prompt
}

// typeIn passes a message to the prompt, and removes the prompt once it is closed.
func (p *Page) typeIn(msg tea.Msg) tea.Cmd {
	prompt := p.prompt
	cmd, _ := prompt.Update(&p.Context, msg)
	if prompt.Closed {
		p.prompt = nil
	}
	return cmd
}

// askFill asks the player for the number of mines, and fills the board with them. A character typed
// first replaces the number.
func (p *Page) askFill() {
	p.ask(text.Text{"Minas: ", "Mines: "}, strconv.Itoa(p.edit.layout().Mines()), func(text string) (tea.Cmd, string) {
		mines, err := strconv.Atoi(text)
		if err != nil {
			return nil, p.Lang.Say(
				"escribe un número de minas, de 0 a %d",
				"type a number of mines, from 0 to %d", p.edit.layout().Cells())
		}
		return p.fill(mines)
	})
	p.prompt.Fresh = true
}

// askResize asks the player for the size of the board, and resizes it. A character typed first
// replaces the size.
func (p *Page) askResize() {
	rows, cols := p.grid().Size()
	size := strconv.Itoa(rows) + "x" + strconv.Itoa(cols)
	p.ask(text.Text{"Filas x columnas: ", "Rows x columns: "}, size, func(text string) (tea.Cmd, string) {
		rows, cols, ok := strings.Cut(strings.ToLower(text), "x")
		r, rowsErr := strconv.Atoi(strings.TrimSpace(rows))
		c, colsErr := strconv.Atoi(strings.TrimSpace(cols))
		if !ok || rowsErr != nil || colsErr != nil {
			return nil, p.Lang.Say("escribe filas x columnas, como 16x30", "type rows x columns, such as 16x30")
		}
		return p.regrid(game.GridKindOf(p.grid()).New(r, c))
	})
	p.prompt.Fresh = true
}
