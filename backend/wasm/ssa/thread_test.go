package ssa

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The header of a loop decides by a constant on the way in. Led past it, that way would enter in the middle the cycle of the other successor
// and what both go on with.
func TestThreadJumpsKeepsHeaders(t *testing.T) {
	b := NewBuilder("f", Signature{Params: []Type{I32}, Results: []Type{I32}})
	again := b.NewVar(I32)
	load := func() *Value { return b.Access(I32Load, 0, b.Func().Param(0)) }
	header, first, second, both, out := b.NewBlock(), b.NewBlock(), b.NewBlock(), b.NewBlock(), b.NewBlock()
	b.Write(again, b.Int(I32, 0))
	b.Jump(header)
	b.Block = header
	b.If(b.Read(again), second, first)
	b.Block = first
	b.Write(again, load())
	b.If(load(), header, both)
	b.Block = second
	b.Jump(both)
	b.Block = both
	b.Write(again, load())
	b.If(load(), header, out)
	b.Block = out
	b.Return(load())
	f := b.Finish()
	f.ThreadJumps()
	for _, block := range f.Dominators() {
		for _, p := range block.Preds {
			if p.Block.Order() >= block.Order() {
				require.True(t, block.Dominates(p.Block), "a cycle with two ways in\n%s", f)
			}
		}
	}
}
