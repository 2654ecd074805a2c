package c

import (
	"slices"
	"strconv"
	"strings"

	"accc/frontend/c/cpp"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// marker is the function whose calls stand for directives in the text for cc/v4, and the prefix of the
// variables that stand for them at file scope.
const marker = "__accc_directive"

// maxNesting bounds open brackets, maxRun the tokens without a comma, semicolon or brace, and maxElse
// the length of an else-if chain: cc/v4 recurses on all of them, and a stack that runs out
// cannot be recovered from.
const (
	maxNesting = 1000
	maxRun     = 50_000
	maxElse    = 10_000
)

// maxGap is the white space copied as it is; a longer gap becomes a line break.
const maxGap = 160

// A rewriter writes the text for cc/v4 while the program is preprocessed.
type rewriter struct {
	c23    bool
	report diag.Reporter
	*buffer
	main    buffer
	headers headerText
	adapter

	frames  []frame
	closed  frame       // the brace closed last
	open    []cpp.Token // the brackets that are open
	prev    cpp.Token   // the last token of the program
	before  cpp.Token   // the one before it
	heads   []cpp.Token
	head    cpp.Token // the token before the parenthesis that was closed last
	typedef bool
	// assigned: an initializer of this declaration at file scope has begun. tagged: the last
	// __attribute__ stood after struct, union or enum.
	assigned, tagged bool
	named            map[string]bool // typedef names, as far as they can be told from tokens
	last             string          // the last identifier
	attr             int             // open brackets of a [[attribute]]
	run              int             // tokens since the last separator
	stopped          bool

	bodies   []extent // function bodies in main.out
	pending  *stub    // governs a statement that has not begun
	chain    int      // directives that stand one after another before a statement
	stubs    []*stub
	unplaced []*pragma.Directive
}

func newRewriter(c23 bool, r diag.Reporter) *rewriter {
	w := &rewriter{c23: c23, report: r, named: map[string]bool{}, headers: headerText{used: map[string]bool{}}}
	w.buffer = &w.main
	return w
}

// An extent is a range of the text for cc/v4.
type extent struct{ from, to int }

// A frame is an open brace.
type frame struct {
	block  bool // statements and declarations stand in it
	parens int  // open parentheses and brackets inside
	elses  int  // length of the else-if chain at its end
	outer  bool // no brace: brackets outside of all braces
}

// A stub is a directive on its way to the tree.
type stub struct {
	*pragma.Directive
	number    int
	fileScope bool
	// bare: the governed statement is missing, which has been reported.
	bare bool
	args []*stubArg
}

// A stubArg is an expression of a directive that cc/v4 types.
type stubArg struct {
	expr   *pragma.Expr
	object *pragma.Var // the variable up to its trailing subscripts
	start  int         // range in the text for cc/v4
	end    int
	bad    bool
}

// Token takes one token of the program.
func (w *rewriter) Token(t *cpp.Token) {
	if w.stopped || w.c23 && w.attribute(t) {
		return
	}
	w.chain = 0
	if w.pending != nil {
		w.flush(t)
	}
	if !w.limits(t) || !w.balanced(t) || w.stray(t) {
		return
	}
	w.choose(t)
	w.track(t)
	w.headers.see(t)
	text, same := w.adapt(t)
	if t.Text == "auto" {
		w.auto = len(w.out) + 1
	}
	if text == "{" && len(w.frames) == 1 && w.frames[0].block && w.buffer == &w.main {
		w.bodies = append(w.bodies, extent{from: len(w.out)})
	}
	w.before, w.prev = w.prev, *t
	w.write(text, t.File, int(t.Pos), int(t.End), !same, t.BOL)
	if n := len(w.bodies) - 1; text == "}" && len(w.frames) == 0 && n >= 0 && w.bodies[n].to == 0 {
		w.bodies[n].to = len(w.out)
	}
	w.wrote(t)
}

func (w *rewriter) tokens(toks []pragma.Token) {
	for _, t := range toks {
		text := t.Text
		if s, ok := c23Words[text]; ok && w.c23 && t.Kind == pragma.Ident {
			text = s
		}
		switch t.Kind {
		case pragma.Number:
			text = strings.ReplaceAll(text, "'", "")
		case pragma.Char:
			text, _ = charText(text)
		}
		w.at(text, t.Span)
	}
}

// attribute skips [[...]] (C23 §6.7.12): attributes change nothing that accc computes.
func (w *rewriter) attribute(t *cpp.Token) bool {
	if t.Kind != cpp.Punct {
		return w.attr > 0
	}
	switch {
	case w.attr > 0 && t.Text == "[":
		w.attr++
	case w.attr > 0 && t.Text == "]":
		w.attr--
	case w.attr == 0 && t.Text == "[" && w.prev.Kind == cpp.Punct && w.prev.Text == "[":
		w.retract()
		w.attr = 2
	default:
		return w.attr > 0
	}
	return true
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

func (w *rewriter) frame() *frame {
	if len(w.frames) == 0 {
		return nil
	}
	return &w.frames[len(w.frames)-1]
}

// stray tells whether t is a semicolon between declarations, which compilers let pass and cc/v4 does not.
func (w *rewriter) stray(t *cpp.Token) bool {
	return t.Text == ";" && len(w.frames) == 0 && w.place() == atFile && (w.prev.Text != "}" || w.closed.block)
}

// track follows the brackets, to tell where statements can stand.
func (w *rewriter) track(t *cpp.Token) {
	if t.Kind == cpp.Ident {
		switch t.Text {
		case "typedef":
			w.typedef = true
		case "__attribute__":
			w.tagged = w.prev.Text == "struct" || w.prev.Text == "union" || w.prev.Text == "enum"
		}
		w.last = t.Text
		return
	}
	if t.Kind != cpp.Punct {
		return
	}
	f := w.frame()
	if f == nil {
		w.assigned = t.Text == "=" || w.assigned && t.Text != ";"
	}
	switch t.Text {
	case "{":
		w.frames = append(w.frames, frame{block: w.opensBlock(f)})
	case "}":
		if f != nil {
			w.closed = *f
			w.frames = w.frames[:len(w.frames)-1]
		}
	case "(", "[":
		w.heads = append(w.heads, w.prev)
		if f != nil {
			f.parens++
		} else {
			w.frames = append(w.frames, frame{parens: 1, outer: true})
		}
	case ")", "]":
		if n := len(w.heads); n > 0 {
			w.head = w.heads[n-1]
			w.heads = w.heads[:n-1]
		}
		if f != nil && f.parens > 0 {
			f.parens--
		}
		w.closeOutermost()
	case ";":
		if w.typedef && (f == nil || f.block && f.parens == 0) {
			w.typedef = false
			w.named[w.last] = true
		}
	}
}

// closeOutermost ends the frame that brackets outside of all braces opened.
func (w *rewriter) closeOutermost() {
	if len(w.frames) == 1 && w.frames[0].outer && w.frames[0].parens == 0 {
		w.frames = w.frames[:0]
	}
}

// opensBlock tells whether a brace after the last token opens a block of statements rather than an
// initializer or the body of a struct, union or enum.
func (w *rewriter) opensBlock(f *frame) bool {
	if w.prev.Kind == cpp.Ident {
		return w.prev.Text == "else" || w.prev.Text == "do"
	}
	if w.prev.Kind != cpp.Punct {
		return false
	}
	switch w.prev.Text {
	case ")":
		if w.tagged && w.head.Text == "__attribute__" {
			return false // struct __attribute__((packed)) {
		}
		return f == nil && !w.assigned || f != nil && f.block && f.parens == 0 && (w.headed() || w.head.Kind == cpp.Ident && !w.inExpression())
	case "(": // a statement expression
		return true
	case ";":
		return f == nil || f.block
	case "{", "}", ":":
		return f != nil && f.block && f.parens == 0
	}
	return false
}

// headed tells whether the parenthesis closed last belongs to if, for, while or switch.
func (w *rewriter) headed() bool {
	switch w.head.Text {
	case "if", "for", "while", "switch":
		return w.head.Kind == cpp.Ident
	}
	return false
}

// inExpression tells whether the parenthesis closed last follows a word of expressions: return (T){...}.
func (w *rewriter) inExpression() bool { return w.head.Text == "return" || w.head.Text == "sizeof" }

// place says where a directive stands.
type place uint8

const (
	nowhere place = iota
	atFile
	inBlock
)

func (w *rewriter) place() place {
	f := w.frame()
	end := w.prev.Kind == cpp.EOF || w.prev.Kind == cpp.Punct && (w.prev.Text == ";" || w.prev.Text == "}")
	if f == nil {
		if end {
			return atFile
		}
		return nowhere
	}
	if !f.block || f.parens > 0 {
		return nowhere
	}
	switch {
	case end, w.prev.Kind == cpp.Punct && (w.prev.Text == "{" || w.prev.Text == ":"):
		return inBlock
	case w.prev.Kind == cpp.Punct && w.prev.Text == ")" && w.headed():
		return inBlock
	case w.prev.Kind == cpp.Ident && (w.prev.Text == "else" || w.prev.Text == "do"):
		return inBlock
	}
	return nowhere
}

// limits ends the text before t when it would exhaust the parser's stack.
func (w *rewriter) limits(t *cpp.Token) bool {
	f := w.frame()
	w.run++
	ended := w.prev.Kind == cpp.Punct && (w.prev.Text == ";" || w.prev.Text == "}")
	if f != nil {
		switch {
		case t.Kind == cpp.Ident && t.Text == "else":
			f.elses++
		case ended && f.parens == 0:
			f.elses = 0
		}
	}
	if t.Kind == cpp.Punct {
		switch t.Text {
		case ",", "{", "}":
			w.run = 0
		case ";":
			if f == nil || f.parens == 0 {
				w.run = 0
			}
		}
	}
	what := ""
	switch {
	case len(w.frames)+len(w.heads) > maxNesting:
		what = "brackets are nested too deeply"
	case w.run > maxRun:
		what = "expression or statement is too long"
	case f != nil && f.elses > maxElse:
		what = "if has too many else branches"
	default:
		return true
	}
	w.report.Report(*RuleTooDeep.New(t.Span(), "%s", what))
	w.stopped = true
	return false
}

var closers = map[string]string{"(": ")", "[": "]", "{": "}"}

// balanced checks that brackets match: cc/v4 loses its way, and sometimes does not end, when they do not.
func (w *rewriter) balanced(t *cpp.Token) bool {
	if t.Kind != cpp.Punct {
		return true
	}
	switch t.Text {
	case "(", "[", "{":
		w.open = append(w.open, *t)
	case ")", "]", "}":
		n := len(w.open) - 1
		if n < 0 {
			w.report.Report(*RuleSyntax.New(t.Span(), "'%s' closes nothing", t.Text))
			w.stopped = true
			return false
		}
		if want := closers[w.open[n].Text]; want != t.Text {
			w.report.Report(*RuleSyntax.New(t.Span(), "expected '%s', found '%s'", want, t.Text).See(w.open[n].Span(), "to close this"))
			w.stopped = true
			return false
		}
		w.open = w.open[:n]
	}
	return true
}

// ended checks that the text does not stop in the middle of something.
func (w *rewriter) ended() {
	if n := len(w.open) - 1; n >= 0 {
		w.report.Report(*RuleSyntax.New(w.open[n].Span(), "expected '%s' before the end of the file", closers[w.open[n].Text]).Label("to close this"))
		w.stopped = true
		return
	}
	if w.prev.Kind != cpp.EOF && (w.prev.Kind != cpp.Punct || w.prev.Text != ";" && w.prev.Text != "}") {
		end := w.prev.Span()
		w.report.Report(*RuleSyntax.New(end, "expected ';' before the end of the file").Label("after this"))
		w.stopped = true
	}
}

// Pragma takes one directive.
func (w *rewriter) Pragma(name string, sentinel, operator source.Span, toks []cpp.Token) {
	if w.stopped {
		return
	}
	for i := range toks {
		w.headers.see(&toks[i])
	}
	model := pragma.ACC
	if name == "omp" {
		model = pragma.OMP
	}
	d := pragma.Parse(model, sentinel, convert(toks), w.report)
	if d == nil {
		return
	}
	d.Span = d.Span.To(operator)
	if len(toks) > maxRun && tooLong(d) || w.chain > maxNesting {
		w.report.Report(*RuleTooDeep.New(d.NameSpan, "directive is too long or nested too deeply"))
		w.stopped = true
		return
	}
	governs := d.Def.Assoc == pragma.Block || d.Def.Assoc == pragma.LoopNest
	if w.pending != nil {
		w.chain++
		w.prefix(w.pending)
		w.prev = cpp.Token{Kind: cpp.Punct, Text: "{"} // what follows can be a statement
	}
	s := &stub{Directive: d}
	switch w.place() {
	case nowhere:
		w.report.Report(*RuleMisplaced.New(d.NameSpan, "%s cannot stand here", d.Def.Name).
			Label("neither a statement nor a declaration can begin here"))
		w.unplaced = append(w.unplaced, d)
		return
	case atFile:
		s.fileScope = true
		if governs {
			w.report.Report(*RuleMisplaced.New(d.NameSpan, "%s must stand inside a function", d.Def.Name))
			w.unplaced = append(w.unplaced, d)
			return
		}
		w.add(s)
		w.synth("static int " + marker + strconv.Itoa(s.number) + " =")
		w.call(s)
		w.synth(";")
	case inBlock:
		w.add(s)
		if governs {
			w.pending = s
			return
		}
		w.call(s)
		w.synth(";")
		w.prev = cpp.Token{Kind: cpp.Punct, Text: ";"}
	}
}

// tooLong tells whether an expression of a directive would exhaust the parser's stack.
func tooLong(d *pragma.Directive) bool {
	long := func(e *pragma.Expr) bool { return e != nil && len(e.Tokens) > maxRun }
	for _, c := range append([]*pragma.Clause{d.Args}, d.Clauses...) {
		if c == nil {
			continue
		}
		for _, a := range c.Args {
			if long(a.Expr) || a.Var != nil && len(a.Var.Tokens) > maxRun {
				return true
			}
		}
	}
	return false
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
	case t.Kind == cpp.Ident && (declares[t.Text] || w.named[t.Text]):
		what = "a declaration"
	default:
		w.prefix(s)
		return
	}
	w.pending = nil
	s.bare = true
	w.report.Report(*RuleNoStatement.New(s.NameSpan, "expected a statement after %s, found %s", s.Def.Name, what).See(t.Span(), "found here"))
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

// prefix writes a directive in front of its statement.
func (w *rewriter) prefix(s *stub) {
	w.pending = nil
	w.synth("switch (")
	w.call(s)
	w.synth(")")
}

// finish ends the text and puts what is used of the headers in front of it.
func (w *rewriter) finish() *unitText {
	if w.pending != nil {
		end := w.pending.Span
		end.Start = end.End
		w.flush(&cpp.Token{Kind: cpp.EOF, File: end.File, Pos: int32(end.Start), End: int32(end.End)})
	}
	out, runs := w.headers.prune()
	shift := len(out)
	for _, r := range w.main.runs {
		r.at += shift
		runs = append(runs, r)
	}
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
	out = append(slices.Grow(out, len(w.main.out)+1), w.main.out...)
	out = append(out, '\n')
	return &unitText{file: source.NewFile(unitName, out), runs: runs}
}

// call writes the call that carries the expressions of a directive.
func (w *rewriter) call(s *stub) {
	w.synth(marker + "(" + strconv.Itoa(s.number))
	clauses := s.Clauses
	if s.Args != nil {
		clauses = append([]*pragma.Clause{s.Args}, clauses...)
	}
	for _, c := range clauses {
		for _, a := range c.Args {
			switch {
			case a.Expr != nil:
				w.expr(s, a.Expr)
			case a.Var != nil:
				w.variable(s, a.Var)
			}
		}
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
		w.arg(s, &stubArg{expr: e}, func() { w.tokens(e.Tokens) })
	}
}

func (w *rewriter) variable(s *stub, v *pragma.Var) {
	w.arg(s, &stubArg{object: v}, func() { w.reference(v, trailing(v)) })
	for _, a := range v.Path {
		for _, e := range []*pragma.Expr{a.Lower, a.Length, a.Upper, a.Stride} {
			w.expr(s, e)
		}
	}
}

// trailing is the number of steps of v before its trailing subscripts.
func trailing(v *pragma.Var) int {
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
	w.at(v.Name, v.Base)
	for _, a := range v.Path[:n] {
		switch a.Kind {
		case pragma.Member:
			w.at(".", a.Span)
			w.at(a.Name, a.Span)
		case pragma.Arrow:
			w.at("->", a.Span)
			w.at(a.Name, a.Span)
		case pragma.Deref:
			w.synth(")")
		default:
			w.at("[", a.Span)
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
func convert(toks []cpp.Token) []pragma.Token {
	out := make([]pragma.Token, 0, len(toks))
	for i := range toks {
		t := &toks[i]
		out = append(out, pragma.Token{Kind: kinds[t.Kind], Text: t.Text, Span: t.Span(), Macro: t.Macro})
	}
	return out
}

var kinds = [...]pragma.TokenKind{
	cpp.Ident: pragma.Ident, cpp.Number: pragma.Number, cpp.String: pragma.String, cpp.Char: pragma.Char,
	cpp.Punct: pragma.Punct, cpp.Other: pragma.Punct,
}
