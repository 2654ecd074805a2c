package omptooffload

import (
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/section"
	"accc/dialects/llvm"
	"accc/ir"
)

// A conditional is a copy for lastprivate(conditional: ...) (OpenMP 5.2 §5.4.5): the variable gets the value that the last iteration
// stores which stores one. Each thread notes the number of the iteration with each store; the copies are then compared as those of a
// reduction are folded.
type conditional struct {
	variable, copy *ir.Value
	size           int64
	// pair is memory for the number of an iteration, -1 before any, followed by a value. best is the number whose value the
	// variable has.
	pair, best *ir.Value
}

// pairValue is where the value of a pair is.
const pairValue = 8

// conditional notes that an item is conditional.
func (k *copies) conditional(o, recipe *ir.Op, variable, copy *ir.Value) {
	size, err := section.Size(recipe.Attr("type").(*ir.TypeAttr).Type)
	if err != nil || !k.ofLoop || k.binding(o) == bindTeams {
		k.unsupported(o, "lastprivate(conditional) of this construct")
		return
	}
	for w := k.outer; w != nil; w = w.outer {
		for i := range w.conditionals {
			if x := &w.conditionals[i]; x.variable == variable || x.copy == variable { // the inner copy has the values
				x.copy = copy
				return
			}
		}
	}
	e := build.Before(k.at)
	x := conditional{variable: variable, copy: copy, size: size}
	x.pair, x.best = e.Alloca(llvm.Array(1+(size+7)/8, ir.I64()), 1), e.Alloca(ir.I64(), 1)
	e.Store(e.I64(-1), x.pair)
	e.Store(e.I64(-1), x.best)
	k.conditionals = append(k.conditionals, x)
}

// noteStores adds the number of the iteration to each store to conditional copies in a loop. The store of the last iteration's
// value, which lastprivate has, goes.
func (k *copies) noteStores(loop *ir.Op) {
	for _, x := range k.conditionals {
		number := numberOf(loop)
		var stores, last []*ir.Op
		// parts are addresses of parts of the two.
		parts := map[*ir.Value]*ir.Value{x.copy: x.copy, x.variable: x.variable}
		ir.Walk(loop, func(o *ir.Op) bool {
			for i, v := range o.Operands() {
				whole := parts[v]
				switch {
				case whole == nil, o.Is(llvm.Load), o.Is(llvm.Memcpy) && i == 1:
				case o.Is(llvm.GEP) && i == 0:
					parts[o.Result(0)] = whole
				case (o.Is(llvm.Store) && i == 1 || o.Is(llvm.Memcpy) && i == 0) && whole == x.copy:
					stores = append(stores, o)
				case (o.Is(llvm.Store) && i == 1 || o.Is(llvm.Memcpy) && i == 0):
					last = append(last, o)
				case whole == x.copy:
					k.unsupported(k.o, "lastprivate(conditional) of a variable whose address is used")
					return false
				}
			}
			return true
		})
		for _, o := range stores {
			e := build.Before(o)
			e.Loc = o.Loc
			e.Store(number, x.pair)
		}
		for _, o := range last {
			o.Erase()
		}
	}
}

// compare makes what a reduction does of the conditional copies, before at.
func (k *copies) compare(at *ir.Op) {
	for _, x := range k.conditionals {
		e := build.Before(at)
		e.Loc = k.o.Loc
		e.Memcpy(e.Offset(x.pair, e.I64(pairValue)), x.copy, e.I64(x.size))
		k.reductions = append(k.reductions, reduction{byRef: true, variable: x.variable, copy: x.pair, merge: func(at *ir.Op, pair *ir.Value) {
			e := build.Before(at)
			e.Loc = k.o.Loc
			number := e.Load(ir.I64(), pair)
			k.when(at, e.Cmp(arith.SGT, number, e.Load(ir.I64(), x.best)), func(at *ir.Op) {
				e := build.Before(at)
				e.Store(number, x.best)
				e.Memcpy(x.variable, e.Offset(pair, e.I64(pairValue)), e.I64(x.size))
			})
		}})
	}
}
