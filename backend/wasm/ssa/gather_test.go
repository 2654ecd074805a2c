package ssa

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// counting makes a loop of an i32 from 0 to a number, whose body is given the counter; more is what the loop carries along.
func counting(body func(b *Builder, i *Value)) *Func {
	b := NewBuilder("f", Signature{Params: []Type{I32, I32}})
	f := b.Func()
	i := b.NewVar(I32)
	b.Write(i, f.NewValue(Const, I32, 0))
	loop, exit := b.NewBlock(), b.NewBlock()
	b.Jump(loop)
	b.Block = loop
	at := b.Read(i)
	body(b, at)
	next := b.Op(I32Add, at, f.NewValue(Const, I32, 1))
	b.Write(i, next)
	b.If(b.Op(I32LtS, next, f.Param(0)), loop, exit)
	b.Seal(loop)
	b.Seal(exit)
	b.Block = exit
	b.Return()
	f = b.Finish()
	f.Simplify()
	return f
}

// logged are the entries in the blocks of a function that are in a loop, and in those that are not.
func logged(f *Func) (inside, outside []*Value) {
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op != Log32 && v.Op != Log64 {
				continue
			}
			if b.loop != nil {
				inside = append(inside, v)
			} else {
				outside = append(outside, v)
			}
		}
	}
	return inside, outside
}

func TestGatherLog(t *testing.T) {
	f := counting(func(b *Builder, i *Value) {
		f := b.Func()
		addr := b.Op(I32Add, f.Param(1), b.Op(I32Shl, i, f.NewValue(Const, I32, 3)))
		b.Log(addr, 5)
		b.Log(b.Op(I64ExtendI32S, i), 0)
		b.Access(I64Store, 16, addr, f.NewValue(Const, I64, 0))
	})
	f.Loops()
	f.GatherLog()
	f.Simplify()
	require.NoError(t, f.Check(), f.String())
	f.Loops()
	inside, outside := logged(f)
	require.Empty(t, inside, f.String())
	require.Len(t, outside, 5)
	head := outside[0]
	require.Equal(t, Log32, head.Op)
	require.EqualValues(t, uint32(LogLoop)|2, uint32(head.Aux))
	step := func(v *Value) int64 { require.Equal(t, Const, v.Args[0].Op); return v.Args[0].Aux }
	require.EqualValues(t, 8, step(outside[2]))
	require.EqualValues(t, 0, step(outside[3]), "the first number")
	require.EqualValues(t, 1, step(outside[4]))
}

// TestGatherLogNot leaves loops alone that may end in the middle, call something, or access what no step leads to.
func TestGatherLogNot(t *testing.T) {
	for name, body := range map[string]func(b *Builder, i *Value){
		"division": func(b *Builder, i *Value) {
			b.Log(b.Op(I32DivS, b.Func().Param(1), i), 5)
		},
		"call": func(b *Builder, i *Value) {
			b.Log(i, 5)
			b.Call("other", &Signature{})
		},
		"square": func(b *Builder, i *Value) { b.Log(b.Op(I32Mul, i, i), 5) },
		"loaded": func(b *Builder, i *Value) { b.Log(b.Access(I32Load, 0, i), 5) },
	} {
		t.Run(name, func(t *testing.T) {
			f := counting(body)
			f.GatherLog()
			require.NoError(t, f.Check(), f.String())
			f.Loops()
			inside, outside := logged(f)
			require.Len(t, inside, 1)
			require.Empty(t, outside)
		})
	}
}
