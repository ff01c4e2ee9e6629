package page

import (
	"slices"

	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"

	tea "github.com/charmbracelet/bubbletea"
)

// A Listing has what every page with a list needs: the keys, the selected line, and the problem
// with the last command. The page embeds the Listing.
type Listing struct {
	Context
	List
	Keyed   keys.Table // the keys of the page
	Problem string     // why the last command failed; "": it succeeded

	Types  bool    // the page has a field where the player types
	Prompt *Prompt // the line below the list where the player types; nil: none
	Filter Filter
	Sought func(i int) string // returns the text of line i for the filter; nil: the page has no filter
	lines  int                // the number of lines of the list, as last given to Handle or SetLines
}

// Keyboard implements [Keyed].
func (l *Listing) Keyboard() *keys.Table {
	if l.Typing() {
		return nil
	}
	return &l.Keyed
}

// Typing implements [Typist].
func (l *Listing) Typing() bool { return l.Types || l.Prompt != nil || l.Filter.Typing() }

// TypeIn passes a key to the prompt, and removes the prompt once it is closed. If it reports true,
// the page must not pass msg to Handle: while there is a prompt, the list gets no keys and no
// clicks.
func (l *Listing) TypeIn(msg tea.Msg) (cmd tea.Cmd, request Request, typed bool) {
	prompt := l.Prompt
	if prompt == nil {
		return nil, nil, false
	}
	switch msg.(type) {
	case tea.KeyMsg:
		l.Problem = ""
		cmd, request = prompt.Update(&l.Context, msg)
		if prompt.Closed && l.Prompt == prompt { // the key has not opened another prompt
			l.Prompt = nil
		}
		return cmd, request, true
	case Click:
		return nil, nil, true
	}
	return nil, nil, false
}

// ViewPrompt draws the prompt, if there is one. The prompt replaces the message of the page, and
// its keys replace the keys in the foot.
func (l *Listing) ViewPrompt(v *screen.Page) {
	if p := l.Prompt; p != nil {
		v.Foot, v.Message = p.Foot(&l.Context), screen.Block{p.Line(&l.Context)}
		if said := p.Remark(); said.Text != "" {
			v.Message = append(v.Message, screen.Wrapped(said, l.Width)...)
		}
	}
}

// SetLines sets the number of lines of the list. A page calls it if the number has changed since it
// called Handle.
func (l *Listing) SetLines(n int) { l.lines = n }

// Shown returns the indexes of the lines that the filter shows.
func (l *Listing) Shown() []int { return l.Filter.Shown(l.lines, l.Sought) }

// Handle handles a message for a page with a list of n lines: it moves the selection, opens the
// help, and closes the page. The parameter on names the page whose keys apply. Handle returns the
// command that the page must still carry out, or [keys.None]. A click on a line selects the line
// and returns [keys.Pick]. The command [keys.Back] comes with the request [Back], which the page
// may replace.
//
// A page without a list, such as a form, passes 0 for n, and moves the selection itself.
func (l *Listing) Handle(msg tea.Msg, on keys.Page, n int) (keys.Command, Request) {
	l.lines = n
	switch msg := msg.(type) {
	case Context:
		l.Context, l.Keyed = msg, msg.Keys.Of(on)
	case Complaint:
		l.Problem = msg.In(l.Lang)
	case tea.KeyMsg:
		l.Problem = ""
		if l.Filter.Typing() {
			l.Filter.do(&l.List, l.Filter.press(&l.Context, msg), l.Shown())
			return keys.None, nil
		}
		switch c := l.Keyed.Command(msg.String()); {
		case l.Filter.narrows() && l.Filter.do(&l.List, c, l.Shown()):
		case !l.Filter.narrows() && l.Do(c, n):
		case c == keys.FilterLines && l.Sought != nil:
			l.Filter.Begin(&l.Context)
		case c == keys.Back && l.Filter.narrows():
			l.Filter.clear()
		case c == keys.Pick && l.Filter.narrows() && len(l.Shown()) == 0:
		case c == keys.ShowHelp:
			return keys.None, Help{Keys: on}
		case c == keys.Back:
			return c, Back{}
		default:
			return c, nil
		}
	case Click:
		if l.Filter.narrows() {
			if l.Filter.do(&l.List, wheel(msg), l.Shown()) {
				break
			}
		}
		if !l.ScrollWheel(msg, n) && msg.Chosen() && 0 <= msg.Item && msg.Item < n {
			l.Selected = msg.Item
			return keys.Pick, nil
		}
	}
	return keys.None, nil
}

// Page returns the layout of a page with a list of n lines. If n is 0, the page shows the text in
// the parameter none instead of the list.
func (l *Listing) Page(title string, n int, none string, row func(i int) screen.Row) screen.Page {
	p := screen.Page{
		Title:   screen.Block{{screen.Title.Of(title)}},
		Rows:    n,
		Row:     row,
		Focus:   l.Selected,
		Message: l.Refusal(),
		Foot:    l.Foot(&l.Keyed),
	}
	shown := l.Shown()
	if l.Filter.narrows() && row != nil {
		p.Rows, p.Row = len(shown), func(i int) screen.Row { return row(shown[i]) }
		p.Focus = max(0, slices.Index(shown, l.Selected))
	}
	if l.Sought != nil {
		l.Filter.View(&l.Context, &p, len(shown), l.lines)
	}
	if n == 0 && none != "" {
		p.Fixed = screen.Wrapped(screen.Message.Of(none), l.Columns().RowWidth()).Rows()
	}
	return p
}

// Refusal returns the text in Problem as lines to draw, or nil if there is no problem.
func (l *Listing) Refusal() screen.Block {
	if l.Problem == "" {
		return nil
	}
	return screen.Wrapped(screen.Refused.Of(l.Problem), l.Width)
}
