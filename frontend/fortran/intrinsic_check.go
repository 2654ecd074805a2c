package fortran

import "accc/frontend"

// What intrinsic procedures require of their arguments other than the type of the first.

// complaint says what is wrong with the arguments of a call, "" if nothing is; the node is the argument.
func (f *Intrinsic) complaint(tied []*Node) (string, *Node) {
	known := func(a *Node) bool {
		return a != nil && a.Type.Class != frontend.Unknown && a.Type.Class != frontend.Function && a.Kind != BOZExpr && a.Kind != StarExpr
	}
	for i, name := range f.Args {
		if i >= len(tied) || !known(tied[i]) {
			continue
		}
		if name == "dim" && tied[i].Type.Class == frontend.Logical {
			continue // the mask without its keyword
		}
		if want, ok := f.Wants(i); ok && tied[i].Type.Class != want {
			return "expected " + classWords[want] + " for " + name + ", found " + tied[i].Type.String(), tied[i]
		}
	}
	if r := f.Ranks(); r != nil {
		for i, want := range r {
			if i >= len(tied) || tied[i] == nil || tied[i].Rank < 0 || want < 0 || tied[i].Type.Class == frontend.Unknown {
				continue
			}
			if tied[i].Rank == 0 || want > 0 && tied[i].Rank != want {
				return "expected an array" + ofRank(want) + ", found " + shapeWord(tied[i].Rank), tied[i]
			}
		}
	}
	if f.SameClass() && len(tied) > 1 && known(tied[0]) && known(tied[1]) && tied[0].Type.Class != tied[1].Type.Class {
		return "expected " + classWords[tied[0].Type.Class] + ", found " + tied[1].Type.String(), tied[1]
	}
	for _, name := range f.Written() {
		if a := argumentOf(f, tied, name); a != nil && a.Kind != NameExpr && a.Kind != MemberExpr && (a.Kind != RefExpr || a.Ref == Call) {
			return "expected a variable for " + name, a
		}
	}
	if a := first(tied); f.Name == "present" && a != nil && (a.Kind != NameExpr || a.Symbol != nil && !a.Symbol.Has(Optional)) {
		return "expected the name of an optional argument", a
	}
	for i, name := range f.Allocatables() {
		if a := argumentOf(f, tied, name); a != nil && a.Kind == MemberExpr && a.Symbol != nil && a.Symbol.Kind == Variable && !a.Symbol.Has(Allocatable) {
			return "expected an allocatable variable for " + name + ", component " + a.Symbol.Name + " is none", tied[i]
		}
	}
	if problem, at := f.conformity(tied); problem != "" {
		return problem, at
	}
	if problem, at := f.tooFew(tied); problem != "" {
		return problem, at
	}
	return f.dimComplaint(tied)
}

// tooFew compares the number of elements that reshape has with the number that it needs, where both are constant.
func (f *Intrinsic) tooFew(tied []*Node) (string, *Node) {
	if f.Name != "reshape" || argumentOf(f, tied, "pad") != nil || len(tied[0].Shape) == 0 || len(tied[0].Shape) != tied[0].Rank {
		return "", nil
	}
	shape := evaluate(tied[1], nil)
	if shape == nil {
		return "", nil
	}
	list, ok := shape.integers()
	if !ok {
		return "", nil
	}
	needed, ok := extents(list)
	if have := total(tied[0].Shape); ok && have >= 0 && have < needed {
		return "expected " + itoa(int(needed)) + " elements or pad, found " + itoa(int(have)), tied[0]
	}
	return "", nil
}

// conformity compares the extents of the factors of a product where they are constant.
func (f *Intrinsic) conformity(tied []*Node) (string, *Node) {
	if f.Name != "matmul" && f.Name != "dot_product" {
		return "", nil
	}
	a, b := tied[0], tied[1]
	if len(a.Shape) == 0 || len(a.Shape) != a.Rank || len(b.Shape) == 0 || len(b.Shape) != b.Rank {
		return "", nil
	}
	inner := a.Shape[a.Rank-1]
	if inner < 0 || b.Shape[0] < 0 || inner == b.Shape[0] {
		return "", nil
	}
	return "expected the extent " + itoa(int(inner)) + ", found " + itoa(int(b.Shape[0])), b
}

// dimComplaint checks a dimension that is constant.
func (f *Intrinsic) dimComplaint(tied []*Node) (string, *Node) {
	dim, a := argumentOf(f, tied, "dim"), first(tied)
	d, ok := integerValue(dim)
	if dim == nil || !ok || a == nil || a.Rank < 0 || f.Subroutine() || f.Class == 'e' || f.Class == 'V' || dim.Type.Class != frontend.Integer {
		return "", nil
	}
	most := a.Rank
	if f.Name == "spread" {
		most++
	}
	if d < 1 || d > int64(most) {
		return "expected a dimension from 1 to " + itoa(most), dim
	}
	return "", nil
}

func ofRank(n int) string {
	if n == 0 {
		return ""
	}
	return " of rank " + itoa(n)
}

func shapeWord(rank int) string {
	if rank == 0 {
		return "a scalar"
	}
	return "rank " + itoa(rank)
}
