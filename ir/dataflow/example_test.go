package dataflow_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/ir"
	"accc/ir/dataflow"
)

func parse(text string) *ir.Op {
	module, err := ir.ParseText(dialects.NewContext(), "example.mlir", text)
	if err != nil {
		panic(err)
	}
	return module
}

func find(o *ir.Op, name string) (found *ir.Op) {
	ir.Walk(o, func(o *ir.Op) bool {
		if o.Name() == name && found == nil {
			found = o
		}
		return found == nil
	})
	return found
}

// What is live where a compute region starts are the variables that implicit data attributes are determined for.
func ExampleLiveness() {
	f := find(parse(`
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %i: index) {
  acc.parallel {
    %x = memref.load %a[%i] : memref<4xf32>
    memref.store %x, %b[%i] : memref<4xf32>
    acc.yield
  }
  return
}`), "func.func")
	live := dataflow.Liveness(f)
	for _, v := range live.Start(find(f, "acc.parallel").Region(0).Entry()).Values() {
		fmt.Println(v.Index(), ir.TypeString(v.Type()))
	}
	// Output:
	// 0 memref<4xf32>
	// 2 index
	// 1 memref<4xf32>
}

// A forward analysis: how many data operations have been executed at least where a path gets to.
func ExampleAnalysis() {
	f := find(parse(`
func.func @f(%c: i1, %a: memref<4xf32>) {
  scf.if %c {
    acc.update_host accPtr(%a : memref<4xf32>) to varPtr(%a : memref<4xf32>)
  } else {
    acc.update_host accPtr(%a : memref<4xf32>) to varPtr(%a : memref<4xf32>)
    acc.update_host accPtr(%a : memref<4xf32>) to varPtr(%a : memref<4xf32>)
  }
  return
}`), "func.func")
	const unreached = 1 << 30
	least := dataflow.Analysis[int]{
		Bottom: unreached,
		Join:   func(a, b int) (int, bool) { return min(a, b), b < a },
		Operation: func(o *ir.Op, n int) int {
			if strings.HasPrefix(o.Name(), "acc.update") {
				return n + 1
			}
			return n
		},
	}
	fmt.Println(least.Run(f).Before(find(f, "func.return")))
	// Output: 1
}

// Values that a loop carries around are live at its end, in blocks as in regions.
func TestLivenessInLoops(t *testing.T) {
	for _, text := range []string{`
func.func @f(%n: index, %v: f32, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  return
}`, `
func.func @f(%n: index, %v: f32, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  acc.loop control(%i : index) = (%c0 : index) to (%n : index) step (%c1 : index) {
    memref.store %v, %m[%i] : memref<?xf32>
    acc.yield
  } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
  return
}`, `
func.func @f(%n: index, %v: f32, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body, ^end
^body:
  memref.store %v, %m[%i] : memref<?xf32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^end:
  return
}`} {
		f := find(parse(text), "func.func")
		live := dataflow.Liveness(f)
		store := find(f, "memref.store")
		for i, v := range f.Region(0).Entry().Args()[1:] {
			require.True(t, live.Before(store).Has(v), "%s\nargument %d", text, i)
			require.True(t, live.After(store).Has(v), "%s\nargument %d", text, i)
			require.False(t, live.Before(find(f, "func.return")).Has(v), "%s\nargument %d", text, i)
		}
		index := store.Operand(2)
		require.True(t, live.Before(store).Has(index), text)
		require.False(t, live.End(f.Region(0).Entry()).Has(index), text)
	}
}
