package files

import (
	"encoding/binary"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Decode returns a text in UTF-8. A text that begins with the byte order mark of UTF-16, in either
// order, is converted, as PowerShell writes it. Any other text is returned unchanged. A byte order
// mark stays at the beginning.
func Decode(text string) string {
	var order binary.ByteOrder
	switch {
	case strings.HasPrefix(text, "\xff\xfe"):
		order = binary.LittleEndian
	case strings.HasPrefix(text, "\xfe\xff"):
		order = binary.BigEndian
	default:
		return text
	}
	var b strings.Builder
	b.Grow(len(text)) // most text is ASCII, which takes half of it
	unit := func(at int) rune {
		if at+2 > len(text) {
			return utf8.RuneError
		}
		return rune(order.Uint16([]byte{text[at], text[at+1]}))
	}
	for at := 0; at < len(text); at += 2 {
		r := unit(at)
		if utf16.IsSurrogate(r) {
			if r = utf16.DecodeRune(r, unit(at+2)); r != utf8.RuneError {
				at += 2
			}
		}
		b.WriteRune(r)
	}
	return b.String()
}
