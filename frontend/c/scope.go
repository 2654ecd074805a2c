package c

import (
	"strconv"

	"accc/frontend/c/cpp"
	"accc/pragma"
	"accc/pragma/omp"
)

// OpenMP has names that exist in a directive alone: iterators, the variable of a mapper, those of a declared reduction, and the
// parameters of the function that a directive precedes. They are declared around the expressions that use them: a group of
// operands in a scope of its own is a statement expression, ({ int i; marker(n, a[i]); }), which is an operand itself.

// allMemory and currentIteration are names that OpenMP reserves: all of memory in depend, the present iteration in doacross.
const (
	allMemory        = "omp_all_memory"
	currentIteration = "omp_cur_iteration"
)

// governs reports whether a directive is for the statement that follows it.
func governs(d *pragma.Directive) bool {
	switch d.Def {
	case omp.DirBeginMetadirective:
		return false // it governs the statements up to its end
	case omp.DirMetadirective:
		for _, c := range d.Clauses {
			for _, a := range c.Args {
				if a.Directive != nil && governs(a.Directive) {
					return true
				}
			}
		}
		return false
	}
	switch d.Assoc() {
	case pragma.Block, pragma.LoopNest, pragma.LoopSequence:
		return true
	}
	return false
}

// forLoops reports whether a directive, or a variant of a metadirective, governs a loop nest.
func forLoops(d *pragma.Directive) bool {
	if d.Def != omp.DirMetadirective && d.Def != omp.DirBeginMetadirective {
		return d.Assoc() == pragma.LoopNest
	}
	found := false
	eachArg(d, func(a *pragma.Arg) { found = found || a.Directive != nil && forLoops(a.Directive) })
	return found
}

// executes reports whether a directive of OpenMP that governs nothing does something when it is reached.
func executes(d *pragma.Directive) bool {
	switch d.Def {
	case omp.DirNothing, omp.DirError, omp.DirMetadirective, omp.DirBeginMetadirective:
		return false
	}
	assoc := d.Assoc()
	return d.Def.Table == omp.Table && (assoc == pragma.Standalone || assoc == pragma.Separating)
}

// aboutParameters reports whether the clauses of a directive name the parameters of the function that follows.
func aboutParameters(d *pragma.Directive) bool {
	return d.Def == omp.DirDeclareSimd || d.Def == omp.DirDeclareVariant
}

// eachArg calls f for all arguments of a directive, those of modifiers, context selectors and directives inside of it included.
func eachArg(d *pragma.Directive, f func(a *pragma.Arg)) {
	var args func(list []*pragma.Arg)
	clause := func(c *pragma.Clause) {
		for _, m := range c.Modifiers {
			args(m.Args)
		}
		for _, set := range c.Context {
			for _, t := range set.Traits {
				if t.Score != nil {
					f(&pragma.Arg{Kind: pragma.ArgExpr, Span: t.Score.Span, Expr: t.Score})
				}
				args(t.Args)
			}
		}
		args(c.Args)
	}
	args = func(list []*pragma.Arg) {
		for _, a := range list {
			f(a)
			args(a.Args)
			if a.Directive != nil {
				eachArg(a.Directive, f)
			}
			if a.Clause != nil {
				clause(a.Clause)
			}
		}
	}
	if d.Args != nil {
		clause(d.Args)
	}
	for _, c := range d.Clauses {
		clause(c)
	}
}

// operands writes the expressions of a directive.
func (w *rewriter) operands(s *stub, d *pragma.Directive) {
	switch d.Def {
	case omp.DirDeclareReduction:
		w.reduction(s, d)
		return
	case omp.DirDeclareInduction:
		return
	}
	var names []*pragma.Decl
	if d.Args != nil {
		names = declarationsIn(d.Args.Args)
	}
	w.scoped(s, names, func() {
		if d.Args != nil {
			w.clause(s, d.Args)
		}
		for _, c := range d.Clauses {
			w.clause(s, c)
		}
	})
}

// declarationsIn are the declarations among arguments.
func declarationsIn(args []*pragma.Arg) (names []*pragma.Decl) {
	for _, a := range args {
		if a.Decl != nil {
			names = append(names, a.Decl)
		}
	}
	return names
}

func (w *rewriter) clause(s *stub, c *pragma.Clause) {
	var names []*pragma.Decl
	for _, m := range c.Modifiers {
		names = append(names, declarationsIn(m.Args)...)
		w.list(s, m.Args)
	}
	for _, set := range c.Context {
		for _, t := range set.Traits {
			w.expr(s, t.Score)
			w.list(s, t.Args)
		}
	}
	w.scoped(s, names, func() { w.list(s, c.Args) })
}

func (w *rewriter) list(s *stub, args []*pragma.Arg) {
	for _, a := range args {
		switch {
		case a.Kind == pragma.ArgType:
		case a.Expr != nil:
			w.expr(s, a.Expr)
		case a.Var != nil:
			w.variable(s, a.Var)
		case a.Directive != nil:
			w.operands(s, a.Directive)
		case a.Clause != nil:
			w.clause(s, a.Clause)
		}
		w.list(s, a.Args)
	}
}

// scoped writes operands among which names are declared. The range of an iterator can use the iterators before it.
func (w *rewriter) scoped(s *stub, names []*pragma.Decl, body func()) {
	if len(names) == 0 {
		body()
		return
	}
	d := names[0]
	for _, e := range []*pragma.Expr{d.Begin, d.End, d.Step} {
		w.expr(s, e)
	}
	w.group(s, func() { w.declareName(s, d) }, func() { w.scoped(s, names[1:], body) })
}

// group writes operands in a scope with declarations.
func (w *rewriter) group(s *stub, declarations, body func()) {
	outer := w.scope
	w.synth(", ({")
	declarations()
	w.synth(marker + "(" + strconv.Itoa(s.number))
	body()
	w.synth("); })")
	w.scope = outer
}

// declareName writes the declaration of a name of a clause.
func (w *rewriter) declareName(s *stub, d *pragma.Decl) {
	w.typeOf(s, d.Type)
	w.put(d.Name.Text, d.At, d.Name.Span)
	w.synth(";")
	w.scope = append(w.scope, d.Name.Text)
}

// typeOf writes a type so that it can be replaced where it is wrong.
func (w *rewriter) typeOf(s *stub, t *pragma.Expr) {
	if t == nil || len(t.Tokens) == 0 {
		w.synth("int ")
		return
	}
	first := t.Tokens[0].Text
	if first == "void" && len(t.Tokens) == 1 {
		if !s.reported[t] {
			w.report.Report(*RuleUndeclared.New(t.Span, "expected the type of an object, found 'void'").Citing(specOf(s.Def.Table)))
			s.noteReport(t)
			s.mistyped = true
		}
		w.synth("int ")
		return
	}
	w.synth("__typeof__(")
	known := declares[first] || w.isType(first)
	a := &stubArg{expr: t, typ: true, start: len(w.out)}
	if known { // cc/v4 takes typeof of an expression everywhere
		w.synth("(")
	}
	w.tokens(t.Tokens)
	if known {
		w.synth("){0}")
	}
	a.end = len(w.out)
	s.args = append(s.args, a)
	w.synth(") ")
}

// reduction writes the combiner and the initializer of a declared reduction, once for each type.
func (w *rewriter) reduction(s *stub, d *pragma.Directive) {
	if d.Args == nil {
		return
	}
	var types, combiners []*pragma.Arg
	for _, a := range d.Args.Args {
		if a.Kind == pragma.ArgType {
			types = append(types, a)
		} else {
			combiners = append(combiners, a)
		}
	}
	for _, t := range types {
		with := func(names []string, body func()) {
			w.group(s, func() {
				for _, name := range names {
					w.declareName(s, &pragma.Decl{Type: t.Expr, Name: pragma.Word{Text: name}})
				}
			}, body)
		}
		with([]string{"omp_in", "omp_out"}, func() {
			w.list(s, combiners)
			for _, c := range d.All(omp.ClauseCombiner) {
				w.list(s, c.Args)
			}
		})
		for _, c := range d.All(omp.ClauseInitializer) {
			with([]string{"omp_priv", "omp_orig"}, func() { w.list(s, c.Args) })
		}
	}
}

// mentions reports whether a name is in an expression.
func mentions(e *pragma.Expr, name string) bool {
	for _, t := range e.Tokens {
		if t.Kind == pragma.Ident && t.Text == name {
			return true
		}
	}
	return false
}

// A function is the declaration that follows directives about its parameters.
type function struct {
	stubs      []*stub
	parameters []pragma.Token
	state      uint8
}

// The states of a function: its parameter list has not begun, is being read, or has ended.
const (
	beforeList uint8 = iota
	inList
	afterList
)

// see follows the declaration; t has been counted among the open brackets.
func (f *function) see(w *rewriter, t *cpp.Token) {
	switch {
	case len(f.stubs) == 0:
	case f.state == beforeList:
		if isWord(t, "(") && len(w.open) == 1 && w.prev.Kind == cpp.Ident && !specifiers[w.prev.Text] {
			f.state = inList
		}
	case f.state == inList && len(w.open) == 0:
		f.state = afterList
	case f.state == inList:
		f.parameters = append(f.parameters, w.convert([]cpp.Token{*t})...)
	}
}

// specifiers are words before a parenthesis that is no parameter list.
var specifiers = map[string]bool{"__attribute__": true, "__attribute": true, "__declspec": true, "_Alignas": true, "alignas": true,
	"_Atomic": true, "__typeof__": true, "typeof": true, "typeof_unqual": true, "__asm__": true, "_BitInt": true}

// end writes the directives after the declaration.
func (f *function) end(w *rewriter, t *cpp.Token) {
	if len(f.stubs) == 0 || len(w.frames) > 0 || t.Kind != cpp.Punct {
		return
	}
	if t.Text == ";" || t.Text == "}" && w.closed.block {
		f.flush(w, false)
	}
}

// flush writes the directives that are about the function; alone: there is none.
func (f *function) flush(w *rewriter, alone bool) {
	if len(f.parameters) == 1 && f.parameters[0].Text == "void" {
		f.parameters = nil
	}
	for _, s := range f.stubs {
		s.alone = alone
		w.standIn(s, f.parameters)
	}
	*f = function{}
}
