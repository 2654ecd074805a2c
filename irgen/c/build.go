package c

import (
	"slices"

	"fmt"

	"accc/dialects/arith"
	"accc/dialects/builtin"
	"accc/dialects/cf"
	fndialect "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
	"accc/irgen"
)

func attr(name string, a ir.Attribute) ir.NamedAttr { return ir.NamedAttr{Name: name, Value: a} }

// make1 makes an operation; types nil means that it has no results.
func make1(b *ir.Builder, def *ir.OpDef, operands []*ir.Value, types []ir.Type, attrs ...ir.NamedAttr) *ir.Op {
	if types == nil {
		types = []ir.Type{}
	}
	return b.Make(def, operands, types, attrs...)
}

func (x *fn) op(def *ir.OpDef, operands []*ir.Value, types []ir.Type, attrs ...ir.NamedAttr) *ir.Op {
	return make1(x.b, def, operands, types, attrs...)
}

// op1 makes an operation with one result and returns the result.
func (x *fn) op1(def *ir.OpDef, operands []*ir.Value, t ir.Type, attrs ...ir.NamedAttr) *ir.Value {
	return make1(x.b, def, operands, []ir.Type{t}, attrs...).Result(0)
}

func ptrType() ir.Type                        { return llvm.Ptr() }
func arrayType(n int64, elem ir.Type) ir.Type { return llvm.Array(n, elem) }
func literalStruct(elems ...ir.Type) ir.Type  { return llvm.Struct(elems...) }
func isArrayType(t ir.Type) bool              { _, ok := t.(*llvm.ArrayType); return ok }

// named is the structure type of a name and body. Another unit of the context may have used the name for another
// record: then a number makes it different.
func (ts *types) named(name string, packed bool, body []ir.Type) ir.Type {
	t := llvm.NamedStruct(ts.ctx, name)
	for i := 1; !t.SetBody(packed, body...); i++ {
		t = llvm.NamedStruct(ts.ctx, fmt.Sprintf("%s.%d", name, i))
	}
	return t
}

// irTypeName is the name of a structure type.
func irTypeName(t ir.Type) string {
	if s, ok := t.(*llvm.StructType); ok {
		return s.Name
	}
	return ""
}

func sizeOf(t ir.Type) int64 {
	n, _ := llvm.SizeOf(t)
	return n
}

func alignOf(t ir.Type) int64 {
	n, _ := llvm.AlignOf(t)
	return n
}

// extended is a structure type whose last element, an array, has n elements.
func extended(t ir.Type, n int64) ir.Type {
	s, ok := t.(*llvm.StructType)
	if !ok || len(s.Elems()) == 0 {
		return t
	}
	elems := append([]ir.Type(nil), s.Elems()...)
	last, ok := elems[len(elems)-1].(*llvm.ArrayType)
	if !ok {
		return t
	}
	elems[len(elems)-1] = llvm.Array(n, last.Elem)
	return llvm.Struct(elems...)
}

// width is the width of an integer type in bits, 0 for others.
func width(t ir.Type) int {
	if i, ok := t.(*ir.IntegerType); ok {
		return i.Width
	}
	return 0
}

// bits is the width of an integer or floating-point type.
func bits(t ir.Type) int { return arith.Width(t) }

// scalarElem is the type at the bottom of an array of integers or floats, or t itself.
func scalarElem(t ir.Type) (ir.Type, bool) {
	t = llvm.Innermost(t)
	return t, ir.IsInteger(t, 0) || ir.IsFloat(t)
}

// denseAttr is the value of an array of scalars.
func denseAttr(t, elem ir.Type, elems []ir.Attribute) ir.Attribute {
	var shape []int64
	for a, ok := t.(*llvm.ArrayType); ok; a, ok = a.Elem.(*llvm.ArrayType) {
		shape = append(shape, a.Len)
	}
	splat := len(elems) > 0
	for _, e := range elems {
		splat = splat && e == elems[0]
	}
	tt := ir.Tensor(shape, elem, nil)
	if splat {
		return ir.DenseElements(tt, true, elems[:1])
	}
	return ir.DenseElements(tt, false, elems)
}

func constantOp(b *ir.Builder, a ir.Attribute, t ir.Type) *ir.Op {
	return make1(b, arith.Constant, nil, []ir.Type{t}, attr("value", a))
}

// int is an integer constant.
func (x *fn) int(v int64, t ir.Type) *ir.Value {
	if i, ok := t.(*ir.IntegerType); ok {
		v = wrap(v, i.Width)
		if i.Width == 1 {
			v &= 1
		}
	}
	return constantOp(x.b, ir.Integer(t, v), t).Result(0)
}

func (x *fn) bool(v bool) *ir.Value {
	return constantOp(x.b, ir.Bool(v), ir.I1()).Result(0)
}

func (x *fn) not(v *ir.Value) *ir.Value {
	return x.op1(arith.XOrI, []*ir.Value{v, x.bool(true)}, ir.I1())
}

func (x *fn) null() *ir.Value { return x.op1(llvm.Zero, nil, ptrType()) }

// zero is the zero of an IR type.
func (x *fn) zero(t ir.Type) *ir.Value {
	switch {
	case ir.IsFloat(t):
		return constantOp(x.b, ir.FloatValue(t, 0), t).Result(0)
	case ir.IsIntOrIndex(t):
		return x.int(0, t)
	}
	return x.op1(llvm.Zero, nil, t)
}

func zeroOp(b *ir.Builder, t ir.Type) *ir.Value {
	return make1(b, llvm.Zero, nil, []ir.Type{t}).Result(0)
}

func (x *fn) cmpi(pred string, a, b *ir.Value) *ir.Value {
	v, _ := arith.CmpIEnum.Value(pred)
	return x.op1(arith.CmpI, []*ir.Value{a, b}, ir.I1(), arith.Predicate(int(v)))
}

func (x *fn) cmpf(pred string, a, b *ir.Value) *ir.Value {
	v, _ := arith.CmpFEnum.Value(pred)
	return x.op1(arith.CmpF, []*ir.Value{a, b}, ir.I1(), arith.FloatPredicate(int(v)))
}

func (x *fn) icmp(pred string, a, b *ir.Value) *ir.Value {
	v, _ := llvm.ICmpEnum.Value(pred)
	return x.op1(llvm.ICmp, []*ir.Value{a, b}, ir.I1(), llvm.Predicate(int(v)))
}

// Memory.

func allocaOp(b *ir.Builder, t ir.Type, n *ir.Value, align int64) *ir.Op {
	attrs := []ir.NamedAttr{attr("elem_type", ir.TypeValue(t))}
	if align > 0 {
		attrs = append(attrs, attr("alignment", ir.Integer(ir.I64(), align)))
	}
	return make1(b, llvm.Alloca, []*ir.Value{n}, []ir.Type{ptrType()}, attrs...)
}

func volatileAttrs(volatile bool) []ir.NamedAttr {
	if volatile {
		return []ir.NamedAttr{attr("volatile_", ir.Unit())}
	}
	return nil
}

func (x *fn) loadOp(addr *ir.Value, t ir.Type, volatile bool) *ir.Value {
	return x.op1(llvm.Load, []*ir.Value{addr}, t, volatileAttrs(volatile)...)
}

func (x *fn) storeOp(addr, v *ir.Value, volatile bool) *ir.Op {
	return x.op(llvm.Store, []*ir.Value{v, addr}, nil, volatileAttrs(volatile)...)
}

// setAlign notes that a load or store of a value of type v is of an object with less alignment than its type has.
func setAlign(o *ir.Op, align int64, v ir.Type) {
	if align > 0 && align < alignOf(v) {
		o.SetAttr("alignment", ir.Integer(ir.I64(), align))
	}
}

// gep steps i elements of type t from p.
func (x *fn) gep(p *ir.Value, t ir.Type, i *ir.Value) *ir.Value {
	return x.op1(llvm.GEP, []*ir.Value{p, i}, ptrType(), attr("elem_type", ir.TypeValue(t)),
		attr("rawConstantIndices", ir.DenseArray(ir.I32(), []int64{llvm.DynamicIndex})))
}

// gepConst steps a constant number of elements; offsets beyond 32 bits are operands.
func (x *fn) gepConst(p *ir.Value, t ir.Type, n int64) *ir.Value {
	if n != int64(int32(n)) || n == llvm.DynamicIndex {
		return x.gep(p, t, x.int(n, ir.I64()))
	}
	return x.op1(llvm.GEP, []*ir.Value{p}, ptrType(), attr("elem_type", ir.TypeValue(t)),
		attr("rawConstantIndices", ir.DenseArray(ir.I32(), []int64{n})))
}

// gepField is the address of a structure's element.
func (x *fn) gepField(p *ir.Value, t ir.Type, i int) *ir.Value {
	return x.op1(llvm.GEP, []*ir.Value{p}, ptrType(), attr("elem_type", ir.TypeValue(t)),
		attr("rawConstantIndices", ir.DenseArray(ir.I32(), []int64{0, int64(i)})))
}

func memoryOp(b *ir.Builder, def *ir.OpDef, dst, second, size *ir.Value) {
	make1(b, def, []*ir.Value{dst, second, size}, nil, attr("isVolatile", ir.Bool(false)))
}

func (x *fn) memcpy(dst, src, size *ir.Value) { memoryOp(x.b, llvm.Memcpy, dst, src, size) }

func (x *fn) memset(dst *ir.Value, v int64, size *ir.Value) {
	memoryOp(x.b, llvm.Memset, dst, x.int(v, ir.I8()), size)
}

// Globals.

func globalOp(b *ir.Builder, g *global, value ir.Attribute, constant bool) *ir.Op {
	linkage := llvm.External
	switch {
	case g.static:
		linkage = llvm.Internal
	case g.weak && !g.extern:
		linkage = llvm.Weak
	}
	attrs := []ir.NamedAttr{attr("sym_name", ir.String(g.name)), attr("global_type", ir.TypeValue(g.irType)),
		attr("linkage", llvm.LinkageEnum.Attr(int64(linkage)))}
	if value != nil {
		attrs = append(attrs, attr("value", value))
	}
	if constant {
		attrs = append(attrs, attr("constant", ir.Unit()))
	}
	if g.align > alignOf(g.irType) {
		attrs = append(attrs, attr("alignment", ir.Integer(ir.I64(), g.align)))
	}
	return make1(b, llvm.Global, nil, nil, attrs...)
}

// addressed is the attribute of llvm.mlir.addressof that names the object.
const addressed = "global_name"

func addressOf(b *ir.Builder, name string) *ir.Value {
	return make1(b, llvm.AddressOf, nil, []ir.Type{ptrType()}, attr(addressed, ir.Symbol(name))).Result(0)
}

func insertValue(b *ir.Builder, container, v *ir.Value, path []int64) *ir.Value {
	return make1(b, llvm.InsertValue, []*ir.Value{container, v}, []ir.Type{container.Type()},
		attr("position", ir.DenseArray(ir.I64(), path))).Result(0)
}

func returnOp(b *ir.Builder, v *ir.Value) { make1(b, llvm.Return, []*ir.Value{v}, nil) }

// scalarAt finds the scalar that covers a byte of an aggregate: the way to it, where it begins and its type.
func scalarAt(t ir.Type, off int64) (path []int64, at int64, found ir.Type, ok bool) {
	for {
		switch a := t.(type) {
		case *llvm.ArrayType:
			size := sizeOf(a.Elem)
			if size == 0 || (off-at)/size >= a.Len {
				return nil, 0, nil, false
			}
			i := (off - at) / size
			path = append(path, i)
			at += i * size
			t = a.Elem
		case *llvm.StructType:
			which := -1
			for i, e := range a.Elems() {
				if o, _ := llvm.OffsetOf(a, i); at+o <= off && off < at+o+sizeOf(e) {
					which, at = i, at+o
					break
				}
			}
			if which < 0 {
				return nil, 0, nil, false
			}
			path = append(path, int64(which))
			t = a.Elems()[which]
		default:
			return path, at, t, true
		}
	}
}

// Functions.

func newModule(loc ir.Location) *ir.Op {
	m := ir.Create(builtin.Module, ir.With{Types: []ir.Type{}}, loc)
	m.Region(0).AddBlock()
	return m
}

func (s *signature) llvmType() *llvm.FuncType {
	r := llvm.Void()
	if len(s.results) > 0 {
		r = s.results[0]
	}
	return llvm.Function(r, s.inputs, s.variadic)
}

// newFunc makes a function of a signature, with an entry block unless it is only declared.
func newFunc(b *ir.Builder, name string, s *signature, declared, static bool, loc ir.Location) *ir.Op {
	attrs := []ir.NamedAttr{attr("sym_name", ir.String(name))}
	if a := s.argAttrs(); a != nil {
		attrs = append(attrs, attr("arg_attrs", a))
	}
	kind := fndialect.Func
	if s.variadic {
		kind = llvm.Func
		attrs = append(attrs, attr("function_type", ir.TypeValue(s.llvmType())))
		if static && !declared {
			attrs = append(attrs, attr("linkage", llvm.LinkageEnum.Attr(llvm.Internal)))
		}
	} else {
		attrs = append(attrs, attr("function_type", ir.TypeValue(ir.Func(s.inputs, s.results))))
		if static || declared {
			attrs = append(attrs, attr("sym_visibility", ir.String("private")))
		}
	}
	o := b.Op(kind, ir.With{Types: []ir.Type{}, Attrs: attrs, Loc: loc})
	if !declared {
		entry := o.Region(0).AddBlock(s.inputs...)
		for _, a := range entry.Args() {
			a.SetLoc(loc)
		}
	}
	return o
}

// weakAttr is the attribute that makes a function weak: MLIR's conversion of func.func to llvm.func reads the one of the former.
var weakAttr = map[*ir.OpDef]string{fndialect.Func: "llvm.linkage", llvm.Func: "linkage"}

func directCall(b *ir.Builder, name string, s *signature, args []*ir.Value) *ir.Op {
	return make1(b, fndialect.Call, args, s.results, attr("callee", ir.Symbol(name)))
}

func indirectCall(b *ir.Builder, p *ir.Value, s *signature, args []*ir.Value) *ir.Op {
	f := make1(b, builtin.UnrealizedConversionCast, []*ir.Value{p}, []ir.Type{ir.Func(s.inputs, s.results)}).Result(0)
	var attrs []ir.NamedAttr
	if a := s.argAttrs(); a != nil {
		attrs = append(attrs, attr("arg_attrs", a))
	}
	return make1(b, fndialect.CallIndirect, append([]*ir.Value{f}, args...), s.results, attrs...)
}

// variadicCall calls a variadic function by name, or by a pointer.
func variadicCall(b *ir.Builder, name string, p *ir.Value, s *signature, args []*ir.Value) *ir.Op {
	attrs := []ir.NamedAttr{attr("var_callee_type", ir.TypeValue(s.llvmType()))}
	if list, ok := s.argAttrs().(*ir.ArrayAttr); ok {
		of := slices.Clone(list.Elems)
		for len(of) < len(args) {
			of = append(of, ir.Dict())
		}
		attrs = append(attrs, attr("arg_attrs", ir.ArrayOf(of...)))
	}
	if name != "" {
		attrs = append(attrs, attr("callee", ir.Symbol(name)))
	} else {
		args = append([]*ir.Value{p}, args...)
	}
	types := s.results
	if types == nil {
		types = []ir.Type{}
	}
	return b.Op(llvm.Call, ir.With{Groups: [][]*ir.Value{args, nil}, Types: types, Attrs: attrs})
}

// functionPointer is the address of a function.
func functionPointer(b *ir.Builder, name string, s *signature) *ir.Value {
	if s.variadic {
		return addressOf(b, name)
	}
	f := make1(b, fndialect.Constant, nil, []ir.Type{ir.Func(s.inputs, s.results)}, attr("value", ir.Symbol(name))).Result(0)
	return make1(b, builtin.UnrealizedConversionCast, []*ir.Value{f}, []ir.Type{ptrType()}).Result(0)
}

// Control flow.

func (x *fn) branch(to *ir.Block) { irgen.Branch(x.b, to) }

func (x *fn) condBranch(c *ir.Value, yes, no *ir.Block) { irgen.CondBranch(x.b, c, yes, no) }

func switchOp(b *ir.Builder, v *ir.Value, values []int64, targets []*ir.Block, def_ *ir.Block) {
	var elems []ir.Attribute
	segments := make([]int64, len(values))
	for _, c := range values {
		elems = append(elems, ir.Integer(v.Type(), c))
	}
	t := ir.Tensor([]int64{int64(len(values))}, v.Type(), nil)
	cases := ir.DenseElements(t, len(elems) == 1, elems)
	b.Op(cf.Switch, ir.With{Groups: [][]*ir.Value{{v}, nil, nil}, Types: []ir.Type{}, Succs: append([]*ir.Block{def_}, targets...),
		Attrs: []ir.NamedAttr{attr("case_values", cases), attr("case_operand_segments", ir.DenseArray(ir.I32(), segments))}})
}

// inBlock runs f with the insertion point at the end of a new block of a region.
func (x *fn) inBlock(r *ir.Region, f func()) {
	outer := *x.b
	x.b.SetEnd(r.AddBlock())
	f()
	loc := outer.Loc
	*x.b = outer
	x.b.Loc = loc
}

// ifThenElse makes an scf.if without results; other may be nil.
func (x *fn) ifThenElse(c *ir.Value, then, other func()) {
	o := x.op(scf.If, []*ir.Value{c}, nil)
	x.inBlock(o.Region(0), func() { then(); x.op(scf.Yield, nil, nil) })
	if other != nil {
		x.inBlock(o.Region(1), func() { other(); x.op(scf.Yield, nil, nil) })
	}
}

// choose makes an scf.if whose result is one of two values.
func (x *fn) choose(c *ir.Value, t ir.Type, then, other func() *ir.Value) *ir.Value {
	return x.chooseMany(c, []ir.Type{t}, func() []*ir.Value { return []*ir.Value{then()} }, func() []*ir.Value { return []*ir.Value{other()} })[0]
}

func (x *fn) chooseMany(c *ir.Value, types []ir.Type, then, other func() []*ir.Value) []*ir.Value {
	o := x.op(scf.If, []*ir.Value{c}, types)
	x.inBlock(o.Region(0), func() { v := then(); x.op(scf.Yield, v, nil) })
	x.inBlock(o.Region(1), func() { v := other(); x.op(scf.Yield, v, nil) })
	return o.Results()
}

// whileLoop makes an scf.while: test returns the condition to continue, body (nil: nothing) runs after it.
func (x *fn) whileLoop(test func() *ir.Value, body func()) {
	o := x.op(scf.While, nil, nil)
	x.inBlock(o.Region(0), func() { c := test(); x.op(scf.Condition, []*ir.Value{c}, nil) })
	x.inBlock(o.Region(1), func() {
		if body != nil {
			body()
		}
		x.op(scf.Yield, nil, nil)
	})
}

// countedLoop makes an scf.for from 0 to n, of type index.
func (x *fn) countedLoop(n *ir.Value, body func(i *ir.Value)) {
	zero, one := x.int(0, ir.Index()), x.int(1, ir.Index())
	o := x.op(scf.For, []*ir.Value{zero, n, one}, nil)
	outer := *x.b
	blk := o.Region(0).AddBlock(ir.Index())
	blk.Arg(0).SetLoc(x.b.Loc)
	x.b.SetEnd(blk)
	body(blk.Arg(0))
	x.op(scf.Yield, nil, nil)
	*x.b = outer
}
