package history

import (
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf8"
)

// A scanner goes through the JSON of a line: one object of strings, counts and
// booleans. Package encoding/json reads the same, but takes three times as long,
// and the history is read whenever its screen is opened.
type scanner struct{ rest string }

// skip goes past white space.
func (s *scanner) skip() {
	for s.rest != "" && (s.rest[0] == ' ' || s.rest[0] == '\t') {
		s.rest = s.rest[1:]
	}
}

// take goes past this text, and the white space before it, if that is what
// comes.
func (s *scanner) take(text string) bool {
	s.skip()
	if !strings.HasPrefix(s.rest, text) {
		return false
	}
	s.rest = s.rest[len(text):]
	return true
}

// text reads a string.
func (s *scanner) text() (text string, ok bool) {
	if !s.take(`"`) {
		return "", false
	}
	end := strings.IndexByte(s.rest, '"')
	for end >= 0 && escaped(s.rest[:end]) {
		next := strings.IndexByte(s.rest[end+1:], '"')
		if next < 0 {
			return "", false
		}
		end += 1 + next
	}
	if end < 0 {
		return "", false
	}
	text, s.rest = s.rest[:end], s.rest[end+1:]
	for i := range len(text) {
		if c := text[i]; c < ' ' || c == '\\' || c >= utf8.RuneSelf {
			return unquote(text)
		}
	}
	return text, true
}

// unquote returns what stands between quotes, where that is more than plain
// ASCII.
func unquote(text string) (string, bool) {
	plain := ""
	err := json.Unmarshal([]byte(`"`+text+`"`), &plain)
	return plain, err == nil && utf8.ValidString(text)
}

// escaped reports whether what follows a text is escaped in it.
func escaped(text string) bool {
	return (len(text)-len(strings.TrimRight(text, `\`)))%2 == 1
}

// count reads a number from 0 up that an int can be.
func (s *scanner) count() (n int, ok bool) {
	number, ok := s.number()
	n = int(number)
	return n, ok && int64(n) == number
}

// number reads a number from 0 up.
func (s *scanner) number() (n int64, ok bool) {
	s.skip()
	end := 0
	for end < len(s.rest) && '0' <= s.rest[end] && s.rest[end] <= '9' {
		end++
	}
	digits := s.rest[:end]
	s.rest = s.rest[end:]
	n, err := strconv.ParseInt(digits, 10, 64)
	return n, err == nil && (digits[0] != '0' || end == 1)
}

// bool reads true or false.
func (s *scanner) bool() (value, ok bool) {
	if s.take("true") {
		return true, true
	}
	return false, s.take("false")
}
