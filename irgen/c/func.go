package c

import (
	"accc/dialects/acc"
	fndialect "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/frontend/tokens"
	"accc/ir"
	"accc/irgen"

	"modernc.org/cc/v4"
)

// A signature is how a C function type is passed: records and complex numbers by the address of
// the caller's copy, record results through a hidden first argument.
type signature struct {
	inputs   []ir.Type
	results  []ir.Type
	attrs    []ir.NamedAttr // per input; Value nil: none
	params   []cc.Type
	result   cc.Type
	sret     bool
	variadic bool
}

// signature is how functions of type ft are called. args are the types of the arguments of a call,
// used where the type says nothing of its parameters.
func (l *lowerer) signature(ft *cc.FunctionType, args []cc.Type) *signature {
	s := &signature{result: ft.Result(), variadic: ft.IsVariadic()}
	add := func(t ir.Type, attr string, of ir.Type) {
		s.inputs = append(s.inputs, t)
		a := ir.NamedAttr{}
		if attr != "" {
			a = ir.NamedAttr{Name: attr, Value: ir.TypeValue(of)}
		}
		s.attrs = append(s.attrs, a)
	}
	switch {
	case isAggregate(s.result):
		s.sret = true
		add(ptrType(), "llvm.sret", l.types.memory(s.result))
	case s.result.Kind() != cc.Void:
		s.results = []ir.Type{l.types.value(s.result)}
	}
	for _, p := range ft.Parameters() {
		if p.Type().Kind() == cc.Void {
			break
		}
		s.params = append(s.params, p.Type().Decay())
	}
	if len(s.params) == 0 && ft.MaxArgs() < 0 && !s.variadic {
		s.params = args
	}
	for _, p := range s.params {
		if isAggregate(p) {
			add(ptrType(), "llvm.byval", l.types.memory(p))
		} else {
			add(l.types.value(p), "", nil)
		}
	}
	return s
}

// restrict marks the arguments of a function that is defined for which the program promises that nothing else leads to what
// they point to (C17 §6.7.3.1).
func (s *signature) restrict(ft *cc.FunctionType) {
	i := 0
	if s.sret {
		i++
	}
	for _, p := range ft.Parameters() {
		if p.Declarator != nil && isRestrict(p.Declarator) {
			s.attrs[i] = ir.NamedAttr{Name: "llvm.noalias", Value: ir.Unit()}
		}
		i++
	}
}

// isRestrict reports whether a variable is a pointer with the qualifier restrict.
func isRestrict(d *cc.Declarator) bool {
	p := d.Pointer
	for p != nil && p.Pointer != nil {
		p = p.Pointer
	}
	if p == nil || d.Type().Kind() != cc.Ptr {
		return false
	}
	for q := p.TypeQualifiers; q != nil; q = q.TypeQualifiers {
		if q.TypeQualifier != nil && q.TypeQualifier.Case == cc.TypeQualifierRestrict {
			return true
		}
	}
	return false
}

// argAttrs is the arg_attrs attribute of a function, nil when no argument has any.
func (s *signature) argAttrs() ir.Attribute {
	var list []ir.Attribute
	some := false
	for _, a := range s.attrs {
		if a.Value == nil {
			list = append(list, ir.Dict())
			continue
		}
		some = true
		list = append(list, ir.Dict(a))
	}
	if !some {
		return nil
	}
	return ir.ArrayOf(list...)
}

// declareFunction adds the declaration of a function that is used and not defined here.
func (l *lowerer) declareFunction(f *function) {
	f.op = newFunc(ir.At(l.body), f.name, f.sig, true, true, l.start(l.unit))
	l.setRoutine(f)
}

// setRoutine names a function's acc.routine operations on it.
func (l *lowerer) setRoutine(f *function) {
	if len(f.routine) > 0 {
		f.op.SetAttr("acc.routine_info", acc.RoutineInfo(f.routine...))
	}
}

// A jumpTarget is where break and continue go.
type jumpTarget struct {
	brk, cont *ir.Block // cont is nil in a switch
}

// A frame is a region with storage of its own: a function body, or the body of a construct that
// runs on the device.
type frame struct {
	region *ir.Region
	entry  *ir.Block
	last   *ir.Op // the next alloca goes after it
	one    *ir.Value
}

// fn lowers one function body.
type fn struct {
	*lowerer
	fun    *function
	b      *ir.Builder
	frames []*frame
	vars   map[*cc.Declarator]*ir.Value
	// members are the copies that members of variables have by themselves inside of a construct.
	members map[memberKey]*ir.Value
	// lengths are the lengths of variable-length array types, by the expression that gave them.
	lengths map[cc.ExpressionNode]*ir.Value
	jumps   []jumpTarget
	labels  map[string]*label
	sret    *ir.Value
	memo    map[*cc.Statement]bool
	// inside counts the constructs around that a branch must not leave.
	inside   int
	switches []*switchCases
	// item is the last statement that is an item of a block.
	item *cc.Statement
	// unread are the names that are unread from here on.
	unread []tokens.Unread
	// exits are, for each block around, what is to be done when control leaves it.
	exits [][]func()
}

func (l *lowerer) defineFunction(f *function) {
	d := f.def.Declarator
	f.sig = l.signature(f.typ, nil)
	if f.variadic && f.sig.sret {
		l.unsupported(d, "variadic function that returns a structure")
	}
	f.sig.restrict(f.typ)
	f.op = newFunc(ir.At(l.out), f.name, f.sig, false, f.static || !f.external, l.named(d))
	if f.weak {
		f.op.SetAttr(weakAttr[f.op.Def()], llvm.LinkageEnum.Attr(llvm.Weak))
	}
	l.setRoutine(f)
	x := &fn{
		lowerer: l, fun: f,
		vars:    map[*cc.Declarator]*ir.Value{},
		lengths: map[cc.ExpressionNode]*ir.Value{},
		labels:  map[string]*label{},
		memo:    map[*cc.Statement]bool{},
	}
	l.host.x, l.host.states = x, nil
	l.gen.BeginRoutine()
	l.omp.BeginRoutine(l.unit.SymbolOf(d))
	entry := f.op.Region(0).Entry()
	x.b = ir.At(entry)
	x.b.Loc = l.point(d)
	x.pushFrame(f.op.Region(0), entry)
	x.params(f, entry)
	if !f.unreached {
		if l.opts.Unread {
			x.unread = l.unit.UnreadIn(f.def)
		}
		x.compound(f.def.CompoundStatement)
	}
	x.finish(f)
}

// params allocates memory for every parameter.
func (x *fn) params(f *function, entry *ir.Block) {
	args := entry.Args()
	if f.sig.sret {
		x.sret, args = args[0], args[1:]
	}
	i := 0
	for _, p := range f.typ.Parameters() {
		if p.Type().Kind() == cc.Void {
			break
		}
		d := p.Declarator
		arg := args[i]
		i++
		if d == nil {
			continue
		}
		arg.SetLoc(x.named(d))
		t := d.Type().Decay()
		x.at = d
		if isAggregate(t) {
			x.vars[d] = arg
			continue
		}
		x.b.Loc = x.named(d)
		addr := x.alloca(t, 0)
		x.vars[d] = addr
		x.storeScalar(addr, arg, t)
	}
	for _, p := range f.typ.Parameters() {
		if p.Declarator != nil {
			x.b.Loc = x.point(p.Declarator)
			x.evalLengths(p.Declarator.Type().Undecay())
		}
	}
}

// finish ends the body where control can fall off its end, and drops blocks that nothing reaches.
func (x *fn) finish(f *function) {
	x.checkLabels()
	if !x.terminated() {
		x.b.Loc = x.point(f.def.CompoundStatement.Token2)
		var v []*ir.Value
		if len(f.sig.results) > 0 {
			v = []*ir.Value{x.zero(f.sig.results[0])}
		}
		x.ret(v)
	}
	irgen.DropUnreachable(f.op.Region(0))
}

// ret ends the block with a return.
func (x *fn) ret(v []*ir.Value) {
	if x.fun.variadic {
		x.op(llvm.Return, v, nil)
		return
	}
	x.op(fndialect.Return, v, nil)
}

func (x *fn) pushFrame(r *ir.Region, entry *ir.Block) {
	x.frames = append(x.frames, &frame{region: r, entry: entry})
}

func (x *fn) popFrame() { x.frames = x.frames[:len(x.frames)-1] }

// alloca reserves room for an object of a constant size in the innermost frame.
func (x *fn) alloca(t cc.Type, align int64) *ir.Value {
	return x.allocaOf(x.types.memory(t), max(align, excessAlign(t, x.types.memory(t))))
}

// excessAlign is the alignment of t if it is more than that of its IR type, else 0.
func excessAlign(t cc.Type, m ir.Type) int64 {
	if a := int64(t.Align()); a > alignOf(m) {
		return a
	}
	return 0
}

func (x *fn) allocaOf(t ir.Type, align int64) *ir.Value {
	f := x.frames[len(x.frames)-1]
	at := func() *ir.Builder {
		switch {
		case f.last != nil:
			b := ir.After(f.last)
			b.Loc = x.b.Loc
			return b
		case f.entry.First() != nil:
			b := ir.Before(f.entry.First())
			b.Loc = x.b.Loc
			return b
		}
		b := ir.At(f.entry)
		b.Loc = x.b.Loc
		return b
	}
	if f.one == nil {
		b := at()
		b.Loc = ir.Unknown
		o := constantOp(b, ir.Integer(ir.I32(), 1), ir.I32())
		f.one, f.last = o.Result(0), o
	}
	o := allocaOp(at(), t, f.one, align)
	f.last = o
	return o.Result(0)
}

// block makes a block that is not placed yet.
func (x *fn) block() *ir.Block { return &ir.Block{} }

func (x *fn) place(b *ir.Block) { irgen.Place(x.b, b) }

func (x *fn) terminated() bool { return irgen.Terminated(x.b) }

func (x *fn) live() { irgen.Live(x.b) }
