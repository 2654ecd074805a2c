package fortran

import (
	"cmp"
	"slices"

	"accc/frontend/source"
)

// Statements implements frontend.Source.
func (u *Unit) Statements(file *source.File) source.Statements {
	return func(at int) []source.Statement {
		p := statementPath{u: u, file: file, at: at}
		_ = slices.ContainsFunc(u.Units, p.unit)
		return p.list
	}
}

// A statementPath collects the statements around an offset.
type statementPath struct {
	u    *Unit
	file *source.File
	at   int
	list []source.Statement
}

// add adds a statement if the offset is in it.
func (p *statementPath) add(s source.Statement) bool {
	if s.File != p.file || p.at < s.Start || p.at >= s.End {
		return false
	}
	p.list = append(p.list, s)
	return true
}

// unit adds the innermost program unit around the offset, and the statements in it.
func (p *statementPath) unit(n *ProgUnit) bool {
	if slices.ContainsFunc(n.Contains, p.unit) {
		return true
	}
	last := n.Last
	if len(n.Contains) > 0 {
		last = n.Contains[0].First - 1 // contains
	}
	if !p.add(source.Statement{Span: p.u.Span(n.First, last), Word: "routine"}) {
		return false
	}
	_ = slices.ContainsFunc(n.Spec, p.item) || slices.ContainsFunc(n.Body, p.item)
	return true
}

func (p *statementPath) item(i *Item) bool {
	switch {
	case i.Stmt != nil:
		return p.stmt(i.Stmt, "")
	case i.Block != nil:
		return p.block(i.Block)
	}
	return p.directive(i.Dir)
}

func (p *statementPath) directive(d *Dir) bool {
	span := cmp.Or(d.Sentinel, d.Span)
	if n := len(d.Body); n > 0 {
		span = span.To(p.span(d.Body[n-1]))
	}
	if d.End.IsValid() {
		span = span.To(d.End)
	}
	if !p.add(source.Statement{Span: span.To(d.Span), Word: "directive"}) {
		return false
	}
	_ = slices.ContainsFunc(d.Body, p.item)
	return true
}

// span is where an item stands.
func (p *statementPath) span(i *Item) source.Span {
	switch {
	case i.Stmt != nil:
		return p.u.Span(i.Stmt.First, i.Stmt.Last)
	case i.Block != nil:
		return p.u.Span(i.Block.Head.First, i.Block.last)
	}
	return i.Dir.Span
}

func (p *statementPath) block(b *Block) bool {
	s := source.Statement{Span: p.u.Span(b.Head.First, b.last), Word: b.Kind, Labeled: b.Head.Label != "" || b.End == nil || b.End.Label != ""}
	if b.End != nil {
		s.Span = p.u.Span(b.Head.First, b.End.Last)
	}
	if !p.add(s) {
		return false
	}
	for _, part := range b.Parts {
		if h := part.Head; h != nil && p.add(source.Statement{Span: p.u.Span(h.First, h.Last), Word: "part"}) || slices.ContainsFunc(part.Items, p.item) {
			break
		}
	}
	return true
}

func (p *statementPath) stmt(s *Stmt, place string) bool {
	word, action := "", (*Stmt)(nil)
	switch n := s.Node.(type) {
	case *IfStmt:
		word, action = "if", n.Action
	case *WhereStmt:
		word = "where"
	case *ForallStmt:
		word = "forall"
	case *ReturnStmt:
		word = "return"
	}
	if !p.add(source.Statement{Span: p.u.Span(s.First, s.Last), Word: word, Place: place, Labeled: s.Label != ""}) {
		return false
	}
	if action != nil {
		p.stmt(action, "if")
	}
	return true
}
