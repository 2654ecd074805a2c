package c

import (
	"slices"
	"strconv"
	"strings"

	"accc/frontend/c/cpp"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
)

// marker is the function whose calls represent directives in the text for cc/v4, and the prefix of the variables that
// represent them at file scope.
const marker = "__accc_directive"

// A rewriter writes the text for cc/v4 while the program is preprocessed.
type rewriter struct {
	c23    bool
	omp    bool // directives of OpenMP are read
	report diag.Reporter
	*buffer
	main    buffer
	headers headerText
	scope   []string // the names of clauses around
	adapter
	packing
	gathering

	nesting
	attr        int // open brackets of a [[attribute]], and the tokens in it
	inAttribute []cpp.Token
	layout      int // 1 after the name of a GNU attribute in it that changes a layout, then open parentheses plus 1
	stopped     bool

	bodies   []extent // function bodies in main.out
	pending  *stub    // governs a statement that has not begun
	function function // the function declaration that directives before it are about
	variants variants // the functions that begin declare variant makes others
	chain    int      // consecutive directives before a statement
	braces   []int    // open brackets around each begin metadirective whose end has not come
	cut      int      // begin metadirectives whose block has ended before their end has come
	stubs    []*stub
	unplaced []*pragma.Directive
	spot     source.Span       // of the last token or directive
	latest   *pragma.Directive // the directive that came last, nil after a token
}

func newRewriter(c23 bool, r diag.Reporter) *rewriter {
	w := &rewriter{c23: c23, report: r, nesting: nesting{named: map[string]bool{}}, headers: headerText{used: map[string]bool{}}}
	w.buffer = &w.main
	return w
}

// An extent is a range of the text for cc/v4.
type extent struct{ from, to int }

// A stub is a directive on its way to the tree.
type stub struct {
	*pragma.Directive
	number int
	// bare: the governed statement is missing, which has been reported.
	bare bool
	// untyped: the expressions cannot be typed where the directive is.
	untyped bool
	// mistyped: a type in a clause is wrong. reported are the expressions of which a mistake has been reported; a combiner is there
	// for each type of a declared reduction.
	mistyped bool
	reported map[*pragma.Expr]bool
	// alone: no declaration follows the directive, which is about one.
	alone bool
	args  []*stubArg
}

// noteReport notes that a mistake in an expression has been reported.
func (s *stub) noteReport(e *pragma.Expr) {
	if s.reported == nil {
		s.reported = map[*pragma.Expr]bool{}
	}
	s.reported[e] = true
}

// A stubArg is an expression of a directive that cc/v4 types.
type stubArg struct {
	expr   *pragma.Expr
	typ    bool        // the expression is a type, which declares a name of the clause
	object *pragma.Var // the variable up to its trailing subscripts
	start  int         // range in the text for cc/v4
	end    int
	bad    bool
}

// Token takes one token of the program.
func (w *rewriter) Token(t *cpp.Token) {
	if !w.stopped && w.variants.skipping == 0 && (w.bulk == nil || !w.gather(t)) && !w.hold(t) {
		w.token(t)
	}
}

// token takes one token that is not held back.
func (w *rewriter) token(t *cpp.Token) {
	if w.stopped || (w.c23 || w.omp) && w.attribute(t) {
		return
	}
	w.chain = 0
	w.besides(nil, t.Span())
	if w.pending != nil {
		w.flush(t)
	}
	if isWord(t, "}") && w.endBraces() {
		w.cut++ // the end of begin metadirective is missing in its block
	}
	if !w.limits(t) || !w.balanced(t) || w.stray(t) {
		return
	}
	w.choose(t)
	w.layoutAttribute(t)
	w.track(t)
	w.headers.see(t)
	text, same := w.adapt(t)
	if text == "{" && len(w.frames) == 1 && w.frames[0].block && w.buffer == &w.main {
		w.variants.rename(w)
		w.bodies = append(w.bodies, extent{from: len(w.out)})
	}
	w.function.see(w, t)
	w.variants.see(w, t)
	w.write(text, t.At, t.File, int(t.Pos), int(t.End), same, t.BOL)
	if isWord(t, "{") {
		w.begin()
	}
	w.before, w.prev = w.prev, *t
	if t.Text == "auto" {
		w.auto = len(w.out) - len(text)
	}
	if n := len(w.bodies) - 1; text == "}" && len(w.frames) == 0 && n >= 0 && w.bodies[n].to == 0 {
		w.bodies[n].to = len(w.out)
	}
	w.prototype(t)
	w.wrote(t)
	w.function.end(w, t)
}

func (w *rewriter) tokens(toks []pragma.Token) {
	for _, t := range toks {
		text := t.Text
		if s, ok := c23Words[text]; ok && w.c23 && t.Kind == pragma.Ident {
			text = s
		}
		switch t.Kind {
		case pragma.Number:
			text = w.number(text, func() source.Span { return t.Span })
		case pragma.Char:
			text, _ = charText(text)
		}
		w.put(text, t.At, t.Span)
	}
}

// attribute skips [[...]] (C23 §6.7.12): standard attributes change nothing that accc computes. GNU's that change the layout of
// types are written in GNU's form.
func (w *rewriter) attribute(t *cpp.Token) bool {
	if w.attr > 0 {
		w.gnuAttribute(t)
		w.inAttribute = append(w.inAttribute, *t)
	}
	if t.Kind != cpp.Punct {
		return w.attr > 0
	}
	switch {
	case w.attr > 0 && t.Text == "[":
		w.attr++
	case w.attr > 0 && t.Text == "]":
		if w.attr--; w.attr == 0 && w.omp {
			w.ompAttributes(w.inAttribute[:max(len(w.inAttribute)-2, 0)]) // without ]]
		}
	case w.attr == 0 && t.Text == "[" && w.prev.Kind == cpp.Punct && w.prev.Text == "[":
		w.retract()
		w.attr, w.inAttribute = 2, nil
	default:
		return w.attr > 0
	}
	return true
}

// gnuAttribute follows the tokens of an attribute in brackets, and writes those that change the layout of a type.
func (w *rewriter) gnuAttribute(t *cpp.Token) {
	const idle, named, inArguments = 0, 1, 2
	switch {
	case w.layout == idle && t.Kind == cpp.Ident && layoutAttributes[t.Text]:
		switch strings.Trim(t.Text, "_") {
		case "aligned", "vector_size":
			w.synth("__attribute__((" + t.Text)
			w.layout = named
		default:
			w.unknownLayout(t)
		}
	case w.layout == idle:
	case isWord(t, "("):
		w.layout++
		w.synth("(")
	case w.layout == named:
		w.synth("))")
		w.layout = idle
	default:
		w.put(t.Text, t.At, t.Span())
		if isWord(t, ")") {
			if w.layout--; w.layout < inArguments {
				w.synth("))")
				w.layout = idle
			}
		}
	}
}

// retract takes back the bracket written last.
func (w *rewriter) retract() {
	if n := len(w.out) - 1; n >= 0 && w.out[n] == '[' {
		w.out[n] = ' '
	}
	if f := w.frame(); f != nil {
		f.parens--
	}
	n := len(w.heads) - 1
	w.prev = w.heads[n]
	w.heads = w.heads[:n]
	w.open = w.open[:len(w.open)-1]
	w.closeOutermost()
}

// Start takes the reading to which all tokens belong.
func (w *rewriter) Start(r *tokens.Reading) {
	w.reading, w.main.reading, w.headers.reading = r, r, r
}

// Pragma takes one directive.
func (w *rewriter) Pragma(name string, sentinel, operator source.Span, toks []cpp.Token, at tokens.Range) {
	w.settle()
	w.resume()
	if w.stopped || w.variants.skips(w, name, sentinel, toks) {
		return
	}
	for i := range toks {
		w.headers.see(&toks[i])
	}
	model := acc.Table
	if name == "omp" {
		model = omp.Table
	}
	d := pragma.Parse(model, sentinel, w.convert(toks), w.report)
	if d == nil {
		return
	}
	d.Span, d.Toks = d.Span.To(operator), at
	if !operator.IsValid() {
		// The line goes on to its last spelled token, which may be a macro that expands to nothing.
		o := w.reading.Origin(at.From)
		f := w.reading.File(o.In)
		d.Span = f.Span(f.Lines[f.LineOf(o.Tok)].Run)
	}
	w.variants.region(d)
	w.besides(d, d.Span)
	if len(toks) > maxRun && tooLong(d) || w.chain > maxNesting {
		w.report.Report(*RuleTooDeep.New(d.NameSpan, "directive is too long or nested too deeply"))
		w.stopped = true
		return
	}
	governs := governs(d)
	if w.pending != nil {
		w.chain++
		w.prefix(w.pending)
		w.prev = cpp.Token{Kind: cpp.Punct, Text: "{"} // what follows can be a statement
	}
	s := &stub{Directive: d}
	switch w.place() {
	case nowhere:
		w.report.Report(*RuleMisplaced.New(d.NameSpan, "%s is not allowed here", d.Def.Name).Citing(specOf(d.Def.Table)).
			Label("neither a statement nor a declaration can begin here"))
		w.unplaced = append(w.unplaced, d)
		return
	case atFile:
		if governs || executes(d) {
			w.report.Report(*RuleMisplaced.New(d.NameSpan, "%s must be inside a function", d.Def.Name).Citing(specOf(d.Def.Table)))
			w.unplaced = append(w.unplaced, d)
			return
		}
		w.add(s)
		switch {
		case d.Def.Table == acc.Table:
			w.synth("static int " + marker + strconv.Itoa(s.number) + " =")
			w.call(s)
			w.synth(";")
		case aboutParameters(d):
			w.function.stubs = append(w.function.stubs, s)
		default:
			w.standIn(s, nil)
		}
	case inBlock:
		w.add(s)
		if d.Def == omp.DirBeginMetadirective { // what it governs are the statements up to its end
			w.prefix(s)
			w.synth(" {")
			w.braces = append(w.braces, len(w.open))
			w.prev = cpp.Token{Kind: cpp.Punct, Text: "{"}
			return
		}
		if d.Def == omp.DirEndMetadirective {
			if !w.endBraces() && w.cut > 0 {
				w.report.Report(*RuleUnpaired.New(d.NameSpan, "%s is in another block than what it ends", d.Def.Name))
				w.cut--
			}
		}
		if governs {
			w.pending = s
			return
		}
		s.untyped = aboutParameters(d)
		w.call(s)
		w.synth(";")
		w.prev = cpp.Token{Kind: cpp.Punct, Text: ";"}
	}
}

// endBraces ends the statements of the innermost begin metadirective, if it is in the present block.
func (w *rewriter) endBraces() bool {
	n := len(w.braces) - 1
	if n < 0 || w.braces[n] != len(w.open) {
		return false
	}
	w.synth("}")
	w.braces = w.braces[:n]
	return true
}

// besides finds out which directives come from a macro with other text, for all tokens of an expansion have the span of the macro's use.
// d is the directive at span, nil for a token of the program.
func (w *rewriter) besides(d *pragma.Directive, span source.Span) {
	switch {
	case span != w.spot:
	case d == nil && w.latest != nil:
		w.latest.Mixed = true
	case d != nil && w.latest == nil:
		d.Mixed = true
	}
	w.spot, w.latest = span, d
}

// tooLong reports whether an expression of a directive would exhaust the parser's stack.
func tooLong(d *pragma.Directive) bool {
	long := false
	eachArg(d, func(a *pragma.Arg) {
		long = long || a.Expr != nil && len(a.Expr.Tokens) > maxRun || a.Var != nil && len(a.Var.Tokens) > maxRun
	})
	return long
}

func (w *rewriter) add(s *stub) {
	s.number = len(w.stubs)
	w.stubs = append(w.stubs, s)
}

// flush writes the directive that governs the statement beginning with t.
func (w *rewriter) flush(t *cpp.Token) {
	s := w.pending
	what := ""
	switch {
	case t.Kind == cpp.EOF || t.Kind == cpp.Punct && t.Text == "}":
		what = "the end of the block"
	case t.Kind == cpp.Ident && (declares[t.Text] || w.isType(t.Text)):
		what = "a declaration"
	default:
		w.prefix(s)
		return
	}
	w.pending = nil
	s.bare = true
	at := t.Span()
	if t.Kind == cpp.EOF {
		at = s.NameSpan
	}
	w.report.Report(*RuleNoStatement.New(at, "expected a statement after %s, found %s", s.Def.Name, what).Citing(specOf(s.Def.Table)).See(s.NameSpan, "the directive"))
	w.call(s)
	w.synth(";")
}

// declares are the words that begin a declaration and no statement.
var declares = map[string]bool{
	"typedef": true, "extern": true, "static": true, "auto": true, "register": true, "const": true, "volatile": true,
	"void": true, "char": true, "short": true, "int": true, "long": true, "float": true, "double": true, "signed": true,
	"unsigned": true, "struct": true, "union": true, "enum": true, "_Bool": true, "_Complex": true, "inline": true,
	"_Static_assert": true, "_Alignas": true, "_Atomic": true, "_Thread_local": true, "__typeof__": true, "typeof": true,
}

// prefix writes a directive before its statement.
func (w *rewriter) prefix(s *stub) {
	w.pending = nil
	w.synth("switch (")
	w.call(s)
	w.synth(")")
}

// standIn writes the function that stands for a directive of OpenMP outside of functions: its parameters are names that the
// expressions of the directive can use.
func (w *rewriter) standIn(s *stub, parameters []pragma.Token) {
	w.synth("static void " + marker + strconv.Itoa(s.number) + "(")
	if len(parameters) == 0 {
		w.synth("void")
	}
	w.tokens(parameters)
	w.synth(") {")
	w.call(s)
	w.synth(";}")
}

// finish ends the text and inserts the used parts of the headers before it.
func (w *rewriter) finish() *unitText {
	w.function.flush(w, true)
	if w.pending != nil {
		end := w.pending.Span
		end.Start = end.End
		w.flush(&cpp.Token{Kind: cpp.EOF, File: end.File, Pos: int32(end.Start), End: int32(end.End)})
	}
	out, runs := w.headers.prune()
	shift := len(out)
	for i := range w.main.runs {
		w.main.runs[i].at += int32(shift)
	}
	runs = slices.Concat(runs, w.main.runs)
	for _, s := range w.stubs {
		for _, a := range s.args {
			a.start += shift
			a.end += shift
		}
	}
	for i := range w.bodies {
		w.bodies[i].from += shift
		w.bodies[i].to += shift
	}
	for _, b := range w.bulks {
		b.brace += shift
	}
	for _, p := range w.records {
		p.at += shift
	}
	out = append(slices.Grow(out, len(w.main.out)+1), w.main.out...)
	out = append(out, '\n')
	return &unitText{file: source.NewFile(unitName, out), runs: runs, reading: w.reading}
}

// call writes the call that carries the expressions of a directive.
func (w *rewriter) call(s *stub) {
	w.synth(marker + "(" + strconv.Itoa(s.number))
	if !s.untyped {
		w.operands(s, s.Directive)
	}
	w.synth(")")
}

// arg writes one argument of the call.
func (w *rewriter) arg(s *stub, a *stubArg, body func()) {
	w.synth(",")
	w.synth("")
	a.start = len(w.out)
	body()
	a.end = len(w.out)
	s.args = append(s.args, a)
}

func (w *rewriter) expr(s *stub, e *pragma.Expr) {
	if e != nil && len(e.Tokens) > 0 {
		if mentions(e, currentIteration) && !slices.Contains(w.scope, currentIteration) {
			w.scoped(s, []*pragma.Decl{{Name: pragma.Word{Text: currentIteration}}}, func() { w.expr(s, e) })
			return
		}
		w.arg(s, &stubArg{expr: e}, func() {
			comma := slices.ContainsFunc(e.Tokens, func(t pragma.Token) bool { return t.Kind == pragma.Punct && t.Text == "," })
			if comma {
				w.synth("(") // a comma of its own would begin the next argument
			}
			if toks := e.Tokens; len(toks) > 2 && toks[1].Text == "=" && toks[2].Text == "{" {
				// omp_priv = {0}: an initializer is no expression, a compound literal is.
				w.tokens(toks[:2])
				w.synth("(__typeof__(" + toks[0].Text + "))")
				w.tokens(toks[2:])
			} else {
				w.tokens(toks)
			}
			if comma {
				w.synth(")")
			}
		})
	}
}

func (w *rewriter) variable(s *stub, v *pragma.Var) {
	if v.Name == allMemory && len(v.Path) == 0 {
		return
	}
	w.arg(s, &stubArg{object: v}, func() { w.reference(v, trailing(v)) })
	for _, a := range v.Path {
		for _, e := range []*pragma.Expr{a.Lower, a.Length, a.Upper, a.Stride} {
			w.expr(s, e)
		}
		for _, e := range a.Sizes {
			w.expr(s, e)
		}
	}
}

// trailing is the number of steps of v before its trailing subscripts.
func trailing(v *pragma.Var) int {
	if i := slices.IndexFunc(v.Path, func(a pragma.Access) bool { return a.Kind == pragma.Shaping }); i >= 0 {
		return i
	}
	n := len(v.Path)
	for n > 0 && (v.Path[n-1].Kind == pragma.Index || v.Path[n-1].Kind == pragma.Section) {
		n--
	}
	return n
}

// reference writes the first n steps of a variable as an expression.
func (w *rewriter) reference(v *pragma.Var, n int) {
	for _, a := range v.Path[:n] {
		if a.Kind == pragma.Deref {
			w.synth("(*")
		}
	}
	w.put(v.Name, v.At, v.Base)
	for _, a := range v.Path[:n] {
		switch a.Kind {
		case pragma.Member:
			w.put(".", a.At, a.Span)
			w.put(a.Name, a.At+1, a.Span)
		case pragma.Arrow:
			w.put("->", a.At, a.Span)
			w.put(a.Name, a.At+1, a.Span)
		case pragma.Deref:
			w.synth(")")
		default:
			w.put("[", a.At, a.Span)
			if a.Lower != nil {
				w.tokens(a.Lower.Tokens)
			} else {
				w.synth("0")
			}
			w.synth("]")
		}
	}
}

// convert makes the tokens of package pragma.
func (w *rewriter) convert(toks []cpp.Token) []pragma.Token {
	out := make([]pragma.Token, 0, len(toks))
	for i := range toks {
		t := &toks[i]
		out = append(out, pragma.Token{Kind: kinds[t.Kind], Text: t.Text, Span: t.Span(), Macro: w.reading.Macro(t.At), At: t.At})
	}
	return out
}

var kinds = [...]pragma.TokenKind{
	cpp.Ident: pragma.Ident, cpp.Number: pragma.Number, cpp.String: pragma.String, cpp.Char: pragma.Char,
	cpp.Punct: pragma.Punct, cpp.Other: pragma.Punct,
}
