package screen

// inASCII has a substitute for each character that the texts and pages use and ASCII lacks.
var inASCII = map[rune]rune{
	'á': 'a', 'é': 'e', 'í': 'i', 'ó': 'o', 'ú': 'u', 'ü': 'u', 'ñ': 'n',
	'Á': 'A', 'É': 'E', 'Í': 'I', 'Ó': 'O', 'Ú': 'U', 'Ñ': 'N',
	'\u00a0': ' ', '¿': ' ', '¡': ' ', '·': '-', '…': '~', '─': '-', '—': '-',
	'▸': '>', '◂': '<', '▾': 'v', '▴': '^', '×': 'x', '✓': 'v', '✗': 'x',
	'‹': '<', '›': '>', '«': '"', '»': '"', '“': '"', '”': '"', '’': '\'', '–': '-',
	'╭': '+', '╮': '+', '╰': '+', '╯': '+', '│': '|', '█': '#', '░': '.', '▓': 'o',
	'▏': ':', '▎': ':', '▍': ':', '▌': ':', '▋': ':', '▊': ':', '▉': ':',
	'↑': '^', '↓': 'v', '←': '<', '→': '>',
}

// ASCII returns r, or its substitute on a terminal that shows ASCII only: '?' if it has none.
func ASCII(r rune) rune {
	c, ok := inASCII[r]
	switch {
	case r <= '~':
		return r
	case ok:
		return c
	}
	return '?'
}
