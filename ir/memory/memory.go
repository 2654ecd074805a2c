// Package memory answers what the operations of a module do to memory: questions that every analysis asks, whatever the dialect.
//
//	a := memory.New(module)
//	a.Targets(p)                                  // which objects an address leads to, and where in them
//	a.Alias(a.At(p, 8), a.At(q, 8), memory.Scope{}) // may the bytes there be the same?
//	a.Escapes(object)                             // who but the operations of the function can reach it
//	a.ModRef(call, place)                         // which operation in it may write the place, or read it
//	a.Cover(loop, place)                          // does an iteration write the place before it reads it, and all of it?
//	a.Stores(place, load)                         // which operations may have written what the load reads there
//	a.Unchanged(place, load, call)                // which operation may write the place in between
//	a.Value(i)                                    // an integer as a sum, through variables that hold parts of it
//
// Operations answer through the interfaces of package ir: Derives, Identifies, Accesses, Mirrors, EntryArguments, Orders. What does not implement one
// that it needs is taken to do anything.
//
// Read object.go, offset.go (how far addresses are apart, as sums), target.go, alias.go, escape.go, content.go (what pointer variables hold), name.go, then
// callee.go, effect.go, box.go (sets of bytes), cover.go (what is written before it is read), reach.go, memo.go (questions that need one another), value.go and place.go (addresses as they are written).
package memory

import "accc/ir"

// An Analysis answers questions about a module as it is. It must not be used after the module has changed, nor by several goroutines.
type Analysis struct {
	// Ignored reports whether an operation is one that accesses no memory of the program and keeps no address, whatever it looks like: a call that tells
	// a tool something. nil: there are none. It must not be changed once a question has been asked.
	Ignored func(o *ir.Op) bool

	// apart and assumed are those of Assuming; nil: nothing is assumed.
	apart   func(o *ir.Op) bool
	assumed func(v *ir.Value) (n int64, ok bool)

	module    *ir.Op
	objects   map[Object]*Object
	targets   map[*ir.Value]*Target
	contents  map[*ir.Value]*content
	stable    map[stableKey]bool
	escapes   map[escapeKey]*escape
	summaries map[*ir.Op]*Summary
	effects   map[*ir.Op]*Effects    // of operations without what is inside of them
	covers    map[*ir.Value]Coverage // of what parameters lead to
	// partial counts the answers about escapes that were used while they were being found out. What was found out meanwhile is not kept.
	partial  int
	escaping []*escape
	loops    map[*ir.Block]bool                   // blocks that may run again before their region is left
	flows    map[*ir.Op]*flow                     // of functions
	beside   map[*Object]bool                     // whether other threads may write objects
	owned    map[*ir.Op]*Effects                  // of operations, without what is inside
	places   map[placesKey]map[*ir.Block][]*ir.Op // operations that matter to an object
	preds    map[*ir.Region]map[*ir.Block][]*ir.Block
	values   *memo[ir.Expr]
	same     *memo[*ir.Value] // the value that stands for others that are equal
	reads    map[*Object][]read
	computed map[string]*ir.Value // the first value of each computation
	numbers  map[*ir.Value]int    // of values, in computed
}

// Around returns an analysis of the module around an operation.
func Around(o *ir.Op) *Analysis {
	for o.ParentOp() != nil {
		o = o.ParentOp()
	}
	return New(o)
}

// New returns an analysis of a module.
func New(module *ir.Op) *Analysis {
	a := &Analysis{module: module, objects: map[Object]*Object{}, stable: map[stableKey]bool{}, escapes: map[escapeKey]*escape{},
		summaries: map[*ir.Op]*Summary{}, covers: map[*ir.Value]Coverage{}}
	a.Forget()
	return a
}

// Forget drops what has been found out, but for what functions do to memory: who asks about one function after another asks nothing about the earlier
// ones, and what is known of them would fill the memory.
func (a *Analysis) Forget() {
	a.targets, a.contents, a.effects, a.owned = map[*ir.Value]*Target{}, map[*ir.Value]*content{}, map[*ir.Op]*Effects{}, map[*ir.Op]*Effects{}
	a.loops, a.flows, a.beside = map[*ir.Block]bool{}, map[*ir.Op]*flow{}, map[*Object]bool{}
	a.places, a.preds = map[placesKey]map[*ir.Block][]*ir.Op{}, map[*ir.Region]map[*ir.Block][]*ir.Block{}
	a.forgetValues()
}
