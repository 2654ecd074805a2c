package pragma_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"accc/pragma"
	"accc/pragma/omp"
)

func TestParseVar(t *testing.T) {
	kinds := map[pragma.AccessKind]string{pragma.Member: ".", pragma.Arrow: "->", pragma.Index: "[i]", pragma.Section: "[:]", pragma.Deref: "*", pragma.Shaping: "([])"}
	for text, want := range map[string]string{
		"a": "a", "s.p[0:n]": "s.[:]", "p -> q[f(1, 2)][:]": "p->[i][:]", "a[0:n:2]": "a[:]", "(*p)[0]": "p*[i]",
	} {
		v := pragma.ParseVar(omp.Table, text)
		require.NotNil(t, v, text)
		got := v.Name
		for _, a := range v.Path {
			got += kinds[a.Kind]
		}
		require.Equal(t, want, got, text)
	}
	for _, text := range []string{"", "a b", "1", "a +", "a[", "f(x)", "a, b"} {
		require.Nil(t, pragma.ParseVar(omp.Table, text), text)
	}
	require.NotNil(t, pragma.ParseVar(omp.Table, "a[0:n:2]").Path[0].Stride)
	require.Nil(t, pragma.ParseVar(omp.Table, "a[1:]").Path[0].Length)
}
