package fortran

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/call"
	ompgen "accc/irgen/omp"
)

// Replaced implements call.Host: variants of OpenMP are called in place of their base procedures.
func (h callHost) Replaced(r call.Replaceable) *ir.Op {
	x := h.x
	choice := x.omp.Callee(r.Name, r.At)
	if choice == nil {
		return nil
	}
	plain := func(i int) *frontend.Symbol {
		if s := r.Plain(i); s != nil {
			return s.Model
		}
		return nil
	}
	whole := func() []*ir.Value { // as the procedure takes them
		args := slices.Concat(r.Hidden, r.Args)
		for i, a := range args {
			if i < len(r.Types) && a.Type() != r.Types[i] {
				args[i] = x.PassAs(a, r.Types[i])
			}
		}
		if tuple := r.Host(); tuple != nil {
			args = append(args, tuple)
		}
		return args
	}
	var make func(c *ompgen.Choice) *ir.Op
	make = func(c *ompgen.Choice) *ir.Op {
		switch {
		case c == nil || c.Condition == nil && c.Variant == nil:
			return r.Call(nil, r.Args)
		case c.Condition != nil:
			o := x.Op(fir.If, []*ir.Value{c.Condition(whole())}, r.Results)
			for i, part := range []*ompgen.Choice{c.Then, c.Else} {
				x.InRegion(o.Region(i), nil, func([]*ir.Value) { x.Result(make(part).Results()...) })
			}
			return o
		}
		s, ok := c.Variant.Symbol.Host.(*front.Symbol)
		if !ok || s.Kind != front.Procedure {
			x.unsupported(x.span(r.At), "a variant that is not a procedure")
		}
		args, after := x.omp.Prepare(c.Variant, r.At, r.Args, plain)
		o := r.Call(s, args)
		after()
		return o
	}
	o := make(choice)
	o.SetAttr(accc.Base.Name, ir.String(r.Name))
	return o
}

// FunctionName implements ompgen.Host.
func (h *host) FunctionName(s *frontend.Symbol) string {
	own, ok := s.Host.(*front.Symbol)
	if !ok || own.Kind != front.Procedure {
		return s.Name
	}
	if u := h.External(own); u != nil && (own.Proc == nil || own.Proc.Unit == nil) {
		own = u
	}
	return h.ProcedureName(own)
}

// Holder implements ompgen.Host.
func (h *host) Holder(c *frontend.Construct, name string, body func() []*ir.Value) *ir.Op {
	about := c.Target
	if about == nil {
		about = c.Routine
	}
	if about == nil || about.Symbol == nil {
		h.unsupported(c.Directive.NameSpan, "a condition in a directive in this position")
	}
	s, _ := about.Symbol.Host.(*front.Symbol)
	if s == nil || s.Proc == nil || s.Proc.Unit == nil {
		h.unsupported(c.Directive.NameSpan, "a condition about a procedure without an explicit interface")
	}
	unit := s.Proc.Unit
	loc := build.SpanLocation(c.Directive.Span)
	pr := *h.ProcedureOf(unit)
	op := ir.Before(h.lowerer.Body.First()).Op(fndialect.Func, ir.With{Types: []ir.Type{}, Loc: loc, Attrs: []ir.NamedAttr{
		build.Attr("sym_name", ir.String(name)), build.Attr("function_type", ir.TypeValue(pr.Type)), build.Attr("sym_visibility", ir.String("private"))}})
	for _, a := range op.Region(0).AddBlock(pr.Type.Inputs...).Args() {
		a.SetLoc(loc)
	}
	h.Symbols[name] = op
	x, states, compute, of := h.x, h.states, h.compute, h.lowerer.unit
	pr.Name, pr.Op, pr.Tuple, pr.Captured = name, op, nil, nil
	h.x = h.newFn(op, unit)
	h.reset()
	h.x.proc = &pr
	h.x.B.Loc = loc
	h.x.prologue()
	var values []*ir.Value
	h.x.WithTemps(func() { values = body() })
	h.x.ReturnOp(values...)
	results := []ir.Type{}
	for _, v := range values {
		results = append(results, v.Type())
	}
	op.SetAttr("function_type", ir.TypeValue(ir.Func(pr.Type.Inputs, results)))
	h.x, h.states, h.compute, h.lowerer.unit = x, states, compute, of
	return op
}

// TargetCall implements ompgen.Host.
func (h *host) TargetCall(c *frontend.Construct) any {
	if d, ok := c.Host.(*front.Dir); ok {
		if n := front.TargetCall(d); n != nil {
			return n
		}
	}
	return nil
}

// Parameter implements ompgen.Host.
func (h *host) Parameter(c *frontend.Construct, s *frontend.Symbol) int {
	base, _ := c.Target.Symbol.Host.(*front.Symbol)
	if base == nil || base.Proc == nil {
		return -1
	}
	return slices.IndexFunc(base.Proc.Dummies, func(d *front.Symbol) bool { return d != nil && d.Name == s.Name })
}

// DeviceArgument implements ompgen.Host.
func (h *host) DeviceArgument(parameter *frontend.Symbol, at source.Span, arg *ir.Value, device func() *ir.Value, addresses bool) *ir.Value {
	x := h.x
	pointer := fir.Ref(ir.I8())
	mapped := func(p *ir.Value) *ir.Value {
		return h.Runtime("omp_get_mapped_ptr", pointer, x.FirConvert(p, pointer), device())
	}
	t, byReference := arg.Type().(*fir.RefType)
	if addresses {
		if !byReference || build.IsBox(t.Elem) {
			h.unsupported(at, "need_device_addr for '%s', which is not passed by its address alone", parameter.Name)
		}
		return x.FirConvert(mapped(arg), arg.Type())
	}
	if s, ok := parameter.Host.(*front.Symbol); !ok || !isCPointer(s) || s.Rank() > 0 || s.Has(front.Allocatable|front.PointerAttr) {
		h.unsupported(at, "need_device_ptr for '%s', which is not a scalar of type c_ptr", parameter.Name)
	}
	v := arg
	if byReference {
		v = x.Load(arg)
	}
	copied := x.Spill(v)
	address := x.Member(copied, v.Type().(*fir.RecordType).Fields()[0].Name)
	x.Store(x.FirConvert(mapped(x.Load(address)), ir.I64()), address)
	if byReference {
		return copied
	}
	return x.Load(copied)
}

// Interop implements ompgen.Host.
func (h *host) Interop(at *ir.Value) (addr, arg *ir.Value) {
	if at == nil {
		at = h.x.TempOf(ir.I64())
	}
	return at, at
}
