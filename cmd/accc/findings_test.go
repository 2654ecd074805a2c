package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/backend/check"
	"accc/cmd/internal/driver"

	"github.com/stretchr/testify/require"
)

// TestFindingExamples runs the examples of every finding that accc explain shows, in both languages: the wrong ones have its
// code and no other, the right ones nothing.
func TestFindingExamples(t *testing.T) {
	t.Parallel()
	for _, r := range check.Rules {
		for _, e := range []struct{ name, wrong, right string }{{"e.c", r.Avoid, r.Prefer}, {"e.f90", r.AvoidFortran, r.PreferFortran}} {
			if e.wrong == "" {
				continue
			}
			wrong := found(t, e.name, e.wrong)
			require.NotEmpty(t, wrong, "%s: nothing found in\n%s", r.Code, e.wrong)
			for _, f := range wrong {
				if f.Code == check.LeftPresent {
					continue // a consequence
				}
				require.Equal(t, r.Code, f.Code, "%s in\n%s", f.Message, e.wrong)
			}
			require.Empty(t, found(t, e.name, e.right), "%s: found in\n%s", r.Code, e.right)
		}
	}
}

// A jsonFinding is what --format=json shows of a finding.
type jsonFinding struct{ Code, Kind, Message string }

// found runs a program with all checks that there are.
func found(t *testing.T, name, text string) []jsonFinding {
	file := filepath.Join(t.TempDir(), name)
	require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
	s := driver.NewSession()
	var shown bytes.Buffer
	s.Stdout, s.Stderr = new(bytes.Buffer), &shown
	args := []string{"run", "-w", "-v", "--check=" + check.Words(), "--format=json"}
	if strings.Contains(text, "mpi") {
		args = append(args, "--ranks=2")
	}
	execute(s, append(args, file))
	var list []jsonFinding
	for lines := bufio.NewScanner(&shown); lines.Scan(); {
		var f jsonFinding
		require.NoError(t, json.Unmarshal(lines.Bytes(), &f), lines.Text())
		list = append(list, f)
	}
	return list
}
