package emit

import (
	"fmt"
	"strings"

	"accc/dialects/acc"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// isDataEntry reports whether op is a data entry operation: its result is the device's view of a variable.
func isDataEntry(op *ir.Op) bool {
	if op == nil {
		return false
	}
	_, ok := ir.As[*acc.DataEntry](op)
	return ok
}

// variables turns the data operations of an operand group into clauses: one clause for each run of
// variables with the same clause, modifiers and operator.
func (x *reader) variables(s acc.Slot) error {
	var last *pragma.Clause
	for _, v := range s.Operands(x.op) {
		op := v.Op()
		if !isDataEntry(op) {
			return fmt.Errorf("an operand of %s is no data operation", x.op.Name())
		}
		if x.at != nil && !within(ir.File(op.Loc), x.at) {
			continue
		}
		if op.BoolAttr("implicit") && !x.implicit && !inDeclare(op) {
			continue
		}
		c, err := dataClause(op)
		if err != nil {
			return err
		}
		if x.places != nil && !op.BoolAttr("implicit") {
			// In Fortran the operations are in the order of the clauses, which is kept (see inOrder).
			x.places[c] = ir.File(op.Loc)
			x.add(c)
			continue
		}
		if last != nil && sameClause(last, c) {
			last.Args = append(last.Args, c.Args...)
			continue
		}
		x.add(c)
		last = c
	}
	return nil
}

func sameClause(a, b *pragma.Clause) bool {
	if a.Def != b.Def || a.Operator.Text != b.Operator.Text || len(a.Modifiers) != len(b.Modifiers) {
		return false
	}
	for i := range a.Modifiers {
		if a.Modifiers[i].Word.Text != b.Modifiers[i].Word.Text {
			return false
		}
	}
	return true
}

func dataClause(op *ir.Op) (*pragma.Clause, error) {
	def, modifier := accrows.Backward(acc.ClauseOf(op))
	if def == nil {
		return nil, fmt.Errorf("the data clause of %s has no form in source", op.Name())
	}
	if def == accdir.ClauseReduction && !op.Is(acc.Reduction) {
		// What the loop's reduction implies on the compute construct (OpenACC 3.3 §2.6.2).
		def = accdir.ClauseCopy
	}
	s, err := variable(op)
	if err != nil {
		return nil, err
	}
	c := clauseOf(def, varArg(s))
	if modifier != "" {
		c.Modifiers = append(c.Modifiers, pragma.Modifier{Word: pragma.Word{Text: modifier}})
	}
	for _, w := range accrows.ModifierWords(acc.ModifiersOf(op)) {
		c.Modifiers = append(c.Modifiers, pragma.Modifier{Word: pragma.Word{Text: w}})
	}
	if def == accdir.ClauseReduction {
		o, err := operatorOf(op)
		if err != nil {
			return nil, err
		}
		c.Operator = pragma.Word{Text: o}
	}
	return c, nil
}

func operatorOf(op *ir.Op) (string, error) {
	ref, ok := op.Attr("recipe").(*ir.SymbolRefAttr)
	if !ok {
		return "", fmt.Errorf("acc.reduction has no recipe")
	}
	recipe := ir.LookupSymbol(op, ref.Root)
	if recipe == nil {
		return "", fmt.Errorf("recipe @%s does not exist", ref.Root)
	}
	v, ok := acc.ReductionEnum.Of(recipe.Attr("reductionOperator"))
	if !ok {
		return "", fmt.Errorf("recipe @%s has no reduction operator", ref.Root)
	}
	s := accrows.OperatorWord(acc.ReductionOperator(v), inFortran(op))
	if s == "" {
		return "", fmt.Errorf("reduction operator %s has no form in the source language", acc.ReductionEnum.Text(v))
	}
	return s, nil
}

// variable is the text of a data operation's variable: the name that the user gave, with its
// sections written from the bounds.
func variable(op *ir.Op) (string, error) { return variableIn(op, false) }

// mappedVariable is the text of a data operation's variable for OpenMP, where a parameter that is declared as an array is the pointer
// that it is: its sections are written, too.
func mappedVariable(op *ir.Op) (string, error) { return variableIn(op, followsPointer(op)) }

// followsPointer reports whether a data operation is about what a pointer variable leads to.
func followsPointer(op *ir.Op) bool {
	v := values(op, "var")
	return len(v) > 0 && v[0].Op() != nil && v[0].Op().Name() == "llvm.load"
}

func variableIn(op *ir.Op, all bool) (string, error) {
	if inFortran(op) {
		return fortranVariable(op)
	}
	name := op.StringAttr("name")
	named := name != ""
	if !named {
		s, err := decompile(values(op, "var")[0])
		if err != nil {
			return "", err
		}
		name = s
	}
	base, written := splitSections(name)
	bounds := values(op, "bounds")
	if len(bounds) == 0 {
		return name, nil
	}
	var b strings.Builder
	// What is written beyond the bounds are plain subscripts on the way to the section.
	for len(written) > len(bounds) {
		base += "[" + written[0] + "]"
		written = written[1:]
	}
	b.WriteString(base)
	for i := range bounds {
		// Bounds are innermost first, subscripts outermost first.
		hint := ":"
		if i < len(written) {
			hint = written[i]
		} else if named && !all {
			break // a dimension the user did not write: the type of the variable has it
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
	if lb := values(bounds, "lowerbound"); len(lb) > 0 {
		s, err := decompile(lb[0])
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

// cutRange splits "lo:len" at the colon that is not inside brackets or a conditional expression. Without a
// hint a range is written.
func cutRange(hint string) (low, high string, ok bool) {
	depth, questions := 0, 0
	for i, c := range hint {
		switch c {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case '?':
			questions++
		case ':':
			if depth == 0 && questions == 0 {
				return strings.TrimSpace(hint[:i]), strings.TrimSpace(hint[i+1:]), true
			}
			questions--
		}
	}
	return strings.TrimSpace(hint), "", false
}

// asWritten prefers the user's way to write an expression, known from the name, when it differs from the
// decompiled text only in blanks and parentheses.
func asWritten(text, hint string) string {
	if strings.ReplaceAll(text, " ", "") == strings.ReplaceAll(hint, " ", "") {
		return text
	}
	strip := strings.NewReplacer(" ", "", "(", "", ")", "").Replace
	if strip(text) == strip(hint) || strip(unsignedCasts.Replace(text)) == strip(hint) {
		return hint
	}
	return text
}

// unsignedCasts are those that are written because operands in the IR have no sign.
var unsignedCasts = strings.NewReplacer("(unsigned int)", "", "(unsigned long)", "", "(unsigned short)", "", "(unsigned char)", "")

func extent(bounds *ir.Op) (string, error) {
	if e := values(bounds, "extent"); len(e) > 0 {
		return decompile(e[0])
	}
	ub := values(bounds, "upperbound")
	if len(ub) == 0 {
		return "", fmt.Errorf("acc.bounds has neither extent nor upper bound")
	}
	d := &decompiler{}
	u, err := d.value(ub[0])
	if err != nil {
		return "", err
	}
	if lb := values(bounds, "lowerbound"); len(lb) > 0 && !isZero(lb[0]) {
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
