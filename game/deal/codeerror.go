package deal

import "fmt"

// A CodeError says why a text is not a code.
type CodeError struct {
	Reason    Reason
	At        int   // the place of the UnknownCharacter in the text, counted in characters from 1
	Character rune  // the UnknownCharacter
	Err       error // the error of [Spec.Check] for an Impossible board
}

// A Reason is the reason why a text is not a code.
type Reason uint8

const (
	UnknownCharacter Reason = iota + 1 // codes do not have this character
	TooShort                           // digits are missing
	TooLong                            // there are more digits than any code has
	WrongCheck                         // the check digit does not match, so the code was mistyped
	LaterVersion                       // a later version of the game made the code
	Impossible                         // there is no such board
	NotACode                           // the check digit matches, but no code has this text
	Several                            // the text has more than one code
)

// Error implements error, in English.
func (e *CodeError) Error() string {
	switch e.Reason {
	case UnknownCharacter:
		return fmt.Sprintf(
			"character %d is %q: a code has only digits and letters, and no U",
			e.At,
			e.Character,
		)
	case TooShort:
		return fmt.Sprintf("the code is too short: it needs at least %d digits and letters", shortest)
	case TooLong:
		return fmt.Sprintf("the code is too long: it can have at most %d digits and letters", longest)
	case WrongCheck:
		return "there is a typing error in the code"
	case LaterVersion:
		return "the code is from a later version of the game"
	case Impossible:
		return "the code is of no possible board: " + e.Err.Error()
	case Several:
		return "there is more than one code"
	default:
		return "this is not a code"
	}
}

// Unwrap returns the error of [Spec.Check] for an impossible board, or nil.
func (e *CodeError) Unwrap() error { return e.Err }
