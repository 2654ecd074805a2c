package dialects_test

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/ir/irtest"
)

// TestOldSpellings demands that the older spellings of the snippets are what they are said to be: LLVM 19 takes
// them, unless [document] says that only the dialect's documentation has them. What accc makes of
// them is compared with LLVM 22 by TestSnippets.
func TestOldSpellings(t *testing.T) {
	oracle := irtest.Oracle(t, "mlir-opt-19")
	files, err := filepath.Glob(corpus + "/*/snippets.mlir")
	require.NoError(t, err)
	tried := 0
	for _, file := range files {
		// Recipes had no room for stack variables.
		scaffold := strings.ReplaceAll(read(t, filepath.Join(filepath.Dir(file), "scaffold.mlir")), "memref.alloca", "memref.alloc")
		for _, p := range irtest.Split(read(t, file)) {
			head, text, _ := strings.Cut(p, "\n")
			if !strings.Contains(head, "[old]") || !strings.Contains(head, "[accepted]") {
				continue
			}
			tried++
			if !strings.Contains(head, "[module]") {
				text = strings.Replace(scaffold, "SNIPPET", text, 1)
			}
			cmd := exec.Command(oracle, "-")
			cmd.Stdin = strings.NewReader(text)
			out, err := cmd.CombinedOutput()
			if taken := err == nil; taken == strings.Contains(head, "[document]") {
				t.Errorf("%s: mlir-opt-19 takes it: %t\n%s", head, taken, out)
			}
		}
	}
	require.NotZero(t, tried)
}
