package archive

import (
	"strings"
	"time"

	"buscaminas/boards/videos"
	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// A video of another program is read wherever a game of this program is read from a file. It never
// comes from the folder of the games, so it is never resumed, and the history does not have it.

// fromVideo returns the game in a video. The title of the game names the program that recorded the
// video, but not the player.
func fromVideo(v *videos.Video) *Saved {
	j := &journal.Journal{Header: journal.Header{
		Titles: videoTitles(v), Begun: v.Begun, Rules: game.Classic,
		Layout: v.Layout, Start: v.Start, SafeStart: v.Mode.SafeStart() && !v.Layout.Mine(v.Start),
		SeenBefore: v.Mode.Known(), Adaptive: v.Mode.Adapts(),
	}, Open: journal.Unknown}
	last := time.Duration(0)
	for _, p := range v.Plays {
		e := journal.Entry{At: p.At, Event: journal.Done, Action: p.Action}
		if p.Refused {
			e.Event = journal.Refused
		}
		j.Entries = append(j.Entries, e)
		last = p.At
	}
	if !v.Timed && len(j.Entries) > 0 {
		j.Entries = append(j.Entries, journal.Entry{At: last, Event: journal.Typed})
	}
	ends := map[game.Status]journal.Event{game.Playing: journal.GivenUp, game.Won: journal.Won, game.Lost: journal.Lost}
	j.Entries = append(j.Entries, journal.Entry{At: last, Event: ends[v.Status]})
	s := &Saved{Journal: j, Video: v, VideoNotes: v.Notes}
	s.Game, _ = j.Play() // the entries come from a game that was played
	return s
}

// videoTitles returns the title of the game in a video, in each language: the name of the program
// that recorded it and, if known, the time on the clock at the end.
func videoTitles(v *videos.Video) []string {
	if !v.Timed {
		return []string{v.Program}
	}
	title := text.Text{}
	for l := range title {
		const most = 3
		seconds := text.Decimal(text.Lang(l), v.Time.Seconds(), most)
		title[l] = v.Program + " " + strings.TrimSuffix(seconds, "0") + " s"
	}
	return title[:]
}
