package ui

import (
	"encoding/json"
	"flag"
	"fmt"
	"hash/fnv"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen"

	tea "github.com/charmbracelet/bubbletea"
)

var framesFile = flag.String("frames", "", "compare the frames of every window with those in this file, or write it with -update")

// To see what a change of the layout changes, write the frames before it and compare them after it:
//
//	go test ./ui -run TestFramesInEveryWindow -frames FILE -update
//	go test ./ui -run TestFramesInEveryWindow -frames FILE
//
// Without a file, the test shows that the frames written are those compared.
func TestFramesInEveryWindow(t *testing.T) {
	t.Parallel()
	if *framesFile == "" {
		file, seen := filepath.Join(t.TempDir(), "frames"), framesIn(t, windows([]int{100}, []int{30}), listScenes)
		writeFrames(t, file, seen)
		compareFrames(t, readFrames(t, file), seen)
		return
	}
	every := windows([]int{20, 30, 40, 60, 80, 100, 120, 160, 200, 250}, []int{8, 12, 16, 24, 32, 40, 60, 80})
	seen := framesIn(t, every, scenes, largeScenes, listScenes)
	if *update {
		writeFrames(t, *framesFile, seen)
	}
	compareFrames(t, readFrames(t, *framesFile), seen)
}

// windows returns the windows of all widths and heights.
func windows(widths, heights []int) (all []tea.WindowSizeMsg) {
	for _, width := range widths {
		for _, height := range heights {
			all = append(all, tea.WindowSizeMsg{Width: width, Height: height})
		}
	}
	return all
}

// frames holds the text of a frame, and a hash of its looks and clicks, by stage and window.
type frames map[string]string

// framesIn returns the frames of scenes in these windows.
func framesIn(t *testing.T, windows []tea.WindowSizeMsg, scenes ...func(*testing.T, func(string, *player))) frames {
	t.Helper()
	all := frames{}
	for _, scene := range scenes {
		scene(t, func(stage string, p *player) {
			p.inWindows(windows, func(size string) {
				all[stage+" "+size] = fmt.Sprintf("%s\nlooks and clicks: %x", pagetest.Trimmed(p.Screen()), p.looksAndClicks())
			})
		})
	}
	return all
}

// inWindows gives the player these windows, one after the other, and calls look in each. Then the
// player has the window from before.
func (p *player) inWindows(windows []tea.WindowSizeMsg, look func(size string)) {
	width, height := p.m.width, p.m.height
	for _, w := range windows {
		p.Send(w)
		look(fmt.Sprintf("%dx%d", w.Width, w.Height))
	}
	p.Resize(width, height)
}

// looksAndClicks returns a hash of what the text of a frame does not show: the look of each place, and
// what a click selects there.
func (p *player) looksAndClicks() uint64 {
	type place struct {
		look          screen.Look
		item, column  int
		isItem, isKey bool
		key           string
	}
	hash := fnv.New64a()
	g := p.m.draw()
	top, hasBoard := p.m.frame.BoardTop()
	fmt.Fprintln(hash, top, hasBoard)
	for y := range g.Height {
		last, since := place{}, 0
		for x, c := range g.Row(y) {
			here := place{look: pagetest.LookOf(c, p.m.palette)}
			here.item, here.column, here.isItem = p.m.frame.ItemAt(x, y)
			here.key, here.isKey = p.m.frame.KeyAt(x, y)
			if here != last {
				fmt.Fprintln(hash, x-since, last)
				last, since = here, x
			}
		}
		fmt.Fprintln(hash, g.Width-since, last)
	}
	return hash.Sum64()
}

func writeFrames(t *testing.T, file string, all frames) {
	t.Helper()
	text, _ := json.MarshalIndent(all, "", " ")
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
}

func readFrames(t *testing.T, file string) (all frames) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v\nto write it: -update", err)
	}
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// compareFrames fails the test if frames differ. It lists the windows by stage, and shows the first
// frame of the first stages as it was and as it is.
func compareFrames(t *testing.T, was, is frames) {
	t.Helper()
	either := maps.Clone(was)
	maps.Copy(either, is)
	differing := map[string][]string{}
	for name := range either {
		if was[name] != is[name] {
			size := name[strings.LastIndex(name, " ")+1:]
			stage := strings.TrimSuffix(name, " "+size)
			differing[stage] = append(differing[stage], size)
		}
	}
	for i, stage := range slices.Sorted(maps.Keys(differing)) {
		sizes := slices.Sorted(slices.Values(differing[stage]))
		t.Errorf("%s differs in %d windows: %s", stage, len(sizes), strings.Join(sizes, " "))
		if i < 3 {
			name := stage + " " + sizes[0]
			t.Logf("%s was\n%s\n%s is\n%s", name, marked(was[name], is[name]), name, marked(is[name], was[name]))
		}
	}
}

// marked returns a frame with a mark at each row that the other does not have there.
func marked(frame, other string) string {
	var all strings.Builder
	others := strings.Split(other, "\n")
	for i, row := range strings.Split(frame, "\n") {
		mark := "  "
		if i >= len(others) || others[i] != row {
			mark = "▸ "
		}
		all.WriteString(mark + row + "\n")
	}
	return all.String()
}
