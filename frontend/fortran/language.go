package fortran

import (
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
)

// FrontEnd is Fortran as a frontend.FrontEnd.
type FrontEnd struct{}

// The layouts of Fortran.
const (
	FreeForm  = lex.FreeForm
	FixedForm = lex.FixedForm
)

// Language implements frontend.FrontEnd.
func (FrontEnd) Language() frontend.Language { return frontend.Fortran }

// Layouts implements frontend.FrontEnd.
func (FrontEnd) Layouts() []frontend.Layout { return []frontend.Layout{FreeForm, FixedForm} }

// LayoutOf implements frontend.FrontEnd.
func (FrontEnd) LayoutOf(name string) (layout frontend.Layout, header, ok bool) {
	form, _, ok := FormOf(name)
	return form.Layout(), false, ok
}

// Joint implements frontend.FrontEnd: sources use the modules of others.
func (FrontEnd) Joint() bool { return true }

// Rules implements frontend.FrontEnd.
func (FrontEnd) Rules() []*diag.Rule { return Rules }

// Neutral implements frontend.Source.
func (u *Unit) Neutral() *frontend.Unit { return u.Model }

// DirectiveBefore implements frontend.FrontEnd: sentinels are comments, and a line goes on after an ampersand, or in
// fixed form with the next line whose column 6 is not blank.
func (FrontEnd) DirectiveBefore(before string, layout frontend.Layout) (*pragma.Table, string) {
	fixed := layout == FixedForm
	var table *pragma.Table
	lines := strings.Split(strings.ToLower(before), "\n")
	text := ""
	for i := len(lines) - 1; i >= 0; i-- {
		of, words := sentinelOf(lines[i], fixed)
		if of == nil || table != nil && of != table {
			return nil, ""
		}
		table = of
		goesOn := false // from the line before
		if fixed {
			goesOn = len(words) > 0 && words[0] != ' ' && words[0] != '0'
			words = words[min(1, len(words)):]
		} else if i > 0 {
			of, previous := sentinelOf(lines[i-1], false)
			goesOn = of == table && strings.HasSuffix(strings.TrimRight(previous, " \t\r"), "&")
			words = strings.TrimPrefix(strings.TrimLeft(words, " \t"), "&")
		}
		if i < len(lines)-1 {
			words = strings.TrimRight(words, " \t\r&") + " "
		}
		text = words + text
		if !goesOn {
			return table, strings.TrimLeft(text, " \t")
		}
	}
	return nil, ""
}

// sentinelOf is the language of a line in lower case and what follows the sentinel: in fixed form from column 6 on.
func sentinelOf(line string, fixed bool) (*pragma.Table, string) {
	if fixed {
		if len(line) < 5 || !strings.ContainsRune("!c*", rune(line[0])) {
			return nil, ""
		}
		for _, t := range []*pragma.Table{acc.Table, omp.Table} {
			if line[1:5] == "$"+t.Sentinel {
				return t, line[5:]
			}
		}
		return nil, ""
	}
	return frontend.Sentinel(strings.TrimLeft(line, " \t"), "!$")
}
