package lsp

import (
	"slices"

	"accc/backend/emit"
	"accc/cmd/internal/driver"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
)

// lowered is the IR of an analysis, with what the rules decide in it: whole, if it can be lowered as a whole. Where the directives of both languages together cannot be
// lowered it is that of each which can be alone. There is none when the text has errors.
func (a *analysis) lowered(whole *ir.Op) []*ir.Op {
	if a.source == nil || slices.ContainsFunc(a.diags, func(d diag.Diagnostic) bool { return d.Severity == diag.Error }) {
		return nil
	}
	if whole != nil {
		return []*ir.Op{whole}
	}
	if !a.setup.Options.OpenACC || !a.setup.Options.OpenMP {
		return nil
	}
	var modules []*ir.Op
	for _, acc := range []bool{true, false} {
		options := a.setup.Options
		options.OpenACC, options.OpenMP = acc, !acc
		if module := a.lower(a.parse(options, &diag.List{})); module != nil {
			modules = append(modules, module)
		}
	}
	return modules
}

// whole is the IR of the document, nil where the directives of both languages together cannot be lowered.
func (a *analysis) whole() *ir.Op {
	a.onceLowered.Do(func() { a.module = a.lower(a.source) })
	return a.module
}

// lower is the IR of a source, or nil.
func (a *analysis) lower(source frontend.Source) *ir.Op {
	if source == nil {
		return nil
	}
	return driver.LowerQuietly(a.setup.Language, source)
}

// implied is what the implicit rules add to a directive.
type implied struct {
	directive *pragma.Directive // as the user wrote it
	clauses   []*pragma.Clause
}

// implicit lists, for each directive of the main file, the clauses that the rules decided.
func (a *analysis) implicit() []implied {
	a.once.Do(func() {
		if len(a.directives) == 0 {
			return
		}
		// A panic is a bug of accc, and costs the hints.
		defer func() { _ = recover() }()
		if a.source != nil {
			a.modules = a.lowered(a.whole())
		}
		for _, module := range a.modules {
			a.decided = append(a.decided, a.impliedIn(module)...)
		}
		if a.large() {
			a.module, a.modules = nil, nil // they are larger than all else
		}
	})
	return a.decided
}

// impliedIn lists them for a module.
func (a *analysis) impliedIn(module *ir.Op) (out []implied) {
	written := map[int]*pragma.Directive{}
	for _, d := range a.directives {
		if d.Span.File == a.doc.file {
			written[d.Span.Start] = d
		}
	}
	for _, i := range emit.ImpliedBy(module, a.setup.Language.Printer(a.setup.Layout)) {
		if i.Loc.File != a.doc.file.Name {
			continue
		}
		if d := written[a.doc.file.Offset(i.Loc.Line, i.Loc.Col)]; d != nil {
			out = append(out, implied{d, i.Clauses})
		}
	}
	return out
}

// large reports whether the IR is too large to be kept.
func (a *analysis) large() bool { return len(a.doc.file.Text) >= large && !a.piece }

// spelledOut are the edits of the main file that write out what the rules decided for the directives in a range, and the view that they are of.
func (s *Server) spelledOut(v view, from, to int) (of view, edits []source.Edit) {
	touches := func(s source.Span) bool { return v.shows(s) && s.Start <= to && s.End >= from }
	if !slices.ContainsFunc(v.directives, func(d *pragma.Directive) bool { return touches(d.Span) }) {
		return v, nil
	}
	if v.large() {
		if piece, ok := s.pieceAt(v, from, to); ok {
			return s.spelledOut(piece, piece.offset(v.position(from)), piece.offset(v.position(to)))
		}
	}
	v.implicit()
	modules := v.modules
	if v.large() {
		v.lowering.Lock()
		modules = v.lowered(v.lower(v.source))
		v.lowering.Unlock()
	}
	for _, module := range modules {
		var wanted []int
		for _, i := range v.impliedIn(module) {
			if touches(i.directive.Span) {
				wanted = append(wanted, i.directive.Span.Start)
			}
		}
		opts := emit.Options{Printer: v.setup.Language.Printer(v.setup.Layout), Implicit: true}
		all, _ := emit.Edits(module, v.doc.file, opts, &diag.List{})
		for _, e := range all {
			if slices.ContainsFunc(wanted, func(at int) bool { return e.Span.Start <= at && at <= e.Span.End }) {
				edits = append(edits, e)
			}
		}
	}
	return v, edits
}
