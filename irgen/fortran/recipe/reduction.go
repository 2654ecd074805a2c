package recipe

import (
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/conversion/firacc"
	"accc/dialects/fir"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// procedures are the operators that are intrinsic procedures.
var procedures = map[acc.ReductionOperator]string{
	acc.RedMax: "max", acc.RedMin: "min", acc.RedIand: "iand", acc.RedIor: "ior", acc.RedXor: "ieor",
}

// operators are the others.
var operators = map[acc.ReductionOperator]string{
	acc.RedAdd: "add", acc.RedMul: "multiply", acc.RedLand: "and", acc.RedLor: "or", acc.RedEqv: "eqv", acc.RedNeqv: "neqv",
}

// ByRef reports whether a reduction combines what is at two addresses, and not values.
func (v *Variable) ByRef() bool { return v.described() }

// OperatorName is what the names of recipes for an intrinsic operator or procedure begin with, "" for another one.
func OperatorName(operator string) string {
	op := accrows.Operator(operator)
	switch {
	case procedures[op] != "":
		return procedures[op]
	case operators[op] != "":
		return operators[op] + "_reduction"
	}
	return ""
}

// ReductionName is the name of the recipe of a reduction, which begins with name.
func (v *Variable) ReductionName(name string) string {
	if v.ByRef() {
		name += "_byref"
	}
	return name + "_" + firacc.TypeName(v.Type)
}

// InitReduction stores the descriptor of a copy for a reduction at to, all of whose elements have the value that start makes.
func (v *Variable) InitReduction(x *entity.Memory, from, to *ir.Value, start func() *ir.Value) {
	reduced := *v
	reduced.Ones = false
	reduced.allocate(x, from, to, false, start)
}

// CombineElements combines each element of the copy at from with that of the copy at into.
func (v *Variable) CombineElements(x *entity.Memory, into, from *ir.Value, combine func(into, from *ir.Value)) {
	a, b := x.Load(into), x.Load(from)
	if v.rank() == 0 {
		combine(x.BoxAddr(a), x.BoxAddr(b))
		return
	}
	extents, _ := v.extents(x, a)
	one := x.Idx(1)
	lower := make([]*ir.Value, len(extents))
	for d := range lower {
		lower[d] = one
	}
	shape := x.ShapeShift(lower, extents)
	elem := build.ElementOf(v.Target())
	x.LoopNest(extents, func(idx []*ir.Value) {
		p := x.ArrayCoor(a, shape, idx, elem)
		combine(p, x.ArrayCoor(b, shape, idx, elem))
	})
}

// InitElements stores the descriptor of a copy at to and begins each of its elements.
func (v *Variable) InitElements(x *entity.Memory, from, to *ir.Value, begin func(original, element *ir.Value)) {
	v.allocate(x, from, to, false, nil)
	x.IfThenElse(x.IsNull(x.BoxAddr(x.Load(to)), arith.NE), func() { v.CombineElements(x, from, to, begin) }, nil)
}

// FreeReduction frees a copy.
func (v *Variable) FreeReduction(x *entity.Memory, p *ir.Value) {
	addr := x.BoxAddr(x.Load(p))
	x.IfThenElse(x.IsNull(addr, arith.NE), func() { x.FreeMem(x.FirConvert(addr, fir.Heap(v.Target()))) }, nil)
}

// DataAddress is the address of the address in the descriptor of a copy.
func (v *Variable) DataAddress(x *entity.Memory, p *ir.Value) *ir.Value {
	field, _ := fir.BoxFieldEnum.Value("base_addr")
	return x.Op(fir.BoxOffset, []*ir.Value{p}, []ir.Type{fir.LLVMPtr(fir.Ref(v.Target()))}, build.Attr("field", fir.BoxFieldEnum.Attr(field))).Result(0)
}

// extremes are the operations for the greater and the lesser of two values.
var extremes = map[acc.ReductionOperator][2]*ir.OpDef{
	acc.RedMax: {arith.MaxSI, arith.MaxNumF}, acc.RedMin: {arith.MinSI, arith.MinNumF},
}

// equivalences are the predicates that operators of logical values are.
var equivalences = map[acc.ReductionOperator]int{acc.RedEqv: arith.EQ, acc.RedNeqv: arith.NE}

// Combine is what an operator makes of two values.
func Combine(x *entity.Memory, op acc.ReductionOperator, a, b *ir.Value) *ir.Value {
	t := a.Type()
	if pair, ok := extremes[op]; ok {
		if ir.IsFloat(t) {
			return x.FloatOp(pair[1], a, b)
		}
		return x.Op1(pair[0], t, a, b)
	}
	if pred, ok := equivalences[op]; ok {
		return x.FirConvert(x.CmpI(pred, x.FirConvert(a, ir.I1()), x.FirConvert(b, ir.I1())), t)
	}
	v := firacc.Apply(x.B, op, a, b)
	if def := v.Op().Def(); ir.IsFloat(t) && def.Dialect == arith.Dialect || def == fir.Addc || def == fir.Mulc {
		c := build.Contract()
		v.Op().SetAttr(c.Name, c.Value)
	}
	return v
}
