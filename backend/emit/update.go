package emit

import (
	"regexp"
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/conversion/transfer"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
)

// Updates that a transformation made: directives before or after a statement of the user.

// isUpdate reports whether a directive is an update that a transformation made, where the user has a statement.
func isUpdate(d *Directive) bool {
	return d.Op.Attr(accc.Reason.Name) != nil && transfer.Updated(d.Op) != nil && d.Loc != nil && d.Loc.EndLine == 0
}

// leftOut are the edits that take directives out of the text which a transformation left out.
func leftOut(p Printer, module *ir.Op, file *source.File, r diag.Reporter) (edits []source.Edit) {
	ir.Walk(module, func(f *ir.Op) bool {
		for _, x := range transfer.RemovedFrom(f) {
			span := source.Span{File: file, Start: file.Offset(x.At.Line, x.At.Col), End: file.Offset(x.At.EndLine, x.At.EndCol)}
			if _, ok := p.layout(file, span, ""); !ok {
				continue
			}
			first, last := lineOf(file, span.Start), lineOf(file, max(span.Start, span.End-1))
			edits = append(edits, source.Edit{Span: source.Span{File: file, Start: first.Start, End: last.End}})
			Transferred.New(span, "%s", x.Reason).To(r)
		}
		_, function := ir.As[ir.FunctionLike](f)
		return !function
	})
	return edits
}

// madeUpdates are the updates in a file that a transformation made.
func madeUpdates(list []*Directive, file *source.File) (out []*Directive) {
	for _, d := range list {
		if isUpdate(d) && d.Loc != nil && d.Loc.File == file.Name {
			out = append(out, d)
		}
	}
	return out
}

// A writing collects the text of directives that the user did not write.
type writing struct {
	p       Printer
	file    *source.File
	r       diag.Reporter
	updates []*Directive
	// begins and ends are lines before and after loops, inserts those at statements.
	begins, ends []source.Edit
	inserts      []*insert
}

// edits are what was collected. What ends a construct comes before what begins at the same place.
func (w *writing) edits() []source.Edit {
	var before, after []source.Edit
	for _, x := range w.inserts {
		first, last := x.edits()
		before, after = append(before, first...), append(after, last...)
	}
	return slices.Concat(w.ends, after, before, w.begins)
}

// updatesOf are the updates of what a construct maps.
func (w *writing) updatesOf(construct *ir.Op) (list []*Directive) {
	for _, d := range w.updates {
		if construct.IsAncestorOf(d.Op) && sharesName(transfer.Updated(d.Op), transfer.Entries(construct)) {
			list = append(list, d)
		}
	}
	return list
}

// sharesName reports whether two of data operations are for the same variable or sections of it.
func sharesName(list, others []*ir.Op) bool {
	return slices.ContainsFunc(list, func(x *ir.Op) bool {
		return slices.ContainsFunc(others, func(y *ir.Op) bool { return transfer.VariableOf(x) == transfer.VariableOf(y) })
	})
}

var directiveWithin = regexp.MustCompile(`(?mi)^\s*(#\s*pragma\s+(acc|omp)|[!c*]\$(acc|omp))\b`)

// unplaced is an update that cannot be written in the statement of a loop, nil if all can. Their operations move to where the text is.
func (w *writing) unplaced(list []*Directive, loop source.Span) *Directive {
	for _, d := range list {
		at, ok := w.p.statementAt(w.file, loop, spanOf(w.file, d.Loc).Start, isNested(d.Op))
		if !ok || directiveWithin.Match(w.file.Text[at.Start:at.End]) || pragmaBefore(w.file, at.Start, d.Def.Table) || isConditional(d.Op, at.Span) || !settle(d.Op, at.code()) {
			return d
		}
		place := at.End
		if transfer.UpdatesHost(d.Op) {
			place = at.Start
		}
		if !inScope(d.Op, w.file, loop, place) {
			return d
		}
	}
	return nil
}

// isNested reports whether the operation around another one begins at the same place in the source, as an if of Fortran does and its statement.
func isNested(o *ir.Op) bool {
	inner, outer := ir.File(o.Loc), ir.File(o.ParentOp().Loc)
	return inner != nil && outer != nil && inner.File == outer.File && inner.Line == outer.Line && inner.Col == outer.Col
}

// write adds the text of updates in the statement of a loop.
func (w *writing) write(list []*Directive, loop source.Span) {
	for _, d := range list {
		at, _ := w.p.statementAt(w.file, loop, spanOf(w.file, d.Loc).Start, isNested(d.Op))
		i := slices.IndexFunc(w.inserts, func(x *insert) bool { return x.Span == at.Span })
		if i < 0 {
			i = len(w.inserts)
			w.inserts = append(w.inserts, &insert{insertionPoint: at})
		}
		x := w.inserts[i]
		text := d.Print(w.p.layoutLike(loop, at.indent, d.Def.Table)) + "\n"
		if transfer.UpdatesHost(d.Op) {
			x.before += text
		} else {
			x.after += text
		}
		Transferred.New(source.Span{File: w.file, Start: at.Start, End: at.Start}, "%s", d.Op.StringAttr(accc.Reason.Name)).To(w.r)
	}
}

// isConditional reports whether a statement executes what an update of the device comes after only in some cases, as the right side of && is: after the
// statement the host may have old values.
func isConditional(update *ir.Op, statement source.Span) bool {
	at := ir.File(update.ParentOp().Loc)
	if transfer.UpdatesHost(update) || at == nil || at.File != statement.File.Name {
		return false
	}
	offset := statement.File.Offset(at.Line, at.Col)
	return offset >= statement.Start && offset < statement.End
}

// settle moves an update to where a statement of the source begins, or ends; ok is false where another directive is between.
func settle(o *ir.Op, statement source.Span) (ok bool) {
	group := []*ir.Op{o}
	for i := 0; i < len(group); i++ {
		isPart := func(x *ir.Op) bool { return slices.Contains(group, x) }
		for _, r := range group[i].Results() {
			for _, u := range r.Users() {
				if !isPart(u) {
					group = append(group, u)
				}
			}
		}
		for _, v := range group[i].Operands() {
			if e := v.Op(); e != nil && e.Parent() == o.Parent() && !isPart(e) && (slices.Contains(transfer.Updated(o), e) || !slices.ContainsFunc(v.Users(), func(u *ir.Op) bool { return !isPart(u) })) {
				group = append(group, e)
			}
		}
	}
	first, last := o, o
	for slices.Contains(group, first.Prev()) {
		first = first.Prev()
	}
	for slices.Contains(group, last.Next()) {
		last = last.Next()
	}
	inside := func(x *ir.Op) bool {
		at := ir.File(x.Loc)
		if at == nil || at.File != statement.File.Name {
			return ir.IsPure(x)
		}
		offset := statement.File.Offset(at.Line, at.Col)
		return offset >= statement.Start && offset < statement.End
	}
	to, end := first, last.Next()
	if transfer.UpdatesHost(o) {
		for to.Prev() != nil && inside(to.Prev()) {
			to = to.Prev()
		}
	} else {
		for to = end; to != nil && !to.IsTerminator() && inside(to); {
			to = to.Next()
		}
	}
	if to == nil {
		return false
	}
	var passed []*ir.Op
	for x := to; x != first && to != end && transfer.UpdatesHost(o); x = x.Next() {
		passed = append(passed, x)
	}
	for x := end; x != to && !transfer.UpdatesHost(o); x = x.Next() {
		passed = append(passed, x)
	}
	if len(passed) > 0 && !transfer.CanPass(group, passed) {
		return false
	}
	for x := first; x != end && to != first && to != end; {
		next := x.Next()
		x.MoveBefore(to)
		x = next
	}
	return true
}

// An insertionPoint is a statement of the source that directives can be written at.
type insertionPoint struct {
	source.Span
	// indent is that of the statement.
	indent string
	// body: the statement is the body of one that has no block, after whose head it is put into one, by the words open and shut.
	body       bool
	head       int
	outer      string // the indentation of the line of the head
	open, shut string
	// joined: the head goes on in the line of the statement.
	joined bool
	// tail is what may follow the statement in its line.
	tail *regexp.Regexp
}

// code is the text that operations of the statement may have as their location: in Fortran also the if that it belongs to.
func (p *insertionPoint) code() source.Span {
	if p.body {
		return source.Span{File: p.File, Start: min(p.Start, lineOf(p.File, p.head).Start), End: p.End}
	}
	return p.Span
}

// An insert are the lines before and after a statement.
type insert struct {
	insertionPoint
	before, after string
}

// edits are those before and after the statement.
func (x *insert) edits() (before, after []source.Edit) {
	file := x.File
	edit := func(start, end int, text string) source.Edit {
		return source.Edit{Span: source.Span{File: file, Start: start, End: end}, New: text}
	}
	first := lineOf(file, x.Start)
	ownLine := strings.TrimSpace(string(file.Text[first.Start:x.Start])) == ""
	switch {
	case x.body && (!ownLine || x.joined):
		before = append(before, edit(x.head, x.Start, x.open+"\n"+x.before+x.indent))
	case x.body:
		before = append(before, edit(x.head, x.head, x.open), edit(first.Start, first.Start, x.before))
	case ownLine:
		before = append(before, edit(first.Start, first.Start, x.before))
	default:
		before = append(before, edit(x.Start, x.Start, "\n"+x.before+x.indent))
	}
	text := x.after
	if x.body {
		text += x.outer + x.shut + "\n"
	}
	last := lineOf(file, x.End-1)
	switch rest := strings.TrimRight(string(file.Text[x.End:last.End]), "\r\n"); {
	case text == "":
	case x.tail.MatchString(rest):
		after = append(after, edit(last.End, last.End, text))
	case x.body:
		after = append(after, edit(x.End, x.End, "\n"+strings.TrimSuffix(text, "\n")))
	default:
		after = append(after, edit(x.End, x.End, "\n"+text+x.indent))
	}
	return before, after
}

// layoutLike is the layout of a directive in the statement of a loop.
func (cPrinter) layoutLike(loop source.Span, indent string, t *pragma.Table) pragma.Layout {
	return pragma.CLayout(indentLike(loop, indent), t.Sentinel)
}

func (p fortranPrinter) layoutLike(loop source.Span, indent string, t *pragma.Table) pragma.Layout {
	if p.fixed {
		return pragma.FixedLayout("!$" + t.Sentinel)
	}
	return pragma.FreeLayout(indentLike(loop, indent), "!$"+t.Sentinel)
}

// indentAt is the indentation of the line that holds an offset.
func indentAt(file *source.File, at int) string {
	return leadingBlanks(lineOf(file, at).Text())
}

// leadingBlanks are those that a text begins with.
func leadingBlanks(text string) string { return text[:len(text)-len(strings.TrimLeft(text, " \t"))] }
