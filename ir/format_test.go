package ir_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/test"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
)

func TestFormats(t *testing.T) {
	for _, d := range test.Dialect.Ops() {
		require.NoError(t, d.CompileFormat())
	}
	const values = "%0:2 = test.value : i32, i1\n"
	for _, c := range []struct{ name, in, out string }{
		{"types from one", "test.same %0#0,%0#0 : i32", "%1 = test.same %0#0, %0#0 : i32"},
		{"a type that is known", "test.cond %0#1, %0#0 : i32", ""},
		{"clauses in any order", "test.clauses size(3) flag if(%0#1) attributes {x}", "test.clauses if(%0#1) flag size(3) attributes {x}"},
		{"a list", "test.clauses list(%0#0, %0#1 : i32, i1)", ""},
		{"no clause", "test.clauses", ""},
		{"group", "test.group with %0#0 : i32 flag", ""},
		{"else", "test.group without \"none\"", ""},
		{"neither", "test.group without", "test.group without "},
		{"enumeration", "test.kind fast sizes [1, -2] {y = 1 : i64}", ""},
		{"default", "test.default {level = 3 : i64}", "test.default"},
		{"not the default", "test.default {level = 4 : i64}", ""},
		{"region", "test.symbol @a {\n}", ""},
		{"region with a terminator", "test.symbol @\"a b\" {\n  test.end {k}\n}", ""},
		{"call", "test.call @f::@g(%0#0, %0#1) : (i32, i1) -> ()", ""},
		{"a type that follows", "%m = test.value : memref<2xf32>\n%r = test.load %m : memref<2xf32>\ntest.cond %0#1, %r : f32",
			"%1 = test.value : memref<2xf32>\n%2 = test.load %1 : memref<2xf32>\ntest.cond %0#1, %2 : f32"},
		{"blanks", "test.tight [%0#0, %0#0] <5> after tight", "test.tight[%0#0, %0#0]<5> aftertight"},
		{"type of an attribute", "%x = test.typed 1.5 : f32\ntest.cond %0#1, %x : f32", "%c = test.typed 1.500000e+00 : f32\ntest.cond %0#1, %c : f32"},
		{"names that clash", "%x = test.typed 1 : i8\n%y = test.typed 2 : i8", "%c = test.typed 1 : i8\n%c_0 = test.typed 2 : i8"},
		{"custom directive", "test.custom %0#0 : i32 and %0#1 : i1", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			out := c.out
			if out == "" {
				out = c.in
			}
			if c.name == "blanks" { // what is printed without a blank does not read back
				m := irtest.MustParse(t, newContext(), values+c.in)
				require.Contains(t, ir.Format(m), out)
				return
			}
			ctx := newContext()
			m := irtest.MustParse(t, ctx, values+c.in)
			want := "module {\n" + indent(values+out) + "}\n"
			require.Equal(t, want, ir.Format(m))
			irtest.RoundTrip(t, ctx, m)
		})
	}
}

func indent(s string) string {
	return "  " + strings.ReplaceAll(s, "\n", "\n  ") + "\n"
}

func TestFormatErrors(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"literal", "test.same %a %b : i32", `1:14: expected ','`},
		{"operand", "test.same , %b : i32", "1:11: expected an operand"},
		{"type", "test.same %a, %b : 5", "1:20: expected a type"},
		{"clause twice", "test.clauses flag flag", "1:19: clause 'flag' given twice"},
		{"enumeration", "test.kind quick", `1:11: "quick" is not a value of mode`},
		{"attribute", "test.clauses size(\"x\")", "1:19: attribute 'size' must be"},
		{"attribute twice", "test.clauses flag attributes {flag}", "1:31: attribute \"flag\" given twice"},
		{"attribute's kind", "test.default {level = 3 : i32}", "1:14: attribute 'level' of 'test.default' must be"},
		{"symbol", "test.symbol a {}", "1:13: expected"},
		{"too many types", "test.clauses list(%a : i32, i32)", "1 operands but 2 types"},
		{"type that does not match", "%v = test.value : i1\ntest.same %v, %v : i32", "2:11: %v has type i1, expected i32"},
		{"value", "test.same %a, %a : i32", "1:11: value %a is not defined"},
		{"unknown operation", "test.none", "1:1: unknown operation 'test.none'"},
		{"unknown dialect", "nowhere.op", "1:1: operation 'nowhere.op' of the unregistered dialect"},
		{"operand's type", "%v = test.value : i1\n%w = \"test.load\"(%v) : (i1) -> i1", "2:6: 'test.load' operand #0 (m) must be"},
		{"result's type", "%v = test.value : memref<2xf32>\n%w = \"test.load\"(%v) : (memref<2xf32>) -> i1", "2:6: 'test.load' the result is an element"},
		{"number of operands", "\"test.load\"() : () -> i1", "1:1: 'test.load' expected 1 operands, found 0"},
		{"sizes of groups", "\"test.clauses\"() <{operandSegmentSizes = array<i32: 1, 0>}> : () -> ()", "1:1: 'test.clauses' has 0 operands, but the sizes"},
		{"missing attribute", "\"test.kind\"() : () -> ()", "1:1: 'test.kind' requires attribute 'mode'"},
		{"number of regions", "\"test.symbol\"() {sym_name = \"a\"} : () -> ()", "1:1: 'test.symbol' expected 1 regions, found 0"},
		{"number of successors", "\"test.branch\"() : () -> ()", "1:1: 'test.branch' expected 1 successors, found 0"},
		{"parent", "test.inside", "1:1: 'test.inside' must be directly inside 'test.symbol'"},
		{"terminator inside", "test.isolated {\ntest.end\ntest.end\n}", "2:1: 'test.end' must be the last operation"},
		{"terminator missing", "test.isolated {\n%v = test.value : i32\n}", "2:6: 'test.value' ends its block"},
		{"isolation", "%v = test.value : i32\ntest.isolated {\ntest.custom %v : i32\ntest.end\n}", "3:1: 'test.custom' uses operand #0 from outside of 'test.isolated'"},
		{"a name of the surroundings", "%v = test.value : i32\ntest.isolated {\n%v = test.value : i32\ntest.end\n}", "3:1: value %v is already defined"},
		{"branch", "test.isolated {\ntest.branch ^bb1\n^bb1(%x: i32):\ntest.end\n}", "2:1: 'test.branch' passes 0 operands"},
		{"symbol twice", "test.symbol @a {\n}\ntest.symbol @a {\n}", "3:1: 'test.symbol' symbol @a is already defined"},
		{"visibility", "test.symbol @a {\n} {sym_visibility = \"open\"}", "1:1: 'test.symbol' expected the visibility"},
		{"nested too deeply", "\"test.value\"() {a = " + strings.Repeat("[", 100000), "nested more than"},
		{"regions nested too deeply", strings.Repeat("test.isolated {", 100000), "nested more than"},
		{"types nested too deeply", "%v = test.value : " + strings.Repeat("tuple<", 100000), "nested more than"},
		{"locations nested too deeply", "test.end loc(" + strings.Repeat("\"a\"(", 100000), "nested more than"},
		{"affine expressions nested too deeply", "test.end {a = affine_map<() -> (" + strings.Repeat("(", 100000), "nested more than"},
	} {
		t.Run(c.name, func(t *testing.T) {
			ctx := newContext()
			var list diag.List
			file := source.NewFile("in", []byte(c.in))
			if m := ir.Parse(ctx, file, &list); m != nil {
				require.False(t, ir.Verify(ctx, m, &list))
			}
			require.Len(t, list.Sorted(), 1)
			d := list.Sorted()[0]
			got := strings.TrimPrefix(d.Primary.Span.Position().String(), "in:") + ": " + d.Message
			require.Contains(t, got, c.want)
			require.NotEmpty(t, d.Code)
		})
	}
}

// TestParallel: a module that is big enough to be read and printed in parallel is the same as in order.
func TestParallel(t *testing.T) {
	var text strings.Builder
	text.WriteString("module {\n")
	for range 3000 {
		text.WriteString("  test.isolated {\n    %0:2 = test.value : i32, memref<4x4xf32>\n    %c = test.typed 1 : i8\n    test.end\n  }\n")
	}
	text.WriteString("}\n")
	ctx := newContext()
	m := irtest.MustParse(t, ctx, text.String())
	require.Equal(t, text.String(), ir.Format(m))

	wrong := strings.Replace(text.String(), "%c = test.typed 1 : i8", "%c = test.typed : i8", 2000)
	wrong = strings.Replace(wrong, "%c = test.typed : i8", "%c = test.typed 1 : i8", 1000)
	var list diag.List
	require.Nil(t, ir.Parse(ctx, source.NewFile("in", []byte(wrong)), &list))
	require.Len(t, list.Sorted(), 1)
	require.Equal(t, 1+1000*5+3, list.Sorted()[0].Primary.Span.Position().Line)
}
