package memory

import (
	"cmp"

	"accc/ir"
)

// A Place is an address as it is computed from another one, for analyses that write addresses, or compare them by their subscripts: Targets says which
// memory it is.
type Place struct {
	// Base is the address that nothing in the function computes from another one: of a variable, of memory from an allocator, an argument, or the copy
	// that a construct has. Described: what the descriptor at Base describes.
	Base      *ir.Value
	Described bool
	// Subscripts and Offset lead from there to the place; Vague: it is somewhere in the object.
	Subscripts []ir.Subscript
	Offset     int64
	Vague      bool
	// Name is the user's name in a declaration that the address passes as a whole, "" if there is none.
	Name string
}

// IsWhole reports whether a place is the address, or the data, of its base.
func (p Place) IsWhole() bool { return len(p.Subscripts) == 0 && p.Offset == 0 && !p.Vague }

// PlaceOf follows an address through pointer variables that one store has set; ok is false where it leads through another pointer.
func (a *Analysis) PlaceOf(v *ir.Value) (p Place, ok bool) {
	for range mostDepthOfTarget {
		d, derived := ir.DerivationOf(v)
		if !derived {
			p.Base = v
			return p, true
		}
		if d.Path == ir.Within {
			if id, ok := ir.IdentityOf(v); ok && d.Whole() {
				p.Name = cmp.Or(p.Name, id.Name)
			}
			p.Subscripts = append(d.Subscripts[:len(d.Subscripts):len(d.Subscripts)], p.Subscripts...)
			p.Offset += d.Offset
			p.Vague = p.Vague || d.Vague
			v = d.From
			continue
		}
		if s := a.Loaded(v); s != nil && !d.Vague {
			v = s
			continue
		}
		if d.Path != ir.Described || d.Vague || p.Described {
			return p, false
		}
		of, ok := a.PlaceOf(d.From)
		p.Base, p.Described, p.Name = of.Base, true, cmp.Or(p.Name, of.Name)
		return p, ok && of.IsWhole() && !of.Described
	}
	return p, false
}

// Loaded is the value that a load results in, if one store has left it there whichever way control came; else nil.
func (a *Analysis) Loaded(v *ir.Value) *ir.Value {
	x, ok := ReadOf(v)
	if !ok {
		return nil
	}
	l, one := a.located(x)
	if !one {
		return nil
	}
	s, _ := a.remains(l, v.Op(), v.Type())
	return s
}

// Read returns where a load reads, if that is in one object.
func (a *Analysis) Read(v *ir.Value) (l Location, ok bool) {
	x, ok := ReadOf(v)
	if !ok {
		return l, false
	}
	return a.located(x)
}

// Stored is the value that bytes have after an operation that writes all of them, nil if it does not, or it is not known.
func (a *Analysis) Stored(o *ir.Op, l Location) *ir.Value {
	v, _ := a.stored(o, l)
	return v
}

// DependsOn are the values that the bytes are found by: where one of them changes, they may be other bytes.
func (l Location) DependsOn() []*ir.Value { return l.dependsOn() }

// Root is the object that the pointers are in that lead to an object, itself if none does that is known.
func (x *Object) Root() *Object {
	for x.Holder != nil {
		x = x.Holder
	}
	return x
}

// IsNew reports whether an object begins to exist in its function, so that no address that came from outside leads to it.
func (x *Object) IsNew() bool { return x.isNew() }

// IsConstant reports whether an object is a variable that no program may write.
func (a *Analysis) IsConstant(x *Object) bool { return a.isConstant(x) }

// Assuming returns an analysis of the same module that takes numbers for what assumed says, and what the operations write for which apart holds to be in
// other objects than those that it is not known to be in: the caller has to prove that, or test it when the program runs.
func (a *Analysis) Assuming(apart func(o *ir.Op) bool, assumed func(v *ir.Value) (n int64, ok bool)) *Analysis {
	b := *a
	b.apart, b.assumed = apart, assumed
	b.forgetValues()
	return &b
}

// forgetValues makes an analysis compute all values anew.
func (a *Analysis) forgetValues() {
	p := &progress{}
	a.values, a.same = newMemo[ir.Expr](p), newMemo[*ir.Value](p)
	a.reads, a.computed, a.numbers = map[*Object][]read{}, map[string]*ir.Value{}, map[*ir.Value]int{}
}

// inner returns the address that another one is computed from, or read through, or is the copy of; nil if there is none.
func inner(v *ir.Value) *ir.Value {
	if d, ok := ir.DerivationOf(v); ok {
		return d.From
	}
	of, _ := mirrored(v)
	return of
}

// mirrored is the address that another one is a copy of, or is passed as, and how.
func mirrored(v *ir.Value) (of *ir.Value, how ir.Mirror) {
	if o := v.Op(); o != nil {
		if m, ok := ir.As[ir.Mirrors](o); ok {
			return m.Mirror(o)
		}
		return nil, ir.Unrelated
	}
	if p := v.ParentBlock().ParentOp(); p != nil {
		if e, ok := ir.As[ir.EntryArguments](p); ok {
			for _, x := range e.EntryArguments(p) {
				if x.Inner == v {
					return x.Outer, x.How
				}
			}
		}
	}
	return nil, ir.Unrelated
}

// VariableOf returns the address without the declarations that name the memory there, and the operations that bring it to a device.
func VariableOf(v *ir.Value) *ir.Value {
	for range mostDepthOfTarget {
		if o := v.Op(); o != nil && ir.Declared(o) != nil {
			v = ir.Declared(o)
		} else if of, how := mirrored(v); of != nil && (how == ir.Alias || how == ir.DeviceCopy) {
			v = of
		} else {
			break
		}
	}
	return v
}

// SameAddress reports whether two addresses are computed in the same way from the same variables, whatever these hold when that is done.
func (a *Analysis) SameAddress(v, w *ir.Value) bool { return a.sameAddress(v, w, mostDepthOfTarget) }

func (a *Analysis) sameAddress(v, w *ir.Value, depth int) bool {
	v, w = wholly(v), wholly(w)
	if v == w {
		return true
	}
	d, ok := ir.DerivationOf(v)
	e, ok2 := ir.DerivationOf(w)
	if !ok || !ok2 || depth == 0 {
		x, _ := ir.IdentityOf(v)
		y, _ := ir.IdentityOf(w)
		return x.Global != nil && x.Global == y.Global
	}
	if d.Path != e.Path || d.Offset != e.Offset || d.Vague || e.Vague || len(d.Subscripts) != len(e.Subscripts) {
		return false
	}
	for i, x := range d.Subscripts {
		if y := e.Subscripts[i]; x.Dim != y.Dim || x.Unit != y.Unit || !a.Sum(x.Index).Equal(a.Sum(y.Index)) || (x.Stride == nil) != (y.Stride == nil) ||
			x.Stride != nil && !a.Sum(x.Stride).Equal(a.Sum(y.Stride)) {
			return false
		}
	}
	return a.sameAddress(d.From, e.From, depth-1)
}

// wholly is the address that others are only other names of.
func wholly(v *ir.Value) *ir.Value {
	for range mostDepthOfTarget {
		d, ok := ir.DerivationOf(v)
		if !ok || !d.Whole() {
			break
		}
		v = d.From
	}
	return v
}
