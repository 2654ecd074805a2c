package emit

import (
	"slices"
	"strings"

	"accc/backend/rewrite"
	"accc/dialects/accc"
	"accc/dialects/conversion/transfer"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
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
	*editedText
	p       Printer
	file    *source.File
	r       diag.Reporter
	updates []*Directive
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

// unplaced is an update that cannot be written in the statement of a loop, nil if all can. Their operations move to where the text is.
func (w *writing) unplaced(list []*Directive, loop source.Span) *Directive {
	for _, d := range list {
		at, ok := w.placeAt(loop, spanOf(w.file, d.Loc).Start, isNested(d.Op))
		if !ok || w.HasDirectives(at.Span) || w.Governed(at.Start, languageOf(d.Def.Table)) || isConditional(d.Op, at.Span) || !settle(d.Op, at.Code(w.Editor)) {
			return d
		}
		place := at.End
		if transfer.UpdatesHost(d.Op) {
			place = at.Start
		}
		if !w.inScope(d.Op, loop, place) {
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
		at, _ := w.placeAt(loop, spanOf(w.file, d.Loc).Start, isNested(d.Op))
		side := rewrite.After
		if transfer.UpdatesHost(d.Op) {
			side = rewrite.Before
		}
		w.Insert(at, side, d.Print(w.layoutLike(loop, at.Indent, d.Def.Table)))
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

// leadingBlanks are those that a text begins with.
func leadingBlanks(text string) string { return text[:len(text)-len(strings.TrimLeft(text, " \t"))] }
