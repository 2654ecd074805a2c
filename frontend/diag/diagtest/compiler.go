package diagtest

import (
	"fmt"
	"os/exec"
	"regexp"
	"strconv"
	"strings"

	"accc/frontend/diag"
)

var compilerError = regexp.MustCompile(`(?m)^[^:\n]+:(\d+):(?:\d+:)? (?:[Ff]atal )?[Ee]rror:`)

// ErrorLines runs a compiler and returns the lines it reports errors for.
func ErrorLines(name string, args ...string) (map[int]bool, error) {
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

// Verdicts compares the lines for which errors are reported with those for which two compilers report some: what both refuse
// is refused, and what both take is taken, unless the line says which section of a specification decides it, or where the mistake
// is reported by one side and by the other: "spec: §2.9" or "place: ..." in a comment.
func Verdicts(name, text string, reported []diag.Diagnostic, a, b map[int]bool) (problems []string) {
	ours := map[int]string{}
	for _, d := range reported {
		if d.Severity == diag.Error {
			ours[d.Primary.Span.Position().Line] = d.Code
		}
	}
	for i, line := range strings.Split(text, "\n") {
		n := i + 1
		switch {
		case strings.Contains(line, " spec: "), strings.Contains(line, " place: "):
		case a[n] && b[n] && ours[n] == "":
			problems = append(problems, fmt.Sprintf("%s:%d: both compilers refuse: %s", name, n, line))
		case !a[n] && !b[n] && ours[n] != "":
			problems = append(problems, fmt.Sprintf("%s:%d: both compilers take it, %s: %s", name, n, ours[n], line))
		}
	}
	return problems
}
