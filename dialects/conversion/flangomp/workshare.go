package flangomp

import (
	"maps"
	"slices"

	"accc/dialects/conversion/firacc"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/hlfir"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/pass"
)

// LowerWorkshare is the pass that divides workshare constructs among the threads.
var LowerWorkshare = Passes.Define(pass.Pass{
	Name: "lower-workshare",
	Doc:  "Turn workshare constructs into loops whose iterations the threads share, and single constructs whose results all threads get (OpenMP 5.2 §11.4).",
	Run: func(module *ir.Op, _ pass.Values) error {
		var list []*ir.Op
		ir.WalkPost(module, func(o *ir.Op) {
			if o.Is(omp.Workshare) {
				list = append(list, o)
			}
		})
		var errs ir.Errors
		for _, o := range list {
			if o.Region(0).Empty() {
				continue
			}
			if err := (&sharedWork{module: module, construct: o, root: ir.NewMapping()}).lower(); err != nil {
				errs = append(errs, err)
			}
		}
		if len(errs) > 0 {
			return errs
		}
		return nil
	},
})

// sharedWork is one construct that is being divided. Three kinds of operations are told apart: what holds a loop that the threads
// share is executed by all of them; what has no effects is executed wherever its result is used; one thread executes the others.
type sharedWork struct {
	module, construct *ir.Op
	// root maps values of the construct to those that every thread has afterwards.
	root *ir.Mapping
}

func (w *sharedWork) lower() *ir.Error {
	o := w.construct
	b := ir.Before(o)
	blocks := o.Region(0).Blocks()
	if len(blocks) > 1 {
		if holdsSharedLoop(o) {
			return o.Errorf("a loop that threads share in a workshare construct with control flow between blocks")
		}
		single := b.Op(omp.Single, ir.With{Groups: make([][]*ir.Value, len(omp.Single.Operands))})
		single.SetAttr("nowait", o.Attr("nowait"))
		single.Region(0).Take(o.Region(0))
		o.Erase()
		return nil
	}
	before := o.Prev()
	w.block(blocks[0], b, true)
	if o.Attr("nowait") == nil {
		b.Op(omp.Barrier, ir.With{})
	}
	removeDead(o.Prev(), before)
	o.Erase()
	return nil
}

// holdsSharedLoop reports whether a loop of the construct around an operation is in it, which the threads share.
func holdsSharedLoop(o *ir.Op) bool {
	if o.Is(omp.WorkshareLoop) {
		return true
	}
	for _, r := range o.Regions() {
		for _, b := range r.Blocks() {
			for in := b.First(); in != nil; in = in.Next() {
				if !in.Is(omp.Workshare) && holdsSharedLoop(in) {
					return true
				}
			}
		}
	}
	return false
}

// block makes what the threads execute of a block. The construct itself ends with a barrier, if any, so that what comes last in it
// needs none. fir-opt leaves out the barrier at the end of nested blocks, too, where something may follow: that is a data race.
func (w *sharedWork) block(block *ir.Block, b *ir.Builder, outermost bool) {
	ops := block.Ops()
	ops = ops[:len(ops)-1]
	for len(ops) > 0 {
		n := 1
		if !holdsSharedLoop(ops[0]) {
			if n = slices.IndexFunc(ops, holdsSharedLoop); n < 0 {
				n = len(ops)
			}
		}
		last := outermost && n == len(ops)
		switch o := ops[0]; {
		case o.Is(omp.WorkshareLoop):
			loop := b.Op(omp.Wsloop, ir.With{Groups: make([][]*ir.Value, len(omp.Wsloop.Operands)), Loc: w.construct.Loc})
			noWait(loop, last)
			o.Region(0).CloneInto(loop.Region(0), w.root)
		case holdsSharedLoop(o):
			w.shell(o, b)
		default:
			w.single(ops[:n], b, last)
		}
		ops = ops[n:]
	}
}

func noWait(o *ir.Op, last bool) {
	if last {
		o.SetAttr("nowait", ir.Unit())
	}
}

// shell copies an operation whose regions hold loops that the threads share: all threads execute it.
func (w *sharedWork) shell(o *ir.Op, b *ir.Builder) {
	scratch := copyOf(w.root)
	n := o.Clone(scratch)
	b.Insert(n)
	for i, r := range o.Results() {
		w.root.Values[r] = n.Result(i)
	}
	for i, r := range o.Regions() {
		to := n.Region(i)
		for _, old := range slices.Clone(to.Blocks()) {
			old.Erase()
		}
		for _, from := range r.Blocks() {
			block := &ir.Block{}
			for _, a := range from.Args() {
				w.root.Values[a] = block.AddArg(a.Type(), a.Loc())
			}
			w.root.Blocks[from] = block
			to.Append(block)
		}
		if r.Empty() {
			continue
		}
		for _, from := range ir.NewDominance().ReversePostorder(r) {
			block := w.root.Blocks[from]
			at := ir.At(block)
			at.Loc = w.construct.Loc
			w.block(from, at, false)
			at.Insert(from.Last().Clone(w.root))
			removeDead(block.Last(), nil)
		}
	}
}

func copyOf(m *ir.Mapping) *ir.Mapping {
	return &ir.Mapping{Values: maps.Clone(m.Values), Blocks: maps.Clone(m.Blocks)}
}

// single makes one thread execute operations. The others get the results by copyprivate, or compute them, too, where that has no effects.
func (w *sharedWork) single(ops []*ir.Op, b *ir.Builder, last bool) {
	inside := map[*ir.Op]bool{}
	for _, o := range ops {
		inside[o] = true
	}
	mine := copyOf(w.root)
	body, rest := &ir.Block{}, &ir.Block{}
	one, all := w.at(body), w.at(rest)
	var shared []*ir.Value // the memory that all threads get a copy of
	needed := false
	for _, o := range ops {
		if o.Is(fir.Alloca) {
			memory := o.Clone(mine)
			b.Insert(memory)
			w.root.Values[o.Result(0)] = memory.Result(0)
			shared = append(shared, memory.Result(0))
			needed = true
			continue
		}
		one.Insert(o.Clone(mine))
		if harmless(o) {
			if slices.ContainsFunc(o.Operands(), func(v *ir.Value) bool { return inside[v.Op()] && w.root.Values[v] == nil }) {
				needed = true // nothing after the group uses it
			} else {
				all.Insert(o.Clone(w.root))
			}
			continue
		}
		needed = true
		for _, r := range o.Results() {
			if w.root.Values[r] != nil || !usedAfter(r, inside, o.Parent().Region().Parent()) {
				continue
			}
			t := r.Type()
			p := b.Op(fir.Alloca, ir.With{Groups: [][]*ir.Value{nil, nil}, Types: []ir.Type{fir.Ref(t)},
				Attrs: []ir.NamedAttr{{Name: "in_type", Value: ir.TypeValue(t)}}, Loc: w.construct.Loc}).Result(0)
			one.Op(fir.Store, ir.With{Operands: []*ir.Value{mine.Lookup(r), p}})
			w.root.Values[r] = all.Op(fir.Load, ir.With{Operands: []*ir.Value{p}, Types: []ir.Type{t}}).Result(0)
			shared = append(shared, p)
		}
	}
	if needed {
		one.Op(omp.Terminator, ir.With{})
		removeDead(body.Last(), nil)
		groups := make([][]*ir.Value, len(omp.Single.Operands))
		single := b.Op(omp.Single, ir.With{Groups: groups, Loc: w.construct.Loc})
		single.Region(0).Append(body)
		noWait(single, last)
		var functions []ir.Attribute
		for _, p := range shared {
			functions = append(functions, ir.Symbol(w.copyFunction(p.Type())))
		}
		if len(shared) > 0 {
			setGroup(single, "copyprivate_vars", shared)
			single.SetAttr("copyprivate_syms", ir.ArrayOf(functions...))
		}
	}
	for _, o := range rest.Ops() {
		o.Remove()
		b.Insert(o)
	}
}

func (w *sharedWork) at(b *ir.Block) *ir.Builder {
	at := ir.At(b)
	at.Loc = w.construct.Loc
	return at
}

// harmless reports whether every thread may execute an operation.
func harmless(o *ir.Op) bool { return o.Is(fir.Declare) || o.Is(hlfir.Declare) || ir.IsPure(o) }

// usedAfter reports whether a value that one thread computes is used after the operations of its group, directly or by what all
// threads compute from it.
func usedAfter(v *ir.Value, group map[*ir.Op]bool, parent *ir.Op) bool {
	for _, user := range v.Users() {
		top := user
		for top.ParentOp() != parent {
			top = top.ParentOp()
		}
		switch {
		case !group[top]:
			return true
		case user == top && harmless(user) && slices.ContainsFunc(user.Results(), func(r *ir.Value) bool { return usedAfter(r, group, parent) }):
			return true
		}
	}
	return false
}

// removeDead removes the operations from last back to first, which is kept, that nothing uses.
func removeDead(last, first *ir.Op) {
	for o := last; o != first; {
		before := o.Prev()
		if ir.IsDead(o) {
			o.Erase()
		}
		o = before
	}
}

// copyFunction is the name of the function that copies the value of what an address of a type refers to.
func (w *sharedWork) copyFunction(t ir.Type) string {
	elem := t.(*fir.RefType).Elem
	name := "_workshare_copy_" + firacc.TypeName(elem)
	if ir.SymbolIn(w.module, name) != nil {
		return name
	}
	block := w.module.Region(0).Entry()
	b := w.at(block)
	if first := block.First(); first != nil {
		b.SetBefore(first)
	}
	f := b.Op(fn.Func, ir.With{Attrs: []ir.NamedAttr{
		{Name: "sym_name", Value: ir.String(name)}, {Name: "function_type", Value: ir.TypeValue(ir.Func([]ir.Type{t, t}, []ir.Type{}))},
		{Name: "sym_visibility", Value: ir.String("private")}, {Name: "llvm.linkage", Value: llvm.LinkageEnum.Attr(llvm.Internal)}}})
	body := f.Region(0).AddBlock(t, t)
	at := w.at(body)
	v := at.Op(fir.Load, ir.With{Operands: []*ir.Value{body.Arg(1)}, Types: []ir.Type{elem}}).Result(0)
	at.Op(fir.Store, ir.With{Operands: []*ir.Value{v, body.Arg(0)}})
	at.Op(fn.Return, ir.With{})
	return name
}
