package files

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// Quote returns a text in a form that can be shown on a terminal whatever it
// holds, and cut to a sane length.
func Quote(text string) string { return strconv.Quote(Cut(text)) }

// maxText is the length, in characters, to which text from a file is cut.
const maxText = 32

// Cut returns a text cut to a sane length.
func Cut(text string) string {
	n := 0
	for i := range text {
		if n++; n > maxText {
			return text[:i] + "…"
		}
	}
	return text
}

// Binary returns the index of the first byte that no text has, a NUL or what is no
// UTF-8, or -1.
func Binary(text string) int {
	nul := strings.IndexByte(text, 0)
	if nul >= 0 {
		text = text[:nul]
	}
	if utf8.ValidString(text) {
		return nul
	}
	for i := 0; ; {
		r, size := utf8.DecodeRuneInString(text[i:])
		if r == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
}
