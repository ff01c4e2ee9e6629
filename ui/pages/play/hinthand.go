package play

import (
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// hand returns what the player can do because of the hint, at the stage that is shown: the cells to
// open, to flag or to unflag. It reports false if no hint is shown, if that stage finds no such
// cells, or if the hint is a guess.
func (h *helping) hand() (do advice.Todo, ok bool) {
	told := h.hinted
	if h.back != nil || !h.hintShows() || told.stage <= advice.FirstStage || told.advice.About == advice.Guess {
		return advice.Todo{}, false
	}
	do = told.advice.Todo(h.game(), told.stage)
	return do, do.HasMoves()
}

// handKeys returns the keys that do what [helping.hand] returns.
func (h *helping) handKeys() []suggestion {
	hand, ok := h.hand()
	if !ok {
		return nil
	}
	do := suggestion{keys.OpenCell, h.teller().KeyDoes(hand)}
	if len(hand.Mines) > 0 || hand.Unflag {
		do.Command = keys.FlagCell
	}
	if hand.Chord == nil {
		return []suggestion{do}
	}
	return []suggestion{do, {keys.ChordCell, h.teller().Chord(*hand.Chord, h.Glyphs().Safe())}}
}

// doubt returns the reason why opening c may lose the game, if c is the cell where the hint puts the
// cursor: see [advice.Todo.At]. For another cell, or if there is no reason, it returns a doubt about
// [advice.Nothing].
func (h *helping) doubt(c game.Cell) advice.Doubt {
	hand, ok := h.hand()
	told := h.hinted
	if !ok && told.stage > advice.FirstStage && h.back == nil && h.hintShows() {
		hand, ok = told.advice.Todo(h.game(), told.stage), told.advice.About != advice.Guess
	}
	if !ok || c != hand.At {
		return advice.Doubt{}
	}
	t := h.session.Thoughts()
	if t == nil {
		t = h.session.Position().Think()
	}
	return t.Doubt(h.session.Opens(c))
}

var noMineHere = text.Text{
	"%s no tiene mina: no hay nada que marcar", "%s is safe: there is nothing to flag"}
