package offload

import "accc/ir"

// Wait is offload.wait.
var Wait = define("wait", ir.Spec{
	Doc: "Wait for what queues hold, all of them if none is named. With a queue of its own, what that queue gets " +
		"from here on waits instead of the host.",
	Operands: []ir.OperandSpec{many("queues", i64), maybe("device", i32), queue, condition},
	Attrs:    []ir.AttrSpec{directive},
	Format:   "($queues^)? oilist( `device` `(` $device `)` | " + fmtQueue + " | " + fmtIf + " ) attr-dict",
})

// Event is offload.event.
var Event = define("event", ir.Spec{
	Doc:      "Something of a directive begins or ends here: what a program that registers callbacks is told.",
	Operands: []ir.OperandSpec{queue, condition},
	Attrs:    []ir.AttrSpec{needed("kind", EventEnum.Constraint("kind of event")), directive},
	Format:   "$kind oilist( " + fmtQueue + " | " + fmtIf + " ) attr-dict",
})

// Callbacks is offload.callbacks.
var Callbacks = define("callbacks", ir.Spec{
	Doc: "Tell the run-time library, once, the program's pointers to the routines with which callbacks are " +
		"registered, unregistered, and routines looked up.",
	Operands: []ir.OperandSpec{one("register", pointers), one("unregister", pointers), one("lookup", pointers)},
	Format: "$register `,` $unregister `,` $lookup attr-dict `:` type($register) `,` type($unregister) `,` " +
		"type($lookup)",
})

// Mark is offload.mark.
var Mark = define("mark", ir.Spec{
	Doc:    "The next call of a library routine is at this location: errors that are found later can name it.",
	Attrs:  []ir.AttrSpec{directive},
	Format: "attr-dict",
})
