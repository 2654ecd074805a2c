package fortran_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/diag"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir/irtest"
	"accc/irgen/fortran"

	"github.com/aymanbagabas/go-udiff"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the golden files")

const corpus = "../../testdata/fortran/irgen"

func sources(t *testing.T, patterns ...string) []string {
	t.Helper()
	var out []string
	for _, p := range patterns {
		list, err := filepath.Glob(p)
		require.NoError(t, err)
		out = append(out, list...)
	}
	require.NotEmpty(t, out)
	return out
}

// TestGolden compares the modules of the corpus with the ones stored.
func TestGolden(t *testing.T) {
	for _, path := range sources(t, corpus+"/*.f90", corpus+"/*.f") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			got := lowerFile(t, path)
			golden := strings.TrimSuffix(path, filepath.Ext(path)) + ".mlir"
			if *update {
				require.NoError(t, os.WriteFile(golden, []byte(got), 0o644))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			if string(want) != got {
				t.Fatal(udiff.Unified("want", "got", string(want), got))
			}
		})
	}
}

// TestAccepted passes every module of the corpus and of the programs to flang's tool.
func TestAccepted(t *testing.T) {
	for _, path := range sources(t, corpus+"/*.f90", corpus+"/*.f", "../../testdata/fortran/run/*.f90", "../../testdata/fortran/programs/*.f*") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			_, messages, ok := irtest.Run(t, "fir-opt-22", lowerFile(t, path))
			require.True(t, ok, messages)
		})
	}
}

// TestUnsupported lowers unsupported features: the first line of each file is the expected report.
func TestUnsupported(t *testing.T) {
	for _, path := range sources(t, corpus+"/unsupported/*.f90") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			first, _, _ := strings.Cut(string(text), "\n")
			want, ok := strings.CutPrefix(first, "! want ")
			require.True(t, ok)
			var list diag.List
			u := front.Parse(source.NewFile(filepath.Base(path), text), front.Options{OpenACC: true}, &list)
			require.NotNil(t, u)
			require.Nil(t, fortran.Lower([]*front.Unit{u}, fortran.Options{}, &list))
			var said []string
			for _, d := range list.Sorted() {
				said = append(said, d.Message)
				require.True(t, d.Primary.Span.IsValid())
			}
			require.Equal(t, want, strings.Join(said, "; "))
		})
	}
}
