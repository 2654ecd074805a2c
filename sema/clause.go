package sema

import (
	"bytes"
	"fmt"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// Which clauses a directive takes: everything here is read from the tables.

var NotAllowed = check(Check{
	Rule: diag.Rule{
		Code: "ACC2001", Title: "clause on a directive that does not take it", Spec: "OpenACC 3.3 §2",
		Doc:    "Each directive takes the clauses that the specification lists for it and no others.",
		Avoid:  "#pragma acc data copy(a) num_gangs(4)\na[0] = 1;",
		Prefer: "#pragma acc parallel copy(a) num_gangs(4)\na[0] = 1;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		d := c.Directive
		for _, clause := range d.Clauses {
			if d.Def.Use(clause.Def) != nil {
				continue
			}
			r := p.New(clause.NameSpan, "%s does not take the clause %s", d.Def.Name, clause.Def.Name).Citing(d.Def.Spec)
			r.See(d.NameSpan, "the directive")
			if near := takers(d.Def, clause.Def); near != "" {
				r.Note("%s", near)
			}
			r.To(p)
		}
	},
})

// takers names a directive near to d that takes the clause.
func takers(d *pragma.DirectiveDef, clause *pragma.ClauseDef) string {
	for _, other := range pragma.Directives {
		if other.Model == d.Model && other.Is(d) && other.Use(clause) != nil {
			return fmt.Sprintf("%s takes it", other.Name)
		}
	}
	if d == pragma.DirEnterData && (clause == pragma.ClauseCopyout || clause == pragma.ClauseDelete || clause == pragma.ClauseDetach) {
		return "exit data takes it"
	}
	if d == pragma.DirExitData && (clause == pragma.ClauseCopyin || clause == pragma.ClauseCreate || clause == pragma.ClauseAttach) {
		return "enter data takes it"
	}
	return ""
}

// group is the device_type group of a clause: "" for the default one.
func group(c *pragma.Clause) string { return strings.Join(c.DeviceTypes, ",") }

var Repeated = check(Check{
	Rule: diag.Rule{
		Code: "ACC2002", Title: "clause repeated", Spec: "OpenACC 3.3 §2",
		Doc:    "The clause can be given once on a directive, or once for each device_type.",
		Avoid:  "#pragma acc parallel num_gangs(4) num_gangs(8)\nx = 1;",
		Prefer: "#pragma acc parallel num_gangs(8)\nx = 1;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		type key struct {
			def   *pragma.ClauseDef
			group string
		}
		first := map[key]*pragma.Clause{}
		for _, clause := range c.Directive.Clauses {
			use := c.Directive.Def.Use(clause.Def)
			if use == nil || !use.Once {
				continue
			}
			k := key{clause.Def, group(clause)}
			if first[k] == nil {
				first[k] = clause
				continue
			}
			r := p.New(clause.NameSpan, "%s is repeated", clause.Def.Name).Citing(c.Directive.Def.Spec).See(first[k].NameSpan, "first given here")
			fix(r, "remove it", removal(c.Directive, clause)).To(p)
		}
	},
})

var Exclusive = check(Check{
	Rule: diag.Rule{
		Code: "ACC2003", Title: "clauses that exclude each other", Spec: "OpenACC 3.3 §2.9, §2.15.1",
		Doc:    "At most one of these clauses can be given: a loop is either seq, independent or auto, a routine has one level of parallelism.",
		Avoid:  "#pragma acc parallel loop seq independent\nfor (i = 0; i < n; i++) a[i] = 0;",
		Prefer: "#pragma acc parallel loop independent\nfor (i = 0; i < n; i++) a[i] = 0;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		d := c.Directive
		for _, set := range d.Def.Exclusive {
			first := map[string]*pragma.Clause{}
			for _, clause := range d.Clauses {
				if !contains(set, clause.Def) {
					continue
				}
				g := group(clause)
				before := first[g]
				if before == nil {
					first[g] = clause
					if d.Def == pragma.DirRoutine {
						before = first[""] // a routine has one level, which a device cannot change
					}
				}
				if before != nil && before.Def != clause.Def {
					r := p.New(clause.NameSpan, "%s cannot be combined with %s", clause.Def.Name, before.Def.Name).
						See(before.NameSpan, "%s given here", before.Def.Name)
					fix(r, "remove "+clause.Def.Name, removal(d, clause)).To(p)
				}
			}
		}
	},
})

func contains(set []*pragma.ClauseDef, c *pragma.ClauseDef) bool {
	for _, other := range set {
		if other == c {
			return true
		}
	}
	return false
}

var Required = check(Check{
	Rule: diag.Rule{
		Code: "ACC2004", Title: "required clause missing", Spec: "OpenACC 3.3 §2",
		Doc:    "Without one of these clauses the directive does nothing or has no meaning.",
		Avoid:  "#pragma acc update async(1)",
		Prefer: "#pragma acc update device(a) async(1)",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		d := c.Directive
		if len(d.Def.Required) == 0 || d.Incomplete {
			return
		}
		var names []string
		for _, def := range d.Def.Required {
			if d.Find(def) != nil {
				return
			}
			names = append(names, def.Name)
		}
		what := "one of " + strings.Join(names, ", ")
		if len(names) == 1 {
			what = names[0]
		}
		r := p.New(d.NameSpan, "%s needs %s", d.Def.Name, what).Citing(d.Def.Spec)
		switch {
		case d.Def == pragma.DirRoutine:
			// Compilers take it for a sequential routine.
			r.Severity = diag.Warning
			if at := d.Span; !fromMacro(d) {
				at.Start = at.End
				r.Fix("add seq, which is what it is compiled as", source.Edit{Span: at, New: " seq"})
			}
		case (d.Def == pragma.DirData || d.Def == pragma.DirHostData) && d.Find(pragma.ClauseWait) == nil:
			r.Severity = diag.Warning // it does nothing
			r.Note("without it the directive has no effect")
			r.Fixes = withoutDirective(c)
		}
		r.To(p)
	},
})

// withoutDirective is the fix that takes the lines of a directive out, and of its end in Fortran.
func withoutDirective(c *frontend.Construct) []diag.Fix {
	var edits []source.Edit
	for _, s := range []source.Span{c.Directive.Span, c.End} {
		if !s.IsValid() {
			continue
		}
		line, ok := wholeLines(s)
		if !ok || fromMacro(c.Directive) {
			return nil
		}
		edits = append(edits, source.Edit{Span: line})
	}
	return []diag.Fix{{Message: "remove it", Edits: edits}}
}

// wholeLines are the lines that a span covers, if nothing else is on them.
func wholeLines(s source.Span) (source.Span, bool) {
	text := s.File.Text
	for s.Start > 0 && text[s.Start-1] != '\n' {
		if s.Start--; text[s.Start] != ' ' && text[s.Start] != '\t' {
			return s, false
		}
	}
	for s.End < len(text) && text[s.End-1] != '\n' {
		if s.End++; !bytes.ContainsRune([]byte(" \t\r\n"), rune(text[s.End-1])) {
			return s, false
		}
	}
	return s, true
}

var AfterDeviceType = check(Check{
	Rule: diag.Rule{
		Code: "ACC2005", Title: "clause after device_type", Spec: "OpenACC 3.3 §2.4",
		Doc:    "After device_type stand only clauses that can differ from device to device; the others must come before it.",
		Avoid:  "#pragma acc parallel device_type(nvidia) copyin(a)\nx = a[0];",
		Prefer: "#pragma acc parallel copyin(a) device_type(nvidia) num_gangs(8)\nx = a[0];",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.Clauses {
			use := c.Directive.Def.Use(clause.Def)
			if use == nil || use.AfterDeviceType || clause.DeviceTypes == nil {
				continue
			}
			r := p.New(clause.NameSpan, "%s cannot follow device_type", clause.Def.Name).Citing(c.Directive.Def.Spec)
			for _, before := range c.Directive.Clauses {
				if before.Def == pragma.ClauseDeviceType {
					r.See(before.NameSpan, "device_type begins here")
					break
				}
			}
			r.Note("clauses for all devices come before device_type").To(p)
		}
	},
})

var TooNew = check(Check{
	Rule: diag.Rule{
		Code: "ACC2010", Title: "newer than the version of OpenACC asked for", Spec: "OpenACC 3.4 §1",
		Doc: "The directive, clause or modifier came with a later version of OpenACC than -std=acc says. Without -std=acc the newest version is meant.",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		d := c.Directive
		newer := func(since int) bool { return since > p.options.Version }
		say := func(at pragma.Word, what string, since int) {
			p.New(at.Span, "%s needs OpenACC %d.%d, the version is %d.%d", what, since/10, since%10,
				p.options.Version/10, p.options.Version%10).To(p)
		}
		if newer(d.Def.Since) {
			say(pragma.Word{Span: d.NameSpan}, d.Def.Name, d.Def.Since)
			return
		}
		for _, clause := range clausesAndArgument(d) {
			since := clause.Def.Since
			what := clause.Def.Name
			if use := d.Def.Use(clause.Def); use != nil && use.Since > since {
				since, what = use.Since, fmt.Sprintf("%s on %s", what, d.Def.Name)
			}
			if newer(since) {
				say(pragma.Word{Span: clause.NameSpan}, what, since)
				continue
			}
			words := append([]pragma.Word(nil), clause.Modifiers...)
			for _, a := range clause.Args {
				words = append(words, a.Key)
			}
			for _, w := range words {
				if m := clause.Def.Modifier(w.Text); m != nil && newer(m.Since) {
					say(w, fmt.Sprintf("the modifier %s", m.Name), m.Since)
				}
			}
		}
	},
})

var Extension = check(Check{
	Rule: diag.Rule{
		Code: "ACC2018", Severity: diag.Warning, Title: "clause that is no part of OpenACC", Spec: "OpenACC 3.4 §2.9",
		Doc:    "The clause is an extension: compilers other than flang refuse it.",
		Avoid:  "#pragma acc parallel loop vector shortloop\nfor (i = 0; i < 16; i++) a[i] = 0;",
		Prefer: "#pragma acc parallel loop vector\nfor (i = 0; i < 16; i++) a[i] = 0;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.All(pragma.ClauseShortloop) {
			r := p.New(clause.NameSpan, "%s is an extension, not part of OpenACC", clause.Def.Name)
			fix(r, "remove it", removal(c.Directive, clause)).To(p)
		}
	},
})
