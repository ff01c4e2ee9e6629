package play

import (
	"path/filepath"
	"strings"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// copiedMsg says that something was copied, or why copying failed.
type copiedMsg struct {
	job  *page.Job // the job that did the copying; nil: none
	said string    // the message
	path string    // the file that the text was also written to; "": none
	only bool      // the text is only in the file, not in the clipboard
	errs []error
}

var notYetDealt = text.Text{
	"Las minas se reparten al abrir la primera celda", "The board is dealt when the first cell is opened"}

// copying is the part of the page that copies the game, or a part of it, as text.
type copying struct {
	*core
	last copied
}

// copied is the position in which the player last copied something.
type copied struct {
	game     *game.Game
	revision int
	times    int // how often the key for copying was pressed in this position
}

// A copyable is a thing that the player can copy from a game, such as the board.
type copyable struct {
	name text.Text

	// clip makes the text. It may run in the background, so it reads nothing that the page may change.
	clip func() (clipping, error)
}

// A clipping is a text to be copied.
type clipping struct {
	text string
	said string // the description of the text in the message
	ext  string // the extension of the file that also gets the text; "": none
}

// copyables returns the things that the player can copy. Each press of the key copies the next one.
// On a large board, making a text is slow, so each text is made only when it is copied. It shows
// the game as it was when copyables was called.
func (c *copying) copyables(card func() (clipping, error)) []copyable {
	g := c.game()
	if c.large() {
		g = g.Clone()
	}
	board := copyable{text.Text{"el tablero", "the board"}, copyBoard(c.Lang, c.session.Setup, g)}
	whole := copyable{text.Text{"la partida", "the game"}, copyGame(c.Lang, c.session.Journal())}
	if c.over() {
		return []copyable{{text.Text{"el resultado", "the result"}, card}, whole, board}
	}
	if code, ok := c.session.Setup.Code(); ok {
		copied := clipping{text: code, said: c.Lang.Say("el código %s", "the code %s", code)}
		return []copyable{board, {text.Text{"su código", "its code"}, func() (clipping, error) { return copied, nil }}, whole}
	}
	return []copyable{board, whole}
}

var (
	makingCopy  = text.Text{"Copiando: %d %%", "Copying: %d%%"}
	copyStopped = text.Text{"Copia cancelada", "Copying cancelled"}
)

// copyPosition copies the first of [copying.copyables]. If the player presses the key again in the
// same position, copyPosition copies the next one. On a large board it works in the background.
func (c *copying) copyPosition(card func() (clipping, error)) tea.Cmd {
	if c.session.Undealt() {
		c.refuse(notYetDealt)
		return nil
	}
	if g := c.game(); c.last.game != g || c.last.revision != g.Revision() {
		c.last = copied{game: g, revision: g.Revision()}
	}
	all, at := c.copyables(card), c.last.times
	c.last.times++
	next := all[(at+1)%len(all)].name.In(c.Lang)
	clip := all[at%len(all)].clip
	put := c.putCopy(c.Lang.Say(" Otra vez «%s»: %s.", " %s again: %s.", c.label(keys.CopyPosition), next))
	if !c.large() {
		made, err := clip()
		return func() tea.Msg { return put(nil, made, err) }
	}
	says := func(percent int) text.Text { return makingCopy.With(percent) }
	j := &page.Job{Says: says, Stopped: copyStopped, BlocksKeys: true}
	return c.await(j, func() tea.Msg {
		made, err := clip()
		if !j.Watch(0.75) {
			return nil
		}
		return put(j, made, err)
	})
}

var copiedBoard = text.Text{"el tablero (%s)", "the board (%s)"}

// copyBoard returns a function that makes the text of the board, with its open cells and flags. The
// text has a format that other programs read. If that format cannot hold the board, the text is a
// game that begins in this position.
func copyBoard(l text.Lang, setup session.Setup, g *game.Game) func() (clipping, error) {
	return func() (clipping, error) {
		said, ext := words.BoardFormat(boards.DotBoard), boards.DotBoard.Ext()
		board, err := boards.DotBoard.Append(nil, boards.FromGame(g))
		if err != nil {
			said, ext = text.Text{"partida que empieza aquí", "a game that begins here"}, gameExt
			var position *journal.Journal
			if position, err = setup.Position(g); err == nil {
				board, err = position.Text()
			}
		}
		return clipping{string(board), copiedBoard.In(l, said.In(l)), ext}, err
	}
}

// gameExt is the extension of a file with the text of a game.
const gameExt = ".game.txt"

var copiedGame = text.Text{"la partida desde el principio", "the game from the beginning"}

// copyGame returns a function that makes the text of the whole game, as the archive keeps it.
func copyGame(l text.Lang, j *journal.Journal) func() (clipping, error) {
	return func() (clipping, error) {
		text, err := j.Text()
		return clipping{string(text), copiedGame.In(l), gameExt}, err
	}
}

var (
	hasArrived    = text.Text{"Copiado: %s.", "Copied: %s."}
	wasSent       = text.Text{"Enviado al terminal: %s.", "Sent to the terminal: %s."}
	noClipboard   = text.Text{"Aquí no hay portapapeles.", "There is no clipboard here."}
	notCopied     = text.Text{"No se ha podido copiar.", "It could not be copied."}
	tooLongToCopy = text.Text{
		"Ocupa más de 64 kB: es demasiado para copiarlo.", "It is more than 64 kB, which is too much to copy."}
)

// putCopy returns a function that copies a clipping to the clipboard. If the clipping has the
// extension of a file, the function also writes the text to a new file. The message about a
// successful copy ends with suffix. The job is the one that made the clipping; it may be nil.
func (c *copying) putCopy(suffix string) func(*page.Job, clipping, error) copiedMsg {
	lang, to, folder, now := c.Lang, c.Copy, c.Positions, c.Now()
	return func(j *page.Job, made clipping, err error) copiedMsg {
		msg := copiedMsg{job: j, only: true}
		fail := func(err error) {
			if err != nil {
				msg.errs = append(msg.errs, err)
			}
		}
		switch confirmed := false; {
		case err != nil:
			made.ext = ""
		case len(made.text) > page.MaxCopied:
			msg.said = tooLongToCopy.In(lang)
		case to == nil:
			msg.said = noClipboard.In(lang)
		default:
			arrived := wasSent
			if confirmed, err = to(made.text); confirmed {
				arrived = hasArrived
			}
			if msg.said, msg.only = arrived.In(lang, made.said)+suffix, err != nil; msg.only {
				msg.said = notCopied.In(lang)
			}
		}
		fail(err)
		if made.ext == "" || folder == nil {
			return msg
		}
		dir, err := folder()
		if err == nil {
			msg.path = filepath.Join(dir, now.Format("20060102-150405.000")+made.ext)
			// A second press within the same millisecond would write the same position again.
			if err = files.Write(msg.path, []byte(made.text), files.Options{Private: true}); err != nil {
				msg.path = ""
			}
		}
		fail(err)
		return msg
	}
}

var (
	copiedFile = text.Text{"También está en %s", "It is also in %s"}
	onlyInFile = text.Text{"Está en %s", "It is in %s"}
)

// tellCopied tells the player what was copied, or why copying has failed.
func (c *copying) tellCopied(msg copiedMsg) {
	if msg.job != nil && !msg.job.End() {
		return
	}
	told, ink := msg.said, screen.Message
	for _, err := range msg.errs {
		told, ink = strings.TrimSpace(told+" "+words.Error(err, c.Lang)+"."), screen.Refused
	}
	where := copiedFile
	if msg.only {
		where = onlyInFile
	}
	if msg.path != "" {
		told += " " + where.In(c.Lang, files.WithTilde(msg.path))
	}
	c.tell(ink, told)
	c.message.aside = c.over()
}
