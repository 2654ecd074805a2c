package acc

import (
	"fmt"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

// Which clauses a directive takes: everything here is read from the tables.

var NotAllowed = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2001", Title: "clause that its directive does not allow", Spec: "OpenACC 3.3 §2",
		Doc:    "Each directive allows only the clauses that the specification lists for it.",
		Avoid:  "#pragma acc data copy(a) num_gangs(4)\na[0] = 1;",
		Prefer: "#pragma acc parallel copy(a) num_gangs(4)\na[0] = 1;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) { sema.NotAllowed(p, c, takers) },
})

// takers names a directive near to d that takes the clause.
func takers(d *pragma.DirectiveDef, clause *pragma.ClauseDef) string {
	for _, other := range d.Table.Directives {
		if other.Is(d) && other.Use(clause) != nil {
			return fmt.Sprintf("%s allows it", other.Name)
		}
	}
	if d == acc.DirEnterData && (clause == acc.ClauseCopyout || clause == acc.ClauseDelete || clause == acc.ClauseDetach) {
		return "exit data allows it"
	}
	if d == acc.DirExitData && (clause == acc.ClauseCopyin || clause == acc.ClauseCreate || clause == acc.ClauseAttach) {
		return "enter data allows it"
	}
	return ""
}

var Repeated = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2002", Title: "clause repeated", Spec: "OpenACC 3.3 §2",
		Doc:    "The clause can be given once on a directive, or once for each device_type.",
		Avoid:  "#pragma acc parallel num_gangs(4) num_gangs(8)\nx = 1;",
		Prefer: "#pragma acc parallel num_gangs(8)\nx = 1;",
	},
	Run: sema.Repeated,
})

var Exclusive = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2003", Title: "clauses that exclude each other", Spec: "OpenACC 3.3 §2.9, §2.15.1",
		Doc:    "At most one of these clauses can be given: a loop is either seq, independent or auto, a routine has one level of parallelism.",
		Avoid:  "#pragma acc parallel loop seq independent\nfor (i = 0; i < n; i++) a[i] = 0;",
		Prefer: "#pragma acc parallel loop independent\nfor (i = 0; i < n; i++) a[i] = 0;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		d := c.Directive
		for _, set := range d.Def.Exclusive {
			first := map[string]*pragma.Clause{}
			for _, clause := range d.Clauses {
				if !sema.Contains(set, clause.Def) {
					continue
				}
				g := sema.Group(clause)
				before := first[g]
				if before == nil {
					first[g] = clause
					if d.Def == acc.DirRoutine {
						before = first[""] // a routine has one level, which a device cannot change
					}
				}
				if before != nil && before.Def != clause.Def {
					r := p.New(clause.NameSpan, "%s cannot be combined with %s", clause.Def.Name, before.Def.Name).
						See(before.NameSpan, "%s given here", before.Def.Name)
					sema.AddFix(r, "remove "+clause.Def.Name, sema.Removal(d, clause)).To(p)
				} else if before != nil && sema.Group(before) != g {
					r := p.New(clause.NameSpan, "%s is given for all devices already", clause.Def.Name).
						See(before.NameSpan, "given here").Note("a routine has one level of parallelism, which a device cannot change")
					sema.AddFix(r, "remove "+clause.Def.Name, sema.Removal(d, clause)).To(p)
				}
			}
		}
	},
})

var Required = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2004", Title: "required clause missing", Spec: "OpenACC 3.3 §2",
		Doc:    "Without one of these clauses the directive does nothing or has no meaning.",
		Avoid:  "#pragma acc update async(1)",
		Prefer: "#pragma acc update device(a) async(1)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
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
		case d.Def == acc.DirRoutine:
			// Compilers take it for a sequential routine.
			r.Severity = diag.Warning
			if at := d.Span; !sema.FromMacro(d) {
				at.Start = at.End
				r.Fix("add seq, the level it is compiled with", source.Edit{Span: at, New: " seq"})
			}
		case (d.Def == acc.DirData || d.Def == acc.DirHostData) && d.Find(acc.ClauseWait) == nil:
			r.Severity = diag.Warning // it does nothing
			r.Note("without it the directive has no effect")
			r.Fixes = sema.WithoutDirective(c)
		}
		r.To(p)
	},
})

var AfterDeviceType = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2005", Title: "clause after device_type", Spec: "OpenACC 3.3 §2.4",
		Doc:    "Only clauses that can differ from device to device may follow device_type; the others must come before it.",
		Avoid:  "#pragma acc parallel device_type(nvidia) copyin(a)\nx = a[0];",
		Prefer: "#pragma acc parallel copyin(a) device_type(nvidia) num_gangs(8)\nx = a[0];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.Clauses {
			use := c.Directive.Def.Use(clause.Def)
			if use == nil || use.AfterDeviceType || clause.DeviceTypes == nil {
				continue
			}
			r := p.New(clause.NameSpan, "%s cannot follow device_type", clause.Def.Name).Citing(c.Directive.Def.Spec)
			for _, before := range c.Directive.Clauses {
				if before.Def == acc.ClauseDeviceType {
					r.See(before.NameSpan, "device_type begins here")
					break
				}
			}
			r.Note("clauses for all devices come before device_type").To(p)
		}
	},
})

var EmptyGroup = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2020", Severity: diag.Warning, Title: "device_type that governs no clause", Spec: "OpenACC 3.3 §2.4",
		Doc:    "On a directive whose clauses can differ from device to device, device_type says for which devices the clauses after it are. Without any it has no effect.",
		Avoid:  "#pragma acc parallel num_gangs(8) device_type(nvidia)\nx = 1;",
		Prefer: "#pragma acc parallel device_type(nvidia) num_gangs(8)\nx = 1;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		list := c.Directive.Clauses
		if !c.Directive.Def.Grouped() || c.Directive.Incomplete {
			return
		}
		for i, clause := range list {
			if clause.Def.Devices && (i+1 == len(list) || list[i+1].Def.Devices) {
				r := p.New(clause.Span, "%s governs no clause", clause.Def.Name).Note("the clauses after it are for these devices")
				sema.AddFix(r, "remove it", sema.Removal(c.Directive, clause)).To(p)
			}
		}
	},
})

var SeveralDevices = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2021", Title: "wait for queues of several devices", Spec: "OpenACC 3.3 §2.16.3",
		Doc: "The wait clauses of a directive add up, and what they say together is for one device: the current one, or that of devnum. " +
			"For the queues of another device, write a wait directive before this one.",
		Avoid:  "#pragma acc parallel wait(devnum: 1: 2) wait(3)\nx = 1;",
		Prefer: "#pragma acc wait(devnum: 1: 2)\n#pragma acc parallel wait(3)\nx = 1;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		device := func(clause *pragma.Clause) string {
			for _, a := range clause.Args {
				if a.Key.Text == "devnum" {
					return a.Text()
				}
			}
			return ""
		}
		first := map[string]*pragma.Clause{}
		for _, clause := range c.Directive.All(acc.ClauseWait) {
			switch before := first[sema.Group(clause)]; {
			case before == nil:
				first[sema.Group(clause)] = clause
			case device(before) != device(clause):
				p.New(clause.Span, "%s is for another device than the one before it", clause.Def.Name).
					See(before.Span, "%s is given here", before.Def.Name).To(p)
			}
		}
	},
})

var TooNew = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2010", Title: "newer than the requested version of OpenACC", Spec: "OpenACC 3.4 §1",
		Doc: "The directive, clause or modifier was added in a later version of OpenACC than -std=acc requests. The default is the newest version.",
	},
	Run: sema.TooNew,
})

var Extension = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2018", Severity: diag.Warning, Title: "clause that is not part of OpenACC", Spec: "OpenACC 3.4 §2.9",
		Doc:    "The clause is an extension: compilers other than flang reject it.",
		Avoid:  "#pragma acc parallel loop vector shortloop\nfor (i = 0; i < 16; i++) a[i] = 0;",
		Prefer: "#pragma acc parallel loop vector\nfor (i = 0; i < 16; i++) a[i] = 0;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.All(acc.ClauseShortloop) {
			r := p.New(clause.NameSpan, "%s is an extension, not part of OpenACC", clause.Def.Name)
			sema.AddFix(r, "remove it", sema.Removal(c.Directive, clause)).To(p)
		}
	},
})
