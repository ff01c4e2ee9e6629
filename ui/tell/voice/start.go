package voice

import (
	"strings"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Introduction introduces a game. It describes the board as [Teller.Board] does. Before the first
// move, it also says where to start or what is promised about the first cell.
func (t Teller) Introduction(s *session.Session) []string {
	said := t.Board(s.Setup)
	if t.Game.Steps() > 0 {
		return said
	}
	if c, ok := s.SafeStart(); ok {
		return append(said, t.sentence(words.StartHere.In(t.Lang, t.Name(c))))
	}
	if s.Undealt() {
		return append(said, t.sentence(s.Setup.AboutFirstCell().In(t.Lang)))
	}
	return said
}

// Board describes a board: its size, the names of its cells, the rules, and whether it may need a
// guess.
func (t Teller) Board(setup session.Setup) []string {
	rows, cols := t.grid().Size()
	said := []string{
		setup.Title.In(t.Lang) + ": " + t.size(rows, cols, t.Game.Layout().Mines()) + ".",
		t.Say(
			"Las celdas tienen forma %s, y cada una toca otras %d como mucho.",
			"The cells are %s, and each touches up to %d others.", draw.GridName(t.grid()).In(t.Lang), mostNeighbors(t.grid())) + " " + t.RowsAndColumns(),
		t.rules(setup.Rules),
	}
	if !setup.IsGiven() {
		said = append(said, t.dealt(setup))
	}
	if setup.ShowMines {
		said = append(said, t.Say("Las minas están a la vista.", "The mines are shown."))
	}
	return said
}

// rules names the rules and says what they mean.
func (t Teller) rules(r game.Rules) string {
	set := words.RuleSetOf(r)
	return t.sentence(strings.TrimSuffix(t.Say("reglas: %s · %s", "rules: %s · %s", set.Name, set.About), text.Separator))
}

// mostNeighbors returns the greatest number of neighbours that a cell has.
func mostNeighbors(g game.Grid) int {
	most := 0
	for row := range 2 {
		for col := range 2 {
			most = max(most, len(g.Steps(game.Cell{Row: row, Col: col})))
		}
	}
	return most
}

// dealt says whether a dealt board may need a guess. It adds the board's code or seed, unless the
// seed is secret.
func (t Teller) dealt(s session.Setup) string {
	said := t.Say("Puede que haga falta adivinar.", "You may have to guess.")
	if s.NoGuess() {
		said = t.Say("No hace falta adivinar.", "You will not have to guess.")
		if needs := words.NeedsRule(s.Spec().Promise.Needs()).In(t.Lang); needs != "" {
			said = sentences(said, text.Capital(needs)+".")
		}
	}
	code, coded := s.Code()
	switch {
	case s.HasSecretSeed():
		return said
	case coded:
		return sentences(said, t.Say("Código %s.", "Code %s.", code))
	}
	return sentences(said, t.Say("Semilla %d.", "Seed %d.", s.Spec().Seed))
}

// size says the size of a board and its mines.
func (t Teller) size(rows, cols, mines int) string {
	return t.Say("%d {fila|filas}, %d {2:columna|columnas} y %d {3:mina|minas}", "%d {row|rows}, %d {2:column|columns} and %d {3:mine|mines}", rows, cols, mines)
}

// Level describes a level.
func Level(l words.Level, lang text.Lang) string {
	t := Teller{Teller: hint.Teller{Lang: lang}}
	return lang.Say("%s, con %s", "%s, with %s", l.Name, t.size(l.Rows, l.Cols, l.Mines))
}
