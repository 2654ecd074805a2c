package emit

import (
	"slices"
	"strings"

	"accc/dialects/conversion/transfer"
	"accc/ir"
)

// Updates of parts of arrays that a transformation made: the text of their sections, which are known as values.

// nameParts gives the variables of such updates the text of their sections as a name.
func nameParts(p Printer, module *ir.Op) (errs []*Error) {
	ir.Walk(module, func(o *ir.Op) bool {
		for _, e := range transfer.Parts(o) {
			text, err := partText(p.fortran(), e)
			if err != nil {
				errs = append(errs, &Error{o, "cannot write " + o.Name() + ": " + err.Error()})
				continue
			}
			transfer.NamePart(e, text)
		}
		return true
	})
	return errs
}

// partText is the text of a section by its bounds.
func partText(fortran bool, entry *ir.Op) (string, error) {
	name, list := transfer.VariableOf(entry), transfer.BoundsOf(entry)
	if !fortran {
		slices.Reverse(list) // outermost first
	}
	var texts []string
	for _, b := range list {
		first, last := b.Lower, b.Extent
		write := expression
		if fortran {
			last = b.Upper
			write = func(v *ir.Value) (string, error) { return fromStart(v, b.Start) }
		}
		lower, err := write(first)
		if err != nil {
			return "", err
		}
		upper, err := write(last)
		if err != nil {
			return "", err
		}
		if b.Whole {
			lower, upper = "", ""
		}
		texts = append(texts, lower+":"+upper)
	}
	if fortran {
		return name + "(" + strings.Join(texts, ", ") + ")", nil
	}
	return name + "[" + strings.Join(texts, "][") + "]", nil
}
