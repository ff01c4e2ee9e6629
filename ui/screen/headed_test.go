package screen

import (
	"strings"
	"testing"
)

// A head keeps its style, however the text after it is broken.
func TestAHeadBeforeAText(t *testing.T) {
	for _, test := range []struct {
		width      int
		head, said string
		want       string // the text in the style of the head in capitals
	}{
		{40, "lost", "a mine was there", "LOST · a mine was there"},
		{16, "lost", "a mine was there", "LOST/a mine was there"},
		{13, "lost", "a mine was there", "LOST · a mine/was there"},
		{6, "it is lost", "so", "IT IS/LOST/so"},
		{40, "lost", "", "LOST"},
		{40, "", "so", "so"},
		{40, "", "", ""},
	} {
		got := ""
		for i, l := range Headed(Bad.Of(test.head), Message.Of(test.said), test.width) {
			if i > 0 {
				got += "/"
			}
			for _, s := range l {
				if s.Ink == Bad {
					got += strings.ToUpper(s.Text)
				} else {
					got += s.Text
				}
			}
		}
		if got != test.want {
			t.Errorf("%q and %q in %d columns: %q, want %q", test.head, test.said, test.width, got, test.want)
		}
	}
}
