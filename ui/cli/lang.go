package cli

import (
	"strings"

	"buscaminas/ui/text"
)

// LangOf returns the language that args ask for, before anything that could be
// wrong with them has to be said in it.
func LangOf(args []string) text.Lang {
	for i, arg := range args {
		value, ok := strings.CutPrefix(arg, "--lang=")
		if arg == "--lang" && i+1 < len(args) {
			value, ok = args[i+1], true
		}
		if ok && text.Same(text.English.Code()).Is(value) {
			return text.English
		}
	}
	return text.Spanish
}
