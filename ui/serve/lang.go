package serve

import (
	"strings"

	chars "buscaminas/ui/screen"
	"buscaminas/ui/terminal/kind"
	"buscaminas/ui/text"

	"github.com/charmbracelet/ssh"
)

// langOf returns the language of the locale that a client has sent. If the client has sent no
// locale, it returns the server's language.
func (s *Server) langOf(c ssh.Session) text.Lang {
	if l, ok := kind.Language(environment(c.Environ()).get); ok {
		return l
	}
	return s.Lang
}

// isASCII reports whether the locale of a client suggests that its terminal can show only ASCII.
func isASCII(c ssh.Session) bool { return kind.NeedsASCII(environment(c.Environ()).get) }

// say returns a sentence in characters that a client can show.
func say(c ssh.Session, sentence string) string {
	if isASCII(c) {
		return strings.Map(chars.ASCII, sentence)
	}
	return sentence
}

// An environment holds the environment variables of a session, as the client sent them.
type environment []string

// get returns the value of a variable, or "" if the client has not sent it.
func (e environment) get(name string) string {
	for _, v := range e {
		if value, ok := strings.CutPrefix(v, name+"="); ok {
			return value
		}
	}
	return ""
}
