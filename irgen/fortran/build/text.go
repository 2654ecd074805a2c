package build

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
)

// CharTemp is memory for a character of a length, until the statement ends.
func (x *Builder) CharTemp(length *ir.Value) *ir.Value {
	if v, ok := ConstantOf(length); ok && v <= 4096 {
		return x.TempOf(fir.Char(1, max(0, v)))
	}
	p := x.AllocMem(fir.Char(1, ir.Dynamic), []*ir.Value{length}, nil, Attr("bindc_name", ir.String(".chrtmp")))
	x.AtEnd(func() { x.FreeMem(p) })
	return x.FirConvert(p, fir.Ref(fir.Char(1, ir.Dynamic)))
}

// Offset is the address n characters after addr.
func (x *Builder) Offset(addr, n *ir.Value) *ir.Value {
	if v, ok := ConstantOf(n); ok && v == 0 {
		return addr
	}
	chars := x.FirConvert(addr, fir.Ref(fir.Array([]int64{ir.Dynamic}, fir.Char(1, 1), nil)))
	return x.Coordinate(chars, n, fir.Ref(fir.Char(1, 1)))
}

// MoveBytes copies n characters, which may overlap.
func (x *Builder) MoveBytes(to, from, n *ir.Value) {
	if v, ok := ConstantOf(n); ok && v == 0 {
		return
	}
	x.Op(llvm.Memmove, []*ir.Value{x.FirConvert(to, LLVMPtr()), x.FirConvert(from, LLVMPtr()), x.AsI64(n)}, nil, Attr("isVolatile", ir.Bool(false)))
}

// Blanks fills n characters with blanks.
func (x *Builder) Blanks(to, n *ir.Value) {
	x.Op(llvm.Memset, []*ir.Value{x.FirConvert(to, LLVMPtr()), x.Int(' ', ir.I8()), x.AsI64(n)}, nil, Attr("isVolatile", ir.Bool(false)))
}

// AssignChar copies a character, truncated or padded with blanks.
func (x *Builder) AssignChar(to, toLen, from, fromLen *ir.Value) {
	a, okA := ConstantOf(toLen)
	b, okB := ConstantOf(fromLen)
	if okA && okB {
		x.MoveBytes(to, from, x.Idx(min(a, b)))
		if a > b {
			x.Blanks(x.Offset(to, x.Idx(b)), x.Idx(a-b))
		}
		return
	}
	n := x.SelectOp(x.CmpI(arith.SLT, toLen, fromLen), toLen, fromLen)
	x.MoveBytes(to, from, n)
	x.Blanks(x.Offset(to, n), x.SubI(toLen, n))
}

// BoxChar is the value that holds the address and the length of a character.
func (x *Builder) BoxChar(addr, length *ir.Value) *ir.Value {
	t := fir.Ref(fir.Char(1, ir.Dynamic))
	return x.Op1(fir.EmboxChar, fir.Number("boxchar", 1), x.FirConvert(addr, t), x.AsIndex(length))
}

// UnboxChar returns the address and the length that a value holds.
func (x *Builder) UnboxChar(v *ir.Value) (addr, length *ir.Value) {
	if o := v.Op(); o != nil && o.Is(fir.EmboxChar) {
		return o.Operand(0), o.Operand(1)
	}
	o := x.Op(fir.UnboxChar, []*ir.Value{v}, []ir.Type{fir.Ref(fir.Char(1, ir.Dynamic)), ir.Index()})
	return o.Result(0), o.Result(1)
}

// BytePointer is the address of a character as the run-time library takes it.
func (x *Builder) BytePointer(v *ir.Value) *ir.Value { return x.FirConvert(v, fir.Ref(ir.I8())) }

// Unboxed returns the address and the length of an argument as the run-time library takes them.
func (x *Builder) Unboxed(v *ir.Value) (addr, length *ir.Value) {
	a, n := x.UnboxChar(v)
	return x.BytePointer(a), x.AsI64(n)
}

// CompareTexts compares two characters: the result is less than, equal to or greater than zero.
func (x *Builder) CompareTexts(a, b *ir.Value) *ir.Value {
	aAddr, aLen := x.Unboxed(a)
	bAddr, bLen := x.Unboxed(b)
	return x.Runtime("CharacterCompareScalar1", ir.I32(), aAddr, bAddr, aLen, bLen)
}
