// Package diagtest compares diagnostics with what the lines of a source say is wanted: a comment at the end of the line,
// in the language's own form.
//
//	for (;;) // want ACC3001 "no loop"
package diagtest

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"accc/frontend/diag"

	"github.com/stretchr/testify/require"
)

// A Form is how a language writes such comments.
type Form struct {
	lead    string
	comment *regexp.Regexp
}

// NewForm is the form in which lead begins a comment that goes to the end of the line.
func NewForm(lead string) Form {
	return Form{lead, regexp.MustCompile(`\s*` + regexp.QuoteMeta(lead) + ` want ((?:[A-Z]{3}\d+ "(?:[^"\\]|\\.)*"\s*)+)$`)}
}

// one is a single diagnostic that a comment wants: its code and a regular expression for its message.
var one = regexp.MustCompile(`([A-Z]{3}\d+) "((?:[^"\\]|\\.)*)"`)

// Strip is a text without the comment, or the text itself where there is none.
func (f Form) Strip(line string) string { return f.comment.ReplaceAllString(line, "") }

// Check compares what was reported for a file with what its lines want; update writes what was reported into the file instead.
func (f Form) Check(t *testing.T, path, text string, reported []diag.Diagnostic, update bool) {
	at := map[int][]diag.Diagnostic{}
	for _, d := range reported {
		n := d.Primary.Span.Position().Line
		at[n] = append(at[n], d)
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if update {
			lines[i] = f.Strip(line) + f.write(at[i+1])
			continue
		}
		for _, problem := range f.compare(line, at[i+1]) {
			t.Errorf("%s:%d: %s", filepath.Base(path), i+1, problem)
		}
	}
	if update {
		require.NoError(t, os.WriteFile(path, []byte(strings.Join(lines, "\n")), 0o644))
	}
}

// write is the comment that wants what was reported.
func (f Form) write(reported []diag.Diagnostic) string {
	if len(reported) == 0 {
		return ""
	}
	out := " " + f.lead + " want"
	for _, d := range reported {
		out += fmt.Sprintf(" %s %q", d.Code, regexp.QuoteMeta(d.Message))
	}
	return out
}

// compare matches what a line wants with what was reported for it, and says what is missing or unexpected.
func (f Form) compare(line string, reported []diag.Diagnostic) (problems []string) {
	var wanted [][]string
	if m := f.comment.FindStringSubmatch(line); m != nil {
		wanted = one.FindAllStringSubmatch(m[1], -1)
	}
	for _, d := range reported {
		met := false
		for i, w := range wanted {
			text, err := strconv.Unquote(`"` + w[2] + `"`)
			if err != nil {
				return []string{err.Error()}
			}
			if w[1] == d.Code && regexp.MustCompile(text).MatchString(d.Message) {
				wanted = append(wanted[:i:i], wanted[i+1:]...)
				met = true
				break
			}
		}
		if !met {
			problems = append(problems, fmt.Sprintf("unexpected: %s %s", d.Code, d.Message))
		}
	}
	for _, w := range wanted {
		problems = append(problems, "missing: "+w[0])
	}
	return problems
}
