package fortran

import (
	"strings"

	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
)

func llvmPtr() ir.Type { return llvm.Ptr() }

func upper(s string) string { return strings.ToUpper(s) }

// moduleVariables makes the globals of a module.
func (l *lowerer) moduleVariables(p *front.ProgUnit) {
	for _, s := range p.Scope.Symbols() {
		if s.Scope != p.Scope || s.Has(front.InCommon) || s.Kind != front.Variable && !(s.Kind == front.Procedure && s.Has(front.PointerAttr)) {
			continue
		}
		l.guard(func() {
			if l.equivalenceOf(s) == nil {
				l.defineGlobal(s)
			}
		})
	}
	l.moduleDirectives(p)
}

// ownUnit tells whether a scope is of a source of this module.
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
	name := l.variableName(s)
	if l.symbols[name] != nil {
		return
	}
	t := l.symbolType(s)
	attrs := []ir.NamedAttr{attr("sym_name", ir.String(name)), attr("symref", ir.Symbol(name)), attr("type", ir.TypeValue(t))}
	module := s.Scope.Module()
	switch {
	case s.Kind == front.Parameter && !(module && l.ownUnit(s.Scope)):
		attrs = append(attrs, attr("linkName", ir.String("internal")))
	case module && !l.ownUnit(s.Scope):
		l.symbols[name] = l.globalOp(s, attrs)
		return
	case !module:
		attrs = append(attrs, attr("linkName", ir.String("internal")))
	}
	if s.Kind == front.Parameter {
		attrs = append(attrs, attr("constant", ir.Unit()))
	}
	if s.Has(front.Target) {
		attrs = append(attrs, attr("target", ir.Unit()))
	}
	if a := l.declareAttr(s); a != nil {
		attrs = append(attrs, attr("acc.declare", a))
	}
	value, dense := l.initialValue(s, t)
	if dense != nil {
		attrs = append(attrs, attr("initVal", dense))
		l.symbols[name] = l.globalOp(s, attrs)
		return
	}
	o := l.globalOp(s, attrs)
	l.symbols[name] = o
	l.fillGlobal(o, func(x *fn) *ir.Value { return value(x) })
}

func (l *lowerer) globalOp(s *front.Symbol, attrs []ir.NamedAttr) *ir.Op {
	loc := l.start()
	if s != nil {
		loc = named(s)
	}
	return ir.At(l.body).Op(fir.Global, ir.With{Types: []ir.Type{}, Attrs: attrs, Loc: loc})
}

// fillGlobal makes the region of a global that gives its value.
func (l *lowerer) fillGlobal(o *ir.Op, value func(x *fn) *ir.Value) {
	o.Region(0).AddBlock()
	x := l.newFn(o, nil)
	x.frames[0].last = nil
	v := value(x)
	x.op(fir.HasValue, []*ir.Value{v}, nil)
}

// text is the address of a global with the characters of s, as a constant.
func (x *fn) text(s string) *ir.Value {
	t := fir.Char(1, int64(len(s)))
	name := textName(s)
	if name == "" {
		name = x.longText(s)
	}
	if x.symbols[name] == nil {
		o := x.globalOp(nil, []ir.NamedAttr{attr("sym_name", ir.String(name)), attr("symref", ir.Symbol(name)), attr("type", ir.TypeValue(t)),
			attr("linkName", ir.String("linkonce")), attr("constant", ir.Unit())})
		x.symbols[name] = o
		x.fillGlobal(o, func(y *fn) *ir.Value { return y.stringLit(s) })
	}
	return x.globalAddress(name, t)
}

// stringLit is a character value.
func (x *fn) stringLit(s string) *ir.Value {
	return x.op(fir.StringLit, nil, []ir.Type{fir.Char(1, int64(len(s)))}, attr("value", ir.String(s)), attr("size", ir.Integer(ir.I64(), int64(len(s))))).Result(0)
}

// isCharacter tells whether a type is a character type.
func isCharacter(t front.Type) bool { return t.Class == frontend.Character }
