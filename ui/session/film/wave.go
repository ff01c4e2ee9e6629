package film

import (
	"time"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
)

// waved appends the shots in which a light crosses the board of a won game. The last of these shots
// has no light. If the game is not won, or the palette cannot show the light, waved returns shots
// unchanged.
func (c *camera) waved(shots []shot) []shot {
	c.replay.Seek(c.replay.Len())
	if c.replay.Game().Status() != game.Won || !c.Palette.HasGrounds {
		return shots
	}
	end := shots[len(shots)-1]
	for t := draw.WaveFrame; t < draw.WaveTime; t += draw.WaveFrame {
		shots = append(shots, shot{at: end.at + t, entries: end.entries, wave: t})
	}
	return append(shots, shot{at: end.at + draw.WaveTime, entries: end.entries})
}

// shine sets the light that crosses the board of a won game in the next frame. The light starts at
// the cell opened last, and moves with the time since the win. If this time is 0, there is no
// light.
func (c *camera) shine(sinceWin time.Duration) {
	if sinceWin == 0 {
		c.board.Wave = draw.Wave{}
		return
	}
	if c.board.Wave == (draw.Wave{}) {
		c.board.Wave = c.board.WaveFrom(c.board.Cursor)
	}
	c.board.Wave = c.board.Wave.After(sinceWin)
}
