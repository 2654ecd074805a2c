// Package offload is a dialect of accc's own: what a program asks of an accelerator, after the directives that say so
// have been read and before there are calls of a run-time library. OpenACC and OpenMP are lowered to it, and one
// lowering takes it to the executor. Nothing in it belongs to one of them: gangs and teams are groups, workers and
// threads are threads, vector lanes and simd lanes are lanes; copy and map(tofrom:) are an entry that copies in and an
// exit that copies out.
//
//	%r = offload.range %a bytes(%n) {name = "a[0:n]"} : !llvm.ptr
//	%d = offload.enter copy_in %r {clause = "copy", directive = "parallel loop"} : !llvm.ptr
//	offload.launch groups(%g) {
//	^bb0(%rank: i32, %size: i32):
//	  offload.loop from(%lb : i32) to(%ub : i32) step(%st : i32) share(%rank of %size) {
//	  ^bb0(%i: i32):
//	    ... // a[i], at %d
//	    offload.yield
//	  }
//	  offload.yield
//	} {directive = "parallel loop", kernel = "f_kernel_0"}
//	offload.exit copy_out %r {clause = "copy", directive = "parallel loop"}
//
// What the directives say, in its words:
//
//	OpenACC               OpenMP                  offload
//	copy                  map(tofrom:)            enter copy_in, exit copy_out
//	copyin                map(to:)                enter copy_in, exit release
//	copyout               map(from:)              enter create, exit copy_out
//	create                map(alloc:)             enter create, exit release
//	present               map(present, alloc:)    enter present, exit release
//	no_create             zero-length sections    enter find
//	always                map(always, ...)        flags(always)
//	delete finalize       map(delete:)            exit release flags(finalize)
//	update self(x)        target update from(x)   update to_host
//	use_device(p)         use_device_ptr(p)       address
//	num_gangs(n)          num_teams(n)            launch groups
//	gang                  distribute              loop share(rank of size)
//	reduction, on gangs   reduction, on teams     combine
//	async(n), wait(n)     nowait and depend       queue, wait
//	set device_num(n)     device(n)               set device
//
// Threads, on the host or in a launch, are a fork: its region runs once for each thread of a team, and what these do
// together (barriers, shared iterations, reductions) are operations without regions, or ordinary code.
//
// Read enum.go (the vocabulary), data.go (ranges of memory, and what moves between the memories), queue.go (order),
// device.go (which device), launch.go (code on a device: launches, loops, reductions), team.go (threads), task.go, atomic.go,
// text.go (the type), action.go (data actions as values),
// verify.go (the checks). The strings directive, clause and name are the words of the user, for messages. A construct
// that may also run on the host is a branch around its launch.
//
// The name: offload is what the specifications' implementers call all of it, as LLVM does its library; device is one of
// the two sides, and already the name of the simulated one (backend/device).
//
// Considered: MLIR's gpu dialect, whose launch has a region that knows its position in a grid, and which says nothing
// about data; libomptarget's arrays of base addresses, addresses, sizes and types of mappings, which are the operands
// of range and enter. Chosen: operations for each range, because messages are about one variable, and the rank and
// the number of those that share a loop are values, so that a loop needs no knowledge of what is around it.
package offload

import (
	"slices"

	"accc/ir"
	"accc/ir/constraint"
)

// Dialect is the offload namespace.
var Dialect = ir.NewDialect("offload", "Data, launches and queues of accelerators, and teams of threads, for OpenACC and OpenMP alike.")

// The names of operands and attributes that many operations have.
const (
	Queue     = "queue"
	Condition = "condition"
	Directive = "directive"
	Clause    = "clause"
)

// DefaultQueue is the number of the queue that is set as the default one.
const DefaultQueue = -1

// Takes reports whether an operation has a group of operands.
func Takes(def *ir.OpDef, group string) bool {
	return slices.ContainsFunc(def.Operands, func(s ir.OperandSpec) bool { return s.Name == group })
}

var (
	one      = constraint.One
	many     = constraint.Many
	maybe    = constraint.Maybe
	needed   = constraint.Needed
	optional = constraint.Optional

	i1       = constraint.I1
	i32      = constraint.I32
	i64      = constraint.I64
	numbers  = constraint.IntOrIndex
	pointers = constraint.PointerLike
)

// Operands and attributes that many operations have.
var (
	queue     = maybe(Queue, i64)
	condition = maybe(Condition, i1)
	rangeOnly = constraint.Exactly("range of memory", rangeType)

	directive = optional(Directive, constraint.StringAttr)
	clause    = optional(Clause, constraint.StringAttr)
	flags     = optional("flags", FlagsEnum.Constraint("flags of a data action"))
)

const (
	fmtQueue = "`queue` `(` $queue `)`"
	fmtIf    = "`if` `(` $condition `)`"
	fmtFlags = "`flags` `(` $flags `)`"
)

// define makes an operation; several groups of operands that vary in size need the trait for it.
func define(name string, s ir.Spec) *ir.OpDef {
	varying := 0
	for _, g := range s.Operands {
		if g.Kind != ir.One {
			varying++
		}
	}
	if varying > 1 {
		s.Traits |= ir.AttrSizedOperands
	}
	s.Attrs = constraint.Attrs(s.Attrs)
	return Dialect.Op(name, s)
}
