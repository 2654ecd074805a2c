package firtollvm

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/math"
	"accc/dialects/scf"
	"accc/ir"
)

// replaced are the functions of libraries that compilers call for what is a few operations.
var replaced = map[string]func(c *converter, o *ir.Op){}

func init() {
	unary := func(op string, names ...string) {
		for _, name := range names {
			replaced[name] = func(c *converter, o *ir.Op) {
				x := c.get(o, o.Operand(0))
				c.set(o, before(o).value(math.Dialect, op, x.Type(), x))
			}
		}
	}
	for op, intrinsic := range map[string]string{"trunc": "trunc", "round": "round", "floor": "floor", "ceil": "ceil", "sqrt": "sqrt", "absf": "fabs",
		"roundeven": "nearbyint", "sin": "sin", "cos": "cos", "exp": "exp", "log": "log"} {
		unary(op, "llvm."+intrinsic+".f32", "llvm."+intrinsic+".f64")
	}
	for _, name := range []string{"llvm.copysign.f32", "llvm.copysign.f64"} {
		replaced[name] = func(c *converter, o *ir.Op) {
			x, y := c.get(o, o.Operand(0)), c.get(o, o.Operand(1))
			c.set(o, before(o).value(math.Dialect, "copysign", x.Type(), x, y))
		}
	}
	for _, f := range []string{"f32", "f64"} {
		for _, i := range []string{"i32", "i64"} {
			replaced["llvm.lround."+i+"."+f] = func(c *converter, o *ir.Op) {
				x := c.get(o, o.Operand(0))
				e := before(o)
				c.set(o, e.value(arith.Dialect, "fptosi", o.Result(0).Type(), e.value(math.Dialect, "round", x.Type(), x)))
			}
		}
	}
	for _, name := range []string{"__divsc3", "__divdc3"} {
		replaced[name] = func(c *converter, o *ir.Op) {
			var x [4]*ir.Value
			for i := range x {
				x[i] = c.get(o, o.Operand(i))
			}
			q := before(o).over([2]*ir.Value{x[0], x[1]}, [2]*ir.Value{x[2], x[3]})
			c.setComplex(o, q[0], q[1])
		}
	}
	handlers[llvm.IsFPClass] = (*converter).classOf
	for _, name := range []string{"ipowi", "fpowi"} {
		handlers[math.Dialect.Lookup(name)] = (*converter).integerPower
	}
}

// Bits of the mask of llvm.is.fpclass: of each sign, but for the two kinds of NaN.
const (
	signalingNaN = 1 << iota
	quietNaN
	negativeInfinity
	negativeNormal
	negativeSubnormal
	negativeZero
	positiveZero
	positiveSubnormal
	positiveNormal
	positiveInfinity
)

// classOf asks whether a number is of one of some classes, by its bits.
func (c *converter) classOf(o *ir.Op) {
	x := c.get(o, o.Operand(0))
	f, ok := x.Type().(*ir.FloatType)
	if !ok || f.Width != 32 && f.Width != 64 {
		c.unsupported(o, "the class of a number of type %s", ir.TypeString(x.Type()))
	}
	t := ir.Int(f.Width)
	mantissa := 23
	if f.Width == 64 {
		mantissa = 52
	}
	e := before(o)
	bits := e.value(arith.Dialect, "bitcast", t, x)
	infinite := (int64(1)<<(f.Width-1) - 1) >> mantissa << mantissa
	abs := e.arith("andi", bits, e.constant(t, int64(1)<<(f.Width-1)-1))
	number := func(n int64) *ir.Value { return e.constant(t, n) }
	both := func(a, b *ir.Value) *ir.Value { return e.arith("andi", a, b) }
	mask := o.IntAttr("bit")
	res := e.bool(false)
	add := func(v *ir.Value) { res = e.arith("ori", res, v) }
	quiet := number(infinite | int64(1)<<(mantissa-1))
	if mask&quietNaN != 0 {
		add(e.cmp(arith.SGE, abs, quiet))
	}
	if mask&signalingNaN != 0 {
		add(both(e.cmp(arith.SGT, abs, number(infinite)), e.cmp(arith.SLT, abs, quiet)))
	}
	least := number(int64(1) << mantissa)
	for _, k := range []struct {
		negative, positive int64
		is                 func() *ir.Value
	}{
		{negativeInfinity, positiveInfinity, func() *ir.Value { return e.cmp(arith.EQ, abs, number(infinite)) }},
		{negativeNormal, positiveNormal, func() *ir.Value {
			return both(e.cmp(arith.SGE, abs, least), e.cmp(arith.SLT, abs, number(infinite)))
		}},
		{negativeSubnormal, positiveSubnormal, func() *ir.Value { return both(e.cmp(arith.SGT, abs, number(0)), e.cmp(arith.SLT, abs, least)) }},
		{negativeZero, positiveZero, func() *ir.Value { return e.cmp(arith.EQ, abs, number(0)) }},
	} {
		if mask&(k.negative|k.positive) == 0 {
			continue
		}
		v := k.is()
		if mask&k.positive == 0 {
			v = both(v, e.cmp(arith.SLT, bits, number(0)))
		} else if mask&k.negative == 0 {
			v = both(v, e.cmp(arith.SGE, bits, number(0)))
		}
		add(v)
	}
	c.set(o, res)
}

// largestChain is the largest constant exponent for which a power becomes a chain of products.
const largestChain = 16

// integerPower raises a number to an integer power.
func (c *converter) integerPower(o *ir.Op) {
	x, n := c.get(o, o.Operand(0)), c.get(o, o.Operand(1))
	e := before(o)
	mul := "muli"
	if ir.IsFloat(x.Type()) {
		mul = "mulf"
	}
	if k, ok := constantOf(n); ok && k >= 1 && k <= largestChain {
		var v *ir.Value
		for square := x; ; square = e.arith(mul, square, square) {
			if k&1 != 0 {
				if v == nil {
					v = square
				} else {
					v = e.arith(mul, v, square)
				}
			}
			if k >>= 1; k == 0 {
				break
			}
		}
		c.set(o, v)
		return
	}
	name := c.powerFunction(x.Type(), n.Type())
	c.set(o, e.call(name, []ir.Type{x.Type()}, x, n).Result(0))
}

// powerFunction is the function that raises a number of one type to a power of another: by squaring, as the bits of the exponent
// say; with a negative exponent the power of an integer is 0, 1 or -1.
func (c *converter) powerFunction(t, it ir.Type) string {
	name := "_QQpow." + ir.TypeString(t) + "." + ir.TypeString(it)
	if c.symbols[name] != nil {
		return name
	}
	f := c.newFunc(name, []ir.Type{t, it}, []ir.Type{t}, true)
	f.SetAttr("sym_visibility", ir.String("private"))
	b := f.Region(0).Entry()
	e := end(b, f.Loc)
	float := ir.IsFloat(t)
	mul, one := "muli", func(e emit) *ir.Value { return e.constant(t, 1) }
	if float {
		mul, one = "mulf", func(e emit) *ir.Value { return e.attribute(t, floatAttr(t, 1)) }
	}
	x, n := b.Arg(0), b.Arg(1)
	zero := e.constant(it, 0)
	negative := e.cmp(arith.SLT, n, zero)
	left := e.choose(negative, e.arith("subi", zero, n), n)
	types := []ir.Type{t, t, it}
	w := e.make(scf.Dialect, "while", ir.With{Operands: []*ir.Value{one(e), x, left}, Types: types, Regions: 2})
	test := w.Region(0).AddBlock(types...)
	te := end(test, f.Loc)
	te.make(scf.Dialect, "condition", ir.With{Operands: append([]*ir.Value{te.cmp(arith.NE, test.Arg(2), te.constant(it, 0))}, test.Args()...)})
	body := w.Region(1).AddBlock(types...)
	be := end(body, f.Loc)
	v, square, bits := body.Arg(0), body.Arg(1), body.Arg(2)
	odd := be.cmp(arith.NE, be.arith("andi", bits, be.constant(it, 1)), be.constant(it, 0))
	be.make(scf.Dialect, "yield", ir.With{Operands: []*ir.Value{be.choose(odd, be.arith(mul, v, square), v), be.arith(mul, square, square),
		be.arith("shrui", bits, be.constant(it, 1))}})
	p := w.Result(0)
	if float {
		e.ret(e.choose(negative, e.arith("divf", one(e), p), p))
		return name
	}
	// 1 / p for integers: p is 1 or -1, or the quotient is 0.
	unit := e.arith("ori", e.cmp(arith.EQ, p, e.constant(t, 1)), e.cmp(arith.EQ, p, e.constant(t, -1)))
	e.ret(e.choose(e.arith("andi", negative, e.arith("xori", unit, e.bool(true))), e.constant(t, 0), p))
	return name
}

// floatAttr is a small number as an attribute.
func floatAttr(t ir.Type, v float64) ir.Attribute { return ir.FloatValue(t, v) }

// assignFunction is the call that assigns one variable to another: (address of the descriptor of the left side, descriptor of the
// right side, file, line).
const assignFunction = "_FortranAAssign"

// assignScalar stores a scalar to all elements of an array that is not allocatable, instead of a call of the run time;
// it reports whether the call is of this kind. The descriptor of such an array is stored just before the call.
func (c *converter) assignScalar(o *ir.Op, args []*ir.Value) bool {
	if !c.isDeclared(assignFunction) || len(args) < 2 {
		return false
	}
	right, ok := throughConverts(args[1])
	if !ok || right.Op() == nil || !right.Op().Is(fir.Embox) || right.Op().Get("slice") != nil {
		return false
	}
	to, _ := throughConverts(args[0])
	lt := boxIn(to.Type())
	if lt == nil || fir.AttrOf(lt) != fir.AttrOther || to.Op() == nil || !to.Op().Is(fir.Alloca) {
		return false
	}
	elem := fir.ElementOf(lt.Elem)
	switch elem.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.ComplexType, *fir.NumberType:
	default:
		return false
	}
	if pointee(right.Op().Get("memref").Type()) != elem {
		return false
	}
	var left *box
	for p := o.Prev(); p != nil && left == nil; p = p.Prev() {
		if p.Is(fir.Store) && p.Operand(1) == to {
			left = c.boxes[p.Operand(0)]
			break
		}
	}
	if left == nil || left.rank < 1 {
		return false
	}
	m := fir.Memory(elem)
	base := left.base(c, o)
	v := before(o).load(m, c.get(o, right.Op().Get("memref")))
	e := before(o)
	e.Loc = o.Loc
	at := base
	for i := left.rank - 1; i >= 0; i-- {
		extent, stride := left.extent(c, o, i), left.stride(c, o, i)
		body, k := e.forLoop(e.positive(extent))
		body.Loc = o.Loc
		at = body.offset(at, body.mul(body.cast(k, ir.I64()), stride))
		e = body
	}
	e.store(v, at)
	c.done(o)
	return true
}

// throughConverts is the value that was converted between descriptor types and addresses of descriptors.
func throughConverts(v *ir.Value) (*ir.Value, bool) {
	for v.Op() != nil && v.Op().Is(fir.Convert) {
		v = v.Op().Operand(0)
	}
	_, ok := v.Type().(*fir.BoxType)
	return v, ok
}
