package diag

import (
	"fmt"
	"slices"
	"strings"
)

// A Policy says which diagnostics are shown and how serious they are. The zero
// Policy changes nothing. Errors can be silenced by a comment in the source only:
//
//	#pragma acc parallel copy(p) // accc:ignore ACC4024
//
// See ignore.go for what such a comment applies to.
type Policy struct {
	// Werror makes warnings errors, except for those that Keep holds.
	Werror bool
	// Quiet hides all warnings.
	Quiet bool
	// Bearing makes bearable errors warnings, for commands that are asked to run a program rather than to judge it.
	Bearing bool
	// Ignored records the comments that silence something, if it is set.
	Ignored *Ignored
	// Maybe shows what is optional: what may be wrong or needless.
	Maybe bool
	// Select and Ignore are codes, or beginnings of codes, of the warnings and notes that are shown and not shown; no Select selects all. A code
	// that Select has whole is shown although it is optional.
	Select, Ignore []string
	level          map[string]action
}

// selects reports whether Select and Ignore leave what has a code.
func (p *Policy) selects(code string) bool {
	begins := func(word string) bool { return strings.HasPrefix(code, word) }
	return !slices.ContainsFunc(p.Ignore, begins) && (len(p.Select) == 0 || slices.ContainsFunc(p.Select, begins))
}

// maybe reports whether what is optional is shown.
func (p *Policy) maybe(code string) bool { return p.Maybe || slices.Contains(p.Select, code) }

type action uint8

const (
	hide action = iota + 1
	show
	fail
	keep // a warning in spite of Werror
)

// Set takes what follows -W on a command line: ACC4024 (show), no-ACC4024 (hide),
// error (make warnings errors), error=ACC4024, no-error, no-error=ACC4024, all, and maybe (show what is optional).
// Codes can be several, with commas. no-error=CODE also makes an error a warning if the program means something in spite of it. known tells whether a code exists.
func (p *Policy) Set(flag string, known func(code string) bool) error {
	word, codes, has := strings.Cut(flag, "=")
	to := show
	switch {
	case flag == "all":
		p.Quiet = false
		return nil
	case flag == "error" || flag == "no-error":
		p.Werror = flag == "error"
		return nil
	case flag == "maybe" || flag == "no-maybe":
		p.Maybe = flag == "maybe"
		return nil
	case has && word == "error":
		to = fail
	case has && word == "no-error":
		to = keep
	case has:
		return fmt.Errorf("unknown warning option -W%s", flag)
	case strings.HasPrefix(flag, "no-"):
		codes, to = flag[3:], hide
	default:
		codes = flag
	}
	for code := range strings.SplitSeq(codes, ",") {
		if !known(code) {
			return fmt.Errorf("unknown code %s in -W%s", code, flag)
		}
		if p.level == nil {
			p.level = map[string]action{}
		}
		p.level[code] = to
	}
	return nil
}

// Wants reports whether what a rule reports may be shown.
func (p *Policy) Wants(r *Rule) bool {
	_, ok := (&Policy{Quiet: p.Quiet, Maybe: p.Maybe, Select: p.Select, Ignore: p.Ignore, level: p.level}).Apply(Diagnostic{Code: r.Code, Severity: r.Severity, Optional: r.Optional})
	return ok
}

// Apply returns the diagnostic as it is to be shown; ok is false if it is not.
func (p *Policy) Apply(d Diagnostic) (out Diagnostic, ok bool) {
	if p.Ignored.silences(d) {
		return d, false
	}
	switch level := p.level[d.Code]; {
	case d.Severity != Error && !p.selects(d.Code):
		return d, false
	case d.Severity != Error:
	case d.Bearable && (level == keep || p.Bearing && level != fail):
		d.Severity = Warning
	case level == keep:
		d.Notes = append(slices.Clip(d.Notes), "-Wno-error has no effect here: the program means nothing with this mistake")
	}
	if d.Severity == Error {
		return d, true
	}
	switch p.level[d.Code] {
	case hide:
		return d, false
	case fail:
		d.Severity = Error
		return d, true
	case keep:
		return d, !p.Quiet && (!d.Optional || p.maybe(d.Code))
	case show:
		if p.Werror && d.Severity == Warning {
			d.Severity = Error
		}
		return d, true
	}
	if p.Quiet || d.Optional && !p.maybe(d.Code) {
		return d, false
	}
	if p.Werror && d.Severity == Warning {
		d.Severity = Error
	}
	return d, true
}

// Reporter returns a reporter that applies the policy before r.
func (p *Policy) Reporter(r Reporter) Reporter { return policyReporter{p, r} }

type policyReporter struct {
	policy *Policy
	next   Reporter
}

func (p policyReporter) Report(d Diagnostic) {
	if d, ok := p.policy.Apply(d); ok {
		p.next.Report(d)
	}
}
