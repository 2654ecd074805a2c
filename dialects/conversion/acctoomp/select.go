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
	l := levels{seq: acc.Any.Given(loop, "seq"), auto: acc.Any.Given(loop, "auto_")}
	l.worker = acc.Any.Choose(loop, "workerNumOperands", "workerNumOperandsDeviceType", "worker", "").Found
	l.vector = acc.Any.Choose(loop, "vectorOperands", "vectorOperandsDeviceType", "vector", "").Found
	l.tile = acc.Any.Choose(loop, "tileOperands", "tileOperandsDeviceType", "", "tileOperandsSegments").Found
	gang := acc.Any.Choose(loop, "gangOperands", "gangOperandsDeviceType", "gang", "gangOperandsSegments")
	l.gang = gang.Found
	kinds, _ := loop.Attr("gangOperandsArgType").(*ir.ArrayAttr)
	for _, v := range gang.Values {
		for i, o := range loop.GetAll("gangOperands") {
			if k, ok := acc.GangArgEnum.Of(kinds.Elems[i]); ok && o == v && acc.GangArg(k) == acc.GangStatic {
				l.static = v
			}
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

// anyLoop tells whether a loop in o has levels that f asks for.
func anyLoop(o *ir.Op, f func(levels) bool) bool {
	for _, l := range loopsOf(o) {
		if f(levelsOf(l)) {
			return true
		}
	}
	return false
}
