package irtest

import (
	"bytes"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/aymanbagabas/go-udiff"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
)

// Result is what reading, verifying and printing a module gave.
type Result struct {
	Out   string            // the text, with an empty line at its end as mlir-opt has; "" on errors
	Diags []diag.Diagnostic // sorted
}

// FirstError is the line of the first error, 0 when there is none.
func (r Result) FirstError() int {
	for _, d := range r.Diags {
		if d.Severity == diag.Error {
			return d.Primary.Span.Position().Line
		}
	}
	return 0
}

// Opt does what mlir-opt does without passes. args are its flags; those that say how
// to print and whether unregistered dialects are allowed have an effect.
func Opt(ctx *ir.Context, text string, args ...string) Result {
	ctx.AllowUnregistered = slices.Contains(args, "--allow-unregistered-dialect")
	opts := ir.PrintOptions{
		Generic:   slices.Contains(args, "--mlir-print-op-generic"),
		DebugInfo: slices.Contains(args, "--mlir-print-debuginfo"),
	}
	var list diag.List
	m := ir.Parse(ctx, source.NewFile("<stdin>", []byte(text)), &list)
	if m == nil || !ir.Verify(ctx, m, &list) {
		return Result{Diags: list.Sorted()}
	}
	var out bytes.Buffer
	if err := ir.Print(&out, m, opts); err != nil {
		return Result{Diags: []diag.Diagnostic{{Message: err.Error()}}}
	}
	return Result{Out: out.String() + "\n", Diags: list.Sorted()}
}

// MustParse reads and verifies a module; errors fail the test.
func MustParse(t testing.TB, ctx *ir.Context, text string) *ir.Op {
	t.Helper()
	var list diag.List
	m := ir.Parse(ctx, source.NewFile("<stdin>", []byte(text)), &list)
	if m == nil || !ir.Verify(ctx, m, &list) {
		t.Fatalf("%s\n%s", describe(list.Sorted()), text)
	}
	return m
}

func describe(ds []diag.Diagnostic) string {
	var out strings.Builder
	for _, d := range ds {
		out.WriteString(d.Primary.Span.Position().String() + ": " + d.Severity.String() + ": " + d.Message + " [" + d.Code + "]\n")
	}
	return out.String()
}

var errorPlace = regexp.MustCompile(`(?m)^<stdin>:(\d+):(\d+): error: (.*)$`)

// mlirOpt runs mlir-opt-22 over text. line is the line of its first error, 0 if it gave none;
// crashed tells that it did not end by itself.
func mlirOpt(t testing.TB, text string, args ...string) (out string, line int, message string, crashed bool) {
	t.Helper()
	out, messages, ok := MLIROpt(t, text, args...)
	if ok {
		return out, 0, "", false
	}
	m := errorPlace.FindStringSubmatch(messages)
	if m == nil || strings.Contains(messages, "PLEASE submit a bug report") {
		return "", 0, messages, true
	}
	line, _ = strconv.Atoi(m[1])
	return "", line, m[3], false
}

// SameAsMLIROpt demands that accc and mlir-opt-22 take the text and print the same bytes, or
// both reject it at the same line. args are flags of mlir-opt, see Opt.
func SameAsMLIROpt(t testing.TB, ctx *ir.Context, text string, args ...string) {
	t.Helper()
	want, line, message, crashed := mlirOpt(t, text, args...)
	if crashed {
		t.Fatalf("mlir-opt-22 does not survive this input:\n%s\n%s", text, message)
	}
	got := Opt(ctx, text, args...)
	switch at := got.FirstError(); {
	case at != line && at == 0:
		t.Errorf("accc accepts what mlir-opt-22 rejects at line %d: %s\n%s", line, message, text)
	case at != line && line == 0:
		t.Errorf("accc rejects what mlir-opt-22 accepts:\n%s%s", describe(got.Diags), text)
	case at != line:
		t.Errorf("mlir-opt-22 finds the error at line %d (%s), accc:\n%s%s", line, message, describe(got.Diags), text)
	case line == 0:
		if want != got.Out {
			t.Errorf("printed differently, flags %v:\n%s", args, udiff.Unified("mlir-opt-22", "accc", want, got.Out))
		}
	}
}

// RoundTrip requires that printing and reading again yields the same text, in the custom and in the generic form.
func RoundTrip(t testing.TB, ctx *ir.Context, m *ir.Op) {
	t.Helper()
	for _, opts := range []ir.PrintOptions{{}, {Generic: true}, {DebugInfo: true}} {
		var first, second bytes.Buffer
		if err := ir.Print(&first, m, opts); err != nil {
			t.Fatal(err)
		}
		again := MustParse(t, ctx, first.String())
		if err := ir.Print(&second, again, opts); err != nil {
			t.Fatal(err)
		}
		if first.String() != second.String() {
			t.Errorf("changes when read back, %+v:\n%s", opts, udiff.Unified("first", "second", first.String(), second.String()))
		}
	}
}
