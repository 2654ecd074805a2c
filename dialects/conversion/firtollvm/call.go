package firtollvm

import (
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

func init() {
	handlers[fir.Call] = (*converter).call
	handlers[fn.Call] = (*converter).call
	handlers[fir.Dispatch] = (*converter).dispatch
	handlers[fir.AddressOf] = (*converter).addressOf
	handlers[fn.Return] = (*converter).ret
}

// isFortran reports whether a function is called as Fortran procedures are among themselves: by its mangled name.
func isFortran(name string) bool { return strings.HasPrefix(name, "_Q") }

// external is the name of a symbol after the conversion: external procedures are known to C by their name and an underscore.
func (c *converter) external(name string) string {
	if rest, ok := strings.CutPrefix(name, "_QP"); ok {
		return rest + "_"
	}
	return name
}

// A signature is how a function is called after the conversion.
type signature struct {
	params  []ir.Type
	results []ir.Type
	// sret: the result goes to memory whose address is the first argument. byAddress: so do values of these parameters.
	sret      ir.Type
	open      bool // its size is not known
	byAddress []bool
	fortran   bool      // called as Fortran procedures are among themselves
	types     []ir.Type // of the parameters before
}

// signatureOf converts the type of a function. Values of aggregate types are passed by the address of a copy, as C has it here,
// complex numbers too where the other side may be C.
func (c *converter) signatureOf(o *ir.Op, in, out []ir.Type, fortran bool) signature {
	s := signature{types: in, fortran: fortran}
	memory := func(t ir.Type) bool {
		if _, ok := t.(*ir.ComplexType); ok {
			return !fortran
		}
		return isAggregate(t) && !isCPointer(t)
	}
	for _, t := range out {
		switch {
		case t == ir.None():
		case memory(t):
			if s.sret = fir.Memory(t); s.sret == nil {
				s.sret = ir.I8() // only the caller knows how many
				s.open = true
			}
			s.params = append(s.params, llvm.Ptr())
		case isCPointer(t):
			s.results = append(s.results, llvm.Ptr())
		default:
			if bt, ok := t.(*fir.BoxType); ok {
				s.results = append(s.results, fir.Descriptor(bt))
				continue
			}
			s.results = append(s.results, c.mustValue(o, t))
		}
	}
	for _, t := range in {
		s.byAddress = append(s.byAddress, memory(t))
		// C knows no lengths.
		if memory(t) || isCPointer(t) || !fortran && isBoxChar(t) {
			s.params = append(s.params, llvm.Ptr())
			continue
		}
		s.params = append(s.params, c.mustValue(o, t))
	}
	return s
}

// attributes say which parameters are addresses of records and complex numbers that C passes by value, nil where there are none.
func (s signature) attributes() ir.Attribute {
	if s.fortran || s.open {
		return nil
	}
	var list []ir.Attribute
	some := false
	add := func(name string, t ir.Type) {
		if t == nil {
			list = append(list, ir.Dict())
			return
		}
		some = true
		list = append(list, ir.Dict(ir.NamedAttr{Name: name, Value: ir.TypeValue(t)}))
	}
	if s.sret != nil {
		add("llvm.sret", s.sret)
	}
	for i, t := range s.types {
		if s.byAddress[i] {
			add("llvm.byval", fir.Memory(t))
		} else {
			add("", nil)
		}
	}
	if !some {
		return nil
	}
	return ir.ArrayOf(list...)
}

func (c *converter) mustValue(o *ir.Op, t ir.Type) ir.Type {
	v := valueType(t)
	if v == nil {
		c.unsupported(o, "a value of type %s", ir.TypeString(t))
	}
	return v
}

// isCPointer reports whether a type is that of c_ptr or c_funptr, which are pointers to C.
func isCPointer(t ir.Type) bool {
	r, ok := t.(*fir.RecordType)
	return ok && len(r.Fields()) == 1 && (strings.HasSuffix(r.Name, "T__builtin_c_ptr") || strings.HasSuffix(r.Name, "T__builtin_c_funptr") ||
		r.Name == "_QMiso_c_bindingTc_ptr" || r.Name == "_QMiso_c_bindingTc_funptr")
}

// function converts a function and all that is in it.
func (c *converter) function(f *ir.Op) {
	name := f.StringAttr("sym_name")
	ft := f.Attr("function_type").(*ir.TypeAttr).Type.(*ir.FunctionType)
	s := c.signatureOf(f, ft.Inputs, ft.Results, isFortran(name))
	f.SetAttr("function_type", ir.TypeValue(ir.Func(s.params, s.results)))
	f.SetAttr("sym_name", ir.String(c.external(name)))
	c.symbols[c.external(name)] = f
	for _, a := range f.Attributes() {
		if strings.HasPrefix(a.Name, "fir.") || strings.HasPrefix(a.Name, "llvm.") {
			f.SetAttr(a.Name, nil)
		}
	}
	f.SetAttr("res_attrs", nil)
	c.argumentNames(f, ft)
	f.SetAttr("arg_attrs", s.attributes())
	if f.Region(0).Empty() {
		if user := fir.UserName(name); user != name {
			f.Loc = &ir.NameLoc{Name: user, Child: f.Loc}
		}
		return
	}
	entry := f.Region(0).Entry()
	if s.sret != nil {
		n := len(entry.Args())
		fresh := []*ir.Value{entry.AddArg(llvm.Ptr(), ir.Unknown)}
		for i := range n {
			a := entry.Arg(i)
			fresh = append(fresh, entry.AddArg(a.Type(), a.Loc()))
			a.ReplaceAllUses(fresh[i+1])
		}
		for range n {
			entry.RemoveArg(0)
		}
		c.sret = fresh[0]
	}
	defer func() { c.sret, c.big = nil, nil }()
	first := entry.First()
	optional := optionals(entry)
	args := entry.Args()
	if s.sret != nil {
		args = args[1:]
	}
	for i, a := range args {
		from := a.Type()
		t := s.params[len(s.params)-len(args)+i]
		switch {
		case s.byAddress[i]:
			old := standIn(a)
			a.SetType(t)
			c.vals[old] = before(first).load(valueType(from), a)
		case isBoxChar(from) && llvm.IsPtr(t):
			old := standIn(a)
			a.SetType(t)
			e := before(first)
			c.vals[old] = e.insert(e.insert(e.undef(boxCharType), a, 0), e.i64(1), 1)
		case isCPointer(from):
			old := standIn(a)
			a.SetType(t)
			e := before(first)
			m := valueType(from)
			c.vals[old] = e.insert(e.undef(m), e.value(llvm.Dialect, "ptrtoint", ir.I64(), a), 0)
		case t != from:
			may := optional[a]
			b := c.argument(a, t, first)
			if b != nil && may {
				c.mayBeAbsent(b)
			}
		}
	}
	c.region(f.Region(0))
}

// optionals are the arguments that may be absent.
func optionals(entry *ir.Block) map[*ir.Value]bool {
	out := map[*ir.Value]bool{}
	for _, a := range entry.Args() {
		for _, u := range a.Users() {
			if u.Is(fir.IsPresent) {
				out[a] = true
			}
			if bits, ok := fir.VarAttrs.Of(u.Attr("fortran_attrs")); ok && u.Is(fir.Declare) {
				if n, _ := fir.VarAttrs.Value("optional"); bits&n != 0 {
					out[a] = true
				}
			}
		}
	}
	return out
}

// argumentNames keeps the names of arguments as locations and drops the attributes of the dialect.
func (c *converter) argumentNames(f *ir.Op, ft *ir.FunctionType) {
	attrs, _ := f.Attr("arg_attrs").(*ir.ArrayAttr)
	f.SetAttr("arg_attrs", nil)
	if attrs == nil || f.Region(0).Empty() {
		return
	}
	for i, a := range f.Region(0).Entry().Args() {
		if i >= len(attrs.Elems) {
			break
		}
		if d, ok := attrs.Elems[i].(*ir.DictAttr); ok {
			if s, ok := d.Get("fir.bindc_name").(*ir.StringAttr); ok {
				a.SetLoc(&ir.NameLoc{Name: s.Value, Child: a.Loc()})
			}
		}
	}
}

// ret ends a function.
func (c *converter) ret(o *ir.Op) {
	var vals []*ir.Value
	for i := range o.NumOperands() {
		v := o.Operand(i)
		t := v.Type()
		if bt, ok := t.(*fir.BoxType); ok {
			p := c.get(o, v)
			vals = append(vals, before(o).load(fir.Descriptor(bt), p))
			continue
		}
		if t == ir.None() {
			continue
		}
		if from, ok := c.copied[v]; ok {
			c.copyAll(o, v, from, c.sret)
			continue
		}
		x := c.get(o, v)
		e := before(o)
		switch {
		case c.sret != nil:
			e.store(x, c.sret)
		case isCPointer(t):
			vals = append(vals, e.value(llvm.Dialect, "inttoptr", llvm.Ptr(), e.extract(x, ir.I64(), 0)))
		default:
			vals = append(vals, x)
		}
	}
	c.freeBigLocals(o)
	before(o).ret(vals...)
	c.done(o)
}

// call converts a call by name or of a value.
func (c *converter) call(o *ir.Op) {
	args := o.Operands()
	var callee string
	var target *ir.Value
	if s, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok {
		callee = s.Root
	} else {
		target, args = args[0], args[1:]
	}
	if c.routine(o, args) || callee == assignFunction && c.assignScalar(o, args) {
		return
	}
	if inline := replaced[callee]; inline != nil && c.isDeclared(callee) {
		c.declareAction(o, false)
		inline(c, o)
		return
	}
	fortran := isFortran(callee)
	if target != nil {
		bits, _ := fir.ProcAttrs.Of(o.Attr("procedure_attrs"))
		n, _ := fir.ProcAttrs.Value("bind_c")
		fortran = bits&n == 0
	}
	in := make([]ir.Type, len(args))
	for i, a := range args {
		in[i] = a.Type()
	}
	out := make([]ir.Type, o.NumResults())
	for i, r := range o.Results() {
		out[i] = r.Type()
	}
	s := c.signatureOf(o, in, out, fortran)
	c.declareAction(o, false)
	if target != nil {
		c.indirect(o, c.callTarget(o, target), args, s)
		return
	}
	vals, room := c.passed(o, args, s)
	c.matchDeclaration(o, callee, &s, vals)
	e := before(o)
	e.Loc = o.Loc
	n := e.call(c.external(callee), s.results, vals...)
	for _, a := range []string{accc.Directive.Name, accc.Iterators.Name} { // the call is one of OpenMP's directives
		n.SetAttr(a, o.Attr(a))
	}
	c.declareAction(o, true)
	c.result(o, n, room, s.sret)
}

// indirect calls a function by its address.
func (c *converter) indirect(o *ir.Op, target *ir.Value, args []*ir.Value, s signature) {
	vals, room := c.passed(o, args, s)
	e := before(o)
	e.Loc = o.Loc
	f := e.unrealized(ir.Func(s.params, s.results), target)
	n := e.make(fn.Dialect, "call_indirect", ir.With{Operands: append([]*ir.Value{f}, vals...), Types: s.results})
	n.SetAttr("arg_attrs", s.attributes())
	c.declareAction(o, true)
	c.result(o, n, room, s.sret)
}

// passed are the arguments of a call as a signature wants them, and the memory for the result, if that takes some.
func (c *converter) passed(o *ir.Op, args []*ir.Value, s signature) (vals []*ir.Value, room *ir.Value) {
	if s.sret != nil {
		if room = c.destination(o); room == nil {
			if s.open {
				c.unsupported(o, "a result of type %s that is not saved", ir.TypeString(o.Result(0).Type()))
			}
			room = local(o, s.sret)
		}
		vals = append(vals, room)
	}
	for i, a := range args {
		x := c.get(o, a)
		e := before(o)
		switch {
		case s.byAddress[i]:
			p := local(o, x.Type())
			e.store(x, p)
			x = p
		case isCPointer(a.Type()):
			x = e.value(llvm.Dialect, "inttoptr", llvm.Ptr(), e.extract(x, ir.I64(), 0))
		case isProcedure(a.Type()) && !s.fortran:
			x = c.enter(o, x)
		case isBoxChar(a.Type()) && o.Attr(accc.Directive.Name) != nil:
			x = c.stringOfC(o, a)
		case isBoxChar(a.Type()) && llvm.IsPtr(s.params[len(vals)]):
			x = e.extract(x, llvm.Ptr(), 0)
		}
		vals = append(vals, x)
	}
	return vals, room
}

// destination is the memory that the result of a call is saved to, when that is all that is done with it.
func (c *converter) destination(o *ir.Op) *ir.Value {
	if o.NumResults() != 1 || !o.Result(0).HasOneUse() {
		return nil
	}
	u := o.Result(0).FirstUse().Owner()
	if !u.Is(fir.SaveResult) || u.Parent() != o.Parent() {
		return nil
	}
	if d := u.Get("memref").Op(); d != nil && d.Parent() == o.Parent() && o.Before(d) {
		return nil
	}
	c.saved[o] = true
	return c.get(o, u.Get("memref"))
}

// copyAll copies a variable of which a value was taken to an address.
func (c *converter) copyAll(o *ir.Op, v, from, to *ir.Value) {
	var bytes *ir.Value
	if m := fir.Memory(v.Type()); m != nil {
		bytes = before(o).i64(c.size(o, v.Type()))
	} else {
		x := v.Op().Operand(0)
		w := c.openVariable(o, x, from, v.Type())
		bytes = before(o).i64(0)
		for _, d := range w.dims {
			bytes = before(o).mul(d.extent, d.stride) // that of the last dimension covers all
		}
	}
	e := before(o)
	e.make(llvm.Dialect, "intr.memmove", ir.With{Operands: []*ir.Value{to, from, bytes}, Attrs: []ir.NamedAttr{{Name: "isVolatile", Value: ir.Bool(false)}}})
}

// result replaces the uses of a call's result by what it returned.
func (c *converter) result(o, n *ir.Op, room *ir.Value, sret ir.Type) {
	if o.NumResults() == 0 || o.Result(0).Type() == ir.None() {
		c.done(o)
		return
	}
	t := o.Result(0).Type()
	e := emit{ir.After(n)}
	switch {
	case room != nil && c.saved[o]:
		c.done(o)
	case room != nil:
		c.set(o, e.load(sret, room))
	case isCPointer(t):
		p := e.value(llvm.Dialect, "ptrtoint", ir.I64(), n.Result(0))
		e = emit{ir.After(p.Op())}
		u := e.undef(valueType(t))
		c.set(o, emit{ir.After(u.Op())}.insert(u, p, 0))
	default:
		bt, ok := t.(*fir.BoxType)
		if !ok {
			c.set(o, n.Result(0))
			return
		}
		p := local(o, fir.Descriptor(bt))
		emit{ir.After(n)}.store(n.Result(0), p)
		b := newBox(bt)
		b.mem, b.at, b.stable, b.scope = p, o, true, scopeOf(o)
		b.dims = make([]dim, max(b.rank, 0))
		if polymorphic(bt) {
			b.elem = nil
		}
		c.setBox(o, b)
	}
}

// isDeclared reports whether a function has no body in this module.
func (c *converter) isDeclared(name string) bool {
	f := c.symbols[name]
	return f == nil || f.NumRegions() > 0 && f.Region(0).Empty()
}

// matchDeclaration makes a call that has other types than the function called, as calls through implicit interfaces may, one
// with the types of the function: addresses and integers are what they are.
func (c *converter) matchDeclaration(o *ir.Op, callee string, s *signature, vals []*ir.Value) {
	f := c.symbols[callee]
	if f == nil || !f.Is(fn.Func) {
		return
	}
	ft, ok := f.Attr("function_type").(*ir.TypeAttr)
	if !ok {
		return
	}
	t := ft.Type.(*ir.FunctionType)
	// That of a function that is converted already stays as it is.
	d := c.signatureOf(f, t.Inputs, t.Results, isFortran(callee))
	if len(d.params) != len(vals) {
		c.unsupported(o, "a call of %s with %d arguments where it takes %d", callee, len(vals), len(d.params))
	}
	for i, p := range d.params {
		if vals[i].Type() != p {
			c.unsupported(o, "a call of %s whose argument %d has another type than it takes", callee, i+1)
		}
	}
	s.results = d.results
}

// addressOf: the address of a global, or of a function.
func (c *converter) addressOf(o *ir.Op) {
	s := o.Attr("symbol").(*ir.SymbolRefAttr)
	e := before(o)
	if f := c.symbols[s.Root]; f != nil && f.Is(fn.Func) {
		ft := f.Attr("function_type").(*ir.TypeAttr).Type.(*ir.FunctionType)
		sig := c.signatureOf(f, ft.Inputs, ft.Results, isFortran(s.Root))
		v := e.make(fn.Dialect, "constant", ir.With{Types: []ir.Type{ir.Func(sig.params, sig.results)},
			Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Symbol(c.external(s.Root))}}}).Result(0)
		c.set(o, e.unrealized(llvm.Ptr(), v))
		return
	}
	if r := c.tableOf(s.Root); r != nil {
		c.set(o, c.table(e, r))
		return
	}
	if c.symbols[s.Root] == nil {
		c.unsupported(o, "the address of %s, which is not there", s.Root)
	}
	p := e.addressOf(c.external(s.Root))
	if a, ok := o.Attr("acc.declare").(*acc.DeclareAttr); ok {
		p.Op().SetAttr("acc.declare", a)
	}
	c.set(o, p)
}

// entryPoint makes main of a main program that has none.
func (c *converter) entryPoint() {
	if c.symbols["main"] != nil || c.symbols["_QQmain"] == nil {
		return
	}
	p := llvm.Ptr()
	c.declare("_FortranAProgramStart", []ir.Type{ir.I32(), p, p, p}, nil)
	c.declare("_FortranAProgramEndStatement", nil, nil)
	f := c.newFunc("main", []ir.Type{ir.I32(), p, p}, []ir.Type{ir.I32()}, true)
	b := f.Region(0).Entry()
	e := end(b, c.symbols["_QQmain"].Loc)
	e.call("_FortranAProgramStart", nil, b.Arg(0), b.Arg(1), b.Arg(2), e.null())
	e.call("_QQmain", nil)
	e.call("_FortranAProgramEndStatement", nil)
	e.ret(e.i32(0))
}
