package acctoomp

import (
	"accc/dialects/acc"
	"accc/ir"
)

// levels are what the clauses of a loop say of how it runs.
type levels struct {
	gang, worker, vector, seq, auto bool
	static                          *ir.Value // the argument of gang(static:)
	tile                            bool
}

func levelsOf(loop *ir.Op) levels {
	gang := acc.SlotGang.Choose(acc.Any, loop)
	l := levels{
		gang:   gang.Found,
		worker: acc.SlotWorker.Given(acc.Any, loop),
		vector: acc.SlotVector.Given(acc.Any, loop),
		seq:    acc.SlotSeq.Given(acc.Any, loop),
		auto:   acc.SlotAuto.Given(acc.Any, loop),
		tile:   acc.SlotTile.Given(acc.Any, loop),
	}
	for i, kind := range gang.Kinds {
		if kind == acc.GangStatic {
			l.static = gang.Values[i]
		}
	}
	return l
}

func (l levels) any() bool { return l.gang || l.worker || l.vector }

// loopsOf are the loops in an operation, those in loops included.
func loopsOf(o *ir.Op) (list []*ir.Op) {
	for _, r := range o.Regions() {
		for _, b := range r.Blocks() {
			for in := b.First(); in != nil; in = in.Next() {
				ir.Walk(in, func(x *ir.Op) bool {
					if x.Is(acc.Loop) {
						list = append(list, x)
					}
					return true
				})
			}
		}
	}
	return list
}

// anyLoop reports whether a loop in o has levels that f asks for.
func anyLoop(o *ir.Op, f func(levels) bool) bool {
	for _, l := range loopsOf(o) {
		if f(levelsOf(l)) {
			return true
		}
	}
	return false
}
