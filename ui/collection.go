package ui

import (
	"fmt"
	"slices"
	"unicode/utf8"

	"buscaminas/boards"
	"buscaminas/game/solver"
	finished "buscaminas/ui/archive/history"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// collection is the screen with the boards that ship with the game.
type collection struct {
	*Model
	frame.List
	boards []bundled // once the screen has been asked for
	solved solvedMsg
	lines  []int // for each line that was drawn the index of its board, or noBoard
}

// A bundled is a board of the collection with what its line says.
type bundled struct {
	boards.Bundled
	group   text.Text
	setup   session.Setup
	grade   solver.Grade // from where it begins
	content string       // what the history knows it by
}

// noBoard stands for the index of a board where there is none.
const noBoard = -1

func newCollection(m *Model) collection { return collection{Model: m} }

// solvedMsg brings which boards the player has solved, by their contents; nil: there
// is no history that knows.
type solvedMsg map[string]bool

// show shows the screen.
func (c *collection) show() tea.Cmd {
	return tea.Batch(c.Model.show(boardsScreen), c.askSolved())
}

// askSolved asks the history what has been solved.
func (c *collection) askSolved() tea.Cmd {
	kept := c.Archive
	return func() tea.Msg {
		games, _, err := kept.History()
		if err != nil || len(games) == 0 {
			return solvedMsg(nil)
		}
		solved := solvedMsg{}
		for _, g := range games {
			if g.Won {
				solved[g.Board] = true
			}
		}
		return solved
	}
}

// load reads the boards when they are first wanted.
func (c *collection) load() {
	if c.boards != nil {
		return
	}
	for _, group := range boards.Collection() {
		for _, b := range group.Boards {
			setup, err := session.FromCollection(b)
			if err != nil {
				// A test opens every board: there is nothing a player could do.
				continue
			}
			l := setup.Layout
			c.boards = append(c.boards, bundled{
				Bundled: b,
				group:   group.Title,
				setup:   setup,
				grade:   solver.New(l.Grid(), l.Mines()).Grade(l, b.Start),
				content: finished.Content(l),
			})
		}
	}
}

func (c *collection) key(msg tea.KeyMsg) tea.Cmd {
	c.load()
	if c.Move(msg, len(c.boards)) {
		return nil
	}
	if frame.Picks(msg) {
		return c.play(c.Selected)
	}
	switch msg.String() {
	case "esc", "q":
		return c.Model.show(menuScreen)
	}
	return nil
}

// play begins a game on board i, by the rules it was published for, or those
// that the player has chosen.
func (c *collection) play(i int) tea.Cmd {
	c.Selected = i
	return c.newGame(c.setup(i), nil)
}

func (c *collection) setup(i int) session.Setup {
	setup := c.boards[i].setup
	if c.boards[i].Rules == nil {
		setup.Rules = c.Rules
	}
	return setup
}

// after returns the next board to be solved after that of a game, which has been. It
// reports false if it is none of those that ship with the game.
func (c *collection) after(solved session.Setup) (session.Setup, bool) {
	if solved.Layout == nil || solved.Deal.Grid != nil {
		return session.Setup{}, false
	}
	c.load()
	content := finished.Content(solved.Layout)
	at := slices.IndexFunc(c.boards, func(b bundled) bool { return b.content == content })
	if at < 0 {
		return session.Setup{}, false
	}
	if c.solved == nil {
		c.solved = solvedMsg{}
	}
	c.solved[c.boards[at].content] = true
	for range c.boards {
		at = (at + 1) % len(c.boards)
		if !c.solved[c.boards[at].content] {
			break
		}
	}
	c.Selected = at
	return c.setup(at), true
}

func (c *collection) clickLine(line int) tea.Cmd {
	if 0 <= line && line < len(c.lines) && c.lines[line] != noBoard {
		return c.play(c.lines[line])
	}
	return nil
}

func (c *collection) view(f *frame.Frame) {
	c.load()
	var all frame.Block
	c.lines = c.lines[:0]
	add := func(board int, l frame.Line) {
		all = append(all, l)
		c.lines = append(c.lines, board)
	}
	add(noBoard, frame.Line{
		draw.Plain.Of("  "),
		draw.Figure.Of(text.Text{"TABLEROS INCLUIDOS", "BOARDS INCLUDED"}.In(c.Lang)),
		draw.Field.Of("  " + c.summary()),
	})
	var wide boardColumns
	for _, b := range c.boards {
		wide.title = max(wide.title, utf8.RuneCountInString(text.Text(b.Title).In(c.Lang)))
		wide.size = max(wide.size, utf8.RuneCountInString(b.size(c.Lang)))
		wide.about = max(wide.about, utf8.RuneCountInString(b.about(c.Lang)))
	}
	for i, b := range c.boards {
		if i == 0 || b.group != c.boards[i-1].group {
			add(noBoard, nil)
			add(noBoard, frame.Line{draw.Plain.Of("  "), draw.Title.Of(text.Text(b.group).In(c.Lang))})
		}
		add(i, c.line(i, wide))
	}
	add(noBoard, nil)
	add(noBoard, frame.KeyHints(c.Lang, frame.Hint("Enter", frame.KeyPlay), frame.Hint("Esc", frame.KeyBack)))
	f.Center(all, slices.Index(c.lines, c.Selected))
}

var boardsSolved = text.Text{"resueltos: %d de %d", "solved: %d of %d"}

// summary says who made the boards, and how many the player has solved.
func (c *collection) summary() string {
	said := text.Text{"de %s", "by %s"}.In(c.Lang, boards.Author)
	if c.solved == nil {
		return said
	}
	solved := 0
	for _, b := range c.boards {
		if c.solved[b.content] {
			solved++
		}
	}
	return said + text.Between + boardsSolved.In(c.Lang, solved, len(c.boards))
}

var boardSize = text.Text{"%dx%d, %s, minas: %d", "%dx%d, %s, mines: %d"}

// size says how large the board is.
func (b bundled) size(l text.Lang) string {
	rows, cols := b.setup.Grid().Size()
	return boardSize.In(l, rows, cols, draw.GridName(b.setup.Grid()).In(l), b.setup.Layout.Mines())
}

// about says how difficult the board is, and whether it has rules of its own.
func (b bundled) about(l text.Lang) string {
	difficulty := words.RuleName(b.grade.Hardest)
	if !b.grade.Cleared {
		difficulty = text.Text{"exige adivinar", "needs a guess"}
	}
	if b.Rules == nil {
		return difficulty.In(l)
	}
	return difficulty.In(l) + ", " + words.RuleSetOf(b.setup.Rules).Name.In(l)
}

// worth returns the 3BV of board i by the rules it is played by.
func (c *collection) worth(i int) int {
	setup := c.setup(i)
	return setup.Layout.ThreeBV(setup.Rules.Opening)
}

// boardColumns are how wide the columns of the lines are.
type boardColumns struct{ title, size, about int }

// line returns the line of board i: where there is room, with its 3BV.
func (c *collection) line(i int, wide boardColumns) frame.Line {
	b := c.boards[i]
	ink := draw.Message
	if i == c.Selected {
		ink = draw.Figure
	}
	tick := draw.Plain.Of("  ")
	if c.solved[b.content] {
		tick = draw.Good.Of("✓ ")
	}
	l := frame.Line{
		frame.Chooser(i == c.Selected),
		tick,
		ink.Of(fmt.Sprintf("%-*s  ", wide.title, text.Text(b.Title).In(c.Lang))),
		draw.Field.Of(fmt.Sprintf("%-*s  ", wide.size, b.size(c.Lang))),
	}
	about, worth := b.about(c.Lang), fmt.Sprintf("  %s %4d", editorWorth.In(c.Lang), c.worth(i))
	if l.Width()+wide.about+len(worth) <= c.width {
		about = fmt.Sprintf("%-*s", wide.about, about) + worth
	}
	return append(l, draw.Field.Of(about))
}
