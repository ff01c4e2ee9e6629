package cli

import (
	"errors"
	"fmt"
	"io"

	"buscaminas/ui/tell/words"
	"buscaminas/ui/terminal/safe"
	"buscaminas/ui/text"
)

// The exit statuses. After a signal, the status is 128 plus its number.
const (
	exitFailed = 1 // a command or a file failed
	exitUsage  = 2 // the command line is wrong
	exitGaveUp = 3 // an answer was not found in time
)

// reportError writes to w why the program failed with err, unless that was written already. It returns the
// exit status, which is 0 if err is nil.
func reportError(w io.Writer, err error, l text.Lang) (status int) {
	var wrong usageError
	var stopped safe.Stopped
	var failure *safe.Panic
	switch {
	case err == nil:
		return 0
	case errors.Is(err, errReported):
		return exitFailed
	case errors.Is(err, errGaveUp):
		return exitGaveUp
	case errors.As(err, &wrong):
		fmt.Fprintln(w, "buscaminas:", wrong[l])
		return exitUsage
	case errors.As(err, &stopped):
		return stopped.ExitStatus()
	case errors.As(err, &failure):
		reportPanic(w, failure, l)
		return exitFailed
	}
	fmt.Fprintln(w, "buscaminas:", words.Error(err, l))
	return exitFailed
}

var (
	programFailed = text.Text{
		"el programa ha fallado; este informe dice dónde:",
		"the program crashed; this report says where:",
	}
	gameKept = text.Text{
		"la partida está guardada tal como la dejaste",
		"your game is saved just as you left it",
	}
)

// reportPanic tells the player that the program has failed with a panic, and whether the game is
// saved.
func reportPanic(w io.Writer, failure *safe.Panic, l text.Lang) {
	if failure.Kept {
		fmt.Fprintln(w, "buscaminas:", gameKept.In(l))
	}
	fmt.Fprintln(w, "buscaminas:", programFailed.In(l))
	fmt.Fprintln(w, failure)
}
