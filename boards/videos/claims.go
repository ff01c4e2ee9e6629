package videos

import (
	"strconv"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// note adds notes to v about claims of the file that the plays contradict, and about late clicks.
// The parameter late is the number of late clicks: clicks after the end of the game that would have
// changed the board.
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

// sameTime is the largest difference between two times that count as equal: some programs cut the
// last digit of a time.
const sameTime = 15 * time.Millisecond

func seconds(t time.Duration) string { return strconv.FormatFloat(t.Seconds(), 'f', 3, 64) }
