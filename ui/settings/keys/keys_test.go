package keys

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/ui/screen"
	"buscaminas/ui/settings"
	"buscaminas/ui/text"
)

// settingsOf returns the settings of a file with this text.
func settingsOf(t *testing.T, content string) []settings.Setting {
	t.Helper()
	path := filepath.Join(t.TempDir(), "settings.conf")
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	file, err := settings.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	return file.All()
}

// On every page, and in every set, each key is one that terminals send and does one thing, and each
// command that the page mentions has a key.
func TestKeysDoOneThing(t *testing.T) {
	for _, set := range Sets() {
		tables, wrong := New(set, nil)
		if len(wrong) > 0 {
			t.Errorf("%s: New returns %v, want nothing wrong", set.Name.In(text.English), wrong)
		}
		for p := range pages {
			seen := map[string]Key{}
			table := tables.Of(p)
			for _, k := range table.Keys {
				what := fmt.Sprintf("%s, page %d: %q", set.Name.In(text.English), p, k.Long.In(text.English))
				if k.Long == (text.Text{}) || len(k.Keys()) == 0 &&
					(k.Short != (text.Text{}) || p == Editor) {
					t.Errorf("%s has no key, or says nothing", what)
				}
				for _, name := range k.Keys() {
					if _, ok := parseKey(name); !ok && name != "ctrl+c" && name != "shift+tab" { // nobody else can bind these
						t.Errorf("%s has %q, which is no key", what, name)
					}
					if other, twice := seen[name]; twice {
						t.Errorf("%s has the key %q of %q", what, name, other.Long.In(text.English))
					}
					seen[name] = k
					if got := table.Command(name); got != k.Command {
						t.Errorf("%s: %q is command %d, want %d", what, name, got, k.Command)
					}
				}
			}
		}
	}
}

// A name in the settings belongs to one command, on one or several pages.
func TestNamesAreOfOneCommand(t *testing.T) {
	seen := map[string]Command{}
	for p := range pages {
		for _, k := range declared(p) {
			if c, ok := seen[k.Name]; ok && k.Name != "" && len(k.of) == 0 && c != k.Command {
				t.Errorf("%q is of commands %d and %d", k.Name, c, k.Command)
			}
			seen[k.Name] = k.Command
		}
	}
}

func TestBinding(t *testing.T) {
	tests := []struct {
		settings string
		page     Page
		key      string
		want     Command
		wrong    string // the message in English; "": none
	}{
		{"", Board, " ", OpenCell, ""},
		{"key.flag = x tab\n", Board, "x", FlagCell, ""},
		{"key.flag = x tab\n", Board, "f", None, ""},
		{"key.flag = x\n", Editor, "x", ToggleMine, ""}, // the editor uses the keys of the board
		{"key.flag = alt+Y\n", Board, "alt+Y", FlagCell, ""},
		{"key.flag = alt+Y\n", Board, "alt+y", None, ""},
		{"key.flag = alt+O\n", Board, "f", FlagCell, `there is no key "alt+O"`}, // begins the bytes of F1
		{"key.flag = Alt+Enter\n", Board, "alt+enter", FlagCell, ""},
		{"key.flag = CTRL+F\n", Board, "ctrl+f", FlagCell, ""},
		{"key.flag = ctrl+left\n", Board, "ctrl+left", FlagCell, ""},
		{"key.flag = u\n", Board, "u", UndoStep, `the key "u" already belongs to undo`},
		{"key.flag = c\nkey.chord = f\n", Board, "c", FlagCell, ""}, // two commands swap their keys
		{"key.edit-save = c\n", Editor, "c", SaveBoard, ""},         // c is a key of the board, not of the editor
		{"key.edit-fill = u\n", Editor, "u", UndoStep, `the key "u" already belongs to undo`},
		{"key.replay-mistake = x\n", Replay, "x", NextMistake, ""},
		{"key.replay-mistake = p\n", Replay, "p", PlayReplay, `the key "p" already belongs to replay-play`},
		{"key.give-up = o\n", Waiting, "o", GiveUp, ""}, // o sorts on another page
		{"key.line-down = b\n", Records, "b", Down, ""},
		{"key.line-down = b\n", Collection, "b", Down, ""},
		{"key.next = N\n", Over, "N", NextGame, ""},
		{"key.next = space\n", Over, " ", NextGame, ""}, // space opens a cell while the game is played
		{"key.next = u\n", Over, "u", UndoStep, `the key "u" already belongs to undo`},
		{"key.line-down = tab\n", Waiting, "tab", None, `the key "tab" already belongs to sort`},
		{"key.flag = ctrl+c\n", Board, "f", FlagCell, `there is no key "ctrl+c"`},
		{"key.flag =\n", Board, "f", FlagCell, `key.flag needs at least one key`},
		{"key.flag = ctrl+z\n", Board, "f", FlagCell, `there is no key "ctrl+z"`},
		{"key.flag = ctrl+m\n", Board, "f", FlagCell, `terminals do not send "ctrl+m": use enter`},
		{"key.flag = ctrl+i\n", Board, "f", FlagCell, `terminals do not send "ctrl+i": use tab`},
		{"key.flag = ctrl+[\n", Board, "f", FlagCell, `terminals do not send "ctrl+[": use esc`},
		{"key.flag = ctrl+1\n", Board, "f", FlagCell, `terminals do not send "ctrl+1": use 1`},
		{"key.flag = ctrl+enter\n", Board, "f", FlagCell, `there is no key "ctrl+enter"`},
		{"key.flag = shift+banana\n", Board, "f", FlagCell, `there is no key "shift+banana"`},
		{"key.fly = x\n", Board, "f", FlagCell, `there is no option "key.fly"`},
	}
	for _, test := range tests {
		tables, wrong := New(Sets()[0], settingsOf(t, test.settings))
		table := tables.Of(test.page)
		if got := table.Command(test.key); got != test.want {
			t.Errorf("%s: %q is command %d, want %d", test.settings, test.key, got, test.want)
		}
		said := ""
		for _, w := range wrong {
			said += w.Text.In(text.English)
			if w.Line != 1 {
				t.Errorf("%s: line %d", test.settings, w.Line)
			}
		}
		if said != test.wrong {
			t.Errorf("%s: %q, want %q", test.settings, said, test.wrong)
		}
	}
}

// The keys of a disabled command do nothing, and its hint leaves the foot of the page. Other copies
// of the table do not change.
func TestDisabledKeys(t *testing.T) {
	tables, _ := New(Sets()[0], nil)
	table := tables.Of(Board)
	table.Enable(false, FlagCell, ChordCell)
	if table.Command("f") != None || table.Command("u") != UndoStep {
		t.Error("f flags, or u does not undo")
	}
	foot := table.Foot(text.English)
	if slices.ContainsFunc(foot,
		func(h screen.KeyHint) bool { return h.Label() == "f" || h.Label() == "c" }) || len(foot) == 0 {
		t.Errorf("the foot has %v", foot)
	}
	other := tables.Of(Board)
	if other.Command("f") != FlagCell {
		t.Error("f does not flag in another table")
	}
	table.Enable(true, FlagCell)
	if table.Command("f") != FlagCell || !strings.Contains(fmt.Sprint(table.Foot(text.English)), "flag") {
		t.Error("f does not flag again")
	}
}

// In a key set for one hand, that hand has a key for each command that a game needs.
func TestSetsForOneHand(t *testing.T) {
	for name, hand := range map[string]string{
		"left-hand":  "qwertasdfgzxcvb QWERTASDFGZXCVB\t",
		"right-hand": "yuiophjklnm,.-ñ YUIOPHJKLNM;:_/\t",
	} {
		set := slices.IndexFunc(Sets(), func(s set) bool { return s.Name.Is(name) })
		tables, wrong := New(Sets()[set], nil)
		if len(wrong) > 0 {
			t.Fatal(wrong)
		}
		table := tables.Of(Board)
		for _, c := range []Command{OpenCell, FlagCell, ChordCell, UndoStep, AskHint, PauseGame, NewBoard, CopyPosition, TypePlay,
			MoveUp, MoveDown, MoveLeft, MoveRight} {
			i := slices.IndexFunc(table.Keys, func(k Key) bool { return k.Command == c })
			near := func(key string) bool {
				return len([]rune(key)) == 1 && strings.Contains(hand, key) || slices.Contains([]string{"tab", "enter", "backspace"}, key)
			}
			if i < 0 || !slices.ContainsFunc(table.Keys[i].Keys(), near) {
				t.Errorf("%s: command %d has no key on that hand: %v", name, c, table.Keys[max(0, i)].Keys())
			}
		}
	}
}
