package fortran

import (
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/omp"
)

// What directives of OpenMP govern in Fortran (OpenMP 5.2 §3.1), where that is not what the table says for both host
// languages.

// statementsAfter are the directives of OpenMP that govern one statement, and which.
var statementsAfter = map[string]string{
	"atomic":     "a statement",
	"allocate":   "an allocate statement",
	"allocators": "an allocate statement",
	"dispatch":   "a call, or an assignment of the result of one",
}

// transformations are the directives that make one loop nest of another, so that a directive before them governs what they make.
var transformations = set("tile", "unroll", "reverse", "interchange", "split", "stripe", "flatten", "fuse", "metadirective", "nothing")

// sectionsAround are the constructs whose body is split by section.
var sectionsAround = set("sections", "parallel sections")

// ompReach is reachOf for OpenMP.
func (b *builder) ompReach(d *Dir) reach {
	switch name := d.Def.Name; {
	case name == "section":
		return reachSection
	case name == "scan", strings.HasPrefix(name, "end "):
		return reachNothing
	case name == "error", name == "nothing":
		return reachAnywhere
	case name == "metadirective":
		return b.metaReach(d)
	case name == "begin metadirective":
		return reachRegion
	case name == "ordered" && hasWord(d, "depend", "doacross"):
		return reachNothing
	case name == "atomic" && hasWord(d, "capture") && !b.beforeCondition(d):
		return reachRegion
	case name == "allocate" && !b.beforeAllocate(d):
		return reachSpec
	case statementsAfter[name] != "":
		return reachStatement
	}
	switch d.Def.Assoc {
	case pragma.Declarative:
		return reachSpec
	case pragma.LoopNest:
		return reachLoop
	case pragma.Block:
		return reachRegion
	}
	return reachNothing
}

// ompHasEnd is hasEnd for OpenMP.
func ompHasEnd(d *pragma.DirectiveDef) bool {
	switch {
	case d.Name == "section", d.Name == "scan", d.Name == "allocate", d.Name == "metadirective", strings.HasPrefix(d.Name, "end "):
		return false
	case d.Name == "begin metadirective", statementsAfter[d.Name] != "":
		return true
	}
	return d.Assoc == pragma.Block || d.Assoc == pragma.LoopNest
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

// mayBeAlone tells whether what a directive governs may be missing.
func mayBeAlone(d *pragma.DirectiveDef) bool { return d.Name == "metadirective" }

// isSection tells whether a directive is section of OpenMP, which ends where the next one begins.
func isSection(d *pragma.DirectiveDef) bool { return d.Table == omp.Table && d.Name == "section" }

// hasWord tells whether a directive has one of some words where a clause begins, even in a clause that could not be read.
func hasWord(d *Dir, words ...string) bool {
	depth := 0
	for _, t := range d.Tokens {
		switch {
		case t.Kind == pragma.Punct && t.Text == "(":
			depth++
		case t.Kind == pragma.Punct && t.Text == ")":
			depth--
		case depth == 0 && t.Kind == pragma.Ident && slices.Contains(words, t.Text):
			return true
		}
	}
	return false
}

// after is the statement that follows a directive, past other directives; nil if there is none or it cannot be read.
func (b *builder) after(d *Dir) *Stmt {
	for i := d.Line + 1; i < len(b.r.lines); i++ {
		l := &b.r.lines[i]
		if l.kind != statementLine {
			continue
		}
		if d.next == nil {
			end := int(l.first)
			for end < int(l.end) && !b.r.toks[end].is(";") {
				end++
			}
			if end == int(l.first) {
				return nil
			}
			quiet := &statementParser{toks: b.r.toks, report: func(*diag.Diagnostic) {}}
			d.next = quiet.statement(int(l.first), end)
		}
		return d.next
	}
	return nil
}

// beforeAllocate tells whether an allocate statement follows: the directive allocate is executable then.
func (b *builder) beforeAllocate(d *Dir) bool {
	next := b.after(d)
	if next == nil {
		return false
	}
	_, ok := next.Node.(*AllocateStmt)
	return ok
}

// beforeCondition tells whether "if (...) then" follows.
func (b *builder) beforeCondition(d *Dir) bool {
	next := b.after(d)
	if next == nil {
		return false
	}
	_, ok := next.Node.(*IfThenStmt)
	return ok
}

// beforeSpec tells whether a declaration, contains or the end of the unit follows.
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

// nests tells whether a directive is part of what the one before it governs: a loop transformation after a directive that governs
// a loop, another allocate before the same statement, or a directive of the other language before the same loop.
func (b *builder) nests(outer, d *Dir, governs reach) bool {
	switch {
	case governs != reachLoop && governs != reachStatement:
		return false
	case outer.Def.Table != d.Def.Table:
		return governs == reachLoop && b.reachOf(outer) == reachLoop
	case d.Def.Table != omp.Table:
		return false
	case outer.Def.Name == "allocate":
		return d.Def.Name == "allocate"
	}
	return governs == reachLoop && b.reachOf(outer) == reachLoop && (transformations[d.Def.Name] || mayBeAlone(outer.Def))
}

// inSections finds the frame of the sections construct that a section belongs to, and closes the section before.
func (b *builder) inSections(d *Dir) *frame {
	if f := b.top(); f.dir != nil && isSection(f.dir.Def) {
		b.pop()
	}
	f := b.top()
	if f.dir == nil || !sectionsAround[f.dir.Def.Name] {
		r := wrongPlace(d, "section outside of sections")
		if f.block != nil {
			r.See(b.span(f.block.Head), "it would be in this block")
		}
		b.fault(r)
		b.orphans = append(b.orphans, d.Directive)
		return nil
	}
	return f
}

// strict finds out whether a block that has just ended is all that the directive around governs.
func (b *builder) strict(f *frame) {
	g := b.top()
	if f.kind == "block" && g != nil && g.dir != nil && g.dir.Def.Table == omp.Table && len(*g.items) == 1 && (*g.items)[0].Block == f.block &&
		!sectionsAround[g.dir.Def.Name] && !isSection(g.dir.Def) {
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
	if def.Table != omp.Table || def.Name != "atomic" || items == nil || len(*items) < 2 {
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

// endWords are the clauses that may be on an end directive (OpenMP 5.2 §5.7.2, §15.6).
var endWords = set("nowait", "copyprivate")

// endClauses reads what follows the name of an end directive. d is the directive that ends, nil if it is not known.
func (b *builder) endClauses(d *Dir, def *pragma.DirectiveDef, l *line, words source.Span, name string, toks, rest []pragma.Token) {
	if def.Table != omp.Table {
		b.fault(def.Table.Rules.Syntax.New(rest[0].Span, "expected the end of the directive after end %s, found '%s'", name, rest[0].Text))
		return
	}
	parsed := pragma.ParseFortranEnd(def, words, l.sentinel, rest, counting{b.r})
	if def.Name == "critical" {
		b.sameName(d, parsed, words)
	} else if parsed.Args != nil {
		b.fault(def.Table.Rules.Argument.New(parsed.Args.Span, "end %s takes no argument", name))
	}
	var kept []*pragma.Clause
	for _, c := range parsed.Clauses {
		if !endWords[c.Def.Name] || def.Use(c.Def) == nil {
			b.fault(wrongEnd(def, c.NameSpan, "end %s does not take the clause %s", name, c.Def.Name))
			continue
		}
		kept = append(kept, c)
	}
	if d == nil {
		return
	}
	d.Incomplete = d.Incomplete || parsed.Incomplete
	d.Clauses = append(d.Clauses, kept...)
	d.ends, d.endFirst = rest, l.end-int32(len(rest))
}

// sameName compares the name on end critical with that on critical (OpenMP 5.2 §15.2).
func (b *builder) sameName(d *Dir, end *pragma.Directive, words source.Span) {
	text := func(x *pragma.Directive) (string, source.Span) {
		if x.Args == nil || len(x.Args.Args) == 0 {
			return "", x.NameSpan
		}
		return x.Args.Args[0].Text(), x.Args.Args[0].Span
	}
	if d == nil {
		return
	}
	name, at := text(d.Directive)
	again, where := text(end)
	switch {
	case name == again:
	case name == "":
		b.fault(wrongEnd(d.Def, where, "expected end critical without a name, found '%s'", again).See(at, "critical has no name"))
	default:
		b.fault(wrongEnd(d.Def, where, "expected the name %s, found '%s'", name, again).See(at, "given here"))
	}
}

// nameOf is the name of a directive in Fortran, and endNameOf what its end directive has after the word end.
func nameOf(d *pragma.DirectiveDef) string { return d.Name }

func endNameOf(d *pragma.DirectiveDef) string { return strings.TrimPrefix(nameOf(d), "begin ") }

// ending is the directive that "end name" ends: "begin name" where there is one.
func ending(d *pragma.DirectiveDef) *pragma.DirectiveDef {
	if d != nil && d.Name == "metadirective" {
		return d.Table.Directive("begin metadirective")
	}
	return d
}
