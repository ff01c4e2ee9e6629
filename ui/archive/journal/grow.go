package journal

import (
	"buscaminas/boards/files"
	"bytes"
	"strings"
)

// StableLength returns the length of text without the lines at its end that may still change. These
// are a clock line, which the next entry overwrites (see [AppendClockLine]), and a line without a
// line break, which is still being written.
func StableLength(text []byte) int {
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

// Grow reads entries that were added to the text of a game after j was read, and appends them to j.
// The added text must begin at the offset that [StableLength] returned for the text of j. If a line
// is wrong, j gets the entries before that line, and Grow fails as [Read] does. The error counts
// lines from the beginning of the added text. Earlier copies of j do not change.
func (j *Journal) Grow(added []byte) error {
	r := &reader{rest: string(added)}
	d := &draft{at: map[string]int{}}
	more, err := r.next()
	for more && err == nil {
		if !isEntry(r.now) {
			return wrongLine(r.line, misplaced, files.Quote(r.now), "")
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
