package screen

// plainLetters has a character of ASCII for each character outside it that the words and
// pages use.
var plainLetters = map[rune]rune{
	'á': 'a', 'é': 'e', 'í': 'i', 'ó': 'o', 'ú': 'u', 'ü': 'u', 'ñ': 'n',
	'Á': 'A', 'É': 'E', 'Í': 'I', 'Ó': 'O', 'Ú': 'U', 'Ñ': 'N',
	'\u00a0': ' ', '¿': ' ', '¡': ' ', '·': '-', '…': '~', '─': '-', '—': '-',
	'▸': '>', '◂': '<', '▾': 'v', '▴': '^', '×': 'x', '✓': 'v', '✗': 'x',
	'‹': '<', '›': '>', '«': '"', '»': '"', '“': '"', '”': '"', '’': '\'', '–': '-',
	'╭': '+', '╮': '+', '╰': '+', '╯': '+', '│': '|', '█': '#', '░': '.', '▓': 'o',
	'▏': ':', '▎': ':', '▍': ':', '▌': ':', '▋': ':', '▊': ':', '▉': ':',
	'↑': '^', '↓': 'v', '←': '<', '→': '>',
}

// ASCII returns the character that stands for r where there is nothing but ASCII.
func ASCII(r rune) rune {
	c, ok := plainLetters[r]
	switch {
	case r <= '~':
		return r
	case ok:
		return c
	}
	return '?'
}
