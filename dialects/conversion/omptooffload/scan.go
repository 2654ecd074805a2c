package omptooffload

import (
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// A scan is a loop whose iterations compute and use a generalized prefix sum (OpenMP 5.2 §5.6). The scan directive divides an
// iteration into an input phase, which fills the copy of a variable, and a scan phase, which reads the sum.
//
// One thread runs both phases of each iteration in turn. The threads of a team run the loop twice: first the input phases,
// whose results they leave in a buffer with an element for each iteration; then one thread computes the sums in the order
// of the iterations; then they run the scan phases of the same iterations.
type scan struct {
	*nest
	k         *copies
	inclusive bool
	sizes     []int64 // of the copies
}

// scanOf is the scan of a nest, or nil.
func (n *nest) scanOf(sets []*copies) *scan {
	for _, k := range sets {
		if modifierOf(k.o) != "inscan" || len(k.reductions) == 0 {
			continue
		}
		s := &scan{nest: n, k: k}
		for _, x := range k.reductions {
			size, ok := n.sizeOf(x)
			if !ok {
				n.unsupported(k.o, "a scan of a variable of this type")
			}
			s.sizes = append(s.sizes, size)
		}
		return s
	}
	return nil
}

// directiveIn finds the scan directive in a loop, and makes blocks of what is around it.
func (s *scan) directiveIn(loop *ir.Op) *ir.Op {
	var found *ir.Op
	ir.Walk(loop, func(o *ir.Op) bool {
		if o.Is(omp.Scan) && found == nil {
			found = o
		}
		return found == nil
	})
	if found == nil {
		s.fail(s.k.o.Errorf("has no scan directive in its loop"))
		return nil
	}
	if !s.flatten(found) {
		return nil
	}
	if found.ParentOp() != loop {
		s.unsupported(found, "scan that is not directly in the loop")
		return nil
	}
	s.inclusive = len(found.GetAll("inclusive_vars")) > 0
	return found
}

// copyTo copies the value of a variable of the i-th reduction.
func (s *scan) copyTo(at *ir.Op, i int, to, from *ir.Value) {
	e := build.Before(at)
	if x := s.k.reductions[i]; !x.byRef {
		t := x.recipe.Attr("type").(*ir.TypeAttr).Type
		e.Store(e.Load(t, from), to)
		return
	}
	e.Memcpy(to, from, e.I64(s.sizes[i]))
}

// reset gives a copy the neutral value.
func (s *scan) reset(at *ir.Op, i int) {
	x := s.k.reductions[i]
	build.Neutral(at, x.recipe, x.byRef, x.variable, x.copy)
}

// combine folds a value into another one of the i-th reduction.
func (s *scan) combine(at *ir.Op, i int, into, from *ir.Value) {
	x := s.k.reductions[i]
	x.variable = into
	s.k.combine(at, x, from)
}

// alone runs both phases of each iteration in turn: the sum so far is in the variable itself.
func (s *scan) alone(loop *ir.Op) {
	directive := s.directiveIn(loop)
	if directive == nil {
		return
	}
	entry, end := loop.Region(0).Entry(), s.end(loop)
	first := entry.First()
	for i, x := range s.k.reductions {
		if s.inclusive {
			s.reset(first, i)
			s.combine(directive, i, x.variable, x.copy)
			s.copyTo(directive, i, x.copy, x.variable)
			continue
		}
		s.copyTo(first, i, x.copy, x.variable)
		s.reset(directive, i)
		s.combine(end, i, x.variable, x.copy)
	}
	directive.Erase()
}

// end is the operation that ends the region of a loop, of which there is one.
func (s *scan) end(loop *ir.Op) *ir.Op {
	var list []*ir.Op
	for _, b := range loop.Region(0).Blocks() {
		if t := b.Last(); t != nil && t.Is(offload.Yield) {
			list = append(list, t)
		}
	}
	if len(list) == 1 {
		return list[0]
	}
	out := loop.Region(0).AddBlock()
	for _, t := range list {
		build.Before(t).Br(out)
		t.Erase()
	}
	return build.End(out, loop.Loc).Op(offload.Yield, ir.With{})
}

// together runs the loop, which shared iterations are around, twice, before o.
func (s *scan) together(shared, inner, o *ir.Op) {
	if s.directiveIn(inner) == nil {
		return
	}
	s.end(inner)
	// The buffers: one thread makes them.
	e := build.Before(shared)
	list := make([]*ir.Value, len(s.sizes))
	mine := e.Op(offload.Single, ir.With{Attrs: named(s.k.o), Types: []ir.Type{ir.I1()}}).Result(0)
	s.when(shared, mine, func(at *ir.Op) {
		e := build.Before(at)
		all := s.library(e, "malloc", []ir.Type{build.Ptr()}, e.I64(8*int64(len(list))))
		for i, size := range s.sizes {
			room := s.library(e, "malloc", []ir.Type{build.Ptr()}, e.Mul(e.Arith("maxsi", s.whole, e.I64(1)), e.I64(size)))
			e.Store(room, e.Offset(all, e.I64(8*int64(i))))
		}
		e.Op(offload.Publish, ir.With{Operands: []*ir.Value{all}})
	})
	s.synchronize(shared, s.k.o)
	e = build.Before(shared)
	all := e.Op(offload.Published, ir.With{Types: []ir.Type{build.Ptr()}}).Result(0)
	for i := range list {
		list[i] = e.Load(build.Ptr(), e.Offset(all, e.I64(8*int64(i))))
	}
	element := func(e build.Emit, i int, number *ir.Value) *ir.Value {
		return e.Offset(list[i], e.Mul(number, e.I64(s.sizes[i])))
	}

	m := ir.NewMapping()
	input := shared.Clone(m)
	shared.Parent().InsertBefore(input, shared)
	s.phase(input, s.inclusive, func(begin, end *ir.Op, number *ir.Value) {
		for i, x := range s.k.reductions {
			s.reset(begin, i)
			s.copyTo(end, i, element(build.Before(end), i, number), x.copy)
		}
	})
	s.synchronize(shared, s.k.o)
	s.when(shared, mine, func(at *ir.Op) {
		e := build.Before(at)
		body := loop(e, e.I64(0), s.whole)
		number := argsOf(body)[0]
		for i, x := range s.k.reductions {
			end := s.end(body)
			at := element(build.Before(end), i, number)
			if s.inclusive {
				s.combine(end, i, x.variable, at)
				s.copyTo(end, i, at, x.variable)
				continue
			}
			s.copyTo(end, i, x.copy, at)
			s.copyTo(end, i, at, x.variable)
			s.combine(end, i, x.variable, x.copy)
		}
	})
	s.synchronize(shared, s.k.o)
	s.phase(shared, !s.inclusive, func(begin, _ *ir.Op, number *ir.Value) {
		for i, x := range s.k.reductions {
			s.copyTo(begin, i, x.copy, element(build.Before(begin), i, number))
		}
	})
	s.synchronize(o, s.k.o)
	s.when(o, mine, func(at *ir.Op) {
		for _, v := range append(list, all) {
			s.library(build.Before(at), "free", nil, v)
		}
	})
}

// phase leaves of the iterations of a loop, which is in an operation, what precedes the scan directive or what follows it.
// fill adds code to the beginning and the end.
func (s *scan) phase(shared *ir.Op, before bool, fill func(begin, end *ir.Op, number *ir.Value)) {
	var directive *ir.Op
	ir.Walk(shared, func(o *ir.Op) bool {
		if o.Is(omp.Scan) {
			directive = o
		}
		return directive == nil
	})
	loop := directive.ParentOp()
	entry, end := loop.Region(0).Entry(), s.end(loop)
	code := prelude(entry, directive)
	from, to := code.Parent(), directive.Parent()
	rest, last := split(directive), split(end)
	switch {
	case before:
		jump(to, last)
	case code != directive:
		split(code)
		jump(from, rest)
	}
	if !before {
		directive.Erase()
	}
	s.prune(loop)
	fill(entry.First(), end, numberOf(loop))
}

// jump makes a block end by going to another one.
func jump(b, to *ir.Block) {
	loc := b.Last().Loc
	b.Last().Erase()
	build.End(b, loc).Br(to)
}

// split makes an operation begin a block, to which control comes from what precedes it, and returns the block.
func split(o *ir.Op) *ir.Block {
	head := o.Parent()
	b := head.Split(o)
	build.End(head, o.Loc).Br(b)
	return b
}

// prelude is the operation at which the code of the program begins: what precedes it stores the variables of the loop, and
// computes values.
func prelude(entry *ir.Block, directive *ir.Op) *ir.Op {
	o := entry.First()
	for ; o != directive && !o.IsTerminator(); o = o.Next() {
		if !again(o) && !(o.Is(llvm.Store) && counts(entry, o.Operand(0))) {
			break
		}
	}
	return o
}

// again reports whether an operation may be executed once more: it only results in values.
func again(o *ir.Op) bool {
	return o.NumRegions() == 0 && (ir.IsPure(o) || o.Is(llvm.Load) || o.Is(llvm.Alloca))
}

// counts reports whether a value is made of the variables of a loop alone.
func counts(entry *ir.Block, v *ir.Value) bool {
	d := v.Op()
	if d == nil {
		return v.ParentBlock() == entry
	}
	if !ir.IsPure(d) {
		return false
	}
	for _, x := range d.Operands() {
		if c := x.Op(); (c == nil || c.NumOperands() > 0) && !counts(entry, x) && build.Defines(entry.ParentOp(), x) {
			return false
		}
	}
	return true
}

// prune erases the blocks of a loop that control does not come to. Values of theirs that are used elsewhere are computed again.
func (s *scan) prune(loop *ir.Op) {
	r := loop.Region(0)
	live := map[*ir.Block]bool{}
	var visit func(b *ir.Block)
	visit = func(b *ir.Block) {
		if live[b] {
			return
		}
		live[b] = true
		for _, x := range b.Successors() {
			visit(x)
		}
	}
	visit(r.Entry())
	known := map[*ir.Value]*ir.Value{}
	for _, b := range r.Blocks() {
		for o := b.First(); live[b] && o != nil; o = o.Next() {
			ir.Walk(o, func(x *ir.Op) bool {
				for i := range x.NumOperands() {
					v := x.Operand(i)
					if in := v.ParentBlock(); in != nil && in.Region() == r && !live[in] {
						x.SetOperand(i, s.recompute(v, r.Entry().Last(), known))
					}
				}
				return true
			})
		}
	}
	for _, b := range append([]*ir.Block(nil), r.Blocks()...) {
		if !live[b] {
			for o := b.First(); o != nil; o = b.First() {
				o.Erase()
			}
		}
	}
	for _, b := range append([]*ir.Block(nil), r.Blocks()...) {
		if !live[b] {
			b.Erase()
		}
	}
}

// recompute computes a value of code that is left out before at.
func (s *scan) recompute(v *ir.Value, at *ir.Op, known map[*ir.Value]*ir.Value) *ir.Value {
	if to := known[v]; to != nil {
		return to
	}
	d := v.Op()
	if d == nil || !again(d) {
		s.unsupported(s.k.o, "a value that both phases of a scan use")
		return v
	}
	m := ir.NewMapping()
	for _, x := range d.Operands() {
		if in := x.ParentBlock(); in != nil && in.Region() == v.ParentBlock().Region() && in != at.Parent() {
			m.Values[x] = s.recompute(x, at, known)
		}
	}
	c := d.Clone(m)
	at.Parent().InsertBefore(c, at)
	known[v] = c.Result(v.Index())
	return known[v]
}
