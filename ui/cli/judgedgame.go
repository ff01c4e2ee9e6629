package cli

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/archive"
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

// fields returns the fields of an export. Those about the review are the same as in the export of the
// command stats.
func (g judgedGame) fields() []stats.Field {
	var date, mode, worst, gaveAway any
	if g.Video != nil {
		mode = g.Video.Mode.String()
	}
	if o, ok := g.Worst(); ok {
		worst, gaveAway = o.Cell.String(), rounded(o.GivenAway())
	}
	if !g.Begun.IsZero() {
		date = g.Begun.Format(time.RFC3339)
	}
	archive.Measure(&g.Record, g.Layout)
	return slices.Concat([]stats.Field{
		{Name: "file", Value: g.file},
		{Name: "program", Value: g.Program()},
		{Name: "date", Value: date},
		{Name: "mode", Value: mode},
		{Name: "result", Value: resultNames[g.Status()]},
		{Name: "time_ms", Value: int64(g.Time() / time.Millisecond)},
	}, stats.PlayFields(g.Record, g.Tally()), []stats.Field{
		{Name: "flags", Value: g.Game.Flags()},
		{Name: "worst_move", Value: worst},
		{Name: "worst_gave_away", Value: gaveAway},
		{Name: "adaptive", Value: g.Adaptive},
	}, stats.ReviewFields(g.Record))
}

var resultNames = [...]string{game.Playing: "unfinished", game.Won: "won", game.Lost: "lost"}

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
