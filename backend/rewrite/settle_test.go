package rewrite

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// What stays makes others stay, one after the other; the last round counts.
func TestSettle(t *testing.T) {
	follows := map[int]int{1: 2, 2: 3, 7: 8}
	rounds := 0
	got := Settle([]int{1}, func(left map[int]bool) (made []int, more []int) {
		rounds++
		for i := range 9 {
			if !left[i] {
				made = append(made, i)
			} else if next, ok := follows[i]; ok {
				more = append(more, next)
			}
		}
		return made, more
	})
	require.Equal(t, []int{0, 4, 5, 6, 7, 8}, got)
	require.Equal(t, 3, rounds)
	require.Equal(t, 0, Settle(nil, func(left map[int]bool) (int, []int) { return len(left), slices.Collect(func(func(int) bool) {}) }))
}
