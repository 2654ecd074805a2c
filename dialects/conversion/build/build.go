// Package build makes operations of the host dialects for lowerings that result in them: numbers, addresses, branches
// and functions. It also turns structured regions into blocks.
//
//	e := build.Before(op)
//	end := e.Offset(base, e.Mul(count, e.I64(8))) // base + count * 8
//
// Read build.go (operations), block.go (regions to blocks, and copies of regions), recipe.go (the code of the recipes of
// OpenMP), function.go (functions and values that cross their borders), lanes.go (variables that iterations have in common).
//
// Considered: MLIR's builders, which have a method for each operation and a rewriter that records changes. Here the
// operations are few, and a lowering changes its module in place.
package build

import (
	"accc/dialects/arith"
	"accc/dialects/cf"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// Emit makes operations of the host dialects at an insertion point.
type Emit struct{ *ir.Builder }

// End inserts at the end of a block.
func End(b *ir.Block, loc ir.Location) Emit {
	e := Emit{ir.At(b)}
	e.Loc = loc
	return e
}

// Before inserts before an operation, with its location.
func Before(o *ir.Op) Emit { return Emit{ir.Before(o)} }

// Ptr is the type of addresses.
func Ptr() ir.Type { return llvm.Ptr() }

// Make makes an operation by its name.
func (e Emit) Make(d *ir.Dialect, name string, w ir.With) *ir.Op {
	def := d.Lookup(name)
	if def == nil {
		panic("build: no operation " + d.Name + "." + name)
	}
	return e.Op(def, w)
}

// Value makes an operation with one result.
func (e Emit) Value(d *ir.Dialect, name string, t ir.Type, operands ...*ir.Value) *ir.Value {
	return e.Make(d, name, ir.With{Operands: operands, Types: []ir.Type{t}}).Result(0)
}

// Constant is a number of an integer type.
func (e Emit) Constant(t ir.Type, v int64) *ir.Value { return arith.Int(e.Builder, t, v) }

// I32 is a 32-bit constant.
func (e Emit) I32(v int64) *ir.Value { return e.Constant(ir.I32(), v) }

// I64 is a 64-bit constant.
func (e Emit) I64(v int64) *ir.Value { return e.Constant(ir.I64(), v) }

// Arith is a binary operation of the arith dialect on operands of one type.
func (e Emit) Arith(name string, a, b *ir.Value) *ir.Value {
	return e.Value(arith.Dialect, name, a.Type(), a, b)
}

// Add is a + b.
func (e Emit) Add(a, b *ir.Value) *ir.Value { return e.Arith("addi", a, b) }

// Sub is a - b.
func (e Emit) Sub(a, b *ir.Value) *ir.Value { return e.Arith("subi", a, b) }

// Mul is a * b.
func (e Emit) Mul(a, b *ir.Value) *ir.Value { return e.Arith("muli", a, b) }

// Product is the product of numbers.
func (e Emit) Product(list []*ir.Value) *ir.Value {
	n := list[0]
	for _, x := range list[1:] {
		n = e.Mul(n, x)
	}
	return n
}

// Flat is the number of a position among all, from its rank and the size in each dimension. The last rank counts most.
func (e Emit) Flat(ranks, sizes []*ir.Value) *ir.Value {
	n := ranks[len(ranks)-1]
	for i := len(ranks) - 2; i >= 0; i-- {
		n = e.Add(e.Mul(n, sizes[i]), ranks[i])
	}
	return n
}

// Cmp compares two integers by a predicate of arith.
func (e Emit) Cmp(predicate int, a, b *ir.Value) *ir.Value {
	return e.Op(arith.CmpI, ir.With{Operands: []*ir.Value{a, b}, Types: []ir.Type{ir.I1()}, Attrs: []ir.NamedAttr{arith.Predicate(predicate)}}).Result(0)
}

// Choose is a where c holds and b elsewhere.
func (e Emit) Choose(c, a, b *ir.Value) *ir.Value {
	return e.Value(arith.Dialect, "select", a.Type(), c, a, b)
}

// Positive is v, or 0 where it is less.
func (e Emit) Positive(v *ir.Value) *ir.Value {
	if c, ok := ir.ConstantInt(v); ok && c >= 0 {
		return v
	}
	zero := e.Constant(v.Type(), 0)
	return e.Choose(e.Cmp(arith.SLT, v, zero), zero, v)
}

// Cast converts between integer types and index, by sign; i1 counts as 0 or 1.
func (e Emit) Cast(v *ir.Value, t ir.Type) *ir.Value {
	from := v.Type()
	if from == t {
		return v
	}
	if from == ir.Index() || t == ir.Index() {
		return e.Value(arith.Dialect, "index_cast", t, v)
	}
	switch w, u := arith.Width(from), arith.Width(t); {
	case u > w && w == 1:
		return e.Value(arith.Dialect, "extui", t, v)
	case u > w:
		return e.Value(arith.Dialect, "extsi", t, v)
	default:
		return e.Value(arith.Dialect, "trunci", t, v)
	}
}

// Br goes to a block.
func (e Emit) Br(to *ir.Block, args ...*ir.Value) {
	e.Make(cf.Dialect, "br", ir.With{Operands: args, Succs: []*ir.Block{to}})
}

// CondBr goes to one of two blocks.
func (e Emit) CondBr(c *ir.Value, yes *ir.Block, yesArgs []*ir.Value, no *ir.Block, noArgs []*ir.Value) {
	e.Make(cf.Dialect, "cond_br", ir.With{Groups: [][]*ir.Value{{c}, yesArgs, noArgs}, Succs: []*ir.Block{yes, no}})
}

// Load reads a value of a type.
func (e Emit) Load(t ir.Type, p *ir.Value) *ir.Value { return e.Value(llvm.Dialect, "load", t, p) }

// Store writes a value.
func (e Emit) Store(v, p *ir.Value) {
	e.Make(llvm.Dialect, "store", ir.With{Operands: []*ir.Value{v, p}})
}

// Alloca is storage for n values of a type, until the function returns.
func (e Emit) Alloca(t ir.Type, n int64) *ir.Value {
	return e.Make(llvm.Dialect, "alloca", ir.With{Operands: []*ir.Value{e.I64(n)}, Types: []ir.Type{Ptr()},
		Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(t)}}}).Result(0)
}

// dynamicIndex marks an index of getelementptr that is an operand.
const dynamicIndex = -1 << 31

// Offset is p plus a number of bytes.
func (e Emit) Offset(p, bytes *ir.Value) *ir.Value {
	return e.Make(llvm.Dialect, "getelementptr", ir.With{Operands: []*ir.Value{p, bytes}, Types: []ir.Type{Ptr()},
		Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(ir.I8())},
			{Name: "rawConstantIndices", Value: ir.DenseArray(ir.I32(), []int64{dynamicIndex})}}}).Result(0)
}

// Null is the address that nothing has.
func (e Emit) Null() *ir.Value { return e.Value(llvm.Dialect, "mlir.zero", Ptr()) }

// Memcpy copies bytes that do not overlap.
func (e Emit) Memcpy(dst, src, bytes *ir.Value) {
	e.Make(llvm.Dialect, "intr.memcpy", ir.With{Operands: []*ir.Value{dst, src, bytes},
		Attrs: []ir.NamedAttr{{Name: "isVolatile", Value: ir.Bool(false)}}})
}

// Ret returns from a function.
func (e Emit) Ret(vals ...*ir.Value) { e.Make(fn.Dialect, "return", ir.With{Operands: vals}) }

// Call calls a function by its name.
func (e Emit) Call(name string, results []ir.Type, args ...*ir.Value) *ir.Op {
	return e.Make(fn.Dialect, "call", ir.With{Operands: args, Types: results, Attrs: []ir.NamedAttr{{Name: "callee", Value: ir.Symbol(name)}}})
}
