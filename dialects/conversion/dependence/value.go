package dependence

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/omp"
	"accc/dialects/scf"
	"accc/ir"
	"accc/sym"
)

// A slot is what is known of a scalar variable: how it is written in the scope.
type slot struct {
	stores  []store
	escapes bool
	busy    bool // being evaluated: its value depends on itself
}

// A store is an operation that changes a variable; value is nil for clauses such as linear and lastprivate.
type store struct {
	op    *ir.Op
	value *ir.Value
}

// only is the value that a variable has because no other is stored there, or nil.
func (s *slot) only() *ir.Value {
	if s.escapes || len(s.stores) != 1 {
		return nil
	}
	return s.stores[0].value
}

// isSlot reports whether an address is that of a variable that only the function, a thread or a gang has.
func (a *analysis) isSlot(root *ir.Value) bool {
	if id, ok := ir.IdentityOf(root); ok {
		return id.Local
	}
	return root.Op().Is(acc.Private) || (root.Op() == nil || isEntry(root)) && slices.Contains(a.copies, root)
}

// isEntry reports whether an address is that of a variable of a construct.
func isEntry(v *ir.Value) bool {
	if v.Op() == nil {
		return false
	}
	_, entry := ir.As[*acc.DataEntry](v.Op())
	return entry
}

// slotOf examines all uses of a variable.
func (a *analysis) slotOf(root *ir.Value) *slot {
	if s := a.slots[root]; s != nil {
		return s
	}
	s := &slot{}
	a.slots[root] = s
	var examine func(v *ir.Value)
	examine = func(v *ir.Value) {
		for u := v.FirstUse(); u != nil; u = u.Next() {
			o := u.Owner()
			if _, construct := ir.As[*acc.ComputeRegion](o); construct {
				continue // that a private copy is for
			}
			if _, end := ir.As[*acc.DataExit](o); end {
				continue
			}
			if x, ok := ir.As[ir.Accesses](o); ok {
				list, plain := x.Accesses(o)
				for _, x := range list {
					switch {
					case !plain, len(x.Subscripts) > 0, x.Value == nil, x.Value == v:
						s.escapes = true
					case x.Write:
						s.stores = append(s.stores, store{o, x.Value})
					}
				}
			} else if d, ok := ir.As[ir.Derives](o); ok && o.NumResults() > 0 {
				if by, ok := d.Derivation(o); !ok || !by.Whole() {
					s.escapes = true
					continue
				}
				for _, r := range o.Results() {
					examine(r)
				}
			} else if copied, set := copies(o, v); copied {
				if set {
					s.stores = append(s.stores, store{op: o})
				}
			} else {
				s.escapes = true
			}
		}
	}
	examine(root)
	if isEntry(root) { // what other loops of the construct store is in other copies
		s.stores = slices.DeleteFunc(s.stores, func(st store) bool { return !within(st.op, a.loop) })
	}
	return s
}

// copies reports whether a construct of OpenMP uses a variable for nothing but copies of it, and whether it sets the variable at its end.
func copies(o *ir.Op, v *ir.Value) (copied, set bool) {
	if o.Def().Dialect != omp.Dialect {
		return false, false
	}
	for _, e := range omp.EntryArgs(o) {
		if e.Outer == v {
			return e.Clause == omp.PrivateClause, o.Attr(accc.Lastprivate.Name) != nil
		}
	}
	if slices.Contains(o.GetAny("linear_vars"), v) {
		return true, true
	}
	return false, false
}

// expr is an expression of values as a polynomial.
func (a *analysis) expr(e ir.Expr) (sym.Poly, bool) {
	if !e.IsKnown() {
		return nil, false
	}
	sum := sym.Poly{}
	for _, p := range e {
		product := sym.Const(p.Factor)
		for _, v := range p.Of {
			x, ok := a.value(v)
			if !ok {
				return nil, false
			}
			if product, ok = product.Times(x); !ok {
				return nil, false
			}
		}
		sum = sum.Plus(product, 1)
	}
	return sum, true
}

// A value is what is known of an integer.
type value struct {
	sym.Poly
	ok bool
}

// value is an integer as a polynomial. Signed arithmetic does not overflow in C and Fortran, so that extending commutes with it.
func (a *analysis) value(v *ir.Value) (sym.Poly, bool) {
	if x, ok := a.values[v]; ok {
		return x.Poly, x.ok
	}
	cycles := a.cycles
	p, ok := a.evaluate(v)
	if a.cycles == cycles { // else it depends on where the evaluation began
		a.values[v] = value{p, ok}
	}
	return p, ok
}

func (a *analysis) evaluate(v *ir.Value) (sym.Poly, bool) {
	o := v.Op()
	if o == nil {
		if outer := evaluatedBefore(v); outer != nil {
			return a.value(outer)
		}
		if isArgument(v, a.loop) {
			_, level := a.levels[a.id("i", v)]
			_, inner := a.inner[a.id("i", v)]
			return sym.Of(a.id("i", v)), level || inner
		}
		return sym.Of(a.id("s", v)), true
	}
	if n, ok := o.Attr(accc.Expect.Name).(*ir.IntegerAttr); ok {
		// How far apart the elements of an array are: whatever it is, different subscripts are different elements.
		return sym.Const(n.Value), true
	}
	if name := ir.FreeName(v); name != "" {
		return sym.Of(a.id("f", "free "+name)), true
	}
	if c, ok := o.Attr("value").(*ir.IntegerAttr); ok && o.Def().Has(ir.ConstantLike) {
		return sym.Const(c.Value), true
	}
	switch {
	case o.Is(arith.AddI), o.Is(arith.SubI), o.Is(arith.MulI):
		x, ok := a.value(o.Operand(0))
		y, ok2 := a.value(o.Operand(1))
		switch {
		case !ok || !ok2:
			return nil, false
		case o.Is(arith.AddI):
			return x.Plus(y, 1), true
		case o.Is(arith.SubI):
			return x.Plus(y, -1), true
		}
		if p, ok := x.Times(y); ok {
			return p, true
		}
	case o.Is(arith.ExtSI), o.Is(arith.IndexCast), keepsValue(o):
		return a.value(o.Operand(0))
	case o.Is(arith.TruncI) && o.Operand(0).Op() == nil:
		// A loop variable that is unsigned in C: the loop counts in a wider type.
		return a.value(o.Operand(0))
	case o.Is(arith.ExtUI):
		// Unsigned arithmetic may wrap around: only a variable by itself is what it was.
		x, ok := a.value(o.Operand(0))
		return x, ok && x.IsSymbol()
	}
	if x, ok := readOf(v); ok {
		return a.load(o, x)
	}
	if key := a.computation(v); key != "" {
		return sym.Of(a.id("c", key)), true
	}
	if !within(o, a.loop) {
		return sym.Of(a.id("s", v)), true
	}
	return nil, false
}

// evaluatedBefore is the value that a target construct takes from the host for an argument of its region; nil for others.
func evaluatedBefore(v *ir.Value) *ir.Value {
	target := v.Block().ParentOp()
	if target == nil || !target.Is(omp.Target) {
		return nil
	}
	for _, e := range omp.EntryArgs(target) {
		if e.Inner == v && e.Clause == omp.HostEval {
			return e.Outer
		}
	}
	return nil
}

func keepsValue(o *ir.Op) bool {
	c, ok := ir.As[ir.IntegerCast](o)
	return ok && c.KeepsValue(o)
}

// readOf is the access that a value is read by.
func readOf(v *ir.Value) (ir.Access, bool) {
	if v.Op() == nil {
		return ir.Access{}, false
	}
	if x, ok := ir.As[ir.Accesses](v.Op()); ok {
		if list, plain := x.Accesses(v.Op()); plain && len(list) == 1 && list[0].Value == v && !list[0].Write {
			return list[0], true
		}
	}
	return ir.Access{}, false
}

// computation is a text that equal computations of values that do not change in the loop have in common; "" for others.
func (a *analysis) computation(v *ir.Value) string {
	o := v.Op()
	if !ir.IsPure(o) || o.NumRegions() > 0 || o.NumOperands() == 0 || o.NumOperands() > 8 || leads(v.Type()) {
		return ""
	}
	var key strings.Builder
	fmt.Fprintf(&key, "%s#%d %s", o.Name(), v.Index(), ir.TypeString(v.Type()))
	for i := range o.Def().Attrs {
		fmt.Fprintf(&key, " %p", o.Prop(i))
	}
	for _, x := range o.Operands() {
		if leads(x.Type()) {
			p, ok := a.pointer(x)
			if !ok || p.isElement() || p.offset != 0 {
				return ""
			}
			fmt.Fprintf(&key, " %s.%t", a.id("p", p.object), p.data)
			continue
		}
		p, ok := a.value(x)
		if !ok || a.varies(p) {
			return ""
		}
		fmt.Fprintf(&key, " (%s)", p)
	}
	return key.String()
}

// load is the value of a load of an integer.
func (a *analysis) load(o *ir.Op, x ir.Access) (sym.Poly, bool) {
	addr := a.whole(x.Addr)
	if a.isSlot(addr) && len(x.Subscripts) == 0 {
		s := a.slotOf(addr)
		own := addr.Op() != nil && within(addr.Op(), a.loop) || slices.Contains(a.copies, addr)
		counter := ""
		if own && !s.busy && !s.escapes {
			counter = a.counts(addr, s, o)
		}
		switch {
		case s.busy:
			a.cycles++
			return nil, false
		case s.escapes:
			return nil, false
		case s.only() != nil:
			s.busy = true
			defer func() { s.busy = false }()
			return a.value(s.only())
		case own && len(s.stores) == 0 && addr.Op() == nil:
			return sym.Of(a.id("s", addr)), true // a copy that keeps the value that it was made with
		case counter != "":
			return sym.Of(counter), true
		case a.setFirst(s, o) != nil:
			return a.value(a.setFirst(s, o))
		case own:
			// It varies in an unknown way.
			name := a.id("v", addr)
			a.inner[name] = nil
			return sym.Of(name), true
		}
		if !within(o, a.loop) {
			return sym.Of(a.id("s", o.Result(0))), true // what it is then
		}
		for _, st := range s.stores {
			if within(st.op, a.loop) {
				return nil, false
			}
		}
		return sym.Of(a.id("s", addr)), true
	}
	if g, whole := a.constant(x.Addr); whole && len(x.Subscripts) == 0 {
		if n, ok := g.Attr("value").(*ir.IntegerAttr); ok && n.Type == x.Value.Type() && g.Attr(ir.FreeAttr) == nil {
			return sym.Const(n.Value), true
		}
	}
	p, ok := a.pointer(x.Addr)
	if !ok {
		return nil, false
	}
	if a.step(&p, x.Subscripts); p.isElement() || !a.unwritten(p.object) {
		return nil, false
	}
	return sym.Of(a.id("m", scalarAddr{p.object, p.offset})), true
}

// setFirst is the value that each iteration stores in a variable before a load, if what else stores there in the loop comes after
// the load; nil: there is none.
func (a *analysis) setFirst(s *slot, load *ir.Op) *ir.Value {
	var first *store
	body := a.loop.Region(0).Entry()
	at := body.Holding(load)
	for i := range s.stores {
		st := &s.stores[i]
		if !within(st.op, a.loop) {
			continue
		}
		x := body.Holding(st.op)
		switch {
		case x == nil || at == nil || x == at:
			return nil
		case at.Before(x):
		case first == nil && x == st.op:
			first = st
		default:
			return nil
		}
	}
	if first == nil {
		return nil
	}
	return first.value
}

// A scalarAddr is the address of a scalar at a constant offset of an object.
type scalarAddr struct {
	object
	offset int64
}

// unwritten reports whether nothing in the scope writes an object. That other objects are different ones is what the verdict is
// subject to.
func (a *analysis) unwritten(x object) bool {
	if a.written == nil {
		a.written = map[object]bool{}
		ir.Walk(a.scope, func(o *ir.Op) bool {
			if x, ok := ir.As[ir.Accesses](o); ok {
				list, _ := x.Accesses(o)
				for _, x := range list {
					if x.Write {
						a.written[a.rootOf(x.Addr)] = true
					}
				}
			} else if mayWrite(o) {
				a.written[object{}] = true
			}
			return true
		})
	}
	return !a.written[x] && !a.written[object{}]
}

// mayWrite reports whether an operation that is not an access may write memory.
func mayWrite(o *ir.Op) bool {
	if _, call := ir.As[ir.CallLike](o); call {
		return !onlyComputes(o)
	}
	if _, atomic := ir.As[*acc.Atomic](o); atomic {
		return true
	}
	if o.NumRegions() > 0 || o.Def().Dialect == acc.Dialect || o.Def().Dialect == omp.Dialect {
		return false // what is inside does, or copies of variables are made
	}
	effects, known := ir.EffectsOf(o)
	for _, e := range effects {
		if e.Kind == ir.WriteEffect && e.Resource == "" {
			return true
		}
	}
	_, depends := ir.As[ir.MemoryEffects](o)
	return depends && !known
}

// rootOf is the object that an address leads into, as far as the steps to it are in one object.
func (a *analysis) rootOf(addr *ir.Value) object {
	data := false
	for {
		d, ok := ir.DerivationOf(addr)
		if !ok || d.Path == ir.Pointed || d.Path == ir.Described && data {
			break
		}
		data = data || d.Path == ir.Described
		addr = d.From
	}
	if id, ok := ir.IdentityOf(addr); ok && id.Global != nil {
		addr = a.global(id, addr)
	}
	return object{addr, data}
}

// counts is the name of the values of a variable that is that of a counting loop (scf.while) around a load of it: set before the loop, increased
// by a constant at the end of the body, compared with a value that does not change. It notes how many these are. "": it is none.
func (a *analysis) counts(v *ir.Value, s *slot, load *ir.Op) string {
	for _, next := range s.stores {
		if next.value == nil {
			continue
		}
		sum := next.value.Op()
		if !sum.Is(arith.AddI) || !a.reads(sum.Operand(0), v) {
			continue
		}
		by, ok := ir.ConstantInt(sum.Operand(1))
		while := next.op.ParentOp()
		if !ok || by <= 0 || !while.Is(scf.While) || next.op.Parent() != while.Region(1).Entry() {
			continue
		}
		if at := next.op.Parent().Holding(load); at == nil || !at.Before(next.op) {
			continue
		}
		first, ok := s.before(while, next)
		if !ok {
			continue
		}
		name := a.id("j", while)
		if _, known := a.inner[name]; !known {
			a.inner[name] = a.trips(v, first, while)
		}
		return name
	}
	return ""
}

// before is the store in the block of a loop that is the last one before the loop, in which nothing is stored but by next.
func (s *slot) before(while *ir.Op, next store) (first store, ok bool) {
	for _, st := range s.stores {
		if st == next {
			continue
		}
		at := while.Parent().Holding(st.op)
		switch {
		case at == while:
			return store{}, false
		case at == nil || while.Before(at):
		case first.op == nil || while.Parent().Holding(first.op).Before(at):
			first = st
		}
	}
	return first, first.op != nil && first.op.Parent() == while.Parent() && first.value != nil
}

// reads reports whether a value is read from a variable.
func (a *analysis) reads(x, v *ir.Value) bool {
	r, ok := readOf(x)
	return ok && len(r.Subscripts) == 0 && a.whole(r.Addr) == v
}

// trips is the number of values that the variable of a scf.while goes over, at most; nil: unknown.
func (a *analysis) trips(v *ir.Value, first store, while *ir.Op) sym.Poly {
	cond := while.Region(0).Entry().Last()
	if !cond.Is(scf.Condition) {
		return nil
	}
	cmp := cond.Operand(0).Op()
	if !cmp.Is(arith.CmpI) || !a.reads(cmp.Operand(0), v) {
		return nil
	}
	lo, ok := a.value(first.value)
	hi, ok2 := a.value(cmp.Operand(1))
	if !ok || !ok2 {
		return nil
	}
	switch cmp.IntAttr("predicate") {
	case arith.SLT:
		return hi.Plus(lo, -1)
	case arith.SLE:
		return hi.Plus(lo, -1).Plus(sym.Const(1), 1)
	}
	return nil
}
