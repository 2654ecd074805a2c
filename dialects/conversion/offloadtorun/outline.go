package offloadtorun

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/builtin"
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
)

// launch replaces a launch by a call that runs its kernel, which it makes of the region.
func (h *host) launch(o *ir.Op) {
	l, name := h.lowering, o.StringAttr("kernel")
	if l.symbols[name] != nil {
		l.unsupported(o, "a kernel with the name of another function, "+name)
		return
	}
	number := len(l.program.Kernels)
	site := l.site(Site{Directive: o.StringAttr(offload.Directive), Loc: o.Loc})
	l.program.Kernels = append(l.program.Kernels, Kernel{Name: name, Site: site})
	e := build.Before(o)
	groups := o.GetAll("groups")

	k := l.newKernel(name, o.Loc)
	entry := k.Region(0).Entry()
	position(entry, move(o, k), groups)
	folds := foldsOf(k)
	leave(folds, entry.Arg(4))
	functions := []*ir.Op{k}
	if len(folds) > 0 {
		combine := name + "_combine"
		l.program.Kernels[number].Combine = combine
		functions = append(functions, l.combineKernel(combine, o.Loc, folds))
	}
	stride := strideOf(e, folds)
	for _, f := range folds {
		f.op.Erase()
	}
	for _, f := range functions {
		l.inside(f)
	}
	caps := capture(k)
	setSignature(k)
	l.program.Kernels[number].Args = argsOf(caps)
	slots, _ := h.slots(e, o, caps)
	size := func(group string) *ir.Value {
		if v := o.Get(group); v != nil {
			return v
		}
		return e.I32(1)
	}
	device := o.Get("device")
	if device == nil {
		device = e.I32(-1)
	}
	h.runtime(e, FnLaunch, e.I32(int64(site)), l.specialize(e, k, number, caps), slots, e.Product(groups), size("threads"), size("lanes"),
		stride, queueOf(e, o), device)
	o.Erase()
}

// move moves the region of an operation into a function that has nothing but an entry block, which goes to the first
// block of the region, and returns that block.
func move(o, f *ir.Op) *ir.Block {
	entry, body := f.Region(0).Entry(), o.Region(0).Entry()
	f.Region(0).Take(o.Region(0))
	build.End(entry, o.Loc).Br(body)
	for _, b := range f.Region(0).Blocks() {
		if t := b.Last(); t != nil && t.Is(offload.Yield) {
			build.End(b, t.Loc).Ret()
			t.Erase()
		}
	}
	return body
}

// inside lowers what is in a function made of a region.
func (l *lowering) inside(f *ir.Op) {
	(&host{lowering: l, f: f, name: f.StringAttr("sym_name")}).function()
	hoistAllocas(f)
}

// slots stores captured values in an array of 8-byte slots in the frame of the function, for the runtime, and returns its
// address and the values as they are passed.
func (h *host) slots(e build.Emit, o *ir.Op, caps []captured) (at *ir.Value, passed []*ir.Value) {
	if len(caps) == 0 {
		return e.Null(), nil
	}
	at = h.scratch(o.Loc, int64(len(caps)))
	return at, h.store(e, o, caps, at)
}

// store stores captured values at an address, each in 8 bytes, and returns them as they are passed.
func (h *host) store(e build.Emit, o *ir.Op, caps []captured, at *ir.Value) (passed []*ir.Value) {
	for i, c := range caps {
		v := c.passed(e)
		passed = append(passed, v)
		if size, ok := llvm.SizeOf(v.Type()); !llvm.Compatible(v.Type()) || !ok || size > 8 {
			h.unsupported(o, "a value of type "+ir.TypeString(v.Type())+" from outside of the construct")
			continue
		}
		e.Store(v, e.Offset(at, e.I64(int64(i)*8)))
	}
	return passed
}

// argsOf describes captured values.
func argsOf(caps []captured) (list []Arg) {
	for _, c := range caps {
		list = append(list, Arg{c.name, llvm.IsPtr(c.typ)})
	}
	return list
}

// position replaces the arguments of a launch's region, whose first block body is, by what the kernel knows of its
// position. With several dimensions the number of the group is taken apart; the sizes are captured.
func position(entry, body *ir.Block, groups []*ir.Value) {
	rank, sizes := entry.Arg(0), groups
	if len(groups) == 1 {
		sizes = []*ir.Value{entry.Arg(1)}
	}
	e := build.Before(entry.Last())
	for i, size := range sizes {
		own := rank
		if i < len(sizes)-1 {
			own = e.Arith("remsi", rank, size)
			rank = e.Arith("divsi", rank, size)
		}
		body.Arg(2 * i).ReplaceAllUses(own)
		body.Arg(2*i + 1).ReplaceAllUses(size)
	}
	for range 2 * len(groups) {
		body.RemoveArg(0)
	}
}

// specialize makes a second version of a kernel that captures values with an expectation, for when that holds, and
// returns the number of the one to launch.
func (l *lowering) specialize(e build.Emit, k *ir.Op, number int, caps []captured) *ir.Value {
	var as *ir.Value
	expected := map[int]int64{}
	for i, c := range caps {
		d := c.value.Op()
		if d == nil {
			continue
		}
		a, ok := d.Attr(accc.Expect.Name).(*ir.IntegerAttr)
		if !ok {
			continue
		}
		expected[i] = a.Value
		same := e.Cmp(arith.EQ, c.value, e.Constant(c.value.Type(), a.Value))
		if as != nil {
			same = e.Arith("andi", as, same)
		}
		as = same
	}
	if as == nil {
		return e.I32(int64(number))
	}
	usual := l.program.Kernels[number]
	usual.Name += "_usual"
	c := k.Clone(ir.NewMapping())
	c.SetAttr("sym_name", ir.String(usual.Name))
	k.Parent().InsertBefore(c, k)
	l.symbols[usual.Name] = c
	entry := c.Region(0).Entry()
	for i := range caps {
		if n, ok := expected[i]; ok {
			p := entry.Arg(fixedParams + i)
			p.ReplaceAllUses(build.Before(entry.First()).Constant(p.Type(), n))
		}
	}
	l.program.Kernels = append(l.program.Kernels, usual)
	return e.Choose(as, e.I32(int64(len(l.program.Kernels)-1)), e.I32(int64(number)))
}

// A captured is a value of the host function that a kernel uses.
type captured struct {
	value *ir.Value
	name  string
	// path leads to the element that is passed, where the value is an aggregate; typ is its type.
	path []int64
	typ  ir.Type
}

// fixedParams are the parameters of a kernel that precede the captured values.
const fixedParams = 5

// capture makes parameters of the values that a kernel uses and the host function defines. Constants and addresses of
// globals are made again instead.
func capture(k *ir.Op) []captured {
	var caps []captured
	entry := k.Region(0).Entry()
	first := entry.First()
	known := map[*ir.Value]*ir.Value{}
	ir.Walk(k, func(o *ir.Op) bool {
		for i := range o.NumOperands() {
			v := o.Operand(i)
			if build.Defines(k, v) {
				continue
			}
			to := known[v]
			if to == nil {
				to = remake(v, first, known)
			}
			if to == nil {
				c := captured{value: v, name: nameOf(v), typ: v.Type()}
				to = c.parameter(entry, build.Before(first), &caps)
			}
			known[v] = to
			o.SetOperand(i, to)
		}
		return true
	})
	return caps
}

// parameter makes a parameter of a captured value, or one for each element of an aggregate, and returns the value inside.
func (c captured) parameter(entry *ir.Block, e build.Emit, caps *[]captured) *ir.Value {
	if t, ok := c.typ.(*llvm.StructType); ok {
		whole := e.Value(llvm.Dialect, "mlir.undef", t)
		for i, elem := range t.Elems() {
			part := captured{c.value, c.name, append(slices.Clone(c.path), int64(i)), elem}
			v := part.parameter(entry, e, caps)
			whole = e.Make(llvm.Dialect, "insertvalue", ir.With{Operands: []*ir.Value{whole, v}, Types: []ir.Type{t},
				Attrs: []ir.NamedAttr{{Name: "position", Value: ir.DenseArray(ir.I64(), []int64{int64(i)})}}}).Result(0)
		}
		return whole
	}
	*caps = append(*caps, c)
	p := entry.AddArg(c.typ, named(c.name, c.value.Loc()))
	if c.typ == ir.Index() {
		p.SetType(ir.I64())
		return e.Cast(p, ir.Index())
	}
	return p
}

// passed is a captured value as it is passed, made where the region was.
func (c captured) passed(e build.Emit) *ir.Value {
	switch {
	case len(c.path) > 0:
		return e.Make(llvm.Dialect, "extractvalue", ir.With{Operands: []*ir.Value{c.value}, Types: []ir.Type{c.typ},
			Attrs: []ir.NamedAttr{{Name: "position", Value: ir.DenseArray(ir.I64(), c.path)}}}).Result(0)
	case c.typ == ir.Index():
		return e.Cast(c.value, ir.I64())
	}
	return c.value
}

// nameOf is what the user calls what a value of the host is about, or "".
func nameOf(v *ir.Value) string {
	if d := v.Op(); d != nil && (d.Is(offload.Enter) || d.Is(offload.Stage)) {
		if r := d.Get("range").Op(); r != nil {
			return r.StringAttr("name")
		}
	}
	return ir.NameOf(v.Loc())
}

// named is a location that names a value after a variable, if there is one.
func named(name string, loc ir.Location) ir.Location {
	if name == "" {
		return ir.Unknown
	}
	return &ir.NameLoc{Name: name, Child: loc}
}

// remake copies the operation of a constant before at; nil when v is not a constant.
func remake(v *ir.Value, at *ir.Op, known map[*ir.Value]*ir.Value) *ir.Value {
	o := v.Op()
	if o == nil {
		return nil
	}
	m := ir.NewMapping()
	switch {
	case o.Def().Has(ir.ConstantLike), o.Is(fn.Constant), o.Def().FullName == "llvm.mlir.addressof", o.Def().FullName == "llvm.mlir.zero",
		o.Def().FullName == "llvm.mlir.constant", o.Def().FullName == "llvm.mlir.undef", o.Def().FullName == "llvm.mlir.poison":
	case o.Is(builtin.UnrealizedConversionCast) && o.NumOperands() == 1:
		in := known[o.Operand(0)]
		if in == nil {
			in = remake(o.Operand(0), at, known)
		}
		if in == nil {
			return nil
		}
		m.Values[o.Operand(0)] = in
	default:
		return nil
	}
	c := o.Clone(m)
	at.Parent().InsertBefore(c, at)
	return c.Result(v.Index())
}

// newKernel adds a kernel without captured values to the module.
func (l *lowering) newKernel(name string, loc ir.Location) *ir.Op {
	k := l.newFunc(name, []ir.Type{ir.I32(), ir.I32(), ir.I32(), ir.I32(), build.Ptr()}, nil, false)
	k.SetAttr(accc.Kernel.Name, ir.Unit())
	k.Loc = loc
	for i, n := range []string{"group", "groups", "threads", "lanes", "partials"} {
		k.Region(0).Entry().Arg(i).SetLoc(&ir.NameLoc{Name: n})
	}
	return k
}

// setSignature makes a function's type that of its entry block.
func setSignature(f *ir.Op) {
	var params []ir.Type
	for _, a := range f.Region(0).Entry().Args() {
		params = append(params, a.Type())
	}
	f.SetAttr("function_type", ir.TypeValue(ir.Func(params, nil)))
}
