// Package prototype makes calls agree with the functions that they call. Modules that are joined may have other ideas of a function
// than the module that defines it: C calls functions without a prototype, or with one that is not the definition's, and languages pass
// some things in their own ways. Native code finds arguments in registers whatever the types say; code with types cannot.
//
//	prototype.Match(module)
//
// A value of another type is converted: integers and addresses are what they are, numbers keep their value. Of what the call passes in
// addition nothing is seen. A call that lacks an argument, or uses the result of a
// function that has none, ends the program when it is executed. Between languages, characters of
// Fortran are an address and a length, which C passes after all other arguments or not at all, and a complex result of C is stored
// where the first argument points to.
//
// Considered: one convention for both languages, with the lengths at the end. Chosen: the difference is made at the calls that cross
// languages, so that calls inside of Fortran keep a character in one value.
package prototype

import (
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// Match gives every call of a function that the module defines the types of the definition.
func Match(module *ir.Op) {
	functions := map[string]*ir.Op{}
	for _, o := range module.Region(0).Entry().Ops() {
		if build.IsFunction(o) && !o.Region(0).Empty() {
			functions[ir.SymbolName(o)] = o
		}
	}
	var calls []*ir.Op
	ir.Walk(module, func(o *ir.Op) bool {
		switch {
		case o.Is(fn.Call), o.Is(llvm.Call):
			if s, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok && functions[s.Root] != nil {
				calls = append(calls, o)
			}
		case o.Is(fn.Constant):
			matchAddress(o, functions)
		}
		return true
	})
	for _, o := range calls {
		matchCall(o, functions[o.Attr("callee").(*ir.SymbolRefAttr).Root])
	}
}

// matchAddress gives the address of a function the type of the function: who calls it says again of what type it is.
func matchAddress(o *ir.Op, functions map[string]*ir.Op) {
	s, ok := o.Attr("value").(*ir.SymbolRefAttr)
	if !ok || functions[s.Root] == nil || !functions[s.Root].Is(fn.Func) {
		return
	}
	if t := functions[s.Root].Attr("function_type").(*ir.TypeAttr).Type; o.Result(0).Type() != t {
		o.Result(0).SetType(t)
	}
}

// A match is a call in the making.
type match struct {
	call    *ir.Op
	e       build.Emit
	params  []ir.Type
	results []ir.Type
	args    []*ir.Value // those of the new call
	lacks   bool        // an argument, so that the call cannot be
}

// isCharacter reports whether a type is that of a character of Fortran: its address and its length.
func isCharacter(t ir.Type) bool { return t == ir.Type(llvm.Struct(llvm.Ptr(), ir.I64())) }

// matchCall makes a call one with the types of a function, if it has others.
func matchCall(o, f *ir.Op) {
	like, _ := ir.As[ir.FunctionLike](f)
	params, results := like.FunctionType(f)
	variadic := f.Is(llvm.Func) && llvm.TypeOfFunc(f).Variadic
	args := o.Operands()
	if agree(args, params, variadic) && agree(o.Results(), results, false) {
		if f.Is(fn.Func) == o.Is(fn.Call) {
			return
		}
	}
	m := &match{call: o, e: build.Before(o), params: params, results: results}
	m.e.Loc = o.Loc

	// The memory of a result is an argument on one side.
	var room *ir.Value
	switch theirs, ours := hasRoom(f), hasRoom(o); {
	case theirs && !ours && o.NumResults() == 1 && len(params) > 0:
		room = m.e.Alloca(o.Result(0).Type(), 1)
		args = append([]*ir.Value{room}, args...)
	case len(results) == 1 && o.NumResults() == 0 && len(args) == len(params)+1 && llvm.IsPtr(args[0].Type()) && isRecord(results[0]):
		room, args = args[0], args[1:]
	}
	m.pass(args)
	m.lacks = m.lacks || room == nil && len(results) == 0 && o.NumResults() == 1 && o.Result(0).HasUses()
	if m.lacks {
		m.stop()
		return
	}
	if variadic {
		m.args = append(m.args, args[min(len(args), len(params)):]...)
	}
	n := m.again(f, variadic)
	m.e = build.Emit{Builder: ir.After(n)}
	m.e.Loc = o.Loc
	switch {
	case room != nil && o.NumResults() == 0:
		m.e.Store(n.Result(0), room)
	case room != nil:
		o.Result(0).ReplaceAllUses(m.e.Load(o.Result(0).Type(), room))
	case o.NumResults() == 1 && o.Result(0).HasUses():
		t := o.Result(0).Type()
		v := m.converted(n.Result(0), t)
		if v == nil {
			v = m.zero(t)
		}
		o.Result(0).ReplaceAllUses(v)
	}
	o.Erase()
}

// agree reports whether values have the types of a list.
func agree(vals []*ir.Value, types []ir.Type, more bool) bool {
	if len(vals) < len(types) || len(vals) > len(types) && !more {
		return false
	}
	for i, t := range types {
		if vals[i].Type() != t {
			return false
		}
	}
	return true
}

// hasRoom reports whether the first parameter of a function, or argument of a call, is the address for the result.
func hasRoom(o *ir.Op) bool {
	list, ok := o.Attr("arg_attrs").(*ir.ArrayAttr)
	if !ok || len(list.Elems) == 0 {
		return false
	}
	d, ok := list.Elems[0].(*ir.DictAttr)
	return ok && d.Get("llvm.sret") != nil
}

func isRecord(t ir.Type) bool {
	_, ok := t.(*llvm.StructType)
	return ok
}

// pass fills in the arguments for the parameters. Lengths of characters follow all other arguments in C.
func (m *match) pass(args []*ir.Value) {
	fixed := len(m.params)
	var lengths []*ir.Value // of the characters that the call has as one value
	for i, p := range m.params {
		if i >= len(args) {
			// C takes the lengths of Fortran's characters after its arguments, or does not take them.
			if n := i - len(args); n < len(lengths) {
				m.args = append(m.args, m.e.Cast(lengths[n], p))
				continue
			}
			m.lacks = true
			return
		}
		a := args[i]
		switch {
		case isCharacter(a.Type()) && !isCharacter(p):
			lengths = append(lengths, m.part(a, ir.I64(), 1))
			a = m.part(a, llvm.Ptr(), 0)
		case isCharacter(p) && llvm.IsPtr(a.Type()):
			length := m.e.I64(1)
			if n := fixed + m.characters(i); n < len(args) && isInt(args[n].Type()) {
				length = m.e.Cast(args[n], ir.I64())
			}
			m.args = append(m.args, m.character(a, length))
			continue
		}
		if a = m.converted(a, p); a == nil {
			m.lacks = true
			return
		}
		m.args = append(m.args, a)
	}
}

// characters returns how many of the first n parameters are characters.
func (m *match) characters(n int) (count int) {
	for _, p := range m.params[:n] {
		if isCharacter(p) {
			count++
		}
	}
	return count
}

func (m *match) part(v *ir.Value, t ir.Type, i int64) *ir.Value {
	return m.e.Make(llvm.Dialect, "extractvalue", ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{t},
		Attrs: []ir.NamedAttr{{Name: "position", Value: ir.DenseArray(ir.I64(), []int64{i})}}}).Result(0)
}

func (m *match) character(p, length *ir.Value) *ir.Value {
	t := llvm.Struct(llvm.Ptr(), ir.I64())
	v := m.e.Value(llvm.Dialect, "mlir.undef", t)
	for i, x := range []*ir.Value{p, length} {
		v = m.e.Make(llvm.Dialect, "insertvalue", ir.With{Operands: []*ir.Value{v, x}, Types: []ir.Type{t},
			Attrs: []ir.NamedAttr{{Name: "position", Value: ir.DenseArray(ir.I64(), []int64{int64(i)})}}}).Result(0)
	}
	return v
}

// converted returns a value as one of another type, nil where nothing says how.
func (m *match) converted(v *ir.Value, t ir.Type) *ir.Value {
	from := v.Type()
	switch {
	case from == t:
		return v
	case isInt(from) && isInt(t):
		return m.e.Cast(v, t)
	case llvm.IsPtr(from) && isInt(t):
		return m.e.Cast(m.e.Value(llvm.Dialect, "ptrtoint", ir.I64(), v), t)
	case isInt(from) && llvm.IsPtr(t):
		return m.e.Value(llvm.Dialect, "inttoptr", t, m.e.Cast(v, ir.I64()))
	case isInt(from) && ir.IsFloat(t):
		return m.e.Value(arith.Dialect, "sitofp", t, v)
	case ir.IsFloat(from) && isInt(t):
		return m.e.Value(arith.Dialect, "fptosi", t, v)
	case ir.IsFloat(from) && ir.IsFloat(t) && width(from) < width(t):
		return m.e.Value(arith.Dialect, "extf", t, v)
	case ir.IsFloat(from) && ir.IsFloat(t) && width(from) > width(t):
		return m.e.Value(arith.Dialect, "truncf", t, v)
	}
	return nil
}

func isInt(t ir.Type) bool {
	_, ok := t.(*ir.IntegerType)
	return ok || t == ir.Index()
}

func width(t ir.Type) int { return int(t.(*ir.FloatType).Width) }

// zero returns a value for a result that does not come to be used, or has nothing in common with that of the function.
func (m *match) zero(t ir.Type) *ir.Value {
	if isInt(t) {
		return m.e.Constant(t, 0)
	}
	return m.e.Value(llvm.Dialect, "mlir.zero", t)
}

// again makes the call with the types of the function.
func (m *match) again(f *ir.Op, variadic bool) *ir.Op {
	callee := ir.NamedAttr{Name: "callee", Value: m.call.Attr("callee")}
	var n *ir.Op
	if variadic {
		n = m.e.Make(llvm.Dialect, "call", ir.With{Groups: [][]*ir.Value{m.args, nil}, Types: m.results,
			Attrs: []ir.NamedAttr{callee, {Name: "var_callee_type", Value: f.Attr("function_type")}}})
	} else {
		n = m.e.Make(fn.Dialect, "call", ir.With{Operands: m.args, Types: m.results, Attrs: []ir.NamedAttr{callee}})
	}
	for _, a := range m.call.DiscardableAttrs() {
		n.SetAttr(a.Name, a.Value)
	}
	return n
}

// stop makes the call one that ends the program: it lacks an argument, or one has a type that cannot be that of the parameter, or its
// result is used and the function has none.
func (m *match) stop() {
	m.e.Op(llvm.Trap, ir.With{Attrs: []ir.NamedAttr{{Name: accc.Disagreement.Name, Value: ir.Unit()}}})
	if m.call.NumResults() == 1 {
		m.call.Result(0).ReplaceAllUses(m.zero(m.call.Result(0).Type()))
	}
	m.call.Erase()
}
