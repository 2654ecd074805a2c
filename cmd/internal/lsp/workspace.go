package lsp

import (
	"os"

	"github.com/sourcegraph/jsonrpc2"
)

// checkWorkspace is the command that checks all files of the workspace once. With the initialization option workspace that happens
// at the start and after each change on disk.
const checkWorkspace = "accc.checkWorkspace"

// execute runs a command.
func (s *Server) execute(p executeParams) (any, error) {
	if p.Command != checkWorkspace {
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: "unknown command " + p.Command}
	}
	s.checkWorkspace()
	return nil, nil
}

// checkWorkspace sends the diagnostics of the sources of the workspace that are not open, one after another: those of open files
// come first.
func (s *Server) checkWorkspace() {
	s.sweep.Lock()
	defer s.sweep.Unlock()
	found := map[string]bool{}
	if s.Sources != nil {
		for _, name := range s.Sources(s.roots) {
			uri := uriOf(absolute(name))
			if s.document(uri) != nil {
				continue
			}
			text, err := os.ReadFile(name)
			if err != nil {
				continue
			}
			list := s.analyze(newDocument(uri, 0, string(text), s.utf8), always, nil).itself().published()
			// An editor that has opened it meanwhile has newer ones.
			if s.document(uri) == nil && (len(list) > 0 || s.around[uri]) {
				s.publish(publishParams{URI: uri, Diagnostics: list})
			}
			found[uri] = len(list) > 0
		}
	}
	for uri := range s.around {
		if _, again := found[uri]; !again && s.document(uri) == nil {
			s.publish(publishParams{URI: uri, Diagnostics: []diagnostic{}}) // it is gone
		}
	}
	for uri, any := range found {
		if !any {
			delete(found, uri)
		}
	}
	s.around = found
}
