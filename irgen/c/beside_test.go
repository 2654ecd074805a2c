package c_test

import (
	"bytes"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"accc/dialects"
	front "accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	irgenc "accc/irgen/c"

	"github.com/stretchr/testify/require"
)

var besideDir = flag.String("beside", "", "also lower the sources below this folder beside each other")

// TestBeside lowers the functions of every source of the corpora one after another and beside each other: the modules are the same, with
// their locations, and so is what is reported.
func TestBeside(t *testing.T) {
	defer irgenc.Beside()()
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	seen := 0
	for _, path := range sources(t, "../../testdata/c", *besideDir) {
		one := lowerAll(t, path, 1)
		require.Equal(t, one, lowerAll(t, path, 4), path)
		if strings.Contains(one, "func.func") {
			seen++
		}
	}
	require.Greater(t, seen, 100)
}

// TestBesideMany is about a source in which nearly all functions have something new for the module, and some something wrong.
func TestBesideMany(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	var b strings.Builder
	b.WriteString("extern int printf(const char *, ...); struct s { int a; double b; };\n")
	for i := range 200 {
		fmt.Fprintf(&b, "static int f%d(int n, struct s *p) {\n  static int calls;\n  struct { int v[%d]; } own = {{n}};\n", i, i%7+1)
		fmt.Fprintf(&b, "  double x = n;\n#pragma omp parallel for firstprivate(own) reduction(+ : x)\n  for (int i = 0; i < n; i++) x += p[i].b + own.v[0];\n")
		fmt.Fprintf(&b, "  printf(\"f%d %%d %%f\\n\", calls++, x); printf(\"shared\\n\");\n#pragma omp critical(name%d)\n  p->a++;\n", i, i%5)
		if i > 0 {
			fmt.Fprintf(&b, "  return f%d(n - 1, p);\n}\n", i-1)
		} else {
			b.WriteString("  return unknown(n, __func__);\n}\n")
		}
	}
	for _, wrong := range []string{"", "void g(void) { __int128 t = 0; t++; }\n"} {
		path := filepath.Join(t.TempDir(), "many.c")
		require.NoError(t, os.WriteFile(path, []byte(b.String()+wrong+strings.Replace(wrong, "g(", "h(", 1)), 0o600))
		one := lowerAll(t, path, 1)
		require.Equal(t, wrong == "", strings.Contains(one, "@f199("), one[:min(len(one), 2000)])
		for range 3 {
			require.Equal(t, one, lowerAll(t, path, 4))
		}
	}
}

// lowerAll is the module of a source and what is reported about it, lowered on a number of cores; empty for sources that are not lowered.
func lowerAll(t *testing.T, path string, cores int) string {
	t.Helper()
	runtime.GOMAXPROCS(cores)
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	list := &diag.List{}
	unit := front.Parse(source.NewFile(filepath.Base(path), text),
		front.Options{OpenACC: true, OpenMP: true, Includes: []string{filepath.Dir(path)}}, list)
	if unit == nil || list.HasErrors() {
		return ""
	}
	var b bytes.Buffer
	if m := irgenc.Lower(unit, irgenc.Options{Context: dialects.NewContext()}, list); m != nil {
		require.NoError(t, ir.Print(&b, m, ir.PrintOptions{DebugInfo: true}))
	}
	for _, d := range list.Sorted() {
		fmt.Fprintf(&b, "%s: %s %s\n", d.Primary.Span.Position(), d.Code, d.Message)
	}
	return b.String()
}

// sources are the sources of C below folders.
func sources(t *testing.T, dirs ...string) (list []string) {
	t.Helper()
	for _, dir := range dirs {
		if dir == "" {
			continue
		}
		require.NoError(t, filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
			if filepath.Ext(path) == ".c" {
				list = append(list, path)
			}
			return err
		}))
	}
	return list
}
