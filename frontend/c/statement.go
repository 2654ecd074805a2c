package c

import (
	"sort"

	"accc/frontend/source"

	"modernc.org/cc/v4"
)

// Statements implements frontend.Source.
func (u *Unit) Statements(file *source.File) source.Statements {
	type declaration struct {
		span source.Span
		body *cc.CompoundStatement // nil: no function
	}
	var list []declaration
	if u.AST == nil {
		return func(int) []source.Statement { return nil }
	}
	standIns := map[*cc.FunctionDefinition]bool{}
	for _, d := range u.Directives {
		standIns[d.StandIn] = true
	}
	for l := u.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		x := l.ExternalDeclaration
		if x.Declaration != nil && u.byDecl[x.Declaration] != nil || x.FunctionDefinition != nil && standIns[x.FunctionDefinition] {
			continue // it stands for a directive
		}
		d := declaration{span: u.Span(x)}
		if f := x.FunctionDefinition; f != nil {
			d.body = f.CompoundStatement
		}
		if d.span.File == file {
			list = append(list, d)
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].span.Start < list[j].span.Start })
	return func(at int) []source.Statement {
		i := sort.Search(len(list), func(i int) bool { return list[i].span.End > at })
		if i == len(list) || at < list[i].span.Start {
			return nil
		}
		if list[i].body == nil {
			return []source.Statement{{Span: list[i].span, Word: "declaration"}}
		}
		p := statementPath{u: u, file: file, at: at, list: []source.Statement{{Span: list[i].span, Word: "routine"}}}
		p.compound(list[i].body, "")
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
func (p *statementPath) add(span source.Span, word, place string) bool {
	if span.File != p.file || p.at < span.Start || p.at >= span.End {
		return false
	}
	p.list = append(p.list, source.Statement{Span: span, Word: word, Place: place, Labeled: word == "label" || word == "case"})
	return true
}

func (p *statementPath) compound(n *cc.CompoundStatement, place string) bool {
	if n == nil || !p.add(p.u.Span(n), "{", place) {
		return false
	}
	for l := n.BlockItemList; l != nil; l = l.BlockItemList {
		switch i := l.BlockItem; i.Case {
		case cc.BlockItemDecl:
			if p.add(p.u.Span(i.Declaration), "declaration", "") {
				return true
			}
		case cc.BlockItemStmt:
			if p.statement(i.Statement, "") {
				return true
			}
		}
	}
	return true
}

// statement adds a statement and those inside of it; it reports whether the offset is in the statement.
func (p *statementPath) statement(n *cc.Statement, place string) bool {
	if n == nil {
		return false
	}
	if d := p.u.byStmt[n]; d != nil {
		if !p.add(p.u.statementSpan(n), "directive", place) {
			return false
		}
		p.statement(d.Body, "directive")
		return true
	}
	span := p.u.Span(n)
	switch n.Case {
	case cc.StatementCompound:
		return p.compound(n.CompoundStatement, place)
	case cc.StatementLabeled:
		x := n.LabeledStatement
		word := "case"
		if x.Case == cc.LabeledStatementLabel {
			word = "label"
		}
		if !p.add(span.To(p.u.statementSpan(x.Statement)), word, place) {
			return false
		}
		p.statement(x.Statement, word)
	case cc.StatementSelection:
		x := n.SelectionStatement
		if !p.add(span, x.Token.SrcStr(), place) {
			return false
		}
		if !p.statement(x.Statement, x.Token.SrcStr()) {
			p.statement(x.Statement2, "else")
		}
	case cc.StatementIteration:
		x := n.IterationStatement
		if !p.add(span, x.Token.SrcStr(), place) {
			return false
		}
		p.statement(x.Statement, x.Token.SrcStr())
	case cc.StatementJump:
		return p.add(span, n.JumpStatement.Token.SrcStr(), place)
	default:
		return p.add(span, "", place)
	}
	return true
}
