package acc

import (
	"accc/dialects/acc"
	"accc/frontend"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// A Convention is what LLVM's front ends do in different ways, so that the operations of a unit are those of the front
// end of its language. The zero value is that of C.
type Convention struct {
	// InOrder: operations of clauses are in the order of the clauses; otherwise data clauses come before private
	// copies.
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
	host       irgen.Host
	convention Convention
	loopLocals map[*frontend.Construct]map[*frontend.Symbol]bool
	symbols    map[string]bool           // of recipes, constructors and destructors
	declared   map[*frontend.Symbol]bool // by declare at file scope
	scopes     []*scope
	routines   int         // acc.routine operations so far
	recipes    *recipeMark // nil: after all others
	// alone is called before anything changes that the functions of the module share, nil: nothing is.
	alone func()
}

// New makes a generator that asks host.
func New(host irgen.Host, convention Convention) *Generator {
	return &Generator{host: host, convention: convention, symbols: map[string]bool{}, declared: map[*frontend.Symbol]bool{},
		loopLocals: map[*frontend.Construct]map[*frontend.Symbol]bool{}}
}

// Fork is a generator for functions that host lowers beside others. alone is called before it changes anything that they share, and must not
// return then.
func (g *Generator) Fork(host irgen.Host, alone func()) *Generator {
	f := *g
	f.host, f.alone = host, alone
	f.loopLocals = map[*frontend.Construct]map[*frontend.Symbol]bool{}
	return &f
}

// changes is called before something changes that the functions of the module share.
func (g *Generator) changes() {
	if g.alone != nil {
		g.alone()
	}
}

// BeginRoutine forgets the constructs around; the host calls it before it lowers another routine.
func (g *Generator) BeginRoutine() { g.scopes = nil }

// A scope is a construct around the current insertion point.
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
		accdir.DirParallel: (*Generator).compute, accdir.DirSerial: (*Generator).compute, accdir.DirKernels: (*Generator).compute,
		accdir.DirParallelLoop: (*Generator).compute, accdir.DirSerialLoop: (*Generator).compute, accdir.DirKernelsLoop: (*Generator).compute,
		accdir.DirLoop:      func(g *Generator, c *frontend.Construct) { g.loop(c, nil) },
		accdir.DirData:      (*Generator).dataConstruct,
		accdir.DirHostData:  (*Generator).hostData,
		accdir.DirEnterData: (*Generator).enterDataDirective,
		accdir.DirExitData:  (*Generator).exitDataDirective,
		accdir.DirUpdate:    (*Generator).update,
		accdir.DirWait:      func(g *Generator, c *frontend.Construct) { g.executable(c, acc.Wait) },
		accdir.DirInit:      func(g *Generator, c *frontend.Construct) { g.executable(c, acc.Init) },
		accdir.DirShutdown:  func(g *Generator, c *frontend.Construct) { g.executable(c, acc.Shutdown) },
		accdir.DirSet:       func(g *Generator, c *frontend.Construct) { g.executable(c, acc.Set) },
		accdir.DirAtomic:    (*Generator).atomic,
		accdir.DirCache:     (*Generator).cache,
		accdir.DirRoutine:   func(*Generator, *frontend.Construct) {}, // Routines did it
		accdir.DirDeclare:   (*Generator).declare,
	}
}

// Construct lowers a directive and what it governs, at the host's insertion point.
func (g *Generator) Construct(c *frontend.Construct) {
	f := lowerings[c.Directive.Def]
	if f == nil {
		g.host.Unsupported(c.Directive.NameSpan, "%s", c.Directive.Def.Name)
	}
	f(g, c)
}

// HasRegion reports whether a directive becomes an operation with a region of blocks of its own.
func HasRegion(d *pragma.Directive) bool {
	switch d.Def {
	case accdir.DirAtomic:
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
	accdir.DirParallel: {acc.Parallel, acc.Yield, acc.ParallelLoop},
	accdir.DirSerial:   {acc.Serial, acc.Yield, acc.SerialLoop},
	accdir.DirKernels:  {acc.Kernels, acc.Terminator, acc.KernelsLoop},
}

// ComputeLeaf is the compute construct that a directive is or contains, or nil.
func ComputeLeaf(d *pragma.DirectiveDef) *pragma.DirectiveDef {
	for _, leaf := range []*pragma.DirectiveDef{accdir.DirParallel, accdir.DirSerial, accdir.DirKernels} {
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
	async := clauses.Of(accdir.ClauseAsync)

	var list, private, first, reduced []*mapped
	if g.convention.InOrder {
		list, private, first, reduced = g.inOrder(c, combined, async)
	} else {
		list, private, first, reduced = g.dataFirst(c, combined, async)
	}
	before := mark{g.host.Builder().Block().Last(), g.lastRecipe()}
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
	if !g.convention.LateImplicit {
		list = g.implicit(c, op, before, list, first, async)
	}
	g.leaveData(list, true, async)
}

// dataFirst makes the operations of the clauses of a compute construct: data clauses, private copies, reductions.
func (g *Generator) dataFirst(c *frontend.Construct, combined bool, async acc.Held) (list, private, first, reduced []*mapped) {
	list = g.data(c, accrows.Structured, true, async)
	if !combined {
		private = g.privates(c, accdir.ClausePrivate)
	}
	first = g.privates(c, accdir.ClauseFirstprivate)
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
		case accdir.ClausePrivate:
			if !combined {
				private = append(private, g.privatesOf(c, cl, acc.Private, acc.ClausePrivate)...)
			}
		case accdir.ClauseFirstprivate:
			first = append(first, g.privatesOf(c, cl, acc.Firstprivate, acc.ClauseFirstprivate)...)
		case accdir.ClauseReduction:
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
