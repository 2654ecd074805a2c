package omp

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/sharing"
	"accc/ir"
	"accc/irgen"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// Generator lowers the directives of one translation unit.
type Generator struct {
	host  Host
	facts *sharing.Facts
	// atomicOrder is the memory order that a requires directive asks for, relaxed without one; empty: not known yet.
	atomicOrder string
	// notes: what constructs share by rule alone is noted, too.
	notes   bool
	recipes map[string]bool // by their symbols
	// declared counts the declarative directives that are kept.
	declared int
	// chosen is the construct of a metadirective that is being lowered by another directive, or nil.
	chosen *frontend.Construct
	// onDevice are the declare target directives.
	onDevice []*frontend.Construct
	units    []*frontend.Unit
	// mappers are those that the units declare, nil until they are asked for.
	mappers []*mapper
	// hostValues are the expressions that the host has evaluated for the target construct around, hostBounds the loops.
	hostValues map[*pragma.Expr]**ir.Value
	hostBounds map[*frontend.Loop][]Bounds // by the outermost loop
	// routine is the function that is being lowered, around the innermost construct of it whose region is; dispatching is the dispatch
	// construct whose statement is. They are nil where there is none.
	routine     *frontend.Symbol
	around      *frontend.Construct
	dispatching *dispatching
	// variantsOf are the variants of functions by the names of these, nil until they are asked for; selectors are the directives of the
	// expressions in their context selectors, holders the functions that hold such directives.
	variantsOf map[string][]*Variant
	selectors  map[*pragma.Expr]*frontend.Construct
	holders    map[*frontend.Construct]*holder
	// criticals are the operations that declare the names of critical sections.
	criticals []*ir.Op
	// evaluated are the integers of the clauses being lowered that are needed more than once.
	evaluated map[*pragma.Expr]*ir.Value
	// alone is called before anything changes that the functions of the module share, nil: nothing is.
	alone func()
}

// New makes a generator that asks host about the constructs of units. implied: operations also say which variables constructs
// share by rule alone.
func New(host Host, implied bool, units ...*frontend.Unit) *Generator {
	return &Generator{host: host, notes: implied, facts: sharing.FindIn(units...), units: units, recipes: map[string]bool{},
		hostValues: map[*pragma.Expr]**ir.Value{}, hostBounds: map[*frontend.Loop][]Bounds{},
		holders: map[*frontend.Construct]*holder{}}
}

// Fork is a generator for functions that host lowers beside others. alone is called before it changes anything that they share, and must not
// return then.
func (g *Generator) Fork(host Host, alone func()) *Generator {
	g.variants()
	f := *g
	f.host, f.alone = host, alone
	f.hostValues, f.hostBounds, f.evaluated = map[*pragma.Expr]**ir.Value{}, map[*frontend.Loop][]Bounds{}, nil
	return &f
}

// changes is called before something changes that the functions of the module share.
func (g *Generator) changes() {
	if g.alone != nil {
		g.alone()
	}
}

// BeginRoutine begins a function.
func (g *Generator) BeginRoutine(s *frontend.Symbol) {
	g.routine, g.around, g.dispatching = s, nil, nil
}

// inside lowers code in the region of a construct; nil: code that belongs to none.
func (g *Generator) inside(c *frontend.Construct, f func()) {
	outer := g.around
	g.around = c
	f()
	g.around = outer
}

// Threadprivate are the variables of threadprivate directives.
func (g *Generator) Threadprivate() map[*frontend.Symbol]*frontend.Construct {
	return g.facts.Threadprivate
}

// lowerings are the directives that are no sequence of leaf constructs, by what lowers them. It is filled by init because
// lowering recurses.
var lowerings map[*pragma.DirectiveDef]func(*Generator, *frontend.Construct)

func init() {
	lowerings = map[*pragma.DirectiveDef]func(*Generator, *frontend.Construct){
		ompdir.DirBarrier:           (*Generator).standalone,
		ompdir.DirTaskyield:         (*Generator).standalone,
		ompdir.DirTaskwait:          (*Generator).standalone,
		ompdir.DirFlush:             (*Generator).standalone,
		ompdir.DirCancel:            (*Generator).standalone,
		ompdir.DirCancellationPoint: (*Generator).standalone,
		ompdir.DirSection:           func(*Generator, *frontend.Construct) {}, // sections lowers it
		ompdir.DirAtomic:            (*Generator).atomic,
		ompdir.DirNothing:           (*Generator).marked,
		ompdir.DirAssume:            (*Generator).marked,
		ompdir.DirError:             (*Generator).marked,
		ompdir.DirDepobj:            (*Generator).marked,
		ompdir.DirInterop:           (*Generator).marked,
		ompdir.DirDispatch:          (*Generator).dispatch,
		ompdir.DirAllocate:          (*Generator).allocate,
		ompdir.DirAllocators:        (*Generator).marked,
		ompdir.DirTaskgraph:         (*Generator).taskgraph,
		ompdir.DirTile:              (*Generator).transform, ompdir.DirUnroll: (*Generator).transform, ompdir.DirReverse: (*Generator).transform,
		ompdir.DirInterchange: (*Generator).transform, ompdir.DirSplit: (*Generator).transform, ompdir.DirStripe: (*Generator).transform,
		ompdir.DirFuse:               (*Generator).marked,
		ompdir.DirScan:               (*Generator).standalone,
		ompdir.DirMetadirective:      (*Generator).metadirective,
		ompdir.DirBeginMetadirective: (*Generator).metadirective,
		ompdir.DirEndMetadirective:   func(*Generator, *frontend.Construct) {}, // it ends what has been lowered
		// Uses have the recipes; the directive itself has no other effect.
		ompdir.DirDeclareReduction:    func(*Generator, *frontend.Construct) {},
		ompdir.DirThreadprivate:       (*Generator).Declarative,
		ompdir.DirGroupprivate:        (*Generator).Declarative,
		ompdir.DirAssumes:             (*Generator).assumes,
		ompdir.DirBeginAssumes:        (*Generator).assumes,
		ompdir.DirDeclareSimd:         (*Generator).Declarative,
		ompdir.DirDeclareVariant:      (*Generator).declareVariant,
		ompdir.DirBeginDeclareVariant: (*Generator).declareVariant,
		ompdir.DirEndDeclareVariant:   (*Generator).Declarative,
		ompdir.DirDeclareTarget:       (*Generator).declareTarget,
		ompdir.DirBeginDeclareTarget:  (*Generator).declareTarget,
		ompdir.DirEndDeclareTarget:    (*Generator).Declarative,
		ompdir.DirEndAssumes:          (*Generator).Declarative,
		ompdir.DirDeclareMapper:       (*Generator).declareMapper,
		ompdir.DirRequires:            (*Generator).requires,
		ompdir.DirTargetData:          (*Generator).targetData,
		ompdir.DirTargetEnterData:     (*Generator).moveData,
		ompdir.DirTargetExitData:      (*Generator).moveData,
		ompdir.DirTargetUpdate:        (*Generator).moveData,
	}
}

// Construct lowers a directive and what it governs, at the host's insertion point.
func (g *Generator) Construct(c *frontend.Construct) {
	if f := lowerings[c.Directive.Def]; f != nil {
		f(g, c)
		return
	}
	if c.Directive.Def == ompdir.DirOrdered && c.Directive.Assoc() == pragma.Standalone {
		g.doacross(c)
		return
	}
	g.directive(c).leaf(0)
}

// directive splits a directive into its leaves.
func (g *Generator) directive(c *frontend.Construct) *directive {
	d := &directive{Generator: g, construct: c, nested: c, loc: g.host.Location(c.Directive.Span)}
	d.leaves = inOrder(ompdir.Split(c.Directive, d.iterates))
	d.rest = leftOver(c.Directive, d.leaves)
	for i := range d.leaves {
		teams := &d.leaves[i]
		if i > 0 && teams.Def == ompdir.DirTeams && d.leaves[0].Def == ompdir.DirTarget && slices.ContainsFunc(teams.Clauses, func(c *pragma.Clause) bool { return c.Def == ompdir.ClauseNumTeams }) {
			// The limit of target is that of its teams, as in flang's lowering where the host evaluates num_teams.
			teams.Clauses = slices.DeleteFunc(slices.Clone(teams.Clauses), func(c *pragma.Clause) bool {
				return c.Def == ompdir.ClauseThreadLimit && slices.Contains(d.leaves[0].Clauses, c)
			})
		}
	}
	if i, loop := d.threadsOfTeam(); loop != nil {
		// The threads have the copies of the iterations that they share, as in flang's lowering.
		parallel := &d.leaves[i]
		parallel.Clauses = slices.Clone(parallel.Clauses)
		for k := i + 1; k < len(d.leaves); k++ {
			d.leaves[k].Clauses = slices.DeleteFunc(slices.Clone(d.leaves[k].Clauses), func(c *pragma.Clause) bool {
				moves := c.Def == ompdir.ClausePrivate || c.Def == ompdir.ClauseFirstprivate && c.Leaf() == nil
				if moves && !slices.Contains(parallel.Clauses, c) {
					parallel.Clauses = append(parallel.Clauses, c)
				}
				return moves
			})
		}
	}
	return d
}

// threadsOfTeam is the leaf parallel of distribute parallel for, and that of the loop; nil where lanes or nothing else shares
// the iterations. Variables of lastprivate stay with the loop.
func (d *directive) threadsOfTeam() (parallel int, loop *ompdir.Leaf) {
	n := len(d.leaves)
	if n < 3 || d.leaves[n-3].Def != ompdir.DirParallel || d.leaves[n-2].Def != ompdir.DirDistribute || d.leaves[n-1].Def != ompdir.DirFor ||
		d.construct.Directive.Find(ompdir.ClauseLastprivate) != nil {
		return 0, nil
	}
	return n - 3, &d.leaves[n-1]
}

// HasRegion reports whether a directive becomes an operation with a region of blocks of its own.
func HasRegion(d *pragma.Directive) bool {
	a := d.Assoc()
	return d.Def != ompdir.DirAtomic && (a == pragma.Block || a == pragma.LoopNest || d.Def == ompdir.DirSection)
}

// standalone lowers a directive that governs nothing: one operation with its clauses.
func (g *Generator) standalone(c *frontend.Construct) {
	l := omprows.LayoutFor(c.Directive.Def)
	o := ir.NewDraft(l.Op)
	g.clauses(o, l, c, c.Directive.Clauses)
	g.noteChoice(o, c)
	o.Insert(g.host.Builder(), g.host.Location(c.Directive.Span))
}

// noteChoice marks the operation of a directive that a metadirective stands for.
func (g *Generator) noteChoice(o *ir.Draft, c *frontend.Construct) {
	if g.chosen == c {
		o.Set(accc.Chosen.Name, ir.Unit())
	}
}

// A directive is one that is being lowered.
type directive struct {
	*Generator
	construct *frontend.Construct
	// nested is the construct that has the loops.
	nested *frontend.Construct
	// asked is how many loops the collapse clause asks for, 1 without one.
	asked  int64
	leaves []ompdir.Leaf    // outermost first, in the order of their operations
	rest   []*pragma.Clause // that no leaf has
	loc    ir.Location
}

// leftOver are the clauses of a directive that apply to none of its leaves: allocate for copies of a construct that has no
// allocate clause.
func leftOver(d *pragma.Directive, leaves []ompdir.Leaf) (list []*pragma.Clause) {
	for _, c := range d.Clauses {
		same := func(x *pragma.Clause) bool { return x.Def == c.Def && x.Span == c.Span }
		if !slices.ContainsFunc(leaves, func(l ompdir.Leaf) bool { return slices.ContainsFunc(l.Clauses, same) }) {
			list = append(list, c)
		}
	}
	return list
}

// inOrder puts leaves into the order of their operations: in distribute parallel for, the threads run the iterations of
// their team's chunks, so that omp.parallel is around omp.distribute.
func inOrder(leaves []ompdir.Leaf) []ompdir.Leaf {
	out := append([]ompdir.Leaf(nil), leaves...)
	for i := 1; i < len(out); i++ {
		if out[i].Def == ompdir.DirParallel && out[i-1].Def == ompdir.DirDistribute {
			out[i], out[i-1] = out[i-1], out[i]
		}
	}
	return out
}

// composite reports whether a leaf is one of a composite construct: of several that share one loop nest.
func (d *directive) composite(i int) bool {
	def := d.leaves[i].Def
	wraps := func(k int) bool { return k >= 0 && k < len(d.leaves) && wrappers[d.leaves[k].Def] != nil }
	switch {
	case def == ompdir.DirParallel:
		return i+1 < len(d.leaves) && d.leaves[i+1].Def == ompdir.DirDistribute
	case wraps(i):
		return wraps(i-1) || wraps(i+1)
	}
	return false
}

// leaf lowers the leaves from one on, and what the directive governs.
func (d *directive) leaf(i int) {
	switch {
	case i == len(d.leaves):
		d.inside(d.construct, func() { d.host.Body(d.construct) })
	case wrappers[d.leaves[i].Def] != nil:
		d.loop(i)
	case regions[d.leaves[i].Def] != nil:
		regions[d.leaves[i].Def](d, i)
	default:
		d.region(i)
	}
}

// regions are the leaves whose regions have a form of their own. It is filled by init because lowering recurses.
var regions map[*pragma.DirectiveDef]func(*directive, int)

func init() {
	regions = map[*pragma.DirectiveDef]func(*directive, int){
		ompdir.DirSections: (*directive).sections, ompdir.DirSingle: (*directive).single, ompdir.DirCritical: (*directive).critical,
		ompdir.DirTarget: (*directive).target,
		ompdir.DirScope:  (*directive).scope,
	}
}

// region lowers a leaf that is an operation with a region.
func (d *directive) region(i int) {
	leaf := &d.leaves[i]
	l := omprows.LayoutFor(leaf.Def)
	if l == nil {
		d.host.Unsupported(d.construct.Directive.NameSpan, "the directive '%s'", leaf.Def.Name)
	}
	o := d.begin(l, i)
	more := d.implied(leaf)
	if k, loop := d.threadsOfTeam(); loop != nil && k == i {
		more = append(more, d.variables(loop, d.loops())...)
	}
	args := d.copies(o, leaf, more)
	copyin := d.copyins(leaf)
	op := o.Insert(d.host.Builder(), d.loc)
	bind := args.enter(op)
	d.host.Enter(op.Region(0).Entry(), ownFrame[leaf.Def], bind)
	if sharingLeaves[leaf.Def] {
		d.host.OwnThread(d.threadprivate())
	}
	d.copyin(copyin)
	d.leaf(i + 1)
	d.host.Leave(func(b *ir.Builder) { ir.NewDraft(omp.Terminator).Insert(b, d.loc) })
}

// ownFrame are the constructs whose region has storage of its own: others use that of the construct around. That of workshare
// is what one thread computes for all.
var ownFrame = map[*pragma.DirectiveDef]bool{ompdir.DirParallel: true, ompdir.DirTask: true, ompdir.DirTarget: true, ompdir.DirTeams: true,
	ompdir.DirWorkshare: true}

// begin makes the draft of a leaf's operation, with the clauses that rows lower.
func (d *directive) begin(l *omprows.Layout, i int) *ir.Draft {
	o := ir.NewDraft(l.Op)
	if i == 0 {
		d.clauses(o, l, d.construct, d.leaves[i].Clauses, d.rest...)
	} else {
		d.clauses(o, l, d.construct, d.leaves[i].Clauses)
	}
	d.noteShared(o, &d.leaves[i])
	if i > 0 {
		o.Set(accc.Part.Name, ir.Unit())
	} else {
		d.noteChoice(o, d.construct)
	}
	if d.composite(i) {
		o.Set("omp.composite", ir.Unit())
	}
	if words := d.leafWords(); i == 0 && words != nil {
		o.Set(accc.LeafWords.Name, ir.ArrayOf(words...))
	}
	if end := d.atEnd(); i == 0 && end != nil {
		o.Set(accc.AtEnd.Name, ir.ArrayOf(end...))
	}
	return o
}

// leafWords are the clauses that name one of several leaves. What if says is in the operations.
func (d *directive) leafWords() (list []ir.Attribute) {
	if len(d.leaves) < 2 {
		return nil
	}
	for _, c := range d.construct.Directive.Clauses {
		leaf := c.Leaf()
		if leaf == nil || c.Def == ompdir.ClauseIf {
			continue
		}
		said := []ir.NamedAttr{{Name: "clause", Value: ir.String(c.Def.Name)}, {Name: "leaf", Value: ir.String(leaf.Name)}}
		if !omprows.ListsVariables(c) {
			list = append(list, ir.Dict(said...))
			continue
		}
		for _, a := range c.Args {
			list = append(list, ir.Dict(append(slices.Clone(said), ir.NamedAttr{Name: "variable", Value: ir.String(a.Text())})...))
		}
	}
	return list
}

// atEnd are the names of the clauses on the end directive, once for each variable.
func (d *directive) atEnd() (names []ir.Attribute) {
	end := d.construct.End
	for _, c := range d.construct.Directive.Clauses {
		if !end.IsValid() || c.Span.File != end.File || c.Span.Start < end.Start {
			continue
		}
		for range max(1, len(c.Args)) {
			names = append(names, ir.String(c.Def.Name))
		}
	}
	return names
}

// clauses puts clauses into an operation by its rows. What these do not hold is kept as it is, or refused.
// more are clauses that do not apply to the construct.
func (g *Generator) clauses(o *ir.Draft, l *omprows.Layout, c *frontend.Construct, list []*pragma.Clause, more ...*pragma.Clause) {
	g.evaluated = nil
	call := func(clause ir.Attribute, operands []*ir.Value) {
		of := g.call(omprows.CallClauses, operands, nil, true, g.host.Location(c.Directive.Span))
		of.SetAttr(accc.Clauses.Name, ir.ArrayOf(clause))
	}
	if r := omprows.Keep(o, l, list, more, once{exprs{g, c}}, call); r != nil && r.Expr != nil {
		g.host.Unsupported(r.Expr.Span, "an expression that is not constant in the clause '%s' of '%s'", r.Clause.Def.Name, l.Directive.Name)
	} else if r != nil {
		g.host.Unsupported(r.Clause.Span, "the clause '%s' of '%s'", r.Clause.Text(), l.Directive.Name)
	}
	of := *c.Directive
	of.Def, of.Clauses = l.Directive, list
	omprows.Begin(l, &of, exprs{g, c}).After(o)
}

// exprs evaluates the expressions of one directive's clauses by the host language.
type exprs struct {
	g *Generator
	c *frontend.Construct
}

func (e exprs) Integer(x *pragma.Expr) *ir.Value {
	if v := e.g.hostValues[x]; v != nil {
		return *v
	}
	if v := e.g.evaluated[x]; v != nil {
		return v
	}
	return e.g.host.Integer(e.c, x)
}
func (e exprs) Condition(x *pragma.Expr) *ir.Value { return e.g.host.Condition(e.c, x) }
func (e exprs) Symbol(name string) string          { return e.g.host.BoundName(e.c, name) }

// Star is what an argument is that was left out: the step of linear.
func (e exprs) Star(t ir.Type) *ir.Value { return irgen.Constant(e.g.host.Builder(), 1, t) }

func (e exprs) Known(x *pragma.Expr) (int64, bool) {
	if info := e.c.Exprs[x]; info != nil && info.Value != nil {
		return irgen.Int(info.Value)
	}
	return 0, false
}

func (e exprs) Scalar(x *pragma.Expr) *ir.Value {
	if v := e.g.evaluated[x]; v != nil {
		return v
	}
	return e.g.host.Scalar(e.c, x)
}

// evaluate evaluates an integer, once for the clauses being lowered.
func (e exprs) evaluate(x *pragma.Expr) {
	if e.g.evaluated == nil {
		e.g.evaluated = map[*pragma.Expr]*ir.Value{}
	}
	if e.g.evaluated[x] == nil {
		e.g.evaluated[x] = e.g.host.Integer(e.c, x)
	}
}

// once are expressions whose values are needed again where they are integers.
type once struct{ exprs }

func (o once) Scalar(x *pragma.Expr) *ir.Value {
	if info := o.c.Exprs[x]; info != nil && info.Type != nil && info.Type.Class == frontend.Integer {
		o.evaluate(x)
	}
	return o.exprs.Scalar(x)
}

func (e exprs) Variable(a *pragma.Arg) *ir.Value {
	v, _ := e.Typed(a)
	return v
}

func (e exprs) Typed(a *pragma.Arg) (*ir.Value, ir.Type) {
	o := e.g.host.Object(e.c, a.Var, true)
	return o.Var, o.Type
}
