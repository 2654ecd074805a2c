package pass_test

import (
	"fmt"
	"os"

	"accc/dialects"
	"accc/dialects/arith"
	"accc/ir"
	"accc/ir/pass"
)

// A pattern of one's own: what is added to itself is multiplied by two. The driver also erases what becomes dead, folds constants and
// visits again what a change touches.
func ExampleGreedy() {
	module, err := ir.ParseText(dialects.NewContext(), "example.mlir", `
func.func @f(%a: i32) -> i32 {
  %unused = arith.subi %a, %a : i32
  %b = arith.addi %a, %a : i32
  return %b : i32
}`)
	if err != nil {
		panic(err)
	}
	doubled := func(o *ir.Op, rw *ir.Rewriter) bool {
		if o.Operand(0) != o.Operand(1) {
			return false
		}
		b := ir.Before(o)
		two := arith.Int(b, o.Result(0).Type(), 2)
		rw.Replace(o, b.Op(arith.MulI, ir.With{Operands: []*ir.Value{o.Operand(0), two}, Types: []ir.Type{o.Result(0).Type()}}).Result(0))
		return true
	}
	pass.Greedy{Patterns: func(def *ir.OpDef) []pass.Pattern {
		if def == arith.AddI {
			return []pass.Pattern{doubled}
		}
		return nil
	}}.Run(module)
	if err := ir.Print(os.Stdout, module, ir.PrintOptions{}); err != nil {
		fmt.Println(err)
	}
	// Output:
	// module {
	//   func.func @f(%arg0: i32) -> i32 {
	//     %c2_i32 = arith.constant 2 : i32
	//     %0 = arith.muli %arg0, %c2_i32 : i32
	//     return %0 : i32
	//   }
	// }
}
