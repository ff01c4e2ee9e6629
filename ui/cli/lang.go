package cli

import (
	"slices"
	"strings"

	"buscaminas/ui/text"
)

// langOf returns the language that the command line asks for with --lang, or else the usual one. If
// --lang occurs several times, the last one counts. The program calls langOf before it parses the flags, so that errors
// of parsing are in this language.
func langOf(args []string, usual text.Lang) text.Lang {
	l := usual
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
