package wasm

import (
	"fmt"

	"accc/backend/wasm/ssa"
	"accc/dialects/accc"
	"accc/ir"
)

// A lowerer translates one function.
type lowerer struct {
	c    *compiler
	b    *ssa.Builder
	fn   *function
	vals map[*ir.Value][]*ssa.Value // the leaves of values
	vars map[*ir.Value][]ssa.Var    // values that are variables: block arguments, and what is computed in several blocks
	frame
	graphs []*graph // the control-flow graphs around the current operation, innermost last
	loc    ir.Location

	overflow *ssa.Block // the trap for a stack that is full
	kernel   bool       // the function is a kernel, which is called once for each gang
}

// failure travels from where something cannot be translated to lower.
type failure struct{ err error }

// fail gives up the function.
func (l *lowerer) fail(format string, args ...any) {
	panic(failure{&Error{Loc: l.loc, Msg: fmt.Sprintf(format, args...)}})
}

func (l *lowerer) check(err error) {
	if err != nil {
		if e, ok := err.(*Error); ok {
			panic(failure{e})
		}
		l.fail("%v", err)
	}
}

// lower translates the body of a function.
func (c *compiler) lower(f *function) (err error) {
	l := &lowerer{c: c, fn: f, vals: map[*ir.Value][]*ssa.Value{}, vars: map[*ir.Value][]ssa.Var{}, loc: f.op.Loc, kernel: f.op.Attr(accc.Kernel.Name) != nil}
	defer func() {
		if r := recover(); r != nil {
			fl, ok := r.(failure)
			if !ok {
				panic(r)
			}
			err = fl.err
		}
	}()
	l.b = ssa.NewBuilder(f.name, f.sig)
	l.b.Func().Pos = c.pos(f.op.Loc)
	region := f.op.Region(0)
	l.layout(region)
	n := 0
	for _, a := range region.Entry().Args() {
		ls := l.leaves(a.Type())
		vals := make([]*ssa.Value, len(ls))
		for i, leaf := range ls {
			vals[i] = l.b.Func().Param(n)
			if leaf.bits == 1 {
				vals[i] = l.b.Op(ssa.I32And, vals[i], l.b.Int(ssa.I32, 1))
			}
			n++
		}
		l.vals[a] = vals
	}
	l.enter()
	l.graph(region, nil)
	f.body = l.b.Finish()
	return nil
}

func (l *lowerer) leaves(t ir.Type) []leaf {
	ls, err := leaves(t)
	l.check(err)
	return ls
}

// leaf is the one leaf of a scalar type.
func (l *lowerer) leaf(t ir.Type) leaf {
	ls := l.leaves(t)
	if len(ls) != 1 {
		l.fail("not yet handled: an operation on an aggregate")
	}
	return ls[0]
}

// get is the leaves of a value.
func (l *lowerer) get(v *ir.Value) []*ssa.Value {
	vals, ok := l.vals[v]
	if ok && l.deep {
		return vals
	}
	if vars, ok := l.vars[v]; ok {
		out := make([]*ssa.Value, len(vars))
		for i, x := range vars {
			out[i] = l.b.Read(x)
		}
		return out
	}
	if ok {
		return vals
	}
	if p, ok := l.addrs[v]; ok && p.home != nil {
		l.fail("not yet handled: the address of a variable that was taken apart")
	}
	l.fail("a value is used where it is not defined")
	return nil
}

// one is a scalar value.
func (l *lowerer) one(v *ir.Value) *ssa.Value {
	vals := l.get(v)
	if len(vals) != 1 {
		l.fail("not yet handled: an aggregate as an operand")
	}
	return vals[0]
}

// set defines the leaves of a value.
func (l *lowerer) set(v *ir.Value, vals ...*ssa.Value) {
	if vars, ok := l.vars[v]; ok {
		for i, x := range vars {
			l.b.Write(x, vals[i])
		}
		return
	}
	l.vals[v] = vals
}

// variable makes a value one that may be defined several times.
func (l *lowerer) variable(v *ir.Value) []ssa.Var {
	if vars, ok := l.vars[v]; ok {
		return vars
	}
	ls := l.leaves(v.Type())
	vars := make([]ssa.Var, len(ls))
	for i, leaf := range ls {
		vars[i] = l.b.NewVar(leaf.t)
	}
	l.vars[v] = vars
	return vars
}

// newVars makes variables for a type.
func (l *lowerer) newVars(t ir.Type) []ssa.Var {
	ls := l.leaves(t)
	vars := make([]ssa.Var, len(ls))
	for i, leaf := range ls {
		vars[i] = l.b.NewVar(leaf.t)
	}
	return vars
}

func (l *lowerer) writeAll(vars []ssa.Var, vals []*ssa.Value) {
	for i, x := range vars {
		l.b.Write(x, vals[i])
	}
}

func (l *lowerer) readAll(vars []ssa.Var) []*ssa.Value {
	out := make([]*ssa.Value, len(vars))
	for i, x := range vars {
		out[i] = l.b.Read(x)
	}
	return out
}

// handlers translate operations, by name; the files lower_*.go fill it.
var handlers = map[string]func(l *lowerer, o *ir.Op){}

// op translates an operation that is not the end of a block.
func (l *lowerer) op(o *ir.Op) {
	l.at(o)
	h := handlers[o.Name()]
	if h == nil {
		l.fail("not yet handled: operation %s in code that is to run", o.Name())
	}
	h(l, o)
}

func (l *lowerer) at(o *ir.Op) {
	l.loc = o.Loc
	l.b.Pos = l.c.pos(o.Loc)
}

func (l *lowerer) i32(n int64) *ssa.Value { return l.b.Int(ssa.I32, n) }
func (l *lowerer) i64(n int64) *ssa.Value { return l.b.Int(ssa.I64, n) }

// trapUnless goes on only where a condition holds.
func (l *lowerer) trapUnless(ok *ssa.Value, trap **ssa.Block, cause Cause) {
	if c, isConst := ok.IsConst(); isConst && c != 0 {
		return
	}
	if *trap == nil {
		*trap = l.b.NewBlock()
		here := l.b.Block
		l.b.Block = *trap
		l.b.Unreachable(int64(cause))
		l.b.Block = here
	}
	next := l.b.NewBlock()
	l.b.If(ok, next, *trap)
	l.b.Seal(next)
	l.b.Block = next
}
