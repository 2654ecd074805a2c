package omptooffload

import (
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/section"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
)

// Arrays of Fortran that are firstprivate in a target region are mapped by their descriptors alone, as flang does it. The private
// copies get their values from host memory, so it is copied when the construct is encountered: what is present on the device may
// be different.

// detach makes a descriptor of the construct's own, with a copy of the data that it describes, and maps both.
func (t *region) detach(x *mapping) {
	e := build.Before(t.o)
	e.Loc = x.info.Loc
	bytes := x.info.IntAttr(accc.DescriptorBytes.Name) + fir.DescriptorElem
	word := func(offset int64) *ir.Value { return e.Load(ir.I64(), e.Offset(x.base, e.I64(offset))) }

	// The distance of the first byte and of the last element from the address in the descriptor.
	lo, hi, some := e.I64(0), e.I64(0), e.Cmp(arith.NE, word(fir.DescriptorBase), e.I64(0))
	for at := int64(fir.DescriptorHeader); at+fir.DescriptorDim <= bytes; at += fir.DescriptorDim {
		extent := word(at + 8)
		reach := e.Mul(e.Sub(extent, e.I64(1)), word(at+16))
		lo = e.Add(lo, e.Arith("minsi", reach, e.I64(0)))
		hi = e.Add(hi, e.Arith("maxsi", reach, e.I64(0)))
		some = e.Arith("andi", some, e.Cmp(arith.SGT, extent, e.I64(0)))
	}
	// A pointer keeps what it is associated with (§5.4.4); the device knows it by another address where it is present.
	attribute := e.Load(ir.Int(8), e.Offset(x.base, e.I64(fir.DescriptorAttr)))
	some = e.Arith("andi", some, e.Cmp(arith.NE, attribute, e.Constant(ir.Int(8), fir.AttrPointer)))
	size := e.Choose(some, e.Add(e.Sub(hi, lo), word(fir.DescriptorElem)), e.I64(0))

	head := (bytes + 15) &^ 15
	own := t.library(e, "malloc", []ir.Type{build.Ptr()}, e.Add(size, e.I64(head)))
	data := e.Offset(own, e.I64(head))
	from := e.Load(build.Ptr(), x.base)
	e.Memcpy(own, x.base, e.I64(bytes))
	e.Memcpy(data, e.Choose(some, e.Offset(from, lo), data), size)
	e.Store(e.Choose(some, e.Offset(data, e.Sub(e.I64(0), lo)), from), own)
	t.own = append(t.own, own)
	x.base = own
	x.parts = []*mapping{{info: x.info, flags: omp.MapTo | omp.MapImplicit, base: e.Choose(some, data, from), pointer: own, descriptor: bytes - fir.DescriptorElem,
		section: section.Section{Size: size}}}
}

// free frees what detach has made, where e is.
func (t *region) free(e build.Emit) {
	e.Loc = t.o.Loc
	for _, v := range t.own {
		t.library(e, "free", nil, v)
	}
}
