package text

import "fmt"

// A Noun is a word for what is counted, in singular and in plural.
type Noun [2]Text

// Form returns the singular of the noun if n is 1, and otherwise the plural.
func (w Noun) Form(n int) Text {
	if n == 1 {
		return w[0]
	}
	return w[1]
}

// Count returns a number with the noun, as "1 mina" or "3 minas".
func (w Noun) Count(n int, l Lang) string { return fmt.Sprintf("%d %s", n, w.Form(n).In(l)) }
