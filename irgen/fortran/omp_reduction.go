package fortran

import (
	"accc/dialects/conversion/firacc"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/recipe"
	ompdir "accc/pragma/omp"
)

// Reductions of OpenMP.

// Reducer implements ompgen.Host.
func (h *host) Reducer(c *frontend.Construct, o *irgen.Object, operator string, at source.Span) (string, ir.Type, bool) {
	v := h.copyOf(o)
	if h.user = declaredReduction(c, operator, v.Fortran); h.user != nil {
		return h.declaredReducer(o, v, operator)
	}
	name := recipe.OperatorName(operator)
	if name == "" || !isReducible(reducedType(v)) {
		h.unsupported(at, "the reduction '%s' for this type", operator)
	}
	if v.ByRef() {
		return v.ReductionName(name), o.Var.Type(), true
	}
	return v.ReductionName(name), v.Type, false
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
	if h.user != nil {
		h.fillDeclared(op, o, v)
		return
	}
	red := accrows.Operator(operator)
	t := v.Type
	if !v.ByRef() {
		x, _ := h.inRecipe(op, 1, o, t)
		x.yield(firacc.Neutral(x.B, t, red))
		x, a := h.inRecipe(op, 2, o, t, t)
		x.yield(recipe.Combine(x.Memory, red, a[0], a[1]))
		return
	}
	p := o.Var.Type()
	x, a := h.byRef(op, o, v)
	v.InitReduction(x.Memory, a[0], a[1], func() *ir.Value { return firacc.Neutral(x.B, reducedType(v), red) })
	x.yield(a[1])
	x, a = h.inRecipe(op, 2, o, p, p)
	v.CombineElements(x.Memory, a[0], a[1], func(into, from *ir.Value) {
		l, r := x.Load(into), x.Load(from)
		x.Store(recipe.Combine(x.Memory, red, l, r), into)
	})
	x.yield(a[0])
}

// byRef fills the regions of a recipe for copies that are reached by descriptors, but those that prepare and combine them, and
// begins the one that prepares them.
func (h *host) byRef(op *ir.Op, o *irgen.Object, v *recipe.Variable) (*fn, []*ir.Value) {
	op.SetAttr("byref_element_type", ir.TypeValue(v.Target()))
	p := o.Var.Type()
	x, _ := h.inRecipe(op, 0, o)
	x.yield(x.Alloca(v.Type, nil, nil))
	x, a := h.inRecipe(op, 4, o, p)
	v.FreeReduction(x.Memory, a[0])
	x.yield()
	x, a = h.inRecipe(op, 5, o, p)
	x.yield(v.DataAddress(x.Memory, a[0]))
	return h.inRecipe(op, 1, o, p, p)
}

// declaredReduction returns the reduction that an operator of a construct's clause names for a type, or nil: the innermost one that is
// visible there.
func declaredReduction(c *frontend.Construct, operator string, t front.Type) *front.DeclaredReduction {
	list, _ := c.Named(ompdir.DirDeclareReduction, operator)
	for _, d := range list {
		for _, r := range d.Host.(*front.Dir).Reductions {
			if sameReduced(r.Type, t) {
				return r
			}
		}
	}
	return nil
}

// sameReduced reports whether a reduction for one type is one for variables of another.
func sameReduced(a, b front.Type) bool {
	return a.Class == b.Class && a.Kind == b.Kind && a.Derived == b.Derived && (a.Class != frontend.Character || a.Len == b.Len)
}

// declaredReducer is Reducer for a declared reduction. A name belongs to one declaration for one type.
func (h *host) declaredReducer(o *irgen.Object, v *recipe.Variable, operator string) (string, ir.Type, bool) {
	base := recipe.OperatorName(operator)
	if base == "" {
		base = words(operator)
	}
	t, ref := v.Type, h.combinesAddresses(o, v)
	name := base
	if ref {
		t = o.Var.Type()
		name += "_byref"
	}
	if ref || base != words(operator) {
		name += "_" + firacc.TypeName(v.Type)
	}
	if h.reducers == nil {
		h.reducers = map[string]*front.DeclaredReduction{}
	}
	for h.reducers[name] != nil && h.reducers[name] != h.user {
		name += "_" + firacc.TypeName(v.Type)
	}
	h.reducers[name] = h.user
	return name, t, ref
}

// words are the letters, digits and underscores of a reduction identifier.
func words(operator string) string {
	var out []byte
	for i := range len(operator) {
		if c := operator[i]; c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' {
			out = append(out, c)
		}
	}
	return string(out)
}

// combinesAddresses reports whether a declared reduction is one of what is at addresses: values that hold memory are not copied
// bit by bit.
func (h *host) combinesAddresses(o *irgen.Object, v *recipe.Variable) bool {
	if v.ByRef() || v.Clone {
		return true
	}
	_, character := build.PointeeOf(o.Var.Type()).(*fir.CharType)
	return character
}

// fillDeclared fills the recipe of a declared reduction.
func (h *host) fillDeclared(op *ir.Op, o *irgen.Object, v *recipe.Variable) {
	user := h.user
	t := v.Type
	if !h.combinesAddresses(o, v) {
		x, a := h.inRecipe(op, 1, o, t)
		priv, orig := x.Alloca(t, nil, nil), x.Alloca(t, nil, nil)
		x.reductionVariable(user.Orig, orig, a[0])
		x.reductionVariable(user.Priv, priv, a[0])
		x.yield(x.reductionValue(user.Initializer, user.Priv, func() { x.InitializeAt(x.vars[user.Priv].Addr, user.Type) }))
		x, a = h.inRecipe(op, 2, o, t, t)
		out, in := x.Alloca(t, nil, nil), x.Alloca(t, nil, nil)
		x.reductionVariable(user.In, in, a[1])
		x.reductionVariable(user.Out, out, a[0])
		x.yield(x.reductionValue(user.Combiner, user.Out, nil))
		return
	}
	p := o.Var.Type()
	begin := func(x *fn, original, element *ir.Value) {
		x.reductionVariable(user.Orig, original, nil)
		x.reductionVariable(user.Priv, element, nil)
		x.InitializeAt(element, user.Type)
		if user.Initializer != nil {
			x.stmt(user.Initializer)
		}
	}
	combine := func(x *fn, into, from *ir.Value) {
		x.reductionVariable(user.In, from, nil)
		x.reductionVariable(user.Out, into, nil)
		x.stmt(user.Combiner)
	}
	if v.ByRef() {
		x, a := h.byRef(op, o, v)
		v.InitElements(x.Memory, a[0], a[1], func(original, element *ir.Value) { begin(x, original, element) })
		x.yield(a[1])
		x, a = h.inRecipe(op, 2, o, p, p)
		v.CombineElements(x.Memory, a[0], a[1], func(into, from *ir.Value) { combine(x, into, from) })
		x.yield(a[0])
		return
	}
	op.SetAttr("byref_element_type", ir.TypeValue(t))
	x, _ := h.inRecipe(op, 0, o)
	x.yield(x.Alloca(t, nil, nil))
	x, a := h.inRecipe(op, 1, o, p, p)
	begin(x, a[0], a[1])
	x.yield(a[1])
	x, a = h.inRecipe(op, 2, o, p, p)
	combine(x, a[0], a[1])
	x.yield(a[0])
	if v.Clone {
		x, a = h.inRecipe(op, 4, o, p)
		x.Runtime("Destroy", nil, x.Embox(fir.Box(t), a[0], nil, nil))
		x.yield()
	}
}

// reductionVariable lets one of the variables of a declared reduction be at an address, where value is stored if there is one.
func (x *fn) reductionVariable(s *front.Symbol, addr, value *ir.Value) {
	if value != nil {
		x.Store(value, addr)
	}
	v := &entity.Variable{Sym: s}
	if c, ok := build.PointeeOf(addr.Type()).(*fir.CharType); ok {
		v.Len = x.Idx(c.Len)
	}
	v.Addr = x.Grouped(fir.Declare, addr.Type(), [][]*ir.Value{{addr}, nil, {v.Len}, nil, nil}, build.Attr("uniq_name", ir.String(s.Name))).Result(0)
	x.vars[s] = v
}

// reductionValue is the value that a statement assigns to a variable, or that the variable has after it.
func (x *fn) reductionValue(s *front.Stmt, to *front.Symbol, without func()) *ir.Value {
	addr := x.vars[to].Addr
	if s == nil {
		without()
		return x.Load(addr)
	}
	if n, ok := s.Node.(*front.AssignStmt); ok && isReducible(build.PointeeOf(addr.Type())) {
		if left := n.Target.Node(); left.Kind == front.NameExpr && left.Symbol == to && n.Defined == nil {
			var v *ir.Value
			x.statement(s, func() { v = x.Convert(x.Scalar(n.Value.Node()), build.PointeeOf(addr.Type())) })
			return v
		}
	}
	x.stmt(s)
	return x.Load(addr)
}
