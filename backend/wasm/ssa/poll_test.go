package ssa

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Loops that may go on for long poll, others do not.
func TestPolls(t *testing.T) {
	count := func(b *Builder, limit *Value, body func(i *Value)) {
		i := b.NewVar(limit.Type)
		k := family(limit.Type)
		less := I32LtS
		if limit.Type == I64 {
			less = I64LtS
		}
		b.Write(i, b.Int(limit.Type, 0))
		loop, end := b.NewBlock(), b.NewBlock()
		b.If(b.Op(less, b.Int(limit.Type, 0), limit), loop, end)
		b.Block = loop
		body(b.Read(i))
		next := b.Op(k.add, b.Read(i), b.Int(limit.Type, 1))
		b.Write(i, next)
		b.If(b.Op(less, next, limit), loop, end)
		b.Block = end
	}
	store := func(b *Builder, i *Value) {
		b.Access(I32Store, 0, b.Op(I32Add, b.Func().Param(0), b.Op(I32Shl, i, b.Int(I32, 2))), i)
	}
	n := func(b *Builder) *Value { return b.Func().Param(1) }
	long := func(b *Builder) *Value { return b.Func().Param(2) }
	add := func(b *Builder, sum Var, i *Value) {
		b.Write(sum, b.Op(I64Xor, b.Read(sum), b.Op(I64Mul, i, b.Read(sum))))
	}
	for _, c := range []struct {
		name  string
		polls bool
		make  func(b *Builder, sum Var)
	}{
		{"an endless loop", true, func(b *Builder, _ Var) {
			loop := b.NewBlock()
			b.Jump(loop)
			b.Block = loop
			b.Jump(loop)
			b.Block = b.NewBlock()
		}},
		{"until another thread changes a variable", true, func(b *Builder, _ Var) {
			loop, end := b.NewBlock(), b.NewBlock()
			b.Jump(loop)
			b.Block = loop
			b.If(b.Access(I32Load, 0, b.Func().Param(0)), end, loop)
			b.Block = end
		}},
		{"an array", false, func(b *Builder, _ Var) { count(b, n(b), func(i *Value) { store(b, i) }) }},
		{"an array with a long counter", false, func(b *Builder, _ Var) {
			count(b, long(b), func(i *Value) { store(b, b.Op(I32WrapI64, i)) })
		}},
		{"a long count", true, func(b *Builder, sum Var) { count(b, long(b), func(i *Value) { add(b, sum, i) }) }},
		{"a short count", false, func(b *Builder, sum Var) {
			count(b, b.Op(I64ExtendI32S, n(b)), func(i *Value) { add(b, sum, i) })
		}},
		{"rows of an array", true, func(b *Builder, _ Var) {
			count(b, n(b), func(*Value) { count(b, n(b), func(i *Value) { store(b, i) }) })
		}},
	} {
		b := NewBuilder("f", Signature{Params: []Type{I32, I32, I64}, Results: []Type{I64}})
		sum := b.NewVar(I64)
		b.Write(sum, long(b))
		c.make(b, sum)
		b.Return(b.Read(sum))
		f := b.Finish()
		Optimize([]*Func{f})
		AddPolls([]*Func{f})
		require.NoError(t, f.Check(), c.name)
		require.Equal(t, c.polls, strings.Contains(f.String(), "poll"), "%s\n%s", c.name, f)
	}
}

// A function that may call itself polls where it starts.
func TestPollsOfRecursion(t *testing.T) {
	call := func(name string, callees ...string) *Func {
		b := NewBuilder(name, Signature{})
		for _, c := range callees {
			b.Call(c, &Signature{})
		}
		b.Return()
		return b.Finish()
	}
	even, odd, leaf, top := call("even", "odd"), call("odd", "even", "leaf"), call("leaf", "outside"), call("top", "leaf", "even")
	AddPolls([]*Func{top, even, odd, leaf})
	polls := func(f *Func) bool { return strings.Contains(f.String(), "poll") }
	require.True(t, polls(even) || polls(odd))
	require.False(t, polls(leaf))
	require.False(t, polls(top))
}
