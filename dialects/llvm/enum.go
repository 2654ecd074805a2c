package llvm

import (
	"accc/dialects/arith"
	"accc/ir"
)

// Predicates of icmp and fcmp are those of arith.cmpi and arith.cmpf.
const (
	EQ  = arith.EQ
	NE  = arith.NE
	SLT = arith.SLT
	SLE = arith.SLE
	SGT = arith.SGT
	SGE = arith.SGE
	ULT = arith.ULT
	ULE = arith.ULE
	UGT = arith.UGT
	UGE = arith.UGE
)

// Atomic orderings.
const (
	NotAtomic = 0
	Unordered = 1
	Monotonic = 2
	Acquire   = 4
	Release   = 5
	AcqRel    = 6
	SeqCst    = 7
)

// Operations of atomicrmw.
const (
	RMWXchg = iota
	RMWAdd
	RMWSub
	RMWAnd
	RMWNand
	RMWOr
	RMWXor
	RMWMax
	RMWMin
	RMWUMax
	RMWUMin
	RMWFAdd
	RMWFSub
	RMWFMax
	RMWFMin
)

// Linkages.
const (
	External = iota
	AvailableExternally
	Linkonce
	LinkonceODR
	Weak
	WeakODR
	Appending
	Internal
	PrivateLinkage
	ExternWeak
	Common
)

// Flags of getelementptr.
const (
	NUSW     = 2
	InBounds = 3
	NUW      = 4
)

func i64Enum(name string, cases ...string) *ir.Enum {
	return &ir.Enum{Dialect: "llvm", Name: name, Cases: cases, Store: ir.I64()}
}

func attrEnum(name string, cases ...string) *ir.Enum {
	return &ir.Enum{Dialect: "llvm", Name: name, Cases: cases, Angled: true}
}

func values(e *ir.Enum, v ...int64) *ir.Enum {
	e.Values = v
	return e
}

// The enumerations.
var (
	ICmpEnum     = i64Enum("ICmpPredicate", "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
	FCmpEnum     = i64Enum("FCmpPredicate", "_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true")
	OrderingEnum = values(i64Enum("AtomicOrdering", "not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"), 0, 1, 2, 4, 5, 6, 7)
	AtomicEnum   = i64Enum("AtomicBinOp", "xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin",
		"uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum")
	UnnamedAddrEnum = i64Enum("UnnamedAddr", "", "local_unnamed_addr", "unnamed_addr")
	VisibilityEnum  = i64Enum("Visibility", "", "hidden", "protected")
	LinkageEnum     = attrEnum("linkage", "external", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr", "appending",
		"internal", "private", "extern_weak", "common")
	ComdatEnum = i64Enum("Comdat", "any", "exactmatch", "largest", "nodeduplicate", "samesize")
	CConvEnum  = values(attrEnum("cconv", "ccc", "fastcc", "coldcc", "cc_10", "cc_11", "anyregcc", "preserve_mostcc", "preserve_allcc", "swiftcc",
		"cxx_fast_tlscc", "tailcc", "cfguard_checkcc", "swifttailcc", "x86_stdcallcc", "x86_fastcallcc", "x86_thiscallcc", "x86_64_sysvcc", "win64cc", "x86_vectorcallcc"),
		0, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 64, 65, 70, 78, 79, 80)
	TailCallEnum  = attrEnum("tailcallkind", "none", "tail", "musttail", "notail")
	AsmEnum       = i64Enum("AsmDialect", "att", "intel")
	ExceptionEnum = i64Enum("FPExceptionBehavior", "ignore", "maytrap", "strict")
	RoundingEnum  = values(i64Enum("RoundingMode", "towardzero", "tonearest", "upward", "downward", "tonearestaway", "dynamic", "invalid"),
		0, 1, 2, 3, 4, 7, -1)
	FastMathEnum = &ir.Enum{Dialect: "llvm", Name: "fastmath", Angled: true, Bits: true, Separator: ", ",
		Cases: []string{"none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}, Values: []int64{0, 1, 2, 4, 8, 16, 32, 64, 127}}
	OverflowEnum = &ir.Enum{Dialect: "llvm", Name: "overflow", Bits: true, Separator: ", ", Store: ir.I32(), Cases: []string{"none", "nsw", "nuw"}}
	NoWrapEnum   = &ir.Enum{Dialect: "llvm", Name: "GEPNoWrapFlags", Bits: true, Separator: "|", Store: ir.I32(),
		Cases: []string{"none", "inboundsFlag", "nusw", "nuw", "inbounds"}, Values: []int64{0, 1, 2, 4, 3}}
)

// enums are the enumerations that have an attribute of their own, by mnemonic.
var enums = map[string]*ir.Enum{"linkage": LinkageEnum, "cconv": CConvEnum, "tailcallkind": TailCallEnum, "fastmath": FastMathEnum}

// Predicate is an icmp predicate as an attribute.
func Predicate(p int) ir.NamedAttr {
	return ir.NamedAttr{Name: "predicate", Value: ICmpEnum.Attr(int64(p))}
}

// Ordering is an atomic ordering as an attribute.
func Ordering(name string, o int) ir.NamedAttr {
	return ir.NamedAttr{Name: name, Value: OrderingEnum.Attr(int64(o))}
}
