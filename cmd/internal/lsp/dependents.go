package lsp

import (
	"context"
	"os"
	"path/filepath"
	"slices"

	"accc/cmd/internal/driver"
	"accc/frontend/source"
)

// reading reads what a document includes and the sources of the modules that it uses: texts that are open before those on disk. What it
// tries to read is noted, so that a change of that checks the document again.
func (s *Server) reading(d *document) source.ReadFunc {
	s.mu.Lock()
	d.noteRead(absolute(d.file.Name)) // modules are searched for in its directory
	s.mu.Unlock()
	return func(name string) ([]byte, error) {
		full := absolute(name)
		s.mu.Lock()
		d.noteRead(full)
		for _, other := range s.open {
			if absolute(other.file.Name) == full {
				s.mu.Unlock()
				return other.file.Text, nil
			}
		}
		s.mu.Unlock()
		return os.ReadFile(name)
	}
}

// noteRead notes a file that a document depends on. The server's mu is held.
func (d *document) noteRead(full string) {
	if d.reads == nil {
		d.reads = map[string]bool{}
	}
	d.reads[full] = true
}

func absolute(name string) string {
	if full, err := filepath.Abs(name); err == nil {
		return full
	}
	return name
}

// checkDependents checks the open documents again that have read one of some files, or tried to.
func (s *Server) checkDependents(names ...string) {
	s.again(func(d *document) bool {
		for _, name := range names {
			if d.reads[absolute(name)] {
				return true
			}
		}
		return false
	})
}

// again checks open documents again. which is called with mu held.
func (s *Server) again(which func(*document) bool) {
	s.mu.Lock()
	var list []*document
	for _, d := range s.open {
		if which(d) {
			list = append(list, &document{uri: d.uri, version: d.version, language: d.language, file: d.file, utf8: d.utf8})
		}
	}
	s.mu.Unlock()
	for _, d := range list {
		s.update(d, s.Debounce)
	}
}

// watchedFiles are those whose changes on disk matter.
var watchedFiles = []watcher{
	{"**/*.{c,h,inc,f,for,ftn,f77,f90,f95,f03,f08,F,FOR,FTN,F90,F95,F03,F08,mod}"},
	{"**/" + driver.ProjectFile},
	{"**/" + driver.DatabaseFile},
}

// initialized asks the editor to tell of changed files, and checks the workspace where it is wanted.
func (s *Server) initialized(struct{}) (any, error) {
	if s.watch {
		watched := watchedFiles
		if s.profile.name != "" {
			watched = append(slices.Clone(watched), watcher{"**/" + filepath.Base(s.profile.name)})
		}
		go func() {
			// An editor that refuses tells of no changes.
			_ = s.conn.Call(context.Background(), "client/registerCapability", registrationParams{[]registration{
				{"watch", "workspace/didChangeWatchedFiles", watchOptions{watched}}}}, nil)
		}()
	}
	if s.everything {
		go s.checkWorkspace()
	}
	return nil, nil
}

// changedFiles checks again what changes on disk concern. The text of an open file is the editor's.
func (s *Server) changedFiles(p watchedParams) (any, error) {
	var names []string
	created := map[string]bool{} // directories in which modules are searched for
	for _, c := range p.Changes {
		name := pathOf(c.URI)
		switch filepath.Base(name) {
		case driver.ProjectFile, driver.DatabaseFile:
			s.again(func(*document) bool { return true })
		}
		if s.refreshes && absolute(name) == s.profile.name {
			s.refreshLenses()
		}
		if s.document(c.URI) == nil {
			names = append(names, name)
		}
		if c.Type == 1 {
			created[filepath.Dir(name)] = true
		}
	}
	s.checkDependents(names...)
	s.again(func(d *document) bool {
		for name := range d.reads {
			if created[filepath.Dir(name)] {
				return true
			}
		}
		return false
	})
	if s.everything {
		go s.checkWorkspace()
	}
	return nil, nil
}
