package manual

import (
	"fmt"
	"strings"
)

// Roff returns the topic without its title, in roff, the format of manual pages.
func (t Topic) Roff(r Reader) string {
	var b strings.Builder
	for _, piece := range t.Pieces(r) {
		switch {
		case piece.Heading != "":
			fmt.Fprintf(&b, ".PP\n.B %s\n", RoffText(piece.Heading))
		case piece.Rows != nil:
			for _, row := range piece.Rows {
				b.WriteString(RoffRow(row.Label.Text, row.About))
			}
		case piece.Verbatim != nil:
			b.WriteString(asTyped(piece.Verbatim))
		case piece.Boards != nil:
			lines := strings.Split(strings.TrimSuffix(printed(piece.Boards, r), "\n"), "\n")
			b.WriteString(asTyped(lines))
		default:
			b.WriteString(".PP\n" + roffParagraph(piece.Text))
		}
	}
	return b.String()
}

// RoffRow returns a term and its explanation in roff. If term is "", it returns only the
// explanation.
func RoffRow(term, about string) string {
	if term == "" {
		return ".PP\n" + roffParagraph(about)
	}
	return ".TP\n.B " + RoffText(term) + "\n" + roffParagraph(about)
}

// roffParagraph wraps a text and escapes it for roff.
func roffParagraph(text string) string {
	const width = 68 // escapes make lines longer
	var b strings.Builder
	for _, line := range wrapped(text, width) {
		b.WriteString(RoffText(line) + "\n")
	}
	return b.String()
}

// asTyped returns lines in roff, marked so that a manual page shows them unchanged.
func asTyped(lines []string) string {
	var b strings.Builder
	b.WriteString(".PP\n.nf\n")
	for _, l := range lines {
		if l != "" && !strings.HasPrefix(l, " ") {
			l = "  " + l
		}
		b.WriteString(RoffText(l) + "\n")
	}
	b.WriteString(".fi\n")
	return b.String()
}

var roffSigns = strings.NewReplacer(
	`\`, `\e`, "-", `\-`, "\u00a0", `\ `, "^", `\(ha`, "~", `\(ti`, "`", `\(ga`)

// RoffText escapes one line of text, so that roff takes no part of it as a command.
func RoffText(text string) string {
	text = roffSigns.Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return strings.ReplaceAll(text, `"`, `\(dq`)
}
