package text_test

import (
	"testing"

	"buscaminas/ui/text"
)

// Names are joined as they are spoken: in Spanish, no two equal sounds meet.
func TestNamesAreJoinedAsTheyAreSaid(t *testing.T) {
	for _, test := range []struct {
		names            []string
		and, or, english string
	}{
		{nil, "", "", ""},
		{[]string{"Fa"}, "Fa", "Fa", "Fa"},
		{[]string{"Fa", "Fb"}, "Fa y Fb", "Fa o Fb", "Fa and Fb"},
		{[]string{"Fa", "Fb", "Fc"}, "Fa, Fb y Fc", "Fa, Fb o Fc", "Fa, Fb and Fc"},
		{[]string{"Jj", "Ij"}, "Jj e Ij", "Jj o Ij", "Jj and Ij"},
		{[]string{"Na", "Oa"}, "Na y Oa", "Na u Oa", "Na and Oa"},
		{[]string{"7,3", "8,3"}, "7,3 y 8,3", "7,3 u 8,3", "7,3 and 8,3"},
		{[]string{"10,3", "11,3"}, "10,3 y 11,3", "10,3 u 11,3", "10,3 and 11,3"},
		{[]string{"10,3", "110,3"}, "10,3 y 110,3", "10,3 o 110,3", "10,3 and 110,3"},
	} {
		if got := text.And(text.Spanish, test.names); got != test.and {
			t.Errorf("%q, want %q", got, test.and)
		}
		if got := text.Or(text.Spanish, test.names); got != test.or {
			t.Errorf("%q, want %q", got, test.or)
		}
		if got := text.And(text.English, test.names); got != test.english {
			t.Errorf("%q, want %q", got, test.english)
		}
	}
}
