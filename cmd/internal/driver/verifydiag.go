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
			"move the line, @unknown is none); every one must come, and no other."}
)

// IRRules are the rules of the commands that read IR.
var IRRules = []*diag.Rule{PassFailed, expectation}

// announcement begins an announcement; its text ends with the last }} of the line, or before the next announcement.
var announcement = regexp.MustCompile(`expected-(error|warning|note|remark)(-re)?\s*(@[^\s{]+)?\s*(\d+)?\s*\{\{`)

var severities = map[string]diag.Severity{"error": diag.Error, "warning": diag.Warning, "note": diag.Info, "remark": diag.Info}

// announced is a diagnostic that a comment announces.
type announced struct {
	at    source.Span
	kind  string
	line  int // 0: nowhere
	count int
	text  string
	fits  func(message string) bool
}

// VerifyDiagnostics compares the diagnostics found in a file with those that its comments announce,
// and reports every difference.
func VerifyDiagnostics(file *source.File, found []diag.Diagnostic, r diag.Reporter) {
	used := make([]bool, len(found))
	for _, a := range announcements(file, r) {
		for range a.count {
			if !a.match(found, used) {
				expectation.New(a.at, "expected %s %q was not reported", a.kind, a.text).To(r)
			}
		}
	}
	for i, d := range found {
		if !used[i] {
			expectation.New(d.Primary.Span, "unexpected %s: %s", d.Severity, d.Message).To(r)
		}
	}
}

// announcements reads the comments of a file. @above and @below mean the closest line that announces nothing.
func announcements(file *source.File, r diag.Reporter) (all []*announced) {
	var below []*announced
	quiet := 0 // the last line that announces nothing
	for n := 1; n <= file.Lines(); n++ {
		line := file.Line(n)
		starts := announcement.FindAllStringSubmatchIndex(line, -1)
		if len(starts) == 0 || !strings.Contains(line[:starts[0][0]], "//") {
			for _, a := range below {
				a.line = n
			}
			quiet, below = n, nil
			continue
		}
		for i, m := range starts {
			end := len(line)
			if i+1 < len(starts) {
				end = starts[i+1][0]
			}
			length := strings.LastIndex(line[m[1]:end], "}}")
			if length < 0 {
				continue
			}
			group := func(i int) string {
				if m[2*i] < 0 {
					return ""
				}
				return line[m[2*i]:m[2*i+1]]
			}
			start := file.Offset(n, m[0]+1)
			a := &announced{at: source.Span{File: file, Start: start, End: start + m[1] + length + 2 - m[0]}, kind: group(1), count: 1,
				text: line[m[1] : m[1]+length]}
			if group(4) != "" {
				a.count, _ = strconv.Atoi(group(4))
			}
			var err error
			if a.fits, err = matcher(a.text, group(2) != ""); err == nil {
				switch where := group(3); where {
				case "@below":
					below = append(below, a)
				case "@above":
					a.line = quiet
				default:
					a.line, err = targetLine(n, where)
				}
			}
			if err != nil {
				expectation.New(a.at, "%s", err).To(r)
				continue
			}
			all = append(all, a)
		}
	}
	return all
}

// matcher reports whether a message has the text; in a regular expression, the text between {{ and }} is one and the
// rest is text.
func matcher(text string, isRegexp bool) (func(string) bool, error) {
	if !isRegexp {
		return func(s string) bool { return strings.Contains(s, text) }, nil
	}
	var pattern strings.Builder
	for text != "" {
		before, rest, ok := strings.Cut(text, "{{")
		pattern.WriteString(regexp.QuoteMeta(before))
		if !ok {
			break
		}
		inner, after, ok := strings.Cut(rest, "}}")
		if !ok {
			return nil, fmt.Errorf("expected }} after a regular expression")
		}
		pattern.WriteString("(?:" + inner + ")")
		text = after
	}
	re, err := regexp.Compile(pattern.String())
	if err != nil {
		return nil, err
	}
	return re.MatchString, nil
}

func targetLine(line int, where string) (int, error) {
	switch where {
	case "":
		return line, nil
	case "@unknown":
		return 0, nil
	}
	n, err := strconv.Atoi(strings.TrimPrefix(where, "@"))
	if err != nil {
		return 0, fmt.Errorf("expected @+N, @-N, @below, @above or @unknown, found %q", where)
	}
	if strings.ContainsAny(where, "+-") {
		return line + n, nil
	}
	return n, nil
}

// match finds an unused diagnostic; notes are looked for among the labels and notes of any diagnostic.
func (a *announced) match(found []diag.Diagnostic, used []bool) bool {
	on := func(s source.Span) bool {
		if !s.IsValid() {
			return a.line == 0
		}
		return s.Position().Line == a.line
	}
	for i, d := range found {
		if a.kind == "note" {
			for _, l := range d.Labels {
				if on(l.Span) && a.fits(l.Text) {
					return true
				}
			}
			continue
		}
		if !used[i] && d.Severity == severities[a.kind] && on(d.Primary.Span) && a.fits(d.Message) {
			used[i] = true
			return true
		}
	}
	return false
}
