package transfer

import (
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
	"accc/sym"
)

// Clauses of procedures of Fortran in terms of callers. What is mapped is always all of the caller's variable: the dummy argument is no larger, so that the
// procedure finds its own there.

// variable is a data operation for the variable of the caller that is the argument, or for the same variable of a module.
func (l *lifting) variable(at, entry *ir.Op, m mapping) *ir.Op {
	dummy := declared(m.addr)
	if dummy == nil {
		l.fail("a clause in '%s' is not for a variable", l.name())
		return nil
	}
	actual := l.actual(dummy)
	switch {
	case actual == nil:
		l.fail("the argument of '%s' is not a variable", l.name())
		return nil
	case !l.isAll(at, m, dummy):
		l.fail("a clause in '%s' is for a part of it", l.name())
		return nil
	case !fits(dummy, actual):
		l.fail("a part of it is the argument of '%s'", l.name())
		return nil
	}
	o := l.lang.all(l, actual)
	if o == nil {
		l.fail("it is an array of unknown size")
		return nil
	}
	o.SetAttr("name", ir.String(fir.UserName(actual.Op().StringAttr("uniq_name"))))
	return o
}

// declared is the variable that an address or descriptor is that of, as a whole; nil if it is none.
func declared(v *ir.Value) *ir.Value {
	for {
		o := v.Op()
		switch {
		case o == nil:
			return nil
		case o.Is(fir.Declare):
			return v
		case o.Is(fir.Convert), o.Is(fir.BoxAddr):
		case o.Is(fir.Load) && holdsDescriptor(o.Operand(0)):
		case (o.Is(fir.Embox) || o.Is(fir.Rebox)) && len(o.GetAll("slice")) == 0:
		default:
			return nil
		}
		v = o.Operand(0)
	}
}

// actual is the variable of the caller that a variable of the procedure is, nil if there is none.
func (l *lifting) actual(dummy *ir.Value) *ir.Value {
	from := dummy.Op().Operand(0)
	if from.Op() == nil {
		if from.Block() != bodyOf(l.f).Entry() || from.Index() >= len(l.args) {
			return nil
		}
		return declared(l.args[from.Index()])
	}
	name := dummy.Op().StringAttr("uniq_name")
	if !from.Op().Is(fir.AddressOf) {
		return nil
	}
	caller := function(l.call)
	hidden := !strings.HasPrefix(name, "_QM") || strings.Contains(name, "F") // a variable of a procedure
	for o := bodyOf(caller).Entry().First(); o != nil; o = o.Next() {
		switch own := o.StringAttr("uniq_name"); {
		case !o.Is(fir.Declare):
		case own == name:
			return o.Result(0)
		case fir.UserName(own) == fir.UserName(name):
			hidden = true
		}
	}
	if hidden {
		return l.fail("'%s' is not known in '%s'", fir.UserName(name), userName(caller.StringAttr("sym_name")))
	}
	m := ir.NewMapping()
	for _, v := range dummy.Op().Operands() {
		if m.Values[v] = l.value(v); m.Values[v] == nil {
			return nil
		}
	}
	return l.insert(dummy.Op().Clone(m)).Result(0)
}

// arrayOf is the type of the array that a variable of Fortran is, or describes, and whether it has a descriptor; nil for other types.
func arrayOf(v *ir.Value) (a *fir.ArrayType, described bool) {
	t := v.Type()
	if ref, ok := t.(*fir.RefType); ok {
		t = ref.Elem
	}
	_, described = t.(*fir.BoxType)
	a, _ = typeIn(t).(*fir.ArrayType)
	return a, described
}

// isDynamic reports whether an extent of an array is not known.
func isDynamic(a *fir.ArrayType) bool { return slices.Contains(a.Shape, ir.Dynamic) }

// byReference is how arrays are mapped.
func byReference() int64 {
	n, _ := omp.VarCaptureEnum.Value("ByRef")
	return n
}

// isAll reports whether a clause is for all of its variable.
func (l *lifting) isAll(at *ir.Op, m mapping, dummy *ir.Value) bool {
	if len(m.bounds) == 0 {
		return true
	}
	inside := newEffects()
	if l.lang.isCompute(at) || l.lang.isData(at) {
		inside = l.device(at)
	}
	v := l.newView(at, inside)
	a, _ := arrayOf(dummy)
	if a == nil || len(a.Shape) != len(m.bounds) {
		return false
	}
	for i, n := range a.Shape {
		first, last := operandOf(m.bounds[i].Op(), "lowerbound", "lower_bound"), operandOf(m.bounds[i].Op(), "upperbound", "upper_bound")
		if n, constant := ir.ConstantInt(first); !constant || n != 0 || last == nil {
			return false
		}
		if sub := last.Op(); sub != nil && sub.Is(arith.SubI) && isExtent(sub.Operand(0), dummy, i) {
			continue
		}
		_, count, ok := v.bound(m, i)
		extent := sym.Const(n)
		if n == ir.Dynamic {
			extent, ok = v.extentIn(dummy, i)
		}
		if !ok || !count.Equal(extent) {
			return false
		}
	}
	return true
}

// isExtent reports whether a value is the extent of a variable that has a descriptor, or got one for this.
func isExtent(x, variable *ir.Value, dim int) bool {
	o := x.Op()
	if o == nil || !o.Is(fir.BoxDims) || x.Index() != 1 {
		return false
	}
	n, ok := ir.ConstantInt(o.Operand(1))
	return ok && int(n) == dim && declared(o.Operand(0)) == variable
}

// fits reports whether all of an actual argument is the dummy argument, as far as it is known: one with a descriptor has the actual's shape; others are not known to
// be smaller.
func fits(dummy, actual *ir.Value) bool {
	x, described := arrayOf(dummy)
	y, _ := arrayOf(actual)
	if x == nil || y == nil || x.Elem != y.Elem {
		return false
	}
	n, ok := bytesOf(x)
	n2, ok2 := bytesOf(y)
	return described || !ok || !ok2 || n >= n2
}

// make adds a temporary operation.
func (l *lifting) make(d *ir.Draft) *ir.Op {
	o := d.Insert(l.b, l.call.Loc)
	l.temporary = append(l.temporary, o)
	return o
}

// descriptor is one of an array without a descriptor of which the extents are computed; nil if they are not known.
func (l *lifting) descriptor(v *ir.Value) *ir.Value {
	o := v.Op()
	shape := o.GetAll("shape")
	if len(shape) != 1 {
		return nil
	}
	shifted := shape[0].Op().Is(fir.ShapeShift)
	for i, x := range shape[0].Op().Operands() {
		if shifted && i%2 == 0 {
			continue // a lower bound
		}
		if n, ok := ir.ConstantInt(x); ok && n < 0 || x.Op() != nil && x.Op().Is(fir.AssumedSizeExtent) {
			return nil
		}
	}
	d := ir.NewDraft(fir.Embox)
	d.Types = []ir.Type{fir.Box(fir.Pointee(v.Type()))}
	d.Add("memref", v)
	d.Add("shape", shape[0])
	return l.make(d).Result(0)
}

// assumed is the descriptor of an argument that has one, with the lower bounds of the function's own.
func assumed(v *ir.Value) *ir.Value {
	for _, u := range v.Users() {
		if u.Is(fir.Rebox) && len(u.GetAll("slice")) == 0 && u.Parent() == v.Op().Parent() {
			return u.Result(0)
		}
	}
	return v
}

// all is a data operation for a variable.
func (openACC) all(l *lifting, v *ir.Value) *ir.Op {
	a, described := arrayOf(v)
	_, box := v.Type().(*fir.BoxType)
	of := v
	switch {
	case box:
		of = assumed(v)
	case !described && isDynamic(a):
		of = l.descriptor(v)
	}
	if of == nil {
		return nil
	}
	d := ir.NewDraft(acc.Copyin)
	d.Types = []ir.Type{of.Type()}
	d.Add("var", of)
	t := of.Type()
	if ref, ok := t.(*fir.RefType); ok {
		t = ref.Elem
	}
	d.Set("varType", ir.TypeValue(t))
	d.Set(acc.AttrDataClause, acc.ClauseCopy.Attr())
	return l.make(d)
}

// index is a constant.
func (l *lifting) index(n int64) *ir.Value {
	d := ir.NewDraft(arith.Constant)
	d.Types = []ir.Type{ir.Index()}
	d.Set("value", ir.Integer(ir.Index(), n))
	return l.make(d).Result(0)
}

// bounds are those of all of an array, of which the extents are constant, or in descriptors.
func (l *lifting) bounds(a *fir.ArrayType, box, starts *ir.Value, shape *ir.Op) (list []*ir.Value) {
	zero, one := l.index(0), l.index(1)
	for i, n := range a.Shape {
		d := ir.NewDraft(omp.MapBoundsOp)
		extent, stride, start := one, one, one
		if box == nil {
			extent = l.index(n)
		} else {
			dims := func(of *ir.Value) *ir.Op {
				q := ir.NewDraft(fir.BoxDims)
				q.Types = []ir.Type{ir.Index(), ir.Index(), ir.Index()}
				q.Add("val", of)
				q.Add("dim", l.index(int64(i)))
				return l.make(q)
			}
			if starts != nil {
				start = dims(starts).Result(0)
			}
			of := dims(box)
			extent, stride = of.Result(1), of.Result(2)
			d.Set("stride_in_bytes", ir.Bool(true))
		}
		if shape != nil && shape.Is(fir.ShapeShift) {
			start = shape.Operand(2 * i)
		}
		last := ir.NewDraft(arith.SubI)
		last.Types = []ir.Type{ir.Index()}
		last.Add("lhs", extent)
		last.Add("rhs", one)
		d.Types = []ir.Type{omp.MapBounds()}
		d.Add("lower_bound", zero)
		d.Add("upper_bound", l.folded(l.make(last)).Result(0))
		d.Add("extent", extent)
		d.Add("stride", stride)
		d.Add("start_idx", start)
		list = append(list, l.make(d).Result(0))
	}
	return list
}

// all is a map of a variable.
func (openMP) all(l *lifting, v *ir.Value) *ir.Op {
	a, described := arrayOf(v)
	_, box := v.Type().(*fir.BoxType)
	shape := v.Op().GetAll("shape")
	d := ir.NewDraft(omp.MapInfo)
	d.Types = []ir.Type{v.Type()}
	d.Set("map_type", omp.MapFlagsEnum.Attr(omp.MapTo|omp.MapFrom))
	d.Set("map_capture_type", omp.VarCaptureEnum.Attr(byReference()))
	switch {
	case box || described && a == nil:
		return nil
	case described:
		return l.allDescribed(v, a)
	case isDynamic(a):
		of := l.descriptor(v)
		if of == nil {
			return nil
		}
		d.Set("var_type", ir.TypeValue(a.Elem))
		d.Add("var_ptr", v)
		d.Add("bounds", l.bounds(a, of, nil, shape[0].Op())...)
	default:
		var of *ir.Value
		if shape[0].Op().Is(fir.ShapeShift) {
			of = l.descriptor(v)
		}
		d.Set("var_type", ir.TypeValue(fir.Pointee(v.Type())))
		d.Add("var_ptr", v)
		d.Add("bounds", l.bounds(a, of, nil, shape[0].Op())...)
	}
	return l.make(d)
}

// allDescribed is a map of a variable whose descriptor is in memory, and of what that describes.
func (l *lifting) allDescribed(v *ir.Value, a *fir.ArrayType) *ir.Op {
	box := fir.Pointee(v.Type())
	load := func() *ir.Value {
		d := ir.NewDraft(fir.Load)
		d.Types = []ir.Type{box}
		d.Add("memref", v)
		return l.make(d).Result(0)
	}
	bounds := l.bounds(a, load(), load(), nil)
	field, _ := fir.BoxFieldEnum.Value("base_addr")
	offset := ir.NewDraft(fir.BoxOffset)
	offset.Types = []ir.Type{fir.LLVMPtr(fir.Ref(a))}
	offset.Add("box_ref", v)
	offset.Set("field", fir.BoxFieldEnum.Attr(field))
	at := l.make(offset).Result(0)
	part := ir.NewDraft(omp.MapInfo)
	part.Types = []ir.Type{at.Type()}
	part.Add("var_ptr", v)
	part.Add("var_ptr_ptr", at)
	part.Add("bounds", bounds...)
	part.Set("var_type", ir.TypeValue(a.Elem))
	part.Set("map_type", omp.MapFlagsEnum.Attr(omp.MapTo|omp.MapFrom))
	part.Set("map_capture_type", omp.VarCaptureEnum.Attr(byReference()))
	part.Set("name", ir.String(""))
	d := ir.NewDraft(omp.MapInfo)
	d.Types = []ir.Type{v.Type()}
	d.Add("var_ptr", v)
	d.Add("members", l.make(part).Result(0))
	d.Set("members_index", ir.ArrayOf(ir.ArrayOf(ir.Integer(ir.I64(), 0))))
	d.Set("var_type", ir.TypeValue(box))
	d.Set("map_type", omp.MapFlagsEnum.Attr(omp.MapAlways|omp.MapTo))
	d.Set("map_capture_type", omp.VarCaptureEnum.Attr(byReference()))
	return l.make(d)
}
