//go:build !windows && !darwin

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A paste with Ctrl+V comes to the field in which it was pressed, on every page.
func TestPastingIntoAField(t *testing.T) {
	t.Parallel()
	bin := t.TempDir()
	script := "#!/bin/sh\nprintf from-the-clipboard\n"
	if err := os.WriteFile(filepath.Join(bin, "xclip"), []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	env := []string{"PATH=" + bin + string(os.PathListSeparator) + os.Getenv("PATH")}
	term := program{env: env}.start(t, size{80, 24})
	for _, field := range []struct {
		keys  []string // the keys that open the field
		label string
		back  []string // the keys that lead back to the menu
	}{
		{[]string{"4"}, "Fichero: ", []string{"esc"}},
		{[]string{"x"}, "Código: ", []string{"esc"}},
		{[]string{"1", ":"}, ":", []string{"esc", "q"}},
		{[]string{"e", "T"}, "Filas x columnas: ", []string{"esc", "q"}},
		{[]string{"e", "S", "ctrl+u"}, "Guardar en: ", []string{"esc", "q"}},
	} {
		term.waitText("5. Salir")
		term.press(field.keys...)
		term.waitText(strings.TrimSpace(field.label))
		term.press("ctrl+v")
		term.waitText(field.label + "from-the-clipboard")
		for _, key := range field.back { // one by one, because Esc with another key is Alt
			term.press(key)
			term.waitNoText("from-the-clipboard")
		}
	}
	term.waitText("5. Salir")
	term.press("5")
	if code, signal := term.waitExit(); code != 0 || signal != nil {
		t.Errorf("ended with %d, %v", code, signal)
	}
}

// A paste replaces the proposed text of a field, as typing does.
func TestPastingOverWhatThereIs(t *testing.T) {
	t.Parallel()
	bin := t.TempDir()
	if err := os.WriteFile(filepath.Join(bin, "xclip"), []byte("#!/bin/sh\nprintf 7x8\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	env := []string{"PATH=" + bin + string(os.PathListSeparator) + os.Getenv("PATH")}
	term := program{env: env}.start(t, size{80, 24})
	term.waitText("5. Salir")
	term.press("e", "T")
	term.waitText("Filas x columnas: 9x9")
	term.press("ctrl+v")
	term.waitText("Filas x columnas: 7x8")
	term.press("enter")
	term.waitText("7x8 · cuadrada")
	term.press("ctrl+c")
	term.waitText("¿")
	term.press("s")
	if code, signal := term.waitExit(); code != 0 || signal != nil {
		t.Errorf("ended with %d, %v", code, signal)
	}
}
