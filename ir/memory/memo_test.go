package memory

import (
	"testing"

	"github.com/stretchr/testify/require"

	"accc/ir"
)

// Values of which each needs all others: what has been found out is not found out again on each of the many ways through them.
func TestMemoOfKnot(t *testing.T) {
	const n = 40
	values := make([]*ir.Value, n)
	for i := range values {
		values[i] = new(ir.Value)
	}
	m := newMemo[int](&progress{})
	asked := 0
	var number func(i int) int
	number = func(i int) int {
		return m.of(values[i], i, func() int {
			asked++
			least := i
			for j := range values {
				least = min(least, number(j))
			}
			return least
		})
	}
	for i := range values {
		require.Zero(t, number(i), "value %d", i)
	}
	require.LessOrEqual(t, asked, n*n)
	require.Empty(t, m.tentative)
	require.Empty(t, m.open)
	require.Zero(t, m.depth)
}

// An answer that needed a default is found out again once that question has its own answer.
func TestMemoForgetsTentative(t *testing.T) {
	a, b := new(ir.Value), new(ir.Value)
	m := newMemo[string](&progress{})
	var of func(v *ir.Value) string
	of = func(v *ir.Value) string {
		return m.of(v, "?", func() string {
			if v == a {
				of(b)
				return "a"
			}
			return of(a) + "b"
		})
	}
	require.Equal(t, "a", of(a))
	require.Equal(t, "ab", of(b), "what b was while a was open is gone")
}
