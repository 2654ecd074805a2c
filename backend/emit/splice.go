package emit

import (
	"bytes"
	"fmt"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
)

var (
	cannotWrite = &diag.Rule{
		Code: "ACC5101", Severity: diag.Error, Title: "a directive cannot be written back",
		Doc: "An operation of the IR has no form as a directive of the source language, or a clause expression no form as an expression.",
	}
	notInPlace = &diag.Rule{
		Code: "ACC5102", Severity: diag.Warning, Title: "a directive that cannot be rewritten",
		Doc: "The directive comes from a macro, or shares its line with something else. The text stays as it is.",
	}
)

// Differs is what verification reports.
var Differs = &diag.Rule{
	Code: "ACC5103", Severity: diag.Error, Title: "the regenerated source has another meaning",
	Doc: "The source with its directives written back was lowered again, and the IR or the directives are not the same. This is a bug in accc.",
}

// Rules are the rules of this package.
var Rules = []*diag.Rule{cannotWrite, notInPlace, Differs, wantsModule}

// Splice returns the text of file with every directive of the module replaced by
// its regenerated form. No byte outside of the directives changes. What could not be written is
// reported and left as it is; the result is nil when any of that is an error.
func Splice(module *ir.Op, file *source.File, opts Options, r diag.Reporter) []byte {
	directives, errs := Directives(module, opts)
	for _, e := range errs {
		cannotWrite.New(spanOf(file, ir.File(e.Op.Loc)), "%s", e.Reason).To(r)
	}
	var edits []source.Edit
	for _, d := range directives {
		if d.Loc == nil || d.Loc.File != file.Name {
			continue
		}
		span := spanOf(file, d.Loc)
		edit, ok := rewrite(file, span, d.Directive, opts.FixedForm)
		if !ok {
			notInPlace.New(span, "this directive is not written as a line of its own; it is left as it is").To(r)
			continue
		}
		edits = append(edits, edit)
	}
	if len(errs) > 0 {
		return nil
	}
	out, err := source.Apply(file, edits)
	if err != nil {
		cannotWrite.New(source.Span{File: file}, "%s", err).To(r)
		return nil
	}
	return out
}

func spanOf(file *source.File, l *ir.FileLoc) source.Span {
	if l == nil || l.File != file.Name {
		return source.Span{}
	}
	start := file.Offset(l.Line, l.Col)
	end := start
	if l.EndLine > 0 {
		end = file.Offset(l.EndLine, l.EndCol)
	}
	return source.Span{File: file, Start: start, End: max(start, end)}
}

// rewrite replaces the text of a span that holds a directive; false when the text there is not one.
func rewrite(file *source.File, span source.Span, d *pragma.Directive, fixedForm bool) (source.Edit, bool) {
	old := span.Text()
	lineStart := bytes.LastIndexByte(file.Text[:span.Start], '\n') + 1
	indent := string(file.Text[lineStart:span.Start])
	if strings.HasPrefix(old, "_Pragma") {
		return source.Edit{Span: span, New: `_Pragma("acc ` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(d.Text()) + `")`}, true
	}
	if sentinel, fixed, ok := fortranSentinel(file, span.Start, fixedForm); ok {
		layout := pragma.FreeLayout(indent, sentinel)
		if fixed {
			layout = pragma.FixedLayout(sentinel)
		}
		if bytes.Contains(file.Text[lineStart:min(span.End+2, len(file.Text))], []byte("\r\n")) {
			layout.LineEnd = "\r\n"
		}
		text := d.Print(layout)
		if fixed {
			text, span = keepColumns(file, span, text)
		}
		return source.Edit{Span: span, New: strings.TrimPrefix(text, indent)}, strings.TrimSpace(indent) == ""
	}
	rest, ok := strings.CutPrefix(old, "#")
	if !ok || !strings.HasPrefix(strings.TrimLeft(rest, " \t\\\r\n"), "pragma") || strings.TrimSpace(indent) != "" {
		return source.Edit{}, false
	}
	layout := pragma.CLayout(indent)
	if bytes.Contains(file.Text[lineStart:min(span.End+2, len(file.Text))], []byte("\r\n")) {
		layout.LineEnd = "\r\n"
	}
	return source.Edit{Span: span, New: strings.TrimPrefix(d.Print(layout), indent)}, true
}

// fortranSentinel is the sentinel at a position of a source in Fortran, as the user wrote it, and whether the form is
// fixed: there it is in column 1 and may begin with c or *.
func fortranSentinel(file *source.File, at int, fixedForm bool) (sentinel string, fixed, ok bool) {
	if at+5 > len(file.Text) {
		return "", false, false
	}
	s := string(file.Text[at : at+5])
	switch strings.ToLower(s[1:]) {
	case "$acc", "$omp":
	default:
		return "", false, false
	}
	switch s[0] {
	case 'c', 'C', '*':
		return s, true, true
	case '!':
		return s, fixedForm, true
	}
	return "", false, false
}

// keepColumns pads a directive of fixed form, or removes blanks after it, so that what follows it in the line, past
// the last column that counts, stays in its column.
func keepColumns(file *source.File, span source.Span, text string) (string, source.Span) {
	rest := file.Text[span.End:]
	if n := bytes.IndexByte(rest, '\n'); n >= 0 {
		rest = rest[:n]
	}
	if s := bytes.TrimSpace(rest); len(s) == 0 || s[0] == '!' {
		return text, span
	}
	column := span.End - (bytes.LastIndexByte(file.Text[:span.End], '\n') + 1)
	last := len(text) - (strings.LastIndexByte(text, '\n') + 1)
	blanks := len(rest) - len(bytes.TrimLeft(rest, " "))
	span.End += min(max(0, last-column), max(0, blanks-1))
	return text + strings.Repeat(" ", max(0, column-last)), span
}

// Text lists the directives of a module without a source: a line each, indented by nesting, with the location they
// came from if the IR has it.
func Text(module *ir.Op, opts Options, r diag.Reporter) string {
	directives, errs := Directives(module, opts)
	for _, e := range errs {
		cannotWrite.New(source.Span{}, "%s%s", place(e.Op), e.Reason).To(r)
	}
	var b strings.Builder
	for _, d := range directives {
		layout, comment := pragma.CLayout(strings.Repeat("  ", d.Depth)), "//"
		if inFortran(module) {
			layout, comment = pragma.FreeLayout(strings.Repeat("  ", d.Depth), "!$acc"), "!"
		}
		layout.Width, layout.Split = 0, false
		b.WriteString(d.Print(layout))
		if p := place(d.Op); p != "" {
			fmt.Fprintf(&b, "  %s %s", comment, strings.TrimSuffix(p, ": "))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func place(op *ir.Op) string {
	if l := ir.File(op.Loc); l != nil {
		return fmt.Sprintf("%s:%d:%d: ", l.File, l.Line, l.Col)
	}
	return ""
}
