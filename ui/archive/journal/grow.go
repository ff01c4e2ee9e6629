package journal

import (
	"bytes"
	"strings"
)

// Settled returns the length of the lines of text that no longer change. The next entry
// overwrites a clock line at the end of text (see [AppendSeen]), and a line without a line break
// is still being written.
func Settled(text []byte) int {
	n := bytes.LastIndexByte(text, '\n') + 1
	for n > 0 {
		begin := bytes.LastIndexByte(text[:n-1], '\n') + 1
		if line := strings.TrimSpace(string(text[begin:n])); !isClockLine(line) {
			break
		}
		n = begin
	}
	return n
}

func isClockLine(line string) bool {
	if !isEntry(line) {
		return false
	}
	_, rest, _ := strings.Cut(line, " ")
	_, ok := parseShare(strings.TrimSpace(rest))
	return ok
}

// Grow appends the entries of lines, which follow the settled text of j (see [Settled]). If a
// line is wrong, j gets the entries before it, and Grow fails as [Read] does, with the number of
// the line counted in lines. Earlier copies of j do not change.
func (j *Journal) Grow(lines []byte) error {
	r := &reader{rest: string(lines)}
	d := &draft{at: map[string]int{}}
	more, err := r.next()
	for more && err == nil {
		if !isEntry(r.now) {
			return wrongLine(r.line, Misplaced, r.now, "")
		}
		if err = r.entry(j, d); err == nil {
			more, err = r.next()
		}
	}
	if err != nil {
		err.Line = r.line
		return err
	}
	return nil
}
