package keys

import "strconv"

// MaxCount is the largest count: one that is typed larger is this.
const MaxCount = 9_999

// A Count is the number that is typed before a command, and says how often. 0: none is.
type Count int

// Type takes a key of a page, and reports whether it was a part of a count: a digit, or Esc,
// which takes the count back. Where a key of the page is a digit from 1 to 9 there are no
// counts; 0 is a digit after others.
func (n *Count) Type(t *Table, key string) bool {
	switch {
	case key == "esc" && *n > 0:
		*n = 0
		return true
	case len(key) != 1 || key < "0" || key > "9" || key == "0" && *n == 0 || !t.Counts():
		return false
	}
	*n = min(10**n+Count(key[0]-'0'), MaxCount)
	return true
}

// Take returns how often a command is wanted, at least once, and begins anew.
func (n *Count) Take() int {
	times := max(1, int(*n))
	*n = 0
	return times
}

// String writes the count as it was typed.
func (n Count) String() string { return strconv.Itoa(int(n)) }

// Counts reports whether digits are counts on the page.
func (t *Table) Counts() bool {
	for digit := '1'; digit <= '9'; digit++ {
		if _, bound := t.index[string(digit)]; bound {
			return false
		}
	}
	return true
}
