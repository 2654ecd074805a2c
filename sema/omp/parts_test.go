package omp_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/sema"
	"accc/sema/omp"

	"github.com/stretchr/testify/require"
)

// arrival keeps diagnostics in the order in which they are reported.
type arrival []string

func (a *arrival) Report(d diag.Diagnostic) {
	*a = append(*a, fmt.Sprintf("%s %s", d.Code, d.Primary.Span.Position()))
}

// A long unit is checked in parts; all that one check finds comes in the order of the text, before what the next one finds.
func TestPartsInOrder(t *testing.T) {
	const mistakes = 200
	var text strings.Builder
	for k := range mistakes {
		fmt.Fprintf(&text, "void f%d(int n, float *a)\n{\n#pragma omp parallel num_threads(0)\n#pragma omp for schedule(nonmonotonic : dynamic) ordered\n"+
			"for (int i = 0; i < n; i++)\na[i] = 0;\n}\n", k)
	}
	report := func() (out arrival) {
		u := c.Parse(source.NewFile("long.c", []byte(text.String())), c.Options{OpenMP: true}, &diag.List{})
		require.NotNil(t, u)
		sema.Run(u.Model, &out, omp.Checks)
		return out
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	want := report()
	require.Greater(t, len(want), mistakes)
	at := 0
	for k := 1; k < len(want); k++ { // codes do not alternate
		if want[k][:len("OMP0000")] != want[k-1][:len("OMP0000")] {
			require.Equal(t, mistakes, k-at, "%s", want[k-1])
			at = k
		}
	}
	for _, cores := range []int{2, 4} {
		runtime.GOMAXPROCS(cores)
		require.Equal(t, want, report(), "%d cores", cores)
	}
}
