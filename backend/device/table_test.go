package device

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// The rows are in order of their addresses, whichever side of the table grows.
func TestTableStaysSorted(t *testing.T) {
	for name, next := range map[string]func(i uint64) uint64{
		"up":     func(i uint64) uint64 { return i },
		"down":   func(i uint64) uint64 { return 1000 - i },
		"random": func(i uint64) uint64 { return i * 7919 % 1009 },
	} {
		var tab table
		var want []uint64
		random := rand.New(rand.NewPCG(1, 2))
		for i := range uint64(1000) {
			addr := 16 * next(i)
			tab.add(&mapping{host: Range{addr, 8}})
			want = append(want, addr)
			if random.IntN(3) == 0 {
				k := random.IntN(len(want))
				m, p := tab.find(Range{want[k], 8})
				require.Equal(t, full, p, name)
				tab.remove(m)
				want = slices.Delete(want, k, k+1)
			}
		}
		slices.Sort(want)
		var got []uint64
		for _, m := range tab.rows {
			got = append(got, m.host.Addr)
		}
		require.Equal(t, want, got, name)
	}
}
