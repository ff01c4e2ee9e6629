package keys

import (
	"strings"
	"unicode/utf8"

	"buscaminas/ui/text"
)

// parseKeys reads names of keys with blanks between them. It returns the first
// that is none.
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

// parseKey reads the name of a key: a character, "space", "enter", "up" and the
// like, "f1" to "f12"; with "alt+" before it any of these, and with "ctrl+" those that a
// terminal can send so.
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

// cutPrefix cuts a prefix of whatever case, where something follows it.
func cutPrefix(name, prefix string) (rest string, found bool) {
	if len(name) <= len(prefix) || !strings.EqualFold(name[:len(prefix)], prefix) {
		return name, false
	}
	return name[len(prefix):], true
}

// plainKey reads the name of a key that is pressed by itself. Capital letters are keys of
// their own; a character that cannot be shown is none.
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

// withCtrl reports whether a terminal can send a key with Ctrl: letters, but for those
// that are another key so, a few signs, and the keys that move. Ctrl+C always leaves, and
// Ctrl+Z stops the program.
func withCtrl(key string) bool {
	switch key {
	case "up", "down", "left", "right", "home", "end", "pgup", "pgdown":
		return true
	}
	return len(key) == 1 && strings.Contains(`abdefghjklnopqrstuvwxy@\]^_`, key)
}

// sameAs are the keys that a terminal sends instead.
var sameAs = map[string]string{"ctrl+m": "enter", "ctrl+i": "tab", "ctrl+[": "esc"}

// whyNot says why a key cannot be bound.
func whyNot(line int, name string) Wrong {
	lower := strings.ToLower(name)
	sent, known := sameAs[lower]
	if digit, ok := strings.CutPrefix(lower, "ctrl+"); ok && len(digit) == 1 && "0" <= digit && digit <= "9" {
		sent, known = digit, true
	}
	if known {
		return Wrongly(line, unsentKey, name, sent)
	}
	return Wrongly(line, unknownKey, name)
}
