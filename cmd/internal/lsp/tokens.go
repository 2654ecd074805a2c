package lsp

import (
	"slices"
	"strings"

	"accc/frontend/source"
	"accc/pragma"
)

// legend names the types of tokens by their numbers.
var legend = tokenLegend{TokenTypes: []string{"macro", "keyword", "property", "variable", "number", "operator", "string"}, TokenModifiers: []string{}}

const (
	tokenSentinel = iota
	tokenDirective
	tokenClause
	tokenVariable
	tokenNumber
	tokenOperator
	tokenString
)

// tokens colours the directives of a document; the rest is the host language's.
func (s *Server) tokens(p documentParams) (any, error) {
	out := semanticTokens{Data: []int{}}
	var list []coloured
	for _, v := range s.views(p.TextDocument.doc) {
		list = append(list, v.coloured()...)
	}
	slices.SortStableFunc(list, func(x, y coloured) int { return x.at.Start.compare(y.at.Start) })
	line, column := 0, 0
	end := position{}
	for _, t := range list {
		r := t.at
		if r.Start.compare(end) < 0 || r.Start.Line != r.End.Line || r.Start == r.End {
			continue // of a directive that is read twice, or over a continued line
		}
		end = r.End
		if r.Start.Line != line {
			column = 0
		}
		out.Data = append(out.Data, r.Start.Line-line, r.Start.Character-column, r.End.Character-r.Start.Character, t.kind, 0)
		line, column = r.Start.Line, r.Start.Character
	}
	return out, nil
}

// coloured is a token and its type.
type coloured struct {
	at   textRange
	kind int
}

// coloured are the tokens of the directives that a view shows.
func (v view) coloured() (list []coloured) {
	add := func(s source.Span, kind int) { list = append(list, coloured{v.span(s), kind}) }
	variables := map[int]bool{}
	if v.source != nil {
		for _, o := range v.named() {
			if o.span.File == v.doc.file {
				variables[o.span.Start] = true
			}
		}
	}
	for _, d := range v.directives {
		if !v.shows(d.Span) || d.Mixed {
			continue
		}
		if d.NameSpan.IsValid() && d.NameSpan.Start > d.Span.Start {
			sentinel := source.Span{File: v.doc.file, Start: d.Span.Start, End: d.NameSpan.Start}
			sentinel.End = sentinel.Start + len(strings.TrimRight(sentinel.Text(), " \t"))
			add(sentinel, tokenSentinel)
		}
		clauses := map[int]bool{}
		for _, c := range d.Clauses {
			clauses[c.NameSpan.Start] = true
		}
		for _, t := range d.Tokens {
			if t.Span.File != v.doc.file || t.Macro != "" || t.Kind == pragma.EOF {
				continue
			}
			switch {
			case t.Span.Start >= d.NameSpan.Start && t.Span.End <= d.NameSpan.End:
				add(t.Span, tokenDirective)
			case clauses[t.Span.Start]:
				add(t.Span, tokenClause)
			case variables[t.Span.Start]:
				add(t.Span, tokenVariable)
			case t.Kind == pragma.Number:
				add(t.Span, tokenNumber)
			case t.Kind == pragma.String:
				add(t.Span, tokenString)
			case t.Kind == pragma.Ident:
				add(t.Span, tokenDirective) // a modifier or a keyword
			case t.Text != "(" && t.Text != ")" && t.Text != ",":
				add(t.Span, tokenOperator)
			}
		}
	}
	return list
}
