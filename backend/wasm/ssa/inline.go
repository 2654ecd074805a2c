package ssa

import (
	"cmp"
	"slices"
)

// The sizes, in values, of functions that are copied to where they are called: always, and into loops.
const (
	maxInline     = 40
	maxInlineLoop = 60
	maxGrown      = 4000 // no function grows beyond
)

// Inline copies small functions to their callers, callees first.
func Inline(funcs []*Func) {
	byName := map[string]*Func{}
	for _, f := range funcs {
		byName[f.Name] = f
	}
	done := map[*Func]int{} // 1: at work, 2: done
	var visit func(f *Func)
	visit = func(f *Func) {
		if done[f] != 0 {
			return
		}
		done[f] = 1
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				if v.Op == Call && byName[v.Sym] != nil {
					visit(byName[v.Sym])
				}
			}
		}
		f.inlineCalls(byName, done)
		done[f] = 2
	}
	for _, f := range funcs {
		visit(f)
	}
}

func (f *Func) inlineCalls(byName map[string]*Func, done map[*Func]int) {
	f.NestDepth()
	changed := false
	for i := 0; i < len(f.Blocks); i++ {
		b := f.Blocks[i]
		depth := b.LoopDepth()
		for _, v := range b.Values {
			if v.Op != Call {
				continue
			}
			callee := byName[v.Sym]
			if callee == nil || done[callee] != 2 {
				continue
			}
			limit := maxInline
			if depth > 0 {
				limit = maxInlineLoop
			}
			if n := callee.size(); n > limit || f.size()+n > maxGrown || !callee.copyable() {
				continue
			}
			f.inline(v, callee)
			changed = true
			break // the rest of the block is in a new one, which comes later in the list
		}
	}
	if changed {
		f.removePhis()
	}
}

// size is the number of values.
func (f *Func) size() int {
	n := 0
	for _, b := range f.Blocks {
		n += len(b.Values) + 1
	}
	return n
}

// copyable reports whether the function may be part of another: it has no stack frame, and an end.
func (f *Func) copyable() bool {
	returns := false
	for _, b := range f.Blocks {
		returns = returns || b.Kind == Return
		for _, v := range b.Values {
			if v.Op == GlobalSet {
				return false
			}
		}
	}
	return returns
}

// inline replaces a call by a copy of the callee.
func (f *Func) inline(call *Value, callee *Func) {
	b := call.Block
	at := slices.Index(b.Values, call)
	rest := b.splitAfter(at)
	b.Kind = Jump

	blocks := map[*Block]*Block{}
	vals := map[*Value]*Value{}
	for _, c := range callee.Blocks {
		n := f.NewBlock()
		n.loop = b.loop
		blocks[c] = n
		for _, v := range c.Values {
			if v.Op == Param {
				vals[v] = call.Args[v.Aux]
				continue
			}
			w := f.NewValue(v.Op, v.Type, v.Aux)
			w.Sym, w.Sig, w.Pos, w.Class, w.Block = v.Sym, v.Sig, cmp.Or(v.Pos, call.Pos), v.Class, n
			n.Values = append(n.Values, w)
			vals[v] = w
		}
	}
	look := func(v *Value) *Value {
		if v.Op == Const {
			w := vals[v]
			if w == nil {
				w = f.NewValue(Const, v.Type, v.Aux)
				vals[v] = w
			}
			return w
		}
		return vals[v]
	}
	results := make([][]*Value, len(callee.Sig.Results))
	for _, c := range callee.Blocks {
		n := blocks[c]
		for _, v := range c.Values {
			if v.Op == Param {
				continue
			}
			w := vals[v]
			for _, a := range v.Args {
				x := look(a)
				x.Uses++
				w.Args = append(w.Args, x)
			}
		}
		n.Kind, n.Aux, n.Pos = c.Kind, c.Aux, cmp.Or(c.Pos, call.Pos)
		if c.Control != nil {
			n.SetControl(look(c.Control))
		}
		if c.Kind == Return {
			n.Kind = Jump
			n.Connect(rest)
			for i, r := range c.Results {
				x := look(r)
				x.Uses++
				results[i] = append(results[i], x)
			}
			continue
		}
		for _, s := range c.Succs {
			n.Succs = append(n.Succs, Edge{blocks[s.Block], s.Index})
		}
		for _, p := range c.Preds {
			n.Preds = append(n.Preds, Edge{blocks[p.Block], p.Index})
		}
	}
	for _, c := range callee.Blocks { // blocks that return keep their predecessors
		if c.Kind == Return {
			for _, p := range c.Preds {
				blocks[c].Preds = append(blocks[c].Preds, Edge{blocks[p.Block], p.Index})
			}
		}
	}
	b.Connect(blocks[callee.Entry()])
	out := make([]*Value, len(results))
	for i, t := range callee.Sig.Results {
		out[i] = f.NewValue(Phi, t, 0)
		out[i].Args = results[i]
		out[i].Block = rest
	}
	rest.Values = append(append([]*Value(nil), out...), rest.Values...)
	if len(out) == 1 {
		call.forward = out[0]
	}
	for _, v := range rest.Values {
		if v.Op == Result && v.Args[0] == call {
			v.forward = out[v.Aux]
		}
	}
	call.dropArgs()
	f.applyForwards()
}
