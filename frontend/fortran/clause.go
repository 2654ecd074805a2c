package fortran

import (
	"accc/frontend"
	"accc/frontend/fortran/lex"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
)

// sizedClauses are those that allocate memory for their variables, or copy them: how many elements there are must be known.
var sizedClauses = map[*pragma.ClauseDef]bool{
	acc.ClauseCopy: true, acc.ClauseCopyin: true, acc.ClauseCopyout: true, acc.ClauseCreate: true,
	acc.ClauseSelf: true, acc.ClauseHost: true, acc.ClauseDevice: true,
	acc.ClausePrivate: true, acc.ClauseFirstprivate: true, acc.ClauseReduction: true,
}

// clauseReader reads the expressions in the clauses of one directive.
type clauseReader struct {
	m  *modeller
	c  *frontend.Construct
	d  *Dir
	at map[*pragma.Token]int // the number of each token
	// scope has the names that a clause declares, in the scope of the directive.
	scope *Scope
	// read are the expressions read so far, in order.
	read []*Node
}

// directive reads the argument and the clauses of the directive, or of one inside of a clause.
func (r *clauseReader) directive(d *pragma.Directive) {
	outer := r.scope
	if d.Args != nil {
		switch d.Def {
		case omp.DirDeclareReduction:
			r.declaredReduction(d)
			return
		case omp.DirDeclareMapper:
			r.declaring(declarations(d.Args.Args))
		}
		r.clause(d.Args)
	}
	for _, clause := range d.Clauses {
		r.clause(clause)
	}
	r.scope = outer
}

func (r *clauseReader) clause(clause *pragma.Clause) {
	outer := r.scope
	if clause.Def == omp.ClauseDoacross {
		r.scope = newScope(outer, nil, r.m.v.r)
		r.name(r.scope, currentIteration, clause.NameSpan, r.m.v.integerType())
	}
	for i := range clause.Modifiers {
		m := &clause.Modifiers[i]
		r.declaring(declarations(m.Args))
		r.args(clause, m.Args)
	}
	for _, set := range clause.Context {
		for _, t := range set.Traits {
			if t.Score != nil {
				r.expr(t.Score)
			}
			r.args(clause, t.Args)
		}
	}
	r.args(clause, clause.Args)
	r.scope = outer
}

func (r *clauseReader) args(clause *pragma.Clause, list []*pragma.Arg) {
	for _, a := range list {
		switch {
		case a.Kind == pragma.ArgType:
			continue
		case a.Expr != nil:
			r.expr(a.Expr)
		case a.Var != nil:
			r.variable(a.Var)
			if sizedClauses[clause.Def] {
				r.sized(r.c.Vars[a.Var])
			}
		case a.Directive != nil:
			r.directive(a.Directive)
		case a.Clause != nil:
			r.clause(a.Clause)
		}
		r.args(clause, a.Args)
	}
}

// place is the number of the first of a run of the directive's tokens.
func (r *clauseReader) place(toks []pragma.Token) int {
	if len(r.at) == 0 {
		for i := range r.d.Tokens {
			r.at[&r.d.Tokens[i]] = r.d.token(i)
		}
		for i := range r.d.ends {
			r.at[&r.d.ends[i]] = int(r.d.endFirst) + i
		}
	}
	return r.at[&toks[0]]
}

// parse reads tokens as a whole expression and types it; it is nil if they are not one, which is reported.
func (r *clauseReader) parse(toks []pragma.Token) *Node {
	n := r.untyped(toks)
	if n != nil {
		r.m.v.typed(n, r.scope)
	}
	return n
}

func (r *clauseReader) untyped(toks []pragma.Token) *Node {
	v := r.m.v
	first := r.place(toks)
	end := first + len(toks)
	p := newStatementParser(v.r.Text, v.fault)
	peek := p.peeker(first, end)
	e := exprParser{lex: peek}
	n, err := e.expr(0)
	if err == nil && !peek.Peek().EOF() {
		err = e.fail("the end of the expression")
	}
	if err != nil {
		p.wrongAs(RuleClauseExpr, first, end, err, "the end of the expression")
		return nil
	}
	return n
}

func (r *clauseReader) expr(e *pragma.Expr) {
	if n := r.subscript(e); n != nil {
		r.read = append(r.read, n)
	}
}

// subscript is expr for a part of a variable.
func (r *clauseReader) subscript(e *pragma.Expr) *Node {
	if len(e.Tokens) == 0 {
		return nil
	}
	n := r.parse(e.Tokens)
	if n != nil {
		r.c.Exprs[e] = r.m.info(n)
	}
	return n
}

func (r *clauseReader) variable(v *pragma.Var) {
	if v.Name == allMemory && len(v.Path) == 0 && r.d.Def.Table == omp.Table {
		return
	}
	info := &frontend.VarInfo{}
	r.c.Vars[v] = info
	m := r.m
	if v.Common {
		if sym := r.scope.Lookup("/" + v.Name + "/"); sym != nil {
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
	sym := r.scope.Lookup(v.Name)
	if sym == nil && r.implicitProcedure(v, info) {
		return
	}
	if sym == nil && (m.scope.none() || m.scope.isLost()) {
		if m.scope.isLost() {
			info.Symbol = &frontend.Symbol{Name: v.Name, Type: &frontend.TypeInfo{Size: -1}}
		}
		return // sema says so
	}
	if sym != nil && sym.Cray != nil && sym.Kind == Variable {
		r.m.v.fault(lex.RuleNotYet.New(v.Span, "not yet handled: '%s', which is where the integer '%s' says, in a clause", v.Name, sym.Cray.Name).
			Note("name the variable whose address '%s' holds", sym.Cray.Name).See(sym.Span, "declared here"))
		info.Symbol = &frontend.Symbol{Name: v.Name, Type: &frontend.TypeInfo{Size: -1}, Decl: sym.Span}
		return
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
				r.subscript(e)
			}
		}
	}
	info.Host = n
	base := baseName(n)
	if base == nil || base.Symbol == nil {
		return
	}
	if r.d.Def == acc.DirDeclare && n.Kind == MemberExpr {
		n = base // compilers take components there: the variable has a copy as a whole
		info.Host = n
	}
	info.Symbol = m.symbol(m.base(base.Symbol))
	if info.Associate = base.Symbol.Assoc != nil; info.Associate {
		info.Named = m.symbol(base.Symbol).Type
	}
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

// sized reports the name of an array of assumed size without subscripts (OpenACC 3.3 §2.7.1).
func (r *clauseReader) sized(info *frontend.VarInfo) {
	n, _ := info.Host.(*Node)
	if n != nil && n.Kind == NameExpr && n.Symbol != nil && n.Symbol.assumedSize() {
		v := r.m.v
		v.fault(RuleType.New(v.span(n), "expected a section with an upper bound: '%s' has an assumed size", n.Text).See(n.Symbol.Span, "declared here"))
	}
}
