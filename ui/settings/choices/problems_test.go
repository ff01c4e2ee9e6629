package choices_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"buscaminas/ui/settings"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/text"
)

// The errors of the settings file are in the order of its lines, whatever is wrong with them, and name
// the file once.
func TestErrorsInTheOrderOfTheLines(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.conf")
	if err := os.WriteFile(path, []byte("colour = red\nhello\ntheme = dark\nkeyz = vim\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	file, err := settings.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	var c choices.Choices
	wrong := slices.Grow(c.Configure(file.All(), nil), 1)
	choices.Messages(file, wrong) // leaves the errors as they are
	var got []string
	for _, said := range choices.Messages(file, wrong) {
		got = append(got, said.In(text.English))
	}
	want := []string{path + `:1: there is no option "colour"`, `line 2: "hello" has no "=" between a name and a value`, `line 4: there is no option "keyz"`}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
