package acc

import (
	"strings"

	"accc/ir"
	"accc/ir/constraint"
)

// Resources that operations of the dialect have effects on, in addition to memory.
const (
	RuntimeCounters   = "acc.RuntimeCounters"         // the reference counters of the present table
	ConstructResource = "acc.ConstructResource"       // keeps constructs in order and alive
	CurrentDeviceID   = "acc.CurrentDeviceIdResource" // the current device of the host thread
)

var (
	deviceTypeAttr  = DeviceTypeEnum.Constraint("device type attribute")
	deviceTypeArray = constraint.ArrayOf("device type array attribute", deviceTypeAttr)
	gangArgArray    = constraint.ArrayOf("gang argument type array attribute", GangArgEnum.Constraint("gang argument type"))
	boundsOnly      = constraint.Exactly("Type for representing acc data clause bounds information", DataBounds())
	tokenOnly       = constraint.Exactly("declare token type", DeclareToken())
)

// How definitions say what groups of operands and attributes they have.
var (
	one, maybe, many = constraint.One, constraint.Maybe, constraint.Many
	needed, optional = constraint.Needed, constraint.Optional
)

func defaulted(name string, c ir.AttrConstraint, v ir.Attribute) ir.AttrSpec {
	return ir.AttrSpec{Name: name, Type: c, Default: v}
}

// attrs joins lists of attributes into the order of their names, which is that of the text.
func attrs(lists ...[]ir.AttrSpec) []ir.AttrSpec { return constraint.Attrs(lists...) }

func units(names ...string) []ir.AttrSpec {
	list := make([]ir.AttrSpec, len(names))
	for i, n := range names {
		list[i] = optional(n, constraint.UnitAttr)
	}
	return list
}

func deviceTypeLists(names ...string) []ir.AttrSpec {
	list := make([]ir.AttrSpec, len(names))
	for i, n := range names {
		list[i] = optional(n, deviceTypeArray)
	}
	return list
}

// Operand groups that several operations have.
var (
	asyncOperands        = many("asyncOperands", constraint.IntOrIndex)
	waitOperands         = many("waitOperands", constraint.IntOrIndex)
	numGangs             = many("numGangs", constraint.IntOrIndex)
	numWorkers           = many("numWorkers", constraint.IntOrIndex)
	vectorLength         = many("vectorLength", constraint.IntOrIndex)
	ifCond               = maybe("ifCond", constraint.I1)
	selfCond             = maybe("selfCond", constraint.I1)
	reductionOperands    = many("reductionOperands", constraint.PointerOrMap)
	privateOperands      = many("privateOperands", constraint.PointerOrMap)
	firstprivateOperands = many("firstprivateOperands", constraint.PointerOrMap)
	dataClauseOperands   = many("dataClauseOperands", constraint.PointerOrMap)
	asyncOperand         = maybe("asyncOperand", constraint.IntOrIndex)
	waitDevnum           = maybe("waitDevnum", constraint.IntOrIndex)
	deviceNum            = maybe("deviceNum", constraint.IntOrIndex)
)

// Attributes that clauses bring along.
var (
	asyncAttrs = deviceTypeLists("asyncOperandsDeviceType", "asyncOnly")
	waitAttrs  = append(deviceTypeLists("waitOperandsDeviceType", "waitOnly"),
		optional("waitOperandsSegments", constraint.DenseI32Array), optional("hasWaitDevnum", constraint.BoolArray))
	gridAttrs = append(deviceTypeLists("numGangsDeviceType", "numWorkersDeviceType", "vectorLengthDeviceType"),
		optional("numGangsSegments", constraint.DenseI32Array))
	defaultAttr = []ir.AttrSpec{optional("defaultAttr", DefaultValueEnum.Constraint("default clause attribute"))}
)

// The syntax of clauses, in the declarative assembly format.
const (
	fmtIf           = "`if` `(` $ifCond `)`"
	fmtSelf         = "`self` `(` $selfCond `)`"
	fmtData         = "`dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)`"
	fmtPrivate      = "`private` `(` custom<Copies>($privateOperands, type($privateOperands)) `)`"
	fmtFirstprivate = "`firstprivate` `(` custom<Copies>($firstprivateOperands, type($firstprivateOperands)) `)`"
	fmtReduction    = "`reduction` `(` custom<Copies>($reductionOperands, type($reductionOperands)) `)`"
	fmtAsyncList    = "`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)"
	fmtWaitList     = "`wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly)"
	fmtNumGangs     = "`num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)`"
	fmtNumWorkers   = "`num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)`"
	fmtVectorLength = "`vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)`"
	fmtAsync        = "`async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async)"
	fmtWaitDevnum   = "`wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)`"
	fmtDeviceNum    = "`device_num` `(` $deviceNum `:` type($deviceNum) `)`"
	fmtCombined     = "( `combined` `(` `loop` `)` $combined^)? "
)

func oilist(clauses ...string) string { return "oilist( " + strings.Join(clauses, " | ") + " ) " }

// region is a construct's only region.
var region = []ir.RegionSpec{{Name: "region"}}

func effect(kind ir.EffectKind, resource string) ir.Effect {
	return ir.Effect{Kind: kind, Resource: resource}
}

// constructEffects are those of an executable construct: it must stay, in order, on the current device.
var constructEffects = []ir.Effect{effect(ir.WriteEffect, ConstructResource), effect(ir.ReadEffect, CurrentDeviceID)}
