package cli

import (
	"slices"
	"strings"

	"buscaminas/ui/text"
)

// LangOf returns the last language that args ask for. It reads them before they are parsed, so
// that the errors of parsing are in this language.
func LangOf(args []string) (l text.Lang) {
	for i, arg := range args {
		value, ok := strings.CutPrefix(arg, "--lang=")
		switch {
		case arg == "--": // files follow
			return l
		case arg == "--lang" && i+1 < len(args):
			value, ok = args[i+1], true
		}
		code := slices.IndexFunc(text.LangCodes(), func(code text.Text) bool { return code.Is(value) })
		if ok && code >= 0 {
			l = text.Lang(code)
		}
	}
	return l
}
