package session

import (
	"time"

	"buscaminas/game/deal"
	"buscaminas/ui/words"
)

// FromCode returns the setup of the board that a share code names. Whoever plays
// it may know the board.
func FromCode(c deal.Code) Setup {
	setup := Dealt(titleOf(c.Spec), c.Spec, c.Rules)
	setup.Start, setup.FromCode, setup.Seen = c.Start, true, true
	return setup
}

// titleOf returns the name of the level of a board that is dealt.
func titleOf(s deal.Spec) words.Text {
	rows, cols := s.Grid.Size()
	for _, l := range words.Levels() {
		if l.Rows == rows && l.Cols == cols && l.Mines == s.Mines {
			return l.Name
		}
	}
	return words.Custom
}

// Daily returns the setup of the board of the day, for the grid and the mines of a
// spec: that of the day which it is in UTC. Nobody has seen it before.
func Daily(s deal.Spec, day time.Time) Setup {
	s.Promise = deal.Followable
	year, month, date := day.UTC().Date()
	setup := FromCode(deal.Daily(s, year, int(month), date))
	setup.Seen = false
	name := words.DailyTitle
	setup.Title = words.Text{
		Spanish: name.In(words.Spanish, setup.Title.Spanish, year, month, date),
		English: name.In(words.English, setup.Title.English, year, month, date),
	}
	return setup
}

// Code returns the share code of a board that is dealt, once it is known where it
// is opened first, if that makes a difference.
func (s Setup) Code() (string, bool) {
	code := deal.Code{Spec: s.Deal, Start: s.Start, Rules: s.Rules}
	switch {
	case s.Deal.Grid == nil:
		return "", false
	case s.Deal.Promise == deal.AnyStart:
		code.Start = deal.Middle(s.Deal.Grid) // the board is the same wherever it is opened
	case !s.StartSafe && !s.FromCode:
		return "", false
	}
	text := code.String()
	return text, text != ""
}
