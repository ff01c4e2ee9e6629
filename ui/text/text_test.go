package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// root is the folder of the module.
var root = filepath.Join("..", "..")

// A source is a Go file of the project that is no test.
type source struct {
	path string
	fset *token.FileSet
	file *ast.File
}

func sources(t *testing.T) []source {
	t.Helper()
	var all []source
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
		all = append(all, source{path, fset, file})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// This package is the lowest layer, so that every other can use it.
func TestImportsNothingOfTheModule(t *testing.T) {
	for _, s := range sources(t) {
		for _, spec := range s.file.Imports {
			ours := strings.HasPrefix(spec.Path.Value, `"buscaminas`)
			if ours && filepath.Dir(s.path) == filepath.Join(root, "ui", "text") {
				t.Errorf("%s imports %s", s.path, spec.Path.Value)
			}
		}
	}
}

// Every text in the source is in both languages, with the same verbs, or with the placeholders of a
// problem.
func TestEveryTextIsInBothLanguages(t *testing.T) {
	seen := 0
	for _, s := range sources(t) {
		for _, text := range texts(s.file) {
			if len(text.Elts) == 0 {
				continue // the zero Text, which says nothing
			}
			seen++
			if problem := check(text); problem != "" {
				t.Errorf("%s: %s", s.fset.Position(text.Pos()), problem)
			}
		}
	}
	if seen < 300 {
		t.Errorf("%d texts found: the search is broken", seen)
	}
}

// Every text that is declared is used.
func TestEveryTextIsUsed(t *testing.T) {
	type name struct{ folder, name string } // the folder is "" for an exported name
	uses := map[name]int{}
	declared := map[name]token.Position{}
	for _, s := range sources(t) {
		of := func(id *ast.Ident) name {
			if id.IsExported() {
				return name{"", id.Name}
			}
			return name{filepath.Dir(s.path), id.Name}
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				uses[of(id)]++
			}
			lit, ok := n.(*ast.CompositeLit)
			return !ok || !isTableOfProblems(lit.Type) // which has them all, whether found or not
		})
		for _, decl := range s.file.Decls {
			values, ok := decl.(*ast.GenDecl)
			if !ok || values.Tok != token.VAR && values.Tok != token.CONST {
				continue
			}
			for _, spec := range values.Specs {
				v := spec.(*ast.ValueSpec)
				if len(v.Values) == 1 && (saysSomething(v.Values[0]) || isProblem(v.Type)) {
					declared[of(v.Names[0])] = s.fset.Position(v.Pos())
				}
			}
		}
	}
	if len(declared) < 150 {
		t.Errorf("%d texts found: the search is broken", len(declared))
	}
	for name, at := range declared {
		if uses[name] < 2 { // the declaration itself counts as one use
			t.Errorf("%s: %s is used nowhere", at, name.name)
		}
	}
}

// saysSomething reports whether an expression is a Text.
func saysSomething(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.CompositeLit:
		return isText(e.Type)
	case *ast.CallExpr:
		called, ok := e.Fun.(*ast.SelectorExpr)
		return ok && called.Sel.Name == "Same"
	}
	return false
}

// isText reports whether an expression names a type whose values are texts.
func isText(e ast.Expr) bool {
	if s, ok := e.(*ast.SelectorExpr); ok {
		of, ok := s.X.(*ast.Ident)
		return ok && of.Name == "text" && (s.Sel.Name == "Text" || s.Sel.Name == "Error")
	}
	id, ok := e.(*ast.Ident)
	return ok && id.Name == "Text"
}

// isProblem reports whether an expression names the type files.Problem.
func isProblem(e ast.Expr) bool {
	if s, ok := e.(*ast.SelectorExpr); ok {
		e = s.Sel
	}
	id, ok := e.(*ast.Ident)
	return ok && id.Name == "Problem"
}

// isTableOfProblems reports whether an expression is the type of a map from problems.
func isTableOfProblems(e ast.Expr) bool {
	table, ok := e.(*ast.MapType)
	return ok && isProblem(table.Key)
}

// saying are the functions whose arguments have a sentence in each language, and where.
var saying = map[string][]int{
	"Say": {0}, "tell": {0},
	"quiet": {3}, "shown": {3, 5}, "ofBoard": {1, 3}, "lines": {0}, "gridLines": {0}, "typed": {0},
	"usage": {0}, "flag": {2}, "path": {3}, "choice": {1}, "cell": {2}, "grid": {1}, "level": {1}, "apart": {2},
}

// texts returns the literals of type Text in a file, including those in a map or slice of Text, and
// the sentences in calls of the functions in saying.
func texts(file *ast.File) []*ast.CompositeLit {
	var found []*ast.CompositeLit
	ast.Inspect(file, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			called := call.Fun
			if s, ok := called.(*ast.SelectorExpr); ok {
				called = s.Sel
			}
			if id, ok := called.(*ast.Ident); ok {
				for _, at := range saying[id.Name] {
					if at+2 <= len(call.Args) {
						found = append(found, &ast.CompositeLit{Lbrace: call.Pos(), Elts: call.Args[at : at+2]})
					}
				}
			}
		}
		lit, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		var element ast.Expr
		switch typ := lit.Type.(type) {
		case *ast.MapType:
			element = typ.Value
		case *ast.ArrayType:
			element = typ.Elt
		}
		if isText(lit.Type) {
			found = append(found, lit)
		}
		found = append(found, elided(lit, element)...)
		return true
	})
	return found
}

// elided returns the elements of a map, a slice, or a slice of slices that are texts without naming
// their type.
func elided(lit *ast.CompositeLit, element ast.Expr) []*ast.CompositeLit {
	var found []*ast.CompositeLit
	for _, e := range lit.Elts {
		if pair, ok := e.(*ast.KeyValueExpr); ok {
			e = pair.Value
		}
		inner, ok := e.(*ast.CompositeLit)
		if !ok || inner.Type != nil {
			continue
		}
		if isText(element) {
			found = append(found, inner)
		} else if array, ok := element.(*ast.ArrayType); ok {
			found = append(found, elided(inner, array.Elt)...)
		}
	}
	return found
}

var verb = regexp.MustCompile(`%[-+0-9.\[\]]*[a-z]|\{\w+\}`)

// check returns the error of the literal of a Text, or "".
func check(text *ast.CompositeLit) string {
	if len(text.Elts) != 2 {
		return "a language is missing"
	}
	var said, verbs [2]string
	for i, e := range text.Elts {
		if pair, ok := e.(*ast.KeyValueExpr); ok {
			e = pair.Value
		}
		literal, ok := flatten(e)
		if !ok {
			return "" // made of other texts at run time
		}
		if said[i] = literal; literal == "" {
			return "a language is empty"
		}
		found := verb.FindAllString(literal, -1)
		slices.Sort(found)
		verbs[i] = strings.Join(found, " ")
	}
	if strings.ContainsAny(said[0], "\"“”’") || strings.ContainsAny(said[1], "«»“”’") {
		return strconv.Quote(said[0]) + " and " + strconv.Quote(said[1]) + " have quotation marks that are not «» and \"\""
	}
	if verbs[0] != verbs[1] {
		return strconv.Quote(said[0]) + " and " + strconv.Quote(said[1]) + " have other verbs"
	}
	return ""
}

// flatten returns the string value of an expression of literals.
func flatten(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, err := strconv.Unquote(e.Value)
		return s, err == nil
	case *ast.BinaryExpr:
		left, ok := flatten(e.X)
		right, okToo := flatten(e.Y)
		return left + right, ok && okToo
	}
	return "", false
}
