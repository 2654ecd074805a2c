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

// Open is offload.open, Close is offload.close.
var (
	Open = define("open", ir.Spec{
		Doc: "Begin the data actions of a construct, which end with offload.close: they are one action for other threads, count " +
			"a range once, and attach pointers and remove ranges at the end. They have the flag together. The result is the " +
			"number of the device: the one that is asked for or else the default one. If the condition does not hold or the " +
			"device is the host it is negative, and nothing begins. With parent the code is that of a device and the actions, " +
			"which have the flag parent, are about its memory and that of the host, which launched it.",
		Operands: []ir.OperandSpec{maybe("device", i32), condition},
		Attrs:    []ir.AttrSpec{optional("parent", constraint.UnitAttr), directive},
		Results:  []ir.ResultSpec{one("number", i32)},
		Format:   "oilist( `device` `(` $device `)` | " + fmtIf + " ) attr-dict",
	})
	Close = define("close", ir.Spec{
		Doc:    "End the data actions of a construct.",
		Attrs:  []ir.AttrSpec{directive},
		Format: "attr-dict",
	})
)

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
