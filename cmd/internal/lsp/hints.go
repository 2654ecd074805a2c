package lsp

import (
	"strings"

	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// tooltips say which rules a hint comes from.
var tooltips = map[*pragma.Table]string{
	accdir.Table: "implied by the rules for variables without a data clause (OpenACC 3.3 §2.6.2) and for loops (§2.9)",
	ompdir.Table: "implied by the rules for variables in no clause (OpenMP 5.2 §5.1.1, §5.8.1)",
}

// hints shows at the end of each directive what the implicit rules add to it.
func (s *Server) hints(p rangeParams) (any, error) {
	out := []inlayHint{}
	for _, v := range s.views(p.TextDocument.doc) {
		from, to := v.offset(p.Range.Start), v.offset(p.Range.End)
		for _, i := range v.implicit() {
			end := i.directive.Span.End
			if end < from || i.directive.Span.Start > to || !v.shows(i.directive.Span) {
				continue
			}
			out = append(out, inlayHint{Position: v.position(end), Label: i.text(), PaddingLeft: true,
				Tooltip: tooltips[i.directive.Def.Table]})
		}
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
