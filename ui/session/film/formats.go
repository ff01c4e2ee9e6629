package film

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"buscaminas/ui/screen/svg"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/terminal"

	"github.com/charmbracelet/x/ansi"
)

func number(n int) string { return strconv.Itoa(n) }

// SVG returns the film as an animated SVG picture that stops at its last frame.
func (f *film) SVG() []byte {
	return svg.Film(func(yield func(svg.Still) bool) {
		for shown := range f.frames() {
			if !yield(svg.Still{Frame: svg.FrameOf(shown.Grid, f.camera.Palette), At: shown.At}) {
				return
			}
		}
	}, f.Title)
}

// Cast returns the film as an asciicast, version 2. Its first line is JSON with the size. Each
// further line is JSON for one frame: the time in seconds, and the bytes to send to a terminal.
func (f *film) Cast() []byte {
	var b strings.Builder
	out := json.NewEncoder(&b)
	out.SetEscapeHTML(false)
	line := func(v any) {
		if err := out.Encode(v); err != nil {
			panic(err) // encoding strings and finite numbers does not fail
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
	sent := ansi.HideCursor
	for shown := range f.frames() {
		painter.SetFrame(shown.Grid, f.camera.Palette)
		line([]any{words.RoundedSeconds(shown.At), "o", sent + string(painter.Paint())})
		sent = ""
	}
	return []byte(b.String())
}

// Text returns the frames as text. Above each frame is a line with its time in seconds. Text leaves
// out a frame with the same text as the one before.
func (f *film) Text() []byte {
	var b strings.Builder
	before := ""
	for shown := range f.frames() {
		read := shown.Grid.String()
		if read == before {
			continue
		}
		before = read
		fmt.Fprintf(&b, "%s\n%s", words.Seconds(shown.At), read)
	}
	return []byte(b.String())
}
