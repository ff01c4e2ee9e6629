// Package text holds sentences for the player, in Spanish and English side by side.
package text

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Lang is a language. Spanish, the zero value, is the default.
type Lang uint8

const (
	Spanish Lang = iota
	English
)

// A Text is a sentence in each language. The sentences have the same verbs of package fmt. The order
// of the verbs may differ if they have indexes, as in %[2]s.
//
// In "%d {mine|mines}", the words depend on the first number among the arguments: "mine" if it is 1,
// and "mines" otherwise. In "{2:the other|the others}" they depend on the second number. The numbers
// are the arguments of type int and [Number], and the length of each [List].
type Text [2]string

// Same returns a text that is the same in every language, such as a name.
func Same(name string) Text { return Text{name, name} }

// In returns the sentence in language l, with its verbs replaced by args. A Text among args is also
// put into l. Strings among args may come from anywhere, because In makes them [Printable]. The verb
// %q quotes a string, with «» in Spanish.
func (t Text) In(l Lang, args ...any) string {
	if len(args) == 0 {
		return t[l]
	}
	args = slices.Clone(args) // do not change the caller's arguments
	var numbers []int
	for i, arg := range args {
		switch arg := arg.(type) {
		case int:
			numbers = append(numbers, arg)
		case Number:
			numbers, args[i] = append(numbers, int(arg)), arg.In(l)
		case List:
			numbers, args[i] = append(numbers, len(arg)), Printable(And(l, arg))
		case Text:
			args[i] = Printable(arg[l])
		case string:
			args[i] = Printable(arg)
		}
	}
	said := agree(t[l], numbers)
	if l == Spanish {
		said = strings.ReplaceAll(said, "%q", "«%s»")
	}
	if !strings.Contains(said, "%") {
		return said // args were numbers that only chose words
	}
	return fmt.Sprintf(said, args...)
}

var agreeing = regexp.MustCompile(`\{(?:(\d):)?([^{}|]*)\|([^{}|]*)\}`)

// agree replaces each choice such as {mine|mines} in a sentence by one of its two forms: the first
// if the number of the choice is 1, and the second otherwise. See [Text] for the number of a
// choice.
func agree(said string, numbers []int) string {
	if !strings.Contains(said, "|") {
		return said
	}
	return agreeing.ReplaceAllStringFunc(said, func(words string) string {
		parts := agreeing.FindStringSubmatch(words)
		with, _ := strconv.Atoi(parts[1])
		if numbers[max(0, with-1)] == 1 {
			return parts[2]
		}
		return parts[3]
	})
}

// Say returns the sentence in language l, with its verbs replaced by args, as [Text.In] does.
func (l Lang) Say(spanish, english string, args ...any) string {
	return Text{spanish, english}.In(l, args...)
}

// With returns the text with its verbs replaced by args in both languages, as [Text.In] does.
func (t Text) With(args ...any) Text { return Text{t.In(Spanish, args...), t.In(English, args...)} }

// Is reports whether a word that the player typed equals the text in either language. It ignores case
// and accents.
func (t Text) Is(word string) bool {
	word = Unaccented(strings.ToLower(word))
	for _, own := range t {
		if word == Unaccented(strings.ToLower(own)) {
			return true
		}
	}
	return false
}

// Capital returns a sentence with its first letter in upper case.
func Capital(sentence string) string {
	if sentence == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(sentence)
	return string(unicode.ToUpper(first)) + sentence[size:]
}

// Unaccented returns a word without its accents. The word must be in lower case.
func Unaccented(word string) string { return unaccented.Replace(word) }

var unaccented = strings.NewReplacer("á", "a", "é", "e", "í", "i", "ó", "o", "ú", "u", "ñ", "n")

// Narrow converts a full-width character, which keyboards for Chinese and Japanese may type, to its
// ASCII form. It returns any other character unchanged.
func Narrow(r rune) rune {
	const space, first, last = '\u3000', '\uff01', '\uff5e'
	switch {
	case r == space:
		return ' '
	case first <= r && r <= last:
		return r - first + '!'
	}
	return r
}

// An Error is an error with a sentence in each language.
type Error Text

// Error implements error, in English.
func (e Error) Error() string { return e.In(English) }

// In returns the sentence of the error in language l.
func (e Error) In(l Lang) string { return e[l] }

// Separator is written between the parts of a line on the screen.
const Separator = " · "

// LangCodes returns the codes of all languages, the possible values of --lang.
func LangCodes() []Text { return []Text{Same(Spanish.Code()), Same(English.Code())} }

// Code returns the code of l, such as "es".
func (l Lang) Code() string { return [...]string{Spanish: "es", English: "en"}[l] }

// Printable returns text from outside, such as a file name, as one line that is safe to print. It
// replaces characters that would move the cursor, change the terminal or turn the direction of
// writing by U+FFFD. All text from outside goes through Printable, mostly as an argument of [Text.In].
func Printable(outside string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsGraphic(r) {
			return r
		}
		return unicode.ReplacementChar
	}, outside)
}

// RoundChance returns chance × whole, rounded: the chance in percent if whole is 100. It returns whole
// only if chance is exactly 1. Tiny errors of floating-point arithmetic do not change the result.
func RoundChance(chance float64, whole int) int {
	const lost = 1e-9 // the largest error of floating-point arithmetic
	if chance == 1 {
		return whole
	}
	return min(int(float64(whole)*(chance+lost)+0.5), whole-1)
}

// Percent returns a chance in percent, without the percent sign: "<1", or "1" to "99". The chance must
// be greater than 0 and less than 1.
func Percent(chance float64) string {
	if n := RoundChance(chance, 100); n > 0 {
		return strconv.Itoa(n)
	}
	return "<1"
}
