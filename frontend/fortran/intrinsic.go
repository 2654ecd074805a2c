package fortran

import (
	"strings"
	"sync"

	"accc/frontend/fortran/intrinsic"
)

// An Intrinsic is an intrinsic procedure, whose arguments are nodes.
type Intrinsic struct{ intrinsic.Procedure }

// Intrinsics are the intrinsic procedures by name.
var Intrinsics = sync.OnceValue(func() map[string]*Intrinsic {
	out := map[string]*Intrinsic{}
	for name, p := range intrinsic.Procedures() {
		out[name] = &Intrinsic{*p}
	}
	return out
})

// match ties actual arguments to the dummy arguments; problem is empty if they fit.
func (f *Intrinsic) match(args []*Node) (tied []*Node, problem string, at *Node) {
	keys := make([]string, len(args))
	for i, a := range args {
		keys[i] = a.Key
	}
	list, problem, wrong := f.Procedure.Match(keys)
	if problem != "" {
		if wrong >= 0 {
			at = args[wrong]
		}
		return nil, problem, at
	}
	tied = make([]*Node, len(list))
	for i, k := range list {
		if k >= 0 {
			tied[i] = args[k]
		}
	}
	return tied, "", nil
}

// intrinsicModules are modules of lib whose procedures have no body: what calls of them do is known as of intrinsic ones.
var intrinsicModules = map[string]bool{"iso_c_binding": true, "iso_fortran_env": true, "ieee_arithmetic": true}

// LibraryUnit is the source of a module that comes with accc and holds the body of a procedure, nil for other procedures.
func (u *ProgUnit) LibraryUnit() *Unit {
	if u.Interface || u.Scope == nil {
		return nil
	}
	for _, l := range libraries {
		if l.unit != nil && u.Scope.text == l.unit.text {
			return l.unit
		}
	}
	return nil
}

// LibraryIntrinsic is what a procedure of the modules iso_c_binding, iso_fortran_env and ieee_arithmetic is as an intrinsic procedure, under its
// generic name; nil for other symbols.
func (s *Symbol) LibraryIntrinsic() *Intrinsic {
	if s.Kind != Procedure || s.Proc == nil || !s.Proc.Known || s.Span.File == nil || s.Span.File.Name != libraryName || s.Scope == nil {
		return nil
	}
	if u := s.Scope.Unit; u == nil || u.Name == nil || !intrinsicModules[u.Name.Text] || s.Proc.Unit != nil && !s.Proc.Unit.Interface || s.BindName() != "" {
		return nil
	}
	f := &Intrinsic{intrinsic.Procedure{Name: strings.TrimSuffix(strings.TrimSuffix(s.Name, "_4"), "_8"), Class: 't', Takes: "*"}}
	switch {
	case !s.Proc.Function:
		f.Class = 's'
	case s.Proc.Elemental:
		f.Class = 'e'
	}
	for _, d := range s.Proc.Dummies {
		f.Args = append(f.Args, d.Name)
		if !d.Has(Optional) {
			f.Required++
		}
	}
	return f
}
