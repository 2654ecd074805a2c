package fortran

import (
	"cmp"
	"go/constant"
	"slices"

	"accc/frontend"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
	"accc/sym"
)

// A modeller walks executable parts: it types their expressions and fills the neutral model.
type modeller struct {
	v    *resolver
	unit *Unit

	prog    *ProgUnit
	scope   *Scope
	routine *frontend.Routine
	open    []*frontend.Construct
	targets []target
	labels  map[string][]*frontend.Construct
	gotos   []jump
	assigns []jump // the labels of assign statements
	formats []jump // the labels that input and output name as formats
	log     []access
	at      frontend.Order // references and constructs met so far
	// mentions numbers the symbols of the procedure; whole is the expression that is walked, depth how many are around the present one.
	mentions *mentions
	whole    source.Span
	depth    int
	// around is the innermost block around.
	around *frontend.Block
	// counting are the loops around that have a variable as theirs: the innermost construct around each.
	counting map[*Symbol][]*frontend.Construct
	// named are the directives about procedures: routine and declare variant.
	named []namedRoutine
}

type namedRoutine struct {
	construct *frontend.Construct
	scope     *Scope
	prog      *ProgUnit // around, for a directive without a name
}

// A target is a construct that exit and cycle may name.
type target struct {
	name  string
	kind  string
	depth int // of open constructs
	loop  *frontend.Loop
}

type jump struct {
	label string
	span  source.Span
	in    []*frontend.Construct
	word  string // what jumps: "goto", "end=", "alternate return"
}

// An access is one reference to a symbol in the routine being walked.
type access struct {
	sym   *frontend.Symbol
	kind  frontend.UseKind
	span  source.Span
	in    *frontend.Construct
	block *frontend.Block
	own   bool // in a counted loop whose variable the symbol is
	loop  *frontend.Construct
	at    frontend.Order
}

// programUnit fills the model for a unit and what it contains.
func (m *modeller) programUnit(p *ProgUnit) {
	m.prog, m.scope = p, p.Scope
	switch p.Kind {
	case "module", "submodule", "blockdata":
		m.routine = nil
		m.globals(p)
		m.specDirectives(p)
	default:
		m.procedure(p)
	}
	for _, i := range p.Spec {
		if i.Block != nil {
			for _, u := range i.Block.Units {
				m.interfaceBody(u)
			}
		}
	}
	for _, c := range p.Contains {
		m.programUnit(c)
	}
}

// globals are the variables of a module.
func (m *modeller) globals(p *ProgUnit) {
	for _, sym := range p.Scope.order {
		if sym.Kind == Variable {
			m.unit.Model.Globals = append(m.unit.Model.Globals, m.symbol(sym))
		}
	}
}

// interfaceBody finds the routine directives of an interface body.
func (m *modeller) interfaceBody(u *ProgUnit) {
	if u.Scope == nil {
		return
	}
	m.prog, m.scope, m.routine = u, u.Scope, nil
	for _, i := range u.Spec {
		if i.Dir != nil && (i.Dir.Def == acc.DirRoutine || i.Dir.Def.Table == omp.Table) {
			m.declarative(i.Dir)
		}
	}
}

func (m *modeller) procedure(p *ProgUnit) {
	name := "main"
	if p.Name != nil {
		name = p.Name.Text
	}
	r := &frontend.Routine{Name: name, Span: p.Scope.span, HasBody: true, Main: p.Kind == "program"}
	if p.Symbol != nil {
		r.Symbol = m.symbol(p.Symbol)
		if p.Symbol.Proc != nil {
			r.Pure = p.Symbol.Proc.Pure
			for _, d := range p.Symbol.Proc.Dummies {
				if d != nil {
					r.Params = append(r.Params, m.symbol(d))
				}
			}
		}
	}
	m.unit.Model.Routines = append(m.unit.Model.Routines, r)
	m.routine = r
	m.open, m.targets, m.gotos, m.assigns, m.formats, m.log, m.around = nil, nil, nil, nil, nil, nil, nil
	m.labels = map[string][]*frontend.Construct{}
	m.at = 0
	m.mentions = newMentions(p)
	m.declaredBounds(p)
	m.specDirectives(p)
	m.items(m.statementFunctions(p.Body))
	if p.End != nil {
		m.label(p.End)
	}
	m.resolveGotos()
	r.Uses = make([]frontend.Use, len(m.log))
	for i, a := range m.log {
		r.Uses[i] = frontend.Use{Symbol: a.sym, Kind: a.kind, Span: a.span, In: a.in, Block: a.block, OwnLoop: a.own, LoopIn: a.loop, At: a.at}
		reference := frontend.Use{Symbol: a.sym, Kind: a.kind, Span: a.span}
		switch {
		case ofHost(a.sym, p):
			r.HostVariables = append(r.HostVariables, reference)
		case a.sym.Storage == frontend.Static, a.sym.Storage == frontend.Global, a.sym.Storage == frontend.Extern:
			r.Statics = append(r.Statics, reference)
		}
	}
	m.routine, m.mentions = nil, nil
}

// ofHost reports whether a variable is a local one of the procedure that contains p.
func ofHost(v *frontend.Symbol, p *ProgUnit) bool {
	sym, ok := v.Host.(*Symbol)
	return ok && sym.Kind == Variable && v.Storage != frontend.Global && sym.Scope != nil && sym.Scope.Unit != nil && slices.Contains(sym.Scope.Unit.Contains, p)
}

func (m *modeller) specDirectives(p *ProgUnit) {
	for _, i := range p.Spec {
		switch {
		case i.Dir == nil:
		case len(i.Dir.Body) > 0:
			m.directive(i.Dir)
		default:
			m.declarative(i.Dir)
		}
	}
}

// declarative ties declare and routine, and the directives of OpenMP that declare something.
func (m *modeller) declarative(d *Dir) {
	c, _ := m.construct(d)
	if module := m.prog.module(); module != nil {
		module.Scope.directives = append(module.Scope.directives, c)
	}
	if d.Def == acc.DirRoutine {
		m.unit.Model.Directives = append(m.unit.Model.Directives, c)
		n := namedRoutine{construct: c, scope: m.scope}
		if d.Args == nil {
			n.prog = m.prog
		}
		m.named = append(m.named, n)
		return
	}
	if d.Def == acc.DirDeclare {
		for _, v := range c.Vars {
			if v.Symbol != nil {
				v.Symbol.Declared = true
			}
		}
	}
	m.declares(c)
	if d.Def == omp.DirDeclareVariant {
		n := namedRoutine{construct: c, scope: m.scope}
		if variantBase(d.Directive) == "" {
			n.prog = m.prog
		}
		m.named = append(m.named, n)
	}
	if m.routine != nil {
		m.routine.Constructs = append(m.routine.Constructs, c)
	} else {
		m.unit.Model.Directives = append(m.unit.Model.Directives, c)
	}
}

// module returns the module or submodule that a program unit is, or that it is a procedure of; nil if there is none, or if the unit is an internal
// procedure, which other units cannot refer to.
func (p *ProgUnit) module() *ProgUnit {
	for _, u := range []*ProgUnit{p, p.Parent} {
		if u != nil && (u.Kind == "module" || u.Kind == "submodule") {
			return u
		}
	}
	return nil
}

// imported returns the declarative directives of the modules of other files, and of those that these use: each module once, those that a module uses
// before its own.
func (v *resolver) imported() (list []*frontend.Construct) {
	seen := map[*Scope]bool{}
	var visit func(modules []*Scope)
	visit = func(modules []*Scope) {
		for _, s := range modules {
			if seen[s] {
				continue
			}
			seen[s] = true
			if s.Parent != nil {
				visit([]*Scope{s.Parent}) // of a submodule
			}
			visit(s.Used)
			list = append(list, s.directives...)
		}
	}
	visit(v.others)
	return list
}

// nameRoutines ties directives about procedures to the model's routines, making one where only an interface is known.
func (m *modeller) nameRoutines() {
	bySymbol := map[*frontend.Symbol]*frontend.Routine{}
	byName := map[string]*frontend.Routine{}
	for _, r := range m.unit.Model.Routines {
		if r.Symbol != nil {
			bySymbol[r.Symbol] = r
		}
		if byName[r.Name] == nil {
			byName[r.Name] = r
		}
	}
	for _, n := range m.named {
		var sym *Symbol
		d := n.construct.Directive
		if n.prog != nil {
			if n.prog.Kind != "subroutine" && n.prog.Kind != "function" && n.prog.Kind != "procedure" {
				continue // sema says what is missing
			}
			sym = n.prog.Symbol
		} else if d.Def == omp.DirDeclareVariant {
			sym = m.procedureNamed(n.scope, variantBase(d))
		} else if len(d.Args.Args) > 0 {
			sym = m.procedureNamed(n.scope, d.Args.Args[0].Word)
			if d.Def == acc.DirRoutine {
				n.construct.External = externalDeclaration(n.scope, d.Args.Args[0].Word)
			}
		}
		if d.Def == omp.DirDeclareVariant && d.Args != nil {
			for _, a := range d.Args.Args {
				variant := &frontend.Symbol{Name: a.Word, Type: &frontend.TypeInfo{Size: -1}}
				if s := m.procedureNamed(n.scope, a.Word); s != nil {
					variant = m.symbol(s)
				} else if !n.scope.isLost() { // a module that is not there may have it
					variant = nil
				}
				n.construct.Names = map[*pragma.Arg]*frontend.Symbol{a: variant}
			}
		}
		if sym == nil {
			continue
		}
		model := m.symbol(sym)
		r := bySymbol[model]
		if r == nil {
			r = byName[sym.Name]
		}
		if r == nil {
			r = &frontend.Routine{Name: sym.Name, Symbol: model, Span: sym.Span}
			bySymbol[model], byName[r.Name] = r, r
			m.unit.Model.Routines = append(m.unit.Model.Routines, r)
		}
		if d.Def != omp.DirDeclareVariant { // it is among the constructs of the procedure that it is in
			r.Directives = append(r.Directives, n.construct)
		}
		n.construct.Target = r
	}
}

// externalDeclaration is how a procedure that a directive in a scope names is declared there.
func externalDeclaration(scope *Scope, name string) frontend.ExternalDeclaration {
	sym, unit := scope.Lookup(name), scope.Unit
	procedure := unit != nil && (unit.Kind == "subroutine" || unit.Kind == "function" || unit.Kind == "procedure")
	switch {
	case scope.isLost(), procedure && unit.Symbol != nil && unit.Symbol.Name == name:
		return frontend.ExternalElsewhere
	case sym == nil:
	case sym.Has(DummyAttr | usedAttr), sym.Rank() > 0, sym.Kind != Variable && !sym.implicitInterface():
		return frontend.ExternalElsewhere
	case sym.Kind == Procedure && !sym.Has(calledAttr) && !procedure:
		return frontend.ExternalElsewhere
	}
	if procedure {
		return frontend.ExternalLocal
	}
	return frontend.ExternalImplied
}

// implicitInterface reports whether a symbol is an external procedure without an explicit interface.
func (sym *Symbol) implicitInterface() bool {
	return sym.Kind == Procedure && (sym.Has(External) || sym.Proc != nil && !sym.Proc.Known && sym.Proc.Unit == nil && sym.Proc.Interface == "")
}

// procedureNamed is what a directive about procedures names: a procedure, or something else that has the name in the scope; or nil.
func (m *modeller) procedureNamed(scope *Scope, name string) *Symbol {
	sym := scope.Lookup(name)
	unknown := sym == nil || sym.Kind == Variable && !sym.Has(External) || sym.Kind == Procedure && sym.Proc != nil && sym.Proc.Unit == nil
	if g := m.v.globals[name]; g != nil && unknown {
		return g
	}
	return sym
}

// variantBase is the name of the base procedure in a declare variant directive, "" if it names none.
func variantBase(d *pragma.Directive) string {
	if d.Args == nil || len(d.Args.Args) == 0 {
		return ""
	}
	return d.Args.Args[0].Key.Text
}

// symbol is the neutral form of a symbol.
func (m *modeller) symbol(sym *Symbol) *frontend.Symbol {
	if sym.Model != nil {
		return sym.Model
	}
	m.v.finish(sym)
	out := &frontend.Symbol{Name: sym.Name, Decl: sym.Span, Host: sym}
	sym.Model = out
	out.Type = TypeInfo(sym)
	switch {
	case sym.Kind == Parameter:
		out.Storage = frontend.Constant
	case sym.Kind != Variable:
		out.Storage = frontend.Func
	case sym.Has(DummyAttr):
		out.Storage = frontend.Param
	case sym.Has(InCommon) || sym.Scope != nil && sym.Scope.isModule():
		out.Storage = frontend.Global
	case sym.Has(Save) && !sym.Has(impliedDo):
		out.Storage = frontend.Static
	}
	out.Local = sym.Scope != nil && out.Storage != frontend.Global
	out.AssumedSize, out.Equivalenced, out.InNamelist = sym.assumedSize(), sym.equivalenced, sym.inNamelist
	out.Allocatable, out.Pointer = sym.Has(Allocatable), sym.Has(PointerAttr)
	out.IntentIn, out.Optional, out.Result = sym.Intent == "in", sym.Has(Optional), sym.Has(ResultAttr)
	out.CrayPointer = sym.addresses
	if sym.Has(InCommon) {
		out.Common = "/" + sym.Block + "/"
	}
	return out
}

// isModule reports whether the names of a scope live as long as the program.
func (s *Scope) isModule() bool {
	return s.Unit != nil && (s.Unit.Kind == "module" || s.Unit.Kind == "submodule")
}

// TypeInfo is what the neutral model says of the type of a symbol.
func TypeInfo(sym *Symbol) *frontend.TypeInfo {
	if sym.Kind == Procedure || sym.Kind == Generic {
		return &frontend.TypeInfo{Class: frontend.Function, Text: "procedure", Size: -1}
	}
	info := typeInfo(sym.Type, sym.Rank(), sym.Extents, nil)
	info.Indirect = sym.Has(Allocatable | PointerAttr)
	return info
}

// typeInfo is what the neutral model says of a type and shape. within holds the derived types being described.
func typeInfo(t Type, rank int, extents []int64, within []*Derived) *frontend.TypeInfo {
	info := &frontend.TypeInfo{Class: t.Class, Text: t.String(), Size: t.Size()}
	if d := t.Derived; d != nil && t.Class == frontend.Aggregate {
		for _, outer := range within {
			if outer == d {
				return info // a pointer to its own type
			}
		}
		within = append(within, d)
		for p := d; p != nil && len(within) < 50; p = p.Parent {
			for _, c := range p.Components {
				f := typeInfo(c.Type, c.Rank(), c.Extents, within)
				f.Indirect = c.Has(Allocatable | PointerAttr | Automatic)
				info.Fields = append(info.Fields, frontend.Field{Name: c.Name, Type: f})
			}
		}
	}
	if rank == 0 {
		return info
	}
	array := &frontend.TypeInfo{Class: frontend.Array, Elem: info, Size: -1, Text: info.Text + ", dimension(:)"}
	for i := range max(rank, 1) {
		e := int64(-1)
		if i < len(extents) {
			e = extents[i]
		}
		array.Extents = append(array.Extents, e)
	}
	if n := total(array.Extents); n >= 0 && info.Size >= 0 {
		array.Size = n * info.Size
	}
	array.Text = info.Text + " array"
	return array
}

// info is what the neutral model says of an expression.
func (m *modeller) info(n *Node) *frontend.ExprInfo {
	e := &frontend.ExprInfo{Value: n.Value, Host: n, Type: typeInfo(n.Type, n.Rank, n.Shape, nil)}
	e.Sum, _ = m.sum(n)
	type read struct {
		symbol *frontend.Symbol
		nth    int
	}
	var reads []read
	seen := map[*frontend.Symbol]bool{}
	n.Walk(func(x *Node) bool {
		if x.Kind == NameExpr && x.Symbol != nil && x.Symbol.Kind == Variable {
			sym := m.base(x.Symbol)
			if s := m.symbol(sym); !seen[s] {
				seen[s] = true
				r := read{symbol: s}
				if m.mentions != nil {
					r.nth = m.mentions.nth(sym)
				}
				reads = append(reads, r)
			}
		}
		return true
	})
	slices.SortStableFunc(reads, func(a, b read) int { return cmp.Compare(a.nth, b.nth) })
	for _, r := range reads {
		e.Reads = append(e.Reads, r.symbol)
	}
	return e
}

// sum is an integer expression as a sum of products of variables; ok is false for others.
func (m *modeller) sum(n *Node) (s frontend.Sum, ok bool) {
	if n == nil || n.Rank != 0 || n.Type.Class != frontend.Integer {
		return nil, false
	}
	if n.Value != nil {
		k, exact := constant.Int64Val(constant.ToInt(n.Value))
		return frontend.Number(k), exact
	}
	switch n.Kind {
	case NameExpr:
		if n.Symbol != nil && n.Symbol.Kind == Variable && n.Symbol.Assoc == nil {
			return sym.Of(m.symbol(n.Symbol)), true
		}
	case ParenExpr:
		return m.sum(n.Args[0])
	case UnaryExpr:
		s, ok := m.sum(n.Args[0])
		if n.Text == "-" {
			s = frontend.Sum{}.Plus(s, -1)
		}
		return s, ok
	case BinaryExpr:
		l, ok := m.sum(n.Args[0])
		r, ok2 := m.sum(n.Args[1])
		switch {
		case !ok || !ok2:
		case n.Text == "+":
			return l.Plus(r, 1), true
		case n.Text == "-":
			return l.Plus(r, -1), true
		case n.Text == "*":
			return l.Times(r)
		}
	}
	return nil, false
}

// bounds are those of a dimension in a declaration or an allocate statement.
func (m *modeller) bounds(lower, upper *Node) (b frontend.Bounds) {
	b.Lower = frontend.Number(1)
	if lower != nil {
		b.Lower, _ = m.sum(lower)
	}
	b.Upper, _ = m.sum(upper)
	return b
}

// declaredBounds records the arrays of a procedure whose bounds are computed when it is called.
func (m *modeller) declaredBounds(p *ProgUnit) {
	for _, sym := range p.Scope.order {
		if sym.Kind != Variable || len(sym.Dims) == 0 || sym.Has(Allocatable|PointerAttr) {
			continue
		}
		a := frontend.Allocation{Symbol: m.symbol(sym), Span: sym.Span}
		for _, d := range sym.Dims {
			a.Dims = append(a.Dims, m.bounds(d.Lower, d.Upper))
		}
		m.routine.Allocations = append(m.routine.Allocations, a)
	}
}

// base is the variable that an associate name denotes, or the symbol itself.
func (m *modeller) base(sym *Symbol) *Symbol {
	for depth := 0; sym.Assoc != nil && depth < 100; depth++ {
		b := baseName(sym.Assoc)
		if b == nil || b.Symbol == nil || b.Symbol.Kind != Variable {
			return sym
		}
		sym = b.Symbol
	}
	return sym
}

// namesPart reports whether an associate name denotes a component.
func (m *modeller) namesPart(sym *Symbol) bool {
	for depth := 0; sym.Assoc != nil && depth < 100; depth++ {
		n := sym.Assoc
		for ; n.Kind == RefExpr; n = n.Args[0] {
		}
		if n.Kind == MemberExpr {
			return true
		}
		if n.Symbol == nil {
			return false
		}
		sym = n.Symbol
	}
	return false
}

func (m *modeller) innermost() *frontend.Construct {
	if len(m.open) == 0 {
		return nil
	}
	return m.open[len(m.open)-1]
}

// reference records a reference for every open construct outside of which the symbol was declared.
func (m *modeller) reference(n *Node, kind frontend.UseKind) {
	sym := n.Symbol
	if sym == nil || sym.Kind != Variable || sym.Has(impliedDo) {
		return
	}
	if sym.Cray != nil {
		// What is there belongs to another variable.
		pointer := *n
		pointer.Symbol = sym.Cray
		m.reference(&pointer, frontend.Read)
		return
	}
	var associate *frontend.Symbol
	if sym.Assoc != nil {
		kind |= frontend.Through
		name := sym
		if sym = m.base(sym); m.namesPart(name) {
			associate = m.symbol(name)
		}
	}
	if sym.Rank() != 0 {
		kind |= frontend.Through
	}
	model := m.symbol(sym)
	if model.InClause {
		return
	}
	span := m.v.span(n)
	own, loop := false, (*frontend.Construct)(nil)
	if loops := m.counting[sym]; len(loops) > 0 {
		own, loop = true, loops[len(loops)-1]
	}
	if m.routine != nil {
		m.log = append(m.log, access{model, kind, span, m.innermost(), m.around, own, loop, m.at + 1})
	}
	if sym.aliased || sym.Has(Target|PointerAttr|Volatile|Asynchronous) || sym.Scope != nil && m.scope != nil && sym.Scope.unitScope() != m.scope.unitScope() {
		model.Aliased = true
	}
	m.at++
	whole, nth := span, 0
	if m.depth > 0 {
		whole = m.whole
	}
	if m.mentions != nil {
		nth = m.mentions.nth(sym)
	}
	use := frontend.Use{Symbol: model, Kind: kind, Span: span, At: m.at, Whole: whole, Nth: nth, In: m.innermost(), Block: m.around, OwnLoop: own, LoopIn: loop,
		Associate: associate}
	from := 0
	if model.In != nil {
		from = slices.Index(m.open, model.In) + 1
	}
	for _, c := range m.open[from:] {
		c.Uses = append(c.Uses, use)
	}
}

// inBlock walks a part of the procedure that is executed as a whole.
func (m *modeller) inBlock(block frontend.Block, walk func()) {
	outer := m.around
	block.Parent = outer
	m.around = &block
	walk()
	m.around = outer
}

// expr walks a typed expression; kind says what is done with the object it designates.
func (m *modeller) expr(n *Node, kind frontend.UseKind) {
	if n == nil {
		return
	}
	if m.depth == 0 {
		m.whole = m.v.span(n)
	}
	m.depth++
	defer func() { m.depth-- }()
	switch n.Kind {
	case NameExpr:
		m.reference(n, kind)
	case RefExpr:
		switch n.Ref {
		case Call, Bound, Constructor:
			m.callExpr(n)
			return
		}
		for _, a := range n.Args[1:] {
			m.expr(a, frontend.Read)
		}
		through := frontend.Through
		if n.Ref == Substring {
			through = 0
		}
		m.expr(n.Args[0], kind|through)
	case MemberExpr:
		m.expr(n.Args[0], kind)
	case ParenExpr:
		m.expr(n.Args[0], frontend.Read)
	case ImpliedExpr:
		m.expr(n.Bounds[0], frontend.Write)
		for _, b := range n.Bounds[1:] {
			m.expr(b, frontend.Read)
		}
		for _, a := range n.Args {
			m.expr(a, kind)
		}
	default:
		for _, a := range n.Args {
			m.expr(a, frontend.Read)
		}
	}
}

// callExpr walks a call of a function.
func (m *modeller) callExpr(n *Node) {
	if n.Ref == Bound {
		m.expr(n.Args[0].Args[0], frontend.Read)
	}
	m.call(n.Symbol, n.Intrinsic, n.Args[1:], m.v.span(n.Args[0]))
}

// call records a call and the uses of its arguments.
func (m *modeller) call(sym *Symbol, f *Intrinsic, args []*Node, span source.Span) {
	if sym != nil && f == nil && sym.Kind == Procedure && m.routine != nil {
		m.routine.Calls = append(m.routine.Calls, frontend.Call{Name: sym.Name, Symbol: m.symbol(sym), Span: span, In: m.innermost()})
	}
	for i, a := range args {
		kind := frontend.Address
		switch {
		case f != nil && f.Function():
			kind = frontend.Read
			if f.Class == 't' && f.Takes == "*" && f.Name != "associated" || f.Name == "size" || f.Class == 'V' || f.Class == 'v' {
				kind = frontend.Address // asks for its shape only
			}
		case sym != nil && sym.Proc != nil && sym.Proc.Known:
			kind = intentOf(sym.Proc, i, a)
		}
		m.expr(a, kind)
	}
}

// intentOf says what a procedure does with its i-th argument.
func intentOf(p *Proc, i int, a *Node) frontend.UseKind {
	var d *Symbol
	if a.Key == "" && i < len(p.Dummies) {
		d = p.Dummies[i]
	}
	for _, x := range p.Dummies {
		if x != nil && a.Key == x.Name {
			d = x
		}
	}
	if d == nil {
		return frontend.Address
	}
	switch d.Intent {
	case "in":
		return frontend.Read
	case "out":
		return frontend.Write
	}
	return frontend.Address
}
