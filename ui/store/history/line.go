package history

import (
	"encoding/json"
	"strconv"
	"time"

	"buscaminas/game"
	"buscaminas/ui/store/names"
)

// Version is the version of the lines that are written, and the latest that can
// be read.
const Version = 1

// versionKey is the key that comes first.
const versionKey = "v"

// A field is a key of a line, and where its value belongs in a [Game].
type field struct {
	key string
	of  func(g *Game) any // a pointer; what it may point to, appendValue and setValue know
}

// fields are all of them, in the order in which they are written.
var fields = []field{
	{"game", func(g *Game) any { return &g.Name }},
	{"title", func(g *Game) any { return &g.Title }},
	{"ended", func(g *Game) any { return &g.Ended }},
	{"ms", func(g *Game) any { return &g.Time }},
	{"grid", func(g *Game) any { return &g.Grid }},
	{"rows", func(g *Game) any { return &g.Rows }},
	{"columns", func(g *Game) any { return &g.Cols }},
	{"mines", func(g *Game) any { return &g.Mines }},
	{"numbering", func(g *Game) any { return &g.Rules.Numbering }},
	{"opening", func(g *Game) any { return &g.Rules.Opening }},
	{"flagLimit", func(g *Game) any { return &g.Rules.FlagLimit }},
	{"flagsToWin", func(g *Game) any { return &g.Rules.FlagsToWin }},
	{"board", func(g *Game) any { return &g.Board }},
	{"dealt", func(g *Game) any { return &g.Dealt }},
	{"noGuess", func(g *Game) any { return &g.NoGuess }},
	{"won", func(g *Game) any { return &g.Won }},
	{"loss", func(g *Game) any { return &g.Loss }},
	{"steps", func(g *Game) any { return &g.Steps }},
	{"deaths", func(g *Game) any { return &g.Deaths }},
	{"left", func(g *Game) any { return &g.Left }},
	{"right", func(g *Game) any { return &g.Right }},
	{"chords", func(g *Game) any { return &g.Chords }},
	{"wasted", func(g *Game) any { return &g.Wasted }},
	{"3bv", func(g *Game) any { return &g.ThreeBV }},
	{"zini", func(g *Game) any { return &g.ZiNi }},
	{"openings", func(g *Game) any { return &g.Openings }},
	{"hints", func(g *Game) any { return &g.Hints }},
	{"chances", func(g *Game) any { return &g.Chances }},
	{"minesShown", func(g *Game) any { return &g.MinesShown }},
	{"seenBefore", func(g *Game) any { return &g.SeenBefore }},
}

// find returns the index in fields of a key, or -1. The search goes around from
// the given index: in a line the keys come in order, so it is short.
func find(key string, from int) int {
	for i := range fields {
		if at := (from + i) % len(fields); fields[at].key == key {
			return at
		}
	}
	return -1
}

// Append appends g to dst as one line and returns the extended slice.
func (g *Game) Append(dst []byte) []byte {
	dst = append(dst, `{"`+versionKey+`":`...)
	dst = strconv.AppendInt(dst, Version, 10)
	for _, f := range fields {
		before := len(dst)
		dst = append(dst, `,"`+f.key+`":`...)
		with := len(dst)
		if dst = appendValue(dst, f.of(g)); len(dst) == with {
			dst = dst[:before]
		}
	}
	return append(dst, "}\n"...)
}

// appendValue appends a value as JSON, or nothing where it is zero.
func appendValue(dst []byte, at any) []byte {
	switch v := at.(type) {
	case *string:
		return appendString(dst, *v)
	case *int:
		return appendInt(dst, int64(*v))
	case *time.Duration:
		return appendInt(dst, v.Milliseconds())
	case *bool:
		if *v {
			dst = append(dst, "true"...)
		}
	case *time.Time:
		if !v.IsZero() {
			return appendString(dst, v.UTC().Truncate(time.Millisecond).Format(time.RFC3339Nano))
		}
	case *game.Numbering:
		if *v != 0 {
			return appendString(dst, names.Numberings.Name(*v))
		}
	case *game.Opening:
		if *v != 0 {
			return appendString(dst, names.Openings.Name(*v))
		}
	case *Loss:
		return appendString(dst, losses.Name(*v))
	}
	return dst
}

func appendString(dst []byte, text string) []byte {
	if text == "" {
		return dst
	}
	quoted, _ := json.Marshal(text) // a string never fails
	return append(dst, quoted...)
}

func appendInt(dst []byte, n int64) []byte {
	if n == 0 {
		return dst
	}
	return strconv.AppendInt(dst, n, 10)
}

// setValue reads the value that s is at.
func setValue(s *scanner, at any) (ok bool) {
	text := ""
	switch v := at.(type) {
	case *string:
		*v, ok = s.text()
	case *int:
		*v, ok = s.count()
	case *time.Duration:
		ms := int64(0)
		ms, ok = s.number()
		*v = time.Duration(ms) * time.Millisecond
		ok = ok && *v/time.Millisecond == time.Duration(ms)
	case *bool:
		*v, ok = s.bool()
	case *time.Time:
		if text, ok = s.text(); ok {
			t, err := time.Parse(time.RFC3339Nano, text)
			*v, ok = t.UTC(), err == nil
		}
	case *game.Numbering:
		if text, ok = s.text(); ok {
			*v, ok = names.Numberings.Value(text)
		}
	case *game.Opening:
		if text, ok = s.text(); ok {
			*v, ok = names.Openings.Value(text)
		}
	case *Loss:
		if text, ok = s.text(); ok {
			*v, ok = losses.Value(text)
		}
	}
	return ok
}
