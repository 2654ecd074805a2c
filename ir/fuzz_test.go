package ir_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
)

// FuzzParse: no input makes the parser, the verifier or the printer panic, every error has a position, and what is
// printed reads back as the same text.
func FuzzParse(f *testing.F) {
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, c := range irtest.Split(string(text)) {
			if len(c) < 4000 {
				f.Add(c)
			}
		}
	}
	f.Add("%0:2 = test.value : i32, i1\ntest.clauses list(%0#0, %0#1 : i32, i1) if(%0#1) attributes {x}")
	f.Add("test.symbol @a {\n  test.branch ^bb1(%0 : i32)\n^bb1(%x: i32):\n  test.end\n} loc(\"a\"(fused<1>[\"f\":1:2 to 3:4]))")
	f.Fuzz(func(t *testing.T, text string) {
		ctx := newContext()
		ctx.AllowUnregistered = true
		var list diag.List
		m := ir.Parse(ctx, source.NewFile("in", []byte(text)), &list)
		if m == nil || !ir.Verify(ctx, m, &list) {
			if !list.HasErrors() {
				t.Fatal("rejected without an error")
			}
			return
		}
		for _, opts := range []ir.PrintOptions{{}, {Generic: true, DebugInfo: true}} {
			var first, second bytes.Buffer
			if err := ir.Print(&first, m, opts); err != nil {
				t.Fatal(err)
			}
			again := ir.Parse(ctx, source.NewFile("again", first.Bytes()), &list)
			if again == nil {
				t.Fatalf("%s does not read back: %s", first.String(), list.Sorted()[0].Message)
			}
			if err := ir.Print(&second, again, opts); err != nil {
				t.Fatal(err)
			}
			// One round of MLIR's rules does not always simplify an affine expression fully.
			if !bytes.Equal(first.Bytes(), second.Bytes()) && !strings.Contains(text, "affine_") {
				t.Fatalf("changes when read back:\n%s\n%s", first.String(), second.String())
			}
		}
	})
}
