package ssa

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// ReduceStrength rewrites the addresses that innermost loops access. Each is a sum: its invariant part moves before
// the loop, and the part that grows by the same amount in every iteration becomes a variable that is incremented.
func (f *Func) ReduceStrength() {
	loops := f.Loops()
	inner := map[*Loop]bool{}
	for _, l := range loops {
		inner[l] = true
	}
	for _, l := range loops {
		delete(inner, l.Outer)
	}
	for _, l := range loops {
		if inner[l] {
			l.reduce()
		}
	}
}

// A sum is a linear combination of values of type i32, modulo 2^32.
type sum struct {
	terms []term
	c     int64
}

// A term is n * v, or n * v * by.
type term struct {
	v, by *Value // by is invariant, or nil
	n     int64
}

func (s *sum) add(t term) {
	for i := range s.terms {
		if s.terms[i].v == t.v && s.terms[i].by == t.by {
			s.terms[i].n = int64(int32(s.terms[i].n + t.n))
			if s.terms[i].n == 0 {
				s.terms = slices.Delete(s.terms, i, i+1)
			}
			return
		}
	}
	if t.n != 0 {
		s.terms = append(s.terms, t)
	}
}

// maxTerms bounds the sums that are taken apart.
const maxTerms = 12

// linear takes an address apart as far as it varies in the loop; what does not vary stays whole.
func (l *Loop) linear(v *Value, scale int64, out *sum) bool {
	scale = int64(int32(scale))
	if c, ok := v.IsConst(); ok {
		out.c = int64(int32(out.c + c*scale))
		return true
	}
	if len(out.terms) > maxTerms {
		return false
	}
	// The sums before the loop are taken apart too, one level, so that their constants are found.
	if l.invariant(v) && !(v.Op == I32Add && v.Args[1].Op == Const) {
		out.add(term{v, nil, scale})
		return true
	}
	switch v.Op {
	case I32Add:
		return l.linear(v.Args[0], scale, out) && l.linear(v.Args[1], scale, out)
	case I32Sub:
		return l.linear(v.Args[0], scale, out) && l.linear(v.Args[1], -scale, out)
	case I32Shl:
		if c, ok := v.Args[1].IsConst(); ok {
			return l.linear(v.Args[0], scale<<(uint(c)&31), out)
		}
	case I32Mul:
		if c, ok := v.Args[1].IsConst(); ok {
			return l.linear(v.Args[0], scale*c, out)
		}
		for i, by := range v.Args {
			if l.invariant(by) {
				return l.product(v.Args[1-i], by, scale, out)
			}
		}
	}
	out.add(term{v, nil, scale})
	return true
}

// product adds scale * v * by, where by is invariant.
func (l *Loop) product(v, by *Value, scale int64, out *sum) bool {
	var s sum
	if !l.linear(v, 1, &s) {
		return false
	}
	for _, t := range s.terms {
		if t.by != nil {
			return false
		}
	}
	for _, t := range s.terms {
		out.add(term{t.v, by, t.n * scale})
	}
	if s.c != 0 {
		out.add(term{by, nil, s.c * scale})
	}
	return true
}

// An induction is a value that grows by the same amount in each round.
type induction struct {
	start, step *Value // i32, invariant
}

// inductions finds what the phis of the header count, and the truncations of those that count in i64.
func (l *Loop) inductions(entry, latch int, fo *folder) map[*Value]induction {
	out := map[*Value]induction{}
	wide := map[*Value]induction{}
	for _, p := range l.Header.Phis() {
		next := p.Args[latch]
		if next.Op != I32Add && next.Op != I64Add || next.Args[0] != p || !l.invariant(next.Args[1]) {
			continue
		}
		if p.Type == I32 {
			out[p] = induction{p.Args[entry], next.Args[1]}
		} else {
			wide[p] = induction{p.Args[entry], next.Args[1]}
		}
	}
	for _, b := range l.Blocks {
		for _, v := range b.Values {
			if v.Op == I32WrapI64 {
				if in, ok := wide[v.Args[0]]; ok {
					out[v] = induction{fo.make(I32WrapI64, in.start), fo.make(I32WrapI64, in.step)}
				}
			}
		}
	}
	return out
}

// apart takes what does not vary apart too, as far as constants may be in it: the rows i-1 and i+1 of an array are at a constant distance.
func (l *Loop) apart(s *sum) sum {
	out := sum{c: s.c}
	for _, t := range s.terms {
		if t.by == nil && l.invariant(t.v) {
			out.takeApart(t.v, t.n, apartDepth)
		} else {
			out.add(t)
		}
	}
	return out
}

// apartDepth is how many operations takeApart follows.
const apartDepth = 8

// takeApart adds scale * v, as terms that are no sums.
func (s *sum) takeApart(v *Value, scale int64, depth int) {
	scale = int64(int32(scale))
	if c, ok := v.IsConst(); ok {
		s.c = int64(int32(s.c + c*scale))
		return
	}
	if depth > 0 && len(s.terms) < maxTerms {
		switch v.Op {
		case I32Add, I32Sub:
			s.takeApart(v.Args[0], scale, depth-1)
			if v.Op == I32Sub {
				scale = -scale
			}
			s.takeApart(v.Args[1], scale, depth-1)
			return
		case I32Shl:
			if c, ok := v.Args[1].IsConst(); ok {
				s.takeApart(v.Args[0], scale<<(uint(c)&31), depth-1)
				return
			}
		case I32Mul:
			if c, ok := v.Args[1].IsConst(); ok {
				s.takeApart(v.Args[0], scale*c, depth-1)
				return
			}
			if s.multiply(v, scale, depth-1) {
				return
			}
		}
	}
	s.add(term{v, nil, scale})
}

// multiply adds scale * v, a product, if one of its factors is no sum, and the other one of such.
func (s *sum) multiply(v *Value, scale int64, depth int) bool {
	var x, y sum
	x.takeApart(v.Args[0], 1, depth)
	y.takeApart(v.Args[1], 1, depth)
	if len(x.terms) != 1 || x.c != 0 {
		x, y = y, x
	}
	if len(x.terms) != 1 || x.c != 0 || x.terms[0].by != nil {
		return false
	}
	factor := x.terms[0]
	for _, t := range y.terms {
		if t.by != nil {
			return false
		}
	}
	for _, t := range y.terms {
		a, b := t.v, factor.v
		if a.ID > b.ID {
			a, b = b, a
		}
		s.add(term{a, b, int64(int32(t.n * factor.n * scale))})
	}
	if y.c != 0 {
		s.add(term{factor.v, nil, int64(int32(y.c * factor.n * scale))})
	}
	return true
}

// A walker is an address in the loop, without its constant; the addresses that differ from it by a constant share it.
// It is steady when it grows by the same amount in each round.
type walker struct {
	sum    sum   // of the first user
	apart  int64 // the constant in it, with those in what does not vary
	steady bool
	lowest int64
	users  []walkUse
}

type walkUse struct {
	access *Value
	c      int64
}

// maxWalkers bounds the variables a loop may get: they live in registers.
const maxWalkers = 8

func (l *Loop) reduce() {
	_, entry, latch, fo := l.entrance()
	if l.Header.Func.latches(l) != 1 || len(l.Header.Preds) != 2 {
		return
	}
	counts := l.inductions(entry, latch, fo)
	byKey := map[string]*walker{}
	var order []*walker
	walkers := 0
	for _, b := range l.Blocks {
		for _, v := range b.Values {
			if !v.Op.IsLoad() && !v.Op.IsStore() && !v.Op.IsAtomic() || l.invariant(v.Args[0]) {
				continue
			}
			var s sum
			if !l.linear(v.Args[0], 1, &s) {
				continue
			}
			apart := l.apart(&s)
			key, steady := l.walkerKey(&apart, counts)
			w := byKey[key]
			if w == nil {
				w = &walker{sum: s, apart: apart.c, lowest: s.c, steady: steady}
				byKey[key] = w
				order = append(order, w)
				if steady {
					walkers++
				}
			}
			c := w.sum.c + int64(int32(apart.c-w.apart))
			w.lowest = min(w.lowest, c)
			w.users = append(w.users, walkUse{v, c})
		}
	}
	for _, w := range order {
		switch {
		case w.steady && walkers <= maxWalkers:
			l.walk(w, counts, entry, latch, fo)
		case !w.steady:
			l.regroup(w, fo)
		}
	}
}

// regroup adds up the invariant part of an address before the loop, so that only the rest is added in it.
func (l *Loop) regroup(w *walker, fo *folder) {
	fixed := 0
	for _, t := range w.sum.terms {
		if l.invariant(t.v) {
			fixed++
		}
	}
	if fixed == len(w.sum.terms) || fixed == 0 || fixed == 1 && w.lowest == 0 {
		return
	}
	f := l.Header.Func
	base := fo.constant(I32, w.lowest)
	for _, t := range w.sum.terms {
		if l.invariant(t.v) {
			base = fo.make(I32Add, base, t.scaled(t.v, fo))
		}
	}
	for _, u := range w.users {
		b := u.access.Block
		at := &folder{f: f}
		at.emit = func(op Op, t Type, aux int64, args ...*Value) *Value {
			v := f.NewValue(op, t, aux, args...)
			v.Block, v.Pos = b, u.access.Pos
			b.Values = slices.Insert(b.Values, slices.Index(b.Values, u.access), v)
			return v
		}
		addr := base
		for _, t := range w.sum.terms {
			if !l.invariant(t.v) {
				addr = at.emit(I32Add, I32, 0, t.scaled(t.v, at), addr)
			}
		}
		if u.c != w.lowest {
			addr = at.emit(I32Add, I32, 0, addr, at.constant(I32, u.c-w.lowest))
		}
		u.access.SetArg(0, addr)
	}
}

// scaled is v times the factors of the term.
func (t term) scaled(v *Value, fo *folder) *Value {
	if t.by != nil {
		v = fo.make(I32Mul, v, t.by)
	}
	return fo.make(I32Mul, v, fo.constant(I32, t.n))
}

// latches counts the ways back to the header.
func (f *Func) latches(l *Loop) int {
	n := 0
	for _, p := range l.Header.Preds {
		if l.Contains(p.Block) {
			n++
		}
	}
	return n
}

// walkerKey identifies an address without its constant, and tells whether it grows steadily.
func (l *Loop) walkerKey(s *sum, counts map[*Value]induction) (name string, steady bool) {
	slices.SortFunc(s.terms, func(a, b term) int {
		if a.v != b.v {
			return cmp.Compare(a.v.ID, b.v.ID)
		}
		return cmp.Compare(id(a.by), id(b.by))
	})
	var key strings.Builder
	moving, other := false, false
	for _, t := range s.terms {
		if !l.invariant(t.v) {
			_, ok := counts[t.v]
			moving = moving || ok
			other = other || !ok
		}
		fmt.Fprintf(&key, "%d*%d*%d ", t.v.ID, id(t.by), t.n)
	}
	return key.String(), moving && !other
}

func id(v *Value) int {
	if v == nil {
		return -1
	}
	return v.ID
}

// walk makes the variable of a walker and lets its users start from it.
func (l *Loop) walk(w *walker, counts map[*Value]induction, entry, latch int, fo *folder) {
	start := fo.constant(I32, 0)
	step := fo.constant(I32, 0)
	for _, t := range w.sum.terms {
		if in, ok := counts[t.v]; ok && !l.invariant(t.v) {
			start = fo.make(I32Add, start, t.scaled(in.start, fo))
			step = fo.make(I32Add, step, t.scaled(in.step, fo))
		} else {
			start = fo.make(I32Add, start, t.scaled(t.v, fo))
		}
	}
	start = fo.make(I32Add, start, fo.constant(I32, w.lowest))
	f := l.Header.Func
	phi := f.NewValue(Phi, I32, 0)
	phi.Block = l.Header
	phi.Args = make([]*Value, 2)
	l.Header.Values = append([]*Value{phi}, l.Header.Values...)
	back := l.Header.Preds[latch].Block
	next := back.Add(I32Add, I32, 0, phi, step)
	phi.Args[entry], phi.Args[latch] = start, next
	start.Uses++
	next.Uses++
	for _, u := range w.users {
		addr := phi
		if u.c != w.lowest {
			b := u.access.Block
			addr = f.NewValue(I32Add, I32, 0, phi, fo.constant(I32, u.c-w.lowest))
			addr.Block, addr.Pos = b, u.access.Pos
			b.Values = slices.Insert(b.Values, slices.Index(b.Values, u.access), addr)
		}
		u.access.SetArg(0, addr)
	}
}
