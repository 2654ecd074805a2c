package c

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/scf"
	"accc/frontend"
	front "accc/frontend/c"
	"accc/frontend/source"
	"accc/ir"
	ompgen "accc/irgen/omp"

	"modernc.org/cc/v4"
)

// callVariant calls what is chosen in place of a function.
func (x *fn) callVariant(base *function, choice *ompgen.Choice, n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	x.alone()
	used := base.used
	x.resolve(base, args, n)
	base.used = used
	vals, tmp := x.arguments(base.sig, args)
	x.b.Loc = x.point(n)
	hidden := 0
	if tmp != nil {
		hidden = 1
	}
	plain := func(i int) *frontend.Symbol {
		if i < len(args) {
			if p, ok := strip(args[i]).(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
				if d, ok := p.ResolvedTo().(*cc.Declarator); ok {
					return x.unit.SymbolOf(d)
				}
			}
		}
		return nil
	}
	var call func(c *ompgen.Choice) *ir.Op
	call = func(c *ompgen.Choice) *ir.Op {
		switch {
		case c == nil || c.Condition == nil && c.Variant == nil:
			base.used = true
			return x.callFunction(base, vals)
		case c.Condition != nil:
			o := x.op(scf.If, []*ir.Value{c.Condition(vals[hidden:])}, base.sig.results)
			x.inBlock(o.Region(0), func() { x.op(scf.Yield, call(c.Then).Results(), nil) })
			x.inBlock(o.Region(1), func() { x.op(scf.Yield, call(c.Else).Results(), nil) })
			return o
		}
		d, ok := c.Variant.Symbol.Host.(*cc.Declarator)
		if !ok || d.Type().Kind() != cc.Function {
			x.unsupported(n, "a variant of '%s' that is not a function", base.name)
		}
		own, after := x.omp.Prepare(c.Variant, n, vals[hidden:], plain)
		all := slices.Concat(vals[:hidden], own)
		f := x.functionOf(d)
		f.used = true
		if f.sig == nil {
			f.sig = x.lowerer.signature(f.typ, base.sig.params)
		}
		if !f.sig.takes(all) || !slices.Equal(f.sig.results, base.sig.results) {
			x.unsupported(n, "a call of the variant '%s', whose type does not fit that of '%s'", c.Variant.Symbol.Name, base.name)
		}
		o := x.callFunction(f, all)
		after()
		return o
	}
	o := call(choice)
	o.SetAttr(accc.Base.Name, ir.String(base.name))
	return resultOf(o, tmp)
}

// takes reports whether arguments have the types of the parameters.
func (s *signature) takes(args []*ir.Value) bool {
	if len(args) < len(s.inputs) || len(args) > len(s.inputs) && !s.variadic {
		return false
	}
	for i, t := range s.inputs {
		if args[i].Type() != t {
			return false
		}
	}
	return true
}

// FunctionName implements ompgen.Host.
func (h *host) FunctionName(s *frontend.Symbol) string {
	if d, ok := s.Host.(*cc.Declarator); ok {
		return d.Name()
	}
	return s.Name
}

// Holder implements ompgen.Host.
func (h *host) Holder(c *frontend.Construct, name string, body func() []*ir.Value) *ir.Op {
	h.alone()
	d := h.direct[c]
	if d == nil || d.StandIn == nil {
		h.unsupportedAt(c.Directive.NameSpan, "a condition in a directive in this position")
	}
	t, _ := d.StandIn.Declarator.Type().(*cc.FunctionType)
	f := &function{name: name, typ: t, def: d.StandIn, static: true, sig: h.signature(t, nil)}
	f.sig.variadic = false
	p := ir.At(h.body)
	if first := h.body.First(); first != nil {
		p = ir.Before(first)
	}
	f.op = newFunc(p, name, f.sig, false, true, span(c.Directive.Span))
	h.symbols[name] = true
	outer := *h
	x := &fn{lowerer: h.lowerer, fun: f, vars: map[*cc.Declarator]*ir.Value{}, lengths: map[cc.ExpressionNode]*ir.Value{},
		labels: map[string]*label{}, memo: map[*cc.Statement]bool{}}
	h.x, h.states = x, nil
	entry := f.op.Region(0).Entry()
	x.b = ir.At(entry)
	x.b.Loc = span(c.Directive.Span)
	x.pushFrame(f.op.Region(0), entry)
	x.params(f, entry)
	x.b.Loc = span(c.Directive.Span)
	values := body()
	x.ret(values)
	var results []ir.Type
	for _, v := range values {
		results = append(results, v.Type())
	}
	f.op.SetAttr("function_type", ir.TypeValue(ir.Func(f.sig.inputs, results)))
	h.x, h.states = outer.x, outer.states
	return f.op
}

// TargetCall implements ompgen.Host.
func (h *host) TargetCall(c *frontend.Construct) any {
	if d := h.direct[c]; d != nil {
		if p := front.TargetCall(d.Body); p != nil {
			return p
		}
	}
	return nil
}

// Parameter implements ompgen.Host.
func (h *host) Parameter(c *frontend.Construct, s *frontend.Symbol) int {
	if d := h.direct[c]; d != nil && d.StandIn != nil {
		if t, ok := d.StandIn.Declarator.Type().(*cc.FunctionType); ok {
			return slices.IndexFunc(t.Parameters(), func(p *cc.Parameter) bool { return p.Declarator != nil && p.Declarator.Name() == s.Name })
		}
	}
	return -1
}

// DeviceArgument implements ompgen.Host.
func (h *host) DeviceArgument(parameter *frontend.Symbol, at source.Span, arg *ir.Value, device func() *ir.Value, addresses bool) *ir.Value {
	if addresses {
		h.unsupportedAt(at, "need_device_addr for '%s': C passes no arguments by reference", parameter.Name)
	}
	if arg.Type() != ptrType() {
		h.unsupportedAt(at, "need_device_ptr for '%s', which is not a pointer", parameter.Name)
	}
	return h.Runtime("omp_get_mapped_ptr", ptrType(), arg, device())
}

// Interop implements ompgen.Host.
func (h *host) Interop(at *ir.Value) (addr, arg *ir.Value) {
	if at == nil {
		return h.x.allocaOf(ptrType(), 0), nil
	}
	return at, h.x.loadOp(at, ptrType(), false)
}
