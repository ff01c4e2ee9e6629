package play

import (
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// hand returns what the player can do at the stage of the hint that shows now. It reports false if
// no hint shows, if that stage finds nothing to do, or if the hint is a guess.
func (h *helping) hand() (do advice.Todo, ok bool) {
	told := h.hinted
	if h.back != nil || !h.hintShows() || told.stage <= advice.FirstStage || told.advice.About == advice.Guess {
		return advice.Todo{}, false
	}
	do = told.advice.Todo(h.game(), told.stage)
	return do, do.HasMoves()
}

// handKeys returns the keys that do what the stage of the hint finds.
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

// doubt returns the reason why opening a cell may lose the game, if the hint leads to that cell.
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
