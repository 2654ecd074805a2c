package emit

import (
	"slices"
	"strings"

	"accc/backend/quirks"
	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/frontend/source"
	"accc/frontend/tokens"
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

type fortranPrinter struct {
	fixed bool
	words *Words
}

func (p fortranPrinter) value(v *ir.Value) (text, error) {
	return (&fortranDecompiler{words: p.words}).value(v)
}
func (p fortranPrinter) condition(v *ir.Value) (text, error) { return p.value(v) }
func (p fortranPrinter) object(v *ir.Value) (text, error) {
	return (&fortranDecompiler{words: p.words}).place(v)
}
func (p fortranPrinter) wording(w *Words) Printer { return fortranPrinter{p.fixed, w} }
func (p fortranPrinter) known() *Words            { return p.words }
func (fortranPrinter) fortran() bool              { return true }
func (fortranPrinter) name(symbol string) string  { return fir.UserName(symbol) }
func (fortranPrinter) ordered() bool              { return true }
func (fortranPrinter) decidesInSerial() bool      { return true }

func (fortranPrinter) operator(o acc.ReductionOperator) string { return accrows.OperatorWord(o, true) }

func (fortranPrinter) bare(variable string) string {
	base, _ := splitSubscripts(variable)
	return base
}

func (fortranPrinter) listed(indent, sentinel string) (pragma.Layout, string) {
	return pragma.FreeLayout(indent, "!$"+sentinel), "!"
}

func (p fortranPrinter) rewrite(file *source.File, span source.Span, d *pragma.Directive) (source.Edit, bool) {
	layout, ok := p.layout(file, span, "")
	if !ok {
		return source.Edit{}, false
	}
	text := CommentLines(span, p, layout.Indent) + d.Print(layout)
	if layout.Break == "" {
		text, span = keepColumns(Tokens(file, p), span, text)
	}
	return source.Edit{Span: span, New: strings.TrimPrefix(text, layout.Indent)}, true
}

func (p fortranPrinter) layout(file *source.File, span source.Span, _ string) (pragma.Layout, bool) {
	indent := indentation(file, span)
	sentinel, fixed, ok := p.sentinel(file, span.Start)
	if fixed {
		return pragma.FixedLayout(sentinel), ok
	}
	return pragma.FreeLayout(indent, sentinel), ok && strings.TrimSpace(indent) == ""
}

// sentinel is the sentinel at a position of a source, as the user wrote it, and whether the form is fixed: there it is
// in column 1 and may begin with c or *.
func (p fortranPrinter) sentinel(file *source.File, at int) (sentinel string, fixed, ok bool) {
	f := Tokens(file, p)
	tok, in := f.At(at)
	if !in || f.Toks[tok].Kind != tokens.Sentinel || int(f.Toks[tok].Start) != at || f.Lines[f.LineOf(tok)].Kind != tokens.Directive {
		return "", false, false
	}
	return f.Text(tok), f.Lexis.Form == tokens.Fixed, true
}

// keepColumns pads a directive of fixed form, or removes blanks after it, so that what follows it in the line, past
// the last column that counts, stays in its column.
func keepColumns(f *tokens.File, span source.Span, text string) (string, source.Span) {
	tok, _ := f.At(span.End)
	for _, g := range f.Gap(tok) {
		if int(g.Start) < span.End {
			continue // a line that goes on with nothing
		}
		if g.Kind == tokens.LineEnd {
			break
		}
		if g.Kind == tokens.Past && f.GapText(g)[0] != '!' {
			column := span.EndPosition().Column - 1
			last := len(text) - (strings.LastIndexByte(text, '\n') + 1)
			span.End += min(max(0, last-column), max(0, int(g.Start)-span.End-1))
			return text + strings.Repeat(" ", max(0, column-last)), span
		}
	}
	return text, span
}

// apart puts target on a directive of its own where a construct that is combined with it depends on something, which gfortran loses,
// or where it has copies with a value, which flang does not make for target. What they are copies of is firstprivate there, or
// mapped, by OpenMP's rules.
func (fortranPrinter) apart(leaves []*leaf, by quirks.Compilers) [][]*leaf {
	if len(leaves) < 2 || leaves[0].layout.Directive != ompdir.DirTarget {
		return [][]*leaf{leaves}
	}
	copied := func(l *leaf) bool {
		return slices.ContainsFunc(l.units, func(u *unit) bool { return u.Def == ompdir.ClauseFirstprivate })
	}
	again := by.Have(quirks.FirstprivateOfTarget) && slices.ContainsFunc(leaves[1:], copied)
	loses := by.Have(quirks.DependOfTarget) && omp.SlotDepend.Of(leaves[0].op).Has()
	if !again && !loses && compoundOf(leaves) != nil {
		return [][]*leaf{leaves}
	}
	target := *leaves[0]
	if again {
		target.units = slices.DeleteFunc(slices.Clone(target.units), func(u *unit) bool { return u.Def == ompdir.ClauseFirstprivate })
	}
	return [][]*leaf{{&target}, leaves[1:]}
}

func (p fortranPrinter) statement(op *ir.Op) (string, error) {
	d := &fortranDecompiler{words: p.words}
	if ref, ok := op.Attr("callee").(*ir.SymbolRefAttr); ok {
		x, err := d.argument(op.Operand(0))
		return "call " + fortranName(ref.Root) + "(" + x.s + ")", err
	}
	v, err := d.value(op.Operand(0))
	if err != nil {
		return "", err
	}
	to, err := d.place(op.Operand(1))
	return to.s + " = " + v.s, err
}

// reducesBare reports whether a section is all of its array; compilers take no sections in reductions.
func (fortranPrinter) reducesBare(variable string) bool {
	_, subscripts := splitSubscripts(variable)
	return len(subscripts) > 0 && !slices.ContainsFunc(subscripts, func(x string) bool { return x != ":" })
}
