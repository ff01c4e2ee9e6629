package screen

import "strings"

// inConsoleFonts has the characters beyond ASCII that all usual fonts of the Linux console have: that
// of the kernel, and the fonts Lat15, Lat2, Uni1, Uni2 and Uni3 of Debian.
const inConsoleFonts = "\u00a0¡£¦¨©«¬®°±´µ·»¿ÀÁÂÄÇÈÉÊËÍÎÐÑÓÔÖ×ÚÜÝßàáâäçèéêëíîñóôö÷úüýπ•" +
	"←↑→↓≈≤≥─│┌┐└┘├┤┬┴┼═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬█░▒■▲▶▼◀"

// onConsole has the substitutes of characters that are missing in such fonts. A part of a block
// becomes a shade.
var onConsole = map[rune]rune{
	'▓': '▒', '✓': '+', '✹': '*',
	'╭': '┌', '╮': '┐', '╰': '└', '╯': '┘',
	'━': '═', '┃': '║', '┏': '╔', '┓': '╗', '┗': '╚', '┛': '╝', '┯': '╤', '┷': '╧', '┿': '╪',
	'┄': '░', '┆': '░', '▸': '▶', '◂': '◀', '▾': '▼', '▴': '▲',
	'▏': '▒', '▎': '▒', '▍': '▒', '▌': '▒', '▋': '▒', '▊': '▒', '▉': '▒',
	'▁': '░', '▂': '░', '▃': '░', '▄': '▒', '▅': '▒', '▆': '█', '▇': '█', '▀': '▒',
}

// Console returns the character to show instead of r on a Linux console. That is r itself if the
// console has it, and otherwise a substitute.
func Console(r rune) rune {
	if strings.ContainsRune(inConsoleFonts, r) {
		return r
	}
	if c, ok := onConsole[r]; ok {
		return c
	}
	return ASCII(r)
}
