package reduce

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/dependence"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
	"accc/ir/pass"
)

// FoundPass is acc-find-reductions.
var FoundPass = Passes.Define(pass.Pass{
	Name: "acc-find-reductions",
	Doc:  "Make reductions of the sums, products, maxima and minima in loops whose iterations are independent but for them (OpenACC 3.3 §2.9.6).",
	Run: func(module *ir.Op, _ pass.Values) error {
		Find(module)
		return nil
	},
})

// Find looks for reductions that the program does not say, in the loops of kernels constructs and in auto loops.
func Find(module *ir.Op) {
	ir.Walk(module, func(o *ir.Op) bool {
		if !o.Is(acc.Parallel) && !o.Is(acc.Kernels) {
			return true
		}
		for _, b := range o.Region(0).Blocks() {
			for loop := b.First(); loop != nil; loop = loop.Next() {
				if loop.Is(acc.Loop) && acc.SlotAuto.Given(acc.Any, loop) && !acc.SlotIndependent.Given(acc.Any, loop) && !acc.SlotSeq.Given(acc.Any, loop) {
					find(module, o, loop)
				}
			}
		}
		return false
	})
}

// find adds the reductions that a loop lacks to be one whose iterations may run in any order; where it does not become one, it
// stays as it was, for a sum in order is not quite the same.
func find(module, construct, loop *ir.Op) {
	type change struct {
		*uses
		own *ir.Value
	}
	var made []change
	for _, v := range acc.SlotData.Operands(construct) {
		if op, names := foundIn(loop, v); op != acc.RedNone {
			elem, _ := scalars(acc.VarType(v.Op()))
			u := &uses{entry: v.Op(), loop: loop, names: names, op: op, elem: elem, count: 1}
			own := u.reduce(module)
			own.Op().SetAttr(accc.Found.Name, ir.Unit())
			made = append(made, change{u, own})
		}
	}
	if len(made) == 0 || dependence.Of(loop, scalar.Temporaries(construct, loop)...).Parallel {
		return
	}
	for _, c := range made {
		setReductions(loop, slices.DeleteFunc(slices.Clone(acc.SlotReduction.Operands(loop)), func(v *ir.Value) bool { return v == c.own }))
		c.own.ReplaceAllUses(acc.Var(c.own.Op()))
		c.own.Op().Erase()
	}
}

// In is the operator of the reduction that a loop does with a scalar, by the address it has there, RedNone where it does anything else with it.
func In(loop *ir.Op, v *ir.Value) acc.ReductionOperator {
	op, _ := foundIn(loop, v)
	return op
}

// foundIn is the operator by which a loop changes a scalar, where it does nothing else with it, and the values that are its address.
func foundIn(loop *ir.Op, v *ir.Value) (acc.ReductionOperator, map[*ir.Value]bool) {
	if v.Op() == nil || elements(v.Op()) != 1 {
		return acc.RedNone, nil
	}
	c := &changes{loop: loop, names: map[*ir.Value]bool{}}
	c.elem, _ = scalars(acc.VarType(v.Op()))
	if !c.follow(v) || slices.ContainsFunc(c.loads, func(o *ir.Op) bool { return !slices.Contains(c.expected, o) }) {
		return acc.RedNone, nil
	}
	return c.op, c.names
}

// changes are what a loop does with a scalar.
type changes struct {
	loop            *ir.Op
	elem            ir.Type
	names           map[*ir.Value]bool
	op              acc.ReductionOperator
	loads, expected []*ir.Op
}

// follow examines the uses of an address of the scalar in the loop; false where one of them is no change by the operator.
func (c *changes) follow(addr *ir.Value) bool {
	c.names[addr] = true
	for use := addr.FirstUse(); use != nil; use = use.Next() {
		o := use.Owner()
		if ir.Declared(o) != nil && use.Index() == 0 {
			for _, r := range o.Results() {
				if !c.follow(r) {
					return false
				}
			}
			continue
		}
		if o == c.loop || !c.loop.IsAncestorOf(o) {
			continue
		}
		switch {
		case scalar.IsLoad(o) && o.Result(0).Type() == c.elem:
			c.loads = append(c.loads, o)
		case isStore(o) && use.Index() == 1 && o.Operand(0).Type() == c.elem && o.Attr("volatile_") == nil:
			by, old := changeOf(o, addr)
			if by == acc.RedNone || c.op != acc.RedNone && by != c.op {
				return false
			}
			c.op, c.expected = by, append(c.expected, old...)
		default:
			return false
		}
	}
	return true
}

func isStore(o *ir.Op) bool { return o.Is(llvm.Store) || o.Is(fir.Store) }

// changeOf is the operator by which a store changes a variable, and the loads of the old value, which goes nowhere else.
func changeOf(store *ir.Op, v *ir.Value) (acc.ReductionOperator, []*ir.Op) {
	o := store.Operand(0).Op()
	if o == nil {
		return acc.RedNone, nil
	}
	if p := store.ParentOp(); (p.Is(scf.If) || p.Is(fir.If)) && store.Parent() == p.Region(0).Entry() && p.Region(1).Empty() {
		if op, old := replacement(p, store.Operand(0), nil, v); op != acc.RedNone {
			return op, old
		}
	}
	if o.Parent() != store.Parent() || !store.Operand(0).HasOneUse() {
		return acc.RedNone, nil
	}
	op := operators[o.Def()]
	switch {
	case (o.Is(scf.If) || o.Is(fir.If)) && o.NumResults() == 1:
		return replacement(o, yielded(o, 0), yielded(o, 1), v)
	case o.Is(arith.Select):
		return selection(o, v)
	case o.Is(fn.Call):
		op = extrema[calleeOf(o)]
	case o.Is(arith.MulI), o.Is(arith.MulF):
		op = acc.RedMul
	}
	for i, x := range o.Operands() {
		if old := loadOf(x, v); old != nil && x.HasOneUse() && old.Parent() == store.Parent() && (i == 0 || o.Is(fn.Call) || o.Def().Has(ir.Commutative)) {
			return op, []*ir.Op{old}
		}
	}
	return acc.RedNone, nil
}

// yielded is the result of a branch.
func yielded(branch *ir.Op, i int) *ir.Value { return branch.Region(i).Entry().Last().Operand(0) }

// extrema are the functions of the C library that return the greater or the lesser of two numbers.
var extrema = map[string]acc.ReductionOperator{"fmax": acc.RedMax, "fmaxf": acc.RedMax, "fmin": acc.RedMin, "fminf": acc.RedMin}

func calleeOf(call *ir.Op) string {
	if s, ok := call.Attr("callee").(*ir.SymbolRefAttr); ok {
		return s.Root
	}
	return ""
}

// loadOf is the load of a variable that a value comes from, or nil.
func loadOf(x, v *ir.Value) *ir.Op {
	if o := x.Op(); o != nil && scalar.IsLoad(o) && o.Operand(0) == v && o.Attr("volatile_") == nil {
		return o
	}
	return nil
}

// greater reports whether a comparison asks for more than (1) or less than (-1); 0: neither.
func greater(cmp *ir.Op) int {
	p := int(cmp.IntAttr("predicate"))
	switch {
	case cmp.Is(arith.CmpF) && slices.Contains([]int{arith.OGT, arith.OGE}, p), cmp.Is(arith.CmpI) && slices.Contains([]int{arith.SGT, arith.SGE}, p):
		return 1
	case cmp.Is(arith.CmpF) && slices.Contains([]int{arith.OLT, arith.OLE}, p), cmp.Is(arith.CmpI) && slices.Contains([]int{arith.SLT, arith.SLE}, p):
		return -1
	}
	return 0
}

var bySign = map[int]acc.ReductionOperator{1: acc.RedMax, -1: acc.RedMin}

// selection matches m = x > m ? x : m and the like, as a select.
func selection(o *ir.Op, v *ir.Value) (acc.ReductionOperator, []*ir.Op) {
	cmp, yes, no := o.Operand(0).Op(), o.Operand(1), o.Operand(2)
	old := loadOf(yes, v)
	if old == nil {
		old = loadOf(no, v)
	}
	if cmp == nil || old == nil || greater(cmp) == 0 || old.Parent() != o.Parent() {
		return acc.RedNone, nil
	}
	for u := old.Result(0).FirstUse(); u != nil; u = u.Next() {
		if u.Owner() != cmp && u.Owner() != o {
			return acc.RedNone, nil
		}
	}
	switch a, b := cmp.Operand(0), cmp.Operand(1); {
	case a == yes && b == no:
		return bySign[greater(cmp)], []*ir.Op{old}
	case a == no && b == yes:
		return bySign[-greater(cmp)], []*ir.Op{old}
	}
	return acc.RedNone, nil
}

// replacement matches if (x > m) m = x and the like: yes and no are what m becomes, nil where it stays.
func replacement(branch *ir.Op, yes, no, v *ir.Value) (acc.ReductionOperator, []*ir.Op) {
	cmp := branch.Operand(0).Op()
	if cmp == nil || greater(cmp) == 0 || cmp.Parent() != branch.Parent() || !onlyReads(branch.Region(0)) || !onlyReads(branch.Region(1)) {
		return acc.RedNone, nil
	}
	var loads []*ir.Op
	kept := func(x *ir.Value) bool {
		if x == nil {
			return true
		}
		old := loadOf(x, v)
		if old != nil {
			loads = append(loads, old)
		}
		return old != nil && x.HasOneUse()
	}
	sign, next := greater(cmp), yes
	switch {
	case kept(no):
	case kept(yes):
		sign, next = -sign, no
	default:
		return acc.RedNone, nil
	}
	for i, of := range []int{-1, 1} {
		old, x := loadOf(cmp.Operand(i), v), cmp.Operand(1-i)
		if old != nil && old.Result(0).HasOneUse() && old.Parent() == branch.Parent() && again(next, x, branch) {
			return bySign[of*sign], append(loads, old)
		}
	}
	return acc.RedNone, nil
}

// onlyReads reports whether a branch does nothing but read memory, and set one variable at its end.
func onlyReads(r *ir.Region) bool {
	if r.Empty() {
		return true
	}
	for o := r.Entry().First(); o != nil; o = o.Next() {
		if !o.IsTerminator() && !scalar.IsLoad(o) && !ir.IsPure(o) && !(isStore(o) && o.Next().IsTerminator()) {
			return false
		}
	}
	return len(r.Blocks()) == 1
}

// again reports whether a value inside a branch is computed as one before the branch was, with no write in between.
func again(in, out *ir.Value, branch *ir.Op) bool {
	a, b := in.Op(), out.Op()
	switch {
	case in == out:
		return true
	case a == nil || b == nil || a.Def() != b.Def() || a.NumRegions() > 0 || a.NumOperands() != b.NumOperands() || in.Type() != out.Type():
		return false
	case scalar.IsLoad(a):
		if b.Parent() != branch.Parent() {
			return false
		}
		for o := b.Next(); o != branch; o = o.Next() {
			if !scalar.IsLoad(o) && !ir.IsPure(o) {
				return false
			}
		}
	case !ir.IsPure(a):
		return false
	}
	for i := range a.Def().Attrs {
		if a.Prop(i) != b.Prop(i) {
			return false
		}
	}
	for i := range a.NumOperands() {
		if !again(a.Operand(i), b.Operand(i), branch) {
			return false
		}
	}
	return true
}
