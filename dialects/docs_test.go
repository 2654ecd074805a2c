package dialects_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/acc"
	"accc/dialects/omp"
	"accc/ir"
)

// TestDirectiveDocs demands of each of the 108 operations of acc and omp an example, and documentation of
// itself and of every operand, attribute and result.
func TestDirectiveDocs(t *testing.T) {
	for _, d := range []*ir.Dialect{acc.Dialect, omp.Dialect} {
		require.Len(t, d.Ops(), 54, d.Name)
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
