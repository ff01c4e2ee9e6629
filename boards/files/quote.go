package files

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// Quote shortens text as [Shorten] does, and quotes it, so that it is safe to show on a terminal.
func Quote(text string) string { return strconv.Quote(Shorten(text)) }

// maxText is the length, in characters, to which [Shorten] shortens a text.
const maxText = 32

// Shorten returns text if it has at most maxText characters. Otherwise it returns the first maxText
// characters and "…".
func Shorten(text string) string {
	n := 0
	for i := range text {
		if n++; n > maxText {
			return text[:i] + "…"
		}
	}
	return text
}

// IndexBinary returns the index of the first byte of text that is NUL or not UTF-8, or -1.
func IndexBinary(text string) int {
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
