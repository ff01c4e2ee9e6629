package film

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"buscaminas/ui/svg"
	"buscaminas/ui/words"

	"github.com/charmbracelet/x/ansi"
)

func number(n int) string { return strconv.Itoa(n) }

// SVG returns the film as a moving picture, which ends on its last frame.
func (f *Film) SVG() []byte {
	var reader svg.Reader
	return svg.Film(func(yield func(svg.Still) bool) {
		for frame := range f.Frames() {
			if !yield(svg.Still{Frame: reader.Read(frame.Text).Framed(), At: frame.At}) {
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
	var before []string
	for frame := range f.Frames() {
		now := strings.Split(strings.TrimSuffix(frame.Text, "\n"), "\n")
		line([]any{frame.At.Seconds(), "o", f.sent(before, now)})
		before = now
	}
	return []byte(b.String())
}

// sent returns what a terminal is sent that shows some lines and is to show others: those
// that change, each to its end. At first it shows none, and its cursor is hidden.
func (f *Film) sent(before, now []string) string {
	var b strings.Builder
	if before == nil {
		b.WriteString("\x1b[?25l")
	}
	for i, line := range now {
		if before == nil || before[i] != line {
			fmt.Fprintf(&b, "\x1b[%dH%s%*s", i+1, line, f.Width-ansi.StringWidth(line), "")
		}
	}
	return b.String()
}

// Text returns the frames as text, each below its time in seconds; one that reads like the one
// before is left out.
func (f *Film) Text() []byte {
	var b strings.Builder
	before := ""
	for frame := range f.Frames() {
		read := ansi.Strip(frame.Text)
		if read == before {
			continue
		}
		before = read
		fmt.Fprintf(&b, "%s\n", words.Seconds(frame.At))
		for line := range strings.Lines(read) {
			b.WriteString(strings.TrimRight(line, " \n") + "\n")
		}
	}
	return []byte(b.String())
}
