package e2e

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"buscaminas/game"
)

const module = "buscaminas"

// layers are the packages from the outermost to the innermost. A package imports only packages in
// later layers. A package that is not listed is in the layer of the nearest folder above it.
var layers = [][]string{
	{""},
	{"ui/cli"},
	{"ui/serve"},
	{"ui", "ui/lines"},
	{"ui/pages", "ui/page/pagetest"}, // no page imports another
	{"ui/pages/school/course", "ui/pages/library/shelf", "ui/page", "ui/tell/card"},
	{"ui/tell/voice"},
	{"ui/manual"},
	{"ui/session/film", "ui/lines/bar"},
	{"ui/session"},
	{"ui/tell/hint"},
	{"ui/archive/races"},
	{"ui/archive"},
	{"ui/archive/winners"},
	{"ui/archive/stats"},
	{"ui/archive/history"},
	{"ui/archive/journal"},
	{"ui/archive/names"},
	{"ui/settings/choices", "ui/page/cursor"},
	{"ui/settings/look"},
	{"ui/settings/keys"},
	{"ui/tell/words"},
	{"ui/screen/draw", "ui/screen/theme", "ui/screen/svg", "ui/terminal"},
	{"ui/screen"},
	{"ui/settings", "ui/settings/dirs", "ui/terminal/safe", "ui/e2e"},
	{"ui/terminal/input", "ui/terminal/background", "ui/terminal/kind"},
	{"ui/text"}, // words texts, and depends on no other package
	{"boards/videos"},
	{"boards"},
	{"boards/files"},
	{"game/lesson"},
	{"game/advice"},
	{"game/deal", "game/review"},
	{"game/solver"},
	{"game/measure", "game/race"},
	{"game/gametest", "game/gridtest", "game/solver/check"},
	{"game"},
}

// layer returns the index of a package in layers, or -1.
func layer(pkg string) int {
	for folder := strings.TrimPrefix(strings.TrimPrefix(pkg, module), "/"); ; folder = path.Dir(folder) {
		for i, packages := range layers {
			if slices.Contains(packages, folder) {
				return i
			}
		}
		if folder == "." || folder == "" {
			return -1
		}
	}
}

// within reports whether pkg is parent or in a folder below it.
func within(pkg, parent string) bool {
	return pkg == parent || strings.HasPrefix(pkg, parent+"/")
}

func TestImportsPointDown(t *testing.T) {
	t.Parallel()
	for _, source := range sources(t) {
		from := layer(source.pkg)
		if from < 0 {
			t.Errorf("%s: package %s is in no layer: give it one in layers", source.path, source.pkg)
			continue
		}
		for _, pkg := range source.imports() {
			switch to := layer(pkg); {
			case !within(pkg, module):
				if source.pkg == module+"/ui/lines" && within(pkg, "github.com/charmbracelet/bubbletea") {
					t.Errorf("%s: imports %s: the line by line game has no use for a full screen", source.path, pkg)
				}
			case strings.HasSuffix(pkg, "test"), pkg == module+"/game/solver/check":
				t.Errorf("%s: imports %s, which is for tests", source.path, pkg)
			case to <= from:
				t.Errorf("%s: %s imports %s, which is not in a later layer", source.path, source.pkg, pkg)
			}
		}
	}
}

// Package screen depends only on texts, package draw also on the game and its advice,
// and package theme on neither. The packages that play a game, and those that describe it, neither
// draw nor write to a terminal: the caller does.
func TestDrawingTakesLittle(t *testing.T) {
	t.Parallel()
	takes := map[string]string{
		"ui/screen": "ui/text", "ui/screen/draw": "game game/advice game/solver ui/screen ui/text", "ui/screen/theme": "ui/screen ui/text",
		"ui/screen/svg": "ui/screen", "ui/terminal": "ui/screen",
	}
	playing, drawing := []string{"ui/session", "ui/tell/hint"}, regexp.MustCompile(`^ui/(screen|terminal|cli)\b`)
	for _, source := range sources(t) {
		pkg := strings.TrimPrefix(source.pkg, module+"/")
		may, few := takes[pkg]
		for _, of := range source.imports() {
			of, own := strings.CutPrefix(of, module+"/")
			if few && own && !slices.Contains(strings.Fields(may), of) || slices.Contains(playing, pkg) && own && drawing.MatchString(of) {
				t.Errorf("%s: imports %s", source.path, of)
			}
		}
	}
}

// The root model works with any page. If it needs something of a particular page, it asks through
// an interface.
func TestRootKnowsNoTypeOfPage(t *testing.T) {
	t.Parallel()
	for _, source := range sources(t) {
		if source.pkg != module+"/ui" {
			continue
		}
		ast.Inspect(source.file, func(n ast.Node) bool {
			if is, ok := n.(*ast.TypeAssertExpr); ok {
				if _, pointer := is.Type.(*ast.StarExpr); pointer {
					t.Errorf("%s: asserts the type of a page: declare an interface of what is asked", source.path)
				}
			}
			return true
		})
	}
}

// A kind of grid is named only in its own files and in the table. The formats of board files and the
// videos of other programs also say which grids they can hold.
func TestGridsAreNamedInOneTable(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		_, typeName, _ := strings.Cut(fmt.Sprintf("%T", kind.New(1, 1)), ".")
		file := strings.ToLower(typeName) + ".go"
		may := []string{"game/grids.go", "boards/format.go", "boards/videos/board.go", "game/" + file, "ui/screen/draw/" + file, "ui/pages/school/course/" + file}
		for _, source := range sources(t) {
			if !slices.Contains(may, source.path) && source.names(typeName, kind.Name) {
				t.Errorf("%s: names the %s grid: take it from game.GridKinds", source.path, kind.Name)
			}
		}
	}
}

// names reports whether s uses the type of this name in package game, or contains the text.
func (s source) names(typeName, text string) (found bool) {
	ast.Inspect(s.file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BasicLit:
			found = found || n.Value == strconv.Quote(text)
		case *ast.SelectorExpr:
			of, ok := n.X.(*ast.Ident)
			found = found || ok && of.Name == "game" && n.Sel.Name == typeName
		case *ast.Ident:
			found = found || s.pkg == module+"/game" && n.Name == typeName
		}
		return !found
	})
	return found
}

// pure are the packages of the standard library that the rules may use: none reaches a file, a
// clock, a terminal or another goroutine.
var pure = []string{
	"bytes", "cmp", "container/heap", "container/list", "errors", "fmt", "iter", "maps", "math",
	"math/bits", "slices", "sort", "strconv", "strings", "time", "unicode", "unicode/utf8",
}

// seeded are the names of math/rand/v2 that do not use the shared source.
var seeded = []string{"ChaCha8", "New", "NewChaCha8", "NewPCG", "NewZipf", "PCG", "Rand", "Source", "Zipf"}

// lengths are the names of package time that are durations and read no clock.
var lengths = []string{"Duration", "Millisecond", "Second", "Minute", "Hour"}

func TestRulesArePure(t *testing.T) {
	t.Parallel()
	const random, clock = "math/rand/v2", "time"
	for _, source := range sources(t) {
		if !within(source.pkg, module+"/game") {
			continue
		}
		for _, pkg := range source.imports() {
			ownSeed := pkg == random && source.pkg == module+"/game/deal"
			ofTests := pkg == "pgregory.net/rapid" && source.pkg == module+"/game/gridtest" // a package for tests
			if !within(pkg, module) && !slices.Contains(pure, pkg) && !ownSeed && !ofTests {
				t.Errorf("%s: imports %s: the rules are pure; see the packages they may use in structure_test.go", source.path, pkg)
			}
		}
		randomName, clockName := source.nameOf(random, "rand"), source.nameOf(clock, clock)
		ast.Inspect(source.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.GoStmt:
				t.Errorf("%s: starts a goroutine: the rules are pure", source.path)
			case *ast.SelectorExpr:
				of, ok := n.X.(*ast.Ident)
				if ok && of.Name == randomName && !slices.Contains(seeded, n.Sel.Name) {
					t.Errorf("%s: rand.%s draws from a source that all share: draw from one that was given", source.path, n.Sel.Name)
				}
				if ok && of.Name == clockName && !slices.Contains(lengths, n.Sel.Name) {
					t.Errorf("%s: time.%s: the rules are pure, and take the time from who asks the clock", source.path, n.Sel.Name)
				}
			}
			return true
		})
	}
}

// A panic in a goroutine of the full screen would leave the terminal in raw mode. Goroutines that
// are no commands are guarded, and each package that starts one is listed here.
func TestGoroutinesAreGuarded(t *testing.T) {
	t.Parallel()
	byLines := []string{module + "/ui/cli", module + "/ui/lines", module + "/ui/tell/voice", module + "/ui/serve"}
	guarded := []string{
		"ui/terminal/terminal.go", // by its field Guarded
		"ui/archive/lock.go",      // it only asks the system
	}
	for _, source := range sources(t) {
		if !within(source.pkg, module+"/ui") || source.pkg == module+"/ui/terminal/safe" ||
			slices.Contains(byLines, source.pkg) || slices.Contains(guarded, source.path) {
			continue
		}
		ast.Inspect(source.file, func(n ast.Node) bool {
			begins := false
			switch n := n.(type) {
			case *ast.GoStmt:
				begins = true
			case *ast.SelectorExpr:
				begins = n.Sel.Name == "AfterFunc" || n.Sel.Name == "Go"
			}
			if begins {
				t.Errorf("%s: begins a goroutine: make it a command, or guard it", source.path)
			}
			return true
		})
	}
}

// A source is a Go file that is no test.
type source struct {
	path string // relative to root, with slashes
	pkg  string
	file *ast.File
}

// sources returns every source of the module, for all systems.
func sources(t *testing.T) []source {
	t.Helper()
	all, err := parsed()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

var parsed = sync.OnceValues(func() (all []source, err error) {
	err = fs.WalkDir(os.DirFS(root), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case name != "." && hidden(d), d.Name() == "testdata":
			return fs.SkipDir
		case d.IsDir() || path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, name), nil, 0)
		all = append(all, source{name, path.Join(module, path.Dir(name)), file})
		return err
	})
	return all, err
})

// imports returns the paths imported by s.
func (s source) imports() []string {
	var paths []string
	for _, spec := range s.file.Imports {
		paths = append(paths, importPath(spec))
	}
	return paths
}

// nameOf returns the name by which s uses a package, if it imports it: the usual one, or one given
// in the import.
func (s source) nameOf(pkg, usual string) string {
	for _, spec := range s.file.Imports {
		if importPath(spec) == pkg && spec.Name != nil {
			return spec.Name.Name
		}
	}
	return usual
}

func importPath(spec *ast.ImportSpec) string {
	p, _ := strconv.Unquote(spec.Path.Value)
	return p
}
