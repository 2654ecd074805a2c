package offload

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Fork is offload.fork.
var Fork = define("fork", ir.Spec{
	Doc: "Run the region by each thread of a new team, and go on when all have ended. The arguments of the region are the " +
		"rank of the thread and the number of threads. The number of threads is a request; without one, or with 0, it is " +
		"left to the runtime. Values from outside are captured.",
	Operands: []ir.OperandSpec{maybe("threads", i32), maybe("limit", i32), condition},
	Attrs: []ir.AttrSpec{needed("kind", TeamEnum.Constraint("kind of team")), needed("function", constraint.StringAttr),
		optional("bind", constraint.I32Attr), directive},
	Regions:       []ir.RegionSpec{{Name: "region", Sized: -1}},
	Traits:        ir.AutomaticAllocationScope,
	Format:        "$kind oilist( `threads` `(` $threads `)` | `limit` `(` $limit `)` | " + fmtIf + " ) $region attr-dict",
	Verify:        verifyFork,
	VerifyRegions: verifyPlainEnds,
})

// Position is offload.position.
var Position = define("position", ir.Spec{
	Doc:     "The rank of this thread in the innermost team of a kind, and how many threads that has.",
	Attrs:   []ir.AttrSpec{needed("kind", TeamEnum.Constraint("kind of team"))},
	Results: []ir.ResultSpec{one("rank", i32), one("size", i32)},
	Effects: []ir.Effect{{Kind: ir.ReadEffect}},
	Format:  "$kind attr-dict",
})

// ThreadLimit is offload.thread_limit.
var ThreadLimit = define("thread_limit", ir.Spec{
	Doc: "Limit how many threads regions may have that the current task comes to, and return the limit before. A limit below one " +
		"is none.",
	Operands: []ir.OperandSpec{one("threads", i32)},
	Results:  []ir.ResultSpec{one("before", i32)},
	Attrs:    []ir.AttrSpec{directive},
	Format:   "$threads attr-dict",
})

// AtLeast is offload.at_least.
var AtLeast = define("at_least", ir.Spec{
	Doc:      "End the program if a number that a clause has is smaller than it may be; what says what the number is.",
	Operands: []ir.OperandSpec{one("value", numbers)},
	Attrs:    []ir.AttrSpec{needed("least", constraint.I64Attr), needed("what", constraint.StringAttr), directive},
	Format:   "$value `:` type($value) `,` $least $what attr-dict",
})

// Iterations that threads share.
var (
	Count = define("count", ir.Spec{
		Doc:      "The number of iterations of a nest of loops.",
		Operands: []ir.OperandSpec{many("from", numbers), many("to", numbers), many("step", numbers)},
		Attrs:    []ir.AttrSpec{optional("inclusive", constraint.DenseI1Array), optional("unsigned", constraint.DenseI1Array)},
		Results:  []ir.ResultSpec{one("result", i64)},
		Effects:  []ir.Effect{},
		Format: "`from` `(` $from `:` type($from) `)` `to` `(` $to `:` type($to) `)` `step` `(` $step `:` " +
			"type($step) `)` attr-dict",
		Verify: verifyCount,
	})
	Share = define("share", ir.Spec{
		Doc: "Divide so many iterations, which are numbered from zero, among the threads that come here. The region runs for " +
			"each range of them that this thread gets; its arguments are the first number and the end. With a rank each thread " +
			"gets one range of about the same size or, with chunk, so many iterations in turn; with a schedule the runtime " +
			"decides.",
		Operands: []ir.OperandSpec{one("count", i64), maybe("rank", i32), maybe("size", i32), maybe("chunk", i64)},
		Attrs: []ir.AttrSpec{optional("schedule", ScheduleEnum.Constraint("schedule")),
			optional("sharing", SharingEnum.Constraint("properties of a shared loop")), directive},
		Regions: []ir.RegionSpec{{Name: "region", Sized: -1}},
		Traits:  ir.RecursiveEffects,
		Format: "$count oilist( `rank` `(` $rank `of` $size `)` | `chunk` `(` $chunk `)` | `schedule` `(` $schedule `)` | `flags` `(` $sharing `)` ) " +
			"$region attr-dict",
		Verify:        verifyShare,
		VerifyRegions: verifyPlainEnds,
		Interfaces:    []any{nest{}},
	})
)

// Control that leaves several regions at once.
var (
	Leave = define("leave", ir.Spec{
		Doc:    "Leave loops and shared iterations, and go on at a landing around them.",
		Attrs:  []ir.AttrSpec{needed("landing", constraint.I64Attr)},
		Traits: ir.Terminator,
		Format: "$landing attr-dict",
	})
	Landing = define("landing", ir.Spec{
		Doc:    "Where control that leaves regions goes on.",
		Attrs:  []ir.AttrSpec{needed("number", constraint.I64Attr)},
		Format: "$number attr-dict",
	})
)

// What the threads of a team do together.
var (
	Barrier = define("barrier", ir.Spec{
		Doc:     "Wait for all threads of the team. The result is whether the region was cancelled.",
		Attrs:   []ir.AttrSpec{directive},
		Results: []ir.ResultSpec{one("cancelled", i1)},
		Format:  "attr-dict",
	})
	Single = define("single", ir.Spec{
		Doc:     "Whether this thread is the one that runs a piece of code that all come to.",
		Attrs:   []ir.AttrSpec{directive},
		Results: []ir.ResultSpec{one("result", i1)},
		Format:  "attr-dict",
	})
	Alone = define("alone", ir.Spec{
		Doc:    "Code begins that one thread executes, any of the team, for a detector of races.",
		Format: "attr-dict",
	})
	AloneEnd = define("alone_end", ir.Spec{
		Doc:    "Code that one thread executes ends.",
		Format: "attr-dict",
	})
	Publish = define("publish", ir.Spec{
		Doc:      "Leave an address for the other threads of the team.",
		Operands: []ir.OperandSpec{one("address", pointers)},
		Format:   "$address attr-dict `:` type($address)",
	})
	Published = define("published", ir.Spec{
		Doc:     "The address that a thread of the team has left.",
		Results: []ir.ResultSpec{one("address", pointers)},
		Effects: []ir.Effect{{Kind: ir.ReadEffect}},
		Format:  "attr-dict `:` type($address)",
	})
	Gather = define("gather", ir.Spec{
		Doc: "Leave the address of a copy for a reduction. One thread gets the address of an array with the addresses of all " +
			"threads, in the order of their ranks; the others wait until it has come to offload.gathered, and get null.",
		Operands: []ir.OperandSpec{one("own", pointers)},
		Attrs:    []ir.AttrSpec{needed("kind", TeamEnum.Constraint("kind of team")), directive},
		Results:  []ir.ResultSpec{one("copies", pointers)},
		Format:   "$kind $own attr-dict `:` type($own) `->` type($copies)",
	})
	Gathered = define("gathered", ir.Spec{
		Doc:    "The thread that has folded the copies is done with them.",
		Attrs:  []ir.AttrSpec{needed("kind", TeamEnum.Constraint("kind of team")), directive},
		Format: "$kind attr-dict",
	})
	Lock = define("lock", ir.Spec{
		Doc:    "Enter a critical section, which one thread at a time executes.",
		Attrs:  []ir.AttrSpec{needed("section", constraint.StringAttr), directive},
		Format: "$section attr-dict",
	})
	Unlock = define("unlock", ir.Spec{
		Doc:    "Leave a critical section.",
		Attrs:  []ir.AttrSpec{needed("section", constraint.StringAttr), directive},
		Format: "$section attr-dict",
	})
	ThreadPrivate = define("thread_private", ir.Spec{
		Doc: "The copy that this thread has of a variable; that of the initial thread is the variable itself, those of " +
			"others begin with the value that the program gives it.",
		Operands: []ir.OperandSpec{one("variable", pointers), one("bytes", i64)},
		Attrs:    []ir.AttrSpec{directive},
		Results:  []ir.ResultSpec{one("address", pointers)},
		Effects:  []ir.Effect{{Kind: ir.ReadEffect}},
		Format:   "$variable `bytes` `(` $bytes `)` attr-dict `:` type($variable) `->` type($address)",
	})
)

// Report is offload.report.
var Report = define("report", ir.Spec{
	Doc:      "Tell the user a message of the program, a string that ends with a zero, or null for none; a fatal one ends it.",
	Operands: []ir.OperandSpec{one("message", pointers)},
	Attrs:    []ir.AttrSpec{optional("fatal", constraint.UnitAttr), directive},
	Format:   "$message attr-dict `:` type($message)",
})

// The order of iterations.
var (
	Ordered = define("ordered", ir.Spec{
		Doc: "Wait until the ordered parts of all earlier iterations are done. The number of the iteration is -1 where it is " +
			"unknown.",
		Operands: []ir.OperandSpec{one("iteration", i64)},
		Attrs:    []ir.AttrSpec{directive},
		Format:   "$iteration attr-dict",
	})
	OrderedEnd = define("ordered_end", ir.Spec{
		Doc:      "The ordered part of an iteration is done, or does not come.",
		Operands: []ir.OperandSpec{one("iteration", i64)},
		Attrs:    []ir.AttrSpec{directive},
		Format:   "$iteration attr-dict",
	})
	Post = define("post", ir.Spec{
		Doc:      "Iterations that wait for this one may go on. It is named by its number in each loop, from the outside in.",
		Operands: []ir.OperandSpec{many("iteration", i64)},
		Attrs:    []ir.AttrSpec{directive},
		Format:   "$iteration attr-dict",
	})
	Await = define("await", ir.Spec{
		Doc:      "Wait until an earlier iteration has come to offload.post.",
		Operands: []ir.OperandSpec{many("iteration", i64)},
		Attrs:    []ir.AttrSpec{directive},
		Format:   "$iteration attr-dict",
	})
)

// Cancellation.
var (
	Cancel = define("cancel", ir.Spec{
		Doc:      "Cancel the innermost region of a kind. The result is whether it is cancelled.",
		Operands: []ir.OperandSpec{condition},
		Attrs:    []ir.AttrSpec{needed("kind", CancelEnum.Constraint("kind of region")), directive},
		Results:  []ir.ResultSpec{one("cancelled", i1)},
		Format:   "$kind (`if` `(` $condition^ `)`)? attr-dict",
	})
	Cancelled = define("cancelled", ir.Spec{
		Doc:     "Whether the innermost region of a kind was cancelled.",
		Attrs:   []ir.AttrSpec{needed("kind", CancelEnum.Constraint("kind of region")), directive},
		Results: []ir.ResultSpec{one("cancelled", i1)},
		Format:  "$kind attr-dict",
	})
)
