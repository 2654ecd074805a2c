package acctoomp

import (
	"slices"

	"accc/backend/quirks"
	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// Targets are the targets by the names of the pass option.
var Targets = map[string]outcome.Target{"offload": outcome.Offload, "multicore": outcome.Multicore}

// Choices are what the user decides of a translation.
type Choices struct {
	Target outcome.Target
	// Present keeps the promise of present by the modifier of that name, which came with OpenMP 5.1; else what is not
	// present is mapped without a copy.
	Present bool
	// PresentByVersion: it does because the version has it, which not all compilers do.
	PresentByVersion bool
	// CheckPresent keeps it by statements before the construct, which stop the program. What is on the device is decided where the host
	// comes to a construct, with async too: see waits.
	CheckPresent bool
	// Loop leaves to the compiler how loops are shared (OpenMP 5.0).
	Loop bool
	// Version is the version of OpenMP that is written, times ten; 0: any.
	Version int
	// Arrays reports whether what is at a location is a part of statements that threads can share as a whole; nil: nothing is.
	Arrays func(*ir.FileLoc) bool
	// For are the compilers whose mistakes are avoided and named.
	For quirks.Compilers
	// Linked: what is written is linked with the libraries that it needs, so that these are not named.
	Linked bool
	open   bool // for the text, see Directives
}

// A construct is what one acc operation becomes: a directive of OpenMP, possibly combined.
type construct struct {
	Op *ir.Op
	// Leaves are the constructs, outermost first: target, teams, distribute, parallel, for, simd. None: the directive
	// is dropped, and what it governs runs as written.
	Leaves  []*pragma.DirectiveDef
	Clauses []*clause
	// Before are directives of their own before this one, After are those after what it governs, End are at the end of
	// that.
	Before, After, End []*construct
	// Calls are statements that replace a directive.
	Calls []call
	// Statements are the operations that this represents, where no directive does; nil where one does.
	Statements []*ir.Op
	// Under is a condition for all of this that the directive has no clause for.
	Under *ir.Value
	// arrays: threads share the elements of its array assignments.
	arrays bool
	// fresh are the scalars of which each iteration of the loop has a copy without a value, beside those of the clauses. Text has clauses alone.
	fresh []*ir.Value
	// within is how many leaves are about the region, where those of its loop were planned apart; 0: see split.
	within int
}

// A call is a statement: the call of a function of OpenMP's library, or, where Name is empty, the choice of the default
// queue.
type call struct {
	Name  string
	Value *ir.Value
	Queue queue
}

// A plan is what a module becomes.
type plan struct {
	Choices
	Constructs []*construct // in the order of the operations
	// program collects the result: text next to directives, and remarks.
	program *outcome.Program

	of       map[*ir.Op]*construct
	routines map[string]*ir.Op
	moved    map[*ir.Op]bool // constructs that have rows which calls move
	shared   map[*ir.Op]bool // loops that share their iterations with those of the one around
	fortran  bool            // the host language
	dynamic  bool            // async values that are computed have been remarked on
}

// newPlan plans a module, which Prepare changes.
func newPlan(module *ir.Op, by Choices) *plan {
	p := &plan{Choices: by, fortran: module.Attr("fir.defaultkind") != nil, of: map[*ir.Op]*construct{}, moved: map[*ir.Op]bool{}, shared: map[*ir.Op]bool{}, routines: map[string]*ir.Op{}, program: &outcome.Program{Module: module, Target: by.Target, Version: by.Version, For: by.For, Components: map[string]bool{}, Constants: map[string]bool{}}}
	if by.Target == outcome.Offload {
		p.bounded(module)
	}
	Prepare(module, by.Target)
	ir.Walk(module, func(o *ir.Op) bool {
		if o.Is(acc.Routine) {
			if f, ok := o.Attr("func_name").(*ir.SymbolRefAttr); ok {
				p.routines[f.Root] = o
			}
			p.routine(o)
		}
		return true
	})
	for o := module.Region(0).Entry().First(); o != nil; o = o.Next() {
		switch {
		case o.Is(fn.Func), o.Is(llvm.Func):
			p.callbacks(o)
			p.walk(o, p.body(o))
		case o.Is(acc.GlobalCtor):
			p.globalDeclare(o)
		}
	}
	return p
}

// Of is what an operation becomes, nil if it is not a directive.
func (p *plan) Of(o *ir.Op) *construct { return p.of[o] }

func (p *plan) add(o *ir.Op, leaves ...*pragma.DirectiveDef) *construct {
	c := &construct{Op: o, Leaves: leaves}
	p.Constructs = append(p.Constructs, c)
	p.of[o] = c
	return c
}

func (p *plan) remark(r *Rule, o *ir.Op, reason string) { p.remarkAt(r, o, o.Loc, reason) }

// remarkAt is a remark about a construct that points to a part of its directive. It is made once for each construct.
func (p *plan) remarkAt(r *Rule, o *ir.Op, at ir.Location, reason string) {
	p.program.Remark(r, o, at, reason)
}

func (c *construct) has(leaf *pragma.DirectiveDef) bool { return slices.Contains(c.Leaves, leaf) }

// callbacks refuses a function that registers callbacks for events (OpenACC 3.3 chapter 5): they would never be
// called.
func (p *plan) callbacks(f *ir.Op) {
	const reason = ": OpenMP does not call what is registered for events of OpenACC; accc run and --target=wasm do"
	if f.StringAttr("sym_name") == "acc_register_library" && !f.Region(0).Empty() {
		p.remark(Impossible, f, "acc_register_library"+reason)
	}
	ir.Walk(f, func(o *ir.Op) bool {
		for _, attr := range []string{"callee", "value"} {
			if s, ok := o.Attr(attr).(*ir.SymbolRefAttr); ok && (s.Root == "acc_prof_register" || s.Root == "acc_prof_lookup") {
				p.remark(Impossible, o, s.Root+reason)
			} else if ok && s.Root == "acc_set_error_routine" {
				p.remark(Impossible, o, s.Root+": OpenMP calls no routine for errors; accc run and --target=wasm do")
			}
		}
		return true
	})
}

// body is the context of a function: its routine directive says which parallelism it may use.
func (p *plan) body(f *ir.Op) workScope {
	r := p.routines[f.StringAttr("sym_name")]
	if r == nil {
		return workScope{}
	}
	at := workScope{routine: true}
	at.gangs = acc.SlotRoutineGang.Given(acc.Any, r)
	at.threads = p.Target == outcome.Offload && (at.gangs || acc.SlotRoutineWorker.Given(acc.Any, r) || acc.SlotRoutineVector.Given(acc.Any, r))
	return at
}

// walk plans everything in an operation.
func (p *plan) walk(o *ir.Op, at workScope) {
	for _, r := range o.Regions() {
		for _, b := range r.Blocks() {
			for in := b.First(); in != nil; in = in.Next() {
				p.op(in, at)
			}
		}
	}
}

func (p *plan) op(o *ir.Op, at workScope) {
	switch {
	case o.Is(acc.Parallel), o.Is(acc.Serial), o.Is(acc.Kernels):
		p.compute(o)
		return
	case o.Is(acc.Loop):
		p.loop(o, at)
		return
	case o.Is(acc.AtomicCapture):
		p.atomic(o, ompdir.ClauseCapture)
		return
	case o.Is(acc.AtomicRead):
		p.atomic(o, ompdir.ClauseRead)
	case o.Is(acc.AtomicWrite):
		p.atomic(o, ompdir.ClauseWrite)
	case o.Is(acc.AtomicUpdate):
		p.atomic(o, ompdir.ClauseUpdate)
	case o.Is(acc.Cache):
		p.remark(Dropped, o, "cache: OpenMP has no equivalent; caches are left to the hardware")
	default:
		if f := dataDirectives[o.Def()]; f != nil {
			f(p, o)
		}
	}
	p.walk(o, at)
}

func (p *plan) atomic(o *ir.Op, kind *pragma.ClauseDef) {
	c := p.add(o, ompdir.DirAtomic)
	c.clause(kind)
	p.libraryOfAtomic(o)
	if acc.SlotIf.Operand(o) != nil {
		p.remark(Dropped, o, "if of atomic: the access is always atomic")
	}
}
