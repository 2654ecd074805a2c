package dialects_test

import (
	"errors"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/dialects/acc"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/irtest"
	"accc/ir/pass"
)

var expectedBelow = regexp.MustCompile(`// expected-error@\+(\d) \{\{(.*)\}\}`)

// TestChecks: the checks find what the comments of testdata/mlir/check say and nothing else; each rule finds something.
// mlir-opt takes the files.
func TestChecks(t *testing.T) {
	files, err := filepath.Glob(corpus + "/check/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	unused := map[string]bool{}
	for _, r := range pass.RulesOf(acc.Checks, omp.Checks) {
		unused[r.Code] = true
		require.NotEmpty(t, r.Doc, r.Code)
		require.NotEmpty(t, r.Spec, r.Code)
	}
	for _, file := range files {
		text := read(t, file)
		expected := map[int][]string{}
		for i, l := range strings.Split(text, "\n") {
			if m := expectedBelow.FindStringSubmatch(l); m != nil {
				line := i + 1 + int(m[1][0]-'0')
				expected[line] = append(expected[line], m[2])
			}
		}
		steps, err := slices.Concat(acc.Passes, omp.Passes).Parse(strings.TrimSuffix(filepath.Base(file), ".mlir") + "-verify")
		require.NoError(t, err)
		var mistakes ir.Errors
		require.True(t, errors.As(pass.Run(irtest.MustParse(t, dialects.NewContext(), text), steps, pass.Hooks{}), &mistakes))
		for _, e := range mistakes {
			delete(unused, e.Code)
			line := ir.File(e.Op.Loc).Line
			i := slices.IndexFunc(expected[line], func(part string) bool { return strings.Contains(e.Message, part) })
			if i < 0 {
				t.Errorf("%s:%d: not expected: %s", file, line, e.Message)
				continue
			}
			expected[line] = slices.Delete(expected[line], i, i+1)
		}
		for line, list := range expected {
			require.Empty(t, list, "%s:%d", file, line)
		}
		require.NotEmpty(t, oracle(t, []string{text})[0], "mlir-opt-22 does not take %s", file)
	}
	require.Empty(t, unused, "rules that no test needs")
}
