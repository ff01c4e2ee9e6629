package screen

import "strings"

// inConsoleFonts has the characters beyond ASCII that all usual fonts of the Linux console have:
// the kernel's font, and Debian's fonts Lat15, Lat2, Uni1, Uni2 and Uni3.
const inConsoleFonts = "\u00a0¡£¦¨©«¬®°±´µ·»¿ÀÁÂÄÇÈÉÊËÍÎÐÑÓÔÖ×ÚÜÝßàáâäçèéêëíîñóôö÷úüýπ•" +
	"←↑→↓≈≤≥─│┌┐└┘├┤┬┴┼═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬█░▒■▲▶▼◀"

// onConsole maps characters that the fonts of the Linux console lack to their substitutes. A block
// that fills only a part of its cell, such as '▌', becomes a shade.
var onConsole = map[rune]rune{
	'▓': '▒', '✓': '+', '✹': '*',
	'╭': '┌', '╮': '┐', '╰': '└', '╯': '┘',
	'━': '═', '┃': '║', '┏': '╔', '┓': '╗', '┗': '╚', '┛': '╝', '┯': '╤', '┷': '╧', '┿': '╪',
	'┄': '░', '┆': '░', '▸': '▶', '◂': '◀', '▾': '▼', '▴': '▲',
	'▏': '▒', '▎': '▒', '▍': '▒', '▌': '▒', '▋': '▒', '▊': '▒', '▉': '▒',
	'▁': '░', '▂': '░', '▃': '░', '▄': '▒', '▅': '▒', '▆': '█', '▇': '█', '▀': '▒',
}

// Console returns the character that stands for r on a Linux console: r itself if the fonts have
// it, and otherwise a substitute.
func Console(r rune) rune {
	if strings.ContainsRune(inConsoleFonts, r) {
		return r
	}
	if c, ok := onConsole[r]; ok {
		return c
	}
	return ASCII(r)
}
