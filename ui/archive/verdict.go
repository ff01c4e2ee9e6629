package archive

import (
	"strings"
	"time"

	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A Verdict compares a finished game with the games before it.
type Verdict struct {
	Game    history.Game
	Against []stats.Reason // why the game cannot be a record; empty if it can
	Record  bool           // the game is the fastest of its category
	First   bool           // the category has no earlier win whose time counts
	Before  time.Duration  // the best earlier time in the category, unless First is set
	Days    int            // the [Streak] if the game was won on a board of the day; else 0
}

// judge compares g with the games before it.
func judge(g history.Game, before []history.Game) Verdict {
	category := stats.CategoryOf(g)
	var rivals []history.Game
	for _, b := range before {
		if b.Name == g.Name {
			continue // the same game, before an undo
		}
		g.SeenBefore = g.SeenBefore || g.Board != "" && b.Board == g.Board
		if stats.CategoryOf(b) == category {
			rivals = append(rivals, b)
		}
	}
	v := Verdict{Game: g, Against: stats.ReasonsAgainst(g), First: true}
	if best := stats.Best(rivals, 1); len(best) > 0 {
		v.First, v.Before = false, best[0].Time
	}
	v.Record = len(v.Against) == 0 && (v.First || g.Time < v.Before)
	return v
}

var (
	newRecord  = text.Text{"nuevo récord: el anterior era de %s", "new record: the old one was %s"}
	offRecord  = text.Text{"a %s de tu récord, que es de %s", "%s off your record of %s"}
	notCounted = text.Text{"no cuenta como récord: %s", "does not count as a record: %s"}
)

// Describe returns a sentence about a won game. It says that the game is a record, or why it is
// not.
func (v Verdict) Describe(l text.Lang) string {
	switch {
	case len(v.Against) > 0:
		return notCounted.In(l, stats.Why(l, v.Against...))
	case v.First:
		return l.Say("tu primera victoria en esta categoría", "your first win in this category")
	case v.Record:
		return newRecord.In(l, v.Seconds(l, v.Before))
	default:
		return offRecord.In(l, v.Seconds(l, v.Margin()), v.Seconds(l, v.Before))
	}
}

// Brief returns a short form of [Verdict.Describe].
func (v Verdict) Brief(l text.Lang) string {
	switch {
	case len(v.Against) > 0:
		var why []string
		for _, reason := range v.Against {
			why = append(why, reason.Brief().In(l))
		}
		return l.Say("no cuenta: %s", "does not count: %s", strings.Join(why, ", "))
	case v.First:
		return l.Say("primera victoria", "first win")
	case v.Record:
		return l.Say("récord: %s menos", "record: %s faster", v.Seconds(l, v.Margin()))
	default:
		return l.Say("a %s de tu récord", "%s off your record", v.Seconds(l, v.Margin()))
	}
}

// DescribeNeed returns a sentence about the rule of the solver that the board needs, or "" if it
// was dealt without such a rule: see [history.Game.Needs]. If the game was won without help and
// every opening was proven, the sentence says that the player used the rule.
func (v Verdict) DescribeNeed(l text.Lang) string {
	g := v.Game
	if g.Needs == 0 {
		return ""
	}
	f := g.Review
	seen := g.Won && stats.WhyUncounted(g) == 0 && f.Openings() > 0 && f.Proven == f.Openings()
	return words.NeededRule(g.Needs, seen).In(l)
}

// Margin returns the absolute difference between the time of the game and the best earlier time.
func (v Verdict) Margin() time.Duration { return (v.Game.Time - v.Before).Abs() }

// Seconds returns a time in seconds as text. The text has three decimals if [Verdict.Margin] is
// less than a second, and otherwise one.
func (v Verdict) Seconds(l text.Lang, d time.Duration) string {
	if v.Margin() < time.Second {
		return text.Decimal(l, float64(d.Milliseconds())/1000, 3) + " s"
	}
	return words.InSeconds(l, d)
}
