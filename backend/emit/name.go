package emit

import (
	"errors"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/conversion/transfer"
	"accc/dialects/omp"
	"accc/ir"
)

// NameSections gives the data operations of C that a transformation made of clauses in functions the name that they have in the source: a variable of the
// caller and the section of it, as "u[0:n]".
func NameSections(module *ir.Op, opts Options) {
	p := opts.printer(module)
	if p.fortran() {
		return
	}
	ir.Walk(module, func(o *ir.Op) bool {
		_, entry := ir.As[*acc.DataEntry](o)
		if !entry && !o.Is(omp.MapInfo) || o.Attr("name") != nil {
			return true
		}
		name, err := sectionName(p, o)
		if err != nil {
			return true // the directive is not written then, with the reason
		}
		o.SetAttr("name", ir.String(name))
		for _, u := range o.Result(0).Users() {
			if _, exit := ir.As[*acc.DataExit](u); exit {
				u.SetAttr("name", ir.String(name))
			}
		}
		return true
	})
}

// sectionName is the text of the variable and section of a data operation.
func sectionName(p Printer, o *ir.Op) (string, error) {
	at := o.Operand(0)
	t, err := p.object(at)
	if at.Op() != nil && at.Op().Name() == "llvm.load" {
		t, err = p.value(at)
	}
	if err != nil {
		return "", err
	}
	return sectioned(p, t.at(precPostfix), transfer.BoundsOf(o), func(v *ir.Value) (string, error) {
		t, err := p.value(v)
		return t.s, err
	})
}

// nameParts gives the variables of updates that a transformation made of parts of arrays, which are known as values, the text of their
// sections as a name.
func nameParts(p Printer, module *ir.Op) (errs []*Error) {
	ir.Walk(module, func(o *ir.Op) bool {
		for _, e := range transfer.Parts(o) {
			text, err := sectioned(p, transfer.VariableOf(e), transfer.BoundsOf(e), expression)
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

// sectioned returns the section of a variable that bounds, innermost first, are; value writes those of C.
func sectioned(p Printer, name string, bounds []transfer.Bound, value func(*ir.Value) (string, error)) (string, error) {
	var texts []string
	for _, b := range bounds {
		last, write := b.Extent, value
		if p.fortran() {
			last, write = b.Upper, func(v *ir.Value) (string, error) { return fromStart(v, b.Start) }
		}
		switch {
		case b.Whole:
			texts = append(texts, ":")
			continue
		case b.Lower == nil || last == nil:
			return "", errors.New("bounds without a length")
		}
		lower, err := write(b.Lower)
		if err != nil {
			return "", err
		}
		upper, err := write(last)
		if err != nil {
			return "", err
		}
		texts = append(texts, lower+":"+upper)
	}
	switch {
	case len(texts) == 0:
		return name, nil
	case p.fortran():
		return name + "(" + strings.Join(texts, ", ") + ")", nil
	}
	slices.Reverse(texts) // outermost first
	return name + "[" + strings.Join(texts, "][") + "]", nil
}
