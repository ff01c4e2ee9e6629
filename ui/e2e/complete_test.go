package e2e

import (
	"strings"
	"testing"
)

// A shell completes the values of a flag in the player's language, and file names only where they
// are arguments.
func TestCompletion(t *testing.T) {
	t.Parallel()
	const noFiles, files = ":4", ":0"
	for _, test := range []struct{ typed, want string }{
		{"--level|", "principiante intermedio experto " + noFiles},
		{"--lang|en|--level|", "beginner intermediate expert " + noFiles},
		{"--level|beg", "beginner " + noFiles}, // the English name is understood, too
		{"--rules|clá", "clásicas " + noFiles},
		{"--rules|clas", "clasicas " + noFiles}, // without accents, because not every keyboard has them
		{"--lang|en|--rules|", "remaining classic strict simple single " + noFiles},
		{"--grid|c", "cuadrada " + noFiles},
		{"--coords|", "letras números mixtas " + noFiles},
		{"--first|", "despejada segura cualquiera " + noFiles},
		{"--lang|", "es en " + noFiles},
		{"--size|", noFiles},
		{"--code|", noFiles},
		{"deal|--format|", "map list " + noFiles},
		{"deal|", noFiles},
		{"convert|--to|", "map list mbf tatham ptta mine board " + noFiles},
		{"convert|-o|", files},
		{"stats|--format|", "csv json " + noFiles},
		{"help|num", "numeros " + noFiles},
		{"help|--lang|en|ru", "rules " + noFiles},
		{"help|rules|", noFiles},
		{"bo", files},
		{"show|", files},
	} {
		out, _, code := run(t, "", append([]string{"__complete"}, strings.Split(test.typed, "|")...)...)
		if got := strings.Join(strings.Fields(out), " "); code != 0 || got != test.want {
			t.Errorf("%s: %q, want %q", test.typed, got, test.want)
		}
	}
}

func TestVersionInShort(t *testing.T) {
	t.Parallel()
	long, _, _ := run(t, "", "--version")
	if short, errs, code := run(t, "", "-v"); short != long || code != 0 || errs != "" {
		t.Errorf("-v: %q, %q, status %d; want %q", short, errs, code, long)
	}
}
