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

// Words agree with the first number of a sentence, or with the one that they name. A list counts its names.
func TestWordsAgree(t *testing.T) {
	seen := text.Text{"%s{, que es una mina|, que son minas}; {2:falta|faltan} %s", "%s {is a mine|are mines}; %s {2:is|are} left"}
	for want, args := range map[text.Text][]any{
		{"Fa, que es una mina; faltan dos", "Fa is a mine; two are left"}:                 {text.List{"Fa"}, text.Number(2)},
		{"Fa e Ia, que son minas; falta una", "Fa and Ia are mines; one is left"}:         {text.List{"Fa", "Ia"}, text.Number(1)},
		{"Fa, Fb y Fc, que son minas; faltan 11", "Fa, Fb and Fc are mines; 11 are left"}: {text.List{"Fa", "Fb", "Fc"}, text.Number(11)},
	} {
		if got := seen.With(args...); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	for n, want := range map[int]string{0: "quedan 0", 1: "queda la última", 2: "quedan 2"} {
		if got := (text.Text{"{queda la última|quedan %d}", ""}).In(text.Spanish, n); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// In Spanish, numbers have a decimal comma, and the large ones thin spaces.
func TestNumbersInBothLanguages(t *testing.T) {
	for n, want := range map[float64]text.Text{
		0: {"0,0", "0.0"}, 9999.5: {"9999,5", "9999.5"}, 25501: {"25\u202f501,0", "25501.0"}, 1234567.5: {"1\u202f234\u202f567,5", "1234567.5"},
	} {
		if got := (text.Text{text.Decimal(text.Spanish, n, 1), text.Decimal(text.English, n, 1)}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
