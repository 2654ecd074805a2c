package omp

import (
	"accc/ir"
	"accc/ir/constraint"
)

// standalone defines a directive about device data without a region.
func standalone(name, doc, source string, verify func(*ir.Op) error) *ir.OpDef {
	return define(name, op{doc: doc, source: source, clauses: []*Clause{Depend, Device, If, Map, Nowait}, verify: verify, interfaces: []any{borrowing{}}})
}

// Target constructs.
var (
	Target = define("target", op{doc: "Run the region on a device.", source: "OpenMP 5.2 §13.8",
		clauses: []*Clause{Allocate, Bare, Depend, Device, HasDeviceAddr, HostEval, If, InReduction, IsDevicePtr, MapEntry, Nowait, PrivateMap, ThreadLimit},
		regions: region, traits: ir.IsolatedFromAbove, verify: verifyTarget, verifyRegions: verifyTargetRegion, interfaces: []any{&Construct{}}})
	TargetData = define("target_data", op{doc: "Keep variables on the device while the region runs.", source: "OpenMP 5.2 §13.5",
		clauses: []*Clause{Device, If, Map, UseDeviceAddr, UseDevicePtr}, regions: region, verify: verifyTargetData, interfaces: []any{borrowing{}, inline{}}})
	TargetEnterData = standalone("target_enter_data", "Map variables to the device.", "OpenMP 5.2 §13.6", verifyTargetEnter)
	TargetExitData  = standalone("target_exit_data", "Unmap variables from the device.", "OpenMP 5.2 §13.7", verifyTargetExit)
	TargetUpdate    = standalone("target_update", "Copy variables between host and device.", "OpenMP 5.2 §13.9", verifyTargetUpdate)
)

// What is mapped, and how.
var (
	MapInfo = define("map.info", op{doc: "A mapped variable: which part, how, and how its members are.", source: "OpenMP 5.2 §5.8",
		operands: []ir.OperandSpec{one("var_ptr", pointers), maybe("var_ptr_ptr", pointers), many("members", pointers), many("bounds", boundsOnly)},
		attrs: []ir.AttrSpec{needed("var_type", constraint.TypeAttr), needed("map_type", MapFlagsEnum.Constraint("Attribute of map flags")),
			needed("map_capture_type", VarCaptureEnum.Constraint("variable capture kind")), optional("members_index", indexLists), optional("mapper_id", constraint.FlatSymbol),
			optional("name", constraint.StringAttr), {Name: "partial_map", Type: constraint.BoolAttr, Default: ir.Bool(false)}},
		results: []ir.ResultSpec{one("omp_ptr", pointers)},
		format: "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` `map_clauses` `(` custom<MapClause>($map_type) `)` " +
			"`capture` `(` custom<CaptureType>($map_capture_type) `)` oilist( `var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)` | " +
			"`mapper` `(` $mapper_id `)` | `members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)` | " +
			"`bounds` `(` $bounds `)` ) `->` type($omp_ptr) attr-dict",
		verify: verifyMapInfo, interfaces: []any{mapping{}}})
	MapBoundsOp = define("map.bounds", op{doc: "One dimension of a mapped section, counted from zero.", source: "OpenMP 5.2 §3.2.5",
		operands: []ir.OperandSpec{maybe("lower_bound", intOrIndex), maybe("upper_bound", intOrIndex), maybe("extent", intOrIndex),
			maybe("stride", intOrIndex), maybe("start_idx", intOrIndex)},
		attrs:   []ir.AttrSpec{{Name: "stride_in_bytes", Type: constraint.BoolAttr, Default: ir.Bool(false)}},
		results: []ir.ResultSpec{one("result", boundsOnly)}, effects: []ir.Effect{},
		format: "oilist( `lower_bound` `(` $lower_bound `:` type($lower_bound) `)` | `upper_bound` `(` $upper_bound `:` type($upper_bound) `)` | " +
			"`extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `start_idx` `(` $start_idx `:` type($start_idx) `)` ) attr-dict",
		verify: verifyMapBounds})
	DeclareMapper = define("declare_mapper", op{doc: "How variables of a type are mapped.", source: "OpenMP 5.2 §5.8.8",
		attrs:   []ir.AttrSpec{needed("sym_name", constraint.SymbolName), needed("type", constraint.TypeAttr)},
		regions: []ir.RegionSpec{{Name: "body"}}, traits: ir.IsolatedFromAbove | ir.SingleBlock | ir.SymbolOp, interfaces: []any{ir.LinksAs(ir.InternalLinkage)},
		format: "$sym_name `:` $type $body attr-dict", verifyRegions: verifyMapper})
	DeclareMapperInfo = define("declare_mapper.info", op{doc: "The end of a mapper, with what it maps.", source: "OpenMP 5.2 §5.8.8",
		clauses: []*Clause{Map}, traits: ir.Terminator, parents: []string{"omp.declare_mapper"}, verify: verifyMapper})
)

var indexLists = constraint.ArrayOf("Array of 64-bit integer array attributes", constraint.I64Array)

// Memory of a device.
var (
	TargetAllocmem = define("target_allocmem", op{doc: "Memory on a device.", source: "OpenMP 5.2 §18.8.1",
		operands: []ir.OperandSpec{one("device", anyInt), many("typeparams", intOrIndex), many("shape", intOrIndex)},
		attrs:    []ir.AttrSpec{needed("in_type", constraint.TypeAttr), optional("uniq_name", constraint.StringAttr), optional("bindc_name", constraint.StringAttr)},
		results:  []ir.ResultSpec{one("result", constraint.I64)}, effects: []ir.Effect{{Kind: ir.AllocEffect}},
		parse: parseAllocmem, print: printAllocmem})
	TargetFreemem = define("target_freemem", op{doc: "Give memory on a device back.", source: "OpenMP 5.2 §18.8.2",
		operands: []ir.OperandSpec{one("device", anyInt), one("heapref", constraint.I64)}, effects: []ir.Effect{{Kind: ir.FreeEffect, On: "heapref"}},
		format: "$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))"})
)
