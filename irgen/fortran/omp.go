package fortran

import (
	"accc/dialects/arith"
	"accc/dialects/conversion/firacc"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	"accc/irgen/fortran/build"
	ompgen "accc/irgen/omp"
)

// What the lowering of OpenMP asks of Fortran.

// Copied implements ompgen.Host.
func (h *host) Copied(o *irgen.Object, at source.Span) {
	own := o.Host.(*object)
	if own.sym == nil || len(o.Dims) > 0 || !isScalar(o.Var.Type()) {
		h.unsupported(at, "a private copy of %s", o.Name)
	}
}

// isScalar reports whether an address is that of a number or logical.
func isScalar(t ir.Type) bool {
	r, ok := t.(*fir.RefType)
	if !ok {
		return false
	}
	switch r.Elem.(type) {
	case *fir.ArrayType, *fir.CharType, *fir.RecordType, *fir.BoxType:
		return false
	}
	return true
}

// Privatizer implements ompgen.Host.
func (h *host) Privatizer(o *irgen.Object) (variable, typ string, t ir.Type) {
	t = varType(o.Var.Type())
	return h.x.VariableName(o.Host.(*object).sym), firacc.TypeName(t), t
}

// FillPrivatizer implements ompgen.Host.
func (h *host) FillPrivatizer(recipe *ir.Op, o *irgen.Object, first bool) {
	if !first {
		return
	}
	t := o.Var.Type()
	b := recipeBlock(recipe, 1, o, t, t)
	v := b.Op(fir.Load, ir.With{Operands: []*ir.Value{b.Block().Arg(0)}, Types: []ir.Type{varType(t)}}).Result(0)
	b.Op(fir.Store, ir.With{Operands: []*ir.Value{v, b.Block().Arg(1)}})
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

// Reducer implements ompgen.Host.
func (h *host) Reducer(_ *frontend.Construct, o *irgen.Object, operator string, at source.Span) (string, ir.Type, bool) {
	op, ok := accrows.Operator(operator).Attr().(*ir.EnumAttr)
	if !ok {
		h.unsupported(at, "a reduction that the program declares")
	}
	return op.String() + "_reduction_" + firacc.TypeName(varType(o.Var.Type())), varType(o.Var.Type()), false
}

// FillReducer implements ompgen.Host.
func (h *host) FillReducer(recipe *ir.Op, o *irgen.Object, operator string) {
	t := varType(o.Var.Type())
	op := accrows.Operator(operator)
	b := recipeBlock(recipe, 1, o, t)
	yield(b, firacc.Neutral(b, t, op))
	b = recipeBlock(recipe, 2, o, t, t)
	v := firacc.Apply(b, op, b.Block().Arg(0), b.Block().Arg(1))
	for o := b.Block().First(); o != nil; o = o.Next() {
		if ir.IsFloat(t) && o.Def().Dialect == arith.Dialect && !o.Is(arith.CmpF) && !o.Is(arith.Constant) {
			c := build.Contract()
			o.SetAttr(c.Name, c.Value)
		}
	}
	yield(b, v)
}

// Assign implements ompgen.Host.
func (h *host) Assign(_ *irgen.Object, from, to *ir.Value) { h.x.Store(h.x.Load(from), to) }

// If implements ompgen.Host.
func (h *host) If(condition *ir.Value, then func()) { h.x.IfThenElse(condition, then, nil) }

// IsLast implements ompgen.Host. As in flang's lowering, the bounds are evaluated again.
func (h *host) IsLast(l *frontend.Loop, v *ir.Value, _ ompgen.Bounds) (last, next *ir.Value) {
	x := h.x
	_, upper, step := h.Bounds(l)
	next = x.AddI(v, step)
	if c, ok := build.ConstantOf(step); ok {
		if c < 0 {
			return x.CmpI(arith.SLT, next, upper), next
		}
		return x.CmpI(arith.SGT, next, upper), next
	}
	down := x.CmpI(arith.SLT, step, x.Int(0, step.Type()))
	return x.SelectOp(down, x.CmpI(arith.SLT, next, upper), x.CmpI(arith.SGT, next, upper)), next
}

// SetVariable implements ompgen.Host.
func (h *host) SetVariable(l *frontend.Loop, v *ir.Value) {
	h.x.Store(v, h.x.variable(h.loopSymbol(l)).Addr)
}

// AddressOf implements ompgen.Host.
func (h *host) AddressOf(o *irgen.Object) *ir.Value { return h.x.variable(o.Host.(*object).sym).Addr }
