package svg

import (
	"fmt"
	"iter"
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
func Film(stills iter.Seq[Still], title string) []byte {
	var d document
	var before, widest Frame
	for s := range stills {
		if before.rows == nil {
			d.paint(s.Frame, nil)
		} else {
			fmt.Fprintf(&d.body, `<g style="animation-delay:%ss">`+"\n", strconv.FormatFloat(s.At.Seconds(), 'f', 2, 64))
			d.paint(s.Frame, &before)
			d.body.WriteString("</g>\n")
		}
		before = s.Frame
		if s.width() > widest.width() {
			widest = s.Frame
		}
	}
	return d.whole(widest, title, moving)
}
