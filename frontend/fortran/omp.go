package fortran

import (
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/omp"
)

// What directives of OpenMP govern in Fortran (OpenMP 5.2 §3.1), where that is not what the table says for both host
// languages.

// statementsAfter are the directives of OpenMP that govern one statement, and which.
var statementsAfter = map[*pragma.DirectiveDef]string{
	omp.DirAtomic:     "a statement",
	omp.DirAllocate:   "an allocate statement",
	omp.DirAllocators: "an allocate statement",
	omp.DirDispatch:   "a call, or an assignment of the result of one",
}

// transformations are the directives that make one loop nest of another, so that a directive before them governs what they make.
var transformations = map[*pragma.DirectiveDef]bool{
	omp.DirTile: true, omp.DirUnroll: true, omp.DirReverse: true, omp.DirInterchange: true, omp.DirSplit: true, omp.DirStripe: true,
	omp.DirMetadirective: true,
}

// ompReach is reachOf for OpenMP.
func (b *builder) ompReach(d *Dir) reach {
	switch d.Def {
	case omp.DirSection:
		return reachSection
	case omp.DirError, omp.DirNothing:
		return reachAnywhere
	case omp.DirMetadirective:
		return b.metaReach(d)
	case omp.DirOrdered:
		if hasWord(d, omp.ClauseDepend, omp.ClauseDoacross) {
			return reachNothing
		}
	case omp.DirAtomic:
		if hasWord(d, omp.ClauseCapture) && !b.beforeCondition(d) {
			return reachRegion
		}
	case omp.DirAllocate:
		if !b.beforeAllocate(d) {
			return reachSpec
		}
	}
	switch {
	case statementsAfter[d.Def] != "":
		return reachStatement
	case d.Def.Assoc == pragma.Declarative, d.Def.Assoc == pragma.Delimited:
		return reachSpec
	case d.Def.Assoc == pragma.LoopNest:
		return reachLoop
	case d.Def.Assoc == pragma.Block, d.Def.Assoc == pragma.LoopSequence:
		return reachRegion
	}
	return reachNothing
}

// metaReach is what a metadirective governs: the loop that follows if one of its directives governs a loop.
func (b *builder) metaReach(d *Dir) reach {
	if next := b.after(d); next != nil {
		if _, ok := next.Node.(*DoStmt); ok {
			return reachLoop
		}
	}
	return reachAnywhere
}

// mayBeAlone reports whether what a directive governs may be missing.
func mayBeAlone(d *pragma.DirectiveDef) bool { return d == omp.DirMetadirective }

// isSection reports whether a directive is section of OpenMP, which ends where the next one begins.
func isSection(d *pragma.DirectiveDef) bool { return d == omp.DirSection }

// hasSections reports whether section splits the body of a construct.
func hasSections(d *pragma.DirectiveDef) bool { return d.Is(omp.DirSections) }

// hasWord reports whether a directive has the name of a clause where a clause begins, even if the clause could not be read.
func hasWord(d *Dir, clauses ...*pragma.ClauseDef) bool {
	depth := 0
	for _, t := range d.Tokens {
		switch {
		case t.Kind == pragma.Punct && t.Text == "(":
			depth++
		case t.Kind == pragma.Punct && t.Text == ")":
			depth--
		case depth == 0 && t.Kind == pragma.Ident && slices.Contains(clauses, omp.Table.Clause(t.Text)):
			return true
		}
	}
	return false
}

// after is the statement that follows a directive, past other directives; nil if there is none or it cannot be read.
func (b *builder) after(d *Dir) *Stmt {
	for i := d.Line + 1; i < len(b.r.Lines); i++ {
		l := &b.r.Lines[i]
		if l.Kind != lex.Statement {
			continue
		}
		if d.next == nil {
			end := int(l.First)
			for end < int(l.End) && !b.r.Toks[end].Is(";") {
				end++
			}
			if end == int(l.First) {
				return nil
			}
			quiet := newStatementParser(b.r.Text, func(*diag.Diagnostic) {})
			d.next = quiet.statement(int(l.First), end)
		}
		return d.next
	}
	return nil
}

// beforeAllocate reports whether an allocate statement follows: the directive allocate is executable then.
func (b *builder) beforeAllocate(d *Dir) bool {
	next := b.after(d)
	if next == nil {
		return false
	}
	_, ok := next.Node.(*AllocateStmt)
	return ok
}

// beforeCondition reports whether "if (...) then" follows.
func (b *builder) beforeCondition(d *Dir) bool {
	next := b.after(d)
	if next == nil {
		return false
	}
	_, ok := next.Node.(*IfThenStmt)
	return ok
}

// checkStatement reports a statement that the directive before it does not govern.
func (b *builder) checkStatement(d *Dir, i *Item) {
	fits := true
	switch d.Def {
	case omp.DirAllocate, omp.DirAllocators:
		fits = i.Stmt != nil
		if fits {
			_, fits = i.Stmt.Node.(*AllocateStmt)
		}
	case omp.DirDispatch:
		fits = i.Stmt != nil
		if fits {
			_, call := i.Stmt.Node.(*CallStmt)
			_, assignment := i.Stmt.Node.(*AssignStmt)
			fits = call || assignment
		}
	}
	if !fits {
		b.fault(wrongEnd(d.Def, b.r.spanOf(firstOf(i), lastOf(i)), "expected %s after %s", b.wants(d), nameOf(d.Def)).See(d.NameSpan, "the directive"))
	}
}

// beforeSpec reports whether a declaration, contains or the end of the unit follows.
func (b *builder) beforeSpec(d *Dir) bool {
	next := b.after(d)
	if next == nil {
		return false
	}
	switch n := next.Node.(type) {
	case *TypeStmt, *InterfaceStmt, *EnumStmt:
		return true
	case *WordStmt:
		return n.Word == "contains"
	}
	return specifies(next.Node) && !anywhere(next.Node)
}

func onlyDeclarations(items []*Item) bool {
	for _, i := range items {
		switch {
		case i.Dir != nil:
			if i.Dir.Def.Assoc != pragma.Declarative {
				return false
			}
		case i.Block != nil:
			if k := i.Block.Kind; k != "type" && k != "interface" && k != "enum" {
				return false
			}
		case !specifies(i.Stmt.Node):
			return false
		}
	}
	return true
}

// nests reports whether a directive is part of what the one before it governs: a loop transformation after a directive that governs
// a loop, another allocate before the same statement, or a directive of the other language before the same loop.
func (b *builder) nests(outer, d *Dir, governs reach) bool {
	switch {
	case governs != reachLoop && governs != reachStatement:
		return false
	case outer.Def.Table != d.Def.Table:
		return governs == reachLoop && b.reachOf(outer) == reachLoop
	case d.Def.Table != omp.Table:
		return false
	case outer.Def == omp.DirAllocate:
		return d.Def == omp.DirAllocate
	}
	return governs == reachLoop && b.reachOf(outer) == reachLoop && (transformations[d.Def] || mayBeAlone(outer.Def))
}

// endSection closes the section before another one.
func (b *builder) endSection() {
	if f := b.top(); f.dir != nil && isSection(f.dir.Def) {
		b.pop()
	}
}

// strict finds out whether a block that has just ended is all that the directive around governs.
func (b *builder) strict(f *frame) {
	g := b.top()
	if f.kind == "block" && g != nil && g.dir != nil && g.dir.Def.Table == omp.Table && len(*g.items) == 1 && (*g.items)[0].Block == f.block &&
		!hasSections(g.dir.Def) && !isSection(g.dir.Def) {
		g.strict = true
	}
}

// closeStrict closes the directives whose body is a complete BLOCK construct, unless the end of the innermost follows.
func (b *builder) closeStrict(end *pragma.DirectiveDef) {
	for f := b.top(); f != nil && f.strict && f.dir.Def != end; f = b.top() {
		b.pop()
	}
}

// lateAtomic is the atomic construct that ends after one more statement than it seemed to govern.
func (b *builder) lateAtomic(def *pragma.DirectiveDef) *Dir {
	items := b.present()
	if def != omp.DirAtomic || items == nil || len(*items) < 2 {
		return nil
	}
	n := len(*items)
	d, last := (*items)[n-2].Dir, (*items)[n-1]
	if d == nil || d.Def != def || d.End.IsValid() || len(d.Body) != 1 || last.Stmt == nil {
		return nil
	}
	d.Body = append(d.Body, last)
	*items = (*items)[:n-1]
	return d
}

// ended is the directive that "end name" ends in Fortran, nil if there is no such directive.
func ended(d *pragma.DirectiveDef) *pragma.DirectiveDef {
	end := d.Table.Directive("end " + endNameIn(d, false))
	if end == nil || !end.Only.Has(true) {
		return nil
	}
	return end.Ends
}

// endClauses reads what follows the name of an end directive. d is the directive that ends, nil if it is not known.
func (b *builder) endClauses(d *Dir, l *lex.Line, toks []pragma.Token) {
	end := pragma.ParseFortran(omp.Table, b.r.Sentinel(l), toks, b.squeezed(omp.Table), counting{b.r})
	if end == nil || d == nil {
		return
	}
	if d.Def == omp.DirCritical {
		b.sameName(d, end)
	}
	d.Incomplete = d.Incomplete || end.Incomplete
	for _, c := range end.Clauses {
		if end.Def.Use(c.Def) == nil {
			b.fault(wrongEnd(end.Def, c.NameSpan, "%s does not take the clause %s", nameOf(end.Def), c.Def.NameIn(true)).See(d.NameSpan, "the directive"))
			continue
		}
		d.Clauses = append(d.Clauses, c)
	}
	d.ends, d.endFirst = toks, l.First
}

// sameName compares the name on end critical with that on critical (OpenMP 5.2 §15.2).
func (b *builder) sameName(d *Dir, end *pragma.Directive) {
	text := func(x *pragma.Directive) (string, source.Span) {
		if x.Args == nil || len(x.Args.Args) == 0 {
			return "", x.NameSpan
		}
		return x.Args.Args[0].Text(), x.Args.Args[0].Span
	}
	name, at := text(d.Directive)
	again, where := text(end)
	switch {
	case name == again:
	case again == "":
		b.fault(wrongEnd(d.Def, where, "expected the name '%s' after end critical", name).See(at, "given here"))
	case name == "":
		b.fault(wrongEnd(d.Def, where, "expected end critical without a name, found '%s'", again).See(at, "critical has no name"))
	default:
		b.fault(wrongEnd(d.Def, where, "expected the name '%s', found '%s'", name, again).See(at, "given here"))
	}
}

// nameOf is the name of a directive in Fortran, and endNameOf what its end directive has after the word end.
func nameOf(d *pragma.DirectiveDef) string { return d.NameIn(true) }

func endNameOf(d *pragma.DirectiveDef) string { return endNameIn(d, true) }

func endNameIn(d *pragma.DirectiveDef, fortran bool) string {
	return strings.TrimPrefix(d.NameIn(fortran), "begin ")
}

// TargetCall is the call that the statement of a dispatch construct is, or that it assigns the result of (OpenMP 5.2 §7.6); nil where it
// has no such statement.
func TargetCall(d *Dir) *Node {
	if len(d.Body) != 1 || d.Body[0].Stmt == nil {
		return nil
	}
	switch s := d.Body[0].Stmt.Node.(type) {
	case *CallStmt:
		return s.Proc.Node()
	case *AssignStmt:
		if n := s.Value.Node(); n != nil && n.Kind == RefExpr && n.Ref == Call {
			return n
		}
	}
	return nil
}
