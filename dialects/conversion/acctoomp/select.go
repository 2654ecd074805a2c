package acctoomp

import (
	"accc/dialects/acc"
	"accc/ir"
)

// preference orders the device types whose clauses count: what is said for all beats what is said without
// device_type. OpenMP code is written once, so nothing that is said for one kind of device is taken.
var preference = map[acc.DeviceType]int{acc.DeviceDefault: 3, acc.DeviceStar: 2, acc.DeviceNone: 1}

// choose finds the values of a clause that can be given per device type: operands, the device types of them, the
// device types for which the clause stands alone, and how many values each device type has ("": one).
func choose(o *ir.Op, operands, types, bare, segments string) (vals []*ir.Value, found bool) {
	vals, found, _ = chooseAt(o, operands, types, bare, segments)
	return vals, found
}

// chooseAt also gives the place of the values' device type in the list, -1 where the clause stands alone.
func chooseAt(o *ir.Op, operands, types, bare, segments string) (vals []*ir.Value, found bool, place int) {
	place = -1
	all := o.GetAll(operands)
	var sizes []int64
	if d, ok := o.Attr(segments).(*ir.DenseArrayAttr); segments != "" && ok {
		sizes = d.Values
	}
	list := acc.DeviceTypesOf(o.Attr(types))
	if list == nil && len(all) > 0 {
		list = []acc.DeviceType{acc.DeviceNone}
		if sizes == nil {
			sizes = []int64{int64(len(all))}
		}
	}
	best, at := 0, 0
	for i, t := range list {
		n := 1
		if i < len(sizes) {
			n = int(sizes[i])
		}
		if rank := preference[t]; rank > best && at+n <= len(all) {
			best, vals, found, place = rank, all[at:at+n], true, i
		}
		at += n
	}
	if bare != "" {
		for _, t := range acc.DeviceTypesOf(o.Attr(bare)) {
			if rank := preference[t]; rank > best {
				best, vals, found, place = rank, nil, true, -1
			}
		}
	}
	return vals, found, place
}

// has tells whether a clause stands alone.
func has(o *ir.Op, name string) bool {
	for _, t := range acc.DeviceTypesOf(o.Attr(name)) {
		if preference[t] > 0 {
			return true
		}
	}
	return false
}

// levels are what the clauses of a loop say of how it runs.
type levels struct {
	gang, worker, vector, seq, auto bool
	static                          *ir.Value // the argument of gang(static:)
	tile                            bool
}

func levelsOf(loop *ir.Op) levels {
	l := levels{seq: has(loop, "seq"), auto: has(loop, "auto_")}
	_, l.worker = choose(loop, "workerNumOperands", "workerNumOperandsDeviceType", "worker", "")
	_, l.vector = choose(loop, "vectorOperands", "vectorOperandsDeviceType", "vector", "")
	_, l.tile = choose(loop, "tileOperands", "tileOperandsDeviceType", "", "tileOperandsSegments")
	var vals []*ir.Value
	vals, l.gang = choose(loop, "gangOperands", "gangOperandsDeviceType", "gang", "gangOperandsSegments")
	kinds, _ := loop.Attr("gangOperandsArgType").(*ir.ArrayAttr)
	for _, v := range vals {
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
