package text

import (
	"math"
	"strconv"
	"strings"
)

// And joins names as they are said: "Fa, Fb y Fc".
func And(l Lang, names []string) string { return join(l, names, Text{"y", "and"}, "e", spokenI) }

// Or joins names as alternatives: "Fa, Fb o Fc".
func Or(l Lang, names []string) string { return join(l, names, Text{"o", "or"}, "u", spokenO) }

// join joins names with commas, and the last one with word. In Spanish it takes other instead of
// word if the last name begins with the same sound.
func join(l Lang, names []string, word Text, other string, sameSound func(string) bool) string {
	last := len(names) - 1
	if last <= 0 {
		return strings.Join(names, "")
	}
	between := word[l]
	if l == Spanish && sameSound(names[last]) {
		between = other
	}
	return strings.Join(names[:last], ", ") + " " + between + " " + names[last]
}

func spokenI(name string) bool { return strings.HasPrefix(strings.ToLower(name), "i") }

// spokenO reports whether a name begins with the sound o in Spanish, as 8 and 11 do.
func spokenO(name string) bool {
	digits := name
	if end := strings.IndexFunc(name, func(r rune) bool { return r < '0' || r > '9' }); end >= 0 {
		digits = name[:end]
	}
	return strings.HasPrefix(strings.ToLower(name), "o") || strings.HasPrefix(name, "8") || digits == "11"
}

// Count returns a number in words up to ten, in the gender of mines and cells.
func Count(l Lang, n int) string {
	words := [...]Text{
		{"ninguna", "no"}, {"una", "one"}, {"dos", "two"}, {"tres", "three"}, {"cuatro", "four"}, {"cinco", "five"},
		{"seis", "six"}, {"siete", "seven"}, {"ocho", "eight"}, {"nueve", "nine"}, {"diez", "ten"}}
	if n < 0 || n >= len(words) {
		return strconv.Itoa(n)
	}
	return words[n][l]
}

// Decimal writes a number with this many digits after the decimal sign of the language.
func Decimal(l Lang, n float64, digits int) string {
	return point(l, strconv.FormatFloat(n, 'f', digits, 64))
}

// Tenths says a number to the tenth, with the sign of the language.
func Tenths(l Lang, n float64) string {
	return point(l, strconv.FormatFloat(math.Round(10*n)/10, 'f', -1, 64))
}

// point puts the decimal comma into a number in Spanish.
func point(l Lang, number string) string {
	if l == Spanish {
		return strings.Replace(number, ".", ",", 1)
	}
	return number
}
