package draw

import "buscaminas/game"

// Text returns the lines of the whole board of a game, with no inks and no cursor,
// as they are written one after the other.
func Text(g *game.Game, look Look) string {
	b := Board{Look: look, Game: g, Window: Whole(g.Layout().Grid()), Cursor: NoCursor, Indent: 2}
	p := Pen{Inks: &Inks{}}
	b.Draw(&p)
	return string(p.Out)
}
