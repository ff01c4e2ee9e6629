package keys

import (
	"strings"
	"unicode/utf8"

	"buscaminas/ui/text"
)

// parseKeys reads the names of keys, separated by blanks. If it knows all the names, it returns the
// keys and "". Otherwise it returns nil and the first unknown name.
func parseKeys(names string) (keys []string, bad string) {
	for _, name := range strings.Fields(names) {
		key, ok := parseKey(name)
		if !ok {
			return nil, name
		}
		keys = append(keys, key)
	}
	return keys, ""
}

// parseKey reads the name of a key: a character, a name such as "space", "enter" or "up", or
// "f1" to "f12". Most of these may follow "alt+". The keys that a terminal can send with Ctrl may
// follow "ctrl+".
func parseKey(name string) (key string, ok bool) {
	if rest, found := cutPrefix(name, "ctrl+"); found {
		rest = strings.ToLower(rest)
		return "ctrl+" + rest, withCtrl(rest)
	}
	if rest, found := cutPrefix(name, "alt+"); found {
		rest, ok := plainKey(rest)
		return "alt+" + rest, ok && !beginsSequence(rest)
	}
	return plainKey(name)
}

// beginsSequence reports whether Alt and this key together send the bytes with which an escape
// sequence begins. The sequence may be another key, or an answer of the terminal.
func beginsSequence(key string) bool {
	return key == "esc" || len(key) == 1 && strings.Contains("[O]PX^_", key)
}

// cutPrefix cuts prefix from the beginning of name. The letters of prefix may be capital or small.
// If name does not begin with prefix, or if nothing follows prefix, cutPrefix returns name and
// false.
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

// withCtrl reports whether a key can be bound with Ctrl. Arrows, Home, End, Page Up, Page Down, a
// few signs and most letters can. The letters i and m cannot, because terminals send Tab for Ctrl+I
// and Enter for Ctrl+M. The letters c and z cannot, because Ctrl+C leaves, and Ctrl+Z suspends the
// program.
func withCtrl(key string) bool {
	switch key {
	case "up", "down", "left", "right", "home", "end", "pgup", "pgdown":
		return true
	}
	return len(key) == 1 && strings.Contains(`abdefghjklnopqrstuvwxy@\]^_`, key)
}

// sameAs maps the name of a key that no terminal sends to the key that terminals send instead.
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
