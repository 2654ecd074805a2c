package procedure

import (
	"slices"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/typemap"
)

// ProcedureType is the type of a procedure with a known interface.
func (tab *Table) ProcedureType(s *front.Symbol) *ir.FunctionType {
	inputs, results := []ir.Type{}, []ir.Type{}
	p := s.Proc
	if p == nil {
		return ir.Func(inputs, results)
	}
	if p.Function {
		in, out := tab.ResultType(s)
		inputs, results = append(inputs, in...), append(results, out...)
	}
	bindC := BindsC(s)
	for _, d := range p.Dummies {
		if d != nil {
			inputs = append(inputs, tab.DummyType(d, bindC))
		}
	}
	if Alternates(p) {
		results = []ir.Type{ir.Index()}
	}
	if p.Unit != nil && !p.Unit.Interface && Internal(p.Unit) {
		if t := tab.ProcedureOf(p.Unit.Parent).Tuple; t != nil {
			inputs = append(inputs, fir.Ref(t))
		}
	}
	return ir.Func(inputs, results)
}

// ResultType is how a function returns its result: as a value, or for characters through an address and length that
// precede the arguments.
func (tab *Table) ResultType(s *front.Symbol) (inputs, results []ir.Type) {
	r := s.Proc.Result
	if r == nil {
		r = s
	}
	if r.Type.Class == frontend.Character && r.Rank() == 0 && !r.Has(front.Allocatable|front.PointerAttr) {
		t := fir.Ref(tab.types.ScalarType(r.Type))
		if r.Type.Len >= 0 && r.Type.Len == 1 && BindsC(s) {
			return nil, []ir.Type{tab.types.ScalarType(r.Type)}
		}
		return []ir.Type{t, ir.Index()}, []ir.Type{fir.Number("boxchar", int64(r.Type.Kind))}
	}
	if s.Proc.Result == nil { // a function known by its type only
		return nil, []ir.Type{tab.types.ScalarType(r.Type)}
	}
	if ArrayResult(r) {
		return []ir.Type{fir.Ref(typemap.ArrayType(r.Extents, tab.types.ScalarType(r.Type)))}, nil
	}
	return nil, []ir.Type{tab.types.SymbolType(r)}
}

// DummyType is how an argument is passed.
func (tab *Table) DummyType(d *front.Symbol, bindC bool) ir.Type {
	if d.Kind == front.Procedure {
		if d.Has(front.PointerAttr) {
			return fir.Ref(tab.types.SymbolType(d))
		}
		return build.AnyProcedure()
	}
	elem := tab.types.ScalarType(d.Type)
	switch {
	case d.AssumedRank && d.Has(front.Allocatable|front.PointerAttr):
		return fir.Ref(typemap.Boxed(fir.Heap(fir.Array(nil, elem, nil)), d.Type.Poly))
	case d.AssumedRank:
		return typemap.Boxed(fir.Array(nil, elem, nil), d.Type.Poly && d.Type.Derived != nil)
	case d.Has(front.Allocatable | front.PointerAttr):
		return fir.Ref(tab.types.MutableBox(d, elem))
	case AssumedShape(d), d.Type.Poly:
		if d.Type.Poly && d.Type.Derived == nil && d.Rank() == 0 && d.TypeStar() {
			return fir.Box(elem)
		}
		return typemap.Boxed(typemap.ArrayType(d.Extents, elem), d.Type.Poly)
	case d.Type.Class == frontend.Character:
		if bindC && d.Type.Len >= 0 {
			if d.Has(front.Value) && len(d.Dims) == 0 {
				return elem
			}
			return fir.Ref(typemap.ArrayType(d.Extents, elem))
		}
		return fir.Number("boxchar", int64(d.Type.Kind))
	case d.Has(front.Value) && (bindC || d.Type.Class != frontend.Aggregate || isCPointer(d.Type)) && len(d.Dims) == 0 && !d.Has(front.Optional):
		return elem
	}
	return fir.Ref(typemap.ArrayType(d.Extents, elem))
}

// ArrayResult reports whether a function's result is an array in memory that the caller passes, before the arguments,
// as in flang after its pass abstract-result.
func ArrayResult(r *front.Symbol) bool {
	return r.Kind == front.Variable && len(r.Dims) > 0 && !r.Has(front.Allocatable|front.PointerAttr)
}

// CharacterResult reports whether the result r of a function is passed as an address and a length before the arguments. One character is a value
// where C has the function.
func CharacterResult(s, r *front.Symbol) bool {
	return !(r.Type.Len == 1 && BindsC(s)) && r.Type.Class == frontend.Character && len(r.Dims) == 0 && !r.Has(front.Allocatable|front.PointerAttr)
}

// HiddenArguments are those for the memory of the result r of a function.
func HiddenArguments(s, r *front.Symbol) int {
	switch {
	case CharacterResult(s, r):
		return 2
	case ArrayResult(r):
		return 1
	}
	return 0
}

// Alternates reports whether a subroutine has alternate returns (Fortran 2018 §15.6.2.7): it returns the number of the
// label to go to, or 0.
func Alternates(p *front.Proc) bool {
	return p != nil && !p.Function && slices.Contains(p.Dummies, nil)
}

// AssumedShape reports whether a dummy array is passed by a descriptor.
func AssumedShape(d *front.Symbol) bool {
	for _, dim := range d.Dims {
		if dim.Upper == nil {
			return true
		}
	}
	return false
}

// isCPointer reports whether a type is c_ptr or c_funptr of iso_c_binding, which C has as a pointer.
func isCPointer(t front.Type) bool {
	d := t.Derived
	return d != nil && d.Symbol != nil && (d.Name == "c_ptr" || d.Name == "c_funptr") && d.Symbol.Scope != nil && d.Symbol.Scope.Unit != nil &&
		d.Symbol.Scope.Unit.Name != nil && d.Symbol.Scope.Unit.Name.Text == "iso_c_binding"
}

// ArgumentAttrs name the arguments.
func (tab *Table) ArgumentAttrs(pr *Procedure) ir.Attribute {
	if len(pr.Type.Inputs) == 0 || pr.Sym == nil || pr.Sym.Proc == nil {
		return nil
	}
	list := make([]ir.Attribute, len(pr.Type.Inputs))
	for i := range list {
		list[i] = ir.Dict()
	}
	k := 0
	if r := pr.Sym.Proc.Result; pr.Sym.Proc.Function && r != nil {
		k = HiddenArguments(pr.Sym, r)
	}
	for _, d := range pr.Sym.Proc.Dummies {
		if d == nil {
			continue
		}
		named := []ir.NamedAttr{build.Attr("fir.bindc_name", ir.String(d.Name))}
		if d.Has(front.Optional) {
			named = append(named, build.Attr("fir.optional", ir.Unit()))
		}
		if d.Has(front.Target) {
			named = append(named, build.Attr("fir.target", ir.Unit()))
		}
		if k < len(list) {
			list[k] = ir.Dict(named...)
		}
		k++
	}
	if pr.unit != nil && Internal(pr.unit) && tab.ProcedureOf(pr.unit.Parent).Tuple != nil {
		list[len(list)-1] = ir.Dict(build.Attr("fir.host_assoc", ir.Unit()))
	}
	return ir.ArrayOf(list...)
}

// PassedByValue reports whether an argument is passed by value.
func PassedByValue(t ir.Type) bool {
	switch t.(type) {
	case *fir.RefType, *fir.BoxType, *fir.WrapType:
		return false
	}
	return !build.IsKind(t, "boxchar")
}
