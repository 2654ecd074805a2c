package fir

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Making descriptors.
var (
	Embox = Dialect.Op("embox", ir.Spec{
		Doc: "A descriptor of memory, with its shape, the section of it that is meant, and length parameters; the dynamic type is that of sourceBox.",
		Operands: operands(one("memref", reference), maybe("shape", shape), maybe("slice", slice), many("typeparams", integer),
			maybe("sourceBox", boxOrClass)),
		Attrs:   attrs(optional("accessMap", affineMap), optional("allocator_idx", constraint.I32Attr)),
		Results: operands(one("res", boxOrClass)),
		Traits:  ir.AttrSizedOperands,
		Effects: pure,
		Format: "$memref (`(` $shape^ `)`)? (`[` $slice^ `]`)? (`typeparams` $typeparams^)? (`source_box` $sourceBox^)? (`map` $accessMap^)?" +
			function,
		Verify: verifyEmbox,

		Interfaces: []any{derived{}},
	})
	Rebox = Dialect.Op("rebox", ir.Spec{
		Doc:      "A descriptor of the same memory with another shape or lower bounds, or of a section of it.",
		Operands: operands(one("box", boxOrClass), maybe("shape", shapeOrShift), maybe("slice", slice)),
		Results:  operands(one("res", boxOrClass)),
		Traits:   ir.AttrSizedOperands,
		Effects:  pure,
		Format:   "$box (`(` $shape^ `)`)? (`[` $slice^ `]`)?" + function,
		Verify:   verifyRebox,

		Interfaces: []any{derived{}},
	})
	ReboxAssumedRank = Dialect.Op("rebox_assumed_rank", ir.Spec{
		Doc:      "A descriptor of the same memory, whose rank is not known, with other lower bounds.",
		Operands: operands(one("box", refOrBox)),
		Attrs:    attrs(needed("lbs_modifier", LowerBoundEnum.Constraint("lower bound modifier"))),
		Results:  operands(one("res", boxOrClass)),
		Format:   "$box `lbs` $lbs_modifier" + function,
		Verify:   verifyReboxAssumedRank,
	})
	EmboxChar = Dialect.Op("emboxchar", ir.Spec{
		Doc:      "The descriptor of a character variable: its address and length.",
		Operands: operands(one("memref", reference), one("len", integer)),
		Results:  operands(one("res", boxChar)),
		Effects:  pure,
		Format:   "$memref `,` $len" + function,
		Verify:   verifyEmboxChar,

		Interfaces: []any{derived{}},
	})
	EmboxProc = simple("emboxproc", "A procedure with the variables of its host.",
		operands(one("func", functionType), maybe("host", onlyRef)), boxProc, "$func (`,` $host^)?")
)

// two defines a pure operation with two results.
func two(name, doc string, in ir.OperandSpec, a, b ir.ResultSpec) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{Doc: doc, Operands: operands(in), Results: []ir.ResultSpec{a, b}, Effects: pure, Format: "operands" + function,
		Interfaces: []any{derived{}},
		ResultNames: func(o *ir.Op, name func(*ir.Value, string)) {
			if b.Name == "refTuple" {
				name(o.Result(1), b.Name)
			}
		}})
}

func boxQuery(name, doc string, in, result ir.Constraint) *ir.OpDef {
	d := simple(name, doc, operands(one("val", in)), result, "operands")
	d.Interfaces = []any{derived{}}
	return d
}

// Looking into descriptors.
var (
	UnboxChar = two("unboxchar", "The address and the length of a character variable.", one("boxchar", boxChar), one("addr", onlyRef), one("len", integer))
	UnboxProc = two("unboxproc", "The function of a procedure and the variables of its host.", one("boxproc", boxProc), one("func", functionType), one("refTuple", onlyRef))

	BoxAddr    = boxQuery("box_addr", "The address in a descriptor.", anyBox, codeOrData)
	BoxCharLen = boxQuery("boxchar_len", "The length of a character variable.", boxChar, integer)
	BoxDims    = Dialect.Op("box_dims", ir.Spec{
		Doc:      "The lower bound, the extent and the stride in bytes of a dimension, which are counted from 0.",
		Operands: operands(one("val", boxOrClass), one("dim", integer)),
		Results:  operands(one("lower", constraint.Index), one("extent", constraint.Index), one("stride", constraint.Index)),
		Effects:  pure,
		Format:   "$val `,` $dim" + function,
	})
	BoxEleSize       = boxQuery("box_elesize", "The size of an element in bytes.", boxOrClass, integer)
	BoxTypeCode      = boxQuery("box_typecode", "The number of the type of the elements.", boxOrClass, integer)
	BoxIsAlloc       = boxQuery("box_isalloc", "Whether a descriptor is that of an allocatable.", onlyBox, boolean)
	BoxIsArray       = boxQuery("box_isarray", "Whether a descriptor is that of an array.", onlyBox, boolean)
	BoxIsPtr         = boxQuery("box_isptr", "Whether a descriptor is that of a pointer.", onlyBox, boolean)
	BoxProcHost      = boxQuery("boxproc_host", "The variables of a procedure's host.", boxProc, onlyRef)
	BoxRank          = boxQuery("box_rank", "The rank in a descriptor.", boxOrAddress, integer)
	BoxTypeDesc      = boxQuery("box_tdesc", "The type descriptor of the dynamic type.", boxOrClass, typeDesc)
	BoxTotalElements = boxQuery("box_total_elements", "The number of elements.", anyBox, integer)
	IsAssumedSize    = boxQuery("is_assumed_size", "Whether a descriptor of unknown rank is that of an assumed-size array.", boxOrClass, boolean)
	IsPresent        = boxQuery("is_present", "Whether an optional argument was given.", refOrBoxLike, boolean)
	IsSizeExtent     = boxQuery("is_assumed_size_extent", "Whether an extent is that of the last dimension of an assumed-size array.", integer, boolean)

	IsContiguousBox = Dialect.Op("is_contiguous_box", ir.Spec{
		Doc:      "Whether the elements are contiguous: all, or those of the innermost dimension.",
		Operands: operands(one("box", anyBox)),
		Attrs:    attrs(unit("innermost")),
		Results:  operands(one("res", constraint.I1)),
		Effects:  pure,
		Format:   "$box (`innermost` $innermost^) : (`whole`)?" + function,
	})
	BoxOffset = Dialect.Op("box_offset", ir.Spec{
		Doc:      "The address of a part of a descriptor in memory.",
		Operands: operands(one("box_ref", reference)),
		Attrs:    attrs(needed("field", BoxFieldEnum.Constraint("part of a descriptor"))),
		Results:  operands(one("res", refOrLLVM)),
		Effects:  pure,
		Format:   "$box_ref $field" + function,
		Verify:   verifyBoxOffset,
	})
	AssumedSizeExtent = Dialect.Op("assumed_size_extent", ir.Spec{
		Doc:     "The extent that represents the last dimension of an assumed-size array.",
		Results: operands(one("res", constraint.Index)),
		Effects: pure,
		Format:  "attr-dict `:` type(results)",
	})
	Absent = Dialect.Op("absent", ir.Spec{
		Doc:     "The argument that represents an absent optional one.",
		Results: operands(one("intype", refOrBoxLike)),
		Effects: pure,
		Format:  "type($intype) attr-dict",
	})
	TypeDesc = Dialect.Op("type_desc", ir.Spec{
		Doc:     "The type descriptor of a type.",
		Attrs:   attrs(needed("in_type", constraint.TypeAttr)),
		Results: operands(one("res", typeDesc)),
		Effects: pure,
		Parse:   parseTypeDesc,
		Print:   printTypeDesc,
	})
)

// DeclaresAssumedSize reports whether an operation declares an array whose last extent is *.
func DeclaresAssumedSize(o *ir.Op) bool {
	if ir.Declared(o) == nil {
		return false
	}
	for _, s := range o.GetAll("shape") {
		if n := s.Op(); n != nil && n.NumOperands() > 0 {
			if last := n.Operand(n.NumOperands() - 1).Op(); last != nil && last.Is(AssumedSizeExtent) {
				return true
			}
		}
	}
	return false
}
