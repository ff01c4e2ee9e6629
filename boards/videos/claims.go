package videos

import (
	"strconv"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// note compares what the file says with the game that was played.
func (v *Video) note(late int) {
	add := func(p files.Problem, found, want string) {
		v.Notes = append(v.Notes, &files.Error{Problem: p, Found: found, Want: want})
	}
	if said := v.Claims.ThreeBV; said != 0 { // counting takes long on a large board
		if is := v.Layout.ThreeBV(game.Cascade); said != is {
			add(Other3BV, strconv.Itoa(said), strconv.Itoa(is))
		}
	}
	if v.Claims.Won && v.Status != game.Won {
		add(OtherResult, "", "")
	}
	if d := v.Claims.Time - v.Time; v.Claims.Time != 0 && v.Status != game.Playing && d.Abs() > sameTime {
		add(OtherTime, seconds(v.Claims.Time), seconds(v.Time))
	}
	if late > 0 {
		add(LateEvents, strconv.Itoa(late), "")
	}
}

// sameTime is the largest difference of two times that are the same: some programs cut the last
// digit of one of them.
const sameTime = 15 * time.Millisecond

func seconds(t time.Duration) string { return strconv.FormatFloat(t.Seconds(), 'f', 3, 64) }
