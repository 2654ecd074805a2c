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
