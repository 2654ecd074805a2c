package acctooffload

import (
	"accc/dialects/acc"
	"accc/ir"
)

// target is the simulated device: clauses for its type are taken.
var target = acc.For(acc.DeviceNvidia)

// levels are the parallelism clauses of a loop.
type levels struct {
	gang, worker, vector, seq, independent, auto bool
	dim                                          int // of gang, from 0
	static                                       bool
	// chunk is the size of gang(static: size); nil: none is given.
	chunk *ir.Value
}

func levelsOf(loop *ir.Op) levels {
	gang := acc.SlotGang.Choose(target, loop)
	lv := levels{
		gang:        gang.Found,
		worker:      acc.SlotWorker.Given(target, loop),
		vector:      acc.SlotVector.Given(target, loop),
		seq:         acc.SlotSeq.Given(target, loop),
		independent: acc.SlotIndependent.Given(target, loop),
		auto:        acc.SlotAuto.Given(target, loop),
	}
	for i, kind := range gang.Kinds {
		n, known := ir.ConstantInt(gang.Values[i])
		switch kind {
		case acc.GangDim:
			if known && n >= 1 && n <= 3 {
				lv.dim = int(n) - 1
			}
		case acc.GangStatic:
			lv.static = true
			if !known || n > 0 { // "*" is a number below
				lv.chunk = gang.Values[i]
			}
		}
	}
	return lv
}

// any reports whether a level is asked for.
func (lv levels) any() bool { return lv.gang || lv.worker || lv.vector }

// directiveName is how the user wrote a construct.
func directiveName(o *ir.Op) string {
	name := directiveNames[o.Def()]
	if o.Attr("combined") != nil && !o.Is(acc.Loop) {
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
