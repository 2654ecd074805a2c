package lsp

import (
	"fmt"
	"regexp"
	"slices"

	"accc/frontend/diag"
	"accc/frontend/source"

	"github.com/sourcegraph/jsonrpc2"
)

// definition is where the variable that a clause names is declared.
func (s *Server) definition(p positionParams) (any, error) {
	v, ok := s.viewAt(p.TextDocument.doc, p.Position)
	if !ok {
		return nil, nil
	}
	o := v.under(v.offset(p.Position))
	if o == nil || !o.symbol.Decl.IsValid() {
		return nil, nil
	}
	return v.locationOf(o.symbol.Decl), nil
}

// A place is an occurrence of a variable in the view that shows it.
type place struct {
	view
	occurrence
}

func (p place) location() location { return p.locationOf(p.occurrence.span) }

// places are the occurrences of the variable at a position, and whether that is in a directive. One that is not of a single procedure
// is looked for in all views.
func (s *Server) places(d *document, p position) (list []place, inDirective bool) {
	views := s.views(d)
	v, ok := showing(views, p)
	if !ok || v.source == nil {
		return nil, false
	}
	found, inDirective := v.around(v.offset(p))
	if len(found) == 0 {
		return nil, inDirective
	}
	symbol := found[0].symbol
	for _, o := range found {
		if o.span.File != v.doc.file || v.shows(o.span) {
			list = append(list, place{v, o})
		}
	}
	if v.holder(symbol) != nil || !symbol.Decl.IsValid() {
		return list, inDirective
	}
	for _, w := range views {
		if w.analysis == v.analysis || w.source == nil {
			continue
		}
		if same := w.declaredAt(v.locationOf(symbol.Decl), symbol.Name); same != nil {
			others, _ := w.occurrences(same)
			for _, o := range others {
				if w.shows(o.span) {
					list = append(list, place{w, o})
				}
			}
		}
	}
	return list, inDirective
}

// references are the places that name the variable of a clause. Asked in the code around directives, they are those in directives:
// the others are what a server of the host language finds.
func (s *Server) references(p referenceParams) (any, error) {
	out := []location{}
	list, inDirective := s.places(p.TextDocument.doc, p.Position)
	for _, o := range list {
		declaration := o.occurrence.span == o.symbol.Decl
		if inDirective && (!declaration || p.Context.IncludeDeclaration) || o.clause && !inDirective {
			out = append(out, o.location())
		}
	}
	return out, nil
}

// around are the occurrences of the variable at an offset, and whether that is in a directive.
func (a *analysis) around(at int) (list []occurrence, inDirective bool) {
	if o := a.under(at); o != nil {
		list, _ = a.occurrences(o.symbol)
		return list, true
	}
	for _, r := range a.source.Neutral().Routines {
		for _, u := range r.Uses {
			if u.Span.File == a.doc.file && inside(u.Span, at) {
				list, _ = a.occurrences(u.Symbol)
				return list, false
			}
		}
	}
	return nil, false
}

// highlight marks the other places of the variable of a clause.
func (s *Server) highlight(p positionParams) (any, error) {
	out := []highlighted{}
	list, inDirective := s.places(p.TextDocument.doc, p.Position)
	for _, o := range list {
		if o.occurrence.span.File != o.doc.file || !inDirective && !o.clause {
			continue
		}
		kind := 2
		if o.write {
			kind = 3
		}
		out = append(out, highlighted{o.view.span(o.occurrence.span), kind})
	}
	return out, nil
}

// renamed finds what a rename at an offset is about.
func (a *analysis) renamed(at int) (*occurrence, []occurrence, error) {
	refuse := func(format string, args ...any) (*occurrence, []occurrence, error) {
		return nil, nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: fmt.Sprintf(format, args...)}
	}
	if a == nil || a.source == nil {
		return refuse("the text cannot be understood yet")
	}
	o := a.under(at)
	if o == nil {
		return refuse("no variable of a directive is here")
	}
	if a.holder(o.symbol) == nil {
		return refuse("%s is not a variable of one procedure: other files may name it", o.symbol.Name)
	}
	list, whole := a.occurrences(o.symbol)
	if !whole {
		return refuse("%s is named in a macro", o.symbol.Name)
	}
	return o, list, nil
}

// prepareRename tells what would be renamed.
func (s *Server) prepareRename(p positionParams) (any, error) {
	v, ok := s.viewAt(p.TextDocument.doc, p.Position)
	if !ok {
		return nil, nil
	}
	o, _, err := v.renamed(v.offset(p.Position))
	if err != nil {
		return nil, err
	}
	return renamable{v.span(o.span), o.span.Text()}, nil
}

var variableName = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]*$`)

// rename changes the name of a variable that a clause names, in its whole procedure. The new text is checked: where it has mistakes
// that the old one has not, or where the name means something else already, nothing is renamed. Of a large text only the procedure is read for that,
// with those that it calls and those that call it.
func (s *Server) rename(p renameParams) (any, error) {
	v, ok := s.viewAt(p.TextDocument.doc, p.Position)
	if !ok {
		return nil, nil
	}
	if at := v.offset(p.Position); len(v.text.file.Text) >= s.Large && v.source != nil && !v.piece {
		if piece, ok := s.pieceAt(v, at, at); ok {
			v = piece
		}
	}
	o, list, err := v.renamed(v.offset(p.Position))
	if err != nil {
		return nil, err
	}
	refuse := func(format string, args ...any) (any, error) {
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: fmt.Sprintf(format, args...)}
	}
	if !variableName.MatchString(p.NewName) {
		return refuse("%q is not a name", p.NewName)
	}
	var edits []source.Edit
	for _, x := range list {
		if x.span.File != v.doc.file {
			return refuse("%s is named in %s, too", o.symbol.Name, x.span.File.Name)
		}
		edits = append(edits, source.Edit{Span: x.span, New: p.NewName})
	}
	slices.SortFunc(edits, func(x, y source.Edit) int { return x.Start - y.Start })
	text, err := source.Apply(v.doc.file, edits)
	if err != nil {
		return refuse("%v", err)
	}
	next := newDocument(v.doc.uri, v.doc.version, string(text), v.doc.utf8)
	next.language = v.doc.language
	after := s.analyze(next, always, nil)
	if after.source == nil || errorsOf(after.diags) > errorsOf(v.diags) {
		return refuse("with the name %s the program has mistakes that it has not now", p.NewName)
	}
	if len(edits) > 0 {
		// The names that are the variable's must be all that are now: none that was another's.
		shift := 0
		for _, e := range edits {
			if e.Start < o.span.Start {
				shift += len(p.NewName) - (e.End - e.Start)
			}
		}
		again, _ := after.around(o.span.Start + shift)
		if len(again) != len(list) {
			return refuse("%s means something else in this procedure", p.NewName)
		}
	}
	return v.workspaceEdit(edits), nil
}

func errorsOf(list []diag.Diagnostic) (n int) {
	for _, d := range list {
		if d.Severity == diag.Error {
			n++
		}
	}
	return n
}
