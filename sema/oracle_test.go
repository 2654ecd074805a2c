package sema_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"
)

var compilerError = regexp.MustCompile(`(?m)^[^:\n]+:(\d+):(?:\d+:)? (?:fatal )?error:`)

// errorLines runs a compiler on a C file and returns the lines it reports errors for.
func errorLines(name string, args ...string) (map[int]bool, error) {
	out, err := exec.Command(name, args...).CombinedOutput()
	lines := map[int]bool{}
	for _, m := range compilerError.FindAllStringSubmatch(string(out), -1) {
		n, _ := strconv.Atoi(m[1])
		lines[n] = true
	}
	if err != nil && len(lines) == 0 {
		return nil, fmt.Errorf("%s: %w: %s", name, err, out)
	}
	return lines, nil
}

// The corpus against clang and gcc, line by line: what both refuse is refused here,
// and what both take is taken, unless the line says which section of the
// specification decides it: "// spec: §2.9".
func TestCorpusAgainstCompilers(t *testing.T) {
	clang, gcc := irtest.Oracle(t, "clang-22"), irtest.Oracle(t, "gcc")
	dir := t.TempDir()
	for _, path := range corpus(t) {
		name := strings.TrimSuffix(filepath.Base(path), ".c")
		t.Run(name, func(t *testing.T) {
			units := cases(read(t, path))
			problems := make([][]string, len(units))
			var g errgroup.Group
			g.SetLimit(2)
			for i, unit := range units {
				g.Go(func() error {
					file := filepath.Join(dir, fmt.Sprintf("%s%d.c", name, i))
					if err := os.WriteFile(file, []byte(unit), 0o644); err != nil {
						return err
					}
					byClang, err := errorLines(clang, "-fopenacc", "-fsyntax-only", "-w", "-ferror-limit=0", file)
					if err != nil {
						return err
					}
					byGCC, err := errorLines(gcc, "-fopenacc", "-S", "-o", os.DevNull, "-w", file)
					if err != nil {
						byGCC = nil // it crashes on some reductions of arrays
					}
					problems[i] = verdicts(name, unit, byClang, byGCC)
					return nil
				})
			}
			require.NoError(t, g.Wait())
			for _, list := range problems {
				for _, p := range list {
					t.Error(p)
				}
			}
		})
	}
}

func verdicts(name, unit string, clang, gcc map[int]bool) (problems []string) {
	ours := map[int]string{}
	for _, d := range run(name+".c", unit, options(unit)) {
		if d.Severity == diag.Error {
			ours[d.Primary.Span.Position().Line] = d.Code
		}
	}
	lines := strings.Split(unit, "\n")
	for i, line := range lines {
		n := i + 1
		switch {
		case strings.Contains(line, "// spec: "):
		case clang[n] && gcc[n] && ours[n] == "":
			problems = append(problems, fmt.Sprintf("%s.c:%d: both compilers refuse: %s", name, n, line))
		case !clang[n] && !gcc[n] && ours[n] != "":
			problems = append(problems, fmt.Sprintf("%s.c:%d: both compilers take it, %s: %s", name, n, ours[n], line))
		}
	}
	sort.Strings(problems)
	return problems
}
