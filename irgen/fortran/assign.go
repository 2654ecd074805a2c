package fortran

import (
	"slices"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/expr"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/typemap"
)

// assignment lowers variable = expression.
func (x *fn) assignment(n *front.AssignStmt) {
	target, value := n.Target.Node(), n.Value.Node()
	if f := x.definedAssignment(target, value); f != nil {
		x.assignByCall(f, target, value)
		return
	}
	if c := assignsItself(target.Type.Derived, nil); c != nil {
		x.unsupported(x.span(target), "assignment of a type whose component '%s' has an assignment of its own", c.Name)
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

// assignNodes assigns the value of an expression to a variable.
func (x *fn) assignNodes(target, value *front.Node) {
	if target.Kind == front.RefExpr && (target.Ref == front.Call || target.Ref == front.Bound) || target.Kind == front.NameExpr && target.Symbol.Kind == front.Procedure {
		x.assign(x.calls.Function(target), value)
		return
	}
	if target.Rank == 0 && entity.ByValue(target.Type) && !isWhole(target) {
		v := x.Scalar(value)
		to := x.Designator(target)
		x.StoreScalar(to, v)
		return
	}
	x.assignTo(x.Designator(target), target, value)
}

// isWhole reports whether a designator is a whole allocatable variable or component.
func isWhole(n *front.Node) bool {
	return (n.Kind == front.NameExpr || n.Kind == front.MemberExpr) && n.Symbol != nil && n.Symbol.Has(front.Allocatable)
}

// assign stores the value of an expression.
func (x *fn) assign(to *entity.Entity, n *front.Node) { x.assignTo(to, nil, n) }

// assignTo stores the value of an expression; target is the designator of to, if there is one.
func (x *fn) assignTo(to *entity.Entity, target, n *front.Node) {
	whole := target != nil && isWhole(target) && to.Ref != nil
	if whole && !to.Type.Poly && deferredLengths(to.Type) {
		to, n = x.fitLengths(to, n)
	}
	switch {
	case to.Type.Poly || whole && n.Type.Poly:
		x.assignByLibrary(to, n)
	case to.Rank == 0 && entity.IsCharacter(to.Type):
		if whole && to.Type.Len < 0 && !declaresLength(to.Sym) {
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

// allocated makes sure that an allocatable scalar is there.
func (x *fn) allocated(to *entity.Entity) *entity.Entity {
	x.IfThenElse(x.IsNull(x.BoxAddr(to.Box), arith.EQ), func() {
		var params []*ir.Value
		elem := x.ScalarType(to.Type)
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
	if declaresLength(to.Sym) {
		out.Len = to.Len
	}
	return x.ThroughRef(out)
}

// assignDeferred assigns to an allocatable character of deferred length, which takes the length of the value.
func (x *fn) assignDeferred(to *entity.Entity, n *front.Node) {
	a, l := x.Char(n)
	box := to.Box.Type().(*fir.BoxType)
	p := x.AllocMem(fir.Char(1, ir.Dynamic), []*ir.Value{l}, nil)
	x.MoveBytes(p, a, l)
	old := x.BoxAddr(x.Load(to.Ref))
	x.IfThenElse(x.IsNull(old, arith.NE), func() { x.FreeMem(old) }, nil)
	x.Store(x.Embox(box, p, nil, nil, l), to.Ref)
}

// assignArray assigns to an array.
func (x *fn) assignArray(to *entity.Entity, target, n *front.Node, whole bool) {
	var lower []*ir.Value
	if whole {
		lower = x.Intrinsics.LowerBounds(n)
	}
	if x.overlaps(to, target, n) {
		n = x.nameOf(n, x.Materialize(n))
	}
	src := x.Elements(n)
	done := func() {}
	if whole {
		to, done = x.reallocated(to, src, lower)
	}
	extents := entity.ShapeFrom(&entity.Elements{Extents: x.Extents(to)}, src)
	x.LoopNest(extents, func(idx []*ir.Value) {
		p := src.At(idx)
		x.PutElement(to, idx, p)
	})
	done()
}

// nameOf is a name for the value of n, which is e now.
func (x *fn) nameOf(n *front.Node, e *entity.Entity) *front.Node {
	m := x.NameFor(e.Type, e)
	m.Rank, m.Shape, m.First, m.Last = n.Rank, n.Shape, n.First, n.Last
	m.Symbol.Dims = make([]front.Dim, n.Rank)
	return m
}

// overlaps reports whether an element of to may be set before the expression has read it.
func (x *fn) overlaps(to *entity.Entity, target, n *front.Node) bool {
	if to.Base == nil || n.Rank == 0 {
		return false
	}
	found := false
	var walk func(m *front.Node)
	walk = func(m *front.Node) {
		if m == nil || found || m.Rank == 0 && m.Kind != front.ImpliedExpr {
			return
		}
		if entity.IsDesignator(m) {
			b := front.BaseName(m)
			if b == nil || b.Symbol == nil {
				return
			}
			if x.mayAlias(to.Base, b.Symbol, to.Type, m.Type) && (target == nil || !sameDesignator(target, m)) {
				found = true
			}
			for _, a := range m.Args[min(1, len(m.Args)):] {
				// Vector subscripts are read as the loop goes.
				if a.Rank > 0 && a.Kind != front.TripletExpr {
					walk(a)
				}
			}
			return
		}
		if m.Kind == front.RefExpr && m.Ref == front.Call && m.Intrinsic == nil && m.Symbol != nil && m.Symbol.Proc != nil && !m.Symbol.Proc.Elemental {
			return // its result is a temporary, unless it is a pointer
		}
		for _, a := range m.Args {
			walk(a)
		}
	}
	walk(n)
	if target != nil && !found {
		// A vector subscript on the left that the assignment changes.
		for _, a := range target.Args[min(1, len(target.Args)):] {
			if a.Rank > 0 && a.Kind != front.TripletExpr && expr.Mentions(a, to.Base) {
				found = true
			}
		}
	}
	return found
}

// mayAlias reports whether two variables may share memory.
func (x *fn) mayAlias(a, b *front.Symbol, ta, tb front.Type) bool {
	if a == b || a.Assoc != nil || b.Assoc != nil {
		return true
	}
	if x.storage.SetOf(a) != nil && x.storage.SetOf(a) == x.storage.SetOf(b) {
		return true
	}
	pa, pb := pointsElsewhere(a), pointsElsewhere(b)
	if !(pa && (pb || b.Has(front.Target))) && !(pb && a.Has(front.Target)) {
		return false
	}
	return ta.Class == tb.Class && ta.Kind == tb.Kind
}

// pointsElsewhere reports whether a variable may denote another variable.
func pointsElsewhere(s *front.Symbol) bool {
	return s.Has(front.PointerAttr) || s.Type.Class == frontend.Aggregate
}

// sameDesignator reports whether two designators are the same elements in the same order.
func sameDesignator(a, b *front.Node) bool {
	if a == nil || b == nil {
		return a == b
	}
	if a.Kind != b.Kind || len(a.Args) != len(b.Args) {
		return false
	}
	switch a.Kind {
	case front.NameExpr:
		if a.Symbol != b.Symbol || a.Symbol == nil {
			return false
		}
	case front.MemberExpr, front.BinaryExpr, front.UnaryExpr:
		if a.Text != b.Text {
			return false
		}
	case front.IntExpr:
		return a.Text == b.Text
	case front.RefExpr:
		if a.Ref != b.Ref || a.Ref == front.Call || a.Ref == front.Bound {
			return false
		}
	case front.TripletExpr, front.ParenExpr:
	default:
		return false
	}
	for i := range a.Args {
		if !sameDesignator(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}

// reallocated makes an allocatable array with the shape of the value assigned to it (Fortran 2018 §10.2.1.3), with the
// given lower bounds, if any. The value is stored in the result; done makes that the variable. Until then the old
// array exists, because the value may use it.
func (x *fn) reallocated(to *entity.Entity, src *entity.Elements, lower []*ir.Value) (dest *entity.Entity, done func()) {
	if src.Extents == nil {
		return to, func() {}
	}
	box := to.Box.Type().(*fir.BoxType)
	old := x.BoxAddr(to.Box)
	differs := x.IsNull(old, arith.EQ)
	for d := range to.Rank {
		differs = x.Op1(arith.OrI, ir.I1(), differs, x.CmpI(arith.NE, to.Extent[d], src.Extents[d]))
	}
	elem := x.ScalarType(to.Type)
	dest = &entity.Entity{Type: to.Type, Sym: to.Sym, Base: to.Base, Rank: to.Rank, Len: to.Len, Extent: src.Extents}
	var params []*ir.Value
	if entity.IsCharacter(to.Type) && to.Type.Len < 0 {
		dest.Len = src.Len
		if declaresLength(to.Sym) {
			dest.Len = to.Len
		} else {
			differs = x.Op1(arith.OrI, ir.I1(), differs, x.CmpI(arith.NE, to.Len, src.Len))
		}
		params = []*ir.Value{dest.Len}
	}
	dest.Shape = x.ShapeOf(src.Extents)
	t := box.Elem
	dest.Addr = x.Choose(differs, []ir.Type{t}, func() []*ir.Value {
		p := x.AllocMem(typemap.ArrayType(typemap.DeferredShape(to.Rank), elem), params, src.Extents, build.Attr("fir.must_be_heap", ir.Bool(true)), build.Attr("uniq_name", ir.String(".auto.alloc")))
		if to.Type.Class == frontend.Aggregate && to.Type.Derived != nil {
			own := *dest
			own.Addr = p
			x.InitializeElements(&own)
		}
		return []*ir.Value{x.FirConvert(p, t)}
	}, func() []*ir.Value { return []*ir.Value{x.FirConvert(old, t)} })[0]
	return dest, func() {
		x.IfThenElse(differs, func() {
			x.IfThenElse(x.IsNull(old, arith.NE), func() {
				x.DestroyElements(to)
				freed := old
				if x.declaredName(to) != "" {
					freed = x.freedAddress(to)
				}
				x.FreeMem(x.FirConvert(freed, fir.Heap(build.PointeeOf(old.Type()))))
			}, nil)
			shape := dest.Shape
			if lower != nil {
				shape = x.ShapeShift(lower, dest.Extent)
			}
			x.keepDescriptor(x.Embox(box, dest.Addr, shape, nil, params...), to, true)
		}, nil)
	}
}

// whereStatement lowers where with one assignment.
func (x *fn) whereStatement(n *front.WhereStmt) {
	x.where(n.Mask.Node(), []*front.Item{{Stmt: n.Action}}, nil)
}

// whereBlock lowers where with its elsewhere parts.
func (x *fn) whereBlock(b *front.Block, n *front.WhereStmt) {
	x.where(n.Mask.Node(), b.Parts[0].Items, b.Parts[1:])
}

// maskAt reports whether a part of where is meant for an element.
func (x *fn) maskAt(m *entity.Entity, idx []*ir.Value) *ir.Value {
	return x.Convert(x.Load(x.At1(m, idx)), ir.I1())
}

var byteLogical = front.Type{Class: frontend.Logical, Kind: 1}

// maskOf evaluates a mask; within, if there, is the mask around, and unless what has been taken already.
func (x *fn) maskOf(n *front.Node, within *entity.Entity) *entity.Entity {
	src := x.Elements(n)
	e := &entity.Entity{Type: byteLogical, Rank: n.Rank, Temp: true, Extent: src.Extents}
	if src.Extents == nil {
		e.Rank, e.Extent = within.Rank, within.Extent
	}
	x.AllocateTemp(e)
	t := x.ScalarType(byteLogical)
	x.LoopNest(e.Extent, func(idx []*ir.Value) {
		v := func() *ir.Value { return x.Convert(x.Convert(src.At(idx).Value, ir.I1()), t) }
		if within == nil {
			x.Store(v(), x.At1(e, idx))
			return
		}
		x.IfThenElse(x.maskAt(within, idx), func() { x.Store(v(), x.At1(e, idx)) }, func() { x.Store(x.Convert(x.Bool(false), t), x.At1(e, idx)) })
	})
	return e
}

// where lowers the parts of a where construct (Fortran 2018 §10.2.3): masks are evaluated before what they govern.
func (x *fn) where(n *front.Node, items []*front.Item, rest []*front.Part) {
	x.whereIn(n, items, rest, nil)
}

func (x *fn) whereIn(n *front.Node, items []*front.Item, rest []*front.Part, within *entity.Entity) {
	m := x.maskOf(n, within)
	t := x.ScalarType(byteLogical)
	x.masked(m, items)
	// What is left for elsewhere: the elements that no mask so far was true for.
	left, taken := within, m
	for _, p := range rest {
		e, ok := p.Head.Node.(*front.ElsewhereStmt)
		if !ok {
			continue
		}
		x.at(x.stmtSpan(p.Head))
		next := &entity.Entity{Type: byteLogical, Rank: m.Rank, Temp: true, Extent: m.Extent}
		x.AllocateTemp(next)
		before, now := left, taken
		x.LoopNest(m.Extent, func(idx []*ir.Value) {
			v := x.Not(x.maskAt(now, idx))
			if before != nil {
				v = x.And(v, x.maskAt(before, idx))
			}
			x.Store(x.Convert(v, t), x.At1(next, idx))
		})
		left = next
		taken = next
		if e.Mask != nil {
			taken = x.maskOf(e.Mask.Node(), next)
		}
		x.masked(taken, p.Items)
	}
}

// masked lowers the assignments that a mask governs.
func (x *fn) masked(m *entity.Entity, items []*front.Item) {
	for _, i := range items {
		switch {
		case i.Block != nil:
			w, ok := i.Block.Head.Node.(*front.WhereStmt)
			if !ok {
				x.unsupported(x.stmtSpan(i.Block.Head), "this block in where")
			}
			x.at(x.stmtSpan(i.Block.Head))
			x.whereIn(w.Mask.Node(), i.Block.Parts[0].Items, i.Block.Parts[1:], m)
		case i.Stmt != nil:
			x.at(x.stmtSpan(i.Stmt))
			switch s := i.Stmt.Node.(type) {
			case *front.AssignStmt:
				x.maskedAssignment(m, s)
			case *front.WhereStmt:
				x.whereIn(s.Mask.Node(), []*front.Item{{Stmt: s.Action}}, nil, m)
			case *front.WordStmt:
			default:
				x.unsupported(x.stmtSpan(i.Stmt), "this statement in where")
			}
		}
	}
}

func (x *fn) maskedAssignment(m *entity.Entity, s *front.AssignStmt) {
	target, n := s.Target.Node(), s.Value.Node()
	if f := x.definedAssignment(target, n); f != nil {
		x.unsupported(x.span(target), "a defined assignment in where")
	}
	to := x.Designator(target)
	src := x.Elements(n)
	if !x.overlaps(to, target, n) {
		x.LoopNest(m.Extent, func(idx []*ir.Value) {
			x.IfThenElse(x.maskAt(m, idx), func() { x.PutElement(to, idx, src.At(idx)) }, nil)
		})
		return
	}
	tmp := &entity.Entity{Type: n.Type, Rank: to.Rank, Temp: true, Extent: m.Extent, Len: src.Len}
	x.AllocateTemp(tmp)
	x.LoopNest(m.Extent, func(idx []*ir.Value) {
		x.IfThenElse(x.maskAt(m, idx), func() { x.PutBits(tmp, x.At1(tmp, idx), src.At(idx)) }, nil)
	})
	from := x.ElementsOf(tmp)
	x.LoopNest(m.Extent, func(idx []*ir.Value) {
		x.IfThenElse(x.maskAt(m, idx), func() { x.PutElement(to, idx, from.At(idx)) }, nil)
	})
}

// forall lowers forall: each assignment is done for all indices before the next, and its values are computed before any is stored
// (Fortran 2018 §10.2.4) where that makes a difference.
func (x *fn) forall(n *front.ForallStmt, items []*front.Item) {
	x.withIndices(n.Head, func(loops func(body func())) {
		masked := func(body func()) {
			loops(func() {
				if n.Head.Mask == nil {
					body()
					return
				}
				x.IfThenElse(x.Condition(n.Head.Mask.Node()), body, nil)
			})
		}
		for _, i := range items {
			switch {
			case i.Block != nil:
				switch h := i.Block.Head.Node.(type) {
				case *front.ForallStmt:
					masked(func() { x.forall(h, i.Block.Parts[0].Items) })
				case *front.WhereStmt:
					masked(func() { x.WithTemps(func() { x.whereBlock(i.Block, h) }) })
				default:
					x.unsupported(x.stmtSpan(i.Block.Head), "this block in forall")
				}
			case i.Stmt != nil:
				x.at(x.stmtSpan(i.Stmt))
				switch s := i.Stmt.Node.(type) {
				case *front.AssignStmt:
					x.forallAssignment(n.Head, s, masked)
				case *front.PointerStmt:
					masked(func() { x.pointerAssignment(i.Stmt, s) })
				case *front.ForallStmt:
					masked(func() { x.forall(s, []*front.Item{{Stmt: s.Action}}) })
				case *front.WhereStmt:
					masked(func() { x.WithTemps(func() { x.whereStatement(s) }) })
				case *front.WordStmt:
				default:
					x.unsupported(x.stmtSpan(i.Stmt), "this statement in forall")
				}
			}
		}
	}, false)
}

func (x *fn) forallAssignment(h *front.Concurrent, s *front.AssignStmt, loops func(body func())) {
	target, n := s.Target.Node(), s.Value.Node()
	b := front.BaseName(target)
	conflict := false
	if b != nil && b.Symbol != nil {
		check := func(m *front.Node) bool {
			if m.Kind == front.NameExpr && m.Symbol != nil && x.mayAlias(b.Symbol, m.Symbol, target.Type, m.Type) {
				conflict = true
			}
			return !conflict
		}
		// The same element on both sides is not a conflict.
		n.Walk(func(m *front.Node) bool {
			if entity.IsDesignator(m) && sameDesignator(target, m) {
				return false
			}
			return check(m)
		})
		if h.Mask != nil {
			h.Mask.Node().Walk(check)
		}
		for _, a := range target.Args[min(1, len(target.Args)):] {
			a.Walk(check)
		}
	}
	if !conflict {
		loops(func() { x.WithTemps(func() { x.assignment(s) }) })
		return
	}
	if target.Rank != 0 || !entity.ByValue(target.Type) || x.definedAssignment(target, n) != nil {
		x.unsupported(x.span(target), "this assignment in forall, whose value depends on the variable")
	}
	// First all values and addresses, then the assignments.
	count := x.Idx(1)
	for _, i := range h.Indices {
		step := x.Idx(1)
		if i.Step != nil {
			step = x.Index(i.Step.Node())
		}
		count = x.MulI(count, x.TripCount(x.Index(i.Lower.Node()), x.Index(i.Upper.Node()), step))
	}
	values := &entity.Entity{Type: target.Type, Rank: 1, Temp: true, Extent: []*ir.Value{count}}
	x.AllocateTemp(values)
	places := &entity.Entity{Type: front.Type{Class: frontend.Integer, Kind: 8}, Rank: 1, Temp: true, Extent: []*ir.Value{count}}
	x.AllocateTemp(places)
	at := x.TempOf(ir.Index())
	x.Store(x.Idx(0), at)
	elem := x.ScalarType(target.Type)
	loops(func() {
		x.WithTemps(func() {
			i := x.AddI(x.Load(at), x.Idx(1))
			x.Store(i, at)
			v := x.Convert(x.Scalar(n), elem)
			x.Store(v, x.At1(values, []*ir.Value{i}))
			x.Store(x.FirConvert(x.AddressOf(x.Designator(target)), ir.I64()), x.At1(places, []*ir.Value{i}))
		})
	})
	x.DoLoop(x.Idx(1), x.Load(at), x.Idx(1), true, func(i *ir.Value) {
		to := x.FirConvert(x.Load(x.At1(places, []*ir.Value{i})), fir.Ref(elem))
		x.Store(x.Load(x.At1(values, []*ir.Value{i})), to)
	})
}
