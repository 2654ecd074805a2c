package ir_test

import (
	"fmt"
	"strings"

	"accc/dialects"
	"accc/dialects/acc"
	"accc/dialects/omp"
	"accc/ir"
)

const doubling = `
func.func @double(%a: memref<4xf32>, %async: i32) {
  %d = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32> {name = "a"}
  acc.parallel async(%async : i32) dataOperands(%d : memref<4xf32>) {
    acc.yield
  }
  acc.delete accPtr(%d : memref<4xf32>) {name = "a"}
  return
}`

func parse(text string) *ir.Op {
	module, err := ir.ParseText(dialects.NewContext(), "example.mlir", text)
	if err != nil {
		panic(err)
	}
	return module
}

// find is the first operation of a name.
func find(module *ir.Op, name string) (found *ir.Op) {
	ir.Walk(module, func(o *ir.Op) bool {
		if o.Name() == name && found == nil {
			found = o
		}
		return found == nil
	})
	return found
}

// Text is read, verified and written.
func ExampleParseText() {
	ctx := dialects.NewContext()
	_, err := ir.ParseText(ctx, "wrong.mlir", "func.func @f() {\n  acc.paralel {\n  }\n}")
	fmt.Println(err)

	module, err := ir.ParseText(ctx, "right.mlir", "func.func @f() { return }")
	fmt.Println(err)
	fmt.Print(ir.Text(module, ir.PrintOptions{}))
	// Output:
	// wrong.mlir:2:3: unknown operation 'acc.paralel' [IR0004]
	// <nil>
	// module {
	//   func.func @f() {
	//     return
	//   }
	// }
}

// The operands of an operation are read by name, in a structure.
func ExampleRead() {
	parallel, ok := ir.Read[acc.ParallelOperands](find(parse(doubling), "acc.parallel"))
	fmt.Println(ok, len(parallel.AsyncOperands), len(parallel.NumGangs), parallel.DataClauseOperands[0].Op().Name())
	// Output: true 1 0 acc.copyin
}

// Operations are made from the same structures. What is changed by name stays whole, however many groups vary in size.
func ExampleMake() {
	module := parse(doubling)
	old := find(module, "acc.parallel")
	operands, _ := ir.Read[acc.ParallelOperands](old)
	operands.NumWorkers, operands.NumWorkersDeviceType = operands.AsyncOperands, acc.DeviceTypes(acc.DeviceNone)
	operands.Combined = true
	made := ir.Make(ir.Before(old), operands)
	ir.Make(ir.At(made.Region(0).AddBlock()), acc.YieldOperands{})
	old.Erase()
	made.SetAll("asyncOperands", nil)
	made.SetAttr("asyncOperandsDeviceType", nil)
	fmt.Println(ir.Check(dialects.NewContext(), module))
	fmt.Println(strings.Split(ir.Text(module, ir.PrintOptions{}), "\n")[3])
	// Output:
	// <nil>
	//     acc.parallel combined(loop) dataOperands(%0 : memref<4xf32>) num_workers(%arg1 : i32) {
}

// The clauses of OpenMP are structures of their own: a function that is about one of them reads it from any operation.
func ExampleReadPart() {
	module := parse(`
func.func @f(%c: i1, %n: i32) {
  omp.parallel if(%c) num_threads(%n : i32) {
    omp.barrier
    omp.terminator
  }
  return
}`)
	ir.Walk(module, func(o *ir.Op) bool {
		if x, ok := ir.ReadPart[omp.IfClauseOps](o); ok {
			fmt.Println(o.Name(), x.IfExpr != nil)
		}
		return true
	})
	// Output: omp.parallel true
}

// Sizes are those of the data layout at an operation.
func ExampleLayoutOf() {
	module := parse("module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i64 = dense<[32, 64]> : vector<2xi64>>} {}")
	for _, l := range []*ir.DataLayout{ir.LP64, ir.LayoutOf(module)} {
		index, _ := l.Size(ir.Index())
		align, _ := l.Align(ir.I64())
		fmt.Println(index, align)
	}
	// Output:
	// 8 8
	// 4 4
}

// A parallel region of OpenMP that shares a loop. Clauses are fields of the structures that operations are made from, and keywords are named.
func ExampleEnum_Named() {
	module, err := ir.ParseText(dialects.NewContext(), "example.mlir", `
func.func @f(%threads: i32, %n: index, %one: index) {
  return
}`)
	if err != nil {
		panic(err)
	}
	entry := module.Region(0).Entry().First().Region(0).Entry()
	parallel := ir.Make(ir.Before(entry.Last()), omp.ParallelOperands{
		NumThreadsClauseOps: omp.NumThreadsClauseOps{NumThreads: entry.Arg(0)},
		ProcBindClauseOps:   omp.ProcBindClauseOps{ProcBindKind: omp.ProcBindEnum.Named("close")}})
	b := ir.At(parallel.Region(0).AddBlock())
	loop := ir.Make(b, omp.WsloopOperands{NowaitClauseOps: omp.NowaitClauseOps{Nowait: true},
		ScheduleClauseOps: omp.ScheduleClauseOps{ScheduleKind: omp.ScheduleEnum.Named("dynamic")}})
	ir.Make(b, omp.TerminatorOperands{})
	nest := ir.Make(ir.At(loop.Region(0).AddBlock()), omp.LoopNestOperands{LoopRelatedClauseOps: omp.LoopRelatedClauseOps{
		LoopLowerBounds: entry.Args()[2:3], LoopUpperBounds: entry.Args()[1:2], LoopSteps: entry.Args()[2:3], LoopInclusive: true}})
	ir.Make(ir.At(nest.Region(0).AddBlock(ir.Index())), omp.YieldOperands{})
	if err := ir.Check(dialects.NewContext(), module); err != nil {
		panic(err)
	}
	fmt.Print(ir.Text(module, ir.PrintOptions{}))
	// Output:
	// module {
	//   func.func @f(%arg0: i32, %arg1: index, %arg2: index) {
	//     omp.parallel num_threads(%arg0 : i32) proc_bind(close) {
	//       omp.wsloop nowait schedule(dynamic) {
	//         omp.loop_nest (%arg3) : index = (%arg2) to (%arg1) inclusive step (%arg2) {
	//           omp.yield
	//         }
	//       }
	//       omp.terminator
	//     }
	//     return
	//   }
	// }
}
