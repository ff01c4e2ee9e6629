package kind

import (
	"strings"

	"buscaminas/ui/text"
)

// NeedsASCII reports whether the locale may lack Unicode characters: it names a charset other than UTF-8,
// or is C or POSIX. The locale is the first of LC_ALL, LC_CTYPE and LANG that is set.
func NeedsASCII(getenv func(string) string) bool {
	locale := first(getenv, "LC_ALL", "LC_CTYPE", "LANG")
	return locale != "" && !hasUnicode(locale)
}

// Language returns the language of the locale, which is the first of LC_ALL, LC_MESSAGES and LANG
// that is set. Any language other than Spanish counts as English. If no variable is set, or if the
// locale is C or POSIX, ok is false.
func Language(getenv func(string) string) (l text.Lang, ok bool) {
	locale := first(getenv, "LC_ALL", "LC_MESSAGES", "LANG")
	switch strings.ToLower(locale[:strings.IndexAny(locale+".", "_.@")]) {
	case "", "c", "posix":
		return l, false
	case "es":
		return text.Spanish, true
	}
	return text.English, true
}

// first returns the value of the first variable that is set, or "" if none is.
func first(getenv func(string) string, names ...string) string {
	for _, name := range names {
		if value := getenv(name); value != "" {
			return value
		}
	}
	return ""
}

// hasUnicode reports whether a locale, such as es_ES.UTF-8@euro, may have all Unicode characters.
func hasUnicode(locale string) bool {
	locale, _, _ = strings.Cut(locale, "@")
	language, charset, named := strings.Cut(locale, ".")
	if !named {
		return language != "C" && language != "POSIX"
	}
	charset = strings.ToLower(charset)
	return charset == "utf-8" || charset == "utf8"
}
