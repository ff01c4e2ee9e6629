package page

import (
	"testing"

	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"

	tea "github.com/charmbracelet/bubbletea"
)

// listening returns a listing with the keys of the waiting games.
func listening(t *testing.T) *Listing {
	t.Helper()
	tables, _ := keys.New(keys.Sets()[0], nil)
	l := &Listing{}
	l.Handle(Context{Keys: tables, Palette: &screen.Palette{}}, keys.Waiting, 3)
	return l
}

func clickAt(item int, button tea.MouseButton) Click {
	return Click{Item: item, MouseMsg: tea.MouseMsg{Button: button, Action: tea.MouseActionPress}}
}

func TestListingSelectsAndPicks(t *testing.T) {
	t.Parallel()
	l := listening(t)
	for _, step := range []struct {
		msg      tea.Msg
		n        int // the number of lines
		command  keys.Command
		request  Request
		selected int
	}{
		{tea.KeyMsg{Type: tea.KeyDown}, 3, keys.None, nil, 1},
		{tea.KeyMsg{Type: tea.KeyEnter}, 3, keys.Pick, nil, 1},
		{clickAt(2, tea.MouseButtonLeft), 3, keys.Pick, nil, 2},
		{clickAt(3, tea.MouseButtonLeft), 3, keys.None, nil, 2}, // on an earlier frame, with more lines
		{clickAt(NoItem, tea.MouseButtonLeft), 3, keys.None, nil, 2},
		{clickAt(-2, tea.MouseButtonLeft), 3, keys.None, nil, 2}, // an item of the page
		{clickAt(0, tea.MouseButtonRight), 3, keys.None, nil, 2},
		{clickAt(NoItem, tea.MouseButtonWheelUp), 3, keys.None, nil, 1},
		{tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("?")}, 3, keys.None, Help{Keys: keys.Waiting}, 1},
		{tea.KeyMsg{Type: tea.KeyEsc}, 3, keys.Back, Back{}, 1},
		{tea.KeyMsg{Type: tea.KeyDown}, 0, keys.Down, nil, 1}, // left to the page
		{clickAt(0, tea.MouseButtonLeft), 0, keys.None, nil, 1},
	} {
		command, request := l.Handle(step.msg, keys.Waiting, step.n)
		if command != step.command || request != step.request || l.Selected != step.selected {
			t.Errorf("%+v: command %v, request %v, line %d is selected", step, command, request, l.Selected)
		}
	}
}

// A problem is shown until the next key.
func TestListingShowsItsProblem(t *testing.T) {
	t.Parallel()
	l := listening(t)
	l.Width = 80
	shown := func() screen.Block { return l.Page("", 0, "", nil).Message }
	if l.Handle(Complaint{Message: "it is broken"}, keys.Waiting, 3); len(shown()) != 1 || shown()[0][0].Text != "it is broken" {
		t.Errorf("the message is %v", shown())
	}
	if l.Handle(tea.KeyMsg{Type: tea.KeyDown}, keys.Waiting, 3); shown() != nil {
		t.Errorf("after a key, the message is %v", shown())
	}
}
