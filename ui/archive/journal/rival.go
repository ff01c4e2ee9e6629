package journal

import (
	"cmp"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/text"
)

// A Rival is an earlier game on the board that is raced against and is kept nowhere: it came
// from a file, or was pasted. So the text holds what was done in it.
type Rival struct {
	Titles []string // what it is called, as in [Header.Titles]
	Plays  []Entry  // what was done in it: all of them [Done]
}

// The lines that say which earlier game a game is a race against.
const (
	ghostKey   = "ghost"
	noGhost    = "none"
	givenGhost = "given" // the rival of the text

	ghostPlays = "ghost plays"
	ghostTitle = "ghost title"
)

// Races reports whether the game is a race against an earlier one.
func (h *Header) Races() bool { return h.Ghost != "" || h.Rival != nil }

// AppendGhost appends to dst the line that says which game this one is a race against, and
// returns the extended slice. It may stand in the header, or anywhere between two entries;
// the last such line counts. A rival must be in the text once, too: see [Rival.Append].
func (h *Header) AppendGhost(dst []byte) []byte {
	ghost := cmp.Or(clean(h.Ghost), noGhost)
	if h.Rival != nil {
		ghost = givenGhost
	}
	return append(dst, ghostKey+": "+ghost+"\n"...)
}

// Append appends r to dst, in lines that may stand where that of the ghost may, and returns
// the extended slice. The nil Rival has none.
func (r *Rival) Append(dst []byte) []byte {
	if r == nil {
		return dst
	}
	dst = append(dst, ghostPlays+":"...)
	for _, e := range r.Plays {
		dst = append(appendTime(append(dst, ' '), e.At), ' ')
		dst = append(dst, e.Action.String()...)
	}
	dst = append(dst, '\n')
	for _, title := range r.Titles {
		dst = append(dst, ghostTitle+": "+clean(title)+"\n"...)
	}
	return dst
}

func (d *draft) setGhost(name string) error {
	d.Ghost = clean(name)
	d.given = d.Ghost == givenGhost
	if d.given || d.Ghost == noGhost {
		d.Ghost = ""
	}
	return nil
}

var wantPlays = text.Error{
	"jugadas con su tiempo, como 1.250 0,3*", "plays with their times, such as 1.250 0,3*"}

// setGhostPlays takes what a rival did. Who plays it finds out whether that can be done, as
// the board may only come later.
func (d *draft) setGhostPlays(plays string) error {
	d.rival = &Rival{}
	for plays != "" {
		var stamp, action string
		stamp, plays, _ = strings.Cut(plays, " ")
		action, plays, _ = strings.Cut(plays, " ")
		at, ok := parseTime(stamp)
		play, err := game.ParsePlay(action)
		if !ok || err != nil || len(play) != 1 {
			return wantPlays
		}
		d.rival.Plays = append(d.rival.Plays, Entry{At: at, Action: play[0]})
	}
	return nil
}

func (d *draft) setGhostTitle(title string) error {
	if d.rival == nil {
		d.rival = &Rival{}
	}
	d.rival.Titles = append(d.rival.Titles, clean(title))
	return nil
}

// raced returns the rival, if that is the ghost.
func (d *draft) raced() *Rival {
	if d.given {
		return d.rival
	}
	return nil
}
