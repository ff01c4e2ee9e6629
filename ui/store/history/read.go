package history

import (
	"strconv"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/ui/store/journal"
)

// Skipped tells of the lines that were passed over.
type Skipped struct {
	Bad   int          // lines that are no games
	Later int          // lines of a later version
	First *files.Error // about the first of the bad ones, or nil
}

// Read reads the lines of finished games, in order. The memory it takes is a
// small multiple of what is read.
func Read(data []byte) ([]Game, Skipped) {
	var games []Game
	var skipped Skipped
	last := map[string]int{} // the index in games of each name
	superseded := 0
	number := 0
	for line := range strings.Lines(strings.TrimPrefix(string(data), "\ufeff")) {
		number++
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		g, later, err := parse(line)
		switch {
		case later:
			skipped.Later++
			continue
		case err != nil:
			if err.Line = number; skipped.Bad == 0 {
				skipped.First = err
			}
			skipped.Bad++
			continue
		}
		if i, again := last[g.Name]; again && g.Name != "" {
			games[i] = Game{} // no game that is written is
			superseded++
		}
		last[g.Name] = len(games)
		games = append(games, g)
	}
	if superseded > 0 {
		games = compact(games)
	}
	return games, skipped
}

// compact drops the games that a later line took the place of.
func compact(games []Game) []Game {
	kept := games[:0]
	for _, g := range games {
		if g != (Game{}) {
			kept = append(kept, g)
		}
	}
	return kept
}

// parse reads a line. It reports instead where the line is of a later version.
func parse(line string) (g Game, later bool, err *files.Error) {
	s := scanner{rest: line}
	wrong := func(want string) *files.Error {
		return &files.Error{Problem: journal.BadValue, Found: files.Quote(s.rest), Want: want}
	}
	if !s.take("{") || !s.take(`"`+versionKey+`"`) || !s.take(":") {
		s.rest = line
		return g, false, wrong(`{"` + versionKey + `":` + strconv.Itoa(Version))
	}
	switch version, ok := s.count(); {
	case !ok || version < 1:
		return g, false, wrong("a version")
	case version > Version:
		return g, true, nil
	}
	seen := uint64(0) // the fields that have come
	i := -1
	for s.take(",") {
		before := s.rest
		key, ok := s.text()
		i = find(key, i+1)
		if !ok || i < 0 || seen>>i&1 == 1 || !s.take(":") {
			s.rest = before
			return g, false, wrong("a key")
		}
		seen |= 1 << i
		before = s.rest
		if !setValue(&s, fields[i].of(&g)) {
			s.rest = before
			return g, false, wrong("the value of " + key)
		}
	}
	if !s.take("}") {
		return g, false, wrong("}")
	}
	if s.skip(); s.rest != "" {
		return g, false, wrong("the end of the line")
	}
	return g, false, nil
}
