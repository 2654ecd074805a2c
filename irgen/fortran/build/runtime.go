package build

import (
	"strings"

	"accc/dialects/fir"
	"accc/frontend/source"
	"accc/ir"
)

// Runtime calls a function of the library; result nil: it has none.
func (x *Builder) Runtime(name string, result ir.Type, args ...*ir.Value) *ir.Value {
	var types []ir.Type
	if sig, ok := signatures[name]; ok {
		for i, w := range strings.Fields(sig) {
			t := libraryTypes[w]()
			types = append(types, t)
			if i < len(args) {
				args[i] = x.PassAs(args[i], t)
			}
		}
	} else {
		for _, a := range args {
			types = append(types, a.Type())
		}
	}
	results := []ir.Type{}
	if result != nil {
		results = append(results, result)
	}
	full := "_FortranA" + name
	x.module.DeclareFunction(full, ir.Func(OrEmpty(types), results), "fir.runtime")
	op := x.Op(fir.Call, args, results, Attr("callee", ir.Symbol(full)), Contract())
	if result == nil {
		return nil
	}
	return op.Result(0)
}

// SourceArgs are the name of the file and the line of a span, which functions of the library take for their messages.
func (x *Builder) SourceArgs(s source.Span) (file, line *ir.Value) {
	name, n := x.position(s)
	return x.FirConvert(x.Text(name+"\x00"), fir.Ref(ir.I8())), x.I32(int64(n))
}

// Source are the same, with the name as the address of a text.
func (x *Builder) Source(s source.Span) (file, line *ir.Value) {
	name, n := x.position(s)
	return x.Text(name + "\x00"), x.I32(int64(n))
}

func (x *Builder) position(s source.Span) (file string, line int) {
	if !s.IsValid() {
		return "", 0
	}
	p := s.Position()
	if x.module.NoLines {
		return p.File, 0
	}
	return p.File, p.Line
}

// OrEmpty is a list of types that is not nil.
func OrEmpty(t []ir.Type) []ir.Type {
	if t == nil {
		return []ir.Type{}
	}
	return t
}

// PassAs sees an argument as another type.
func (x *Builder) PassAs(v *ir.Value, t ir.Type) *ir.Value {
	switch {
	case IsRecord(t) && PointeeOf(v.Type()) == t: // by value
		return x.Load(v)
	case IsBox(v.Type()) && !IsBox(t) && !IsKind(t, "boxchar"):
		return x.FirConvert(x.BoxAddr(v), t)
	case IsKind(v.Type(), "boxchar") && !IsKind(t, "boxchar"):
		o := x.Op(fir.UnboxChar, []*ir.Value{v}, []ir.Type{fir.Ref(fir.Char(1, ir.Dynamic)), ir.Index()})
		return x.FirConvert(o.Result(0), t)
	}
	return x.FirConvert(v, t)
}
