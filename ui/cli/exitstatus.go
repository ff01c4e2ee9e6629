package cli

import (
	"errors"
	"fmt"

	"buscaminas/ui/terminal/safe"
	"buscaminas/ui/text"
)

// The exit statuses. If a signal ends the program, the status is 128 plus the number of the signal.
const (
	exitFailed = 1 // a command or a file failed
	exitUsage  = 2 // the command line is wrong
	exitGaveUp = 3 // an answer was not found in time
)

// reportError writes err to the error output, unless the program has already written what failed.
// It returns the exit status, which is 0 if err is nil.
func (p *program) reportError(err error) (status int) {
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
		p.complain(text.Error(wrong))
		return exitUsage
	case errors.As(err, &stopped):
		return stopped.ExitStatus()
	case errors.As(err, &failure):
		p.reportPanic(failure)
		return exitFailed
	}
	p.complain(err)
	return exitFailed
}

// reportPanic writes the report of a panic. If the game was saved, it tells the player so first.
func (p *program) reportPanic(failure *safe.Panic) {
	if failure.GameSaved {
		p.complain(text.Error{"la partida está guardada tal como la dejaste", "your game is saved just as you left it"})
	}
	p.complain(text.Error{"el programa ha fallado; este informe dice dónde:", "the program crashed; this report says where:"})
	fmt.Fprintln(p.errs, failure)
}
