package emit

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"accc/backend/quirks"
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
)

// C is the printer for C.
var C Printer = cPrinter{}

type cPrinter struct{ words *Words }

func (p cPrinter) value(v *ir.Value) (text, error) {
	t, err := (&decompiler{words: p.words}).value(v)
	if a, ok := arith.ConstantValue(v).(*ir.IntegerAttr); ok && v.Type() == ir.I64() && t.s == strconv.FormatInt(a.Value, 10) && p.words.of(v.Op()) == nil {
		t.s += "L" // alone, it has no other operand's type
	}
	return t, err
}

func (p cPrinter) condition(v *ir.Value) (text, error) { return (&decompiler{words: p.words}).cond(v) }
func (p cPrinter) object(v *ir.Value) (text, error)    { return (&decompiler{words: p.words}).place(v) }
func (cPrinter) wording(w *Words) Printer              { return cPrinter{w} }
func (p cPrinter) known() *Words                       { return p.words }
func (cPrinter) fortran() bool                         { return false }
func (cPrinter) name(symbol string) string             { return symbol }
func (cPrinter) ordered() bool                         { return false }
func (cPrinter) decidesInSerial() bool                 { return false }

func (cPrinter) operator(o acc.ReductionOperator) string { return accrows.OperatorWord(o, false) }

func (cPrinter) bare(variable string) string {
	base, _ := splitSections(variable)
	return base
}

func (p cPrinter) variable(op *ir.Op, all bool) (string, error) {
	s, err := p.variableOf(op, all)
	if err == nil && op.Attr(accc.Pointers.Name) != nil {
		return p.ofPointers(op, s)
	}
	return s, err
}

// variableOf is the variable of a data operation, with the rows that pointers lead to.
func (p cPrinter) variableOf(op *ir.Op, all bool) (string, error) {
	name := op.StringAttr("name")
	named := name != ""
	if !named {
		v := op.GetAny("var")[0]
		s, err := p.object(v)
		if v.Op() != nil && v.Op().Name() == "llvm.load" {
			s, err = p.value(v)
		}
		if err != nil {
			return "", err
		}
		name = s.s
	}
	base, written := splitSections(name)
	bounds := op.GetAny("bounds")
	own := p.words.variable(op)
	if len(bounds) == 0 {
		return cmp.Or(own, name), nil
	}
	if named && own != "" && (len(written) >= len(bounds) || !all) {
		return own, nil
	}
	var b strings.Builder
	// What is written beyond the bounds are plain subscripts on the way to the section.
	for len(written) > len(bounds) {
		base += "[" + written[0] + "]"
		written = written[1:]
	}
	b.WriteString(base)
	var declared []Extent
	if len(written) < len(bounds) {
		declared = p.words.extents(op)
	}
	for i := range bounds {
		// Bounds are innermost first, subscripts outermost first.
		hint := ":"
		if i < len(written) {
			hint = written[i]
		} else if named && !all {
			break // a dimension the user did not write: the type of the variable has it
		}
		if i >= len(written) && i < len(declared) {
			s, ok, err := declared[i].whole(bounds[len(bounds)-1-i].Op())
			if err != nil {
				return "", err
			}
			if ok {
				b.WriteString("[:" + s + "]")
				continue
			}
		}
		s, err := section(bounds[len(bounds)-1-i].Op(), hint)
		if err != nil {
			return "", err
		}
		b.WriteString(s)
	}
	return b.String(), nil
}

// section writes one dimension. hint is how the user wrote it: one element or a range, lower bound left out or not.
func section(bounds *ir.Op, hint string) (string, error) {
	if bounds == nil || bounds.Name() != "acc.bounds" {
		return "", fmt.Errorf("bounds are no acc.bounds operation")
	}
	low, high, isRange := cutRange(hint)
	lower := "0"
	if lb := bounds.GetAny("lowerbound"); len(lb) > 0 {
		s, err := expression(lb[0])
		if err != nil {
			return "", err
		}
		lower = s
	}
	lower = asWritten(lower, low)
	if !isRange {
		return "[" + lower + "]", nil
	}
	if low == "" && lower == "0" {
		lower = ""
	}
	length, err := extent(bounds)
	if err != nil {
		return "", err
	}
	return "[" + lower + ":" + asWritten(length, high) + "]", nil
}

func extent(bounds *ir.Op) (string, error) {
	if e := bounds.GetAny("extent"); len(e) > 0 {
		return expression(e[0])
	}
	ub := bounds.GetAny("upperbound")
	if len(ub) == 0 {
		return "", fmt.Errorf("acc.bounds has neither extent nor upper bound")
	}
	d := &decompiler{}
	u, err := d.value(ub[0])
	if err != nil {
		return "", err
	}
	if lb := bounds.GetAny("lowerbound"); len(lb) > 0 && !isZero(lb[0]) {
		l, err := d.value(lb[0])
		if err != nil {
			return "", err
		}
		return u.at(precAdditive) + " - " + l.at(precAdditive+1) + " + 1", nil
	}
	return u.at(precAdditive) + " + 1", nil
}

// splitSections removes the trailing subscripts of a name: "s->p[0:n][i]" becomes "s->p" and "0:n", "i".
func splitSections(name string) (base string, subscripts []string) {
	base = strings.TrimSpace(name)
	for strings.HasSuffix(base, "]") {
		depth, at := 0, -1
		for i := len(base) - 1; i >= 0 && at < 0; i-- {
			switch base[i] {
			case ']', ')':
				depth++
			case '[', '(':
				depth--
				if depth == 0 {
					at = i
				}
			}
		}
		if at < 0 {
			return name, nil
		}
		subscripts = append([]string{base[at+1 : len(base)-1]}, subscripts...)
		base = strings.TrimSpace(base[:at])
	}
	return base, subscripts
}

func (cPrinter) listed(indent, sentinel string) (pragma.Layout, string) {
	return pragma.CLayout(indent, sentinel), "//"
}

func (p cPrinter) rewrite(file *source.File, span source.Span, d *pragma.Directive) (source.Edit, bool) {
	f := Tokens(file, p)
	switch tok, _ := f.At(span.Start); {
	case f.Is(tok, "_Pragma"):
		text := strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(d.Text())
		return source.Edit{Span: span, New: `_Pragma("` + d.Def.Table.Sentinel + " " + text + `")`}, true
	case isAttribute(f, tok):
		return source.Edit{Span: span, New: "directive(" + d.Text() + ")"}, true
	}
	layout, ok := p.layout(file, span, d.Def.Table.Sentinel)
	if !ok {
		return source.Edit{}, false
	}
	return source.Edit{Span: span, New: strings.TrimPrefix(CommentLines(span, p, layout.Indent)+d.Print(layout), layout.Indent)}, true
}

// isAttribute reports whether a directive that begins with a token is in an attribute: [[omp::directive(barrier)]].
func isAttribute(f *tokens.File, tok uint32) bool { return f.Is(tok, "directive") && f.Is(tok+1, "(") }

func (p cPrinter) layout(file *source.File, span source.Span, sentinel string) (pragma.Layout, bool) {
	f := Tokens(file, p)
	tok, in := f.At(span.Start)
	ok := in && f.Toks[tok].Is(tokens.First) && f.Lines[f.LineOf(tok)].Word == tokens.Pragma && int(f.Toks[tok].Start) == span.Start
	indent := indentation(file, span)
	return pragma.CLayout(indent, sentinel), ok && strings.TrimSpace(indent) == ""
}

// isLine reports whether the text of a directive of C is a line, which begins with a number sign or its digraph, rather than an operator or a macro.
func isLine(text string) bool { return strings.HasPrefix(text, "#") || strings.HasPrefix(text, "%:") }

// hashPragma is the beginning of a directive of C at an offset, up to the name of its language; "" where the text has another one, or lines end there.
func (t *editedText) hashPragma(at int) string {
	tok, _ := t.At(at)
	if int(tok)+2 >= len(t.Toks) || !isLine(t.Text(tok)) || !t.Is(tok+1, "pragma") {
		return ""
	}
	text := string(t.File.File.Text[t.Toks[tok].Start:t.Toks[tok+2].Start])
	if strings.ContainsAny(text, "/\\\n") {
		return ""
	}
	return text
}

func (cPrinter) apart(leaves []*leaf, _ quirks.Compilers) [][]*leaf { return [][]*leaf{leaves} }

func (cPrinter) reducesBare(string) bool { return false }

func (p cPrinter) statement(op *ir.Op) (string, error) {
	d := &decompiler{words: p.words}
	if op.NumOperands() != 2 {
		t, err := d.callOp(op)
		return t.s + ";", err
	}
	v, err := d.value(op.Operand(0))
	if err != nil {
		return "", err
	}
	to, err := d.place(op.Operand(1))
	return to.s + " = " + v.s + ";", err
}
