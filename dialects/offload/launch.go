package offload

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Launch is offload.launch.
var Launch = define("launch", ir.Spec{
	Doc: "Run the region on a device, the current one if none is named, once in each group. The numbers of groups, in one to three " +
		"dimensions, of threads in a group and of lanes in a thread are requests; a number of 0 groups leaves it " +
		"to the runtime. For each dimension of groups the region has two arguments: the rank of this group and " +
		"how many there are. The first dimension varies fastest. Values from outside are captured.",
	Operands: []ir.OperandSpec{many("groups", i32), maybe("threads", i32), maybe("lanes", i32), maybe("device", i32), queue},
	Attrs:    []ir.AttrSpec{needed("kernel", constraint.StringAttr), directive},
	Regions:  []ir.RegionSpec{{Name: "region", Sized: -1}},
	Traits:   ir.AutomaticAllocationScope,
	Format: "`groups` `(` $groups `)` oilist( `threads` `(` $threads `)` | `lanes` `(` $lanes `)` | `device` `(` $device `)` | " +
		fmtQueue + " ) $region attr-dict",
	Verify:        verifyLaunch,
	VerifyRegions: verifyLaunchEnds,
})

// Reverse is offload.reverse.
var Reverse = define("reverse", ir.Spec{
	Doc: "Run the region on the host, which launched the code that comes here, and go on when it has ended. In code of the host " +
		"it is run in place. Values from outside are captured; addresses among them are those of host memory.",
	Attrs:         []ir.AttrSpec{needed("function", constraint.StringAttr), directive},
	Regions:       []ir.RegionSpec{{Name: "region", Sized: -1}},
	Traits:        ir.AutomaticAllocationScope,
	Format:        "$region attr-dict",
	Verify:        verifyNoArgument,
	VerifyRegions: verifyPlainEnds,
})

// Loop is offload.loop.
var Loop = define("loop", ir.Spec{
	Doc: "A nest of loops, from the outside in. Its arguments are the variables. With share, the iterations are " +
		"divided among those that come here: each of them does the part of its rank, contiguous blocks or, with " +
		"chunk, so many iterations in turn. With several ranks, the last one counts most. With part, only those " +
		"iterations run, counted from zero, whose numbers are in a range. With tile, what is divided are tiles of " +
		"these sizes. One argument more than there are loops is the number of the iteration. With beside, the program says " +
		"that iterations may run at the same time, and with own, which variables each has to itself; both are for a detector of races.",
	Operands: []ir.OperandSpec{many("from", numbers), many("to", numbers), many("step", numbers),
		many("rank", i32), many("size", i32), maybe("chunk", i64), maybe("first", i64), maybe("end", i64), many("tile", i64),
		many("own", pointers)},
	Attrs: []ir.AttrSpec{optional("inclusive", constraint.DenseI1Array), optional("unsigned", constraint.DenseI1Array),
		optional("beside", constraint.I64Attr), directive},
	Regions: []ir.RegionSpec{{Name: "region", Sized: -1}},
	Traits:  ir.RecursiveEffects,
	Format: "`from` `(` $from `:` type($from) `)` `to` `(` $to `:` type($to) `)` `step` `(` $step `:` " +
		"type($step) `)` oilist( `share` `(` $rank `of` $size `)` | `chunk` `(` $chunk `)` | `part` `(` $first " +
		"`to` $end `)` | `tile` `(` $tile `)` | `own` `(` $own `:` type($own) `)` ) $region attr-dict",
	Verify:        verifyLoop,
	VerifyRegions: verifyPlainEnds,
	Interfaces:    []any{nest{}},
})

// Combine is offload.combine.
var Combine = define("combine", ir.Spec{
	Doc: "A reduction over the groups of a launch. Each group leaves the bytes at an address of its own; after " +
		"all have ended, the region folds them into a variable, group by group in the order of their ranks, so " +
		"that the result does not depend on timing. Its arguments are the address of the variable, that of what " +
		"the group left, and the extents.",
	Operands: []ir.OperandSpec{one("into", pointers), one("own", pointers), one("bytes", i64),
		many("extents", i64)},
	Regions: []ir.RegionSpec{{Name: "region", Sized: -1}},
	Traits:  ir.IsolatedFromAbove,
	Parents: []string{"offload.launch"},
	Format: "$own `into` $into `bytes` `(` $bytes `)` (`extents` `(` $extents^ `)`)? `:` type($own) `,` " +
		"type($into) $region attr-dict",
	Verify:        verifyCombine,
	VerifyRegions: verifyPlainEnds,
})

// Yield is offload.yield.
var Yield = define("yield", ir.Spec{
	Doc:      "End a region, with the new value of an atomic update.",
	Operands: []ir.OperandSpec{many("values", constraint.AnyType)},
	Traits:   ir.Terminator | ir.ReturnLike | ir.Pure,
	Parents: []string{"offload.launch", "offload.loop", "offload.combine", "offload.atomic.update", "offload.fork", "offload.share",
		"offload.task", "offload.reverse"},
	Format: "attr-dict ($values^ `:` type($values))?",
})

// nest is a LoopLike with one region.
type nest struct{}

// LoopRegions implements ir.LoopLike.
func (nest) LoopRegions(o *ir.Op) []*ir.Region { return o.Regions() }
