package lsp

import (
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/source"
)

// symbolEvent is the kind of symbol that a directive is shown as: the protocol has none of its own.
const symbolEvent = 24

// longestName is how much of a directive an outline shows, in bytes.
const longestName = 60

// symbols are the directives of a document, nested as their constructs are.
func (s *Server) symbols(p documentParams) (any, error) {
	out := []*documentSymbol{}
	for _, v := range s.views(p.TextDocument.doc) {
		made := map[*frontend.Construct]*documentSymbol{}
		for _, c := range v.constructs {
			if !v.shows(c.Directive.Span) {
				continue
			}
			d := &documentSymbol{Name: shortened(c), Kind: symbolEvent, Range: v.span(v.extent(c)), SelectionRange: v.span(c.Directive.Span)}
			made[c] = d
			if outer := made[c.Parent]; outer != nil {
				outer.Children = append(outer.Children, d)
			} else {
				out = append(out, d)
			}
		}
	}
	slices.SortStableFunc(out, func(x, y *documentSymbol) int { return x.Range.Start.compare(y.Range.Start) })
	return out, nil
}

// shortened is the beginning of a directive.
func shortened(c *frontend.Construct) string {
	name := strings.Join(strings.Fields(c.Directive.Text()), " ")
	if len(name) > longestName {
		name = strings.ToValidUTF8(name[:longestName], "") + "..."
	}
	return name
}

// extent is a directive with what it governs, and its end.
func (a *analysis) extent(c *frontend.Construct) source.Span {
	out := c.Directive.Span
	for _, s := range []source.Span{c.Body, c.End} {
		if s.IsValid() && s.File == out.File && s.Start >= out.Start {
			out.End = max(out.End, s.End)
		}
	}
	return out
}

// folding are the constructs of several lines. Statements and blocks fold by a server of the host language.
func (s *Server) folding(p documentParams) (any, error) {
	out := []foldingRange{}
	for _, v := range s.views(p.TextDocument.doc) {
		for _, c := range v.constructs {
			if !v.shows(c.Directive.Span) {
				continue
			}
			if r := v.span(v.extent(c)); r.End.Line > r.Start.Line {
				out = append(out, foldingRange{r.Start.Line, r.End.Line, "region"})
			}
		}
	}
	return out, nil
}
