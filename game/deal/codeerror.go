package deal

import "fmt"

// A CodeError says why a text is not a code.
type CodeError struct {
	Reason    Reason
	At        int   // the position of an UnknownCharacter in the text, counted in characters from 1
	Character rune  // the character, if Reason is UnknownCharacter
	Err       error // the error of [Spec.Check] for an Impossible board
}

// A Reason is the reason why a text is not a code.
type Reason uint8

const (
	UnknownCharacter Reason = iota + 1 // the text has a character that codes do not have
	TooShort                           // the text has fewer digits than any code
	TooLong                            // the text has more digits than any code
	WrongCheck                         // the check digit does not match, so the code was mistyped
	LaterVersion                       // a later version of the game made the code
	Impossible                         // no board can have the size and the mines of the code
	NotACode                           // the check digit matches, but no code has these digits
	Several                            // the text holds several different codes
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
		return fmt.Sprintf("the code is too long: it can have at most %d digits and letters", maxDigits)
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
