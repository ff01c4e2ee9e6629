package text

import (
	"math"
	"strconv"
	"strings"
)

// A List is names, which a sentence joins with the word "and".
type List []string

// And joins names with the word "and": "Fa, Fb y Fc".
func And(l Lang, names []string) string { return join(l, names, Text{"y", "and"}, "e", spokenI) }

// Or joins names with the word "or": "Fa, Fb o Fc".
func Or(l Lang, names []string) string { return join(l, names, Text{"o", "or"}, "u", spokenO) }

// join puts the conjunction before the last name, and commas between the other names. In Spanish,
// if the last name begins with the sound of the conjunction, variant replaces the conjunction: e
// replaces y, and u replaces o. The function sameSound reports whether a name begins with this
// sound.
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

// spokenO reports whether a name, spoken in Spanish, begins with the sound o, as 8 and 11 do.
func spokenO(name string) bool {
	digits := name
	if end := strings.IndexFunc(name, func(r rune) bool { return r < '0' || r > '9' }); end >= 0 {
		digits = name[:end]
	}
	return strings.HasPrefix(strings.ToLower(name), "o") || strings.HasPrefix(name, "8") || digits == "11"
}

// A Number is a number that sentences give in words from 1 to 10, and otherwise in digits. The Spanish
// words are feminine, as minas and celdas are. There is no word for zero: "no" and "ninguna" would need
// another sentence.
type Number int

// In returns the number in a language.
func (n Number) In(l Lang) string {
	words := [...]Text{
		{"una", "one"}, {"dos", "two"}, {"tres", "three"}, {"cuatro", "four"}, {"cinco", "five"},
		{"seis", "six"}, {"siete", "seven"}, {"ocho", "eight"}, {"nueve", "nine"}, {"diez", "ten"}}
	if n < 1 || int(n) > len(words) {
		return Figure(l, strconv.Itoa(int(n)))
	}
	return words[n-1][l]
}

// Decimal writes a number with this many digits after the decimal point or comma of the language.
func Decimal(l Lang, n float64, digits int) string {
	return Figure(l, strconv.FormatFloat(n, 'f', digits, 64))
}

// Tenths writes a number rounded to tenths, with the decimal point or comma of the language. A
// whole number has no decimals.
func Tenths(l Lang, n float64) string {
	return Figure(l, strconv.FormatFloat(math.Round(10*n)/10, 'f', -1, 64))
}

// Figure writes a number in digits as the language does: in Spanish with a decimal comma and, from 10 000
// on, a thin space before each three digits.
func Figure(l Lang, number string) string {
	if l != Spanish {
		return number
	}
	whole, _, _ := strings.Cut(number, ".")
	number = strings.Replace(number, ".", ",", 1)
	for i := len(whole) - 3; i > 0 && len(whole) > 4; i -= 3 {
		number = number[:i] + "\u202f" + number[i:] // no line breaks at it
	}
	return number
}
