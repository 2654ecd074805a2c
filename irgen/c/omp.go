package c

import (
	"maps"
	"slices"

	"accc/dialects/arith"
	fndialect "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	ompgen "accc/irgen/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"

	"modernc.org/cc/v4"
)

// What the lowering of OpenMP asks of C.

// Copied implements ompgen.Host.
func (h *host) Copied(o *irgen.Object, at source.Span) {
	own := o.Host.(*object)
	switch {
	case own.described:
	case own.section || len(o.Dims) > 0:
		if len(o.Dims) == 0 || !o.Whole {
			h.unsupportedAt(at, "a private copy of this")
		}
		if slices.ContainsFunc(o.Dims, func(d irgen.Dim) bool { return d.Step != nil }) {
			h.unsupportedAt(at, "a private copy of a section with a stride")
		}
		h.describe(o)
	}
}

// Privatizer implements ompgen.Host.
func (h *host) Privatizer(o *irgen.Object) (variable, typ string, t ir.Type) {
	if own := o.Host.(*object); own.described {
		return o.Symbol.Name, "section_" + h.typeName(own.typ), descriptionType()
	}
	return o.Symbol.Name, h.RecipeName(o), h.types.memory(o.Host.(*object).typ)
}

// FillPrivatizer implements ompgen.Host. Storage of the type is all that a private copy of an object needs.
func (h *host) FillPrivatizer(recipe *ir.Op, o *irgen.Object, first bool) {
	own := o.Host.(*object)
	if own.described {
		b := recipeBlock(recipe, 0, o, o.Var.Type(), o.Var.Type())
		h.inRecipe(b).another(b.Block().Arg(0), b.Block().Arg(1), own.typ)
		yield(b, b.Block().Arg(1))
	}
	if !first {
		return
	}
	b := recipeBlock(recipe, 1, o, o.Var.Type(), o.Var.Type())
	h.assign(b, o, b.Block().Arg(0), b.Block().Arg(1))
	yield(b, b.Block().Arg(1))
}

// assign copies an object, or what descriptions at two addresses describe.
func (h *host) assign(b *ir.Builder, o *irgen.Object, from, to *ir.Value) {
	own := o.Host.(*object)
	if !own.described {
		h.Copy(b, o, from, to, nil)
		return
	}
	x := h.inRecipe(b)
	source, target := x.described(from), x.described(to)
	size := x.op1(arith.MulI, []*ir.Value{source.count, x.int(sizeOf(x.pointee(own.typ)), ir.I64())}, ir.I64())
	x.memcpy(x.firstOf(target, own.typ), x.firstOf(source, own.typ), size)
}

// recipeBlock is the insertion point in a new region of a recipe.
func recipeBlock(recipe *ir.Op, region int, o *irgen.Object, args ...ir.Type) *ir.Builder {
	b := ir.At(recipe.Region(region).AddBlock(args...))
	b.Loc = o.Loc
	return b
}

func yield(b *ir.Builder, v ...*ir.Value) {
	y := ir.NewDraft(omp.Yield)
	y.Add("results", v...)
	y.Insert(b, b.Loc)
}

// Assign implements ompgen.Host.
func (h *host) Assign(o *irgen.Object, from, to *ir.Value) {
	own := o.Host.(*object)
	if !own.described {
		h.Copy(h.x.b, o, from, to, nil)
		return
	}
	// The address inside of the region is that of the elements.
	x := h.x
	original := x.described(to)
	size := x.op1(arith.MulI, []*ir.Value{original.count, x.int(sizeOf(x.pointee(own.typ)), ir.I64())}, ir.I64())
	inner := original
	inner.base = from
	if o.Pointer {
		inner.base = x.op1(llvm.Load, []*ir.Value{from}, ptrType())
	}
	x.memcpy(x.firstOf(original, own.typ), x.firstOf(inner, own.typ), size)
}

// Apart implements ompgen.Host.
func (h *host) Apart(a, b *ir.Value) *ir.Value { return h.x.icmp("ne", a, b) }

// If implements ompgen.Host.
func (h *host) If(condition *ir.Value, then func()) { h.x.ifThenElse(condition, then, nil) }

// IsLast implements ompgen.Host.
func (h *host) IsLast(l *frontend.Loop, v *ir.Value, b ompgen.Bounds) (last, next *ir.Value) {
	x := h.x
	x.b.Loc = span(l.Head)
	next = x.op1(arith.AddI, []*ir.Value{v, b.Step}, v.Type())
	p := arith.SGE
	switch unsigned := irgen.IsUnsigned(l); {
	case l.NotEqual && !b.Inclusive:
		p = arith.EQ
	case b.Inclusive && l.Down && unsigned:
		p = arith.ULT
	case b.Inclusive && l.Down:
		p = arith.SLT
	case b.Inclusive && unsigned:
		p = arith.UGT
	case b.Inclusive:
		p = arith.SGT
	case l.Down && unsigned:
		p = arith.ULE
	case l.Down:
		p = arith.SLE
	case unsigned:
		p = arith.UGE
	}
	return x.op1(arith.CmpI, []*ir.Value{next, b.Upper}, ir.I1(), arith.Predicate(p)), next
}

// SetVariable implements ompgen.Host.
func (h *host) SetVariable(l *frontend.Loop, v *ir.Value) {
	d := l.Var.Host.(*cc.Declarator)
	addr := h.x.vars[h.key(l.Var)]
	if addr == nil || l.Declares {
		return
	}
	h.x.storeScalar(addr, h.x.variableOf(v, d.Type()), d.Type())
}

// Variable implements ompgen.Host.
func (h *host) Variable(l *frontend.Loop) *ir.Value {
	d := l.Var.Host.(*cc.Declarator)
	v := h.x.load(lvalue{addr: h.x.vars[h.key(l.Var)], typ: d.Type()})
	if d.Type().Kind() == cc.Ptr {
		return h.x.convert(v, d.Type(), h.unit.AST.Long)
	}
	return v
}

// AddressOf implements ompgen.Host.
func (h *host) AddressOf(o *irgen.Object) *ir.Value { return h.x.vars[h.key(o.Symbol)] }

// Local implements ompgen.Host.
func (h *host) Local(o *irgen.Object, first bool) *ir.Value {
	x := h.x
	x.b.Loc = &ir.NameLoc{Name: o.Symbol.Name, Child: o.Loc}
	if own := o.Host.(*object); own.described {
		addr := x.allocaOf(descriptionType(), 0)
		x.b.Loc = o.Loc
		x.another(o.Var, addr, own.typ)
		if first {
			h.assign(x.b, o, o.Var, addr)
		}
		return addr
	}
	addr := x.alloca(o.Host.(*object).typ, 0)
	x.b.Loc = o.Loc
	if first {
		h.Copy(x.b, o, o.Var, addr, nil)
	}
	return addr
}

// FreeLocal implements ompgen.Host: storage of a function ends with it.
func (h *host) FreeLocal(*irgen.Object, *ir.Value) {}

// Within implements ompgen.Host.
func (h *host) Within(bindings []irgen.Binding, f func()) {
	outer := h.x.vars
	h.x.vars = maps.Clone(outer)
	for _, b := range bindings {
		addr := b.Value
		if b.Object.Host.(*object).described {
			addr = h.x.described(addr).base
			if b.Object.Pointer {
				p := h.x.allocaOf(ptrType(), 0)
				h.x.storeOp(p, addr, false)
				addr = p
			}
		}
		h.x.vars[h.key(b.Object.Symbol)] = addr
	}
	f()
	h.x.vars = outer
}

// Sections implements ompgen.Host: a section directive is a statement of the block.
func (h *host) Sections(c *frontend.Construct) (list []ompgen.Section) {
	d := h.direct[c]
	if d.Body == nil || d.Body.Case != cc.StatementCompound {
		return []ompgen.Section{{Body: func() { h.Body(c) }}}
	}
	var items []*cc.BlockItem
	part := func(directive *pragma.Directive) {
		of := items
		items = nil
		list = append(list, ompgen.Section{Directive: directive, Body: func() {
			for _, i := range of {
				h.x.blockItem(i)
			}
		}})
	}
	var begun *pragma.Directive
	for l := d.Body.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
		if i := l.BlockItem; i.Case == cc.BlockItemStmt {
			if s := h.x.directiveAt(i.Statement); s != nil && s.Def == ompdir.DirSection {
				if begun != nil || len(items) > 0 {
					part(begun)
				}
				begun = s.Directive
				continue
			}
		}
		items = append(items, l.BlockItem)
	}
	if begun != nil || len(items) > 0 {
		part(begun)
	}
	return list
}

// CopyFunction implements ompgen.Host.
func (h *host) CopyFunction(o *irgen.Object) *ir.SymbolRefAttr {
	name := "_copy_" + h.RecipeName(o)
	if !h.symbols[name] {
		h.alone()
		h.symbols[name] = true
		p := ir.At(h.body)
		if first := h.body.First(); first != nil {
			p = ir.Before(first)
		}
		f := newFunc(p, name, &signature{inputs: []ir.Type{ptrType(), ptrType()}}, false, true, o.Loc)
		b := ir.At(f.Region(0).Entry())
		b.Loc = o.Loc
		h.Copy(b, o, b.Block().Arg(1), b.Block().Arg(0), nil)
		b.Op(fndialect.Return, ir.With{})
	}
	return ir.Symbol(name)
}

// OwnThread implements ompgen.Host: each use of a threadprivate variable asks for the thread's copy.
func (h *host) OwnThread([]*frontend.Symbol) {}

// Scalar implements ompgen.Host.
func (h *host) Scalar(c *frontend.Construct, e *pragma.Expr) *ir.Value {
	n := h.expr(c, e)
	if t := typeOf(n); isAggregate(t) || isComplex(t) {
		h.unsupportedAt(e.Span, "an expression of type %s in this clause", t)
	}
	return h.x.rvalue(n)
}

// Runtime implements ompgen.Host.
func (h *host) Runtime(name string, result ir.Type, args ...*ir.Value) *ir.Value {
	f := h.funcs[name]
	if f == nil {
		h.alone()
		f = &function{name: name}
		h.funcs[name] = f
		h.symbols[name] = true
	}
	if f.sig == nil {
		h.alone()
		f.sig = &signature{}
		for _, a := range args {
			f.sig.inputs = append(f.sig.inputs, a.Type())
		}
		if result != nil {
			f.sig.results = []ir.Type{result}
		}
	}
	h.use(f)
	return resultOf(directCall(h.x.b, name, f.sig, args), nil)
}
