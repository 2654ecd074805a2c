package c

import "accc/frontend/c/cpp"

// maxNesting bounds open parentheses and square brackets, maxBraces open braces, maxRun the tokens without a comma,
// semicolon or brace, and maxElse the length of an else-if chain: cc/v4 recurses on all of them, and a stack that runs
// out cannot be recovered from. maxSum bounds the operators in such a run whose operands cc/v4
// evaluates again for each that is around them, where they are not constant: sums, comparisons, and * and & as prefixes.
const (
	maxNesting = 1000
	maxBraces  = 5000
	maxRun     = 50_000
	maxElse    = 10_000
	maxSum     = 10_000
)

// A nesting is where in the program the text has arrived, as far as tokens tell: which brackets are open,
// and whether a statement or a declaration can begin.
type nesting struct {
	frames []frame
	closed frame       // the brace closed last
	open   []cpp.Token // the brackets that are open
	prev   cpp.Token   // the last token of the program
	before cpp.Token   // the one before it
	heads  []cpp.Token // the tokens before the parentheses and square brackets that are open
	head   cpp.Token   // the one before the parenthesis that was closed last
	// attributed is the token before the last __attribute__. Of what it holds align tells whether there is an alignment, and vector is
	// the argument of vector_size.
	attributed cpp.Token
	align      bool
	vector     string
	// assigned: an initializer of this declaration at file scope has begun. tagged: the last __attribute__ came after
	// struct, union or enum.
	assigned, tagged bool
	declarators
	named map[string]bool // whether a name is a typedef name outside of all blocks
	run   int             // tokens since the last separator
	sum   int             // and operators + and - between operands among them
}

// A frame is an open brace.
type frame struct {
	block  bool            // statements and declarations are in it
	parens int             // open parentheses and brackets inside
	elses  int             // length of the else-if chain at its end
	outer  bool            // no brace: brackets outside of all braces
	types  map[string]bool // whether a name that is declared in it is a typedef name, if it was not what it is before
}

func (w *rewriter) frame() *frame {
	if len(w.frames) == 0 {
		return nil
	}
	return &w.frames[len(w.frames)-1]
}

// stray reports whether t is a semicolon between declarations, which compilers let pass and cc/v4 does not.
func (w *rewriter) stray(t *cpp.Token) bool {
	return t.Text == ";" && len(w.frames) == 0 && w.place() == atFile && (w.prev.Text != "}" || w.closed.block)
}

// track follows the brackets, to know where statements are allowed.
func (w *rewriter) track(t *cpp.Token) {
	w.followDeclaration(t)
	if t.Kind == cpp.Ident {
		if isAttribute(t.Text) {
			w.attributed, w.align, w.vector = w.prev, false, ""
			w.tagged = w.prev.Text == "struct" || w.prev.Text == "union" || w.prev.Text == "enum"
		}
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
		for _, name := range w.hidden {
			w.nameType(name, false)
		}
		w.hidden = nil
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
	}
}

// closeOutermost ends the frame that brackets outside of all braces opened.
func (w *rewriter) closeOutermost() {
	if len(w.frames) == 1 && w.frames[0].outer && w.frames[0].parens == 0 {
		w.frames = w.frames[:0]
	}
}

// opensBlock reports whether a brace after the last token opens a block of statements rather than an
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

// headed reports whether the parenthesis closed last belongs to if, for, while or switch.
func (w *rewriter) headed() bool {
	switch w.head.Text {
	case "if", "for", "while", "switch":
		return w.head.Kind == cpp.Ident
	}
	return false
}

// inExpression reports whether the parenthesis closed last follows a word of expressions: return (T){...}.
func (w *rewriter) inExpression() bool { return w.head.Text == "return" || w.head.Text == "sizeof" }

// place says where a directive is.
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
			w.run, w.sum = 0, 0
		case ";":
			if f == nil || f.parens == 0 {
				w.run, w.sum = 0, 0
			}
		case "+", "-":
			if w.prev.Kind != cpp.Punct || w.prev.Text == ")" || w.prev.Text == "]" {
				w.sum++
			}
		case "*", "&":
			if w.prev.Kind == cpp.Punct && w.prev.Text != ")" && w.prev.Text != "]" { // a prefix
				w.sum++
			}
		case "==", "!=", "<", ">", "<=", ">=":
			w.sum++
		}
	}
	what := ""
	switch {
	case len(w.heads) > maxNesting || len(w.frames) > maxBraces:
		what = "brackets are nested too deeply"
	case w.sum > maxSum:
		what = "expression has too many terms"
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
