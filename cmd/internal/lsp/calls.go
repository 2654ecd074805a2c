package lsp

import (
	"maps"
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/source"
)

// symbolFunction is the kind of a procedure.
const symbolFunction = 12

// The hierarchy of calls is that of device code: procedures with a routine or declare target directive, and the constructs that call
// them. A server of the host language has that of all functions; it is asked in the code, this one in directives.

// prepareCalls tells what the directive under the cursor is about: the procedure that a routine directive is for, else the construct.
func (s *Server) prepareCalls(p positionParams) (any, error) {
	a := p.TextDocument.analysis(s)
	if a == nil || a.source == nil {
		return nil, nil
	}
	at := a.doc.offset(p.Position)
	for _, r := range a.source.Neutral().Routines {
		for _, c := range r.Directives {
			if c.Directive != nil && c.Directive.Span.File == a.doc.file && inside(c.Directive.Span, at) {
				return []callItem{a.routineItem(r)}, nil
			}
		}
	}
	var found *frontend.Construct
	for _, c := range a.constructs {
		if c.Directive.Span.File == a.doc.file && inside(c.Directive.Span, at) {
			found = c
		}
	}
	if found == nil {
		return nil, nil
	}
	return []callItem{a.constructItem(found)}, nil
}

// routineItem is a procedure, whose detail is what its directives say.
func (a *analysis) routineItem(r *frontend.Routine) callItem {
	var detail []string
	for _, c := range r.Directives {
		if c.Directive != nil {
			detail = append(detail, c.Directive.Text())
		}
	}
	name := r.Span
	if r.Symbol != nil && r.Symbol.Decl.IsValid() && r.Symbol.Decl.File == r.Span.File {
		name = r.Symbol.Decl
	}
	whole := r.Span
	whole.Start, whole.End = min(whole.Start, name.Start), max(whole.End, name.End)
	return callItem{Name: r.Name, Kind: symbolFunction, Detail: strings.Join(detail, "; "), URI: a.uri(whole.File),
		Range: a.itself().locationOf(whole).Range, SelectionRange: a.itself().locationOf(name).Range, Data: callData{Routine: r.Name}}
}

// constructItem is a construct.
func (a *analysis) constructItem(c *frontend.Construct) callItem {
	span := a.extent(c)
	return callItem{Name: shortened(c), Kind: symbolEvent, URI: a.uri(span.File), Range: a.itself().locationOf(span).Range,
		SelectionRange: a.itself().locationOf(c.Directive.Span).Range, Data: callData{Construct: true}}
}

// newest are the newest analyses of all open documents, in the order of their URIs. That of the document is made first.
func (s *Server) newest(uri string) (list []*analysis) {
	s.analysisOf(s.document(uri))
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, uri := range slices.Sorted(maps.Keys(s.latest)) {
		list = append(list, s.latest[uri])
	}
	return list
}

// outermost is the construct around a call that has no other around it.
func outermost(c *frontend.Construct) *frontend.Construct {
	for c != nil && c.Parent != nil && c.Parent.Directive != nil {
		c = c.Parent
	}
	return c
}

// incoming are the constructs and procedures of the open documents that call a procedure.
func (s *Server) incoming(p callsParams) (any, error) {
	out := []*incomingCall{}
	if p.Item.Data.Construct {
		return out, nil
	}
	for _, a := range s.newest(p.Item.URI) {
		for _, r := range a.source.Neutral().Routines {
			by := map[*frontend.Construct]*incomingCall{}
			for _, call := range r.Calls {
				if !a.same(call.Name, p.Item.Data.Routine) || call.Span.File != a.doc.file {
					continue
				}
				from := outermost(call.In)
				if by[from] == nil {
					item := a.routineItem(r)
					if from != nil && from.Directive != nil {
						item = a.constructItem(from)
						item.Detail = r.Name
					}
					by[from] = &incomingCall{From: item}
					out = append(out, by[from])
				}
				by[from].FromRanges = append(by[from].FromRanges, a.doc.span(call.Span))
			}
		}
	}
	return out, nil
}

// outgoing are the procedures of the open documents that a construct or procedure calls.
func (s *Server) outgoing(p callsParams) (any, error) {
	out := []*outgoingCall{}
	all := s.newest(p.Item.URI)
	for _, a := range all {
		if a.doc.uri != p.Item.URI {
			continue
		}
		to := map[string]*outgoingCall{}
		within := source.Span{File: a.doc.file, Start: a.doc.offset(p.Item.Range.Start), End: a.doc.offset(p.Item.Range.End)}
		for _, r := range a.source.Neutral().Routines {
			for _, call := range r.Calls {
				if call.Span.File != a.doc.file || call.Span.Start < within.Start || call.Span.End > within.End {
					continue
				}
				if to[call.Name] == nil {
					item, ok := itemOf(all, a, call.Name)
					if !ok {
						continue
					}
					to[call.Name] = &outgoingCall{To: item}
					out = append(out, to[call.Name])
				}
				to[call.Name].FromRanges = append(to[call.Name].FromRanges, a.doc.span(call.Span))
			}
		}
	}
	return out, nil
}

// itemOf finds the definition of a procedure, first in the document that calls it.
func itemOf(all []*analysis, first *analysis, name string) (callItem, bool) {
	for _, a := range append([]*analysis{first}, all...) {
		for _, r := range a.source.Neutral().Routines {
			if r.HasBody && a.same(r.Name, name) {
				return a.routineItem(r), true
			}
		}
	}
	return callItem{}, false
}
