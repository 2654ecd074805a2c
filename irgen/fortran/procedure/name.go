package procedure

import (
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
)

// External is the definition in these sources of a procedure that is known by its name only, or nil.
func (tab *Table) External(s *front.Symbol) *front.Symbol {
	if s.Has(front.DummyAttr|front.PointerAttr) || s.BindName() != "" {
		return nil
	}
	if tab.externals == nil {
		tab.externals = map[string]*front.Symbol{}
		for _, u := range tab.sources {
			for _, p := range u.Units {
				if p.Name != nil && p.Symbol != nil && (p.Kind == "subroutine" || p.Kind == "function") {
					tab.externals[p.Name.Text] = p.Symbol
				}
			}
		}
	}
	return tab.externals[s.Name]
}

// ProcedureName is the name of a procedure in the module.
func (tab *Table) ProcedureName(s *front.Symbol) string {
	if n := s.BindName(); n != "" {
		return n
	}
	if s.Proc != nil && s.Proc.Unit != nil && !s.Proc.Unit.Interface {
		u, name := s.Proc.Unit, s.Proc.Unit.Name.Text
		if s.Proc.Entry != nil {
			name = s.Proc.Entry.Name.Text
		}
		tab.host.NeedLibrary(u)
		if u.Parent == nil {
			return "_QP" + name
		}
		if u.Separate() {
			// The name is that of the interface, in the module or a submodule around.
			for scope := u.Parent.Scope.Parent; scope != nil; scope = scope.Parent {
				if i := scope.Names[u.Name.Text]; i != nil && i.Proc != nil && i.Proc.Unit != nil && i.Proc.Unit.Interface && i.Proc.Unit.Separate() {
					return tab.ProcedureName(i)
				}
			}
		}
		return "_Q" + tab.types.ScopePrefix(u.Parent.Scope) + "P" + name
	}
	if s.Proc != nil && s.Proc.Unit != nil && s.Proc.Unit.Interface && s.Proc.Unit.Separate() {
		// Of a binding, the name and the scope are those of the type.
		return "_Q" + tab.types.ScopePrefix(s.Proc.Unit.Scope.Parent) + "P" + s.Proc.Unit.Name.Text
	}
	if s.Proc != nil && s.Proc.Unit != nil && s.Proc.Unit.Name != nil {
		return "_QP" + s.Proc.Unit.Name.Text
	}
	return "_QP" + s.Name
}

// DeclareProcedure declares a procedure that is defined elsewhere or further down.
func (tab *Table) DeclareProcedure(name string, t *ir.FunctionType, s *front.Symbol) {
	o := tab.module.DeclareFunction(name, t)
	if s != nil && s.BindName() != "" {
		v, _ := fir.ProcAttrs.Value("bind_c")
		o.SetAttr("fir.bindc_name", ir.String(name))
		o.SetAttr("fir.proc_attrs", fir.ProcAttrs.Attr(v))
	}
}

func FunctionTypeOf(o *ir.Op) *ir.FunctionType {
	a, ok := o.Attr("function_type").(*ir.TypeAttr)
	if !ok {
		return nil
	}
	t, _ := a.Type.(*ir.FunctionType)
	return t
}

// BindsC reports whether a procedure binds to C; of a dummy procedure or a procedure pointer, its interface.
func BindsC(s *front.Symbol) bool {
	if p := s.Proc; s.Has(front.DummyAttr|front.PointerAttr) && p != nil && p.Unit != nil && p.Unit.Name != nil {
		s = &front.Symbol{Kind: front.Procedure, Proc: p, Name: p.Unit.Name.Text}
	}
	return s.BindName() != ""
}
