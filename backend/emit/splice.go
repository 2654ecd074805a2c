package emit

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	ompdir "accc/pragma/omp"
)

var (
	cannotWrite = &diag.Rule{
		Code: "ACC5101", Severity: diag.Error, Title: "a directive cannot be written back",
		Doc: "An operation of the IR has no form as a directive of the source language, or a clause expression no form as an expression.",
	}
	// NotInPlace is about directives whose text stays as it is.
	NotInPlace = &diag.Rule{
		Code: "ACC5102", Severity: diag.Warning, Title: "a directive that cannot be rewritten",
		Doc: "The directive comes from a macro, shares its line with something else, or is chosen by the preprocessor. The text stays as it is.",
	}
)

// Unwritten reports that directives cannot be written, and why.
func Unwritten(span source.Span, why string, r diag.Reporter) {
	cannotWrite.New(span, "%s", why).To(r)
}

// Differs is what verification reports.
var Differs = &diag.Rule{
	Code: "ACC5103", Severity: diag.Error, Title: "the regenerated source has another meaning",
	Doc: "The source with its directives written back was lowered again, and the IR or the directives are not the same. This is a bug in accc.",
}

// ConcurrentStays is what is said of loops do concurrent that take no directive.
var ConcurrentStays = &diag.Rule{
	Code: "ACC5109", Severity: diag.Warning, Title: "a do concurrent that stays for the host",
	Doc: "accc emit --do-concurrent=device writes counted loops with a directive for do concurrent, before which compilers take none. A loop that is in " +
		"a pure procedure or in a region of host threads, and one whose meaning counted loops do not have, stays as it is, and runs on the host.",
	Spec: "Fortran 2018 §11.1.7",
}

// Rules are the rules of this package.
var Rules = []*diag.Rule{cannotWrite, NotInPlace, Differs, wantsModule, NotPreprocessed, Transferred, notEnclosed, kept, ConcurrentStays}

// failures reports, and knows whether an error was among it.
type failures struct {
	diag.Reporter
	some bool
}

func (f *failures) Report(d diag.Diagnostic) {
	f.some = f.some || d.Severity == diag.Error
	f.Reporter.Report(d)
}

// Edits replace every directive of the module in file by its regenerated form. No byte outside of the directives changes. What could
// not be written is reported and left as it is; ok is false when any of that is an error.
func Edits(module *ir.Op, file *source.File, opts Options, r diag.Reporter) (edits []source.Edit, ok bool) {
	counted := &failures{Reporter: r}
	r = counted
	p := opts.printer(module)
	errs := nameParts(p, module)
	directives, more := Directives(module, opts)
	for _, e := range append(errs, more...) {
		cannotWrite.New(spanOf(file, ir.File(e.Op.Loc)), "%s", e.Reason).To(r)
	}
	worded := directives
	if opts.Words != nil {
		opts.Printer = p.wording(opts.Words)
		worded, _ = Directives(module, opts)
	}
	for _, d := range worded {
		d.Span = spanOf(file, d.Loc)
	}
	w := &writing{editedText: newText(p, file, opts.Statements), p: p, file: file, reason: opts.Words.reasonsOf(module), r: r, updates: madeUpdates(worded)}
	updates := slices.Clone(w.updates)
	edits = leftOut(p, module, file, r)
	for i, said := range directives {
		d := worded[i]
		span := d.Span
		if !span.IsValid() || slices.Contains(updates, d) {
			continue
		}
		if d.Change.Construct {
			w.enclosed(d)
			continue
		}
		if opts.Transfers && !d.Change.IsChanged() {
			reasons(d, span, w.reason, r)
			continue
		}
		if d.Def.Table == ompdir.Table {
			inUsersOrder(d.Directive, Tokens(file, p), span)
		}
		if user := opts.Words.at(span); user != nil && !d.Change.IsWhole() { // sections that changed are no other words
			more, ok := unsaid(user, said.Directive, opts.Implicit)
			if ok && len(more) == 0 {
				continue
			}
			if edit, can := extended(p, file, user, more); ok && can {
				reasons(d, span, w.reason, r)
				edits = append(edits, edit)
				continue
			}
		}
		if opts.Words != nil && d.Loc.EndLine > d.Loc.Line && ChoosesInside(span, p) {
			NotInPlace.New(span, "the preprocessor chooses among the clauses of this directive; it is left as it is").To(r)
			continue
		}
		edit, ok := p.rewrite(file, span, d.Directive)
		if !ok {
			NotInPlace.New(span, "this directive is not written as a line of its own; it is left as it is").To(r)
			continue
		}
		reasons(d, span, w.reason, r)
		edits = append(edits, edit)
	}
	return append(edits, w.Edits()...), !counted.some
}

// reasons reports why a transformation changed the data operations of a directive, or did not.
func reasons(d *Directive, at source.Span, text func(entry *ir.Op, reason string) string, r diag.Reporter) {
	for _, why := range d.Change.Reasons {
		rule := Transferred
		if why.Kept {
			rule = kept
		}
		rule.New(at, "%s", text(why.Entry, why.Text)).To(r)
	}
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

// Text lists the directives of a module without a source: a line each, indented by nesting, with the location they
// came from if the IR has it.
func Text(module *ir.Op, opts Options, r diag.Reporter) string {
	directives, errs := Directives(module, opts)
	for _, e := range errs {
		cannotWrite.New(source.Span{}, "%s%s", place(e.Op), e.Reason).To(r)
	}
	p := opts.printer(module)
	var b strings.Builder
	for _, d := range directives {
		layout, comment := p.listed(strings.Repeat("  ", d.Depth), d.Def.Table.Sentinel)
		layout.Width, layout.Split = 0, false
		b.WriteString(d.Print(layout))
		if at := place(d.Op); at != "" {
			fmt.Fprintf(&b, "  %s %s", comment, strings.TrimSuffix(at, ": "))
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

// indentation is what precedes a span in its line.
func indentation(file *source.File, span source.Span) string {
	return string(file.Text[bytes.LastIndexByte(file.Text[:span.Start], '\n')+1 : span.Start])
}
