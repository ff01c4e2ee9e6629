package theme

import (
	"maps"
	"slices"

	"buscaminas/ui/screen"

	"github.com/muesli/termenv"
)

// An OwnColor is a color that the player gives a part of a theme.
type OwnColor struct {
	Part  string // the name of the part
	Color string // a color that [ReadColor] returned
}

// A fault is a pair of colors of a theme that look too similar. Over and Under are the names of the
// parts: a sign and its background, or two backgrounds that touch.
type fault struct {
	Over, Under      string
	Contrast, Needed float64
}

// A refusal is a color that a theme cannot use, and the reason: it is too similar to the color of
// the part Other.
type refusal struct {
	OwnColor
	Other            string
	Contrast, Needed float64

	onOwn bool // Other is a background that the player colored
}

// With returns a copy of t with the player's own colors, for a terminal with the profile p. It
// leaves out colors that would make something unreadable or invisible, and returns a refusal for
// each. A theme without backgrounds does not change, and on a terminal with 16 colors or fewer no
// theme changes.
func (t Theme) With(own []OwnColor, p termenv.Profile) (Theme, []refusal) {
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
		// The theme's own color may not be readable on the player's ground, so the sign is black or
		// white.
		own[at].Color, replaced[r.Part] = string(inkOn(changed.of(partNamed(r.Other)).full())), true
	}
	return t, refused
}

// changed returns a copy of the theme with the player's own colors.
func (t Theme) changed(own []OwnColor) Theme {
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

// worst chooses the color in own that is refused first, and returns its index and its refusal. The
// parameter faults holds the faults of the theme with the colors in own. Faults between a color of
// the player and a color of the theme come first. After them come faults between two colors of the
// player: for such a [fault], worst chooses the color of the part Over.
func worst(own []OwnColor, faults []fault) (at int, r refusal) {
	find := func(name string) int {
		return slices.IndexFunc(own, func(o OwnColor) bool { return o.Part == name || derived[name] == o.Part })
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

// derived maps each part whose color depends on another part to the name of that part.
var derived = map[string]string{"near-open": "open", "near-closed": "closed", "near-ended": "ended"}

// The contrasts by WCAG 2 that a theme needs: between signs and their grounds, between the cursor's
// cell and other cells, and between closed and open cells.
const (
	readable = 4.5
	evident  = 3
	distinct = 1.5
)

// faults returns the pairs of colors that are too similar on a terminal with the profile p.
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

// The inks that must be readable on each kind of ground.
var (
	onClosed = []screen.Ink{screen.FlagInk, screen.SureSafe, screen.LowRiskInk, screen.MiddleRiskInk, screen.HighRiskInk, screen.SureMine, screen.Cursor}
	onOpen   = func() []screen.Ink {
		all := []screen.Ink{screen.OverInk, screen.MineInk, screen.Cursor}
		for n := screen.Number1; n <= screen.Number8; n++ {
			all = append(all, n)
		}
		return all
	}()
	onEnded = append([]screen.Ink{screen.FlagInk, screen.WrongInk}, onOpen[1:]...)
	onRisk  = append([]screen.Ink{screen.Plain, screen.Border, screen.Argument, screen.SubjectCell, screen.Decides, screen.ProvedMine, screen.ProvedSafe}, onClosed...)
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
