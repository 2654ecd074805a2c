package ssa

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWriteLog makes stores of entries, whose order and contents stay, around a call that comes between them.
func TestWriteLog(t *testing.T) {
	b := NewBuilder("f", Signature{Params: []Type{I32, I64}})
	f := b.Func()
	b.Log(f.Param(0), 7)
	b.Log(f.Param(1), 0)
	b.Call("other", &Signature{})
	for range maxLogged + 1 {
		b.Log(f.Param(0), 9)
	}
	b.Return()
	f.WriteLog(Log{Pointer: "at", Size: 1 << 15, Flush: "flush"})
	require.NoError(t, f.Check(), f.String())
	words, calls := map[int64]int{}, map[string]int{}
	wide := 0
	for _, block := range f.Blocks {
		for _, v := range block.Values {
			require.NotContains(t, []Op{Log32, Log64}, v.Op)
			switch {
			case v.Op == I32Store && v.Args[1].Op == Const:
				words[v.Args[1].Aux]++
			case v.Op == I64Store && v.Args[1] == f.Param(1):
				require.EqualValues(t, logEntry, v.Aux)
				wide++
			case v.Op == Call:
				calls[v.Sym]++
			}
		}
	}
	require.Equal(t, map[int64]int{7: 1, 9: maxLogged + 1}, words)
	require.Equal(t, 1, wide)
	require.Equal(t, map[string]int{"other": 1, "flush": 3}, calls, "there is room for one entry, for as many as share a test, and for the rest")
}
