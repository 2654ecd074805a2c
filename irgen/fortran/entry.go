package fortran

import (
	"slices"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// A subprogram with entries becomes a function for each of them, which holds the whole body and begins with a branch to the entry
// statement (Fortran 2018 §15.6.2.6), as in flang. Nothing but static variables is shared by two calls, so none need know of the other.

// beginAtEntry branches to the entry statement that the procedure begins with, if that is in the executable part.
func (x *fn) beginAtEntry() {
	entry := x.proc.Entry
	if entry == nil || !slices.ContainsFunc(x.prog.Body, func(i *front.Item) bool { return i.Stmt != nil && i.Stmt.Node == any(entry) }) {
		return
	}
	x.start = x.Block()
	x.Branch(x.start)
}

// entryStatement is where control comes in, if the procedure begins here, and passes by otherwise.
func (x *fn) entryStatement(n *front.EntryStmt) {
	if n == x.proc.Entry && x.start != nil {
		x.Place(x.start)
	}
}

// ofOtherEntry declares a dummy argument that this entry does not have, or the result of a function with several; nil for other symbols.
func (x *fn) ofOtherEntry(s *front.Symbol) *entity.Variable {
	if s.Has(front.DummyAttr) {
		x.incoming(s, x.noArgument(s), 0)
		return x.dummy(s)
	}
	list := x.prog.Results()
	if len(list) < 2 || !slices.Contains(list, s) {
		return nil
	}
	if !x.prog.SameResults() {
		if x.results == nil {
			x.results = x.TempOf(fir.Array([]int64{16}, ir.I8(), nil))
		}
		return x.inStorage(s, x.results, 0, true)
	}
	own := x.proc.Sym.Proc.Result
	if s == own {
		return nil
	}
	v := *x.variable(own)
	v.Sym = s
	return &v
}

// noArgument is the value of a dummy argument of another entry: a zero, so that declared bounds that depend on it can be evaluated, or
// nothing. A reference to it is an error of the program.
func (x *fn) noArgument(s *front.Symbol) *ir.Value {
	t := x.DummyType(s, false)
	switch {
	case build.IsKind(t, "boxchar"):
		return x.Op1(fir.EmboxChar, t, x.ZeroBits(fir.Ref(fir.Char(int64(s.Type.Kind), ir.Dynamic))), x.Idx(0))
	case s.Kind == front.Procedure:
		return x.Op1(fir.Undefined, t)
	}
	ref, ok := t.(*fir.RefType)
	switch {
	case !ok || s.Rank() != 0 && !s.Has(front.Allocatable|front.PointerAttr):
		return x.ZeroBits(t)
	case s.Has(front.Allocatable | front.PointerAttr):
		p := x.TempOf(ref.Elem)
		x.Store(x.NullBox(ref.Elem, nil, max(s.Rank(), 0)), p)
		return p
	}
	p := x.TempOf(ref.Elem)
	if s.Type.Class != frontend.Aggregate {
		x.Store(x.ZeroBits(ref.Elem), p)
	}
	return p
}
