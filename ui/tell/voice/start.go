package voice

import (
	"buscaminas/game"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Begins introduces a game. It describes the board as [Teller.Board] does. Before the first move,
// it also says where to start or what is promised about the first cell.
func (t Teller) Begins(s *session.Session) []string {
	said := t.Board(s.Setup)
	if t.Game.Steps() > 0 {
		return said
	}
	if c, ok := s.SafeStart(); ok {
		return append(said, Sentence(words.StartHere.In(t.Lang, t.name(c)), t.Lang))
	}
	if s.Undealt() {
		return append(said, Sentence(s.Setup.AboutFirst().In(t.Lang), t.Lang))
	}
	return said
}

// Board describes a board: its size, the names of its cells, the rules, and whether it may need a
// guess.
func (t Teller) Board(setup session.Setup) []string {
	rows, cols := t.grid().Size()
	said := []string{
		t.Say("%s: %s, %s y %s.", "%s: %s, %s and %s.", setup.Title.In(t.Lang), rowNoun.Count(rows, t.Lang), colNoun.Count(cols, t.Lang),
			words.Mines.Count(t.Game.Layout().Mines(), t.Lang)),
		t.Say(
			"Las celdas tienen forma %s, y cada una toca otras %d como mucho.",
			"The cells are %s, and each touches up to %d others.", draw.GridName(t.grid()).In(t.Lang), mostNeighbors(t.grid())) + " " + t.Reach(),
		t.rules(setup.Rules),
	}
	if !setup.IsGiven() {
		said = append(said, dealt(setup).In(t.Lang))
	}
	if setup.ShowMines {
		said = append(said, t.Say("Las minas están a la vista.", "The mines are shown."))
	}
	return said
}

// rules names the rules and says what they mean.
func (t Teller) rules(r game.Rules) string {
	set := words.RuleSetOf(r)
	if set.About == (text.Text{}) {
		return t.Say("Reglas %s.", "%s rules.", set.Name.In(t.Lang))
	}
	return t.Say(
		"Reglas %s: %s.",
		"The rules are %s: %s.", set.Name.In(t.Lang), set.About.In(t.Lang))
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

// dealt says whether a dealt board may need a guess and, unless the player must not know it, with
// which code or seed to deal the board again.
func dealt(s session.Setup) text.Text {
	guess := text.Text{"Puede que haga falta adivinar.", "You may have to guess."}
	if s.NoGuess() {
		guess = text.Text{"No hace falta adivinar.", "You will not have to guess."}
	}
	if r := s.Spec().Promise.Needs(); r != 0 && s.NoGuess() {
		for l, needs := range words.NeedsRule(r) {
			guess[l] += " " + Sentence(text.Capital(needs), text.Lang(l))
		}
	}
	if s.HasSecretSeed() {
		return guess
	}
	again := text.Text{"Semilla %d.", "Seed %d."}
	var which any = s.Spec().Seed
	if code, coded := s.Code(); coded {
		again, which = text.Text{"Código %s.", "Code %s."}, code
	}
	in := func(l text.Lang) string { return sentences(guess.In(l), again.In(l, which)) }
	return text.Text{in(text.Spanish), in(text.English)}
}

// Level describes a level.
func Level(l words.Level, lang text.Lang) string {
	return lang.Say("%s, con %s, %s y %s", "%s, with %s, %s and %s", l.Name.In(lang),
		rowNoun.Count(l.Rows, lang), colNoun.Count(l.Cols, lang), words.Mines.Count(l.Mines, lang))
}
