package lsp

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// files writes files into a directory, whose URI is the result.
func files(t *testing.T, texts map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range texts {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	return uriOf(dir)
}

// codes waits for diagnostics of a file and returns their codes.
func (c *client) codes(uri string) []string {
	c.t.Helper()
	timeout := irtest.Patience(c.t).Done()
	for {
		select {
		case p := <-c.diags:
			if p.URI != uri {
				continue
			}
			list := []string{}
			for _, d := range p.Diagnostics {
				list = append(list, d.Code)
			}
			return list
		case <-timeout:
			c.t.Fatalf("no diagnostics of %s", uri)
		}
	}
}

func (c *client) change(uri string, version int, text string) {
	c.notify("textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": uri, "version": version},
		"contentChanges": []map[string]any{{"text": text}}})
}

const includer = "#include \"sizes.h\"\nvoid f(float *a) {\n#pragma acc parallel loop copy(a[0:SIZE])\nfor (int i = 0; i < 9; i++) a[i] = 1;\n}\n"

// The text of a header in the editor counts, and a change of it checks the sources that include it.
func TestHeaderIsEdited(t *testing.T) {
	dir := files(t, map[string]string{"sizes.h": "#define SIZE 9\n", "a.c": includer})
	c := start(t, "utf-8")
	source, header := dir+"/a.c", dir+"/sizes.h"
	c.openAs(source, includer)
	require.Empty(t, c.codes(source))
	c.openAs(header, "#define SIZE 9\n")
	require.Empty(t, c.codes(header))
	c.change(header, 2, "#define SIZE\n")
	require.Equal(t, []string{"ACC4009"}, c.codes(source))
	c.change(header, 3, "#define SIZE 9\n")
	require.Empty(t, c.codes(source))
	// What is not saved goes with the window.
	c.change(header, 4, "#define LENGTH 9\n")
	require.NotEmpty(t, c.codes(source))
	c.notify("textDocument/didClose", map[string]any{"textDocument": map[string]any{"uri": header}})
	require.Empty(t, c.codes(source))
	// A change on disk.
	require.NoError(t, os.WriteFile(pathOf(header), []byte("\n"), 0o644))
	c.notify("workspace/didChangeWatchedFiles", map[string]any{"changes": []map[string]any{{"uri": header, "type": 2}}})
	require.NotEmpty(t, c.codes(source))
}

// So does the source of a module, which need not exist at first, and a module that it uses.
func TestModuleIsEdited(t *testing.T) {
	user := "subroutine f(a)\nuse sizes\nimplicit none\ninteger :: i\nreal :: a(n)\n!$acc parallel loop copy(a(1:n))\ndo i = 1, n\na(i) = 1\nend do\nend subroutine\n"
	dir := files(t, map[string]string{"user.f90": user})
	c := start(t, "utf-8")
	source, module, inner := dir+"/user.f90", dir+"/sizes.f90", dir+"/deep.f90"
	c.openAs(source, user)
	require.NotEmpty(t, c.codes(source))
	write := func(uri, text string) {
		require.NoError(t, os.WriteFile(pathOf(uri), []byte(text), 0o644))
		c.notify("workspace/didChangeWatchedFiles", map[string]any{"changes": []map[string]any{{"uri": uri, "type": 1}}})
	}
	write(inner, "module deep\ninteger, parameter :: n = 9\nend module\n")
	write(module, "module sizes\nuse deep\nend module\n")
	for codes := c.codes(source); len(codes) > 0; codes = c.codes(source) {
	}
	c.openAs(inner, "module deep\ninteger, parameter :: m = 9\nend module\n")
	require.NotEmpty(t, c.codes(source))
}

// The directives of a module are those of its users: what they say of a variable, and the level of a routine. The module may be in another directory of
// the workspace, and change there.
func TestDirectivesOfModule(t *testing.T) {
	user := "subroutine f(a)\nuse lib\nreal :: a(4)\n!$acc parallel loop gang vector copy(a) present(c)\ndo i = 1, 4\ncall g(a(i), c)\nend do\nend subroutine\n"
	lib := "module lib\nreal :: c\n!$acc declare create(c)\ncontains\nsubroutine g(x, y)\nreal :: x, y\n!$acc routine %s\nx = y\nend subroutine\nend module\n"
	dir := files(t, map[string]string{"sim/user.f90": user, "common/lib.f90": fmt.Sprintf(lib, "seq")})
	c := startWith(t, map[string]any{"rootUri": dir, "capabilities": map[string]any{"general": map[string]any{"positionEncodings": []string{"utf-8"}}}}, "utf-8")
	source, module := dir+"/sim/user.f90", dir+"/common/lib.f90"
	c.openAs(source, user)
	require.Empty(t, c.codes(source))
	var about hover
	c.call("textDocument/hover", map[string]any{"textDocument": map[string]any{"uri": source}, "position": position{Line: 3, Character: 48}}, &about)
	require.Contains(t, about.Contents.Value, "on the device by a declarative directive")
	require.NoError(t, os.WriteFile(pathOf(module), []byte(fmt.Sprintf(lib, "vector")), 0o644))
	c.notify("workspace/didChangeWatchedFiles", map[string]any{"changes": []map[string]any{{"uri": module, "type": 2}}})
	require.Equal(t, []string{"ACC3011"}, c.codes(source))
}

func TestWorkspace(t *testing.T) {
	wrong := "void f(int n, float *a) {\n#pragma acc parallel loop copyn(a[0:n])\nfor (int i = 0; i < n; i++) a[i] = 1;\n}\n"
	dir := files(t, map[string]string{"a.c": "int x;\n", "b.c": wrong})
	c := startWith(t, map[string]any{"rootUri": dir, "capabilities": map[string]any{"general": map[string]any{"positionEncodings": []string{"utf-8"}}},
		"initializationOptions": map[string]any{"workspace": true}}, "utf-8")
	require.Equal(t, []string{"ACC1003"}, c.codes(dir+"/b.c"))
	require.NoError(t, os.Remove(pathOf(dir+"/b.c")))
	c.call("workspace/executeCommand", map[string]any{"command": checkWorkspace}, nil)
	require.Empty(t, c.codes(dir+"/b.c"))
}
