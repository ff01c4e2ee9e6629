package film

import (
	"time"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
)

// waved appends shots to a film of a won game, in which a light crosses the board. The last shot
// shows the board without the light.
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

// shine sets the light that crosses the board in the next frame. The parameter after is the time
// since the win; if it is 0, there is no light. The light starts at the cell opened last.
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
