package e2e

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"testing"
)

// Games in one process share the variables of the packages, so no variable changes after its
// initialization, except in tests.
func TestVariablesOfPackagesStayAsTheyAre(t *testing.T) {
	t.Parallel()
	packages := map[string][]*ast.File{}
	for _, source := range sources(t) {
		if within(source.pkg, module+"/game") || within(source.pkg, module+"/ui") {
			packages[source.pkg] = append(packages[source.pkg], source.file)
		}
	}
	for pkg, files := range packages {
		for _, change := range changes(files) {
			t.Errorf("%s: a variable of a package, which a second game sees: %s", pkg, change)
		}
	}
	if len(packages) < 40 {
		t.Errorf("%d packages were looked at: where are the others?", len(packages))
	}
}

// The cases show which statements count as changes.
func TestChangesOfVariablesAreFound(t *testing.T) {
	t.Parallel()
	const before = `package p
import ("sync"; "buscaminas/ui/screen/draw")
type thing struct { n int; m map[int]int }
func (t *thing) set() { t.n = 1 }
func (t thing) get() int { return t.n }
var number int; var table = map[int]int{}; var things [3]thing; var pointer = &thing{}
var once sync.Once; var list []int; var glyphs = draw.Unicode
func f() {
`
	for body, want := range map[string]int{
		"number = 1": 1, "number++": 1, "number += 2": 1, "for number = range 3 {}": 1, "for table[0] = range 3 {}": 1,
		"table[1] = 2": 1, "delete(table, 1)": 1, "clear(table)": 1, "things[0].n = 1": 1, "(things[0]).m[1]++": 1,
		"pointer.n = 1": 1, "*pointer = thing{}": 1, "pointer.set()": 1, "things[0].set()": 1, "once.Do(func() {})": 1,
		"copy(list, []int{1})": 1, "number, list = 1, nil": 2, "draw.NoCursor.Row = 1": 1, "p := &number; *p = 1": 1,
		"func() { number = 1 }()": 1, "number := 1; number = 2; _ = number": 0, "things := things; things[0].n = 1": 0,
		"_ = things[0].get() + number + len(table)": 0, "for i := range list { _ = i }": 0, "var pointer thing; pointer.set()": 0,
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "p.go", before+body+"\n}\n", 0)
		if err != nil {
			t.Fatal(err)
		}
		if all := changes([]*ast.File{file}); len(all) != want {
			t.Errorf("%s: found %q, want %d", body, all, want)
		}
	}
}

// onlyRead are variables whose address is taken only to read them.
var onlyRead = []string{"draw.Unicode", "ascii", "Unicode", "choose", "shells", "_"}

// changes returns the places where the functions in the files of a package change variables of
// packages, call methods that may, or take an address, except in init.
func changes(files []*ast.File) (found []string) {
	shared, may := map[string]bool{}, map[string]bool{"Do": true} // the package's variables, and methods of pointers
	for _, file := range files {
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if v, ok := spec.(*ast.ValueSpec); ok && d.Tok == token.VAR {
						for _, name := range v.Names {
							shared[name.Name] = true
						}
					}
				}
			case *ast.FuncDecl:
				if d.Recv != nil {
					_, pointer := d.Recv.List[0].Type.(*ast.StarExpr)
					may[d.Name.Name] = may[d.Name.Name] || pointer
				}
			}
		}
	}
	for _, file := range files {
		note := func(all ...ast.Expr) {
			for _, e := range all {
				if name := sharedName(file, shared, e); name != "" && !slices.Contains(onlyRead, name) {
					found = append(found, name)
				}
			}
		}
		look := func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				if n.Tok != token.DEFINE {
					note(n.Lhs...)
				}
			case *ast.IncDecStmt:
				note(n.X)
			case *ast.RangeStmt:
				if n.Tok == token.ASSIGN {
					note(n.Key, n.Value)
				}
			case *ast.UnaryExpr:
				if n.Op == token.AND {
					note(n.X)
				}
			case *ast.CallExpr:
				switch f := ast.Unparen(n.Fun).(type) {
				case *ast.Ident:
					if slices.Contains([]string{"clear", "copy", "delete"}, f.Name) {
						note(n.Args[0])
					}
				case *ast.SelectorExpr:
					if may[f.Sel.Name] && !strings.Contains(sharedName(file, shared, f.X), ".") {
						note(f.X)
					}
				}
			}
			return true
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Body != nil && (f.Recv != nil || f.Name.Name != "init") {
				ast.Inspect(f.Body, look)
			}
		}
	}
	return found
}

// sharedName returns the name of the variable of a package to which an expression leads, or "".
func sharedName(file *ast.File, shared map[string]bool, e ast.Expr) string {
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
			if isImport(file, x.X) {
				return fmt.Sprintf("%s.%s", x.X, x.Sel)
			}
			e = x.X
		case *ast.Ident:
			if shared[x.Name] && (x.Obj == nil || x.Obj == file.Scope.Lookup(x.Name)) {
				return x.Name
			}
			return ""
		default:
			return ""
		}
	}
}

// isImport reports whether an expression is the name of an imported package.
func isImport(file *ast.File, e ast.Expr) bool {
	name, ok := e.(*ast.Ident)
	return ok && name.Obj == nil && slices.ContainsFunc(file.Imports, func(spec *ast.ImportSpec) bool {
		if spec.Name != nil {
			return spec.Name.Name == name.Name
		}
		path := importPath(spec)
		return path[strings.LastIndex(path, "/")+1:] == name.Name
	})
}
