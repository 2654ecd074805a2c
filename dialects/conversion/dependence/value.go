package dependence

import (
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/scf"
	"accc/ir"
	"accc/ir/memory"
	"accc/sym"
)

// assumed is what the analysis takes a value for: how far apart the elements of an array are. Whatever it is, different subscripts are different elements.
func assumed(v *ir.Value) (n int64, ok bool) {
	if v.Op() == nil {
		return 0, false
	}
	x, ok := v.Op().Attr(accc.Expect.Name).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return x.Value, true
}

// value is an integer as a sum of names.
func (a *analysis) value(v *ir.Value) (sym.Poly, bool) { return a.expr(sym.Of(v)) }

// expr is an expression of values as a sum of names: of counters, of what does not change in the loop, and of variables that each iteration has for itself.
// ok is false if something else is in it.
func (a *analysis) expr(e ir.Expr) (sym.Poly, bool) {
	e = a.memory.Sum(e)
	if !e.IsKnown() {
		return nil, false
	}
	sum := sym.Poly{}
	for _, t := range e {
		p := sym.Poly{{Factor: t.Factor}}
		for _, v := range t.Of {
			name, ok := a.symbol(v)
			if !ok {
				return nil, false
			}
			p[0].Of = append(p[0].Of, name)
		}
		sum = sum.Plus(p, 1)
	}
	return sum, sum.IsKnown()
}

// symbol is the name of a value that is not computed further.
func (a *analysis) symbol(v *ir.Value) (name string, ok bool) {
	switch {
	case v.Op() == nil && isArgument(v, a.loop):
		name = a.id("i", v)
		_, level := a.levels[name]
		_, inner := a.inner[name]
		return name, level || inner
	case a.isFixed(v):
		return a.id("s", v), true
	}
	l, ok := a.memory.Read(v)
	if !ok {
		return "", false
	}
	name = a.id("v", v)
	if _, known := a.inner[name]; !known {
		n, counts := a.counts(v, l)
		if !counts && !a.isOwn(l.In) {
			return "", false
		}
		a.inner[name] = n // nil: it varies in an unknown way
	}
	return name, true
}

// isFixed reports whether a value is the same in all iterations: one from outside of the loop, a load of what nothing in the loop writes before, and what
// is computed from such values.
func (a *analysis) isFixed(v *ir.Value) bool {
	o := v.Op()
	switch {
	case o == nil:
		return !isArgument(v, a.loop)
	case !within(o, a.loop), o.Def().Has(ir.ConstantLike):
		return true
	}
	fixed, done := a.fixed[v]
	if !done {
		a.fixed[v] = false
		if l, read := a.memory.Read(v); read {
			fixed = a.isKept(l, o) && a.areFixed(l.DependsOn())
		} else {
			fixed = ir.IsPure(o) && o.NumRegions() == 0 && a.areFixed(o.Operands())
		}
		a.fixed[v] = fixed
	}
	return fixed
}

func (a *analysis) areFixed(list []*ir.Value) bool {
	for _, v := range list {
		e := a.memory.Value(v)
		for _, x := range e.Symbols() {
			if !a.isFixed(x) {
				return false
			}
		}
	}
	return true
}

// isKept reports whether nothing in the loop may have written bytes before an operation.
func (a *analysis) isKept(l memory.Location, at *ir.Op) bool {
	r := a.memory.Stores(l, at)
	for _, s := range r.Stores {
		if within(s, a.loop) {
			return false
		}
	}
	return r.Lost == nil
}

// counts reports whether a load is one of the variable of a counting loop (scf.while) around it: set before the loop, increased by a constant at the end
// of the body, compared with a value that does not change. values is the number of its values, nil if that is not known.
func (a *analysis) counts(v *ir.Value, l memory.Location) (values sym.Poly, counts bool) {
	r := a.memory.Stores(l, v.Op())
	if r.Lost != nil || r.Entry || len(r.Stores) != 2 {
		return nil, false
	}
	for i, next := range r.Stores {
		while := next.ParentOp()
		if !while.Is(scf.While) || next.Parent() != while.Region(1).Entry() || next.Parent().Holding(v.Op()) == nil && while.Region(0).Entry().Holding(v.Op()) == nil {
			continue
		}
		by, first := a.memory.Stored(next, l), a.memory.Stored(r.Stores[1-i], l)
		if by == nil || first == nil || while.IsAncestorOf(r.Stores[1-i]) {
			continue
		}
		if n, ok := a.memory.Value(by).Plus(sym.Of(v), -1).Constant(); ok && n > 0 {
			return a.trips(v, first, while), true
		}
	}
	return nil, false
}

// trips is the number of values that the variable of a scf.while goes over, at most; nil: unknown.
func (a *analysis) trips(v, first *ir.Value, while *ir.Op) sym.Poly {
	cond := while.Region(0).Entry().Last()
	if !cond.Is(scf.Condition) || cond.Operand(0).Op() == nil {
		return nil
	}
	cmp := cond.Operand(0).Op()
	if !cmp.Is(arith.CmpI) || !a.memory.Value(cmp.Operand(0)).Equal(sym.Of(v)) {
		return nil
	}
	lo, ok := a.value(first)
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
