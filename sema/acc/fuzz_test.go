package acc_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Whatever a directive says, checking it ends, reports places that exist, and does not panic.
func FuzzDirective(f *testing.F) {
	for _, path := range corpus(f) {
		for _, line := range strings.Split(read(f, path), "\n") {
			if text, ok := strings.CutPrefix(line, "#pragma acc "); ok {
				f.Add(text)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.ContainsAny(text, "\n\r\\") || strings.Contains(text, "/*") {
			return // no longer one directive
		}
		unit := "struct S { int n; float *p; float arr[10]; struct S *next; };\nint gf(int);\n#pragma acc " + text +
			"\nvoid f(int n, float *p, struct S *sp)\n{\nint i, j, x = 0; float a[100], c[10][10]; struct S s;\n#pragma acc " + text +
			"\nfor (i = 0; i < n; i++) {\n#pragma acc " + text + "\nfor (j = 0; j < n; j++) a[i] += c[i][j] * x;\n}\n}\n"
		for _, d := range run("fuzz.c", unit, 0) {
			s := d.Primary.Span
			require.True(t, s.IsValid(), "%s", d.Message)
			require.LessOrEqual(t, s.Start, s.End)
			require.LessOrEqual(t, s.End, len(s.File.Text))
		}
	})
}
