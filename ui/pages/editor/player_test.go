package editor

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
)

// A player sits at the editor.
type player struct {
	*pagetest.Page
	page *Page
}

// sit seats a player in a window of this size, before any board is edited.
func sit(t *testing.T, width, height int) *player {
	t.Helper()
	return &player{Page: pagetest.Sit(t, width, height)}
}

// edits opens the editor with a new board, and presses keys there.
func (p *player) edits(keys string) {
	p.T.Helper()
	level := words.Levels()[0]
	l, err := regridded(board("."), p.Grid.New(level.Rows, level.Cols))
	if err != nil {
		p.T.Fatal(err)
	}
	p.show(New(l, Untitled, game.Cell{}), keys)
}

// editsBoard opens the editor with the board of a game, and presses keys there.
func (p *player) editsBoard(setup *session.Setup, keys string) {
	p.T.Helper()
	p.show(New(setup.Layout(), setup.Title, setup.Start()), keys)
}

func (p *player) show(page *Page, keys string) {
	p.T.Helper()
	p.page = page
	p.Open(page)
	p.Settle(keys)
}

// typed replaces the text of a prompt.
func (p *player) typed(text string) {
	p.T.Helper()
	p.Press("ctrl+u")
	p.Type(text)
	p.Settle("enter")
}

// edited returns the board in the editor.
func (p *player) edited() *game.Layout { return p.page.Layout() }

func (p *player) wantMines(after, want string) {
	p.T.Helper()
	l := p.edited()
	var names []string
	for c := range boards.FromLayout(l).Mines.All() {
		names = append(names, game.Letters.Of(l.Grid(), c))
	}
	if got := strings.Join(names, " "); got != want {
		p.T.Errorf("%s: the mines are at %q, want %q", after, got, want)
	}
}

func sameCells(a, b boards.Cells) bool {
	return slices.Equal(slices.Collect(a.All()), slices.Collect(b.All()))
}
