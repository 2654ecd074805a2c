package fortran

import (
	"cmp"
	"embed"
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/foreign"
	"accc/frontend/fortran/lex"
	"accc/frontend/fortran/modfile"
	"accc/frontend/fortran/mpilib"
	"accc/frontend/source"
)

// lib holds the modules and include files that come with accc, as Fortran.
//
//go:embed lib
var lib embed.FS

// libraryName is the name of the text of lib.
const libraryName = "<accc>"

// A libraryText is a source with modules that comes with accc.
type libraryText struct {
	text func() []byte
	uses []string // modules of modules.f90
	once sync.Once
	unit *Unit
}

// libraries are the sources of the modules that come with accc. Each is read when one of its modules is first needed.
var libraries = []*libraryText{{text: libraryFile("lib/modules.f90")}, {text: libraryFile("lib/ieee.f90")}}

func libraryFile(name string) func() []byte {
	return func() []byte {
		text, err := lib.ReadFile(name)
		if err != nil {
			panic(err) // it is part of the program
		}
		return text
	}
}

// messageLibraries are those of MPI.
var messageLibraries = map[string]*libraryText{"mpi": messageText("mpi"), "mpi_f08": messageText("mpi_f08"), mpilib.Implicit: messageText(mpilib.Implicit)}

func messageText(name string) *libraryText {
	return &libraryText{uses: []string{"iso_c_binding"}, text: func() []byte {
		text, _ := mpilib.Module(name)
		return []byte(text)
	}}
}

// messageModule is the scope of a module of MPI, nil if there is none of that name.
func messageModule(name string) *Scope {
	l := messageLibraries[name]
	if l == nil {
		return nil
	}
	l.once.Do(func() {
		l.read()
		for _, m := range l.unit.Modules {
			addProfiling(m)
		}
	})
	return l.unit.Modules[strings.ReplaceAll(name, ".", "_")]
}

// addProfiling gives each procedure of MPI its second name, for programs that put procedures of their own around the library's (MPI 4.0 §15.2).
func addProfiling(m *Scope) {
	second := map[string]*Symbol{}
	for name, sym := range m.Names {
		if sym.Kind == Procedure && strings.HasPrefix(name, "mpi_") {
			second["p"+name] = sym
		}
	}
	maps.Copy(m.Names, second)
}

// messageProcedure is a procedure of MPI for a source that includes accc's mpif.h, nil if it is none or the source does not. An include file that
// declared all of them would be read again for each procedure of the program.
func (v *resolver) messageProcedure(s *Scope, name string) *Symbol {
	if !strings.HasPrefix(name, "mpi_") && !strings.HasPrefix(name, "pmpi_") || v.inLibrary {
		return nil
	}
	if mark := s.Lookup("mpi_bottom"); mark == nil || mark.Block != "accc_mpi_bottom" {
		return nil
	}
	sym := messageModule(mpilib.Implicit).Names[name]
	if sym == nil || sym.Kind != Procedure {
		return nil
	}
	return sym
}

// isImplicitMessage reports whether a symbol is a procedure of MPI that a source calls without an interface, because it includes mpif.h.
func isImplicitMessage(sym *Symbol) bool {
	return strings.Contains(sym.Name, "mpi_") && sym.Scope == messageModule(mpilib.Implicit)
}

// builtinModule is the scope of a module of lib, nil if there is none of that name.
func builtinModule(name string) *Scope {
	l := libraries[0]
	if strings.HasPrefix(name, "ieee_") {
		l = libraries[1]
	}
	l.once.Do(l.read)
	return l.unit.Modules[name]
}

func (l *libraryText) read() {
	var list diag.List
	file := source.NewFile(libraryName, l.text())
	others := map[string]*Scope{}
	for _, name := range l.uses {
		others[name] = builtinModule(name)
	}
	u := parse(file, Options{OpenACC: true, Find: func(module string, _ bool) *Scope { return others[module] }}, &list)
	if list.HasErrors() {
		panic("frontend/fortran: " + list.Sorted()[0].Message + " at " + list.Sorted()[0].Primary.Span.Position().String())
	}
	l.unit = u
}

// builtinInclude is an include file that comes with accc.
func builtinInclude(name string) ([]byte, bool) {
	if name == mpilib.Implicit {
		return []byte(mpilib.IncludeFile()), true
	}
	text, err := lib.ReadFile("lib/" + name)
	return text, err == nil
}

// module is the scope of a module, nil if there is none; that is reported at the given span.
func (v *resolver) module(name string, at source.Span) *Scope {
	s := v.findModule(name, at)
	if s != nil && v.units[name] == nil && !slices.Contains(v.others, s) {
		v.others = append(v.others, s)
	}
	return s
}

func (v *resolver) findModule(name string, at source.Span) *Scope {
	if u := v.units[name]; u != nil {
		if !v.spec(u) {
			v.fault(RuleModule.New(at, "module '%s' uses itself", name).See(v.r.spanOf(u.First, u.First), "the module"))
			return nil
		}
		return u.Scope
	}
	var builtin *Scope
	if !v.inLibrary {
		builtin = builtinModule(name)
	}
	if v.r.opts.Find != nil {
		if s := v.r.opts.Find(name, builtin != nil); s != nil {
			return s
		}
	}
	if builtin != nil {
		return builtin
	}
	if s := messageModule(name); s != nil {
		return s
	}
	d := RuleModule.New(at, "no module '%s' is known", name)
	if ancestor, sub, ok := strings.Cut(name, "@"); ok {
		d = RuleModule.New(at, "module %s has no submodule %s", ancestor, sub)
	}
	names := []string{"iso_c_binding", "iso_fortran_env", "openacc", "omp_lib", "ieee_arithmetic", "ieee_exceptions", "ieee_features"}
	names = append(names, mpilib.ModuleNames...)
	for n, u := range v.units {
		if u.Kind == "module" {
			names = append(names, n)
		}
	}
	if v.r.opts.Known != nil {
		names = append(names, v.r.opts.Known()...)
	}
	file := ""
	if v.r.opts.Elsewhere != nil {
		file = v.r.opts.Elsewhere(name)
	}
	if file != "" {
		d.Note("%s defines it, and is not one of the sources: give it, too", file)
	} else if what := foreign.Module(name); what != "" {
		d.Note("%s", what)
	} else if near := diag.Nearest(name, names); near != "" {
		d.Fix("did you mean "+near+"?", source.Edit{Span: at, New: near})
	} else {
		d.Note("give the file that defines it, or the directory it is in with -I")
	}
	v.fault(d)
	v.miss(d)
	return nil
}

// miss notes the report of a module that is not known.
func (v *resolver) miss(d *diag.Diagnostic) {
	if v.unfound == nil {
		v.unfound = d
	}
}

// use makes the names of a module known in a scope.
func (v *resolver) use(s *Scope, n *UseStmt) {
	m := v.module(n.Module.Text, v.nameSpan(n.Module))
	if m == nil {
		s.lost, s.missing = true, cmp.Or(s.missing, v.unfound)
		for _, item := range n.Items {
			if name := item.Local.nameOf(); item.Local.Name != nil && s.Names[name] == nil {
				v.missing(s, name, v.nameSpan(item.Local.Name))
			}
		}
		return
	}
	s.lost, s.missing = s.lost || m.lost, cmp.Or(s.missing, m.missing)
	v.miss(m.missing)
	s.Used = append(s.Used, m)
	s.takeDeclared(m)
	renamed := map[string]bool{}
	for _, item := range append(append([]*UseItem(nil), n.Items...), n.Rename...) {
		local, remote := item.Local, item.Local
		if item.Use != nil {
			remote = item.Use
		}
		name := remote.nameOf()
		sym := m.Names[name]
		if sym == nil && m.lost {
			// It may come from the module that is missing.
			if item.Local.Name != nil && s.Names[local.nameOf()] == nil {
				v.missing(s, local.nameOf(), v.nameSpan(item.Local.Name))
			}
			continue
		}
		if sym == nil || !m.public(name) {
			at := v.nameSpan(n.Module)
			if remote.Name != nil {
				at = v.nameSpan(remote.Name)
			}
			d := RuleModule.New(at, "module '%s' has no public name '%s'", n.Module.Text, name)
			var names []string
			for k := range m.Names {
				if m.public(k) {
					names = append(names, k)
				}
			}
			if near := diag.Nearest(name, names); near != "" {
				d.Fix("did you mean "+near+"?", source.Edit{Span: at, New: near})
			}
			v.fault(d)
			if remote.Name != nil {
				s.put(&Symbol{Name: local.nameOf(), Type: unknownType, Attr: impliedAttr, Span: at, finished: true})
			}
			continue
		}
		renamed[name] = true
		v.take(s, local.nameOf(), sym)
	}
	if n.Only {
		return
	}
	for _, name := range slices.Sorted(maps.Keys(m.Names)) {
		sym := m.Names[name]
		if !renamed[name] && m.public(name) {
			v.take(s, name, sym)
		}
	}
}

// public reports whether a name of a module can be used elsewhere. What its declaration in another module says of it does not
// matter here (Fortran 2018 §8.5.2, §8.6.1).
func (s *Scope) public(name string) bool {
	sym := s.Names[name]
	if sym.Kind == Common {
		return false
	}
	access := s.access[name]
	if access == 0 && sym.Scope == s {
		access = sym.Attr
	}
	return access&Public != 0 || access&Private == 0 && !s.Private
}

// isMissing reports whether a symbol is a name of an unknown module.
func (s *Symbol) isMissing() bool {
	return s.Has(impliedAttr) && s.AssumedRank && s.Type.Class == frontend.Unknown
}

// take brings one name into a scope.
func (v *resolver) take(s *Scope, name string, sym *Symbol) {
	old := s.Names[name]
	switch {
	case old == sym:
	case old == nil, old.isMissing():
		s.Names[name] = sym
		s.taken = append(s.taken, sym)
	case sym.isMissing():
	case old.Kind == Generic && sym.Kind == Generic:
		both := &Symbol{Name: name, Kind: Generic, Span: sym.Span, Scope: s, Attr: usedAttr, finished: true}
		seen := map[*Symbol]bool{}
		for _, list := range [][]*Symbol{old.Specifics, sym.Specifics} {
			for _, x := range list {
				if !seen[x] {
					seen[x] = true
					both.Specifics = append(both.Specifics, x)
				}
			}
		}
		s.Names[name] = both
	case old.Has(DummyAttr|ResultAttr) || old.Proc != nil && old.Scope == s:
		// What is declared here comes first; a conflict shows in the declaration.
	case old.Span == sym.Span:
	default:
		if s.ambiguous == nil {
			s.ambiguous = map[string]bool{}
		}
		s.ambiguous[name] = true
	}
}

// ParseModule reads a module from its .mod file, whose name and text are given: modules of libraries such as MPI's come
// without their sources. What package modfile writes of it goes through the same resolver as any module. Names that
// cannot be written as Fortran are taken for unknown where they are used.
func ParseModule(name string, file *source.File, opts Options) (*Scope, error) {
	text, partial, err := modfile.Text(name, file.Text)
	if err != nil {
		return nil, err
	}
	opts.Form, opts.Preprocess = lex.Free, false
	u := Parse(source.NewFile(file.Name, text), opts, &diag.List{})
	if u == nil || u.Modules[name] == nil {
		return nil, errors.New("the file defines no module " + name)
	}
	scope := u.Modules[name]
	scope.lost = scope.lost || partial
	return scope, nil
}
