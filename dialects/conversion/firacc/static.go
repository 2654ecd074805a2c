package firacc

import (
	"accc/dialects/acc"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/ir"
	"accc/ir/pass"
)

// Passes are the passes of the package.
var Passes pass.Table

// Static is the pass fir-static-arrays.
//
// Compilers that people run Fortran with keep arrays of constant size in static memory where a procedure cannot be active twice,
// so an array that is left on the device when its procedure returns does not get in the way of the next procedure's, and
// big arrays do not end the stack. The values of such arrays are undefined when the procedure begins in either case.
var Static = Passes.Define(pass.Pass{
	Name: "fir-static-arrays",
	Doc:  "Give arrays of constant size static memory in procedures of the host that cannot call themselves.",
	Run: func(op *ir.Op, _ pass.Values) error {
		s := &static{module: op, calls: map[string][]string{}, functions: map[string]*ir.Op{}, kept: map[string]bool{}}
		s.run()
		return nil
	},
})

type static struct {
	module    *ir.Op
	functions map[string]*ir.Op
	calls     map[string][]string
	// kept are functions whose arrays stay on the stack: those that may run on the device, whose address is taken, or that
	// may be active twice.
	kept map[string]bool
}

func (s *static) run() {
	for o := s.module.Region(0).Entry().First(); o != nil; o = o.Next() {
		if o.Is(fn.Func) && !o.Region(0).Empty() {
			s.functions[o.StringAttr("sym_name")] = o
		}
	}
	var device []string
	for name, f := range s.functions {
		if f.Attr("acc.routine_info") != nil {
			device = append(device, name)
		}
		ir.Walk(f, func(o *ir.Op) bool {
			switch {
			case o.Is(fir.AddressOf):
				if ref, ok := o.Attr("symbol").(*ir.SymbolRefAttr); ok && s.functions[ref.Root] != nil {
					s.kept[ref.Root] = true
				}
			case o.Is(fir.Call):
				if ref, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok {
					s.calls[name] = append(s.calls[name], ref.Root)
					if inCompute(o) {
						device = append(device, ref.Root)
					}
				}
			}
			return true
		})
	}
	for len(device) > 0 {
		name := device[len(device)-1]
		device = device[:len(device)-1]
		if !s.kept[name] {
			s.kept[name] = true
			device = append(device, s.calls[name]...)
		}
	}
	for name := range s.functions {
		s.kept[name] = s.kept[name] || s.reaches(name, name, map[string]bool{})
	}
	for o := s.module.Region(0).Entry().First(); o != nil; o = o.Next() {
		if o.Is(fn.Func) && !o.Region(0).Empty() && !s.kept[o.StringAttr("sym_name")] {
			s.function(o)
		}
	}
}

// reaches reports whether a function may come to call another.
func (s *static) reaches(from, to string, seen map[string]bool) bool {
	for _, c := range s.calls[from] {
		if c == to {
			return true
		}
		if !seen[c] {
			seen[c] = true
			if s.reaches(c, to, seen) {
				return true
			}
		}
	}
	return false
}

func inCompute(o *ir.Op) bool {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if c, ok := ir.As[*acc.ComputeRegion](p); ok && c.Offload {
			return true
		}
		if p.Is(acc.Loop) {
			return true // in a routine
		}
	}
	return false
}

// function moves the arrays of one function.
func (s *static) function(f *ir.Op) {
	var list []*ir.Op
	ir.Walk(f, func(o *ir.Op) bool {
		if o.Is(fir.Alloca) && o.NumOperands() == 0 && o.StringAttr("uniq_name") != "" && !inCompute(o) {
			if a, ok := o.Attr("in_type").(*ir.TypeAttr).Type.(*fir.ArrayType); ok && !openShape(a) && isPlain(a.Elem) {
				list = append(list, o)
			}
		}
		return true
	})
	for _, o := range list {
		t := o.Attr("in_type").(*ir.TypeAttr).Type
		name := o.StringAttr("uniq_name")
		if ir.LookupSymbol(f, name) != nil {
			continue
		}
		b := ir.Before(f)
		b.Loc = o.Loc
		g := b.Op(fir.Global, ir.With{Types: []ir.Type{}, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)}, {Name: "symref", Value: ir.Symbol(name)},
			{Name: "type", Value: ir.TypeValue(t)}, {Name: "linkName", Value: ir.String("internal")}}})
		in := ir.At(g.Region(0).AddBlock())
		in.Loc = o.Loc
		zero := in.Op(fir.ZeroBits, ir.With{Types: []ir.Type{t}})
		in.Op(fir.HasValue, ir.With{Operands: zero.Results(), Types: []ir.Type{}})
		addr := ir.Before(o).Op(fir.AddressOf, ir.With{Types: []ir.Type{fir.Ref(t)}, Attrs: []ir.NamedAttr{{Name: "symbol", Value: ir.Symbol(name)}}})
		o.Result(0).ReplaceAllUses(addr.Result(0))
		o.Erase()
	}
}

// isPlain reports whether a type has nothing to initialize or free.
func isPlain(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.ComplexType:
		return true
	case *fir.NumberType:
		return true
	case *fir.CharType:
		return t.Len != ir.Dynamic
	}
	return false
}
