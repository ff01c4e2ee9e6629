// Package text holds sentences for the player, in Spanish and English side by side. A sentence is
// declared by the code that says it.
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

// A Text is a sentence in each language. All versions have the same verbs of package fmt. The order
// of the verbs may differ if they have indexes, as in %[2]s.
//
// Words that agree with a number are written side by side, as in "%d {mina|minas}": the first stand if
// the first number among the arguments is 1. A digit names another number: "{2:la otra|las otras}". Numbers
// are ints, each [Number], and the length of each [List].
type Text [2]string

// Same returns a text that is the same in every language, such as a name.
func Same(name string) Text { return Text{name, name} }

// In returns the text in a language, with its verbs replaced by args. A Text in args is in the same
// language. Strings in args may come from anywhere: In makes them [Printable]. The verb %q quotes a string
// as the language does.
func (t Text) In(l Lang, args ...any) string {
	if len(args) == 0 {
		return t[l]
	}
	args = slices.Clone(args) // they are the caller's
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
		return said // the words that agree have no verb
	}
	return fmt.Sprintf(said, args...)
}

var agreeing = regexp.MustCompile(`\{(?:(\d):)?([^{}|]*)\|([^{}|]*)\}`)

// agree chooses the words of a sentence that agree with these numbers.
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

// Say returns a sentence that is said only once, in the language l: see [Text.In].
func (l Lang) Say(spanish, english string, args ...any) string {
	return Text{spanish, english}.In(l, args...)
}

// With returns the text with its verbs replaced by args, as in [Text.In].
func (t Text) With(args ...any) Text { return Text{t.In(Spanish, args...), t.In(English, args...)} }

// Is reports whether a typed word is the text in either language. Case and accents do not matter,
// because not every keyboard has them.
func (t Text) Is(word string) bool {
	word = Unaccented(strings.ToLower(word))
	for _, own := range t {
		if word == Unaccented(strings.ToLower(own)) {
			return true
		}
	}
	return false
}

// Capital makes the first letter of a sentence a capital.
func Capital(sentence string) string {
	if sentence == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(sentence)
	return string(unicode.ToUpper(first)) + sentence[size:]
}

// Unaccented returns a word without its accents. The word must be in small letters.
func Unaccented(word string) string { return unaccented.Replace(word) }

var unaccented = strings.NewReplacer("á", "a", "é", "e", "í", "i", "ó", "o", "ú", "u", "ñ", "n")

// Narrow returns the usual form of a full-width character, as keyboards for Chinese and Japanese
// may type it. It returns any other character unchanged.
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

// In returns the sentence in a language.
func (e Error) In(l Lang) string { return e[l] }

// Separator separates the parts of a line.
const Separator = " · "

// LangCodes returns the codes of the languages, as --lang takes them.
func LangCodes() []Text { return []Text{Same(Spanish.Code()), Same(English.Code())} }

// Code returns the code of the language.
func (l Lang) Code() string { return [...]string{Spanish: "es", English: "en"}[l] }

// Printable returns text from outside, such as a file name, as one line that is safe to print. Some
// characters would move the cursor, change the terminal or turn the direction of writing: U+FFFD
// replaces them. All text from outside goes through Printable before it is written, mostly as an
// argument of [Text.In].
func Printable(outside string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsGraphic(r) {
			return r
		}
		return unicode.ReplacementChar
	}, outside)
}

// Parts rounds a chance to parts of a whole, such as 100. It returns the whole only for what is
// certain. Equal chances give equal parts, even if they were computed in different ways.
func Parts(chance float64, whole int) int {
	const lost = 1e-9 // in computing
	if chance == 1 {
		return whole
	}
	return min(int(float64(whole)*(chance+lost)+0.5), whole-1)
}

// Share writes a chance as a percentage without the sign: "<1", or "1" to "99", as a board and a table show
// it. The chance must be neither 0 nor 1.
func Share(chance float64) string {
	if n := Parts(chance, 100); n > 0 {
		return strconv.Itoa(n)
	}
	return "<1"
}
