package cli

import (
	"os"
	"strings"
)

// ASCIILocale reports whether the locale may lack Unicode characters. The locale is the first of
// LC_ALL, LC_CTYPE and LANG that is set. A locale may lack Unicode characters if it names a charset
// other than UTF-8, or if it is C or POSIX.
func ASCIILocale() bool {
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if locale := os.Getenv(name); locale != "" {
			return !hasUnicode(locale)
		}
	}
	return false
}

// ForeignLocale reports whether the locale names another language than Spanish. The locale is the
// first of LC_ALL, LC_MESSAGES and LANG that is set. C and POSIX do not count as languages.
func ForeignLocale() bool {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale := os.Getenv(name); locale != "" {
			language := strings.ToLower(locale[:strings.IndexAny(locale+".", "_.@")])
			return language != "c" && language != "posix" && language != "es"
		}
	}
	return false
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
