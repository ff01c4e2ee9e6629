package ui

import (
	"go/ast"
	"go/parser"
	"go/token"
	"testing"
)

// typesOf returns the exported types that a file declares.
func typesOf(t *testing.T, path string) (names []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.TypeSpec); ok && spec.Name.IsExported() {
			names = append(names, spec.Name.Name)
		}
		return true
	})
	return names
}

// takenBy returns the types of package page that have a row in the registry, or a case in the root
// model.
func takenBy(t *testing.T, path string) map[string]bool {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	taken := map[string]bool{}
	note := func(e ast.Expr) {
		if s, ok := e.(*ast.SelectorExpr); ok {
			taken[s.Sel.Name] = true
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CaseClause:
			for _, e := range n.List {
				note(e)
			}
		case *ast.FuncLit:
			for _, param := range n.Type.Params.List {
				note(param.Type)
			}
		}
		return true
	})
	return taken
}

// For every request that a page can make, the root model has a case or the registry has a row.
func TestEveryRequestIsCarriedOut(t *testing.T) {
	t.Parallel()
	done, made := takenBy(t, "requests.go"), takenBy(t, "registry.go")
	for _, request := range typesOf(t, "page/request.go") {
		if request != "Request" && !done[request] && !made[request] {
			t.Errorf("nothing carries out page.%s", request)
		}
	}
}
