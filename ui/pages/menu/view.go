package menu

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// View implements [page.Page].
func (p *model) View(f *screen.Frame) {
	all := p.entries()
	selected := all[p.current(all)]
	v := screen.Page{
		About: screen.Message.Of(selected.about), Side: p.side(selected), Message: p.lines(), Foot: p.Foot(&p.keys),
	}
	switch c := p.Columns(); {
	case p.isBig(all):
		p.big(&v, all, c)
	case p.isWide(all):
		p.wide(&v, all, c)
	default:
		p.plain(&v, all)
	}
	f.Page(v)
}

// plain draws the menu with a small title. The details of an entry follow its name.
func (p *model) plain(v *screen.Page, all []entry) {
	current := p.current(all)
	v.Title = screen.Block{{screen.Figure.Of(words.Program.In(p.Lang))}}
	var rows []screen.Row
	airy := len(all)+gaps(all) <= p.Columns().Height // otherwise blank lines would push entries out of the window
	for i, e := range all {
		if e.apart && airy {
			rows = append(rows, screen.Row{})
		}
		if i == current {
			v.Focus = len(rows)
		}
		r := p.plainEntry(e, i == current).AsItem(i)
		r.Lit = i == current
		rows = append(rows, r)
	}
	if all[0].brief != "" {
		shortenFirst(rows, all[0].brief, p.Columns().RowWidth())
	}
	v.Scroll(rows)
}

// plainEntry returns the line of an entry with its details.
func (p *model) plainEntry(e entry, selected bool) screen.Line {
	l := screen.Line{screen.Pointer(selected), screen.Key.Of(p.keys.Last(e.command, p.Lang) + ". "), e.ink(selected).Of(e.text)}
	if e.shown && e.more != "" {
		l = append(l, screen.Field.Of(": "+e.more))
	}
	return l
}

// shortenFirst shortens the first row, which is about a waiting game, if it is wider than this
// width. The text brief then replaces the details of the game. It is cut if it does not fit,
// either.
func shortenFirst(rows []screen.Row, brief string, width int) {
	if l := rows[0].Line; l.Width() > width {
		last := len(l) - 1
		l[last].Text = screen.FirstParts(": "+brief, width-l[:last].Width())
	}
}

func (entry) ink(selected bool) screen.Ink {
	if selected {
		return screen.Figure
	}
	return screen.Message
}

// firstSteps returns two offers. The offer school says how to learn the game, in one line that fits
// in the window if possible. It is "" unless the player is new. The offer english says how to
// change the language to English. It is "" if the player has chosen a language or seems to speak
// Spanish.
func (p *model) firstSteps() (school, english string) {
	if p.past.New {
		open := keys.OpenSchool
		if all := p.entries(); all[p.current(all)].command == open {
			open = keys.Pick
		}
		for _, offer := range []text.Text{
			{"¿Primera vez? %s: aprende jugando, en dos minutos", "New here? %s: learn by playing, in two minutes"},
			{"¿Primera vez? %s: aprende jugando", "New here? %s: learn by playing"},
			{"¿Primera vez? %s", "New here? %s"},
		} {
			if school = offer.In(p.Lang, p.keys.First(open, p.Lang)); screen.Width(school) <= p.Width {
				break
			}
		}
	}
	if p.Foreign && p.Lang == text.Spanish {
		english = "Press " + p.keys.First(keys.SpeakEnglish, text.English) + " for English"
	}
	return school, english
}

// lines returns the offers of [model.firstSteps], and below them the messages. If there are
// messages, it leaves out the offer to learn the game.
func (p *model) lines() screen.Block {
	school, english := p.firstSteps()
	if len(p.said) > 0 {
		school = ""
	}
	var b screen.Block
	if school != "" && english != "" {
		school += text.Separator
	}
	if offers := school + english; offers != "" {
		b = screen.WrappedParts(screen.Message.Of(offers), p.Width)
	}
	for _, problem := range p.said {
		b = append(b, screen.Wrapped(screen.Refused.Of(problem), p.Width)...)
	}
	return b[:min(len(b), p.Height/2)]
}
