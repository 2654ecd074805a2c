package tollvm

import (
	"accc/dialects/arith"
	"accc/dialects/complex"
	"accc/dialects/llvm"
	"accc/dialects/math"
	"accc/ir"
)

// names are operations of arith and math that are one operation of the llvm dialect, with the operands as they are.
var names = map[string]string{
	"arith.addi": "add", "arith.subi": "sub", "arith.muli": "mul", "arith.divsi": "sdiv", "arith.divui": "udiv", "arith.remsi": "srem", "arith.remui": "urem",
	"arith.andi": "and", "arith.ori": "or", "arith.xori": "xor", "arith.shli": "shl", "arith.shrsi": "ashr", "arith.shrui": "lshr",
	"arith.addf": "fadd", "arith.subf": "fsub", "arith.mulf": "fmul", "arith.divf": "fdiv", "arith.remf": "frem", "arith.negf": "fneg",
	"arith.cmpi": "icmp", "arith.cmpf": "fcmp", "arith.select": "select",
	"arith.extf": "fpext", "arith.truncf": "fptrunc", "arith.extsi": "sext", "arith.extui": "zext", "arith.trunci": "trunc",
	"arith.sitofp": "sitofp", "arith.uitofp": "uitofp", "arith.fptosi": "fptosi", "arith.fptoui": "fptoui", "arith.bitcast": "bitcast",
	"arith.maxsi": "intr.smax", "arith.minsi": "intr.smin", "arith.maxui": "intr.umax", "arith.minui": "intr.umin",
	"arith.maximumf": "intr.maximum", "arith.minimumf": "intr.minimum", "arith.maxnumf": "intr.maxnum", "arith.minnumf": "intr.minnum",
	"math.absf": "intr.fabs", "math.acos": "intr.acos", "math.asin": "intr.asin", "math.atan": "intr.atan", "math.atan2": "intr.atan2", "math.ceil": "intr.ceil",
	"math.copysign": "intr.copysign", "math.cos": "intr.cos", "math.cosh": "intr.cosh", "math.ctpop": "intr.ctpop", "math.exp": "intr.exp",
	"math.exp2": "intr.exp2", "math.floor": "intr.floor", "math.fma": "intr.fma", "math.fpowi": "intr.powi", "math.log": "intr.log",
	"math.log10": "intr.log10", "math.log2": "intr.log2", "math.powf": "intr.pow", "math.round": "intr.round", "math.roundeven": "intr.roundeven",
	"math.sin": "intr.sin", "math.sinh": "intr.sinh", "math.sqrt": "intr.sqrt", "math.tan": "intr.tan", "math.tanh": "intr.tanh", "math.trunc": "intr.trunc",
}

// withFlag are operations whose counterpart has an attribute that is false here: zero, and the least integer, are defined.
var withFlag = map[string][2]string{
	"math.ctlz": {"intr.ctlz", "is_zero_poison"}, "math.cttz": {"intr.cttz", "is_zero_poison"}, "math.absi": {"intr.abs", "is_int_min_poison"},
}

// library are functions of the C library for what LLVM has no operation for: of double, with an f added for float.
var library = map[string]string{
	"math.acosh": "acosh", "math.asinh": "asinh", "math.atanh": "atanh", "math.cbrt": "cbrt", "math.erf": "erf", "math.erfc": "erfc", "math.expm1": "expm1",
	"math.log1p": "log1p",
}

// classes are the bits of llvm.intr.is.fpclass for tests of numbers.
var classes = map[string]int64{"math.isnan": 3, "math.isinf": 516, "math.isfinite": 504, "math.isnormal": 264}

// numbers are the handlers of arithmetic.
func numbers() map[*ir.OpDef]func(*converter, *ir.Op) {
	out := map[*ir.OpDef]func(*converter, *ir.Op){
		arith.Constant:                       (*converter).constant,
		arith.Dialect.Lookup("index_cast"):   resize("sext"),
		arith.Dialect.Lookup("index_castui"): resize("zext"),
		complex.Create:                       (*converter).complexCreate,
		complex.Re:                           complexPart(0),
		complex.Im:                           complexPart(1),
	}
	for _, d := range []*ir.Dialect{arith.Dialect, math.Dialect} {
		for _, def := range d.Ops() {
			if h := number(def.FullName); h != nil {
				out[def] = h
			}
		}
	}
	return out
}

func number(name string) func(*converter, *ir.Op) {
	if to, ok := names[name]; ok {
		return func(_ *converter, o *ir.Op) {
			replace(o, llvm.Dialect.Lookup(to), ir.With{Operands: o.Operands(), Attrs: flags(o, llvm.Dialect.Lookup(to))})
		}
	}
	if to, ok := withFlag[name]; ok {
		return func(_ *converter, o *ir.Op) {
			replace(o, llvm.Dialect.Lookup(to[0]), ir.With{Operands: o.Operands(), Attrs: []ir.NamedAttr{{Name: to[1], Value: ir.Bool(false)}}})
		}
	}
	if f, ok := library[name]; ok {
		return func(c *converter, o *ir.Op) { c.libraryCall(o, f) }
	}
	if bits, ok := classes[name]; ok {
		return func(_ *converter, o *ir.Op) {
			replace(o, llvm.Dialect.Lookup("intr.is.fpclass"), ir.With{Operands: o.Operands(), Attrs: []ir.NamedAttr{{Name: "bit", Value: ir.Integer(ir.I32(), bits)}}})
		}
	}
	return nil
}

// flags are the attributes of arithmetic, as the operation that replaces o has them.
func flags(o *ir.Op, to *ir.OpDef) (attrs []ir.NamedAttr) {
	has := func(name string) bool { return to.AttrIndex(name) >= 0 }
	if p, ok := o.Attr("predicate").(*ir.IntegerAttr); ok && has("predicate") {
		attrs = append(attrs, ir.NamedAttr{Name: "predicate", Value: ir.Integer(ir.I64(), p.Value)}) // the same numbers
	}
	if n, ok := arith.OverflowEnum.Of(o.Attr("overflowFlags")); ok && has("overflowFlags") {
		attrs = append(attrs, ir.NamedAttr{Name: "overflowFlags", Value: llvm.OverflowEnum.Attr(n)})
	}
	if n, ok := arith.FastMathEnum.Of(o.Attr("fastmath")); ok && has("fastmathFlags") {
		attrs = append(attrs, ir.NamedAttr{Name: "fastmathFlags", Value: llvm.FastMathEnum.Attr(fastMath(n))})
	}
	return attrs
}

// fastMath are fast math flags of arith by the numbers of the llvm dialect: the same names, with other bits.
func fastMath(n int64) (m int64) {
	for i, name := range arith.FastMathEnum.Cases {
		bit := arith.FastMathEnum.Values[i]
		if to, ok := llvm.FastMathEnum.Value(name); ok && bit != 0 && bit&(bit-1) == 0 && n&bit != 0 {
			m |= to
		}
	}
	return m
}

func (c *converter) constant(o *ir.Op) {
	value := o.Attr("value")
	if n, ok := value.(*ir.IntegerAttr); ok && n.Type == ir.Index() {
		value = ir.Integer(ir.I64(), n.Value)
	}
	replace(o, llvm.Dialect.Lookup("mlir.constant"), ir.With{Attrs: []ir.NamedAttr{{Name: "value", Value: value}}})
}

// resize converts between integers of which one was an index.
func resize(extend string) func(*converter, *ir.Op) {
	return func(c *converter, o *ir.Op) {
		from, to := arith.Width(o.Operand(0).Type()), arith.Width(o.Result(0).Type())
		switch {
		case from == to:
			o.Result(0).ReplaceAllUses(o.Operand(0))
			o.Erase()
		case from < to:
			replace(o, llvm.Dialect.Lookup(extend), ir.With{Operands: o.Operands()})
		default:
			replace(o, llvm.Dialect.Lookup("trunc"), ir.With{Operands: o.Operands()})
		}
	}
}

// libraryCall calls a function of the C library.
func (c *converter) libraryCall(o *ir.Op, name string) {
	t := o.Result(0).Type()
	switch t {
	case ir.F64():
	case ir.F32():
		name += "f"
	default:
		c.unsupported(o, "%s of type %s", o.Name(), ir.TypeString(t))
		return
	}
	if ir.SymbolIn(c.module, name) == nil {
		params := make([]ir.Type, o.NumOperands())
		for i, v := range o.Operands() {
			params[i] = v.Type()
		}
		ir.At(c.module.Region(0).Entry()).Op(llvm.Func, ir.With{Regions: 1, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)},
			{Name: "function_type", Value: ir.TypeValue(llvm.Function(t, params, false))}}})
	}
	replace(o, llvm.Call, ir.With{Groups: [][]*ir.Value{o.Operands(), nil}, Attrs: []ir.NamedAttr{{Name: "callee", Value: ir.Symbol(name)},
		{Name: "op_bundle_sizes", Value: ir.DenseArray(ir.I32(), nil)}}})
}

// complexCreate makes the structure of two parts.
func (c *converter) complexCreate(o *ir.Op) {
	b := ir.Before(o)
	v := b.Op(llvm.Dialect.Lookup("mlir.undef"), ir.With{Types: []ir.Type{o.Result(0).Type()}}).Result(0)
	for i := range o.Operands() {
		v = b.Op(llvm.Dialect.Lookup("insertvalue"), ir.With{Operands: []*ir.Value{v, o.Operand(i)}, Types: []ir.Type{v.Type()},
			Attrs: []ir.NamedAttr{{Name: "position", Value: ir.DenseArray(ir.I64(), []int64{int64(i)})}}}).Result(0)
	}
	o.Result(0).ReplaceAllUses(v)
	o.Erase()
}

func complexPart(i int64) func(*converter, *ir.Op) {
	return func(_ *converter, o *ir.Op) {
		replace(o, llvm.Dialect.Lookup("extractvalue"), ir.With{Operands: o.Operands(), Attrs: []ir.NamedAttr{{Name: "position", Value: ir.DenseArray(ir.I64(), []int64{i})}}})
	}
}
