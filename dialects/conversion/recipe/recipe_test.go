package recipe_test

import (
	"flag"
	"testing"

	"accc/dialects"
	"accc/dialects/acc"
	"accc/dialects/conversion/host"
	"accc/dialects/conversion/recipe"
	"accc/frontend/diag"
	"accc/ir"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output")

// variables are one variable of each type of addresses and descriptors that recipes are made for.
const variables = `func.func @f(%0: !fir.ref<f64>, %1: !fir.ptr<i32>, %2: !fir.heap<complex<f32>>, %3: !fir.ref<!fir.array<3xf32>>,
    %4: !fir.box<!fir.array<?xf32>>, %5: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %6: memref<f32>, %7: memref<4xi32>,
    %8: memref<?x3xf32>, %n: i32) {
  %9 = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  return
}`

// TestMake makes a recipe of each kind for every type by what its dialect does with memory: allocate, copy, free.
func TestMake(t *testing.T) {
	ctx := dialects.NewContext()
	module := irtest.MustParse(t, ctx, variables)
	f := module.Region(0).Entry().First()
	vars := f.Region(0).Entry().Args()
	vars = append(vars[:len(vars)-1:len(vars)-1], f.Region(0).Entry().First().Result(0))
	b := ir.Before(f)
	for _, v := range vars {
		h := host.Of(v.Type())
		require.NotNil(t, h, "%s", ir.TypeString(v.Type()))
		recipe.Copies{Kind: acc.RecipePrivate, Host: h}.Make(b, "private_"+h.CopyName(v), v)
		recipe.Copies{Kind: acc.RecipeFirstprivate, Host: h, User: "x"}.Make(b, "firstprivate_"+h.CopyName(v), v)
	}
	f.Erase()
	var found diag.List
	require.True(t, ir.Verify(ctx, module, &found), "%v\n%s", found.Sorted(), ir.Format(module))
	text := ir.Format(module)
	irtest.Golden(t, "testdata/recipes.mlir", text, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", text)
	require.True(t, ok, messages)
}
