package svg

import (
	"fmt"
	"strconv"
	"time"
)

// A Still is a frame that is seen from a time on.
type Still struct {
	Frame
	At time.Duration
}

// moving says when the groups of a film are seen: each from its time on, and all at once where
// nothing is to move.
const moving = "g{visibility:hidden;animation:s 1ms forwards}\n" +
	"@keyframes s{to{visibility:visible}}\n" +
	"@media(prefers-reduced-motion:reduce){g{animation:none;visibility:visible}}\n"

// Film returns a picture that moves by its own rules, without a script, and ends on its last
// frame. The first is drawn whole; then each has a group with the places that change, over
// those before.
func Film(stills []Still, title string) []byte {
	var d document
	before := stills[0].Frame
	d.paint(before, before.ground, func(_, _ int) bool { return true })
	for _, s := range stills[1:] {
		fmt.Fprintf(&d.body, `<g style="animation-delay:%ss">`+"\n", strconv.FormatFloat(s.At.Seconds(), 'f', 2, 64))
		d.paint(s.Frame, "", func(row, col int) bool { return s.at(row, col) != before.at(row, col) })
		d.body.WriteString("</g>\n")
		before = s.Frame
	}
	return d.whole(widest(stills), title, moving)
}

// widest returns the frame that the picture has the size of.
func widest(stills []Still) Frame {
	most := stills[0].Frame
	for _, s := range stills {
		if s.width() > most.width() {
			most = s.Frame
		}
	}
	return most
}
