// Package inline has the pass inline, with LLVM's name and result: calls of functions that the module defines are replaced by
// their bodies, callees first, and each function is canonicalized before it is copied:
//
//	%1 = call @twice(%0) : (i32) -> i32        %1 = arith.addi %0, %0 : i32
//
// Read inline.go (the order of the functions), then body.go (one call).
package inline

import (
	"slices"
	"strconv"

	"accc/dialects/cf"
	fn "accc/dialects/func"
	"accc/ir"
	"accc/ir/pass"
)

// Pass is the pass inline.
var Pass = pass.Pass{
	Name: "inline",
	Doc:  "Replace calls by the bodies of the functions that are called, and erase private functions without uses.",
	Options: []pass.Option{{Name: "max-iterations", Doc: "how often calls are looked for in a function", Default: "4"},
		{Name: "default-pipeline", Doc: "what simplifies functions on the way", Default: "canonicalize", Words: []string{"canonicalize", ""}}},
	Run: func(op *ir.Op, o pass.Values) error {
		times, err := strconv.Atoi(o["max-iterations"])
		if err != nil {
			return err
		}
		in := &inliner{root: op, times: times, simplify: o["default-pipeline"] != "", dead: map[*ir.Op]bool{}, depth: map[*ir.Op]int{},
			uses: map[*ir.Op]int{}}
		in.findFunctions()
		in.count(op, 1)
		for _, f := range in.functions {
			if in.depth[f] == 0 {
				in.component(f)
			}
		}
		for _, f := range in.functions {
			if in.dead[f] {
				f.Erase()
			}
		}
		return nil
	},
}

// inliner is the work on a module. Functions that call one another are found by Tarjan's algorithm: depth numbers them as
// they are met.
type inliner struct {
	root      *ir.Op
	times     int
	simplify  bool
	functions []*ir.Op // those with bodies
	dead      map[*ir.Op]bool
	uses      map[*ir.Op]int // how often symbols refer to a function, but those in dead functions

	depth map[*ir.Op]int
	stack []*ir.Op
}

// findFunctions lists the functions with bodies.
func (in *inliner) findFunctions() {
	ir.Walk(in.root, func(o *ir.Op) bool {
		if hasBody(o) {
			in.functions = append(in.functions, o)
		}
		return true
	})
}

func hasBody(o *ir.Op) bool {
	l, ok := ir.As[ir.FunctionLike](o)
	return ok && l.Body(o) != nil && !l.Body(o).Empty()
}

// callee is the function with a body that an operation calls, or nil.
func callee(o *ir.Op) *ir.Op {
	c, ok := ir.As[ir.CallLike](o)
	if !ok || c.Callee(o) == nil {
		return nil
	}
	f := ir.LookupSymbolRef(o, c.Callee(o))
	if f == nil || !hasBody(f) {
		return nil
	}
	return f
}

// calls are the calls of functions with bodies inside an operation, in order.
func calls(o *ir.Op) (list []*ir.Op) {
	ir.Walk(o, func(c *ir.Op) bool {
		if callee(c) != nil {
			list = append(list, c)
		}
		return true
	})
	return list
}

// component works on what a function calls, then on it and the functions that it and that call one another.
func (in *inliner) component(f *ir.Op) int {
	n := len(in.depth) + 1
	in.depth[f] = n
	in.stack = append(in.stack, f)
	low := n
	for _, c := range calls(f) {
		g := callee(c)
		switch d := in.depth[g]; {
		case d == 0:
			low = min(low, in.component(g))
		case d > 0:
			low = min(low, d)
		}
	}
	if low < n {
		return low
	}
	var list []*ir.Op
	for done := false; !done; {
		g := in.stack[len(in.stack)-1]
		in.stack = in.stack[:len(in.stack)-1]
		in.depth[g] = -1
		list = append(list, g)
		done = g == f
	}
	in.work(list)
	return n
}

// work simplifies functions and replaces the calls in them, until there is none to replace.
// A private function that nothing refers to when its turn comes is dead.
func (in *inliner) work(list []*ir.Op) {
	list = slices.DeleteFunc(list, func(f *ir.Op) bool {
		if isPrivate(f) && in.uses[f] == 0 {
			in.kill(f)
		}
		return in.dead[f]
	})
	for range in.times {
		changed := false
		for _, f := range list {
			if in.simplify && f.Def().Has(ir.IsolatedFromAbove) {
				in.countBody(f, -1)
				_ = pass.Canonicalize.Run(f, nil) // it never fails
				in.countBody(f, 1)
			}
		}
		for _, f := range list {
			changed = in.expandAll(f) || changed
		}
		if !changed {
			return
		}
	}
}

// expandAll replaces the calls in a function, and those that come with bodies, but not of a function whose body they are in.
// The body of a private function that is called once goes to the call.
func (in *inliner) expandAll(f *ir.Op) (changed bool) {
	from := map[*ir.Op][]*ir.Op{} // the functions whose bodies a call came with
	for todo := calls(f); len(todo) > 0; todo = todo[1:] {
		c := todo[0]
		g, history := callee(c), from[c]
		if slices.Contains(history, g) {
			continue
		}
		once := isPrivate(g) && in.uses[g] == 1
		if !isPossible(c, g) {
			continue
		}
		if !in.dead[f] {
			in.count(c, -1)
			in.add(g, 1)
		}
		more := expand(c, g)
		changed = true
		if once {
			in.kill(g)
		}
		for _, m := range more {
			from[m] = append(slices.Clone(history), g)
		}
		todo = append(todo, more...)
	}
	return changed
}

// kill notes that nothing refers to a function: what it refers to is no longer counted.
func (in *inliner) kill(f *ir.Op) {
	in.countBody(f, -1)
	in.dead[f] = true
}

// countBody adds n for each reference in the body of a function that is not dead.
func (in *inliner) countBody(f *ir.Op, n int) {
	if !in.dead[f] {
		in.add(f, n)
	}
}

// add adds n for each reference in the body of a function.
func (in *inliner) add(f *ir.Op, n int) {
	l, _ := ir.As[ir.FunctionLike](f)
	for _, b := range l.Body(f).Blocks() {
		for o := b.First(); o != nil; o = o.Next() {
			in.count(o, n)
		}
	}
}

// count adds n for each reference of an operation and those in it.
func (in *inliner) count(o *ir.Op, n int) {
	ir.Walk(o, func(o *ir.Op) bool {
		note := func(a ir.Attribute) {
			ir.SymbolRefsIn(a, func(ref *ir.SymbolRefAttr) {
				if f := ir.LookupSymbolRef(o, ref); f != nil && ir.SymbolName(f) == ref.Root {
					in.uses[f] += n
				}
			})
		}
		for i := range o.Def().Attrs {
			note(o.Prop(i))
		}
		for _, a := range o.DiscardableAttrs() {
			note(a.Value)
		}
		return true
	})
}

// isPrivate reports whether only this module can refer to a function.
func isPrivate(f *ir.Op) bool { return f.StringAttr("sym_visibility") == "private" }

// Dialects whose operations mean the same in another function.
var movable = map[string]bool{"func": true, "arith": true, "math": true, "complex": true, "cf": true, "scf": true, "memref": true, "llvm": true}

// isMovable reports whether all that a body holds may be in another function.
func isMovable(r *ir.Region) bool {
	ok := true
	for _, b := range r.Blocks() {
		for o := b.First(); o != nil; o = o.Next() {
			ir.Walk(o, func(in *ir.Op) bool {
				ok = ok && in.Def().Dialect != nil && movable[in.Def().Dialect.Name]
				return ok
			})
		}
	}
	return ok
}

// isPossible reports whether a body may take the place of a call: what is around the call takes all that is in it, and the
// call is not in the body itself.
func isPossible(c, f *ir.Op) bool {
	l, _ := ir.As[ir.FunctionLike](f)
	body := l.Body(f)
	around := c.ParentOp()
	if !c.Is(fn.Call) || around.Def().Dialect == nil || !movable[around.Def().Dialect.Name] || f.IsAncestorOf(c) || c.Attr("no_inline") != nil || f.Attr("no_inline") != nil {
		return false
	}
	if len(body.Blocks()) > 1 && around.Def() != f.Def() && around.Def().Has(ir.SingleBlock) {
		return false
	}
	_, results := l.FunctionType(f)
	return len(results) == c.NumResults() && isMovable(body)
}

// branch makes a branch at the end of a block.
func branch(b *ir.Block, loc ir.Location, to *ir.Block, args []*ir.Value) {
	at := ir.At(b)
	at.Loc = loc
	at.Op(cf.Br, ir.With{Operands: args, Succs: []*ir.Block{to}})
}
