package emit

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"accc/backend/rewrite"
	"accc/dialects/acc"
	"accc/dialects/conversion/transfer"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
)

// What transformations of data movement made and changed: constructs around loops, updates beside statements, clauses. Package transfer says what that
// is; here it gets its text and its place.

var (
	// Transferred is what a transformation of data movement says of its changes.
	Transferred = &diag.Rule{
		Code: "ACC5105", Severity: diag.Info, Title: "fewer transfers",
		Doc: "accc emit --optimize=data changed a data clause, or wrote a data construct around a loop, since the same values are transferred " +
			"more often than they change, or an update where host code needs them; or it made an update one of the part that the host accesses, or left it out. The message says what it relies on: nothing else in the loop or construct can " +
			"access the memory. Compare " +
			"accc run --profile before and after.",
		Spec: "OpenACC 3.3 §2.6.5, OpenMP 5.2 §13.5",
	}
	notEnclosed = &diag.Rule{
		Code: "ACC5106", Severity: diag.Info, Title: "a loop that no construct is written around",
		Doc: "The data of the constructs in a loop could stay on the device, but the loop is not in lines of its own: it begins in a " +
			"macro or after something else in its line, another directive is about it, it ends with a labeled statement, the preprocessor " +
			"chooses among its lines, a variable is declared in it, or the host reads the data where no update can be written, as in the condition of " +
			"an else if.",
		Spec: "OpenACC 3.3 §2.6.5, OpenMP 5.2 §13.5",
	}
	kept = &diag.Rule{
		Code: "ACC5107", Severity: diag.Info, Title: "data transferred in each iteration",
		Doc: "accc emit --optimize=data leaves a variable that the constructs in a loop transfer in each iteration as it is, since it cannot prove " +
			"that nothing else accesses it there. The message says what stands in the way: host code that reads or writes it in each iteration (an " +
			"update of the part that it needs may do instead), a call of a function that is not in the source, a pointer that may lead to it.",
		Spec: "OpenACC 3.3 §2.6.5, OpenMP 5.2 §13.5",
	}
)

// Protect marks the constructs of a module that no transformation may change, since the change could not be written: those in other
// files, and those that are not the same in all configurations of the preprocessor.
func Protect(module *ir.Op, file *source.File, opts Options) {
	p := opts.printer(module)
	text := newText(p, file, opts.Statements)
	ir.Walk(module, func(o *ir.Op) bool {
		updates := transfer.Updated(o) != nil
		if !updates && transfer.Entries(o) == nil {
			return true
		}
		at := ir.File(o.Loc)
		switch {
		case at == nil || at.File != file.Name:
			transfer.Protect(o, "the construct is in another file")
		case !updates && text.chosen(spanOf(file, at), o.Is(acc.DeclareEnter)):
			transfer.Protect(o, "the preprocessor chooses among the lines of the construct")
		case !canRewrite(p, file, spanOf(file, at), !updates):
			transfer.Protect(o, "the directive is not written as a line of its own")
		}
		return true
	})
}

// canRewrite reports whether a directive has a form of which the text can be replaced: it is not in a macro. Those that are lines of their own can be left out;
// inLine: others, too.
func canRewrite(p Printer, file *source.File, span source.Span, inLine bool) bool {
	_, ok := p.layout(file, span, "")
	f := Tokens(file, p)
	tok, _ := f.At(span.Start)
	return ok || inLine && (f.Is(tok, "_Pragma") || isAttribute(f, tok))
}

// A writing collects the text of directives that the user did not write.
type writing struct {
	*editedText
	p       Printer
	file    *source.File
	reason  func(entry *ir.Op, reason string) string // in the user's words
	r       diag.Reporter
	updates []*Directive
}

// madeUpdates are the updates in a file that a transformation made.
func madeUpdates(list []*Directive) (out []*Directive) {
	for _, d := range list {
		if d.Change.Update && d.Span.IsValid() {
			out = append(out, d)
		}
	}
	return out
}

// enclosed makes the edits that write a directive around the loop that begins at a place, and the updates in the loop. Where that
// cannot be, the construct goes away.
func (w *writing) enclosed(d *Directive) {
	loop, ok := w.loopAt(d.Span.Start, d.Def.Table)
	var updates []*Directive
	for _, u := range w.updates {
		if u.Change.IsFor(d.Change) {
			updates = append(updates, u)
		}
	}
	declared := func(offset int) bool { return loop.Start <= offset && offset < loop.End }
	what := ""
	if ok && slices.ContainsFunc(d.Change.Declarations(w.file), declared) {
		what = ": a variable is declared in it"
	} else if u := w.unplaced(updates, loop.Span); ok && u != nil {
		what = fmt.Sprintf(": no update can be written in line %d", u.Loc.Line)
	}
	if !ok || what != "" {
		notEnclosed.New(d.Span, "the data of this loop could stay on the device, but no data construct can be written around it%s", what).To(w.r)
		var changes []*transfer.Change
		for _, u := range updates {
			changes = append(changes, u.Change)
			w.updates = slices.DeleteFunc(w.updates, func(x *Directive) bool { return x == u })
		}
		d.Change.Dissolve(changes)
		return
	}
	reasons(d, d.Span, w.reason, w.r)
	layout, end := w.layoutLike(loop.Span, w.Indent(d.Span.Start), d.Def.Table), ""
	if w.p.fortran() {
		end = layout.Indent + layout.Sentinel + " end " + d.Def.Name
	}
	w.Enclose(loop, d.Print(layout), end)
	w.write(updates, loop.Span)
}

// unplaced is an update that cannot be written in the statement of a loop, nil if all can. Their operations move to where the text is.
func (w *writing) unplaced(list []*Directive, loop source.Span) *Directive {
	for _, d := range list {
		c := d.Change
		at, ok := w.placeAt(loop, d.Span.Start, c.IsNested())
		if !ok || w.HasDirectives(at.Span) || w.Governed(at.Start, languageOf(d.Def.Table)) || c.IsConditional(at.Span) || !c.Settle(at.Code(w.Editor)) {
			return d
		}
		place := at.End
		if c.ToHost() {
			place = at.Start
		}
		known := func(declared int) bool { // before the loop, or in a block that has not ended
			return declared < loop.Start || declared >= loop.End || declared < place && place < w.blockOf(declared).End
		}
		for _, declared := range c.Declarations(w.file) {
			if !known(declared) {
				return d
			}
		}
	}
	return nil
}

// write adds the text of updates in the statement of a loop.
func (w *writing) write(list []*Directive, loop source.Span) {
	for _, d := range list {
		at, _ := w.placeAt(loop, d.Span.Start, d.Change.IsNested())
		side := rewrite.After
		if d.Change.ToHost() {
			side = rewrite.Before
		}
		w.Insert(at, side, d.Print(w.layoutLike(loop, at.Indent, d.Def.Table)))
		reasons(d, source.Span{File: w.file, Start: at.Start, End: at.Start}, w.reason, w.r)
	}
}

// leftOut are the edits that take directives out of the text which a transformation left out.
func leftOut(p Printer, module *ir.Op, file *source.File, r diag.Reporter) (edits []source.Edit) {
	for _, x := range transfer.RemovedFrom(module) {
		span := spanOf(file, x.At)
		if !span.IsValid() {
			continue // of another file
		}
		if _, ok := p.layout(file, span, ""); !ok {
			continue
		}
		first, last := lineOf(file, span.Start), lineOf(file, max(span.Start, span.End-1))
		lines := source.Span{File: file, Start: first.Start, End: last.End}
		edits = append(edits, source.Edit{Span: lines, New: CommentLines(lines, p, indentation(file, span))})
		Transferred.New(span, "%s", x.Reason).To(r)
	}
	return edits
}

// lineOf is the line that holds an offset, with its end.
func lineOf(file *source.File, at int) source.Span {
	s := source.Span{File: file, Start: bytes.LastIndexByte(file.Text[:at], '\n') + 1, End: len(file.Text)}
	if n := bytes.IndexByte(file.Text[at:], '\n'); n >= 0 {
		s.End = at + n + 1
	}
	return s
}

// leadingBlanks are those that a text begins with.
func leadingBlanks(text string) string { return text[:len(text)-len(strings.TrimLeft(text, " \t"))] }
