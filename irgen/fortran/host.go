package fortran

import (
	"maps"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accgen "accc/irgen/acc"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/storage"
	ompgen "accc/irgen/omp"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// convention is what flang does in its own way: the order of operations, and what it leaves to passes.
var convention = accgen.Convention{
	InOrder: true,
	Exits: []*pragma.ClauseDef{accdir.ClauseCopy, accdir.ClauseReduction, accdir.ClauseCopyin, accdir.ClauseCopyout, accdir.ClauseAttach, accdir.ClauseCreate,
		accdir.ClauseNoCreate, accdir.ClausePresent, accdir.ClauseDelete, accdir.ClauseDetach},
	DeclareExits: []*pragma.ClauseDef{accdir.ClauseCreate, accdir.ClauseDeviceResident, accdir.ClauseCopy, accdir.ClauseCopyin, accdir.ClauseCopyout,
		accdir.ClausePresent},
	LateImplicit:   true,
	SerialSeq:      true,
	WholeCopies:    true,
	OuterVariables: true,
}

// A host answers directive lowering for the procedure being lowered.
type host struct {
	*lowerer
	x      *fn
	states []*state
	// constructs are the directives of all sources in the neutral model.
	constructs map[*front.Dir]*frontend.Construct
	// compute are the compute constructs around the insertion point.
	compute []*frontend.Construct
	// governed are the loops that a directive lowers itself.
	governed map[*front.Block]bool
	// used are the results of outside.
	used map[*frontend.Construct]map[any]bool
	// copies are the functions that copyprivate has.
	copies map[string]bool
	// user is the declared reduction of the recipe that is being made, nil for an intrinsic one; reducers are the declared reductions
	// that recipes have, by the names of the recipes.
	user     *front.DeclaredReduction
	reducers map[string]*front.DeclaredReduction
}

// A state is what the inside of a construct's region replaces of the outside.
type state struct {
	vars    map[*front.Symbol]*entity.Variable
	members map[string]*entity.Entity
	labels  map[string]*label
	jumps   []*jumpTarget
	exits   [][]func()
	scope   *ir.Value
	nesting int
	place   ir.Builder
	device  bool
}

func newHost(l *lowerer) *host {
	h := &host{lowerer: l, constructs: map[*front.Dir]*frontend.Construct{}, governed: map[*front.Block]bool{}, used: map[*frontend.Construct]map[any]bool{}}
	for _, u := range l.units {
		if u.Model == nil {
			continue
		}
		for _, r := range u.Model.Routines {
			h.note(r.Constructs)
			h.note(r.Directives)
		}
		h.note(u.Model.Directives)
	}
	// Sources that are lowered together have the directives of one another.
	for _, u := range l.units {
		if u.Model == nil {
			continue
		}
		for _, c := range u.Model.Imported {
			if d, ok := c.Host.(*front.Dir); ok && h.constructs[d] == nil {
				h.constructs[d] = c
				l.imported = append(l.imported, c)
			}
		}
	}
	return h
}

func (h *host) note(list []*frontend.Construct) {
	for _, c := range list {
		if d, ok := c.Host.(*front.Dir); ok {
			h.constructs[d] = c
		}
		h.note(c.Children)
	}
}

// reset begins a procedure.
func (h *host) reset() { h.states, h.compute = nil, nil }

// ownRegion reports whether a directive gets a region of its own, which jumps do not leave.
func (x *fn) ownRegion(d *front.Dir) bool {
	if d.Def.Table == ompdir.Table {
		return ompgen.HasRegion(d.Directive)
	}
	return accgen.HasRegion(d.Directive)
}

// directive lowers a directive of an executable part and what it governs.
func (x *fn) directive(d *front.Dir) {
	c := x.host.constructs[d]
	if c == nil {
		x.unsupported(d.Span, "a directive in this position")
	}
	compute := accgen.ComputeLeaf(d.Def) != nil
	if compute {
		x.host.compute = append(x.host.compute, c)
	}
	if c.Loop != nil {
		if b, ok := c.Loop.Host.(*front.Block); ok {
			x.host.governed[b] = true
		}
	}
	if d.Def.Table == ompdir.Table {
		x.omp.Construct(c)
		return
	}
	x.gen.Construct(c)
	if compute {
		x.host.compute = x.host.compute[:len(x.host.compute)-1]
	}
}

// dropConstants takes named constants out of the clauses of a directive of OpenACC: they have no storage, and the checks have warned of them.
func dropConstants(c *frontend.Construct) {
	isConstant := func(a *pragma.Arg) bool {
		if a.Var == nil || c.Vars[a.Var] == nil {
			return false
		}
		n, ok := c.Vars[a.Var].Host.(*front.Node)
		return ok && n.Kind == front.NameExpr && n.Symbol != nil && n.Symbol.Kind == front.Parameter
	}
	c.Directive.Clauses = slices.DeleteFunc(c.Directive.Clauses, func(clause *pragma.Clause) bool {
		before := len(clause.Args)
		clause.Args = slices.DeleteFunc(clause.Args, isConstant)
		return before > 0 && len(clause.Args) == 0
	})
}

// Builder implements irgen.Host.
func (h *host) Builder() *ir.Builder { return h.x.B }

// Location implements irgen.Host.
func (h *host) Location(s source.Span) ir.Location { return build.SpanLocation(s) }

// Table implements irgen.Host.
func (h *host) Table() *ir.Block { return h.lowerer.Body }

// BoundName implements irgen.Host: the name is looked up in the procedure's own scope, as if it was called there.
func (h *host) BoundName(c *frontend.Construct, name string) string {
	name = strings.ToLower(name)
	if s, ok := c.Target.Symbol.Host.(*front.Symbol); ok {
		scope := s.Scope
		if s.Proc != nil && s.Proc.Unit != nil {
			scope = s.Proc.Unit.Scope
		}
		if bound := scope.Lookup(name); bound != nil && bound.Kind == front.Procedure {
			return h.ProcedureName(bound)
		}
	}
	return "_QP" + name
}

// Unsupported implements irgen.Host.
func (h *host) Unsupported(at source.Span, format string, args ...any) {
	h.unsupported(at, format, args...)
}

// node is the typed expression of a clause.
func (h *host) node(c *frontend.Construct, e *pragma.Expr) *front.Node {
	if i := c.Exprs[e]; i != nil {
		if n, ok := i.Host.(*front.Node); ok && n != nil {
			return n
		}
	}
	h.unsupported(e.Span, "this expression")
	return nil
}

// Integer implements irgen.Host.
func (h *host) Integer(c *frontend.Construct, e *pragma.Expr) *ir.Value {
	n := h.node(c, e)
	defer h.within(e.Span, e.Tokens)()
	return h.x.Scalar(n)
}

// Condition implements irgen.Host.
func (h *host) Condition(c *frontend.Construct, e *pragma.Expr) *ir.Value {
	n := h.node(c, e)
	defer h.within(e.Span, e.Tokens)()
	return h.x.Condition(n)
}

// within lets operations come from an argument of a clause until the result is called.
func (h *host) within(s source.Span, toks []pragma.Token) func() {
	before := h.x.B.Loc
	h.x.B.Loc = irgen.OfTokens(build.Location(s), toks)
	return func() { h.x.B.Loc = before }
}

// Enter implements irgen.Host.
func (h *host) Enter(entry *ir.Block, device bool, bindings []irgen.Binding) {
	x := h.x
	h.states = append(h.states, &state{vars: x.vars, members: x.members, labels: x.labels, jumps: x.jumpStack, exits: x.exits,
		scope: x.scope, nesting: x.Nesting, place: *x.B, device: device})
	x.vars, x.members = maps.Clone(x.vars), maps.Clone(x.members)
	x.labels, x.jumpStack, x.exits, x.Nesting = map[string]*label{}, nil, nil, 0
	x.inside++
	x.B.SetEnd(entry)
	if device {
		x.PushFrame(entry.Region(), entry)
	}
	ofOpenMP := entry.ParentOp().Def().Dialect == omp.Dialect
	if ofOpenMP {
		x.scope = nil // as in flang's lowering
	}
	for _, b := range bindings {
		if _, dummy := x.args[symbolOf(b.Object)]; dummy && !ofOpenMP {
			x.scope = x.Op1(fir.DummyScope, fir.Word("dscope"))
			break
		}
	}
	for _, b := range bindings {
		x.B.Loc = b.Object.Loc
		h.bind(b)
	}
	if device {
		// Temporaries of the region come after what the variables are.
		x.Frames[len(x.Frames)-1].Last = entry.Last()
	}
}

func symbolOf(o *irgen.Object) *front.Symbol {
	if o.Symbol == nil {
		return nil
	}
	s, _ := o.Symbol.Host.(*front.Symbol)
	return s
}

// bind lets a variable, or a component, denote the result of a data operation.
func (h *host) bind(b irgen.Binding) {
	x := h.x
	o := b.Object.Host.(*object)
	switch {
	case o.member != nil:
		if x.members == nil {
			x.members = map[string]*entity.Entity{}
		}
		x.members[o.path] = x.deviceMember(o.member, b.Value, o.path)
	case o.copied:
		x.vars[o.sym] = x.privateVariable(o.sym, b.Value)
	case o.sym != nil:
		x.vars[o.sym] = x.deviceVariable(o.sym, b.Value)
	case o.block != nil:
		c := x.commonOf(o.block.Members[0])
		for _, m := range x.inBlock(o.block, c) {
			x.vars[m] = x.inStorage(m, b.Value, c.Offsets[m], false)
		}
	}
}

// inBlock are the variables of a common block in one scope: its members, and what is equivalent to them.
func (x *fn) inBlock(block *front.Symbol, c *storage.Common) []*front.Symbol {
	list := slices.Clone(block.Members)
	for _, m := range block.Members {
		eq := x.storage.SetOf(m)
		if eq == nil {
			continue
		}
		for _, other := range slices.SortedFunc(maps.Keys(eq.Offsets), func(a, b *front.Symbol) int { return strings.Compare(a.Name, b.Name) }) {
			if _, ok := c.Offsets[other]; ok && !slices.Contains(list, other) {
				list = append(list, other)
			}
		}
	}
	return list
}

// deviceVariable is a variable in a region whose address or descriptor there is v.
func (x *fn) deviceVariable(s *front.Symbol, v *ir.Value) *entity.Variable {
	old := x.variable(s)
	out := *old
	out.Box, out.Held, out.Char = nil, nil, nil
	_, was := old.Addr.Type().(*fir.BoxType)
	stored := was && v.Type() == fir.Ref(old.Addr.Type()) // by a construct that maps descriptors
	if stored {
		v = x.Load(v)
	}
	_, boxed := v.Type().(*fir.BoxType)
	if boxed && !was {
		v = x.Op1(fir.BoxAddr, old.Addr.Type(), v)
	}
	length := old.Len
	if was || s.Has(front.Allocatable|front.PointerAttr) && s.Type.Len >= 0 {
		length = nil
	}
	out.Addr = x.declareOp(s, v, old.Shape, length, 0, nil, 0)
	if was {
		out.Box = out.Addr
	}
	if stored && old.Box != old.Addr {
		out.Box = x.Rebox(out.Addr.Type(), out.Addr, out.Shape, nil)
	}
	return &out
}

// deviceMember is a component in a region, by what a data operation gave for it.
func (x *fn) deviceMember(m *entity.Entity, v *ir.Value, path string) *entity.Entity {
	out := *m
	out.Box, out.Of = nil, nil
	if _, ok := v.Type().(*fir.BoxType); ok {
		v = x.Op1(fir.BoxAddr, m.Addr.Type(), v)
	}
	attrs := []ir.NamedAttr{build.Attr("uniq_name", ir.String(path))}
	var extra int64
	if m.Sym.Has(front.Allocatable) {
		extra, _ = fir.VarAttrs.Value("allocatable")
	} else if m.Sym.Has(front.PointerAttr) {
		extra, _ = fir.VarAttrs.Value("pointer")
	}
	if extra != 0 {
		attrs = append(attrs, build.Attr("fortran_attrs", fir.VarAttrs.Attr(extra)))
	}
	var shape, length *ir.Value
	if m.Ref == nil {
		shape = m.Shape
		if _, ok := build.ElementOf(m.Addr.Type()).(*fir.CharType); ok {
			length = x.LenOf(m)
		}
	}
	addr := x.Grouped(fir.Declare, v.Type(), [][]*ir.Value{{v}, {shape}, {length}, nil, nil}, attrs...).Result(0)
	if m.Ref != nil {
		out.Ref, out.Addr, out.Lower, out.Extent, out.Shape = addr, nil, nil, nil, nil
		return &out
	}
	out.Addr = addr
	return &out
}

// Leave implements irgen.Host.
func (h *host) Leave(term func(b *ir.Builder)) {
	x := h.x
	x.checkLabels()
	if !x.Terminated() {
		term(x.B)
	}
	s := h.states[len(h.states)-1]
	h.states = h.states[:len(h.states)-1]
	irgen.DropUnreachable(x.B.Block().Region())
	if s.device {
		x.PopFrame()
	}
	x.vars, x.members, x.labels, x.jumpStack, x.exits = s.vars, s.members, s.labels, s.jumps, s.exits
	x.scope, x.Nesting, *x.B = s.scope, s.nesting, s.place
	x.inside--
}

// Body implements irgen.Host.
func (h *host) Body(c *frontend.Construct) {
	if d, ok := c.Host.(*front.Dir); ok {
		h.x.items(d.Body)
	}
}

// AtScopeEnd implements irgen.Host.
func (h *host) AtScopeEnd(f func()) {
	x := h.x
	if len(x.exits) == 0 {
		x.exits = append(x.exits, nil)
	}
	n := len(x.exits) - 1
	x.exits[n] = append(x.exits[n], f)
}

// Bounds implements irgen.Host.
func (h *host) Bounds(l *frontend.Loop) (lower, upper, step *ir.Value) {
	x := h.x
	t := x.ScalarType(h.loopSymbol(l).Type)
	value := func(n *front.Node) *ir.Value { return x.Convert(x.Scalar(n), t) }
	b := l.Host.(*front.Block)
	n := b.Head.Node.(*front.DoStmt)
	step = x.Int(1, t)
	if n.Concurrent != nil {
		i := n.Concurrent.Indices[0]
		if i.Step != nil {
			step = value(i.Step.Node())
		}
		return value(i.Lower.Node()), value(i.Upper.Node()), step
	}
	lower, upper = value(n.Bounds[0].Node()), value(n.Bounds[1].Node())
	if len(n.Bounds) > 2 {
		step = value(n.Bounds[2].Node())
	}
	return lower, upper, step
}

// loopSymbol is the variable of a loop.
func (h *host) loopSymbol(l *frontend.Loop) *front.Symbol {
	s, ok := l.Var.Host.(*front.Symbol)
	if !ok {
		h.unsupported(l.Head, "a loop over this variable")
	}
	return s
}

// loopAddress is the storage of a loop variable, which may be allocatable. The copies of a pointer point nowhere.
func (h *host) loopAddress(l *frontend.Loop) *ir.Value {
	s := h.loopSymbol(l)
	if s.Has(front.PointerAttr) {
		h.unsupported(l.Head, "a pointer as the variable of a loop that a directive governs")
	}
	return h.x.entityOfVariable(s).Addr
}

// Nest implements irgen.Host.
func (h *host) Nest(loops []*frontend.Loop, values []*ir.Value) {
	x := h.x
	for i, l := range loops {
		x.Store(values[i], h.loopAddress(l))
	}
	b := loops[len(loops)-1].Host.(*front.Block)
	n := b.Head.Node.(*front.DoStmt)
	if n.Concurrent == nil {
		x.iteration(b)
		return
	}
	x.insideConcurrent(b, n.Concurrent)
}

// iteration lowers the body of a loop that a directive governs, once: cycle ends it.
func (x *fn) iteration(b *front.Block) {
	t := x.pushTarget(b, true)
	if x.blockJumps(b) {
		t.cont = x.Block()
	}
	x.items(b.Parts[0].Items)
	if b.End != nil && b.End.Label != "" && x.targets[b.End.Label] {
		x.labelled(b.End)
	}
	if t.cont != nil {
		x.Place(t.cont)
	}
	x.popTarget(t)
}

// LoopLocals implements irgen.Host. Loops without a directive become loops of their own, with private variables; what
// remains are the variables of those that do not, and those that are used outside of their loops, too: the thread that
// runs a loop has its variable for itself (OpenACC 3.3 §2.6.1).
func (h *host) LoopLocals(c *frontend.Construct) (list []*frontend.Symbol) {
	plain := map[any]bool{}
	if d, ok := c.Host.(*front.Dir); ok {
		h.x.plainLoops(d.Body, true, plain)
	}
	outside := h.outside(c)
	seen := map[*frontend.Symbol]bool{}
	for _, u := range c.Uses {
		if s := u.Symbol; u.OwnLoop && !seen[s] && (outside[s.Host] || plain[s.Host]) {
			seen[s] = true
			list = append(list, s)
		}
	}
	return list
}

// plainLoops finds the variables of loops that bareLoop leaves what they are; bare tells whether one here would be a loop
// of its own.
func (x *fn) plainLoops(items []*front.Item, bare bool, found map[any]bool) {
	for _, i := range items {
		switch {
		case i.Dir != nil:
			x.plainLoops(i.Dir.Body, bare, found)
		case i.Block != nil:
			inner := false
			if n, ok := i.Block.Head.Node.(*front.DoStmt); ok && n.Var != nil {
				if inner = bare && !x.blockJumps(i.Block); !inner {
					found[x.loopVariable(n.Var)] = true
				}
			}
			for _, p := range i.Block.Parts {
				x.plainLoops(p.Items, inner, found)
			}
		}
	}
}

// outside tells for each variable that a construct uses whether it does so where no loop of the variable's is around.
// Variables of blocks inside of the construct are not known.
func (h *host) outside(c *frontend.Construct) map[any]bool {
	set, ok := h.used[c]
	if !ok {
		set = map[any]bool{}
		for _, u := range c.Uses {
			set[u.Symbol.Host] = set[u.Symbol.Host] || !u.OwnLoop
		}
		h.used[c] = set
	}
	return set
}

// computeLeaf is the compute construct around.
func (h *host) computeLeaf() *pragma.DirectiveDef {
	return accgen.ComputeLeaf(h.compute[len(h.compute)-1].Directive.Def)
}

// bareVariable is the variable of a loop without a directive, for the private copy of an iteration.
func (x *fn) bareVariable(s *front.Symbol) *irgen.Object {
	if x.bareVar == nil {
		x.bareVar = map[*front.Symbol]*frontend.Symbol{}
	}
	if x.bareVar[s] == nil {
		x.bareVar[s] = &frontend.Symbol{Name: s.Name, Type: front.TypeInfo(s), Host: s}
	}
	return &irgen.Object{Name: s.Name, Loc: x.B.Loc, Var: x.variable(s).Addr, Type: x.ScalarType(s.Type), Whole: true,
		Host: &object{sym: s}, Symbol: x.bareVar[s]}
}

// bareConcurrent lowers do concurrent without a directive in a compute construct: it counts as if it had loop auto in kernels and
// loop independent in parallel (OpenACC 3.3 §2.17.2). The first index is that of the loop, others are loops inside.
func (x *fn) bareConcurrent(b *front.Block, c *front.Concurrent) {
	mode := acc.SlotIndependent
	switch x.host.computeLeaf() {
	case accdir.DirKernels:
		mode = acc.SlotAuto
	case accdir.DirSerial:
		mode = acc.SlotSeq
	}
	x.scopes = append(x.scopes, c.Scope)
	i := c.Indices[0]
	s := c.Scope.Names[i.Name.Text]
	t := x.ScalarType(s.Type)
	lower, upper, step := x.Convert(x.Scalar(i.Lower.Node()), t), x.Convert(x.Scalar(i.Upper.Node()), t), x.Int(1, t)
	if i.Step != nil {
		step = x.Convert(x.Scalar(i.Step.Node()), t)
	}
	x.gen.BareLoop(accgen.BareLoop{Loc: x.B.Loc, Var: x.bareVariable(s), Lower: lower, Upper: upper, Step: step, Mode: mode}, func(v *ir.Value) {
		x.Store(v, x.variable(s).Addr)
		x.insideConcurrent(b, c)
	})
	x.scopes = x.scopes[:len(x.scopes)-1]
}

// insideConcurrent lowers what do concurrent does for one value of its first index: the loops over the others, the mask, the body.
func (x *fn) insideConcurrent(b *front.Block, c *front.Concurrent) {
	if o := x.B.Block().ParentOp(); o.Is(acc.Loop) {
		o.SetAttr(accc.Concurrent.Name, ir.Unit())
	}
	head := *c
	head.Indices = c.Indices[1:]
	x.scopes = append(x.scopes, head.Scope)
	jumps := x.blockJumps(b)
	x.withIndices(&head, func(loops func(func())) {
		loops(func() {
			x.localities(&head)
			switch {
			case head.Mask != nil && jumps:
				inner, next := x.Block(), x.Block()
				x.CondBranch(x.Condition(head.Mask.Node()), inner, next)
				x.Place(inner)
				x.iteration(b)
				x.Place(next)
			case head.Mask != nil:
				x.IfThenElse(x.Condition(head.Mask.Node()), func() { x.iteration(b) }, nil)
			default:
				x.iteration(b)
			}
		})
	}, jumps)
	x.scopes = x.scopes[:len(x.scopes)-1]
}

// bareLoop lowers a loop without a directive in a compute construct as flang does: as a loop whose parallelism is left to the
// implementation, seq in serial. It tells whether it did; a loop that is left early stays what it is.
func (x *fn) bareLoop(b *front.Block, n *front.DoStmt) bool {
	h := x.host
	if len(h.compute) == 0 || h.governed[b] || x.Nesting > 0 || x.blockJumps(b) || x.inside == 0 {
		return false
	}
	if n.Concurrent != nil {
		x.bareConcurrent(b, n.Concurrent)
		return true
	}
	if n.Var == nil {
		return false
	}
	s := x.loopVariable(n.Var)
	if s == nil || s.Type.Class != frontend.Integer {
		return false
	}
	t := x.ScalarType(s.Type)
	lower, upper, step := x.Convert(x.Scalar(n.Bounds[0].Node()), t), x.Convert(x.Scalar(n.Bounds[1].Node()), t), x.Int(1, t)
	if len(n.Bounds) > 2 {
		step = x.Convert(x.Scalar(n.Bounds[2].Node()), t)
	}
	mode := acc.SlotAuto
	if h.computeLeaf() == accdir.DirSerial {
		mode = acc.SlotSeq
	}
	o := x.bareVariable(s)
	x.gen.BareLoop(accgen.BareLoop{Loc: x.B.Loc, Var: o, Lower: lower, Upper: upper, Step: step, Mode: mode}, func(i *ir.Value) {
		x.Store(i, x.variable(s).Addr)
		x.iteration(b)
	})
	if outside, known := h.outside(h.compute[len(h.compute)-1])[s]; outside || !known {
		// The thread that ran the loop reads the variable after it.
		n := x.iterations(lower, upper, step, t)
		n = x.Op1(arith.MaxSI, t, n, x.Int(0, t))
		x.Store(x.Op1(arith.AddI, t, lower, x.Op1(arith.MulI, t, n, step)), x.variable(s).Addr)
		x.B.Block().Last().SetAttr(accc.Final.Name, ir.Unit())
	}
	return true
}
