package deal

import "fmt"

// A CodeError says why a text is no code.
type CodeError struct {
	Reason    Reason
	At        int   // of an UnknownCharacter: where it stands, from 1, all characters counted
	Character rune  // the UnknownCharacter
	Err       error // of an Impossible board: what [Spec.Check] says
}

// A Reason is what is wrong with a text that should be a code.
type Reason uint8

const (
	UnknownCharacter Reason = iota + 1 // that codes do not have
	TooShort                           // something is missing
	TooLong                            // for any code
	WrongCheck                         // the check digit does not match: a typing error
	LaterVersion                       // of the game has made this code
	Impossible                         // there is no such board
	NotACode                           // the check digit matches, but no code is written so
)

// Error implements error, in English.
func (e *CodeError) Error() string {
	switch e.Reason {
	case UnknownCharacter:
		return fmt.Sprintf(
			"code: character %d is %q: codes are of digits and letters, without U",
			e.At,
			e.Character,
		)
	case TooShort:
		return fmt.Sprintf("code: too short: at least %d digits and letters are needed", shortest)
	case TooLong:
		return fmt.Sprintf("code: too long: at most %d digits and letters are possible", longest)
	case WrongCheck:
		return "code: there is a typing error in it"
	case LaterVersion:
		return "code: made by a later version of the game"
	case Impossible:
		return "code: " + e.Err.Error()
	default:
		return "code: no code is written like this"
	}
}

// Unwrap returns what [Spec.Check] says of an impossible board.
func (e *CodeError) Unwrap() error { return e.Err }
