package emit

import (
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
	var b strings.Builder
	b.WriteString(t.at(precPostfix))
	for _, dim := range slices.Backward(transfer.BoundsOf(o)) {
		if dim.Lower == nil || dim.Extent == nil {
			return "", &decompileError{o, "bounds without a length"}
		}
		low, err := p.value(dim.Lower)
		if err != nil {
			return "", err
		}
		length, err := p.value(dim.Extent)
		if err != nil {
			return "", err
		}
		b.WriteString("[" + low.s + ":" + length.s + "]")
	}
	return b.String(), nil
}
