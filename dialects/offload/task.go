package offload

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Tasks.
var (
	Frame = define("frame", ir.Spec{
		Doc:     "Memory for copies of variables that the next task has from the beginning. The task that uses the frame frees it.",
		Attrs:   []ir.AttrSpec{needed("bytes", constraint.I64Attr)},
		Results: []ir.ResultSpec{one("frame", pointers)},
		Format:  "$bytes attr-dict `:` type($frame)",
	})
	Task = define("task", ir.Spec{
		Doc: "Run the region later, or by another thread, after the tasks that it depends on. Values from outside are captured: " +
			"they are kept in the frame. A task that is not deferred has ended before control goes on. The kinds of " +
			"dependences are 0 in, 1 out, 2 mutexinoutset, 3 inoutset, 4 a depend object, 5 all memory; 16 more says that the " +
			"address is that of a list: how many addresses it has, and where they are.",
		Operands: []ir.OperandSpec{one("frame", pointers), maybe("deferred", i1), maybe("final", i1), maybe("priority", i32),
			maybe("event", pointers), many("depend", pointers)},
		Attrs: []ir.AttrSpec{needed("function", constraint.StringAttr), optional("kinds", constraint.DenseI32Array),
			optional("mergeable", constraint.UnitAttr), optional("untied", constraint.UnitAttr), directive},
		Regions: []ir.RegionSpec{{Name: "region", Sized: -1}},
		Traits:  ir.AutomaticAllocationScope,
		Format: "$frame oilist( `if` `(` $deferred `)` | `final` `(` $final `)` | `priority` `(` $priority `)` | `event` `(` $event `:` type($event) `)` | " +
			"`depend` `(` $depend `:` type($depend) `)` ) `:` type($frame) $region attr-dict",
		Verify:        verifyTask,
		VerifyRegions: verifyPlainEnds,
	})
	TaskWait = define("task_wait", ir.Spec{
		Doc:      "Wait for the tasks that the current one has made, or for those that have these dependences.",
		Operands: []ir.OperandSpec{many("depend", pointers)},
		Attrs:    []ir.AttrSpec{optional("kinds", constraint.DenseI32Array), directive},
		Format:   "(`depend` `(` $depend^ `:` type($depend) `)`)? attr-dict",
		Verify:   verifyDepend,
	})
	TaskYield = define("task_yield", ir.Spec{
		Doc:    "Let another task run.",
		Attrs:  []ir.AttrSpec{directive},
		Format: "attr-dict",
	})
	TaskGroup = define("task_group", ir.Spec{
		Doc:    "Begin a group of tasks.",
		Attrs:  []ir.AttrSpec{directive},
		Format: "attr-dict",
	})
	TaskGroupEnd = define("task_group_end", ir.Spec{
		Doc:    "Wait for the tasks of the group and those that they have made, and fold the copies of its reductions.",
		Attrs:  []ir.AttrSpec{directive},
		Format: "attr-dict",
	})
	ReduceTasks = define("reduce_tasks", ir.Spec{
		Doc: "Add variables to those that the tasks of the current group reduce. For each there are its size and two functions: " +
			"one fills a copy, given its address and that of the variable, the other one folds a copy, given the address of the " +
			"variable and that of the copy.",
		Operands: []ir.OperandSpec{many("variables", pointers)},
		Attrs: []ir.AttrSpec{needed("bytes", constraint.DenseI64Array), needed("init", constraint.SymbolRefArray),
			needed("combine", constraint.SymbolRefArray), directive},
		Format: "$variables attr-dict `:` type($variables)",
		Verify: verifyReduceTasks,
	})
	TaskCopy = define("task_copy", ir.Spec{
		Doc:      "The copy that this thread has of a variable that tasks reduce.",
		Operands: []ir.OperandSpec{one("variable", pointers)},
		Attrs:    []ir.AttrSpec{directive},
		Results:  []ir.ResultSpec{one("address", pointers)},
		Format:   "$variable attr-dict `:` type($variable) `->` type($address)",
	})
)

func verifyTask(o *ir.Op) error {
	if err := verifyNoArgument(o); err != nil {
		return err
	}
	return verifyDepend(o)
}

func verifyNoArgument(o *ir.Op) error {
	if n := len(o.Region(0).Entry().Args()); n > 0 {
		return o.Errorf("expected no argument of the region, found %d", n)
	}
	return nil
}

func verifyDepend(o *ir.Op) error {
	kinds, _ := o.Attr("kinds").(*ir.DenseArrayAttr)
	n := 0
	if kinds != nil {
		n = len(kinds.Values)
	}
	if n != len(o.GetAll("depend")) {
		return o.Errorf("expected a kind for each dependence, found %d for %d", n, len(o.GetAll("depend")))
	}
	return nil
}

func verifyReduceTasks(o *ir.Op) error {
	n := len(o.GetAll("variables"))
	bytes, init, combine := o.Attr("bytes").(*ir.DenseArrayAttr), o.Attr("init").(*ir.ArrayAttr), o.Attr("combine").(*ir.ArrayAttr)
	if len(bytes.Values) != n || len(init.Elems) != n || len(combine.Elems) != n {
		return o.Errorf("expected a size and two functions for each of %d variables", n)
	}
	return nil
}
