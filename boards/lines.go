package boards

import (
	"strings"
	"unicode"
)

// cutLine returns the first line of text, without its end, and the text after it. A line
// ends with LF, CR LF or CR.
func cutLine(text string) (line, rest string) {
	i := strings.IndexAny(text, "\r\n")
	if i < 0 {
		return text, ""
	}
	line, rest = text[:i], text[i:]
	if strings.HasPrefix(rest, "\r\n") {
		return line, rest[2:]
	}
	return line, rest[1:]
}

// lines divides a text into lines.
type lines struct {
	rest   string // the text after the last line returned
	number int    // the number of the last line returned, from 1
}

func (l *lines) next() (line string, ok bool) {
	if l.rest == "" {
		return "", false
	}
	line, l.rest = cutLine(l.rest)
	l.number++
	return line, true
}

// written returns the next line that is not blank, without the white space around it, or
// false if there is none.
func (l *lines) written() (line string, ok bool) {
	for line, ok = l.next(); ok; line, ok = l.next() {
		if line = strings.TrimSpace(line); line != "" {
			return line, true
		}
	}
	return "", false
}

func blank(line string) bool { return strings.TrimSpace(line) == "" }

// words divides a text into words at white space of any kind. It returns the words one by one,
// because a file may have millions of words.
type words struct {
	rest string // the text after the current line
	now  string // the part of the current line after the last word returned
	line int    // the number of the current line
}

// next returns the next word, or "" if there is none.
func (w *words) next() string {
	for {
		w.now = strings.TrimLeftFunc(w.now, unicode.IsSpace)
		if w.now != "" {
			break
		}
		if w.rest == "" {
			return ""
		}
		w.now, w.rest = cutLine(w.rest)
		w.line++
	}
	end := strings.IndexFunc(w.now, unicode.IsSpace)
	if end < 0 {
		end = len(w.now)
	}
	word := w.now[:end]
	w.now = w.now[end:]
	return word
}
