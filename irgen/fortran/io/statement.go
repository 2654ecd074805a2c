package io

import (
	"slices"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

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

// An control is the control list of a statement: its specifiers by keyword, and where they were written in order.
type control struct {
	stmt  *front.Stmt
	kind  string
	specs map[string]*front.Node
	order []string
}

// keywords completes a control list with the keywords that its first two specifiers may lack.
func (x *lowering) keywords(s *front.Stmt, n *front.IOStmt) *control {
	c := &control{stmt: s, kind: n.Kind, specs: map[string]*front.Node{}}
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

func (c *control) add(key string, n *front.Node) {
	if c.specs[key] == nil {
		c.order = append(c.order, key)
	}
	c.specs[key] = n
}

// namelist is the namelist that a name denotes, or nil.
func (x *lowering) namelist(n *front.Node) *front.Symbol {
	if n.Kind != front.NameExpr {
		return nil
	}
	s := x.host.Unit().Scope.Lookup(n.Text)
	if s == nil || s.Kind != front.Namelist {
		return nil
	}
	return s
}

// ioStatement lowers a statement of input or output.
func (x *lowering) statement(s *front.Stmt) {
	if p, ok := s.Node.(*front.PrintStmt); ok {
		c := &control{stmt: s, kind: "write", specs: map[string]*front.Node{}}
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

func bytes() ir.Type { return fir.Ref(ir.I8()) }

// begin calls the function that begins a statement, and returns the cookie.
func (x *lowering) begin(name string, args ...*ir.Value) *ir.Value {
	file, line := x.host.Here()
	return x.Runtime("ioBegin"+name, bytes(), append(args, file, line)...)
}

// ioCall calls a function that tells whether to go on. Nothing asks: after a condition the library does nothing more.
func (x *lowering) call(name string, args ...*ir.Value) {
	x.Runtime("io"+name, ir.I1(), args...)
}

// unitNumber is the unit of a statement; star is that of an asterisk, or of none.
func (x *lowering) unitNumber(c *control, star int64) *ir.Value {
	n := c.specs["unit"]
	if n == nil || n.Kind == front.StarExpr {
		return x.I32(star)
	}
	v := x.host.Scalar(n)
	if v.Type() == ir.I64() {
		file, line := x.host.Here()
		null := x.ZeroBits(bytes())
		x.Runtime("ioCheckUnitNumberInRange64", ir.I32(), v, x.Bool(false), null, x.Int(0, ir.I64()), file, line)
	}
	return x.Convert(v, ir.I32())
}

func (x *lowering) beginOnUnit(c *control, name string) *ir.Value {
	return x.begin(name, x.unitNumber(c, unitOutput))
}

// handlers tells the library which conditions the statement takes care of.
func (x *lowering) handlers(c *control, cookie *ir.Value) {
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
func (x *lowering) charArgs(n *front.Node) (addr, length *ir.Value) {
	a, l := x.host.Char(n)
	return x.FirConvert(a, bytes()), x.AsI64(l)
}

// setSpecifiers passes the specifiers whose values are inputs.
func (x *lowering) setSpecifiers(c *control, cookie *ir.Value) {
	for _, key := range c.order {
		n := c.specs[key]
		switch name := characterSpecifiers[key]; {
		case name != "":
			a, l := x.charArgs(n)
			x.call("Set"+name, cookie, a, l)
		case key == "recl":
			x.call("SetRecl", cookie, x.Convert(x.host.Scalar(n), ir.I64()))
		case key == "rec":
			x.call("SetRec", cookie, x.Convert(x.host.Scalar(n), ir.I64()))
		case key == "pos":
			x.call("SetPos", cookie, x.Convert(x.host.Scalar(n), ir.I64()))
		}
	}
}

// putInteger stores an integer into the variable of a specifier.
func (x *lowering) putInteger(n *front.Node, v *ir.Value) {
	e := x.host.Designator(n)
	x.Store(x.Convert(v, build.PointeeOf(e.Addr.Type())), e.Addr)
}

// endIO ends a statement: message, status, and the jumps that err=, end= and eor= ask for.
func (x *lowering) endIO(c *control, cookie *ir.Value) {
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
func (x *lowering) ioJumps(c *control, status *ir.Value) {
	next := x.Block()
	other := next
	values, blocks := []int64{0}, []*ir.Block{next}
	for _, j := range []struct {
		key   string
		value int64
	}{{"end", -1}, {"eor", -2}} {
		if n := c.specs[j.key]; n != nil {
			values, blocks = append(values, j.value), append(blocks, x.host.Label(n.Text, c.stmt))
		}
	}
	if n := c.specs["err"]; n != nil {
		other = x.host.Label(n.Text, c.stmt)
		// An end that the statement does not jump at is not an error.
		for i, key := range []string{"end", "eor"} {
			if c.specs[key] == nil {
				values, blocks = append(values, int64(-1-i)), append(blocks, next)
			}
		}
	}
	if len(values) == 1 {
		return
	}
	x.Switch(status, values, blocks, other)
	x.Place(next)
}

// openStatement lowers open.
func (x *lowering) openStatement(c *control) {
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
		e := x.host.Designator(fresh)
		x.call("GetNewUnit", cookie, e.Addr, x.I32(int64(fresh.Type.Kind)))
	}
	x.endIO(c, cookie)
}

// waitStatement lowers wait, for whose transfers there is nothing to wait: every one ends with its statement.
func (x *lowering) waitStatement(c *control) {
	unit := x.unitNumber(c, unitOutput)
	var cookie *ir.Value
	if id := c.specs["id"]; id != nil {
		cookie = x.begin("Wait", unit, x.Convert(x.host.Scalar(id), ir.I32()))
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
func (x *lowering) inquireStatement(c *control, items []front.Expr) {
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
func (x *lowering) inquiry(cookie *ir.Value, c *control, key string) {
	n := c.specs[key]
	hash := x.Int(inquiryHash(key), ir.I64())
	switch n.Type.Class {
	case frontend.Character:
		a, l := x.charArgs(n)
		x.call("InquireCharacter", cookie, hash, a, l)
	case frontend.Logical:
		e := x.host.Designator(n)
		x.throughBit(e, func(bit *ir.Value) {
			if id := c.specs["id"]; key == "pending" && id != nil {
				x.call("InquirePendingId", cookie, x.Convert(x.host.Scalar(id), ir.I32()), bit)
				return
			}
			x.call("InquireLogical", cookie, hash, bit)
		})
	default:
		e := x.host.Designator(n)
		x.call("InquireInteger64", cookie, hash, x.FirConvert(e.Addr, fir.Ref(ir.I64())), x.I32(int64(n.Type.Kind)))
	}
}

// throughBit lets f store an i1 for a logical variable, which then gets its own representation.
func (x *lowering) throughBit(e *entity.Entity, f func(bit *ir.Value)) {
	bit := x.TempOf(ir.I1())
	t := build.PointeeOf(e.Addr.Type())
	x.Store(x.FirConvert(x.Load(e.Addr), ir.I1()), bit)
	f(bit)
	x.Store(x.FirConvert(x.Load(bit), t), e.Addr)
}
