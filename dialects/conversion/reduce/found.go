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
	"accc/dialects/hlfir"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
	"accc/ir/memory"
	"accc/ir/memory/library"
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

// Find looks for reductions that the program does not say: in the loops of kernels constructs and in auto loops.
func Find(module *ir.Op) {
	ir.Walk(module, func(o *ir.Op) bool {
		if !o.Is(acc.Parallel) && !o.Is(acc.Kernels) {
			return true
		}
		for _, b := range o.Region(0).Blocks() {
			for loop := b.First(); loop != nil; loop = loop.Next() {
				if loop.Is(acc.Loop) && isAuto(loop) {
					find(module, o, loop)
				}
			}
		}
		if o.Is(acc.Kernels) {
			findIndependent(module, o)
		}
		return false
	})
}

// isAuto reports whether analysis decides about a loop.
func isAuto(loop *ir.Op) bool {
	return acc.SlotAuto.Given(acc.Any, loop) && !acc.SlotIndependent.Given(acc.Any, loop) && !acc.SlotSeq.Given(acc.Any, loop)
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
		if c := foundIn(loop, v); c != nil && c.count == 1 {
			u := c.uses()
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

// findIndependent adds the reductions that the independent loops of a kernels construct lack, at any depth and outermost first. The
// program says that iterations do not depend on one another (OpenACC 3.3 §2.9.9), and a sum in them contradicts it unless it is a
// reduction: what remains without one is the sum of some iterations. In parallel constructs ACC4026 alone tells of it: a scalar there
// is a copy of each gang by the rules.
func findIndependent(module, kernels *ir.Op) {
	ir.Walk(kernels, func(loop *ir.Op) bool {
		if !loop.Is(acc.Loop) || !acc.SlotIndependent.Given(acc.Any, loop) || acc.SlotSeq.Given(acc.Any, loop) {
			return true
		}
		for _, v := range changedIn(loop) {
			if v.Op().Is(acc.Reduction) {
				continue // the loop, or one around it, has the reduction
			}
			if c := foundIn(loop, v); c != nil {
				c.uses().reduce(module).Op().SetAttr(accc.Found.Name, ir.Unit())
			}
		}
		return true
	})
}

// changedIn returns the variables around a loop that operations in it store to, as their data operation or the operation that makes
// them has them, in the order of the stores.
func changedIn(loop *ir.Op) (list []*ir.Value) {
	ir.Walk(loop, func(o *ir.Op) bool {
		if isStore(o) {
			v := o.Operand(1)
			for d := v.Op(); d != nil && (ir.Declared(d) != nil || isElement(d)); d = v.Op() {
				v = d.Operand(0)
			}
			if v.Op() != nil && !loop.IsAncestorOf(v.Op()) && !slices.Contains(list, v) {
				list = append(list, v)
			}
		}
		return true
	})
	return list
}

// isElement reports whether an operation computes the address of an element of an array.
func isElement(o *ir.Op) bool {
	return o.Is(llvm.GEP) || o.Is(fir.ArrayCoor) || o.Is(fir.CoordinateOf) || o.Is(hlfir.Designate)
}

// In is the operator of the reduction that a loop does with a variable, by the address it has there, RedNone where it does anything else with it.
func In(loop *ir.Op, v *ir.Value) acc.ReductionOperator {
	if c := foundIn(loop, v); c != nil {
		return c.op
	}
	return acc.RedNone
}

// foundIn examines how a loop changes a scalar or the elements of a small array. It returns nil unless that is by one operator, nothing
// else happens to the variable there, and all iterations may meet in each element.
func foundIn(loop *ir.Op, v *ir.Value) *changes {
	if v.Op() == nil {
		return nil
	}
	c := &changes{variable: v, loop: loop, names: map[*ir.Value]bool{}}
	switch _, isData := ir.As[*acc.DataEntry](v.Op()); {
	case isData:
		c.count = elements(v.Op())
		c.elem, _ = scalars(acc.VarType(v.Op()))
	case v.Op().Is(llvm.Alloca) || v.Op().Is(fir.Alloca):
		c.elem, c.count = scalars(ir.Pointee(v))
	}
	if c.count < 1 || c.count > most {
		return nil
	}
	if !c.follow(v, true) || c.op == acc.RedNone || slices.ContainsFunc(c.loads, func(o *ir.Op) bool { return !slices.Contains(c.expected, o) }) {
		return nil
	}
	if len(c.indices) > 0 {
		varies := varying(loop)
		if slices.ContainsFunc(c.indices, func(x *ir.Value) bool { return varies[x] }) {
			return nil
		}
	}
	return c
}

// changes are what a loop does with a variable.
type changes struct {
	variable        *ir.Value
	loop            *ir.Op
	elem            ir.Type
	count           int64
	names           map[*ir.Value]bool
	op              acc.ReductionOperator
	loads, expected []*ir.Op
	indices         []*ir.Value
}

// uses are the changes as those that a reduction replaces.
func (c *changes) uses() *uses {
	return &uses{entry: c.variable.Op(), loop: c.loop, names: c.names, op: c.op, elem: c.elem, count: c.count}
}

// follow examines the uses of an address in the loop: of the variable as a whole or of an element. It returns false where one of them
// is no change by the operator.
func (c *changes) follow(addr *ir.Value, whole bool) bool {
	if whole {
		c.names[addr] = true
	}
	for use := addr.FirstUse(); use != nil; use = use.Next() {
		o := use.Owner()
		if ir.Declared(o) != nil && use.Index() == 0 {
			for _, r := range o.Results() {
				if !c.follow(r, whole) {
					return false
				}
			}
			continue
		}
		if o == c.loop || !c.loop.IsAncestorOf(o) {
			if isElement(o) && slices.ContainsFunc(o.Result(0).Users(), c.loop.IsAncestorOf) {
				return false // the address of an element, made before the loop: it would be that of the variable and not of a copy
			}
			continue
		}
		switch {
		case isElement(o) && use.Index() == 0 && c.count > 1:
			c.indices = append(c.indices, o.Operands()[1:]...)
			if !c.follow(o.Result(0), false) {
				return false
			}
		case c.count > 1 && whole && !llvm.IsPtr(addr.Type()):
			return false
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

// varying are the values in a loop that depend on its counters, by way of operations and of variables that are stored to in it.
func varying(loop *ir.Op) map[*ir.Value]bool {
	out := map[*ir.Value]bool{}
	for _, c := range ir.CountersOf(loop) {
		out[c.Var] = true
	}
	for again := true; again; {
		again = false
		add := func(v *ir.Value) {
			if !out[v] {
				out[v], again = true, true
			}
		}
		ir.Walk(loop, func(o *ir.Op) bool {
			if o == loop || !slices.ContainsFunc(o.Operands(), func(v *ir.Value) bool { return out[v] }) {
				return true
			}
			if scalar.IsStore(o) && out[o.Operand(0)] {
				for v := o.Operand(1); ; v = v.Op().Operand(0) {
					add(v)
					if v.Op() == nil || ir.Declared(v.Op()) == nil && !isElement(v.Op()) {
						break
					}
				}
			}
			for _, r := range o.Results() {
				add(r)
			}
			return true
		})
	}
	return out
}

func isStore(o *ir.Op) bool { return o.Is(llvm.Store) || o.Is(fir.Store) }

// changeOf is the operator by which a store changes a variable, and the loads of the old value, which goes nowhere else.
func changeOf(store *ir.Op, v *ir.Value) (acc.ReductionOperator, []*ir.Op) {
	o := store.Operand(0).Op()
	if o == nil {
		return acc.RedNone, nil
	}
	if p := store.ParentOp(); isBranch(p) && store.Parent() == p.Region(0).Entry() && p.Region(1).Empty() {
		if op, old := replacement(p, store.Operand(0), nil, v); op != acc.RedNone {
			return op, old
		}
	}
	if o.Parent() != store.Parent() || !store.Operand(0).HasOneUse() {
		return acc.RedNone, nil
	}
	op := operators[o.Def()]
	switch {
	case isBranch(o) && o.NumResults() == 1:
		return replacement(o, yielded(o, 0), yielded(o, 1), v)
	case o.Is(arith.Select):
		return selection(o, v)
	case o.Is(fn.Call):
		op = extremum(o)
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

// extremum is the operator of a call of a library function that returns the greater or the lesser of two numbers.
func extremum(call *ir.Op) acc.ReductionOperator {
	f := memory.CalleeOf(call).Library
	switch {
	case f == nil:
	case f.Result == library.Greater:
		return acc.RedMax
	case f.Result == library.Lesser:
		return acc.RedMin
	}
	return acc.RedNone
}

// loadOf is the load of a variable, or of the element at the address v, that a value comes from, or nil. The address of an element may
// have been computed twice.
func loadOf(x, v *ir.Value) *ir.Op {
	o := x.Op()
	if o == nil || !scalar.IsLoad(o) || o.Attr("volatile_") != nil {
		return nil
	}
	if o.Operand(0) == v || v.Op() != nil && isElement(v.Op()) && again(v, o.Operand(0)) {
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
		if old != nil && old.Result(0).HasOneUse() && old.Parent() == branch.Parent() && again(next, x) {
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

// again reports whether two values are computed alike, with no write to memory in between.
func again(x, y *ir.Value) bool {
	a, b := x.Op(), y.Op()
	switch {
	case x == y:
		return true
	case a == nil || b == nil || a.Def() != b.Def() || a.NumRegions() > 0 || a.NumOperands() != b.NumOperands() || x.Type() != y.Type():
		return false
	case scalar.IsLoad(a) && !unwritten(a, b) || !scalar.IsLoad(a) && !ir.IsPure(a):
		return false
	}
	for i := range a.Def().Attrs {
		if a.Prop(i) != b.Prop(i) {
			return false
		}
	}
	for i := range a.NumOperands() {
		if !again(a.Operand(i), b.Operand(i)) {
			return false
		}
	}
	return true
}

// unwritten reports whether nothing between two operations, which may be in branches, writes to memory.
func unwritten(a, b *ir.Op) bool {
	// from and to are the operations of one block that hold the two. A loop around one of them comes back to what is behind it.
	from := a
	for from.Parent().Holding(b) == nil {
		if from = from.ParentOp(); !isBranch(from) {
			return false
		}
	}
	to := b
	for to.Parent() != from.Parent() {
		if to = to.ParentOp(); !isBranch(to) {
			return false
		}
	}
	if from == to && a != b {
		return false // one in each branch
	}
	if to.Before(from) {
		from, to = to, from
	}
	started, ok := false, true
	for o := from; ok; o = o.Next() {
		ir.Walk(o, func(x *ir.Op) bool {
			switch {
			case x == a, x == b:
				ok, started = ok || !started, !started
			case started && !scalar.IsLoad(x) && !ir.IsPure(x) && !isBranch(x) && !x.IsTerminator():
				ok = false
			}
			return true
		})
		if o == to {
			break
		}
	}
	return ok
}

func isBranch(o *ir.Op) bool { return o.Is(scf.If) || o.Is(fir.If) }
