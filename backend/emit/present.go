package emit

import (
	_ "embed"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/conversion/scalar"
	"accc/frontend/source"
	"accc/ir"
	ompdir "accc/pragma/omp"
)

// The promise of present is that the program stops where data is not on the device. OpenMP 5.1 has a modifier for it, which not all
// compilers have; with Options.CheckPresent statements before the construct look: in C a macro that is defined after the lines that
// include, in Fortran a function of the module openacc in lines that compilers with OpenMP alone read.

//go:embed include/accc_present.h
var presentMacro string

// checkName is the macro.
const checkName = "ACCC_CHECK_PRESENT"

// checked adds the statements that look for the variables of a directive.
func (t *translation) checked(s *Site, f *ompForm) {
	for _, c := range t.checks[s.Directive.Start] {
		if c.Entry.Attr(accc.Pointers.Name) != nil {
			t.checkedRows(s, f, c.Entry)
			continue
		}
		t.needs.checks = true
		line, err := t.p.check(c.Entry, f.condition(), fmt.Sprintf("%s:%d", filepath.Base(t.file.Name), s.Directive.Position().Line))
		if err != nil {
			cannotWrite.New(s.Directive, "cannot write the check of what is present: %s", err).To(t.r)
			t.failed = true
			return
		}
		if !slices.Contains(f.checks, line) {
			f.checks = append(f.checks, line)
		}
	}
	if len(f.checks) > 0 {
		f.indented(t, s)
		f.loose = true
	}
}

// indented finds the indentation of statements beside a directive: that of its own statement, or of what comes next.
func (f *ompForm) indented(t *translation, s *Site) {
	at := s.Body
	if at.IsValid() && at.File == t.file {
		f.inner = t.text.Indent(at.Start)
		return
	}
	if l, ok := t.text.CodeAfter(s.Directive.End); ok {
		f.inner = t.text.Indent(int(t.text.Toks[l.First].Start))
		if t.text.Is(l.First, "}") {
			f.inner += deeper(f.inner)
		}
	}
}

// condition is that under which the construct is on the device, "" if it always is.
func (f *ompForm) condition() string {
	for _, d := range f.lines {
		for _, c := range d.Clauses {
			if c.Def == ompdir.ClauseIf && len(c.Args) == 1 && (len(c.Modifiers) == 0 || c.Modifiers[0].Word.Text == ompdir.DirTarget.Name) {
				return c.Args[0].Text()
			}
		}
	}
	return ""
}

func (p cPrinter) check(e *ir.Op, condition, _ string) (string, error) {
	name, base, sections, err := sectionsOf(p, e, func(sections []string) bool { return len(sections) > 0 || len(e.GetAny("bounds")) == 0 })
	if err != nil {
		return "", err
	}
	address, first := base, true
	for i, s := range sections {
		low, _, _ := cutRange(s)
		first = first && (low == "" || low == "0")
		if low == "" {
			low = "0"
		}
		sections[i] = "[" + low + "]"
	}
	switch {
	case !first:
		address = "&" + base + strings.Join(sections, "")
	case len(sections) == 0 && !scalar.BehindPointer(e) && !isArray(ir.Pointee(e.Result(0))):
		address = "&" + base
	}
	name = strings.TrimSuffix(name, "[:0]") // of a pointer that is named alone
	line := checkName + "(" + quoted(name) + ", " + address + ");"
	if condition != "" {
		line = "if (" + condition + ") " + line
	}
	return line, nil
}

func (p fortranPrinter) check(e *ir.Op, condition, at string) (string, error) {
	name, err := p.variable(e, false)
	if err != nil {
		return "", err
	}
	object := name
	if members := blockMembers(e); len(members) > 0 {
		object = members[0]
	}
	test := ".not. acc_is_present(" + object + ")"
	if condition != "" {
		test = "(" + condition + ") .and. " + test
	}
	message := strings.ReplaceAll(at+": "+name+" is not present on the device", "'", "''")
	return "if (" + test + ") error stop '" + message + "'", nil
}

// onlyOpenMP is a statement of Fortran that compilers with OpenMP alone read: lines that begin with the sentinel !$, each as long as
// the form allows. In fixed form they begin in column 1, and continued ones have a sign in column 6.
func onlyOpenMP(statement, indent string, fixed bool) string {
	first, next, width, end := indent+"!$ ", indent+"!$ &", 130, "&"
	if fixed {
		first, next, width, end = "!$    ", "!$   &", 72, ""
	}
	var b strings.Builder
	b.WriteString(first)
	room := width - len(first)
	for len(statement) > room {
		cut := room
		if stop := strings.Index(statement, " error stop "); stop > 0 && stop <= room {
			cut = stop
		}
		b.WriteString(statement[:cut] + end + "\n" + next)
		statement = statement[cut:]
		room = width - len(next)
	}
	return b.String() + statement
}

// checkLines are the checks of a form as lines of Fortran.
func (t *fortranTranslation) checkLines(f *ompForm, indent string) (lines []string) {
	for _, c := range f.checks {
		lines = append(lines, onlyOpenMP(c, indent, t.fixed))
	}
	return lines
}

// beforeUse inserts the checks of a directive that comes from a macro before the line of its use; it returns false where that is not
// possible.
func (t *translation) beforeUse(s *Site, f *ompForm) bool {
	start := t.text.LineStart(s.Directive.Start)
	indent := string(t.file.Text[start:s.Directive.Start])
	if strings.TrimSpace(indent) != "" || s.Sole {
		return len(f.checks) == 0
	}
	for _, c := range f.checks {
		at := source.Span{File: t.file, Start: start, End: start}
		t.edits = append(t.edits, source.Edit{Span: at, New: indent + c + "\n"})
	}
	f.checks = nil
	return true
}

// checkMacro is the edit that defines the macro, after the lines that include. A text that has it already stays.
func (h Header) checkMacro(t *translation) []source.Edit {
	if !t.needs.checks || len(t.text.Named(checkName)) > 0 {
		return nil
	}
	at := t.text.AfterIncludes()
	return []source.Edit{{Span: source.Span{File: t.file, Start: at, End: at}, New: t.alone(presentMacro)}}
}
