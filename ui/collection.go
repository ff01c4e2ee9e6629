package ui

import (
	"fmt"
	"unicode/utf8"

	"buscaminas/boards"
	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// collection is the screen with the boards that ship with the game.
type collection struct {
	*Model
	list
	bundled []boards.Bundled
	setups  []session.Setup
}

// collectionFirst is the line that the first board is on.
const collectionFirst = 2

func newCollection(m *Model) collection {
	c := collection{Model: m}
	for _, b := range boards.Collection() {
		setup, err := session.FromCollection(b)
		if err != nil {
			// A test opens every board: there is nothing a player could do.
			continue
		}
		c.bundled = append(c.bundled, b)
		c.setups = append(c.setups, setup)
	}
	return c
}

func (c *collection) key(msg tea.KeyMsg) tea.Cmd {
	if c.move(msg, len(c.setups)) {
		return nil
	}
	if picks(msg) {
		return c.play(c.selected)
	}
	switch msg.String() {
	case "esc", "q":
		return c.show(menuScreen)
	}
	return nil
}

// play begins a game on board i, by the rules it was published for, or those
// that the player has chosen.
func (c *collection) play(i int) tea.Cmd {
	c.selected = i
	setup := c.setups[i]
	if c.bundled[i].Rules == nil {
		setup.Rules = c.Rules
	}
	return c.newGame(setup, nil)
}

func (c *collection) clickLine(line int) tea.Cmd {
	if i := line - collectionFirst; 0 <= i && i < len(c.setups) {
		return c.play(i)
	}
	return nil
}

func (c *collection) view(f *frame) {
	b := block{{{draw.Plain, "  "}, {draw.Figure, words.BoardsTitle.In(c.Lang)}}, {}}
	widest := 0
	for _, s := range c.setups {
		widest = max(widest, utf8.RuneCountInString(s.Title.In(c.Lang)))
	}
	for i, s := range c.setups {
		ink := draw.Message
		if i == c.selected {
			ink = draw.Figure
		}
		rows, cols := s.Grid().Size()
		about := words.BoardSize.In(c.Lang, rows, cols, draw.ShapeOf(s.Grid()).Name.In(c.Lang), s.Layout.Mines())
		if c.bundled[i].Rules != nil {
			about += ", " + words.RuleSetOf(s.Rules).Name.In(c.Lang)
		}
		b = append(b, line{
			chooser(i == c.selected),
			{ink, fmt.Sprintf("%-*s  ", widest, s.Title.In(c.Lang))},
			{draw.Field, about},
		})
	}
	b = append(b, line{}, keyHints(c.Lang, keyHint{"Enter", words.KeyPlay}, keyHint{"Esc", words.KeyBack}))
	f.center(b, c.selected+collectionFirst)
}
