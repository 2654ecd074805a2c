package dialects_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"

	"accc/ir/irtest"
)

var update = flag.Bool("update", false, "rewrite what flang-22 made of testdata/fortran/fir")

const flangCorpus = corpus + "/fir/flang"

// flangForms are the texts that flang prints: both levels, as their custom syntax has it and in the generic form.
var flangForms = []struct {
	name    string
	generic bool
	stored  bool
	flags   []string
}{
	{"fir", false, true, []string{"-emit-fir"}},
	{"fir.generic", true, false, []string{"-emit-fir", "-mmlir", "--mlir-print-op-generic"}},
	{"hlfir", false, true, []string{"-emit-hlfir"}},
	{"hlfir.generic", true, false, []string{"-emit-hlfir", "-mmlir", "--mlir-print-op-generic"}},
}

// maxStored is how much of flang's output is worth keeping: derived types bring megabytes of tables.
const maxStored = 100_000

// unchanged demands that text is read, verified and printed as it is.
func unchanged(t *testing.T, text string, generic bool) {
	t.Helper()
	got, messages := ours(text, generic)
	require.Empty(t, messages)
	require.Empty(t, cmp.Diff(strings.TrimSpace(text), got), "flang-22 prints - where accc prints +")
}

// TestFlang compares accc with what flang makes of Fortran sources that hold every directive of OpenACC.
func TestFlang(t *testing.T) {
	sources, err := filepath.Glob("../testdata/fortran/fir/*.f90")
	require.NoError(t, err)
	require.NotEmpty(t, sources)
	for _, file := range sources {
		name := strings.TrimSuffix(filepath.Base(file), ".f90")
		for _, f := range flangForms {
			t.Run(name+"/"+f.name, func(t *testing.T) {
				// From the standard input, so that no path gets into the output.
				text, messages, ok := irtest.Run(t, "flang-22", read(t, file), append([]string{"-fc1", "-fopenacc", "-x", "f95", "-module-dir", t.TempDir(), "-o", "-", "-"}, f.flags...)...)
				require.True(t, ok, "flang-22 rejects the source: %s", messages)
				unchanged(t, text, f.generic)
				if *update && f.stored && len(text) <= maxStored {
					require.NoError(t, os.WriteFile(filepath.Join(flangCorpus, name+"."+f.name+".mlir"), []byte(text), 0o644))
				}
			})
		}
	}
}

// TestFlangStored does the same with output of flang that is kept, so that it needs no flang.
func TestFlangStored(t *testing.T) {
	for _, f := range flangForms {
		files, err := filepath.Glob(flangCorpus + "/*." + f.name + ".mlir")
		require.NoError(t, err)
		for _, file := range files {
			t.Run(filepath.Base(file), func(t *testing.T) { unchanged(t, read(t, file), f.generic) })
		}
		require.Equal(t, f.stored, len(files) > 0)
	}
}
