package dialects_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"accc/dialects"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
)

// FuzzDialects: no text makes a parser, verifier or printer of a dialect panic, and what is
// printed is accepted again.
func FuzzDialects(f *testing.F) {
	files, err := filepath.Glob("../testdata/mlir/*/*.mlir")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, c := range irtest.Split(string(text)) {
			f.Add(c)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		ctx := dialects.NewContext()
		var list diag.List
		m := ir.Parse(ctx, source.NewFile("in", []byte(text)), &list)
		if m == nil || !ir.Verify(ctx, m, &list) {
			if !list.HasErrors() {
				t.Fatal("rejected without an error")
			}
			return
		}
		for _, opts := range []ir.PrintOptions{{}, {Generic: true, DebugInfo: true}} {
			var out bytes.Buffer
			if err := ir.Print(&out, m, opts); err != nil {
				t.Fatal(err)
			}
			again := dialects.NewContext()
			n := ir.Parse(again, source.NewFile("again", out.Bytes()), &list)
			if n == nil || !ir.Verify(again, n, &list) {
				t.Fatalf("does not read back: %s\n%s", list.Sorted()[0].Message, out.String())
			}
		}
	})
}
