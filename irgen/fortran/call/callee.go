package call

import (
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/procedure"
)

// callee is what a call needs to know: the procedure's symbol and interface, and the arguments in the order of the dummies.
type callee struct {
	sym     *front.Symbol
	proc    *front.Proc
	known   bool
	dummies []*front.Symbol
	args    []*front.Node // nil for one that is not given
	pass    int           // the number of the passed object, -1: none
	object  *front.Node
	node    *front.Node
	at      *front.Node
}

// calleeOf ties the arguments of a call to the dummies.
func (x *Lowering) calleeOf(n *front.Node) *callee {
	c := &callee{pass: -1, at: n}
	var args []*front.Node
	switch n.Kind {
	case front.UnaryExpr, front.BinaryExpr:
		c.sym, args = n.Symbol, n.Args
		if n.Symbol.Kind == front.Generic { // bound to a type
			x.host.Unsupported(x.host.Span(n), "this operator")
		}
	case front.RefExpr:
		c.node, args = n.Args[0], n.Args[1:]
		c.sym = n.Symbol
	default: // a call without arguments
		c.node, c.sym = n, n.Symbol
	}
	if c.node != nil && c.node.Kind == front.MemberExpr {
		c.object = c.node.Args[0]
		if c.sym == nil || c.sym.Kind == front.Generic {
			x.host.Unsupported(x.host.Span(c.node), "this type-bound procedure")
		}
	}
	if c.sym == nil {
		x.host.Unsupported(x.host.Span(n), "this call")
	}
	c.proc = c.sym.Proc
	if c.proc == nil || !c.proc.Known && c.proc.Interface == "" {
		// A procedure that is known by its name only.
		if u := x.External(c.sym); u != nil {
			c.sym = u
			c.proc = u.Proc
		}
	}
	c.known = c.proc != nil && (c.proc.Known || len(c.proc.Dummies) > 0)
	if !c.known {
		c.args = args
		return c
	}
	c.dummies = c.proc.Dummies
	c.args = make([]*front.Node, len(c.dummies))
	if c.object != nil && !c.sym.Has(front.NoPass) {
		c.pass = x.passIndex(c)
		if c.pass >= 0 && c.pass < len(c.args) {
			c.args[c.pass] = c.object
		}
	}
	k := 0
	for _, a := range args {
		if a.Key != "" {
			for i, d := range c.dummies {
				if d != nil && d.Name == a.Key {
					c.args[i] = a
				}
			}
			continue
		}
		for k < len(c.args) && (k == c.pass) {
			k++
		}
		if k < len(c.args) {
			c.args[k] = a
		}
		k++
	}
	if c.node == nil && isBinding(c.sym) && !c.sym.Has(front.NoPass) { // an operator or assignment
		c.pass = x.passIndex(c)
		c.object = c.args[c.pass]
	}
	return c
}

// passIndex is the number of the dummy that the object of a type-bound call is passed as.
func (x *Lowering) passIndex(c *callee) int {
	if name := c.sym.PassName(); name != "" {
		for i, d := range c.dummies {
			if d != nil && d.Name == name {
				return i
			}
		}
	}
	if len(c.dummies) == 0 {
		return -1
	}
	return 0
}

// result is the variable whose value a function returns.
func (c *callee) result() *front.Symbol {
	if c.proc != nil && c.proc.Result != nil {
		return c.proc.Result
	}
	return c.sym
}

// isBinding reports whether a symbol is a type-bound procedure.
func isBinding(s *front.Symbol) bool {
	return s.Kind == front.Procedure && s.Scope != nil && s.Scope.Unit == nil && !s.Has(front.PointerAttr)
}

// procedurePointer is the procedure that a call through a dummy, pointer or component calls.
func (x *Lowering) procedurePointer(c *callee) *ir.Value {
	if c.node != nil && c.node.Kind == front.MemberExpr {
		e := x.Base(c.node.Args[0])
		return x.Load(x.Member(x.AddressOf(e), c.node.Symbol.Name))
	}
	v := x.host.Variable(c.sym)
	if c.sym.Has(front.PointerAttr) {
		return x.Load(v.Addr)
	}
	return v.Addr
}

// functionRef declares the procedure if need be and returns its name and type. args are the types of the arguments of
// a call without known interface.
func (x *Lowering) functionRef(c *callee, args []ir.Type, results []ir.Type) (string, *ir.FunctionType) {
	name := x.ProcedureName(c.sym)
	if c.known {
		t := x.ProcedureType(c.sym)
		if x.module.Symbols[name] == nil {
			x.DeclareProcedure(name, t, c.sym)
		} else if ft := procedure.FunctionTypeOf(x.module.Symbols[name]); ft != nil && len(ft.Inputs) == len(t.Inputs) && len(ft.Results) == len(t.Results) {
			t = ft
		}
		return name, t
	}
	if o := x.module.Symbols[name]; o != nil {
		if ft := procedure.FunctionTypeOf(o); ft != nil {
			return name, ft
		}
	}
	t := ir.Func(args, results)
	x.DeclareProcedure(name, t, c.sym)
	return name, t
}
