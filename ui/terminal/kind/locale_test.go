package kind

import (
	"testing"

	"buscaminas/ui/text"
)

// of returns a function that returns the values of variables.
func of(env map[string]string) func(string) string {
	return func(name string) string { return env[name] }
}

// A locale is Spanish, or another language, whose speakers get English. Some name no language.
func TestLanguage(t *testing.T) {
	const none = 255
	for _, test := range []struct {
		all, messages, lang string
		want                text.Lang
	}{
		{"", "", "", none},
		{"", "", "C", none},
		{"", "", "C.UTF-8", none},
		{"", "", "POSIX", none},
		{"", "", "es_ES.UTF-8", text.Spanish},
		{"", "", "es", text.Spanish},
		{"", "", "ES_mx@x", text.Spanish},
		{"", "", "en_GB.UTF-8", text.English},
		{"", "", "de", text.English},
		{"", "en_US.UTF-8", "es_ES.UTF-8", text.English},
		{"", "es_ES.UTF-8", "en_US.UTF-8", text.Spanish},
		{"fr_FR", "es_ES.UTF-8", "es_ES.UTF-8", text.English},
		{"C", "en_US.UTF-8", "en_US.UTF-8", none},
	} {
		got, ok := Language(of(map[string]string{"LC_ALL": test.all, "LC_MESSAGES": test.messages, "LANG": test.lang}))
		if ok != (test.want != none) || ok && got != test.want {
			t.Errorf("%+v: %d, %t", test, got, ok)
		}
	}
}

// The first variable of the locale that is set counts. If none is set, all characters can be
// written.
func TestASCII(t *testing.T) {
	for _, test := range []struct {
		all, ctype, lang string
		ascii            bool
	}{
		{"", "", "", false},
		{"", "", "C", true},
		{"", "", "POSIX", true},
		{"", "", "C.UTF-8", false},
		{"", "", "es_ES", false},
		{"", "", "es_ES@euro", false},
		{"", "", "es_ES.UTF-8@euro", false},
		{"", "", "es_ES.utf8", false},
		{"", "", "es_ES.ISO-8859-1", true},
		{"", "", "es_ES.ISO-8859-15@euro", true},
		{"", "UTF-8", "C", false}, // as on macOS
		{"", "C", "es_ES.UTF-8", true},
		{"C", "es_ES.UTF-8", "es_ES.UTF-8", true},
		{"es_ES.UTF-8", "C", "C", false},
	} {
		if got := NeedsASCII(of(map[string]string{"LC_ALL": test.all, "LC_CTYPE": test.ctype, "LANG": test.lang})); got != test.ascii {
			t.Errorf("%+v: only ASCII %t", test, got)
		}
	}
}
