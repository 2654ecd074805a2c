package acctorun

import (
	"accc/dialects/arith"
	"accc/dialects/cf"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// emit makes operations of the host dialects.
type emit struct{ *ir.Builder }

func end(b *ir.Block, loc ir.Location) emit {
	e := emit{ir.At(b)}
	e.Loc = loc
	return e
}

func before(o *ir.Op) emit { return emit{ir.Before(o)} }

func ptr() ir.Type { return llvm.Ptr() }

func (e emit) make(d *ir.Dialect, name string, w ir.With) *ir.Op {
	def := d.Lookup(name)
	if def == nil {
		panic("acctorun: no operation " + d.Name + "." + name)
	}
	return e.Op(def, w)
}

func (e emit) value(d *ir.Dialect, name string, t ir.Type, operands ...*ir.Value) *ir.Value {
	return e.make(d, name, ir.With{Operands: operands, Types: []ir.Type{t}}).Result(0)
}

func (e emit) constant(t ir.Type, v int64) *ir.Value {
	return e.Op(arith.Constant, ir.With{Types: []ir.Type{t}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(t, v)}}}).Result(0)
}

func (e emit) i32(v int64) *ir.Value { return e.constant(ir.I32(), v) }
func (e emit) i64(v int64) *ir.Value { return e.constant(ir.I64(), v) }

// arith is a binary operation of the arith dialect on operands of one type.
func (e emit) arith(name string, a, b *ir.Value) *ir.Value {
	return e.value(arith.Dialect, name, a.Type(), a, b)
}

func (e emit) add(a, b *ir.Value) *ir.Value { return e.arith("addi", a, b) }
func (e emit) sub(a, b *ir.Value) *ir.Value { return e.arith("subi", a, b) }
func (e emit) mul(a, b *ir.Value) *ir.Value { return e.arith("muli", a, b) }

func (e emit) cmp(predicate int, a, b *ir.Value) *ir.Value {
	return e.Op(arith.CmpI, ir.With{Operands: []*ir.Value{a, b}, Types: []ir.Type{ir.I1()}, Attrs: []ir.NamedAttr{arith.Predicate(predicate)}}).Result(0)
}

func (e emit) choose(c, a, b *ir.Value) *ir.Value {
	return e.value(arith.Dialect, "select", a.Type(), c, a, b)
}

// cast converts between integer types and index, by sign.
func (e emit) cast(v *ir.Value, t ir.Type) *ir.Value {
	from := v.Type()
	if from == t {
		return v
	}
	if from == ir.Index() || t == ir.Index() {
		return e.value(arith.Dialect, "index_cast", t, v)
	}
	switch w, u := arith.Width(from), arith.Width(t); {
	case u > w && w == 1:
		return e.value(arith.Dialect, "extui", t, v)
	case u > w:
		return e.value(arith.Dialect, "extsi", t, v)
	default:
		return e.value(arith.Dialect, "trunci", t, v)
	}
}

func (e emit) br(to *ir.Block, args ...*ir.Value) {
	e.make(cf.Dialect, "br", ir.With{Operands: args, Succs: []*ir.Block{to}})
}

func (e emit) condBr(c *ir.Value, yes *ir.Block, yesArgs []*ir.Value, no *ir.Block, noArgs []*ir.Value) {
	e.make(cf.Dialect, "cond_br", ir.With{Groups: [][]*ir.Value{{c}, yesArgs, noArgs}, Succs: []*ir.Block{yes, no}})
}

func (e emit) load(t ir.Type, p *ir.Value) *ir.Value { return e.value(llvm.Dialect, "load", t, p) }

func (e emit) store(v, p *ir.Value) {
	e.make(llvm.Dialect, "store", ir.With{Operands: []*ir.Value{v, p}})
}

// alloca is storage for n values of a type.
func (e emit) alloca(t ir.Type, n int64) *ir.Value {
	return e.make(llvm.Dialect, "alloca", ir.With{Operands: []*ir.Value{e.i64(n)}, Types: []ir.Type{ptr()},
		Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(t)}}}).Result(0)
}

// dynamicIndex marks an index of getelementptr that is an operand.
const dynamicIndex = -1 << 31

// offset is p plus a number of bytes.
func (e emit) offset(p, bytes *ir.Value) *ir.Value {
	return e.make(llvm.Dialect, "getelementptr", ir.With{Operands: []*ir.Value{p, bytes}, Types: []ir.Type{ptr()},
		Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(ir.I8())},
			{Name: "rawConstantIndices", Value: ir.DenseArray(ir.I32(), []int64{dynamicIndex})}}}).Result(0)
}

func (e emit) null() *ir.Value { return e.value(llvm.Dialect, "mlir.zero", ptr()) }

func (e emit) memcpy(dst, src, bytes *ir.Value) {
	e.make(llvm.Dialect, "intr.memcpy", ir.With{Operands: []*ir.Value{dst, src, bytes},
		Attrs: []ir.NamedAttr{{Name: "isVolatile", Value: ir.Bool(false)}}})
}

func (e emit) ret(vals ...*ir.Value) { e.make(fn.Dialect, "return", ir.With{Operands: vals}) }

func (e emit) call(name string, results []ir.Type, args ...*ir.Value) *ir.Op {
	return e.make(fn.Dialect, "call", ir.With{Operands: args, Types: results, Attrs: []ir.NamedAttr{{Name: "callee", Value: ir.Symbol(name)}}})
}

// runtime calls the runtime, declaring the function on first use.
func (l *lowering) runtime(e emit, name string, args ...*ir.Value) *ir.Value {
	params, results, _ := Signature(name)
	if !l.declared[name] {
		l.declared[name] = true
		l.newFunc(name, types(params), types(results), true)
	}
	o := e.call(name, types(results), args...)
	if results == "" {
		return nil
	}
	return o.Result(0)
}

// newFunc adds a function to the module; one that is not external has an entry block.
func (l *lowering) newFunc(name string, params, results []ir.Type, external bool) *ir.Op {
	e := end(l.module.Region(0).Entry(), l.module.Loc)
	f := e.make(fn.Dialect, "func", ir.With{Regions: 1, Attrs: []ir.NamedAttr{
		{Name: "sym_name", Value: ir.String(name)},
		{Name: "function_type", Value: ir.TypeValue(ir.Func(params, results))},
		{Name: "sym_visibility", Value: ir.String("private")}}})
	l.symbols[name] = f
	if !external {
		f.Region(0).AddBlock(params...)
	}
	return f
}
