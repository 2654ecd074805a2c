package fortran

import (
	"maps"
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// libraryModules are the modules that declare the library of OpenACC, libraryFiles the include files.
var (
	libraryModules = []string{"openacc", "openacc_kinds", "accel_lib"}
	libraryFiles   = []string{"openacc_lib.h", "openacc_routines.h"}
)

// LibraryUses implements frontend.Source.
func (u *Unit) LibraryUses(file *source.File) (list []frontend.LibraryUse) {
	var all []libraryStatement
	var visit func(p *ProgUnit)
	visit = func(p *ProgUnit) {
		all = append(all, u.libraryStatements(p)...)
		for _, c := range p.Contains {
			visit(c)
		}
	}
	for _, p := range u.Units {
		visit(p)
	}
	for _, st := range all {
		if st.span.File == file {
			list = append(list, u.libraryUse(st, all))
		}
	}
	return list
}

// A libraryStatement makes names of a library known in a program unit.
type libraryStatement struct {
	unit        *ProgUnit
	span        source.Span
	first, last int32 // its tokens
	names       map[string]*Symbol
}

// libraryStatements returns those of the specification part of a program unit, include lines last.
func (u *Unit) libraryStatements(p *ProgUnit) (list []libraryStatement) {
	if p.Scope == nil {
		return nil
	}
	for _, item := range p.Spec {
		if item.Stmt == nil {
			continue
		}
		n, ok := item.Stmt.Node.(*UseStmt)
		if !ok || !slices.Contains(libraryModules, n.Module.Text) {
			continue
		}
		st := libraryStatement{p, u.Span(item.Stmt.First, item.Stmt.Last), item.Stmt.First, item.Stmt.Last, map[string]*Symbol{}}
		declared := map[*Symbol]bool{}
		for _, m := range p.Scope.Used {
			if m.Unit != nil && m.Unit.Name != nil && m.Unit.Name.Text == n.Module.Text {
				for _, sym := range m.Names {
					declared[sym] = true
				}
			}
		}
		for name, sym := range p.Scope.Names {
			if declared[sym] {
				st.names[name] = sym
			}
		}
		list = append(list, st)
	}
	for _, inclusion := range u.text.Reading.Inclusions {
		if inclusion.At.Tok == tokens.None || inclusion.File.Name != libraryFiles[0] || slices.Contains(u.text.Files, inclusion.File.File) {
			continue
		}
		in := u.text.Reading.File(inclusion.At.In)
		at := in.Span(in.Lines[in.LineOf(inclusion.At.Tok)].Run)
		if u.unitAround(p, at) != p {
			continue
		}
		st := libraryStatement{unit: p, span: at, first: -1, last: -1, names: map[string]*Symbol{}}
		for name, sym := range p.Scope.Names {
			if sym.Span.File != nil && slices.Contains(libraryFiles, sym.Span.File.Name) {
				st.names[name] = sym
			}
		}
		list = append(list, st)
	}
	return list
}

// unitAround returns the innermost program unit around a span of the file that p is in; nil if p is not around it.
func (u *Unit) unitAround(p *ProgUnit, at source.Span) *ProgUnit {
	span := u.Span(p.First, p.Last)
	if span.File != at.File || at.Start < span.Start || span.End < at.End {
		return nil
	}
	for _, c := range p.Contains {
		if inner := u.unitAround(c, at); inner != nil {
			return inner
		}
	}
	return p
}

// libraryUse finds out who refers to what a statement makes known; all are the statements that do not count.
func (u *Unit) libraryUse(st libraryStatement, all []libraryStatement) frontend.LibraryUse {
	isUse := func(token int32) bool {
		return slices.ContainsFunc(all, func(s libraryStatement) bool { return s.first <= token && token <= s.last })
	}
	p, out := st.unit, frontend.LibraryUse{Span: st.span}
	for name := range st.names {
		out.Needed = out.Needed || p.Kind == "module" && p.Scope.public(name)
	}
	mentioned := map[string]bool{}
	for _, l := range u.text.Lines {
		for i := max(l.First, p.First); i < min(l.End, p.Last+1); i++ {
			t := &u.text.Toks[i]
			sym := st.names[t.Text]
			if t.Kind != lex.Ident || sym == nil || isUse(i) || slices.Contains(libraryFiles, u.text.Span(i).File.Name) {
				continue
			}
			if found := u.scopeAt(p, i).Lookup(t.Text); found != nil && found != sym {
				continue // another one, that an inner unit declares
			}
			if l.Kind == lex.Statement {
				out.Needed = true
			} else {
				mentioned[t.Text] = true
			}
		}
	}
	for _, word := range u.unreadWords(u.Span(p.First, p.Last)) {
		out.Needed = out.Needed || st.names[word] != nil
	}
	out.Names = slices.Sorted(maps.Keys(mentioned))
	return out
}

// scopeAt returns the scope of the innermost program unit around a token of p.
func (u *Unit) scopeAt(p *ProgUnit, token int32) *Scope {
	for _, c := range p.Contains {
		if c.First <= token && token <= c.Last && c.Scope != nil {
			return u.scopeAt(c, token)
		}
	}
	return p.Scope
}

// unreadWords returns the names in a span that this configuration of the preprocessor does not read.
func (u *Unit) unreadWords(span source.Span) (words []string) {
	r := u.text.Reading
	for in := range r.Inclusions {
		f := r.File(uint16(in))
		if f.File != span.File {
			continue
		}
		for _, ref := range r.Unread(tokens.Spelling{Run: f.Within(span.Start, span.End), In: uint16(in)}) {
			words = append(words, strings.ToLower(r.File(ref.In).Text(ref.Tok)))
		}
	}
	return words
}
