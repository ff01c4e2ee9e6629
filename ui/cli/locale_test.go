package cli

import "testing"

// A locale is foreign if it names a language other than Spanish.
func TestForeignLocale(t *testing.T) {
	for _, test := range []struct {
		all, messages, lang string
		foreign             bool
	}{
		{"", "", "", false},
		{"", "", "C", false},
		{"", "", "C.UTF-8", false},
		{"", "", "POSIX", false},
		{"", "", "es_ES.UTF-8", false},
		{"", "", "es", false},
		{"", "", "ES_mx@x", false},
		{"", "", "en_GB.UTF-8", true},
		{"", "", "de", true},
		{"", "en_US.UTF-8", "es_ES.UTF-8", true},
		{"", "es_ES.UTF-8", "en_US.UTF-8", false},
		{"fr_FR", "es_ES.UTF-8", "es_ES.UTF-8", true},
		{"C", "en_US.UTF-8", "en_US.UTF-8", false},
	} {
		t.Setenv("LC_ALL", test.all)
		t.Setenv("LC_MESSAGES", test.messages)
		t.Setenv("LANG", test.lang)
		if got := ForeignLocale(); got != test.foreign {
			t.Errorf("%+v: foreign %t", test, got)
		}
	}
}

// The first variable of the locale that is set counts. If none is set, all characters can be
// written.
func TestLocale(t *testing.T) {
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
		t.Setenv("LC_ALL", test.all)
		t.Setenv("LC_CTYPE", test.ctype)
		t.Setenv("LANG", test.lang)
		if got := ASCIILocale(); got != test.ascii {
			t.Errorf("%+v: only ASCII %t", test, got)
		}
	}
}
