package ui

import (
	"strings"

	"buscaminas/game/deal"
	"buscaminas/ui/draw"
	"buscaminas/ui/memory"
	"buscaminas/ui/session"
	"buscaminas/ui/words"

	"github.com/charmbracelet/bubbles/textinput"
	tea "github.com/charmbracelet/bubbletea"
)

// codePage is the screen where a share code is typed or pasted.
type codePage struct {
	*Model
	input   textinput.Model
	problem string
}

// maxCode is how many characters can be typed: more than a code has, with blanks.
const maxCode = 80

func newCodePage(m *Model) codePage {
	input := textinput.New()
	input.CharLimit = maxCode
	input.Prompt = ""
	return codePage{Model: m, input: input}
}

func (c *codePage) show(text string) tea.Cmd {
	c.problem = ""
	c.input.SetValue(strings.TrimSpace(text))
	c.input.CursorEnd()
	return tea.Batch(c.input.Focus(), c.Model.show(codeScreen))
}

func (c *codePage) key(msg tea.KeyMsg) tea.Cmd {
	switch msg.String() {
	case "esc":
		return c.Model.show(menuScreen)
	case "enter":
		code, err := deal.ParseCode(c.input.Value())
		if err != nil {
			c.problem = words.Error(err, c.Lang)
			return nil
		}
		return c.newGame(session.FromCode(code), nil)
	}
	c.problem = ""
	var cmd tea.Cmd
	c.input, cmd = c.input.Update(msg)
	return cmd
}

func (c *codePage) view(f *frame) {
	b := block{{{draw.Figure, words.CodeTitle.In(c.Lang)}}, {}}
	b = append(b, wrapped(span{draw.Field, words.CodeAbout.In(c.Lang)}, f.width-2)...)
	b = append(b, line{}, line{{draw.Key, words.MenuCode.In(c.Lang) + ": "}, {draw.Plain, c.input.View()}}, line{})
	b = append(b, wrapped(span{draw.Refused, c.problem}, f.width-2)...)
	f.center(append(b, keyHints(c.Lang, keyHint{"Enter", words.KeyPlay}, keyHint{"Esc", words.KeyBack})), 0)
}

// daily returns the board of the day: of the level that was chosen for it, or last in
// this run, at first the easiest.
func (m *menu) daily() session.Setup {
	l := words.Levels()[m.level]
	return session.Daily(deal.Spec{Grid: m.Shape.New(l.Rows, l.Cols), Mines: l.Mines}, m.Now())
}

// dailyText is the entry of the board of the day.
func (m *menu) dailyText() string {
	text := words.MenuDaily.In(m.Lang) + " ‹ " + words.Levels()[m.level].Name.In(m.Lang) + " ›"
	if m.streak > 0 {
		text += words.Between + words.DailyTold.In(m.Lang, m.streak)
	}
	return text
}

// dailyMsg brings the streak of days.
type dailyMsg struct{ streak int }

// countDays counts on the side on how many days in a row the board of the day was
// won.
func (m *Model) countDays() tea.Cmd {
	now := m.Now()
	return func() tea.Msg {
		games, _, err := m.Memory.History()
		if err != nil {
			return nil // the records say why
		}
		return dailyMsg{memory.Streak(games, now)}
	}
}
