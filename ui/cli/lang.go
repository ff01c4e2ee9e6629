package cli

import (
	"slices"
	"strings"

	"buscaminas/ui/text"
)

// LangOf returns the language that the command line asks for with --lang. If there are several, the
// last one counts. LangOf does not wait until the flags are parsed, so the errors of parsing can be
// in this language.
func LangOf(args []string) (l text.Lang) {
	for i, arg := range args {
		value, ok := strings.CutPrefix(arg, "--lang=")
		switch {
		case arg == "--": // only files follow
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
