package fortran

import (
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
)

// statementFunctions declares the statement functions with which an executable part seems to begin, and returns the
// rest.
func (m *modeller) statementFunctions(items []*Item) []*Item {
	for len(items) > 0 && items[0].Stmt != nil && mayDefineFunction(items[0].Stmt) {
		a := items[0].Stmt.Node.(*AssignStmt)
		target := a.Target.Node()
		name := target.Args[0].Text
		sym := m.scope.Names[name]
		if sym == nil && m.scope.Lookup(name) != nil || sym != nil && (sym.Rank() != 0 || sym.Kind != Variable || sym.Type.Class == frontend.Character && !sym.Has(typedAttr)) ||
			sym == nil && m.scope.none() {
			break
		}
		if sym == nil {
			sym = m.v.lookup(m.scope, name, m.v.span(target.Args[0]))
		}
		inner := newScope(m.scope, nil, m.v.r)
		proc := &Proc{Function: true, Elemental: false}
		for _, arg := range target.Args[1:] {
			var t Type
			if outer := m.scope.Lookup(arg.Text); outer != nil {
				m.v.finish(outer)
				t = outer.Type
			} else {
				t = m.v.implicitType(m.scope, arg.Text)
			}
			d := inner.put(&Symbol{Name: arg.Text, Type: t, Attr: DummyAttr, Span: m.v.span(arg), finished: true})
			proc.Dummies = append(proc.Dummies, d)
		}
		sym.Kind, sym.Proc = Procedure, proc
		sym.Assoc = nil
		proc.Statement = a.Value.Node()
		m.v.typed(proc.Statement, inner)
		items = items[1:]
	}
	return items
}

func (m *modeller) items(list []*Item) {
	for _, i := range list {
		m.item(i)
	}
}

func (m *modeller) item(i *Item) {
	switch {
	case i.Stmt != nil:
		m.label(i.Stmt)
		m.stmt(i.Stmt)
	case i.Block != nil:
		m.label(i.Block.Head)
		m.block(i.Block, nil)
	case i.Dir != nil:
		m.directive(i.Dir)
	}
}

func (m *modeller) label(s *Stmt) {
	if s.Label != "" {
		m.labels[s.Label] = append([]*frontend.Construct(nil), m.open...)
	}
}

func (m *modeller) typed(e Expr) *Node {
	n := node(e)
	m.v.typed(n, m.scope)
	return n
}

// read types an expression and records that it is read.
func (m *modeller) read(e Expr) *Node {
	n := m.typed(e)
	m.expr(n, frontend.Read)
	return n
}

func (m *modeller) stmt(s *Stmt) {
	switch n := s.Node.(type) {
	case *AssignStmt:
		m.assign(n)
	case *PointerStmt:
		m.pointer(n)
	case *CallStmt:
		m.callStmt(n)
	case *IfStmt:
		m.condition(n.Cond)
		m.inBlock(frontend.Block{}, func() { m.stmt(n.Action) })
	case *ArithmeticIfStmt:
		m.read(n.Cond)
		for _, l := range n.Labels {
			m.jumpTo(l, s)
		}
	case *WhereStmt:
		m.condition(n.Mask)
		m.inBlock(frontend.Block{}, func() { m.stmt(n.Action) })
	case *ForallStmt:
		m.inConcurrent(n.Head, func() { m.stmt(n.Action) })
	case *GotoStmt:
		if n.Value != nil {
			m.read(n.Value)
		}
		for _, l := range append(n.Labels, n.Label) {
			if l != "" {
				m.jumpTo(l, s)
			}
		}
	case *ReturnStmt:
		if n.Value != nil {
			m.read(n.Value)
		}
		m.addJump(frontend.Jump{Word: "return", Span: m.v.r.spanOf(s.First, s.Last)}, m.open)
	case *StopStmt:
		m.addJump(frontend.Jump{Word: "stop", Span: m.v.r.spanOf(s.First, s.Last)}, nil)
		for _, e := range []Expr{n.Code, n.Quiet} {
			if e != nil {
				m.read(e)
			}
		}
	case *PauseStmt:
		if n.Code != nil {
			m.read(n.Code)
		}
	case *CycleStmt:
		m.leave("cycle", n.Name, s)
	case *ExitStmt:
		m.leave("exit", n.Name, s)
	case *AllocateStmt:
		m.allocate(n.Items, n.Type, true)
	case *ReleaseStmt:
		m.allocate(n.Items, nil, false)
	case *PrintStmt:
		m.format(n.Format)
		m.transfer(n.Items, frontend.Read)
	case *IOStmt:
		m.io(n)
	}
}

func (m *modeller) assign(n *AssignStmt) {
	value := m.read(n.Value)
	target := m.typed(n.Target)
	if m.definable(target) {
		m.checkAssignment(target, value)
	}
	n.Defined = m.definedAssignment(target, value)
	m.expr(target, frontend.Write)
}

// definable reports targets that cannot be assigned to.
func (m *modeller) definable(target *Node) bool {
	if target.Type.Class == frontend.Unknown && target.Symbol == nil {
		return true
	}
	why := ""
	base := baseName(target)
	switch {
	case target.Kind == RefExpr && (target.Ref == Call || target.Ref == Constructor):
		if target.Symbol != nil && m.isPointerFunction(target.Symbol) {
			return true
		}
		why = "a function's result"
	case target.Kind != NameExpr && target.Kind != RefExpr && target.Kind != MemberExpr:
		why = "an expression"
	case target.Kind == MemberExpr && (target.Symbol == nil || target.Symbol.Has(LengthParam)) && target.Args[0].Type.Derived.param(target.Text) != nil:
		why = target.Text + ", a type parameter"
	case base != nil && base.Symbol != nil && base.Symbol.Kind == Parameter:
		why = base.Text + ", a constant"
	case base != nil && base.Symbol != nil && base.Symbol.Intent == "in" && !throughPointer(target):
		why = base.Text + ", which has intent(in)"
	case base != nil && base.Symbol != nil && base.Symbol.Kind == Procedure && target.Kind == NameExpr && !m.isResult(base.Symbol):
		why = base.Text + ", a procedure"
	}
	if why == "" {
		return true
	}
	m.v.fault(RuleType.New(m.v.span(target), "cannot assign to %s", why))
	return false
}

func (m *modeller) isPointerFunction(sym *Symbol) bool {
	p := m.v.signature(sym)
	return p == nil || p.Result == nil || p.Result.Has(PointerAttr)
}

// isResult reports whether a procedure is the one being defined, whose name may denote its result.
func (m *modeller) isResult(sym *Symbol) bool { return m.prog.Symbol == sym }

// throughPointer reports whether a designator goes through a pointer component, past which intent(in) does not apply.
func throughPointer(n *Node) bool {
	for n != nil {
		if n.Symbol != nil && n.Symbol.Has(PointerAttr) {
			return true
		}
		switch n.Kind {
		case RefExpr, MemberExpr:
			n = n.Args[0]
		default:
			return false
		}
	}
	return false
}

func (m *modeller) checkAssignment(target, value *Node) {
	if otherLengths(target.Type, value.Type) && m.definedAssignment(target, value) == nil {
		m.v.fault(RuleType.New(m.v.span(value), "expected %s, found %s", target.Type, value.Type).See(m.v.span(target), "assigned to this"))
		return
	}
	anything := target.Type.Poly && target.Type.Derived == nil // class(*)
	if !anything && !assignable(target.Type, value.Type) {
		if value.Type.Class == frontend.Function || m.definedAssignment(target, value) != nil {
			return
		}
		m.v.fault(RuleType.New(m.v.span(value), "expected %s, found %s", target.Type, value.Type).See(m.v.span(target), "assigned to this"))
		return
	}
	if target.Rank >= 0 && value.Rank > 0 && target.Rank != value.Rank && m.definedAssignment(target, value) == nil &&
		target.Type.Class != frontend.Unknown && value.Type.Class != frontend.Unknown {
		what := "a scalar"
		if target.Rank > 0 {
			what = "rank " + itoa(target.Rank)
		}
		m.v.fault(RuleType.New(m.v.span(value), "expected %s, found rank %d", what, value.Rank).See(m.v.span(target), "assigned to this"))
		return
	}
	base := baseName(target)
	if base != nil && base.Symbol != nil && base.Symbol.Has(Allocatable) && target.Kind == NameExpr {
		return
	}
	for i := range target.Shape {
		if i < len(value.Shape) && target.Rank == value.Rank && target.Shape[i] >= 0 && value.Shape[i] >= 0 && target.Shape[i] != value.Shape[i] {
			m.v.fault(RuleType.New(m.v.span(value), "expected %d elements in dimension %d, found %d", target.Shape[i], i+1, value.Shape[i]).
				See(m.v.span(target), "assigned to this"))
			return
		}
	}
}

// definedAssignment is the procedure that the program defines for an assignment, or nil.
func (m *modeller) definedAssignment(target, value *Node) *Symbol {
	args := []*Node{target, value}
	for s := m.scope; s != nil; s = s.Parent {
		if g := s.Names["assignment(=)"]; g != nil {
			if f := m.v.resolveGeneric(g, args); f != nil {
				return f
			}
		}
	}
	for _, a := range args {
		if d := a.Type.Derived; d != nil {
			if g := d.Component("assignment(=)"); g != nil {
				if f := m.v.boundTo(g, args); f != nil {
					return f
				}
			}
		}
	}
	return nil
}

func (m *modeller) pointer(n *PointerStmt) {
	value := m.typedActual(n.Value.Node())
	target := n.Target.Node()
	if target.Kind == RefExpr && len(target.Args) > 1 && target.Args[1].Kind == TripletExpr {
		// p(lower:) => target: bounds, not a section.
		m.v.typed(target.Args[0], m.scope)
		for _, a := range target.Args[1:] {
			m.v.typed(a, m.scope)
			m.expr(a, frontend.Read)
		}
		m.pointerBounds(target)
		target = target.Args[0]
	}
	m.v.typed(target, m.scope)
	if last := target.Symbol; last != nil && last.Kind == Variable && !last.Has(PointerAttr) && last.Type.Class != frontend.Unknown {
		m.v.fault(RuleType.New(m.v.span(target), "expected a pointer, but '%s' is not one", last.Name).See(last.Span, "declared here"))
	}
	m.expr(value, frontend.Address)
	m.expr(target, association(target))
}

// association is how the pointer is used that a statement gives another target, or none. Of a component it is the
// object that changes.
func association(n *Node) frontend.UseKind {
	if n.Kind == NameExpr && n.Symbol != nil && n.Symbol.Has(PointerAttr) {
		return frontend.Write | frontend.Associate
	}
	return frontend.Write
}

// pointerBounds checks the bounds of p(lower:) => target and p(lower:upper) => target: one form for all dimensions (Fortran 2018
// §10.2.2.2, R1035, R1036).
func (m *modeller) pointerBounds(n *Node) {
	bounds := n.Args[1:]
	for _, b := range bounds {
		if b.Kind != TripletExpr || b.Args[2] != nil || (b.Args[1] == nil) != (bounds[0].Args[1] == nil) || b.Args[0] == nil && b.Args[1] == nil {
			m.v.fault(RuleType.New(m.v.span(b), "expected 'lower:' for all dimensions of the pointer or 'lower:upper' for all"))
			return
		}
	}
	if r := n.Args[0].Rank; n.Args[0].Type.Class != frontend.Unknown && r > 0 && r != len(bounds) {
		m.v.fault(RuleType.New(m.v.span(n), "expected bounds for %d dimensions, found %d", r, len(bounds)))
	}
}

func (m *modeller) typedActual(n *Node) *Node {
	m.v.actual++
	m.v.typed(n, m.scope)
	m.v.actual--
	return n
}

// condition types a condition, which is logical.
func (m *modeller) condition(e Expr) {
	n := m.read(e)
	switch n.Type.Class {
	case frontend.Logical, frontend.Unknown:
	default:
		m.v.fault(RuleType.New(m.v.span(n), "expected a logical condition, found %s", n.Type))
	}
}

func (m *modeller) callStmt(n *CallStmt) {
	proc := n.Proc.Node()
	var args []*Node
	callee := proc
	if proc.Kind == RefExpr {
		callee, args = proc.Args[0], proc.Args[1:]
	}
	switch callee.Kind {
	case NameExpr:
		m.callNamed(proc, callee, args)
	case MemberExpr:
		m.v.typed(callee, m.scope)
		m.v.typedArguments(args, m.scope)
		m.expr(callee.Args[0], frontend.Address)
		sym := callee.Symbol
		if sym != nil && sym.Kind == Generic {
			callee.Symbol = m.v.specific(callee, args)
		}
		if callee.Symbol != nil {
			m.v.passes(callee.Symbol, callee)
		}
		if proc != callee {
			proc.typed, proc.Ref, proc.Symbol = true, Bound, callee.Symbol
		}
		if sym != nil && sym.Kind == Variable {
			m.v.fault(RuleCall.New(m.v.span(callee), "expected a procedure, but '%s' is a component", callee.Text).See(sym.Span, "declared here"))
		}
		for _, a := range args {
			m.expr(a, frontend.Address)
		}
	default:
		m.v.fault(lex.RuleSyntax.New(m.v.span(proc), "expected the name of a procedure after call"))
	}
}

func (m *modeller) callNamed(proc, callee *Node, args []*Node) {
	v := m.v
	sym := m.scope.Lookup(callee.Text)
	span := v.span(callee)
	if f := Intrinsics()[callee.Text]; sym == nil && f != nil && v.globals[callee.Text] == nil {
		m.callIntrinsic(f, args, span)
		return
	}
	v.typedArguments(args, m.scope)
	if sym == nil {
		sym = v.external(callee.Text, span, m.scope, false)
	}
	v.finish(sym)
	callee.typed, callee.Symbol = true, sym
	if proc != callee {
		proc.typed, proc.Ref, proc.Symbol = true, Call, sym
	}
	switch {
	case sym.Kind == Procedure && sym.Proc != nil && sym.Proc.Intrinsic != nil:
		m.callIntrinsic(sym.Proc.Intrinsic, args, span)
		return
	case sym.Kind == Procedure:
		if p := v.signature(sym); p != nil {
			if p.Function && p.Known {
				v.fault(RuleCall.New(span, "expected a subroutine, but '%s' is a function", callee.Text).See(sym.Span, "declared here"))
			} else if p.Known && !v.isGlobal(m.scope, sym) {
				v.checkArguments(proc, args, sym, p)
			} else {
				v.implicitCall(proc, args, sym)
			}
		}
	case sym.Kind == Generic:
		specific := v.resolveGeneric(sym, args)
		if specific == nil {
			if f := Intrinsics()[callee.Text]; f != nil && f.Subroutine() {
				m.callIntrinsic(f, args, span)
				return
			}
			v.fault(RuleCall.New(v.span(proc), "no procedure of '%s' has these arguments", callee.Text).See(sym.Span, "declared here"))
			break
		}
		sym = specific
		proc.Symbol = specific
	case sym.Kind == Variable && (sym.Has(DummyAttr) || sym.Type.Class == frontend.Unknown || sym.Has(impliedAttr)) && sym.Rank() <= 0:
		// A dummy procedure.
		sym.Kind = Procedure
		sym.Attr |= External
		v.procOf(sym)
	default:
		v.fault(RuleCall.New(span, "expected a subroutine, but '%s' is a %s", callee.Text, kindWords[sym.Kind]).See(sym.Span, "declared here"))
	}
	m.call(sym, nil, args, span)
}

// callIntrinsic walks a call of an intrinsic subroutine.
func (m *modeller) callIntrinsic(f *Intrinsic, args []*Node, span source.Span) {
	m.v.typedArguments(args, m.scope)
	if !f.Subroutine() {
		m.v.fault(RuleCall.New(span, "expected a subroutine, but '%s' is an intrinsic function", f.Name))
	} else if tied, problem, at := f.match(args); problem != "" {
		if at != nil {
			span = m.v.span(at)
		}
		m.v.fault(RuleCall.New(span, "intrinsic '%s' %s", f.Name, problem))
	} else if problem, at := f.complaint(tied); problem != "" {
		m.v.fault(RuleCall.New(m.v.span(at), "intrinsic '%s': %s", f.Name, problem))
	}
	for _, a := range args {
		m.expr(a, frontend.Address)
	}
}

// allocate walks allocate, deallocate and nullify.
func (m *modeller) allocate(items []Arg, spec Specification, allocates bool) {
	var typ *Type
	if spec != nil {
		t := m.v.typeOf(spec.Spec(), m.scope)
		typ = &t
	}
	like := slices.ContainsFunc(items, func(i Arg) bool { return i.Node().Key == "source" || i.Node().Key == "mold" })
	for _, i := range items {
		n := i.Node()
		if n.Key != "" {
			m.v.typed(n, m.scope)
			m.expr(n, frontend.Address)
			continue
		}
		object := n
		if n.Kind == RefExpr {
			// The bounds, which look like subscripts.
			for _, a := range n.Args[1:] {
				m.v.typed(a, m.scope)
				m.v.subscript(a)
				m.expr(a, frontend.Read)
			}
			object = n.Args[0]
		}
		m.v.typed(object, m.scope)
		if s := object.Symbol; s != nil && s.Type.Class != frontend.Unknown && !s.Has(Allocatable|PointerAttr) && s.Assoc == nil {
			m.v.fault(RuleType.New(m.v.span(object), "expected an allocatable or a pointer, but '%s' is neither", s.Name).See(s.Span, "declared here"))
		} else if n.Kind == RefExpr && s != nil && s.Rank() > 0 && len(n.Args)-1 != s.Rank() {
			m.v.fault(RuleType.New(m.v.span(n), "expected %d dimensions, found %d", s.Rank(), len(n.Args)-1).See(s.Span, "declared here"))
		} else if allocates && !like {
			m.allocatedLengths(object, typ)
		}
		m.expr(object, association(object))
	}
}

// allocatedLengths reports an object of allocate whose length parameters have no values, or others than its
// declaration says (Fortran 2018 §9.7.1.1).
func (m *modeller) allocatedLengths(object *Node, typ *Type) {
	t := object.Type
	if t.Derived == nil || len(t.Derived.LenParams) == 0 {
		return
	}
	if typ != nil && otherLengths(t, *typ) {
		m.v.fault(RuleType.New(m.v.span(object), "expected an object of %s, found %s", *typ, t))
		return
	}
	for i, p := range t.Derived.LenParams {
		if t.Lengths == nil || i >= len(t.Lengths.Args) || t.Lengths.Args[i].Kind != TripletExpr || typ != nil && typ.Length(i) != nil {
			continue
		}
		m.v.fault(RuleType.New(m.v.span(object), "length parameter '%s' of '%s' is deferred: expected its value in allocate", p.Name, m.v.span(object).Text()).
			Note("write the type before the object, as in allocate(%s(...) :: %s)", t.Derived.Name, m.v.span(object).Text()))
		return
	}
}

// format walks a format: *, a label, or an expression.
func (m *modeller) format(a Arg) {
	n := a.Node()
	if n.Kind == StarExpr || n.Kind == IntExpr {
		return
	}
	if n.Kind == NameExpr {
		if sym := m.scope.Lookup(n.Text); sym != nil && sym.Kind == Namelist {
			return
		}
	}
	m.v.typed(n, m.scope)
	m.expr(n, frontend.Read)
}

func (m *modeller) io(n *IOStmt) {
	for i, c := range n.Control {
		x := c.Node()
		switch {
		case x.Kind == StarExpr, x.Kind == IntExpr && x.Key == "" && i > 0:
		case x.Key == "err" || x.Key == "end" || x.Key == "eor":
			if m.routine != nil {
				m.routine.Gotos = true
			}
		case x.Key == "nml" && x.Kind == NameExpr && m.isNamelist(x.Text):
		case x.Key == "nml":
			m.v.fault(RuleType.New(m.v.span(x), "expected the name of a namelist, found %s", strings.TrimPrefix(m.v.span(x).Text(), "nml=")))
		case x.Kind == NameExpr && m.isNamelist(x.Text):
		default:
			m.v.typed(x, m.scope)
			m.expr(x, frontend.Address)
		}
	}
	kind := frontend.Read
	switch {
	case n.Kind == "read":
		kind = frontend.Write
		if n.Unit != nil {
			m.format(n.Unit)
		}
	case n.Unit != nil: // rewind 10
		m.read(n.Unit)
	}
	m.transfer(n.Items, kind)
	m.transfer(n.More, kind)
}

// transfer walks the items of a list of input or output.
func (m *modeller) transfer(items []Expr, kind frontend.UseKind) {
	for _, i := range items {
		markTransfer(i.Node())
		m.expr(m.typed(i), kind)
	}
}

// markTransfer tells the implied do loops of an input or output list from others, whose variable is their own (Fortran 2018 §19.4).
func markTransfer(n *Node) {
	if n.Kind != ImpliedExpr {
		return
	}
	n.Ref = Transfer
	for _, a := range n.Args {
		markTransfer(a)
	}
}

func (m *modeller) isNamelist(name string) bool {
	sym := m.scope.Lookup(name)
	return sym != nil && sym.Kind == Namelist
}

func (m *modeller) addJump(j frontend.Jump, in []*frontend.Construct) {
	j.Block, j.After = m.around, len(m.log)
	if m.routine != nil && !j.Into {
		m.routine.Jumps = append(m.routine.Jumps, j)
	}
	for _, c := range in {
		c.Jumps = append(c.Jumps, j)
	}
}

func (m *modeller) jumpTo(label string, s *Stmt) {
	if m.routine != nil {
		m.routine.Gotos = true
	}
	m.gotos = append(m.gotos, jump{label, m.v.r.spanOf(s.First, s.Last), append([]*frontend.Construct(nil), m.open...)})
}

// resolveGotos finds the constructs that each goto leaves and enters.
func (m *modeller) resolveGotos() {
	for _, g := range m.gotos {
		in, known := m.labels[g.label]
		if !known {
			m.v.fault(RuleStructure.New(g.span, "no statement has the label %s", g.label))
			continue
		}
		common := 0
		for common < len(g.in) && common < len(in) && g.in[common] == in[common] {
			common++
		}
		m.addJump(frontend.Jump{Word: "goto", Span: g.span}, g.in[common:])
		m.addJump(frontend.Jump{Word: "goto", Span: g.span, Into: true}, in[common:])
	}
}

// leave walks exit and cycle.
func (m *modeller) leave(word string, name *Name, s *Stmt) {
	span := m.v.r.spanOf(s.First, s.Last)
	for i := len(m.targets) - 1; i >= 0; i-- {
		t := m.targets[i]
		if name == nil && t.kind != "do" || name != nil && t.name != name.Text {
			continue
		}
		if word == "cycle" && t.kind != "do" {
			m.v.fault(RuleStructure.New(span, "cycle of a %s", blockName(t.kind)))
			return
		}
		if t.loop != nil && word == "exit" {
			t.loop.Breaks = append(t.loop.Breaks, span)
		}
		for _, inner := range m.targets[i+1:] {
			if inner.loop != nil {
				inner.loop.Breaks = append(inner.loop.Breaks, span)
			}
		}
		m.addJump(frontend.Jump{Word: word, Span: span}, m.open[min(t.depth, len(m.open)):])
		return
	}
	if name != nil {
		m.v.fault(RuleStructure.New(m.v.nameSpan(name), "no enclosing block is named '%s'", name.Text))
		return
	}
	m.v.fault(RuleStructure.New(span, "%s outside of a loop", word))
}

// block walks a block; loop is its analysis when a directive governs it.
func (m *modeller) block(b *Block, loop *frontend.Loop) {
	name := ""
	if b.Head.Name != nil {
		name = b.Head.Name.Text
	}
	t := target{name: name, kind: b.Kind, depth: len(m.open), loop: loop}
	enter := func(items []*Item) {
		m.targets = append(m.targets, t)
		m.items(items)
		m.targets = m.targets[:len(m.targets)-1]
	}
	branch := func(items []*Item) { m.inBlock(frontend.Block{}, func() { enter(items) }) }
	switch n := b.Head.Node.(type) {
	case *DoStmt:
		m.do(b, n, t)
	case *IfThenStmt:
		m.condition(n.Cond)
		for _, p := range b.Parts {
			if p.Head != nil {
				if e, ok := p.Head.Node.(*ElseIfStmt); ok {
					m.inBlock(frontend.Block{}, func() { m.condition(e.Cond) })
				}
			}
			branch(p.Items)
		}
	case *SelectStmt:
		m.selection(b, n, branch)
	case *WhereStmt:
		m.condition(n.Mask)
		for _, p := range b.Parts {
			if p.Head != nil {
				if e, ok := p.Head.Node.(*ElsewhereStmt); ok && e.Mask != nil {
					m.inBlock(frontend.Block{}, func() { m.condition(e.Mask) })
				}
			}
			branch(p.Items)
		}
	case *ForallStmt:
		m.inConcurrent(n.Head, func() { branch(b.Parts[0].Items) })
	case *AssociateStmt:
		m.inScope(func(inner *Scope) {
			for _, a := range n.Items {
				value := a.Value.Node()
				m.v.typed(value, inner.Parent)
				m.expr(value, frontend.Address)
				m.v.associate(inner, a.Name, value)
			}
			b.Scope = inner
		}, func() { enter(b.Parts[0].Items) })
	case *WordStmt:
		m.inScope(func(inner *Scope) {
			b.Scope = inner
			if n.Word == "block" {
				m.blockSpec(inner, b.Parts[0])
			}
		}, func() { enter(b.Parts[0].Items) })
	}
	if b.End != nil {
		m.label(b.End)
	}
}

// associate declares an associate name.
func (v *resolver) associate(s *Scope, n *Name, value *Node) *Symbol {
	sym := &Symbol{Name: n.Text, Type: value.Type, Assoc: value, Span: v.nameSpan(n), finished: true, Extents: value.Shape}
	sym.Dims = make([]Dim, max(0, value.Rank))
	if value.Symbol != nil {
		sym.Attr |= value.Symbol.Attr & (Target | PointerAttr)
	}
	return s.put(sym)
}

// inScope runs body with a scope of its own that fill fills.
func (m *modeller) inScope(fill func(*Scope), body func()) {
	outer := m.scope
	inner := newScope(outer, nil, m.v.r)
	fill(inner)
	m.scope = inner
	for _, s := range inner.order {
		if s.Assoc == nil && s.Kind == Variable && m.routine != nil {
			m.symbol(s).In = m.innermost()
		}
	}
	body()
	m.scope = outer
}

// blockSpec resolves the declarations at the top of a block construct.
func (m *modeller) blockSpec(inner *Scope, p *Part) {
	later := m.v.later
	m.v.later = nil
	for _, i := range p.Items {
		if i.Block != nil && (i.Block.Kind == "type" || i.Block.Kind == "interface" || i.Block.Kind == "enum") || i.Stmt != nil && specifies(i.Stmt.Node) {
			m.v.specItem(inner, i)
		}
	}
	for _, f := range m.v.later {
		f()
	}
	m.v.later = later
	for i := 0; i < len(inner.order); i++ {
		m.v.finish(inner.order[i])
	}
}

func (m *modeller) selection(b *Block, n *SelectStmt, enter func([]*Item)) {
	subject := m.read(n.Expr)
	for _, p := range b.Parts {
		if p.Head == nil {
			enter(p.Items)
			continue
		}
		switch h := p.Head.Node.(type) {
		case *CaseStmt:
			for _, value := range h.Values {
				m.caseValue(subject, value.Node(), n.Kind)
			}
			if n.Kind == "rank" {
				m.rankPart(p, h, n, subject, enter)
				continue
			}
			enter(p.Items)
		case *GuardStmt:
			name := n.Local
			if name == nil && subject.Kind == NameExpr {
				name = &Name{subject.Text, subject.First}
			}
			m.inScope(func(inner *Scope) {
				if name == nil {
					return
				}
				sym := m.v.associate(inner, name, subject)
				p.Scope = inner
				if h.Spec != nil {
					sym.Type = m.v.typeOf(h.Spec.Spec(), m.scope)
					sym.Type.Poly = h.Kind == "class"
					own := *subject
					own.Type = sym.Type
					sym.Assoc = &own
				}
			}, func() { enter(p.Items) })
		}
	}
}

// rankPart resolves a part of select rank, in which the selector has the rank of the part (Fortran 2018 §11.1.10.3).
func (m *modeller) rankPart(p *Part, h *CaseStmt, n *SelectStmt, subject *Node, enter func([]*Item)) {
	name := n.Local
	if name == nil && subject.Kind == NameExpr {
		name = &Name{subject.Text, subject.First}
	}
	known := subject.Kind == NameExpr && subject.Symbol != nil && subject.Symbol.AssumedRank && subject.Type.Class != frontend.Unknown
	if !known && subject.Type.Class != frontend.Unknown {
		m.v.fault(RuleType.New(m.v.span(subject), "expected the name of an assumed-rank dummy argument as the selector of select rank"))
	}
	if !known || name == nil {
		enter(p.Items)
		return
	}
	const most = 15 // Fortran 2018 §8.5.8.1
	rank, star := -1, false
	if !h.Default {
		value := h.Values[0].Node()
		star = value.Kind == StarExpr
		r, ok := integerValue(value)
		switch {
		case star:
			rank = 1
			if subject.Symbol.Has(Allocatable | PointerAttr) {
				m.v.fault(RuleType.New(m.v.span(value), "expected a rank, an allocatable or pointer is never associated with an assumed-size array"))
			}
		case !ok || r < 0 || r > most || len(h.Values) != 1:
			m.v.fault(RuleType.New(m.v.span(value), "expected a constant rank from 0 to %d", most))
		default:
			rank = int(r)
		}
	}
	m.inScope(func(inner *Scope) {
		p.Scope = inner
		// It is a variable of its own, as an assumed-shape dummy argument would be, so that data clauses may name it.
		whole := subject.Symbol
		sym := inner.put(&Symbol{Name: name.Text, Type: subject.Type, Span: m.v.nameSpan(name), Intent: whole.Intent, AssumedRank: rank < 0,
			Attr: DummyAttr | whole.Attr&(Allocatable|PointerAttr|Target|Contiguous), Dims: make([]Dim, max(rank, 0)), finished: true})
		for range rank {
			sym.Extents = append(sym.Extents, -1)
		}
		if star {
			sym.Dims = []Dim{{Upper: h.Values[0].Node()}}
		}
	}, func() { enter(p.Items) })
}

func (m *modeller) caseValue(subject, n *Node, kind string) {
	values := []*Node{n}
	if n.Kind == TripletExpr {
		values = n.Args[:2]
	}
	for _, x := range values {
		if x == nil || x.Kind == StarExpr {
			continue
		}
		m.v.typed(x, m.scope)
		a, b := subject.Type.Class, x.Type.Class
		if kind == "case" && a != b && a != frontend.Unknown && b != frontend.Unknown {
			m.v.fault(RuleType.New(m.v.span(x), "expected %s as the value selected by, found %s", subject.Type, x.Type))
		} else if kind == "case" && b != frontend.Unknown && !m.v.isConstant(x) {
			m.v.fault(RuleType.New(m.v.span(x), "expected a constant for case"))
		}
	}
}

// inConcurrent runs body with the indices of forall and do concurrent.
func (m *modeller) inConcurrent(h *Concurrent, body func()) {
	m.inScope(func(inner *Scope) {
		h.Scope = inner
		for _, i := range h.Indices {
			t := m.v.integerType()
			if h.Type != nil {
				t = m.v.typeOf(h.Type.Spec(), m.scope)
			} else if sym := m.scope.Lookup(i.Name.Text); sym != nil {
				m.v.finish(sym)
				t = sym.Type
			} else if m.scope.none() {
				m.v.undeclared(m.scope, i.Name.Text, m.v.nameSpan(i.Name))
			} else {
				t = m.v.implicitType(m.scope, i.Name.Text)
			}
			for _, e := range []Expr{i.Lower, i.Upper, i.Step} {
				if e != nil {
					if x := m.read(e); x.Rank != 0 || x.Type.Class != frontend.Integer && x.Type.Class != frontend.Unknown {
						m.v.fault(RuleType.New(m.v.span(x), "expected a scalar integer as a bound of '%s', found %s%s", i.Name.Text, x.Type, ofRank(x.Rank)))
					}
				}
			}
			inner.put(&Symbol{Name: i.Name.Text, Type: t, Span: m.v.nameSpan(i.Name), finished: true})
		}
		for _, l := range h.Locality {
			for _, n := range l.Names {
				if sym := m.v.variable(m.scope, n); l.Kind == "local" || l.Kind == "local_init" {
					own := *sym
					own.Model, own.Attr, own.Span = nil, sym.Attr&^(DummyAttr|Save), m.v.nameSpan(n)
					own.Scope = inner
					inner.put(&own)
				}
			}
		}
	}, func() {
		if h.Mask != nil {
			m.condition(h.Mask)
		}
		body()
	})
}
