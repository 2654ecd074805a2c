package driver

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
)

var (
	// PassFailed is the rule of a pass that gave up.
	PassFailed = &diag.Rule{Code: "IR0900", Severity: diag.Error, Title: "a pass failed",
		Doc: "A pass could not transform the module, or what it made does not verify."}
	expectation = &diag.Rule{Code: "IR0901", Severity: diag.Error, Title: "a diagnostic differs from what a comment announces",
		Doc: "With --verify-diagnostics, comments such as // expected-error {{text}} announce the diagnostics of a line (@+1, @-1, @below and @above " +
			"move the line); every one must come, and no other."}
)

// IRRules are the rules of the commands that read IR.
var IRRules = []*diag.Rule{PassFailed, expectation}

var expected = regexp.MustCompile(`//\s*expected-(error|warning|note|remark)(-re)?\s*(@[^\s{]+)?\s*(\d+)?\s*\{\{(.*?)\}\}`)

var severities = map[string]diag.Severity{"error": diag.Error, "warning": diag.Warning, "note": diag.Info, "remark": diag.Info}

// VerifyDiagnostics compares the diagnostics found in a file with those that its comments announce,
// and reports every difference.
func VerifyDiagnostics(file *source.File, found []diag.Diagnostic, r diag.Reporter) {
	used := make([]bool, len(found))
	for n := 1; n <= file.Lines(); n++ {
		line := file.Line(n)
		for _, m := range expected.FindAllStringSubmatchIndex(line, -1) {
			group := func(i int) string {
				if m[2*i] < 0 {
					return ""
				}
				return line[m[2*i]:m[2*i+1]]
			}
			start := file.Offset(n, m[0]+1)
			at := source.Span{File: file, Start: start, End: start + m[1] - m[0]}
			target, err := targetLine(n, group(3))
			if err != nil {
				expectation.New(at, "%s", err).To(r)
				continue
			}
			count := 1
			if group(4) != "" {
				count, _ = strconv.Atoi(group(4))
			}
			for range count {
				if !match(found, used, target, severities[group(1)], group(1) == "note", group(5), group(2) != "") {
					expectation.New(at, "expected %s %q was not reported", group(1), group(5)).To(r)
				}
			}
		}
	}
	for i, d := range found {
		if !used[i] {
			expectation.New(d.Primary.Span, "unexpected %s: %s", d.Severity, d.Message).To(r)
		}
	}
}

func targetLine(line int, where string) (int, error) {
	switch {
	case where == "":
		return line, nil
	case where == "@below":
		return line + 1, nil
	case where == "@above":
		return line - 1, nil
	}
	n, err := strconv.Atoi(strings.TrimPrefix(where, "@"))
	if err != nil {
		return 0, fmt.Errorf("expected @+N, @-N, @below or @above, found %q", where)
	}
	if strings.ContainsAny(where, "+-") {
		return line + n, nil
	}
	return n, nil
}

// match finds an unused diagnostic of the line; notes are looked for among the labels and notes of any diagnostic.
func match(found []diag.Diagnostic, used []bool, line int, severity diag.Severity, note bool, text string, isRegexp bool) bool {
	fits := func(s string) bool { return strings.Contains(s, text) }
	if isRegexp {
		re, err := regexp.Compile(text)
		if err != nil {
			return false
		}
		fits = re.MatchString
	}
	for i, d := range found {
		if note {
			for _, l := range d.Labels {
				if l.Span.Position().Line == line && fits(l.Text) {
					return true
				}
			}
			continue
		}
		if !used[i] && d.Severity == severity && d.Primary.Span.Position().Line == line && fits(d.Message) {
			used[i] = true
			return true
		}
	}
	return false
}
