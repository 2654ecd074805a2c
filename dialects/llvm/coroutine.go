package llvm

import (
	"accc/ir"
	"accc/ir/constraint"
)

// coroutine defines an intrinsic about coroutines: a function of its operands.
func coroutine(name, doc string, result ir.Constraint, operands ...ir.OperandSpec) *ir.OpDef {
	format := ""
	for i, o := range operands {
		if i > 0 {
			format += " `,` "
		}
		format += "$" + o.Name
	}
	return Dialect.Op("intr.coro."+name, ir.Spec{Doc: doc, Operands: operands, Results: []ir.ResultSpec{one("res", result)},
		Format: format + " attr-dict `:` functional-type(operands, results)"})
}

// size defines an intrinsic without operands that a coroutine's frame decides.
func size(name, doc string) *ir.OpDef {
	return Dialect.Op("intr.coro."+name, ir.Spec{Doc: doc, Results: []ir.ResultSpec{one("res", anyLLVM)}, Format: "attr-dict `:` type($res)"})
}

// Coroutines.
var (
	CoroID      = coroutine("id", "Begin a coroutine.", anyLLVM, one("align", constraint.I32), one("promise", pointer), one("coroaddr", pointer), one("fnaddrs", pointer))
	CoroBegin   = coroutine("begin", "The handle of a coroutine whose frame is at mem.", anyLLVM, one("token", token), one("mem", pointer))
	CoroSize    = size("size", "The size of a coroutine's frame.")
	CoroAlign   = size("align", "The alignment of a coroutine's frame.")
	CoroSave    = coroutine("save", "Note that the coroutine is about to be suspended.", anyLLVM, one("handle", pointer))
	CoroSuspend = Dialect.Op("intr.coro.suspend", ir.Spec{
		Doc:      "Suspend a coroutine.",
		Operands: []ir.OperandSpec{one("save", token), one("final", constraint.I1)},
		Results:  []ir.ResultSpec{one("res", anyLLVM)},
		Format:   "$save `,` $final attr-dict `:` type($res)",
	})
	CoroEnd     = coroutine("end", "The end of a coroutine.", anyLLVM, one("handle", pointer), one("unwind", constraint.I1), one("retvals", token))
	CoroFree    = coroutine("free", "The memory of a coroutine's frame.", anyLLVM, one("id", token), one("handle", pointer))
	CoroPromise = coroutine("promise", "The promise of a coroutine.", pointer, one("handle", pointer), one("align", constraint.I32), one("from", constraint.I1))
	CoroResume  = onePointer("intr.coro.resume", "Go on with a coroutine.", "handle")
)
