package frame

import "unicode/utf8"

// plainLetters are the characters of the words and screens that ASCII lacks, each
// with one that may stand for it.
var plainLetters = map[rune]byte{
	'á': 'a', 'é': 'e', 'í': 'i', 'ó': 'o', 'ú': 'u', 'ü': 'u', 'ñ': 'n',
	'Á': 'A', 'É': 'E', 'Í': 'I', 'Ó': 'O', 'Ú': 'U', 'Ñ': 'N',
	'\u00a0': ' ', '¿': ' ', '¡': ' ', '·': '-', '…': '~', '─': '-', '—': '-',
	'▸': '>', '▾': 'v', '▴': '^', '×': 'x', '✓': 'v', '✗': 'x',
	'‹': '<', '›': '>', '«': '"', '»': '"', '“': '"', '”': '"', '’': '\'', '–': '-',
	'╭': '+', '╮': '+', '╰': '+', '╯': '+', '│': '|', '█': '#', '░': '.', '▓': 'o',
	'▏': ':', '▎': ':', '▍': ':', '▌': ':', '▋': ':', '▊': ':', '▉': ':',
	'↑': '^', '↓': 'v', '←': '<', '→': '>',
}

// ToASCII writes text with nothing but ASCII, each character in one column as it
// was before.
func ToASCII(text []byte) []byte {
	to := text[:0] // it never grows
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		switch c, ok := plainLetters[r]; {
		case r < utf8.RuneSelf:
			to = append(to, byte(r))
		case ok:
			to = append(to, c)
		default:
			to = append(to, '?')
		}
		text = text[size:]
	}
	return to
}
