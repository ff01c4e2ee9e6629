package ui

import (
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/text"
	"buscaminas/ui/text/goldentest"
)

// golden compares text with a file in testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	goldentest.Check(t, filepath.Join("testdata", name+".txt"), got, *update)
}

// The frames in testdata show the other pages in both languages.
func TestGoldenScreens(t *testing.T) {
	t.Parallel()
	for name, keys := range map[string]string{
		"menu": "", "help": "?", "options": "o", "collection": "t", "custom": "m", "question": "1 f q 2", "waiting": "1 f q",
		"code": "x 3 -", "typing": "1 : a 1", "school": "l",
		"lesson": "l down enter", "first": "l enter",
	} {
		var all strings.Builder
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			p := sit(t, 80, 40, nil)
			p.m.Lang = lang
			p.tell()
			p.Answer(p.Press(keys))
			all.WriteString(strings.TrimRight(p.Screen(), "\n ") + "\n\n")
		}
		golden(t, "screens/"+name, all.String())
	}
	for name, keys := range map[string]string{"editor-help": "e ?", "editor-question": "e space q"} {
		var all strings.Builder
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			p := sit(t, 100, 36, nil)
			p.m.Lang = lang
			p.tell()
			p.Settle(keys)
			all.WriteString(pagetest.Trimmed(p.Screen()) + "\n\n")
		}
		golden(t, "screens/"+name, all.String())
	}
	p := sit(t, 19, 7, nil)
	golden(t, "screens/too-small", p.Screen()+"\n")
	p = sit(t, 80, 24, nil)
	p.Press("3 enter")
	golden(t, "screens/expert-80x24", p.Screen()+"\n")
}
