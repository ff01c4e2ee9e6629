// Package words holds every sentence that a player sees, Spanish and English
// side by side.
package words

import "fmt"

// A Lang is a language. Spanish, the zero value, is the default.
type Lang uint8

const (
	Spanish Lang = iota
	English
)

// A Text is a sentence in each language. Both may hold the same verbs of package
// fmt, in whichever order by index.
type Text struct{ Spanish, English string }

// Same returns a text that is the same in every language, such as a name.
func Same(name string) Text { return Text{name, name} }

// In returns the text in a language, with the arguments in the place of its
// verbs.
func (t Text) In(l Lang, args ...any) string {
	text := t.Spanish
	if l == English {
		text = t.English
	}
	if len(args) == 0 {
		return text
	}
	return fmt.Sprintf(text, args...)
}

// Between stands between the parts of a line.
const Between = " · "

// LangCodes returns the codes of the languages, as --lang takes them.
func LangCodes() []Text { return []Text{Same(Spanish.Code()), Same(English.Code())} }

// Code returns the code of the language.
func (l Lang) Code() string {
	if l == English {
		return "en"
	}
	return "es"
}
