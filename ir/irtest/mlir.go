package irtest

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
)

// Parse reads and verifies MLIR text; the messages are empty when it is valid. The
// operation is nil when it could not be read.
func Parse(ctx *ir.Context, name, text string) (*ir.Op, []string) {
	var report diag.List
	m := ir.Parse(ctx, source.NewFile(name, []byte(text)), &report)
	if m != nil {
		ir.Verify(ctx, m, &report)
	}
	var messages []string
	for _, d := range report.Sorted() {
		messages = append(messages, d.Message)
	}
	return m, messages
}

// Print is the text of a module, pretty or generic.
func Print(m *ir.Op, generic bool) string {
	var b bytes.Buffer
	if err := ir.Print(&b, m, ir.PrintOptions{Generic: generic}); err != nil {
		panic(err) // a buffer does not fail
	}
	return b.String()
}

// Split cuts a file at the lines "// -----" into pieces that are read on their own.
func Split(text string) []string {
	var out []string
	for _, s := range strings.Split("\n"+text, "\n// -----") {
		if i := strings.IndexByte(s, '\n'); i >= 0 && strings.TrimSpace(s) != "" {
			out = append(out, s[i+1:])
		}
	}
	return out
}

// MLIROpt runs mlir-opt on text and returns its output; ok tells whether it accepted the text.
func MLIROpt(t testing.TB, text string, args ...string) (out, messages string, ok bool) {
	t.Helper()
	return Run(t, "mlir-opt-22", text, append(args, "-")...)
}

// Run runs an external tool on text as its standard input and returns its output; ok tells whether it succeeded.
// It runs in the root directory, so that its output does not depend on where the tests run.
func Run(t testing.TB, tool, text string, args ...string) (out, messages string, ok bool) {
	t.Helper()
	cmd := exec.Command(Oracle(t, tool), args...)
	cmd.Dir = string(filepath.Separator)
	cmd.Stdin = strings.NewReader(text)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	return stdout.String(), stderr.String(), err == nil
}
