package convert_test

import (
	"fmt"

	"accc/dialects"
	"accc/dialects/arith"
	fn "accc/dialects/func"
	"accc/ir"
	"accc/ir/convert"
)

// Numbers of 64 bits become such of 32.
func ExampleConversion() {
	ctx := dialects.NewContext()
	module, err := ir.ParseText(ctx, "example.mlir", `
func.func @f(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}
func.func @g(%a: i64) -> i64 {
  %0 = arith.divsi %a, %a : i64
  return %0 : i64
}`)
	if err != nil {
		panic(err)
	}
	types := &convert.Types{}
	types.Add(func(t ir.Type) ir.Type {
		if t == ir.I64() {
			return ir.I32()
		}
		return nil
	})
	narrow := convert.Conversion{
		Types: types,
		Rules: map[*ir.OpDef]convert.Rule{
			arith.AddI: func(o *ir.Op, b *ir.Builder) ([]*ir.Value, error) {
				return b.Op(arith.AddI, ir.With{Operands: o.Operands()}).Results(), nil
			},
		},
		Legal: func(o *ir.Op) bool { return o.Is(fn.Func) || o.Is(fn.Return) },
	}
	entry := module.Region(0).Entry()
	fmt.Println(narrow.Run(entry.First()), ir.Check(ctx, module))
	fmt.Print(ir.Text(entry.First(), ir.PrintOptions{}))
	fmt.Println(narrow.Run(entry.Last()))
	// Output:
	// <nil> <nil>
	// func.func @f(%arg0: i32, %arg1: i32) -> i32 {
	//   %0 = arith.addi %arg0, %arg1 : i32
	//   return %0 : i32
	// }
	// example.mlir:7:8: 'arith.divsi' has no conversion
}
