package acctoomp

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/conversion/reduce"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
	ompdir "accc/pragma/omp"
)

// The threads and lanes that share a loop of OpenMP share the variables of the code around it. In OpenACC a scalar that the program copies to
// no device is one for each gang (OpenACC 3.3 §2.6.1); of one that each iteration of a loop writes before it reads it, compilers give each
// worker and lane its own, without a clause. OpenMP needs one. Where a loop over gangs alone writes what each gang has once, and an iteration
// may use what another one wrote, no thread but one of each team may run it.

// temporaries gives the threads or lanes of a loop copies of the scalars that each iteration writes before it reads them, and of those that
// it may write and nothing reads afterwards. Iterations that only set a scalar share it.
func (p *plan) temporaries(c *construct, o *ir.Op, at workScope) {
	if !c.has(ompdir.DirParallel) && !c.has(ompdir.DirSimd) {
		return // the threads are those of a construct around, which has the copies
	}
	region := at.compute
	if region == nil {
		region = ir.ParentOf(o, fn.Func, llvm.Func)
	}
	for _, v := range changed(o) {
		e := p.scalarOf(v, o, region)
		if e == nil || slices.Contains(acc.SlotPrivate.Operands(o), v) || c.holds(e) {
			continue
		}
		last := lasts(v, o, region) || !copies(e) && !scalar.Dead(e)
		switch need := scalar.NeedOf(v, o); {
		case need == scalar.Fresh && (!last || c.has(ompdir.DirDistribute)):
			if p.open {
				c.vars(ompdir.ClausePrivate, e)
			} else {
				c.fresh = append(c.fresh, v)
			}
		case !p.open:
		case need == scalar.Fresh && (scalar.Kept(v, o) || scalar.Reads(v, o)):
			c.vars(ompdir.ClauseLastprivate, e)
		case need == scalar.Value && !last && c.has(ompdir.DirParallel):
			c.vars(ompdir.ClauseFirstprivate, e)
		}
	}
	for around := o.ParentOp(); p.open && around != nil && around != region.ParentOp(); around = around.ParentOp() {
		if !around.Is(acc.Loop) && around != at.compute {
			continue
		}
		// The loop needs the clause, too (OpenACC 3.3 §2.9.11), and compilers do not insist on it.
		for _, v := range acc.SlotReduction.Operands(around) {
			if e := v.Op(); !c.holds(e) && operatorOf(e) != acc.RedNone && reduce.In(o, v) == operatorOf(e) {
				c.reduces(e)
				p.libraryOfReduction(c, e)
			}
		}
	}
}

// prune takes the scalars that a construct makes copies of by itself out of its clauses where only loops inside of it use them, each of which
// has copies of its own.
func (p *plan) prune(c *construct) {
	for _, v := range acc.SlotFirstprivate.Operands(c.Op) {
		e := v.Op()
		if !p.open || !e.BoolAttr("implicit") || !c.names(e, ompdir.ClausePrivate) || !p.copied(v, e, c.Op) {
			continue
		}
		for i, cl := range c.Clauses {
			if cl.Def == ompdir.ClausePrivate && cl.about(e) {
				c.Clauses = without(c.Clauses, i, slices.IndexFunc(cl.Vars, func(x *ir.Op) bool { return sameVariable(x, e) }))
				break
			}
		}
	}
}

// copied reports whether all uses of a scalar in a construct are in loops that have copies of it.
func (p *plan) copied(v *ir.Value, e, compute *ir.Op) bool {
	for u := v.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		switch {
		case o == compute:
		case ir.Declared(o) != nil:
			if !p.copied(o.Result(0), e, compute) {
				return false
			}
		default:
			for o != nil && o != compute && (p.of[o] == nil || !p.of[o].keeps(e)) {
				o = o.ParentOp()
			}
			if o == nil || o == compute {
				return false
			}
		}
	}
	return true
}

// changed are the addresses of the variables around a loop that it stores to or passes to procedures that may, in the order in which it does.
func changed(loop *ir.Op) (list []*ir.Value) {
	seen := map[*ir.Value]bool{}
	add := func(v *ir.Value) {
		for v.Op() != nil && ir.Declared(v.Op()) != nil {
			v = v.Op().Operand(0)
		}
		if v.Op() != nil && !within(v, loop) && !seen[v] {
			seen[v] = true
			list = append(list, v)
		}
	}
	ir.Walk(loop, func(o *ir.Op) bool {
		call, isCall := ir.As[ir.CallLike](o)
		switch {
		case scalar.IsStore(o):
			add(o.Operand(1))
		case isCall:
			for i, v := range call.Arguments(o) {
				if !ir.OnlyReads(o, i) {
					add(v)
				}
			}
		}
		return true
	})
	return list
}

// scalarOf is the data operation that names the scalar at an address, where it is the region's or copies of it are: that which makes the
// address, or one made for a variable that is declared in the region. It is nil for what is none.
func (p *plan) scalarOf(v *ir.Value, loop, region *ir.Op) *ir.Op {
	e := v.Op()
	switch {
	case e.Is(acc.Reduction):
		return nil
	case isEntry(e):
		if !scalar.Is(e) || !copies(e) && !region.Is(acc.Kernels) {
			return nil
		}
		return e
	case !e.Is(llvm.Alloca) && !e.Is(fir.Alloca) || !within(v, region):
		return nil
	}
	id, _ := ir.IdentityOf(v)
	if id.Name == "" || !scalar.IsType(ir.Pointee(v)) {
		return nil
	}
	d := ir.NewDraft(acc.Private)
	d.Add("var", v)
	d.Set("varType", ir.TypeValue(ir.Pointee(v)))
	d.Set("name", ir.String(id.Name))
	d.Types = []ir.Type{v.Type()}
	return d.Insert(ir.Before(loop), loop.Loc)
}

// copies reports whether the variable of a data operation is gone at the end of its construct.
func copies(e *ir.Op) bool { return e.Is(acc.Private) || e.Is(acc.Firstprivate) }

// lasts reports whether something in a region may read what the last iteration of a loop in it has written to an address.
func lasts(v *ir.Value, loop, region *ir.Op) bool {
	var reads, writes []*ir.Op
	var visit func(v *ir.Value)
	visit = func(v *ir.Value) {
		for u := v.FirstUse(); u != nil; u = u.Next() {
			switch o := u.Owner(); {
			case loop.IsAncestorOf(o), !region.IsAncestorOf(o), o == region, o.Is(acc.Private), o.Is(acc.Loop):
			case ir.Declared(o) != nil:
				for _, r := range o.Results() {
					visit(r)
				}
			case scalar.IsStore(o) && u.Index() == 1:
				writes = append(writes, o)
			default:
				reads = append(reads, o)
			}
		}
	}
	visit(v)
	for _, r := range reads {
		if !covered(r, loop, writes) {
			return true
		}
	}
	return false
}

// covered reports whether one of the stores comes before a read, after a loop if that runs in between.
func covered(read, loop *ir.Op, writes []*ir.Op) bool {
	for _, w := range writes {
		at := w.Parent()
		r, l := at.Holding(read), at.Holding(loop)
		if r == nil || r == w || !w.Before(r) {
			continue
		}
		if l == nil || l.Before(w) || l != r && r.Before(l) {
			return true
		}
	}
	return false
}

// ofGang is the name of a variable that each gang has one of, and which one iteration of a loop over gangs may write and another read; "" if
// there is none. A routine writes what it is passed, unless that is a scalar with a value that the program did not ask a copy of.
func (p *plan) ofGang(loop *ir.Op, at workScope) string {
	if l := levelsOf(loop); at.compute == nil || l.worker || l.vector {
		return ""
	}
	shared := func(v *ir.Value, one, passed bool) bool {
		if one && (scalar.NeedOf(v, loop) != scalar.Value || !lasts(v, loop, at.compute)) {
			return false
		}
		return writes(v, loop, passed)
	}
	for _, v := range acc.SlotPrivate.Operands(at.compute) {
		if e := v.Op(); shared(v, scalar.Is(e), true) {
			return e.StringAttr("name")
		}
	}
	for _, v := range acc.SlotFirstprivate.Operands(at.compute) {
		if e := v.Op(); shared(v, scalar.Is(e), !e.BoolAttr("implicit")) {
			return e.StringAttr("name")
		}
	}
	name := ""
	ir.Walk(at.compute, func(o *ir.Op) bool {
		if o == loop {
			return false
		}
		if o.Is(llvm.Alloca) || o.Is(fir.Alloca) {
			v := o.Result(0)
			id, _ := ir.IdentityOf(v)
			if id.Name != "" && name == "" && shared(v, scalar.IsType(ir.Pointee(v)), true) {
				name = id.Name
			}
		}
		return true
	})
	return name
}

// writes reports whether a loop may write what is at an address; passed: a procedure that gets the address does.
func writes(v *ir.Value, loop *ir.Op, passed bool) bool {
	for u := v.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		_, atomic := ir.As[*acc.Atomic](o)
		found := false
		switch {
		case scalar.IsLoad(o), isEntry(o), atomic, o.Is(acc.Loop):
		case ir.Declared(o) != nil, views[o.Name()], o.Is(llvm.GEP), o.Is(fir.ArrayCoor), o.Is(fir.CoordinateOf):
			found = writes(o.Result(0), loop, passed)
		case o.Is(llvm.Store) && u.Index() == 0 && o.Operand(1).Op() != nil && o.Operand(1).Op().Is(llvm.Alloca): // a pointer to it
			for _, in := range o.Operand(1).Users() {
				found = found || in.Is(llvm.Load) && writes(in.Result(0), loop, passed)
			}
		case scalar.IsStore(o) && u.Index() == 1:
			found = loop.IsAncestorOf(o)
		default:
			found = passed && loop.IsAncestorOf(o) && o != loop
		}
		if found {
			return true
		}
	}
	return false
}
