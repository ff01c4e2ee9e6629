package replay

import (
	"fmt"
	"slices"
	"strings"

	"buscaminas/game/review"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// roomy is the least number of lines of a panel with blank lines between its parts.
const roomy = 18

// parts returns the parts of the panel: the figures, the curve of risk, and the openings and their
// verdicts.
func (p *Page) parts() []screen.Part {
	all := []screen.Part{{Draw: p.judgement}}
	if len(p.judged.openings) == 0 {
		return all
	}
	at := p.judged.current(p.replay.Position(), p.better.before)
	const leastList, leastHeaded = 3, 8 // lines
	return append(all,
		screen.Part{Draw: func(width, height int) []screen.Row {
			curve := p.curve(width, at)
			if height >= leastHeaded {
				name := text.Text{"Riesgo que corriste", "Risk you took"}
				curve = append(screen.Block{{screen.Field.Of(name.In(p.Lang))}}, curve...)
			}
			return curve.Rows()
		}},
		screen.Part{First: true, Least: leastList, Draw: func(width, height int) []screen.Row {
			return p.list(at, width, height).Rows()
		}},
	)
}

// judgement returns the figures of the game. If they do not fit, it returns the most important ones.
func (p *Page) judgement(width, height int) []screen.Row {
	const heads = 2 // lines: accuracy and luck
	j := &p.judged
	switch {
	case j.err != nil:
		return screen.Wrapped(screen.Message.Of(words.Error(j.err, p.Lang)), width).Rows()
	case !j.done:
		return screen.Block{{screen.Message.Of(session.Judging.In(p.Lang, int(100*j.share)))}}.Rows()
	}
	b := p.worth(width)
	if len(b) > height {
		b = b[:min(len(b), heads)]
	}
	return b.Rows()
}

var nothingOpened = text.Text{"no se abrió nada", "nothing was opened"}

// worth returns the accuracy, the luck and the counts of the game.
func (p *Page) worth(width int) screen.Block {
	f, t := p.judged.figures, p.teller()
	if f.Openings() == 0 {
		return screen.Block{{screen.Message.Of(nothingOpened.In(p.Lang))}}
	}
	var all screen.Facts
	all.Add(p.Lang, text.Text{"Precisión", "Accuracy"}, t.Accuracy(f))
	all.Add(p.Lang, text.Text{"Suerte", "Luck"}, t.LuckWord(f))
	return append(all.Pairs(width), screen.WrappedParts(screen.Message.Of(text.Capital(t.Counts(f))), width)...)
}

// current returns the index of the opening that the panel is about, or -1 if there is none. Usually
// it is the last opening among the first n entries. While the page shows a better move for an
// opening, it is this opening: the parameter entry is the number of its entry in the game. If the
// page shows no better move, entry is 0.
func (j *judged) current(n, entry int) int {
	last := -1
	for i, o := range j.openings {
		switch at := j.at[o.Move]; {
		case at == entry:
			return i
		case at > n:
			return last
		}
		last = i
	}
	return last
}

// list returns lines with openings and their verdicts: the opening with the given index, and those
// before and after it.
func (p *Page) list(index, width, lines int) (b screen.Block) {
	all := p.judged.openings
	first := max(0, min(index-lines/2, len(all)-lines))
	shown := all[first:min(len(all), first+max(0, lines))]
	grid, digits, names := p.replay.Game().Layout().Grid(), len(fmt.Sprint(p.replay.Len())), 0
	name := func(o review.Opening) string { return p.Names.Of(grid, o.Cell) + "*" }
	for _, o := range shown {
		names = max(names, screen.Width(name(o)))
	}
	const blanks = 3 // the mark, and a blank before and after the number
	room, widest := width-blanks-digits-names, 0
	verdicts := make([]string, len(shown))
	for i, o := range shown {
		verdicts[i] = p.teller().Verdict(o)
		if screen.Width(verdicts[i]) >= room {
			verdicts[i] = strings.TrimPrefix(verdicts[i], p.Lang.Say("riesgo ", "needless "))
		}
		widest = max(widest, screen.Width(verdicts[i]))
	}
	gap := screen.Plain.Of(strings.Repeat(" ", max(1, min(3, room-widest))))
	for i, o := range shown {
		mark, ink := " ", screen.Field
		if first+i == index && p.judged.at[o.Move] == p.number() { // otherwise the last entry is no opening
			mark, ink = "▸", screen.Title
		}
		row := fmt.Sprintf(" %*d %-*s", digits, p.judged.at[o.Move], names, name(o))
		b = append(b, screen.Line{screen.Key.Of(mark), ink.Of(row), gap, marks[o.Verdict].Ink.Of(verdicts[i])})
	}
	return b
}

// argument returns the text about the opening for which the page shows a better move: what was
// wrong with the opening, and the steps of the argument told so far. If the steps do not all fit,
// it returns the last ones. If the page shows no better move for an opening, it returns nil.
func (p *Page) argument(width, height int) screen.Block {
	o, ok := p.judged.opening(p.better.before)
	if !ok {
		return nil
	}
	head := screen.Wrapped(screen.Title.Of(p.heading(o)), width)
	if p.better.thoughts == nil {
		return append(head, screen.Line{screen.Message.Of(thinking.In(p.Lang))})
	}
	foot := p.argumentKeys(width)
	var steps screen.Block
	for i := p.better.step; i >= 0; i-- {
		longer := append(p.stepLines(i, width), steps...)
		if i < p.better.step && len(head)+len(longer)+len(foot) > height {
			break
		}
		steps = longer
	}
	return slices.Concat(head, steps, foot)
}

// stepLines returns the lines of step i of the argument. They begin with the number of the step if
// the argument has several steps.
func (p *Page) stepLines(i, width int) screen.Block {
	number, ink := "", screen.Field
	if len(p.better.said) > 1 {
		number = fmt.Sprintf("%d ", i+1)
	}
	if i == p.better.step {
		ink = screen.Message
	}
	return screen.Hanging(screen.Line{screen.Field.Of(number)}, ink.Of(p.better.said[i]), width)
}

// argumentKeys returns the signs of the argument, and the keys for its next step and for its
// lesson.
func (p *Page) argumentKeys(width int) screen.Block {
	b := p.Signs(p.SignsOf(p.better.points(), p.board.Game), width)
	add := func(c keys.Command, does string) {
		b = append(b, screen.Hanging(screen.Line{screen.Key.Of(p.keys.First(c, p.Lang) + " ")}, screen.Field.Of(does), width)...)
	}
	if p.better.hasMore() {
		add(keys.HintThere, nextStep.In(p.Lang))
	}
	if l := p.taught(); l != nil {
		add(keys.OpenLesson, course.Numbered(l, p.Lang))
	}
	return b
}
