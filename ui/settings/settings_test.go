package settings

import (
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
)

// inFile returns the File of a file with this text, and the path of the file.
func inFile(t *testing.T, text string) (*File, string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "settings")
	put(t, path, text)
	return open(t, path), path
}

func open(t *testing.T, path string) *File {
	t.Helper()
	s, err := Read(path)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// lookup returns the value of a name and its line. If the name is set twice, the last line counts.
func lookup(s *File, name string) (value string, line int, ok bool) {
	for _, setting := range s.All() {
		if setting.Name == name {
			value, line, ok = setting.Value, setting.Line, true
		}
	}
	return value, line, ok
}

func TestRead(t *testing.T) {
	tests := []struct {
		name, text string
		want       []Setting
	}{
		{"empty", "", nil},
		{"one", "tema = oscuro\n", []Setting{{"tema", "oscuro", 1}}},
		{"no end of line", "tema = oscuro", []Setting{{"tema", "oscuro", 1}}},
		{"spacing", "\n  tema=\toscuro  \n", []Setting{{"tema", "oscuro", 2}}},
		{"empty value", "tema =\nsonido = \n", []Setting{{"tema", "", 1}, {"sonido", "", 2}}},
		{"inside", "my theme = dark  blue = #00f # really\n",
			[]Setting{{"my theme", "dark  blue = #00f # really", 1}}},
		{"comments", "# tema = claro\n\t# tema = gris\n#\ntema = oscuro\n", []Setting{{"tema", "oscuro", 4}}},
		{"twice", "tema = claro\nsonido = no\ntema = oscuro\n",
			[]Setting{{"tema", "claro", 1}, {"sonido", "no", 2}, {"tema", "oscuro", 3}}},
		{"byte order mark", "\ufefftema = oscuro\n", []Setting{{"tema", "oscuro", 1}}},
		{"byte order mark and comment", "\ufeff# tema = claro\n", nil},
		{"CR LF", "a = 1\r\n\r\nb = 2\r\n", []Setting{{"a", "1", 1}, {"b", "2", 3}}},
		{"CR", "a = 1\rb = 2\r", []Setting{{"a", "1", 1}, {"b", "2", 2}}},
		{"mixed ends", "a = 1\n\r\rb = 2\r\nc = 3", []Setting{{"a", "1", 1}, {"b", "2", 4}, {"c", "3", 5}}},
		{"replacement character", "a = \ufffd\n", []Setting{{"a", "\ufffd", 1}}},
	}
	for _, test := range tests {
		s, _ := inFile(t, test.text)
		if got := s.All(); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
		if problems := s.Problems(); len(problems) > 0 {
			t.Errorf("%s: problems %v, want none", test.name, problems)
		}
	}
}

func TestProblems(t *testing.T) {
	s, path := inFile(t, "a = 1\n\nnonsense\x1b\n = 2\n# no problem\n"+strings.Repeat("x", 99)+"\r\nb = 3\n")
	want := []string{
		path + `:3: "nonsense\x1b" has no "=" between a name and a value`,
		path + `:4: "= 2" has no name before the "="`,
		path + `:6: "` + strings.Repeat("x", 32) + `…" has no "=" between a name and a value`,
	}
	var got []string
	for _, problem := range s.Problems() {
		got = append(got, problem.Error())
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if all := s.All(); !reflect.DeepEqual(all, []Setting{{"a", "1", 1}, {"b", "3", 7}}) {
		t.Errorf("the other lines: %v", all)
	}
}

// Set keeps all other text in the file.
func TestSet(t *testing.T) {
	type sets [][2]string
	tests := []struct {
		name, before string
		sets         sets
		after        string
	}{
		{"first", "", sets{{"a", "1"}}, "a = 1\n"},
		{"in order", "", sets{{"b", "1"}, {"a", "2"}, {"b", "3"}}, "b = 3\na = 2\n"},
		{"in its place", "# top\na = 1\n\nb = 2\n# end\n", sets{{"a", "3"}},
			"# top\na = 3\n\nb = 2\n# end\n"},
		{"at the end", "# top\na = 1\n\n", sets{{"b", "2"}}, "# top\na = 1\n\nb = 2\n"},
		{"the last one", "a = 1\na = 2\n", sets{{"a", "3"}}, "a = 1\na = 3\n"},
		{"not in a comment", "#a = 1\n", sets{{"a", "2"}}, "#a = 1\na = 2\n"},
		{"spacing", "\ta   =1  \n", sets{{"a", "2"}}, "\ta   =2  \n"},
		{"foreign lines", "??\n= 3\nb = 1", sets{{"b", "2"}}, "??\n= 3\nb = 2"},
		{"no end of line", "# top", sets{{"a", "1"}}, "# top\na = 1\n"},
		{"byte order mark", "\ufeffa = 1\n", sets{{"a", "2"}}, "\ufeffa = 2\n"},
		{"CR LF", "a = 1\r\nb = 2\r\n", sets{{"a", "3"}, {"c", "4"}}, "a = 3\r\nb = 2\r\nc = 4\r\n"},
		{"CR LF, no end of the last line", "# top\r\na = 1", sets{{"c", "4"}}, "# top\r\na = 1\r\nc = 4\r\n"},
		{"CR", "a = 1\rb = 2", sets{{"b", "3"}, {"c", "4"}}, "a = 1\rb = 3\rc = 4\r"},
		{"from empty", "a =\nb = \n", sets{{"a", "1"}, {"b", "2"}}, "a =1\nb = 2\n"},
		{"to empty", "a = 1\n", sets{{"a", ""}, {"b", ""}}, "a = \nb = \n"},
		{"line breaks", "", sets{{"a", " 1\nb = 2\r\n"}}, "a = 1 b = 2\n"},
		{"control characters", "", sets{{"a", "\x00\x1b[2J\t\u0085x\ufeff"}}, "a = [2J  x\n"},
		{"no UTF-8", "", sets{{"a", "x\xff\xfey"}}, "a = x\ufffd\ufffdy\n"},
		{"like a comment", "", sets{{"a", "#00f = # blue"}}, "a = #00f = # blue\n"},
		{"no names", "", sets{{"", "1"}, {" ", "1"}, {"a ", "1"}, {"\ufeffa", "1"}, {"#a", "1"},
			{"a=b", "1"}, {"a\nb", "1"}, {"a\x00", "1"}, {"a\xff", "1"}}, ""},
	}
	for _, test := range tests {
		s, path := inFile(t, test.before)
		for _, set := range test.sets {
			s.Set(set[0], set[1])
		}
		now := s.All()
		if err := s.Write(); err != nil {
			t.Errorf("%s: Write fails: %v", test.name, err)
		}
		if got := get(t, path); got != test.after {
			t.Errorf("%s: %q, want %q", test.name, got, test.after)
		}
		if again := open(t, path).All(); !reflect.DeepEqual(again, now) || !reflect.DeepEqual(s.All(), now) {
			t.Errorf("%s: %v before Write, %v after, %v read again", test.name, now, s.All(), again)
		}
	}
}

func TestZeroValue(t *testing.T) {
	var s File
	s.Set("a", "1")
	if value, line, ok := lookup(&s, "a"); value != "1" || line != 1 || !ok {
		t.Errorf("%q in line %d, %v", value, line, ok)
	}
	if err := s.Write(); err != nil {
		t.Error(err)
	}
}

// One goroutine may write while another one reads and sets. This test is for the race detector.
func TestSeveralGoroutines(t *testing.T) {
	s, path := inFile(t, "a = 0\n")
	var all sync.WaitGroup
	for _, name := range []string{"a", "b", "c", "d"} {
		all.Go(func() {
			s.Set(name, "1")
			s.All()
			s.Problems()
			if err := s.Write(); err != nil {
				t.Error(err)
			}
			if value, _, _ := lookup(s, name); value != "1" {
				t.Errorf("%s is %q", name, value)
			}
		})
	}
	all.Wait()
	if got := open(t, path).All(); len(got) != 4 {
		t.Errorf("the file has %v, want 4 settings", got)
	}
}
