package c_test

import (
	"fmt"
	"strings"
	"testing"

	front "accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/source"
	irgenc "accc/irgen/c"

	"github.com/stretchr/testify/require"
)

// BenchmarkLower lowers a unit of 400 functions, 6000 lines, each with a compute construct.
func BenchmarkLower(b *testing.B) {
	var src strings.Builder
	for k := range 400 {
		fmt.Fprintf(&src, `static double f%d(int n, double *a, double *b)
{
	double s = 0;
	for (int i = 1; i < n - 1; i++) {
		double t = a[i - 1] + 2 * a[i] + a[i + 1];
		if (t > 1.0 && b[i] < 3)
			s += t * b[i];
		else
			s -= t / (b[i] + 1);
		b[i] = s * (i %% 7) + a[i];
	}
#pragma acc parallel loop copyin(a[0:n]) copy(b[0:n]) reduction(+:s)
	for (int i = 0; i < n; i++)
		s += a[i] * b[i];
	return s;
}
`, k)
	}
	list := &diag.List{}
	unit := front.Parse(source.NewFile("bench.c", []byte(src.String())), front.Options{OpenACC: true}, list)
	require.False(b, list.HasErrors())
	b.SetBytes(int64(src.Len()))
	for b.Loop() {
		require.NotNil(b, irgenc.Lower(unit, irgenc.Options{}, list))
	}
}
