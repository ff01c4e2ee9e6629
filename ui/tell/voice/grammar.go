package voice

import (
	"regexp"
	"strings"
	"time"

	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// span names n neighbouring rows or columns by the first and the last, as "3", "3 y 4" or "3 a 8".
func span(l text.Lang, first, last string, n int) string {
	switch {
	case n == 1:
		return first
	case n == 2:
		return text.And(l, []string{first, last})
	case l == text.Spanish && strings.EqualFold(first, "a"):
		return first + " hasta " + last // "A a C" is hard to understand
	}
	return first + l.Say(" a ", " to ") + last
}

// lasted returns a time in words, to the second.
func lasted(l text.Lang, d time.Duration) string {
	return words.DurationInWords(d.Truncate(time.Second), l)
}

// signs lists signs of written texts, each with the words to speak instead.
var signs = []struct {
	sign  *regexp.Regexp
	words text.Text
}{
	{regexp.MustCompile(`(×\d+)/1\b`), text.Text{"$1 con 1 mina", "$1 with 1 mine"}}, // a board, such as 10×12/15
	{regexp.MustCompile(`(×\d+)/(\d+)`), text.Text{"$1 con $2 minas", "$1 with $2 mines"}},
	{regexp.MustCompile(`×`), text.Text{" por ", " by "}},
	{regexp.MustCompile(`(\d) ?%`), text.Text{"$1 por ciento", "$1 per cent"}},
	{regexp.MustCompile(`(\d) s\b`), text.Text{"$1 segundos", "$1 seconds"}},
	{regexp.MustCompile(` \(`), text.Same(", ")},
	{regexp.MustCompile(`\)([.,:;]|$| · )`), text.Same("$1")},
	{regexp.MustCompile(`\)`), text.Same(",")},
	{regexp.MustCompile(`…`), text.Same("")},
}

// Spoken turns a written text into spoken sentences. Signs become words. The last sentence ends
// with a full stop.
func Spoken(said string, l text.Lang) string {
	said = withoutSigns(said, l)
	if said == "" || strings.ContainsRune(".:?!", rune(said[len(said)-1])) {
		return said
	}
	return said + "."
}

// sentence returns the result of [Spoken] with a capital letter at the beginning.
func (t Teller) sentence(said string) string { return text.Capital(Spoken(said, t.Lang)) }

// withoutSigns turns the signs of a written text into words.
func withoutSigns(said string, l text.Lang) string {
	for _, s := range signs {
		said = s.sign.ReplaceAllString(said, s.words[l])
	}
	parts := strings.Split(said, text.Separator)
	for i := range parts[1:] {
		parts[i+1] = text.Capital(parts[i+1])
	}
	return strings.Join(parts, ". ")
}

// sentences joins texts with blanks between them. It leaves out empty texts.
func sentences(all ...string) string {
	var said []string
	for _, s := range all {
		if s != "" {
			said = append(said, s)
		}
	}
	return strings.Join(said, " ")
}
