package offload

import (
	"accc/ir"
	"accc/ir/constraint"
)

var (
	number     = maybe("number", i32)
	deviceType = optional("device_type", constraint.I32Attr)
)

// Init is offload.init, Shutdown is offload.shutdown.
var (
	Init = define("init", ir.Spec{
		Doc: "Start devices: of one type by the library's number for it or of any type, one of them by its " +
			"number or all.",
		Operands: []ir.OperandSpec{number, condition},
		Attrs:    []ir.AttrSpec{deviceType, directive},
		Format:   "oilist( `number` `(` $number `)` | " + fmtIf + " ) attr-dict",
	})
	Shutdown = define("shutdown", ir.Spec{
		Doc:      "End the use of devices, chosen as in offload.init.",
		Operands: []ir.OperandSpec{number, condition},
		Attrs:    []ir.AttrSpec{deviceType, directive},
		Format:   "oilist( `number` `(` $number `)` | " + fmtIf + " ) attr-dict",
	})
)

// Set is offload.set.
var Set = define("set", ir.Spec{
	Doc:      "Choose the current device, the type of the devices to choose from, or the default queue.",
	Operands: []ir.OperandSpec{one("value", i64), condition},
	Attrs:    []ir.AttrSpec{needed("setting", SettingEnum.Constraint("what is set")), directive},
	Format:   "$setting $value (`if` `(` $condition^ `)`)? attr-dict",
})

// OnHost is offload.on_host.
var OnHost = define("on_host", ir.Spec{
	Doc:     "Whether the current device is the host.",
	Results: []ir.ResultSpec{one("result", i1)},
	Format:  "attr-dict",
})

// Distinct is offload.distinct.
var Distinct = define("distinct", ir.Spec{
	Doc: "Whether the objects on the device that the written addresses lead to are known, and different from one " +
		"another and from those of the addresses that are read.",
	Operands: []ir.OperandSpec{many("written", pointers), many("read", pointers)},
	Results:  []ir.ResultSpec{one("result", i1)},
	Format:   "`written` `(` $written `:` type($written) `)` (`read` `(` $read^ `:` type($read) `)`)? attr-dict",
})
