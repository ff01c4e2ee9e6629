package manual

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/text"
)

// A shown is a board of a topic, with the checks of the proofs.
type shown struct {
	t *testing.T
	Board
}

// board returns the board of a position on a grid.
func board(t *testing.T, kind *game.GridKind, name string) shown {
	t.Helper()
	return shown{t, boardsNamed([]string{name}, Reader{Grid: kind})[0]}
}

// other returns another board on the same grid.
func (s shown) other(name string) shown {
	s.t.Helper()
	return board(s.t, game.GridKindOf(s.Game.Layout().Grid()), name)
}

// on returns a proof about the board of a position.
func on(name string, prove func(s shown)) func(*testing.T, *game.GridKind) {
	return func(t *testing.T, kind *game.GridKind) { prove(board(t, kind, name)) }
}

func cell(t *testing.T, name string) game.Cell {
	t.Helper()
	c, err := game.ParseCell(name)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// shows fails the test unless a cell shows this face.
func (s shown) shows(name string, want game.Face) {
	s.t.Helper()
	if got := s.Game.Face(cell(s.t, name)); got != want {
		s.t.Errorf("%s shows %d, want %d", name, got, want)
	}
}

func (s shown) is(claim bool, what string) {
	s.t.Helper()
	if !claim {
		s.t.Error("this does not hold: " + what)
	}
}

func (s shown) around(name string) int { return s.Game.Layout().Around(cell(s.t, name)) }
func (s shown) mine(name string) bool  { return s.Game.Layout().Mine(cell(s.t, name)) }
func (s shown) closed(c game.Cell) bool {
	return !s.Game.Open(c)
}

// beside returns the neighbours of a cell for which so holds.
func (s shown) beside(name string, so func(game.Cell) bool) []game.Cell {
	all := game.AppendNeighbors(nil, s.Game.Layout().Grid(), cell(s.t, name))
	return slices.DeleteFunc(all, func(c game.Cell) bool { return !so(c) })
}

// touched reports whether the neighbours of a cell for which so holds are exactly these.
func (s shown) touched(name string, so func(game.Cell) bool, want ...string) bool {
	got := s.beside(name, so)
	for _, w := range want {
		if !slices.Contains(got, cell(s.t, w)) {
			return false
		}
	}
	return len(got) == len(want)
}

// chance places the mines in all ways that fit the numbers, and returns the share of them with a
// mine in a cell. It does not use the solver.
func (s shown) chance(name string) float64 {
	layout := s.Game.Layout()
	rows, cols := layout.Grid().Size()
	var closed, open []game.Cell
	for i := range rows * cols {
		if c := (game.Cell{Row: i / cols, Col: i % cols}); s.closed(c) {
			closed = append(closed, c)
		} else {
			open = append(open, c)
		}
	}
	ways, with := 0, 0
	mine := map[game.Cell]bool{}
	var lay func(i, left int)
	lay = func(i, left int) {
		if i == len(closed) {
			fits := left == 0 && !slices.ContainsFunc(open, func(c game.Cell) bool {
				n := 0
				for _, near := range game.AppendNeighbors(nil, layout.Grid(), c) {
					if mine[near] {
						n++
					}
				}
				return n != layout.Around(c)
			})
			if fits {
				ways++
				if mine[cell(s.t, name)] {
					with++
				}
			}
			return
		}
		lay(i+1, left)
		mine[closed[i]] = true
		lay(i+1, left-1)
		delete(mine, closed[i])
	}
	lay(0, layout.Mines())
	return float64(with) / float64(ways)
}

// proofs has a test for each sentence of a topic about its boards, on a grid.
var proofs = map[string]func(t *testing.T, kind *game.GridKind){
	"{Df} touches no mine: it is blank and opens its neighbours, and the blank ones open theirs.": on("begun", func(s shown) {
		s.shows("Df", game.Empty)
		s.is(s.around("Df") == 0 && len(s.beside("Df", s.closed)) == 0, "Df touches no mine, and opened all around it")
	}),
	"A single move opened everything you see on the first board.": on("begun", func(s shown) {
		s.is(s.Game.Steps() == 1 && s.Game.Flags() == 0, "one step was made")
	}),
	"The 1 at {Bd} says that one mine touches it, and of the cells that touch {Bd} only {Ac} is still closed: the mine is at {Ac}.": on("begun", func(s shown) {
		s.shows("Bd", 1)
		s.is(s.touched("Bd", s.closed, "Ac") && s.chance("Ac") == 1, "the mine is at Ac")
	}),
	"With that mine, the other numbers leave none for {Ab}.": on("begun", func(s shown) {
		s.is(s.chance("Ab") == 0, "Ab has no mine")
	}),
	"Open it and you win.": on("begun", func(s shown) {
		won := s.other("won")
		s.is(s.Game.Status() == game.Playing && !s.mine("Ab"), "Ab is to be opened")
		s.is(s.Game.Apply(game.Action{Kind: game.Open, Cell: cell(s.t, "Ab")}) == nil, "Ab can be opened")
		s.is(s.Game.Status() == game.Won && won.Game.Status() == game.Won, "that wins")
	}),
	"Two mines touch {Bc}, and it shows a 2.": on("two", func(s shown) {
		s.shows("Bc", 2)
		s.is(s.around("Bc") == 2, "two mines touch Bc")
	}),
	"With a flag at {Bb} there is one left to find, and it shows a 1.": on("one-left", func(s shown) {
		s.shows("Bb", game.Flagged)
		s.shows("Bc", 1)
		s.is(s.Game.Flags() == 1 && s.mine("Bb"), "the one flag is right")
	}),
	"With another at {Bd} none is left, and {Bc} is blank.": on("none-left", func(s shown) {
		s.shows("Bd", game.Flagged)
		s.shows("Bc", game.Empty)
		s.is(s.mine("Bd") && s.Game.Left(cell(s.t, "Bc")) == 0, "none is left")
	}),
	"The ? at {Bc} says that there are more flags than mines around it: three flags and two mines.": on("too-many", func(s shown) {
		s.shows("Bc", game.Overflagged)
		s.is(len(s.beside("Bc", s.Game.Flagged)) == 3 && s.around("Bc") == 2, "there are three flags and two mines")
	}),
	"The 2 at {Bc} has only two closed neighbours, {Bb} and {Bd}: both are mines.": on("all-mines", func(s shown) {
		s.shows("Bc", 2)
		s.is(s.touched("Bc", s.closed, "Bb", "Bd") && s.chance("Bb") == 1 && s.chance("Bd") == 1, "both are mines")
		found := s.Game.AppendMines(nil, cell(s.t, "Bc"))
		s.is(len(found) == 2, "the key flags both")
		for _, c := range found {
			s.is(s.Game.Apply(game.Action{Kind: game.Flag, Cell: c}) == nil, "they can be flagged")
		}
		for _, name := range []string{"Bb", "Bd"} {
			s.shows(name, game.Flagged)
			s.other("all-flagged").shows(name, game.Flagged)
		}
	}),
	"The mine at {Bd} exploded: @.":               faceOf("lost", "Bd", game.ExplodedMine),
	"The flag at {Bb} was right: X.":              faceOf("lost", "Bb", game.Flagged),
	"The one at {Aa} had no mine under it: #.":    faceOf("lost", "Aa", game.WrongFlag),
	"At {De} there was a mine without a flag: *.": faceOf("lost", "De", game.MissedMine),
	"{Bc} touches two mines and both are flagged: none is left to find.": on("chord", func(s shown) {
		s.shows("Bc", game.Empty)
		s.is(s.touched("Bc", s.Game.Flagged, "Bb", "Bd") && s.mine("Bb") && s.mine("Bd") && s.around("Bc") == 2,
			"both are flagged")
	}),
	"Opening it again opens every neighbour without a flag, and the blank ones open theirs.": on("chord", func(s shown) {
		s.is(s.Game.Apply(game.Action{Kind: game.Open, Cell: cell(s.t, "Bc")}) == nil, "it can be opened again")
		after := s.other("chorded")
		s.is(s.touched("Bc", s.closed, "Bb", "Bd") && after.touched("Bc", after.closed, "Bb", "Bd"), "only the flags stay closed")
		s.is(s.Game.Opened() == after.Game.Opened() && s.Game.Opened() > 1+len(after.beside("Bc", after.Game.Open)),
			"others are opened, too")
	}),
	"There are two flags here too, but the one at {Ac} is wrong: opening the neighbours of {Bc} opens {Bd}, which is a mine, and you lose.": on("wrong-flag", func(s shown) {
		after := s.other("exploded")
		s.is(s.touched("Bc", s.Game.Flagged, "Bb", "Ac") && !s.mine("Ac"), "the flag at Ac is wrong")
		s.is(after.Game.Status() == game.Lost, "the game is lost")
		after.shows("Bd", game.ExplodedMine)
	}),
	"The cursor is at {Cc}, and the cells that touch it are marked.": func(t *testing.T, kind *game.GridKind) {
		for _, b := range boardsNamed([]string{"grids"}, Reader{Grid: kind}) {
			lines := strings.Join(b.drawn(Reader{}), "\n")
			s := shown{t, b}
			s.is(b.Cursor == cell(t, "Cc"), "the cursor is at Cc")
			touching := len(s.beside("Cc", s.closed))
			s.is(strings.Count(lines, "'▓")+strings.Count(lines, "▓'") == 2*touching, "they are marked:\n"+lines)
		}
	},
	"On the square grid there are eight: the two beside it, the one above, the one below and the four on the diagonals.": func(t *testing.T, _ *game.GridKind) {
		s := shown{t, boardsNamed([]string{"grids"}, Reader{})[0]}
		s.is(s.touched("Cc", s.closed, "Cb", "Cd", "Bc", "Dc", "Bb", "Bd", "Db", "Dd"), "there are these eight")
	},
	"On the hexagonal grid there are six: two in its row, and two in each of the rows above and below.": func(t *testing.T, _ *game.GridKind) {
		s := shown{t, boardsNamed([]string{"grids"}, Reader{})[1]}
		perRow := map[int]int{}
		for _, c := range s.beside("Cc", s.closed) {
			perRow[c.Row]++
		}
		s.is(fmt.Sprint(perRow) == "map[1:2 2:2 3:2]", "there are two in each row")
	},
	"This is the same board, after the same moves, with four of the sets: open {Bc}, flag {Bb}, open {Da}.": func(t *testing.T, kind *game.GridKind) {
		all := boardsNamed([]string{"sets"}, Reader{Grid: kind})
		s := shown{t, all[0]}
		s.is(len(all) == 4 && positions[slices.IndexFunc(positions, func(p position) bool { return p.name == "sets" })].play == "Bc*Bb!Da*",
			"there are four, and these moves")
	},
	"With the rules called remaining, {Bc} shows a 1, for the one mine left to find; with the others, a 2.": func(t *testing.T, kind *game.GridKind) {
		for i, b := range boardsNamed([]string{"sets"}, Reader{Grid: kind, Lang: text.English}) {
			s := shown{t, b}
			s.is((b.Caption == "remaining") == (i == 0), "the first is by remaining")
			s.shows("Bc", map[bool]game.Face{true: 1, false: 2}[i == 0])
		}
	},
	"And {Da}, which touches no mine, opens a whole region, just the cells around it, or only itself, depending on the rules.": func(t *testing.T, kind *game.GridKind) {
		all := boardsNamed([]string{"sets"}, Reader{Grid: kind})
		opened := func(i int) int { return all[i].Game.Opened() }
		s := shown{t, all[0]}
		s.is(s.around("Da") == 0, "Da touches no mine")
		ring := 2 + len(s.beside("Da", func(game.Cell) bool { return true })) // with Da, and with Bc, which was opened before
		s.is(opened(0) > ring && opened(1) > ring && opened(2) == ring && opened(3) == 2, "so many are opened")
	},
	"The 1 at {Ac} touches only one closed cell: there is a mine at {Ad}.": on("coin", func(s shown) {
		s.shows("Ac", 1)
		s.is(s.touched("Ac", s.closed, "Ad") && s.chance("Ad") == 1, "there is a mine at Ad")
	}),
	"The other is at {Ae} or at {Af}, which touch no number: each has a 50% chance of holding it.": on("coin", func(s shown) {
		for _, name := range []string{"Ae", "Af"} {
			s.is(len(s.beside(name, s.Game.Open)) == 0 && s.chance(name) == 0.5, name+" holds it in half of all ways")
		}
		s.is(s.Game.Layout().Mines() == 2, "there are two mines")
	}),
	"The 1 at {Aa} has its mine at {Ab}, at {Ba} or at {Bb}: a 33% chance each.": on("risk", func(s shown) {
		s.shows("Aa", 1)
		s.is(s.touched("Aa", s.closed, "Ab", "Ba", "Bb"), "it touches these three")
		for _, name := range []string{"Ab", "Ba", "Bb"} {
			s.is(math.Round(100*s.chance(name)) == 33, name+" holds it in a third of all ways")
		}
	}),
	"Two mines are left for the other 14 cells: 14%.": on("risk", func(s shown) {
		others := s.Game.Layout().Cells() - 4 // without the 1 and the cells that it touches
		s.is(others == 14 && s.Game.Layout().Mines() == 3, "there are 14, and two mines")
		s.is(math.Round(100*s.chance("Cf")) == 14, "the risk there is 14%")
	}),
	"This board has two mines, and both touch {Bc}: they are among its neighbours, and all the other cells are safe.": on("chances", func(s shown) {
		s.is(s.around("Bc") == 2 && s.Game.Layout().Mines() == 2, "both touch Bc")
		touching := s.beside("Bc", s.closed)
		rows, cols := s.Game.Layout().Grid().Size()
		for i := range rows * cols {
			c := game.Cell{Row: i / cols, Col: i % cols}
			want := 0.0
			if slices.Contains(touching, c) {
				want = 2 / float64(len(touching))
			}
			if name := game.Letters.Of(s.Game.Layout().Grid(), c); s.closed(c) && (s.chance(name) != want || s.overlay.Chance(c) != want) {
				s.t.Errorf("%s: chance %g, drawn %g, want %g", name, s.chance(name), s.overlay.Chance(c), want)
			}
		}
	}),
}

// The proofs for the sentences of the topic on replays about judged games.
func init() {
	move := func(v review.Verdict, risk float64) review.Opening { return review.Opening{Verdict: v, Risk: risk} }
	proven := move(review.Proven, 0)
	accuracy := func(want float64, last ...review.Opening) func(*testing.T, *game.GridKind) {
		return func(t *testing.T, _ *game.GridKind) {
			f := review.Game{}.Figures(append([]review.Opening{proven, proven, proven}, last...))
			if f.Accuracy != want {
				t.Errorf("the accuracy is %g, not %g", f.Accuracy, want)
			}
		}
	}
	luck := func(want review.Luck, explodes bool, guesses ...review.Opening) func(*testing.T, *game.GridKind) {
		return func(t *testing.T, _ *game.GridKind) {
			guesses[len(guesses)-1].Exploded = explodes
			if got := (review.Game{}).Figures(guesses).Luck(); got != want {
				t.Errorf("the luck is %d, not %d", got, want)
			}
		}
	}
	proofs["Three safe moves and a mistake make 50%."] = accuracy(0.5, move(review.Mistake, 0))
	proofs["Three safe moves and a needless guess at 50% risk make 60%."] = accuracy(0.6, move(review.Needless, 0.5))
	rash := func(risk, least float64) review.Opening {
		return review.Opening{Verdict: review.Rash, Risk: risk, Least: least}
	}
	proofs["Three safe moves and a guess at 60% where 10% would do make 70%."] = accuracy(0.7, rash(0.6, 0.1))
	proofs["A game without mistakes or needless risks scores 100%."] = accuracy(1, move(review.Forced, 0.9))
	proofs["Losing at a 12% risk is bad luck."] = luck(review.BadLuck, true, move(review.Forced, 0.12))
	proofs["Losing at a 91% risk is not, if another cell had 9%."] = luck(review.UsualLuck, true, rash(0.91, 0.09))
	proofs["Surviving two 50/50 guesses is good luck."] = luck(
		review.GoodLuck, false, move(review.Forced, 0.5), move(review.Forced, 0.5))
}

// faceOf proves that a cell shows a face.
func faceOf(position, name string, want game.Face) func(*testing.T, *game.GridKind) {
	return on(position, func(s shown) { s.shows(name, want) })
}

var (
	namesCell = regexp.MustCompile(`\{[A-Z][a-z]\}`)
	endOfLine = regexp.MustCompile(`\.\s`)
)

// sentences returns the sentences of a topic, each in one line.
func sentences(page string) (all []string) {
	for block := range strings.SplitSeq(page, "\n\n") {
		line := strings.Join(strings.Fields(block), " ")
		for from := 0; from < len(line); {
			end := len(line)
			if at := endOfLine.FindStringIndex(line[from:]); at != nil {
				end = from + at[0] + 1
			}
			all = append(all, line[from:end])
			from = min(end+1, len(line))
		}
	}
	return all
}

// Every sentence of a topic about a cell is proved, on every grid, and both languages have the same
// sentences.
func TestTopicsSayWhatTheirBoardsShow(t *testing.T) {
	said := map[string]bool{}
	for _, topic := range Topics() {
		for _, s := range sentences(topic.body.In(text.English)) {
			said[s] = true
			if proofs[s] == nil && namesCell.MatchString(s) {
				t.Errorf("%s: nothing proves %q", topic.Name.In(text.English), s)
			}
		}
		var spoken [2][]string
		for _, l := range langs {
			for _, block := range strings.Split(topic.body.In(l), "\n\n") {
				cells := namesCell.FindAllString(block, -1)
				slices.Sort(cells)
				spoken[l] = append(spoken[l], fmt.Sprint(slices.Compact(cells), positionsIn(block)))
			}
		}
		if !slices.Equal(spoken[0], spoken[1]) {
			t.Errorf("%s: the cells or boards differ between the languages:\n%v\n%v", topic.Name.In(text.English), spoken[0], spoken[1])
		}
	}
	for claim, prove := range proofs {
		if !said[claim] {
			t.Errorf("no topic says %q", claim)
		}
		for _, kind := range game.GridKinds() {
			t.Run(kind.Name+"/"+claim, func(t *testing.T) { prove(t, kind) })
		}
	}
}

// The position for a hint has a cell that can be proved safe, and its marks are those of the
// argument.
func TestTheHintShown(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, l := range langs {
			b := boardsNamed([]string{"reasoned"}, Reader{Grid: kind, Lang: l})[0]
			s := shown{t, b}
			if s.chance("Ab") != 0 || !strings.Contains(b.Hint, "Ab") || len(b.overlay.Roles) < 3 {
				t.Errorf("%s: %q, with marks %v", kind.Name, b.Hint, b.overlay.Roles)
			}
		}
	}
}
