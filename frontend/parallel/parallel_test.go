package parallel

import (
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestDo(t *testing.T) {
	for _, n := range []int{0, 1, 1000} {
		seen := make([]int, n)
		Do(n, func(i int) { seen[i]++ })
		for i, times := range seen {
			require.Equal(t, 1, times, "piece %d of %d", i, n)
		}
	}
}

func TestPanic(t *testing.T) {
	var done atomic.Int64
	require.PanicsWithValue(t, "piece 7", func() {
		Do(100, func(i int) {
			if i == 7 {
				panic("piece 7")
			}
			done.Add(1)
		})
	})
	require.LessOrEqual(t, done.Load(), int64(99))
}
