package main

import (
	"io"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// An atomic update of several operations stays whole on the host. LLVM's pass keeps the first operation, which changes what is stored: this is
// why the two differ (BENCHMARKS.md).
func TestAtomicOnHost(t *testing.T) {
	const text = `func.func @main() -> i32 {
  %x = fir.alloca i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %four = arith.constant 4 : i32
  fir.store %two to %x : !fir.ref<i32>
  acc.serial {
    acc.atomic.update %x : !fir.ref<i32> {
    ^bb0(%before: i32):
      %product = arith.muli %three, %four : i32
      %after = arith.addi %before, %product : i32
      acc.yield %after : i32
    }
    acc.yield
  }
  %result = fir.load %x : !fir.ref<i32>
  return %result : i32
}
`
	status := func(module string) int {
		s := driver.NewSession()
		s.Stdin, s.Stdout, s.Stderr = strings.NewReader(module), io.Discard, io.Discard
		return execute(s, []string{"run", "-x", "mlir", "-"})
	}
	require.Equal(t, 2+3*4, status(accc(t, text, "opt", "-p", "acc-specialize-for-host{enable-host-fallback=true}", "-")))
	theirs, messages, ok := irtest.Run(t, "fir-opt-22", text, "--pass-pipeline=builtin.module(func.func(acc-specialize-for-host{enable-host-fallback=true}))")
	require.True(t, ok, messages)
	require.Equal(t, 3*4, status(theirs))
}
