// Package program finds the modules that sources of Fortran use, and keeps what each module exports.
//
// A Program is made once for the sources that a command was given, in their order. Whoever reads one of them, to check, to lower or to
// translate it, asks the Program, so that all commands agree on which module a use statement means:
//
//	names of sources ──Give──▶ Program ──Reader──▶ Reader.Order: sources, those that define modules first
//	                                         └───▶ Reader.Parse ──use m──▶ find: which file? ──▶ scope of m
//
// A module is searched for in the directory of the source that uses it, then among the sources that were given, the nearest first, and then in the
// directories of -I (and in an editor, at last, in the workspace): the two programs of a tree that has src/a/{main,misc}.f90 and src/b/{main,misc}.f90 have a module misc each.
//
// Each file is read once for its modules under one set of settings (macros, directive languages), however many sources use them, and however many
// Readers ask: the time is linear in the number of files. Settings that differ have scopes of their own, for what a module exports depends on them.
package program

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"
)

// A Program is the sources that a command was given, and what has been read of them.
type Program struct {
	// Around names sources that are searched for modules after all others, those of an editor's workspace; nil: none. Outlines keeps what is known of
	// their modules from one Program to the next.
	Around   func() []string
	Outlines *Outlines

	mu       sync.Mutex
	given    []string // names as they were given
	readings map[string]*reading
}

// New makes a program without sources.
func New() *Program { return &Program{readings: map[string]*reading{}} }

// Give adds sources that the program does not have yet.
func (p *Program) Give(names ...string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, name := range names {
		if !slices.Contains(p.given, name) {
			p.given = append(p.given, name)
		}
	}
}

// IsGiven reports whether a file is one of the program's sources.
func (p *Program) IsGiven(name string) bool { return slices.Contains(p.sources(), name) }

func (p *Program) sources() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.given
}

// A reading is what has been read of files under one set of settings. One Reader at a time uses it.
type reading struct {
	// outlines and exports are by absolute names: the names of the modules of a file, and their scopes. The exports of a file that is being read are
	// there without scopes.
	outlines map[string]*outline
	exports  map[string]map[string]*fortran.Scope
	// libraries are the modules that come without a source, nil where there is none.
	libraries map[string]*fortran.Scope
	// sources are those in a directory.
	sources map[string][]string
	// given are the sources that were given by the modules that they define, of the first counted ones.
	given   map[string][]string
	counted int
	// around are the sources around by the modules that they define, nil until one is searched for.
	around map[string][]string
}

func (p *Program) reading(settings string) *reading {
	p.mu.Lock()
	defer p.mu.Unlock()
	r := p.readings[settings]
	if r == nil {
		r = &reading{outlines: map[string]*outline{}, exports: map[string]map[string]*fortran.Scope{}, libraries: map[string]*fortran.Scope{},
			sources: map[string][]string{}, given: map[string][]string{}}
		p.readings[settings] = r
	}
	return r
}

// A Source is a source and how it is read.
type Source struct {
	Name    string
	File    *source.File
	Options fortran.Options
}

// A Host knows how files are read, and what compilers have left in directories.
type Host interface {
	// Settings tells settings under which files are read apart from others.
	Settings() string
	// Open returns a file that a source with options like those given asks for; ok is false if it cannot be read.
	Open(name string, like *fortran.Options) (s Source, ok bool)
	// Noted returns the source of a module as a compiler has noted it; ok is false if it has not.
	Noted(module string, like *fortran.Options) (s Source, ok bool)
	// Library returns a module that has no source, nil if there is none.
	Library(module string, like *fortran.Options) *fortran.Scope
}

// A Reader reads sources of a program in one session. The sources that it is told to read use the modules of one another as it has read them itself.
type Reader struct {
	program *Program
	host    Host
	own     map[string]map[string]*fortran.Scope
	// Draft: what is read are not the program's own texts.
	Draft bool
	// Whole: all sources have been given, and no others are searched for a module.
	Whole bool
}

// Reader makes a reader.
func (p *Program) Reader(host Host) *Reader {
	return &Reader{program: p, host: host, own: map[string]map[string]*fortran.Scope{}}
}

// Parse reads a source and reports its mistakes. The result is nil if nothing can be said about it.
func (r *Reader) Parse(s Source, report diag.Reporter) *fortran.Unit {
	in, path := r.program.reading(r.host.Settings()), absolute(s.Name)
	_, before := in.exports[path]
	if !before {
		in.exports[path] = nil // in work
	}
	u := fortran.Parse(s.File, r.optionsOf(&s, in), report)
	switch {
	case u == nil || r.Draft:
		if !before {
			delete(in.exports, path)
		}
		return u
	case !before:
		in.exports[path] = u.Modules
	}
	if r.own[path] == nil {
		r.own[path] = u.Modules
	}
	return u
}

// optionsOf are the options of a source, with the modules that it finds.
func (r *Reader) optionsOf(s *Source, in *reading) fortran.Options {
	from := *s
	o := s.Options
	o.Find = func(module string, builtin bool) *fortran.Scope { return r.find(&from, module, builtin, in) }
	if r.Whole {
		o.Elsewhere = func(module string) string { return r.elsewhere(&from, module, in) }
	}
	o.Known = func() []string { return r.known(in) }
	return o
}

// With returns the options of a text that is no source of the program, with the modules that it finds.
func (r *Reader) With(s Source) fortran.Options {
	return r.optionsOf(&s, r.program.reading(r.host.Settings()))
}

// find is the module that a source uses by a name. Where accc has one of that name, only sources that were given count.
func (r *Reader) find(from *Source, module string, builtin bool, in *reading) *fortran.Scope {
	searches := !builtin && !r.Whole
	if searches {
		if s, ok := r.host.Noted(module, &from.Options); ok {
			if scope := r.export(s, in)[module]; scope != nil {
				return scope
			}
		}
	}
	var found *fortran.Scope
	r.definitions(from, module, searches, in, func(s Source) bool {
		found = r.export(s, in)[module]
		return found == nil
	})
	if found == nil && searches {
		scope, known := in.libraries[module]
		if !known {
			scope = r.host.Library(module, &from.Options)
			in.libraries[module] = scope
		}
		return scope
	}
	return found
}

// elsewhere is the name of a file in the directories of a source that defines a module, but was not given; "" if there is none.
func (r *Reader) elsewhere(from *Source, module string, in *reading) (name string) {
	r.definitions(from, module, true, in, func(s Source) bool {
		if !r.program.IsGiven(s.Name) {
			name = s.Name
		}
		return name == ""
	})
	return name
}

// known are the names of the modules that the given sources define.
func (r *Reader) known(in *reading) (names []string) {
	for _, g := range r.program.sources() {
		if o := in.outlines[absolute(g)]; o != nil {
			names = append(names, o.defines...)
		}
	}
	return slices.DeleteFunc(names, func(n string) bool { return strings.Contains(n, "@") })
}

// definitions calls f for the files that define a module, the first one that a source means first, until f returns false.
func (r *Reader) definitions(from *Source, module string, searches bool, in *reading, f func(Source) bool) {
	at, dir := absolute(from.Name), filepath.Dir(from.Name)
	seen := map[string]bool{at: true}
	try := func(names []string) bool {
		for _, name := range names {
			path := absolute(name)
			if seen[path] {
				continue
			}
			seen[path] = true
			if s, defines := r.defines(name, module, &from.Options, in); defines && !f(s) {
				return false
			}
		}
		return true
	}
	given := r.defining(module, &from.Options, in)
	slices.SortStableFunc(given, func(a, b string) int { return distance(at, absolute(a)) - distance(at, absolute(b)) })
	beside := slices.IndexFunc(given, func(name string) bool { return filepath.Dir(absolute(name)) != filepath.Dir(at) })
	if beside < 0 {
		beside = len(given)
	}
	search := func(dir string) bool { return !searches || try(in.below(dir, module)) }
	if !try(given[:beside]) || !search(dir) || !try(given[beside:]) {
		return
	}
	for _, dir := range from.Options.Includes {
		if !search(dir) {
			return
		}
	}
	if searches && r.program.Around != nil {
		around := slices.Clone(r.around(&from.Options, in)[module])
		slices.SortStableFunc(around, func(a, b string) int { return distance(at, absolute(a)) - distance(at, absolute(b)) })
		try(around)
	}
}

// around returns the sources around the program by the modules that they define.
func (r *Reader) around(like *fortran.Options, in *reading) map[string][]string {
	if in.around != nil {
		return in.around
	}
	in.around = map[string][]string{}
	for _, name := range r.program.Around() {
		if _, _, ok := fortran.FormOf(name); !ok {
			continue
		}
		o := in.outlines[absolute(name)]
		if o == nil {
			o = r.program.Outlines.of(name, r.host.Settings(), func() *outline {
				s, ok := r.host.Open(name, like)
				if !ok {
					return &outline{}
				}
				return in.outline(s)
			})
			in.outlines[absolute(name)] = o
		}
		for _, m := range o.defines {
			in.around[m] = append(in.around[m], name)
		}
	}
	return in.around
}

// defining are the given sources that define a module.
func (r *Reader) defining(module string, like *fortran.Options, in *reading) (list []string) {
	for _, name := range r.program.sources() {
		if r.own[absolute(name)][module] != nil {
			list = append(list, name)
		}
	}
	for _, name := range r.program.sources()[in.counted:] {
		in.counted++
		o := in.outlines[absolute(name)]
		if o == nil {
			s, ok := r.host.Open(name, like)
			if !ok {
				continue
			}
			o = in.outline(s)
		}
		for _, m := range o.defines {
			in.given[m] = append(in.given[m], name)
		}
	}
	for _, name := range in.given[module] {
		if !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return list
}

// distance is how many directories are between two files: up from one, and down to the other.
func distance(a, b string) int {
	const separator = string(filepath.Separator)
	from, to := strings.Split(filepath.Dir(a), separator), strings.Split(filepath.Dir(b), separator)
	same := 0
	for same < len(from) && same < len(to) && from[same] == to[same] {
		same++
	}
	return len(from) + len(to) - 2*same
}

// below are the sources in a directory: first those with the name of the module in theirs.
func (in *reading) below(dir, module string) []string {
	list, known := in.sources[dir]
	if !known {
		entries, _ := os.ReadDir(dir) // one that is not there has none
		for _, e := range entries {
			if _, _, ok := fortran.FormOf(e.Name()); ok && !e.IsDir() {
				list = append(list, filepath.Join(dir, e.Name()))
			}
		}
		in.sources[dir] = list
	}
	_, submodule, ok := strings.Cut(module, "@")
	if !ok {
		submodule = module
	}
	named := func(file string) int {
		if strings.Contains(strings.ToLower(filepath.Base(file)), submodule) {
			return 0
		}
		return 1
	}
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b string) int { return named(a) - named(b) })
	return list
}

// defines reports whether a file defines a module. The source is not opened again if it has been read.
func (r *Reader) defines(name, module string, like *fortran.Options, in *reading) (s Source, defines bool) {
	path := absolute(name)
	if r.own[path][module] != nil {
		return Source{Name: name}, true
	}
	o := in.outlines[path]
	if _, read := in.exports[path]; read && o != nil {
		return Source{Name: name}, slices.Contains(o.defines, module)
	}
	if o == nil {
		var ok bool
		if s, ok = r.host.Open(name, like); !ok {
			in.outlines[path] = &outline{}
			return s, false
		}
		o = in.outline(s)
	}
	if !slices.Contains(o.defines, module) {
		return s, false
	}
	if s.File == nil {
		s, defines = r.host.Open(name, like)
		return s, defines
	}
	return s, true
}

// export is the modules of a file, read for them if they have not been. What is wrong with the file is said when it is read itself.
func (r *Reader) export(s Source, in *reading) map[string]*fortran.Scope {
	path := absolute(s.Name)
	if own := r.own[path]; own != nil {
		return own
	}
	if modules, ok := in.exports[path]; ok {
		return modules
	}
	in.exports[path] = nil // in work
	if u := fortran.Parse(s.File, r.optionsOf(&s, in), &diag.List{}); u != nil {
		in.exports[path] = u.Modules
	}
	return in.exports[path]
}

// Order sorts sources so that those that define modules come before those that use them. Sources that do not depend on each
// other keep their order, as do those that use one another in a circle, which is reported when they are read.
func (r *Reader) Order(list []Source) []Source {
	in := r.program.reading(r.host.Settings())
	byModule := map[string][]int{}
	for i, s := range list {
		for _, m := range in.outline(s).defines {
			byModule[m] = append(byModule[m], i)
		}
	}
	var out []Source
	visited := make([]bool, len(list))
	var visit func(i int)
	visit = func(i int) {
		if visited[i] {
			return
		}
		visited[i] = true
		at := absolute(list[i].Name)
		for _, m := range in.outline(list[i]).uses {
			// Of several sources with the module, it is the nearest one that find finds.
			if of := byModule[m]; len(of) > 0 && !slices.Contains(of, i) {
				visit(slices.MinFunc(of, func(a, b int) int { return distance(at, absolute(list[a].Name)) - distance(at, absolute(list[b].Name)) }))
			}
		}
		out = append(out, list[i])
	}
	for i := range list {
		visit(i)
	}
	return out
}

func absolute(name string) string {
	if full, err := filepath.Abs(name); err == nil {
		return full
	}
	return name
}
