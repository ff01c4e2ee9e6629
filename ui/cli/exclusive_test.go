package cli

import (
	"errors"
	"strings"
	"testing"
)

// If another flag makes a flag useless, the program names it and refuses to run.
func TestFlagsThatExcludeEachOther(t *testing.T) {
	t.Setenv("TERM", "xterm") // otherwise the game is played line by line
	const dealt = " --size=9x9 --mines=5 --seed=1 --first=any --guess --any-proof"
	for line, flags := range map[string]string{
		"deal --code 3000-KAA-818":                   "--grid=hex --level=expert --needs=two --start=0,0 --count=2" + dealt,
		"deal --level expert":                        "--size=9x9 --mines=5 --force",
		"deal --mines 5":                             "--mines=6",
		"deal --level expert --first any":            "--needs=two --any-proof",
		"deal --level expert --needs two":            "--guess --any-proof",
		"solve testdata/entangled.board":             "--level=expert --size=9x9 --first=any --seed=1 --games=5 --jobs=2 --deep",
		"show --to svg testdata/entangled.board":     "--format=json",
		"show testdata/entangled.board":              "--theme=dark --output=x --force --code=3000-KAA-818",
		"replay --format rawvf testdata/judged.game": "--to=svg --speed=2 --theme=dark --plain --voice --review --from=0,0",
		"replay --to svg testdata/judged.game":       "--plain --voice --review --from=0,0",
		"replay testdata/judged.game":                "--theme=dark --speed=2 --output=x --force --from=0,0",
		"--plain --code 3000-KAA-818":                "--level=expert --grid=hex --rules=strict" + dealt,
		"--plain --daily":                            "--code=3000-KAA-818 --rules=strict" + dealt,
		"--plain testdata/entangled.board":           "--level=expert --code=3000-KAA-818 --daily" + dealt,
		"--level=expert":                             "--from=0,0 --size=9x9 --mines=5",
	} {
		args := strings.Fields(line)
		for flag := range strings.FieldsSeq(flags) {
			_, _, err := run(inEnglish(args[0]), "", append(args[1:], flag)...)
			name, _, _ := strings.Cut(flag, "=")
			if !errors.As(err, new(usageError)) || !strings.Contains(err.Error(), name) {
				t.Errorf("%s %s: %v, want a usage error", line, flag, err)
			}
		}
	}
}
