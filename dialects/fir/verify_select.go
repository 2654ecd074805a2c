package fir

import (
	"fmt"

	"accc/ir"
)

// A selected is what a selection looks at, and which cases it has beside that of all others.
type selected struct {
	what string
	on   func(ir.Type) bool
	// tags returns how many values a case is compared with; ok is false for an attribute that is no case.
	tags func(ir.Attribute) (values int64, ok bool)
	// compares: cases have values. restLast: the case of all others is the last.
	compares, restLast bool
}

var selections = map[string]selected{
	"select":      {what: "an integer", on: isNumber, tags: constantCase},
	"select_rank": {what: "an integer", on: isNumber, tags: constantCase},
	"select_case": {what: "an integer, a string or a truth value", on: isOrdered, tags: rangeCase, compares: true},
	"select_type": {what: "a polymorphic descriptor", on: polymorphicBox, tags: typeCase, restLast: true},
}

// isOrdered reports whether values of a type can be those of ranges.
func isOrdered(t ir.Type) bool {
	_, char := t.(*CharType)
	return isTruth(t) || char
}

func polymorphicBox(t ir.Type) bool {
	b, ok := t.(*BoxType)
	return ok && (b.name == "class" || b.Elem == ir.None())
}

func constantCase(a ir.Attribute) (int64, bool) {
	_, ok := a.(*ir.IntegerAttr)
	return 0, ok
}

// verifySelect checks the cases: a tag for each block, and as many operands as the attributes say.
func verifySelect(o *ir.Op) error {
	targets := len(o.Successors())
	if targets == 0 {
		return fmt.Errorf("there must be a block to branch to")
	}
	tags, ok := o.Attr(caseTags).(*ir.ArrayAttr)
	if !ok || len(tags.Elems) != targets {
		return fmt.Errorf("each block needs a case")
	}
	selects := selections[o.Def().ShortName()]
	if t := o.Operand(0).Type(); !selects.on(t) {
		return fmt.Errorf("the selector must be %s, found %s", selects.what, ir.TypeString(t))
	}
	for i, tag := range tags.Elems {
		n, known := selects.tags(tag)
		_, rest := tag.(*ir.UnitAttr)
		switch {
		case !known && !rest:
			return fmt.Errorf("case #%d cannot be %s", i, ir.AttrString(tag))
		case rest && selects.restLast && i+1 < targets:
			return fmt.Errorf("the case of all others must be the last")
		case selects.compares && i < len(counts(o, compareOffsets)) && counts(o, compareOffsets)[i] != n:
			return fmt.Errorf("case #%d takes %d values", i, n)
		}
	}
	for _, x := range []struct {
		name  string
		group int
	}{{compareOffsets, 1}, {targetOffsets, 2}} {
		if x.name == compareOffsets && !selects.compares {
			continue
		}
		list := counts(o, x.name)
		sum := 0
		for _, n := range list {
			if n < 0 {
				return fmt.Errorf("%s has a negative number", x.name)
			}
			sum += int(min(n, 1<<20))
		}
		if len(list) != targets || sum != len(o.Group(x.group)) {
			return fmt.Errorf("%s must have a number for each block, and all operands", x.name)
		}
	}
	return nil
}

// keptName is the name of an attribute that is kept as it is.
func keptName(a ir.Attribute) string {
	if s, ok := a.(*ir.StructuredAttr); ok && s.Dialect == Dialect.Name {
		return s.Mnemonic
	}
	return ""
}

// rangeCase: a case of all others has no values.
func rangeCase(a ir.Attribute) (int64, bool) {
	switch keptName(a) {
	case "interval":
		return 2, true
	case "point", "lower", "upper":
		return 1, true
	}
	return 0, false
}

func typeCase(a ir.Attribute) (int64, bool) {
	name := keptName(a)
	return 0, name == "type_is" || name == "class_is"
}
