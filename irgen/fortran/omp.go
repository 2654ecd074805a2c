package fortran

import (
	"maps"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/storage"
	ompgen "accc/irgen/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// What the lowering of OpenMP asks of Fortran.

// Apart implements ompgen.Host.
func (h *host) Apart(a, b *ir.Value) *ir.Value {
	x := h.x
	address := func(v *ir.Value) *ir.Value {
		// The descriptor of an array is made for the copy alone, that of a pointer or allocatable variable is the variable.
		if box, ok := build.PointeeOf(v.Type()).(*fir.BoxType); ok && !build.IsBox(v.Type()) {
			if _, indirect := box.Elem.(*fir.RefType); !indirect {
				v = x.Load(v)
			}
		}
		switch {
		case build.IsKind(v.Type(), "boxchar"):
			v, _ = x.UnboxChar(v)
		case build.IsBox(v.Type()):
			v = x.BoxAddr(v)
		}
		return x.Convert(v, ir.I64())
	}
	return x.CmpI(arith.NE, address(a), address(b))
}

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
	h.x.Store(v, h.loopAddress(l))
}

// Variable implements ompgen.Host.
func (h *host) Variable(l *frontend.Loop) *ir.Value {
	return h.x.Load(h.loopAddress(l))
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
	for _, c := range l.imported {
		l.omp.Import(c)
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

// Runtime implements ompgen.Host.
func (h *host) Runtime(name string, result ir.Type, args ...*ir.Value) *ir.Value {
	inputs, results := []ir.Type{}, []ir.Type{}
	for _, a := range args {
		inputs = append(inputs, a.Type())
	}
	if result != nil {
		results = append(results, result)
	}
	h.lowerer.DeclareFunction(name, ir.Func(inputs, results))
	o := h.x.Op(fir.Call, args, results, build.Attr("callee", ir.Symbol(name)), build.Contract())
	if result == nil {
		return nil
	}
	return o.Result(0)
}
