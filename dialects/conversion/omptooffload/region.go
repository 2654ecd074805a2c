package omptooffload

import (
	"accc/dialects/conversion/build"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// ends lists the operations that end a region of the dialect.
func ends(r *ir.Region) (list []*ir.Op) {
	for _, b := range r.Blocks() {
		if t := b.Last(); t != nil && (t.Is(omp.Terminator) || t.Is(omp.Yield)) {
			list = append(list, t)
		}
	}
	return list
}

// yields ends the blocks of a region as those of the offload dialect do, and returns the operations that do so.
func yields(r *ir.Region) (list []*ir.Op) {
	for _, t := range ends(r) {
		list = append(list, build.Before(t).Op(offload.Yield, ir.With{}))
		t.Erase()
	}
	return list
}

// joined makes a region end in one block and returns the operation that ends it.
func joined(r *ir.Region, loc ir.Location) *ir.Op {
	list := ends(r)
	if len(list) == 1 {
		return list[0]
	}
	out := r.AddBlock()
	for _, t := range list {
		build.Before(t).Br(out)
		t.Erase()
	}
	return build.End(out, loc).Op(omp.Terminator, ir.With{})
}

// oneEnd is the same for a region that an operation of the offload dialect gets.
func oneEnd(r *ir.Region, loc ir.Location) *ir.Op {
	joined(r, loc)
	return yields(r)[0]
}

// guard runs the region of an operation where a condition holds. The operation stays, after the code, for the caller to
// erase.
func guard(o *ir.Op, condition *ir.Value) {
	head, loc, entry := o.Parent(), o.Loc, o.Region(0).Entry()
	after := head.Split(o)
	build.Spill(o.Region(0), head, func(e build.Emit, _ *ir.Op) { e.Br(after) })
	build.End(head, loc).CondBr(condition, entry, nil, after, nil)
}

// when runs code, which fill makes, before at where a condition holds.
func (c *code) when(at *ir.Op, condition *ir.Value, fill func(at *ir.Op)) {
	head, loc := at.Parent(), at.Loc
	after, then := head.Split(at), &ir.Block{}
	head.Region().InsertAfter(then, head)
	build.End(then, loc).Br(after)
	build.End(head, loc).CondBr(condition, then, nil, after, nil)
	fill(then.Last())
}

// unwrap puts the code of the region of an operation in its place. The operation stays, after the code, for the caller to
// erase.
func unwrap(o *ir.Op) {
	r := o.Region(0)
	if len(r.Blocks()) == 1 {
		for _, x := range r.Entry().Ops() {
			if !x.IsTerminator() {
				x.MoveBefore(o)
			}
		}
		return
	}
	head, entry := o.Parent(), r.Entry()
	after := head.Split(o)
	build.Spill(r, head, func(e build.Emit, _ *ir.Op) { e.Br(after) })
	build.End(head, o.Loc).Br(entry)
}

// endsTeam reports whether nothing follows an operation but the end of the region of a parallel construct, where the threads
// wait for one another anyhow.
func endsTeam(o *ir.Op) bool {
	p := o.ParentOp()
	if !p.Is(offload.Fork) || o.Next() == nil || !o.Next().Is(offload.Yield) {
		return false
	}
	kind, _ := offload.TeamEnum.Of(p.Attr("kind"))
	return kind == offload.TeamParallel
}
