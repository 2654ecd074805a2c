package emit

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/transfer"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
)

// Directives that the user did not write: a transformation made a construct around a loop.

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
		if transfer.Entries(o) == nil && transfer.Updated(o) == nil {
			return true
		}
		at := ir.File(o.Loc)
		switch {
		case at == nil || at.File != file.Name:
			o.SetAttr(accc.Kept.Name, ir.String("the construct is in another file"))
		case transfer.Updated(o) == nil && text.chosen(spanOf(file, at), o.Is(acc.DeclareEnter)):
			o.SetAttr(accc.Kept.Name, ir.String("the preprocessor chooses among the lines of the construct"))
		case !canRewrite(p, file, spanOf(file, at), transfer.Updated(o) == nil):
			o.SetAttr(accc.Kept.Name, ir.String("the directive is not written as a line of its own"))
		}
		return true
	})
}

// canRewrite reports whether a directive has a form of which the text can be replaced: it is not in a macro. Those that are lines of their own can be left out;
// inLine: others, too.
func canRewrite(p Printer, file *source.File, span source.Span, inLine bool) bool {
	_, ok := p.layout(file, span, "")
	return ok || inLine && (strings.HasPrefix(span.Text(), "_Pragma") || attribute.MatchString(span.Text()))
}

// isMade reports whether a directive stands for a construct that a transformation made around a loop, whose place it has.
func isMade(d *Directive) bool {
	return (d.Op.Is(acc.Data) || d.Op.Is(omp.TargetData)) && d.Loc != nil && d.Loc.EndLine == 0 && hasReason(d.Op)
}

// hasReason reports whether a transformation changed the data operations of a construct.
func hasReason(o *ir.Op) bool {
	return o.Attr(accc.Reason.Name) != nil || slices.ContainsFunc(transfer.Entries(o), func(e *ir.Op) bool { return e.Attr(accc.Reason.Name) != nil })
}

// reasons reports why a transformation changed the data operations of a directive, or did not.
func reasons(d *Directive, at source.Span, r diag.Reporter) {
	if why := d.Op.StringAttr(accc.Reason.Name); why != "" {
		Transferred.New(at, "%s", why).To(r)
	}
	for _, e := range transfer.Entries(d.Op) {
		if len(parts(d.Op)) > 1 && !within(ir.File(e.Loc), d.Loc) {
			continue // of another directive
		}
		for _, x := range []struct {
			attr *accc.Attr
			rule *diag.Rule
		}{{accc.Reason, Transferred}, {accc.Kept, kept}} {
			if e.Attr(x.attr.Name) != nil {
				x.rule.New(at, "%s", e.StringAttr(x.attr.Name)).To(r)
			}
		}
	}
}

// enclosed makes the edits that write a directive around the loop that begins at a place, and the updates in the loop. Where that
// cannot be, the construct goes away.
func (w *writing) enclosed(d *Directive) {
	file, at := w.file, spanOf(w.file, d.Loc)
	group(d.Directive)
	loop, ok := w.loopAt(at.Start, d.Def.Table)
	updates := w.updatesOf(d.Op)
	what := ""
	if ok && declaredIn(d.Op, file, loop.Span) {
		what = ": a variable is declared in it"
	} else if u := w.unplaced(updates, loop.Span); ok && u != nil {
		what = fmt.Sprintf(": no update can be written in line %d", u.Loc.Line)
	}
	if !ok || what != "" {
		notEnclosed.New(at, "the data of this loop could stay on the device, but no data construct can be written around it%s", what).To(w.r)
		dissolve(d.Op, updates)
		for _, u := range updates {
			w.updates = slices.DeleteFunc(w.updates, func(x *Directive) bool { return x == u })
		}
		return
	}
	reasons(d, at, w.r)
	layout, end := w.layoutLike(loop.Span, w.Indent(at.Start), d.Def.Table), ""
	if w.p.fortran() {
		end = layout.Indent + layout.Sentinel + " end " + d.Def.Name
	}
	w.Enclose(loop, d.Print(layout), end)
	w.write(updates, loop.Span)
}

// declaredIn reports whether a clause of a construct needs a variable that is declared in the statement.
func declaredIn(construct *ir.Op, file *source.File, statement source.Span) bool {
	seen := map[*ir.Value]bool{}
	var find func(v *ir.Value) bool
	find = func(v *ir.Value) bool {
		o := v.Op()
		if o == nil || seen[v] {
			return false
		}
		seen[v] = true
		id, _ := ir.IdentityOf(v)
		at := ir.File(o.Loc)
		if id.Global != nil {
			if g := ir.LookupSymbol(construct, id.Global.Root); g != nil {
				at = ir.File(g.Loc)
			}
		}
		temporary := o.Is(fir.Alloca) && o.StringAttr("uniq_name") == ""
		if (id.Global != nil || id.Local && !temporary) && at != nil && at.File == file.Name {
			if offset := file.Offset(at.Line, at.Col); offset >= statement.Start && offset < statement.End {
				return true
			}
		}
		return slices.ContainsFunc(o.Operands(), find)
	}
	return slices.ContainsFunc(construct.Operands(), find)
}

// dissolve puts what is in a data construct in its place, without its updates.
func dissolve(data *ir.Op, updates []*Directive) {
	for _, u := range updates {
		list := transfer.Updated(u.Op)
		u.Op.Erase()
		for _, e := range list {
			eraseEntry(e)
		}
	}
	if blocks := slices.Clone(data.Region(0).Blocks()); len(blocks) > 1 {
		releaseBlocks(data, blocks)
	}
	for o := data.Region(0).Entry().First(); o != nil; {
		next := o.Next()
		if !o.IsTerminator() {
			o.MoveBefore(data)
		}
		o = next
	}
	entries := transfer.Entries(data)
	data.Erase()
	for _, e := range entries {
		eraseEntry(e)
	}
}

// eraseEntry erases a data operation, what ends it, and the maps of what its descriptor describes.
func eraseEntry(e *ir.Op) {
	parts := e.GetAny("members")
	for _, user := range e.Result(0).Users() {
		user.Erase()
	}
	e.Erase()
	for _, v := range parts {
		if !v.HasUses() {
			v.Op().Erase()
		}
	}
}

// releaseBlocks puts a loop of blocks back where the branch after the construct is; the last block of its region only ends the construct.
func releaseBlocks(data *ir.Op, blocks []*ir.Block) {
	leave, end, at := data.Parent().Terminator(), blocks[len(blocks)-1], data.Parent()
	for _, b := range blocks[:len(blocks)-1] {
		for i, next := range b.Successors() {
			if next == end {
				b.Terminator().SetSuccessor(i, leave.Successors()[0])
			}
		}
		if b != blocks[0] {
			at.Region().InsertAfter(b, at)
			at = b
		}
	}
	enter := blocks[0].Terminator()
	enter.MoveBefore(leave)
	leave.Erase()
}

// lineOf is the line that holds an offset, with its end.
func lineOf(file *source.File, at int) source.Span {
	s := source.Span{File: file, Start: bytes.LastIndexByte(file.Text[:at], '\n') + 1, End: len(file.Text)}
	if n := bytes.IndexByte(file.Text[at:], '\n'); n >= 0 {
		s.End = at + n + 1
	}
	return s
}
