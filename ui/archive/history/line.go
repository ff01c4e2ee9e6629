package history

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive/names"
	"buscaminas/ui/text"
)

// version is the version of the lines that are written, and the latest that can be read. New
// keys need no new version: a program that does not know them skips them.
const version = 1

// A line is the JSON form of a [Game]. Zero fields are left out.
type line struct {
	Version int `json:"v"`
	Game
	Title     string `json:"title,omitempty"`
	TitleEN   string `json:"titleEn,omitempty"` // the English title; "" if it is the same as Title
	Millis    int64  `json:"ms,omitempty"`
	Numbering string `json:"numbering,omitempty"`
	Opening   string `json:"opening,omitempty"`
	Chord     string `json:"chord,omitempty"`
	FlagLimit bool   `json:"flagLimit,omitempty"`
	ToWin     bool   `json:"flagsToWin,omitempty"`
	First     string `json:"first,omitempty"`
	Needs     string `json:"needs,omitempty"`
	Loss      string `json:"loss,omitempty"`
	Median    int64  `json:"medianThoughtMs,omitempty"`
	Longest   int64  `json:"longestThoughtMs,omitempty"`
}

// Append appends g to dst as one line and returns the extended slice.
func (g *Game) Append(dst []byte) []byte {
	l := line{
		Version: version, Game: *g, Title: g.Title[text.Spanish], Millis: g.Time.Milliseconds(),
		FlagLimit: g.Rules.FlagLimit, ToWin: g.Rules.FlagsToWin, Loss: g.Loss.String(),
		Median: g.MedianThought.Milliseconds(), Longest: g.LongestThought.Milliseconds(),
	}
	l.Ended = g.Ended.UTC().Truncate(time.Millisecond)
	if g.Title[text.English] != l.Title {
		l.TitleEN = g.Title[text.English]
	}
	if g.Rules.Numbering != 0 {
		l.Numbering = names.Numberings.Name(g.Rules.Numbering)
	}
	if g.Rules.Opening != 0 {
		l.Opening = names.Openings.Name(g.Rules.Opening)
	}
	if g.Rules.Chord != 0 {
		l.Chord = names.Chords.Name(g.Rules.Chord)
	}
	if g.First != 0 {
		l.First = names.Firsts.Name(g.First)
	}
	l.Needs = names.Rules.Name(g.Needs)
	out := bytes.NewBuffer(dst)
	e := json.NewEncoder(out)
	e.SetEscapeHTML(false)
	_ = e.Encode(l) // strings, numbers and a time of this era never fail
	return out.Bytes()
}

var errLater = fmt.Errorf("of a version later than %d", version)

// parse reads a line. It fails with errLater if the version of the line is greater than the
// constant version. If the line describes no game, the error says why.
func parse(written string) (Game, error) {
	var l line
	err := json.Unmarshal([]byte(written), &l)
	if err != nil {
		// A later version may have other types: read only its number.
		var only struct {
			Version int `json:"v"`
		}
		if json.Unmarshal([]byte(written), &only) == nil {
			l.Version = only.Version
		}
	}
	switch {
	case l.Version > version:
		return Game{}, errLater
	case err != nil:
		return Game{}, playerError(err)
	case l.Version < 1:
		return Game{}, text.Error(noVersion.With(version))
	}
	return l.game()
}

var (
	noVersion   = text.Text{"falta «v»: %d", "\"v\": %d is missing"}
	notJSON     = text.Text{"no es JSON desde el byte %d", "it is not valid JSON from byte %d on"}
	notObject   = text.Error{"no es un objeto de JSON", "it is not a JSON object"}
	wrongKind   = text.Text{"el valor de %s es de otro tipo", "the value of %s has the wrong type"}
	wrongTime   = text.Error{"«ended» no es una fecha", "\"ended\" is not a date"}
	outOfBounds = text.Error{"hay un número fuera de sus límites", "a number is out of range"}
)

// playerError turns an error of package json into one that the player can read.
func playerError(err error) error {
	var (
		syntax *json.SyntaxError
		kind   *json.UnmarshalTypeError
	)
	switch {
	case errors.As(err, &syntax):
		return text.Error(notJSON.With(max(1, syntax.Offset)))
	case errors.As(err, &kind) && kind.Field == "":
		return notObject
	case errors.As(err, &kind):
		return text.Error(wrongKind.With(strings.TrimPrefix(kind.Field, "Game.")))
	default:
		return wrongTime // only times parse their own text
	}
}

// game returns the game that the line describes. It fails if a value is impossible or unknown.
func (l *line) game() (Game, error) {
	g := l.Game
	g.Title, g.Time = text.Text{l.Title, cmp.Or(l.TitleEN, l.Title)}, time.Duration(l.Millis)*time.Millisecond
	g.Ended, g.Day = g.Ended.UTC().Truncate(time.Millisecond), g.Day.UTC()
	g.Rules = game.Rules{FlagLimit: l.FlagLimit, FlagsToWin: l.ToWin}
	g.MedianThought, g.LongestThought = time.Duration(l.Median)*time.Millisecond, time.Duration(l.Longest)*time.Millisecond
	g.Loss, _ = losses.Value(l.Loss) // a name of a later version counts as UnknownLoss
	// A game with unknown rules must not count as one with the default rules.
	if !set(&g.Rules.Numbering, names.Numberings, l.Numbering) || !set(&g.Rules.Opening, names.Openings, l.Opening) ||
		!set(&g.Rules.Chord, names.Chords, l.Chord) ||
		!set(&g.First, names.Firsts, l.First) || !set(&g.Needs, names.Rules, l.Needs) {
		return Game{}, errLater
	}
	least := min(l.Rows, l.Cols, l.Mines, l.Steps, l.Deaths, l.Left, l.Right, l.Chords, l.Wasted,
		l.ThreeBV, l.ZiNi, l.HumanZiNi, l.Openings, l.Islands, l.Hints)
	if !isPossible(g.Review) || least < 0 || !fits(l.Millis) || !fits(l.Median) || !fits(l.Longest) ||
		g.Ended.Year() > 9999 {
		return Game{}, outOfBounds
	}
	return g, nil
}

// set looks in table for the value with this name, and stores the value in *result. It reports false
// if no value has the name. If name is "", set stores nothing and reports true.
func set[T comparable](result *T, table names.Table[T], name string) bool {
	v, ok := table.Value(name)
	if ok {
		*result = v
	}
	return ok || name == ""
}

// fits reports whether millis is a possible time: not negative, and not too long for a Duration.
func fits(millis int64) bool { return 0 <= millis && millis <= maxMillis }

// maxMillis is the number of milliseconds in the longest [time.Duration].
const maxMillis = int64(math.MaxInt64 / time.Millisecond)
