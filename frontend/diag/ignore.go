package diag

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"accc/frontend/source"
)

// A comment in the source silences diagnostics:
//
//	#pragma acc parallel copy(p) // accc:ignore ACC4024 the reason may follow
//
// It applies to its own line and, if it is alone on that line, to the next one; with a directive, to all lines of the directive
// and to what is reported elsewhere because of it, which points to the directive. Without codes it silences all warnings there;
// an error is silenced by its code only.
const ignoreMark = "accc:ignore"

// RuleUnusedIgnore is about comments that silence nothing.
var RuleUnusedIgnore = &Rule{
	Code: "ACC0130", Severity: Info, Title: "accc:ignore comment that silences nothing",
	Doc: `Nothing with one of the comment's codes is found in the lines that it applies to: its own line, the next one if it is
alone, and what a directive in them causes. It hides the next mistake that is made there; remove it. A comment without codes
counts for warnings of accc check alone, and codes of translations and runs (ACC5..., RUN...) are not judged.`,
	Avoid: "x = 1; // accc:ignore ACC4024", Prefer: "x = 1;",
}

// Ignored records which comments have silenced something. It is safe for several goroutines; nil records nothing.
type Ignored struct {
	mu   sync.Mutex
	used map[ignorePlace]bool
}

// ignorePlace is a line of a file, which may be read several times.
type ignorePlace struct {
	file string
	line int
}

// silences reports whether a comment silences a diagnostic.
func (u *Ignored) silences(d Diagnostic) bool {
	if !d.Primary.Span.IsValid() {
		return false
	}
	if u.silencedAt(d, d.Primary.Span) {
		return true
	}
	return slices.ContainsFunc(d.Labels, func(l Label) bool {
		return l.Span.IsValid() && directiveLine.MatchString(l.Span.File.Line(statementAt(l.Span).first)) && u.silencedAt(d, l.Span)
	})
}

// silencedAt asks the lines of a span's statement or directive, and the comment above it.
func (u *Ignored) silencedAt(d Diagnostic, s source.Span) bool {
	at := statementAt(s)
	for _, c := range at.ignores {
		if c.silences(d) {
			u.note(s.File, c.line)
			return true
		}
	}
	if c, ok := ignoreOn(s.File, at.first-1); ok && c.alone && c.silences(d) {
		u.note(s.File, c.line)
		return true
	}
	return false
}

func (u *Ignored) note(f *source.File, line int) {
	if u == nil {
		return
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.used == nil {
		u.used = map[ignorePlace]bool{}
	}
	u.used[ignorePlace{f.Name, line}] = true
}

// Unused reports the comments of a file that have silenced nothing of what judged accepts.
func (u *Ignored) Unused(f *source.File, judged func(code string) bool, r Reporter) {
	u.mu.Lock()
	defer u.mu.Unlock()
	for line := 1; line <= f.Lines(); line++ {
		c, ok := ignoreOn(f, line)
		if !ok || u.used[ignorePlace{f.Name, line}] || slices.ContainsFunc(c.codes, func(code string) bool { return !judged(code) }) {
			continue
		}
		start := f.Offset(line, c.at+1)
		d := RuleUnusedIgnore.New(source.Span{File: f, Start: start, End: start + len(ignoreMark)}, "this comment silences nothing")
		d.To(r)
	}
}

// A statement is the lines of a directive, or of a statement of C that lines continue; mostly it is one line.
type statement struct {
	first   int
	ignores []ignore
}

// statements are those of a file that diagnostics have been about, by each of their lines: a directive of thousands of lines with a mistake in
// each of them is read once.
type statements struct {
	mu     sync.Mutex
	byLine map[int]*statement
}

type statementsKey struct{}

// statementAt returns the statement in which a span starts.
func statementAt(s source.Span) *statement {
	f := s.File
	known := f.Memo(statementsKey{}, func() any { return &statements{byLine: map[int]*statement{}} }).(*statements)
	line := s.Position().Line
	known.mu.Lock()
	defer known.mu.Unlock()
	if at := known.byLine[line]; at != nil {
		return at
	}
	first, last := line, line
	for first > 1 && continues(f, first) {
		first--
	}
	for last < f.Lines() && continues(f, last+1) {
		last++
	}
	at := &statement{first: first}
	for line := first; line <= last; line++ {
		if c, ok := ignoreOn(f, line); ok {
			at.ignores = append(at.ignores, c)
		}
		known.byLine[line] = at
	}
	return at
}

var (
	// directiveLine matches the start of a directive in either language.
	directiveLine = regexp.MustCompile(`(?i)^[ \t]*(#[ \t]*pragma|_Pragma|![$]|[cC*][$])|_Pragma`)
	// fixedContinued matches a line of fixed form that continues a directive.
	fixedContinued = regexp.MustCompile(`(?i)^[c*!][$](acc|omp)[^ 0\t]`)
	// freeContinued matches a directive of free form that goes on in the next line.
	freeContinued = regexp.MustCompile(`(?i)^[ \t]*![$](acc|omp)[^!]*&[ \t]*(!.*)?$`)
)

// continues reports whether a line continues the one before it.
func continues(f *source.File, line int) bool {
	before := strings.TrimRight(f.Line(line-1), "\r\n")
	return strings.HasSuffix(before, "\\") || freeContinued.MatchString(before) || fixedContinued.MatchString(f.Line(line))
}

// An ignore is a comment that silences diagnostics.
type ignore struct {
	codes []string
	line  int
	at    int  // byte offset of the mark in its line
	alone bool // nothing precedes it on its line
}

func (c ignore) silences(d Diagnostic) bool {
	return slices.Contains(c.codes, d.Code) || len(c.codes) == 0 && d.Severity != Error
}

// ignoreCode matches a code; other words after the mark are a reason.
var ignoreCode = regexp.MustCompile(`^[A-Z]{3}\d{1,4}$`)

// ignoreOn reads the comment on the line n of a file.
func ignoreOn(f *source.File, n int) (c ignore, ok bool) {
	line := f.Line(n)
	c.line = n
	c.at = strings.Index(line, ignoreMark)
	if c.at < 0 {
		return c, false
	}
	before := strings.TrimSpace(line[:c.at])
	for _, start := range []string{"//", "/*", "!"} {
		ok = ok || strings.HasSuffix(before, start)
		c.alone = c.alone || before == start
	}
	rest, _, _ := strings.Cut(line[c.at+len(ignoreMark):], "*/")
	for _, code := range strings.FieldsFunc(rest, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' || r == '\r' || r == '\n' }) {
		if !ignoreCode.MatchString(code) {
			break
		}
		c.codes = append(c.codes, code)
	}
	return c, ok
}
