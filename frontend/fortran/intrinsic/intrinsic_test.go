package intrinsic_test

import (
	"slices"
	"testing"

	"accc/frontend"
	"accc/frontend/fortran/intrinsic"

	"github.com/stretchr/testify/require"
)

// Every line of the table is complete, and no name is in two of them with different arguments.
func TestTable(t *testing.T) {
	all := intrinsic.Procedures()
	require.NotEmpty(t, all)
	for name, p := range all {
		require.Equal(t, name, p.Name)
		require.LessOrEqual(t, p.Required, len(p.Args), name)
		require.NotEmpty(t, p.Takes, name)
		require.NotEmpty(t, p.Result, name)
		require.True(t, p.Function() || p.Subroutine(), name)
		require.Len(t, slices.Compact(slices.Sorted(slices.Values(p.Args))), len(p.Args), "%s has an argument twice", name)
		for _, list := range [][]string{p.Written(), p.Allocatables()} {
			for _, a := range list {
				require.Contains(t, p.Args, a, name)
			}
		}
		require.LessOrEqual(t, len(p.Ranks()), len(p.Args)+1, name)
	}
}

// Arguments are tied by their order and by their keywords.
func TestMatch(t *testing.T) {
	for _, x := range []struct {
		name    string
		keys    []string
		tied    []int
		problem string
		at      int
	}{
		{"mod", []string{"", ""}, []int{0, 1}, "", -1},
		{"mod", []string{"p", "a"}, []int{1, 0}, "", -1},
		{"mod", []string{""}, nil, "needs the argument p", -1},
		{"mod", []string{"", "", ""}, nil, "takes at most 2 arguments", 2},
		{"mod", []string{"", "a"}, nil, "has the argument a already", 1},
		{"mod", []string{"", "q"}, nil, "has no argument q", 1},
		{"sqrt", []string{"", ""}, nil, "takes at most 1 argument", 1},
		{"max", []string{"", "", ""}, []int{0, 1, 2}, "", -1},
		{"max", []string{"", "", "a3"}, []int{0, 1, 2}, "", -1},
		{"cpu_time", []string{"time"}, []int{0}, "", -1},
	} {
		tied, problem, at := intrinsic.Procedures()[x.name].Match(x.keys)
		require.Equal(t, x.tied, tied, "%s%v", x.name, x.keys)
		require.Equal(t, x.problem, problem, "%s%v", x.name, x.keys)
		require.Equal(t, x.at, at, "%s%v", x.name, x.keys)
	}
}

// The classes of arguments are those of the standard.
func TestClasses(t *testing.T) {
	all := intrinsic.Procedures()
	require.True(t, all["sqrt"].Accepts(frontend.Complex))
	require.False(t, all["sqrt"].Accepts(frontend.Integer))
	require.True(t, all["shape"].Accepts(frontend.Aggregate))
	class, ok := all["sum"].Wants(slices.Index(all["sum"].Args, "mask"))
	require.True(t, ok)
	require.Equal(t, frontend.Logical, class)
	_, ok = all["merge_bits"].Wants(slices.Index(all["merge_bits"].Args, "mask"))
	require.False(t, ok)
	require.Equal(t, []int{1, 1}, all["dot_product"].Ranks())
	require.True(t, all["merge"].SameClass())
}
