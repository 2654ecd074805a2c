// Command build makes a program of the acc dialect without a source: a function that doubles the elements of an array on the device. It prints
// MLIR, which accc opt and mlir-opt read.
package main

import (
	"fmt"
	"os"

	"accc/dialects"
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/builtin"
	fn "accc/dialects/func"
	"accc/dialects/memref"
	"accc/ir"
)

func main() {
	module := doubling(1024)
	if err := ir.Check(dialects.NewContext(), module); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Print(ir.Text(module, ir.PrintOptions{}))
}

func doubling(n int64) *ir.Op {
	array := ir.MemRef([]int64{n}, ir.F32(), nil, nil)
	module := ir.Create(builtin.Module, ir.With{}, ir.Unknown)
	f := ir.At(module.Region(0).AddBlock()).Op(fn.Func, ir.With{Attrs: []ir.NamedAttr{
		{Name: "sym_name", Value: ir.String("double")},
		{Name: "function_type", Value: ir.TypeValue(ir.Func([]ir.Type{array}, nil))}}})
	entry := f.Region(0).AddBlock(array)
	b := ir.At(entry)

	// copy(a)
	varType := ir.TypeValue(ir.F32())
	in := ir.Make(b, acc.CopyinOperands{Var: entry.Arg(0), VarType: varType, DataClause: acc.ClauseCopy.Attr(), Name: "a"}, array)
	zero, one, last := index(b, 0), index(b, 1), index(b, n)
	parallel := ir.Make(b, acc.ParallelOperands{Combined: true, DataClauseOperands: in.Results()})
	ir.Make(b, acc.CopyoutOperands{AccVar: in.Result(0), Var: entry.Arg(0), VarType: varType, DataClause: acc.ClauseCopy.Attr(), Name: "a"})
	b.Op(fn.Return, ir.With{})

	// parallel loop
	p := ir.At(parallel.Region(0).AddBlock())
	loop := ir.Make(p, acc.LoopOperands{
		Lowerbound: []*ir.Value{zero}, Upperbound: []*ir.Value{last}, Step: []*ir.Value{one},
		Independent: acc.DeviceTypes(acc.DeviceNone), Combined: acc.ParallelLoop.Attr(),
		InclusiveUpperbound: ir.DenseArray(ir.I1(), []int64{0})})
	ir.Make(p, acc.YieldOperands{})
	body := loop.Region(0).AddBlock(ir.Index())
	l := ir.At(body)
	v := l.Op(memref.Load, ir.With{Groups: [][]*ir.Value{in.Results(), body.Args()}, Types: []ir.Type{ir.F32()}}).Result(0)
	sum := l.Op(arith.AddF, ir.With{Operands: []*ir.Value{v, v}}).Result(0)
	l.Op(memref.Store, ir.With{Groups: [][]*ir.Value{{sum}, in.Results(), body.Args()}})
	ir.Make(l, acc.YieldOperands{})
	return module
}

func index(b *ir.Builder, n int64) *ir.Value {
	return b.Op(arith.Constant, ir.With{Types: []ir.Type{ir.Index()}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(ir.Index(), n)}}}).Result(0)
}
