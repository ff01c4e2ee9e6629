package goldentest

import "testing"

func TestDifferenceNamesTheFirstRow(t *testing.T) {
	for _, test := range []struct{ got, want, said string }{
		{"a\nb\n", "a\nb\n", ""},
		{"a\nb\nc", "a\nx\ny", "row 2 differs, the first of 2\n got \"b\"\nwant \"x\""},
		{"a", "a\nb", "row 2 differs, the first of 1\n got (none)\nwant \"b\""},
	} {
		if said := difference(test.got, test.want); said != test.said {
			t.Errorf("%q and %q: said\n%s\nwant\n%s", test.got, test.want, said, test.said)
		}
	}
}
