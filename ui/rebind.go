package ui

import (
	"strings"
	"unicode/utf8"

	"buscaminas/ui/settings"
	"buscaminas/ui/text"
)

// keyPrefix begins the settings that bind keys, as in "key.flag = x tab".
const keyPrefix = "key."

var (
	unknownKey = text.Text{"no existe la tecla %q", "there is no key %q"}
	keyTaken   = text.Text{"la tecla %q ya es de %s", "the key %q is already that of %s"}
)

// rebind gives commands the keys that the settings say. What cannot be is said,
// with the line, and the command keeps the keys it had.
func rebind(all []binding, lines []settings.Setting) ([]binding, []settingError) {
	var wrong []settingError
	said := map[command]settings.Setting{} // the last line of each command
	index := map[command]int{}
	before := map[command][]string{}
	for i, b := range all {
		index[b.command], before[b.command] = i, b.keys
	}
	for _, s := range lines {
		name, ok := strings.CutPrefix(s.Name, keyPrefix)
		if !ok {
			continue
		}
		cmd := none
		for _, b := range all {
			if b.name == name && name != "" {
				cmd = b.command
			}
		}
		keys, bad := parseKeys(s.Value)
		switch {
		case cmd == none:
			wrong = append(wrong, settingError{s.Line, unknownSetting, []any{s.Name}})
		case bad != "":
			wrong = append(wrong, settingError{s.Line, unknownKey, []any{bad}})
		default:
			said[cmd] = s
			all[index[cmd]].keys = keys
		}
	}
	// Two commands may have asked for one key: the later line loses, and what
	// it falls back to may clash in turn.
	for again := true; again; {
		again = false
		for _, b := range all {
			for _, key := range b.keys {
				loser, other, clash := clashing(all, said, b.command, key)
				if !clash {
					continue
				}
				s := said[loser]
				wrong = append(wrong, settingError{s.Line, keyTaken, []any{key, all[index[other]].name}})
				all[index[loser]].keys = before[loser]
				delete(said, loser)
				again = true
			}
		}
	}
	return all, wrong
}

// clashing returns, where key has another command than this too, which of the
// two has to give way: the one of the later line.
func clashing(all []binding, said map[command]settings.Setting, cmd command, key string) (loser, other command, clash bool) {
	for _, b := range all {
		if b.command == cmd || apart(b.command, cmd) || !contains(b.keys, key) {
			continue
		}
		mine, theirs := said[cmd].Line, said[b.command].Line
		switch {
		case mine == 0 && theirs == 0:
			continue // neither was asked for; the sets themselves do not clash
		case mine > theirs:
			return cmd, b.command, true
		default:
			return b.command, cmd, true
		}
	}
	return none, none, false
}

func contains(keys []string, key string) bool {
	for _, k := range keys {
		if k == key {
			return true
		}
	}
	return false
}

// parseKeys reads names of keys with blanks between them. It returns the first
// that is none.
func parseKeys(text string) (keys []string, bad string) {
	for _, name := range strings.Fields(text) {
		key, ok := parseKey(name)
		if !ok {
			return nil, name
		}
		keys = append(keys, key)
	}
	if len(keys) == 0 {
		return nil, text
	}
	return keys, ""
}

// parseKey reads the name of a key: a character, "space", "enter", "up" and the
// like, "f1" to "f12", and all of them after "ctrl+" or "alt+".
func parseKey(name string) (key string, ok bool) {
	rest := strings.ToLower(name)
	prefix := ""
	for _, p := range []string{"ctrl+", "alt+"} {
		if after, found := strings.CutPrefix(rest, p); found && after != "" {
			prefix, rest = p, after
			break
		}
	}
	if prefix == "" && utf8.RuneCountInString(name) == 1 {
		return name, true // capital letters are keys of their own
	}
	switch {
	case rest == "space":
		rest = " "
	case rest == "pgdn":
		rest = "pgdown"
	}
	_, named := keyLabels[rest]
	function := len(rest) > 1 && rest[0] == 'f' && strings.Contains(" 1 2 3 4 5 6 7 8 9 10 11 12 ", " "+rest[1:]+" ")
	single := utf8.RuneCountInString(rest) == 1
	key = prefix + rest
	// Ctrl+C always leaves.
	return key, (named || function || single) && key != "ctrl+c"
}
