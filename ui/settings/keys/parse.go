package keys

import (
	"strings"
	"unicode/utf8"

	"buscaminas/ui/text"
)

// parseKeys reads the names of keys, with blanks between them. If a name is not that of a key, it
// returns the first such name as bad. If there are no names, it returns the whole text as bad.
func parseKeys(names string) (keys []string, bad string) {
	for _, name := range strings.Fields(names) {
		key, ok := parseKey(name)
		if !ok {
			return nil, name
		}
		keys = append(keys, key)
	}
	if len(keys) == 0 {
		return nil, names
	}
	return keys, ""
}

// parseKey reads the name of a key: a character, a name such as "space", "enter" or "up", or
// "f1" to "f12". Any of these may follow "alt+". The keys that a terminal can send with Ctrl may
// follow "ctrl+".
func parseKey(name string) (key string, ok bool) {
	if rest, found := cutPrefix(name, "ctrl+"); found {
		rest = strings.ToLower(rest)
		return "ctrl+" + rest, withCtrl(rest)
	}
	if rest, found := cutPrefix(name, "alt+"); found {
		rest, ok := plainKey(rest)
		return "alt+" + rest, ok
	}
	return plainKey(name)
}

// cutPrefix cuts a prefix in upper or lower case from name, if something follows it.
func cutPrefix(name, prefix string) (rest string, found bool) {
	if len(name) <= len(prefix) || !strings.EqualFold(name[:len(prefix)], prefix) {
		return name, false
	}
	return name[len(prefix):], true
}

// plainKey reads the name of a key without "alt+" or "ctrl+". A capital letter and its small letter
// are different keys. A character that cannot be shown is not a key.
func plainKey(name string) (key string, ok bool) {
	if utf8.RuneCountInString(name) == 1 {
		return name, text.Printable(name) == name
	}
	switch key = strings.ToLower(name); key {
	case "space":
		return " ", true
	case "pgdn":
		return "pgdown", true
	}
	_, named := labels[key]
	return key, named || strings.Contains(" f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 ", " "+key+" ")
}

// withCtrl reports whether a key can be bound with Ctrl. It reports true for the keys that move, a
// few signs, and letters. The exceptions are letters that arrive as another key, Ctrl+C, which
// always leaves, and Ctrl+Z, which suspends the program.
func withCtrl(key string) bool {
	switch key {
	case "up", "down", "left", "right", "home", "end", "pgup", "pgdown":
		return true
	}
	return len(key) == 1 && strings.Contains(`abdefghjklnopqrstuvwxy@\]^_`, key)
}

// sameAs maps keys to the ones that a terminal sends instead.
var sameAs = map[string]string{"ctrl+m": "enter", "ctrl+i": "tab", "ctrl+[": "esc"}

// whyNot returns the message that says why a key cannot be bound.
func whyNot(line int, name string) LineError {
	lower := strings.ToLower(name)
	sent, known := sameAs[lower]
	if digit, ok := strings.CutPrefix(lower, "ctrl+"); ok && len(digit) == 1 && "0" <= digit && digit <= "9" {
		sent, known = digit, true
	}
	if known {
		return WrongAt(line, unsentKey, name, sent)
	}
	return WrongAt(line, unknownKey, name)
}
