package settings

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards/files"

	"pgregory.net/rapid"
)

// hastily writes without waiting for the disk, so that a test can write often.
func hastily(path string, data []byte, _ files.Options) error {
	return os.WriteFile(path, data, 0o600)
}

// A hand is the model of the settings file: its lines, changed as a person changes them in an editor.
type hand []string

func (h hand) find(name string) int {
	for i := len(h) - 1; i >= 0; i-- {
		if strings.HasPrefix(h[i], name+" = ") {
			return i
		}
	}
	return -1
}

func (h hand) set(name, value string) hand {
	if i := h.find(name); i >= 0 {
		h[i] = name + " = " + value
		return h
	}
	return append(h, name+" = "+value)
}

// A player is one copy of the program: its File, the content that it should have, and the changes
// since the last Write.
type player struct {
	settings *File
	sees     hand
	sets     [][2]string
}

// Two copies of the program and a person edit one file. It has the last change of each, byte for
// byte, and each copy sees the settings that it should.
func TestEverybodyEdits(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings")
	rapid.Check(t, func(t *rapid.T) {
		start := rapid.SampledFrom([]string{"", "\ufeff"}).Draw(t, "start")
		end := rapid.SampledFrom([]string{"\n", "\r\n", "\r"}).Draw(t, "end")
		names := rapid.SampledFrom([]string{"a", "b", "tema oscuro", "música"})
		values := rapid.OneOf(rapid.SampledFrom([]string{"", "0", "1", "#fff", "a = b"}),
			rapid.Map(rapid.String(), clean))
		foreign := rapid.SampledFrom([]string{"", "# a = 1", "  #", "nonsense", "= 1", "\tx"})

		file := hand{"# ours"}
		save := func() {
			text := start + strings.Join(file, end) + end
			if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		save()
		players := make([]player, 2)
		for i := range players {
			s, err := Read(path)
			if err != nil {
				t.Fatal(err)
			}
			players[i] = player{settings: s, sees: slices.Clone(file)}
		}
		some := func() *player { return &players[rapid.IntRange(0, 1).Draw(t, "player")] }

		t.Repeat(map[string]func(*rapid.T){
			"set": func(t *rapid.T) {
				p, name, value := some(), names.Draw(t, "name"), values.Draw(t, "value")
				p.settings.Set(name, value)
				if i := p.sees.find(name); i < 0 || p.sees[i] != name+" = "+value {
					p.sees = p.sees.set(name, value)
					p.sets = append(p.sets, [2]string{name, value})
				}
			},
			"write": func(t *rapid.T) {
				p := some()
				if err := p.settings.write(hastily); err != nil {
					t.Fatal(err)
				}
				if len(p.sets) == 0 {
					return
				}
				for _, set := range p.sets {
					file = file.set(set[0], set[1])
				}
				p.sees, p.sets = slices.Clone(file), nil
			},
			"a line by hand": func(t *rapid.T) {
				line := foreign.Draw(t, "foreign")
				if rapid.Bool().Draw(t, "a setting") {
					line = names.Draw(t, "name") + " = " + values.Draw(t, "value")
				}
				file = slices.Insert(file, rapid.IntRange(1, len(file)).Draw(t, "line"), line)
				save()
			},
			"a line removed": func(t *rapid.T) {
				if i := rapid.IntRange(0, len(file)-1).Draw(t, "line"); i > 0 {
					file = slices.Delete(file, i, i+1)
					save()
				}
			},
			"": func(t *rapid.T) {
				data, err := os.ReadFile(path)
				if want := start + strings.Join(file, end) + end; err != nil || string(data) != want {
					t.Fatalf("the file is %q, %v; want %q", data, err, want)
				}
				for _, p := range players {
					for _, name := range []string{"a", "b", "tema oscuro", "música"} {
						value, line, ok := lookup(p.settings, name)
						i := p.sees.find(name)
						if line != i+1 || ok != (i >= 0) || ok && p.sees[i] != name+" = "+value {
							t.Fatalf("%s is %q in line %d, want %d of %q", name, value, line, i+1, p.sees)
						}
					}
				}
			},
		})
	})
}
