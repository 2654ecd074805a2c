package firtollvm

import (
	"accc/dialects/arith"
	"accc/dialects/builtin"
	"accc/dialects/cf"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

// emit makes operations of the host dialects.
type emit struct{ *ir.Builder }

func before(o *ir.Op) emit { return emit{ir.Before(o)} }

func end(b *ir.Block, loc ir.Location) emit {
	e := emit{ir.At(b)}
	e.Loc = loc
	return e
}

func (e emit) make(d *ir.Dialect, name string, w ir.With) *ir.Op {
	def := d.Lookup(name)
	if def == nil {
		panic("firtollvm: no operation " + d.Name + "." + name)
	}
	return e.Op(def, w)
}

func (e emit) value(d *ir.Dialect, name string, t ir.Type, operands ...*ir.Value) *ir.Value {
	return e.make(d, name, ir.With{Operands: operands, Types: []ir.Type{t}}).Result(0)
}

func (e emit) attribute(t ir.Type, a ir.Attribute) *ir.Value {
	return e.Op(arith.Constant, ir.With{Types: []ir.Type{t}, Attrs: []ir.NamedAttr{{Name: "value", Value: a}}}).Result(0)
}

func (e emit) constant(t ir.Type, v int64) *ir.Value { return e.attribute(t, ir.Integer(t, v)) }
func (e emit) i64(v int64) *ir.Value                 { return e.constant(ir.I64(), v) }
func (e emit) i32(v int64) *ir.Value                 { return e.constant(ir.I32(), v) }
func (e emit) index(v int64) *ir.Value               { return e.constant(ir.Index(), v) }
func (e emit) bool(v bool) *ir.Value {
	n := int64(0)
	if v {
		n = 1
	}
	return e.attribute(ir.I1(), ir.Bool(n == 1))
}

// constantOf is the value of an integer constant, also of one that was converted between integer types.
func constantOf(v *ir.Value) (int64, bool) {
	for v.Op() != nil && v.Op().NumOperands() == 1 {
		switch v.Op().Name() {
		case "arith.index_cast", "arith.extsi", "arith.trunci", "fir.convert":
			t := v.Op().Operand(0).Type()
			if t != ir.Index() && (arith.Width(t) == 0 || arith.Width(t) == 1) || !ir.IsIntOrIndex(t) {
				return 0, false
			}
			v = v.Op().Operand(0)
			continue
		}
		break
	}
	if v.Op() == nil || !v.Op().Is(arith.Constant) {
		return 0, false
	}
	a, ok := v.Op().Attr("value").(*ir.IntegerAttr)
	if !ok || a.Big != nil {
		return 0, false
	}
	return a.Value, true
}

func isConst(v *ir.Value, n int64) bool {
	c, ok := constantOf(v)
	return ok && c == n
}

// arith is a binary operation on operands of one type.
func (e emit) arith(name string, a, b *ir.Value) *ir.Value {
	return e.value(arith.Dialect, name, a.Type(), a, b)
}

// add, sub and mul fold what is known, so that constant shapes leave no arithmetic.
func (e emit) add(a, b *ir.Value) *ir.Value {
	x, xok := constantOf(a)
	y, yok := constantOf(b)
	switch {
	case xok && yok:
		return e.constant(a.Type(), x+y)
	case xok && x == 0:
		return b
	case yok && y == 0:
		return a
	}
	return e.arith("addi", a, b)
}

func (e emit) sub(a, b *ir.Value) *ir.Value {
	x, xok := constantOf(a)
	y, yok := constantOf(b)
	switch {
	case a == b:
		return e.constant(a.Type(), 0)
	case xok && yok:
		return e.constant(a.Type(), x-y)
	case yok && y == 0:
		return a
	}
	return e.arith("subi", a, b)
}

func (e emit) mul(a, b *ir.Value) *ir.Value {
	x, xok := constantOf(a)
	y, yok := constantOf(b)
	switch {
	case xok && yok:
		return e.constant(a.Type(), x*y)
	case xok && x == 1:
		return b
	case yok && y == 1:
		return a
	case xok && x == 0, yok && y == 0:
		return e.constant(a.Type(), 0)
	}
	return e.arith("muli", a, b)
}

// div divides; by must not be zero.
func (e emit) div(a, by *ir.Value) *ir.Value {
	x, xok := constantOf(a)
	y, yok := constantOf(by)
	switch {
	case yok && y == 1:
		return a
	case xok && yok && y != 0:
		return e.constant(a.Type(), x/y)
	}
	return e.arith("divsi", a, by)
}

func (e emit) cmp(predicate int, a, b *ir.Value) *ir.Value {
	return e.Op(arith.CmpI, ir.With{Operands: []*ir.Value{a, b}, Types: []ir.Type{ir.I1()}, Attrs: []ir.NamedAttr{arith.Predicate(predicate)}}).Result(0)
}

func (e emit) choose(c, a, b *ir.Value) *ir.Value {
	return e.value(arith.Dialect, "select", a.Type(), c, a, b)
}

// positive is the value, or 0 if it is negative.
func (e emit) positive(v *ir.Value) *ir.Value {
	if n, ok := constantOf(v); ok {
		return e.constant(v.Type(), max(n, 0))
	}
	zero := e.constant(v.Type(), 0)
	return e.choose(e.cmp(arith.SGT, v, zero), v, zero)
}

// cast converts between integer types and index, by sign.
func (e emit) cast(v *ir.Value, t ir.Type) *ir.Value {
	from := v.Type()
	if from == t {
		return v
	}
	if n, ok := constantOf(v); ok && from != ir.I1() {
		return e.constant(t, truncate(n, t))
	}
	if from == ir.Index() || t == ir.Index() {
		if t == ir.Index() && v.Op() != nil && v.Op().Name() == "arith.index_cast" && v.Op().Operand(0).Type() == ir.Index() && arith.Width(from) == 64 {
			return v.Op().Operand(0)
		}
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

// truncate is a number in a type of fewer bits.
func truncate(n int64, t ir.Type) int64 {
	if w := arith.Width(t); t != ir.Index() && w > 1 && w < 64 {
		return n << (64 - w) >> (64 - w)
	}
	return n
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
func (e emit) alloca(t ir.Type, n *ir.Value) *ir.Value {
	return e.make(llvm.Dialect, "alloca", ir.With{Operands: []*ir.Value{n}, Types: []ir.Type{llvm.Ptr()},
		Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(t)}}}).Result(0)
}

// gep is an address plus so many elements of a type: constant indices, or index where the first one is dynamic.
func (e emit) gep(t ir.Type, p, index *ir.Value, rest ...int64) *ir.Value {
	raw := []int64{0}
	operands := []*ir.Value{p}
	if index != nil {
		if n, ok := constantOf(index); ok && n > -1<<30 && n < 1<<30 {
			raw[0] = n
		} else {
			raw[0] = llvm.DynamicIndex
			operands = append(operands, index)
		}
	}
	raw = append(raw, rest...)
	if len(raw) == 1 && raw[0] == 0 && len(operands) == 1 && ir.NameOf(e.Loc) == "" { // messages need the name of the first component
		return p
	}
	return e.make(llvm.Dialect, "getelementptr", ir.With{Operands: operands, Types: []ir.Type{llvm.Ptr()},
		Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(t)}, {Name: "rawConstantIndices", Value: ir.DenseArray(ir.I32(), raw)}}}).Result(0)
}

// offset is an address plus a number of bytes.
func (e emit) offset(p, bytes *ir.Value) *ir.Value { return e.gep(ir.I8(), p, bytes) }

// field is an address plus a constant number of bytes.
func (e emit) field(p *ir.Value, n int64) *ir.Value { return e.gep(ir.I8(), p, e.i64(n)) }

func (e emit) null() *ir.Value { return e.value(llvm.Dialect, "mlir.zero", llvm.Ptr()) }

func (e emit) isNull(p *ir.Value) *ir.Value { return e.icmp("eq", p, e.null()) }

func (e emit) icmp(predicate string, a, b *ir.Value) *ir.Value {
	n, _ := llvm.ICmpEnum.Value(predicate)
	return e.Op(llvm.ICmp, ir.With{Operands: []*ir.Value{a, b}, Types: []ir.Type{ir.I1()},
		Attrs: []ir.NamedAttr{{Name: "predicate", Value: llvm.ICmpEnum.Attr(n)}}}).Result(0)
}

func (e emit) memcpy(dst, src, bytes *ir.Value) {
	e.make(llvm.Dialect, "intr.memcpy", ir.With{Operands: []*ir.Value{dst, src, bytes}, Attrs: []ir.NamedAttr{{Name: "isVolatile", Value: ir.Bool(false)}}})
}

func (e emit) addressOf(symbol string) *ir.Value {
	return e.make(llvm.Dialect, "mlir.addressof", ir.With{Types: []ir.Type{llvm.Ptr()}, Attrs: []ir.NamedAttr{{Name: "global_name", Value: ir.Symbol(symbol)}}}).Result(0)
}

func (e emit) ret(vals ...*ir.Value) { e.make(fn.Dialect, "return", ir.With{Operands: vals}) }

func (e emit) call(name string, results []ir.Type, args ...*ir.Value) *ir.Op {
	return e.make(fn.Dialect, "call", ir.With{Operands: args, Types: results, Attrs: []ir.NamedAttr{{Name: "callee", Value: ir.Symbol(name)}}})
}

func (e emit) unrealized(t ir.Type, v *ir.Value) *ir.Value {
	return e.Op(builtin.UnrealizedConversionCast, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{t}}).Result(0)
}

// insert and extract are members of aggregates as values.
func (e emit) insert(agg, v *ir.Value, at ...int64) *ir.Value {
	return e.make(llvm.Dialect, "insertvalue", ir.With{Operands: []*ir.Value{agg, v}, Types: []ir.Type{agg.Type()},
		Attrs: []ir.NamedAttr{{Name: "position", Value: ir.DenseArray(ir.I64(), at)}}}).Result(0)
}

func (e emit) extract(agg *ir.Value, t ir.Type, at ...int64) *ir.Value {
	// What was put in is taken out again.
	for o := agg.Op(); o != nil && o.Name() == "llvm.insertvalue"; o = o.Operand(0).Op() {
		p, ok := o.Attr("position").(*ir.DenseArrayAttr)
		if !ok || len(p.Values) != len(at) {
			break
		}
		same := true
		for i, n := range at {
			same = same && p.Values[i] == n
		}
		if same {
			return o.Operand(1)
		}
	}
	return e.make(llvm.Dialect, "extractvalue", ir.With{Operands: []*ir.Value{agg}, Types: []ir.Type{t},
		Attrs: []ir.NamedAttr{{Name: "position", Value: ir.DenseArray(ir.I64(), at)}}}).Result(0)
}

func (e emit) undef(t ir.Type) *ir.Value { return e.value(llvm.Dialect, "mlir.undef", t) }
func (e emit) zero(t ir.Type) *ir.Value  { return e.value(llvm.Dialect, "mlir.zero", t) }

// forLoop makes a loop over [0, n) and returns a builder for its body and the counter, as an index.
func (e emit) forLoop(n *ir.Value) (emit, *ir.Value) {
	o := e.make(scf.Dialect, "for", ir.With{Operands: []*ir.Value{e.index(0), e.cast(n, ir.Index()), e.index(1)}})
	b := o.Region(0).AddBlock(ir.Index())
	end(b, e.Loc).make(scf.Dialect, "yield", ir.With{})
	return before(b.Last()), b.Arg(0)
}

// newFunc declares or begins a function at the end of the module.
func (c *converter) newFunc(name string, params, results []ir.Type, body bool) *ir.Op {
	e := end(c.module.Region(0).Entry(), c.module.Loc)
	f := e.make(fn.Dialect, "func", ir.With{Regions: 1, Attrs: []ir.NamedAttr{
		{Name: "sym_name", Value: ir.String(name)},
		{Name: "function_type", Value: ir.TypeValue(ir.Func(params, results))}}})
	if body {
		f.Region(0).AddBlock(params...)
	} else {
		f.SetAttr("sym_visibility", ir.String("private"))
	}
	c.symbols[name] = f
	return f
}

// declare makes sure that a function of the run time is declared.
func (c *converter) declare(name string, params, results []ir.Type) {
	if c.symbols[name] == nil {
		c.newFunc(name, params, results, false)
	}
}
