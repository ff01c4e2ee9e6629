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
	selected int
	setups   []session.Setup
}

func newCollection(m *Model) collection {
	c := collection{Model: m}
	for _, b := range boards.Collection() {
		setup, err := bundled(b)
		if err != nil {
			// A test opens every board: there is nothing a player could do.
			continue
		}
		c.setups = append(c.setups, setup)
	}
	return c
}

func bundled(b boards.Bundled) (session.Setup, error) {
	board, err := b.Board()
	if err != nil {
		return session.Setup{}, err
	}
	layout, err := board.Layout()
	if err != nil {
		return session.Setup{}, err
	}
	return session.Setup{
		Title:  words.Text{Spanish: b.Title.Spanish, English: b.Title.English},
		Rules:  b.Rules,
		Layout: layout,
		Start:  b.Start,

		StartSafe: true,
	}, nil
}

func (c *collection) key(msg tea.KeyMsg) tea.Cmd {
	switch msg.String() {
	case "up", "k":
		c.selected = (c.selected + len(c.setups) - 1) % len(c.setups)
	case "down", "j":
		c.selected = (c.selected + 1) % len(c.setups)
	case "enter", " ":
		return c.newGame(c.setups[c.selected], nil)
	case "esc", "q":
		return c.show(menuScreen)
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
		b = append(b, line{
			chooser(i == c.selected),
			{ink, fmt.Sprintf("%-*s  ", widest, s.Title.In(c.Lang))},
			{draw.Field, words.BoardSize.In(c.Lang, rows, cols, draw.ShapeOf(s.Grid()).Name.In(c.Lang), s.Layout.Mines())},
		})
	}
	b = append(b, line{}, line{
		{draw.Key, "  Enter "}, {draw.KeyText, words.KeyPick.In(c.Lang)},
		{draw.Key, "  Esc "}, {draw.KeyText, words.KeyBack.In(c.Lang)},
	})
	f.center(b, c.selected+2)
}
