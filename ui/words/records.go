package words

import (
	"fmt"

	"buscaminas/game/deal"
	"buscaminas/ui/store/stats"
)

// The records.
var (
	MenuRecords  = Text{"Historial y récords", "History and records"}
	RecordsTitle = Text{"HISTORIAL Y RÉCORDS", "HISTORY AND RECORDS"}
	NoGamesYet   = Text{
		"Aún no hay partidas. Termina una, ganada o perdida, y aquí estarán sus números y su repetición.",
		"There are no games yet. Finish one, won or lost, and here will be its numbers and its replay."}
	ColGames        = Text{"partidas", "games"}
	ColWon          = Text{"ganadas", "won"}
	ColBest         = Text{"mejor", "best"}
	ColMean         = Text{"media", "mean"}
	ColStreak       = Text{"racha", "streak"}
	ColAided        = Text{"aparte", "aside"}
	CategorySummary = Text{
		"partidas: %d · ganadas: %d (%.0f %%) · racha %d, la mayor %d · aparte, con ayuda o ya vistas: %d",
		"games: %d · won: %d (%.0f %%) · streak %d, the longest %d · besides, with help or seen before: %d"}
	CategoryLosses = Text{
		"perdidas: %d obligado a adivinar, %d con una celda segura, %d sin saberse",
		"lost: %d to a due guess, %d with a safe cell missed, %d not known"}
	CategoryMeans = Text{
		"mejor tiempo %s · tiempo medio %s",
		"best time %s · mean time %s"}
	CategoryFigures = Text{
		"3BV/s %.2f · IOE %.2f · rendimiento %.2f · acierto %.2f · RQP %.1f",
		"3BV/s %.2f · IOE %.2f · throughput %.2f · correctness %.2f · RQP %.1f"}
	LastTimes = Text{"últimos tiempos", "last times"}
	GamesHead = Text{
		"fecha                tiempo   3BV  ZiNi   3BV/s    IOE",
		"date                   time   3BV  ZiNi   3BV/s    IOE"}
	KeySort   = Text{"ordenar", "sort"}
	KeyExport = Text{"exportar", "export"}
	KeyReplay = Text{"ver", "replay"}
	Exported  = Text{"Escritos games.csv y games.json en %s", "Written: games.csv and games.json in %s"}
)

// CategoryName returns what a category is called; grid is what is said of its grid
// beside its size, if anything.
func CategoryName(g stats.Group, grid Text) Text {
	name := Same(fmt.Sprintf("%d×%d/%d", g.Rows, g.Cols, g.Mines))
	if level, ok := g.Level(); ok {
		for _, l := range Levels() {
			if l.Level == level {
				name = l.Name
			}
		}
	} else if g.Board != "" {
		name = Same(Printable(g.Games[0].Title))
	}
	in := func(l Lang) string {
		text := name.In(l)
		if grid := grid.In(l); grid != "" {
			text += " " + grid
		}
		text += Between + RuleSetOf(g.Rules).Name.In(l)
		if g.Guessing {
			text += Between + Text{"adivinando", "guessing"}.In(l)
		}
		if g.First != deal.ClearStart {
			text += Between + FirstIs.In(l, FirstCellOf(g.First).Name.In(l))
		}
		return text
	}
	return Text{in(Spanish), in(English)}
}
