package fortran

import (
	"errors"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// A Stmt is one statement: its tokens (First to Last, both included, without label and construct name) and its node, one
// of the *...Stmt types. Node is nil for a statement with a mistake, which has been reported.
type Stmt struct {
	First, Last int32
	Label       string
	Name        *Name // of the construct that begins here
	Node        any
}

// joined are the keywords that may be written as one word, and their parts.
var joinedWords = map[string][2]string{
	"enddo": {"end", "do"}, "endif": {"end", "if"}, "endprogram": {"end", "program"}, "endmodule": {"end", "module"},
	"endsubroutine": {"end", "subroutine"}, "endfunction": {"end", "function"}, "endselect": {"end", "select"},
	"endwhere": {"end", "where"}, "endforall": {"end", "forall"}, "endtype": {"end", "type"}, "endinterface": {"end", "interface"},
	"endassociate": {"end", "associate"}, "endblock": {"end", "block"}, "endblockdata": {"end", "blockdata"}, "endenum": {"end", "enum"},
	"endcritical": {"end", "critical"}, "endsubmodule": {"end", "submodule"}, "endprocedure": {"end", "procedure"},
	"elseif": {"else", "if"}, "goto": {"go", "to"}, "selectcase": {"select", "case"}, "selecttype": {"select", "type"},
	"doubleprecision": {"double", "precision"}, "doublecomplex": {"double", "complex"}, "blockdata": {"block", "data"},
	"dowhile": {"do", "while"}, "doconcurrent": {"do", "concurrent"}, "errorstop": {"error", "stop"},
}

// keywords are the grammars by first word, where that is enough to know them.
var keywords = map[string]statementGrammar{}

var (
	programGrammar     = grammar[ProgramStmt]()
	subprogramGrammar  = grammar[SubprogramStmt]()
	declGrammar        = grammar[DeclStmt]()
	typeGrammar        = grammar[TypeStmt]()
	guardGrammar       = grammar[GuardStmt]()
	procedureGrammar   = grammar[ProcedureStmt]()
	attrGrammar        = grammar[AttrStmt]()
	wordGrammar        = grammar[WordStmt]()
	assignGrammar      = grammar[AssignStmt]()
	crayGrammar        = grammar[CrayPointerStmt]()
	pointerGrammar     = grammar[PointerStmt]()
	ifGrammar          = grammar[IfHead]()
	ifThenGrammar      = grammar[IfThenStmt]()
	arithmeticGrammar  = grammar[ArithmeticIfStmt]()
	elseIfGrammar      = grammar[ElseIfStmt]()
	elsewhereGrammar   = grammar[ElsewhereStmt]()
	whereGrammar       = grammar[WhereHead]()
	forallGrammar      = grammar[ForallHead]()
	interfaceGrammar   = grammar[InterfaceStmt]()
	ioGrammar          = grammar[IOStmt]()
	releaseGrammar     = grammar[ReleaseStmt]()
	stopGrammar        = grammar[StopStmt]()
	caseGrammar        = grammar[CaseStmt]()
	subprogramPrefixes = set("pure", "elemental", "recursive", "impure", "non_recursive", "subroutine", "function")
)

func init() {
	for words, g := range map[string]statementGrammar{
		"end": grammar[EndStmt](), "use": grammar[UseStmt](), "import": grammar[ImportStmt](), "implicit": grammar[ImplicitStmt](),
		"generic": grammar[GenericStmt](), "final": grammar[FinalStmt](), "parameter": grammar[ParameterStmt](),
		"data": grammar[DataStmt](), "common": grammar[CommonStmt](), "equivalence": grammar[EquivalenceStmt](),
		"namelist": grammar[NamelistStmt](), "enum": grammar[EnumStmt](), "enumerator": grammar[EnumeratorStmt](),
		"entry": grammar[EntryStmt](), "interface abstract": interfaceGrammar, "program submodule": programGrammar,
		"call": grammar[CallStmt](), "do": grammar[DoStmt](), "cycle": grammar[CycleStmt](), "exit": grammar[ExitStmt](),
		"go": grammar[GotoStmt](), "assign": grammar[AssignLabelStmt](), "return": grammar[ReturnStmt](), "stop error": stopGrammar, "pause": grammar[PauseStmt](),
		"select": grammar[SelectStmt](), "case rank": caseGrammar, "associate": grammar[AssociateStmt](),
		"elsewhere": elsewhereGrammar, "allocate": grammar[AllocateStmt](), "deallocate nullify": releaseGrammar,
		"print": grammar[PrintStmt](), "read write open close inquire rewind backspace endfile flush wait": ioGrammar,
		"procedure": procedureGrammar, "contains sequence continue critical": wordGrammar,
		"allocatable asynchronous bind codimension contiguous dimension external intent intrinsic optional pointer " +
			"private protected public save target value volatile automatic static": attrGrammar,
		"pure elemental recursive impure non_recursive subroutine function": subprogramGrammar,
	} {
		for _, w := range strings.Fields(words) {
			keywords[w] = g
		}
	}
}

// notYet are first words of unsupported statements.
var notYet = set("sync", "lock", "unlock", "event", "form", "change", "fail", "notify", "structure", "record", "union", "map")

// oldTransfers are the words of old for print and read: type *, x and accept *, x.
var oldTransfers = map[string]string{"type": "print", "accept": "read"}

// A statementParser makes statements of tokens.
type statementParser struct {
	text   *lex.Text
	toks   []lex.Token // of text
	report func(*diag.Diagnostic)
	buffer []lexer.Token
	// structures counts the structures of VAX Fortran that are open; records are the names of the records declared. Both are refused
	// once, where they begin.
	structures int
	records    map[string]bool
}

func newStatementParser(text *lex.Text, report func(*diag.Diagnostic)) *statementParser {
	return &statementParser{text: text, toks: text.Toks, report: report}
}

// tokenSource hands tokens to the grammar.
type tokenSource struct {
	toks []lexer.Token
	at   int
}

func (s *tokenSource) Next() (lexer.Token, error) {
	t := s.toks[s.at]
	if s.at+1 < len(s.toks) {
		s.at++
	}
	return t, nil
}

// peeker makes the grammar's view of the tokens [first, end).
func (p *statementParser) peeker(first, end int) *lexer.PeekingLexer {
	p.buffer = p.buffer[:0]
	for i := first; i < end; i++ {
		t := &p.toks[i]
		pos := lexer.Position{Offset: i}
		if i == first && t.Kind == lex.Ident {
			if w, ok := joinedWords[t.Text]; ok {
				p.buffer = append(p.buffer, lexer.Token{Type: lexer.TokenType(lex.Ident), Value: w[0], Pos: pos},
					lexer.Token{Type: lexer.TokenType(lex.Ident), Value: w[1], Pos: pos})
				continue
			}
		}
		p.buffer = append(p.buffer, lexer.Token{Type: lexer.TokenType(t.Kind), Value: t.Text, Pos: pos})
	}
	p.buffer = append(p.buffer, lexer.Token{Type: lexer.EOF, Pos: lexer.Position{Offset: end}})
	lex, err := lexer.Upgrade(&tokenSource{toks: p.buffer})
	if err != nil {
		panic(err) // tokenSource returns none
	}
	return lex
}

// statement reads the statement of the tokens [first, end), which are at least one.
func (p *statementParser) statement(first, end int) *Stmt {
	s := &Stmt{}
	if t := &p.toks[first]; t.Kind == lex.Int && first+1 < end {
		s.Label = strings.TrimLeft(t.Text, "0")
		if s.Label == "" {
			s.Label = "0"
		}
		first++
	}
	if first+2 < end && p.toks[first].Kind == lex.Ident && p.toks[first+1].Is(":") && p.toks[first+2].Kind == lex.Ident {
		s.Name = &Name{p.toks[first].Text, int32(first)}
		first += 2
	}
	s.First, s.Last = int32(first), int32(end-1)
	s.Node = p.node(s, first, end)
	return s
}

// run reads tokens with one grammar and reports what does not fit.
func (p *statementParser) run(g statementGrammar, first, end int) any {
	v, err := g(p.peeker(first, end), false)
	if err != nil {
		p.wrong(first, end, err)
		return nil
	}
	return v
}

func (p *statementParser) wrong(first, end int, err error) {
	p.wrongAs(lex.RuleSyntax, first, end, err, "the end of the statement")
}

// wrongAs reports an error of the grammar; past is the text at the end.
func (p *statementParser) wrongAs(rule *diag.Rule, first, end int, err error, past string) {
	at := end
	if p.hasRecord(first, end) {
		return
	}
	message := err.Error()
	var perr participle.Error
	if errors.As(err, &perr) {
		at = max(first, min(perr.Position().Offset, end))
		message = perr.Message()
	}
	var span source.Span
	found := past
	if at < end {
		span = p.text.Span(int32(at))
		found = "'" + p.toks[at].Text + "'"
	} else {
		span = p.text.Span(int32(end - 1))
		span.Start = span.End
	}
	var unexpected *participle.UnexpectedTokenError
	if errors.As(err, &unexpected) {
		message = found + " makes no sense here"
		if want := expectation(unexpected); want != "" {
			message = "expected " + want + ", found " + found
		}
	}
	p.report(rule.New(span, "%s", message))
}

// expectation says what the grammar expects where it is one thing, a punctuation or keyword.
func expectation(u *participle.UnexpectedTokenError) string {
	_, rest, ok := strings.Cut(u.Message(), "(expected ")
	if !ok {
		return ""
	}
	rest = strings.TrimSuffix(rest, ")")
	if strings.HasPrefix(rest, `"`) {
		if word, _, ok := strings.Cut(rest[1:], `"`); ok && !strings.ContainsAny(rest, "|?*") {
			return "'" + word + "'"
		}
	}
	switch {
	case strings.HasPrefix(rest, "Name"):
		return "a name"
	case strings.HasPrefix(rest, "Expr"), strings.HasPrefix(rest, "Arg"), strings.HasPrefix(rest, "Designator"):
		return "an expression"
	}
	return ""
}

// closing is the index of the parenthesis that closes the one at open, or end.
func (p *statementParser) closing(open, end int) int {
	depth := 0
	for i := open; i < end; i++ {
		switch t := &p.toks[i]; {
		case t.Kind != lex.Punct:
		case t.Text == "(" || t.Text == "[":
			depth++
		case t.Text == ")" || t.Text == "]":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return end
}

// assignment reports whether the tokens are variable = value (1) or variable => value (2): a name, then
// parentheses and components, then the sign.
func (p *statementParser) assignment(first, end int) int {
	for i := first + 1; i < end; i++ {
		t := &p.toks[i]
		if t.Kind != lex.Punct {
			return 0
		}
		switch t.Text {
		case "(", "[":
			if i = p.closing(i, end); i == end {
				return 0
			}
		case "%":
			i++
			if i >= end || p.toks[i].Kind != lex.Ident {
				return 0
			}
		case "=":
			return 1
		case "=>":
			return 2
		default:
			return 0
		}
	}
	return 0
}

// second is the token after the first word, or an empty one.
func (p *statementParser) second(first, end int) *lex.Token {
	if first+1 < end {
		return &p.toks[first+1]
	}
	return &lex.Token{}
}

// node classifies a statement and reads it.
func (p *statementParser) node(s *Stmt, first, end int) any {
	t := &p.toks[first]
	if t.Kind != lex.Ident {
		p.report(lex.RuleSyntax.New(p.text.Span(int32(first)), "expected a statement, found '%s'", t.Text))
		return nil
	}
	if p.inStructure(first, end) {
		return nil
	}
	switch p.assignment(first, end) {
	case 1:
		return p.run(assignGrammar, first, end)
	case 2:
		return p.run(pointerGrammar, first, end)
	}
	next := p.second(first, end)
	if t.Text == "pointer" && next.Is("(") {
		return p.run(crayGrammar, first, end)
	}
	if w := oldTransfers[t.Text]; w != "" && (next.Is("*") || next.Kind == lex.String || next.Kind == lex.Int) {
		t.Text = w
	}
	if f := special[t.Text]; f != nil {
		return f(p, s, first, end, next)
	}
	if intrinsicTypes[t.Text] {
		if p.isFunction(first, end) {
			return p.run(subprogramGrammar, first, end)
		}
		return p.run(declGrammar, first, end)
	}
	word := t.Text
	if w, ok := joinedWords[word]; ok {
		word = w[0]
	}
	if g := keywords[word]; g != nil {
		return p.run(g, first, end)
	}
	if word == "record" && next.Is("/") {
		p.record(first, end)
		return nil
	}
	if word == "attributes" && next.Is("(") {
		p.report(lex.RuleNotYet.New(p.text.Span(int32(first)), "not yet handled: CUDA Fortran ('attributes'): accc reads directives of OpenACC and OpenMP"))
		return nil
	}
	if notYet[word] {
		p.report(lex.RuleNotYet.New(p.text.Span(int32(first)), "not yet handled: %s", word))
		return nil
	}
	if p.hasRecord(first, end) {
		return nil
	}
	d := lex.RuleSyntax.New(p.text.Span(int32(first)), "expected a statement, found '%s'", t.Text)
	if next.Kind == lex.Ident || next.Is("(") || next.Is("::") {
		var words []string
		for w := range keywords {
			words = append(words, w)
		}
		for w := range intrinsicTypes {
			words = append(words, w)
		}
		if near := diag.Nearest(t.Text, append(words, "if", "else", "where", "forall", "block", "module")); near != "" && len(t.Text) > 2 {
			d.Fix("did you mean "+near+"?", source.Edit{Span: p.text.Span(int32(first)), New: near})
		}
	}
	p.report(d)
	return nil
}

// isFunction reports whether a statement that begins with a type begins a function.
func (p *statementParser) isFunction(first, end int) bool {
	for i := first; i+1 < end; i++ {
		t := &p.toks[i]
		switch {
		case t.Is("("):
			i = p.closing(i, end)
		case t.Is("::"), t.Is("="), t.Is(","):
			return false
		case t.Word("function") && p.toks[i+1].Kind == lex.Ident && i > first:
			return i+2 >= end || p.toks[i+2].Is("(") || p.toks[i+2].Kind == lex.Ident
		}
	}
	return false
}

// special are the words whose statement depends on what follows.
var special map[string]func(p *statementParser, s *Stmt, first, end int, next *lex.Token) any

func init() {
	special = map[string]func(p *statementParser, s *Stmt, first, end int, next *lex.Token) any{
		"if": (*statementParser).ifStatement,
		"else": func(p *statementParser, _ *Stmt, first, end int, next *lex.Token) any {
			switch {
			case next.Word("if") && p.second(first+1, end).Is("("):
				return p.run(elseIfGrammar, first, end)
			case next.Word("where"):
				return p.run(elsewhereGrammar, first, end)
			}
			return p.run(wordGrammar, first, end)
		},
		"elseif": func(p *statementParser, _ *Stmt, first, end int, _ *lex.Token) any {
			return p.run(elseIfGrammar, first, end)
		},
		"where": func(p *statementParser, s *Stmt, first, end int, _ *lex.Token) any {
			head, action, ok := p.headed(whereGrammar, s, first, end)
			if !ok {
				return nil
			}
			return &WhereStmt{Mask: head.(*WhereHead).Mask, Action: action}
		},
		"forall": func(p *statementParser, s *Stmt, first, end int, _ *lex.Token) any {
			head, action, ok := p.headed(forallGrammar, s, first, end)
			if !ok {
				return nil
			}
			return &ForallStmt{Head: head.(*ForallHead).Head, Action: action}
		},
		"type": func(p *statementParser, _ *Stmt, first, end int, next *lex.Token) any {
			switch {
			case next.Word("is") && p.second(first+1, end).Is("("):
				return p.run(guardGrammar, first, end)
			case !next.Is("("):
				return p.run(typeGrammar, first, end)
			case p.isFunction(first, end):
				return p.run(subprogramGrammar, first, end)
			}
			return p.run(declGrammar, first, end)
		},
		"class": func(p *statementParser, _ *Stmt, first, end int, next *lex.Token) any {
			if next.Kind == lex.Ident {
				return p.run(guardGrammar, first, end)
			}
			return p.run(declGrammar, first, end)
		},
		"module": func(p *statementParser, _ *Stmt, first, end int, next *lex.Token) any {
			switch {
			case next.Word("procedure") && first+2 < end:
				return p.run(procedureGrammar, first, end)
			case subprogramPrefixes[next.Text] && first+2 < end || intrinsicTypes[next.Text] && p.isFunction(first, end):
				return p.run(subprogramGrammar, first, end)
			}
			return p.run(programGrammar, first, end)
		},
		"block": func(p *statementParser, _ *Stmt, first, end int, next *lex.Token) any {
			if next.Word("data") {
				return p.run(programGrammar, first, end)
			}
			return p.run(wordGrammar, first, end)
		},
		"blockdata": func(p *statementParser, _ *Stmt, first, end int, _ *lex.Token) any {
			return p.run(programGrammar, first, end)
		},
		"format": func(p *statementParser, _ *Stmt, first, end int, _ *lex.Token) any {
			return &FormatStmt{Text: p.formatText(first+1, end)}
		},
	}
}

// formatText is the text of a format, with its parentheses. Blanks count in it only inside Hollerith constants, which
// are on one line.
func (p *statementParser) formatText(first, end int) string {
	if first == end {
		return ""
	}
	text := p.text.Span(int32(first)).To(p.text.Span(int32(end - 1))).Text()
	if !strings.ContainsAny(text, "\r\n") {
		return text
	}
	var b strings.Builder
	for _, t := range p.toks[first:end] {
		b.WriteString(t.Text)
	}
	return b.String()
}

// headed reads "where (mask)" or "forall (header)" and the statement after it, if there is one.
func (p *statementParser) headed(g statementGrammar, s *Stmt, first, end int) (head any, action *Stmt, ok bool) {
	close := end
	if first+1 < end && p.toks[first+1].Is("(") {
		close = p.closing(first+1, end)
	}
	cut := min(close+1, end)
	if head = p.run(g, first, cut); head == nil {
		return nil, nil, false
	}
	if cut < end {
		if action = p.statement(cut, end); action.Node == nil {
			return nil, nil, false
		}
	}
	return head, action, true
}

func (p *statementParser) ifStatement(s *Stmt, first, end int, next *lex.Token) any {
	close := end
	if next.Is("(") {
		close = p.closing(first+1, end)
	}
	switch {
	case close+1 >= end:
		p.run(ifThenGrammar, first, end)
		return nil
	case p.toks[close+1].Word("then") && close+2 == end:
		return p.run(ifThenGrammar, first, end)
	case p.toks[close+1].Kind == lex.Int:
		return p.run(arithmeticGrammar, first, end)
	}
	head, action, ok := p.headed(ifGrammar, s, first, end)
	if !ok {
		return nil
	}
	return &IfStmt{Cond: head.(*IfHead).Cond, Action: action}
}
