package boards

import (
	"strings"
	"unicode"
)

// cutLine returns the first line of text, without its end, and what follows it.
// A line ends with LF, CR LF or CR, as the system has it that wrote the file.
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

func blank(line string) bool { return strings.TrimSpace(line) == "" }

// words takes a text apart into words, with white space of any kind between
// them. It takes them one by one: a file may have millions.
type words struct {
	rest string // the lines to come
	now  string // what is left of the line it is in
	line int    // the number of that line
}

// next returns the next word, or "" where there is none.
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
