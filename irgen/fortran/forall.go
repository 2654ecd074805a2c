package fortran

import (
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/assign"
	"accc/irgen/fortran/entity"
)

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
					masked(func() { x.WithTemps(func() { x.assign.WhereBlock(i.Block, h) }) })
				default:
					x.unsupported(x.stmtSpan(i.Block.Head), "this block in forall")
				}
			case i.Stmt != nil:
				x.at(x.stmtSpan(i.Stmt))
				switch s := i.Stmt.Node.(type) {
				case *front.AssignStmt:
					x.forallAssignment(n.Head, s, masked)
				case *front.PointerStmt:
					masked(func() { x.assign.Pointer(s) })
				case *front.ForallStmt:
					masked(func() { x.forall(s, []*front.Item{{Stmt: s.Action}}) })
				case *front.WhereStmt:
					masked(func() { x.WithTemps(func() { x.assign.WhereStatement(s) }) })
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
			if m.Kind == front.NameExpr && m.Symbol != nil && x.assign.MayAlias(b.Symbol, m.Symbol, target.Type, m.Type) {
				conflict = true
			}
			return !conflict
		}
		// The same element on both sides is not a conflict.
		n.Walk(func(m *front.Node) bool {
			if entity.IsDesignator(m) && assign.SameDesignator(target, m) {
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
		loops(func() { x.WithTemps(func() { x.assign.Assignment(s) }) })
		return
	}
	if target.Rank != 0 || !entity.ByValue(target.Type) || x.assign.Defined(target, n) != nil {
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
