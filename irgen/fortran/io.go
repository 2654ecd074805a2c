package fortran

import (
	"go/constant"
	"slices"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// Statements of input and output become calls of the library: one that begins the statement and gives a cookie, those that
// set what its specifiers say and transfer its items, and one that ends it and gives the status.

// characterSpecifiers are those whose values are characters, by the keyword in the source.
var characterSpecifiers = map[string]string{
	"file": "File", "status": "Status", "access": "Access", "form": "Form", "action": "Action", "position": "Position", "convert": "Convert",
	"blank": "Blank", "delim": "Delim", "pad": "Pad", "round": "Round", "sign": "Sign", "decimal": "Decimal", "encoding": "Encoding",
	"asynchronous": "Asynchronous", "advance": "Advance", "carriagecontrol": "Carriagecontrol", "dispose": "Status",
}

// Units that are connected from the beginning.
const (
	unitInput  = 5
	unitOutput = 6
)

// An ioControl is the control list of a statement: its specifiers by keyword, and where they were written in order.
type ioControl struct {
	stmt  *front.Stmt
	kind  string
	specs map[string]*front.Node
	order []string
}

// keywords gives the control list its keywords, which the first two may lack.
func (x *fn) keywords(s *front.Stmt, n *front.IOStmt) *ioControl {
	c := &ioControl{stmt: s, kind: n.Kind, specs: map[string]*front.Node{}}
	for i, a := range n.Control {
		node := a.Node()
		key := node.Key
		if key == "" {
			key = "unit"
			if i > 0 {
				key = "fmt"
				if x.namelist(node) != nil {
					key = "nml"
				}
			}
		}
		c.add(key, node)
	}
	if n.Unit != nil {
		// read fmt, items; rewind 10
		key := "unit"
		if n.Kind == "read" {
			key = "fmt"
			if x.namelist(n.Unit.Node()) != nil {
				key = "nml"
			}
		}
		c.add(key, n.Unit.Node())
	}
	return c
}

func (c *ioControl) add(key string, n *front.Node) {
	if c.specs[key] == nil {
		c.order = append(c.order, key)
	}
	c.specs[key] = n
}

// namelist is the namelist that a name stands for, or nil.
func (x *fn) namelist(n *front.Node) *front.Symbol {
	if n.Kind != front.NameExpr {
		return nil
	}
	s := x.prog.Scope.Lookup(n.Text)
	if s == nil || s.Kind != front.Namelist {
		return nil
	}
	return s
}

// ioStatement lowers a statement of input or output.
func (x *fn) ioStatement(s *front.Stmt) {
	if p, ok := s.Node.(*front.PrintStmt); ok {
		c := &ioControl{stmt: s, kind: "write", specs: map[string]*front.Node{}}
		key := "fmt"
		if x.namelist(p.Format.Node()) != nil {
			key = "nml"
		}
		c.add(key, p.Format.Node())
		x.dataTransfer(c, p.Items)
		return
	}
	n := s.Node.(*front.IOStmt)
	c := x.keywords(s, n)
	switch n.Kind {
	case "read", "write":
		x.dataTransfer(c, append(slices.Clone(n.Items), n.More...))
	case "open":
		x.openStatement(c)
	case "inquire":
		x.inquireStatement(c, append(slices.Clone(n.Items), n.More...))
	case "close":
		cookie := x.beginOnUnit(c, "Close")
		x.handlers(c, cookie)
		x.setSpecifiers(c, cookie)
		x.endIO(c, cookie)
	case "wait":
		x.waitStatement(c)
	default:
		name := map[string]string{"rewind": "Rewind", "backspace": "Backspace", "endfile": "Endfile", "flush": "Flush"}[n.Kind]
		cookie := x.beginOnUnit(c, name)
		x.handlers(c, cookie)
		x.endIO(c, cookie)
	}
}

func addressOfByte() ir.Type { return fir.Ref(ir.I8()) }

// begin calls the function that begins a statement, and gives the cookie.
func (x *fn) begin(name string, args ...*ir.Value) *ir.Value {
	file, line := x.here()
	return x.Runtime("ioBegin"+name, addressOfByte(), append(args, file, line)...)
}

// ioCall calls a function that tells whether to go on. Nothing asks: after a condition the library does nothing more.
func (x *fn) ioCall(name string, args ...*ir.Value) {
	x.Runtime("io"+name, ir.I1(), args...)
}

// unitNumber is the unit of a statement; star is that of an asterisk, or of none.
func (x *fn) unitNumber(c *ioControl, star int64) *ir.Value {
	n := c.specs["unit"]
	if n == nil || n.Kind == front.StarExpr {
		return x.I32(star)
	}
	v := x.scalar(n)
	if v.Type() == ir.I64() {
		file, line := x.here()
		null := x.ZeroBits(addressOfByte())
		x.Runtime("ioCheckUnitNumberInRange64", ir.I32(), v, x.Bool(false), null, x.Int(0, ir.I64()), file, line)
	}
	return x.Convert(v, ir.I32())
}

func (x *fn) beginOnUnit(c *ioControl, name string) *ir.Value {
	return x.begin(name, x.unitNumber(c, unitOutput))
}

// handlers tells the library which conditions the statement takes care of.
func (x *fn) handlers(c *ioControl, cookie *ir.Value) {
	keys := []string{"iostat", "err", "end", "eor", "iomsg"}
	if !slices.ContainsFunc(keys, func(key string) bool { return c.specs[key] != nil }) {
		return
	}
	args := []*ir.Value{cookie}
	for _, key := range keys {
		args = append(args, x.Bool(c.specs[key] != nil))
	}
	x.Runtime("ioEnableHandlers", nil, args...)
}

// charArgs are the address and the length of a character expression, as functions of the library take them.
func (x *fn) charArgs(n *front.Node) (addr, length *ir.Value) {
	a, l := x.char(n)
	return x.FirConvert(a, addressOfByte()), x.AsI64(l)
}

// setSpecifiers passes the specifiers whose values are inputs.
func (x *fn) setSpecifiers(c *ioControl, cookie *ir.Value) {
	for _, key := range c.order {
		n := c.specs[key]
		switch name := characterSpecifiers[key]; {
		case name != "":
			a, l := x.charArgs(n)
			x.ioCall("Set"+name, cookie, a, l)
		case key == "recl":
			x.ioCall("SetRecl", cookie, x.Convert(x.scalar(n), ir.I64()))
		case key == "rec":
			x.ioCall("SetRec", cookie, x.Convert(x.scalar(n), ir.I64()))
		case key == "pos":
			x.ioCall("SetPos", cookie, x.Convert(x.scalar(n), ir.I64()))
		}
	}
}

// put stores an integer into the variable of a specifier.
func (x *fn) putInteger(n *front.Node, v *ir.Value) {
	e := x.designator(n)
	x.Store(x.Convert(v, build.PointeeOf(e.addr.Type())), e.addr)
}

// endIO ends a statement: message, status, and the jumps that err=, end= and eor= ask for.
func (x *fn) endIO(c *ioControl, cookie *ir.Value) {
	if n := c.specs["iomsg"]; n != nil {
		a, l := x.charArgs(n)
		x.Runtime("ioGetIoMsg", nil, cookie, a, l)
	}
	status := x.Runtime("ioEndIoStatement", ir.I32(), cookie)
	if n := c.specs["iostat"]; n != nil {
		x.putInteger(n, status)
	}
	x.ioJumps(c, status)
}

// ioJumps branches on a status.
func (x *fn) ioJumps(c *ioControl, status *ir.Value) {
	next := x.Block()
	other := next
	values, blocks := []int64{0}, []*ir.Block{next}
	for _, j := range []struct {
		key   string
		value int64
	}{{"end", -1}, {"eor", -2}} {
		if n := c.specs[j.key]; n != nil {
			values, blocks = append(values, j.value), append(blocks, x.labelBlock(n.Text, c.stmt))
		}
	}
	if n := c.specs["err"]; n != nil {
		other = x.labelBlock(n.Text, c.stmt)
		// An end that the statement does not jump at is no error.
		for i, key := range []string{"end", "eor"} {
			if c.specs[key] == nil {
				values, blocks = append(values, int64(-1-i)), append(blocks, next)
			}
		}
	}
	if len(values) == 1 {
		return
	}
	x.switchOp(status, values, blocks, other)
	x.Place(next)
}

// openStatement lowers open.
func (x *fn) openStatement(c *ioControl) {
	var cookie *ir.Value
	fresh := c.specs["newunit"]
	if fresh != nil {
		cookie = x.begin("OpenNewUnit")
	} else {
		cookie = x.beginOnUnit(c, "OpenUnit")
	}
	x.handlers(c, cookie)
	x.setSpecifiers(c, cookie)
	if fresh != nil {
		e := x.designator(fresh)
		x.ioCall("GetNewUnit", cookie, e.addr, x.I32(int64(fresh.Type.Kind)))
	}
	x.endIO(c, cookie)
}

// waitStatement lowers wait, for whose transfers there is nothing to wait: every one ends with its statement.
func (x *fn) waitStatement(c *ioControl) {
	unit := x.unitNumber(c, unitOutput)
	var cookie *ir.Value
	if id := c.specs["id"]; id != nil {
		cookie = x.begin("Wait", unit, x.Convert(x.scalar(id), ir.I32()))
	} else {
		cookie = x.begin("WaitAll", unit)
	}
	x.handlers(c, cookie)
	x.endIO(c, cookie)
}

// inquiryHash is how the library knows a specifier of inquire: a number whose digits are its letters.
func inquiryHash(key string) int64 {
	v := int64(1)
	for _, r := range key {
		v = v*26 + int64(r-'a')
	}
	return v
}

// inquireStatement lowers inquire.
func (x *fn) inquireStatement(c *ioControl, items []front.Expr) {
	var cookie *ir.Value
	switch {
	case c.specs["iolength"] != nil:
		cookie = x.begin("InquireIoLength")
		x.handlers(c, cookie)
		for _, i := range items {
			x.outputItem(cookie, i.Node(), true)
		}
		x.putInteger(c.specs["iolength"], x.Runtime("ioGetIoLength", ir.I64(), cookie))
		x.endIO(c, cookie)
		return
	case c.specs["file"] != nil:
		a, l := x.charArgs(c.specs["file"])
		cookie = x.begin("InquireFile", a, l)
	default:
		cookie = x.beginOnUnit(c, "InquireUnit")
	}
	x.handlers(c, cookie)
	for _, key := range c.order {
		switch key {
		case "unit", "file", "iostat", "err", "iomsg", "id":
			continue
		}
		x.inquiry(cookie, c, key)
	}
	x.endIO(c, cookie)
}

// inquiry asks for one thing.
func (x *fn) inquiry(cookie *ir.Value, c *ioControl, key string) {
	n := c.specs[key]
	hash := x.Int(inquiryHash(key), ir.I64())
	switch n.Type.Class {
	case frontend.Character:
		a, l := x.charArgs(n)
		x.ioCall("InquireCharacter", cookie, hash, a, l)
	case frontend.Logical:
		e := x.designator(n)
		x.throughBit(e, func(bit *ir.Value) {
			if id := c.specs["id"]; key == "pending" && id != nil {
				x.ioCall("InquirePendingId", cookie, x.Convert(x.scalar(id), ir.I32()), bit)
				return
			}
			x.ioCall("InquireLogical", cookie, hash, bit)
		})
	default:
		e := x.designator(n)
		x.ioCall("InquireInteger64", cookie, hash, x.FirConvert(e.addr, fir.Ref(ir.I64())), x.I32(int64(n.Type.Kind)))
	}
}

// throughBit lets f store an i1 for a logical variable, which then gets its own representation.
func (x *fn) throughBit(e *entity, f func(bit *ir.Value)) {
	bit := x.TempOf(ir.I1())
	t := build.PointeeOf(e.addr.Type())
	x.Store(x.FirConvert(x.Load(e.addr), ir.I1()), bit)
	f(bit)
	x.Store(x.FirConvert(x.Load(bit), t), e.addr)
}

// dataTransfer lowers read, write and print.
func (x *fn) dataTransfer(c *ioControl, items []front.Expr) {
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
func (x *fn) beginTransfer(c *ioControl, input bool) (cookie *ir.Value, binary bool) {
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
			args = append(args, x.boxOf(x.designator(unit)))
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
func (x *fn) formatArgs(c *ioControl, n *front.Node) []*ir.Value {
	none := x.ZeroBits(fir.Box(ir.None()))
	switch {
	case n.Kind == front.IntExpr:
		text, ok := x.formatOf(n.Text)
		if !ok {
			x.unsupported(x.span(n), "the format with label %s, which is not in this program unit", n.Text)
		}
		return []*ir.Value{x.FirConvert(x.Text(text), addressOfByte()), x.Int(int64(len(text)), ir.I64()), none}
	case n.Type.Class != frontend.Character:
		x.unsupported(x.span(n), "a format that is not of type character")
	case n.Rank > 0:
		return []*ir.Value{x.ZeroBits(addressOfByte()), x.Int(0, ir.I64()), x.boxOf(x.entityOf(n))}
	}
	a, l := x.charArgs(n)
	return []*ir.Value{a, l, none}
}

// formatOf finds the format statement with a label.
func (x *fn) formatOf(label string) (text string, ok bool) {
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
	ok = find(x.prog.Spec) || find(x.prog.Body)
	return text, ok
}

// impliedLoop lowers (items, i = lower, upper, step).
func (x *fn) impliedLoop(n *front.Node, item func(n *front.Node)) {
	e := x.designator(n.Bounds[0])
	t := build.PointeeOf(e.addr.Type())
	lower, upper := x.index(n.Bounds[1]), x.index(n.Bounds[2])
	step := x.Idx(1)
	if len(n.Bounds) > 3 {
		step = x.index(n.Bounds[3])
	}
	x.DoLoop(lower, upper, step, false, func(i *ir.Value) {
		x.Store(x.Convert(i, t), e.addr)
		x.WithTemps(func() {
			for _, a := range n.Args {
				item(a)
			}
		})
	})
	end := x.AddI(lower, x.MulI(x.tripCount(lower, upper, step), step))
	x.Store(x.Convert(end, t), e.addr)
}

// outputItem passes an item of an output list.
func (x *fn) outputItem(cookie *ir.Value, n *front.Node, binary bool) {
	if n.Kind == front.ImpliedExpr {
		x.impliedLoop(n, func(a *front.Node) { x.outputItem(cookie, a, binary) })
		return
	}
	switch {
	case n.Type.Class == frontend.Aggregate:
		x.derivedItem(cookie, n, transferForm{binary: binary})
	case n.Rank != 0 || binary || n.Type.Class == frontend.Integer && n.Type.Kind == 16:
		x.ioCall("OutputDescriptor", cookie, x.boxOf(x.itemEntity(n)))
	case n.Type.Class == frontend.Character:
		a, l := x.charArgs(n)
		x.ioCall("OutputAscii", cookie, a, l)
	default:
		x.outputScalar(cookie, n)
	}
}

// itemEntity is an item in memory.
func (x *fn) itemEntity(n *front.Node) *entity {
	if n.Type.Class == frontend.Character && n.Rank == 0 && !isDesignator(n) {
		a, l := x.char(n)
		return &entity{typ: n.Type, addr: a, len: l, temp: true}
	}
	return x.entityOf(n)
}

// outputScalar passes a number or a logical by value.
func (x *fn) outputScalar(cookie *ir.Value, n *front.Node) {
	v := x.scalar(n)
	switch t := n.Type; t.Class {
	case frontend.Integer:
		x.ioCall(map[int]string{1: "OutputInteger8", 2: "OutputInteger16", 4: "OutputInteger32", 8: "OutputInteger64"}[t.Kind], cookie, v)
	case frontend.Logical:
		x.ioCall("OutputLogical", cookie, x.FirConvert(v, ir.I1()))
	case frontend.Real, frontend.Complex:
		width := map[int]string{4: "32", 8: "64"}[t.Bytes()]
		if width == "" {
			x.unsupported(x.span(n), "input and output of %s", t)
		}
		if t.Class == frontend.Real {
			x.ioCall("OutputReal"+width, cookie, v)
			return
		}
		part := v.Type().(*ir.ComplexType).Elem
		x.ioCall("OutputComplex"+width, cookie, x.Extract(v, 0, part), x.Extract(v, 1, part))
	default:
		x.unsupported(x.span(n), "input and output of %s", t)
	}
}

// inputItem passes a variable that is to be read.
func (x *fn) inputItem(cookie *ir.Value, n *front.Node, binary bool) {
	switch {
	case n.Kind == front.ImpliedExpr:
		x.impliedLoop(n, func(a *front.Node) { x.inputItem(cookie, a, binary) })
		return
	case !isDesignator(n):
		x.unsupported(x.span(n), "an input item that is no variable")
	case n.Type.Class == frontend.Aggregate:
		x.derivedItem(cookie, n, transferForm{input: true, binary: binary})
		return
	}
	e := x.designator(n)
	switch {
	case n.Rank != 0 && e.of != nil && x.hasVector(e):
		x.LoopNest(x.extents(e), func(idx []*ir.Value) {
			x.inputScalar(cookie, n, &entity{typ: e.typ, addr: x.at1(e, idx), len: e.len}, binary)
		})
	case n.Rank != 0:
		x.ioCall("InputDescriptor", cookie, x.boxOf(e))
	default:
		x.inputScalar(cookie, n, e, binary)
	}
}

// inputScalar passes a scalar variable of an intrinsic type.
func (x *fn) inputScalar(cookie *ir.Value, n *front.Node, e *entity, binary bool) {
	t := n.Type
	switch {
	case binary || t.Class == frontend.Integer && t.Kind == 16:
		x.ioCall("InputDescriptor", cookie, x.boxOf(e))
	case t.Class == frontend.Integer:
		x.ioCall("InputInteger", cookie, x.FirConvert(e.addr, fir.Ref(ir.I64())), x.I32(int64(t.Kind)))
	case t.Class == frontend.Logical:
		x.throughBit(e, func(bit *ir.Value) { x.ioCall("InputLogical", cookie, bit) })
	case t.Class == frontend.Character:
		a, l := x.charOf(e)
		x.ioCall("InputAscii", cookie, x.FirConvert(a, addressOfByte()), x.AsI64(l))
	case (t.Class == frontend.Real || t.Class == frontend.Complex) && t.Bytes() >= 4:
		name := map[frontend.Class]string{frontend.Real: "InputReal", frontend.Complex: "InputComplex"}[t.Class]
		to := fir.Ref(ir.F32())
		width := "32"
		if t.Bytes() == 8 {
			to, width = fir.Ref(ir.F64()), "64"
		}
		x.ioCall(name+width, cookie, x.FirConvert(e.addr, to))
	default:
		x.unsupported(x.span(n), "input and output of %s", t)
	}
}

// namelistTransfer passes the group of a namelist: its name, and the name and descriptor of each variable.
func (x *fn) namelistTransfer(c *ioControl, cookie *ir.Value, group *front.Symbol, input bool) {
	name, box := fir.Ref(ir.I8()), fir.Ref(fir.Box(ir.None()))
	pair := ir.Tuple([]ir.Type{name, box})
	list := fir.Array([]int64{int64(len(group.Members))}, pair, nil)
	text := func(s string) *ir.Value { return x.FirConvert(x.Text(s+"\x00"), name) }
	items := x.Undefined(list)
	form := transferForm{input: input}
	interfaces, first := x.transferInterfaces(form), false
	for i, m := range group.Members {
		e := x.entityOfVariable(m)
		if m.Type.Poly {
			bound, declared := x.transferOf(m.Type.Derived, form, interfaces)
			if !bound && !declared {
				x.unsupported(x.stmtSpan(c.stmt), "variable '%s' in a namelist, which is polymorphic and whose declared type has no procedure %s",
					m.Name, form.generic())
			}
			first = first || !bound
		}
		items = x.insertAt(items, text(m.Name), int64(i), 0)
		b := x.boxOf(e)
		place := x.TempOf(b.Type())
		x.Store(b, place)
		items = x.insertAt(items, x.FirConvert(place, box), int64(i), 1)
	}
	members := x.TempOf(list)
	x.Store(items, members)
	groupType := ir.Tuple([]ir.Type{name, ir.I64(), fir.Ref(list), fir.Ref(ir.None())})
	g := x.Undefined(groupType)
	g = x.Insert(g, text(group.Name), 0)
	g = x.Insert(g, x.Int(int64(len(group.Members)), ir.I64()), 1)
	g = x.Insert(g, members, 2)
	g = x.Insert(g, x.transferTable(interfaces, form, first), 3)
	place := x.TempOf(groupType)
	x.Store(g, place)
	call := "OutputNamelist"
	if input {
		call = "InputNamelist"
	}
	x.ioCall(call, cookie, x.FirConvert(place, fir.Ref(ir.Tuple(nil))))
}

// insertAt puts a part into a value with parts inside of parts.
func (x *fn) insertAt(v, part *ir.Value, at ...int64) *ir.Value {
	path := make([]ir.Attribute, len(at))
	for i, a := range at {
		path[i] = ir.Integer(ir.Index(), a)
	}
	return x.Op(fir.InsertValue, []*ir.Value{v, part}, []ir.Type{v.Type()}, build.Attr("coor", ir.ArrayOf(path...))).Result(0)
}

// stopStatement lowers stop and error stop.
func (x *fn) stopStatement(s *front.Stmt) {
	n := s.Node.(*front.StopStmt)
	failed, quiet := x.Bool(n.Error), x.Bool(false)
	if n.Quiet != nil {
		quiet = x.cond(n.Quiet.Node())
	}
	if n.Code == nil {
		if n.Error {
			// gfortran names the condition, without a code.
			x.Runtime("StopStatementText", nil, x.FirConvert(x.Text(""), addressOfByte()), x.Int(0, ir.I64()), failed, quiet)
			return
		}
		x.Runtime("StopStatement", nil, x.I32(0), failed, quiet)
		return
	}
	code := n.Code.Node()
	if code.Type.Class == frontend.Character {
		a, l := x.charArgs(code)
		x.Runtime("StopStatementText", nil, a, l, failed, quiet)
		return
	}
	// Code zero is what the library gets for none; as a text it is shown.
	zero := func() {
		x.Runtime("StopStatementText", nil, x.FirConvert(x.Text("0"), addressOfByte()), x.Int(1, ir.I64()), x.Bool(false), quiet)
	}
	if v, ok := intConstant(code); ok && v == 0 && !n.Error {
		zero()
		return
	}
	v := x.Convert(x.scalar(code), ir.I32())
	if _, ok := intConstant(code); !ok && !n.Error {
		x.IfThenElse(x.CmpI(arith.EQ, v, x.I32(0)), zero, nil)
	}
	x.Runtime("StopStatement", nil, v, failed, quiet)
}

// intConstant is the value of a constant expression.
func intConstant(n *front.Node) (int64, bool) {
	if n.Value == nil {
		return 0, false
	}
	return constant.Int64Val(constant.ToInt(n.Value))
}

// pauseStatement lowers pause.
func (x *fn) pauseStatement(n *front.PauseStmt) {
	switch {
	case n.Code == nil:
		x.Runtime("PauseStatement", nil)
	case n.Code.Node().Type.Class == frontend.Character:
		a, l := x.charArgs(n.Code.Node())
		x.Runtime("PauseStatementText", nil, a, l)
	default:
		x.Runtime("PauseStatementInt", nil, x.Convert(x.scalar(n.Code.Node()), ir.I32()))
	}
}
