package fir

import (
	"accc/ir"
	"accc/ir/constraint"
)

// allocation defines alloca and allocmem.
func allocation(name, doc string, result ir.Constraint, extra ...ir.AttrSpec) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: operands(many("typeparams", integer), many("shape", integer)),
		Attrs: attrs(append(extra, needed("in_type", constraint.TypeAttr), optional("uniq_name", constraint.StringAttr),
			optional("bindc_name", constraint.StringAttr))...),
		Results: operands(one("res", result)),
		Traits:  ir.AttrSizedOperands,
		Effects: []ir.Effect{{Kind: ir.AllocEffect, On: "res"}},
		Parse:   parseAllocation,
		Print:   printAllocation,
		Verify:  verifyAllocation,

		Interfaces: []any{object{}},
	})
}

// Memory.
var (
	Alloca   = allocation("alloca", "Memory on the stack for a variable of a type, with its length parameters and unknown extents.", onlyRef, unit("pinned"))
	AllocMem = allocation("allocmem", "Memory on the heap for a variable of a type, with its length parameters and unknown extents.", onlyHeap)
	FreeMem  = Dialect.Op("freemem", ir.Spec{
		Doc:      "Give memory on the heap back.",
		Operands: operands(one("heapref", onlyHeap)),
		Effects:  []ir.Effect{{Kind: ir.FreeEffect, On: "heapref"}},
		Format:   "$heapref attr-dict `:` qualified(type($heapref))",
	})
	Load = Dialect.Op("load", ir.Spec{
		Doc:      "The value of a variable.",
		Operands: operands(one("memref", reference)),
		Attrs:    attrs(accessAttrs...),
		Results:  operands(one("res", anyType)),
		Effects:  []ir.Effect{{Kind: ir.ReadEffect, On: "memref"}},
		Parse:    parseLoad,
		Print:    printLoad,

		Interfaces: []any{access{0}, derived{}, orders{}},
	})
	Store = Dialect.Op("store", ir.Spec{
		Doc:      "Write a variable.",
		Operands: operands(one("value", anyType), one("memref", reference)),
		Attrs:    attrs(accessAttrs...),
		Effects:  []ir.Effect{{Kind: ir.WriteEffect, On: "memref"}},
		Parse:    parseStore,
		Print:    printStore,
		Verify:   verifyStore,

		Interfaces: []any{access{1}, orders{}},
	})
	Copy = Dialect.Op("copy", ir.Spec{
		Doc:      "Copy a variable of constant size; no_overlap says that the two do not share memory.",
		Operands: operands(one("source", constantSize), one("destination", constantSize)),
		Attrs:    attrs(unit("no_overlap")),
		Effects:  []ir.Effect{{Kind: ir.ReadEffect, On: "source"}, {Kind: ir.WriteEffect, On: "destination"}},
		Format:   "$source `to` $destination (`no_overlap` $no_overlap^)? attr-dict `:` type(operands)",
		Verify:   verifyCopy,

		Interfaces: []any{copies{}, orders{}},
	})
	SaveResult = Dialect.Op("save_result", ir.Spec{
		Doc:      "Write an array, descriptor or derived type that a call gave to memory.",
		Operands: operands(one("value", arrayOrBox), one("memref", reference), maybe("shape", shape), many("typeparams", integer)),
		Traits:   ir.AttrSizedOperands,
		Effects:  []ir.Effect{{Kind: ir.WriteEffect, On: "memref"}},
		Format:   "$value `to` $memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? attr-dict `:` type(operands)",
		Verify:   verifySaveResult,
	})
	CharConvert = Dialect.Op("char_convert", ir.Spec{
		Doc:      "Convert count characters of one kind into another.",
		Operands: operands(one("from", reference), one("count", integer), one("to", reference)),
		Effects:  []ir.Effect{{Kind: ir.ReadEffect, On: "from"}, {Kind: ir.WriteEffect, On: "to"}},
		Format:   "$from `for` $count `to` $to attr-dict `:` type(operands)",
		Verify:   verifyCharConvert,
	})
	Declare = Dialect.Op("declare", ir.Spec{
		Doc: "Say that memory is a variable of the program: its name, attributes, shape and length parameters, " +
			"the scope and number of a dummy argument, and the storage it is a part of.",
		Operands:   DeclareOperands,
		Attrs:      DeclareAttrs,
		Results:    operands(one("res", refOrBox)),
		Traits:     ir.AttrSizedOperands,
		Effects:    Debugging,
		Format:     DeclareFormat + function,
		Verify:     VerifyDeclared,
		Interfaces: []any{Declaration{}},
	})
	DummyScope = Dialect.Op("dummy_scope", ir.Spec{
		Doc:     "A scope for the dummy arguments of a procedure, which aliases of them in others are told apart by.",
		Results: operands(one("res", dummyScope)),
		Effects: Debugging,
		Format:  "attr-dict `:` type(results)",
	})
	VolatileCast = Dialect.Op("volatile_cast", ir.Spec{
		Doc:      "The same memory, with or without volatile.",
		Operands: operands(one("value", refOrBox)),
		Results:  operands(one("res", refOrBox)),
		Effects:  pure,
		Format:   "$value" + function,
		Verify:   verifyVolatileCast,

		Interfaces: []any{derived{}},
	})
)

// What a declaration of a variable says, here and in hlfir.
var (
	DeclareOperands = operands(one("memref", refOrBox), maybe("shape", shapeOrShift), many("typeparams", integer),
		maybe("dummy_scope", dummyScope), maybe("storage", reference))
	DeclareAttrs = attrs(needed("uniq_name", constraint.StringAttr), optional("fortran_attrs", varAttrs), optional("data_attr", dataAttr),
		optional("dummy_arg_no", ui32Attr),
		ir.AttrSpec{Name: "storage_offset", Type: ui64Attr, Default: ir.Integer(ir.IntOf(64, ir.Unsigned), 0)})
)

// Declaration is the ir.Declares of both.
type Declaration struct{}

// DeclaredMemory implements ir.Declares.
func (Declaration) DeclaredMemory(o *ir.Op) *ir.Value { return o.Operand(0) }

// ReadOnly implements ir.Declares.
func (Declaration) ReadOnly(o *ir.Op) bool {
	bits, ok := VarAttrs.Of(o.Attr("fortran_attrs"))
	in, _ := VarAttrs.Value("intent_in")
	return ok && bits&in != 0
}

// DeclareFormat is how it is written.
const DeclareFormat = "$memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? (`dummy_scope` $dummy_scope^ (`arg` $dummy_arg_no^)?)? " +
	"(`storage` `(` $storage^ `[` $storage_offset `]` `)`)?"

// Debugging is the effect of operations that declare variables.
var Debugging = []ir.Effect{{Kind: ir.AllocEffect, Resource: "fir.DebuggingResource"}}
