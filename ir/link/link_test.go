package link_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/ir"
	"accc/ir/irtest"
	"accc/ir/link"
)

func modules(t *testing.T, texts ...string) []*ir.Op {
	t.Helper()
	var out []*ir.Op
	for _, text := range texts {
		out = append(out, irtest.MustParse(t, dialects.NewContext(), text))
	}
	return out
}

func TestLink(t *testing.T) {
	for _, c := range []struct{ name, a, b, want string }{
		{"a declaration gives way",
			`func.func private @f()
			 func.func @main() { call @f() : () -> () return }`,
			`func.func @f() { return }`,
			`module {
  func.func @main() {
    call @f() : () -> ()
    return
  }
  func.func @f() {
    return
  }
}`},
		{"statics stay apart",
			`func.func private @s() { return }
			 func.func @a() { call @s() : () -> () return }`,
			`func.func private @s() -> i32 { %0 = arith.constant 1 : i32 return %0 : i32 }
			 func.func @b() { %0 = call @s() : () -> i32 return }`,
			`module {
  func.func private @s() {
    return
  }
  func.func @a() {
    call @s() : () -> ()
    return
  }
  func.func private @s.1() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
  func.func @b() {
    %0 = call @s.1() : () -> i32
    return
  }
}`},
		{"a static makes way for a global",
			`func.func private @s() { return }
			 func.func @a() { call @s() : () -> () return }`,
			`func.func @s() { return }`,
			`module {
  func.func private @s.1() {
    return
  }
  func.func @a() {
    call @s.1() : () -> ()
    return
  }
  func.func @s() {
    return
  }
}`},
		{"routines keep their functions",
			`acc.routine @acc_routine_0 func(@a) seq
			 func.func @a() attributes {acc.routine_info = #acc.routine_info<[@acc_routine_0]>} { return }`,
			`acc.routine @acc_routine_0 func(@b) seq
			 func.func @b() attributes {acc.routine_info = #acc.routine_info<[@acc_routine_0]>} { return }`,
			`module {
  acc.routine @acc_routine_0 func(@a) seq 
  func.func @a() attributes {acc.routine_info = #acc.routine_info<[@acc_routine_0]>} {
    return
  }
  acc.routine @acc_routine_0.1 func(@b) seq 
  func.func @b() attributes {acc.routine_info = #acc.routine_info<[@acc_routine_0.1]>} {
    return
  }
}`},
		{"each module has its own reductions",
			`omp.declare_reduction @add : i32 init { ^bb0(%a: i32): %0 = arith.constant 0 : i32 omp.yield(%0 : i32) }
			   combiner { ^bb0(%a: i32, %b: i32): %0 = arith.addi %a, %b : i32 omp.yield(%0 : i32) }
			 func.func @a(%p: !llvm.ptr) { omp.parallel reduction(@add %p -> %q : !llvm.ptr) { omp.terminator } return }`,
			`omp.declare_reduction @add : i32 init { ^bb0(%a: i32): %0 = arith.constant 1 : i32 omp.yield(%0 : i32) }
			   combiner { ^bb0(%a: i32, %b: i32): %0 = arith.muli %a, %b : i32 omp.yield(%0 : i32) }
			 func.func @b(%p: !llvm.ptr) { omp.parallel reduction(@add %p -> %q : !llvm.ptr) { omp.terminator } return }`,
			`module {
  omp.declare_reduction @add : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  func.func @a(%arg0: !llvm.ptr) {
    omp.parallel reduction(@add %arg0 -> %arg1 : !llvm.ptr) {
      omp.terminator
    }
    return
  }
  omp.declare_reduction @add.1 : i32 init {
  ^bb0(%arg0: i32):
    %c1_i32 = arith.constant 1 : i32
    omp.yield(%c1_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.muli %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  func.func @b(%arg0: !llvm.ptr) {
    omp.parallel reduction(@add.1 %arg0 -> %arg1 : !llvm.ptr) {
      omp.terminator
    }
    return
  }
}`},
		{"critical sections of one name are one, whatever else has the name",
			`omp.critical.declare @c
			 func.func @a() { omp.critical(@c) { omp.terminator } return }`,
			`omp.critical.declare @c.critical
			 func.func @c() { omp.critical(@c.critical) { omp.terminator } return }`,
			`module {
  omp.critical.declare @c.critical
  func.func @a() {
    omp.critical(@c.critical) {
      omp.terminator
    }
    return
  }
  func.func @c() {
    omp.critical(@c.critical) {
      omp.terminator
    }
    return
  }
}`},
		{"a weak definition gives way",
			`func.func @f() -> i32 attributes {llvm.linkage = #llvm.linkage<weak>} { %0 = arith.constant 1 : i32 return %0 : i32 }
			 llvm.mlir.global weak @v(1 : i32) {addr_space = 0 : i32} : i32`,
			`func.func @f() -> i32 { %0 = arith.constant 2 : i32 return %0 : i32 }
			 llvm.mlir.global external @v(2 : i32) {addr_space = 0 : i32} : i32`,
			`module {
  func.func @f() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    return %c2_i32 : i32
  }
  llvm.mlir.global external @v(2 : i32) {addr_space = 0 : i32} : i32
}`},
		{"of common storage the largest is meant",
			`llvm.mlir.global common @blk_() {addr_space = 0 : i32} : !llvm.array<8 x i8>`,
			`llvm.mlir.global common @blk_() {addr_space = 0 : i32} : !llvm.array<16 x i8>`,
			`module {
  llvm.mlir.global common @blk_() {addr_space = 0 : i32} : !llvm.array<16 x i8>
}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, err := link.Modules(modules(t, c.a, c.b))
			require.NoError(t, err)
			require.Equal(t, c.want, strings.TrimSpace(irtest.Print(m, false)))
		})
	}
}

func TestLinkDuplicate(t *testing.T) {
	_, err := link.Modules(modules(t, `func.func @f() { return }`, `func.func @f() { return }`))
	var dup *link.Duplicate
	require.ErrorAs(t, err, &dup)
	require.Equal(t, "f", dup.Name)
	require.ErrorContains(t, err, "'f' is defined twice")
}

func TestLinkConflict(t *testing.T) {
	for _, c := range []struct{ a, b, want string }{
		{`func.func @f() { return }`, `llvm.mlir.global external @f(2 : i32) {addr_space = 0 : i32} : i32`, "'f' is a function"},
		{`llvm.mlir.global common @f() {addr_space = 0 : i32} : i64`, `llvm.mlir.global external @f(2 : i32) {addr_space = 0 : i32} : i32`,
			"'f' is of 8 bytes"},
	} {
		_, err := link.Modules(modules(t, c.a, c.b))
		var conflict *link.Conflict
		require.ErrorAs(t, err, &conflict)
		require.ErrorContains(t, err, c.want)
	}
}
