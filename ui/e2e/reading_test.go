package e2e

import (
	"go/ast"
	"slices"
	"strings"
	"testing"
)

// Files are read by package files, which opens only regular files and reads no more than a limit.
// Whatever stands in a folder that others can write to, such as a pipe or a device, does no harm.
func TestFilesAreReadByOnePackage(t *testing.T) {
	t.Parallel()
	terminals := []string{
		"ui/lines/terminal.go", "ui/terminal/input/reader_unix.go", "ui/terminal/input/reader_windows.go"}
	for _, source := range sources(t) {
		if within(source.pkg, module+"/boards/files") || strings.HasSuffix(source.pkg, "test") ||
			slices.Contains(terminals, source.path) {
			continue
		}
		for _, call := range source.reading() {
			t.Errorf("%s: %s: read files with package files", source.path, call)
		}
	}
}

// reading returns the functions of package os with which s opens or reads files.
func (s source) reading() (calls []string) {
	name := s.nameOf("os", "os")
	ast.Inspect(s.file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		of, ok := call.Fun.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		if pkg, ok := of.X.(*ast.Ident); !ok || pkg.Name != name {
			return true
		}
		reads := slices.Contains([]string{"ReadFile", "Open", "OpenInRoot", "OpenRoot", "DirFS"}, of.Sel.Name)
		if reads || of.Sel.Name == "OpenFile" && !mentions(call.Args[1], "O_WRONLY") {
			calls = append(calls, name+"."+of.Sel.Name)
		}
		return true
	})
	return calls
}

// mentions reports whether an expression contains a selector with this name.
func mentions(e ast.Expr, name string) (found bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		of, ok := n.(*ast.SelectorExpr)
		found = found || ok && of.Sel.Name == name
		return !found
	})
	return found
}
