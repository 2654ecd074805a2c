package offloadtorun

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/offload"
	"accc/ir"
)

// A fold is a reduction over the groups of a launch. What a group leaves for it is the address of the variable, the
// extents, the room that the value takes unless that is constant, and the value: so the combine function needs nothing
// else.
type fold struct {
	op      *ir.Op // offload.combine
	bytes   *ir.Value
	extents []*ir.Value
}

// foldsOf are the reductions in a kernel, in the order of their operations.
func foldsOf(k *ir.Op) (folds []fold) {
	for _, b := range k.Region(0).Blocks() {
		for o := b.First(); o != nil; o = o.Next() {
			if o.Is(offload.Combine) {
				folds = append(folds, fold{o, o.Get("bytes"), o.GetAll("extents")})
			}
		}
	}
	return folds
}

// header is the number of bytes before the value.
func (f fold) header() int64 {
	n := 8 + 8*int64(len(f.extents))
	if !build.IsConstant(f.bytes) {
		n += 8
	}
	return n
}

// room is the number of bytes of the value, a multiple of 8. Its size may come from another function if it is constant.
func (f fold) room(e build.Emit) *ir.Value {
	if n, ok := ir.ConstantInt(f.bytes); ok {
		return e.I64((n + 7) &^ 7)
	}
	return e.Arith("andi", e.Add(f.bytes, e.I64(7)), e.I64(-8))
}

// strideOf is the number of bytes of what one group leaves, as a value of the host code.
func strideOf(e build.Emit, folds []fold) *ir.Value {
	total := e.I64(0)
	for _, f := range folds {
		total = e.Add(total, e.Add(e.I64(f.header()), f.room(e)))
	}
	return total
}

// leave writes the results of this group where the reductions are. at is this group's part.
func leave(folds []fold, at *ir.Value) {
	for i, f := range folds {
		e := build.Before(f.op)
		e.Store(f.op.Get("into"), at)
		numbers := f.extents
		room := f.room(e)
		if !build.IsConstant(f.bytes) {
			numbers = append(slices.Clone(numbers), room)
		}
		for k, n := range numbers {
			e.Store(n, e.Offset(at, e.I64(int64(8+8*k))))
		}
		value := e.Offset(at, e.I64(f.header()))
		e.Memcpy(value, f.op.Get("own"), f.bytes)
		if i < len(folds)-1 {
			at = e.Offset(value, room)
		}
	}
}

// combineKernel makes the function that folds what the groups of a kernel left: (groups: i32, stride: i64, partials:
// ptr).
func (l *lowering) combineKernel(name string, loc ir.Location, folds []fold) *ir.Op {
	f := l.newFunc(name, []ir.Type{ir.I32(), ir.I64(), build.Ptr()}, nil, false)
	f.SetAttr(accc.Kernel.Name, ir.Unit())
	f.Loc = loc
	entry := f.Region(0).Entry()
	test, run, done := f.Region(0).AddBlock(ir.I64()), f.Region(0).AddBlock(), f.Region(0).AddBlock()
	build.End(done, loc).Ret()
	e := build.End(entry, loc)
	groups := e.Cast(entry.Arg(0), ir.I64())
	e.Br(test, e.I64(0))
	g := test.Arg(0)
	e = build.End(test, loc)
	e.CondBr(e.Cmp(arith.SLT, g, groups), run, nil, done, nil)
	e = build.End(run, loc)
	at := e.Offset(entry.Arg(2), e.Mul(g, entry.Arg(1)))
	e.Br(test, e.Add(g, e.I64(1)))
	back := run.Last()
	for i, x := range folds {
		e := build.Before(back)
		number := func(k int) *ir.Value { return e.Load(ir.I64(), e.Offset(at, e.I64(int64(8+8*k)))) }
		args := []*ir.Value{e.Load(build.Ptr(), at), nil}
		for k := range x.extents {
			args = append(args, number(k))
		}
		value := e.Offset(at, e.I64(x.header()))
		if i < len(folds)-1 {
			room := number
			if build.IsConstant(x.bytes) {
				room = func(int) *ir.Value { return x.room(e) }
			}
			at = e.Offset(value, room(len(x.extents)))
		}
		args[1] = value
		build.Inline(back, x.op.Region(0), args)
	}
	return f
}
