package ui

import (
	"os"
	"path/filepath"
	"testing"
)

// If the settings cannot be written, the page of the options and the menu say so.
func TestSettingsThatCannotBeWritten(t *testing.T) {
	t.Parallel()
	p, path := configured(t, "")
	dir := filepath.Dir(path)
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(dir, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Remove(dir) })
	cmd := p.Press("o down right")
	p.DoesNotSee(filepath.Base(path) + ":")
	if cmd == nil {
		t.Fatal("nothing is written")
	}
	p.Send(cmd())
	p.Sees("▸ Tema", filepath.Base(path)+":")
	p.Press("esc")
	p.Sees("BUSCAMINAS", filepath.Base(path)+":")
	p.Press("o")
	p.DoesNotSee(filepath.Base(path) + ":") // the error has been reported
}
