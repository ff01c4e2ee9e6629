package svg

import (
	"encoding/xml"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/theme"
)

// A view is the content of a picture, place by place.
type view struct {
	ground [][]string // the colour of the last fill over the place
	text   [][]string // the sign, with its look
	lines  [][]string // the strokes through the middle of the place
}

var (
	rectangle = regexp.MustCompile(`M(\d+) (\d+)h(\d+)v(\d+)h-\d+z`)
	segment   = regexp.MustCompile(`M([\d.]+) ([\d.]+)([hv])([\d.]+)`)
	rule      = regexp.MustCompile(`(?m)^\.(\w+)\{(.*)\}$`)
)

// seen reads a picture as a viewer draws it, one element over the other, without the hidden ones.
func seen(t *testing.T, picture []byte, rows, cols int, shown func(style string) bool) view {
	t.Helper()
	var s view
	for range rows {
		s.ground = append(s.ground, make([]string, cols))
		s.text = append(s.text, make([]string, cols))
		s.lines = append(s.lines, make([]string, cols))
	}
	rules := map[string]string{}
	decoder := xml.NewDecoder(strings.NewReader(string(picture)))
	var attributes map[string]string
	element, hidden := "", false
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			return s
		}
		if err != nil {
			t.Fatal(err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			element, attributes = token.Name.Local, map[string]string{}
			for _, a := range token.Attr {
				attributes[a.Name.Local] = a.Value
			}
			if element == "g" {
				hidden = !shown(attributes["style"])
			}
			if element == "path" && !hidden {
				s.path(rules[attributes["class"]]+attributes["fill"], attributes["d"])
			}
		case xml.EndElement:
			element = ""
			if token.Name.Local == "g" {
				hidden = false
			}
		case xml.CharData:
			switch {
			case element == "style":
				for _, found := range rule.FindAllStringSubmatch(string(token), -1) {
					rules[found[1]] = found[2]
				}
			case element == "text" && !hidden:
				s.write(t, rules[attributes["class"]], attributes["x"], attributes["y"], string(token))
			}
		}
	}
}

// path draws a path. What it fills hides everything below.
func (s *view) path(looks, d string) {
	for _, r := range rectangle.FindAllStringSubmatch(d, -1) {
		x, y, w, h := number(r[1]), number(r[2]), number(r[3]), number(r[4])
		for row := range s.ground {
			for col := range s.ground[row] {
				if x <= col*cellWidth && (col+1)*cellWidth <= x+w && y <= row*cellHeight && (row+1)*cellHeight <= y+h {
					s.ground[row][col] = strings.TrimPrefix(looks, "fill:")
					s.text[row][col], s.lines[row][col] = "", ""
				}
			}
		}
	}
	if !strings.HasPrefix(looks, "fill:none") {
		return
	}
	for _, l := range segment.FindAllStringSubmatch(d, -1) {
		x, _ := strconv.ParseFloat(l[1], 64)
		y, _ := strconv.ParseFloat(l[2], 64)
		length, _ := strconv.ParseFloat(l[4], 64)
		for row := range s.lines {
			for col := range s.lines[row] {
				left, top := float64(col*cellWidth), float64(row*cellHeight)
				across := l[3] == "h" && y == top+middleY && x < left+cellWidth && left < x+length
				along := l[3] == "v" && x == left+middleX && y < top+cellHeight && top < y+length
				if across || along {
					s.lines[row][col] += l[3] + strings.TrimPrefix(looks, "fill:none;stroke:")
				}
			}
		}
	}
}

// write draws signs.
func (s *view) write(t *testing.T, looks, xs, y, text string) {
	places := strings.Fields(xs)
	signs := []rune(text)
	if len(places) != len(signs) {
		t.Errorf("%q has %d places", text, len(places))
		return
	}
	row := (number(y) - baseline) / cellHeight
	for i, place := range places {
		s.text[row][number(place)/cellWidth] = string(signs[i]) + looks
	}
}

func number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// want returns the expected view of a frame.
func want(f Frame) view {
	var s view
	for row := range len(f.rows) {
		var ground, text, lines []string
		for col := range f.width() {
			c := f.at(row, col)
			fill, sign, stroke := string(painter{}.filled(c)), "", ""
			switch a, box := boxes[c.text]; {
			case box && a.left+a.right > 0:
				stroke = "h" + string(c.ink)
				if max(a.left, a.right) == heavy {
					stroke += ";stroke-width:3"
				}
				if a.up+a.down > 0 {
					weight := ""
					if max(a.up, a.down) == heavy {
						weight = ";stroke-width:3"
					}
					stroke += "v" + string(c.ink) + weight
				}
			case box:
				stroke = "v" + string(c.ink)
				if a.up == heavy {
					stroke += ";stroke-width:3"
				}
			case c.isText():
				sign = string(c.text) + "fill:" + string(c.ink)
				if c.bold {
					sign += ";font-weight:bold"
				}
			}
			ground, text, lines = append(ground, fill), append(text, sign), append(lines, stroke)
			if col > 0 && f.at(row, col-1).wide { // it is in the middle of two places
				text[col-1], text[col] = "", text[col-1]
			}
		}
		s.ground, s.text, s.lines = append(s.ground, ground), append(s.text, text), append(s.lines, lines)
	}
	return s
}

// same reports where two views differ.
func same(t *testing.T, about string, got, want view) {
	t.Helper()
	for row := range want.ground {
		for col := range want.ground[row] {
			for _, part := range []struct{ name, got, want string }{
				{"ground", got.ground[row][col], want.ground[row][col]},
				{"sign", got.text[row][col], want.text[row][col]},
				{"lines", got.lines[row][col], want.lines[row][col]},
			} {
				if part.got != part.want {
					t.Errorf("%s: %s at %d,%d: %q, want %q", about, part.name, row, col, part.got, part.want)
					return
				}
			}
		}
	}
}

// board returns the frame of a board after a play.
func board(t *testing.T, kind *game.GridKind, name, play string) Frame {
	t.Helper()
	grid := kind.New(6, 9)
	layout, err := game.NewLayout(grid, func(yield func(game.Cell) bool) {
		for _, at := range [][2]int{{0, 1}, {2, 6}, {3, 1}, {3, 3}, {5, 8}} {
			c := game.Cell{Row: at[0], Col: at[1]}
			if !yield(c) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	g := game.New(layout, game.LeftToFind)
	actions, err := game.ParsePlay(play)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range actions {
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	for _, look := range theme.All() {
		if look.Name.Is(name) {
			b := draw.Picture{Look: draw.Look{Glyphs: &draw.Unicode, Marks: true}, Game: g,
				Window: draw.Whole(grid), Cursor: game.Cell{Row: 1, Col: 2}}
			return FrameOf(b.Cells(true), look.TrueColorPalette())
		}
	}
	t.Fatalf("no theme %s", name)
	return Frame{}
}

func always(string) bool { return true }

// A picture of a board shows the same as the screen at every place: ground, walls, sign.
func TestPictureIsTheScreen(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, look := range theme.All() {
			f := board(t, kind, look.Name[0], "0,1!4,4*0,0*")
			about := fmt.Sprint(kind.Name, ", ", look.Name[0])
			same(t, about, watch(t, Picture(f, about), f, always), want(f))
		}
	}
}

// watch returns the view of a picture that has the size of a frame.
func watch(t *testing.T, picture []byte, f Frame, shown func(style string) bool) view {
	t.Helper()
	return seen(t, picture, len(f.rows), f.width(), shown)
}

// Walls and tiles are not drawn with a font.
func TestWallsAreNoText(t *testing.T) {
	f := board(t, game.GridKinds()[0], "terminal", "4,4*")
	for _, text := range regexp.MustCompile(`<text[^>]*>([^<]*)<`).FindAllStringSubmatch(string(Picture(f, "")), -1) {
		if strings.ContainsAny(text[1], "─│┌┐└┘├┤┬┴┼┏━┓┃┗┛▓") {
			t.Errorf("as text: %s", text[1])
		}
	}
}

// No character in a title or on the screen breaks the picture.
func TestNothingBreaksThePicture(t *testing.T) {
	var g screen.Grid
	g.Resize(9, 1)
	g.Write(0, 0, screen.Style{Ink: screen.BoomInk}, "<b>&\"")
	g.Write(5, 0, screen.Style{Ground: screen.ClosedGround}, "漢xé")
	f := FrameOf(&g, theme.All()[0].TrueColorPalette())
	s := watch(t, Picture(f, `<&"`), f, always)
	same(t, "signs", s, want(f))
	for col, sign := range []string{"<", "b", ">", "&", `"`, "", "漢", "x", "é"} {
		if got := s.text[marginLines][marginCols+col]; !strings.HasPrefix(got, sign) {
			t.Errorf("%d: %q, want %q", col, got, sign)
		}
	}
}

// A film shows each frame at its time, and the last one at its end.
func TestFilmIsTheScreen(t *testing.T) {
	for _, kind := range game.GridKinds() {
		var stills []Still
		for i, play := range []string{"", "4,4*", "4,4*0,1!", "4,4*0,1!0,0*", "4,4*0,1!0,0*3,3*", "4,4*0,1!0,0*3,3*<"} {
			stills = append(stills, Still{board(t, kind, "oscuro", play), time.Duration(i) * time.Second})
		}
		film := Film(slices.Values(stills), "")
		for i, still := range stills {
			shown := func(style string) bool {
				var delay float64
				if _, err := fmt.Sscanf(style, "animation-delay:%fs", &delay); err != nil {
					t.Fatal(err)
				}
				return delay <= still.At.Seconds()
			}
			same(t, fmt.Sprint(kind.Name, ", step ", i), watch(t, film, still.Frame, shown), want(still.Frame))
		}
		if whole := len(Picture(stills[1].Frame, "")); len(film) > 4*whole {
			t.Errorf("%s: %d bytes for %d frames of %d", kind.Name, len(film), len(stills), whole)
		}
	}
}
