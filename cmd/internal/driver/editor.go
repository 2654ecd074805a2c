package driver

import (
	"os"
	"path/filepath"
	"sync"
	"time"

	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/sema"
)

// Editing are the settings of files that are open in an editor, for servers that outlive changes of project files and
// compilation databases. A file with mistakes among those is passed over: check says what is wrong with it.
type Editing struct {
	session *Session

	mu        sync.Mutex
	databases map[string]*knownDatabase // by file name
}

// A knownDatabase is a compilation database as it was when it was read.
type knownDatabase struct {
	changed time.Time
	size    int64
	inputs  map[string]c.Options // by file name
}

// Editing makes settings for editors.
func (s *Session) Editing() *Editing {
	return &Editing{session: s, databases: map[string]*knownDatabase{}}
}

// C are the options of a source, the checks of its directives and the warnings; o are the options that replace
// those of the command line.
func (e *Editing) C(name string, o c.Options) (c.Options, []*sema.Set, diag.Policy) {
	o = with(o, e.commands(name))
	part := e.session.part()
	part.C, part.projects = o, &projects{}
	set, err := part.settingsOf(name)
	if err != nil {
		part.Directives.apply(part.Directives.Chosen, &o)
		return o, e.session.Versions.Checks(), e.session.Warn
	}
	return set.C, set.Versions.Checks(), set.Warn
}

// Fortran are the options of a source of Fortran, given what C said of it; ok is false for other languages.
func (e *Editing) Fortran(name string, o c.Options) (options fortran.Options, ok bool) {
	language, err := e.session.LanguageOf(name)
	if err != nil || !language.isFortran() {
		return fortran.Options{}, false
	}
	return e.session.part().fortranOptions(name, language, &settings{C: o}), true
}

// commands are the options that the nearest compilation database has for a source: one in the directory of the source or
// above it, or in a directory build there.
func (e *Editing) commands(name string) c.Options {
	abs, err := filepath.Abs(name)
	if err != nil {
		return c.Options{}
	}
	for dir := filepath.Dir(abs); ; dir = filepath.Dir(dir) {
		for _, place := range []string{dir, filepath.Join(dir, "build")} {
			if found := e.database(filepath.Join(place, DatabaseFile)); found != nil {
				if o, ok := found.inputs[abs]; ok {
					return o
				}
			}
		}
		if dir == filepath.Dir(dir) {
			return c.Options{}
		}
	}
}

// database is a compilation database as it is now, nil if there is none.
func (e *Editing) database(name string) *knownDatabase {
	info, err := os.Stat(name)
	if err != nil || info.IsDir() {
		return nil
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if known := e.databases[name]; known != nil && known.changed.Equal(info.ModTime()) && known.size == info.Size() {
		return known
	}
	known := &knownDatabase{changed: info.ModTime(), size: info.Size(), inputs: map[string]c.Options{}}
	if inputs, err := e.session.Database(name); err == nil {
		for _, in := range inputs {
			if abs, err := filepath.Abs(in.Name); err == nil {
				known.inputs[abs] = in.C
			}
		}
	}
	e.databases[name] = known
	return known
}
