package replay

import (
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/card"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A challenge is the page of another player's game.
type challenge struct {
	page.Listing
	game *archive.Saved
	file string // the name of the file of the game; "": the game was pasted

	card card.Card
	over bool // the game is over and has a card
}

// NewChallenge returns the page of a game. If file is "", the game was pasted.
func NewChallenge(saved *archive.Saved, file string) *challenge {
	p := &challenge{game: saved, file: file}
	p.card, p.over = cardOf(saved)
	return p
}

// choices returns the texts of the three choices on the page: to watch the game, to race against
// it, and to take it over. The third text says from which position the player would play on.
func (p *challenge) choices() [3]text.Text {
	from := text.Text{"Seguir desde justo antes del final", "Take over just before it ended"}
	if p.game.Game.Status() == game.Playing {
		from = text.Text{"Seguir desde donde está", "Take over where it stopped"}
	}
	return [...]text.Text{{"Ver la partida", "Watch the game"}, {"Jugar contra su fantasma", "Play against its ghost"}, from}
}

// Update implements [page.Page].
func (p *challenge) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	c, request := p.Handle(msg, keys.Challenge, len(p.choices()))
	if c == keys.Pick {
		var err error
		if request, err = [...]func() (page.Request, error){p.see, p.race, p.takeOver}[p.Selected](); err != nil {
			p.Problem = words.Error(err, p.Lang)
			return nil, nil
		}
	}
	return nil, request
}

func (p *challenge) see() (page.Request, error) {
	r, err := session.NewReplay(p.game.Journal)
	if err != nil {
		return nil, err
	}
	return page.OpenReplay{Replay: r}, nil
}

func (p *challenge) race() (page.Request, error) {
	name := text.Text{"la partida pegada", "the pasted game"}
	if p.file != "" {
		name = text.Same(p.file)
	}
	ghost, err := session.NewGhost(p.game.Journal, name)
	if err != nil {
		return nil, err
	}
	setup, err := session.RaceSetup(p.game.Journal)
	return page.Play{Setup: setup, Ghost: ghost}, err
}

// takeOver returns the request to play on from the end of the game. If the game is over, the player
// plays on from the last position before its end.
func (p *challenge) takeOver() (page.Request, error) {
	r, err := session.NewReplay(p.game.Journal)
	if err != nil {
		return nil, err
	}
	for r.Seek(r.Len()); r.Game().Status() != game.Playing && r.Position() > 0; {
		r.Seek(r.Position() - 1)
	}
	s, err := r.TakeOver(p.Now)
	if err != nil {
		return nil, err
	}
	request := page.TakeOver{Session: s, Cursor: s.Setup.Start()}
	if c, ok := r.Touched(); ok {
		request.Cursor = c
	}
	return request, nil
}

var (
	challengeTitle = text.Text{"UNA PARTIDA", "A GAME"}
	pasted         = text.Text{"PARTIDA PEGADA", "A PASTED GAME"}
	unfinished     = text.Text{"a medias: %s, %d %% abierto", "unfinished: %s, %d%% open"}
)

// View implements [page.Page].
func (p *challenge) View(f *screen.Frame) {
	head := pasted
	if p.file != "" {
		head = challengeTitle
	}
	choices := p.choices()
	v := p.Page(head.In(p.Lang), len(choices), "", func(i int) screen.Row {
		return p.Row(i, screen.Line{p.Ink(i).Of(choices[i].In(p.Lang))})
	})
	if p.file != "" {
		v.Title[0] = append(v.Title[0], screen.Field.Of("  "+p.file))
	}
	if p.Columns().Side > 0 {
		v.Fixed = p.description(p.Columns().ProseWidth()).Rows()
	} else {
		b := screen.WrappedParts(screen.Message.Of(p.about()), p.Columns().ProseWidth())
		v.Fixed = append(b, screen.Line{}).Rows()
	}
	if p.Problem == "" {
		for _, note := range page.LastNotes(p.game.Problems()) {
			v.Message = append(v.Message, screen.Wrapped(screen.Refused.Of(words.Error(note, p.Lang)), p.Width)...)
		}
	}
	f.Page(v)
}

// about returns a description of the game and its result. The description gives away no mine.
func (p *challenge) about() string {
	j := p.game.Journal
	parts := []string{
		session.TitleOf(&j.Header).In(p.Lang), draw.GridName(j.Grid()).In(p.Lang),
		words.RuleSetOf(j.Rules).Name.In(p.Lang), p.went(),
	}
	if !j.Begun.IsZero() {
		parts = append(parts, j.Begun.Local().Format(time.DateOnly))
	}
	return strings.Join(parts, text.Separator)
}

// went returns the result of the game as text.
func (p *challenge) went() string {
	j := p.game.Journal
	if v := p.game.Video; v != nil && !v.Timed && v.Status == game.Playing {
		return p.Lang.Say("a medias: %d %% abierto", "unfinished: %d%% open", p.game.Game.OpenShare())
	}
	said := words.LostAfter
	switch {
	case j.End() == journal.Won:
		said = words.WonIn
	case p.game.Game.Status() == game.Playing:
		said = unfinished
	}
	args := []any{words.InSeconds(p.Lang, j.Elapsed())}
	if said != words.WonIn {
		args = append(args, p.game.Game.OpenShare())
	}
	return said.In(p.Lang, args...)
}
