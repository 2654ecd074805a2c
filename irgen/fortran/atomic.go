package fortran

import (
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	ompdir "accc/pragma/omp"
)

// Atomic implements irgen.Host (OpenACC 3.3 §2.12): the checks have seen that the statements have one of the forms.
func (h *host) Atomic(c *frontend.Construct) *irgen.AtomicStatement {
	d := c.Host.(*front.Dir)
	if d.Comparison != nil {
		return h.x.atomicCompare(d.Comparison)
	}
	var list []*front.AssignStmt
	for _, i := range d.Body {
		if i.Stmt != nil {
			if a, ok := i.Stmt.Node.(*front.AssignStmt); ok {
				list = append(list, a)
				continue
			}
		}
		h.unsupported(c.Directive.Span, "the statement of this atomic construct")
	}
	if len(list) == 0 {
		h.unsupported(c.Directive.Span, "an atomic construct without a statement")
	}
	x := h.x
	first := list[0]
	target, value := first.Target.Node(), first.Value.Node()
	kind := d.Atomic
	if d.Def == ompdir.DirAtomic {
		kind, _ = ompdir.AtomicKind(d.Directive)
	}
	switch kind {
	case "read":
		s := x.atomicPlace(value)
		x.atomicInto(s, target)
		return s
	case "write":
		s := x.atomicPlace(target)
		s.Write = x.Convert(x.Scalar(value), s.Type)
		return s
	case "capture":
		if len(list) != 2 {
			h.unsupported(c.Directive.Span, "an atomic capture of other than two statements")
		}
		second := list[1]
		if alike(second.Value.Node(), target) { // x changes, then v = x
			s := x.atomicPlace(target)
			x.atomicChange(s, target, value)
			x.atomicInto(s, second.Target.Node())
			s.ReadLast = true
			return s
		}
		s := x.atomicPlace(value)
		x.atomicInto(s, target)
		x.atomicChange(s, second.Target.Node(), second.Value.Node())
		return s
	}
	s := x.atomicPlace(target)
	x.atomicChange(s, target, value)
	return s
}

// atomicPlace is the location that an atomic construct is about.
func (x *fn) atomicPlace(n *front.Node) *irgen.AtomicStatement {
	if n.Rank != 0 || !entity.IsDesignator(n) {
		x.unsupported(x.span(n), "an atomic construct on this")
	}
	addr := x.Designator(n).Addr
	switch n.Type.Class {
	case frontend.Integer, frontend.Real, frontend.Complex, frontend.Logical:
	default:
		x.unsupported(x.span(n), "an atomic construct on %s", n.Type)
	}
	return &irgen.AtomicStatement{X: addr, Type: build.PointeeOf(addr.Type())}
}

// atomicInto says where the value read goes: a temporary where the types differ, or the location itself takes it.
func (x *fn) atomicInto(s *irgen.AtomicStatement, v *front.Node) {
	to := x.Designator(v).Addr
	if to == nil {
		x.unsupported(x.span(v), "an atomic construct on this")
	}
	if build.PointeeOf(to.Type()) == s.Type && to != s.X { // x = x reads and then writes
		s.V = to
		return
	}
	s.V = x.TempOf(s.Type)
	s.After = func() { x.Store(x.Convert(x.Load(s.V), build.PointeeOf(to.Type())), to) }
}

// atomicChange says how the value changes. What does not depend on the location is evaluated before.
func (x *fn) atomicChange(s *irgen.AtomicStatement, target, value *front.Node) {
	if !hasPart(value, target) {
		s.Write = x.Convert(x.Scalar(value), s.Type)
		return
	}
	change := x.valueOfOld(value, target, s.Type)
	s.Update = func(old *ir.Value) *ir.Value {
		outer := x.B.Loc
		x.B.Loc = build.Location(x.span(target)) // findings name the variable, not the directive
		v := change(old)
		x.B.Loc = outer
		return v
	}
}

// valueOfOld is an expression as a function of the value of a location; it is evaluated here if it does not depend on that.
func (x *fn) valueOfOld(e, target *front.Node, t ir.Type) func(old *ir.Value) *ir.Value {
	if !hasPart(e, target) {
		v := x.Convert(x.Scalar(e), t)
		return func(*ir.Value) *ir.Value { return v }
	}
	given := x.ofOld(e, target)
	return func(old *ir.Value) *ir.Value {
		return given(old, func() *ir.Value { return x.Convert(x.Scalar(e), t) })
	}
}

// ofOld evaluates what of an expression does not depend on a location. The function that it returns calls another one, for which
// the location has a value that is already there.
func (x *fn) ofOld(e, target *front.Node) func(old *ir.Value, f func() *ir.Value) *ir.Value {
	given := map[*front.Node]*ir.Value{}
	x.evaluateBeside(e, target, given)
	return func(old *ir.Value, f func() *ir.Value) *ir.Value {
		e.Walk(func(n *front.Node) bool {
			if alike(n, target) {
				given[n] = old
				return false
			}
			return given[n] == nil
		})
		outer := x.Given
		x.Given = given
		v := f()
		x.Given = outer
		return v
	}
}

// atomicCompare is an update that keeps the value of the location if the condition does not hold.
func (x *fn) atomicCompare(f *front.AtomicComparison) *irgen.AtomicStatement {
	s := x.atomicPlace(f.X)
	test, fresh := x.ofOld(f.Condition, f.X), x.valueOfOld(f.New, f.X, s.Type)
	holds := func(old *ir.Value) *ir.Value {
		return test(old, func() *ir.Value { return x.Condition(f.Condition) })
	}
	s.Update = func(old *ir.Value) *ir.Value { return x.SelectOp(holds(old), fresh(old), old) }
	switch {
	case f.V == nil:
	case f.When != front.CaptureOnFailure:
		s.ReadLast = f.When == front.CaptureAfter
		x.atomicInto(s, f.V)
	default:
		// Whether the condition held follows from the value that the location had.
		s.V = x.TempOf(s.Type)
		to := x.Designator(f.V).Addr
		s.After = func() {
			v := x.Load(s.V)
			x.IfThenElse(x.Not(holds(v)), func() { x.Store(x.Convert(v, build.PointeeOf(to.Type())), to) }, nil)
		}
	}
	return s
}

// evaluateBeside evaluates the largest parts of an expression that do not mention a variable.
func (x *fn) evaluateBeside(n, v *front.Node, given map[*front.Node]*ir.Value) {
	switch {
	case n == nil || alike(n, v):
	case !hasPart(n, v):
		if n.Value == nil {
			given[n] = x.Scalar(n)
		}
	case n.Kind == front.RefExpr:
		for _, a := range n.Args[1:] {
			x.evaluateBeside(a, v, given)
		}
	default:
		for _, a := range n.Args {
			x.evaluateBeside(a, v, given)
		}
	}
}

// hasPart reports whether an expression has a designator in it.
func hasPart(n, v *front.Node) bool {
	found := false
	n.Walk(func(m *front.Node) bool {
		found = found || alike(m, v)
		return !found
	})
	return found
}

// alike reports whether two designators are written the same.
func alike(a, b *front.Node) bool {
	if a == nil || b == nil {
		return a == b
	}
	if a.Kind == front.ParenExpr {
		return b.Kind == front.ParenExpr && alike(a.Args[0], b.Args[0])
	}
	if a.Kind != b.Kind || a.Text != b.Text || a.Symbol != b.Symbol || len(a.Args) != len(b.Args) {
		return false
	}
	for i := range a.Args {
		if !alike(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}
