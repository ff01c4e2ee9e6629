package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/boards/videos"
	"buscaminas/ui/text"
)

// placeholder is a part of a sentence that an error fills in. The words of one that depends on a
// number, as in {want:mine/mines}, do not matter: a language may not need it.
var placeholder = regexp.MustCompile(`\{\w+\}`)

// Every problem that packages boards, files and videos declare has its sentence in both languages,
// with the same placeholders, and there is no sentence for any other.
func TestEveryProblemHasItsSentence(t *testing.T) {
	declared := declaredProblems(t)
	if len(declared) < 60 {
		t.Errorf("%d problems found: the search is broken", len(declared))
	}
	for _, p := range declared {
		said := problem(p)
		if said[text.Spanish] == "" {
			t.Errorf("no sentence for the problem %q", p)
		}
		for l, sentence := range said {
			got, want := placeholder.FindAllString(sentence, -1), placeholder.FindAllString(string(p), -1)
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s: %q has the placeholders %v, want %v", text.Lang(l).Code(), sentence, got, want)
			}
		}
	}
	if said := len(problems); said != len(declared) {
		t.Errorf("%d sentences for %d problems", said, len(declared))
	}
}

// Every field that package videos names in an error has a name in both languages.
func TestEveryFieldHasItsName(t *testing.T) {
	for _, f := range videos.Fields {
		if fieldNames[f] == "" {
			t.Errorf("%s: %q", f, fieldNames[f])
		}
	}
	if len(fieldNames) != len(videos.Fields) {
		t.Errorf("%d names for %d fields", len(fieldNames), len(videos.Fields))
	}
}

// declaredProblems returns the constants of type files.Problem in the source of these packages.
func declaredProblems(t *testing.T) []files.Problem {
	t.Helper()
	root := filepath.Join("..", "..", "..", "boards")
	var found []files.Problem
	for _, folder := range []string{root, filepath.Join(root, "files"), filepath.Join(root, "videos")} {
		paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range paths {
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, decl := range file.Decls {
				constants, ok := decl.(*ast.GenDecl)
				if !ok || constants.Tok != token.CONST {
					continue
				}
				for _, spec := range constants.Specs {
					if v := spec.(*ast.ValueSpec); isProblem(v.Type) {
						found = append(found, files.Problem(valueOf(t, v.Values[0])))
					}
				}
			}
		}
	}
	return found
}

// isProblem reports whether a type is files.Problem.
func isProblem(e ast.Expr) bool {
	if s, ok := e.(*ast.SelectorExpr); ok {
		e = s.Sel
	}
	id, ok := e.(*ast.Ident)
	return ok && id.Name == "Problem"
}

// valueOf returns the value of a string, or of strings that are added.
func valueOf(t *testing.T, e ast.Expr) string {
	t.Helper()
	if sum, ok := e.(*ast.BinaryExpr); ok {
		return valueOf(t, sum.X) + valueOf(t, sum.Y)
	}
	s, err := strconv.Unquote(e.(*ast.BasicLit).Value)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
