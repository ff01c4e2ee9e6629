package voice

import (
	"regexp"
	"strconv"
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
		text.Text
		is time.Duration
	}{
		{text.Text{"%d {hora|horas}", "%d {hour|hours}"}, time.Hour},
		{text.Text{"%d {minuto|minutos}", "%d {minute|minutes}"}, time.Minute},
	} {
		if n := int(d / unit.is); n > 0 {
			parts, d = append(parts, unit.In(l, n)), d%unit.is
		}
	}
	switch {
	case d == time.Second:
		parts = append(parts, l.Say("1 segundo", "1 second"))
	case d > 0 || len(parts) == 0:
		parts = append(parts, l.Say("%s segundos", "%s seconds", text.Tenths(l, d.Seconds())))
	}
	return text.And(l, parts)
}

// sized finds a board by its size and its mines, such as 10×12/15.
var sized = regexp.MustCompile(`\d+×\d+/\d+`)

// Sentence turns a written text into a spoken sentence. Signs become words. The sentence ends with
// a full stop.
func Sentence(said string, l text.Lang) string {
	said = sized.ReplaceAllStringFunc(said, func(board string) string {
		size, mines, _ := strings.Cut(board, "/")
		n, _ := strconv.Atoi(mines)
		return size + l.Say(" con ", " with ") + words.Mines.In(l, n)
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
