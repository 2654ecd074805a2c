package c

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestModel compares the model of every file in testdata/c/frontend with the .out file beside it. A first
// line "// options: -std=c23 -DN=1 -fopenmp" gives options.
func TestModel(t *testing.T) {
	files, err := filepath.Glob("../../testdata/c/frontend/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, path := range files {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			dir, err := os.Getwd()
			require.NoError(t, err)
			t.Chdir(filepath.Dir(path))
			defer t.Chdir(dir)
			var list diag.List
			u := Parse(source.NewFile(filepath.Base(path), text), options(t, text), &list)
			var out bytes.Buffer
			dump(&out, u, list.Sorted())
			golden := strings.TrimSuffix(filepath.Base(path), ".c") + ".out"
			if *update {
				require.NoError(t, os.WriteFile(golden, out.Bytes(), 0o644))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			require.Equal(t, string(want), out.String())
		})
	}
}

func options(t *testing.T, text []byte) Options {
	o := Options{OpenACC: true}
	line, _, _ := strings.Cut(string(text), "\n")
	list, ok := strings.CutPrefix(line, "// options:")
	if !ok {
		return o
	}
	for _, f := range strings.Fields(list) {
		switch {
		case strings.HasPrefix(f, "-std="):
			o.Std = f[len("-std="):]
		case strings.HasPrefix(f, "-D"):
			o.Defines = append(o.Defines, f[2:])
		case strings.HasPrefix(f, "-U"):
			o.Undefs = append(o.Undefs, f[2:])
		case strings.HasPrefix(f, "-I"):
			o.Includes = append(o.Includes, f[2:])
		case f == "-fopenmp":
			o.OpenMP = true
		default:
			t.Fatalf("unknown option %s", f)
		}
	}
	return o
}

// TestParallel parses files at the same time, as a driver does.
func TestParallel(t *testing.T) {
	files, err := filepath.Glob("../../testdata/c/frontend/*.c")
	require.NoError(t, err)
	var wg sync.WaitGroup
	for _, path := range files {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		wg.Go(func() {
			var list diag.List
			Parse(source.NewFile(path, text), Options{OpenACC: true, OpenMP: true, Std: "c23"}, &list)
		})
	}
	wg.Wait()
}
