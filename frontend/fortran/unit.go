package fortran

import (
	"bytes"
	"slices"
	"strings"
	"sync"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
)

// A Unit is a parsed and resolved source.
type Unit struct {
	Model *frontend.Unit
	// Units are the program units outside of all others, in order.
	Units []*ProgUnit
	// Modules are the scopes of the modules and submodules of this source; submodules are named "ancestor@name".
	Modules map[string]*Scope
	// Sound reports whether the host code has no errors.
	Sound bool

	text *sourceText
	// unread are the names that are unread, by file; nil until it is asked for.
	unread     map[*source.File][]tokens.Unread
	unreadOnce sync.Once
}

// UnreadIn returns the names that are unread in a program unit outside of those that it contains, in the order of the
// text.
func (u *Unit) UnreadIn(p *ProgUnit) (list []tokens.Unread) {
	u.unreadOnce.Do(func() { u.unread = u.text.Reading.UnreadNames(u.Model.Files) })
	span := u.Span(p.First, p.Last)
	if !span.IsValid() {
		return nil
	}
	for _, x := range tokens.UnreadIn(u.unread[span.File], span) {
		inner := func(c *ProgUnit) bool {
			in := u.Span(c.First, c.Last)
			return in.Start <= x.At.Start && x.At.Start < in.End
		}
		if !slices.ContainsFunc(p.Contains, inner) {
			x.Name = strings.ToLower(x.Name)
			list = append(list, x)
		}
	}
	return list
}

// Clauses reports whether a clause of a directive names a variable.
func (u *Unit) Clauses(s *Symbol) (named bool) {
	u.Model.EachConstruct(func(c *frontend.Construct) {
		eachNamed(c, func(x *frontend.Symbol) { named = named || x.Host == s })
	})
	return named
}

// Span is the user's text of the tokens from first to last, as in nodes.
func (u *Unit) Span(first, last int32) source.Span { return u.text.spanOf(first, last) }

// WideReal is the first type or constant of kind 10 or 16, which is computed as one of kind 8; it is not valid if
// there is none.
func (u *Unit) WideReal() source.Span { return u.text.wide }

// Parse reads and resolves a source and fills the neutral model. Faults go to r. The result is nil when nothing can be
// said about the program. Parse never panics.
func Parse(file *source.File, opts Options, r diag.Reporter) (unit *Unit) {
	defer func() {
		if e := recover(); e != nil {
			d := RuleInternal.New(source.Span{File: file}, "internal error: %v", e)
			r.Report(*d.Note("please report this with the file that causes it"))
			unit = nil
		}
	}()
	if i := bytes.IndexByte(file.Text, 0); i >= 0 {
		r.Report(*lex.RuleSyntax.New(source.Span{File: file, Start: i, End: i + 1}, "expected a Fortran source, found a zero byte"))
		return nil
	}
	return parse(file, opts, r)
}

func parse(file *source.File, opts Options, r diag.Reporter) *Unit {
	rd := read(file, opts, r)
	b := &builder{r: rd, parser: newStatementParser(rd.Text, rd.Fault), missing: map[*pragma.DirectiveDef]int{}}
	b.build()
	rd.Incomplete = rd.Incomplete || len(b.parser.records) > 0 // their names are declared nowhere
	u := &Unit{
		Model:   &frontend.Unit{Language: frontend.Fortran, File: file, Files: rd.Files, Chosen: rd.Chosen, Reading: rd.Reading},
		Units:   b.units,
		Modules: map[string]*Scope{},
		text:    rd,
	}
	u.Model.Orphans = b.orphans
	v := &resolver{r: rd, units: map[string]*ProgUnit{}, globals: map[string]*Symbol{},
		state: map[*ProgUnit]int{}, undone: map[undeclared]bool{}, inLibrary: file.Name == libraryName}
	v.program(u)
	u.Sound = rd.Errors == 0
	return u
}

// program resolves all units and fills the model.
func (v *resolver) program(u *Unit) {
	for _, p := range u.Units {
		switch p.Kind {
		case "module", "submodule":
			if p.Name != nil {
				if old := v.units[p.moduleName()]; old != nil {
					v.fault(RuleDeclaration.New(v.nameSpan(p.Name), "%s '%s' is defined twice", p.Kind, p.Name.Text).See(v.nameSpan(old.Name), "first defined here"))
					continue
				}
				v.units[p.moduleName()] = p
			}
		case "subroutine", "function":
			v.declareGlobal(p)
		}
	}
	for _, p := range u.Units {
		v.all(p)
	}
	for name, p := range v.units {
		u.Modules[name] = p.Scope
	}
	m := &modeller{v: v, unit: u}
	for _, p := range u.Units {
		m.programUnit(p)
	}
	m.nameRoutines()
	u.Model.Imported, u.Model.Missing = v.imported(), v.unfound
}

// all resolves the specification parts of a unit and of what it contains.
func (v *resolver) all(p *ProgUnit) {
	v.spec(p)
	for _, c := range p.Contains {
		v.all(c)
	}
}

// declareGlobal makes a procedure outside of modules known.
func (v *resolver) declareGlobal(p *ProgUnit) {
	if p.Name == nil {
		return
	}
	if old := v.globals[p.Name.Text]; old != nil {
		v.fault(RuleDeclaration.New(v.nameSpan(p.Name), "'%s' is defined twice", p.Name.Text).See(old.Span, "first defined here"))
		return
	}
	s := newScope(nil, nil, v.r)
	sym := v.declareUnit(s, p)
	sym.Scope = nil
	v.globals[p.Name.Text] = sym
	for _, e := range p.Entries {
		e.Symbol.Scope = nil
		if old := v.globals[e.Symbol.Name]; old != nil {
			v.fault(RuleDeclaration.New(e.Symbol.Span, "'%s' is defined twice", e.Symbol.Name).See(old.Span, "first defined here"))
			continue
		}
		v.globals[e.Symbol.Name] = e.Symbol
	}
}
