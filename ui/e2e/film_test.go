package e2e

import (
	"path/filepath"
	"strings"
	"testing"
)

const filmedGame = `buscaminas game 2
title: two mines
grid: square
rows: 2
columns: 3
mines: 2
row: *..
row: *..

0.500 0,1*
1.250 0,2*
`

// A saved game can be written as a film in three formats.
func TestFilm(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	game := put(t, dir, "game.txt", filmedGame)
	for to, begins := range map[string]string{
		"svg":  "<svg ",
		"cast": `{"version":2,"width":`,
		"txt":  "0.0\n",
	} {
		film, stderr, code := run(t, "", "replay", "--lang", "en", "--to", to, game)
		ends := strings.Contains(film, "YOU") && strings.Contains(film, "WON") && strings.Contains(film, "1.2")
		if !strings.HasPrefix(film, begins) || !ends || stderr != "" || code != 0 {
			t.Errorf("%s: %q, %q, %d", to, film, stderr, code)
		}
		out := filepath.Join(dir, "film."+to)
		for range 2 {
			_, stderr, code = run(t, "", "replay", "--lang", "en", "--to", to, "-o", out, game)
		}
		if get(t, out) != film || code != 1 || !strings.Contains(stderr, "already exists") {
			t.Errorf("%s: %q, %d, and in the file\n%s", to, stderr, code, get(t, out))
		}
	}
	// In ASCII the text has only ASCII, and a picture is unchanged.
	text, _, _ := run(t, "", "--ascii", "replay", "--to", "txt", game)
	if strings.ContainsFunc(text, func(r rune) bool { return r > '~' }) {
		t.Errorf("not ASCII:\n%s", text)
	}
	picture, _, _ := run(t, "", "replay", "--to", "svg", game)
	if ascii, _, _ := run(t, "", "--ascii", "replay", "--to", "svg", game); ascii != picture {
		t.Error("the film of a terminal with ASCII only differs")
	}
}

func TestWrongUsageOfFilms(t *testing.T) {
	t.Parallel()
	game := put(t, t.TempDir(), "game.txt", filmedGame)
	for args, want := range map[string]string{
		"--to gif":               `--to cannot be "gif": the possible values are svg|cast|txt`,
		"--speed 2":              "--speed can only be used with --to",
		"--to svg --speed 0":     `--speed cannot be "0": it must be a number from 0.01 to 1000`,
		"--to svg --speed NaN":   `--speed cannot be "NaN": it must be a number from 0.01 to 1000`,
		"--to txt --theme dark":  "--theme cannot be used with --to txt: text has no colours",
		"--to svg --plain":       "--plain cannot be used with --to: the animation shows the whole game",
		"--to cast --from 1,1":   "--from cannot be used with --to: the animation shows the whole game",
		"--theme nothing":        `--theme cannot be "nothing": the possible values are dark|light|classic|colorblind|contrast|terminal|mono`,
		"--to svg -o / --review": "--review cannot be used with --to: the animation shows the whole game",
	} {
		_, stderr, code := run(t, "", append([]string{"replay", "--lang", "en", game}, strings.Fields(args)...)...)
		if stderr != "buscaminas: "+want+"\n" || code != 2 {
			t.Errorf("%s: %q, %d", args, stderr, code)
		}
	}
}
