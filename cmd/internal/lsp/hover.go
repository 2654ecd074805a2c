package lsp

import (
	"fmt"
	"slices"
	"strings"

	"accc/cmd/internal/driver"
	"accc/frontend"
	"accc/frontend/source"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// hover tells what the directive, clause or variable of a clause under the cursor means.
func (s *Server) hover(p positionParams) (any, error) {
	v, ok := s.viewAt(p.TextDocument.doc, p.Position)
	if !ok {
		return nil, nil
	}
	at := v.offset(p.Position)
	for _, d := range v.directives {
		if d.Span.File != v.doc.file || at < d.Span.Start || at > d.Span.End {
			continue
		}
		if o := v.under(at); o != nil && inside(d.Span, o.span.Start) {
			return hover{markup{"markdown", v.variableText(o, at)}, v.span(o.span)}, nil
		}
		for _, c := range d.Clauses {
			if inside(c.NameSpan, at) {
				return hover{markup{"markdown", clauseText(c.Def)}, v.span(c.NameSpan)}, nil
			}
		}
		if inside(d.NameSpan, at) || at < d.NameSpan.Start {
			return hover{markup{"markdown", v.directiveText(d)}, v.span(d.NameSpan)}, nil
		}
	}
	return nil, nil
}

func inside(s source.Span, at int) bool { return s.IsValid() && s.Start <= at && at <= s.End }

// variableText tells what a variable is, and what the directives around say of it, the innermost first.
func (v view) variableText(o *occurrence, at int) string {
	s := o.symbol
	var b strings.Builder
	fmt.Fprintf(&b, "**%s** — %s", s.Name, v.typeText(s))
	if where := storageText(s); where != "" {
		fmt.Fprintf(&b, ", %s", where)
	}
	b.WriteByte('\n')
	if s.Decl.IsValid() {
		fmt.Fprintf(&b, "\nDeclared in line %d", v.line(s.Decl))
		if s.Decl.File != v.doc.file {
			fmt.Fprintf(&b, " of %s", s.Decl.File.Name)
		}
		b.WriteByte('\n')
	}
	for i := len(v.constructs) - 1; i >= 0; i-- {
		c := v.constructs[i]
		if span := v.extent(c); span.File != v.doc.file || at < span.Start || at > span.End {
			continue
		}
		line := v.line(c.Directive.Span)
		for _, clause := range c.Directive.Clauses {
			for _, arg := range clause.Args {
				if info := c.Vars[arg.Var]; arg.Var != nil && info != nil && info.Symbol == s {
					fmt.Fprintf(&b, "\nLine %d: `%s(%s)`\n", line, clause.Spelling, arg.Var.Text())
				}
			}
		}
		for _, x := range v.implicit() {
			if x.directive != c.Directive {
				continue
			}
			for _, clause := range x.clauses {
				if mentions(clause, s.Name, v.same) {
					fmt.Fprintf(&b, "\nLine %d, implied: `%s`\n", line, clause.Text())
				}
			}
		}
	}
	return b.String()
}

// mentions reports whether an argument of a clause is a variable of that name.
func mentions(c *pragma.Clause, name string, same func(x, y string) bool) bool {
	return slices.ContainsFunc(c.Args, func(arg *pragma.Arg) bool { return arg.Var != nil && same(arg.Var.Name, name) })
}

func (a *analysis) typeText(s *frontend.Symbol) string {
	if s.Type == nil || s.Type.Text == "" {
		return "a variable"
	}
	text := "`" + s.Type.Text + "`"
	if s.Type.Size > 0 {
		text += fmt.Sprintf(", %d bytes", s.Type.Size)
	}
	return text
}

// storageText says how long a variable lives.
func storageText(s *frontend.Symbol) string {
	words := []string{}
	add := func(on bool, word string) {
		if on {
			words = append(words, word)
		}
	}
	add(s.Storage == frontend.Param, "a parameter")
	add(s.Storage == frontend.Global || s.Storage == frontend.Extern, "global")
	add(s.Storage == frontend.Static, "static")
	add(s.Allocatable, "allocatable")
	add(s.Pointer, "a pointer")
	add(s.Threadprivate, "threadprivate")
	add(s.OnDevice != nil || s.Declared, "on the device by a declarative directive")
	return strings.Join(words, ", ")
}

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
