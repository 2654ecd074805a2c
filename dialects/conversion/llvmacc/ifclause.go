package llvmacc

import (
	"slices"

	"accc/dialects/acc"
	fn "accc/dialects/func"
	"accc/dialects/scf"
	"accc/ir"
	"accc/ir/pass"
)

// IfClause is the pass acc-if-clause-lowering.
var IfClause = Passes.Define(pass.Pass{
	Name:   "acc-if-clause-lowering",
	Doc:    "Turn the if clauses of compute constructs into control flow between the construct and its code on the host (OpenACC 3.3 §2.5.6).",
	Anchor: fn.Func.FullName,
	Run: func(op *ir.Op, _ pass.Values) error {
		var list []*ir.Op
		ir.WalkPost(op, func(o *ir.Op) {
			if (o.Is(acc.Parallel) || o.Is(acc.Kernels) || o.Is(acc.Serial)) && o.Get("ifCond") != nil {
				list = append(list, o)
			}
		})
		for _, o := range list {
			choose(o)
		}
		return nil
	},
})

// choose makes the two ways of a construct: itself, with its data operations, and its code.
func choose(o *ir.Op) {
	b := ir.Before(o)
	var entries, shared, exits []*ir.Op
	for _, v := range acc.SlotData.Operands(o) {
		d := v.Op()
		switch {
		case d == nil || acc.Var(d) == nil || slices.Contains(entries, d) || slices.Contains(shared, d):
		case isOwn(d, o):
			entries = append(entries, d)
		default:
			shared = append(shared, d)
		}
	}
	for _, e := range slices.Backward(entries) {
		for _, u := range e.Result(0).Users() {
			if _, exit := ir.As[*acc.DataExit](u); exit {
				exits = append(exits, u)
			}
		}
	}
	either := b.Op(scf.If, ir.With{Operands: []*ir.Value{o.Get("ifCond")}, Types: []ir.Type{}})
	device := ir.At(either.Region(0).AddBlock())
	device.Loc = o.Loc
	m := ir.NewMapping()
	for _, e := range entries {
		device.Insert(e.Clone(m))
	}
	construct := o.Clone(m)
	construct.SetAll("ifCond", nil)
	device.Insert(construct)
	for _, e := range exits {
		device.Insert(e.Clone(m))
	}
	device.Op(scf.Yield, ir.With{})

	if len(o.Region(0).Blocks()) > 1 {
		rw := &ir.Rewriter{Builder: *ir.At(either.Region(1).AddBlock())}
		rw.Loc = o.Loc
		execute(o, rw)
	} else {
		either.Region(1).Take(o.Region(0))
		if t := either.Region(1).Entry().Terminator(); t != nil {
			t.Erase()
		}
	}
	end := ir.At(either.Region(1).Entry())
	end.Loc = o.Loc
	end.Op(scf.Yield, ir.With{})
	var inside []*ir.Op
	ir.Walk(either.Region(1).Parent(), func(in *ir.Op) bool {
		if in == either || !either.IsAncestorOf(in) || in.Def().Dialect != acc.Dialect || !inRegion(in, either.Region(1)) {
			return true
		}
		inside = append(inside, in)
		return true
	})
	pass.Greedy{Merge: true, Patterns: onHost}.RunOn(inside)

	// Without a device, a reduction is of the variable itself; private copies stay copies.
	for _, v := range acc.SlotReduction.Operands(o) {
		if v.Op() != nil && acc.Var(v.Op()) != nil {
			v.ReplaceUsesIf(acc.Var(v.Op()), func(u *ir.Operand) bool { return inRegion(u.Owner(), either.Region(1)) })
		}
	}
	for _, d := range shared {
		d.Result(0).ReplaceUsesIf(acc.Var(d), func(u *ir.Operand) bool { return inRegion(u.Owner(), either.Region(1)) })
	}
	o.Erase()
	for _, e := range exits {
		e.Erase()
	}
	for _, e := range entries {
		e.Result(0).ReplaceAllUses(acc.Var(e))
		e.Erase()
	}
}

// isOwn reports whether a data operation is for one construct alone: only it, what is in it and data exit operations use the
// result.
func isOwn(d, construct *ir.Op) bool {
	return !slices.ContainsFunc(d.Result(0).Users(), func(u *ir.Op) bool {
		_, exit := ir.As[*acc.DataExit](u)
		return !exit && !construct.IsAncestorOf(u)
	})
}

// inRegion reports whether o is in a region, or in one inside it.
func inRegion(o *ir.Op, r *ir.Region) bool {
	for ; o != nil && o.Parent() != nil; o = o.ParentOp() {
		if o.Parent().Region() == r {
			return true
		}
	}
	return false
}
