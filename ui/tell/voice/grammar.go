package voice

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The nouns for what sentences count, besides those of package words.
var (
	closedCells = text.Noun{
		text.Text{"celda cerrada", "closed cell"},
		text.Text{"celdas cerradas", "closed cells"},
	}
	hintNoun = text.Noun{text.Text{"pista", "hint"}, text.Text{"pistas", "hints"}}
)

// choose returns the text single if n is 1, and otherwise the text several with n filled in.
func choose(l text.Lang, n int, single, several text.Text) string {
	if n == 1 {
		return single.In(l)
	}
	return several.In(l, n)
}

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

// percent returns a chance between 0 and 1 in words, as "12 por ciento" or "menos del 1 por
// ciento".
func percent(l text.Lang, chance float64) string {
	if text.Parts(chance, 100) == 0 {
		return l.Say("menos del 1 por ciento", "less than 1 per cent")
	}
	return l.Say("%s por ciento", "%s per cent", text.Share(chance))
}

// lasted returns a time in words, to the second.
func lasted(l text.Lang, d time.Duration) string { return Took(d.Truncate(time.Second), l) }

// Took returns a time in words, to the tenth of a second.
func Took(d time.Duration, l text.Lang) string {
	d = d.Truncate(time.Second / 10)
	var parts []string
	for _, unit := range []struct {
		text.Noun
		is time.Duration
	}{
		{text.Noun{text.Text{"hora", "hour"}, text.Text{"horas", "hours"}}, time.Hour},
		{text.Noun{text.Text{"minuto", "minute"}, text.Text{"minutos", "minutes"}}, time.Minute},
	} {
		if n := int(d / unit.is); n > 0 {
			parts, d = append(parts, unit.Count(n, l)), d%unit.is
		}
	}
	if d > 0 || len(parts) == 0 {
		seconds := text.Noun{text.Text{"segundo", "second"}, text.Text{"segundos", "seconds"}}
		parts = append(parts, decimal(l, d.Seconds())+" "+seconds.Form(0).In(l))
		if d == time.Second {
			parts[len(parts)-1] = seconds.Count(1, l)
		}
	}
	return text.And(l, parts)
}

// decimal returns a number in digits, with the decimal sign of the language.
func decimal(l text.Lang, n float64) string {
	said := strconv.FormatFloat(n, 'f', -1, 64)
	if l == text.Spanish {
		said = strings.Replace(said, ".", ",", 1)
	}
	return said
}

// sized finds a board by its size and its mines, such as 10×12/15.
var sized = regexp.MustCompile(`\d+×\d+/\d+`)

// Sentence turns a written text into a spoken sentence. Signs become words. The sentence ends with
// a full stop.
func Sentence(said string, l text.Lang) string {
	said = sized.ReplaceAllStringFunc(said, func(board string) string {
		size, mines, _ := strings.Cut(board, "/")
		n, _ := strconv.Atoi(mines)
		return size + l.Say(" con ", " with ") + words.Mines.Count(n, l)
	})
	said = strings.NewReplacer("×", l.Say(
		" por ",
		" by "), text.Separator, ". ", "…", "").Replace(said)
	if said == "" || strings.ContainsRune(".:?!", rune(said[len(said)-1])) {
		return said
	}
	return said + "."
}

// sentences joins the texts that are not empty.
func sentences(all ...string) string {
	var said []string
	for _, s := range all {
		if s != "" {
			said = append(said, s)
		}
	}
	return strings.Join(said, " ")
}
