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
	v, ok := s.viewAt(p.TextDocument.doc, p.Position)
	if !ok || v.source == nil {
		return nil, nil
	}
	at := v.offset(p.Position)
	for _, r := range v.source.Neutral().Routines {
		for _, c := range r.Directives {
			if c.Directive != nil && c.Directive.Span.File == v.doc.file && inside(c.Directive.Span, at) {
				return []callItem{v.routineItem(r)}, nil
			}
		}
	}
	var found *frontend.Construct
	for _, c := range v.constructs {
		if c.Directive.Span.File == v.doc.file && inside(c.Directive.Span, at) {
			found = c
		}
	}
	if found == nil {
		return nil, nil
	}
	return []callItem{v.constructItem(found)}, nil
}

// routineItem is a procedure, whose detail is what its directives say.
func (v view) routineItem(r *frontend.Routine) callItem {
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
	return callItem{Name: r.Name, Kind: symbolFunction, Detail: strings.Join(detail, "; "), URI: v.uri(whole.File),
		Range: v.locationOf(whole).Range, SelectionRange: v.locationOf(name).Range, Data: callData{Routine: r.Name}}
}

// constructItem is a construct.
func (v view) constructItem(c *frontend.Construct) callItem {
	span := v.extent(c)
	return callItem{Name: shortened(c), Kind: symbolEvent, URI: v.uri(span.File), Range: v.locationOf(span).Range,
		SelectionRange: v.locationOf(c.Directive.Span).Range, Data: callData{Construct: true}}
}

// everywhere are the views of a document, and then what is known of all other open ones, in the order of their URIs.
func (s *Server) everywhere(uri string) (list []view) {
	for _, v := range s.views(s.document(uri)) {
		if v.source != nil {
			list = append(list, v)
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, other := range slices.Sorted(maps.Keys(s.latest)) {
		if other != uri {
			list = append(list, s.latest[other].itself())
		}
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
	for _, v := range s.everywhere(p.Item.URI) {
		for _, r := range v.source.Neutral().Routines {
			by := map[*frontend.Construct]*incomingCall{}
			for _, call := range r.Calls {
				if !v.same(call.Name, p.Item.Data.Routine) || !v.shows(call.Span) {
					continue
				}
				from := outermost(call.In)
				if by[from] == nil {
					item := v.routineItem(r)
					if from != nil && from.Directive != nil {
						item = v.constructItem(from)
						item.Detail = r.Name
					}
					by[from] = &incomingCall{From: item}
					out = append(out, by[from])
				}
				by[from].FromRanges = append(by[from].FromRanges, v.span(call.Span))
			}
		}
	}
	return out, nil
}

// outgoing are the procedures of the open documents that a construct or procedure calls.
func (s *Server) outgoing(p callsParams) (any, error) {
	out := []*outgoingCall{}
	all := s.everywhere(p.Item.URI)
	for _, v := range all {
		if v.text.uri != p.Item.URI {
			continue
		}
		to := map[string]*outgoingCall{}
		within := source.Span{File: v.doc.file, Start: v.offset(p.Item.Range.Start), End: v.offset(p.Item.Range.End)}
		for _, r := range v.source.Neutral().Routines {
			for _, call := range r.Calls {
				if !v.shows(call.Span) || call.Span.Start < within.Start || call.Span.End > within.End {
					continue
				}
				if to[call.Name] == nil {
					item, ok := itemOf(all, call.Name)
					if !ok {
						continue
					}
					to[call.Name] = &outgoingCall{To: item}
					out = append(out, to[call.Name])
				}
				to[call.Name].FromRanges = append(to[call.Name].FromRanges, v.span(call.Span))
			}
		}
	}
	return out, nil
}

// itemOf finds the definition of a procedure in views, of which those of the document that calls it come first.
func itemOf(all []view, name string) (callItem, bool) {
	for _, v := range all {
		for _, r := range v.source.Neutral().Routines {
			if r.HasBody && v.same(r.Name, name) && (r.Span.File != v.doc.file || v.shows(r.Span)) {
				return v.routineItem(r), true
			}
		}
	}
	return callItem{}, false
}
