package cli

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/text"
)

// Wherever a command takes a board or a saved game, it takes the video of another program.
func TestVideosInCommands(t *testing.T) {
	avf, sav := filepath.Join(videoFolder, "beginner.avf"), filepath.Join(videoFolder, "tatham.sav")
	for _, test := range []struct {
		run  func() (string, string)
		want string
	}{
		{func() (string, string) { return execute(t, inEnglish("convert"), "", "--to", "tatham", avf) }, "8x8:4,1,m"},
		{func() (string, string) { return execute(t, inEnglish("convert"), "", "--to", "tatham", sav) }, "9x9:0,0,m"},
		{func() (string, string) { return execute(t, inEnglish("show"), "", avf) }, "3BV 4, openings: 1\nfrom Be you have to guess"},
		{watch(t, "--plain", avf), "Arbiter 1.53 s · square · classic\n"},
		{watch(t, "--plain", "--review", avf), "you guessed once and got away with it (15% risk)\n"},
		{watch(t, "--voice", avf), "Arbiter 1.53 s"},
		{watch(t, "--to", "svg", avf), "<svg"},
		{watch(t, "--to", "cast", avf), `"Arbiter 1.53 s`},
		{watch(t, "--to", "txt", sav), "│"},
		{watch(t, "--format", "rawvf", avf), "\nTime: 1.530\nBBBV: 4\nStatus: Won\n"},
		{func() (string, string) { return execute(t, inEnglish("convert"), "", "--to", "rawvf", avf) }, "\n1.530 lr 8 2 (120 24)\n"},
	} {
		out, errs := test.run()
		if !strings.Contains(out, test.want) || errs != "" {
			t.Errorf("no %q: %.300s%s", test.want, out, errs)
		}
	}
}

// FILE#2 of a file with one video is refused by each command.
func TestNoSecondVideo(t *testing.T) {
	second := filepath.Join(videoFolder, "beginner.avf#2")
	for _, args := range [][]string{{"show"}, {"convert", "--to", "map"}, {"review"}, {"replay", "--plain"}} {
		out, errs, err := run(inEnglish(args[0]), "", append(args[1:], second)...)
		if said := errs + fmt.Sprint(err); out != "" || !strings.Contains(said, "beginner.avf: there is no board 2: the file has 1") {
			t.Errorf("%v: %q, %q", args, out, said)
		}
	}
}

// A game of this program becomes a video for others, with notes on what that cannot tell, or is
// refused.
func TestOwnGamesForOtherPrograms(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.rawvf")
	_, errs, err := replayed(text.English, "--format", "rawvf", "-o", file, "testdata/judged.game")
	want := "testdata/judged.game: undone moves, which are left out: 2\n" +
		"testdata/judged.game: chords added where the rules open cells by themselves: 1\n"
	if err != nil || errs != want {
		t.Errorf("%v, %q", err, errs)
	}
	if all := judgedLines(t, file); len(all) != 1 || all[0].Program != "Buscaminas" || all[0].Result != "unfinished" {
		t.Errorf("%+v", all)
	}
	for _, args := range [][]string{{"replay", "--format", "rawvf"}, {"convert", "--to", "rawvf"}} {
		out, errs, err := run(inEnglish(args[0]), "", append(args[1:], "testdata/guessed.game")...)
		if said := errs + fmt.Sprint(err); out != "" || !strings.Contains(said, "testdata/guessed.game: the boards of other programs have only squares") {
			t.Errorf("%v: %q, %q", args, out, said)
		}
	}
	if _, _, err := replayed(text.English, "--format", "rawvf", "--speed", "2", "testdata/judged.game"); err == nil {
		t.Error("a video has a speed")
	}
}

// watch returns a function that runs the command replay.
func watch(t *testing.T, args ...string) func() (string, string) {
	return func() (string, string) {
		out, errs, err := replayed(text.English, args...)
		if err != nil {
			t.Errorf("%v: %v", args, err)
		}
		return out, errs
	}
}

// A video can be the ghost of a game on its board.
func TestVideoAsAGhost(t *testing.T) {
	race, err := (&program{}).raceAgainst(filepath.Join(videoFolder, "beginner.avf"), nil, nil)
	if err != nil || !race.Ghost.Won || !race.Setup.Seen || race.Setup.Rules != game.Classic || len(race.Notes) > 0 {
		t.Errorf("%+v, %v", race, err)
	}
}

// Of a board that changed itself, the luck is not told, and why is.
func TestLuckOnAnAdaptiveBoard(t *testing.T) {
	file := filepath.Join(videoFolder, "adaptive-lost-4.evf")
	for manner, want := range map[string][]string{
		"--plain": {"luck: cannot be told, because the board changed itself\n", "\nyou guessed 19 times\n"},
		"--voice": {"Luck: cannot be told, because the board changed itself.\n", "\nYou guessed 19 times.\n"},
	} {
		out, _, err := replayed(text.English, manner, "--review", file)
		for _, sentence := range want {
			if err != nil || !strings.Contains(out, sentence) {
				t.Errorf("%s: no %q in %s, %v", manner, sentence, out, err)
			}
		}
		for _, told := range []string{"expected", "overall", "the lowest possible"} {
			if strings.Contains(out, told) {
				t.Errorf("%s: %q in %s", manner, told, out)
			}
		}
	}
}
