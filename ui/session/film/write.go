package film

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"buscaminas/ui/screen/svg"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/terminal"
)

func number(n int) string { return strconv.Itoa(n) }

// SVG returns the film as a moving picture, which ends on its last frame.
func (f *Film) SVG() []byte {
	return svg.Film(func(yield func(svg.Still) bool) {
		for shown := range f.Frames() {
			if !yield(svg.Still{Frame: svg.Of(shown.Grid, f.camera.Palette).Framed(), At: shown.At}) {
				return
			}
		}
	}, f.Title)
}

// Cast returns the film as an asciicast, version 2: a line in JSON for the screen, and one for
// each frame with its time and what a terminal is sent.
func (f *Film) Cast() []byte {
	var b strings.Builder
	out := json.NewEncoder(&b)
	out.SetEscapeHTML(false)
	line := func(v any) {
		if err := out.Encode(v); err != nil {
			panic(err) // it is texts and numbers
		}
	}
	line(struct {
		Version int               `json:"version"`
		Width   int               `json:"width"`
		Height  int               `json:"height"`
		Title   string            `json:"title"`
		Env     map[string]string `json:"env"`
	}{2, f.Width, f.Height, f.Title, map[string]string{"TERM": "xterm-256color"}})
	var painter terminal.Painter
	painter.Resize(f.Width, f.Height)
	sent := terminal.HideCursor
	for shown := range f.Frames() {
		painter.Take(shown.Grid, f.camera.Palette)
		line([]any{shown.At.Seconds(), "o", sent + string(painter.Paint())})
		sent = ""
	}
	return []byte(b.String())
}

// Text returns the frames as text, each below its time in seconds. A frame that reads like
// the one before is left out.
func (f *Film) Text() []byte {
	var b strings.Builder
	before := ""
	for shown := range f.Frames() {
		read := shown.Grid.String()
		if read == before {
			continue
		}
		before = read
		fmt.Fprintf(&b, "%s\n%s", words.Seconds(shown.At), read)
	}
	return []byte(b.String())
}
