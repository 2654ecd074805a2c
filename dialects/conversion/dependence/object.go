package dependence

import (
	"slices"

	"accc/ir"
	"accc/ir/memory"
)

// Distinct reports whether the objects that have to be different ones for the iterations to be independent are so, whoever calls
// the function.
func (v *Verdict) Distinct() bool {
	_, _, found := v.same()
	return !found
}

// same finds two objects that may be one, although the iterations are independent only if they are not.
func (v *Verdict) same() (x, y *ir.Value, found bool) {
	all := append(slices.Clone(v.Written), v.Read...)
	for i, w := range v.Written {
		for _, x := range all[i+1:] {
			if !v.analysis.areApart(w, x) {
				return w, x, true
			}
		}
	}
	return nil, nil, false
}

// areApart reports whether no bytes of the objects at two bases are the same if one of them is written.
func (a *analysis) areApart(x, y *ir.Value) bool {
	for _, l := range a.locations(x) {
		for _, k := range a.locations(y) {
			if a.memory.Alias(l, k, memory.Scope{}) > memory.NoIfWritten {
				return false
			}
		}
	}
	return true
}

// locations are the objects that the accesses at a base lead to.
func (a *analysis) locations(base *ir.Value) (list []memory.Location) {
	add := func(addr *ir.Value) {
		for _, l := range a.memory.At(addr, 0) {
			list = append(list, l.Whole())
		}
	}
	for _, x := range a.accesses {
		if x.base == base {
			add(x.addr)
		}
	}
	if list == nil {
		add(base)
	}
	return list
}

// Overlap is a dependence that a parallel loop has if two of its objects are one, which nothing excludes. Name is that of the one that is
// written, other that of the other one.
func (v *Verdict) Overlap() (d Dependence, other string, found bool) {
	x, y, found := v.same()
	if !found {
		return d, "", false
	}
	end := func(base *ir.Value, write bool) (e End) {
		for _, a := range v.analysis.accesses {
			if a.base == base && (e.Op == nil || a.write == write) {
				if e = (End{a.op, a.write}); a.write == write {
					break
				}
			}
		}
		return e
	}
	d = Dependence{From: end(x, true), To: end(y, false), Object: x, Name: v.analysis.variable(x)}
	return d, v.analysis.variable(y), d.From.Op != nil && d.To.Op != nil
}

// isOwn reports whether an object is one that the iteration, or the gang, has for itself.
func (a *analysis) isOwn(x *memory.Object) bool {
	if !x.IsNew() {
		return a.copies[x]
	}
	return a.copies[x] || x.Site.Op() != nil && within(x.Site.Op(), a.loop)
}

// isPrivate reports whether an address leads to what the iteration or the gang has for itself: its variables, and what their descriptors describe as
// long as they are not set to describe other memory.
func (a *analysis) isPrivate(addr *ir.Value) bool {
	t := a.memory.Targets(addr)
	return t.Lost == nil && len(t.Of) > 0 && !slices.ContainsFunc(t.Of, func(l memory.Location) bool {
		x := l.In.Root()
		return !a.isOwn(x) && !(x.Kind == memory.Pointed && a.isOfCopy(x.Site))
	})
}

// isOfCopy reports whether a descriptor is read from a private copy, in which the loop stores none but descriptors of private memory.
func (a *analysis) isOfCopy(descriptor *ir.Value) bool {
	if descriptor == nil {
		return false
	}
	l, ok := a.memory.Read(descriptor)
	if !ok || !a.copies[l.In] {
		return false
	}
	return !slices.ContainsFunc(a.memory.Stores(l, descriptor.Op()).Stores, func(s *ir.Op) bool {
		v := a.memory.Stored(s, l)
		return within(s, a.loop) && (v == nil || !a.isPrivate(v))
	})
}

// copy notes that each iteration or gang has a copy of a variable.
func (a *analysis) copy(v *ir.Value) {
	for _, l := range a.memory.Targets(v).Of {
		a.copies[l.In] = true
	}
}
