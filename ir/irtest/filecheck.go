package irtest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

// FileCheck demands that got matches the check lines in the file text that starts with
// "// PREFIX": a subset of LLVM's FileCheck.
//
//	CHECK: text          a line further down contains text
//	CHECK-NEXT: text     the next line does
//	CHECK-SAME: text     the rest of the same line does
//	CHECK-NOT: text      no line up to the next match does
//	CHECK-DAG: text      lines in any order among neighbouring DAGs
//	CHECK-LABEL: text    as CHECK; later checks do not go past the next label
//	CHECK-COUNT-n: text  n lines one after another
//	CHECK-EMPTY:         the next line is empty
//
// In text, {{regexp}} matches a regular expression, [[NAME:regexp]] remembers what it
// matched and [[NAME]] matches that again. Runs of blanks match any run of blanks.
func FileCheck(t testing.TB, checks, got, prefix string) {
	t.Helper()
	if err := runFileCheck(checks, got, prefix); err != nil {
		t.Errorf("%v\n--- text:\n%s", err, got)
	}
}

type directive struct {
	kind  string // "", NEXT, SAME, NOT, DAG, LABEL, EMPTY, COUNT
	count int
	text  string
	line  int
}

func parseDirectives(checks, prefix string) ([]directive, error) {
	re := regexp.MustCompile(`(?://|;|!)\s*` + regexp.QuoteMeta(prefix) + `(?:-(NEXT|SAME|NOT|DAG|LABEL|EMPTY|COUNT-(\d+)))?:(.*)$`)
	var out []directive
	for i, l := range strings.Split(checks, "\n") {
		m := re.FindStringSubmatch(l)
		if m == nil {
			continue
		}
		d := directive{kind: m[1], count: 1, text: strings.TrimSpace(m[3]), line: i + 1}
		if m[2] != "" {
			d.kind = "COUNT"
			fmt.Sscan(m[2], &d.count)
		}
		if d.text == "" && d.kind != "EMPTY" {
			return nil, fmt.Errorf("line %d: a check without text", d.line)
		}
		out = append(out, d)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("no %s line", prefix)
	}
	return out, nil
}

// checker walks through the text; pos is just after the last match.
type checker struct {
	text string
	pos  int
	end  int // of the part between labels
	vars map[string]string
}

func runFileCheck(checks, got, prefix string) error {
	ds, err := parseDirectives(checks, prefix)
	if err != nil {
		return err
	}
	c := &checker{text: got, end: len(got), vars: map[string]string{}}
	var nots []directive
	for i := 0; i < len(ds); i++ {
		d := ds[i]
		switch d.kind {
		case "NOT":
			nots = append(nots, d)
			continue
		case "DAG":
			from, last := c.pos, c.pos
			for ; i < len(ds) && ds[i].kind == "DAG"; i++ {
				c.pos = from
				if _, err := c.find(ds[i]); err != nil {
					return err
				}
				last = max(last, c.pos)
			}
			i--
			c.pos = last
			continue
		case "LABEL":
			c.end = len(c.text)
		}
		from := c.pos
		for n := 0; n < d.count; n++ {
			start, err := c.find(d)
			if err != nil {
				return err
			}
			if n == 0 {
				if err := c.absent(nots, from, start); err != nil {
					return err
				}
			}
		}
		nots = nil
		if d.kind == "LABEL" {
			if err := c.limit(ds[i+1:]); err != nil {
				return err
			}
		}
	}
	return c.absent(nots, c.pos, c.end)
}

// limit ends the part of the text at the next label.
func (c *checker) limit(rest []directive) error {
	for _, d := range rest {
		if d.kind != "LABEL" {
			continue
		}
		re, err := c.pattern(d)
		if err != nil {
			return err
		}
		if m := re.FindStringIndex(c.text[c.pos:]); m != nil {
			c.end = c.pos + m[0]
		}
		return nil
	}
	return nil
}

func (c *checker) absent(nots []directive, from, to int) error {
	for _, d := range nots {
		re, err := c.pattern(d)
		if err != nil {
			return err
		}
		if m := re.FindString(c.text[from:to]); m != "" {
			return fmt.Errorf("check line %d: %q must not be there", d.line, m)
		}
	}
	return nil
}

// find finds a directive's text, moves after it and returns where it started.
func (c *checker) find(d directive) (int, error) {
	lo, hi := c.pos, c.end
	switch d.kind {
	case "NEXT", "EMPTY":
		nl := strings.IndexByte(c.text[lo:], '\n')
		if nl < 0 {
			return 0, fmt.Errorf("check line %d: no next line", d.line)
		}
		lo += nl + 1
		hi = lineEnd(c.text, lo)
	case "SAME":
		hi = lineEnd(c.text, lo)
	}
	if d.kind == "EMPTY" {
		if lo != hi {
			return 0, fmt.Errorf("check line %d: expected an empty line, found %q", d.line, c.text[lo:hi])
		}
		c.pos = lo
		return lo, nil
	}
	re, err := c.pattern(d)
	if err != nil {
		return 0, err
	}
	m := re.FindStringSubmatchIndex(c.text[lo:hi])
	if m == nil {
		return 0, fmt.Errorf("check line %d: %q not found in:\n%s", d.line, d.text, excerpt(c.text[lo:hi]))
	}
	for i, name := range re.SubexpNames() {
		if name != "" && m[2*i] >= 0 {
			c.vars[name] = c.text[lo+m[2*i] : lo+m[2*i+1]]
		}
	}
	c.pos = lo + m[1]
	return lo + m[0], nil
}

func lineEnd(s string, from int) int {
	if i := strings.IndexByte(s[from:], '\n'); i >= 0 {
		return from + i
	}
	return len(s)
}

func excerpt(s string) string {
	lines := strings.SplitN(s, "\n", 12)
	if len(lines) > 11 {
		lines[11] = "..."
	}
	return strings.Join(lines, "\n")
}

var special = regexp.MustCompile(`\{\{.*?\}\}|\[\[#?\w+(?::.*?)?\]\]`)

// pattern makes a regular expression of a directive's text.
func (c *checker) pattern(d directive) (*regexp.Regexp, error) {
	var out strings.Builder
	out.WriteString("(?m)")
	at := 0
	defined := map[string]bool{}
	for _, m := range special.FindAllStringIndex(d.text, -1) {
		out.WriteString(literal(d.text[at:m[0]]))
		at = m[1]
		inner := d.text[m[0]+2 : m[1]-2]
		if d.text[m[0]] == '{' {
			out.WriteString("(?:" + inner + ")")
			continue
		}
		name, re, isDef := strings.Cut(inner, ":")
		switch {
		case isDef && !defined[name]:
			defined[name] = true
			out.WriteString("(?P<" + name + ">" + re + ")")
		case isDef:
			return nil, fmt.Errorf("check line %d: %s defined twice", d.line, name)
		default:
			v, ok := c.vars[name]
			if !ok {
				return nil, fmt.Errorf("check line %d: %s is not defined", d.line, name)
			}
			out.WriteString(regexp.QuoteMeta(v))
		}
	}
	out.WriteString(literal(d.text[at:]))
	re, err := regexp.Compile(out.String())
	if err != nil {
		return nil, fmt.Errorf("check line %d: %v", d.line, err)
	}
	return re, nil
}

var blanks = regexp.MustCompile(`[ \t]+`)

func literal(s string) string {
	return blanks.ReplaceAllString(regexp.QuoteMeta(s), `[ \t]+`)
}
