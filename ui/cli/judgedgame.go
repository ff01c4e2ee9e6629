package cli

import (
	"math"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A judgedGame is a game of the command review.
type judgedGame struct {
	*session.Judged
	file string // its name, with the number of the game if the file has several
}

// nameOf returns the name of a game in a file.
func (p *program) nameOf(path string, g *session.Judged) string {
	name := p.name(path)
	if _, n := boards.CutNumber(name); g.Video != nil && n == 0 {
		return boards.Numbered(name, g.Video.Number)
	}
	return name
}

// judgedColumns are the columns of an export. Those about the review are the same as in the export of
// the command stats.
var judgedColumns = append([]stats.Column[judgedGame]{
	{Name: "file", Value: func(g judgedGame) any { return g.file }},
	{Name: "program", Value: func(g judgedGame) any { return g.Program() }},
	{Name: "rows", Value: func(g judgedGame) any { return g.Record.Rows }},
	{Name: "columns", Value: func(g judgedGame) any { return g.Record.Cols }},
	{Name: "mines", Value: func(g judgedGame) any { return g.Record.Mines }},
	{Name: "grid", Value: func(g judgedGame) any { return g.Record.Grid }},
	{Name: "mode", Value: func(g judgedGame) any {
		if g.Video == nil {
			return nil
		}
		return g.Video.Mode.String()
	}},
	{Name: "result", Value: func(g judgedGame) any { return resultNames[g.Status()] }},
	{Name: "time_ms", Value: func(g judgedGame) any { return int64(g.Time() / time.Millisecond) }},
	{Name: "bbbv", Value: func(g judgedGame) any { return g.Record.ThreeBV }},
	{Name: "bbbv_solved", Value: func(g judgedGame) any { return g.Solved }},
	{Name: "bbbv_per_second", Value: func(g judgedGame) any { return known(g.Tally().PerSecond()) }},
	{Name: "clicks", Value: func(g judgedGame) any { return g.Record.Clicks() }},
	{Name: "wasted_clicks", Value: func(g judgedGame) any { return g.Record.Wasted }},
	{Name: "ioe", Value: func(g judgedGame) any { return known(g.Tally().IOE()) }},
	{Name: "worst_move", Value: func(g judgedGame) any {
		if o, ok := g.Worst(); ok {
			return o.Cell.String()
		}
		return nil
	}},
	{Name: "worst_gave_away", Value: func(g judgedGame) any {
		if o, ok := g.Worst(); ok {
			return rounded(o.GivenAway())
		}
		return nil
	}},
	{Name: "adaptive", Value: func(g judgedGame) any { return g.Adaptive }},
}, columnsOfReview()...)

// columnsOfReview returns the columns about the review of a game.
func columnsOfReview() (all []stats.Column[judgedGame]) {
	for _, c := range stats.ReviewColumns() {
		all = append(all, stats.Column[judgedGame]{Name: c.Name, Value: func(g judgedGame) any { return c.Value(g.Record) }})
	}
	return all
}

var resultNames = [...]string{game.Playing: "unfinished", game.Won: "won", game.Lost: "lost"}

// known returns a figure, or nil if it is 0: then it is not known.
func known(v float64) any {
	if v == 0 {
		return nil
	}
	return rounded(v)
}

func rounded(v float64) float64 { return math.Round(v*1e4) / 1e4 }

// line returns the parts of the line about the game.
func (g judgedGame) line(l text.Lang) []string {
	of, f := g.Record, g.Record.Review
	teller := hint.Teller{Game: g.Game, Lang: l}
	parts := []string{text.Printable(g.file), g.Program(), sizeAndMines(of), g.ended(l), "3BV " + strconv.Itoa(of.ThreeBV)}
	t := g.Tally()
	if v := t.PerSecond(); v > 0 {
		parts = append(parts, "3BV/s "+text.Decimal(l, v, 2))
	}
	clicks := l.Say("clics: %d", "clicks: %d", t.Clicks.Total())
	if v := t.IOE(); v > 0 {
		clicks += ", IOE " + text.Decimal(l, v, 2)
	}
	parts = append(parts, clicks)
	if f.Openings() > 0 {
		parts = append(parts, teller.Counts(f), teller.Worth(f))
	}
	if o, ok := g.Worst(); ok {
		parts = append(parts, l.Say("lo peor: %s, %s", "worst: %s, %s", game.Letters.Of(g.Layout.Grid(), o.Cell), teller.Verdict(o)))
	}
	return parts
}

// sizeAndMines returns the size of a board and its mines, as in 16×30/99.
func sizeAndMines(g history.Game) string {
	return boards.SizeText(g.Rows, g.Cols) + "/" + strconv.Itoa(g.Mines)
}

// ended returns how the game ended, and when.
func (g judgedGame) ended(l text.Lang) string {
	if g.Status() == game.Playing && g.Record.Typed {
		return l.Say("a medias", "unfinished")
	}
	said := map[game.Status]text.Text{
		game.Playing: {"a medias, %s", "unfinished, %s"}, game.Won: words.WonIn, game.Lost: {"perdida a los %s", "lost after %s"},
	}[g.Status()]
	took := strings.TrimSuffix(text.Decimal(l, g.Time().Seconds(), 3), "0") + " s"
	return said.In(l, took)
}
