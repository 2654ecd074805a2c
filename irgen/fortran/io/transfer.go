package io

import (
	"strconv"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// dataTransfer lowers read, write and print.
func (x *lowering) dataTransfer(c *control, items []front.Expr) {
	input := c.kind == "read"
	cookie, binary := x.beginTransfer(c, input)
	x.handlers(c, cookie)
	x.setSpecifiers(c, cookie)
	if n := c.specs["nml"]; n != nil {
		x.namelistTransfer(c, cookie, x.namelist(n), input)
	}
	for _, i := range items {
		if input {
			x.inputItem(cookie, i.Node(), binary)
		} else {
			x.outputItem(cookie, i.Node(), binary)
		}
	}
	if n := c.specs["size"]; n != nil {
		x.putInteger(n, x.Runtime("ioGetSize", ir.I64(), cookie))
	}
	if n := c.specs["id"]; n != nil {
		x.putInteger(n, x.Runtime("ioGetAsynchronousId", ir.I32(), cookie))
	}
	x.endIO(c, cookie)
}

// beginTransfer begins a data transfer statement; binary tells that it is unformatted.
func (x *lowering) beginTransfer(c *control, input bool) (cookie *ir.Value, binary bool) {
	direction, star := "Output", int64(unitOutput)
	if input {
		direction, star = "Input", unitInput
	}
	format, list := c.specs["fmt"], c.specs["nml"] != nil
	if format != nil && format.Kind == front.StarExpr {
		format, list = nil, true
	}
	var args []*ir.Value
	unit := c.specs["unit"]
	isInternal := unit != nil && unit.Kind != front.StarExpr && unit.Type.Class == frontend.Character
	name := "External"
	if isInternal {
		name = "Internal"
		if unit.Rank > 0 {
			name = "InternalArray"
			args = append(args, x.BoxOf(x.host.Designator(unit)))
		} else {
			a, l := x.charArgs(unit)
			args = append(args, a, l)
		}
	}
	switch {
	case format != nil:
		name += "Formatted"
		args = append(args, x.formatArgs(c, format)...)
	case list:
		name += "List"
	default:
		return x.begin("Unformatted"+direction, x.unitNumber(c, star)), true
	}
	if isInternal {
		zero := x.Int(0, ir.I64())
		args = append(args, x.FirConvert(zero, fir.Ref(fir.LLVMPtr(ir.I8()))), zero)
	} else {
		args = append(args, x.unitNumber(c, star))
	}
	return x.begin(name+direction, args...), false
}

// formatArgs are the address and length of a format, and the descriptor of one in an array.
func (x *lowering) formatArgs(c *control, n *front.Node) []*ir.Value {
	none := x.ZeroBits(fir.Box(ir.None()))
	switch {
	case n.Kind == front.IntExpr:
		text, ok := x.formatOf(n.Text)
		if !ok {
			x.host.Unsupported(x.host.Span(n), "the format with label %s, which is not in this program unit", n.Text)
		}
		return []*ir.Value{x.FirConvert(x.Text(text), bytes()), x.Int(int64(len(text)), ir.I64()), none}
	case n.Type.Class == frontend.Integer && n.Rank == 0:
		return append(x.assignedFormat(n), none)
	case n.Type.Class != frontend.Character:
		x.host.Unsupported(x.host.Span(n), "a format that is not of type character")
	case n.Rank > 0:
		return []*ir.Value{x.ZeroBits(bytes()), x.Int(0, ir.I64()), x.BoxOf(x.host.Value(n))}
	}
	a, l := x.charArgs(n)
	return []*ir.Value{a, l, none}
}

// assignedFormat is the format whose label an assign statement has put into a variable.
func (x *lowering) assignedFormat(n *front.Node) []*ir.Value {
	labels := x.host.Unit().AssignedLabels(true)
	if len(labels) == 0 {
		x.host.Unsupported(x.host.Span(n), "a format in an integer to which no assign statement gives the label of one")
	}
	v := x.Convert(x.host.Scalar(n), ir.I32())
	var choose func(k int) []*ir.Value
	choose = func(k int) []*ir.Value {
		text, _ := x.formatOf(labels[k])
		one := func() []*ir.Value {
			return []*ir.Value{x.FirConvert(x.Text(text), bytes()), x.Int(int64(len(text)), ir.I64())}
		}
		number, err := strconv.ParseInt(labels[k], 10, 32)
		if k+1 == len(labels) || err != nil {
			return one()
		}
		return x.Choose(x.CmpI(arith.EQ, v, x.I32(number)), []ir.Type{bytes(), ir.I64()}, one, func() []*ir.Value { return choose(k + 1) })
	}
	return choose(0)
}

// formatOf finds the format statement with a label.
func (x *lowering) formatOf(label string) (text string, ok bool) {
	var find func(items []*front.Item) bool
	find = func(items []*front.Item) bool {
		for _, i := range items {
			switch {
			case i.Stmt != nil:
				if f, is := i.Stmt.Node.(*front.FormatStmt); is && i.Stmt.Label == label {
					text = f.Text
					return true
				}
			case i.Block != nil:
				for _, p := range i.Block.Parts {
					if find(p.Items) {
						return true
					}
				}
			case i.Dir != nil:
				if find(i.Dir.Body) {
					return true
				}
			}
		}
		return false
	}
	ok = find(x.host.Unit().Spec) || find(x.host.Unit().Body)
	return text, ok
}

// impliedLoop lowers (items, i = lower, upper, step).
func (x *lowering) impliedLoop(n *front.Node, item func(n *front.Node)) {
	e := x.host.Designator(n.Bounds[0])
	t := build.PointeeOf(e.Addr.Type())
	lower, upper := x.host.Index(n.Bounds[1]), x.host.Index(n.Bounds[2])
	step := x.Idx(1)
	if len(n.Bounds) > 3 {
		step = x.host.Index(n.Bounds[3])
	}
	x.DoLoop(lower, upper, step, false, func(i *ir.Value) {
		x.Store(x.Convert(i, t), e.Addr)
		x.WithTemps(func() {
			for _, a := range n.Args {
				item(a)
			}
		})
	})
	end := x.AddI(lower, x.MulI(x.TripCount(lower, upper, step), step))
	x.Store(x.Convert(end, t), e.Addr)
}

// outputItem passes an item of an output list.
func (x *lowering) outputItem(cookie *ir.Value, n *front.Node, binary bool) {
	defer x.where(n)()
	if n.Kind == front.ImpliedExpr {
		x.impliedLoop(n, func(a *front.Node) { x.outputItem(cookie, a, binary) })
		return
	}
	switch {
	case n.Type.Class == frontend.Aggregate:
		x.derivedItem(cookie, n, Form{Binary: binary})
	case n.Rank != 0 || binary || n.Type.Class == frontend.Integer && n.Type.Kind == 16:
		x.call("OutputDescriptor", cookie, x.BoxOf(x.host.Value(n)))
	case n.Type.Class == frontend.Character:
		a, l := x.charArgs(n)
		x.call("OutputAscii", cookie, a, l)
	default:
		x.outputScalar(cookie, n)
	}
}

// where makes what follows be at an item, and returns what goes back to the statement.
func (x *lowering) where(n *front.Node) (back func()) {
	outer := x.B.Loc
	x.B.Loc = build.Location(x.host.Span(n))
	return func() { x.B.Loc = outer }
}

// outputScalar passes a number or a logical by value.
func (x *lowering) outputScalar(cookie *ir.Value, n *front.Node) {
	v := x.host.Scalar(n)
	switch t := n.Type; t.Class {
	case frontend.Integer:
		x.call(map[int]string{1: "OutputInteger8", 2: "OutputInteger16", 4: "OutputInteger32", 8: "OutputInteger64"}[t.Kind], cookie, v)
	case frontend.Logical:
		x.call("OutputLogical", cookie, x.FirConvert(v, ir.I1()))
	case frontend.Real, frontend.Complex:
		width := map[int]string{4: "32", 8: "64"}[t.Bytes()]
		if width == "" {
			x.host.Unsupported(x.host.Span(n), "input and output of %s", t)
		}
		if t.Class == frontend.Real {
			x.call("OutputReal"+width, cookie, v)
			return
		}
		part := v.Type().(*ir.ComplexType).Elem
		x.call("OutputComplex"+width, cookie, x.Extract(v, 0, part), x.Extract(v, 1, part))
	default:
		x.host.Unsupported(x.host.Span(n), "input and output of %s", t)
	}
}

// inputItem passes a variable that is to be read.
func (x *lowering) inputItem(cookie *ir.Value, n *front.Node, binary bool) {
	defer x.where(n)()
	switch {
	case n.Kind == front.ImpliedExpr:
		x.impliedLoop(n, func(a *front.Node) { x.inputItem(cookie, a, binary) })
		return
	case !entity.IsDesignator(n):
		x.host.Unsupported(x.host.Span(n), "an input item that is no variable")
	case n.Type.Class == frontend.Aggregate:
		x.derivedItem(cookie, n, Form{Input: true, Binary: binary})
		return
	}
	e := x.host.Designator(n)
	switch {
	case n.Rank != 0 && x.HasVector(e):
		x.LoopNest(x.Extents(e), func(idx []*ir.Value) { x.inputScalar(cookie, n, x.ScalarAt(e, idx), binary) })
	case n.Rank != 0:
		x.call("InputDescriptor", cookie, x.BoxOf(e))
	default:
		x.inputScalar(cookie, n, e, binary)
	}
}

// inputScalar passes a scalar variable of an intrinsic type.
func (x *lowering) inputScalar(cookie *ir.Value, n *front.Node, e *entity.Entity, binary bool) {
	t := n.Type
	switch {
	case binary || t.Class == frontend.Integer && t.Kind == 16:
		x.call("InputDescriptor", cookie, x.BoxOf(e))
	case t.Class == frontend.Integer:
		x.call("InputInteger", cookie, x.FirConvert(e.Addr, fir.Ref(ir.I64())), x.I32(int64(t.Kind)))
	case t.Class == frontend.Logical:
		x.throughBit(e, func(bit *ir.Value) { x.call("InputLogical", cookie, bit) })
	case t.Class == frontend.Character:
		a, l := x.CharOf(e)
		x.call("InputAscii", cookie, x.FirConvert(a, bytes()), x.AsI64(l))
	case (t.Class == frontend.Real || t.Class == frontend.Complex) && t.Bytes() >= 4:
		name := map[frontend.Class]string{frontend.Real: "InputReal", frontend.Complex: "InputComplex"}[t.Class]
		to := fir.Ref(ir.F32())
		width := "32"
		if t.Bytes() == 8 {
			to, width = fir.Ref(ir.F64()), "64"
		}
		x.call(name+width, cookie, x.FirConvert(e.Addr, to))
	default:
		x.host.Unsupported(x.host.Span(n), "input and output of %s", t)
	}
}

// namelistTransfer passes the group of a namelist: its name, and the name and descriptor of each variable.
func (x *lowering) namelistTransfer(c *control, cookie *ir.Value, group *front.Symbol, input bool) {
	name, box := fir.Ref(ir.I8()), fir.Ref(fir.Box(ir.None()))
	pair := ir.Tuple([]ir.Type{name, box})
	list := fir.Array([]int64{int64(len(group.Members))}, pair, nil)
	text := func(s string) *ir.Value { return x.FirConvert(x.Text(s+"\x00"), name) }
	items := x.Undefined(list)
	table := x.groupTable(c.stmt, group, Form{Input: input})
	for i, m := range group.Members {
		e := x.host.Variable(m)
		items = x.InsertAt(items, text(m.Name), int64(i), 0)
		b := x.BoxOf(e)
		place := x.TempOf(b.Type())
		x.Store(b, place)
		items = x.InsertAt(items, x.FirConvert(place, box), int64(i), 1)
	}
	members := x.TempOf(list)
	x.Store(items, members)
	groupType := ir.Tuple([]ir.Type{name, ir.I64(), fir.Ref(list), fir.Ref(ir.None())})
	g := x.Undefined(groupType)
	g = x.Insert(g, text(group.Name), 0)
	g = x.Insert(g, x.Int(int64(len(group.Members)), ir.I64()), 1)
	g = x.Insert(g, members, 2)
	g = x.Insert(g, table(), 3)
	place := x.TempOf(groupType)
	x.Store(g, place)
	call := "OutputNamelist"
	if input {
		call = "InputNamelist"
	}
	x.call(call, cookie, x.FirConvert(place, fir.Ref(ir.Tuple(nil))))
}

// derivedItem passes an item of derived type, which the library transfers by its components, or by procedures of the
// program.
func (x *lowering) derivedItem(cookie *ir.Value, n *front.Node, form Form) {
	table := x.procedureTable(n, form)
	call := "OutputDerivedType"
	if form.Input {
		call = "InputDerivedType"
	}
	if form.Input && n.Rank > 0 {
		if e := x.host.Designator(n); x.HasVector(e) {
			x.LoopNest(x.Extents(e), func(idx []*ir.Value) { x.call(call, cookie, x.BoxOf(x.ScalarAt(e, idx)), table) })
			return
		}
	}
	x.call(call, cookie, x.BoxOf(x.host.Value(n)), table)
}
