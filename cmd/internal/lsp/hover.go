package lsp

import (
	"fmt"
	"strings"

	"accc/cmd/internal/driver"
	"accc/frontend/source"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// hover tells what the directive or clause under the cursor means.
func (s *Server) hover(p positionParams) (any, error) {
	a := s.current(p.TextDocument.URI)
	if a == nil {
		return nil, nil
	}
	at := a.doc.offset(p.Position)
	for _, d := range a.directives {
		if d.Span.File != a.doc.file || at < d.Span.Start || at > d.Span.End {
			continue
		}
		for _, c := range d.Clauses {
			if inside(c.NameSpan, at) {
				return hover{markup{"markdown", clauseText(c.Def)}, a.doc.span(c.NameSpan)}, nil
			}
		}
		if inside(d.NameSpan, at) || at < d.NameSpan.Start {
			return hover{markup{"markdown", a.directiveText(d)}, a.doc.span(d.NameSpan)}, nil
		}
	}
	return nil, nil
}

func inside(s source.Span, at int) bool { return s.IsValid() && s.Start <= at && at <= s.End }

func (a *analysis) directiveText(d *pragma.Directive) string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s** — %s\n", d.Def.NameIn(d.Fortran), d.Def.Doc)
	if len(d.Def.Leaves) > 0 && d.Def.Table == ompdir.Table {
		var leaves []string
		for _, l := range d.Def.Leaves {
			leaves = append(leaves, l.NameIn(d.Fortran))
		}
		fmt.Fprintf(&b, "\nThe constructs: `%s`\n", strings.Join(leaves, "`, `"))
	}
	if d.Def == ompdir.DirMetadirective || d.Def == ompdir.DirBeginMetadirective {
		switch chosen, _, known := ompdir.Choose(d, ompdir.Host); {
		case !known:
			b.WriteString("\nWhich variant it stands for depends on a value that is not known here.\n")
		case chosen == nil:
			b.WriteString("\nOn the host: nothing\n")
		default:
			fmt.Fprintf(&b, "\nOn the host: `%s`\n", chosen.Text())
		}
	}
	if ops := driver.DirectiveOps(d.Def); len(ops) > 0 {
		fmt.Fprintf(&b, "\nIn the dialect: `%s`\n", strings.Join(ops, "`, `"))
	}
	for _, i := range a.implicit() {
		if i.directive == d {
			fmt.Fprintf(&b, "\nImplied: `%s`\n", i.text())
		}
	}
	fmt.Fprintf(&b, "\n%s", d.Def.Spec)
	return b.String()
}

func clauseText(c *pragma.ClauseDef) string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s** — %s\n", c.Name, c.Doc)
	if len(c.Spellings) > 0 {
		fmt.Fprintf(&b, "\nAlso written: `%s`\n", strings.Join(c.Spellings, "`, `"))
	}
	var mods []string
	for _, m := range c.Modifiers {
		mods = append(mods, m.Name)
	}
	if len(mods) > 0 {
		fmt.Fprintf(&b, "\nModifiers: `%s`\n", strings.Join(mods, "`, `"))
	}
	if entry, exit := driver.ClauseOps(c); entry != "" {
		fmt.Fprintf(&b, "\nIn the dialect: `%s` at entry", entry)
		if exit != "" {
			fmt.Fprintf(&b, ", `%s` at exit", exit)
		}
		b.WriteString("\n")
	}
	fmt.Fprintf(&b, "\n%s", c.Spec)
	return b.String()
}
