package ui

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game/review"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// boardPages are the pages of [everyPage] whose layout depends on the size of their board.
var boardPages = []string{"game", "typed", "paused", "over", "replay", "editor", "fill", "first", "idea", "lesson"}

// prosePages are the pages with nothing but prose, no line of which may be cut.
var prosePages = []string{"code", "custom", "first", "help", "idea", "lesson"}

// smallBoards are the pages that show a small board or none in this test. Their panels may have
// free lines.
var smallBoards = []string{"collection", "figures", "help", "school", "trend", "waiting"}

// sitAtAny opens one of [everyPage], or a page that keys alone do not reach.
func sitAtAny(t *testing.T, name string) *player {
	t.Helper()
	switch name {
	case "category", "trend", "played":
		p := withPlayed(t,
			pagetest.Played(2, 80, true, review.Figures{Proven: 6, Needless: 4, Missed: [6]int{1, 3}, Cost: [6]float64{1, 1}}),
			pagetest.Played(10, 60, false, review.Figures{Proven: 9, Needless: 1}),
			pagetest.Played(25, 40, true, review.Figures{Proven: 10}))
		p.Settle(map[string]string{"category": "enter", "trend": "enter t"}[name])
		return p
	case "waits":
		p := sitWith(t, t.TempDir(), nil)
		p.Settle("1 space q 2 space q C")
		return p
	case "challenge":
		p := sit(t, 80, 24, nil)
		p.paste(pagetest.FriendsGame(t, true))
		return p
	case "day":
		p := sit(t, 80, 24, nil)
		p.Settle("d")
		return p
	case "figures":
		p := sitAt(t, "replay", tea.WindowSizeMsg{Width: 80, Height: 24}, text.Spanish)
		p.Settle("f")
		return p
	}
	return sitAt(t, name, tea.WindowSizeMsg{Width: 80, Height: 24}, text.Spanish)
}

// bonesSizes are the windows in which every page is laid out, from the smallest to a large one,
// with the usual sizes.
func bonesSizes() []tea.WindowSizeMsg {
	sizes := append(slices.Clone(pageSizes), tea.WindowSizeMsg{Width: 250, Height: 80})
	for width := 20; width <= 250; width += 23 { // every width and every height, but not every pair
		for height := 8 + width/23%3*12; height <= 80; height += 36 {
			sizes = append(sizes, tea.WindowSizeMsg{Width: width, Height: height})
		}
	}
	return sizes
}

// bones has the columns at which the parts of a page stand.
type bones struct{ margin, panel, right int }

// In every window, all pages begin at the same column and end with their keys. If there is room for
// a side panel, that of all pages ends at the same column, whole and at the usual sizes at least half
// full. In wide windows no line is cut.
func TestEveryPageHasTheSameBones(t *testing.T) {
	t.Parallel() // it takes long
	seen := map[tea.WindowSizeMsg]bones{}
	names := []string{"category", "trend", "played", "waits", "challenge", "day", "figures"}
	for name := range everyPage {
		if name != "question" { // it stands above a page
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for i, name := range names {
		p := sitAtAny(t, name)
		p.m.Lang = text.Lang(i % 2)
		p.tell()
		for _, size := range bonesSizes() {
			p.Answer(p.Send(size))
			lines := strings.Split(p.Screen(), "\n")
			wrong := func(what string) {
				t.Helper()
				t.Errorf("%s at %dx%d: %s:\n%s", name, size.Width, size.Height, what, strings.Join(lines, "\n"))
			}
			banner := name == "menu" && strings.Contains(lines[2], "█") // it is the title
			sunk := name == "menu" && size.Height >= 56 && size.Width >= 120
			if len(lines) != size.Height ||
				strings.TrimSpace(lines[0]) == "" && !banner && !sunk && (size.Height >= 16 || !slices.Contains(boardPages, name)) {
				wrong("no title")
			}
			p.wantFoot(lines, size.Height < 16 && slices.Contains(boardPages, name), wrong)
			if slices.Contains(prosePages, name) && strings.Contains(strings.Join(lines[1:], " "), "…") {
				wrong("a line of prose is cut")
			}
			if slices.Contains(boardPages, name) {
				if name != "paused" && size.Height >= 16 && size.Height <= 46 && strings.TrimSpace(lines[2]) == "" {
					wrong("its board does not begin on the third line")
				}
				continue
			}
			if size.Height >= 12 && size.Height < 50 && (strings.TrimSpace(lines[1]) != "" || strings.TrimSpace(lines[2]) == "") {
				wrong("it does not begin on the third line")
			}
			b := bones{margin: p.m.frame.Left}
			cells := make([][]rune, len(lines))
			for y, l := range lines {
				cells[y] = []rune(l)
				if y >= 2 && y < len(lines)-2 && size.Height >= 12 && strings.TrimSpace(string(cells[y][:min(b.margin, len(cells[y]))])) != "" {
					wrong("something stands in the margin")
				}
				if size.Width >= 80 && strings.Contains(l, "…") {
					wrong("a line is cut")
				}
			}
			panel, full := panelOf(cells, wrong)
			if panel[0] > 0 && size.Width > 93 {
				b.panel, b.right = panel[0], panel[1]
				if size.Width == 120 && size.Height == 40 && full < 50 && !slices.Contains(smallBoards, name) {
					wrong("the panel is mostly empty")
				}
			}
			was, known := seen[size]
			switch {
			case !known:
			case was.margin != b.margin:
				wrong("it has another margin")
			case was.panel > 0 && b.panel > 0 && was.right != b.right:
				wrong("its panel ends elsewhere")
			}
			if !known || b.panel > 0 {
				seen[size] = b
			}
		}
	}
}

// wantFoot checks that the last line has keys, which are whole and can be clicked. In a low window
// with a board, figures may precede them.
func (p *player) wantFoot(lines []string, low bool, wrong func(string)) {
	last := lines[len(lines)-1]
	if strings.TrimSpace(last) == "" || strings.Contains(last, "…") {
		wrong("it has no foot")
	}
	gap, keys := 0, !low
	for x, r := range []rune(last) {
		if _, ok := p.m.frame.KeyAt(x, len(lines)-1); ok {
			gap, keys = 0, true
		} else if gap++; keys && r != ' ' && gap > 2 {
			wrong("what stands at the foot is no key")
			return
		}
	}
	if !keys {
		wrong("it has no keys")
	}
}

// panelOf returns the columns of the borders of the rightmost panel, and the percentage of it that
// is full. Text over its border is an error.
func panelOf(cells [][]rune, wrong func(string)) (columns [2]int, full int) {
	at := func(x, y int) rune {
		if y < len(cells) && x < len(cells[y]) {
			return cells[y][x]
		}
		return ' '
	}
	top, left := 0, 0
	for y := range cells {
		if x := strings.LastIndex(string(cells[y]), "╭"); x >= 0 {
			if x = len([]rune(string(cells[y])[:x])); x >= left {
				top, left = y, x
			}
		}
	}
	if left == 0 {
		return columns, 0
	}
	right := left + 1
	for at(right, top) != '╮' && right < len(cells[top]) {
		right++
	}
	bottom := top + 1
	for ; at(left, bottom) == '│' && at(right, bottom) == '│'; bottom++ {
		if strings.TrimSpace(string(cells[bottom][left+1:right])) != "" {
			full = bottom - top
		}
	}
	if at(left, bottom) != '╰' || at(right, bottom) != '╯' {
		wrong("something is drawn over its panel")
		return columns, 100
	}
	return [2]int{left, right}, 100 * full / (bottom - top - 1)
}

// The board beside the menu begins at the same line while the selection moves. The samples of the
// levels have the size of the level.
func TestTheBoardBesideTheMenuStays(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, nil)
	p.Sees("a   b   c   d   e   f   g   h   i  ", "I │")
	p.DoesNotSee("J │")
	top := p.Line("A │")
	for range 17 {
		p.Press("down")
		if now := p.Line("A │"); now != top {
			t.Fatalf("it has moved from line %d to %d:\n%s", top, now, p.Screen())
		}
	}
}
