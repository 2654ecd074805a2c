package acctorun

import (
	"accc/dialects/arith"
	"accc/dialects/scf"
	"accc/ir"
)

// flatten turns the structured operations around o into blocks, up to the function or construct whose region may have
// several, so that o can be replaced by blocks.
func flatten(o *ir.Op) {
	for {
		p := o.ParentOp()
		if p == nil || p.Def().Dialect != scf.Dialect {
			return
		}
		flatten(p)
		lower := flattenings[p.Def().ShortName()]
		lower(p)
	}
}

var flattenings map[string]func(*ir.Op)

func init() {
	flattenings = map[string]func(*ir.Op){"if": flattenIf, "while": flattenWhile, "for": flattenFor}
}

// cut splits the block of o after it; o's results become the arguments of the block returned.
func cut(o *ir.Op) *ir.Block {
	after := o.Parent().Split(o.Next())
	for _, r := range o.Results() {
		r.ReplaceAllUses(after.AddArg(r.Type(), o.Loc))
	}
	return after
}

// spill moves the blocks of a region after a block; every terminator of the region is passed to leave, which replaces
// it by a branch.
func spill(r *ir.Region, at *ir.Block, leave func(e emit, t *ir.Op)) {
	for _, b := range append([]*ir.Block(nil), r.Blocks()...) {
		at.Region().InsertAfter(b, at)
		at = b
		if t := b.Last(); t != nil && len(t.Successors()) == 0 {
			leave(before(t), t)
			t.Erase()
		}
	}
}

func flattenIf(o *ir.Op) {
	head := o.Parent()
	after := cut(o)
	c := o.Operand(0)
	yield := func(e emit, t *ir.Op) { e.br(after, t.Operands()...) }
	then, otherwise := o.Region(0).Entry(), after
	if len(o.Regions()) > 1 && !o.Region(1).Empty() {
		otherwise = o.Region(1).Entry()
		spill(o.Region(1), head, yield)
	}
	spill(o.Region(0), head, yield)
	loc := o.Loc
	o.Erase()
	end(head, loc).condBr(c, then, nil, otherwise, nil)
}

func flattenWhile(o *ir.Op) {
	head := o.Parent()
	after := cut(o)
	test, body := o.Region(0).Entry(), o.Region(1).Entry()
	spill(o.Region(1), head, func(e emit, t *ir.Op) { e.br(test, t.Operands()...) })
	spill(o.Region(0), head, func(e emit, t *ir.Op) {
		if t.Def().ShortName() != "condition" {
			e.br(after, t.Operands()...)
			return
		}
		args := t.Operands()[1:]
		e.condBr(t.Operand(0), body, args, after, args)
	})
	init, loc := o.Operands(), o.Loc
	o.Erase()
	end(head, loc).br(test, init...)
}

// flattenFor: lower bound, upper bound and a positive step, then the initial values.
func flattenFor(o *ir.Op) {
	head, loc := o.Parent(), o.Loc
	after := cut(o)
	lb, ub, step, init := o.Operand(0), o.Operand(1), o.Operand(2), o.Operands()[3:]
	body := o.Region(0).Entry()
	test := &ir.Block{}
	head.Region().InsertAfter(test, head)
	iv := test.AddArg(lb.Type(), loc)
	args := []*ir.Value{}
	for _, v := range init {
		args = append(args, test.AddArg(v.Type(), loc))
	}
	spill(o.Region(0), test, func(e emit, t *ir.Op) {
		e.br(test, append([]*ir.Value{e.add(iv, step)}, t.Operands()...)...)
	})
	for i := len(body.Args()) - 1; i >= 0; i-- {
		body.Arg(i).ReplaceAllUses(test.Arg(i))
		body.RemoveArg(i)
	}
	o.Erase()
	end(head, loc).br(test, append([]*ir.Value{lb}, init...)...)
	e := end(test, loc)
	e.condBr(e.cmp(arith.SLT, iv, ub), body, nil, after, args)
}
