package values

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRows asks about rows of accesses while flags change, some pages at a time and some bytes, and compares with the flags of each byte.
func TestRows(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	const from, size = 3*pageSize - 100, 6 * pageSize
	d := New(1, func(Finding) {})
	side := d.Side(0)
	model := make([]uint8, size) // bytes without a page have no flags either
	some := func() (at, n int) {
		at = rnd.IntN(size / 8)
		return 8 * at, 8 * (1 + rnd.IntN(min(size/8-at, 1<<rnd.IntN(12))))
	}
	yes := 0
	for range 20000 {
		at, n := some()
		addr := uint64(1)<<33 + uint64(from+at)
		switch rnd.IntN(8) {
		case 0:
			flags := []uint8{0, 0, 0, dirty, old, unset, unset | raw}[rnd.IntN(7)]
			side.s.set(addr, uint64(n), flags)
			for i := range n {
				model[at+i] = flags
			}
		case 1:
			side.s.mask(addr, uint64(n), true, ^uint8(old), dirty)
			for i := range n {
				model[at+i] = model[at+i]&^old | dirty
			}
		case 2:
			side.s.change(addr, uint64(n), true, func(f uint8, at uint64) uint8 { return f &^ unset })
			for i := range n {
				model[at+i] &^= unset
			}
		default:
			width := []int{1, 4, 8}[rnd.IntN(3)]
			step := 4 * (rnd.IntN(9) - 4) * width
			count := 1 + rnd.IntN(300)
			if rnd.IntN(3) == 0 {
				step = width
			}
			if last := at + step*(count-1); last < 0 || last+width > size {
				step, count = width, (size-at)/width
			}
			clean := true
			for i := range count {
				for j := range width {
					clean = clean && model[at+i*step+j]&(unset|old) == 0
				}
			}
			got := side.AllClean(addr, uint64(width), int64(step), int64(count), d.ReadMask(int64(width)))
			if got {
				yes++
				require.True(t, clean, "%d bytes at %d, %d times every %d", width, at, count, step)
			} else if step == width || step == -width {
				require.False(t, clean, "%d bytes at %d, %d times every %d", width, at, count, step)
			}
		}
	}
	require.Greater(t, yes, 1000)
	for i, want := range model {
		require.Equal(t, want, side.s.flagsAt(uint64(from+i)))
	}
}
