// Package deadvalue has the pass remove-dead-values, with LLVM's name and result: what no effect and no result of a visible
// function needs is erased, across regions, blocks and calls of private functions.
//
//	%r:2 = scf.for ... iter_args(%p = %a, %q = %b)      %r = scf.for ... iter_args(%p = %a)
//
// where %q and %r#1 lead to nothing. Read deadvalue.go (the order of the work), live.go (which values are live), then erase.go.
//
// LLVM 22 makes modules that do not verify where a conditional branch passes a value that is dead; here both its successors lose
// what they do not need.
package deadvalue

import (
	"slices"

	"accc/ir"
	"accc/ir/pass"
)

// Pass is the pass remove-dead-values.
var Pass = pass.Pass{
	Name: "remove-dead-values",
	Doc:  "Erase operations, arguments, results and what regions pass on that nothing needs, across calls of private functions, too.",
	Options: []pass.Option{{Name: "canonicalize", Doc: "simplify operations with regions afterwards", Default: "true",
		Words: []string{"true", "false"}}},
	Run: func(op *ir.Op, o pass.Values) error {
		w := &work{live: newLiveness(op), poison: map[*ir.Op][]int{}}
		ir.WalkPost(op, w.visit)
		w.erase()
		if o.Bool("canonicalize") {
			var list []*ir.Op
			ir.Walk(op, func(o *ir.Op) bool {
				if _, ok := ir.As[ir.RegionBranch](o); ok && o != op {
					list = append(list, o)
				}
				return true
			})
			pass.Greedy{Patterns: func(d *ir.OpDef) []pass.Pattern { return d.Canonicalize }}.RunOn(list)
		}
		return nil
	},
}

// work is what is to be erased.
type work struct {
	live      *liveness
	dead      []*ir.Op         // inner ones first
	poison    map[*ir.Op][]int // the operands of operations that become arguments or results which are dead
	poisoned  []*ir.Op         // those operations, in order
	functions []*ir.Op
	branches  []*ir.Op
}

// visit finds what to do at an operation.
func (w *work) visit(o *ir.Op) {
	if o.Parent() == nil {
		return
	}
	if w.live.private[o] {
		w.functions = append(w.functions, o)
		return
	}
	if _, ok := ir.As[ir.BranchLike](o); ok && len(o.Successors()) > 0 {
		if _, ok := ir.As[ir.BranchMutator](o); ok {
			w.branches = append(w.branches, o)
		}
		return
	}
	if o.IsTerminator() {
		return
	}
	if removable(o) && !w.live.some(o.Results()) {
		w.dead = append(w.dead, o)
		return
	}
	if b, ok := ir.As[ir.RegionBranch](o); ok {
		w.passed(o, b)
	}
}

// removable reports whether an operation has no effect but its results.
func removable(o *ir.Op) bool {
	_, function := ir.As[ir.FunctionLike](o)
	return !function && ir.IsPure(o) && ir.IsRemovable(o)
}

// passed finds what an operation and the ends of its regions pass on to nothing but what is dead.
func (w *work) passed(o *ir.Op, b ir.RegionBranch) {
	type operand struct {
		of *ir.Op
		k  int
	}
	needed := map[operand]bool{}
	var list []operand
	edges(o, b, func(end *ir.Op, vals, become []*ir.Value) {
		at := o
		if end != nil {
			at = end
		}
		first := position(at, vals)
		for i, v := range become {
			if x := (operand{at, first + i}); first >= 0 && i < len(vals) {
				list = append(list, x)
				needed[x] = needed[x] || w.live.values[v]
			}
		}
	})
	for _, x := range list {
		if !needed[x] {
			w.mark(x.of, x.k)
		}
	}
}

// position is the number of the operand with which the values begin that an operation passes on, one after the other; -1 if
// they are not operands of it.
func position(o *ir.Op, vals []*ir.Value) int {
	all := o.Operands()
	for first := len(all) - len(vals); first >= 0; first-- {
		if slices.Equal(all[first:first+len(vals)], vals) {
			return first
		}
	}
	return -1
}

// mark notes that an operand is not needed.
func (w *work) mark(o *ir.Op, k int) {
	if w.poison[o] == nil {
		w.poisoned = append(w.poisoned, o)
	}
	if !slices.Contains(w.poison[o], k) {
		w.poison[o] = append(w.poison[o], k)
	}
}
