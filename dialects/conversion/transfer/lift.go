package transfer

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/conversion/section"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
)

// Clauses of a function in terms of a caller: what their operands are computed from, with the arguments of the call for those of the function. The
// operations are before the call, where the pass finds them as it does those of the caller's own constructs; they are erased at the end.

// A lifting describes the clauses of a function at a call of it.
type lifting struct {
	*analysis
	call, f *ir.Op
	args    []*ir.Value
	b       *ir.Builder
	made    map[*ir.Value]*ir.Value
	// view tells what is stored in variables.
	view *view
	// why is the first reason why something has no description.
	why string
}

func newLifting(a *analysis, call, f *ir.Op) *lifting {
	c, _ := ir.As[ir.CallLike](call)
	return &lifting{analysis: a, call: call, f: f, args: c.Arguments(call), b: ir.Before(call), made: map[*ir.Value]*ir.Value{}, view: a.newView(call, newEffects())}
}

// name is what the user calls the function.
func (l *lifting) name() string { return userName(l.f.StringAttr("sym_name")) }

// fail notes why there is no description.
func (l *lifting) fail(format string, args ...any) *ir.Value {
	if l.why == "" {
		l.why = fmt.Sprintf(format, args...)
	}
	return nil
}

// insert adds a temporary operation.
func (l *lifting) insert(o *ir.Op) *ir.Op {
	if member := ir.NameOf(o.Loc); member != "" {
		o.Loc = &ir.NameLoc{Name: member, Child: l.call.Loc}
	} else {
		o.Loc = l.call.Loc
	}
	l.b.Insert(o)
	l.temporary = append(l.temporary, o)
	return o
}

// entry is a data operation of the function, of a construct or call there, in terms of the caller, or the one of the function and why it has no such description.
func (l *lifting) entry(at, entry *ir.Op) (lifted *ir.Op, why string) {
	l.why = ""
	m := mappingOf(entry)
	if m.unclear || m.addr == nil {
		return entry, "a clause for it is not understood"
	}
	if isPlainPointer(m.addr.Type()) {
		lifted = l.pointed(entry, m)
	} else {
		lifted = l.variable(at, entry, m)
	}
	if lifted == nil {
		if l.why == "" {
			l.why = fmt.Sprintf("the section is computed in '%s'", l.name())
		}
		return entry, l.why
	}
	return lifted, ""
}

// pointed is a data operation for what a pointer leads to, or a global variable of C.
func (l *lifting) pointed(entry *ir.Op, m mapping) *ir.Op {
	addr := l.value(m.addr)
	if addr == nil {
		return nil
	}
	addr, by := l.start(addr, m)
	typ, ok := l.typeAt(addr, m)
	if !ok {
		return nil
	}
	clone := ir.NewMapping()
	whole := l.isWhole(typ, m)
	for _, v := range entry.Operands() {
		x := l.value(v)
		if x == nil {
			return nil
		}
		clone.Values[v] = x
	}
	clone.Values[m.addr] = addr
	if by != nil {
		clone.Values[m.bounds[0]] = l.shifted(clone.Values[m.bounds[0]].Op(), by)
	}
	o := l.insert(entry.Clone(clone))
	for _, name := range []string{"varType", "var_type"} {
		if _, is := o.Attr(name).(*ir.TypeAttr); is {
			o.SetAttr(name, ir.TypeValue(typ))
		}
	}
	o.SetAttr("name", nil)
	if pointer := pointerTo(addr); pointer != nil && o.Def().HasOperands("varPtrPtr") {
		o.SetAll("varPtrPtr", []*ir.Value{pointer}) // as it is for a clause that names a member
	}
	if whole {
		o.SetAll("bounds", nil)
	}
	return o
}

// start is the pointer that an argument like p + k is computed from, and the number of elements k; nil for other arguments.
func (l *lifting) start(addr *ir.Value, m mapping) (from, by *ir.Value) {
	o := addr.Op()
	if o == nil || !o.Is(llvm.GEP) || len(m.bounds) != 1 {
		return addr, nil
	}
	d, ok := ir.DerivationOf(addr)
	size, err := section.Size(m.typ)
	if !ok || err != nil || d.Vague || d.Offset != 0 || len(d.Subscripts) != 1 || d.From.Op() == nil || loaded(d.From.Op()) == nil {
		return addr, nil
	}
	s := d.Subscripts[0]
	stride, constant := constantOf(s.Stride)
	if !constant || stride != size || len(s.Index) > 1 || len(s.Index) == 1 && (s.Index[0].Factor != 1 && len(s.Index[0].Of) > 0 || len(s.Index[0].Of) > 1) {
		return addr, nil
	}
	if n, constant := constantOf(s.Index); constant {
		return d.From, l.index(n)
	}
	c := ir.NewDraft(arith.IndexCast)
	x := s.Index[0].Of[0]
	if w := x.Op(); w != nil && w.Is(arith.ExtSI) {
		x = w.Operand(0)
	}
	c.Types = []ir.Type{ir.Index()}
	c.Add("in", x)
	return d.From, l.make(c).Result(0)
}

// shifted are bounds that begin so many elements later.
func (l *lifting) shifted(bounds *ir.Op, by *ir.Value) *ir.Value {
	later := ir.NewMapping()
	for _, name := range [][2]string{{"lowerbound", "lower_bound"}, {"upperbound", "upper_bound"}} {
		v := operandOf(bounds, name[0], name[1])
		if v == nil {
			continue
		}
		if n, ok := ir.ConstantInt(v); ok && n == 0 {
			later.Values[v] = by
			continue
		}
		d := ir.NewDraft(arith.AddI)
		d.Types = []ir.Type{ir.Index()}
		d.Add("lhs", by)
		d.Add("rhs", v)
		later.Values[v] = l.folded(l.make(d)).Result(0)
	}
	d := ir.NewDraft(bounds.Def())
	d.Types = []ir.Type{bounds.Result(0).Type()}
	for _, spec := range bounds.Def().Operands {
		for _, v := range bounds.GetAll(spec.Name) {
			if x := later.Values[v]; x != nil && (spec.Name == "lowerbound" || spec.Name == "lower_bound" || spec.Name == "upperbound" || spec.Name == "upper_bound") {
				v = x
			}
			d.Add(spec.Name, v)
		}
	}
	for _, a := range bounds.Def().Attrs {
		d.Set(a.Name, bounds.Attr(a.Name))
	}
	return l.make(d).Result(0)
}

// pointerTo is the address of the member of a structure that a pointer is read from; nil for other pointers.
func pointerTo(pointer *ir.Value) *ir.Value {
	o := pointer.Op()
	if o == nil {
		return nil
	}
	addr := loaded(o)
	if addr == nil || within(addr) == addr {
		return nil
	}
	return addr
}

// isWhole reports whether a section covers the caller's whole variable, an array or a scalar.
func (l *lifting) isWhole(t ir.Type, m mapping) bool {
	if len(m.bounds) == 0 {
		return false
	}
	for i := range m.bounds {
		extent := int64(1)
		if a, ok := t.(*llvm.ArrayType); ok {
			t, extent = a.Elem, a.Len
		} else if len(m.bounds) > 1 || t != m.typ {
			return false
		}
		dim := m.bounds[len(m.bounds)-1-i].Op()
		first, length := operandOf(dim, "lowerbound", "lower_bound"), operandOf(dim, "extent")
		if first == nil || length == nil || l.value(first) == nil || l.value(length) == nil {
			return false
		}
		low, ok1 := ir.ConstantInt(l.value(first))
		n, ok2 := ir.ConstantInt(l.value(length))
		if !ok1 || !ok2 || low != 0 || n != extent {
			return false
		}
	}
	return true
}

// typeAt is the type by which a variable of the caller is mapped at an address: that of the array if it is one, in other cases what the pointer leads to.
func (l *lifting) typeAt(addr *ir.Value, m mapping) (ir.Type, bool) {
	if addr.Op() == nil || loaded(addr.Op()) != nil {
		return m.typ, true
	}
	id, ok := ir.IdentityOf(addr)
	if !ok || !id.Fresh && id.Global == nil {
		l.fail("the argument of '%s' is not the name of an array or pointer", l.name())
		return nil, false
	}
	t := l.variableType(addr, id)
	array, is := t.(*llvm.ArrayType)
	if !is || len(m.bounds) == 0 {
		return m.typ, t == m.typ
	}
	elem := m.typ
	if a, is := elem.(*llvm.ArrayType); is && a.Len == 0 {
		elem = a.Elem
	}
	if array == m.typ || array.Elem == elem {
		return t, true
	}
	l.fail("it is an array of another shape in '%s'", l.name())
	return nil, false
}

// variableType is the type of a variable of C, or nil.
func (l *lifting) variableType(addr *ir.Value, id ir.Identity) ir.Type {
	if id.Global == nil {
		return typeOf(addr)
	}
	if g := ir.LookupSymbol(l.module, id.Global.Root); g != nil {
		if t, ok := g.Attr("global_type").(*ir.TypeAttr); ok {
			return t.Type
		}
	}
	return nil
}

// value is a value of the function in terms of the caller, nil if only the function can compute it.
func (l *lifting) value(v *ir.Value) *ir.Value {
	if x, done := l.made[v]; done {
		return x
	}
	l.made[v] = nil
	x := l.compute(v)
	l.made[v] = x
	return x
}

func (l *lifting) compute(v *ir.Value) *ir.Value {
	o := v.Op()
	if o == nil {
		if v.Block() == bodyOf(l.f).Entry() && v.Index() < len(l.args) && l.args[v.Index()].Type() == v.Type() {
			return l.args[v.Index()]
		}
		return nil
	}
	if addr := loaded(o); addr != nil {
		if x := l.stored(o, addr); x != nil {
			return l.value(x)
		}
		at := l.value(addr)
		if at == nil {
			return nil
		}
		if x := l.passed(at, addr); x != nil {
			return x
		}
	} else if o.NumRegions() > 0 || !ir.IsPure(o) && !o.Is(acc.Bounds) && !o.Is(omp.MapBoundsOp) {
		return nil
	}
	if id, ok := ir.IdentityOf(v); ok && id.Global != nil && isPlainPointer(v.Type()) && !l.isVisible(id.Global.Root) {
		return nil
	}
	m := ir.NewMapping()
	for _, x := range o.Operands() {
		y := l.value(x)
		if y == nil {
			return nil
		}
		m.Values[x] = y
	}
	if (o.Is(arith.IndexCast) || o.Is(arith.IndexCastUI)) && v.Type() == ir.Index() {
		return l.cast(o, m.Values[o.Operand(0)])
	}
	return l.folded(l.insert(o.Clone(m))).Result(v.Index())
}

// cast is a number as an index, without the widening that passing it as an argument is.
func (l *lifting) cast(o *ir.Op, v *ir.Value) *ir.Value {
	def := o.Def()
	if w := v.Op(); w != nil && (w.Is(arith.ExtSI) || w.Is(arith.ExtUI)) && (v.Type() == ir.I64() || w.Is(arith.ExtSI) == o.Is(arith.IndexCast)) {
		v, def = w.Operand(0), arith.IndexCast
		if w.Is(arith.ExtUI) {
			def = arith.IndexCastUI
		}
	}
	d := ir.NewDraft(def)
	d.Types = []ir.Type{ir.Index()}
	d.Add("in", v)
	return l.folded(l.make(d)).Result(0)
}

// folded is a constant instead of an operation on constants, or the operation.
func (l *lifting) folded(o *ir.Op) *ir.Op {
	if o.Def().Fold == nil || o.NumOperands() == 0 || o.NumResults() != 1 {
		return o
	}
	consts := make([]ir.Attribute, o.NumOperands())
	for i, x := range o.Operands() {
		if consts[i] = ir.ConstantValue(x); consts[i] == nil {
			return o
		}
	}
	out := o.Def().Fold(o, consts)
	if len(out) != 1 {
		return o
	}
	n, ok := out[0].(*ir.IntegerAttr)
	if !ok {
		return o
	}
	d := ir.NewDraft(arith.Constant)
	d.Types = []ir.Type{o.Result(0).Type()}
	d.Set("value", n)
	c := d.Insert(l.b, l.call.Loc)
	l.temporary = append(l.temporary, c)
	return c
}

// stored is the one value that is ever stored in a variable of the function, before an operation reads it; nil if it is not known.
func (l *lifting) stored(read *ir.Op, addr *ir.Value) *ir.Value {
	s := l.view.storedAt(l.whole(addr))
	if !s.ok || len(s.by) != 1 || s.values[0] == nil || !comesBefore(s.by[0], read, bodyOf(l.f).Entry()) {
		return nil
	}
	return s.values[0]
}

// comesBefore reports whether an operation is before another one in a block that both are in, or in the block that a function begins with.
func comesBefore(o, other *ir.Op, entry *ir.Block) bool {
	for x := other; x != nil; x = x.ParentOp() {
		if x.Parent() == o.Parent() {
			return o.Before(x)
		}
		if o.Parent() == entry && x.Parent().Region() == entry.Region() {
			return true
		}
	}
	return false
}

// passed is what the caller stores in a temporary variable that it passes to the function for an expression; nil where it does not, or the function changes it.
func (l *lifting) passed(at, dummy *ir.Value) *ir.Value {
	o := at.Op()
	if o == nil || !o.Is(fir.Alloca) || o.StringAttr("uniq_name") != "" {
		return nil
	}
	var value *ir.Value
	for _, u := range at.Users() {
		addr, x := storing(u)
		switch {
		case addr == at && value == nil && u.Parent() == l.call.Parent() && u.Before(l.call):
			value = x
		case u != l.call && !slices.Contains(l.temporary, u):
			return nil
		}
	}
	s := l.summaryOf(l.f)
	list, ok := l.objects(dummy)
	if !ok || s.host.writer(list...) != nil || s.device.writer(list...) != nil {
		return nil
	}
	return value
}

// isVisible reports whether the caller knows a global variable of C by its name.
func (l *lifting) isVisible(name string) bool {
	g := ir.LookupSymbol(l.module, name)
	if g == nil {
		return false
	}
	if user := ir.NameOf(g.Loc); user != "" && user != name {
		l.fail("'%s' is a variable of '%s'", user, l.name())
		return false
	}
	hidden := false
	ir.Walk(function(l.call), func(o *ir.Op) bool {
		hidden = hidden || o.Is(llvm.Alloca) && ir.NameOf(o.Loc) == name
		return !hidden
	})
	at, here := ir.File(g.Loc), ir.File(l.call.Loc)
	if hidden || at != nil && here != nil && at.File == here.File && at.Line > here.Line {
		l.fail("'%s' is not known by this name where '%s' is called", name, l.name())
		return false
	}
	return true
}

// isPlainPointer reports whether addresses have the type of C's.
func isPlainPointer(t ir.Type) bool {
	_, is := t.(*llvm.PtrType)
	return is
}

// variableName is what the user calls the variable of C at an address, or the pointer that it is read from.
func variableName(addr *ir.Value) string {
	o := addr.Op()
	if o == nil {
		return ""
	}
	if from := loaded(o); from != nil {
		return variableName(from)
	}
	if id, ok := ir.IdentityOf(addr); ok && id.Global != nil {
		if g := ir.LookupSymbol(o, id.Global.Root); g != nil && ir.NameOf(g.Loc) != "" {
			return ir.NameOf(g.Loc)
		}
		return id.Global.Root
	}
	name := ir.NameOf(o.Loc)
	if strings.HasPrefix(name, ".") && o.NumOperands() > 0 { // a member
		base := o.Operand(0)
		if from := base.Op(); from != nil && loaded(from) != nil {
			return variableName(base) + "->" + name[1:]
		}
		return variableName(base) + name
	}
	return name
}
