package driver

import (
	"os"
	"path/filepath"
	"sync"
	"time"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/fortran/program"
	"accc/sema"
)

// Editing are the settings of files that are open in an editor, for servers that outlive changes of project files and
// compilation databases. A file with mistakes among those is passed over: check says what is wrong with it.
type Editing struct {
	session *Session

	outlines  program.Outlines
	mu        sync.Mutex
	databases map[string]*knownDatabase // by file name
}

// A knownDatabase is a compilation database as it was when it was read.
type knownDatabase struct {
	changed time.Time
	size    int64
	inputs  map[string]frontend.Options // by file name
}

// Editing makes settings for editors.
func (s *Session) Editing() *Editing {
	return &Editing{session: s, databases: map[string]*knownDatabase{}}
}

// A Setup is what a file in an editor is read and checked with.
type Setup struct {
	Language *Language
	Layout   frontend.Layout
	// Read begins to read sources. Around, which may be set before, names sources that may have modules which they use.
	Read    func() frontend.Reader
	Around  func() []string
	Options frontend.Options
	Checks  []*sema.Set
	Warn    diag.Policy
}

// editorLanguages are the layouts of sources by what editors call their languages.
var editorLanguages = map[string]string{"c": "x.c", "fortran": "x.f90", "FortranFreeForm": "x.f90", "fortran-modern": "x.f90", "fortran_free-form": "x.f90",
	"FortranFixedForm": "x.f", "fortran_fixed-form": "x.f"}

// Setup is that of a source; language is what the editor calls that of a file whose name does not tell, o are the options that replace
// those of the command line. What has no host language is read as C.
func (e *Editing) Setup(name, language string, o frontend.Options) *Setup {
	layout, err := e.session.LayoutOf(name)
	if err != nil || LanguageOf(layout) == nil {
		if layout, err = e.session.LayoutOf(editorLanguages[language]); err != nil {
			layout = languages[0].Layouts()[0]
		}
	}
	out := &Setup{Language: LanguageOf(layout), Layout: layout, Checks: e.session.Versions.Checks(), Warn: e.session.Warn}
	out.Read = func() frontend.Reader {
		part := e.session.part()
		part.program = program.New()
		part.program.Around, part.program.Outlines = out.Around, &e.outlines
		return out.Language.reader(part)
	}
	out.Options = with(o, e.commands(name))
	part := e.session.part()
	part.Options, part.projects = out.Options, &projects{}
	set, err := part.settingsOf(name)
	if err != nil {
		part.Directives.apply(part.Directives.Chosen, &out.Options)
		return out
	}
	out.Options, out.Checks, out.Warn = set.Options, set.Versions.Checks(), set.Warn
	return out
}

// Sources are the sources in and below some directories; what cannot be read is left out.
func (e *Editing) Sources(dirs []string) (names []string) {
	seen := map[string]bool{}
	for _, dir := range dirs {
		found, _ := sourcesBelow(dir)
		for _, name := range found {
			if !seen[name] {
				seen[name] = true
				names = append(names, name)
			}
		}
	}
	return names
}

// commands are the options that the nearest compilation database has for a source: one in the directory of the source or
// above it, or in a directory build there.
func (e *Editing) commands(name string) frontend.Options {
	abs, err := filepath.Abs(name)
	if err != nil {
		return frontend.Options{}
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
			return frontend.Options{}
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
	known := &knownDatabase{changed: info.ModTime(), size: info.Size(), inputs: map[string]frontend.Options{}}
	if inputs, err := e.session.Database(name); err == nil {
		for _, in := range inputs {
			if abs, err := filepath.Abs(in.Name); err == nil {
				known.inputs[abs] = in.Options
			}
		}
	}
	e.databases[name] = known
	return known
}
