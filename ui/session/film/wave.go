package film

import (
	"time"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
)

// waved appends the shots of the light that crosses the board after a win. The last shot shows
// the board without the light.
func (c *camera) waved(shots []shot) []shot {
	c.replay.Seek(c.replay.Len())
	if c.replay.Game().Status() != game.Won || !c.Palette.Solid {
		return shots
	}
	end := shots[len(shots)-1]
	for t := draw.WaveFrame; t < draw.WaveTime; t += draw.WaveFrame {
		shots = append(shots, shot{at: end.at + t, entries: end.entries, wave: t})
	}
	return append(shots, shot{at: end.at + draw.WaveTime, entries: end.entries})
}

// shine sets the light that the next frame draws: its age is the time after the win, and it starts
// at the cell opened last. If after is 0, there is no light.
func (c *camera) shine(after time.Duration) {
	if after == 0 {
		c.board.Wave = draw.Wave{}
		return
	}
	if c.board.Wave == (draw.Wave{}) {
		c.board.Wave = c.board.WaveFrom(c.board.Cursor)
	}
	c.board.Wave = c.board.Wave.After(after)
}
