package fortran

import (
	"accc/dialects/acc"
	"accc/dialects/conversion/firacc"
	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/recipe"
)

// Reductions of OpenMP.

// Reducer implements ompgen.Host.
func (h *host) Reducer(_ *frontend.Construct, o *irgen.Object, operator string, at source.Span) (string, ir.Type, bool) {
	v := h.copyOf(o)
	op := accrows.Operator(operator)
	switch elem := reducedType(v); {
	case op == acc.RedNone:
		h.unsupported(at, "a reduction that the program declares")
	case !isReducible(elem):
		h.unsupported(at, "the reduction '%s' for this type", operator)
	}
	if v.ByRef() {
		return v.ReductionName(op), o.Var.Type(), true
	}
	return v.ReductionName(op), v.Type, false
}

// reducedType is the type of the values that a reduction combines.
func reducedType(v *recipe.Variable) ir.Type {
	if v.ByRef() {
		return build.ElementOf(v.Target())
	}
	return v.Type
}

// isReducible reports whether intrinsic operators combine values of a type.
func isReducible(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.ComplexType:
		return true
	}
	return build.IsLogical(t)
}

// FillReducer implements ompgen.Host.
func (h *host) FillReducer(op *ir.Op, o *irgen.Object, operator string) {
	v := h.copyOf(o)
	v.Source = o.Host.(*object).span
	red := accrows.Operator(operator)
	t := v.Type
	if !v.ByRef() {
		x, _ := h.inRecipe(op, 1, o, t)
		x.yield(firacc.Neutral(x.B, t, red))
		x, a := h.inRecipe(op, 2, o, t, t)
		x.yield(recipe.Combine(x.Memory, red, a[0], a[1]))
		return
	}
	op.SetAttr("byref_element_type", ir.TypeValue(v.Target()))
	p := o.Var.Type()
	x, _ := h.inRecipe(op, 0, o)
	x.yield(x.Alloca(t, nil, nil))
	x, a := h.inRecipe(op, 1, o, p, p)
	v.InitReduction(x.Memory, a[0], a[1], func() *ir.Value { return firacc.Neutral(x.B, reducedType(v), red) })
	x.yield(a[1])
	x, a = h.inRecipe(op, 2, o, p, p)
	v.CombineElements(x.Memory, a[0], a[1], func(into, from *ir.Value) {
		l, r := x.Load(into), x.Load(from)
		x.Store(recipe.Combine(x.Memory, red, l, r), into)
	})
	x.yield(a[0])
	x, a = h.inRecipe(op, 4, o, p)
	v.FreeReduction(x.Memory, a[0])
	x.yield()
	x, a = h.inRecipe(op, 5, o, p)
	x.yield(v.DataAddress(x.Memory, a[0]))
}
