package svg

import (
	"fmt"
	"iter"
	"strconv"
	"time"
)

// A Still is a frame with the time from which it is shown.
type Still struct {
	Frame
	At time.Duration
}

// moving are the style rules that show each group of a film from its time on. If the viewer wants
// no motion, all are shown at once.
const moving = "g{visibility:hidden;animation:s 1ms forwards}\n" +
	"@keyframes s{to{visibility:visible}}\n" +
	"@media(prefers-reduced-motion:reduce){g{animation:none;visibility:visible}}\n"

// Film returns an animated picture without a script, which ends on its last frame. The first frame
// is drawn whole; each later one is a group with the cells that change, over the earlier ones.
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
