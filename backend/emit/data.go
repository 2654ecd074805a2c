package emit

import (
	"fmt"
	"strings"

	"accc/ir"
	"accc/pragma"
)

// dataClauses are the clauses a dataClause attribute stands for, with the modifier
// that older text keeps in the name.
var dataClauses = map[string]struct {
	clause   *pragma.ClauseDef
	modifier string
}{
	"acc_copyin": {pragma.ClauseCopyin, ""}, "acc_copyin_readonly": {pragma.ClauseCopyin, "readonly"},
	"acc_copy": {pragma.ClauseCopy, ""}, "acc_copyout": {pragma.ClauseCopyout, ""}, "acc_copyout_zero": {pragma.ClauseCopyout, "zero"},
	"acc_create": {pragma.ClauseCreate, ""}, "acc_create_zero": {pragma.ClauseCreate, "zero"},
	"acc_present": {pragma.ClausePresent, ""}, "acc_no_create": {pragma.ClauseNoCreate, ""},
	"acc_delete": {pragma.ClauseDelete, ""}, "acc_attach": {pragma.ClauseAttach, ""}, "acc_detach": {pragma.ClauseDetach, ""},
	"acc_deviceptr": {pragma.ClauseDeviceptr, ""},
	"acc_private":   {pragma.ClausePrivate, ""}, "acc_firstprivate": {pragma.ClauseFirstprivate, ""},
	"acc_reduction":   {pragma.ClauseReduction, ""},
	"acc_update_host": {pragma.ClauseHost, ""}, "acc_update_self": {pragma.ClauseSelf, ""}, "acc_update_device": {pragma.ClauseDevice, ""},
	"acc_use_device":              {pragma.ClauseUseDevice, ""},
	"acc_declare_device_resident": {pragma.ClauseDeviceResident, ""}, "acc_declare_link": {pragma.ClauseLink, ""},
}

// entryOps are the data entry operations: their result is the device's view of a variable.
var entryOps = map[string]bool{
	"acc.copyin": true, "acc.create": true, "acc.present": true, "acc.nocreate": true, "acc.deviceptr": true,
	"acc.attach": true, "acc.getdeviceptr": true, "acc.update_device": true, "acc.use_device": true,
	"acc.private": true, "acc.firstprivate": true, "acc.firstprivate_map": true, "acc.reduction": true,
	"acc.declare_device_resident": true, "acc.declare_link": true, "acc.cache": true,
}

func isDataEntry(op *ir.Op) bool { return op != nil && entryOps[op.Name()] }

// modifiers are the bits of the modifiers attribute and their spelling, in the order written.
var modifiers = []struct {
	bit  int64
	word string
}{{16, "capture"}, {12, "always"}, {4, "alwaysin"}, {8, "alwaysout"}, {1, "zero"}, {2, "readonly"}}

// reductionOperators are the C spellings of the reduction operators.
var reductionOperators = map[string]string{
	"add": "+", "mul": "*", "max": "max", "min": "min", "iand": "&", "ior": "|", "xor": "^", "land": "&&", "lor": "||",
}

// readData turns the data operations of an operand group into clauses: one clause for each run of
// variables with the same clause, modifiers and operator.
func readData(x *reader, f form) error {
	var last *pragma.Clause
	for _, v := range values(x.op, f.values) {
		op := v.Op()
		if !isDataEntry(op) {
			return fmt.Errorf("an operand of %s is no data operation", x.op.Name())
		}
		if op.BoolAttr("implicit") && !x.implicit {
			continue
		}
		c, err := dataClause(op)
		if err != nil {
			return err
		}
		if last != nil && sameClause(last, c) {
			last.Args = append(last.Args, c.Args...)
			continue
		}
		x.add(defaultGroup, c)
		last = c
	}
	return nil
}

func sameClause(a, b *pragma.Clause) bool {
	if a.Def != b.Def || a.Operator.Text != b.Operator.Text || len(a.Modifiers) != len(b.Modifiers) {
		return false
	}
	for i := range a.Modifiers {
		if a.Modifiers[i].Text != b.Modifiers[i].Text {
			return false
		}
	}
	return true
}

func dataClause(op *ir.Op) (*pragma.Clause, error) {
	e, ok := op.Attr("dataClause").(*ir.EnumAttr)
	if !ok {
		return nil, fmt.Errorf("%s has no data clause", op.Name())
	}
	row, ok := dataClauses[e.String()]
	if !ok {
		return nil, fmt.Errorf("data clause %s has no form in source", e.String())
	}
	if row.clause == pragma.ClauseReduction && op.Name() != "acc.reduction" {
		// What the loop's reduction implies on the compute construct (OpenACC 3.3 §2.6.2).
		row.clause = pragma.ClauseCopy
	}
	s, err := variable(op)
	if err != nil {
		return nil, err
	}
	c := clauseOf(row.clause, varArg(s))
	if row.modifier != "" {
		c.Modifiers = append(c.Modifiers, pragma.Word{Text: row.modifier})
	}
	if m, ok := op.Attr("modifiers").(*ir.EnumAttr); ok {
		left := m.Value
		for _, d := range modifiers {
			if left&d.bit == d.bit {
				c.Modifiers = append(c.Modifiers, pragma.Word{Text: d.word})
				left &^= d.bit
			}
		}
	}
	if row.clause == pragma.ClauseReduction {
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
	for _, name := range []string{"reductionOperator", "reduction_operator"} {
		if e, ok := recipe.Attr(name).(*ir.EnumAttr); ok {
			if s, ok := reductionOperators[e.String()]; ok {
				return s, nil
			}
			return "", fmt.Errorf("reduction operator %s has no form in C", e.String())
		}
	}
	return "", fmt.Errorf("recipe @%s has no reduction operator", ref.Root)
}

// variable is the text of a data operation's variable: the name that the user gave, with its
// sections written from the bounds.
func variable(op *ir.Op) (string, error) {
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
		} else if named {
			break // a dimension the user did not write: the type of the variable gives it
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
	if strip(text) == strip(hint) {
		return hint
	}
	return text
}

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

// splitSections takes the trailing subscripts off a name: "s->p[0:n][i]" gives "s->p" and "0:n", "i".
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
