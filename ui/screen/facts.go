package screen

import (
	"math"
	"slices"
	"strings"

	"buscaminas/ui/text"
)

// A Fact is a name and a value, such as the number of mines left.
type Fact struct {
	Name  string // the name; if it ends in a colon, [Facts.Pairs] leaves the colon out
	Value Span
	Brief string // the fact in a word or two, for [Facts.Brief]; "": Brief leaves the fact out
	Rank  int    // a lower rank is more important; among equal ranks, the first fact is the most important
}

// Facts holds facts in the order in which they are shown.
type Facts []Fact

// Add adds a fact, unless its value is empty.
func (all *Facts) Add(l text.Lang, name text.Text, value string) {
	all.AddRanked(Fact{Name: name.In(l), Value: Figure.Of(value)})
}

// AddRanked adds f, unless its value is empty. Unlike [Facts.Add], it lets the caller choose the
// rank and the ink.
func (all *Facts) AddRanked(f Fact) {
	if f.Value.Text != "" {
		*all = append(*all, f)
	}
}

// Pairs returns the facts one below the other. Each name begins with a capital letter and has no
// colon. If a fact does not fit in a line of this width, its value goes to the next line.
func (all Facts) Pairs(width int) (b Block) {
	for _, f := range all {
		name := Field.Of(text.Capital(strings.TrimSuffix(f.Name, ":")))
		if (Line{name, f.Value}).Width() < width {
			b = append(b, Pair(name, f.Value, width))
			continue
		}
		b = append(b, Line{name})
		for _, l := range WrappedParts(f.Value, width) {
			b = append(b, append(Line{Plain.Of(strings.Repeat(" ", max(0, width-l.Width())))}, l...))
		}
	}
	return b
}

// Line returns the most important facts that fit in one line. If no fact fits, the line is the
// value of the most important one.
func (all Facts) Line(width int) Line {
	all = all.fitting(width)
	if l := all.line(); l.Width() <= width {
		return l
	}
	return Line{all[0].Value}
}

// Brief returns the short forms of the most important facts that fit in one line. It is for a
// window without a line of facts.
func (all Facts) Brief(width int) string {
	var few Facts
	for _, f := range all {
		if f.Brief != "" {
			few = append(few, Fact{Value: Message.Of(f.Brief), Rank: f.Rank})
		}
	}
	var said []string
	for _, f := range few.fitting(width) {
		said = append(said, f.Value.Text)
	}
	return strings.Join(said, text.Separator)
}

// Shows reports whether [Facts.Line] shows the fact with this name.
func (all Facts) Shows(name string, width int) bool {
	return slices.ContainsFunc(all.fitting(width), func(f Fact) bool { return f.Name == name })
}

// fitting returns the most important facts that fit in one line, but at least one fact.
func (all Facts) fitting(width int) Facts {
	all = slices.Clone(all)
	for len(all) > 1 && all.line().Width() > width {
		least := 0
		for i, f := range all {
			if f.Rank >= all[least].Rank {
				least = i
			}
		}
		all = slices.Delete(all, least, least+1)
	}
	return all
}

// line returns all facts side by side.
func (all Facts) line() Line {
	var parts []Line
	for _, f := range all {
		part := Line{f.Value}
		if f.Name != "" {
			part = Line{Field.Of(f.Name + " "), f.Value}
		}
		parts = append(parts, part)
	}
	return Joined(parts, math.MaxInt)
}
