package sema

import (
	"fmt"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// A span of versions and what it is about.
type versioned struct {
	at    source.Span
	what  string
	since int
	// deprecated and until are as in the tables; 0: no limit.
	deprecated, until int
}

// eachVersioned calls f for everything of a directive that not all versions have.
func eachVersioned(d *pragma.Directive, f func(versioned)) {
	name := d.Def.NameIn(d.Fortran)
	f(versioned{d.NameSpan, name, max(d.Def.Since, d.SpellingSince), d.Def.Deprecated, d.Def.Until})
	for _, clause := range d.ClausesAndArgument() {
		v := versioned{clause.NameSpan, clause.Def.NameIn(d.Fortran), clause.Def.Since, clause.Def.Deprecated, clause.Def.Until}
		if use := d.Def.Use(clause.Def); use != nil {
			if use.Since > v.since || use.Deprecated > 0 || use.Until > 0 {
				v.what = fmt.Sprintf("%s on %s", v.what, name)
			}
			v.since = max(v.since, use.Since)
			if v.deprecated == 0 {
				v.deprecated = use.Deprecated
			}
			if v.until == 0 {
				v.until = use.Until
			}
		}
		if clause.Parens && clause.Def.ArgSince > v.since {
			v.since, v.what = clause.Def.ArgSince, fmt.Sprintf("an argument of %s", clause.Def.Name)
		}
		f(v)
		for _, m := range clause.Modifiers {
			word(clause, m.Word, f)
		}
		for _, a := range clause.Args {
			word(clause, a.Key, f)
			if life, ok := clause.Def.Lives[a.Word]; ok && a.Kind == pragma.ArgWord {
				f(versioned{a.Span, fmt.Sprintf("%s(%s)", clause.Def.Name, a.Word), life.Since, life.Deprecated, life.Until})
			}
		}
	}
}

func word(clause *pragma.Clause, w pragma.Word, f func(versioned)) {
	if m := clause.Def.Modifier(w.Text); m != nil {
		f(versioned{w.Span, fmt.Sprintf("the modifier %s", m.Name), m.Since, m.Deprecated, m.Until})
	} else if clause.LeafOf(w) != nil {
		since := clause.Def.LeafSince
		if since == 0 {
			since = clause.Def.Table.LeafModifiers
		}
		f(versioned{w.Span, fmt.Sprintf("the modifier %s", w.Text), since, 0, 0})
	}
}

// TooNew reports what came with a later version of the directive language than the one that is asked for. Where none is
// asked for, it is a warning.
func TooNew(p *Pass, c *frontend.Construct) {
	whole := false
	eachVersioned(c.Directive, func(v versioned) {
		if v.since <= p.Version || whole {
			return
		}
		whole = v.at == c.Directive.NameSpan // nothing else needs to be said of it
		r := p.New(v.at, "%s needs %s %d.%d, but the version is %d.%d", v.what, p.Table.Name, v.since/10, v.since%10, p.Version/10, p.Version%10)
		if !p.Asked {
			r.Severity = diag.Warning
		}
		r.To(p)
	})
}

// TooOld reports what the version that is asked for deprecates or no longer has.
func TooOld(p *Pass, c *frontend.Construct) {
	if !p.Asked {
		return
	}
	eachVersioned(c.Directive, func(v versioned) {
		switch {
		case v.until > 0 && v.until < p.Version:
			r := p.New(v.at, "%s is not part of %s since %d.%d", v.what, p.Table.Name, v.until/10, v.until%10+1)
			r.Severity = diag.Error
			r.To(p)
		case v.deprecated > 0 && v.deprecated <= p.Version:
			p.New(v.at, "%s is deprecated since %s %d.%d", v.what, p.Table.Name, v.deprecated/10, v.deprecated%10).To(p)
		}
	})
}
