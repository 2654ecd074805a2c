package emit

import (
	"fmt"
	"strings"

	"accc/dialects/acc"
	fn "accc/dialects/func"
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
		if op.Is(acc.Firstprivate) && x.op.Is(acc.Kernels) && !x.unsayable {
			continue // the rules decide it again: kernels has no such clause (OpenACC 3.3 §2.5.3)
		}
		c, err := dataClause(x.p, op)
		if err != nil {
			return err
		}
		if x.places != nil && !op.BoolAttr("implicit") {
			// The operations are in the order of the clauses, which is kept (see inOrder).
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

func dataClause(p Printer, op *ir.Op) (*pragma.Clause, error) {
	def, modifier := accrows.Backward(acc.ClauseOf(op))
	if def == nil {
		return nil, fmt.Errorf("the data clause of %s has no form in source", op.Name())
	}
	if def == accdir.ClauseReduction && !op.Is(acc.Reduction) {
		// What the loop's reduction implies on the compute construct (OpenACC 3.3 §2.6.2).
		def = accdir.ClauseCopy
	}
	s, err := p.variable(op, false)
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
		o, err := operatorOf(p, op)
		if err != nil {
			return nil, err
		}
		c.Operator = pragma.Word{Text: o}
	}
	return c, nil
}

func operatorOf(p Printer, op *ir.Op) (string, error) {
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
	s := p.operator(acc.ReductionOperator(v))
	if s == "" {
		return "", fmt.Errorf("reduction operator %s has no form in the source language", acc.ReductionEnum.Text(v))
	}
	return s, nil
}

// followsPointer reports whether a data operation is about what a pointer variable leads to: a parameter of C that is declared as an array,
// for OpenMP the pointer that it is, so that its sections are written.
func followsPointer(op *ir.Op) bool {
	v := op.GetAny("var")
	return len(v) > 0 && v[0].Op() != nil && v[0].Op().Name() == "llvm.load"
}

// inDeclare reports whether a data operation is in what declare directives of module variables and globals become.
func inDeclare(op *ir.Op) bool {
	p := op.ParentOp()
	return p != nil && (p.Is(acc.GlobalCtor) || p.Is(acc.GlobalDtor) || p.Is(fn.Func) && strings.Contains(p.StringAttr("sym_name"), "_acc_declare_"))
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
