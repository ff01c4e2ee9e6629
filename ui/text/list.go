package text

import (
	"math"
	"strconv"
	"strings"
)

// A List is a list of names. In a sentence, it becomes "Fa, Fb and Fc".
type List []string

// And joins names with the word "and" of language l, as in "Fa, Fb and Fc".
func And(l Lang, names []string) string { return join(l, names, Text{"y", "and"}, "e", spokenI) }

// Or joins names with the word "or" of language l, as in "Fa, Fb or Fc".
func Or(l Lang, names []string) string { return join(l, names, Text{"o", "or"}, "u", spokenO) }

// join puts the conjunction before the last name, and commas between the other names. If the last
// name begins with the sound of the Spanish conjunction, as sameSound reports, join puts variant
// instead: e for y, and u for o.
func join(
	l Lang, names []string, conjunction Text, variant string, sameSound func(string) bool,
) string {
	last := len(names) - 1
	if last <= 0 {
		return strings.Join(names, "")
	}
	between := conjunction[l]
	if l == Spanish && sameSound(names[last]) {
		between = variant
	}
	return strings.Join(names[:last], ", ") + " " + between + " " + names[last]
}

func spokenI(name string) bool { return strings.HasPrefix(strings.ToLower(name), "i") }

// spokenO reports whether a name, spoken in Spanish, begins with the sound o, as ocho (8) does.
func spokenO(name string) bool {
	digits := name
	if end := strings.IndexFunc(name, func(r rune) bool { return r < '0' || r > '9' }); end >= 0 {
		digits = name[:end]
	}
	return strings.HasPrefix(strings.ToLower(name), "o") || strings.HasPrefix(name, "8") || digits == "11"
}

// A Number is a number that sentences spell out from 1 to 10, and write in digits otherwise. The
// Spanish words are feminine, for nouns such as minas and celdas.
type Number int

// In returns the number in language l, in words or digits.
func (n Number) In(l Lang) string {
	words := [...]Text{
		{"una", "one"}, {"dos", "two"}, {"tres", "three"}, {"cuatro", "four"}, {"cinco", "five"},
		{"seis", "six"}, {"siete", "seven"}, {"ocho", "eight"}, {"nueve", "nine"}, {"diez", "ten"}}
	if n < 1 || int(n) > len(words) {
		return FormatNumber(l, strconv.Itoa(int(n)))
	}
	return words[n-1][l]
}

// Decimal returns n as text with the given number of digits after the decimal point, which is a comma
// in Spanish.
func Decimal(l Lang, n float64, digits int) string {
	return FormatNumber(l, strconv.FormatFloat(n, 'f', digits, 64))
}

// Tenths returns n as text, rounded to tenths, as in "0.5", or "0,5" in Spanish. If the result is a
// whole number, it has no decimals.
func Tenths(l Lang, n float64) string {
	return FormatNumber(l, strconv.FormatFloat(math.Round(10*n)/10, 'f', -1, 64))
}

// FormatNumber converts a number such as "12345.6" to the form of language l. In Spanish it has a
// decimal comma and, from 10 000 on, thin spaces between groups of three digits.
func FormatNumber(l Lang, number string) string {
	if l != Spanish {
		return number
	}
	whole, _, _ := strings.Cut(number, ".")
	number = strings.Replace(number, ".", ",", 1)
	for i := len(whole) - 3; i > 0 && len(whole) > 4; i -= 3 {
		number = number[:i] + "\u202f" + number[i:] // a space without a line break
	}
	return number
}
