package omp_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/ir/irtest"
	"accc/irgen/omp/flangtest"

	"github.com/stretchr/testify/require"
)

// TestFlang compares the operations of the omp dialect that Fortran sources are lowered to, in order, with flang's: their
// clauses, operands by the names of variables, region arguments, recipes and types.
func TestFlang(t *testing.T) {
	cases, err := filepath.Glob("../../testdata/fortran/omp_ir/*.f90")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		t.Run(filepath.Base(name), func(t *testing.T) {
			got := lower(t, name)
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			if first, _, _ := strings.Cut(string(text), "\n"); strings.HasPrefix(first, "! flang differs: ") {
				t.Skip(first)
			}
			want, messages, ok := irtest.Run(t, "flang-22", string(text), "-fc1", "-fopenmp", "-fopenmp-version=52", "-emit-fir", "-x", "f95", "-", "-o", "-")
			require.True(t, ok, messages)
			recipes, ops := flangtest.Operations(want)
			gotRecipes, gotOps := flangtest.Operations(got)
			require.Equal(t, strings.Join(ops, "\n"), strings.Join(gotOps, "\n"))
			require.Equal(t, strings.Join(recipes, "\n"), strings.Join(gotRecipes, "\n"))
		})
	}
}
