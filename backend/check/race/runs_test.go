package race

import (
	"slices"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// TestRows finds the same races whether what the iterations of loops access is told in rows or one by one, in any order with single accesses.
func TestRows(t *testing.T) {
	irtest.Property(t, func(t *rapid.T) {
		type access struct {
			Access
			step, count int64
			strand      int
			loop        bool
		}
		site := 0
		list := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) access {
			size := rapid.SampledFrom([]uint64{1, 2, 4, 8}).Draw(t, "size")
			step := int64(size) * rapid.Int64Range(-3, 3).Draw(t, "step")
			site++
			return access{
				Access: Access{Addr: x + 2048 + size*rapid.Uint64Range(0, 600).Draw(t, "at"), Size: size, Site: site, Write: rapid.Bool().Draw(t, "write"),
					Atomic: rapid.IntRange(0, 5).Draw(t, "atomic") == 0},
				step: step, count: rapid.Int64Range(0, 60).Draw(t, "count"), strand: rapid.IntRange(-1, 1).Draw(t, "strand"), loop: rapid.Bool().Draw(t, "loop"),
			}
		}), 1, 40).Draw(t, "accesses")
		run := func(do func(s *Strand, a access)) []string {
			p := newProgram()
			for i, a := range list {
				if a.strand < 0 {
					p.barrier()
					continue
				}
				s := []*Strand{p.a, p.b}[a.strand]
				if a.loop {
					s.Iterate(1000, int64(i), Static{})
				}
				do(s, a)
				if a.loop {
					s.Leave()
				}
			}
			slices.Sort(p.found)
			return p.found
		}
		rows := run(func(s *Strand, a access) { s.Accesses(a.Access, a.step, a.count) })
		single := run(func(s *Strand, a access) {
			for range a.count {
				s.Access(a.Access)
				a.Addr += uint64(a.step)
			}
		})
		require.Equal(t, single, rows)
	})
}

// TestRowsAreRuns keeps a row that iterations access in one piece, as runs that say the same become one.
func TestRowsAreRuns(t *testing.T) {
	p := newProgram()
	for i := range 100 {
		p.a.Iterate(1, int64(i), Static{})
		p.a.Accesses(Access{Addr: x, Size: 8, Site: 1}, 8, 512)
		p.a.Accesses(Access{Addr: y + uint64(8*i), Size: 8, Site: 2, Write: true}, 8, 1)
		p.a.Leave()
	}
	require.Empty(t, p.found)
	require.Len(t, p.d.page(x, 3, false).runs, 1)
	require.Nil(t, p.d.page(y, 3, false).runs, "many pieces are kept one by one")
}
