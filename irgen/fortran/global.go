package fortran

import (
	"strings"

	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
)

func upper(s string) string { return strings.ToUpper(s) }

// moduleVariables makes the globals of a module.
func (l *lowerer) moduleVariables(p *front.ProgUnit) {
	for _, s := range p.Scope.Symbols() {
		if s.Scope != p.Scope || s.Has(front.InCommon) || s.Kind != front.Variable && !(s.Kind == front.Procedure && s.Has(front.PointerAttr)) {
			continue
		}
		l.guard(func() {
			if l.storage.SetOf(s) == nil {
				l.defineGlobal(s)
			}
		})
	}
	l.moduleDirectives(p)
}

// ownUnit reports whether a scope is of a source of this module.
func (l *lowerer) ownUnit(s *front.Scope) bool {
	h := s.Host()
	for h != nil && h.Parent.Host() != nil && h.Unit.Kind != "submodule" { // whose host may be of another source
		h = h.Parent.Host()
	}
	if h == nil {
		return false
	}
	for _, u := range l.units {
		for _, p := range u.Units {
			if p.Scope == h {
				return true
			}
		}
	}
	return false
}

// defineGlobal makes the global of a variable with static storage, or of a constant; one of another source is only declared.
func (l *lowerer) defineGlobal(s *front.Symbol) {
	name := l.VariableName(s)
	if l.Symbols[name] != nil {
		return
	}
	t := l.SymbolType(s)
	attrs := []ir.NamedAttr{build.Attr("sym_name", ir.String(name)), build.Attr("symref", ir.Symbol(name)), build.Attr("type", ir.TypeValue(t))}
	module := s.Scope.Module()
	switch {
	case s.Kind == front.Parameter && !(module && l.ownUnit(s.Scope)):
		attrs = append(attrs, build.Attr("linkName", ir.String("internal")))
	case module && !l.ownUnit(s.Scope):
		if a := l.declareAttr(s); a != nil {
			attrs = append(attrs, build.Attr("acc.declare", a))
		}
		l.Symbols[name] = l.globalOp(s, attrs)
		return
	case !module:
		attrs = append(attrs, build.Attr("linkName", ir.String("internal")))
	}
	if s.Kind == front.Parameter {
		attrs = append(attrs, build.Attr("constant", ir.Unit()))
	}
	if s.Has(front.Target) {
		attrs = append(attrs, build.Attr("target", ir.Unit()))
	}
	if a := l.declareAttr(s); a != nil {
		attrs = append(attrs, build.Attr("acc.declare", a))
	}
	value, dense := l.initialValue(s, t)
	if dense != nil {
		attrs = append(attrs, build.Attr("initVal", dense))
		l.Symbols[name] = l.globalOp(s, attrs)
		return
	}
	o := l.globalOp(s, attrs)
	l.Symbols[name] = o
	l.fillGlobal(o, func(x *fn) *ir.Value { return value(x) })
}

// globalOp makes the global of a symbol.
func (l *lowerer) globalOp(s *front.Symbol, attrs []ir.NamedAttr) *ir.Op {
	if s == nil {
		return l.Global(nil, attrs)
	}
	return l.Global(named(s), attrs)
}

// fillGlobal makes the region of a global that yields its value.
func (l *lowerer) fillGlobal(o *ir.Op, value func(x *fn) *ir.Value) {
	o.Region(0).AddBlock()
	x := l.newFn(o, nil)
	x.Frames[0].Last = nil
	v := value(x)
	x.Op(fir.HasValue, []*ir.Value{v}, nil)
}
