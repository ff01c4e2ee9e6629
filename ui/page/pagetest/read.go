package pagetest

import (
	"regexp"
	"slices"
	"strings"
)

// Sees fails the test unless all texts are on the screen. A text may be broken over several lines.
// A text of the form "name: value" also matches a figure of a panel.
func (p *Player) Sees(want ...string) {
	p.T.Helper()
	screen := p.Screen()
	for _, text := range want {
		if !strings.Contains(screen, text) && !strings.Contains(Figures(screen)+menuOf(screen), text) &&
			!strings.Contains(flowing(screen, " "), text) && !strings.Contains(flowing(screen, ""), text) {
			p.T.Fatalf("no %q on the screen:\n%s", text, screen)
		}
	}
}

// DoesNotSee fails the test if a text is on the screen.
func (p *Player) DoesNotSee(text string) {
	p.T.Helper()
	if screen := p.Screen(); strings.Contains(screen+Figures(screen)+menuOf(screen), text) {
		p.T.Fatalf("%q on the screen:\n%s", text, screen)
	}
}

// SeesWin fails the test unless the screen says that the game is won.
func (p *Player) SeesWin() {
	p.T.Helper()
	p.seesEnd("HAS GANADO", "YOU WON")
}

// SeesLoss fails the test unless the screen says that the game is lost.
func (p *Player) SeesLoss() {
	p.T.Helper()
	p.seesEnd("HAS PERDIDO", "YOU LOST")
}

// seesEnd fails the test unless the screen has one of these words, in upper or lower case.
func (p *Player) seesEnd(words ...string) {
	p.T.Helper()
	screen := strings.ToUpper(p.Screen())
	if !slices.ContainsFunc(words, func(word string) bool { return strings.Contains(screen, word) }) {
		p.T.Fatalf("nothing says %s:\n%s", words[0], p.Screen())
	}
}

// SeesNoEnd fails the test if the screen says that the game is won or lost.
func (p *Player) SeesNoEnd() {
	p.T.Helper()
	for _, word := range []string{"HAS GANADO", "YOU WON", "HAS PERDIDO", "YOU LOST"} {
		if screen := p.Screen(); strings.Contains(strings.ToUpper(screen), word) {
			p.T.Fatalf("%q is on the screen:\n%s", word, screen)
		}
	}
}

// flowing returns the lines of the screen as one line, with sep between them. With it a test finds
// a path although the path is broken over two lines. Where it is broken depends on its length.
func flowing(screen, sep string) string {
	lines := strings.Split(screen, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimSpace(line)
	}
	return strings.Join(lines, sep)
}

// inPanel matches a line of a panel with a figure: its name, and its value.
var inPanel = regexp.MustCompile(`[│|] (\p{Lu}[\p{L} ]*?) {2,}(\S.*?) [│|]`)

// Figures returns a line with the figures of a panel, each as "name: value". A second line has the
// text that [Prose] returns.
func Figures(screen string) string {
	var figures []string
	for _, f := range inPanel.FindAllStringSubmatch(screen, -1) {
		figures = append(figures, f[1]+": "+f[2])
	}
	return strings.Join(figures, "   ") + "\n" + Prose(screen)
}

// besideBoard matches a line of a panel beside or below a board.
var besideBoard = regexp.MustCompile(`(?m)[│|] ([^│|]{26,}) [│|] *$`)

// Prose returns the text of a panel as one line.
func Prose(screen string) string {
	var words []string
	for _, l := range besideBoard.FindAllStringSubmatch(screen, -1) {
		words = append(words, strings.Fields(l[1])...)
	}
	return strings.Join(words, " ")
}

// inMenu matches an entry of the large menu: the mark of the selection, the key, the text, and the
// figures.
var inMenu = regexp.MustCompile(`│([▸ ] )(\S)[. ] (\S.*?)(?: {2,}(\S.*?))? *│`)

// menuOf returns the title and the entries of the large menu, or of the menu with two columns, in the
// form that they have in a small window.
func menuOf(screen string) string {
	large := strings.Contains(screen, "█▀▀▄ █  █ ▄▀▀▀") || strings.Contains(screen, "██████    ██    ██    ██████")
	if !large && !strings.Contains(screen, "BUSCAMINAS  ") {
		return ""
	}
	all := "BUSCAMINAS\n"
	for line := range strings.Lines(screen) {
		start, end := strings.Index(line, "│"), strings.LastIndex(line, "│")
		if start == end {
			continue
		}
		columns := []string{line[start : end+len("│")]}
		if inside := []rune(line[start+len("│") : end]); !large {
			half := len(inside) * 11 / 20 // the width of the left column
			columns = []string{"│" + string(inside[:half]) + "│", "│" + string(inside[half:]) + "│"}
		}
		for _, column := range columns {
			for _, e := range inMenu.FindAllStringSubmatch(column, -1) {
				all += e[1] + e[2] + ". " + e[3]
				if e[4] != "" {
					all += ": " + e[4]
				}
				all += "\n"
			}
		}
	}
	return all
}

// Trimmed returns a frame without the blanks that end its lines.
func Trimmed(frame string) string {
	lines := strings.Split(frame, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}
