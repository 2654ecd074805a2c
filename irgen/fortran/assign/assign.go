package assign

import (
	"slices"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
)

// Assignment lowers variable = expression.
func (x *Lowering) Assignment(n *front.AssignStmt) {
	target, value := n.Target.Node(), n.Value.Node()
	if f := x.Defined(target, value); f != nil {
		x.assignByCall(f, target, value)
		return
	}
	if c := assignsItself(target.Type.Derived, nil); c != nil {
		x.host.Unsupported(x.host.Span(target), "assignment of a type whose component '%s' has an assignment of its own", c.Name)
	}
	x.assignNodes(target, value)
}

// assignsItself finds a component whose type is bound to a procedure for assignment, which the assignment of the whole would call
// (Fortran 2018 §10.2.1.3).
func assignsItself(d *front.Derived, seen map[*front.Derived]bool) *front.Symbol {
	if d == nil || seen[d] {
		return nil
	}
	if seen == nil {
		seen = map[*front.Derived]bool{}
	}
	seen[d] = true
	for _, c := range initial.Components(d) {
		of := c.Type.Derived
		if of == nil || c.Has(front.PointerAttr) {
			continue
		}
		if g := of.Component("assignment(=)"); g != nil && slices.ContainsFunc(g.Specifics, func(s *front.Symbol) bool { return takesValue(s, of) }) {
			return c
		}
		if inner := assignsItself(of, seen); inner != nil {
			return inner
		}
	}
	return nil
}

// takesValue reports whether a procedure for assignment takes values of a type.
func takesValue(s *front.Symbol, d *front.Derived) bool {
	if s.Proc == nil || len(s.Proc.Dummies) != 2 || s.Proc.Dummies[1] == nil {
		return false
	}
	want := s.Proc.Dummies[1].Type.Derived
	for ; d != nil; d = d.Parent {
		if d == want {
			return true
		}
	}
	return false
}

// Defined is the procedure that the program defines for an assignment, nil for that of the language.
func (x *Lowering) Defined(target, value *front.Node) *front.Symbol {
	s := x.host.Statement()
	if s == nil {
		return nil
	}
	n := assignOf(s)
	if n == nil || n.Target.Node() != target {
		return nil
	}
	return n.Defined
}

// assignOf is the assignment of a statement, or of the one that it governs.
func assignOf(s *front.Stmt) *front.AssignStmt {
	switch n := s.Node.(type) {
	case *front.AssignStmt:
		return n
	case *front.IfStmt:
		return assignOf(n.Action)
	case *front.WhereStmt:
		if n.Action != nil {
			return assignOf(n.Action)
		}
	case *front.ForallStmt:
		if n.Action != nil {
			return assignOf(n.Action)
		}
	}
	return nil
}

// assignByCall lowers an assignment that the program defines: call f(variable, (value)).
func (x *Lowering) assignByCall(f *front.Symbol, target, value *front.Node) {
	call := &front.Node{Kind: front.BinaryExpr, Text: "=", Symbol: f, Args: []*front.Node{target, x.guarded(value)}, First: target.First, Last: value.Last}
	x.Subroutine(call, false)
}

// guarded puts parentheses around a designator, so that the procedure gets a copy.
func (x *Lowering) guarded(n *front.Node) *front.Node {
	if !entity.IsDesignator(n) || n.Rank > 0 || n.Type.Poly {
		return n
	}
	return &front.Node{Kind: front.ParenExpr, First: n.First, Last: n.Last, Args: []*front.Node{n}, Type: n.Type, Rank: n.Rank, Shape: n.Shape, Value: n.Value}
}

// assignNodes assigns the value of an expression to a variable.
func (x *Lowering) assignNodes(target, value *front.Node) {
	if target.Kind == front.RefExpr && (target.Ref == front.Call || target.Ref == front.Bound) || target.Kind == front.NameExpr && target.Symbol.Kind == front.Procedure {
		x.assign(x.Function(target), value)
		return
	}
	if target.Rank == 0 && entity.ByValue(target.Type) && !isWhole(target) {
		v := x.Scalar(value)
		to := x.Designator(target)
		x.Located(target, func() *ir.Value {
			x.StoreScalar(to, v)
			return nil
		})
		return
	}
	x.assignTo(x.Designator(target), target, value)
}

// assignTo stores the value of an expression; target is the designator of to, if there is one.
func (x *Lowering) assignTo(to *entity.Entity, target, n *front.Node) {
	whole := target != nil && isWhole(target) && to.Ref != nil
	if whole && !to.Type.Poly && deferredLengths(to.Type) {
		to, n = x.fitLengths(to, n)
	}
	switch {
	case to.Type.Poly || whole && n.Type.Poly:
		x.assignByLibrary(to, n)
	case to.Rank == 0 && entity.IsCharacter(to.Type):
		if whole && to.Type.Len < 0 && !initial.DeclaresLength(to.Sym) {
			x.assignDeferred(to, n)
			return
		}
		if whole {
			to = x.allocated(to)
		}
		a, l := x.Char(n)
		x.AssignChar(to.Addr, x.LenOf(to), a, l)
	case to.Rank == 0 && entity.ByValue(to.Type):
		v := x.Scalar(n)
		if whole {
			to = x.allocated(to)
		}
		x.StoreScalar(to, v)
	case to.Rank == 0:
		e := x.Value(n)
		if whole {
			to = x.allocated(to)
		}
		x.CopyRecord(x.AddressOf(to), x.AddressOf(e), to.Type)
	default:
		x.assignArray(to, target, n, whole)
	}
}

// assign stores the value of an expression.
func (x *Lowering) assign(to *entity.Entity, n *front.Node) { x.assignTo(to, nil, n) }

// isWhole reports whether a designator is a whole allocatable variable or component.
func isWhole(n *front.Node) bool {
	return (n.Kind == front.NameExpr || n.Kind == front.MemberExpr) && n.Symbol != nil && n.Symbol.Has(front.Allocatable)
}

// allocated makes sure that an allocatable scalar is there.
func (x *Lowering) allocated(to *entity.Entity) *entity.Entity {
	x.IfThenElse(x.IsNull(x.BoxAddr(to.Box), arith.EQ), func() {
		var params []*ir.Value
		elem := x.types.ScalarType(to.Type)
		if entity.IsCharacter(to.Type) && to.Type.Len < 0 {
			params = []*ir.Value{to.Len}
		}
		box := to.Box.Type().(*fir.BoxType)
		p := x.AllocMem(elem, params, nil)
		if to.Type.Class == frontend.Aggregate && to.Type.Derived != nil {
			x.InitializeAt(p, to.Type)
		}
		x.Store(x.Embox(box, x.FirConvert(p, box.Elem), nil, nil, params...), to.Ref)
	}, nil)
	out := &entity.Entity{Type: to.Type, Sym: to.Sym, Base: to.Base, Ref: to.Ref}
	if initial.DeclaresLength(to.Sym) {
		out.Len = to.Len
	}
	return x.ThroughRef(out)
}

// assignDeferred assigns to an allocatable character of deferred length. It keeps its memory if the length is that of the value
// already, so that pointers to it and the device's copy of it stay valid (Fortran 2018 §10.2.1.3); else it is allocated anew.
func (x *Lowering) assignDeferred(to *entity.Entity, n *front.Node) {
	a, l := x.Char(n)
	// The expression may have allocated or deallocated the variable.
	now := x.Load(to.Ref)
	old := x.BoxAddr(now)
	fits := x.And(x.IsNull(old, arith.NE), x.CmpI(arith.EQ, x.BoxCharLen(now, to.Type), l))
	p := x.Choose(fits, []ir.Type{old.Type()}, func() []*ir.Value { return []*ir.Value{old} }, func() []*ir.Value {
		return []*ir.Value{x.AllocMem(fir.Char(1, ir.Dynamic), []*ir.Value{l}, nil)}
	})[0]
	x.MoveBytes(p, a, l)
	x.IfThenElse(x.Not(fits), func() {
		// The value may be in the old memory.
		x.IfThenElse(x.IsNull(old, arith.NE), func() { x.FreeMem(old) }, nil)
		x.Store(x.Embox(to.Box.Type().(*fir.BoxType), p, nil, nil, l), to.Ref)
	}, nil)
}

// assignByLibrary assigns to a polymorphic variable, which takes the dynamic type of the value if it is allocatable.
func (x *Lowering) assignByLibrary(to *entity.Entity, n *front.Node) {
	file, line := x.host.Here()
	from := x.BoxOf(x.Value(n))
	if to.Ref != nil {
		x.Runtime("AssignPolymorphic", nil, to.Ref, from, file, line)
		return
	}
	x.Runtime("Assign", nil, x.Spill(x.BoxOf(to)), from, file, line)
}
