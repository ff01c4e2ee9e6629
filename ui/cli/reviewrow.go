package cli

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A judgedGame is a judged game, as the command review shows it.
type judgedGame struct {
	*session.Judged
	file string // the name of the file, with the number of the game if the file has several
}

// nameOf returns the name of a game in a file.
func (p *program) nameOf(path string, g *session.Judged) string {
	name := p.name(path)
	if _, n := boards.CutNumber(name); g.Video != nil && n == 0 {
		return boards.AddNumber(name, g.Video.Number)
	}
	return name
}

// fields returns the fields of the game in an export. The fields about the review have the same
// values as in an export by the command stats.
func (g judgedGame) fields() []stats.Field {
	var date, mode, worst, risk any
	if g.Video != nil {
		mode = g.Video.Mode.String()
	}
	if o, ok := g.Worst(); ok {
		worst, risk = g.name(o.Cell), stats.Rounded(o.Danger())
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
		{Name: "flags", Value: g.flags()},
		{Name: "worst_move", Value: worst},
		{Name: "worst_risk", Value: risk},
		{Name: "adaptive", Value: g.Adaptive},
	}, stats.ReviewFields(g.Record))
}

var resultNames = [...]string{game.Playing: "unfinished", game.Won: "won", game.Lost: "lost"}

// name returns the name of a cell. On a board of more than 26 columns, the column is a number.
func (g judgedGame) name(c game.Cell) string {
	names := game.Letters
	if g.Record.Cols > 26 { // past z, letters are signs that nobody knows by heart
		names = game.Mixed
	}
	return names.Of(g.Layout.Grid(), c)
}

// flags returns the number of flags that the player had placed when the game ended. The flags that
// the program adds after a win do not count.
func (g judgedGame) flags() int {
	set := map[game.Cell]bool{}
	for _, e := range g.Entries {
		if c := e.Action.Cell; e.Event == journal.Done && e.Action.Kind == game.Flag {
			if set[c] = !set[c]; !set[c] {
				delete(set, c)
			}
		}
	}
	return len(set)
}

// line returns the parts of the line about the game, such as "3BV 120" and "openings: 12".
func (g judgedGame) line(l text.Lang) []string {
	of, f, t := g.Record, g.Record.Review, g.Tally()
	teller := hint.Teller{Game: g.Game, Lang: l}
	parts := []string{text.Printable(g.file), g.Program()}
	if !g.Begun.IsZero() {
		parts = append(parts, g.Begun.Format(time.DateOnly))
	}
	solved := "3BV " + strconv.Itoa(of.ThreeBV)
	if g.Solved < of.ThreeBV {
		solved = l.Say("3BV %d de %d", "3BV %d of %d", g.Solved, of.ThreeBV)
	}
	parts = append(parts, g.level(l), g.ended(l), solved,
		l.Say("claros: %d", "openings: %d", g.Layout.Openings()), l.Say("islas: %d", "islands: %d", g.Layout.Islands()),
		l.Say("clics: %d (%d {2:izquierdo|izquierdos}, %d {3:derecho|derechos}, %d {4:doble|dobles}; %d {5:cambió|cambiaron} algo)",
			"clicks: %d (%d left, %d right, %d double; %d changed something)",
			of.Clicks(), of.Left, of.Right, of.Chords, t.Clicks.Effective()),
		l.Say("marcas: %d (%s)", "flags: %d (%s)", g.flags(), stats.Style(of)))
	for _, figure := range []struct {
		name   text.Text
		value  float64
		digits int
	}{
		{text.Same("3BV/s"), t.PerSecond(), 2},
		{text.Same("IOE"), t.IOE(), 2},
		{text.Text{"rendimiento", "throughput"}, t.Throughput(), 2},
		{text.Text{"acierto", "correctness"}, t.Correctness(), 2},
		{text.Same("RQP"), t.RQP(), 1},
		{text.Same("STNB"), t.STNB(game.Level{Rows: of.Rows, Cols: of.Cols, Mines: of.Mines}, of.ThreeBV), 1},
	} {
		if figure.value > 0 {
			parts = append(parts, figure.name.In(l)+" "+text.Decimal(l, figure.value, figure.digits))
		}
	}
	if f.Openings() > 0 {
		parts = append(parts, teller.Counts(f), teller.AccuracyAndLuck(f))
	}
	if o, ok := g.Worst(); ok {
		parts = append(parts, l.Say("lo peor: %s, %s", "worst: %s, %s", g.name(o.Cell), teller.Verdict(o)))
	}
	return parts
}

// level returns the level of the board with its size and its mines, as in "expert 16×30/99".
func (g judgedGame) level(l text.Lang) string {
	of := g.Record
	return stats.LevelOf(of).In(l) + " " + boards.SizeText(of.Rows, of.Cols) + "/" + strconv.Itoa(of.Mines)
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
