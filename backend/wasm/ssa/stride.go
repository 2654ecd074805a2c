package ssa

import "slices"

// Limits of the loops that are made twice: operations of the body, and strides that are compared.
const (
	maxStrideBody = 64
	maxStrides    = 6
)

// AssumeStrides makes innermost loops of one block twice where they step through arrays by strides that are known only when the
// program runs, as those of assumed-shape arrays in Fortran: once for when each of these strides is the size of an element, so
// that addresses share their bounds checks and the loop can work on vectors, and once as it was.
func (f *Func) AssumeStrides() {
	for _, l := range f.Loops() {
		if len(l.Blocks) == 1 {
			l.assumeStrides()
		}
	}
}

// A stride is an invariant factor of addresses, with the value that makes neighbours of the elements that are accessed one after
// the other.
type stride struct {
	factor *Value
	want   int64
}

func (l *Loop) assumeStrides() {
	b := l.Header
	if b.Kind != If || len(b.Preds) != 2 || len(b.Values) > maxStrideBody || b.Succs[0].Block == b.Succs[1].Block {
		return
	}
	pre, entry, latch, fo := l.entrance()
	strides := l.strides(l.inductions(entry, latch, fo))
	if len(strides) == 0 {
		return
	}
	exit := 0
	if b.Succs[0].Block == b {
		exit = 1
	}
	f := b.Func
	out := f.closeLoop(l, exit)

	near := f.NewBlock()
	near.Pos, near.Kind, near.loop = b.Pos, If, l.another(near)
	copies := map[*Value]*Value{}
	for _, s := range strides {
		copies[s.factor] = f.NewValue(Const, I32, s.want)
	}
	look := func(v *Value) *Value {
		if c := copies[v]; c != nil {
			return c
		}
		return v
	}
	phis := slices.Clone(b.Phis())
	for _, p := range phis {
		c := f.NewValue(Phi, p.Type, 0)
		c.Block, c.Pos = near, p.Pos
		near.Values = append(near.Values, c)
		copies[p] = c
	}
	for _, v := range b.Values[len(phis):] {
		args := make([]*Value, len(v.Args))
		for i, a := range v.Args {
			args[i] = look(a)
		}
		c := near.Add(v.Op, v.Type, v.Aux, args...)
		c.Sym, c.Sig, c.Pos, c.Class = v.Sym, v.Sig, v.Pos, v.Class
		copies[v] = c
	}
	near.SetControl(look(b.Control))

	// To the copy if the strides are as wanted.
	var all *Value
	for _, s := range strides {
		is := fo.make(I32Eq, s.factor, fo.constant(I32, s.want))
		if all == nil {
			all = is
		} else {
			all = fo.make(I32And, all, is)
		}
	}
	pre.Kind = If
	pre.SetControl(all)
	pre.Succs = append([]Edge{{}}, pre.Succs...)
	pre.Succs[1].Block.Preds[pre.Succs[1].Index].Index = 1
	pre.Succs[0] = Edge{near, 0}
	near.Preds = append(near.Preds, Edge{pre, 0})
	if exit == 1 {
		near.Connect(near)
		near.Connect(out)
	} else {
		near.Connect(out)
		near.Connect(near)
	}
	for _, p := range phis {
		c := copies[p]
		c.Args = []*Value{p.Args[entry], look(p.Args[latch])}
		for _, a := range c.Args {
			a.Uses++
		}
	}
	for _, p := range out.Phis() {
		a := look(p.Args[0])
		p.Args = append(p.Args, a)
		a.Uses++
	}
}

// strides are the invariant factors by which addresses in the loop grow.
func (l *Loop) strides(counts map[*Value]induction) (list []stride) {
	for _, v := range l.Header.Values {
		if !v.Op.IsLoad() && !v.Op.IsStore() || l.invariant(v.Args[0]) {
			continue
		}
		var s sum
		if !l.linear(v.Args[0], 1, &s) {
			continue
		}
		size := int64(v.Op.Info().Width)
		for _, t := range s.terms {
			in, ok := counts[t.v]
			if !ok || t.by == nil || t.by.Op == Const {
				continue
			}
			// Bytes: where elements are counted, as in a[i*n+j], the factor is the length of a row, and hardly 1.
			if step, known := in.step.IsConst(); !known || step*t.n != 1 {
				continue
			}
			if slices.ContainsFunc(list, func(s stride) bool { return s.factor == t.by }) {
				continue
			}
			list = append(list, stride{t.by, size})
		}
	}
	if len(list) > maxStrides {
		return nil
	}
	return list
}
