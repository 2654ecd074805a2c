package firacc

import (
	"accc/dialects/accc"
	"strings"

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
// Procedures that constructs of OpenMP call keep theirs on the stack: each thread has its own.
var Static = Passes.Define(pass.Pass{
	Name: "fir-static-arrays",
	Doc:  "Give arrays of constant size static memory in procedures of the host that cannot call themselves.",
	Options: []pass.Option{{Name: "part", Default: "false", Words: []string{"false", "true"},
		Doc: "other modules are linked with this one and may call its external procedures, from any number of threads"}},
	Run: func(op *ir.Op, v pass.Values) error {
		s := &static{module: op, part: v.Bool("part"), calls: map[string][]string{}, functions: map[string]*ir.Op{}, kept: map[string]bool{}}
		s.run()
		return nil
	},
})

type static struct {
	module    *ir.Op
	part      bool // of a program: functions of other modules may call external procedures
	functions map[string]*ir.Op
	// calls are the functions that a function calls, indirect for those that a pointer or a type decides.
	calls map[string][]string
	// kept are functions whose arrays stay on the stack: those that may run on the device or in several threads, whose address is
	// taken, or that may be active twice.
	kept map[string]bool
	// targets are the functions that an indirect call may reach.
	targets []string
}

// indirect stands for the callee of an indirect call.
const indirect = ""

func (s *static) run() {
	for o := s.module.Region(0).Entry().First(); o != nil; o = o.Next() {
		if o.Is(fn.Func) && !o.Region(0).Empty() {
			s.functions[o.StringAttr("sym_name")] = o
		}
	}
	var apart []string // functions that run on the device or in several threads
	for o := s.module.Region(0).Entry().First(); o != nil; o = o.Next() {
		name := o.StringAttr("sym_name")
		ofFunction := s.functions[name] == o
		if ofFunction && (o.Attr("acc.routine_info") != nil || s.part && isExternal(name)) {
			apart = append(apart, name)
		}
		ir.Walk(o, func(o *ir.Op) bool {
			callee := indirect
			switch {
			case o.Is(fir.AddressOf):
				s.take(o.Attr("symbol"))
				return true
			case o.Is(fir.DTEntry):
				s.take(o.Attr("proc"))
				return true
			case o.Is(fir.Dispatch):
			case o.Is(fir.Call):
				if ref, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok {
					callee = ref.Root
				}
			default:
				return true
			}
			if ofFunction {
				s.calls[name] = append(s.calls[name], callee)
			}
			if !ofFunction || inCompute(o) || inThreads(o) {
				apart = append(apart, callee)
			}
			return true
		})
	}
	for seen := map[string]bool{}; len(apart) > 0; {
		name := apart[len(apart)-1]
		apart = apart[:len(apart)-1]
		if !seen[name] {
			seen[name], s.kept[name] = true, true
			apart = append(apart, s.callees(name)...)
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

// isExternal reports whether C can name a procedure: external ones and those with bind(c), not those of modules.
func isExternal(symbol string) bool {
	return !strings.HasPrefix(symbol, "_Q") || strings.HasPrefix(symbol, "_QP")
}

// take notes that the address of a function is taken.
func (s *static) take(symbol ir.Attribute) {
	if ref, ok := symbol.(*ir.SymbolRefAttr); ok && s.functions[ref.Root] != nil && !s.kept[ref.Root] {
		s.kept[ref.Root] = true
		s.targets = append(s.targets, ref.Root)
	}
}

// callees are the functions that a function may call.
func (s *static) callees(name string) []string {
	if name == indirect {
		return s.targets
	}
	return s.calls[name]
}

// reaches reports whether a function may come to call another.
func (s *static) reaches(from, to string, seen map[string]bool) bool {
	for _, c := range s.callees(from) {
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

// inThreads reports whether an operation may be executed by several threads at once, as far as its function tells.
func inThreads(o *ir.Op) bool {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if strings.HasPrefix(p.Name(), "omp.") {
			return true
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
		if o.Is(fir.Alloca) && o.NumOperands() == 0 && o.StringAttr("uniq_name") != "" && !inCompute(o) && !inThreads(o) {
			if a, ok := o.Attr("in_type").(*ir.TypeAttr).Type.(*fir.ArrayType); ok && !openShape(a) && IsPlain(a.Elem) {
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
		g.SetAttr(accc.Local.Name, ir.Unit())
		if align := o.Attr(accc.Alignment.Name); align != nil {
			g.SetAttr("alignment", align)
		}
		in := ir.At(g.Region(0).AddBlock())
		in.Loc = o.Loc
		zero := in.Op(fir.ZeroBits, ir.With{Types: []ir.Type{t}})
		in.Op(fir.HasValue, ir.With{Operands: zero.Results(), Types: []ir.Type{}})
		addr := ir.Before(o).Op(fir.AddressOf, ir.With{Types: []ir.Type{fir.Ref(t)}, Attrs: []ir.NamedAttr{{Name: "symbol", Value: ir.Symbol(name)}}})
		o.Result(0).ReplaceAllUses(addr.Result(0))
		o.Erase()
	}
}

// IsPlain reports whether a type has nothing to initialize or free.
func IsPlain(t ir.Type) bool {
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

// MarkUnset marks the arrays of numbers that have static storage and no initial value: variables of the main program and of modules, those
// that are saved, and those that [Static] made static. Others may lead to more, or be of a common block, of which any part may be
// initialized.
func MarkUnset(module *ir.Op) {
	for _, g := range module.Region(0).Entry().Ops() {
		if !g.Is(fir.Global) || g.StringAttr("linkName") == "common" || g.Attr("constant") != nil || g.Region(0).Empty() {
			continue
		}
		first := g.Region(0).Entry().First()
		t, ok := g.Attr("type").(*ir.TypeAttr).Type.(*fir.ArrayType)
		if ok && first != nil && first.Is(fir.ZeroBits) && first.Next().Is(fir.HasValue) && first.Next().Operand(0) == first.Result(0) && IsPlain(t.Elem) {
			g.SetAttr(accc.Unset.Name, ir.Unit())
		}
	}
}
