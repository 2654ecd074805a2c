package acc

import (
	"accc/ir"
	"accc/ir/constraint"
)

// counters says how a data operation touches the reference counters.
type counters uint8

const (
	noCounters counters = iota
	readCounters
	writeCounters
	bothCounters
)

var counterEffects = [...][]ir.Effect{
	noCounters:    nil,
	readCounters:  {effect(ir.ReadEffect, RuntimeCounters)},
	writeCounters: {effect(ir.WriteEffect, RuntimeCounters)},
	bothCounters:  {effect(ir.ReadEffect, RuntimeCounters), effect(ir.WriteEffect, RuntimeCounters)},
}

// dataAttrs are the attributes of every data operation.
func dataAttrs(clause DataClause) []ir.AttrSpec {
	return attrs(asyncAttrs, []ir.AttrSpec{
		defaulted("dataClause", DataClauseEnum.Constraint("data clause attribute"), clause.Attr()),
		defaulted("structured", constraint.BoolAttr, ir.Bool(true)),
		defaulted("implicit", constraint.BoolAttr, ir.Bool(false)),
		defaulted("modifiers", ModifierEnum.Constraint("data clause modifier attribute"), ModNone.Attr()),
		optional("name", constraint.StringAttr),
	})
}

const (
	fmtVar   = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType)"
	fmtEntry = fmtVar + " oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | " +
		fmtAsyncList + " | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
	fmtAccVar = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` " +
		"custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? "
	fmtExitTo = fmtAccVar + "`to` " + fmtVar + " attr-dict"
	fmtExit   = fmtAccVar + "attr-dict"
)

// entry is what differs between data entry operations.
type entry struct {
	doc, source string
	clause      DataClause // the default of dataClause
	also        []DataClause
	mods        Modifier // modifiers it takes
	counters    counters
	reads       bool // the host variable
	writes      bool // the device variable
	recipe      RecipeKind
	needsRecipe bool
	unchecked   bool // it may be a part of any clause
}

// dataEntry defines an operation whose operand is a host variable and whose result is the device's.
func dataEntry(name string, e entry) *ir.OpDef {
	effects := append([]ir.Effect{}, counterEffects[e.counters]...)
	effects = append(effects, effect(ir.ReadEffect, CurrentDeviceID))
	if e.reads {
		effects = append(effects, ir.Effect{Kind: ir.ReadEffect, On: "var"})
	}
	if e.writes {
		effects = append(effects, ir.Effect{Kind: ir.WriteEffect, On: "accVar"})
	}
	verify := verifyEntry
	if e.unchecked {
		verify = nil
	}
	return Dialect.Op(name, ir.Spec{
		Doc:    e.doc,
		Source: e.source,
		Operands: []ir.OperandSpec{one("var", constraint.PointerOrMap), maybe("varPtrPtr", constraint.PointerLikeOne),
			many("bounds", boundsOnly), asyncOperands},
		Attrs: attrs(dataAttrs(e.clause), []ir.AttrSpec{
			needed("varType", constraint.TypeAttr), optional("recipe", constraint.SymbolRef)}),
		Results:       []ir.ResultSpec{one("accVar", constraint.PointerOrMap)},
		Traits:        ir.AttrSizedOperands,
		Effects:       effects,
		Format:        fmtEntry,
		Infer:         inferAccVar,
		Verify:        verify,
		VerifyRegions: writableLists,
		Interfaces:    []any{&DataEntry{e}},
	})
}

// inferAccVar: the device's variable has the type of the host's.
func inferAccVar(s *ir.State) ([]ir.Type, error) { return []ir.Type{s.Operands[0].Type()}, nil }

// exit is what differs between data exit operations.
type exit struct {
	doc, source string
	clause      DataClause
	also        []DataClause
	mods        Modifier
	toHost      bool // it has the host variable and writes it
}

// dataExit defines an operation that ends the life of a device variable.
func dataExit(name string, e exit) *ir.OpDef {
	s := ir.Spec{
		Doc:      e.doc,
		Source:   e.source,
		Operands: []ir.OperandSpec{one("accVar", constraint.PointerOrMap), many("bounds", boundsOnly), asyncOperands},
		Attrs:    dataAttrs(e.clause),
		Traits:   ir.AttrSizedOperands,
		Effects: append([]ir.Effect{effect(ir.ReadEffect, CurrentDeviceID), {Kind: ir.ReadEffect, On: "accVar"}},
			counterEffects[bothCounters]...),
		Format:        fmtExit,
		Verify:        verifyExit,
		VerifyRegions: writableLists,
		Interfaces:    []any{&DataExit{e}},
	}
	if e.toHost {
		s.Operands = []ir.OperandSpec{one("accVar", constraint.PointerOrMap), one("var", constraint.PointerOrMap), many("bounds", boundsOnly), asyncOperands}
		s.Attrs = attrs(s.Attrs, []ir.AttrSpec{needed("varType", constraint.TypeAttr)})
		s.Effects = append(s.Effects, ir.Effect{Kind: ir.WriteEffect, On: "var"})
		s.Format = fmtExitTo
	}
	return Dialect.Op(name, s)
}

// Data entry operations: host variable in, device variable out.
var (
	Copyin = dataEntry("copyin", entry{
		doc:    "Create a device copy of a variable, or find it, and copy the host's value to it.",
		source: "OpenACC 3.3 §2.7.7", clause: ClauseCopyin, also: []DataClause{ClauseCopyinReadonly, ClauseCopy, ClauseReduction},
		mods: ModReadonly | ModAlways | ModCapture, counters: bothCounters, reads: true, writes: true})
	Create = dataEntry("create", entry{
		doc:    "Create a device copy of a variable, or find it, without a value.",
		source: "OpenACC 3.3 §2.7.9", clause: ClauseCreate, also: []DataClause{ClauseCreateZero, ClauseCopyout, ClauseCopyoutZero},
		mods: ModZero | ModAlways | ModCapture, counters: bothCounters, writes: true})
	Present = dataEntry("present", entry{
		doc:    "Find the device copy of a variable, which must be there.",
		source: "OpenACC 3.3 §2.7.5", clause: ClausePresent, counters: bothCounters})
	Nocreate = dataEntry("nocreate", entry{
		doc:    "Find the device copy of a variable if there is one, and use the host's otherwise.",
		source: "OpenACC 3.3 §2.7.10", clause: ClauseNoCreate, counters: bothCounters})
	Attach = dataEntry("attach", entry{
		doc:    "Make a pointer on the device point to the device copy of what it points to on the host.",
		source: "OpenACC 3.3 §2.7.12", clause: ClauseAttach, counters: bothCounters, reads: true})
	Deviceptr = dataEntry("deviceptr", entry{
		doc:    "Take the value of a pointer as a device address.",
		source: "OpenACC 3.3 §2.7.4", clause: ClauseDeviceptr, counters: readCounters})
	Getdeviceptr = dataEntry("getdeviceptr", entry{
		doc:    "Find the device address of a variable, for a data exit operation that follows.",
		source: "OpenACC 3.3 §2.6.4", clause: ClauseGetdeviceptr, counters: readCounters, unchecked: true})
	UpdateDevice = dataEntry("update_device", entry{
		doc:    "Copy the host's value of a variable to its device copy.",
		source: "OpenACC 3.3 §2.14.4", clause: ClauseUpdateDevice, reads: true, writes: true})
	UseDevice = dataEntry("use_device", entry{
		doc:    "Give the device address of a variable to host code.",
		source: "OpenACC 3.3 §2.8.1", clause: ClauseUseDevice, counters: readCounters})
	DeclareDeviceResident = dataEntry("declare_device_resident", entry{
		doc:    "A variable that lives on the device alone.",
		source: "OpenACC 3.3 §2.13.1", clause: ClauseDeclareDeviceResident, counters: writeCounters, reads: true})
	DeclareLink = dataEntry("declare_link", entry{
		doc:    "A global variable of which the device has a link, to be set by data clauses.",
		source: "OpenACC 3.3 §2.13.3", clause: ClauseDeclareLink, counters: writeCounters, reads: true})
	Private = dataEntry("private", entry{
		doc:    "A copy of a variable for each element of a parallel construct, without a value.",
		source: "OpenACC 3.3 §2.5.13", clause: ClausePrivate, writes: true, recipe: RecipePrivate, needsRecipe: true})
	Firstprivate = dataEntry("firstprivate", entry{
		doc:    "A copy of a variable for each element of a parallel construct, with the host's value.",
		source: "OpenACC 3.3 §2.5.14", clause: ClauseFirstprivate, reads: true, writes: true, recipe: RecipeFirstprivate, needsRecipe: true})
	FirstprivateMap = dataEntry("firstprivate_map", entry{
		doc:    "The value on the device from which firstprivate copies are made.",
		source: "OpenACC 3.3 §2.5.14", clause: ClauseFirstprivate, reads: true, writes: true})
	Reduction = dataEntry("reduction", entry{
		doc:    "A copy of a variable for each element of a parallel construct, combined at its end.",
		source: "OpenACC 3.3 §2.5.15", clause: ClauseReduction, reads: true, writes: true, recipe: RecipeReduction, needsRecipe: true})
	Cache = dataEntry("cache", entry{
		doc:    "Keep a part of a variable in the fastest memory during a loop iteration.",
		source: "OpenACC 3.3 §2.10", clause: ClauseCache, also: []DataClause{ClauseCacheReadonly}, mods: ModReadonly})
)

// Data exit operations: device variable in.
var (
	Copyout = dataExit("copyout", exit{
		doc:    "Copy the device's value of a variable to the host and release the device copy.",
		source: "OpenACC 3.3 §2.7.8", clause: ClauseCopyout, also: []DataClause{ClauseCopyoutZero, ClauseCopy, ClauseReduction},
		mods: ModZero | ModAlways | ModCapture, toHost: true})
	Delete = dataExit("delete", exit{
		doc:    "Release the device copy of a variable.",
		source: "OpenACC 3.3 §2.7.11", clause: ClauseDelete, mods: ModReadonly | ModZero | ModAlways | ModCapture,
		also: []DataClause{ClauseCreate, ClauseCreateZero, ClauseCopyin, ClauseCopyinReadonly, ClausePresent, ClauseNoCreate,
			ClauseDeclareDeviceResident, ClauseDeclareLink}})
	Detach = dataExit("detach", exit{
		doc:    "Give a pointer on the device its host value back.",
		source: "OpenACC 3.3 §2.7.13", clause: ClauseDetach, also: []DataClause{ClauseAttach}})
	UpdateHost = dataExit("update_host", exit{
		doc:    "Copy the device's value of a variable to the host.",
		source: "OpenACC 3.3 §2.14.4", clause: ClauseUpdateHost, also: []DataClause{ClauseUpdateSelf}, toHost: true})
)

// Bounds is acc.bounds: one dimension of an array section.
var Bounds = Dialect.Op("bounds", ir.Spec{
	Doc: "One dimension of an array section. The bounds are normalized: they count from zero, " +
		"and startIdx tells what the language calls the first element. stride counts elements, or bytes with strideInBytes.",
	Source: "OpenACC 3.3 §2.7.1",
	Operands: []ir.OperandSpec{maybe("lowerbound", constraint.IntOrIndex), maybe("upperbound", constraint.IntOrIndex),
		maybe("extent", constraint.IntOrIndex), maybe("stride", constraint.IntOrIndex), maybe("startIdx", constraint.IntOrIndex)},
	Attrs:   []ir.AttrSpec{defaulted("strideInBytes", constraint.BoolAttr, ir.Bool(false))},
	Results: []ir.ResultSpec{one("result", boundsOnly)},
	Traits:  ir.AttrSizedOperands,
	Effects: []ir.Effect{},
	Format: oilist("`lowerbound` `(` $lowerbound `:` type($lowerbound) `)`", "`upperbound` `(` $upperbound `:` type($upperbound) `)`",
		"`extent` `(` $extent `:` type($extent) `)`", "`stride` `(` $stride `:` type($stride) `)`", "`startIdx` `(` $startIdx `:` type($startIdx) `)`") + "attr-dict",
	Verify: verifyBounds,
})

// boundsPart defines an operation that reads one number of a bounds value.
func boundsPart(name, doc string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Source:   "OpenACC 3.3 §2.7.1",
		Operands: []ir.OperandSpec{one("bounds", boundsOnly)},
		Results:  []ir.ResultSpec{one("result", constraint.Index)},
		Effects:  []ir.Effect{},
		Format:   "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)",
	})
}

// Parts of bounds, for recipes that get bounds as arguments.
var (
	GetLowerbound = boundsPart("get_lowerbound", "The lower bound of a dimension.")
	GetUpperbound = boundsPart("get_upperbound", "The upper bound of a dimension, inclusive.")
	GetExtent     = boundsPart("get_extent", "The number of elements of a dimension.")
	GetStride     = boundsPart("get_stride", "The distance between elements of a dimension.")
)
