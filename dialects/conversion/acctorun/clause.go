package acctorun

import (
	"accc/dialects/acc"
	"accc/ir"
)

// levels are the parallelism clauses of a loop.
type levels struct {
	gang, worker, vector, seq, independent, auto bool
	dim                                          int // of gang, from 0
	// chunk is the size of gang(static: size); nil: none is given.
	chunk *ir.Value
}

func levelsOf(loop *ir.Op) levels {
	lv := levels{
		worker:      target.Given(loop, "worker") || target.Choose(loop, "workerNumOperands", "workerNumOperandsDeviceType", "", "").Found,
		vector:      target.Given(loop, "vector") || target.Choose(loop, "vectorOperands", "vectorOperandsDeviceType", "", "").Found,
		seq:         target.Given(loop, "seq"),
		independent: target.Given(loop, "independent"),
		auto:        target.Given(loop, "auto_"),
	}
	g := target.Choose(loop, "gangOperands", "gangOperandsDeviceType", "gang", "gangOperandsSegments")
	lv.gang = g.Found
	if kinds, ok := loop.Attr("gangOperandsArgType").(*ir.ArrayAttr); ok && len(g.Values) > 0 {
		first, _ := loop.GroupRange(groupIndex(loop, "gangOperands"))
		for _, v := range g.Values {
			for i, k := range kinds.Elems {
				n, ok := acc.GangArgEnum.Of(k)
				if !ok || loop.Operand(first+i) != v {
					continue
				}
				d, known := ir.ConstantInt(v)
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
