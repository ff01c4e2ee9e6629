// Package races keeps races between several players. A race is a folder with its board and the
// game of every player. Each program writes one game and reads the others as they grow. So a race
// needs neither messages nor a server, and outlives the programs that play it:
//
//	KRTB/board.txt  the board, as text of package journal without entries
//	KRTB/1.player   the name of the player in seat 1, and a mark by which the player can come back
//	KRTB/1.lock     locked by the program in which that player plays
//	KRTB/1.txt      the game of that player, as text of package journal
//	KRTB/start      exists once the race has begun
//	KRTB/next       the code of the rematch
//	KRTB/makers     on a server: the IDs of the makers of the race
//	KRTB/lock       locked while somebody takes a seat, or while the race is removed
//
// One player makes a race, others join it, one of them starts it, and everybody writes and
// reads:
//
//	f := races.In(archive)
//	code, err := f.Make(header, seed)
//	seat, err := f.Join(code, "Ana")
//	err = f.Start(code)
//	err = seat.Write(journal)  // after each entry
//	follower := f.Follow(code)
//	games, err := follower.Read() // a few times a second
//	seat.Leave()
//
// A page with all races reads a [List], which reads again only the races that may have changed:
//
//	list := f.List()
//	all, problems := list.Read() // once a second
//
// Each game has its own clock, so the players need no common clock. Anybody who can write to the
// folder can write any game: nothing here proves that a game was played.
//
// The board and the seed from which it was dealt are in board.txt, and whoever can read the folder
// can read them early. Players on a server cannot, and no page shows them: the game of a player
// holds no seed, an explosion shows no mines (see [journal.Header.NewGame]), and the code of the
// board is shown only once the race is over.
package races

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/winners"
	"buscaminas/ui/text"
)

// The limits of a race.
const (
	MaxPlayers = 8
	MaxCells   = 10_000 // the number of cells of the largest board: larger ones take too long to measure

	maxText = 4 << 20 // the length, in bytes, of the longest game or board that is read
	maxLine = 256     // the length, in bytes, of the longest name or code that is read
	maxGame = 1 << 20 // the length, in bytes, of the longest game that is written
)

// The errors of races.
var (
	ErrTooLarge error = text.Error{
		"el tablero es demasiado grande para una carrera: como mucho, 10 000 celdas",
		"the board is too large for a race: the limit is 10,000 cells"}
	ErrNone error = text.Error{
		"no hay ninguna carrera con ese código",
		"there is no race with that code"}
	ErrBegun error = text.Error{
		"esa carrera ya ha empezado: puedes verla",
		"that race has already begun: you can watch it"}
	ErrFull error = text.Error{
		"esa carrera ya tiene ocho jugadores",
		"that race already has eight players"}
	ErrRemoved error = text.Error{
		"alguien ha borrado la carrera: sigues jugando, pero los demás ya no te ven",
		"somebody has removed the race: you can play on, but the others no longer see you"}
	ErrTooLong error = text.Error{
		"la partida es demasiado larga para una carrera: sigues jugando, pero los demás ya no te ven",
		"the game is too long for a race: you can play on, but the others no longer see you"}
	errNotKept error = text.Error{
		"aquí no se guarda nada, y para una carrera hacen falta ficheros",
		"a race needs files, and none can be saved here"}
	errNoCode = text.Text{
		"%s no es un código de carrera: los códigos tienen cuatro letras",
		"%s is not a race code: a race code has four letters"}
)

// A Folder is a folder of races. Its methods may be called from any goroutine.
type Folder struct {
	dir    string
	owner  string // the ID of the player's archive: see [ownerOf]; "": the archive keeps nothing
	limits archive.RaceLimits
}

// In returns the folder of the races of an archive, for use by the owner of the archive.
func In(a *archive.Archive) Folder { return Folder{a.RacesDir(), ownerOf(a), a.RaceLimits} }

// ownerOf returns an ID for an archive, different from the IDs of all archives that share the races.
// The ID is the path of the archive relative to the parent of the folder of the races. So it stays
// the same if the parent is moved or restored on another machine. If there is no relative path,
// ownerOf returns the path of the archive. If the archive keeps nothing, it returns "".
func ownerOf(a *archive.Archive) string {
	if a.Dir() == "" {
		return ""
	}
	path, err := filepath.Rel(filepath.Dir(a.RacesDir()), a.Dir())
	if err != nil { // only one of them is absolute
		return a.Dir()
	}
	return filepath.ToSlash(path)
}

// A Race is the state of a race when it was read.
type Race struct {
	Code    string
	Board   journal.Header // the board, with its Layout; Board.Begun is when the race was made
	Begun   bool           // a player has started the race
	Next    string         // the code of the rematch; "": none, or all players have left it
	Players []Player
}

// A Player is a player in a race.
type Player struct {
	Seat   int // the number of the seat, from 1
	Name   string
	Here   bool          // the player is in the race now
	Played bool          // the player has opened a cell
	End    journal.Event // how the game ended: see [journal.Glance]

	mark string // the mark by which the player can come back: see [Folder.markOf]
}

// Open reports whether another player can join.
func (r *Race) Open() bool { return !r.Begun && len(r.Players) < MaxPlayers }

// Over reports whether the race is over: it has begun, a player has opened a cell, and all players
// have finished. A player finishes by winning, by giving up, or by leaving before opening a cell. An
// explosion does not finish a game, because it can be undone, even much later.
func (r *Race) Over() bool {
	played := func(p Player) bool { return p.Played }
	return r.Begun && slices.ContainsFunc(r.Players, played) && !slices.ContainsFunc(r.Players, func(p Player) bool {
		return p.Here && !p.Played || p.Played && p.End != journal.Won && p.End != journal.GivenUp
	})
}

// letters are the letters of codes. Without vowels, no code is a word.
const letters = "BCDFGHJKLMNPQRSTVWXZ"

const codeLength = 4

// ParseCode returns the code that was typed, in capitals. It fails if the text is not a code.
func ParseCode(typed string) (string, error) {
	code := strings.ToUpper(strings.TrimSpace(typed))
	if len(code) != codeLength || strings.Trim(code, letters) != "" {
		return "", text.Error(errNoCode.With(files.Quote(typed)))
	}
	return code, nil
}

// codeOf returns the code for a seed. Consecutive seeds give codes that do not look alike.
func codeOf(seed uint64) string {
	const golden = 0x9e3779b97f4a7c15
	n := seed * golden >> 20
	code := make([]byte, codeLength)
	for i := range code {
		code[i] = letters[n%uint64(len(letters))]
		n /= uint64(len(letters))
	}
	return string(code)
}

// The names of the files of a race.
const (
	boardFile    = "board.txt"
	startFile    = "start"
	nextFile     = "next"
	guardFile    = "lock"
	makersFile   = "makers"
	playerSuffix = ".player"
	lockSuffix   = ".lock"
	gameSuffix   = ".txt"
)

func (f Folder) path(code string, name string) string { return filepath.Join(f.dir, code, name) }

func (f Folder) seatPath(code string, seat int, suffix string) string {
	return f.path(code, strconv.Itoa(seat)+suffix)
}

// Make makes a race on the board of h and returns the code of the race, which depends on the seed.
// The Layout of h must not be nil. The time h.Begun must be the present time. If the folder or a
// maker has too many races, Make removes the oldest of them, but no race that somebody is in or may
// come back to. It fails with [ErrTooMany] if too many races remain, and with errDiskFull if the
// disk is full.
func (f Folder) Make(h journal.Header, seed uint64) (code string, err error) {
	switch {
	case f.dir == "" || f.owner == "":
		return "", errNotKept
	case h.Layout.Cells() > MaxCells:
		return "", ErrTooLarge
	}
	board := &journal.Journal{Header: h}
	data, err := board.Text()
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(f.dir, 0o700); err != nil {
		return "", files.WriteError(f.dir, err)
	}
	guard, err := lockGuard(filepath.Join(f.dir, guardFile)) // so that two programs do not both make the last race
	if err != nil {
		return "", err
	}
	defer guard.Close()
	if err := f.makeRoom(h.Begun); err != nil {
		return "", err
	}
	for ; ; seed++ {
		code = codeOf(seed)
		err := os.Mkdir(filepath.Join(f.dir, code), 0o777)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", files.WriteError(filepath.Join(f.dir, code), err)
		}
		if err := f.writeMakers(code); err != nil {
			return "", err
		}
		return code, files.Write(f.path(code, boardFile), data, files.Options{})
	}
}

// codes returns the codes of the races, the newest race first.
func (f Folder) codes() []string {
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		return nil // no folder yet; any other error also stops Make, which reports it
	}
	made := map[string]time.Time{}
	var codes []string
	for _, entry := range entries {
		code, err := ParseCode(entry.Name())
		if err != nil || code != entry.Name() {
			continue
		}
		if info, err := os.Stat(f.path(code, boardFile)); err == nil {
			codes, made[code] = append(codes, code), info.ModTime()
		}
	}
	slices.SortStableFunc(codes, func(x, y string) int { return made[y].Compare(made[x]) })
	return codes
}

// Race returns a race by its code. It fails with [ErrNone], or as [journal.Read] does.
func (f Folder) Race(code string) (*Race, error) {
	h, err := f.board(code)
	if err != nil {
		return nil, err
	}
	return &Race{Code: code, Board: *h, Begun: f.begun(code), Next: f.next(code), Players: f.players(code)}, nil
}

// next returns the code of the rematch of a race. It returns "" if there is no rematch, or if the
// rematch was removed after all its players had left.
func (f Folder) next(code string) string {
	said, err := files.ReadText(f.path(code, nextFile), maxLine)
	if err != nil {
		return ""
	}
	next, err := ParseCode(said)
	if err != nil {
		return ""
	}
	if _, err := os.Stat(f.path(next, boardFile)); err != nil {
		return ""
	}
	return next
}

func (f Folder) board(code string) (*journal.Header, error) {
	path := f.path(code, boardFile)
	data, err := files.Read(path, maxText)
	if errors.Is(err, fs.ErrNotExist) || f.dir == "" {
		return nil, ErrNone
	}
	if err != nil {
		return nil, err
	}
	j, err := journal.Read(data)
	switch {
	case err != nil:
		return nil, files.WithPath(path, err)
	case j.Layout == nil || len(j.Entries) > 0:
		return nil, &files.Error{File: path, Problem: noBoard}
	case j.Layout.Cells() > MaxCells:
		return nil, ErrTooLarge
	}
	return &j.Header, nil
}

var noBoard = text.Error{"no es el tablero de una carrera", "this is not a race board"}

func (f Folder) begun(code string) bool {
	_, err := os.Stat(f.path(code, startFile))
	return err == nil
}

// takenSeats returns the numbers of the seats that a program has locked.
func (f Folder) takenSeats(code string) (seats []int) {
	for seat := 1; seat <= MaxPlayers; seat++ {
		if archive.Locked(f.seatPath(code, seat, lockSuffix)) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// players returns the players of a race with the state of their games.
func (f Folder) players(code string) []Player {
	all := f.seats(code)
	for i, p := range all {
		if head, tail, err := files.ReadEnds(f.seatPath(code, p.Seat, gameSuffix), glanceLength); err == nil {
			if g, err := journal.ReadGlance(head, tail); err == nil {
				all[i].Played, all[i].End = true, g.End
			}
		}
	}
	return all
}

// seats returns the players of a race, but does not read their games. Before the start it leaves
// out the players who have left.
func (f Folder) seats(code string) (all []Player) {
	begun, taken := f.begun(code), f.takenSeats(code)
	for seat := 1; seat <= MaxPlayers; seat++ {
		said, err := files.ReadText(f.seatPath(code, seat, playerSuffix), maxLine)
		name, mark, _ := strings.Cut(said, "\n")
		p := Player{
			Seat: seat, Name: winners.CleanName(name), Here: slices.Contains(taken, seat), mark: strings.TrimSpace(mark)}
		if err != nil || !begun && !p.Here {
			continue
		}
		all = append(all, p)
	}
	return all
}

// glanceLength is the number of bytes that are read at each end of the file of a game, to see
// whether the game is over.
const glanceLength = 2048

// Start starts a race for all its players.
func (f Folder) Start(code string) error {
	if f.begun(code) {
		return nil
	}
	return files.Write(f.path(code, startFile), nil, files.Options{})
}
