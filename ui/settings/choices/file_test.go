package choices

import (
	"testing"

	"buscaminas/ui/settings"
	"buscaminas/ui/text"
)

// A value can be written in either language, in any case, with or without accents, or with its old
// name.
func TestWordsOfValues(t *testing.T) {
	for _, test := range []struct{ name, word, is string }{
		{"theme", "clásico", "clásico"},
		{"theme", "clasico", "clásico"},
		{"theme", "CLÁSICO", "clásico"},
		{"theme", "classic", "clásico"},
		{"theme", "daltonico", "daltónico"},
		{"keys", "numerico", "numérico"},
		{"rules", "clasicas", "clásicas"},
		{"rules", "clásicas", "clásicas"},
		{"rules", "remaining", "restantes"},
		{"rules", "left", "restantes"},
		{"rules", "Left", "restantes"},
		{"language", "english", "English"},
		{"language", "espanol", "español"},
		{"language", "en", "English"},
		{"mouse", "si", "sí"},
		{"mouse", "yes", "sí"},
		{"mouse", "False", "no"},
		{"keys", "left", "zurda"},
		{"keys", "Izquierda", "zurda"},
		{"keys", "right", "diestra"},
		{"keys", "derecha", "diestra"},
	} {
		o, ok := Named(test.name)
		if !ok {
			t.Fatalf("there is no option %s", test.name)
		}
		var c Choices
		for i, value := range o.Values { // begin with another value
			if value[0] != test.is {
				o.Set(&c, i)
			}
		}
		wrong := c.Configure([]settings.Setting{{Name: test.name, Value: test.word, Line: 1}}, nil)
		if got := o.Value(&c)[0]; len(wrong) > 0 || got != test.is {
			t.Errorf("%s = %s is taken for %q, want %q (wrong: %v)", test.name, test.word, got, test.is, wrong)
		}
	}
	var c Choices
	if wrong := c.Configure([]settings.Setting{{Name: "theme", Value: "left", Line: 1}}, nil); len(wrong) != 1 {
		t.Errorf("a word of another option is taken for a theme: %v", wrong)
	}
}

// The message about a wrong value lists the valid ones.
func TestAWrongValueIsSaidWithThoseThatAreRight(t *testing.T) {
	var c Choices
	wrong := c.Configure([]settings.Setting{{Name: "language", Value: "de", Line: 3}}, nil)
	want := text.Text{
		`language no puede ser «de»; puede ser español, English`,
		`language cannot be "de"; it can be español, English`,
	}
	if len(wrong) != 1 || wrong[0].Line != 3 || wrong[0].Text != want {
		t.Errorf("it says %v, want %v in line 3", wrong, want)
	}
}
