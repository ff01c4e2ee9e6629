package play

import (
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// The methods in this file return the requests with which the player goes to another page. They
// return nil if the page stays.

// leaveMsg says that the player agrees to leave and lose the game.
type leaveMsg struct{}

// leave returns the request to leave the page. The request leads to the menu, from which the player
// can go on with the game later. A game taken over from a replay is not saved, and its request
// leads back to the replay. If such a game has changed and is not over, the request asks the player
// first.
func (p *Page) leave() page.Request {
	if !p.session.IsTemporary() {
		return page.Menu{}
	}
	if p.over() || p.game().Revision() == p.beginning.firstRevision {
		return page.Back{}
	}
	return page.Ask{Text: askAbandon, Yes: leaveMsg{}}
}

var askGiveUp = text.Text{"¿Abandonar la partida en curso?", "Give up the game in progress?"}

// edit returns the request to open the board in the editor. If the board was not dealt yet, the
// editor opens a board without mines.
func (c *core) edit() page.Request {
	var lose text.Text
	if c.session.CanContinue() {
		if lose = askGiveUp; c.session.IsTemporary() {
			lose = askAbandon // the game is not saved
		}
	}
	return page.Edit{
		Lose:   lose,
		Layout: c.session.Again().Layout(),
		Grid:   c.grid(),
		Title:  c.session.Setup.Title,
		At:     c.Board.Cursor,
	}
}

var noLesson = text.Text{
	"Pide primero una pista: esta tecla abre la lección que la explica",
	"Ask for a hint first: this key opens the lesson that explains it"}

// learn returns the request to open the lesson that explains the last hint. After the game, this is
// the lesson that [Page.toLearn] returns. If there is no lesson, learn tells the player so and
// returns nil.
func (p *Page) learn() page.Request {
	if l := p.helping.taught(); l != nil && p.helping.hintShows() {
		return page.Learn{Lesson: l}
	}
	if l := p.toLearn(); l != nil && p.over() && !p.hidesLoss() {
		return page.Learn{Lesson: l}
	}
	p.refuse(noLesson)
	return nil
}

var canRace = text.Text{
	"Con %s se juega contra una partida anterior de este tablero",
	"Press %s to play against an earlier game on this board"}

// sameBoard returns the request for a new game on the same board, and against the same ghost. If
// there was no ghost, the new game begins with a message that says how to race against one.
func (c *core) sameBoard() page.Request {
	again := page.Play{Setup: c.session.Again(), Ghost: c.session.Ghost()}
	if again.Ghost == nil && c.over() && c.Archive.Dir() != "" && !c.session.IsTemporary() {
		again.Message = canRace.With(c.tables.playing.First(keys.RaceGhost, c.Lang))
	}
	return again
}

// replay returns the request to open the replay of the game. It refuses to do so until the game is
// over.
func (p *Page) replay() page.Request {
	j := p.session.Journal()
	if !p.over() || len(j.Entries) == 0 {
		p.refuse(text.Text{
			"Podrás ver la repetición cuando acabe la partida",
			"You can watch the replay once the game is over"})
		return nil
	}
	name := p.session.Name()
	replay := func(watch func(share float64) bool) (*session.Replay, error) {
		r, err := session.WatchedReplay(j, watch)
		if err != nil {
			return nil, err
		}
		r.Name = name
		return r, nil
	}
	if p.large() {
		return page.OpenReplay{Make: replay}
	}
	r, err := replay(func(float64) bool { return true })
	if err != nil {
		p.fail(err)
		return nil
	}
	return page.OpenReplay{Replay: r}
}
