package e2e

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// Games in one process share the variables of the packages, so no variable changes after its
// initialization, except in tests.
func TestVariablesOfPackagesStayAsTheyAre(t *testing.T) {
	t.Parallel()
	packages, exports := listed(t)
	checked := 0
	for _, p := range packages {
		if within(p.path, module+"/game") || within(p.path, module+"/ui") {
			checked++
			for _, said := range changesOf(t, p, exports) {
				t.Error(said)
			}
		}
	}
	if checked < 40 {
		t.Errorf("%d packages were looked at: where are the others?", checked)
	}
}

// The cases show which statements count as changes.
func TestChangesOfVariablesAreFound(t *testing.T) {
	t.Parallel()
	_, exports := listed(t)
	const before = `package p
import ("sync"; "sync/atomic"; "buscaminas/ui/screen/draw")
type thing struct { n int; m map[int]int }
func (t *thing) set() { t.n = 1 }
func (t thing) get() int { return t.n }
var number int; var table = map[int]int{}; var things [3]thing; var pointer = &thing{}
var once sync.Once; var count atomic.Int32; var list []int; var glyphs = draw.ASCII
`
	for _, test := range []struct {
		body    string
		changes int
	}{
		{"number = 1", 1},
		{"number++", 1},
		{"number += 2", 1},
		{"for number = range 3 {}", 1},
		{"for table[0] = range 3 {}", 1},
		{"table[1] = 2", 1},
		{"delete(table, 1)", 1},
		{"clear(table)", 1},
		{"things[0].n = 1", 1},
		{"(things[0]).m[1]++", 1},
		{"pointer.n = 1", 1},
		{"*pointer = thing{}", 1},
		{"pointer.set()", 1},
		{"things[0].set()", 1},
		{"once.Do(func() {})", 1},
		{"count.Add(1)", 1},
		{"copy(list, []int{1})", 1},
		{"number, list = 1, nil", 2},
		{"draw.NoCursor.Row = 1", 1},
		{"p := &number; *p = 1", 1},
		{"func() { number = 1 }()", 1},
		{"p := &things[0]; p.set()", 1},

		{"number := 1; number = 2; _ = number", 0},
		{"things := things; things[0].n = 1", 0},
		{"_ = things[0].get() + number + len(table)", 0},
		{"for i := range list { _ = i }", 0},
		{"var pointer thing; pointer.set()", 0},
	} {
		fset := token.NewFileSet()
		text := before + "func f() {\n" + test.body + "\n}\n"
		file, err := parser.ParseFile(fset, "p.go", text, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if all := changes(t, fset, module+"/p", []*ast.File{file}, exports); len(all) != test.changes {
			t.Errorf("%s: found %q, want %d", test.body, all, test.changes)
		}
	}
}

// A listing is a package as listed by the go command.
type listing struct {
	path, dir string
	files     []string
}

// listed returns the packages of the module, and for each package that they need the file with its
// export data.
func listed(t *testing.T) (packages []listing, exports map[string]string) {
	t.Helper()
	found, err := list()
	if err != nil {
		t.Fatal(err)
	}
	return found.packages, found.exports
}

// list has the results of [listed], found by one call of the go command.
var list = sync.OnceValues(func() (found struct {
	packages []listing
	exports  map[string]string
}, err error) {
	const form = `{{.ImportPath}}|{{.Export}}|{{.Dir}}{{range .GoFiles}}|{{.}}{{end}}`
	command := exec.Command("go", "list", "-export", "-deps", "-f", form, "./...")
	command.Dir = root
	var stderr bytes.Buffer
	command.Stderr = &stderr
	out, err := command.Output()
	if err != nil {
		return found, fmt.Errorf("%w: %s", err, &stderr)
	}
	found.exports = map[string]string{}
	for line := range strings.Lines(string(out)) {
		parts := strings.Split(strings.TrimSpace(line), "|")
		found.exports[parts[0]] = parts[1]
		if within(parts[0], module) {
			found.packages = append(found.packages, listing{parts[0], parts[2], parts[3:]})
		}
	}
	return found, nil
})

// changesOf returns the places where a package changes variables of packages.
func changesOf(t *testing.T, p listing, exports map[string]string) []string {
	t.Helper()
	fset := token.NewFileSet()
	var parsed []*ast.File
	for _, name := range p.files {
		text, err := os.ReadFile(filepath.Join(p.dir, name))
		if err != nil {
			t.Fatal(err)
		}
		shown := path.Join(strings.TrimPrefix(p.path, module+"/"), name)
		file, err := parser.ParseFile(fset, shown, text, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		parsed = append(parsed, file)
	}
	return changes(t, fset, p.path, parsed, exports)
}

// changes returns the places where the functions in these files change variables of packages or
// take their address, except in init, and except variables that are only read.
func changes(
	t *testing.T, fset *token.FileSet, pkg string, parsed []*ast.File, exports map[string]string,
) []string {
	t.Helper()
	open := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	info := &types.Info{
		Uses:       map[*ast.Ident]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{},
		Types:      map[ast.Expr]types.TypeAndValue{},
	}
	config := types.Config{Importer: importer.ForCompiler(fset, "gc", open)}
	if _, err := config.Check(pkg, fset, parsed, info); err != nil {
		t.Fatal(err)
	}
	w := watcher{fset: fset, info: info}
	for _, file := range parsed {
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Body != nil && (f.Recv != nil || f.Name.Name != "init") {
				ast.Inspect(f.Body, w.look)
			}
		}
	}
	return w.found
}

// A watcher finds changes of variables of packages.
type watcher struct {
	fset  *token.FileSet
	info  *types.Info
	found []string
}

// onlyRead are variables whose address is taken only to read them.
var onlyRead = []string{"draw.ASCII", "draw.Unicode", "solver.choose"}

func (w *watcher) look(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		if n.Tok != token.DEFINE {
			w.note("assigns", n.Lhs...)
		}
	case *ast.IncDecStmt:
		w.note("assigns", n.X)
	case *ast.RangeStmt:
		if n.Tok == token.ASSIGN {
			w.note("assigns", n.Key, n.Value)
		}
	case *ast.UnaryExpr:
		if n.Op == token.AND {
			if v := w.variable(n.X); v == nil || !slices.Contains(onlyRead, v.Pkg().Name()+"."+v.Name()) {
				w.note("takes the address of", n.X)
			}
		}
	case *ast.CallExpr:
		name, ok := ast.Unparen(n.Fun).(*ast.Ident)
		if !ok || len(n.Args) == 0 {
			break
		}
		_, builtin := w.info.Uses[name].(*types.Builtin)
		if builtin && slices.Contains([]string{"clear", "copy", "delete"}, name.Name) {
			w.note("changes", n.Args[0])
		}
	case *ast.SelectorExpr:
		if s := w.info.Selections[n]; s != nil && s.Kind() == types.MethodVal && w.mayChange(n, s) {
			w.note("calls "+n.Sel.Name+" of", n.X)
		}
	}
	return true
}

// mayChange reports whether a method may change the variable on which it is called, because its
// receiver is a pointer. If the variable is a pointer to a type of another module, such as a
// regular expression, that module is responsible.
func (w *watcher) mayChange(n *ast.SelectorExpr, s *types.Selection) bool {
	if _, pointer := s.Obj().Type().(*types.Signature).Recv().Type().(*types.Pointer); !pointer {
		return false
	}
	_, through := w.info.Types[n.X].Type.(*types.Pointer)
	return !through || within(s.Obj().Pkg().Path(), module)
}

// note records an action on expressions that lead to variables of packages.
func (w *watcher) note(what string, all ...ast.Expr) {
	for _, e := range all {
		if v := w.variable(e); v != nil {
			w.found = append(w.found, fmt.Sprintf("%s: %s %s.%s, a variable of a package, which a second game sees",
				w.fset.Position(e.Pos()), what, v.Pkg().Name(), v.Name()))
		}
	}
}

// variable returns the variable of a package to which an expression leads, or nil.
func (w *watcher) variable(e ast.Expr) *types.Var {
	for {
		switch x := e.(type) {
		case *ast.ParenExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.SelectorExpr:
			if w.info.Selections[x] != nil {
				e = x.X
				continue
			}
			e = x.Sel // a name in a package
		case *ast.Ident:
			v, ok := w.info.Uses[x].(*types.Var)
			if !ok || v.Pkg() == nil || v.Parent() != v.Pkg().Scope() {
				return nil
			}
			return v
		default:
			return nil
		}
	}
}
