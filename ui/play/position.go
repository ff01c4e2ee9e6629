package play

import (
	"path/filepath"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/keys"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// copiedMsg says what was copied, and where it is as a file, too.
type copiedMsg struct {
	said string // what was copied
	path string // "": in no file
	only bool   // it is only there
	errs []error
}

var notYetDealt = text.Text{
	"El tablero se reparte al abrir la primera celda", "The board is dealt when the first cell is opened"}

// A copying is something that can be copied of a game.
type copying struct {
	name text.Text
	copy func(then string) tea.Cmd // and says what the same key copies then
}

// copyings returns what can be copied, in the order in which one key does so.
func (p *Page) copyings() []copying {
	board := copying{text.Text{"el tablero", "the board"}, p.copyBoard}
	whole := copying{text.Text{"la partida", "the game"}, p.copyGame}
	if p.over() {
		return []copying{{text.Text{"la tarjeta", "the card"}, p.copyCard}, whole, board}
	}
	if code, ok := p.session.Setup.Code(); ok {
		return []copying{board, {text.Text{"su código", "its code"}, func(then string) tea.Cmd {
			return p.copyText(code, text.Text{
				"Código copiado: %s.",
				"Code copied: %s.",
			}.In(p.Lang, code)+then, nil)
		}}, whole}
	}
	return []copying{board, whole}
}

// copied is what was copied last of a game.
type copied struct {
	game     *game.Game
	revision int
	times    int // how often something was, of the game as it stands
}

// copyPosition copies the first of what can be copied; once more at once, the next.
func (p *Page) copyPosition() tea.Cmd {
	if p.session.Undealt() {
		p.say(draw.Refused, notYetDealt.In(p.Lang))
		return nil
	}
	last := p.copied
	p.copied = copied{p.game(), p.game().Revision(), 1}
	if last.game == p.copied.game && last.revision == p.copied.revision {
		p.copied.times = last.times + 1
	}
	all, key := p.copyings(), p.keys().First(keys.CopyPosition, p.Lang)
	at := (p.copied.times - 1) % len(all)
	then := text.Text{" Otra vez «%s»: %s.", " %s again: %s."}
	return all[at].copy(then.In(p.Lang, key, all[(at+1)%len(all)].name.In(p.Lang)))
}

var copiedBoard = text.Text{"Tablero copiado (%s).", "Board copied (%s)."}

// copyBoard copies the board with what the player has done: as other programs read
// it too, or where no such format knows the grid, as a game that begins there.
func (p *Page) copyBoard(then string) tea.Cmd {
	said, ext := words.BoardFormat(boards.DotBoard), boards.DotBoard.Ext()
	board, err := boards.DotBoard.Append(nil, boards.FromGame(p.game()))
	if err != nil {
		said, ext = text.Text{"partida que empieza aquí", "a game that begins here"}, gameExt
		board, err = p.positionText()
	}
	if err != nil {
		p.say(draw.Refused, words.Error(err, p.Lang))
		return nil
	}
	return p.copyText(string(board), copiedBoard.In(p.Lang, said.In(p.Lang))+then, p.keeper(ext, board))
}

func (p *Page) positionText() ([]byte, error) {
	position, err := p.session.Position()
	if err != nil {
		return nil, err
	}
	return position.Text()
}

// gameExt ends the names of files with the text of a game.
const gameExt = ".game.txt"

var copiedGame = text.Text{"Partida copiada desde el principio.", "Game copied from its beginning."}

// copyGame copies the game from its beginning, as it is kept.
func (p *Page) copyGame(then string) tea.Cmd {
	text, err := p.session.Journal().Text()
	if err != nil {
		p.say(draw.Refused, words.Error(err, p.Lang))
		return nil
	}
	return p.copyText(string(text), copiedGame.In(p.Lang)+then, p.keeper(gameExt, text))
}

// keeper returns what puts a text into a new file, and returns its path.
func (p *Page) keeper(ext string, text []byte) func() (string, error) {
	folder, now := p.Positions, p.Now()
	return func() (string, error) { return keepPosition(folder, now, ext, text) }
}

var (
	copiedNowhere = text.Text{"Aquí no se puede copiar.", "Nothing can be copied here."}
	tooLongToCopy = text.Text{
		"Son más de 64 kB, demasiado para copiarlo.", "It is more than 64 kB, too much to be copied."}
)

// maxCopied is how many bytes are copied at most: of more, terminals drop all or a part.
const maxCopied = 64 << 10

// copyText copies a text on the side, and puts it into a file if keep says how.
func (p *Page) copyText(text, said string, keep func() (string, error)) tea.Cmd {
	nowhere, tooLong := copiedNowhere.In(p.Lang), tooLongToCopy.In(p.Lang)
	to, keeps := p.Copy, keep != nil && p.Positions != nil
	return func() tea.Msg {
		msg := copiedMsg{said: said}
		switch {
		case keeps && len(text) > maxCopied:
			msg.said, msg.only = tooLong, true
		case to == nil || len(text) > maxCopied:
			msg.said = nowhere
		default:
			if err := to(text); err != nil {
				msg.said, msg.errs = nowhere, []error{err}
			}
		}
		if keeps {
			path, err := keep()
			if err != nil {
				msg.errs = append(msg.errs, err)
			}
			msg.path = path
		}
		return msg
	}
}

// keepPosition writes a position into a new file and returns its path.
func keepPosition(folder func() (string, error), now time.Time, ext string, text []byte) (string, error) {
	dir, err := folder()
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, now.Format("20060102-150405.000")+ext)
	// The same moment is the same position: twice pressed, once written.
	return path, files.Write(path, text, files.Options{Private: true})
}

var (
	copiedFile = text.Text{"También está en %s", "It is also in %s"}
	onlyInFile = text.Text{"Está en %s", "It is in %s"}
)

// hasCopied says what was copied.
func (p *Page) hasCopied(msg copiedMsg) {
	told, ink := msg.said, draw.Message
	for _, err := range msg.errs {
		told, ink = told+" "+words.Error(err, p.Lang)+".", draw.Refused
	}
	where := copiedFile
	if msg.only {
		where = onlyInFile
	}
	if msg.path != "" {
		told += " " + where.In(p.Lang, files.FromHome(msg.path))
	}
	p.say(ink, told)
	p.aside = p.over()
}
