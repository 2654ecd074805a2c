package c

import (
	"maps"

	"accc/dialects/arith"
	fndialect "accc/dialects/func"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	ompgen "accc/irgen/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"

	"modernc.org/cc/v4"
)

// What the lowering of OpenMP asks of C.

// Copied implements ompgen.Host.
func (h *host) Copied(o *irgen.Object, at source.Span) {
	if own := o.Host.(*object); own.section || len(o.Dims) > 0 {
		h.unsupportedAt(at, "a private copy of a section or of an array of variable length")
	}
}

// Privatizer implements ompgen.Host.
func (h *host) Privatizer(o *irgen.Object) (variable, typ string, t ir.Type) {
	return o.Symbol.Name, h.RecipeName(o), h.types.memory(o.Host.(*object).typ)
}

// FillPrivatizer implements ompgen.Host. Storage of the type is all that a private copy needs.
func (h *host) FillPrivatizer(recipe *ir.Op, o *irgen.Object, first bool) {
	if !first {
		return
	}
	b := recipeBlock(recipe, 1, o, o.Var.Type(), o.Var.Type())
	h.Copy(b, o, b.Block().Arg(0), b.Block().Arg(1), nil)
	yield(b, b.Block().Arg(1))
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

// byValue reports whether a reduction combines values and not what is at two addresses.
func byValue(t cc.Type) bool { return cc.IsIntegerType(t) || isReal(t) && !isComplex(t) }

// Reducer implements ompgen.Host.
func (h *host) Reducer(_ *frontend.Construct, o *irgen.Object, operator string, at source.Span) (string, ir.Type, bool) {
	op := accrows.Operator(operator).Attr()
	if op == nil {
		h.unsupportedAt(at, "a reduction that the program declares")
	}
	own := o.Host.(*object)
	name := op.(*ir.EnumAttr).String() + "_reduction_" + h.typeName(own.typ)
	if byValue(own.typ) {
		return name, h.types.value(own.typ), false
	}
	return name + "_byref", o.Var.Type(), true
}

// FillReducer implements ompgen.Host.
func (h *host) FillReducer(recipe *ir.Op, o *irgen.Object, operator string) {
	t := o.Host.(*object).typ
	if byValue(t) {
		v := h.types.value(t)
		b := recipeBlock(recipe, 1, o, v)
		yield(b, h.inRecipe(b).neutralValue(t, operator))
		b = recipeBlock(recipe, 2, o, v, v)
		yield(b, h.inRecipe(b).combineValues(b.Block().Arg(0), b.Block().Arg(1), t, operator))
		return
	}
	p := o.Var.Type()
	b := recipeBlock(recipe, 0, o)
	yield(b, h.Init(b, o, "", nil, nil))
	b = recipeBlock(recipe, 1, o, p, p)
	x := h.inRecipe(b)
	x.eachScalar(t, nil, func(at []lvalue) { x.neutral(at[0], operator) }, b.Block().Arg(1))
	yield(b, b.Block().Arg(1))
	b = recipeBlock(recipe, 2, o, p, p)
	h.Combine(b, o, operator, b.Block().Arg(0), b.Block().Arg(1), nil)
	yield(b, b.Block().Arg(0))
}

// Assign implements ompgen.Host.
func (h *host) Assign(o *irgen.Object, from, to *ir.Value) { h.Copy(h.x.b, o, from, to, nil) }

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
	if countsWide(d.Type()) {
		v = h.x.op1(arith.TruncI, []*ir.Value{v}, h.types.value(d.Type()))
	}
	h.x.storeScalar(addr, v, d.Type())
}

// AddressOf implements ompgen.Host.
func (h *host) AddressOf(o *irgen.Object) *ir.Value { return h.x.vars[h.key(o.Symbol)] }

// Local implements ompgen.Host.
func (h *host) Local(o *irgen.Object, first bool) *ir.Value {
	x := h.x
	x.b.Loc = &ir.NameLoc{Name: o.Symbol.Name, Child: o.Loc}
	addr := x.alloca(o.Host.(*object).typ, 0)
	x.b.Loc = o.Loc
	if first {
		h.Copy(x.b, o, o.Var, addr, nil)
	}
	return addr
}

// Within implements ompgen.Host.
func (h *host) Within(bindings []irgen.Binding, f func()) {
	outer := h.x.vars
	h.x.vars = maps.Clone(outer)
	for _, b := range bindings {
		h.x.vars[h.key(b.Object.Symbol)] = b.Value
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
