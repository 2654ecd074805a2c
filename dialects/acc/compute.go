package acc

import (
	"accc/ir"
)

// compute is what the three compute constructs have in common.
func compute(name string, c Construct, doc, source string, operands []ir.OperandSpec, extra []ir.AttrSpec, clauses ...string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:           doc,
		Source:        source,
		Operands:      operands,
		Attrs:         attrs(asyncAttrs, waitAttrs, defaultAttr, units("selfAttr", "combined"), extra),
		Regions:       region,
		Traits:        ir.AttrSizedOperands | ir.AutomaticAllocationScope | ir.RecursiveEffects,
		Effects:       constructEffects,
		Format:        fmtCombined + oilist(clauses...) + "$region attr-dict-with-keyword",
		Upgrade:       upgradeQueues,
		Verify:        verifyCompute,
		VerifyRegions: writableLists,
		Interfaces:    []any{&ComputeRegion{Construct: c, Offload: true}, ir.RunsOnce{}},
	})
}

var (
	gridOperands = []ir.OperandSpec{asyncOperands, waitOperands, numGangs, numWorkers, vectorLength, ifCond, selfCond,
		reductionOperands, privateOperands, firstprivateOperands, dataClauseOperands}
	gridClauses = []string{fmtData, fmtAsyncList, fmtFirstprivate, fmtNumGangs, fmtNumWorkers, fmtPrivate, fmtVectorLength,
		fmtWaitList, fmtSelf, fmtIf, fmtReduction}
)

// Compute constructs.
var (
	Parallel = compute("parallel", ConstructParallel,
		"Run the region on the device, once in each gang, until loops share the work.", "OpenACC 3.3 §2.5.1",
		gridOperands, gridAttrs, gridClauses...)
	Kernels = compute("kernels", ConstructKernels,
		"Run the region on the device, leaving the parallelism of its loops to the compiler.", "OpenACC 3.3 §2.5.3",
		gridOperands, gridAttrs, gridClauses...)
	Serial = compute("serial", ConstructSerial,
		"Run the region on the device with one gang of one worker of one vector lane.", "OpenACC 3.3 §2.5.2",
		[]ir.OperandSpec{asyncOperands, waitOperands, ifCond, selfCond, reductionOperands, privateOperands, firstprivateOperands, dataClauseOperands},
		nil, fmtData, fmtAsyncList, fmtFirstprivate, fmtPrivate, fmtWaitList, fmtSelf, fmtIf, fmtReduction)
)

// KernelEnvironment is acc.kernel_environment.
var KernelEnvironment = Dialect.Op("kernel_environment", ir.Spec{
	Doc: "The surroundings of a compute construct that has become a kernel: data operands, " +
		"activity queue and waits, which the kernel itself does not know.",
	Operands:      []ir.OperandSpec{many("dataClauseOperands", anyType), asyncOperands, waitOperands},
	Attrs:         attrs(asyncAttrs, waitAttrs),
	Regions:       []ir.RegionSpec{{Name: "region", Sized: 1}},
	Traits:        ir.AttrSizedOperands | ir.RecursiveEffects | ir.SingleBlock | ir.NoTerminator,
	Effects:       constructEffects,
	Format:        oilist(fmtData, fmtAsyncList, fmtWaitList) + "$region attr-dict",
	VerifyRegions: verifyWaitLists,
	Interfaces:    []any{ir.RunsOnce{}},
})

// Data is acc.data, the data construct.
var Data = Dialect.Op("data", ir.Spec{
	Doc:           "Keep variables on the device while the region runs.",
	Source:        "OpenACC 3.3 §2.6.5",
	Operands:      []ir.OperandSpec{ifCond, asyncOperands, waitOperands, dataClauseOperands},
	Attrs:         attrs(asyncAttrs, waitAttrs, defaultAttr),
	Regions:       region,
	Traits:        ir.AttrSizedOperands | ir.RecursiveEffects,
	Effects:       constructEffects,
	Format:        oilist(fmtIf, fmtAsyncList, fmtData, fmtWaitList) + "$region attr-dict-with-keyword",
	Upgrade:       upgradeQueues,
	Verify:        verifyData,
	VerifyRegions: verifyWaitLists,
	Interfaces:    []any{&ConstructOp{ConstructData}, ir.RunsOnce{}},
})

// HostData is acc.host_data.
var HostData = Dialect.Op("host_data", ir.Spec{
	Doc:        "Make device addresses of variables available to the host code of the region.",
	Source:     "OpenACC 3.3 §2.8",
	Operands:   []ir.OperandSpec{ifCond, dataClauseOperands},
	Attrs:      units("ifPresent"),
	Regions:    region,
	Traits:     ir.AttrSizedOperands,
	Effects:    constructEffects,
	Format:     oilist(fmtIf, fmtData) + "$region attr-dict-with-keyword",
	Verify:     verifyHostData,
	Interfaces: []any{&ConstructOp{ConstructHostData}, ir.RunsOnce{}},
})

// Loop is acc.loop.
var Loop = Dialect.Op("loop", ir.Spec{
	Doc: "A loop nest whose iterations may run in parallel. With control(...) it holds the loops itself, " +
		"one for each induction variable; without, it is a container of loops of another dialect.",
	Source: "OpenACC 3.3 §2.9",
	Operands: []ir.OperandSpec{
		many("lowerbound", intOrIndex), many("upperbound", intOrIndex), many("step", intOrIndex),
		many("gangOperands", intOrIndex), many("workerNumOperands", intOrIndex), many("vectorOperands", intOrIndex),
		many("tileOperands", intOrIndex), many("cacheOperands", pointerOrMap), privateOperands, firstprivateOperands,
		many("reductionOperands", anyType)},
	Attrs: attrs(
		deviceTypeLists("collapseDeviceType", "gangOperandsDeviceType", "workerNumOperandsDeviceType", "vectorOperandsDeviceType",
			"seq", "independent", "auto_", "gang", "worker", "vector", "tileOperandsDeviceType"),
		units("unstructured"),
		[]ir.AttrSpec{optional("inclusiveUpperbound", denseI1), optional("collapse", i64Array), optional("gangOperandsArgType", gangArgArray),
			optional("gangOperandsSegments", denseI32), optional("tileOperandsSegments", denseI32),
			optional("combined", CombinedEnum.Constraint("combined constructs attribute"))}),
	Results: []ir.ResultSpec{many("results", anyType)},
	Regions: region,
	Traits:  ir.AttrSizedOperands | ir.AutomaticAllocationScope | ir.RecursiveEffects,
	Effects: []ir.Effect{effect(ir.WriteEffect, ConstructResource)},
	Format: "( `combined` `(` custom<CombinedConstructsLoop>($combined)^ `)` )? " + oilist(
		"`gang` `` custom<GangClause>($gangOperands, type($gangOperands), $gangOperandsArgType, $gangOperandsDeviceType, $gangOperandsSegments, $gang)",
		"`worker` `` custom<DeviceTypeOperandsWithKeywordOnly>($workerNumOperands, type($workerNumOperands), $workerNumOperandsDeviceType, $worker)",
		"`vector` `` custom<DeviceTypeOperandsWithKeywordOnly>($vectorOperands, type($vectorOperands), $vectorOperandsDeviceType, $vector)",
		fmtPrivate, fmtFirstprivate,
		"`tile` `(` custom<DeviceTypeOperandsWithSegment>($tileOperands, type($tileOperands), $tileOperandsDeviceType, $tileOperandsSegments) `)`",
		fmtReduction,
		"`cache` `(` $cacheOperands `:` type($cacheOperands) `)`") +
		"custom<LoopControl>($region, $lowerbound, type($lowerbound), $upperbound, type($upperbound), $step, type($step)) " +
		"( `(` type($results)^ `)` )? attr-dict-with-keyword",
	Verify:        verifyLoop,
	VerifyRegions: namedTypes,
	Interfaces:    []any{&ComputeRegion{Construct: ConstructLoop}, counting{}, ir.RunsAgain{}},
})

// counting is the ir.CountingLoop of loops with control.
type counting struct{}

// Counters implements ir.CountingLoop.
func (counting) Counters(o *ir.Op) (list []ir.Counter) {
	lower, upper, steps := o.GetAll("lowerbound"), o.GetAll("upperbound"), o.GetAll("step")
	inclusive, _ := o.Attr("inclusiveUpperbound").(*ir.DenseArrayAttr)
	if o.Region(0).Empty() {
		return nil
	}
	for i, v := range o.Region(0).Entry().Args() {
		if i < len(lower) && i < len(upper) && i < len(steps) {
			list = append(list, ir.Counter{Var: v, Lower: lower[i], Upper: upper[i], Step: steps[i],
				Inclusive: inclusive != nil && i < len(inclusive.Values) && inclusive.Values[i] != 0})
		}
	}
	return list
}
