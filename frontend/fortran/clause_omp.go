package fortran

import (
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/omp"
)

// The names that exist in one clause or directive only: iterators, the variable of a mapper, and those of a declared reduction.

// declarations are the declarations among arguments.
func declarations(args []*pragma.Arg) (out []*pragma.Decl) {
	for _, a := range args {
		if a.Decl != nil {
			out = append(out, a.Decl)
		}
	}
	return out
}

// declaring opens a scope with the names of declarations; their ranges are expressions of the scope around.
func (r *clauseReader) declaring(list []*pragma.Decl) {
	if len(list) == 0 {
		return
	}
	inner := newScope(r.scope, nil, r.m.v.r)
	for _, d := range list {
		for _, e := range []*pragma.Expr{d.Begin, d.End, d.Step} {
			if e != nil {
				r.expr(e)
			}
		}
		t := r.m.v.integerType()
		if d.Type != nil {
			t = r.typeOf(d.Type.Tokens)
		}
		r.name(inner, d.Name.Text, d.Name.Span, t)
	}
	r.scope = inner
}

// currentIteration is the name of the present iteration in doacross.
const currentIteration = "omp_cur_iteration"

// name declares a name that a clause brings.
func (r *clauseReader) name(s *Scope, name string, at source.Span, t Type) *Symbol {
	sym := s.put(&Symbol{Name: name, Type: t, Span: at, finished: true, Scope: r.m.scope})
	r.m.symbol(sym).InClause = true
	return sym
}

// typeOf is the type that tokens write, unknown if they write none, which is reported.
func (r *clauseReader) typeOf(toks []pragma.Token) Type {
	v := r.m.v
	if len(toks) == 0 {
		return unknownType
	}
	first := r.place(toks)
	end := first + len(toks)
	p := newStatementParser(v.r.Text, v.fault)
	peek := p.peeker(first, end)
	spec, err := parseTypeSpec(peek)
	if err == nil && !peek.Peek().EOF() {
		e := exprParser{lex: peek}
		err = e.fail("the end of the type")
	}
	if err != nil {
		p.wrongAs(RuleClauseExpr, first, end, err, "the end of the type")
		return unknownType
	}
	return v.typeOf(spec.Spec(), r.scope)
}

// declaredReduction reads declare reduction(operator: types: combiner) initializer(...). The combiner is written once for all
// types, and typed for each of them.
func (r *clauseReader) declaredReduction(d *pragma.Directive) {
	outer := r.scope
	for _, a := range d.Args.Args {
		if a.Kind != pragma.ArgType {
			continue
		}
		t := r.typeOf(a.Expr.Tokens)
		red := &DeclaredReduction{Type: t}
		r.scope = newScope(outer, nil, r.m.v.r)
		red.Out, red.In = r.name(r.scope, "omp_out", d.NameSpan, t), r.name(r.scope, "omp_in", d.NameSpan, t)
		for _, c := range d.Args.Args {
			if c.Kind == pragma.ArgExpr {
				red.Combiner = r.statement(c.Expr)
			}
		}
		for _, c := range d.Clauses {
			if c.Def != omp.ClauseInitializer {
				red.Combiner = r.statements(c, red.Combiner)
			}
		}
		r.scope = newScope(outer, nil, r.m.v.r)
		red.Priv, red.Orig = r.name(r.scope, "omp_priv", d.NameSpan, t), r.name(r.scope, "omp_orig", d.NameSpan, t)
		for _, c := range d.Clauses {
			if c.Def == omp.ClauseInitializer {
				red.Initializer = r.statements(c, nil)
			}
		}
		r.d.Reductions = append(r.d.Reductions, red)
	}
	r.scope = outer
}

// statements reads the statement that a clause has, and returns other if it has none.
func (r *clauseReader) statements(c *pragma.Clause, other *Stmt) *Stmt {
	for _, a := range c.Args {
		if a.Expr != nil {
			other = r.statement(a.Expr)
		}
	}
	return other
}

// statement reads an assignment, or the call of a subroutine without the word call. It is none of the routine's statements.
func (r *clauseReader) statement(e *pragma.Expr) *Stmt {
	if len(e.Tokens) == 0 {
		return nil
	}
	m := r.m
	first := r.place(e.Tokens)
	end := first + len(e.Tokens)
	p := newStatementParser(m.v.r.Text, m.v.fault)
	var node any
	if p.assignment(first, end) == 1 {
		node = p.run(assignGrammar, first, end)
	} else if n := r.untyped(e.Tokens); n != nil {
		if n.Kind != NameExpr && (n.Kind != RefExpr || n.Args[0].Kind != NameExpr) {
			m.v.fault(RuleClauseExpr.New(e.Span, "expected an assignment, or the call of a subroutine without the word call"))
			return nil
		}
		node = &CallStmt{Proc: n}
	}
	if node == nil {
		return nil
	}
	outer := *m
	m.scope, m.routine, m.open, m.around = r.scope, nil, nil, nil
	st := &Stmt{Node: node, First: int32(first), Last: int32(end - 1)}
	m.stmt(st)
	m.scope, m.routine, m.open, m.around = outer.scope, outer.routine, outer.open, outer.around
	return st
}

// allMemory is the name of all of memory in depend.
const allMemory = "omp_all_memory"

// implicitProcedure reports whether a name that is not declared is that of a procedure with an implicit interface.
func (r *clauseReader) implicitProcedure(v *pragma.Var, info *frontend.VarInfo) bool {
	if r.d.Def != omp.DirDeclareTarget || len(v.Path) > 0 {
		return false
	}
	sym := r.m.v.globals[v.Name]
	if sym == nil && !r.m.scope.none() {
		return false
	}
	if sym == nil {
		info.Symbol = &frontend.Symbol{Name: v.Name, Type: &frontend.TypeInfo{Class: frontend.Function, Text: "procedure", Size: -1},
			Storage: frontend.Func, Decl: v.Base}
	} else {
		info.Symbol = r.m.symbol(sym)
	}
	info.Type = info.Symbol.Type
	return true
}

// declares notes what a declarative directive of OpenMP says about the names that it lists, or about the procedure it is in.
func (m *modeller) declares(c *frontend.Construct) {
	d := c.Directive
	switch d.Def {
	case omp.DirThreadprivate:
		eachNamed(c, func(s *frontend.Symbol) { s.Threadprivate = true })
	case omp.DirDeclareTarget:
		if d.Args == nil && !hasList(d) {
			if m.prog != nil && m.prog.Symbol != nil {
				m.symbol(m.prog.Symbol).OnDevice = c
			}
			return
		}
		eachNamed(c, func(s *frontend.Symbol) { s.OnDevice = c })
	}
}

// hasList reports whether a declare target directive lists names in its clauses.
func hasList(d *pragma.Directive) bool {
	for _, c := range d.Clauses {
		if c.Def.Shape.Vars {
			return true
		}
	}
	return false
}

// eachNamed calls f for the variables and procedures that a directive names, those of common blocks included.
func eachNamed(c *frontend.Construct, f func(*frontend.Symbol)) {
	for _, info := range c.Vars {
		if info.Symbol != nil {
			f(info.Symbol)
			for _, s := range info.Symbol.Members {
				f(s)
			}
		}
	}
}

// A declaredName is a directive that declares a reduction or a mapper, and the scope that it is in.
type declaredName struct {
	*Dir
	scope *Scope
}

// specDirective makes the reductions and mappers that directives declare known in a scope.
func (v *resolver) specDirective(s *Scope, d *Dir) {
	if d.Def == omp.DirDeclareReduction || d.Def == omp.DirDeclareMapper {
		s.declares = append(s.declares, declaredName{d, s})
	}
}

// takeDeclared makes the reductions and mappers of a module known in a scope that uses it, whatever names the use statement lists.
func (s *Scope) takeDeclared(module *Scope) {
	for _, x := range module.declares {
		if module.givesAway(x.Dir) && !slices.Contains(s.declares, x) {
			s.declares = append(s.declares, x)
		}
	}
}

// givesAway reports whether a declared name of a module can be used elsewhere. A reduction has the accessibility of the operator or procedure of
// its name (OpenMP 5.2 §5.5.11).
func (s *Scope) givesAway(d *Dir) bool {
	access := Attribute(0)
	if d.Args != nil && d.Def == omp.DirDeclareReduction {
		if access = s.access[operatorName(d.Args.Operator.Text)]; access == 0 {
			access = s.access[strings.ToLower(d.Args.Operator.Text)]
		}
	}
	return access&Public != 0 || access&Private == 0 && !s.Private
}

// visible lists the reductions and mappers that directives in the scope can name: host and use association bring those of others. The order of
// directives in a specification part does not matter.
func (s *Scope) visible() *frontend.Declared {
	if s == nil {
		return nil
	}
	s.once.Do(s.listVisible)
	return s.list
}

func (s *Scope) listVisible() {
	level := 0
	for x := s.Parent; x != nil; x = x.Parent {
		level++
	}
	s.list = s.Parent.visible()
	if s.lost {
		s.list = &frontend.Declared{Level: -1, Next: s.list}
	}
	for _, own := range []bool{false, true} { // what is declared here comes first
		for _, x := range s.declares {
			if own != (x.scope == s) {
				continue
			}
			d := &frontend.Declared{Directive: x.Directive, Level: -1, Next: s.list, Host: x.Dir}
			if own {
				d.Level = level
			}
			s.list = d
		}
	}
}
