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
	a := p.TextDocument.analysis(s)
	if a == nil {
		return out, nil
	}
	type coloured struct {
		span source.Span
		kind int
	}
	var list []coloured
	variables := map[int]bool{}
	if a.source != nil {
		for _, o := range a.named() {
			if o.span.File == a.doc.file {
				variables[o.span.Start] = true
			}
		}
	}
	for _, d := range a.directives {
		if d.Span.File != a.doc.file || d.Mixed {
			continue
		}
		if d.NameSpan.IsValid() && d.NameSpan.Start > d.Span.Start {
			sentinel := source.Span{File: a.doc.file, Start: d.Span.Start, End: d.NameSpan.Start}
			sentinel.End = sentinel.Start + len(strings.TrimRight(sentinel.Text(), " \t"))
			list = append(list, coloured{sentinel, tokenSentinel})
		}
		clauses := map[int]bool{}
		for _, c := range d.Clauses {
			clauses[c.NameSpan.Start] = true
		}
		for _, t := range d.Tokens {
			if t.Span.File != a.doc.file || t.Macro != "" || t.Kind == pragma.EOF {
				continue
			}
			switch {
			case t.Span.Start >= d.NameSpan.Start && t.Span.End <= d.NameSpan.End:
				list = append(list, coloured{t.Span, tokenDirective})
			case clauses[t.Span.Start]:
				list = append(list, coloured{t.Span, tokenClause})
			case variables[t.Span.Start]:
				list = append(list, coloured{t.Span, tokenVariable})
			case t.Kind == pragma.Number:
				list = append(list, coloured{t.Span, tokenNumber})
			case t.Kind == pragma.String:
				list = append(list, coloured{t.Span, tokenString})
			case t.Kind == pragma.Ident:
				list = append(list, coloured{t.Span, tokenDirective}) // a modifier or a keyword
			case t.Text != "(" && t.Text != ")" && t.Text != ",":
				list = append(list, coloured{t.Span, tokenOperator})
			}
		}
	}
	slices.SortFunc(list, func(x, y coloured) int { return x.span.Start - y.span.Start })
	line, column, end := 0, 0, -1
	for _, t := range list {
		r := a.doc.span(t.span)
		if t.span.Start < end || r.Start.Line != r.End.Line || r.Start == r.End {
			continue // of a directive that is read twice, or over a continued line
		}
		end = t.span.End
		if r.Start.Line != line {
			column = 0
		}
		out.Data = append(out.Data, r.Start.Line-line, r.Start.Character-column, r.End.Character-r.Start.Character, t.kind, 0)
		line, column = r.Start.Line, r.Start.Character
	}
	return out, nil
}
