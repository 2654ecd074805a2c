package omp

import (
	"strings"

	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/ir"
)

// IsPart reports whether an operation is an inner leaf of a directive: it is marked so, or it is a wrapper of a loop inside of
// another one, which only a composite construct has.
func IsPart(op *ir.Op) bool {
	if op.Attr(accc.Part.Name) != nil {
		return true
	}
	p := op.ParentOp()
	if p == nil || !omp.IsComposite(op) {
		return false
	}
	_, wraps := ir.As[*omp.Wrapper](p)
	return wraps || p.Is(omp.Parallel) && omp.IsComposite(p)
}

// NextLeaf is the operation of the next leaf of a directive, or nil. The barrier that a construct needs at its end is marked as a
// part of it, too, and is no construct; the further operations of an ordered directive with several doacross clauses are parts of that.
func NextLeaf(op *ir.Op) *ir.Op {
	for _, r := range op.Regions() {
		for _, b := range r.Blocks() {
			for in := b.First(); in != nil; in = in.Next() {
				l := Of(in)
				if l != nil && in.NumRegions() > 0 && IsPart(in) {
					return in
				}
				if l == nil {
					if inner := NextLeaf(in); inner != nil {
						return inner
					}
				}
			}
		}
	}
	return nil
}

// Further are the operations after the first one of an ordered directive that has several doacross clauses.
func Further(op *ir.Op) (list []*ir.Op) {
	if !op.Is(omp.Ordered) {
		return nil
	}
	for o := op.Next(); o != nil; o = o.Next() {
		if !o.Is(omp.Ordered) {
			continue
		}
		if !IsPart(o) {
			break
		}
		list = append(list, o)
	}
	return list
}

// OperatorOf is the operator of a reduction by the name of its recipe, as in C, or in Fortran where C has none; "" if the program
// declares it.
func OperatorOf(recipe string) string {
	word, _, _ := strings.Cut(recipe, "_")
	return reducers[word]
}

// reducers are the operators of reductions by the words that the names of their recipes begin with. Flang has its own for some.
var reducers = map[string]string{
	"add": "+", "mul": "*", "multiply": "*", "max": "max", "min": "min", "iand": "&", "ior": "|", "xor": "^", "ieor": "^", "eqv": ".eqv.", "neqv": ".neqv.",
	"land": "&&", "and": "&&", "lor": "||", "or": "||",
}
