package lex

import "accc/frontend/diag"

// Faults reports the mistakes of one source, whichever stage finds them, and counts the errors.
type Faults struct {
	Errors int
	report diag.Reporter
	full   bool // no more are reported
}

// maxFaults bounds what is reported: a file that is not Fortran has a mistake in each line.
const maxFaults = 200

// Fault reports a mistake.
func (f *Faults) Fault(d *diag.Diagnostic) {
	if d.Severity == diag.Error {
		f.Errors++
	}
	switch {
	case f.Errors <= maxFaults:
		f.report.Report(*d)
	case !f.full:
		f.full = true
		f.report.Report(*RuleSyntax.New(d.Primary.Span, "more than %d mistakes, the rest is not reported", maxFaults))
	}
}
