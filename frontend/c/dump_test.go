package c

import (
	"fmt"
	"io"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"

	"modernc.org/cc/v4"
)

// dump writes what a test wants to see of a unit: the model, and how directives are tied.
func dump(w io.Writer, u *Unit, diags []diag.Diagnostic) {
	d := &dumper{w: w, u: u}
	for _, x := range diags {
		d.line(0, "%s[%s] %s: %s", x.Severity, x.Code, where(x.Primary.Span), x.Message)
		for _, l := range x.Labels {
			d.line(1, "%s: %s", where(l.Span), l.Text)
		}
		for _, n := range x.Notes {
			d.line(1, "note: %s", n)
		}
	}
	if u == nil {
		d.line(0, "no unit")
		return
	}
	if u.AST == nil {
		d.line(0, "no tree")
	}
	m := u.Model
	for _, g := range m.Globals {
		d.line(0, "global %s", d.symbol(g))
	}
	for _, c := range m.Directives {
		d.construct(0, c)
	}
	for _, r := range m.Routines {
		if r.Span.File != m.File {
			continue
		}
		var params []string
		for _, p := range r.Params {
			params = append(params, d.symbol(p))
		}
		d.line(0, "routine %s(%s) %s body=%v", r.Name, strings.Join(params, ", "), span(r.Span), r.HasBody)
		for _, c := range r.Directives {
			d.line(1, "under %s at %s", c.Directive.Def.Name, where(c.Directive.Span))
		}
		for _, c := range r.Calls {
			in := ""
			if c.In != nil {
				in = " in " + c.In.Directive.Def.Name
			}
			d.line(1, "call %s %s%s", c.Name, where(c.Span), in)
		}
		for _, c := range r.Constructs {
			d.construct(1, c)
		}
	}
	for _, o := range m.Orphans {
		d.line(0, "orphan %s at %s", o.Def.Name, where(o.Span))
	}
}

type dumper struct {
	w io.Writer
	u *Unit
}

func (d *dumper) line(indent int, format string, args ...any) {
	fmt.Fprintf(d.w, "%s%s\n", strings.Repeat("  ", indent), fmt.Sprintf(format, args...))
}

func where(s source.Span) string {
	if !s.IsValid() {
		return "nowhere"
	}
	p := s.Position()
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

func span(s source.Span) string {
	if !s.IsValid() {
		return "nowhere"
	}
	a, b := s.Position(), s.EndPosition()
	return fmt.Sprintf("%d:%d-%d:%d", a.Line, a.Column, b.Line, b.Column)
}

func (d *dumper) symbol(s *frontend.Symbol) string {
	if s == nil {
		return "?"
	}
	storage := [...]string{"auto", "static", "global", "extern", "param", "constant", "func"}[s.Storage]
	out := fmt.Sprintf("%s: %s (%s", s.Name, typeText(s.Type), storage)
	if s.Local {
		out += ", local"
	}
	if s.In != nil {
		out += " in " + s.In.Directive.Def.Name
	}
	if s.InClause {
		out += ", of a clause"
	}
	if s.Threadprivate {
		out += ", threadprivate"
	}
	if s.OnDevice != nil {
		out += ", on devices"
	}
	for _, r := range s.Regions {
		out += ", after " + r.Directive.Def.Name
	}
	return out + ")"
}

func typeText(t *frontend.TypeInfo) string {
	if t == nil {
		return "?"
	}
	class := [...]string{"unknown", "integer", "logical", "real", "complex", "character", "pointer", "array", "aggregate", "function", "void"}[t.Class]
	out := fmt.Sprintf("%s %s/%d", t.Text, class, t.Size)
	if t.Extents != nil {
		out += fmt.Sprint(t.Extents)
	}
	if t.Const {
		out += " const"
	}
	if t.Unsigned {
		out += " unsigned"
	}
	return out
}

func (d *dumper) construct(indent int, c *frontend.Construct) {
	dir := c.Host.(*Directive)
	body := ""
	if c.Body.IsValid() {
		body = " body " + span(c.Body)
	}
	d.line(indent, "%s %s%s", c.Directive.Def.Name, span(c.Directive.Span), body)
	for _, r := range dir.Routines {
		d.line(indent+1, "applies to %s %s", r.Name(), where(d.u.Span(r)))
	}
	d.clauses(indent+1, dir, c.Directive)
	if c.Misfit != "" {
		d.line(indent+1, "misfit %s: %s", span(c.MisfitSpan), c.Misfit)
	}
	if c.End.IsValid() {
		d.line(indent+1, "end %s", span(c.End))
	}
	if c.Loop != nil {
		d.loop(indent+1, c.Loop)
	}
	for _, u := range c.Uses {
		var kinds []string
		for i, k := range []string{"read", "write", "address", "through"} {
			if u.Kind&(1<<i) != 0 {
				kinds = append(kinds, k)
			}
		}
		in := ""
		if u.In != c {
			in = " in " + u.In.Directive.Def.Name
		}
		d.line(indent+1, "use %s %s %s%s", u.Symbol.Name, strings.Join(kinds, "+"), span(u.Span), in)
	}
	for _, j := range c.Jumps {
		d.line(indent+1, "jump %s %s into=%v", j.Word, span(j.Span), j.Into)
	}
	for _, child := range c.Children {
		d.construct(indent+1, child)
	}
}

func (d *dumper) clauses(indent int, dir *Directive, p *pragma.Directive) {
	if p.Args != nil {
		d.clause(indent, dir, p.Args)
	}
	for _, c := range p.Clauses {
		d.clause(indent, dir, c)
	}
}

func (d *dumper) clause(indent int, dir *Directive, c *pragma.Clause) {
	for _, m := range c.Modifiers {
		d.args(indent, dir, c.Spelling+" "+m.Word.Text, m.Args)
	}
	for _, set := range c.Context {
		for _, t := range set.Traits {
			d.args(indent, dir, t.Name.Text, t.Args)
		}
	}
	d.args(indent, dir, c.Spelling, c.Args)
}

func (d *dumper) args(indent int, dir *Directive, label string, args []*pragma.Arg) {
	for _, a := range args {
		switch {
		case a.Kind == pragma.ArgType:
		case a.Expr != nil:
			d.expr(indent, dir, label+" "+a.Expr.Text(), a.Expr)
		case a.Var != nil:
			d.variable(indent, dir, label, a.Var)
		case a.Decl != nil:
			for _, e := range []*pragma.Expr{a.Decl.Begin, a.Decl.End, a.Decl.Step} {
				if e != nil {
					d.expr(indent, dir, label+" "+a.Decl.Name.Text+" "+e.Text(), e)
				}
			}
		case a.Directive != nil:
			d.line(indent, "%s %s", label, a.Directive.Def.Name)
			d.clauses(indent+1, dir, a.Directive)
		case a.Clause != nil:
			d.clause(indent, dir, a.Clause)
		}
		if s := dir.Construct.Names[a]; s != nil {
			d.line(indent, "%s %s: %s", label, a.Word, d.symbol(s))
		}
		d.args(indent, dir, label, a.Args)
	}
}

func (d *dumper) expr(indent int, dir *Directive, label string, e *pragma.Expr) {
	info := dir.Construct.Exprs[e]
	if info == nil {
		d.line(indent, "%s: not typed", label)
		return
	}
	var reads []string
	for _, s := range info.Reads {
		reads = append(reads, s.Name)
	}
	value := ""
	if info.Value != nil {
		value = " = " + info.Value.String()
	}
	d.line(indent, "%s: %s%s reads [%s] node %s", label, typeText(info.Type), value, strings.Join(reads, " "), span(d.u.Span(dir.ExprOf(e))))
}

func (d *dumper) variable(indent int, dir *Directive, clause string, v *pragma.Var) {
	info := dir.Construct.Vars[v]
	ref := dir.RefOf(v)
	object := "none"
	if ref.Object != nil {
		object = cc.NodeSource(ref.Object)
	}
	d.line(indent, "%s %s: %s; %s; object %s", clause, v.Text(), d.symbol(info.Symbol), typeText(info.Type), object)
	for _, a := range ref.Sections {
		for _, e := range []*pragma.Expr{a.Lower, a.Length} {
			if e != nil {
				d.expr(indent+1, dir, e.Text(), e)
			}
		}
	}
}

func (d *dumper) loop(indent int, l *frontend.Loop) {
	if !l.Canonical {
		d.line(indent, "loop %s not canonical: %s at %s", span(l.Span), l.Why, span(l.WhySpan))
	} else {
		text := func(e *frontend.ExprInfo) string {
			if e == nil {
				return "1"
			}
			s := cc.NodeSource(e.Host.(cc.ExpressionNode))
			if e.Value != nil {
				s += "=" + e.Value.String()
			}
			return s
		}
		d.line(indent, "loop %s head %s var %s from %s to %s step %s down=%v inclusive=%v notequal=%v negated=%v", span(l.Span), span(l.Head),
			l.Var.Name, text(l.Lower), text(l.Upper), text(l.Step), l.Down, l.Inclusive, l.NotEqual, l.Negated)
	}
	for _, b := range l.Breaks {
		d.line(indent+1, "break %s", span(b))
	}
	if l.Inner != nil {
		d.line(indent+1, "tight=%v", l.Tight)
		d.loop(indent+1, l.Inner)
	}
}
