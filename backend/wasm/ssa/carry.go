package ssa

import "slices"

// maxCarried is the number of values that a loop carries from one iteration to the next in addition to its variables.
const maxCarried = 4

// CarryValues keeps for the next round what a round has computed, where the start of the loop would compute it again: x * x
// in a loop that goes on while x * x + y * y is small. It does so with floating-point numbers only; integers are
// addresses and counts, whose form other passes know.
func (f *Func) CarryValues() {
	for _, l := range f.Loops() {
		l.carry()
	}
}

func (l *Loop) carry() {
	pre := l.preheader()
	h := l.Header
	if len(h.Preds) != 2 {
		return
	}
	latch, entry := 0, 1
	if h.Preds[0].Block == pre {
		latch, entry = 1, 0
	}
	have := map[valueKey]*Value{}
	for b := h.Preds[latch].Block; b != nil && b != h; b = b.idom {
		for _, v := range b.Values {
			if k, ok := keyOf(v.Op, v.Type, v.Aux, v.Args); ok && v.canCarry() {
				have[k] = v
			}
		}
	}
	if len(have) == 0 {
		return
	}
	carried := 0
	for _, v := range slices.Clone(h.Values[len(h.Phis()):]) {
		if carried == maxCarried || !v.canCarry() {
			continue
		}
		first, next, ok := l.translate(v, entry, latch)
		if !ok {
			continue
		}
		k, ok := keyOf(v.Op, v.Type, v.Aux, next)
		if w := have[k]; ok && w != nil {
			args := make([]*Value, 2)
			args[entry], args[latch] = pre.Add(v.Op, v.Type, v.Aux, first...), w
			args[entry].Pos = v.Pos
			v.dropArgs()
			v.Op, v.Aux, v.Args = Phi, 0, args
			for _, a := range args {
				a.Uses++
			}
			at := slices.Index(h.Values, v)
			h.Values = slices.Insert(slices.Delete(h.Values, at, at+1), 0, v)
			carried++
		}
	}
}

// canCarry reports whether a value is arithmetic on floating-point numbers.
func (v *Value) canCarry() bool {
	return (v.Type == F32 || v.Type == F64) && v.Op != Phi && v.Op != Param && v.Op != Result && v.Op != Select && len(v.Args) > 0 &&
		!v.Op.Is(Reads|Writes|Traps)
}

// translate returns the arguments of a value of the header as they are when the loop is entered and in the next round; there must be
// some that change.
func (l *Loop) translate(v *Value, entry, latch int) (first, next []*Value, ok bool) {
	for _, a := range v.Args {
		switch {
		case a.Op == Phi && a.Block == l.Header:
			first, next, ok = append(first, a.Args[entry]), append(next, a.Args[latch]), true
		case l.invariant(a):
			first, next = append(first, a), append(next, a)
		default:
			return nil, nil, false
		}
	}
	return first, next, ok
}
