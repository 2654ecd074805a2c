package intrinsic

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// Intrinsic subroutines, and functions of time, the command line and the system.

// boxOrNone is the descriptor of an argument, an absent one if it is not given.
func (x *Lowering) boxOrNone(c *reference, name string) *ir.Value { return x.boxArgument(c.arg(name)) }

// give stores a number into a variable that is an argument, if it is present.
func (x *Lowering) give(n *front.Node, v *ir.Value) {
	if n == nil {
		return
	}
	e := x.host.Designator(n)
	x.Store(x.Convert(v, x.types.ScalarType(n.Type)), x.AddressOf(e))
}

// textAndLength is a character argument as an address and a length, null if it is not given.
func (x *Lowering) textAndLength(n *front.Node) (addr, length *ir.Value) {
	if n == nil {
		return x.ZeroBits(fir.Ref(ir.I8())), x.Int(0, ir.I64())
	}
	a, l := x.host.Char(n)
	return x.BytePointer(a), x.AsI64(l)
}

func randomNumber(x *Lowering, c *reference) {
	file, line := x.SourceArgs(x.host.Span(c.n))
	x.Runtime("RandomNumber", nil, x.boxArgument(c.args[0]), file, line)
}

func randomSeed(x *Lowering, c *reference) {
	file, line := x.SourceArgs(x.host.Span(c.n))
	x.Runtime("RandomSeed", nil, x.boxOrNone(c, "size"), x.boxOrNone(c, "put"), x.boxOrNone(c, "get"), file, line)
}

// systemClock counts in the unit that the smallest kind among the arguments has.
func systemClock(x *Lowering, c *reference) {
	kind := 16
	for _, a := range c.args {
		if a != nil && typeSuffixes[a.Type.Class] == "Integer" {
			kind = min(kind, a.Type.Kind)
		}
	}
	if kind == 16 {
		kind = 4
	}
	k := x.I32(int64(kind))
	for _, f := range []struct{ arg, name string }{{"count", "Count"}, {"count_rate", "CountRate"}, {"count_max", "CountMax"}} {
		if a := c.arg(f.arg); a != nil {
			x.give(a, x.Runtime("SystemClock"+f.name, ir.I64(), k))
		}
	}
}

func dateAndTime(x *Lowering, c *reference) {
	var args []*ir.Value
	for _, name := range []string{"date", "time", "zone"} {
		a, n := x.textAndLength(c.arg(name))
		args = append(args, a, n)
	}
	file, line := x.SourceArgs(x.host.Span(c.n))
	x.Runtime("DateAndTime", nil, append(args, file, line, x.boxOrNone(c, "values"))...)
}

func commandArgument(x *Lowering, c *reference) {
	file, line := x.SourceArgs(x.host.Span(c.n))
	n := x.Convert(x.host.Scalar(c.args[0]), ir.I32())
	v := x.Runtime("GetCommandArgument", ir.I32(), n, x.boxOrNone(c, "value"), x.boxOrNone(c, "length"), x.boxOrNone(c, "errmsg"), file, line)
	x.give(c.arg("status"), v)
}

func command(x *Lowering, c *reference) {
	file, line := x.SourceArgs(x.host.Span(c.n))
	v := x.Runtime("GetCommand", ir.I32(), x.boxOrNone(c, "command"), x.boxOrNone(c, "length"), x.boxOrNone(c, "errmsg"), file, line)
	x.give(c.arg("status"), v)
}

func environmentVariable(x *Lowering, c *reference) {
	file, line := x.SourceArgs(x.host.Span(c.n))
	trim := x.Bool(true)
	if a := c.arg("trim_name"); a != nil {
		trim = x.host.Condition(a)
	}
	v := x.Runtime("GetEnvVariable", ir.I32(), x.boxArgument(c.args[0]), x.boxOrNone(c, "value"), x.boxOrNone(c, "length"), trim, x.boxOrNone(c, "errmsg"), file, line)
	x.give(c.arg("status"), v)
}

func executeCommand(x *Lowering, c *reference) {
	file, line := x.SourceArgs(x.host.Span(c.n))
	wait := x.Bool(true)
	if a := c.arg("wait"); a != nil {
		wait = x.host.Condition(a)
	}
	x.Runtime("ExecuteCommandLine", nil, x.boxArgument(c.args[0]), wait, x.boxOrNone(c, "exitstat"), x.boxOrNone(c, "cmdstat"), x.boxOrNone(c, "cmdmsg"), file, line)
}

// moveBits is mvbits, which is elemental.
func moveBits(x *Lowering, c *reference) {
	list := make([]*entity.Elements, len(c.args))
	for i, a := range c.args {
		list[i] = x.host.Elements(a)
	}
	to := x.host.Designator(c.args[3])
	t := x.types.ScalarType(c.args[3].Type)
	x.LoopNest(entity.ShapeFrom(list...), func(idx []*ir.Value) {
		v := func(i int) *ir.Value { return x.Convert(list[i].At(idx).Value, t) }
		mask := x.LowMask(v(2), t)
		bits := x.Op1(arith.AndI, t, x.Shifted(arith.ShRUI, v(0), v(1)), mask)
		hole := x.Op1(arith.XOrI, t, x.Shifted(arith.ShLI, mask, v(4)), x.Int(-1, t))
		addr := x.At1(to, idx)
		kept := x.Op1(arith.AndI, t, x.Load(addr), hole)
		x.Store(x.Op1(arith.OrI, t, kept, x.Shifted(arith.ShLI, bits, v(4))), addr)
	})
}

func moveAlloc(x *Lowering, c *reference) {
	file, line := x.SourceArgs(x.host.Span(c.n))
	from, to := x.refEntity(c.args[0]), x.refEntity(c.args[1])
	boxes := fir.Ref(noneBox())
	declared := x.ZeroBits(fir.Ref(ir.None()))
	if t := c.args[0].Type; t.Derived != nil {
		declared = x.FirConvert(x.TypeDesc(t.Derived), fir.Ref(ir.None()))
	}
	v := x.Runtime("MoveAlloc", ir.I32(), x.FirConvert(to, boxes), x.FirConvert(from, boxes), declared, x.Bool(c.arg("stat") != nil), x.boxOrNone(c, "errmsg"), file, line)
	x.give(c.arg("stat"), v)
}

// status is an integer argument as i32, zero if it is not given.
func (x *Lowering) status(n *front.Node) *ir.Value {
	if n == nil {
		return x.I32(0)
	}
	return x.Convert(x.host.Scalar(n), ir.I32())
}

// withStatus makes a subroutine of a function with a status.
func withStatus(f func(x *Lowering, c *reference) *ir.Value) subroutineRule {
	return func(x *Lowering, c *reference) { x.give(c.arg("status"), f(x, c)) }
}

// asFunction makes a function of it.
func asFunction(f func(x *Lowering, c *reference) *ir.Value) inquiryRule {
	return func(x *Lowering, c *reference) *ir.Value { return x.Convert(f(x, c), c.typ) }
}

// fillText is a function of the library that fills a character: (box, file, line).
func fillText(name string) func(x *Lowering, c *reference) *ir.Value {
	return func(x *Lowering, c *reference) *ir.Value {
		file, line := x.SourceArgs(x.host.Span(c.n))
		return x.Runtime(name, ir.I32(), x.boxArgument(c.args[0]), file, line)
	}
}

func unlink(x *Lowering, c *reference) *ir.Value {
	a, n := x.textAndLength(c.args[0])
	file, line := x.SourceArgs(x.host.Span(c.n))
	return x.Runtime("Unlink", ir.I32(), a, n, file, line)
}

func rename(x *Lowering, c *reference) *ir.Value {
	file, line := x.SourceArgs(x.host.Span(c.n))
	status := x.TempOf(ir.I32())
	box := x.FirConvert(x.Embox(fir.Box(ir.I32()), status, nil, nil), noneBox())
	x.Runtime("Rename", nil, x.boxArgument(c.args[0]), x.boxArgument(c.args[1]), box, file, line)
	return x.Load(status)
}

// elapsed is etime or dtime: (values, time).
func elapsed(x *Lowering, c *reference) *ir.Value {
	file, line := x.SourceArgs(x.host.Span(c.n))
	t := x.TempOf(ir.F32())
	box := x.FirConvert(x.Embox(fir.Box(ir.F32()), t, nil, nil), noneBox())
	x.Runtime("Etime", nil, x.boxOrNone(c, "values"), box, file, line)
	return x.Load(t)
}

// oldRandom is irand or rand; their argument is passed by address.
func oldRandom(name string, t func() ir.Type) inquiryRule {
	return func(x *Lowering, c *reference) *ir.Value {
		flag := x.ZeroBits(fir.Ref(ir.I32()))
		if len(c.args) > 0 && c.args[0] != nil {
			flag = x.Spill(x.Convert(x.host.Scalar(c.args[0]), ir.I32()))
		}
		args := []*ir.Value{flag}
		if name == "Rand" {
			file, line := x.SourceArgs(x.host.Span(c.n))
			args = append(args, file, line)
		}
		return x.Convert(x.Runtime(name, t(), args...), c.typ)
	}
}

// called is a function of the library without arguments.
func called(name string, t func() ir.Type) inquiryRule {
	return func(x *Lowering, c *reference) *ir.Value { return x.Convert(x.Runtime(name, t()), c.typ) }
}

// fixed is a function with one value for all programs.
func fixed(v int64) inquiryRule {
	return func(x *Lowering, c *reference) *ir.Value {
		if build.IsLogical(c.typ) {
			return x.logicalResult(x.Bool(v != 0), c)
		}
		return x.Int(v, c.typ)
	}
}

func secondsSince(x *Lowering, c *reference) *ir.Value {
	file, line := x.SourceArgs(x.host.Span(c.n))
	ref := x.Spill(x.Convert(x.host.Scalar(c.args[0]), ir.F32()))
	return x.Convert(x.Runtime("Secnds", ir.F32(), ref, file, line), c.typ)
}

// cpuTime is the time in a unit, of which there are so many in a second.
func (x *Lowering) cpuTime(perSecond float64) *ir.Value {
	return x.FloatOp(arith.MulF, x.Runtime("CpuTime", ir.F64()), x.Float(perSecond, ir.F64()))
}

// The modules iso_c_binding and ieee_arithmetic.

// cAddress makes a c_ptr or c_funptr of an address.
func (x *Lowering) cAddress(c *reference, addr *ir.Value) *entity.Entity {
	e := &entity.Entity{Type: c.n.Type, Temp: true, Addr: x.TempOf(x.types.ScalarType(c.n.Type))}
	x.Store(x.FirConvert(addr, ir.I64()), x.Component(e.Addr, "address"))
	return e
}

// addressIn is the address in a c_ptr.
func (x *Lowering) addressIn(n *front.Node) *ir.Value {
	return x.Load(x.Component(x.AddressOf(x.host.Value(n)), "address"))
}

func cAssociated(x *Lowering, c *reference) *ir.Value {
	a := x.addressIn(c.args[0])
	v := x.CmpI(arith.NE, a, x.Int(0, ir.I64()))
	if len(c.args) > 1 && c.args[1] != nil {
		v = x.And(v, x.CmpI(arith.EQ, a, x.addressIn(c.args[1])))
	}
	return x.logicalResult(v, c)
}

// cFPointer associates a pointer with what an address designates.
func cFPointer(x *Lowering, c *reference) {
	p := c.args[1]
	ref := x.refEntity(p)
	t := build.PointeeOf(ref.Type())
	target := build.PointeeOf(t)
	addr := x.FirConvert(x.addressIn(c.args[0]), target)
	if entity.IsCharacter(p.Type) && p.Type.Len < 0 {
		x.host.Unsupported(x.host.Span(p), "c_f_pointer of a character of deferred length")
	}
	if p.Rank == 0 {
		x.Store(x.Embox(t, addr, nil, nil), ref)
		return
	}
	if c.arg("shape") == nil {
		x.host.Unsupported(x.host.Span(c.n), "c_f_pointer of an array without a shape")
	}
	shape := x.operand(c.arg("shape"))
	var lowers operandArray
	if n := c.arg("lower"); n != nil {
		lowers = x.operand(n)
	}
	var lower, extent []*ir.Value
	for d := range p.Rank {
		at := []*ir.Value{x.Idx(int64(d + 1))}
		low := x.Idx(1)
		if lowers.at != nil {
			low = x.AsIndex(lowers.at(at))
		}
		lower = append(lower, low)
		extent = append(extent, x.AtLeastZero(x.AsIndex(shape.at(at))))
	}
	x.Store(x.Embox(t, addr, x.AnyShape(lower, extent), nil), ref)
}

// cFProcPointer associates a procedure pointer with what an address designates.
func cFProcPointer(x *Lowering, c *reference) {
	p := c.args[1]
	if p.Symbol == nil || !p.Symbol.Has(front.PointerAttr) || p.Kind != front.NameExpr {
		x.host.Unsupported(x.host.Span(p), "this procedure pointer")
	}
	to := x.host.Variable(p.Symbol).Addr
	t := ir.Func([]ir.Type{}, []ir.Type{})
	f := x.FirConvert(x.addressIn(c.args[0]), t)
	box := x.Grouped(fir.EmboxProc, fir.BoxProc(t), [][]*ir.Value{{f}, nil}).Result(0)
	x.Store(x.FirConvert(box, build.PointeeOf(to.Type())), to)
}

func init() {
	for name, rule := range map[string]subroutineRule{
		"random_number": randomNumber, "random_seed": randomSeed, "system_clock": systemClock, "date_and_time": dateAndTime,
		"get_command_argument": commandArgument, "get_command": command, "get_environment_variable": environmentVariable,
		"execute_command_line": executeCommand, "mvbits": moveBits, "move_alloc": moveAlloc, "getarg": commandArgument, "getenv": environmentVariable,
		"cpu_time": func(x *Lowering, c *reference) { x.give(c.args[0], x.Runtime("CpuTime", ir.F64())) },
		"second":   func(x *Lowering, c *reference) { x.give(c.args[0], x.Runtime("CpuTime", ir.F64())) },
		"random_init": func(x *Lowering, c *reference) {
			x.Runtime("RandomInit", nil, x.host.Condition(c.args[0]), x.host.Condition(c.args[1]))
		},
		"exit":  func(x *Lowering, c *reference) { x.Runtime("Exit", nil, x.status(c.args[0])) },
		"abort": func(x *Lowering, c *reference) { x.Runtime("Abort", nil) },
		"flush": func(x *Lowering, c *reference) {
			unit := x.I32(-1)
			if c.args[0] != nil {
				unit = x.Convert(x.host.Scalar(c.args[0]), ir.I32())
			}
			x.Runtime("Flush", nil, unit)
		},
		"sleep": func(x *Lowering, c *reference) {
			x.Runtime("Sleep", nil, x.Convert(x.host.Scalar(c.args[0]), ir.I64()))
		},
		"srand": func(x *Lowering, c *reference) {
			x.Runtime("Srand", nil, x.Spill(x.Convert(x.host.Scalar(c.args[0]), ir.I32())))
		},
		"etime":  func(x *Lowering, c *reference) { x.give(c.arg("time"), elapsed(x, c)) },
		"unlink": withStatus(unlink), "rename": withStatus(rename), "getcwd": withStatus(fillText("GetCwd")), "hostnm": withStatus(fillText("Hostnm")),
		"c_f_pointer": cFPointer, "c_f_procpointer": cFProcPointer,
	} {
		subroutines[name] = rule
	}
	// There is one image: what images combine is what this one has.
	add(subroutines, func(*Lowering, *reference) {}, "co_sum", "co_max", "co_min", "co_broadcast")

	for name, rule := range map[string]inquiryRule{
		"command_argument_count": called("ArgumentCount", ir.I32), "iargc": called("ArgumentCount", ir.I32), "time": called("time", ir.I64),
		"time8": called("time", ir.I64), "getpid": called("GetPID", ir.I32), "getuid": called("GetUID", ir.I32),
		"irand": oldRandom("Irand", ir.I32), "rand": oldRandom("Rand", ir.F32), "ran": oldRandom("Rand", ir.F32), "secnds": secondsSince,
		"etime": asFunction(elapsed), "unlink": asFunction(unlink), "rename": asFunction(rename),
		"getcwd": asFunction(fillText("GetCwd")), "hostnm": asFunction(fillText("Hostnm")),
		"second":     func(x *Lowering, c *reference) *ir.Value { return x.Convert(x.cpuTime(1), c.typ) },
		"mclock":     func(x *Lowering, c *reference) *ir.Value { return x.Convert(x.cpuTime(1000), c.typ) },
		"this_image": fixed(1), "num_images": fixed(1), "c_associated": cAssociated,
	} {
		inquiries[name] = rule
	}
	for _, name := range []string{"nan", "inf", "denormal", "subnormal", "standard", "datatype", "divide", "io", "sqrt"} {
		inquiries["ieee_support_"+name] = fixed(1)
	}
	inquiries["ieee_support_underflow_control"] = fixed(0)
	transforms["c_funloc"] = func(x *Lowering, c *reference) *entity.Entity {
		return x.cAddress(c, x.ProcedurePart(fir.BoxAddr, x.anyProcedure(c.args[0])))
	}
	transforms["c_loc"] = func(x *Lowering, c *reference) *entity.Entity { return x.cAddress(c, x.firstAddress(c.args[0])) }
}
