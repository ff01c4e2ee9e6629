package journal

import (
	"cmp"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/text"
)

// A Rival is an earlier game that the player races against, from a file or from the clipboard. No
// archive has it, so the text of the new game holds the actions of the rival.
type Rival struct {
	Titles []string // the titles of the earlier game: see [Header.Titles]
	Plays  []Entry  // the actions that were carried out in the earlier game: every Event is [Done]
}

// The keys of the lines about an earlier game to race against, and two special values of ghostKey.
const (
	ghostKey   = "ghost"
	noGhost    = "none"
	givenGhost = "given" // the earlier game is a Rival, whose actions are in the text

	ghostPlays = "ghost plays"
	ghostTitle = "ghost title"
)

// HasGhost reports whether the player races against an earlier game.
func (h *Header) HasGhost() bool { return h.Ghost != "" || h.Rival != nil }

// appendGhost appends to dst the line that names the earlier game to race against, and returns the
// extended slice. The line may stand in the header or between any two entries. The last such line
// counts. If the earlier game is a Rival, the text must also contain the lines of [Rival.Append].
func (h *Header) appendGhost(dst []byte) []byte {
	ghost := cmp.Or(clean(h.Ghost), noGhost)
	if h.Rival != nil {
		ghost = givenGhost
	}
	return append(dst, ghostKey+": "+ghost+"\n"...)
}

// Append appends the lines of r to dst and returns the extended slice. These lines may stand in the
// header or between any two entries. A nil Rival has no lines.
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
	"jugadas con su tiempo, como 1.250 0,3*", "moves with their times, such as 1.250 0,3*"}

// setGhostPlays reads the actions of a rival. It cannot check that the actions are possible,
// because the board may come later in the text.
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

// chosenRival returns d.rival if the last line with the key "ghost" has the value "given", and
// otherwise nil.
func (d *draft) chosenRival() *Rival {
	if d.given {
		return d.rival
	}
	return nil
}
