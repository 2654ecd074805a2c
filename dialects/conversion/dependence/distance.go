package dependence

import (
	"fmt"

	"accc/ir"
	"accc/sym"
)

// mostFound bounds the dependences that a verdict lists.
const mostFound = 64

// A Dependence is a pair of accesses to one object, one of them a write at least, that meet in different iterations.
type Dependence struct {
	// From and To are the accesses. If a distance is known, To is the one in the later iteration.
	From, To End
	// Object is an address in the object; Name is the user's name of the variable, "" where nothing says it.
	Object *ir.Value
	Name   string
	// Distance is how many iterations after From the access To is, for each counter of the loop, outermost first.
	Distance []Distance
	// Definite: the iterations that are so far apart do access the same memory, whenever there are any. Else they may.
	Definite bool
	// Obstacle says, of one that is not definite, what keeps it from being so or from being excluded.
	Obstacle string
}

// An End is an access of a dependence.
type End struct {
	Op    *ir.Op
	Write bool
}

// A Distance is a number of iterations, where it is known.
type Distance struct {
	Known      bool
	Iterations int64
}

// Direction is '<' for a positive distance, '=' for none, '>' for a negative one and '*' for one that is not known or may be
// any.
func (d Distance) Direction() byte {
	switch {
	case !d.Known:
		return '*'
	case d.Iterations > 0:
		return '<'
	case d.Iterations < 0:
		return '>'
	}
	return '='
}

// compare tests every pair of accesses to one object with a write in it.
func (a *analysis) compare() {
	for i, x := range a.accesses {
		for _, y := range a.accesses[i:] {
			if x.object == y.object && (x.write || y.write) && !a.apart(x, y) && a.note(x, y) {
				o := x.op
				if !x.write {
					o = y.op
				}
				a.fail(o, fmt.Sprintf("iterations may meet in %s", a.name(x.base)))
				if len(a.found) == mostFound {
					return
				}
			}
		}
	}
}

// note adds what is known of two accesses that may meet in different iterations to the dependences. It returns false if
// they do not.
func (a *analysis) note(x, y access) bool {
	distance, exact, meet := a.distance(x, y)
	if !meet {
		return false
	}
	d := Dependence{From: End{x.op, x.write}, To: End{y.op, y.write}, Object: x.base, Name: a.variable(x.base), Distance: distance,
		Definite: exact && x.always && y.always}
	if !d.Definite {
		d.Obstacle = obstacle(x, y, exact)
	}
	for _, n := range distance {
		if n.Known && n.Iterations > 0 {
			break
		}
		if n.Known && n.Iterations < 0 {
			d.From, d.To = d.To, d.From
			for i := range distance {
				distance[i].Iterations = -distance[i].Iterations
			}
			break
		}
	}
	a.found = append(a.found, d)
	return true
}

// distance is how many iterations after x the access y to the same memory is. exact tells that they do meet there; meet is
// false if they meet in no iterations but the same one.
func (a *analysis) distance(x, y access) (list []Distance, exact, meet bool) {
	list = make([]Distance, len(a.counters))
	strides, ok := sameDims(x, y)
	if x.size == 0 || y.size == 0 || !ok {
		return list, false, true
	}
	if x.offset >= y.offset+y.size || y.offset >= x.offset+x.size {
		return list, false, false // other members of the elements
	}
	exact = true
	for _, key := range strides {
		i, n, ok := a.difference(x.dims[key].at, y.dims[key].at)
		switch {
		case !ok:
			exact = false
		case i < 0 && n != 0:
			return list, false, false
		case i < 0:
		case list[i].Known && list[i].Iterations != n:
			return list, false, false
		default:
			if list[i] = (Distance{true, n}); !a.reaches(i, n) {
				return list, false, false
			}
		}
	}
	for i, d := range list {
		if n, ok := a.iterations(i); ok && n <= 1 {
			list[i].Known = true // there is no other iteration
			continue
		}
		meet = meet || !d.Known || d.Iterations != 0
	}
	return list, exact, meet
}

// difference is what two equal subscripts, p in one iteration and q in another, say of how many iterations of counter i the other
// one is later; i is -1 if they have no counter, and n what they differ by. Where the iterations do not match,
// n is of counter -1, too. ok is false if it is too complicated.
func (a *analysis) difference(p, q sym.Poly) (i int, n int64, ok bool) {
	i = -1
	factor := int64(0)
	for j, c := range a.counters {
		name := a.id("i", c.Var)
		f, rest, ok := p.Coefficient(name)
		g, rest2, ok2 := q.Coefficient(name)
		if !ok || !ok2 || !f.Equal(g) {
			return 0, 0, false
		}
		if p, q = rest, rest2; len(f) == 0 {
			continue
		}
		if factor, ok = f.Constant(); !ok || i >= 0 {
			return 0, 0, false
		}
		i = j
	}
	rest, ok := p.Plus(q, -1).Constant()
	switch {
	case !ok || a.varies(p):
		return 0, 0, false
	case i < 0:
		return -1, rest, true
	}
	by, known := a.value(a.counters[i].Step)
	step, constant := by.Constant()
	switch {
	case rest == 0:
		return i, 0, true
	case rest%factor != 0:
		return -1, rest, true // no iterations meet
	case !known || !constant || step == 0:
		return 0, 0, false
	case rest/factor%step != 0:
		return -1, rest, true
	}
	return i, rest / factor / step, true
}

// reaches reports whether a counter may have so many iterations that some are n apart.
func (a *analysis) reaches(i int, n int64) bool {
	count, ok := a.iterations(i)
	return !ok || max(n, -n) < max(count, 1)
}

// iterations is the number of iterations of a counter; false if it is unknown.
func (a *analysis) iterations(i int) (int64, bool) {
	count, ok := a.levels[a.id("i", a.counters[i].Var)].Constant()
	by, known := a.value(a.counters[i].Step)
	step, constant := by.Constant()
	if a.levels[a.id("i", a.counters[i].Var)] == nil || !ok || !known || !constant || step == 0 {
		return 0, false
	}
	step = max(step, -step)
	return (count + step - 1) / step, true
}

// always reports whether every iteration executes an operation.
func (a *analysis) always(o *ir.Op) bool {
	for p := o.ParentOp(); ; o, p = p, p.ParentOp() {
		if len(o.Parent().Region().Blocks()) != 1 {
			return false
		}
		if p == a.loop {
			return true
		}
		counters := ir.CountersOf(p)
		for _, c := range counters {
			values := a.inner[a.id("i", c.Var)]
			if n, ok := values.Constant(); values == nil || !ok || n <= 0 {
				return false
			}
		}
		if len(counters) == 0 {
			return false
		}
	}
}
