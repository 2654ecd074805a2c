package fortran

import (
	"maps"

	"accc/dialects/arith"
	"accc/dialects/conversion/firacc"
	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/storage"
	ompgen "accc/irgen/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
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

// Local implements ompgen.Host.
func (h *host) Local(o *irgen.Object, first bool) *ir.Value {
	x := h.x
	s := o.Host.(*object).sym
	x.B.Loc = o.Loc
	p := x.Alloca(varType(o.Var.Type()), nil, nil, build.Attr("bindc_name", ir.String(s.Name)), build.Attr("pinned", ir.Unit()),
		build.Attr("uniq_name", ir.String(x.VariableName(s))))
	if first {
		x.Store(x.Load(o.Var), p)
	}
	return p
}

// Within implements ompgen.Host.
func (h *host) Within(bindings []irgen.Binding, f func()) {
	x := h.x
	outer, scope := x.vars, x.scope
	x.vars, x.scope = maps.Clone(outer), nil
	for _, b := range bindings {
		x.B.Loc = b.Object.Loc
		h.bind(b)
	}
	f()
	x.vars, x.scope = outer, scope
}

// Sections implements ompgen.Host.
func (h *host) Sections(c *frontend.Construct) (list []ompgen.Section) {
	d := c.Host.(*front.Dir)
	var before []*front.Item
	for _, i := range d.Body {
		if i.Dir == nil || i.Dir.Def != ompdir.DirSection {
			before = append(before, i)
			continue
		}
		if len(before) > 0 {
			list = append(list, h.part(nil, before))
			before = nil
		}
		list = append(list, h.part(i.Dir.Directive, i.Dir.Body))
	}
	if len(before) > 0 {
		list = append(list, h.part(nil, before))
	}
	return list
}

func (h *host) part(d *pragma.Directive, items []*front.Item) ompgen.Section {
	return ompgen.Section{Directive: d, Body: func() { h.x.items(items) }}
}

// CopyFunction implements ompgen.Host.
func (h *host) CopyFunction(o *irgen.Object) *ir.SymbolRefAttr {
	t := o.Var.Type()
	name := "_copy_" + firacc.TypeName(varType(t))
	if h.copies[name] {
		return ir.Symbol(name)
	}
	if h.copies == nil {
		h.copies = map[string]bool{}
	}
	h.copies[name] = true
	at := ir.At(h.lowerer.Body)
	if first := h.lowerer.Body.First(); first != nil {
		at = ir.Before(first)
	}
	f := at.Op(fndialect.Func, ir.With{Types: []ir.Type{}, Loc: o.Loc, Attrs: []ir.NamedAttr{build.Attr("sym_name", ir.String(name)),
		build.Attr("function_type", ir.TypeValue(ir.Func([]ir.Type{t, t}, nil))), build.Attr("sym_visibility", ir.String("private")),
		build.Attr("llvm.linkage", llvm.LinkageEnum.Attr(llvm.Internal))}})
	b := ir.At(f.Region(0).AddBlock(t, t))
	b.Loc = o.Loc
	declare := func(v *ir.Value, suffix string) *ir.Value {
		return b.Op(fir.Declare, ir.With{Groups: [][]*ir.Value{{v}, nil, nil, nil, nil}, Types: []ir.Type{t},
			Attrs: []ir.NamedAttr{build.Attr("uniq_name", ir.String(name+suffix))}}).Result(0)
	}
	to, from := declare(b.Block().Arg(0), "_dst"), declare(b.Block().Arg(1), "_src")
	v := b.Op(fir.Load, ir.With{Operands: []*ir.Value{from}, Types: []ir.Type{varType(t)}}).Result(0)
	b.Op(fir.Store, ir.With{Operands: []*ir.Value{v, to}})
	b.Op(fndialect.Return, ir.With{})
	return ir.Symbol(name)
}

// OwnThread implements ompgen.Host.
func (h *host) OwnThread(list []*frontend.Symbol) {
	x := h.x
	blocks := map[string]*ir.Value{}
	for _, m := range list {
		s, ok := m.Host.(*front.Symbol)
		if !ok || s.Kind != front.Variable {
			continue
		}
		x.variable(s) // the original
		x.vars[s] = x.threadCopy(s, blocks)
	}
}

// threadCopy is a threadprivate variable of the thread that runs the code at the insertion point. blocks are the thread's copies
// of common blocks that there are already.
func (x *fn) threadCopy(s *front.Symbol, blocks map[string]*ir.Value) *entity.Variable {
	if s.Has(front.InCommon) {
		c := x.commonOf(s)
		p := blocks[c.Name]
		if p == nil {
			p = x.Op1(omp.Threadprivate, fir.Ref(commonType(c)), x.commonAddress(c))
			blocks[c.Name] = p
		}
		return x.inStorage(s, p, c.Offsets[s], false)
	}
	shared := x.shared[s]
	v := *shared
	p := x.Op1(omp.Threadprivate, shared.Addr.Type(), shared.Addr)
	shape := shared.Shape
	if len(shared.Extent) > 0 {
		shape = x.AnyShape(shared.Lower, shared.Extent)
	}
	v.Addr = x.declareOp(s, p, shape, shared.Len, 0, nil, 0)
	return &v
}

// commonAddress is the address of a common block, before threads have copies of it.
func (x *fn) commonAddress(c *storage.Common) *ir.Value {
	if v := x.commons[c.Name]; v != nil {
		return v
	}
	var v *ir.Value
	x.AtFrame(x.Frames[0], func() { v = x.GlobalAddress(c.Name, commonType(c)) })
	x.commons[c.Name] = v
	return v
}

// directives lowers the directives of OpenMP in specification parts of modules.
func (l *lowerer) directives() {
	for _, u := range l.units {
		if u.Model == nil {
			continue
		}
		l.unit = u
		for _, c := range u.Model.Directives {
			if c.Directive.Def.Table != ompdir.Table {
				continue
			}
			l.guard(func() {
				l.host.x = l.fnWith(build.At(l.Module, ir.At(l.Body)))
				l.omp.Construct(c)
			})
		}
	}
}

// Scalar implements ompgen.Host.
func (h *host) Scalar(c *frontend.Construct, e *pragma.Expr) *ir.Value {
	n := h.node(c, e)
	if n.Type.Class == frontend.Character {
		return h.x.BoxChar(h.x.Char(n))
	}
	return h.x.Scalar(n)
}

// NumThreads implements ompgen.Host.
func (h *host) NumThreads() *ir.Value {
	const name = "omp_get_num_threads"
	h.lowerer.DeclareFunction(name, ir.Func([]ir.Type{}, []ir.Type{ir.I32()}))
	return h.x.Op(fir.Call, nil, []ir.Type{ir.I32()}, build.Attr("callee", ir.Symbol(name)), build.Contract()).Result(0)
}
