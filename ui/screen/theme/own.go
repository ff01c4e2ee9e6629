package theme

import (
	"maps"
	"slices"

	"buscaminas/ui/screen"

	"github.com/muesli/termenv"
)

// An Own is a color that the player gives a part of a theme.
type Own struct {
	Part  string // its name
	Color string // as returned by [ReadColor]
}

// A fault is a pair of colors of a theme that cannot be told apart well enough. Over is the name of the
// part of a sign and Under that of its background, or both are names of backgrounds side by side.
type fault struct {
	Over, Under      string
	Contrast, Needed float64
}

// A refusal is a color that a theme cannot use, with the reason. Other is the name of the part whose
// color is too similar.
type refusal struct {
	Own
	Other            string
	Contrast, Needed float64

	onOwn bool // the other color is the player's as well
}

// With returns a copy of t with the player's own colors, for a terminal with the profile p. Colors that
// would make something unreadable or invisible are not used, and With returns a refusal for each of them.
// A theme without backgrounds, such as that of the terminal, does not change, and no theme changes in a
// terminal with 16 colors or fewer.
func (t Theme) With(own []Own, p termenv.Profile) (Theme, []refusal) {
	if t.grounds == nil || p >= termenv.ANSI {
		return t, nil
	}
	var refused []refusal
	replaced := map[string]bool{}
	for own = slices.Clone(own); len(own) > 0; {
		changed := t.changed(own)
		faults := changed.faults(p)
		if len(faults) == 0 {
			return changed, refused
		}
		at, r := worst(own, faults)
		if !replaced[r.Part] {
			refused = append(refused, r)
		}
		if !r.onOwn || replaced[r.Part] {
			own = slices.Delete(own, at, at+1)
			continue
		}
		// The sign of the theme is for other grounds than the player's.
		own[at].Color, replaced[r.Part] = string(inkOn(changed.of(partNamed(r.Other)).full())), true
	}
	return t, refused
}

// changed returns the theme with the player's own colors.
func (t Theme) changed(own []Own) Theme {
	g := *t.grounds
	t.grounds, t.inks = &g, maps.Clone(t.inks)
	for _, part := range Parts() {
		for _, o := range own {
			if o.Part == part.Name {
				t.set(part, color(o.Color))
			}
		}
	}
	return t
}

// worst returns the index in own of the color to refuse first, and its refusal; faults are the faults
// of the theme with the colors in own. First it looks for a color that is too similar to one of the
// theme. If there is none, it takes the color of a sign on one of the player's own backgrounds.
func worst(own []Own, faults []fault) (at int, r refusal) {
	find := func(name string) int {
		return slices.IndexFunc(own, func(o Own) bool { return o.Part == name || derived[name] == o.Part })
	}
	for _, both := range []bool{false, true} {
		for _, f := range faults {
			over, under := find(f.Over), find(f.Under)
			switch {
			case (over >= 0 && under >= 0) != both:
			case over >= 0:
				return over, refusal{own[over], f.Under, f.Contrast, f.Needed, both}
			case under >= 0:
				return under, refusal{own[under], f.Over, f.Contrast, f.Needed, false}
			}
		}
	}
	last := len(own) - 1 // a color that another one was derived from
	return last, refusal{own[last], faults[0].Under, faults[0].Contrast, faults[0].Needed, false}
}

// derived has the parts whose colors depend on another part, with the name of that part.
var derived = map[string]string{"near-open": "open", "near-closed": "closed", "near-ended": "ended"}

// The contrasts by WCAG 2 that a theme needs: of signs on their grounds, of the cursor's cell beside
// other cells, and of closed cells beside open ones.
const (
	readable = 4.5
	evident  = 3
	distinct = 1.5
)

// faults returns the pairs of colors that are too similar on a terminal with the profile p: signs that
// cannot be read, and backgrounds that cannot be told apart.
func (t *Theme) faults(p termenv.Profile) []fault {
	var all []fault
	palette := t.Palette(p, false)
	check := func(over, under screen.Color, needed float64, f fault) {
		f.Contrast, f.Needed = contrast(painted(over), painted(under)), needed
		if f.Contrast < needed {
			all = append(all, f)
		}
	}
	back := func(g screen.Ground) screen.Color { return palette.Look(screen.Style{Ground: g}).Back }
	for g := range screen.DotGround {
		for _, ink := range meaning(g) {
			s := screen.Style{Ground: g, Ink: ink}
			check(palette.Look(s).Fore, back(g), readable, fault{Over: inkName(s), Under: groundName(g)})
		}
	}
	for g := screen.OpenGround; g < screen.LitGround; g++ {
		check(back(screen.CursorGround), back(g), evident, fault{Over: "cursor", Under: groundName(g)})
	}
	for open := screen.OpenGround; open < screen.ClosedGround; open++ {
		for closed := screen.ClosedGround; closed < screen.EndedGround; closed++ {
			check(back(closed), back(open), distinct, fault{Over: "closed", Under: "open"})
		}
	}
	return all
}

// The inks with a meaning, by the kinds of ground on which they may be.
var (
	onClosed = []screen.Ink{screen.FlagInk, screen.SureSafe, screen.Unlikely, screen.Possible, screen.Likely, screen.SureMine, screen.Cursor}
	onOpen   = func() []screen.Ink {
		all := []screen.Ink{screen.OverInk, screen.MineInk, screen.Cursor}
		for n := screen.Number1; n <= screen.Number8; n++ {
			all = append(all, n)
		}
		return all
	}()
	onEnded = append([]screen.Ink{screen.FlagInk, screen.WrongInk}, onOpen[1:]...)
	onRisk  = append([]screen.Ink{screen.Plain, screen.Border, screen.Argument, screen.Subject, screen.Decides, screen.ProvedMine, screen.ProvedSafe}, onClosed...)
	onPage  = []screen.Ink{screen.Plain, screen.Label, screen.CursorLabel, screen.Cursor, screen.Title, screen.Field, screen.Figure,
		screen.Message, screen.Refused, screen.Good, screen.Bad, screen.Key, screen.KeyText}
)

// meaning returns the inks that must be readable on a ground.
func meaning(g screen.Ground) []screen.Ink {
	switch {
	case g == screen.Paper:
		return onPage
	case g == screen.LitGround, g == screen.CursorGround: // any sign, in one color
		return []screen.Ink{screen.Plain}
	case g >= screen.DotGround:
		return nil // no text is written on miniatures
	case g >= screen.RiskGround:
		return onRisk
	case g < screen.ClosedGround, g == screen.MarkedGround:
		return onOpen
	case g < screen.EndedGround, g == screen.MarkedGround+1, g == screen.ChordGround:
		return onClosed
	}
	return onEnded
}
