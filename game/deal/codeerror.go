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
	case Several:
		return "code: there is more than one in this text"
	default:
		return "code: no code is written like this"
	}
}

// Unwrap returns the error of [Spec.Check] for an impossible board, or nil.
func (e *CodeError) Unwrap() error { return e.Err }
