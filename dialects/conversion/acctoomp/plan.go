package acctoomp

import (
	"slices"

	"accc/dialects/acc"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// Target is what the OpenMP program is for.
type Target uint8

// The targets.
const (
	Offload   Target = iota // a device, by target constructs
	Multicore               // the threads of the host
)

// Targets are the targets by the names of the pass option.
var Targets = map[string]Target{"offload": Offload, "multicore": Multicore}

// A Construct is what one acc operation becomes: a directive of OpenMP, possibly combined.
type Construct struct {
	Op *ir.Op
	// Leaves are the constructs, outermost first: target, teams, distribute, parallel, for, simd. None: the directive
	// is dropped, and what it governs runs as written.
	Leaves  []string
	Clauses []*Clause
	// Before are directives of their own before this one, After are those after what it governs, End are at the end of
	// that.
	Before, After, End []*Construct
	// Calls are statements that replace a directive.
	Calls []Call
	// Statements are the operations that this represents, where no directive does; nil where one does.
	Statements []*ir.Op
	// Under is a condition for all of this that the directive has no clause for.
	Under *ir.Value
}

// A Call is a statement: the call of a function of OpenMP's library, or, where Name is empty, the choice of the default
// queue.
type Call struct {
	Name  string
	Value *ir.Value
	Queue Queue
}

// A Clause is one clause.
type Clause struct {
	Name     string // "map"
	Modifier string // "tofrom", "target"; "" for none
	// Vars are the acc data operations that name the variables. Bare leaves their sections out.
	Vars []*ir.Op
	Bare bool
	// Conds are conditions that must all hold; Not are those that must not.
	Conds, Not []*ir.Value
	// Values are arguments. Product: they are factors of one argument.
	Values  []*ir.Value
	Product bool
	// Number is an argument known here, where it is not zero; Word one that is a keyword.
	Number int64
	Word   string
	// Queues are the objects of depend.
	Queues []Queue
	// never: the condition is false.
	Never bool
}

// A Remark is something that OpenMP says in another way or not at all.
type Remark struct {
	Rule   *Rule
	Op     *ir.Op
	Reason string
}

// A Plan is what a module becomes.
type Plan struct {
	Target     Target
	Constructs []*Construct // in the order of the operations
	Remarks    []Remark

	of       map[*ir.Op]*Construct
	routines map[string]*ir.Op
	said     map[said]bool
	dynamic  bool // async values that are computed have been remarked on
}

type said struct {
	rule   *Rule
	op     *ir.Op
	reason string
}

// Make plans a module, which Prepare changes.
func Make(module *ir.Op, t Target) *Plan {
	Prepare(module, t)
	p := &Plan{Target: t, of: map[*ir.Op]*Construct{}, routines: map[string]*ir.Op{}, said: map[said]bool{}}
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
func (p *Plan) Of(o *ir.Op) *Construct { return p.of[o] }

func (p *Plan) add(o *ir.Op, leaves ...string) *Construct {
	c := &Construct{Op: o, Leaves: leaves}
	p.Constructs = append(p.Constructs, c)
	p.of[o] = c
	return c
}

func (p *Plan) remark(r *Rule, o *ir.Op, reason string) {
	key := said{r, o, reason}
	if !p.said[key] {
		p.said[key] = true
		p.Remarks = append(p.Remarks, Remark{r, o, reason})
	}
}

func (c *Construct) clause(name string) *Clause {
	cl := &Clause{Name: name}
	c.Clauses = append(c.Clauses, cl)
	return cl
}

func (c *Construct) has(leaf string) bool {
	for _, l := range c.Leaves {
		if l == leaf {
			return true
		}
	}
	return false
}

// vars adds a variable to the clause of a name and modifier.
func (c *Construct) vars(name, modifier string, o *ir.Op) {
	for _, cl := range c.Clauses {
		if cl.Name == name && cl.Modifier == modifier && len(cl.Vars) > 0 {
			for _, v := range cl.Vars {
				if sameVariable(v, o) {
					return
				}
			}
			cl.Vars = append(cl.Vars, o)
			return
		}
	}
	cl := c.clause(name)
	cl.Modifier = modifier
	cl.Vars = []*ir.Op{o}
	cl.Bare = name == "private" || name == "firstprivate" || name == "lastprivate"
}

// holds reports whether a variable has a copy of its own in a construct.
func (c *Construct) holds(o *ir.Op) bool { return c.keeps(o) || c.names(o, "reduction") }

// keeps reports whether that copy is gone in the end.
func (c *Construct) keeps(o *ir.Op) bool { return c.names(o, "private", "firstprivate", "lastprivate") }

// names reports whether one of the clauses is about a variable.
func (c *Construct) names(o *ir.Op, clauses ...string) bool {
	for _, cl := range c.Clauses {
		if slices.Contains(clauses, cl.Name) && slices.ContainsFunc(cl.Vars, func(v *ir.Op) bool { return sameVariable(v, o) }) {
			return true
		}
	}
	return false
}

// callbacks refuses a function that registers callbacks for events (OpenACC 3.3 chapter 5): they would never be
// called.
func (p *Plan) callbacks(f *ir.Op) {
	const reason = ": OpenMP does not call what is registered for events of OpenACC; accc run and --target=wasm do"
	if f.StringAttr("sym_name") == "acc_register_library" && !f.Region(0).Empty() {
		p.remark(Impossible, f, "acc_register_library"+reason)
	}
	ir.Walk(f, func(o *ir.Op) bool {
		for _, attr := range []string{"callee", "value"} {
			if s, ok := o.Attr(attr).(*ir.SymbolRefAttr); ok && (s.Root == "acc_prof_register" || s.Root == "acc_prof_lookup") {
				p.remark(Impossible, o, s.Root+reason)
			}
		}
		return true
	})
}

// body is the context of a function: its routine directive says which parallelism it may use.
func (p *Plan) body(f *ir.Op) workScope {
	r := p.routines[f.StringAttr("sym_name")]
	if r == nil {
		return workScope{}
	}
	at := workScope{routine: true}
	at.gangs = acc.SlotRoutineGang.Given(acc.Any, r)
	at.threads = p.Target == Offload && (at.gangs || acc.SlotRoutineWorker.Given(acc.Any, r) || acc.SlotRoutineVector.Given(acc.Any, r))
	return at
}

// walk plans everything in an operation.
func (p *Plan) walk(o *ir.Op, at workScope) {
	for _, r := range o.Regions() {
		for _, b := range r.Blocks() {
			for in := b.First(); in != nil; in = in.Next() {
				p.op(in, at)
			}
		}
	}
}

func (p *Plan) op(o *ir.Op, at workScope) {
	switch {
	case o.Is(acc.Parallel), o.Is(acc.Serial), o.Is(acc.Kernels):
		p.compute(o)
		return
	case o.Is(acc.Loop):
		p.loop(o, at)
		return
	case o.Is(acc.AtomicCapture):
		p.atomic(o, "capture")
		return
	case o.Is(acc.AtomicRead):
		p.atomic(o, "read")
	case o.Is(acc.AtomicWrite):
		p.atomic(o, "write")
	case o.Is(acc.AtomicUpdate):
		p.atomic(o, "update")
	case o.Is(acc.Cache):
		p.remark(Dropped, o, "cache: OpenMP has no equivalent; caches are left to the hardware")
	default:
		if f := dataDirectives[o.Def()]; f != nil {
			f(p, o)
		}
	}
	p.walk(o, at)
}

func (p *Plan) atomic(o *ir.Op, kind string) {
	c := p.add(o, "atomic")
	c.clause(kind)
	if acc.SlotIf.Operand(o) != nil {
		p.remark(Dropped, o, "if of atomic: the access is always atomic")
	}
}
