package irgen

import (
	"slices"

	"accc/dialects/acc"
	"accc/frontend"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
)

// A Convention is what the front ends of LLVM do in different ways, so that the operations of a unit are those that
// the front end of its language gives. The zero value is that of C.
type Convention struct {
	// InOrder: operations of clauses stand in the order of the clauses; otherwise data clauses come before private copies.
	InOrder bool
	// Exits are the clauses in the order of their exit operations, DeclareExits those of declare; nil: the reverse of the
	// order of entry.
	Exits, DeclareExits []*pragma.ClauseDef
	// LateImplicit leaves the implicit data attributes of compute constructs (OpenACC 3.3 §2.6.2) to the pass acc-implicit-data.
	LateImplicit bool
	// WholeCopies: recipes of private and firstprivate copy whole variables, whatever section the clause names.
	WholeCopies bool
	// OuterVariables: the variable of a loop lives outside of it even where its head is the first to name it.
	OuterVariables bool
	// SerialSeq: loop constructs of serial that do not say how they run are seq; otherwise they are independent.
	SerialSeq bool
}

// Generator lowers the directives of one translation unit.
type Generator struct {
	host       Host
	convention Convention
	loopLocals map[*frontend.Construct]map[*frontend.Symbol]bool
	symbols    map[string]bool           // of recipes, constructors and destructors
	declared   map[*frontend.Symbol]bool // by declare at file scope
	scopes     []*scope
	routines   int // acc.routine operations so far
}

// New makes a generator that asks host.
func New(host Host, convention Convention) *Generator {
	return &Generator{host: host, convention: convention, symbols: map[string]bool{}, declared: map[*frontend.Symbol]bool{},
		loopLocals: map[*frontend.Construct]map[*frontend.Symbol]bool{}}
}

// BeginRoutine forgets the constructs around; the host calls it before it lowers another routine.
func (g *Generator) BeginRoutine() { g.scopes = nil }

// A scope is a construct around the current place.
type scope struct {
	construct *frontend.Construct // nil: a routine with declare directives
	data      []*mapped
}

func (g *Generator) push(c *frontend.Construct, data []*mapped) {
	g.scopes = append(g.scopes, &scope{construct: c, data: data})
}

func (g *Generator) pop() { g.scopes = g.scopes[:len(g.scopes)-1] }

// lowerings are the directives by what lowers them. It is filled by init because lowering recurses.
var lowerings map[*pragma.DirectiveDef]func(*Generator, *frontend.Construct)

func init() {
	lowerings = map[*pragma.DirectiveDef]func(*Generator, *frontend.Construct){
		pragma.DirParallel: (*Generator).compute, pragma.DirSerial: (*Generator).compute, pragma.DirKernels: (*Generator).compute,
		pragma.DirParallelLoop: (*Generator).compute, pragma.DirSerialLoop: (*Generator).compute, pragma.DirKernelsLoop: (*Generator).compute,
		pragma.DirLoop:      func(g *Generator, c *frontend.Construct) { g.loop(c, nil) },
		pragma.DirData:      (*Generator).dataConstruct,
		pragma.DirHostData:  (*Generator).hostData,
		pragma.DirEnterData: (*Generator).enterDataDirective,
		pragma.DirExitData:  (*Generator).exitDataDirective,
		pragma.DirUpdate:    (*Generator).update,
		pragma.DirWait:      func(g *Generator, c *frontend.Construct) { g.executable(c, acc.Wait) },
		pragma.DirInit:      func(g *Generator, c *frontend.Construct) { g.executable(c, acc.Init) },
		pragma.DirShutdown:  func(g *Generator, c *frontend.Construct) { g.executable(c, acc.Shutdown) },
		pragma.DirSet:       func(g *Generator, c *frontend.Construct) { g.executable(c, acc.Set) },
		pragma.DirAtomic:    (*Generator).atomic,
		pragma.DirCache:     (*Generator).cache,
		pragma.DirRoutine:   func(*Generator, *frontend.Construct) {}, // Routines did it
		pragma.DirDeclare:   (*Generator).declare,
	}
}

// Construct lowers a directive and what it governs, at the host's current place.
func (g *Generator) Construct(c *frontend.Construct) {
	f := lowerings[c.Directive.Def]
	if f == nil {
		g.host.Unsupported(c.Directive.NameSpan, "%s", c.Directive.Def.Name)
	}
	f(g, c)
}

// HasRegion tells whether a directive becomes an operation with a region of blocks of its own.
func HasRegion(d *pragma.Directive) bool {
	switch d.Def {
	case pragma.DirAtomic:
		return false
	}
	return d.Def.Assoc == pragma.Block || d.Def.Assoc == pragma.LoopNest
}

// computeOps are the operations of compute constructs, and what their combined form is called on the loop.
var computeOps = map[*pragma.DirectiveDef]struct {
	op       *ir.OpDef
	end      *ir.OpDef
	combined acc.Combined
}{
	pragma.DirParallel: {acc.Parallel, acc.Yield, acc.ParallelLoop},
	pragma.DirSerial:   {acc.Serial, acc.Yield, acc.SerialLoop},
	pragma.DirKernels:  {acc.Kernels, acc.Terminator, acc.KernelsLoop},
}

// ComputeLeaf is the compute construct that a directive is or contains, or nil.
func ComputeLeaf(d *pragma.DirectiveDef) *pragma.DirectiveDef {
	for _, leaf := range []*pragma.DirectiveDef{pragma.DirParallel, pragma.DirSerial, pragma.DirKernels} {
		if d.Is(leaf) {
			return leaf
		}
	}
	return nil
}

// compute lowers parallel, serial and kernels, alone or combined with loop. In combined constructs private
// and reduction belong to the loop; the reduction variables are copied by the compute construct (§2.11).
func (g *Generator) compute(c *frontend.Construct) {
	leaf := ComputeLeaf(c.Directive.Def)
	row := computeOps[leaf]
	combined := c.Directive.Def != leaf
	loc := g.host.Location(c.Directive.Span)

	o := ir.NewDraft(row.op)
	clauses := g.clauses(c, o)
	clauses.Before(o)
	async := clauses.Of(pragma.ClauseAsync)

	var list, private, first, reduced []*mapped
	if g.convention.InOrder {
		list, private, first, reduced = g.inOrder(c, combined, async)
	} else {
		list, private, first, reduced = g.dataFirst(c, combined, async)
	}
	if !g.convention.LateImplicit {
		impl, implFirst := g.implicit(c, leaf, list, slices.Concat(private, first, reduced), async)
		list = containersFirst(list, impl)
		first = append(first, implFirst...)
	}

	clauses.After(o)
	hold(o, acc.SlotData, list)
	hold(o, acc.SlotPrivate, private)
	hold(o, acc.SlotFirstprivate, first)
	hold(o, acc.SlotReduction, reduced)
	if combined {
		o.Set("combined", ir.Unit())
	}
	op := o.Insert(g.host.Builder(), loc)

	bind := bindings(list)
	bind = append(bind, bindings(first)...)
	bind = append(bind, bindings(private)...)
	bind = append(bind, bindings(reduced)...)
	g.push(c, list)
	g.host.Enter(op.Region(0).AddBlock(), true, bind)
	if combined {
		g.loop(c, &row.combined)
	} else {
		g.host.Body(c)
	}
	g.host.Leave(func(b *ir.Builder) { ir.NewDraft(row.end).Insert(b, loc) })
	g.pop()
	g.leaveData(list, true, async)
}

// dataFirst makes the operations of the clauses of a compute construct: data clauses, private copies, reductions.
func (g *Generator) dataFirst(c *frontend.Construct, combined bool, async acc.Held) (list, private, first, reduced []*mapped) {
	list = g.data(c, accrows.Structured, true, async)
	if !combined {
		private = g.privates(c, pragma.ClausePrivate)
	}
	first = g.privates(c, pragma.ClauseFirstprivate)
	implied, result := g.impliedCopies(c, list, combined, async)
	list = append(list, implied...)
	if !combined {
		reduced = g.reductions(c, result)
	}
	return list, private, first, reduced
}

// inOrder makes the operations of the clauses of a compute construct in the order of the clauses. The variable that a
// combined construct reduces is copied by the compute construct, whatever other clauses say of it.
func (g *Generator) inOrder(c *frontend.Construct, combined bool, async acc.Held) (list, private, first, reduced []*mapped) {
	for _, cl := range c.Directive.Clauses {
		switch cl.Def {
		case pragma.ClausePrivate:
			if !combined {
				private = append(private, g.privatesOf(c, cl, acc.Private, acc.ClausePrivate)...)
			}
		case pragma.ClauseFirstprivate:
			first = append(first, g.privatesOf(c, cl, acc.Firstprivate, acc.ClauseFirstprivate)...)
		case pragma.ClauseReduction:
			if !combined {
				reduced = append(reduced, g.reductionsOf(c, cl, nil)...)
				continue
			}
			for _, a := range cl.Args {
				if a.Var != nil {
					m := &mapped{row: rowCopy, clause: acc.ClauseReduction, implicit: true, object: g.host.Object(c, a.Var, true)}
					g.enterData(m, true, async)
					list = append(list, m)
				}
			}
		default:
			list = append(list, g.dataOf(c, cl, accrows.Structured, true, async)...)
		}
	}
	return list, private, first, reduced
}
