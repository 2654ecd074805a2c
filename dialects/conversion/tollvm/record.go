package tollvm

import (
	"slices"
	"strings"

	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// Records and complex numbers of C are passed by address in the IR, with the attributes byval and sret, which for LLVM means in memory.
// Functions that other compilers have compiled, and callers of those that are compiled here, have small ones in registers (System V
// ABI, AMD64 supplement, §3.2.3).

// Sizes in bytes, and numbers of registers, of that document.
const (
	eightbyte       = 8
	mostInRegisters = 2 * eightbyte
	generalRegs     = 6
	vectorRegs      = 8
)

// An argument is how a function takes one of its parameters, or gives its result: a record in registers, as values of the types of its
// eightbytes, or what the operand says.
type argument struct {
	record ir.Type // nil: not one in registers
	pieces []ir.Type
}

// A convention is how a function takes its parameters and gives its result.
type convention struct {
	result argument // of a function whose first operand, the address of the result, goes
	params []argument
}

// conventions makes functions and calls pass records as the processor's convention asks.
func (c *converter) conventions(target string) {
	functions := map[string]*convention{}
	var calls, defined []*ir.Op
	ir.Walk(c.module, func(o *ir.Op) bool {
		switch {
		case o.Is(llvm.VaStart):
			c.unsupported(o, "the arguments of a variadic function")
		case o.Is(fn.Func), o.Is(llvm.Func):
			if attrs, ok := o.Attr("arg_attrs").(*ir.ArrayAttr); ok {
				inputs, _ := signatureOf(o)
				if v := c.conventionOf(o, attrs, inputs, target); v != nil {
					functions[o.StringAttr("sym_name")] = v
					defined = append(defined, o)
				}
			}
		case o.Is(fn.Call), o.Is(fn.CallIndirect), o.Is(llvm.Call):
			calls = append(calls, o)
		}
		return true
	})
	for _, o := range calls {
		operands := o.Operands()
		var v *convention
		if ref, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok {
			v = functions[ref.Root]
		} else {
			operands = operands[1:]
		}
		if attrs, ok := o.Attr("arg_attrs").(*ir.ArrayAttr); ok && v == nil {
			v = c.conventionOf(o, attrs, typesOf(operands), target)
		}
		if v != nil {
			follow(o, v)
		}
	}
	for _, o := range defined {
		take(o, functions[o.StringAttr("sym_name")])
	}
}

// signatureOf is the types of the parameters and results of a function.
func signatureOf(f *ir.Op) (inputs, results []ir.Type) {
	switch t := f.Attr("function_type").(*ir.TypeAttr).Type.(type) {
	case *ir.FunctionType:
		return t.Inputs, t.Results
	case *llvm.FuncType:
		if t.Result != llvm.Void() {
			results = []ir.Type{t.Result}
		}
		return t.Params, results
	}
	return nil, nil
}

func typesOf(vals []*ir.Value) (types []ir.Type) {
	for _, v := range vals {
		types = append(types, v.Type())
	}
	return types
}

// conventionOf is the convention for parameters with attributes, nil where no record is in registers.
func (c *converter) conventionOf(o *ir.Op, attrs *ir.ArrayAttr, types []ir.Type, target string) *convention {
	v := &convention{params: make([]argument, len(types))}
	general, vector := generalRegs, vectorRegs
	some := false
	for i, t := range types {
		var record ir.Type
		result := false
		if i < len(attrs.Elems) {
			if d, ok := attrs.Elems[i].(*ir.DictAttr); ok {
				if of, ok := d.Get("llvm.sret").(*ir.TypeAttr); ok {
					record, result = of.Type, true
				} else if of, ok := d.Get("llvm.byval").(*ir.TypeAttr); ok {
					record = of.Type
				}
			}
		}
		if record == nil {
			switch t := t.(type) {
			case *ir.FloatType, *ir.VectorType:
				vector--
			case *ir.IntegerType:
				general -= max(1, t.Width/64)
			default:
				general--
			}
			continue
		}
		if target != targets[0].name {
			c.unsupported(o, "a record that is passed by value on %s", target)
			return nil
		}
		pieces, inRegisters, known := piecesOf(record)
		if !known {
			c.unsupported(o, "a union or a vector that is passed by value")
			return nil
		}
		if result {
			if inRegisters {
				v.result, some = argument{record, pieces}, true
			} else {
				general--
			}
			continue
		}
		g, x := 0, 0
		for _, p := range pieces {
			if _, integer := p.(*ir.IntegerType); integer {
				g++
			} else {
				x++
			}
		}
		if !inRegisters || g > max(general, 0) && g > 0 || x > max(vector, 0) && x > 0 {
			continue // in memory
		}
		general, vector = general-g, vector-x
		v.params[i], some = argument{record, pieces}, true
	}
	if !some {
		return nil
	}
	return v
}

// A scalar is a part of a record: a number or an address, and where it is.
type scalar struct {
	t      ir.Type
	offset int64
}

// piecesOf are the types of the values by which a record is in registers. It is not known of unions: their types are those of one member.
func piecesOf(t ir.Type) (pieces []ir.Type, inRegisters, known bool) {
	size, ok := llvm.SizeOf(t)
	if !ok || size > mostInRegisters {
		return nil, false, true
	}
	scalars, ok := scalarsOf(t, 0, nil)
	if !ok {
		return nil, false, false
	}
	for _, s := range scalars {
		align, _ := llvm.AlignOf(s.t)
		if f, isFloat := s.t.(*ir.FloatType); s.offset%align != 0 || isFloat && f.Width > 64 {
			return nil, false, true
		}
	}
	for at := int64(0); at < size; at += eightbyte {
		pieces = append(pieces, pieceOf(scalars, at, min(eightbyte, size-at)))
	}
	if len(pieces) == 2 && pieces[0] == ir.F32() {
		pieces[0] = ir.F64() // the register's other half is padding
	}
	return pieces, true, true
}

// pieceOf is the type of an eightbyte with some scalars.
func pieceOf(scalars []scalar, at, size int64) ir.Type {
	var floats []scalar
	for _, s := range scalars {
		width, _ := llvm.SizeOf(s.t)
		if s.offset+width <= at || s.offset >= at+eightbyte {
			continue
		}
		if _, ok := s.t.(*ir.FloatType); !ok {
			return ir.Int(int(size) * 8)
		}
		floats = append(floats, s)
	}
	switch {
	case len(floats) == 0:
		return ir.Int(int(size) * 8)
	case len(floats) > 1:
		return ir.Vector([]int64{eightbyte / 4}, nil, ir.F32())
	}
	return floats[0].t
}

// scalarsOf adds the parts of a type at an offset; ok is false where a type does not tell.
func scalarsOf(t ir.Type, offset int64, list []scalar) (out []scalar, ok bool) {
	switch t := t.(type) {
	case *llvm.StructType:
		if strings.HasPrefix(t.Name, "union.") {
			return nil, false
		}
		for i, e := range t.Elems() {
			at, _ := llvm.OffsetOf(t, i)
			if list, ok = scalarsOf(e, offset+at, list); !ok {
				return nil, false
			}
		}
		return list, true
	case *llvm.ArrayType:
		width, _ := llvm.SizeOf(t.Elem)
		for i := range t.Len {
			if list, ok = scalarsOf(t.Elem, offset+i*width, list); !ok {
				return nil, false
			}
		}
		return list, true
	case *ir.FloatType:
		if t.Width < 32 {
			return nil, false
		}
	case *ir.IntegerType, *llvm.PtrType:
	default:
		return nil, false
	}
	return append(list, scalar{t, offset}), true
}

// register is the type of the result that is in registers, nil for a record without members.
func (a argument) register() ir.Type {
	switch len(a.pieces) {
	case 0:
		return nil
	case 1:
		return a.pieces[0]
	}
	return llvm.Struct(a.pieces...)
}

// adapt is lists with an entry for each parameter, as the convention has them: of records in registers, what a function makes of them.
func adapt[T any](v *convention, list []T, of func(i int, a argument) []T) (out []T) {
	for i, x := range list {
		switch {
		case i == 0 && v.result.record != nil:
		case i < len(v.params) && v.params[i].record != nil:
			out = append(out, of(i, v.params[i])...)
		default:
			out = append(out, x)
		}
	}
	return out
}

// attributes are those of the arguments.
func (v *convention) attributes(list *ir.ArrayAttr) ir.Attribute {
	return ir.ArrayOf(adapt(v, list.Elems, func(_ int, a argument) (none []ir.Attribute) {
		for range a.pieces {
			none = append(none, ir.Dict())
		}
		return none
	})...)
}

// typeAttr is the type of a function that follows the convention.
func (v *convention) typeAttr(t ir.Type) ir.Attribute {
	params := func(list []ir.Type) []ir.Type {
		return adapt(v, list, func(_ int, a argument) []ir.Type { return a.pieces })
	}
	switch t := t.(type) {
	case *ir.FunctionType:
		results := t.Results
		if r := v.result.register(); r != nil {
			results = []ir.Type{r}
		}
		return ir.TypeValue(ir.Func(params(t.Inputs), results))
	case *llvm.FuncType:
		result := t.Result
		if r := v.result.register(); r != nil {
			result = r
		}
		return ir.TypeValue(llvm.Function(result, params(t.Params), t.Variadic))
	}
	return nil
}

// follow makes a call follow a convention.
func follow(o *ir.Op, v *convention) {
	e := build.Before(o)
	operands := o.Operands()
	var callee []*ir.Value
	if o.Attr("callee") == nil {
		callee, operands = operands[:1], operands[1:]
	}
	args := adapt(v, operands, func(i int, a argument) (pieces []*ir.Value) {
		for k, t := range a.pieces {
			pieces = append(pieces, e.Load(t, e.Offset(operands[i], e.I64(int64(k)*eightbyte))))
		}
		return pieces
	})
	types := typesOf(o.Results())
	register := v.result.register()
	if register != nil {
		types = []ir.Type{register}
	} else if types == nil {
		types = []ir.Type{}
	}
	var attrs []ir.NamedAttr
	for _, a := range o.Attributes() {
		switch list, isList := a.Value.(*ir.ArrayAttr); {
		case a.Name == "arg_attrs" && isList:
			a.Value = v.attributes(list)
		case a.Name == "var_callee_type":
			a.Value = v.typeAttr(a.Value.(*ir.TypeAttr).Type)
		}
		attrs = append(attrs, a)
	}
	groups := [][]*ir.Value{slices.Concat(callee, args)}
	for i := 1; i < len(o.Def().Operands); i++ {
		groups = append(groups, o.Group(i))
	}
	if o.Is(fn.CallIndirect) {
		groups = [][]*ir.Value{callee, args}
	}
	n := e.Op(o.Def(), ir.With{Groups: groups, Types: types, Attrs: attrs, Loc: o.Loc})
	switch {
	case register != nil:
		e.Store(n.Result(0), operands[0])
	case o.NumResults() > 0:
		o.Result(0).ReplaceAllUses(n.Result(0))
	}
	o.Erase()
}

// take makes a function follow a convention.
func take(f *ir.Op, v *convention) {
	f.SetAttr("function_type", v.typeAttr(f.Attr("function_type").(*ir.TypeAttr).Type))
	f.SetAttr("arg_attrs", v.attributes(f.Attr("arg_attrs").(*ir.ArrayAttr)))
	if f.Region(0).Empty() {
		return
	}
	entry := f.Region(0).Entry()
	e := build.Before(entry.First())
	e.Loc = f.Loc
	var result *ir.Value
	if v.result.record != nil {
		result = e.Alloca(v.result.record, 1)
		entry.Arg(0).ReplaceAllUses(result)
		entry.RemoveArg(0)
	}
	at := 0
	for i, a := range v.params {
		if i == 0 && result != nil {
			continue
		}
		if a.record == nil {
			at++
			continue
		}
		own := e.Alloca(a.record, 1)
		old := entry.Arg(at)
		old.ReplaceAllUses(own)
		entry.RemoveArg(at)
		for k, t := range a.pieces {
			e.Store(entry.InsertArg(at, t, old.Loc()), e.Offset(own, e.I64(int64(k)*eightbyte)))
			at++
		}
	}
	register := v.result.register()
	if register == nil {
		return
	}
	for _, b := range f.Region(0).Blocks() {
		if end := b.Last(); end != nil && (end.Is(fn.Return) || end.Is(llvm.Return)) {
			e := build.Before(end)
			e.Op(end.Def(), ir.With{Operands: []*ir.Value{e.Load(register, result)}, Loc: end.Loc})
			end.Erase()
		}
	}
}
