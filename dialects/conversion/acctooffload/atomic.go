package acctooffload

import (
	"accc/dialects/acc"
	"accc/dialects/conversion/build"
	"accc/dialects/offload"
	"accc/ir"
)

func isAtomic(o *ir.Op) bool {
	_, ok := ir.As[*acc.Atomic](o)
	return ok
}

// atomic replaces an atomic operation.
func (b *body) atomic(o *ir.Op) {
	e := build.Before(o)
	switch o.Def() {
	case acc.AtomicRead:
		t := o.Attr("element_type").(*ir.TypeAttr).Type
		v := e.Op(offload.AtomicRead, ir.With{Operands: []*ir.Value{o.Get("x")}, Types: []ir.Type{t}}).Result(0)
		e.Store(v, o.Get("v"))
	case acc.AtomicWrite:
		e.Op(offload.AtomicWrite, ir.With{Operands: []*ir.Value{o.Get("expr"), o.Get("x")}})
	case acc.AtomicUpdate:
		b.updateOf(e, o)
	default:
		b.capture(e, o)
	}
	o.Erase()
}

// capture is a pair of atomic operations on one location: which value the read gets depends on the order.
func (b *body) capture(e build.Emit, o *ir.Op) {
	var read, change *ir.Op
	readFirst := false
	for _, x := range o.Region(0).Entry().Ops() {
		switch x.Def() {
		case acc.AtomicRead:
			read, readFirst = x, change == nil
		case acc.AtomicUpdate, acc.AtomicWrite:
			change = x
		}
	}
	if read == nil || change == nil {
		b.fail(o.Errorf("must hold a read and an update or a write"))
		return
	}
	update := b.updateOf(e, change)
	if update == nil {
		return
	}
	v := update.Result(1)
	if readFirst {
		v = update.Result(0)
	}
	e.Store(v, read.Get("v"))
}

// updateOf makes the offload.atomic.update of an update, or of a write that is part of a capture.
func (b *body) updateOf(e build.Emit, change *ir.Op) *ir.Op {
	var t ir.Type
	if change.Is(acc.AtomicWrite) {
		t = change.Get("expr").Type()
	} else {
		t = change.Region(0).Entry().Arg(0).Type()
	}
	u := e.Op(offload.AtomicUpdate, ir.With{Operands: []*ir.Value{change.Get("x")}, Types: []ir.Type{t, t}})
	if change.Is(acc.AtomicWrite) {
		build.End(u.Region(0).AddBlock(t), change.Loc).Op(offload.Yield, ir.With{Operands: []*ir.Value{change.Get("expr")}})
		return u
	}
	u.Region(0).Take(change.Region(0))
	for _, blk := range u.Region(0).Blocks() {
		y := blk.Last()
		if y == nil || !y.Is(acc.Yield) && !y.Is(acc.Terminator) {
			continue
		}
		if y.NumOperands() != 1 {
			b.fail(change.Errorf("must yield the new value"))
			return nil
		}
		build.End(blk, y.Loc).Op(offload.Yield, ir.With{Operands: y.Operands()})
		y.Erase()
	}
	return u
}
