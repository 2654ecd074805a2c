// Package accc_test checks what holds for the tree as a whole: who may import whom, and that the programs of
// testdata/c print what they are expected to, which is what gcc makes of them.
package accc_test

import (
	"encoding/json"
	"errors"
	"flag"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/ir/irtest"
)

var update = flag.Bool("update", false, "write the expected output of testdata/c anew, with gcc")

// A layer is a part of the tree and what it may import of the rest of it, beside itself. The longest matching
// prefix decides which layer a package belongs to.
type layer struct {
	prefix string
	may    []string
}

var layers = []layer{
	{"frontend/source", nil},
	{"sym", nil},
	{"frontend/diag", []string{"frontend/source"}},
	{"frontend/tokens", []string{"frontend/source"}},
	{"frontend/parallel", nil},
	{"frontend/c/include", nil},
	{"pragma", []string{"frontend/source", "frontend/diag", "frontend/tokens"}},
	{"frontend", []string{"frontend", "pragma", "ir/memory/library", "sym"}},
	{"sema", []string{"pragma", "frontend"}},
	{"sema/loop", []string{"sema", "pragma", "frontend", "dialects", "ir"}},
	{"ir/memory/library", nil},
	{"ir", []string{"sym", "frontend/source", "frontend/diag", "frontend/parallel"}},
	{"dialects", []string{"ir", "sym", "frontend/source", "frontend/diag"}},
	{"irgen/decompose", []string{"pragma", "ir"}},
	{"irgen/decompose/acc", []string{"irgen/decompose", "pragma", "dialects/acc", "dialects/accc", "ir"}},
	{"irgen/decompose/omp", []string{"irgen/decompose", "pragma", "dialects/omp", "dialects/accc", "ir"}},
	{"irgen", []string{"frontend", "pragma", "dialects", "ir"}},
	{"backend", []string{"irgen/decompose", "dialects", "ir", "pragma", "frontend/source", "frontend/diag", "frontend/tokens"}},
	{"backend/rewrite", []string{"frontend/source", "frontend/tokens"}},
	{"backend/translate", []string{"backend", "sema", "irgen/decompose", "dialects", "ir", "pragma", "frontend"}},
	{"cmd", []string{"backend", "irgen", "sema", "pragma", "frontend", "dialects", "ir"}},
	{"testdata", nil},
}

// strangers are pairs that a layer allows and that still must not meet: a directive dialect knows no host
// language, and no host language's dialect knows directives.
var strangers = []struct{ from, to []string }{
	{[]string{"dialects/acc", "dialects/omp", "dialects/offload"}, []string{"dialects/llvm", "dialects/fir", "dialects/hlfir", "dialects/scf", "dialects/cf", "dialects/conversion"}},
	{[]string{"dialects/offload", "dialects/conversion/offloadtorun", "dialects/conversion/build"}, []string{"dialects/acc", "dialects/omp"}},
	{[]string{"dialects/conversion/acctooffload"}, []string{"dialects/omp", "dialects/conversion/offloadtorun"}},
	{[]string{"dialects/conversion/omptooffload"}, []string{"dialects/acc", "dialects/conversion/offloadtorun"}},
	{[]string{"dialects/acc"}, []string{"dialects/omp", "dialects/offload"}},
	{[]string{"dialects/omp"}, []string{"dialects/acc", "dialects/offload"}},
	{[]string{"dialects/builtin", "dialects/arith", "dialects/math", "dialects/func", "dialects/cf", "dialects/scf", "dialects/memref", "dialects/llvm", "dialects/fir", "dialects/hlfir"},
		[]string{"dialects/acc", "dialects/omp", "dialects/offload", "dialects/conversion"}},
	{[]string{"ir"}, []string{"dialects"}},
	{[]string{"pragma/acc", "sema/acc", "irgen/acc", "irgen/decompose/acc"}, []string{"pragma/omp", "sema/omp", "irgen/omp", "irgen/decompose/omp", "dialects/omp"}},
	{[]string{"pragma/omp", "sema/omp", "irgen/omp", "irgen/decompose/omp"}, []string{"pragma/acc", "sema/acc", "irgen/acc", "irgen/decompose/acc", "dialects/acc"}},
}

// owners are libraries that only some parts of the tree may know.
var owners = map[string][]string{
	"modernc.org/cc/v4":                {"frontend/c", "irgen/c"},
	"github.com/alecthomas/participle": {"frontend/fortran"},
	"github.com/tetratelabs/wazero":    {"backend"},
	"github.com/spf13/cobra":           {"cmd"},
	"github.com/spf13/pflag":           {"cmd"},
	"charm.land/lipgloss":              {"cmd"},
	"github.com/schollz/progressbar":   {"cmd", "testdata"},
	"github.com/sourcegraph/jsonrpc2":  {"cmd"},
	"github.com/fsnotify/fsnotify":     {"cmd"},
	"github.com/pelletier/go-toml":     {"cmd"},
	"github.com/bmatcuk/doublestar":    {"cmd"},
	"github.com/rogpeppe/go-internal":  nil,
	"github.com/stretchr/testify":      {"ir/irtest", "frontend/diag/diagtest", "irgen/fortran/entity/entitytest", "backend/run/boundarytest"},
	"github.com/google/go-cmp/cmp":     {"ir/irtest"},
	"pgregory.net/rapid":               {"ir/irtest"},
	"C":                                nil,
}

func within(path, prefix string) bool { return path == prefix || strings.HasPrefix(path, prefix+"/") }

func withinAny(path string, prefixes []string) bool {
	for _, p := range prefixes {
		if within(path, p) {
			return true
		}
	}
	return false
}

func layerOf(path string) *layer {
	var best *layer
	for i, l := range layers {
		if within(path, l.prefix) && (best == nil || len(l.prefix) > len(best.prefix)) {
			best = &layers[i]
		}
	}
	return best
}

func TestLayering(t *testing.T) {
	module, err := exec.Command("go", "list", "-m").Output()
	require.NoError(t, err)
	prefix := strings.TrimSpace(string(module)) + "/"
	out, err := exec.Command("go", "list", "-e", "-json=ImportPath,Imports", "./...").Output()
	require.NoError(t, err)
	list := json.NewDecoder(strings.NewReader(string(out)))
	for {
		var p struct {
			ImportPath string
			Imports    []string
		}
		err := list.Decode(&p)
		if errors.Is(err, io.EOF) {
			break
		}
		require.NoError(t, err)
		path, ours := strings.CutPrefix(p.ImportPath, prefix)
		if !ours {
			continue // the root, which has tests alone
		}
		from := layerOf(path)
		require.NotNil(t, from, "%s belongs to no layer", path)
		for _, imported := range p.Imports {
			to, ours := strings.CutPrefix(imported, prefix)
			if !ours {
				checkOwner(t, path, imported)
				continue
			}
			if !within(to, from.prefix) && !withinAny(to, from.may) {
				t.Errorf("%s must not import %s: arrows point down", path, to)
			}
			for _, s := range strangers {
				if withinAny(path, s.from) && withinAny(to, s.to) {
					t.Errorf("%s must not import %s: interfaces in ir join them", path, to)
				}
			}
		}
	}
}

func checkOwner(t *testing.T, path, library string) {
	for prefix, may := range owners {
		if within(library, prefix) && !withinAny(path, may) {
			t.Errorf("%s must not import %s", path, library)
		}
	}
}

// programs are sources with their expected output beside them: realistic ones, and those that use the C library.
func programs(t *testing.T) []string {
	var sources []string
	for _, pattern := range []string{"testdata/c/*.c", "testdata/c/libc/*.c"} {
		found, err := filepath.Glob(pattern)
		require.NoError(t, err)
		require.NotEmpty(t, found, pattern)
		sources = append(sources, found...)
	}
	return sources
}

func golden(source string) string { return strings.TrimSuffix(source, ".c") + ".out" }

// The expected output of every program is what gcc -O2 -fopenacc makes of it.
func TestProgramsEqualGcc(t *testing.T) {
	for _, source := range programs(t) {
		t.Run(filepath.Base(source), func(t *testing.T) {
			gcc := irtest.Oracle(t, "gcc")
			exe := filepath.Join(t.TempDir(), "program")
			log, err := exec.Command(gcc, "-O2", "-fopenacc", irtest.HostOnly, source, "-o", exe, "-lm").CombinedOutput()
			require.NoError(t, err, "%s", log)
			got, err := exec.Command(exe).Output()
			require.NoError(t, err)
			if *update {
				require.NoError(t, os.WriteFile(golden(source), got, 0o644))
			}
			want, err := os.ReadFile(golden(source))
			require.NoError(t, err)
			require.Equal(t, string(want), string(got))
		})
	}
}

// accc run prints the same.
func TestProgramsRun(t *testing.T) {
	accc := filepath.Join(t.TempDir(), "accc")
	log, err := exec.Command("go", "build", "-o", accc, "./cmd/accc").CombinedOutput()
	require.NoError(t, err, "%s", log)
	for _, source := range programs(t) {
		t.Run(filepath.Base(source), func(t *testing.T) {
			want, err := os.ReadFile(golden(source))
			require.NoError(t, err)
			run := exec.Command(accc, "run", source)
			var stderr strings.Builder
			run.Stderr = &stderr
			got, err := run.Output()
			require.NoError(t, err, "%s", stderr.String())
			require.Equal(t, string(want), string(got))
		})
	}
}
