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

// selectType lowers select type: the guards in the order of the language, types before classes and extensions before what they extend.
func (x *fn) selectType(b *front.Block, n *front.SelectStmt) {
	subject := x.Value(n.Expr.Node())
	box := x.descriptorOf(subject)
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
	h, _ := p.Head.Node.(*front.GuardStmt)
	for _, s := range p.Scope.Symbols() {
		x.Bound[s] = x.guarded(s, h, subject, box, exactly)
		delete(x.selectors, s)
		node := name
		if from, ok := x.selectors[name.Symbol]; ok && name.Kind == front.NameExpr {
			node = from.node
		}
		if entity.IsDesignator(node) {
			x.selects(s, node, func() *entity.Entity {
				subject := x.Designator(node)
				return x.guarded(s, h, subject, x.descriptorOf(subject), exactly)
			})
		}
	}
	x.scopes = append(x.scopes, p.Scope)
	x.items(p.Items)
	x.scopes = x.scopes[:len(x.scopes)-1]
}

// descriptorOf is the descriptor of the selector of select type.
func (x *fn) descriptorOf(subject *entity.Entity) *ir.Value {
	if subject.Box != nil {
		return subject.Box
	}
	return x.BoxOf(subject)
}

// guarded is the selector of select type as the name s has it where the guard h holds: of that type, exactly or an extension.
func (x *fn) guarded(s *front.Symbol, h *front.GuardStmt, subject *entity.Entity, box *ir.Value, exactly bool) *entity.Entity {
	e := *subject
	e.Sym, e.Type = s, s.Type
	if h == nil || h.Else {
		return &e
	}
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
	return &e
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
