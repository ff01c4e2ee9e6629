package stats

import (
	"fmt"

	"buscaminas/game/deal"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

// Text returns what keeps a game from being a record, as the player is told it.
func (r Reason) Text() text.Text { return reasons[r] }

var reasons = [Reasons]text.Text{
	Lost:         {"perdida", "lost"},
	Undone:       {"se deshizo una explosión", "an explosion was undone"},
	Hinted:       {"hubo pistas", "hints were taken"},
	ChancesShown: {"se vio el azar", "the chances were shown"},
	MinesShown:   {"las minas estaban a la vista", "the mines were in sight"},
	SeenBefore:   {"tablero quizá ya visto", "board perhaps seen before"},
}

// Name returns what a category is called; grid is what is said of its grid beside
// its size, if anything.
func (g Group) Name(l text.Lang, grid text.Text) string {
	name := g.board().In(l)
	if grid := grid.In(l); grid != "" {
		name += " " + grid
	}
	name += text.Between + words.RuleSetOf(g.Rules).Name.In(l)
	if g.Guessing {
		name += text.Between + text.Text{"adivinando", "guessing"}.In(l)
	}
	if g.First != deal.ClearStart {
		name += text.Between + words.FirstIs.In(l, words.FirstCellOf(g.First).Name.In(l))
	}
	return name
}

// board returns the name of the level, or of the board that is no dealt one, or
// else the size and the mines.
func (g Group) board() text.Text {
	level, ok := g.Level()
	if !ok && g.Board != "" {
		return text.Same(text.Printable(g.Games[0].Title))
	}
	for _, l := range words.Levels() {
		if ok && l.Level == level {
			return l.Name
		}
	}
	return text.Same(fmt.Sprintf("%d×%d/%d", g.Rows, g.Cols, g.Mines))
}

var (
	summary = text.Text{
		"partidas: %d · ganadas: %d (%.0f %%) · racha %d, la mayor %d · aparte, con ayuda o ya vistas: %d · abandonadas: %d",
		"games: %d · won: %d (%.0f %%) · streak %d, the longest %d · besides, with help or seen before: %d · given up: %d"}
	losses = text.Text{
		"perdidas: %d obligado a adivinar, %d con una celda segura, %d sin saberse",
		"lost: %d to a due guess, %d with a safe cell missed, %d not known"}
	means = text.Text{
		"mejor tiempo %s · tiempo medio %s",
		"best time %s · mean time %s"}
	figures = text.Text{
		"3BV/s %.2f · IOE %.2f · rendimiento %.2f · acierto %.2f · RQP %.1f",
		"3BV/s %.2f · IOE %.2f · throughput %.2f · correctness %.2f · RQP %.1f"}
)

// Lines returns what a summary tells, as the player reads it.
func (s Summary) Lines(l text.Lang) []string {
	lines := []string{
		summary.In(l, s.Games, s.Wins, 100*s.Rate(), s.Streak, s.BestStreak, s.Aided, s.GivenUp),
		losses.In(l, s.ForcedGuesses, s.SafeMissed, s.UnknownLosses),
	}
	if a := s.Averages; s.Wins > 0 {
		lines = append(lines, means.In(l, words.Seconds(s.Best), words.Seconds(a.Time)),
			figures.In(l, a.Speed, a.Efficiency, a.Throughput, a.Correctness, a.RQP))
	}
	return lines
}
