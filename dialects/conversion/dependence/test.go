package dependence

import (
	"maps"
	"slices"

	"accc/sym"
)

// apart reports whether two accesses to one object meet in the same iteration only, if at all.
func (a *analysis) apart(x, y access) bool {
	if x.size == 0 || y.size == 0 {
		return false
	}
	return a.bySubscripts(x, y) || a.byStrides(x, y)
}

// sameDims are the dimensions, by stride, in which two accesses have subscripts, if these can be compared one by one: both
// stay inside of what they count, and subscripts of an array stay within its dimensions. Subscripts that are 0 are left out where they
// only say that a pointer leads to an array.
func sameDims(x, y access) (strides []string, ok bool) {
	for _, all := range []bool{true, false} {
		strides = x.strides(all)
		if slices.Equal(strides, y.strides(all)) && !slices.ContainsFunc(strides, func(s string) bool { return !x.fits(s) || !y.fits(s) }) {
			return strides, true
		}
	}
	return nil, false
}

func (x *access) strides(all bool) (list []string) {
	for stride, d := range x.dims {
		if all || len(d.at) > 0 {
			list = append(list, stride)
		}
	}
	slices.Sort(list)
	return list
}

// fits reports whether an access is to one of the neighbours in a dimension.
func (x *access) fits(stride string) bool {
	return x.offset >= 0 && x.offset+x.size <= x.dims[stride].least
}

// bySubscripts compares dimension by dimension. Two accesses are apart when there is a
// dimension for each variable of the loop in which equal subscripts mean an equal variable, or one in which the
// subscripts are never equal.
func (a *analysis) bySubscripts(x, y access) bool {
	strides, ok := sameDims(x, y)
	if !ok || len(strides) == 0 {
		return false
	}
	decided := map[string]bool{}
	for _, key := range strides {
		p, q := x.dims[key].at, y.dims[key].at
		if never(p.Plus(q, -1)) && !a.varies(p) && !a.varies(q) {
			return true // subscripts that differ by a constant and hold no variable
		}
		if !p.Equal(q) {
			continue
		}
		var only string
		simple := true
		for _, t := range p {
			for _, name := range t.Of {
				_, level := a.levels[name]
				_, inner := a.inner[name]
				switch {
				case inner, level && (len(t.Of) > 1 || only != ""):
					simple = false
				case level:
					only = name
				}
			}
		}
		if simple && only != "" {
			decided[only] = true
		}
	}
	return len(decided) == len(a.levels)
}

// never reports whether a difference is a constant other than 0.
func never(p sym.Poly) bool {
	c, ok := p.Constant()
	return ok && c != 0
}

// varies reports whether a polynomial holds a variable of any loop.
func (a *analysis) varies(p sym.Poly) bool {
	return slices.ContainsFunc(p.Symbols(), func(name string) bool {
		_, level := a.levels[name]
		_, inner := a.inner[name]
		return level || inner
	})
}

// bytes is the distance of an access from the beginning of its object; false if it is too complicated.
func (x *access) bytes() (sym.Poly, bool) {
	p := sym.Const(x.offset)
	for _, d := range x.dims {
		by, ok := d.at.Times(d.stride)
		if !ok {
			return nil, false
		}
		p = p.Plus(by, 1)
	}
	return p, true
}

// byStrides compares the distance in bytes: two iterations are apart when a step of one variable goes over everything
// that the other variables reach, and so on for these.
func (a *analysis) byStrides(x, y access) bool {
	p, ok := x.bytes()
	q, ok2 := y.bytes()
	if !ok || !ok2 {
		return false
	}
	delta, ok := q.Plus(p, -1).Constant()
	if !ok {
		return false
	}
	delta = max(delta, -delta)
	// What each variable adds for a step of 1, and how far it reaches in all.
	steps, reach := map[string]sym.Poly{}, map[string]sym.Poly{}
	for name, n := range merged(a.levels, a.inner) {
		factor, rest, ok := p.Coefficient(name)
		if !ok {
			return false
		}
		if len(factor) == 0 {
			if _, level := a.levels[name]; level {
				return false
			}
			continue
		}
		if factor, ok = factor.Magnitude(); !ok || a.varies(factor) {
			return false
		}
		p = rest
		steps[name] = factor
		if n != nil {
			if r, ok := factor.Times(n.Plus(sym.Const(1), -1)); ok {
				reach[name] = r
			}
		}
	}
	var fits func(left []string) bool
	fits = func(left []string) bool {
		if len(left) == 0 {
			return true
		}
		for i, name := range left {
			others := slices.Delete(slices.Clone(left), i, i+1)
			span, ok := sym.Const(delta+max(x.size, y.size)), true
			for other := range steps {
				_, level := a.levels[other]
				if level && !slices.Contains(others, other) {
					continue
				}
				if reach[other] == nil {
					ok = false
					break
				}
				span = span.Plus(reach[other], 1)
			}
			if !ok {
				continue
			}
			if c, known := steps[name].Plus(span, -1).Constant(); known && c >= 0 && fits(others) {
				return true
			}
		}
		return false
	}
	return fits(slices.Sorted(maps.Keys(a.levels)))
}

func merged(a, b map[string]sym.Poly) map[string]sym.Poly {
	out := maps.Clone(a)
	maps.Copy(out, b)
	return out
}
