package acctoomp

import (
	"strings"

	"accc/dialects/acc"
	"accc/dialects/llvm"
	"accc/ir"
)

// dataDirectives plan the directives that move data, wait, or are about the device. It is filled by init because
// plans recurse.
var dataDirectives map[*ir.OpDef]func(*Plan, *ir.Op)

func init() {
	dataDirectives = map[*ir.OpDef]func(*Plan, *ir.Op){
		acc.Data:         (*Plan).dataConstruct,
		acc.HostData:     (*Plan).hostData,
		acc.EnterData:    (*Plan).enterData,
		acc.ExitData:     (*Plan).exitData,
		acc.Update:       (*Plan).update,
		acc.Wait:         (*Plan).wait,
		acc.Init:         (*Plan).device,
		acc.Shutdown:     (*Plan).device,
		acc.Set:          (*Plan).set,
		acc.DeclareEnter: (*Plan).declare,
	}
}

// mapTypes are the map types of data clauses at the entry of a construct; what is missing needs no map.
var mapTypes = map[acc.DataClause]string{
	acc.ClauseCopy: "tofrom", acc.ClauseCopyin: "to", acc.ClauseCopyinReadonly: "to", acc.ClauseCopyout: "from",
	acc.ClauseCopyoutZero: "from", acc.ClauseCreate: "alloc", acc.ClauseCreateZero: "alloc", acc.ClausePresent: "alloc",
	acc.ClauseReduction: "tofrom",
}

// data plans the data clauses of a compute or data construct.
func (p *Plan) data(c *Construct) {
	if p.Target == Multicore || len(c.Leaves) == 0 {
		return
	}
	compute := !c.Op.Is(acc.Data)
	for _, e := range entriesOf(c.Op) {
		switch kind := acc.ClauseOf(e); {
		case e.BoolAttr("implicit"):
			p.implicit(c, e)
		case kind == acc.ClauseDeviceptr:
			if compute {
				c.vars("is_device_ptr", "", e)
			}
		case kind == acc.ClauseAttach:
			p.remark(Changed, c.Op, "attach: OpenMP attaches a pointer when what it points to is mapped through it")
		case kind == acc.ClauseNoCreate:
			if !isPointer(e) {
				p.remark(Changed, c.Op, "no_create("+e.StringAttr("name")+"): OpenMP maps what is not present")
				c.vars("map", "alloc", e)
			}
		default:
			p.contiguous(c, e)
			if kind == acc.ClausePresent {
				p.remark(Changed, c.Op, "present: the program does not stop where data is not present, but maps it without a copy (the modifier present is not in all compilers)")
			}
			if kind == acc.ClauseCopyoutZero || kind == acc.ClauseCreateZero {
				p.remark(Changed, c.Op, "zero: OpenMP does not clear what it allocates")
			}
			p.mapped(c, mapTypes[kind], e)
		}
	}
	if acc.SlotDefault.Constant(c.Op) != nil && compute {
		p.remark(Dropped, c.Op, "default: the variables without a clause are mapped by OpenMP's rules")
	}
}

// contiguous reports rows that pointers point to: OpenMP maps one stretch of memory for a section.
func (p *Plan) contiguous(c *Construct, e *ir.Op) {
	if rowsOf(acc.VarType(e)) && len(e.GetAll("bounds")) > 1 && throughPointer(e) {
		p.remark(Impossible, c.Op, e.StringAttr("name")+": OpenMP does not map an array of pointers together with the rows they point to")
	}
}

// rowsOf reports whether a type is that of an array of pointers seen as the rows they point to.
func rowsOf(t ir.Type) bool {
	for {
		switch x := t.(type) {
		case ir.PointerLike:
			return true
		case *llvm.ArrayType:
			t = x.Elem
		case *llvm.StructType:
			return x.Name == "" && len(x.Elems()) == 1 && rowsOf(x.Elems()[0])
		default:
			return false
		}
	}
}

// implicit plans what the implicit rules of OpenACC decided, where those of OpenMP decide otherwise: scalars that the
// host sees changed.
func (p *Plan) implicit(c *Construct, e *ir.Op) {
	kind := acc.ClauseOf(e)
	if kind == acc.ClausePresent && strings.ContainsAny(e.StringAttr("name"), ".>") {
		p.mapped(c, "alloc", e) // a member: OpenMP finds it by the structure that is mapped with it
		return
	}
	if kind == acc.ClauseDeviceptr && !c.Op.Is(acc.Data) {
		c.vars("is_device_ptr", "", e) // a data construct around says so
		return
	}
	if !isScalar(e) || c.Op.Is(acc.Data) {
		return
	}
	if kind == acc.ClausePresent || kind == acc.ClauseNoCreate {
		if p.reduced(c, e) {
			return
		}
		p.mapped(c, "tofrom", e) // a data construct around maps it: the device's copy is meant
		return
	}
	if kind == acc.ClauseReduction && !c.has("teams") || needOf(e.Result(0), c.Op) != none && !p.reduced(c, e) {
		p.mapped(c, "tofrom", e)
	}
}

// reduced reports whether the construct itself reduces into a variable, which maps it.
func (p *Plan) reduced(c *Construct, e *ir.Op) bool {
	loop := combinedLoop(c.Op)
	if loop == nil || !c.has("teams") {
		return false
	}
	for _, v := range acc.SlotReduction.Operands(loop) {
		if sameVariable(v.Op(), e) {
			return true
		}
	}
	return false
}

// always are the modifiers that make a transfer happen even if the data is present.
const always = acc.ModAlwaysIn | acc.ModAlwaysOut

func (p *Plan) mapped(c *Construct, kind string, e *ir.Op) {
	if kind == "" {
		return
	}
	if m := acc.ModifiersOf(e) & always; m != 0 {
		if kind == "tofrom" && m != always {
			only := map[acc.Modifier][2]string{acc.ModAlwaysIn: {"alwaysin", "back"}, acc.ModAlwaysOut: {"alwaysout", "to the device"}}[m]
			p.remark(Changed, c.Op, only[0]+": map(always, tofrom) also copies "+only[1]+" where the data is present")
		}
		kind = "always, " + kind
	}
	// A variable in two clauses moves as both say.
	for at, cl := range c.Clauses {
		if cl.Name != "map" {
			continue
		}
		for i, v := range cl.Vars {
			if sameVariable(v, e) {
				if cl.Modifier != kind {
					cl.Vars = append(cl.Vars[:i:i], cl.Vars[i+1:]...)
					if len(cl.Vars) == 0 {
						c.Clauses = append(c.Clauses[:at:at], c.Clauses[at+1:]...)
					}
					c.vars("map", wider(cl.Modifier, kind), e)
				}
				return
			}
		}
	}
	c.vars("map", kind, e)
}

// wider is the map type that moves what both move.
func wider(a, b string) string {
	short, some := strings.CutPrefix(a, alwaysPrefix)
	other, more := strings.CutPrefix(b, alwaysPrefix)
	switch {
	case some || more:
		return alwaysPrefix + wider(short, other)
	case a == b:
		return a
	case a == "alloc":
		return b
	case b == "alloc":
		return a
	}
	return "tofrom"
}

// isPointer reports whether the variable of a clause is a pointer and what it points to is meant.
func isPointer(e *ir.Op) bool { return throughPointer(e) }

// dropEmpty leaves a construct out that maps nothing.
func (c *Construct) dropEmpty(names ...string) {
	for _, cl := range c.Clauses {
		for _, n := range names {
			if cl.Name == n && len(cl.Vars) > 0 {
				return
			}
		}
	}
	c.Leaves, c.Clauses = nil, nil
}

func (p *Plan) dataConstruct(o *ir.Op) {
	c := p.standalone(o, "target data")
	p.data(c)
	c.dropEmpty("map")
	p.waits(c)
}

// standalone begins a directive with its condition; on the host it is left out.
func (p *Plan) standalone(o *ir.Op, leaf string) *Construct {
	if p.Target == Multicore {
		return p.add(o)
	}
	c := p.add(o, leaf)
	if o.Is(acc.DeclareEnter) {
		return c
	}
	if cond := acc.SlotIf.Operand(o); cond != nil {
		c.clause("if").Conds = []*ir.Value{cond}
	}
	return c
}

func (p *Plan) hostData(o *ir.Op) {
	c := p.standalone(o, "target data")
	if len(c.Leaves) == 0 {
		return
	}
	for _, e := range entriesOf(o) {
		if isPointer(e) {
			c.vars("use_device_ptr", "", e)
		} else {
			c.vars("use_device_addr", "", e)
		}
	}
}

func (p *Plan) enterData(o *ir.Op) {
	c := p.standalone(o, "target enter data")
	p.data(c)
	c.dropEmpty("map")
	p.waits(c)
}

func (p *Plan) exitData(o *ir.Op) {
	c := p.standalone(o, "target exit data")
	if len(c.Leaves) == 0 {
		return
	}
	finalize := acc.SlotFinalize.Alone(o)
	for _, e := range entriesOf(o) {
		switch acc.ClauseOf(e) {
		case acc.ClauseCopyout:
			if !finalize {
				p.mapped(c, "from", e)
				continue
			}
			if len(c.Before) == 0 {
				u := &Construct{Op: o, Leaves: []string{"target update"}}
				if cond := acc.SlotIf.Operand(o); cond != nil {
					u.clause("if").Conds = []*ir.Value{cond}
				}
				c.Before = append(c.Before, u)
			}
			c.Before[0].vars("from", "", e)
			c.vars("map", "delete", e)
		case acc.ClauseDelete:
			if finalize {
				c.vars("map", "delete", e)
			} else {
				p.mapped(c, "release", e)
			}
		default:
			p.remark(Changed, o, "detach: OpenMP detaches a pointer when what it points to is unmapped")
		}
	}
	c.dropEmpty("map")
	p.waits(c)
}

func (p *Plan) update(o *ir.Op) {
	c := p.standalone(o, "target update")
	if len(c.Leaves) == 0 {
		return
	}
	for _, e := range entriesOf(o) {
		name := "from"
		if acc.ClauseOf(e) == acc.ClauseUpdateDevice {
			name = "to"
		}
		at := c
		if c.moves(e) {
			// One directive moves one section of a variable.
			at = &Construct{Op: o, Leaves: c.Leaves}
			for _, cl := range c.Clauses {
				if cl.Name == "if" {
					at.Clauses = append(at.Clauses, cl)
				}
			}
			c.Before = append(c.Before, at)
		}
		at.vars(name, "", e)
	}
	p.waits(c)
}

// moves reports whether the construct moves another section of a variable.
func (c *Construct) moves(e *ir.Op) bool {
	for _, cl := range c.Clauses {
		for _, v := range cl.Vars {
			if origin(acc.Storage(v)) == origin(acc.Storage(e)) && !sameVariable(v, e) {
				return true
			}
		}
	}
	return false
}

func (p *Plan) device(o *ir.Op) { p.add(o) }

// set chooses the device.
func (p *Plan) set(o *ir.Op) {
	c := p.add(o)
	if p.Target == Multicore {
		return
	}
	c.Under = acc.SlotIf.Operand(o)
	if n := acc.SlotDeviceNum.Operand(o); n != nil {
		c.Calls = append(c.Calls, Call{Name: "omp_set_default_device", Value: n})
	}
	if n := o.Get("defaultAsync"); n != nil {
		q, sync := p.queue(o, n)
		if sync {
			p.remark(Changed, o, "default_async(acc_async_sync): async without an argument stays what it was")
		} else {
			c.Calls = append(c.Calls, Call{Queue: q})
		}
	}
}

// declare plans declare in a function: what it creates lives until the program ends.
func (p *Plan) declare(o *ir.Op) {
	if f := o.ParentOp(); f != nil && f.Is(acc.GlobalCtor) {
		return
	}
	if p.of[o] != nil {
		return
	}
	c := p.standalone(o, "target enter data")
	if len(c.Leaves) == 0 {
		return
	}
	moved := false
	for _, e := range entriesOf(o) {
		switch acc.ClauseOf(e) {
		case acc.ClauseCopy, acc.ClauseCopyin, acc.ClauseCopyinReadonly:
			c.vars("map", "to", e)
			moved = true
		case acc.ClauseCopyout, acc.ClauseCreate, acc.ClauseDeclareDeviceResident, acc.ClauseCopyoutZero, acc.ClauseCreateZero:
			c.vars("map", "alloc", e)
			moved = true
		}
	}
	c.dropEmpty("map")
	if moved {
		p.remark(Changed, o, "declare: at the end of the scope its data is neither removed from the device nor copied back")
	}
}

// globalDeclare plans declare at file scope.
func (p *Plan) globalDeclare(ctor *ir.Op) {
	c := p.add(ctor)
	if p.Target == Multicore {
		return
	}
	ir.Walk(ctor, func(e *ir.Op) bool {
		if _, ok := ir.As[*acc.DataEntry](e); ok {
			c.Leaves = []string{"declare target"}
			if acc.ClauseOf(e) == acc.ClauseDeclareLink {
				c.vars("link", "", e)
			} else {
				c.vars("to", "", e)
			}
		}
		return true
	})
}

// routine plans a routine directive.
func (p *Plan) routine(o *ir.Op) {
	c := p.add(o)
	if p.Target == Multicore {
		return
	}
	if o.Attr("bindIdName") != nil || o.Attr("bindStrName") != nil {
		p.remark(Dropped, o, "bind: the function itself is called on the device")
	}
	c.Leaves = []string{"declare target"}
}
