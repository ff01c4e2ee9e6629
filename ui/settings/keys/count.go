package keys

import "strconv"

// maxCount is the largest count. A larger number counts as maxCount.
const maxCount = 9_999

// A Count is the number typed before a command to repeat it; 0: none.
type Count int

// Type handles a typed key and reports whether the key was part of a count. A digit is added to the
// count, and Esc clears the count. Type ignores all other keys. It also ignores 0 and Esc if there
// is no count yet, and every digit on a page without counts: see [Table.TakesCounts].
func (n *Count) Type(t *Table, key string) bool {
	switch {
	case key == "esc" && *n > 0:
		*n = 0
		return true
	case len(key) != 1 || key < "0" || key > "9" || key == "0" && *n == 0 || !t.TakesCounts():
		return false
	}
	*n = min(10**n+Count(key[0]-'0'), maxCount)
	return true
}

// Take returns the count, or 1 if there is none, and clears it.
func (n *Count) Take() int {
	times := max(1, int(*n))
	*n = 0
	return times
}

// String returns the digits of the count.
func (n Count) String() string { return strconv.Itoa(int(n)) }

// TakesCounts reports whether a number typed before a command repeats the command on this page. It
// returns false if a digit from 1 to 9 is itself the key of a command.
func (t *Table) TakesCounts() bool {
	for digit := '1'; digit <= '9'; digit++ {
		if _, bound := t.index[string(digit)]; bound {
			return false
		}
	}
	return true
}
