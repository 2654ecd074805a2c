package fortran

import (
	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
	"accc/pragma"
)

// A ProgUnit is a program unit or subprogram, or the interface of one.
type ProgUnit struct {
	// Kind is program, module, submodule, block data, subroutine, function or procedure (a separate module procedure).
	Kind        string
	Name        *Name // nil for a main program or block data without one
	Stmt, End   *Stmt // nil for a main program without program statement
	Spec, Body  []*Item
	Contains    []*ProgUnit
	Parent      *ProgUnit
	Interface   bool // the body of an interface block
	First, Last int32
	Scope       *Scope
	Symbol      *Symbol
	Entries     []*Entry

	contained bool  // contains has been seen
	contains  *Stmt // nil if it is missing
	executes  bool  // the executable part has begun
}

// An Item is a statement, a block or a directive. One of Stmt, Block and Dir is set.
type Item struct {
	Stmt  *Stmt
	Block *Block
	Dir   *Dir
}

// A Block is a construct of several statements: do, if, select, where, forall, associate, block, critical, and
// in specification parts type, interface and enum.
type Block struct {
	Kind  string
	Head  *Stmt
	Parts []*Part
	End   *Stmt       // nil for a do loop that ends with a labelled statement
	Units []*ProgUnit // the bodies of an interface block
	Scope *Scope      // of block, associate, type and the like
	last  int32
}

// A Part is the statements between those of a block: the first follows the head, others an else or case.
type Part struct {
	Head  *Stmt
	Items []*Item
	// Scope holds the name that a part of select type declares for the selector, nil if there is none.
	Scope *Scope
}

// A Dir is a directive in the tree. Body is what it governs.
type Dir struct {
	*pragma.Directive
	Line        int // of the reader's lines
	First, Last int32
	Sentinel    source.Span
	Body        []*Item
	End         source.Span // of the end directive, if there is one
	last        int32       // the last token of the body and its end
	// ends is the end directive with clauses as tokens, and endFirst the number of the first.
	ends     []pragma.Token
	endFirst int32
	// of are the numbers of the tokens, where they do not follow one another from First on.
	of []int32
	// outer is the directive right before, of which this one and its loop are the body.
	outer *Dir
	// next is the statement that follows, once it has been asked for.
	next *Stmt
	// Reductions are what declare reduction says, one for each type.
	Reductions []*DeclaredReduction
	// Comparison is the body of atomic compare, taken apart; nil for other directives and bodies that do not fit.
	Comparison *AtomicComparison
}

// token is the number of a token of the directive.
func (d *Dir) token(i int) int {
	if d.of != nil {
		return int(d.of[i])
	}
	return int(d.First) + i
}

// An AtomicComparison is the body of atomic compare (OpenMP 5.2 §15.8.4): X becomes New if Condition holds, which compares X.
type AtomicComparison struct {
	X, Condition, New *Node
	// V takes the value of X; nil: it is not read.
	V    *Node
	When CaptureTime
}

// CaptureTime is when V takes the value of X.
type CaptureTime uint8

// The times.
const (
	CaptureBefore CaptureTime = iota
	CaptureAfter
	CaptureOnFailure // before, if the condition does not hold
)

// A DeclaredReduction is how values of one type are combined, by a declare reduction directive.
type DeclaredReduction struct {
	Type Type
	// Combiner and Initializer are assignments or calls, nil if there are none, of the variables that follow.
	Combiner, Initializer *Stmt
	Out, In, Priv, Orig   *Symbol
}

// frame is a construct that is open.
type frame struct {
	by    *Dir // the directive whose statement the block is
	kind  string
	unit  *ProgUnit
	block *Block
	dir   *Dir
	items *[]*Item
	label string // a do loop ends with the statement of this label
	// strict: the body of the directive is a BLOCK construct, after which its end may be left out (OpenMP 5.2 §1.2.2).
	strict bool
}

// builder makes program units of lines.
type builder struct {
	r       *sourceText
	parser  *statementParser
	units   []*ProgUnit
	frames  []*frame
	pending *Dir // a loop or atomic directive that waits for its statement
	dirs    []*Dir
	orphans []*pragma.Directive
	// missing counts the directives whose end has been reported as missing: an end that comes late is not another
	// mistake.
	missing map[*pragma.DirectiveDef]int
	line    int // of the reader's lines, which is being read
}

func (b *builder) top() *frame {
	if len(b.frames) == 0 {
		return nil
	}
	return b.frames[len(b.frames)-1]
}

func (b *builder) fault(d *diag.Diagnostic) { b.r.Fault(d) }

func (b *builder) span(s *Stmt) source.Span { return b.r.spanOf(s.First, s.Last) }

// build reads all lines.
func (b *builder) build() {
	for i := range b.r.Lines {
		l := &b.r.Lines[i]
		b.line = i
		if l.Kind != lex.Statement {
			b.directive(i, l)
			continue
		}
		// Semicolons part statements.
		start := int(l.First)
		for at := start; at <= int(l.End); at++ {
			if at < int(l.End) && !b.r.Toks[at].Is(";") {
				continue
			}
			if at > start {
				b.statement(b.parser.statement(start, at))
			}
			start = at + 1
		}
	}
	b.noLoop()
	for len(b.frames) > 0 {
		b.unclosed(b.top(), source.Span{})
		b.pop()
	}
}

// unclosed reports a construct without its end; at is what is found where the end is missing.
func (b *builder) unclosed(f *frame, at source.Span) {
	switch {
	case f.dir != nil:
		if f.dir.End.IsValid() || f.strict || isSection(f.dir.Def) {
			return // its end was found elsewhere, or is optional
		}
		b.missing[f.dir.Def]++
		b.fault(wrongEnd(f.dir.Def, f.dir.NameSpan, "%s has no end %s", nameOf(f.dir.Def), endNameOf(f.dir.Def)).See(at, "missing before this"))
	case f.block != nil:
		b.fault(RuleStructure.New(b.span(f.block.Head), "%s without its end", blockName(f.kind)).See(at, "missing before this"))
	case f.unit.Stmt != nil:
		b.fault(RuleStructure.New(b.span(f.unit.Stmt), "%s without its end", f.kind).See(at, "missing before this"))
	default:
		span := b.r.spanOf(f.unit.First, f.unit.First)
		b.fault(RuleStructure.New(span, "main program without its end"))
	}
}

func blockName(kind string) string {
	if kind == "type" {
		return "type definition"
	}
	return kind + " block"
}

func (b *builder) push(f *frame) { b.frames = append(b.frames, f) }

// pop closes the innermost construct.
func (b *builder) pop() {
	f := b.top()
	b.frames = b.frames[:len(b.frames)-1]
	last := int32(len(b.r.Toks) - 1)
	switch {
	case f.dir != nil:
		if n := len(f.dir.Body); n > 0 {
			f.dir.last = max(f.dir.last, lastOf(f.dir.Body[n-1]))
		}
	case f.block != nil:
		if f.block.End != nil {
			last = f.block.End.Last
		}
		f.block.last = last
		if f.kind == "do" && f.block.End == nil {
			f.block.last = f.block.Head.Last
			if items := f.block.Parts[0].Items; len(items) > 0 {
				f.block.last = lastOf(items[len(items)-1])
			}
		}
		b.strict(f)
	default:
		if f.unit.End != nil {
			last = f.unit.End.Last
		}
		f.unit.Last = last
	}
}

// lastOf is the last token of an item.
func lastOf(i *Item) int32 {
	switch {
	case i.Stmt != nil:
		return i.Stmt.Last
	case i.Block != nil:
		return i.Block.last
	}
	return max(i.Dir.last, i.Dir.Last)
}

// firstOf is the first token of an item.
func firstOf(i *Item) int32 {
	switch {
	case i.Stmt != nil:
		return i.Stmt.First
	case i.Block != nil:
		return i.Block.Head.First
	}
	return i.Dir.First
}

// unit is the innermost program unit, nil outside of all.
func (b *builder) unit() *ProgUnit {
	for i := len(b.frames) - 1; i >= 0; i-- {
		if b.frames[i].unit != nil {
			return b.frames[i].unit
		}
	}
	return nil
}

// main begins a main program without program statement.
func (b *builder) main(first int32) {
	u := &ProgUnit{Kind: "program", First: first}
	b.units = append(b.units, u)
	b.push(&frame{kind: "program", unit: u})
}

// add adds an item at the current position.
func (b *builder) add(i *Item) {
	f := b.top()
	if d := b.pending; d != nil {
		b.pending = nil
		if i.Dir == nil {
			b.checkStatement(d, i)
			d.Body = append(d.Body, i)
			for ; d != nil; d = d.outer {
				d.last = lastOf(i)
			}
			return
		}
	}
	switch {
	case f.items != nil:
		*f.items = append(*f.items, i)
	case f.unit.executes:
		f.unit.Body = append(f.unit.Body, i)
	default:
		f.unit.Spec = append(f.unit.Spec, i)
	}
}

// noLoop ends the wait of a directive for its statement.
func (b *builder) noLoop() {
	d := b.pending
	b.pending = nil
	if d == nil || mayBeAlone(d.Def) {
		return
	}
	b.fault(wrongEnd(d.Def, d.NameSpan, "expected %s after %s", b.wants(d), nameOf(d.Def)))
}

// wants is what a directive that waits for it governs.
func (b *builder) wants(d *Dir) string {
	if b.reachOf(d) == reachLoop {
		return "a do loop"
	}
	if want := statementsAfter[d.Def]; want != "" {
		return want
	}
	return "a statement"
}

// beginners are the nodes that begin a unit or end something, which no directive can govern.
func (b *builder) statement(s *Stmt) {
	b.closeStrict(nil)
	if s.Node == nil {
		b.pending = nil
		return
	}
	if f := b.top(); f != nil && f.unit != nil && f.unit.Kind != "program" || f == nil {
		if p, ok := s.Node.(*ProcedureStmt); ok && p.Module && b.separate(s, p) {
			return
		}
	}
	switch n := s.Node.(type) {
	case *ProgramStmt:
		b.noLoop()
		b.beginUnit(&ProgUnit{Kind: n.Kind, Name: n.Name, Stmt: s, First: s.First})
	case *SubprogramStmt:
		b.noLoop()
		b.beginUnit(&ProgUnit{Kind: n.Kind, Name: n.Name, Stmt: s, First: s.First})
	case *EndStmt:
		if n.What == "file" {
			b.action(s)
			return
		}
		b.noLoop()
		b.end(s, n)
	case *WordStmt:
		b.word(s, n)
	case *ElseIfStmt, *CaseStmt, *GuardStmt, *ElsewhereStmt:
		b.noLoop()
		b.part(s)
	default:
		if b.opens(s) {
			return
		}
		if specifies(s.Node) {
			b.specification(s)
			return
		}
		b.action(s)
	}
	b.labelled(s)
}

// separate begins "module procedure name" in the subprogram part of a submodule or module.
func (b *builder) separate(s *Stmt, p *ProcedureStmt) bool {
	u := b.unit()
	if u == nil || !u.contained || b.top().unit != u || len(p.Items) != 1 || u.Interface {
		return false
	}
	node := &SubprogramStmt{Kind: "procedure", Name: p.Items[0].Name}
	s.Node = node
	b.beginUnit(&ProgUnit{Kind: "procedure", Name: node.Name, Stmt: s, First: s.First})
	return true
}

func (b *builder) beginUnit(u *ProgUnit) {
	f := b.top()
	switch {
	case f == nil:
		b.units = append(b.units, u)
	case f.kind == "interface":
		u.Interface = true
		u.Parent = b.unit()
		f.block.Units = append(f.block.Units, u)
	case f.unit != nil && f.unit.contained && u.Kind != "program" && u.Kind != "module":
		u.Parent = f.unit
		f.unit.Contains = append(f.unit.Contains, u)
	default:
		// The end of the units around is missing, or contains is.
		if f.unit != nil && u.Parent == nil && (u.Kind == "subroutine" || u.Kind == "function") && f.unit.Kind != "program" && !f.unit.executes {
			b.fault(RuleStructure.New(b.span(u.Stmt), "expected contains before the %s", u.Kind).See(b.r.spanOf(f.unit.First, f.unit.First), "the unit around"))
			f.unit.contained = true
			u.Parent = f.unit
			f.unit.Contains = append(f.unit.Contains, u)
			break
		}
		for len(b.frames) > 0 {
			b.unclosed(b.top(), b.span(u.Stmt))
			b.pop()
		}
		b.units = append(b.units, u)
	}
	b.push(&frame{kind: u.Kind, unit: u})
}

// inUnit makes sure that there is a unit for a statement.
func (b *builder) inUnit(s *Stmt) *ProgUnit {
	if b.top() == nil {
		b.main(s.First)
	}
	return b.unit()
}

func (b *builder) specification(s *Stmt) {
	u := b.inUnit(s)
	if f := b.top(); f.unit == u && u.contained {
		b.fault(RuleStructure.New(b.span(s), "expected a subprogram after contains"))
		return
	}
	b.noLoop()
	if _, entry := s.Node.(*EntryStmt); entry && (b.top().unit != u || u.Kind != "subroutine" && u.Kind != "function" && u.Kind != "procedure" || u.Interface) {
		b.fault(RuleStructure.New(b.span(s), "expected 'entry' in a subroutine or function, outside of constructs"))
		return
	}
	if b.top().unit == u && u.executes && !anywhere(s.Node) {
		if !onlyStatementFunctions(u.Body) {
			b.fault(RuleStructure.New(b.span(s), "declaration after executable statements").
				See(b.r.spanOf(firstOf(u.Body[0]), lastOf(u.Body[0])), "the first executable statement"))
		}
		u.Spec = append(u.Spec, &Item{Stmt: s})
		return
	}
	b.add(&Item{Stmt: s})
}

func onlyStatementFunctions(items []*Item) bool {
	for _, i := range items {
		if i.Stmt == nil || !mayDefineFunction(i.Stmt) {
			return false
		}
	}
	return true
}

// mayDefineFunction reports whether a statement looks like f(x, y) = expression.
func mayDefineFunction(s *Stmt) bool {
	a, ok := s.Node.(*AssignStmt)
	if !ok {
		return false
	}
	t := a.Target.Node()
	if t.Kind != RefExpr || t.Args[0].Kind != NameExpr {
		return false
	}
	for _, arg := range t.Args[1:] {
		if arg.Kind != NameExpr {
			return false
		}
	}
	return true
}

// specifies reports whether a statement belongs to the specification part.
func specifies(n any) bool {
	switch n.(type) {
	case *UseStmt, *ImportStmt, *ImplicitStmt, *DeclStmt, *ProcedureStmt, *GenericStmt, *FinalStmt, *AttrStmt, *ParameterStmt,
		*DataStmt, *CommonStmt, *EquivalenceStmt, *NamelistStmt, *EnumeratorStmt, *EntryStmt, *FormatStmt, *CrayPointerStmt:
		return true
	}
	return false
}

// anywhere reports whether a specification may appear among executable statements.
func anywhere(n any) bool {
	switch n.(type) {
	case *DataStmt, *EntryStmt, *FormatStmt:
		return true
	}
	return false
}

// action adds an executable statement.
func (b *builder) action(s *Stmt) {
	if b.executable(s) {
		b.add(&Item{Stmt: s})
	}
	b.labelled(s)
}

// executable makes sure that an executable statement is allowed here.
func (b *builder) executable(s *Stmt) bool {
	u := b.inUnit(s)
	f := b.top()
	switch {
	case f.kind == "type" || f.kind == "interface" || f.kind == "enum":
		b.fault(RuleStructure.New(b.span(s), "executable statement in a %s", blockName(f.kind)))
		return false
	case u.Kind == "module" || u.Kind == "submodule" || u.Kind == "blockdata" || u.Interface:
		what := u.Kind
		if u.Interface {
			what = "interface body"
		}
		b.fault(RuleStructure.New(b.span(s), "executable statement in a %s", what))
		return false
	case f.unit == u && u.contained:
		b.fault(RuleStructure.New(b.span(s), "expected a subprogram after contains"))
		return false
	}
	u.executes = true
	return true
}

// labelled closes the do loops that end with the label of a statement.
func (b *builder) labelled(s *Stmt) {
	if s.Label == "" {
		return
	}
	for f := b.top(); f != nil && f.kind == "do" && f.label == s.Label; f = b.top() {
		b.pop()
	}
}

// opens begins the block that a statement begins, if it does.
func (b *builder) opens(s *Stmt) bool {
	kind, label := "", ""
	spec := false
	switch n := s.Node.(type) {
	case *DoStmt:
		kind, label = "do", n.Label
		if n.Concurrent != nil && b.r.opts.Dialect.ConcurrentOnDevice && b.executable(s) {
			if ok, why := b.offloads(); ok {
				b.place(b.parallelLoop(s, n.Concurrent))
			} else if why != "" {
				b.r.stay = append(b.r.stay, ConcurrentLoop{Head: b.span(s), Why: why})
			}
		}
	case *IfThenStmt:
		kind = "if"
	case *SelectStmt:
		kind = "select"
	case *WhereStmt:
		if n.Action == nil {
			kind = "where"
		}
	case *ForallStmt:
		if n.Action == nil {
			kind = "forall"
		}
	case *AssociateStmt:
		kind = "associate"
	case *TypeStmt:
		kind, spec = "type", true
	case *InterfaceStmt:
		kind, spec = "interface", true
	case *EnumStmt:
		kind, spec = "enum", true
	}
	if kind == "" {
		return false
	}
	if spec {
		b.noLoop()
		u := b.inUnit(s)
		if b.top().unit == u && u.executes {
			b.fault(RuleStructure.New(b.span(s), "declaration after executable statements"))
		}
	} else if !b.executable(s) {
		return true
	}
	b.open(kind, label, s)
	return true
}

func (b *builder) open(kind, label string, s *Stmt) {
	block := &Block{Kind: kind, Head: s, Parts: []*Part{{}}, last: s.Last}
	by := b.pending
	b.add(&Item{Block: block})
	b.push(&frame{kind: kind, block: block, items: &block.Parts[0].Items, label: label, by: by})
}

// word runs a statement of one word.
func (b *builder) word(s *Stmt, n *WordStmt) {
	switch n.Word {
	case "continue":
		b.action(s)
	case "block", "critical":
		if b.executable(s) {
			b.open(n.Word, "", s)
		}
	case "else":
		b.noLoop()
		b.part(s)
	case "contains":
		b.noLoop()
		b.contains(s)
	case "sequence":
		b.specification(s)
	}
}

func (b *builder) contains(s *Stmt) {
	b.inUnit(s)
	for f := b.top(); f.unit == nil && f.kind != "type"; f = b.top() {
		b.unclosed(f, b.span(s))
		b.pop()
	}
	f := b.top()
	if f.kind == "type" {
		part := &Part{Head: s}
		f.block.Parts = append(f.block.Parts, part)
		f.items = &part.Items
		return
	}
	if f.unit.contained || f.unit.Interface {
		b.fault(RuleStructure.New(b.span(s), "contains is not allowed here"))
	}
	f.unit.contained, f.unit.contains = true, s
}

// part begins another part of the innermost block.
func (b *builder) part(s *Stmt) {
	kind := "if"
	switch s.Node.(type) {
	case *CaseStmt, *GuardStmt:
		kind = "select"
	case *ElsewhereStmt:
		kind = "where"
	}
	f := b.find(kind, s)
	if f == nil {
		b.fault(RuleStructure.New(b.span(s), "no %s block is open here", kind))
		return
	}
	part := &Part{Head: s}
	f.block.Parts = append(f.block.Parts, part)
	f.items = &part.Items
}

// find closes what is open inside the innermost block of a kind and returns that; nil if there is none.
func (b *builder) find(kind string, s *Stmt) *frame {
	at := len(b.frames) - 1
	for at >= 0 && b.frames[at].unit == nil && (b.frames[at].block == nil || b.frames[at].kind != kind) {
		at--
	}
	if at < 0 || b.frames[at].unit != nil {
		return nil
	}
	for len(b.frames)-1 > at {
		b.unclosed(b.top(), b.span(s))
		b.pop()
	}
	return b.frames[at]
}

// isUnit reports whether a word after end is that of a program unit.
var isUnit = set("program", "module", "submodule", "subroutine", "function", "procedure", "blockdata")

// end closes a block or unit.
func (b *builder) end(s *Stmt, n *EndStmt) {
	if b.top() == nil {
		if n.What == "" || n.What == "program" {
			b.main(s.First)
		} else {
			b.fault(RuleStructure.New(b.span(s), "end of a %s that is not open", n.What))
			return
		}
	}
	if n.What == "" || isUnit[n.What] {
		b.endUnit(s, n)
		return
	}
	f := b.find(n.What, s)
	if f == nil {
		if f = b.top(); f.block == nil {
			b.fault(RuleStructure.New(b.span(s), "no %s is open here", blockName(n.What)))
			return
		}
		b.fault(RuleStructure.New(b.span(s), "expected end %s, found end %s", f.kind, n.What).See(b.span(f.block.Head), "the %s", blockName(f.kind)))
		b.pop()
		return
	}
	f.block.End = s
	b.checkName(s, n, f)
	b.pop()
}

func (b *builder) endUnit(s *Stmt, n *EndStmt) {
	for f := b.top(); f.unit == nil; f = b.top() {
		b.unclosed(f, b.span(s))
		b.pop()
	}
	f := b.top()
	if n.What != "" && n.What != f.unit.Kind {
		// The end of a unit further out: the inner ones lack theirs.
		outer := -1
		for i, g := range b.frames {
			if g.unit != nil && g.unit.Kind == n.What {
				outer = i
			}
		}
		if outer < 0 {
			b.fault(RuleStructure.New(b.span(s), "expected end %s, found end %s", f.unit.Kind, n.What))
		} else {
			for len(b.frames)-1 > outer {
				b.unclosed(b.top(), b.span(s))
				b.pop()
			}
			f = b.top()
		}
	}
	if n.Name != nil && n.Name.Name != nil {
		switch name := n.Name.Name; {
		case f.unit.Name == nil:
			b.fault(RuleStructure.New(b.r.spanOf(name.Tok, name.Tok), "end '%s' of something without a name", name.Text))
		case f.unit.Name.Text != name.Text:
			b.fault(RuleStructure.New(b.r.spanOf(name.Tok, name.Tok), "expected '%s', found '%s'", f.unit.Name.Text, name.Text).
				See(b.r.spanOf(f.unit.Name.Tok, f.unit.Name.Tok), "the %s", f.unit.Kind))
		}
	}
	f.unit.End = s
	b.pop()
}

// checkName compares the names at the beginning and end of a construct.
func (b *builder) checkName(s *Stmt, n *EndStmt, f *frame) {
	if f.kind == "type" || f.kind == "interface" || f.kind == "enum" {
		return
	}
	end, begin := n.Name, f.block.Head.Name
	switch {
	case end == nil && begin == nil:
	case end == nil:
		b.fault(RuleStructure.New(b.span(s), "expected the name '%s' after end %s", begin.Text, f.kind).See(b.r.spanOf(begin.Tok, begin.Tok), "given here"))
	case end.Name == nil:
	case begin == nil:
		b.fault(RuleStructure.New(b.r.spanOf(end.Name.Tok, end.Name.Tok), "end '%s' of a block without a name", end.Name.Text))
	case begin.Text != end.Name.Text:
		b.fault(RuleStructure.New(b.r.spanOf(end.Name.Tok, end.Name.Tok), "expected '%s', found '%s'", begin.Text, end.Name.Text).
			See(b.r.spanOf(begin.Tok, begin.Tok), "given here"))
	}
}
