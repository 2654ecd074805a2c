package offload

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Range is offload.range.
var Range = define("range", ir.Spec{
	Doc: "Host memory that data actions are about: some bytes from an address on, which may be an offset " +
		"away from the address of the variable. With dims the bytes have gaps: items are counted in several " +
		"dimensions, outermost first. With rows the bytes are pointers, and the memory is a part of what each of " +
		"them leads to.",
	Operands: []ir.OperandSpec{one("base", pointers), maybe("offset", i64), one("bytes", i64),
		many("counts", i64), many("strides", i64), many("rows", i64), maybe("pointer", pointers)},
	Attrs:   []ir.AttrSpec{optional("name", constraint.StringAttr), optional("symbol", constraint.FlatSymbol)},
	Results: []ir.ResultSpec{one("range", rangeOnly)},
	Effects: []ir.Effect{},
	Format: "$base (`offset` `(` $offset^ `)`)? `bytes` `(` $bytes `)` oilist( `dims` `(` $counts `by` $strides " +
		"`)` | `rows` `(` $rows `)` | `pointer` `(` $pointer `:` type($pointer) `)` ) attr-dict `:` type($base)",
	Verify: verifyRange,
})

// descriptor is an attribute of entries and exits.
var descriptor = optional("descriptor", constraint.I64Attr)

// Enter is offload.enter.
var Enter = define("enter", ir.Spec{
	Doc: "Make a range available on the device and count its user. If the range is absent, copy_in makes it with the " +
		"host's value and create makes it without one; present demands it, and find uses host memory instead. attach " +
		"makes the device's copy of the pointer lead to the range. The result is where device code finds the variable: the " +
		"address that corresponds to the base of the range.",
	Operands: []ir.OperandSpec{one("range", rangeOnly), queue, condition},
	Attrs:    []ir.AttrSpec{needed("kind", EntryEnum.Constraint("kind of entry")), flags, directive, clause, descriptor},
	Results:  []ir.ResultSpec{one("address", pointers)},
	Format:   "$kind $range oilist( " + fmtQueue + " | " + fmtIf + " | " + fmtFlags + " ) attr-dict `:` type($address)",
})

// Exit is offload.exit.
var Exit = define("exit", ir.Spec{
	Doc: "Tell that a user of a range on the device is done with it. When the last one is, release removes the range, " +
		"and copy_out copies its value to the host before that. detach undoes attach.",
	Operands: []ir.OperandSpec{one("range", rangeOnly), queue, condition},
	Attrs:    []ir.AttrSpec{needed("kind", ExitEnum.Constraint("kind of exit")), flags, directive, clause, descriptor},
	Format:   "$kind $range oilist( " + fmtQueue + " | " + fmtIf + " | " + fmtFlags + " ) attr-dict",
})

// Update is offload.update.
var Update = define("update", ir.Spec{
	Doc:      "Copy the value of a range that is present from one memory to the other.",
	Operands: []ir.OperandSpec{one("range", rangeOnly), queue, condition},
	Attrs: []ir.AttrSpec{needed("direction", DirectionEnum.Constraint("direction of an update")), flags, directive,
		clause},
	Format: "$direction $range oilist( " + fmtQueue + " | " + fmtIf + " | " + fmtFlags + " ) attr-dict",
})

// Address is offload.address.
var Address = define("address", ir.Spec{
	Doc:      "The address on the device of a range that is present, for host code.",
	Operands: []ir.OperandSpec{one("range", rangeOnly), condition},
	Attrs:    []ir.AttrSpec{flags, directive, clause},
	Results:  []ir.ResultSpec{one("address", pointers)},
	Format:   "$range oilist( " + fmtIf + " | " + fmtFlags + " ) attr-dict `:` type($address)",
})

// CheckAddress is offload.check_address.
var CheckAddress = define("check_address", ir.Spec{
	Doc:      "A pointer must hold an address of the device.",
	Operands: []ir.OperandSpec{one("pointer", pointers), condition},
	Attrs:    []ir.AttrSpec{directive, clause, optional("name", constraint.StringAttr)},
	Format:   "$pointer (`if` `(` $condition^ `)`)? attr-dict `:` type($pointer)",
})

// Stage is offload.stage.
var Stage = define("stage", ir.Spec{
	Doc: "Copy a range to the device, the current one if none is named, for the next launch, which frees the copy. The result " +
		"corresponds to the base of the range.",
	Operands: []ir.OperandSpec{one("range", rangeOnly), maybe("device", i32)},
	Attrs:    []ir.AttrSpec{directive, clause},
	Results:  []ir.ResultSpec{one("address", pointers)},
	Format:   "$range (`device` `(` $device^ `)`)? attr-dict `:` type($address)",
})
