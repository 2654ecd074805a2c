package dialects_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/acc"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// TestDirectiveDocs demands of each of the 108 operations of acc and omp, and of those of offload, an example, and
// documentation of itself and of every operand, attribute and result.
func TestDirectiveDocs(t *testing.T) {
	require.Len(t, acc.Dialect.Ops(), 54)
	require.Len(t, omp.Dialect.Ops(), 54)
	for _, d := range []*ir.Dialect{acc.Dialect, offload.Dialect, omp.Dialect} {
		for _, o := range d.Ops() {
			require.NotEmpty(t, o.Doc, o.FullName)
			require.NotEmpty(t, o.Example, o.FullName)
			for _, f := range slices.Concat(o.Operands, o.Results) {
				require.NotEmpty(t, f.Doc, "%s: %s", o.FullName, f.Name)
			}
			for _, a := range o.Attrs {
				require.NotEmpty(t, a.Doc, "%s: %s", o.FullName, a.Name)
			}
		}
	}
}
