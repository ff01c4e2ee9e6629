// Package reviews reads and writes the review of a finished game, so that a game is judged
// only once:
//
//	{"v":1,"sum":"6d0f…","openings":[{"move":3,"is":"forced","risk":0.25,"least":0.2,"exact":true},…]}
//
// The file of a review is in the folder of the file of its game, and does not repeat the game. It
// leaves out proven openings, because most openings are proven. The sum is a hash of the version
// of package review, the game and the review. If the game went on, the version changed or a byte
// is damaged, the sum does not match and the game is judged again. [review.Game.Recall] checks
// that the review is possible, so a forged file can at worst make the program say something wrong.
// Unknown keys are skipped.
//
// The package does no input or output.
package reviews

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/game/solver"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/names"
)

// Version is the version of the text that is written. No other version can be read.
const Version = 1

// A text is the JSON form of a review.
type text struct {
	Version  int       `json:"v"`
	Sum      string    `json:"sum,omitempty"`
	Openings []opening `json:"openings,omitempty"`
}

// An opening is the JSON form of a [review.Opening]. Zero fields are left out.
type opening struct {
	Move   int      `json:"move"`
	Is     string   `json:"is"`
	Risk   float64  `json:"risk,omitempty"`
	Least  float64  `json:"least,omitempty"`
	Exact  bool     `json:"exact,omitempty"`
	Mines  [][2]int `json:"mines,omitempty"`
	Better [][2]int `json:"better,omitempty"`
	Of     int      `json:"of,omitempty"` // the number of safe cells
	Missed string   `json:"missed,omitempty"`
}

// The names of verdicts and of rules in a file.
var (
	verdicts = names.Table[review.Verdict]{
		{Name: "proven", Value: review.Proven},
		{Name: "forced", Value: review.Forced},
		{Name: "rash", Value: review.Rash},
		{Name: "needless", Value: review.Needless},
		{Name: "mistake", Value: review.Mistake},
		{Name: "known", Value: review.Known},
	}
	rules = names.Table[solver.Rule]{
		{Name: "one", Value: solver.One},
		{Name: "two", Value: solver.Two},
		{Name: "chain", Value: solver.Chain},
		{Name: "remain", Value: solver.Remain},
		{Name: "cases", Value: solver.Cases},
		{Name: "exact", Value: solver.Exact},
	}
)

// Text returns the text of the review of g, from the openings of g with their verdicts.
func Text(g review.Game, openings []review.Opening) []byte {
	t := text{Version: Version}
	for _, o := range openings {
		if o.Verdict == review.Proven && o.Exact {
			continue
		}
		t.Openings = append(t.Openings, opening{
			Move: o.Move, Is: verdicts.Name(o.Verdict), Risk: o.Risk, Least: o.Least, Exact: o.Exact,
			Mines: pairs(o.Mines), Better: pairs(o.Better), Of: o.AllSafe, Missed: rules.Name(o.Missed),
		})
	}
	t.Sum = t.sum(g)
	return append(t.json(), '\n')
}

// Read returns the openings of g with their verdicts, from the text of a review. It reports false
// if the review is of another game or impossible.
func Read(data []byte, g review.Game) ([]review.Opening, bool) {
	var t text
	if json.Unmarshal(data, &t) != nil || t.Version != Version || t.Sum != t.sum(g) {
		return nil, false
	}
	var told []review.Opening
	for _, o := range t.Openings {
		verdict, ok := verdicts.Value(o.Is)
		missed, named := rules.Value(o.Missed)
		if !ok || !named && o.Missed != "" {
			return nil, false
		}
		told = append(told, review.Opening{
			Move: o.Move, Verdict: verdict, Risk: o.Risk, Least: o.Least, Exact: o.Exact,
			Mines: cells(o.Mines), Better: cells(o.Better), AllSafe: o.Of, Missed: missed,
		})
	}
	return g.Recall(told)
}

// sum returns a hash of three things: the version of package review, the game g without its times,
// and t.
func (t text) sum(g review.Game) string {
	t.Sum = ""
	hash := sha256.New()
	fmt.Fprintf(hash, "%d %s %+v %v %d\n", review.Version, history.Content(g.Layout), g.Rules, g.Safe, g.Given)
	for _, m := range g.Moves {
		fmt.Fprintln(hash, m.Action)
	}
	hash.Write(t.json())
	return hex.EncodeToString(hash.Sum(nil)[:8])
}

func (t text) json() []byte {
	data, _ := json.Marshal(t) // only an infinite number fails, and no chance is infinite
	return data
}

// pairs returns cells as pairs of a row and a column.
func pairs(cells []game.Cell) (pairs [][2]int) {
	for _, c := range cells {
		pairs = append(pairs, [2]int{c.Row, c.Col})
	}
	return pairs
}

func cells(pairs [][2]int) (cells []game.Cell) {
	for _, p := range pairs {
		cells = append(cells, game.Cell{Row: p[0], Col: p[1]})
	}
	return cells
}
