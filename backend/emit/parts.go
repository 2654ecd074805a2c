package emit

import (
	"slices"
	"strings"

	"accc/dialects/conversion/transfer"
	"accc/frontend/source"
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

// inScope reports whether the variables that an update needs are known by their names at a place: those that are declared in a loop are declared
// before it, in a block that has not ended.
func inScope(update *ir.Op, file *source.File, loop source.Span, at int) bool {
	seen := map[*ir.Value]bool{}
	var known func(v *ir.Value) bool
	known = func(v *ir.Value) bool {
		o := v.Op()
		if o == nil || seen[v] {
			return true
		}
		seen[v] = true
		if id, ok := ir.IdentityOf(v); ok && id.Local {
			decl := ir.File(o.Loc)
			if decl == nil || decl.File != file.Name {
				return true
			}
			offset := file.Offset(decl.Line, decl.Col)
			return offset < loop.Start || offset >= loop.End || offset < at && !leavesBlock(file.Text[offset:at])
		}
		for _, x := range o.Operands() {
			if !known(x) {
				return false
			}
		}
		return true
	}
	for _, e := range transfer.Updated(update) {
		if !known(e.Result(0)) {
			return false
		}
	}
	return true
}

// leavesBlock reports whether a text of C ends blocks that it does not begin.
func leavesBlock(text []byte) bool {
	depth := 0
	for _, c := range text {
		switch c {
		case '{':
			depth++
		case '}':
			if depth--; depth < 0 {
				return true
			}
		}
	}
	return false
}
