// Package winners keeps the table of winners of a server: the players who won the boards of the
// day. All players share the folder of the table:
//
//	names/is-LOOK  the ID of the player who has a name with this look: see [LookKey]
//	players/ID     the name of the player with this ID
//	BOARD.txt      the first win of each player on this board, one line of JSON for each
//
// The program of each player writes to the folder, and reads the wins of the others:
//
//	table := winners.At(dir, id)
//	err := table.SetName("Ana") // from now on nobody else can have this name
//	err = table.Add("2026-11-24-square-9x9", win)
//	all, err := table.Winners("2026-11-24-square-9x9")
//
// A line has the ID of the player and not the name, so the player can change the name afterwards.
package winners

import (
	"cmp"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"

	"buscaminas/boards/files"
	"buscaminas/ui/text"
)

// The errors of [Table.SetName].
var (
	errTaken error = text.Error{
		"ese nombre ya lo tiene otro jugador: elige otro",
		"another player already has that name: choose a different one"}
	errNoName error = text.Error{
		"el nombre debe tener alguna letra o cifra",
		"a name needs a letter or a digit"}
)

// MaxName is the length of the longest name of a player, in characters.
const MaxName = 12

// CleanName returns the letters and digits of a typed name, at most [MaxName] of them. It returns
// "" if there are none.
func CleanName(typed string) string {
	var name []rune
	for _, r := range typed {
		if (unicode.IsLetter(r) || unicode.IsDigit(r)) && len(name) < MaxName {
			name = append(name, r)
		}
	}
	return string(name)
}

// A Table is the table of winners as one player sees it. The zero value has no winners and keeps
// none. Several programs may use the same folder at the same time.
type Table struct{ dir, id string }

// At returns the table in the folder dir, for the player with this ID. An ID consists of ASCII
// letters and digits, because it names a file. A guest has the ID "" and can only read the table.
func At(dir, id string) Table { return Table{dir, id} }

// Exists reports whether there is a table.
func (t Table) Exists() bool { return t.dir != "" }

// A Win is a player's win on a board of the day.
type Win struct {
	Time  time.Duration `json:"ns"`
	Aided bool          `json:"aided,omitempty"` // the player had help, or may have known the board
	Ended time.Time     `json:"ended"`
}

// A Winner is a row of the table of a board.
type Winner struct {
	Win
	Name string // the name of the winner, or "" if the winner has none
	Rank int    // the rank, from 1; winners with the same time share it; 0: the win was aided
	Me   bool   // the winner is the player who reads the table
}

// SetName gives the player a name, and frees the old name for other players. The name must be a
// result of [CleanName]. SetName fails with errNoName, errLetters or errTaken, or with a
// [*files.Error].
func (t Table) SetName(name string) error {
	if name == "" || CleanName(name) != name {
		return errNoName
	}
	if t.dir == "" || t.id == "" {
		return nil
	}
	if !isPlain(name) {
		return errLetters
	}
	claim := t.claimOf(name)
	err := files.Write(claim, []byte(t.id+"\n"), files.Options{New: true, Private: true})
	if errors.Is(err, fs.ErrExist) {
		if owner, err := files.ReadText(claim, longestLine); err != nil || strings.TrimSpace(owner) != t.id {
			return errTaken
		}
	} else if err != nil {
		return err
	}
	before := t.NameOf(t.id)
	if err := files.Write(t.playerPath(t.id), []byte(name+"\n"), files.Options{Private: true}); err != nil {
		return err
	}
	if old := t.claimOf(before); before != "" && old != claim {
		_ = os.Remove(old) // if it stays, only this player can have that name
	}
	return nil
}

// Forget removes the name of the player, so that others can take it.
func (t Table) Forget() {
	if name := t.NameOf(t.id); name != "" {
		_ = os.Remove(t.claimOf(name)) // if it stays, nobody else can have that name
		_ = os.Remove(t.playerPath(t.id))
	}
}

// claimOf returns the path of the file that holds the ID of the player with this name. All names
// that look alike share one file. The prefix "is-" avoids file names that Windows reserves.
func (t Table) claimOf(name string) string { return filepath.Join(t.dir, "names", "is-"+LookKey(name)) }

func (t Table) playerPath(id string) string { return filepath.Join(t.dir, "players", id) }

// longestLine is the length, in bytes, of the longest file with a name or an ID that is read.
const longestLine = 256

// NameOf returns the name of a player, or "" if there is none.
func (t Table) NameOf(id string) string {
	said, err := files.ReadText(t.playerPath(id), longestLine)
	if err != nil {
		return ""
	}
	return CleanName(said)
}

// maxWins is the greatest number of wins in the table of a board. Without a limit the table could
// grow forever, because a person with many SSH keys counts as many players.
const maxWins = 1000

// ErrFull is the error of [Table.Add] if the table of the board has maxWins wins.
var ErrFull error = text.Error{
	"la tabla de ese día ya está llena, y tu victoria no cabe",
	"that day's table is full, so your win is not in it"}

// Add adds a win of the player to the table of a board, unless the player has won on that board
// before. It fails with [ErrFull], or with a [*files.Error].
func (t Table) Add(board string, w Win) error {
	if t.dir == "" || t.id == "" {
		return nil
	}
	lines, err := t.read(board)
	if err != nil {
		return err
	}
	for _, l := range lines {
		if l.ID == t.id {
			return nil
		}
	}
	if len(lines) >= maxWins {
		return ErrFull
	}
	text, err := json.Marshal(line{t.id, w})
	if err != nil {
		return err // the year of w.Ended has five digits
	}
	return files.Append(t.path(board), append(text, '\n'))
}

func (t Table) path(board string) string { return filepath.Join(t.dir, board+".txt") }

// Winners returns the winners of a board. The wins without help come first, from the fastest to the
// slowest. Then come the wins with help, also from the fastest to the slowest. Lines that make no
// sense are skipped. The error is a [*files.Error].
func (t Table) Winners(board string) ([]Winner, error) {
	lines, err := t.read(board)
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(lines, func(a, b line) int {
		switch {
		case b.Aided && !a.Aided:
			return -1
		case a.Aided && !b.Aided:
			return 1
		}
		return cmp.Or(cmp.Compare(a.Time, b.Time), a.Ended.Compare(b.Ended))
	})
	all := make([]Winner, len(lines))
	for i, l := range lines {
		all[i] = Winner{Win: l.Win, Name: t.NameOf(l.ID), Me: l.ID == t.id}
		switch {
		case l.Aided:
		case i > 0 && l.Time == lines[i-1].Time:
			all[i].Rank = all[i-1].Rank
		default:
			all[i].Rank = i + 1
		}
	}
	return all, nil
}

// maxTable is the length, in bytes, of the longest table that is read: tens of thousands of wins.
const maxTable = 4 << 20

// read returns the lines in the file of a board. Of several lines of a player, it returns only the
// first.
func (t Table) read(board string) ([]line, error) {
	if t.dir == "" {
		return nil, nil
	}
	content, err := files.ReadText(t.path(board), maxTable)
	var e *files.Error
	if errors.As(err, &e) && e.Problem == files.NoSuchFile {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var all []line
	seen := map[string]bool{}
	for written := range strings.Lines(content) {
		if l, ok := parse(written); ok && !seen[l.ID] {
			seen[l.ID] = true
			all = append(all, l)
		}
	}
	return all, nil
}

// A line is a win in the file of a board, in JSON.
type line struct {
	ID string `json:"id"`
	Win
}

// longestWin is the longest time of a win that [parse] accepts.
const longestWin = 1000 * time.Hour

// parse reads a line. It reports false if the line makes no sense.
func parse(written string) (l line, ok bool) {
	err := json.Unmarshal([]byte(written), &l)
	return l, err == nil && isID(l.ID) && 0 <= l.Time && l.Time <= longestWin && !l.Ended.IsZero()
}

// isID reports whether id has only ASCII letters and digits, so that it is safe in a path.
func isID(id string) bool {
	for _, r := range id {
		if r > unicode.MaxASCII || !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return false
		}
	}
	return id != ""
}
