package page

import (
	"slices"

	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"

	tea "github.com/charmbracelet/bubbletea"
)

// A Listing is what the pages with a list share: the keys, the selected line, and the problem with
// the last command. Such a page embeds a Listing.
type Listing struct {
	Context
	List
	Keyed   keys.Table // the keys of the page
	Problem string     // why the last command failed; "": it did not
}

// Keyboard implements [Keyed].
func (l *Listing) Keyboard() *keys.Table { return &l.Keyed }

// Handle handles a message as all pages with a list of n lines do: it moves the selection, opens the
// help, and closes the page. The parameter on names the page whose keys apply. Handle returns the
// command that it leaves to the page, and its request. A click on a line selects the line and counts as
// [keys.Pick]. [keys.Back] comes with its request, so that the page can answer it in its own way.
//
// A page without such a list, such as a form, passes 0 for n, and handles the selection itself.
func (l *Listing) Handle(msg tea.Msg, on keys.Page, n int) (keys.Command, Request) {
	switch msg := msg.(type) {
	case Context:
		l.Context, l.Keyed = msg, msg.Keys.Of(on)
	case Complaint:
		l.Problem = msg.In(l.Lang)
	case tea.KeyMsg:
		l.Problem = ""
		switch c := l.Keyed.Command(msg.String()); {
		case l.Do(c, n):
		case c == keys.ShowHelp:
			return keys.None, Help{Keys: on}
		case c == keys.Back:
			return c, Back{}
		default:
			return c, nil
		}
	case Click:
		if !l.Turn(msg, n) && msg.Chosen() && 0 <= msg.Item && msg.Item < n {
			l.Selected = msg.Item
			return keys.Pick, nil
		}
	}
	return keys.None, nil
}

// Page returns the layout of a page with a list of n lines. If there is none, the page shows the
// text none instead.
func (l *Listing) Page(title string, n int, none string, row func(i int) screen.Row) screen.Page {
	p := screen.Page{
		Title:   screen.Block{{screen.Title.Of(title)}},
		Rows:    n,
		Row:     row,
		Focus:   l.Selected,
		Message: l.Refusal(),
		Foot:    l.Foot(&l.Keyed),
	}
	if n == 0 && none != "" {
		p.Fixed = screen.Block{{screen.Message.Of(none)}}.Rows()
		p.Foot = screen.NewFoot(l.Width, l.Lang, l.hintsBesides())
	}
	return p
}

// hintsBesides returns the keys for the foot of a page whose list is empty: none moves along it.
func (l *Listing) hintsBesides() []screen.KeyHint {
	return slices.DeleteFunc(l.Keyed.Foot(l.Lang), func(h screen.KeyHint) bool { return h.Moves })
}

// Refusal returns the problem as the message of a page.
func (l *Listing) Refusal() screen.Block {
	if l.Problem == "" {
		return nil
	}
	return screen.Wrapped(screen.Refused.Of(l.Problem), l.Width)
}
