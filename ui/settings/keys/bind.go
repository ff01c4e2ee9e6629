package keys

import (
	"slices"
	"strings"

	"buscaminas/ui/settings"
	"buscaminas/ui/text"
)

// Prefix is the prefix of the settings that bind keys, as in "key.flag = x tab".
const Prefix = "key."

// A LineError is a message about a bad line of the settings file.
type LineError struct {
	Line int
	Text text.Text
}

// WrongAt returns a LineError about a line. The message is format, with its verbs replaced by args.
func WrongAt(line int, format text.Text, args ...any) LineError {
	return LineError{line, format.With(args...)}
}

// UnknownSetting is the message about a setting that does not exist.
var UnknownSetting = text.Text{"no existe la opción %q", "there is no option %q"}

var (
	noKey      = text.Text{"%s necesita al menos una tecla", "%s needs at least one key"}
	unknownKey = text.Text{"no existe la tecla %q", "there is no key %q"}
	unsentKey  = text.Text{"ningún terminal envía %q: usa %s", "terminals do not send %q: use %s"}
	keyTaken   = text.Text{"la tecla %q ya es de %s", "the key %q already belongs to %s"}
)

// New returns the keys of all pages: the keys of a set, with the changes in the lines of the settings
// file. If a change is not possible, New returns a LineError about it, and the command keeps the keys
// of the set. Withheld commands are not shown at the foot of a page or in the help. Their keys still
// work, so that a page can say why the player cannot use the command.
func New(set set, lines []settings.Setting, withheld ...Command) (*Tables, []LineError) {
	var all [pages][]Key
	for p := range pages {
		all[p] = declared(p)
	}
	all[Board] = set.apply(all[Board])
	b := newBinder(&all)
	wrong := b.bind(lines)
	tables := &Tables{}
	for p, keys := range all {
		for i, k := range keys {
			var names []string
			for _, from := range b.sources(k) {
				names = append(names, from.keys...)
			}
			keys[i].SetKeys(names...)
			keys[i].withheld = slices.Contains(withheld, k.Command)
		}
		tables[p] = newTable(keys)
	}
	return tables, wrong
}

// apply sets the keys of the commands of the board to the keys of the set. It changes the slice
// all, which holds these commands, and returns it.
func (s set) apply(all []Key) []Key {
	taken := map[string]bool{}
	for _, keys := range s.keys {
		for _, name := range named(keys) {
			taken[name] = true
		}
	}
	for i, k := range all {
		keys := named(s.keys[k.Command])
		if len(keys) == 0 {
			keys = slices.DeleteFunc(slices.Clone(k.Keys()), func(name string) bool { return taken[name] })
		}
		all[i].SetKeys(keys...)
	}
	return all
}

// A binder binds keys to commands as the settings file says.
type binder struct {
	all   []*keyList
	owned map[owner]*keyList
	board map[Command]*keyList // maps a command of the board to its list of keys
}

// A keyList is a list of keys. It belongs to one command or, if commands on several pages have the
// same name in the settings file, to all these commands: see [owner].
type keyList struct {
	owner
	pages uint32 // bit p is set if the page p uses the list
	line  int    // the line of the settings file that changed the keys; 0: none

	// keys are the present keys: those of the settings file if a line of it changed them. The keys
	// before the change are in before.
	keys, before []string
}

// An owner identifies a list of keys. It is either a name in the settings file, which several pages
// may use, or a command whose keys the settings file cannot change.
type owner struct {
	name  string
	fixed Command
}

// ownerOf returns the owner of the keys of k. The result has no meaning if k shares the keys of
// commands of the board.
func ownerOf(k Key) owner {
	if k.Name != "" {
		return owner{name: k.Name}
	}
	return owner{fixed: k.Command}
}

func newBinder(all *[pages][]Key) binder {
	b := binder{owned: map[owner]*keyList{}, board: map[Command]*keyList{}}
	for p, keys := range all {
		for _, k := range keys {
			if o := ownerOf(k); len(k.of) == 0 && b.owned[o] == nil {
				b.owned[o] = &keyList{owner: o, keys: k.Keys(), before: k.Keys()}
				b.all = append(b.all, b.owned[o])
			}
			if Page(p) == Board && len(k.of) == 0 {
				b.board[k.Command] = b.owned[ownerOf(k)]
			}
			for _, from := range b.sources(k) {
				from.pages |= 1 << p
			}
		}
	}
	return b
}

// sources returns the lists from which k gets its keys: its own list or, if k shares the keys of
// commands of the board, the lists of these commands.
func (b binder) sources(k Key) []*keyList {
	if len(k.of) == 0 {
		return []*keyList{b.owned[ownerOf(k)]}
	}
	all := make([]*keyList, len(k.of))
	for i, c := range k.of {
		all[i] = b.board[c]
	}
	return all
}

// bind gives commands the keys in the lines of the settings file. It returns an error for each bad
// line.
func (b binder) bind(lines []settings.Setting) []LineError {
	var wrong []LineError
	for _, s := range lines {
		name, ok := strings.CutPrefix(s.Name, Prefix)
		if !ok {
			continue
		}
		o := b.owned[owner{name: name}]
		keys, bad := parseKeys(s.Value)
		switch {
		case name == "" || o == nil:
			wrong = append(wrong, WrongAt(s.Line, UnknownSetting, s.Name))
		case len(keys) == 0 && bad == "":
			wrong = append(wrong, WrongAt(s.Line, noKey, s.Name))
		case bad != "":
			wrong = append(wrong, whyNot(s.Line, bad))
		default:
			o.keys, o.line = keys, s.Line
		}
	}
	return append(wrong, b.resolveClashes()...)
}

// resolveClashes resolves all clashes and returns an error for each. Two lists clash if they have the
// same key on the same page. Of two such lists, the list changed by the later line of the settings
// file gets its old keys back, which may cause another clash.
func (b binder) resolveClashes() []LineError {
	var wrong []LineError
	for again := true; again; {
		again = false
		for _, one := range b.all {
			for _, key := range one.keys {
				loser, other := b.clash(one, key)
				if loser == nil {
					continue
				}
				wrong = append(wrong, WrongAt(loser.line, keyTaken, key, other.name))
				loser.keys, loser.line = loser.before, 0
				again = true
				break
			}
		}
	}
	return wrong
}

// clash looks for another list that has this key on one of the pages of k, and says which of the two
// must give up the key. The loser is the list that the settings file changed or, if it changed both,
// the one changed by the later line. clash returns nil, nil if there is no other list, or if the
// file changed neither.
func (b binder) clash(k *keyList, key string) (loser, other *keyList) {
	for _, o := range b.all {
		if o == k || o.pages&k.pages == 0 || !slices.Contains(o.keys, key) {
			continue
		}
		switch {
		case k.line == 0 && o.line == 0:
		case k.line > o.line:
			return k, o
		default:
			return o, k
		}
	}
	return nil, nil
}
