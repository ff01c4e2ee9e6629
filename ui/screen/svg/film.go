package svg

import (
	"fmt"
	"iter"
	"strconv"
	"time"
)

// A Still is a frame of a film, and the time at which it appears.
type Still struct {
	Frame
	At time.Duration
}

// moving has the style rules of a film. Each frame after the first appears at its time. If the
// viewer's settings forbid motion, all frames appear at once, so only the last frame is visible.
const moving = "g{visibility:hidden;animation:s 1ms forwards}\n" +
	"@keyframes s{to{visibility:visible}}\n" +
	"@media(prefers-reduced-motion:reduce){g{animation:none;visibility:visible}}\n"

// Film returns the frames as one animated SVG picture without scripts. The picture shows the first
// frame from the start. For each later frame it has a group with the cells that change, which
// appears over the earlier frames at the time of the frame. The animation ends with the last frame.
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
	if widest.rows == nil { // cancelled before the first frame
		return nil
	}
	return d.whole(widest, title, moving)
}
