package acc

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Short names for constraints that operations with many operands repeat.
var (
	anyType      = constraint.AnyType
	intOrIndex   = constraint.IntOrIndex
	pointerOrMap = constraint.PointerOrMap
	denseI1      = constraint.DenseI1Array
	denseI32     = constraint.DenseI32Array
	i64Array     = constraint.I64Array
)

// unstructuredData defines enter_data and exit_data.
func unstructuredData(name string, c Construct, doc, source string, extra ...string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Source:   source,
		Operands: []ir.OperandSpec{ifCond, asyncOperand, waitDevnum, waitOperands, dataClauseOperands},
		Attrs:    attrs(units("async", "wait"), units(extra...)),
		Traits:   ir.AttrSizedOperands,
		Effects:  constructEffects,
		Format: oilist(fmtIf, fmtAsync, fmtWaitDevnum,
			"`wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait)", fmtData) + "attr-dict-with-keyword",
		Verify:     verifyUnstructured,
		Interfaces: []any{&ConstructOp{c}},
	})
}

// Executable directives without a region.
var (
	EnterData = unstructuredData("enter_data", ConstructEnterData,
		"Bring variables to the device until an exit data directive.", "OpenACC 3.3 §2.6.6")
	ExitData = unstructuredData("exit_data", ConstructExitData,
		"End what an enter data directive began. finalize ends it whatever the dynamic reference counters say.", "OpenACC 3.3 §2.6.6", "finalize")
	Update = Dialect.Op("update", ir.Spec{
		Doc:           "Copy variables between host and device memory. ifPresent leaves out those that are not on the device.",
		Source:        "OpenACC 3.3 §2.14.4",
		Operands:      []ir.OperandSpec{ifCond, asyncOperands, waitOperands, dataClauseOperands},
		Attrs:         attrs(asyncAttrs, waitAttrs, units("ifPresent")),
		Traits:        ir.AttrSizedOperands,
		Effects:       constructEffects,
		Format:        oilist(fmtIf, fmtAsyncList, fmtWaitList, fmtData) + "attr-dict-with-keyword",
		Upgrade:       upgradeQueues,
		Verify:        verifyUpdate,
		VerifyRegions: writableLists,
		Interfaces:    []any{&ConstructOp{ConstructUpdate}},
	})
	Wait = Dialect.Op("wait", ir.Spec{
		Doc:      "Wait for asynchronous activity, of the queues listed or of all.",
		Source:   "OpenACC 3.3 §2.16.3",
		Operands: []ir.OperandSpec{waitOperands, asyncOperand, waitDevnum, ifCond},
		Attrs:    units("async"),
		Traits:   ir.AttrSizedOperands,
		Format: "( `(` $waitOperands^ `:` type($waitOperands) `)` )? " +
			oilist(fmtAsync, fmtWaitDevnum, fmtIf) + "attr-dict-with-keyword",
		Verify:     verifyWait,
		Interfaces: []any{&ConstructOp{ConstructWait}},
	})
	Init = Dialect.Op("init", ir.Spec{
		Doc:        "Initialize the runtime for a device.",
		Source:     "OpenACC 3.3 §2.14.1",
		Operands:   []ir.OperandSpec{deviceNum, ifCond},
		Attrs:      []ir.AttrSpec{optional("device_types", deviceTypeArray)},
		Traits:     ir.AttrSizedOperands,
		Format:     oilist(fmtDeviceNum, fmtIf) + "attr-dict-with-keyword",
		Verify:     verifyOutsideCompute,
		Interfaces: []any{&ConstructOp{ConstructInit}},
	})
	Shutdown = Dialect.Op("shutdown", ir.Spec{
		Doc:        "Shut down the connection to a device.",
		Source:     "OpenACC 3.3 §2.14.2",
		Operands:   []ir.OperandSpec{deviceNum, ifCond},
		Attrs:      []ir.AttrSpec{optional("device_types", deviceTypeArray)},
		Traits:     ir.AttrSizedOperands,
		Format:     oilist(fmtDeviceNum, fmtIf) + "attr-dict-with-keyword",
		Verify:     verifyOutsideCompute,
		Interfaces: []any{&ConstructOp{ConstructShutdown}},
	})
	Set = Dialect.Op("set", ir.Spec{
		Doc:      "Set the default queue, the current device or the current device type of the host thread.",
		Source:   "OpenACC 3.3 §2.14.3",
		Operands: []ir.OperandSpec{maybe("defaultAsync", constraint.IntOrIndex), deviceNum, ifCond},
		Attrs:    []ir.AttrSpec{optional("device_type", deviceTypeAttr)},
		Traits:   ir.AttrSizedOperands,
		Effects:  []ir.Effect{effect(ir.WriteEffect, CurrentDeviceID)},
		Format: oilist("`default_async` `(` $defaultAsync `:` type($defaultAsync) `)`", fmtDeviceNum, fmtIf) +
			"attr-dict-with-keyword",
		Verify:     verifySet,
		Interfaces: []any{&ConstructOp{ConstructSet}},
	})
)

// Terminators.
var (
	Terminator = Dialect.Op("terminator", ir.Spec{
		Doc:    "The end of a region without a value.",
		Traits: ir.Terminator | ir.ReturnLike | ir.Pure,
		Format: "attr-dict",
	})
	Yield = Dialect.Op("yield", ir.Spec{
		Doc:      "The end of a region, with the values it yields.",
		Operands: []ir.OperandSpec{many("operands", constraint.AnyType)},
		Traits:   ir.Terminator | ir.ReturnLike | ir.Pure,
		Parents: []string{"acc.firstprivate.recipe", "acc.loop", "acc.parallel", "acc.private.recipe", "acc.reduction.recipe",
			"acc.serial", "acc.atomic.update"},
		Format: "attr-dict ($operands^ `:` type($operands))?",
	})
)
