package fortran

import (
	"accc/frontend"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
)

// construct makes the construct of a directive and types what its clauses hold.
func (m *modeller) construct(d *Dir) *frontend.Construct {
	m.at++
	c := &frontend.Construct{Directive: d.Directive, At: m.at, Routine: m.routine, Parent: m.innermost(), Block: m.around, Host: d,
		Exprs: map[*pragma.Expr]*frontend.ExprInfo{}, Vars: map[*pragma.Var]*frontend.VarInfo{}}
	if m.scope == nil {
		return c
	}
	r := &clauseReader{m: m, d: d, at: map[*pragma.Token]int{}}
	clauses := d.Clauses
	if d.Args != nil {
		clauses = append([]*pragma.Clause{d.Args}, clauses...)
	}
	for _, clause := range clauses {
		for _, a := range clause.Args {
			if a.Expr != nil {
				r.expr(c, a.Expr)
			}
			if a.Var != nil {
				r.variable(c, a.Var)
				if sizedClauses[clause.Def] {
					r.sized(c.Vars[a.Var])
				}
			}
		}
	}
	return c
}

// sizedClauses are those that allocate memory for their variables, or copy them: how many elements there are must be known.
var sizedClauses = map[*pragma.ClauseDef]bool{
	acc.ClauseCopy: true, acc.ClauseCopyin: true, acc.ClauseCopyout: true, acc.ClauseCreate: true,
	acc.ClauseSelf: true, acc.ClauseHost: true, acc.ClauseDevice: true,
	acc.ClausePrivate: true, acc.ClauseFirstprivate: true, acc.ClauseReduction: true,
}

// sized reports the name of an array of assumed size without subscripts (OpenACC 3.3 §2.7.1).
func (r *clauseReader) sized(info *frontend.VarInfo) {
	n, _ := info.Host.(*Node)
	if n == nil || n.Kind != NameExpr || n.Symbol == nil || len(n.Symbol.Dims) == 0 {
		return
	}
	if d := n.Symbol.Dims[len(n.Symbol.Dims)-1]; d.Upper != nil && d.Upper.Kind == StarExpr && d.Upper.Text == "*" && n.Symbol.Has(DummyAttr) {
		v := r.m.v
		v.fault(RuleType.New(v.span(n), "expected a section with an upper bound: '%s' has an assumed size", n.Text).See(n.Symbol.Span, "declared here"))
	}
}

// directive ties a directive to what it governs and walks that.
func (m *modeller) directive(d *Dir) {
	c := m.construct(d)
	switch {
	case c.Parent != nil:
		c.Parent.Children = append(c.Parent.Children, c)
	case m.routine != nil:
		m.routine.Constructs = append(m.routine.Constructs, c)
	}
	for _, clause := range d.Clauses {
		for _, a := range clause.Args {
			if info := c.Exprs[a.Expr]; a.Expr != nil && info != nil {
				m.expr(info.Host.(*Node), frontend.Read)
			}
		}
	}
	if len(d.Body) == 0 {
		return
	}
	first := d.Body[0]
	if d.Def == acc.DirAtomic && (d.Atomic != "capture" || d.End.IsValid()) {
		c.Misfit, c.MisfitSpan = m.atomicMisfit(d)
	}
	c.Body = m.v.r.spanOf(firstOf(first), lastOf(d.Body[len(d.Body)-1]))
	c.End = d.End
	for _, i := range d.Body {
		c.Statements = append(c.Statements, m.v.r.spanOf(firstOf(i), lastOf(i)))
	}
	if d.Def.Assoc == pragma.LoopNest && first.Block != nil && first.Block.Kind == "do" {
		c.Loop = m.loopOf(first.Block)
	}
	m.open = append(m.open, c)
	if c.Loop != nil {
		m.label(first.Block.Head)
		m.block(first.Block, c.Loop)
	} else {
		m.items(d.Body)
	}
	m.open = m.open[:len(m.open)-1]
}

// clauseReader reads the expressions in the clauses of one directive.
type clauseReader struct {
	m  *modeller
	d  *Dir
	at map[*pragma.Token]int // the number of each token
}

// place is the number of the first of a run of the directive's tokens.
func (r *clauseReader) place(toks []pragma.Token) int {
	if len(r.at) == 0 {
		for i := range r.d.Tokens {
			r.at[&r.d.Tokens[i]] = int(r.d.First) + i
		}
	}
	return r.at[&toks[0]]
}

// parse reads tokens as a whole expression; nil if they are not one, which is reported.
func (r *clauseReader) parse(toks []pragma.Token) *Node {
	v := r.m.v
	first := r.place(toks)
	end := first + len(toks)
	p := &statementParser{toks: v.r.toks, report: v.fault}
	lex := p.peeker(first, end)
	e := exprParser{lex: lex}
	n, err := e.expr(0)
	if err == nil && !lex.Peek().EOF() {
		err = e.fail("the end of the expression")
	}
	if err != nil {
		p.wrongAs(RuleClauseExpr, first, end, err, "the end of the expression")
		return nil
	}
	v.typed(n, r.m.scope)
	return n
}

func (r *clauseReader) expr(c *frontend.Construct, e *pragma.Expr) {
	if len(e.Tokens) == 0 {
		return
	}
	if n := r.parse(e.Tokens); n != nil {
		c.Exprs[e] = r.m.info(n)
	}
}

func (r *clauseReader) variable(c *frontend.Construct, v *pragma.Var) {
	info := &frontend.VarInfo{}
	c.Vars[v] = info
	m := r.m
	if v.Common {
		if sym := m.scope.Lookup("/" + v.Name + "/"); sym != nil {
			info.Symbol = m.symbol(sym)
			info.Symbol.Storage = frontend.Global
			info.Symbol.Type = &frontend.TypeInfo{Class: frontend.Aggregate, Text: "common block", Size: -1}
			info.Type = info.Symbol.Type
			info.Symbol.Members = nil
			for _, member := range sym.Members {
				info.Symbol.Members = append(info.Symbol.Members, m.symbol(member))
			}
			info.Host = sym
		}
		return
	}
	sym := m.scope.Lookup(v.Name)
	if sym == nil && (m.scope.none() || m.scope.isLost()) {
		if m.scope.isLost() {
			info.Symbol = &frontend.Symbol{Name: v.Name, Type: &frontend.TypeInfo{Size: -1}}
		}
		return // sema says so
	}
	if sym != nil && sym.isMissing() {
		info.Symbol = &frontend.Symbol{Name: v.Name, Type: &frontend.TypeInfo{Size: -1}, Decl: sym.Span}
		return
	}
	if sym != nil && sym.Has(impliedAttr) && sym.Type.Class == frontend.Unknown && sym.Kind == Variable {
		return
	}
	if len(v.Tokens) == 0 {
		return
	}
	if sym != nil && sym.Kind == Variable && sym.Assoc == nil && subscripts(v) > sym.Rank() && sym.Rank() >= 0 && sym.Type.Class != frontend.Character {
		// sema says that this is no section of it.
		m.v.finish(sym)
		info.Symbol = m.symbol(sym)
		info.Type = info.Symbol.Type
		return
	}
	n := r.parse(v.Tokens)
	if n == nil {
		return
	}
	for _, step := range v.Path {
		for _, e := range []*pragma.Expr{step.Lower, step.Upper, step.Stride} {
			if e != nil {
				r.expr(c, e)
			}
		}
	}
	info.Host = n
	base := baseName(n)
	if base == nil || base.Symbol == nil {
		return
	}
	info.Symbol = m.symbol(m.base(base.Symbol))
	if base.Symbol.Kind == Procedure && m.isResult(base.Symbol) && base.Symbol.Proc.Result != nil {
		info.Symbol = m.symbol(base.Symbol.Proc.Result)
	}
	info.Type = typeInfo(n.Type, n.Rank, n.Shape, nil)
	if last := n.Symbol; last != nil && n.Kind != RefExpr {
		info.Type.Indirect = last.Has(Allocatable | PointerAttr | Automatic)
		if n.Kind == NameExpr {
			info.Type = info.Symbol.Type
		}
	}
}

// subscripts is the number of subscripts right after the name of a reference.
func subscripts(v *pragma.Var) int {
	for i, step := range v.Path {
		if step.Kind != pragma.Index && step.Kind != pragma.Section {
			return i
		}
	}
	return len(v.Path)
}

// atomicMisfit tells what is wrong with the statement of an atomic construct: it must have one of the forms of OpenACC
// 3.3 §2.12 for its atomic-clause. The sentence is empty for one that has.
func (m *modeller) atomicMisfit(d *Dir) (why string, at source.Span) {
	var list []*AssignStmt
	span := m.v.r.spanOf(firstOf(d.Body[0]), lastOf(d.Body[len(d.Body)-1]))
	for _, i := range d.Body {
		if i.Stmt == nil {
			return "expected an assignment", span
		}
		a, ok := i.Stmt.Node.(*AssignStmt)
		if !ok {
			return "expected an assignment", m.v.r.spanOf(i.Stmt.First, i.Stmt.Last)
		}
		list = append(list, a)
	}
	for _, a := range list {
		if n := m.typed(a.Target); n.Rank > 0 {
			return "expected a scalar variable", m.v.span(n)
		}
	}
	first := list[0]
	target, value := first.Target.Node(), first.Value.Node()
	switch d.Atomic {
	case "read":
		if !isPlace(value) {
			return "expected v = x, both of them variables", span
		}
	case "write":
		if m.occurrences(value, target) > 0 {
			return "expected a value that does not depend on the variable", span
		}
	case "capture":
		if len(list) != 2 {
			return "expected two assignments", span
		}
		second, other := list[1].Target.Node(), list[1].Value.Node()
		switch {
		case m.alike(value, second): // v = x, then x changes
		case m.updates(first) && m.alike(other, target):
		default:
			return "expected one statement that updates a location and one that reads the same location", span
		}
	default:
		if len(list) > 1 {
			return "expected one assignment", span
		}
		if !m.updates(first) {
			return "expected x = x operator expression, x = expression operator x or x = intrinsic(x, ...)", span
		}
	}
	return "", source.Span{}
}

// isPlace tells whether an expression could name a location.
func isPlace(n *Node) bool {
	n = n.strip()
	return n.Kind == NameExpr || n.Kind == RefExpr || n.Kind == MemberExpr
}

var atomicOperators = set("+", "-", "*", "/", ".and.", ".or.", ".eqv.", ".neqv.")

var atomicIntrinsics = set("max", "min", "iand", "ior", "ieor")

// updates tells whether an assignment has a form of atomic update.
func (m *modeller) updates(a *AssignStmt) bool {
	target := a.Target.Node()
	value := a.Value.Node().strip()
	switch {
	case m.occurrences(value, target) != 1: // what the variable is combined with does not depend on it
		return false
	case value.Kind == BinaryExpr && atomicOperators[value.Text]:
		return m.operandOf(value, target, 0)
	case value.Kind == RefExpr && value.Args[0].Kind == NameExpr && atomicIntrinsics[value.Args[0].Text]:
		for _, x := range value.Args[1:] {
			if m.alike(x, target) {
				return true
			}
		}
	}
	return false
}

// occurrences is how often a location is named in an expression.
func (m *modeller) occurrences(n, place *Node) int {
	count := 0
	n.Walk(func(x *Node) bool {
		if x.Kind != ParenExpr && m.alike(x, place) {
			count++
			return false
		}
		return true
	})
	return count
}

// operandOf tells whether the target is an operand of an expression at its top, where x + a + b counts as x + (a + b).
func (m *modeller) operandOf(n, target *Node, depth int) bool {
	if depth > maxNesting {
		return false
	}
	for i, a := range n.Args {
		if m.alike(a, target) {
			return true
		}
		if i == 0 && a.Kind == BinaryExpr && atomicOperators[a.Text] && m.operandOf(a, target, depth+1) {
			return true
		}
	}
	return false
}

// alike tells whether two expressions are written alike: that is how a location is recognised.
func (m *modeller) alike(a, b *Node) bool {
	a, b = a.strip(), b.strip()
	if a == nil || b == nil {
		return a == b
	}
	if a.Kind != b.Kind || a.Text != b.Text || len(a.Args) != len(b.Args) {
		return false
	}
	for i := range a.Args {
		if !m.alike(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}
