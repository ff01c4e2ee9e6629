package files

import (
	"encoding/binary"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// DecodeUTF16 converts UTF-16 text, as PowerShell writes it, to UTF-8. It recognizes UTF-16 by the
// byte order mark, and keeps the mark. It returns any other text unchanged.
func DecodeUTF16(text string) string {
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
	b.Grow(len(text)) // more than enough for ASCII, and enough for most text
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
