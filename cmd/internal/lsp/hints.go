package lsp

import (
	"strings"
)

// hints shows at the end of each directive what the implicit rules add to it (OpenACC 3.3 §2.6.2).
func (s *Server) hints(p rangeParams) (any, error) {
	out := []inlayHint{}
	a := s.current(p.TextDocument.URI)
	if a == nil {
		return out, nil
	}
	from, to := a.doc.offset(p.Range.Start), a.doc.offset(p.Range.End)
	for _, i := range a.implicit() {
		end := i.directive.Span.End
		if end < from || i.directive.Span.Start > to {
			continue
		}
		out = append(out, inlayHint{Position: a.doc.position(end), Label: i.text(), PaddingLeft: true,
			Tooltip: "implied by the rules for variables without a data clause (OpenACC 3.3 §2.6.2) and for loops (§2.9)"})
	}
	return out, nil
}

func (i implied) text() string {
	var parts []string
	for _, c := range i.clauses {
		parts = append(parts, c.Text())
	}
	return strings.Join(parts, " ")
}
