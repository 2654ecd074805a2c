package omp

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Synchronization.
var (
	Barrier = define("barrier", op{doc: "Wait for all threads of the team.", source: "OpenMP 5.2 §15.3.1",
		interfaces: []any{ir.FixedOrder(ir.Acquire | ir.Release | ir.Team)}})
	Flush = define("flush", op{doc: "Make the thread's view of memory consistent.", source: "OpenMP 5.2 §15.8.5",
		operands: []ir.OperandSpec{many("varList", anyType)}, before: "( `(` $varList^ `:` type($varList) `)` )?",
		interfaces: []any{ir.FixedOrder(ir.Acquire | ir.Release)}})
	CriticalDeclare = define("critical.declare", op{doc: "The name of a critical section.", source: "OpenMP 5.2 §15.2",
		clauses: []*Clause{CriticalName, Hint}, traits: ir.SymbolOp, verify: verifyHint, interfaces: []any{section{}}})
	Critical = define("critical", op{doc: "Run the region by one thread at a time.", source: "OpenMP 5.2 §15.2",
		attrs: []ir.AttrSpec{optional("name", constraint.FlatSymbol)}, regions: region, before: "(`(` $name^ `)`)?", verifySymbols: verifyCritical,
		interfaces: []any{ir.FixedOrder(ir.Acquire | ir.Release)}})
)

var fmtAtomic = "oilist( " + Hint.Optional[0] + " | " + MemoryOrder.Optional[0] + " )"

// Atomic operations.
var (
	AtomicRead = define("atomic.read", op{doc: "Read x atomically into v.", source: "OpenMP 5.2 §15.8.4",
		operands: []ir.OperandSpec{one("x", pointers), one("v", pointers)}, attrs: []ir.AttrSpec{needed("element_type", constraint.TypeAttr)},
		clauses: []*Clause{Hint, MemoryOrder}, format: "$v `=` $x " + fmtAtomic + " `:` type($v) `,` type($x) `,` $element_type attr-dict",
		verify: verifyAtomicRead, interfaces: []any{&Atomic{AtomicReads}}})
	AtomicWrite = define("atomic.write", op{doc: "Write expr atomically to x.", source: "OpenMP 5.2 §15.8.4",
		operands: []ir.OperandSpec{one("x", pointers), one("expr", anyType)}, clauses: []*Clause{Hint, MemoryOrder},
		format: "$x `=` $expr " + fmtAtomic + " `:` type($x) `,` type($expr) attr-dict",
		verify: verifyAtomicWrite, interfaces: []any{&Atomic{AtomicWrites}}})
	AtomicUpdate = define("atomic.update", op{doc: "Replace the value of x atomically by what the region makes of it.", source: "OpenMP 5.2 §15.8.4",
		operands: []ir.OperandSpec{one("x", pointers)}, clauses: []*Clause{Hint, MemoryOrder},
		attrs:   []ir.AttrSpec{optional("atomic_control", constraint.Attr("atomic control attribute", func(a ir.Attribute) bool { r, ok := a.(*Record); return ok && r.Kind == AtomicControl }))},
		regions: []ir.RegionSpec{{Name: "region", Sized: 1}}, traits: ir.SingleBlock | ir.RecursiveEffects | ir.ImplicitTerminator, terminator: "omp.yield",
		effects: []ir.Effect{{Kind: ir.ReadEffect, On: "x"}, {Kind: ir.WriteEffect, On: "x"}},
		format:  fmtAtomic + " $x `:` type($x) $region attr-dict",
		verify:  verifyAtomicUpdate, verifyRegions: verifyAtomicUpdateRegion, interfaces: []any{&Atomic{AtomicUpdates}}})
	AtomicCapture = define("atomic.capture", op{doc: "Do two atomic operations on one location as one.", source: "OpenMP 5.2 §15.8.4",
		clauses: []*Clause{Hint, MemoryOrder}, regions: []ir.RegionSpec{{Name: "region", Sized: 1}},
		traits: ir.SingleBlock | ir.RecursiveEffects | ir.ImplicitTerminator, terminator: "omp.terminator",
		verify: verifyAtomicOrder, verifyRegions: verifyAtomicCapture, interfaces: []any{&Atomic{AtomicCaptures}}})
)

// Threadprivate is omp.threadprivate, AllocateDir omp.allocate_dir.
var (
	Threadprivate = define("threadprivate", op{doc: "The thread's own copy of a variable.", source: "OpenMP 5.2 §5.2",
		operands: []ir.OperandSpec{one("sym_addr", pointers)}, results: []ir.ResultSpec{one("tls_addr", pointers)},
		match: [][]string{{"sym_addr", "tls_addr"}}, format: "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict"})
	AllocateDir = define("allocate_dir", op{doc: "How variables are allocated.", source: "OpenMP 5.2 §6.5",
		operands: []ir.OperandSpec{many("varList", anyType)}, clauses: []*Clause{Align, Allocator},
		before: "`(` $varList `:` type($varList) `)`", verify: verifyAllocateDir})
)
