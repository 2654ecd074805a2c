package diag

import (
	"bufio"
	"fmt"
	"io"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"accc/frontend/source"
)

// Text writes diagnostics for people: the message, the lines it is about with
// the spans marked, the section of the specification, and what can be done.
//
//	error[ACC3004]: seq cannot be combined with gang
//	  --> stencil.c:12:18
//	   |
//	12 | #pragma acc loop seq gang
//	   |                  ^^^ ---- parallelism requested here
//	   |
//	   = spec: OpenACC 3.3 §2.9.5
//	help: remove seq
func Text(w io.Writer, list []Diagnostic, o Options) error {
	b := bufio.NewWriter(w)
	for i, d := range list {
		if i > 0 {
			b.WriteByte('\n')
		}
		t := text{w: b, palette: plain}
		if o.Color {
			t.palette = ansi
		}
		t.diagnostic(d)
	}
	return b.Flush()
}

type palette struct{ severity, bold, frame, note, off string }

var plain palette

var ansi = palette{bold: "\x1b[1m", frame: "\x1b[1;34m", note: "\x1b[1;36m", off: "\x1b[0m"}

var severityColor = [...]string{Error: "\x1b[1;31m", Warning: "\x1b[1;33m", Info: "\x1b[1;32m"}

type text struct {
	w *bufio.Writer
	palette
	gutter int // width of the line numbers
}

func (t *text) paint(color, s string) string {
	if color == "" || s == "" {
		return s
	}
	return color + s + t.off
}

func (t *text) diagnostic(d Diagnostic) {
	if t.off != "" {
		t.severity = severityColor[d.Severity]
	}
	head := d.Severity.String()
	if d.Code != "" {
		head += "[" + d.Code + "]"
	}
	fmt.Fprintf(t.w, "%s%s\n", t.paint(t.severity, head), t.paint(t.bold, ": "+d.Message))

	marks := marksOf(d)
	for _, m := range marks {
		t.gutter = max(t.gutter, len(fmt.Sprint(m.line)))
	}
	for i := 0; i < len(marks); {
		j := i
		for j < len(marks) && marks[j].file == marks[i].file {
			j++
		}
		t.file(marks[i:j], i == 0)
		i = j
	}
	if len(marks) > 0 && (d.Spec != "" || len(d.Notes) > 0) {
		t.bar("")
	}
	pad := strings.Repeat(" ", t.gutter+1)
	for _, n := range d.Notes {
		fmt.Fprintf(t.w, "%s%s %s\n", pad, t.paint(t.frame, "="), t.paint(t.bold, "note:")+" "+n)
	}
	if d.Spec != "" {
		fmt.Fprintf(t.w, "%s%s %s\n", pad, t.paint(t.frame, "="), t.paint(t.bold, "spec:")+" "+d.Spec)
	}
	for _, f := range d.Fixes {
		fmt.Fprintf(t.w, "%s %s\n", t.paint(t.note, "help:"), f.Message)
	}
}

// A mark is a label with its resolved position.
type mark struct {
	file       *source.File
	line       int
	start, end int // byte columns from 0; end > start
	text       string
	primary    bool
}

// marksOf returns the marks of a diagnostic: the primary's file first, by line within a file.
func marksOf(d Diagnostic) []mark {
	var out []mark
	add := func(l Label, primary bool) {
		if !l.Span.IsValid() {
			return
		}
		from, to := l.Span.Position(), l.Span.EndPosition()
		m := mark{file: l.Span.File, line: from.Line, start: from.Column - 1, end: to.Column - 1, text: l.Text, primary: primary}
		if to.Line > from.Line {
			m.end = len(l.Span.File.Line(from.Line))
		}
		m.end = max(m.end, m.start+1)
		out = append(out, m)
	}
	add(d.Primary, true)
	for _, l := range d.Labels {
		add(l, false)
	}
	order := map[*source.File]int{}
	for _, m := range out {
		if _, ok := order[m.file]; !ok {
			order[m.file] = len(order)
		}
	}
	sort.SliceStable(out, func(i, j int) bool {
		if a, b := order[out[i].file], order[out[j].file]; a != b {
			return a < b
		}
		return out[i].line < out[j].line
	})
	return out
}

func (t *text) bar(rest string) {
	line := strings.Repeat(" ", t.gutter+1) + t.paint(t.frame, "|")
	if rest != "" {
		line += " " + rest
	}
	fmt.Fprintln(t.w, line)
}

// file shows the marked lines of one file.
func (t *text) file(marks []mark, first bool) {
	at := marks[0]
	for _, m := range marks {
		if m.primary {
			at = m
		}
	}
	arrow := "-->"
	if !first {
		arrow = ":::"
	}
	fmt.Fprintf(t.w, "%s%s %s:%d:%d\n", strings.Repeat(" ", t.gutter), t.paint(t.frame, arrow), at.file.Name, at.line, at.start+1)
	t.bar("")
	last := 0
	for i := 0; i < len(marks); {
		j := i
		for j < len(marks) && marks[j].line == marks[i].line {
			j++
		}
		line := marks[i].line
		switch {
		case last > 0 && line == last+2:
			t.line(at.file, last+1, nil)
		case last > 0 && line > last+2:
			fmt.Fprintln(t.w, t.paint(t.frame, "..."))
		}
		t.line(at.file, line, marks[i:j])
		last = line
		i = j
	}
}

// maxColumns is how much of a line is shown; longer ones are cut around the marks.
const maxColumns = 160

// line shows one line and the marks below it.
func (t *text) line(f *source.File, n int, marks []mark) {
	l := layout(f.Line(n), marks)
	fmt.Fprintln(t.w, strings.TrimRight(fmt.Sprintf("%s %s %s", t.paint(t.frame, fmt.Sprintf("%*d", t.gutter, n)), t.paint(t.frame, "|"), l.shown), " "))
	if len(marks) == 0 {
		return
	}
	marks = append([]mark(nil), marks...)
	for i := range marks {
		marks[i].start, marks[i].end = l.column(marks[i].start), l.column(marks[i].end)
		marks[i].end = max(marks[i].end, marks[i].start+1)
	}
	sort.SliceStable(marks, func(i, j int) bool { return marks[i].start < marks[j].start })

	row := t.underline(marks)
	rightmost := len(marks) - 1
	for i, m := range marks {
		if m.end > marks[rightmost].end {
			rightmost = i
		}
	}
	var hanging []mark
	for i, m := range marks {
		switch {
		case m.text == "":
		case i == rightmost:
			row += " " + t.paint(t.colorOf(m), m.text)
		default:
			hanging = append(hanging, m)
		}
	}
	t.bar(row)
	if len(hanging) == 0 {
		return
	}
	t.bar(t.stems(hanging))
	for len(hanging) > 0 {
		last := hanging[len(hanging)-1]
		hanging = hanging[:len(hanging)-1]
		stems, width := t.stems(hanging), 0
		if len(hanging) > 0 {
			width = hanging[len(hanging)-1].start + 1
		}
		t.bar(stems + strings.Repeat(" ", max(0, last.start-width)) + t.paint(t.colorOf(last), last.text))
	}
}

func (t *text) colorOf(m mark) string {
	if m.primary {
		return t.severity
	}
	return t.frame
}

// underline draws ^^^ below the primary span and --- below the others.
func (t *text) underline(marks []mark) string {
	width := 0
	for _, m := range marks {
		width = max(width, m.end)
	}
	owner := make([]int, width)
	for i := range owner {
		owner[i] = -1
	}
	for i, m := range marks {
		for c := m.start; c < m.end; c++ {
			if owner[c] < 0 || m.primary {
				owner[c] = i
			}
		}
	}
	var b strings.Builder
	for c := 0; c < width; {
		end := c
		for end < width && owner[end] == owner[c] {
			end++
		}
		switch o := owner[c]; {
		case o < 0:
			b.WriteString(strings.Repeat(" ", end-c))
		case marks[o].primary:
			b.WriteString(t.paint(t.severity, strings.Repeat("^", end-c)))
		default:
			b.WriteString(t.paint(t.frame, strings.Repeat("-", end-c)))
		}
		c = end
	}
	return b.String()
}

// stems draws a | below the start of each mark; marks are sorted by start.
func (t *text) stems(marks []mark) string {
	var b strings.Builder
	column := 0
	for _, m := range marks {
		if m.start < column {
			continue
		}
		b.WriteString(strings.Repeat(" ", m.start-column) + t.paint(t.colorOf(m), "|"))
		column = m.start + 1
	}
	return b.String()
}

// shownLine is a source line as a terminal can show it, and where its bytes went.
type shownLine struct {
	shown   string
	columns []int // for every byte of the part shown, and the end, its column
	from    int   // the first byte shown
}

func (l shownLine) column(offset int) int {
	return l.columns[max(0, min(offset-l.from, len(l.columns)-1))]
}

// layout replaces tabs by blanks and control characters by a sign, and cuts long lines.
func layout(line string, marks []mark) shownLine {
	l := shownLine{}
	to := len(line)
	if len(line) > maxColumns {
		first := len(line)
		for _, m := range marks {
			first = min(first, m.start)
		}
		if first > maxColumns/2 {
			l.from = min(first-maxColumns/4, len(line))
			for l.from > 0 && l.from < len(line) && !utf8.RuneStart(line[l.from]) {
				l.from--
			}
		}
		to = min(to, l.from+maxColumns)
		for to < len(line) && !utf8.RuneStart(line[to]) {
			to++
		}
	}
	var b strings.Builder
	column := 0
	if l.from > 0 {
		b.WriteString("...")
		column = 3
	}
	for i := l.from; i < to; {
		r, size := utf8.DecodeRuneInString(line[i:])
		for range size {
			l.columns = append(l.columns, column)
		}
		switch {
		case r == '\t':
			n := 4 - column%4
			b.WriteString(strings.Repeat(" ", n))
			column += n
		case r == utf8.RuneError || !unicode.IsPrint(r):
			b.WriteRune(utf8.RuneError)
			column++
		default:
			b.WriteRune(r)
			column++
		}
		i += size
	}
	l.columns = append(l.columns, column)
	if to < len(line) {
		b.WriteString("...")
	}
	l.shown = b.String()
	return l
}
