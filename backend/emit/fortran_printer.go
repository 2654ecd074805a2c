package emit

import (
	"bytes"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"accc/backend/acctoomp"
	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/frontend/source"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// Fortran is the printer for Fortran in free form, FixedFortran in fixed form.
var (
	Fortran      Printer = fortranPrinter{}
	FixedFortran Printer = fortranPrinter{fixed: true}
)

type fortranPrinter struct{ fixed bool }

func (fortranPrinter) value(v *ir.Value) (text, error)       { return (&fortranDecompiler{}).value(v) }
func (p fortranPrinter) condition(v *ir.Value) (text, error) { return p.value(v) }
func (fortranPrinter) object(v *ir.Value) (text, error)      { return (&fortranDecompiler{}).place(v) }
func (fortranPrinter) fortran() bool                         { return true }
func (fortranPrinter) name(symbol string) string             { return fir.UserName(symbol) }
func (fortranPrinter) ordered() bool                         { return true }
func (fortranPrinter) decidesInSerial() bool                 { return true }

func (fortranPrinter) operator(o acc.ReductionOperator) string { return accrows.OperatorWord(o, true) }

func (fortranPrinter) bare(variable string) string {
	base, _ := splitSubscripts(variable)
	return base
}

func (fortranPrinter) listed(indent, sentinel string) (pragma.Layout, string) {
	return pragma.FreeLayout(indent, "!$"+sentinel), "!"
}

func (p fortranPrinter) rewrite(file *source.File, span source.Span, d *pragma.Directive) (source.Edit, bool) {
	sentinel, fixed, ok := p.sentinel(file, span.Start)
	if !ok {
		return source.Edit{}, false
	}
	indent, lineEnd := indentation(file, span)
	layout := pragma.FreeLayout(indent, sentinel)
	if fixed {
		layout = pragma.FixedLayout(sentinel)
	}
	layout.LineEnd = lineEnd
	text := d.Print(layout)
	if fixed {
		text, span = keepColumns(file, span, text)
	}
	return source.Edit{Span: span, New: strings.TrimPrefix(text, indent)}, strings.TrimSpace(indent) == ""
}

// sentinel is the sentinel at a position of a source, as the user wrote it, and whether the form is fixed: there it is
// in column 1 and may begin with c or *.
func (p fortranPrinter) sentinel(file *source.File, at int) (sentinel string, fixed, ok bool) {
	if at+5 > len(file.Text) {
		return "", false, false
	}
	s := string(file.Text[at : at+5])
	switch strings.ToLower(s[1:]) {
	case "$acc", "$omp":
	default:
		return "", false, false
	}
	switch s[0] {
	case 'c', 'C', '*':
		return s, true, true
	case '!':
		return s, p.fixed, true
	}
	return "", false, false
}

// keepColumns pads a directive of fixed form, or removes blanks after it, so that what follows it in the line, past
// the last column that counts, stays in its column.
func keepColumns(file *source.File, span source.Span, text string) (string, source.Span) {
	rest := file.Text[span.End:]
	if n := bytes.IndexByte(rest, '\n'); n >= 0 {
		rest = rest[:n]
	}
	if s := bytes.TrimSpace(rest); len(s) == 0 || s[0] == '!' {
		return text, span
	}
	column := span.End - (bytes.LastIndexByte(file.Text[:span.End], '\n') + 1)
	last := len(text) - (strings.LastIndexByte(text, '\n') + 1)
	blanks := len(rest) - len(bytes.TrimLeft(rest, " "))
	span.End += min(max(0, last-column), max(0, blanks-1))
	return text + strings.Repeat(" ", max(0, column-last)), span
}

// The user's own directives of OpenMP; the lines of conditional compilation, !$ and a blank, are among them (OpenMP 5.2
// §3.3).
var (
	openMPInFree  = regexp.MustCompile(`(?mi)^[ \t]*!(\$)(?:omp\b|[ \t&])`)
	openMPInFixed = regexp.MustCompile(`(?mi)^[!c*](\$)(?:omp|[ \t0-9])`)
)

func (p fortranPrinter) openMP() (*regexp.Regexp, string) {
	if p.fixed {
		return openMPInFixed, "#"
	}
	return openMPInFree, "#"
}

func (fortranPrinter) element(array, index string) string { return array + "(" + index + ")" }

func (p fortranPrinter) masked(v *ir.Value, mask int) (string, error) {
	x, err := p.value(v)
	return "iand(" + x.s + ", " + strconv.Itoa(mask) + ")", err
}

// targetClauses are those of a combined construct that belong to target.
var targetClauses = []*pragma.ClauseDef{ompdir.ClauseMap, ompdir.ClauseNowait, ompdir.ClauseDepend, ompdir.ClauseDevice, ompdir.ClauseIsDevicePtr, ompdir.ClauseIf}

// apart takes the clauses of target out of those of a construct combined with it that depends on something: gfortran 12
// loses depend where target is combined.
func (fortranPrinter) apart(leaves []*pragma.DirectiveDef, clauses []*acctoomp.Clause) (outer, rest []*acctoomp.Clause) {
	depends := func(c *acctoomp.Clause) bool { return c.Def == ompdir.ClauseDepend }
	if len(leaves) < 2 || leaves[0] != ompdir.DirTarget || !slices.ContainsFunc(clauses, depends) {
		return nil, clauses
	}
	for _, c := range clauses {
		if slices.Contains(targetClauses, c.Def) {
			outer = append(outer, c)
		} else {
			rest = append(rest, c)
		}
	}
	return outer, rest
}

// reducesBare reports whether a section is all of its array; compilers take no sections in reductions.
func (fortranPrinter) reducesBare(variable string) bool {
	_, subscripts := splitSubscripts(variable)
	return len(subscripts) > 0 && !slices.ContainsFunc(subscripts, func(x string) bool { return x != ":" })
}

func (p fortranPrinter) factor(v *ir.Value) (text, error) {
	x, err := p.value(v)
	if x.prec < fortranMultiply {
		return text{x.s, precAdditive}, err
	}
	return text{x.s, precPrimary}, err
}

func (p fortranPrinter) guard(c *acctoomp.Clause) (string, error) {
	if c.Never {
		return ".false.", nil
	}
	var all []string
	for i, v := range append(slices.Clone(c.Conds), c.Not...) {
		x, err := p.value(v)
		if err != nil {
			return "", err
		}
		s := x.at(fortranAnd + 1)
		if i >= len(c.Conds) {
			s = ".not. " + x.at(fortranCompare)
		} else if len(c.Conds)+len(c.Not) == 1 {
			s = x.s
		}
		all = append(all, s)
	}
	return strings.Join(all, " .and. "), nil
}
