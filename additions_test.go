package accc_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// limits are how many files an addition may touch, tests included.
var limits = map[string]int{"a clause of OpenACC": 3, "a clause of OpenMP": 3, "an operation": 3, "a check": 1, "a pass": 2}

// What ARCHITECTURE.md says about additions names files that exist, and no more of them than an addition may touch.
func TestAdditions(t *testing.T) {
	text, err := os.ReadFile("ARCHITECTURE.md")
	require.NoError(t, err)
	_, table, found := strings.Cut(string(text), "## Where to add things")
	require.True(t, found)
	seen := map[string]bool{}
	for _, line := range strings.Split(table, "\n") {
		cells := strings.Split(strings.Trim(line, "| "), " | ")
		if len(cells) != 3 || strings.HasPrefix(cells[0], "to add") {
			continue
		}
		count, err := strconv.Atoi(strings.TrimSpace(cells[2]))
		require.NoError(t, err, line)
		seen[cells[0]] = true
		if limit, ok := limits[cells[0]]; ok {
			require.LessOrEqual(t, count, limit, cells[0])
		}
		for _, m := range regexp.MustCompile("`([a-z]+/[^`]*)`").FindAllStringSubmatch(cells[1], -1) {
			name := strings.ReplaceAll(m[1], "<name>", "arith")
			if files, err := filepath.Glob(name); err != nil || len(files) == 0 {
				files, err = filepath.Glob("dialects/conversion/" + name)
				require.NoError(t, err)
				require.NotEmpty(t, files, "%s: %s does not exist", cells[0], m[1])
			}
		}
	}
	for what := range limits {
		require.True(t, seen[what], "%s is not in the table", what)
	}
}
