package deal

import (
	"strings"
	"unicode"
)

// digits are the digits of a code, each from 0 to 31.
type digits []byte

const (
	alphabet  = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	digitBits = 5
	maxDigits = 48 // the most digits that [readDigits] accepts: more than any code has

	another      = 16 // added to a digit if another digit of the same number follows
	numberBits   = 4
	numberDigits = 7
)

// readDigits reads the digits of a text, without the punctuation before and after them. Its error
// is a [*CodeError].
func readDigits(text string) (digits, error) {
	var d digits
	at := 0
	for _, r := range strings.TrimRightFunc(text, isSign) {
		at++
		if unicode.IsSpace(r) || unicode.Is(unicode.Dash, r) || len(d) == 0 && isSign(r) {
			continue
		}
		digit := digitOf(r)
		switch {
		case digit < 0:
			return nil, &CodeError{Reason: UnknownCharacter, At: at, Character: r}
		case len(d) == maxDigits:
			return nil, &CodeError{Reason: TooLong}
		}
		d = append(d, byte(digit))
	}
	return d, nil
}

// isSign reports whether a character is neither a letter nor a digit.
func isSign(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// digitOf returns the value of a digit, or -1 if r is not a digit of codes.
func digitOf(r rune) int {
	if '！' <= r && r <= '～' { // full-width forms
		r -= '！' - '!'
	}
	switch r {
	case 'o', 'O':
		return 0
	case 'i', 'I', 'l', 'L':
		return 1
	}
	if 'a' <= r && r <= 'z' {
		r += 'A' - 'a'
	}
	return strings.IndexRune(alphabet, r)
}

// String returns the digits in groups of at most four. The groups are as even as possible,
// the longer ones first.
func (d digits) String() string {
	var b strings.Builder
	for groups := (len(d) + 3) / 4; groups > 0; groups-- {
		size := (len(d) + groups - 1) / groups
		for _, digit := range d[:size] {
			b.WriteByte(alphabet[digit])
		}
		if d = d[size:]; len(d) > 0 {
			b.WriteByte('-')
		}
	}
	return b.String()
}

// check returns the check digit of d, by a Reed-Solomon code over the field of 32 elements. The
// digits are the coefficients of a polynomial; the check digit is its value at an element α that
// generates the field. A single wrong digit changes the value, because no power of α is 0. A swap
// of two different neighbours changes it, because α is not 1.
func (d digits) check() byte {
	value := byte(1) // not 0, so that leading zeros count
	for _, digit := range d {
		value = double(value ^ digit)
	}
	return value
}

// double returns value times α. The elements of the field are the polynomials over the field of 2
// elements modulo x⁵ + x² + 1, and α is x.
func double(value byte) byte {
	value <<= 1
	if value >= 32 {
		value ^= 0b1_00101
	}
	return value
}

// add appends the number n in exactly width digits, with leading zeros.
func (d *digits) add(n uint64, width int) {
	for i := width - 1; i >= 0; i-- {
		*d = append(*d, byte(n>>(i*digitBits)%32))
	}
}

// cut removes the first width digits and returns the number that they form. If there are too few
// digits, cut removes all of them and returns 0.
func (d *digits) cut(width int) uint64 {
	if len(*d) < width {
		*d = nil
		return 0
	}
	n := uint64(0)
	for _, digit := range (*d)[:width] {
		n = n<<digitBits | uint64(digit)
	}
	*d = (*d)[width:]
	return n
}

// addNumber appends a number, at most [game.MaxCells], in a form that shows where the number ends.
func (d *digits) addNumber(n int) {
	for i := numberDigits - 1; i > 0; i-- {
		if high := n >> (i * numberBits); high > 0 {
			*d = append(*d, another|byte(high%16))
		}
	}
	*d = append(*d, byte(n%16))
}

// cutNumber removes a number from the front, in the form of addNumber, and returns it. If the
// digits do not begin with a number, cutNumber removes all digits and returns 0.
func (d *digits) cutNumber() int {
	n := 0
	for i, digit := range (*d)[:min(len(*d), numberDigits)] {
		n = n<<numberBits | int(digit%16)
		if digit < another {
			*d = (*d)[i+1:]
			return n
		}
	}
	*d = nil
	return 0
}
