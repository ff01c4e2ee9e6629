//go:build !windows && !darwin

package e2e

import (
	"os"
	"path/filepath"
	"testing"
)

// What Ctrl+V brings comes to the field that it was pressed in.
func TestPastingIntoAField(t *testing.T) {
	bin := t.TempDir()
	script := "#!/bin/sh\nprintf from-the-clipboard\n"
	if err := os.WriteFile(filepath.Join(bin, "xclip"), []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	env := []string{"PATH=" + bin + string(os.PathListSeparator) + os.Getenv("PATH")}
	term := program{env: env}.start(t, size{80, 24})
	for _, field := range []struct{ key, label string }{{"4", "Fichero:"}, {"x", "Código:"}} {
		term.waitText("Salir")
		term.press(field.key)
		term.waitText(field.label)
		term.press("ctrl+v")
		term.waitText(field.label + " from-the-clipboard")
		term.press("esc")
	}
	term.waitText("5. Salir")
	term.press("5")
	if code, signal := term.waitExit(); code != 0 || signal != nil {
		t.Errorf("ended with %d, %v", code, signal)
	}
}
