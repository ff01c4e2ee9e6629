package check

import "buscaminas/game"

// Certain returns the closed cells of a small board that hold no mine, and those that hold
// one, however the mines can lie: by the numbers that are open and the number of all mines.
// It lays the mines in all ways, one after the other, and the flags say nothing.
func Certain(g *game.Game) (safe, mines map[game.Cell]bool) {
	t := &thinker{game: g}
	var closed []game.Cell
	for c := range t.everyCell {
		if !g.Open(c) {
			closed = append(closed, c)
		}
	}
	safe, mines = map[game.Cell]bool{}, map[game.Cell]bool{}
	for _, c := range closed {
		safe[c], mines[c] = true, true
	}
	laid := map[game.Cell]bool{}
	var lay func(rest []game.Cell, left int)
	lay = func(rest []game.Cell, left int) {
		switch {
		case left > len(rest):
			return
		case len(rest) == 0:
			if t.fits(laid) {
				for _, c := range closed {
					safe[c] = safe[c] && !laid[c]
					mines[c] = mines[c] && laid[c]
				}
			}
			return
		}
		lay(rest[1:], left)
		if left > 0 {
			laid[rest[0]] = true
			lay(rest[1:], left-1)
			delete(laid, rest[0])
		}
	}
	lay(closed, g.Layout().Mines())
	for _, c := range closed {
		if !safe[c] {
			delete(safe, c)
		}
		if !mines[c] {
			delete(mines, c)
		}
	}
	return safe, mines
}

// fits reports whether the open numbers are those of these mines.
func (t *thinker) fits(mines map[game.Cell]bool) bool {
	for c := range t.everyCell {
		if !t.game.Open(c) {
			continue
		}
		around := 0
		for _, n := range game.AppendNeighbors(nil, t.game.Layout().Grid(), c) {
			if mines[n] {
				around++
			}
		}
		if around != t.game.Layout().Around(c) {
			return false
		}
	}
	return true
}
