package cli

import (
	"cmp"
	"strings"

	"buscaminas/ui/text"
)

var (
	oneFile    = text.Text{"solo se admite un fichero, y has indicado %d", "only one file can be given, and you gave %d"}
	proofAlone = text.Text{
		"--any-proof se usa con --level o con --size",
		"--any-proof can only be used with --level or --size",
	}
	codeIsBoard = text.Text{"el código ya fija el tablero", "the code already sets the board"}
	dayIsBoard  = text.Text{"el día ya fija el tablero", "the day already sets the board"}
)

// checkGame returns a [usageError] for flags that exclude each other when a game is played. A file,
// --code and --daily each set the board, so each of them excludes the flags about a new board.
func (b *boardFlags) checkGame(files []string, lineMode bool) error {
	if len(files) > 1 {
		return usage(oneFile, len(files))
	}
	file := strings.Join(files, "") // there is at most one
	for _, board := range []struct {
		given bool
		name  string
		why   text.Text
		not   []string // the excluded flags
	}{
		{len(files) == 1, file, fileIsBoard,
			[]string{"level", "size", "mines", "seed", "first", "guess", "any-proof", "code", "daily"}},
		{b.given("code"), "--code", codeIsBoard,
			[]string{"level", "size", "mines", "seed", "grid", "rules", "first", "guess", "any-proof"}},
		{b.given("daily"), "--daily", dayIsBoard,
			[]string{"code", "size", "mines", "seed", "rules", "first", "guess", "any-proof"}},
	} {
		for _, flag := range board.not {
			if board.given && b.given(flag) {
				return usage(notTogether, "--"+flag, board.name, board.why)
			}
		}
	}
	if b.given("from") && !lineMode {
		return usage(fromPlain)
	}
	if b.given("any-proof") && !b.asked() {
		return usage(proofAlone)
	}
	return cmp.Or(checkGhost(b.given, lineMode), b.check())
}
