package dialects_test

import (
	"bytes"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
)

// badInput are texts that are mistakes, huge or nested deeper than anybody writes. The message is a part
// of the first error's, "" where the text is valid.
var badInput = []struct {
	name, text, message string
}{
	{"nested modules", strings.Repeat("module {\n", 100000), "nested"},
	{"nested regions", strings.Repeat("\"builtin.module\"() ({\n", 100000), "nested"},
	{"nested loops", "func.func @f(%x: index) {\n" + strings.Repeat("scf.while : () -> () {\n", 100000), "nested"},
	{"nested data", "func.func @f() {\n" + strings.Repeat("acc.parallel {\n", 100000), "nested"},
	{"nested threads", "func.func @f() {\n" + strings.Repeat("omp.parallel {\n", 100000), "nested"},
	{"nested arrays", "module attributes {acc.a = " + strings.Repeat("[", 100000), "nested"},
	{"nested dictionaries", "module attributes {acc.a = " + strings.Repeat("{a = ", 100000), "nested"},
	{"nested tuples", "module attributes {acc.a = " + strings.Repeat("tuple<", 100000), "nested"},
	{"nested element types", "module attributes {acc.a = " + strings.Repeat("vector<1x", 100000), "nested"},
	{"nested functions", "module attributes {acc.a = " + strings.Repeat("() -> (", 100000), "nested"},
	{"nested LLVM arrays", "module attributes {acc.a = " + strings.Repeat("!llvm.array<1 x ", 100000), "nested"},
	{"nested LLVM structures", "module attributes {acc.a = !llvm.struct<(" + strings.Repeat("struct<(", 100000), "nested"},
	{"nested LLVM functions", "module attributes {acc.a = !llvm.func<" + strings.Repeat("func<", 100000), "nested"},
	{"nested dense", "module attributes {acc.a = dense<" + strings.Repeat("[", 100000), "nested"},
	{"nested places", "module {} loc(" + strings.Repeat("fused[", 100000), "nested"},
	{"nested callers", "module {} loc(" + strings.Repeat("callsite(", 100000), "nested"},
	{"nested affine expressions", "module attributes {acc.a = affine_map<() -> (" + strings.Repeat("(", 100000), "nested"},
	{"negated affine expressions", "module attributes {acc.a = affine_map<() -> (" + strings.Repeat("-", 100000), "nested"},
	{"a long string", "module attributes {acc.a = \"" + strings.Repeat("x", 4<<20) + "\"} {}", ""},
	{"a long string without an end", "module attributes {acc.a = \"" + strings.Repeat("x", 4<<20), "before the end of the file"},
	{"a long name", "func.func private @" + strings.Repeat("x", 4<<20) + "()", ""},
	{"a long array", "module attributes {acc.a = [" + strings.Repeat("1, ", 300000) + "1]} {}", ""},
	{"a long number", "module attributes {acc.a = " + strings.Repeat("9", 1<<20) + " : i64} {}", "64 bits"},
	{"a long hexadecimal number", "module attributes {acc.a = 0x" + strings.Repeat("f", 1<<20) + " : i64} {}", "64 bits"},
	{"a wide integer type", "module attributes {acc.a = i99999999999} {}", "i99999999999"},
	{"a large dimension", "module attributes {acc.a = tensor<99999999999999999999xi32>} {}", "dimension"},
	{"a large splat", "module attributes {acc.a = dense<0> : tensor<1000000x1000000xi32>} {}", ""},
	{"many results", "%0:4000000000 = \"builtin.unrealized_conversion_cast\"() : () -> ()", "result"},
	{"large segments", "\"acc.parallel\"() <{operandSegmentSizes = array<i32: 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()", "operand"},
	{"negative segments", "\"acc.parallel\"() <{operandSegmentSizes = array<i32: -1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()", "operand"},
	{"invalid UTF-8 in a string", "module attributes {acc.a = \"\xff\xfe\"} {}", ""},
	{"invalid UTF-8 in a name", "func.func private @\xff()", "@"},
	{"invalid UTF-8", "module \xff {}", ""},
	{"a zero byte", "module \x00 {}", ""},
	{"a symbol twice", "func.func private @f()\nfunc.func private @f()", "f"},
	{"a recipe twice", "omp.critical.declare @c\nomp.critical.declare @c", "c"},
	{"a value twice", "func.func @f(%x: i32, %x: i32) { return }", "%x"},
	{"a block twice", "func.func @f() {\n^a:\n  return\n^a:\n  return\n}", "^a"},
	{"an attribute twice", "module attributes {acc.a, acc.a} {}", "acc.a"},
	{"an unknown property", "\"acc.wait\"() <{nothing, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()", "property 'nothing'"},
	{"an unknown operation", "acc.nothing", "acc.nothing"},
	{"an unknown type", "module attributes {acc.a = !acc.nothing} {}", "does not have this type"},
	{"an unknown attribute", "module attributes {acc.a = #acc.nothing} {}", "does not have this attribute"},
	{"an unknown case", "module attributes {acc.a = #acc<data_clause nothing>} {}", "nothing"},
}

// measured reads, verifies and prints a text, and tells how many bytes that took.
func measured(text string) (list *diag.List, allocated uint64) {
	list = &diag.List{}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	ctx := dialects.NewContext()
	m := ir.Parse(ctx, source.NewFile("bad.mlir", []byte(text)), list)
	if m != nil && ir.Verify(ctx, m, list) {
		if err := ir.Print(&bytes.Buffer{}, m, ir.PrintOptions{DebugInfo: true}); err != nil {
			panic(err) // a buffer does not fail
		}
	}
	runtime.ReadMemStats(&after)
	return list, after.TotalAlloc - before.TotalAlloc
}

// TestBadInput: what nobody should write gives an error with a place, and takes no more memory than
// its length justifies.
func TestBadInput(t *testing.T) {
	for _, c := range badInput {
		t.Run(c.name, func(t *testing.T) {
			list, allocated := measured(c.text)
			require.Less(t, allocated, uint64(64<<20+100*len(c.text)), "bytes for %d bytes of text", len(c.text))
			if c.message == "" && !list.HasErrors() {
				return
			}
			require.True(t, list.HasErrors(), "accepted")
			first := list.Sorted()[0]
			require.Contains(t, first.Message, c.message)
			placed(t, c.text, first)
		})
	}
}

// placed demands that an error points into the text.
func placed(t *testing.T, text string, d diag.Diagnostic) {
	t.Helper()
	require.True(t, d.Primary.Span.IsValid(), "an error without a place: %s", d.Message)
	at := d.Primary.Span.Position()
	require.Positive(t, at.Line)
	require.Positive(t, at.Column)
	require.LessOrEqual(t, at.Line, 1+strings.Count(text, "\n"), d.Message)
}

// TestTruncated reads every beginning of every piece of testdata/mlir: those that are not whole are errors
// with a place.
func TestTruncated(t *testing.T) {
	files, err := filepath.Glob(corpus + "/*/ops.mlir")
	require.NoError(t, err)
	for _, file := range files {
		t.Run(filepath.Base(filepath.Dir(file)), func(t *testing.T) {
			t.Parallel()
			step := 1
			if testing.Short() {
				step = 17
			}
			for _, piece := range irtest.Split(read(t, file)) {
				for end := 0; end < len(piece); end += step {
					ctx := dialects.NewContext()
					var list diag.List
					m := ir.Parse(ctx, source.NewFile("cut.mlir", []byte(piece[:end])), &list)
					if m != nil && ir.Verify(ctx, m, &list) {
						continue
					}
					require.True(t, list.HasErrors(), "rejected without an error:\n%s", piece[:end])
					placed(t, piece[:end], list.Sorted()[0])
				}
			}
		})
	}
}
