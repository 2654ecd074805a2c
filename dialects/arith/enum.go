package arith

import "accc/ir"

// Predicates of cmpi.
const (
	EQ = iota
	NE
	SLT
	SLE
	SGT
	SGE
	ULT
	ULE
	UGT
	UGE
)

// Predicates of cmpf: o.. are false when an operand is NaN, u.. true.
const (
	FAlwaysFalse = iota
	OEQ
	OGT
	OGE
	OLT
	OLE
	ONE
	ORD
	UEQ
	FUGT
	FUGE
	FULT
	FULE
	UNE
	UNO
	FAlwaysTrue
)

// The enumerations.
var (
	CmpIEnum = &ir.Enum{Dialect: "arith", Name: "CmpIPredicate", Store: ir.I64(),
		Cases: []string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"}}
	CmpFEnum = &ir.Enum{Dialect: "arith", Name: "CmpFPredicate", Store: ir.I64(),
		Cases: []string{"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"}}
	OverflowEnum = &ir.Enum{Dialect: "arith", Name: "overflow", Angled: true, Bits: true, Separator: ", ",
		Cases: []string{"none", "nsw", "nuw"}}
	FastMathEnum = &ir.Enum{Dialect: "arith", Name: "fastmath", Angled: true, Bits: true, Separator: ",",
		Cases: FastMathCases, Values: FastMathValues}
	RoundingEnum = &ir.Enum{Dialect: "arith", Name: "RoundingMode", Store: ir.I32(),
		Cases: []string{"to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"}}
)

// FastMathCases and FastMathValues are the fast math flags, which other dialects share.
var (
	FastMathCases  = []string{"none", "reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "fast"}
	FastMathValues = []int64{0, 1, 2, 4, 8, 16, 32, 64, 127}
)

// Predicate is a cmpi predicate as an attribute.
func Predicate(p int) ir.NamedAttr {
	return ir.NamedAttr{Name: "predicate", Value: CmpIEnum.Attr(int64(p))}
}

// FloatPredicate is a cmpf predicate as an attribute.
func FloatPredicate(p int) ir.NamedAttr {
	return ir.NamedAttr{Name: "predicate", Value: CmpFEnum.Attr(int64(p))}
}
