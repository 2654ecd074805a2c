package transfer

import (
	"fmt"
	"regexp"
	"strings"

	"accc/dialects/conversion/section"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
)

// sectionText is a section with one dimension in a clause: of C with a length, of Fortran with bounds.
var sectionText = regexp.MustCompile(`^\w+(?:\[[^\]:]*:([^\]:]+)\]|\(1?:(\w+)\))$`)

var isProduct = regexp.MustCompile(`^[\w*() ]+$`)

// amount is how many bytes a data operation transfers one way, in words: a number, what the user's text says of the length, or the size of an element.
func amount(entry *ir.Op) string {
	m := mappingOf(entry)
	if size, ok := bytesOf(m.typ); ok && len(m.bounds) == 0 {
		return fmt.Sprintf("%d bytes", size)
	}
	size, err := section.Size(elementOf(m.typ))
	if err != nil {
		return "a transfer"
	}
	if n, ok := elements(m); ok {
		return fmt.Sprintf("%d bytes", size*n)
	}
	text := sectionText.FindStringSubmatch(nameOf(entry))
	if text == nil || len(m.bounds) != 1 {
		return fmt.Sprintf("%d bytes for each element", size)
	}
	length := strings.TrimSpace(text[1] + text[2])
	if !isProduct.MatchString(length) {
		length = "(" + length + ")"
	}
	return fmt.Sprintf("%d*%s bytes", size, length)
}

// elements is how many elements a section with constant bounds has.
func elements(m mapping) (n int64, ok bool) {
	n = 1
	for _, dim := range m.bounds {
		first, last := operandOf(dim.Op(), "lowerbound", "lower_bound"), operandOf(dim.Op(), "upperbound", "upper_bound")
		if first == nil || last == nil {
			return 0, false
		}
		lower, ok := ir.ConstantInt(first)
		upper, ok2 := ir.ConstantInt(last)
		if !ok || !ok2 {
			return 0, false
		}
		n *= upper - lower + 1
	}
	return n, len(m.bounds) > 0
}

// elementOf is the type of the elements of an array.
func elementOf(t ir.Type) ir.Type {
	t = typeIn(t)
	if a, ok := t.(*fir.ArrayType); ok {
		return a.Elem
	}
	return llvm.Innermost(t)
}

// typeIn is the type of what a descriptor is of, any other type itself.
func typeIn(t ir.Type) ir.Type {
	if box, ok := t.(*fir.BoxType); ok {
		t = fir.Pointee(box)
	}
	if ref, ok := t.(*fir.RefType); ok {
		t = ref.Elem
	}
	return t
}
