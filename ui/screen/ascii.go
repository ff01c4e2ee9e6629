package screen

// inASCII maps characters that the program shows to their ASCII substitutes.
var inASCII = map[rune]rune{
	'á': 'a', 'é': 'e', 'í': 'i', 'ó': 'o', 'ú': 'u', 'ü': 'u', 'ñ': 'n',
	'Á': 'A', 'É': 'E', 'Í': 'I', 'Ó': 'O', 'Ú': 'U', 'Ñ': 'N',
	'\u00a0': ' ', '\u202f': ' ', '¿': ' ', '¡': ' ', '·': '-', '…': '~', '─': '-', '━': '=', '┼': '+', '┿': '#', '—': '-',
	'▸': '>', '◂': '<', '▾': 'v', '▴': '^', '×': 'x', '✓': 'v', '✗': 'x',
	'‹': '<', '›': '>', '«': '"', '»': '"', '–': '-',
	'╭': '+', '╮': '+', '╰': '+', '╯': '+', '│': '|', '█': '#', '░': '.', '▒': '%', '▓': 'o',
	'▀': '\'', '▄': '.', '▏': ':', '▎': ':', '▍': ':', '▌': ':', '▋': ':', '▊': ':', '▉': ':',
	'↑': '^', '↓': 'v', '←': '<', '→': '>', 'º': 'o', 'µ': 'u',
}

// ASCII returns the character that stands for r on a terminal that shows ASCII only: r itself, a
// substitute, or '?' if r has no substitute.
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
