package frontend

import (
	"slices"

	"accc/frontend/source"
)

// A Sum is an integer expression as a sum of products of variables.
type Sum []Product

// A Product is a number times variables, which may repeat; it is constant without any.
type Product struct {
	Factor int64
	Vars   []*Symbol
}

// mostProducts bounds sums, which grow with their square when they are multiplied.
const mostProducts = 16

// Number is the sum of a constant.
func Number(n int64) Sum { return Sum{{Factor: n}} }

// Plus is s + t*factor.
func (s Sum) Plus(t Sum, factor int64) Sum {
	out := Sum{}
	add := func(p Product, by int64) {
		for i := range out {
			if samePowers(out[i].Vars, p.Vars) {
				out[i].Factor += by * p.Factor
				return
			}
		}
		out = append(out, Product{by * p.Factor, p.Vars})
	}
	for _, p := range s {
		add(p, 1)
	}
	for _, p := range t {
		add(p, factor)
	}
	return slices.DeleteFunc(out, func(p Product) bool { return p.Factor == 0 })
}

// Times is s*t; false if that has too many products.
func (s Sum) Times(t Sum) (Sum, bool) {
	out := Sum{}
	if len(s)*len(t) > mostProducts {
		return nil, false
	}
	for _, p := range s {
		for _, q := range t {
			out = out.Plus(Sum{{p.Factor * q.Factor, slices.Concat(p.Vars, q.Vars)}}, 1)
		}
	}
	return out, true
}

// Constant is the value of a sum without variables.
func (s Sum) Constant() (int64, bool) {
	switch {
	case len(s) == 0:
		return 0, true
	case len(s) == 1 && len(s[0].Vars) == 0:
		return s[0].Factor, true
	}
	return 0, false
}

// Positive reports whether a sum is more than 0 if its variables are.
func (s Sum) Positive() bool {
	return len(s) > 0 && !slices.ContainsFunc(s, func(p Product) bool { return p.Factor < 0 })
}

// Symbols are the variables of a sum.
func (s Sum) Symbols() (list []*Symbol) {
	for _, p := range s {
		for _, v := range p.Vars {
			if !slices.Contains(list, v) {
				list = append(list, v)
			}
		}
	}
	return list
}

// samePowers reports whether two products have the same variables, each as often.
func samePowers(a, b []*Symbol) bool {
	if len(a) != len(b) {
		return false
	}
	left := slices.Clone(b)
	for _, v := range a {
		i := slices.Index(left, v)
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return true
}

// An Allocation is where a routine allocates the memory of a variable.
type Allocation struct {
	Symbol *Symbol
	Name   string // as the statement has it (Fortran)
	Span   source.Span
	At     Order
	Block  *Block
	// Bytes is the size of what the pointer leads to (C); nil: unknown.
	Bytes Sum
	// Statement is that of Fortran, which frees the variable if Frees.
	Statement source.Span
	Frees     bool
	// Dims are the bounds (Fortran).
	Dims []Bounds
}

// Bounds are the first and last subscripts of a dimension; nil: unknown.
type Bounds struct{ Lower, Upper Sum }
