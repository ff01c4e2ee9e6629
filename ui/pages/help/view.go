package help

import (
	"slices"
	"strings"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

var topicsName = text.Text{"Temas", "Topics"}

// View implements [page.Page].
func (p *model) View(f *screen.Frame) {
	v := screen.Page{
		Title: screen.Block{{screen.Title.Of(strings.ToUpper(p.title(p.list.Selected)))}},
		Focus: p.top + p.room()/2,
		Foot:  p.foot(),
	}
	switch {
	case p.index:
		v.Title = screen.Block{{screen.Title.Of(strings.ToUpper(topicsName.In(p.Lang)))}}
		v.Scroll(p.contents(p.width(), p.entries()))
		v.Focus = p.list.Selected
		f.Page(v)
		return
	case p.hasSide():
		v.Side = screen.Side{Title: topicsName.In(p.Lang), Parts: []screen.Part{{Draw: p.contents}}}
	default:
		v.Title, v.TitleItem = screen.Block{screen.BetweenArrows(screen.Title.Of(p.heading()))}, headingItem
	}
	v.Scroll(p.told.Rows())
	f.Page(v)
}

// foot returns the foot with the keys. If the text needs scrolling, the foot names the keys that
// scroll. Otherwise, if the list of the topics is shown, the foot says that the same keys choose a
// topic.
func (p *model) foot() screen.Foot {
	now := p.Keys.Of(keys.Help)
	now.Enable(!p.hasSide() && !p.index, keys.ListTopics)
	all := now.Foot(p.Lang)
	if p.maxTop() > 0 && !p.index {
		return screen.NewFoot(p.Width, p.Lang, all)
	}
	topics, scrolls := p.keys.Hint(keys.Previous, p.Lang), p.keys.Hint(keys.Up, p.Lang)
	all = slices.DeleteFunc(all, func(h screen.KeyHint) bool { return h.Label() == scrolls.Label() })
	if p.hasSide() || p.index { // the topics are listed from top to bottom
		scrolls.Does = topics.Does
		all[0] = scrolls
	}
	return screen.NewFoot(p.Width, p.Lang, all)
}

// headingItem is the item for a click on the title, or on one of the arrows around the title. The
// title has arrows only if the list of the entries is not shown.
const headingItem = page.NoItem - 1

// heading returns the title of the selected entry. If the title does not fit between the arrows,
// heading returns the name of the entry.
func (p *model) heading() string {
	title := strings.ToUpper(p.title(p.list.Selected))
	if screen.BetweenArrows(screen.Title.Of(title)).Width() > p.Width {
		title = strings.ToUpper(p.name(p.list.Selected))
	}
	return title
}

// contents returns the list of the entries. If not all fit, it lists the entries around the
// selected one.
func (p *model) contents(width, height int) []screen.Row {
	names, abouts := 0, 0
	for i := range p.entries() {
		names, abouts = max(names, screen.Width(p.name(i))), max(abouts, screen.Width(p.title(i)))
	}
	const gap = 3
	full := screen.PointerWidth+names+gap+abouts <= width
	var rows []screen.Row
	for i := range p.entries() {
		name := text.Capital(p.name(i))
		l := screen.Line{p.list.Ink(i).Of(name)}
		if full && i > 0 {
			pad := strings.Repeat(" ", names+gap-screen.Width(name))
			l = append(l, screen.Plain.Of(pad), screen.Field.Of(text.Capital(p.title(i))))
		}
		rows = append(rows, p.list.Row(i, l))
	}
	first := max(0, min(p.list.Selected-height/2, len(rows)-height))
	return rows[first:min(len(rows), first+height)]
}
