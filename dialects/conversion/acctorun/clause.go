package acctorun

import (
	"accc/dialects/acc"
	"accc/ir"
)

// preference orders the device types that mean the simulated device: what is said for it beats what is said for all
// other types, which beats what is said without device_type (OpenACC 3.3 §2.4).
var preference = map[acc.DeviceType]int{acc.DeviceDefault: 3, acc.DeviceStar: 2, acc.DeviceNone: 1}

// A pick is what a clause says for the simulated device.
type pick struct {
	found  bool
	values []*ir.Value // none: the clause stands without an argument
	index  int         // of the segment, in the attributes that run along
}

// choose finds what a clause that may be given per device type says. operands is the name of the operand group,
// types that of the device types of the operands, bare that of the device types without operand; segments, where
// not "", says how many operands belong to each device type.
func choose(o *ir.Op, operands, types, bare, segments string) pick {
	best, p := 0, pick{}
	vals := o.GetAll(operands)
	var sizes []int64
	if segments != "" {
		if d, ok := o.Attr(segments).(*ir.DenseArrayAttr); ok {
			sizes = d.Values
		}
	}
	list := acc.DeviceTypesOf(o.Attr(types))
	if list == nil && len(vals) > 0 {
		list = []acc.DeviceType{acc.DeviceNone}
		if sizes == nil {
			sizes = []int64{int64(len(vals))}
		}
	}
	at := 0
	for i, t := range list {
		n := 1
		if i < len(sizes) {
			n = int(sizes[i])
		}
		if rank := preference[t]; rank > best && at+n <= len(vals) {
			best, p = rank, pick{true, vals[at : at+n], i}
		}
		at += n
	}
	if bare != "" {
		for _, t := range acc.DeviceTypesOf(o.Attr(bare)) {
			if rank := preference[t]; rank > best {
				best, p = rank, pick{found: true}
			}
		}
	}
	return p
}

// has tells whether a clause without arguments ("seq") is given for the simulated device.
func has(o *ir.Op, name string) bool {
	for _, t := range acc.DeviceTypesOf(o.Attr(name)) {
		if preference[t] > 0 {
			return true
		}
	}
	return false
}

// levels are the parallelism clauses of a loop.
type levels struct {
	gang, worker, vector, seq, independent, auto bool
	dim                                          int // of gang, from 0
	// chunk is the size of gang(static: size); nil: none is given.
	chunk *ir.Value
}

func levelsOf(loop *ir.Op) levels {
	lv := levels{
		worker:      has(loop, "worker") || choose(loop, "workerNumOperands", "workerNumOperandsDeviceType", "", "").found,
		vector:      has(loop, "vector") || choose(loop, "vectorOperands", "vectorOperandsDeviceType", "", "").found,
		seq:         has(loop, "seq"),
		independent: has(loop, "independent"),
		auto:        has(loop, "auto_"),
	}
	g := choose(loop, "gangOperands", "gangOperandsDeviceType", "gang", "gangOperandsSegments")
	lv.gang = g.found
	if kinds, ok := loop.Attr("gangOperandsArgType").(*ir.ArrayAttr); ok && len(g.values) > 0 {
		first, _ := loop.GroupRange(groupIndex(loop, "gangOperands"))
		for _, v := range g.values {
			for i, k := range kinds.Elems {
				n, ok := acc.GangArgEnum.Of(k)
				if !ok || loop.Operand(first+i) != v {
					continue
				}
				d, known := constantOf(v)
				switch acc.GangArg(n) {
				case acc.GangDim:
					if known && d >= 1 && d <= 3 {
						lv.dim = int(d) - 1
					}
				case acc.GangStatic:
					if !known || d > 0 { // "*" is a number below
						lv.chunk = v
					}
				}
			}
		}
	}
	return lv
}

func groupIndex(o *ir.Op, name string) int {
	for i, g := range o.Def().Operands {
		if g.Name == name {
			return i
		}
	}
	return 0
}

// any tells whether a level is asked for.
func (lv levels) any() bool { return lv.gang || lv.worker || lv.vector }

// directiveName is how the user wrote a construct.
func directiveName(o *ir.Op) string {
	name := directiveNames[o.Def()]
	if o.Attr("combined") != nil {
		name += " loop"
	}
	return name
}

var directiveNames = map[*ir.OpDef]string{
	acc.Parallel: "parallel", acc.Serial: "serial", acc.Kernels: "kernels", acc.Loop: "loop", acc.Data: "data",
	acc.EnterData: "enter data", acc.ExitData: "exit data", acc.Update: "update", acc.HostData: "host_data", acc.Wait: "wait",
	acc.Init: "init", acc.Shutdown: "shutdown", acc.Set: "set", acc.Declare: "declare", acc.DeclareEnter: "declare",
	acc.DeclareExit: "declare",
}

// constantOf is the value of an integer constant.
func constantOf(v *ir.Value) (int64, bool) {
	if v.Op() == nil {
		return 0, false
	}
	if a, ok := v.Op().Attr("value").(*ir.IntegerAttr); ok && v.Op().Def().Has(ir.ConstantLike) {
		return a.Value, true
	}
	return 0, false
}
