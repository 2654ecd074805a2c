package c

import (
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/frontend"
	front "accc/frontend/c"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	ompgen "accc/irgen/omp"
	"accc/pragma"

	"modernc.org/cc/v4"
)

// What the lowering of data on devices asks of C. A section of what a variable points to is mapped by the value of the
// pointer: in a target region the pointer is one of the region's own that has the device's address (OpenMP 5.2 §5.8.3).

// NamesMember implements ompgen.MapHost.
func (h *host) NamesMember(v *pragma.Var) bool {
	return len(v.Path) > 0 && (v.Path[0].Kind == pragma.Member || v.Path[0].Kind == pragma.Arrow)
}

// FlangMaps implements ompgen.MapHost.
func (h *host) FlangMaps() bool { return false }

// Only implements ompgen.MapHost.
func (h *host) Only(c *frontend.Construct) *frontend.Construct {
	if len(c.Children) != 1 {
		return nil
	}
	d := h.direct[c]
	s := d.Body
	for s != nil && s.Case == cc.StatementCompound {
		var only *cc.BlockItem
		for l := s.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
			if only != nil {
				return nil
			}
			only = l.BlockItem
		}
		if only == nil || only.Case != cc.BlockItemStmt {
			return nil
		}
		s = only.Statement
	}
	if s == nil {
		return nil
	}
	if in := h.unit.DirectiveAt(s); in != nil && in.Construct == c.Children[0] {
		return in.Construct
	}
	return nil
}

// Small implements ompgen.MapHost.
func (h *host) Small(o *irgen.Object) bool { return isSmall(o.Host.(*object).typ) }

// isSmall reports whether values of a type are passed in place of their address.
func isSmall(t cc.Type) bool {
	return t.Kind() != cc.Array && t.Kind() != cc.Struct && t.Kind() != cc.Union && t.Size() <= 8
}

// Mapped implements ompgen.MapHost.
func (h *host) Mapped(c *frontend.Construct, v *pragma.Var) *ompgen.Place {
	// A name alone is the variable, whatever its type.
	o := h.Object(c, v, len(v.Path) == 0)
	p := h.place(o)
	p.Name = v.Text()
	if len(v.Path) == 0 {
		return p
	}
	d := h.direct[c]
	ref := d.RefOf(v)
	if o.Symbol == nil {
		h.unsupportedAt(v.Span, "this in a map clause")
	}
	if base, index, ok := h.memberOf(o, ref); ok {
		p.Object, p.Of, p.Index = nil, base, index
		if o.PtrPtr != nil {
			p.Var = o.PtrPtr
		}
	} else if !o.Whole {
		p.Object = nil
	}
	return p
}

// MappedImplicitly implements ompgen.MapHost. Of what a pointer points to, nothing is mapped: the region has the device's address, if
// there is one.
func (h *host) MappedImplicitly(s *frontend.Symbol, at source.Span, asStored bool) *ompgen.Place {
	o := h.Implicit(s, at, asStored)
	p := h.place(o)
	if o.Pointer {
		zero, one := h.x.int(0, ir.Index()), h.x.int(1, ir.Index())
		p.Dims = []irgen.Dim{{Lower: zero, Upper: h.x.int(-1, ir.Index()), Extent: zero, Stride: one, Start: zero, Loc: o.Loc}}
		p.Pointer = true
	}
	return p
}

// place is what an object is.
func (h *host) place(o *irgen.Object) *ompgen.Place {
	own := o.Host.(*object)
	p := &ompgen.Place{Object: o, Name: o.Name, Loc: o.Loc, Var: o.Var, PtrPtr: o.PtrPtr, Type: o.Type, Result: o.Var.Type(), Dims: o.Dims}
	if isPointerInMemory(o.Type) {
		p.Type = ptrType()
	}
	p.ByCopy = !own.section && len(o.Dims) == 0 && isSmall(own.typ)
	// Each element of an array is mapped by the mapper of its type.
	if e := elementOf(own.typ); e.Kind() == cc.Struct || e.Kind() == cc.Union {
		p.Mapper = h.typeName(e)
	}
	return p
}

// isPointerInMemory reports whether a type is that of a pointer variable for the acc dialect.
func isPointerInMemory(t ir.Type) bool { return t == pointerInMemory() }

// memberOf is the variable, or the object a variable or a member points to, of which a reference names a member, and the way to the member
// from there.
func (h *host) memberOf(o *irgen.Object, ref *front.Ref) (*ompgen.Place, []int64, bool) {
	e := strip(ref.Object)
	var index []int64
	through := false
	for {
		n, ok := e.(*cc.PostfixExpression)
		if !ok || n.Case != cc.PostfixExpressionSelect && n.Case != cc.PostfixExpressionPSelect {
			break
		}
		f := n.Field()
		if f == nil {
			return nil, nil, false
		}
		if through {
			break
		}
		index = append([]int64{int64(f.Index())}, index...)
		through = n.Case == cc.PostfixExpressionPSelect
		e = strip(n.PostfixExpression)
	}
	if len(index) == 0 {
		return nil, nil, false
	}
	x := h.x
	if n, ok := e.(*cc.PostfixExpression); ok && through && n.Type().Kind() == cc.Ptr && n.Case != cc.PostfixExpressionCall {
		// What another pointer of a structure leads to: the pointer is attached.
		base := &irgen.Object{Name: cc.NodeSource(e), Loc: o.Loc}
		p := h.place(h.finish(base, x.lvalue(e).addr, e.Type(), false, nil, &pragma.Var{Span: source.Span{}}))
		p.Object = nil
		return p, index, true
	}
	if !isName(e) {
		return nil, nil, false
	}
	base := &irgen.Object{Symbol: o.Symbol, Name: o.Symbol.Name, Loc: o.Loc, Whole: true}
	base = h.finish(base, x.variable(ref.Base, e), declaredType(ref), false, nil, &pragma.Var{Span: source.Span{}})
	return h.place(base), index, true
}

// Mapper implements ompgen.MapHost.
func (h *host) Mapper(c *frontend.Construct) *ompgen.Mapper {
	arg := c.Directive.Args
	if arg == nil || len(arg.Args) == 0 || arg.Args[0].Decl == nil {
		h.unsupportedAt(c.Directive.Span, "this declare mapper directive")
	}
	var own *cc.Declarator
	for v, i := range c.Vars {
		if d, ok := h.declaratorOf(i.Symbol); ok && v.Name == arg.Args[0].Decl.Name.Text {
			own = d
		}
	}
	if own == nil {
		h.unsupportedAt(arg.Span, "a mapper that does not map its variable")
	}
	t := own.Type()
	name := arg.Operator.Text
	if name == "" || name == "default" {
		name = h.typeName(t) + "_omp_default_mapper"
	} else {
		name += ".omp_mapper" // a function may have the name, too
	}
	return &ompgen.Mapper{Symbol: name, Type: h.types.memory(t), Address: ptrType(), Key: h.typeName(t), Begin: func(addr *ir.Value) {
		if h.x.vars == nil {
			h.x.vars = map[*cc.Declarator]*ir.Value{}
		}
		h.x.vars[own] = addr
	}}
}

func (h *host) declaratorOf(s *frontend.Symbol) (*cc.Declarator, bool) {
	if s == nil {
		return nil, false
	}
	d, ok := s.Host.(*cc.Declarator)
	return d, ok
}

// Align implements ompgen.MapHost.
func (h *host) Align(c *frontend.Construct, v *pragma.Var, bytes int64) {
	i := c.Vars[v]
	if i == nil {
		return
	}
	d, ok := h.declaratorOf(i.Symbol)
	if !ok {
		return
	}
	if g := h.globalOf(d); g != nil {
		h.alone()
		g.align = max(g.align, bytes)
		if g.op != nil {
			g.op.SetAttr("alignment", ir.Integer(ir.I64(), g.align))
		}
		return
	}
	if h.x == nil {
		return
	}
	if at := h.x.vars[d]; at != nil && at.Op() != nil && at.Op().Is(llvm.Alloca) {
		if at.Op().IntAttr("alignment") < bytes {
			at.Op().SetAttr("alignment", ir.Integer(ir.I64(), bytes))
		}
	}
}

// Definition implements ompgen.MapHost.
func (h *host) Definition(s *frontend.Symbol) *ir.Op {
	d, ok := s.Host.(*cc.Declarator)
	if !ok {
		return nil
	}
	if f := h.funcs[d.Name()]; f != nil && d.Type().Kind() == cc.Function {
		return f.op
	}
	if g := h.globalOf(d); g != nil {
		return g.op
	}
	return nil
}

// Carry implements ompgen.MapHost.
func (h *host) Carry(v *ir.Value) *ompgen.Place {
	x := h.x
	at := x.allocaOf(v.Type(), 0)
	b := ir.At(v.ParentBlock())
	switch o := v.Op(); {
	case o != nil:
		b = ir.After(o)
	case at.Op().Parent() == v.ParentBlock():
		b = ir.After(at.Op())
	case v.ParentBlock().First() != nil:
		b = ir.Before(v.ParentBlock().First())
	}
	b.Op(llvm.Store, ir.With{Operands: []*ir.Value{v, at}, Types: []ir.Type{}})
	return &ompgen.Place{Loc: x.b.Loc, Var: at, Type: v.Type(), Result: at.Type(), ByCopy: true}
}

// Carried implements ompgen.MapHost.
func (h *host) Carried(b *ir.Builder, addr *ir.Value, t ir.Type) *ir.Value {
	return b.Op(llvm.Load, ir.With{Operands: []*ir.Value{addr}, Types: []ir.Type{t}}).Result(0)
}

// Again implements ompgen.MapHost.
func (h *host) Again(o *ir.Op, b *ir.Builder) *ir.Op {
	if o.Def().Dialect == omp.Dialect || o.NumRegions() > 0 || !ir.IsPure(o) {
		return nil
	}
	c := o.Clone(ir.NewMapping())
	b.Insert(c)
	return c
}
