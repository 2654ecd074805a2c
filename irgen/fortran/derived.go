package fortran

import (
	"sort"
	"strings"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/typeinfo"
	"accc/irgen/fortran/typemap"
)

// defaultImage is the global with the value that variables of a type start with.
func (l *lowerer) defaultImage(d *front.Derived) string {
	t := l.Record(d)
	name := "_QQ" + t.Name + ".DerivedInit"
	if l.Symbols[name] == nil {
		o := l.globalOp(nil, []ir.NamedAttr{build.Attr("sym_name", ir.String(name)), build.Attr("symref", ir.Symbol(name)), build.Attr("type", ir.TypeValue(t)),
			build.Attr("linkName", ir.String("linkonce_odr")), build.Attr("constant", ir.Unit())})
		l.Symbols[name] = o
		l.fillGlobal(o, func(x *fn) *ir.Value {
			x.image = true
			return x.initialScalar(&initial.Datum{Type: front.Type{Class: frontend.Aggregate, Derived: d}})
		})
	}
	return name
}

// initialize stores the default value of a local variable.
func (x *fn) initialize(v *entity.Variable) {
	s := v.Sym
	e := &entity.Entity{Type: s.Type, Rank: s.Rank(), Addr: v.Addr, Shape: v.Shape, Lower: v.Lower, Extent: v.Extent}
	x.InitializeElements(e)
	x.size(e, x.lengthValues(s.Type))
}

// assignByLibrary assigns to a polymorphic variable, which takes the dynamic type of the value if it is allocatable.
func (x *fn) assignByLibrary(to *entity.Entity, n *front.Node) {
	file, line := x.here()
	from := x.BoxOf(x.Value(n))
	if to.Ref != nil {
		x.Runtime("AssignPolymorphic", nil, to.Ref, from, file, line)
		return
	}
	x.Runtime("Assign", nil, x.Spill(x.BoxOf(to)), from, file, line)
}

// structure lowers a structure constructor into a temporary.
func (x *fn) structure(n *front.Node) *entity.Entity {
	d := n.Type.Derived
	e := &entity.Entity{Type: n.Type, Temp: true, Addr: x.TempOf(x.Record(d))}
	e.Type.Poly = false
	x.InitializeAt(e.Addr, e.Type)
	x.size(e, x.lengthValues(n.Type))
	comps := initial.Components(d)
	k := 0
	x.DropTemp(e)
	for _, a := range n.Args[1:] {
		var c *front.Symbol
		switch {
		case a.Key != "":
			c = d.Component(a.Key)
		case k == 0 && d.Parent != nil && a.Type.Class == frontend.Aggregate && a.Type.Derived == d.Parent && len(initial.Components(d.Parent)) > 0 && comps[0].Type.Derived != d.Parent:
			// The value of the parent component.
			x.CopyRecord(x.Member(e.Addr, d.Parent.Name), x.AddressOf(x.Value(a)), a.Type)
			k = len(initial.Components(d.Parent))
			continue
		case k < len(comps):
			c = comps[k]
		}
		k++
		if c == nil {
			x.unsupported(x.span(a), "this component")
		}
		x.setComponentOf(e, c, a)
	}
	return e
}

// setComponentOf stores the value of a component of a new structure.
func (x *fn) setComponentOf(e *entity.Entity, c *front.Symbol, a *front.Node) {
	addr := x.Member(e.Addr, c.Name)
	null := a.Intrinsic != nil && a.Intrinsic.Name == "null"
	switch {
	case c.Kind == front.Procedure:
		x.Store(x.calls.Procedure(a, build.PointeeOf(addr.Type())), addr)
	case c.Has(front.PointerAttr):
		box := build.PointeeOf(addr.Type())
		if null {
			x.Store(x.NullBox(box, nil, len(c.Dims)), addr)
			return
		}
		x.Store(x.PointerTo(x.Value(a), box), addr)
	case c.Has(front.Allocatable):
		if null {
			return
		}
		if entity.IsDesignator(a) && isWhole(a) {
			// An unallocated allocatable leaves the component unallocated.
			file, line := x.here()
			x.Runtime("Assign", nil, addr, x.BoxOf(x.Designator(a)), file, line)
			return
		}
		to := x.ComponentEntity(e, addr, c)
		x.assignTo(to, &front.Node{Kind: front.NameExpr, Symbol: c, Type: c.Type, Rank: c.Rank()}, a)
	default:
		x.assignTo(x.ComponentEntity(e, addr, c), nil, a)
	}
}

// definedAssignment is the procedure that the program defines for an assignment, nil for that of the language.
func (x *fn) definedAssignment(target, value *front.Node) *front.Symbol {
	if x.line == nil {
		return nil
	}
	n := assignOf(x.line)
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
func (x *fn) assignByCall(f *front.Symbol, target, value *front.Node) {
	call := &front.Node{Kind: front.BinaryExpr, Text: "=", Symbol: f, Args: []*front.Node{target, x.guarded(value)}, First: target.First, Last: value.Last}
	x.calls.Subroutine(call, false)
}

// guarded puts parentheses around a designator, so that the procedure gets a copy.
func (x *fn) guarded(n *front.Node) *front.Node {
	if !entity.IsDesignator(n) || n.Rank > 0 || n.Type.Poly {
		return n
	}
	return &front.Node{Kind: front.ParenExpr, First: n.First, Last: n.Last, Args: []*front.Node{n}, Type: n.Type, Rank: n.Rank, Shape: n.Shape, Value: n.Value}
}

// selectType lowers select type: the guards in the order of the language, types before classes and extensions before what they extend.
func (x *fn) selectType(b *front.Block, n *front.SelectStmt) {
	subject := x.Value(n.Expr.Node())
	box := subject.Box
	if box == nil {
		box = x.BoxOf(subject)
	}
	depth := func(p *front.Part) int {
		h, _ := p.Head.Node.(*front.GuardStmt)
		if h == nil || h.Else {
			return -1
		}
		if h.Kind == "typeis" || h.Kind == "type is" || h.Kind == "type" {
			return 1 << 20
		}
		k := 0
		if s := x.guardType(p, h); s.Derived != nil {
			for d := s.Derived; d != nil; d = d.Parent {
				k++
			}
		}
		return k
	}
	var parts []*front.Part
	for _, p := range b.Parts {
		if p.Head != nil {
			parts = append(parts, p)
		}
	}
	sort.SliceStable(parts, func(i, j int) bool { return depth(parts[i]) > depth(parts[j]) })
	x.branches(b, parts, func(p *front.Part) *ir.Value {
		return x.isOfType(box, x.guardType(p, p.Head.Node.(*front.GuardStmt)), depth(p) == 1<<20)
	}, func(p *front.Part) { x.guardedPart(p, n.Expr.Node(), subject, box, depth(p) == 1<<20) })
}

// guardType is the type that a guard names.
func (x *fn) guardType(p *front.Part, h *front.GuardStmt) front.Type {
	if p.Scope != nil {
		for _, s := range p.Scope.Symbols() {
			return s.Type
		}
	}
	return x.typeOfSpec(h.Spec.Spec())
}

// isOfType tests the dynamic type of a descriptor.
func (x *fn) isOfType(box *ir.Value, t front.Type, exactly bool) *ir.Value {
	if t.Class != frontend.Aggregate {
		code := x.Op1(fir.BoxTypeCode, ir.I8(), box)
		is := x.CmpI(arith.EQ, code, x.Int(fir.TypeCode(x.ScalarType(t)), ir.I8()))
		return is
	}
	desc := x.TypeDesc(t.Derived)
	if !exactly {
		return x.Runtime("ClassIs", ir.I1(), box, desc)
	}
	have := x.Op1(fir.BoxTypeDesc, fir.TDesc(ir.None()), box)
	return x.CmpI(arith.EQ, x.FirConvert(have, ir.Index()), x.FirConvert(desc, ir.Index()))
}

// guardedPart lowers the statements of a part, in which the selector has the type of the guard.
func (x *fn) guardedPart(p *front.Part, name *front.Node, subject *entity.Entity, box *ir.Value, exactly bool) {
	if p.Scope == nil {
		x.items(p.Items)
		return
	}
	for _, s := range p.Scope.Symbols() {
		e := *subject
		e.Sym, e.Type = s, s.Type
		h, _ := p.Head.Node.(*front.GuardStmt)
		if h != nil && !h.Else {
			e.Ref = nil
			e.Type.Poly = !exactly
			elem := x.ScalarType(s.Type)
			shape := ir.Type(elem)
			if e.Rank > 0 {
				shape = typemap.ArrayType(typemap.DeferredShape(e.Rank), elem)
			}
			switch {
			case exactly && e.Rank == 0:
				e.Addr, e.Box = x.FirConvert(x.BoxAddr(box), fir.Ref(elem)), nil
				if entity.IsCharacter(s.Type) {
					e.Len = x.BoxCharLen(box, s.Type)
				}
			case exactly:
				e.Box, e.Addr, e.Of, e.Subs = x.FirConvert(box, fir.Box(shape)), nil, nil, nil
				e.Shape = nil
				if len(e.Lower) > 0 && !build.AllOnes(e.Lower) {
					e.Shape = x.Shift(e.Lower)
				}
			default:
				e.Box = x.FirConvert(box, fir.Class(shape))
				e.Addr = nil
				if e.Rank == 0 {
					e.Addr = x.BoxAddr(e.Box)
				}
			}
		}
		x.Bound[s] = &e
		if from, ok := x.selectors[name.Symbol]; ok && name.Kind == front.NameExpr {
			x.selects(s, from.node)
		}
	}
	x.scopes = append(x.scopes, p.Scope)
	x.items(p.Items)
	x.scopes = x.scopes[:len(x.scopes)-1]
}

// finish adds what the module needs in addition to what its units define: the descriptions of the derived types.
func (l *lowerer) finish() {
	describe := typeinfo.New(l.Module, l.Map, l.Table, reports{l})
	for i := 0; i < len(l.Derived); i++ {
		l.guard(func() { describe.Type(l.Derived[i]) })
	}
}

// componentImage is the global with the value that a component starts with.
func (l *lowerer) componentImage(r *fir.RecordType, c *front.Symbol) string {
	i := strings.LastIndexByte(r.Name, 'T')
	name := r.Name[:i] + "E.di." + r.Name[i+1:] + "." + c.Name
	if l.Symbols[name] == nil {
		t := r.Fields()[r.FieldIndex(c.Name)].Type
		o := l.globalOp(nil, []ir.NamedAttr{build.Attr("sym_name", ir.String(name)), build.Attr("symref", ir.Symbol(name)), build.Attr("type", ir.TypeValue(t)),
			build.Attr("linkName", ir.String("linkonce_odr")), build.Attr("constant", ir.Unit()), build.Attr("target", ir.Unit())})
		l.Symbols[name] = o
		l.fillGlobal(o, func(x *fn) *ir.Value { x.image = true; return x.initialComponent(nil, c, nil, t) })
	}
	return name
}
