package build

import (
	"accc/dialects/arith"
	"accc/dialects/scf"
	"accc/ir"
)

// Flatten turns the structured operations around o into blocks, up to the function or construct whose region may have
// several, so that o can be replaced by blocks. It returns the operation that it cannot turn into blocks, or nil.
func Flatten(o *ir.Op) (obstacle *ir.Op) {
	for {
		p := o.ParentOp()
		if p == nil || p.Def().Dialect != scf.Dialect {
			return nil
		}
		lower := flattenings[p.Def().ShortName()]
		if lower == nil {
			return p
		}
		if obstacle := Flatten(p); obstacle != nil {
			return obstacle
		}
		lower(p)
	}
}

// FlattenOne turns one structured operation into blocks, and reports whether it can. The region around it must be one that
// may have several blocks.
func FlattenOne(o *ir.Op) bool {
	lower := flattenings[o.Def().ShortName()]
	if lower == nil || o.Def().Dialect != scf.Dialect {
		return false
	}
	lower(o)
	return true
}

var flattenings map[string]func(*ir.Op)

func init() {
	flattenings = map[string]func(*ir.Op){"if": flattenIf, "while": flattenWhile, "for": flattenFor, "execute_region": flattenRegion,
		"index_switch": flattenSwitch}
}

// Cut splits the block of o after it; o's results become the arguments of the block returned.
func Cut(o *ir.Op) *ir.Block {
	after := o.Parent().Split(o.Next())
	for _, r := range o.Results() {
		r.ReplaceAllUses(after.AddArg(r.Type(), o.Loc))
	}
	return after
}

// Spill moves the blocks of a region after a block; every terminator of the region is passed to leave, which replaces
// it by a branch.
func Spill(r *ir.Region, at *ir.Block, leave func(e Emit, t *ir.Op)) {
	for _, b := range append([]*ir.Block(nil), r.Blocks()...) {
		at.Region().InsertAfter(b, at)
		at = b
		if t := b.Last(); t != nil && len(t.Successors()) == 0 {
			leave(Before(t), t)
			t.Erase()
		}
	}
}

func flattenIf(o *ir.Op) {
	head := o.Parent()
	after := Cut(o)
	c := o.Operand(0)
	yield := func(e Emit, t *ir.Op) { e.Br(after, t.Operands()...) }
	then, otherwise := o.Region(0).Entry(), after
	if len(o.Regions()) > 1 && !o.Region(1).Empty() {
		otherwise = o.Region(1).Entry()
		Spill(o.Region(1), head, yield)
	}
	Spill(o.Region(0), head, yield)
	loc := o.Loc
	o.Erase()
	End(head, loc).CondBr(c, then, nil, otherwise, nil)
}

func flattenWhile(o *ir.Op) {
	head := o.Parent()
	after := Cut(o)
	test, body := o.Region(0).Entry(), o.Region(1).Entry()
	Spill(o.Region(1), head, func(e Emit, t *ir.Op) { e.Br(test, t.Operands()...) })
	Spill(o.Region(0), head, func(e Emit, t *ir.Op) {
		if t.Def().ShortName() != "condition" {
			e.Br(after, t.Operands()...)
			return
		}
		args := t.Operands()[1:]
		e.CondBr(t.Operand(0), body, args, after, args)
	})
	init, loc := o.Operands(), o.Loc
	o.Erase()
	End(head, loc).Br(test, init...)
}

// flattenFor: lower bound, upper bound and a positive step, then the initial values.
func flattenFor(o *ir.Op) {
	head, loc := o.Parent(), o.Loc
	after := Cut(o)
	lb, ub, step, init := o.Operand(0), o.Operand(1), o.Operand(2), o.Operands()[3:]
	unsigned := o.Attr("unsignedCmp") != nil
	body := o.Region(0).Entry()
	test := &ir.Block{}
	head.Region().InsertAfter(test, head)
	iv := test.AddArg(lb.Type(), loc)
	args := []*ir.Value{}
	for _, v := range init {
		args = append(args, test.AddArg(v.Type(), loc))
	}
	Spill(o.Region(0), test, func(e Emit, t *ir.Op) {
		e.Br(test, append([]*ir.Value{e.Add(iv, step)}, t.Operands()...)...)
	})
	for i := len(body.Args()) - 1; i >= 0; i-- {
		body.Arg(i).ReplaceAllUses(test.Arg(i))
		body.RemoveArg(i)
	}
	o.Erase()
	End(head, loc).Br(test, append([]*ir.Value{lb}, init...)...)
	e := End(test, loc)
	less := arith.SLT
	if unsigned {
		less = arith.ULT
	}
	e.CondBr(e.Cmp(less, iv, ub), body, nil, after, args)
}

func flattenRegion(o *ir.Op) {
	head, loc := o.Parent(), o.Loc
	after := Cut(o)
	entry := o.Region(0).Entry()
	Spill(o.Region(0), head, func(e Emit, t *ir.Op) {
		if t.Is(scf.Yield) {
			e.Br(after, t.Operands()...)
			return
		}
		e.Insert(t.Clone(ir.NewMapping())) // it does not go on: llvm.unreachable
	})
	o.Erase()
	End(head, loc).Br(entry)
}

// flattenSwitch makes a chain of comparisons: index has no width that the cases of a switch could have.
func flattenSwitch(o *ir.Op) {
	head, loc := o.Parent(), o.Loc
	after := Cut(o)
	value, cases := o.Operand(0), o.Attr("cases").(*ir.DenseArrayAttr)
	var entries []*ir.Block
	for _, r := range o.Regions() {
		entries = append(entries, r.Entry())
	}
	for i := len(o.Regions()) - 1; i >= 0; i-- {
		Spill(o.Region(i), head, func(e Emit, t *ir.Op) { e.Br(after, t.Operands()...) })
	}
	o.Erase()
	e := End(head, loc)
	for i, n := range cases.Values {
		is := e.Cmp(arith.EQ, value, e.Constant(ir.Index(), n))
		next := &ir.Block{}
		e.Block().Region().InsertAfter(next, e.Block())
		e.CondBr(is, entries[i+1], nil, next, nil)
		e = End(next, loc)
	}
	e.Br(entries[0])
}

// Inline copies the code of a region before at, with args for the entry's arguments, and returns what it yields.
func Inline(at *ir.Op, r *ir.Region, args []*ir.Value) []*ir.Value {
	m := ir.NewMapping()
	for i, a := range r.Entry().Args() {
		if i < len(args) {
			m.Values[a] = args[i]
		}
	}
	if len(r.Blocks()) == 1 {
		var out []*ir.Value
		for _, o := range r.Entry().Ops() {
			if o.IsTerminator() {
				for _, v := range o.Operands() {
					out = append(out, m.Lookup(v))
				}
				break
			}
			at.Parent().InsertBefore(o.Clone(m), at)
		}
		return out
	}
	head := at.Parent()
	after := head.Split(at)
	tmp := &ir.Region{}
	r.CloneInto(tmp, m)
	entry := tmp.Entry()
	// The arguments of the clone are replaced by the values given.
	for i, a := range entry.Args() {
		if i < len(args) {
			a.ReplaceAllUses(args[i])
		}
	}
	for len(entry.Args()) > 0 {
		entry.RemoveArg(len(entry.Args()) - 1)
	}
	var out []*ir.Value
	Spill(tmp, head, func(e Emit, t *ir.Op) {
		if out == nil {
			for _, v := range t.Operands() {
				out = append(out, after.AddArg(v.Type(), t.Loc))
			}
		}
		e.Br(after, t.Operands()...)
	})
	End(head, at.Loc).Br(entry)
	return out
}
