package firtollvm

import (
	"accc/dialects/arith"
	"accc/dialects/complex"
	"accc/dialects/llvm"
	"accc/dialects/math"
	"accc/dialects/scf"
	"accc/ir"
)

func init() {
	part := func(i int) func(c *converter, o *ir.Op) {
		return func(c *converter, o *ir.Op) { c.set(o, c.parts(o, o.Operand(0))[i]) }
	}
	handlers[complex.Re], handlers[complex.Im] = part(0), part(1)
	handlers[complex.Create] = func(c *converter, o *ir.Op) { c.setComplex(o, o.Operand(0), o.Operand(1)) }
	handlers[complex.Conj] = func(c *converter, o *ir.Op) {
		a := c.parts(o, o.Operand(0))
		c.setComplex(o, a[0], before(o).value(arith.Dialect, "negf", a[1].Type(), a[1]))
	}
	handlers[complex.Neg] = func(c *converter, o *ir.Op) {
		a := c.parts(o, o.Operand(0))
		e := before(o)
		c.setComplex(o, e.value(arith.Dialect, "negf", a[0].Type(), a[0]), e.value(arith.Dialect, "negf", a[1].Type(), a[1]))
	}
	for def, f := range map[*ir.OpDef]func(e emit, a, b [2]*ir.Value) [2]*ir.Value{complex.Add: emit.plus, complex.Sub: emit.less, complex.Mul: emit.times, complex.Div: emit.over} {
		handlers[def] = func(c *converter, o *ir.Op) {
			r := f(before(o), c.parts(o, o.Operand(0)), c.parts(o, o.Operand(1)))
			c.setComplex(o, r[0], r[1])
		}
	}
	for def, words := range map[*ir.OpDef][2]string{complex.Eq: {"oeq", "andi"}, complex.Neq: {"une", "ori"}} {
		handlers[def] = func(c *converter, o *ir.Op) {
			a, b := c.parts(o, o.Operand(0)), c.parts(o, o.Operand(1))
			e := before(o)
			c.set(o, e.arith(words[1], e.cmpf(words[0], a[0], b[0]), e.cmpf(words[0], a[1], b[1])))
		}
	}
	for def, name := range map[*ir.OpDef]string{complex.Abs: "cabs", complex.Angle: "carg", complex.Cos: "ccos", complex.Exp: "cexp", complex.Log: "clog",
		complex.Sin: "csin", complex.Sqrt: "csqrt", complex.Tan: "ctan", complex.Tanh: "ctanh", complex.Pow: "cpow"} {
		handlers[def] = func(c *converter, o *ir.Op) { c.complexLibrary(o, name) }
	}
	handlers[complex.PowI] = (*converter).complexPower
}

func (e emit) plus(a, b [2]*ir.Value) [2]*ir.Value {
	return [2]*ir.Value{e.arith("addf", a[0], b[0]), e.arith("addf", a[1], b[1])}
}

func (e emit) less(a, b [2]*ir.Value) [2]*ir.Value {
	return [2]*ir.Value{e.arith("subf", a[0], b[0]), e.arith("subf", a[1], b[1])}
}

func (e emit) times(a, b [2]*ir.Value) [2]*ir.Value {
	return [2]*ir.Value{e.arith("subf", e.arith("mulf", a[0], b[0]), e.arith("mulf", a[1], b[1])),
		e.arith("addf", e.arith("mulf", a[0], b[1]), e.arith("mulf", a[1], b[0]))}
}

// over divides complex numbers by Smith's method, which does not overflow where the quotient does not.
func (e emit) over(x, y [2]*ir.Value) [2]*ir.Value {
	a, b, c, d := x[0], x[1], y[0], y[1]
	t := a.Type()
	abs := func(v *ir.Value) *ir.Value { return e.value(math.Dialect, "absf", t, v) }
	wide := e.cmpf("oge", abs(c), abs(d))
	big, small := e.choose(wide, c, d), e.choose(wide, d, c)
	r := e.arith("divf", small, big)
	den := e.arith("addf", big, e.arith("mulf", small, r))
	// With |c| >= |d|: (a + b r, b - a r) / den; else (a r + b, b r - a) / den.
	re := e.choose(wide, e.arith("addf", a, e.arith("mulf", b, r)), e.arith("addf", e.arith("mulf", a, r), b))
	im := e.choose(wide, e.arith("subf", b, e.arith("mulf", a, r)), e.arith("subf", e.arith("mulf", b, r), a))
	return [2]*ir.Value{e.arith("divf", re, den), e.arith("divf", im, den)}
}

// cmpf compares numbers by the keyword of a predicate.
func (e emit) cmpf(word string, a, b *ir.Value) *ir.Value {
	n, _ := arith.CmpFEnum.Value(word)
	return e.Op(arith.CmpF, ir.With{Operands: []*ir.Value{a, b}, Types: []ir.Type{ir.I1()},
		Attrs: []ir.NamedAttr{{Name: "predicate", Value: arith.CmpFEnum.Attr(n)}}}).Result(0)
}

// complexLibrary calls a function of the C library, to which complex numbers go by their address.
func (c *converter) complexLibrary(o *ir.Op, name string) {
	if t := o.Operand(0).Type().(*ir.ComplexType).Elem; t == ir.F32() {
		name += "f"
	} else if t != ir.F64() {
		c.unsupported(o, "complex numbers of parts of type %s", ir.TypeString(t))
	}
	var args []*ir.Value
	var types, results []ir.Type
	var room *ir.Value
	rt := o.Result(0).Type()
	m := valueType(rt)
	if isConverted(rt) {
		room = local(o, m)
		args, types = append(args, room), append(types, llvm.Ptr())
	} else {
		results = []ir.Type{rt}
	}
	for _, v := range o.Operands() {
		x := c.get(o, v)
		p := local(o, x.Type())
		before(o).store(x, p)
		args, types = append(args, p), append(types, llvm.Ptr())
	}
	c.declare(name, types, results)
	e := before(o)
	n := e.call(name, results, args...)
	if room != nil {
		c.set(o, e.load(m, room))
		return
	}
	c.set(o, n.Result(0))
}

// complexPower raises a complex number, or its inverse, to an integer power by squaring.
func (c *converter) complexPower(o *ir.Op) {
	x := c.parts(o, o.Operand(0))
	n := o.Operand(1)
	if k, ok := constantOf(n); ok && k >= 1 && k <= largestChain {
		e := before(o)
		var v [2]*ir.Value
		for square := x; ; square = e.times(square, square) {
			if k&1 != 0 {
				if v[0] == nil {
					v = square
				} else {
					v = e.times(v, square)
				}
			}
			if k >>= 1; k == 0 {
				break
			}
		}
		c.setComplex(o, v[0], v[1])
		return
	}
	t, it := x[0].Type(), n.Type()
	name := "_QQcpow." + ir.TypeString(t) + "." + ir.TypeString(it)
	if c.symbols[name] == nil {
		f := c.newFunc(name, []ir.Type{t, t, it}, []ir.Type{t, t}, true)
		f.SetAttr("sym_visibility", ir.String("private"))
		b := f.Region(0).Entry()
		e := end(b, f.Loc)
		one, none := e.attribute(t, floatAttr(t, 1)), e.attribute(t, floatAttr(t, 0))
		zero := e.constant(it, 0)
		negative := e.cmp(arith.SLT, b.Arg(2), zero)
		left := e.choose(negative, e.arith("subi", zero, b.Arg(2)), b.Arg(2))
		inverse := e.over([2]*ir.Value{one, none}, [2]*ir.Value{b.Arg(0), b.Arg(1)})
		types := []ir.Type{t, t, t, t, it}
		w := e.make(scf.Dialect, "while", ir.With{Operands: []*ir.Value{one, none, e.choose(negative, inverse[0], b.Arg(0)),
			e.choose(negative, inverse[1], b.Arg(1)), left}, Types: types, Regions: 2})
		test := w.Region(0).AddBlock(types...)
		te := end(test, f.Loc)
		te.make(scf.Dialect, "condition", ir.With{Operands: append([]*ir.Value{te.cmp(arith.NE, test.Arg(4), te.constant(it, 0))}, test.Args()...)})
		body := w.Region(1).AddBlock(types...)
		be := end(body, f.Loc)
		v, square, bits := [2]*ir.Value{body.Arg(0), body.Arg(1)}, [2]*ir.Value{body.Arg(2), body.Arg(3)}, body.Arg(4)
		odd := be.cmp(arith.NE, be.arith("andi", bits, be.constant(it, 1)), be.constant(it, 0))
		p, s := be.times(v, square), be.times(square, square)
		be.make(scf.Dialect, "yield", ir.With{Operands: []*ir.Value{be.choose(odd, p[0], v[0]), be.choose(odd, p[1], v[1]), s[0], s[1],
			be.arith("shrui", bits, be.constant(it, 1))}})
		e.ret(w.Result(0), w.Result(1))
	}
	r := before(o).call(name, []ir.Type{t, t}, x[0], x[1], n)
	c.setComplex(o, r.Result(0), r.Result(1))
}
