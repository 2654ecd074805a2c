package wasm

import (
	"slices"

	"accc/backend/wasm/ssa"
	"accc/dialects/llvm"
	"accc/ir"
)

// frame is where the variables of a function are: values where their address stays within the function, else memory.
type frame struct {
	addrs    map[*ir.Value]slotAddr // addresses of and into variables that became values
	offsets  map[*ir.Op]int64       // variables in memory: bytes above base
	size     int64                  // bytes of the frame
	argSlots int64                  // offset of the area for variable arguments
	dynamic  bool                   // there are allocations of a size known only at run time
	deep     bool                   // loops are nested so deeply that all variables stay in memory; see [ssa.Func.Spill]
	base     *ssa.Value             // address of the frame, as i32; nil if the function has none
}

// A home is a variable that became values: one for each scalar in it that is ever accessed.
type home struct {
	slots map[int64]*slot // by offset
}

type slot struct {
	leaf leaf
	v    ssa.Var
}

// A slotAddr is an address inside a variable that became values.
type slotAddr struct {
	home   *home
	offset int64
}

// maxSlots bounds the variables that are taken apart.
const maxSlots = 64

// layout decides for every allocation of the function what becomes of it.
func (l *lowerer) layout(region *ir.Region) {
	l.addrs = map[*ir.Value]slotAddr{}
	l.offsets = map[*ir.Op]int64{}
	l.deep = nestDepth(region) > ssa.MaxNest
	args := int64(-1)
	ir.Walk(region.Parent(), func(o *ir.Op) bool {
		switch o.Name() {
		case "llvm.alloca":
			l.at(o)
			l.layoutAlloca(o)
		case "llvm.call":
			if t := variadicType(o); t != nil {
				args = max(args, int64(o.NumOperands())*8)
			}
		}
		return true
	})
	l.size = (l.size + 7) &^ 7
	if args >= 0 {
		l.argSlots = l.size
		l.size += args
	}
	l.size = (l.size + 15) &^ 15
}

// nestDepth is how many loops are around the innermost operation of a region, as far as the order of its blocks tells.
func nestDepth(region *ir.Region) int {
	// A branch to an earlier block closes a loop: starts counts those that begin at a block, ends those that end there.
	blocks := region.Blocks()
	starts, ends := make([]int, len(blocks)), make([]int, len(blocks))
	if len(blocks) > 1 {
		index := make(map[*ir.Block]int, len(blocks))
		for i, b := range blocks {
			index[b] = i
		}
		for i, b := range blocks {
			for _, s := range b.Successors() {
				if at := index[s]; at <= i {
					starts[at]++
					ends[i]++
				}
			}
		}
	}
	deepest, around := 0, 0
	for i, b := range blocks {
		around += starts[i]
		deepest = max(deepest, around)
		for o := b.First(); o != nil; o = o.Next() {
			own := 0
			if _, ok := ir.As[ir.LoopLike](o); ok {
				own = 1
			}
			for _, r := range o.Regions() {
				deepest = max(deepest, around+own+nestDepth(r))
			}
		}
		around -= ends[i]
	}
	return deepest
}

func (l *lowerer) layoutAlloca(o *ir.Op) {
	elem := o.Attr("elem_type").(*ir.TypeAttr).Type
	n, constant := constantInt(o.Operand(0))
	size, ok := llvm.SizeOf(elem)
	align, ok2 := llvm.AlignOf(elem)
	if !ok || !ok2 {
		l.fail("a variable of a type without a size")
	}
	if !constant || n < 0 || n*size > 1<<30 {
		l.dynamic = true
		return
	}
	if n == 1 && !l.deep && l.promote(o) {
		return
	}
	align = max(align, o.IntAttr("alignment"), 1)
	if n*size >= 16 {
		align = max(align, 16)
	}
	excess := max(align-stackAlign, 0) // for the address to be rounded up
	align = min(align, stackAlign)
	l.size = (l.size + align - 1) &^ (align - 1)
	l.offsets[o] = l.size
	l.size += n*size + excess
}

// stackAlign is what the stack pointer is aligned to.
const stackAlign = 16

// aligned rounds an address of the stack up to the alignment of a variable.
func (l *lowerer) aligned(o *ir.Op, addr *ssa.Value) *ssa.Value {
	align := o.IntAttr("alignment")
	if align <= stackAlign {
		return addr
	}
	return l.b.Op(ssa.I32And, l.b.Op(ssa.I32Add, addr, l.i32(align-1)), l.i32(-align))
}

// constantInt is the value of an integer constant.
func constantInt(v *ir.Value) (int64, bool) {
	if v.Op() == nil {
		return 0, false
	}
	switch v.Op().Name() {
	case "arith.constant", "llvm.mlir.constant":
		if a, ok := v.Op().Attr("value").(*ir.IntegerAttr); ok && a.Big == nil {
			return a.Value, true
		}
	}
	return 0, false
}

// A promotion is the attempt to make values of a variable: every use of its address must be a load, a store, a copy as
// a whole or a constant step to one of these, and the accesses must agree on which scalars there are.
type promotion struct {
	elem    ir.Type // of the variable
	home    *home
	addrs   map[*ir.Value]slotAddr
	cleared []span
}

type span struct{ lo, hi int64 }

func (l *lowerer) promote(o *ir.Op) bool {
	p := &promotion{elem: o.Attr("elem_type").(*ir.TypeAttr).Type, home: &home{slots: map[int64]*slot{}}, addrs: map[*ir.Value]slotAddr{}}
	if !p.visit(o.Result(0), 0) || !p.consistent() {
		return false
	}
	for _, s := range p.home.slots {
		s.v = l.b.NewVar(s.leaf.t)
	}
	for v, at := range p.addrs {
		l.addrs[v] = at
	}
	return true
}

// visit examines the uses of an address inside the variable.
func (p *promotion) visit(addr *ir.Value, at int64) bool {
	p.addrs[addr] = slotAddr{p.home, at}
	for u := addr.FirstUse(); u != nil; u = u.Next() {
		if !p.use(u, at) {
			return false
		}
	}
	return true
}

func (p *promotion) use(u *ir.Operand, at int64) bool {
	user := u.Owner()
	switch user.Name() {
	case "llvm.load":
		return !user.BoolAttr("volatile_") && !isAtomic(user) && p.touchAll(user.Result(0).Type(), at)
	case "llvm.store":
		return u.Index() == 1 && !user.BoolAttr("volatile_") && !isAtomic(user) && p.touchAll(user.Operand(0).Type(), at)
	case "llvm.getelementptr":
		if u.Index() != 0 || user.NumOperands() != 1 {
			return false
		}
		off, err := walkIndices(user, nil)
		return err == nil && p.visit(user.Result(0), at+off)
	case "llvm.intr.memset":
		b, isConst := constantInt(user.Operand(1))
		n, isConst2 := constantInt(user.Operand(2))
		if u.Index() != 0 || !isConst || b != 0 || !isConst2 || user.BoolAttr("isVolatile") {
			return false
		}
		p.cleared = append(p.cleared, span{at, at + n})
		return true
	case "llvm.intr.memcpy", "llvm.intr.memmove":
		return u.Index() < 2 && !user.BoolAttr("isVolatile") && p.copied(user, u.Index(), at)
	case "llvm.intr.lifetime.start", "llvm.intr.lifetime.end":
		return true
	}
	return false
}

// copied copies whole members: to or from memory, or a variable of the same type at the same offset.
func (p *promotion) copied(o *ir.Op, operand int, at int64) bool {
	n, isConst := constantInt(o.Operand(2))
	ls, err := leaves(p.elem)
	if !isConst || err != nil {
		return false
	}
	inside := int64(0)
	for _, lf := range ls {
		lo, hi := lf.offset, lf.offset+lf.size
		switch {
		case lo >= at && hi <= at+n:
			if !p.touch(lo, lf) {
				return false
			}
			inside = max(inside, hi)
		case hi > at && lo < at+n:
			return false
		}
	}
	size, _ := llvm.SizeOf(p.elem)
	if at+n > size || inside == 0 {
		return false
	}
	root, off := o.Operand(1-operand), int64(0)
	for root.Op() != nil && root.Op().Name() == "llvm.getelementptr" && root.Op().NumOperands() == 1 {
		step, err := walkIndices(root.Op(), nil)
		if err != nil {
			return false
		}
		off += step
		root = root.Op().Operand(0)
	}
	if root.Op() != nil && root.Op().Name() == "llvm.alloca" {
		return root.Op().Attr("elem_type").(*ir.TypeAttr).Type == p.elem && off == at
	}
	return true
}

func (p *promotion) touchAll(t ir.Type, at int64) bool {
	ls, err := leaves(t)
	if err != nil {
		return false
	}
	for _, lf := range ls {
		if !p.touch(at+lf.offset, lf) {
			return false
		}
	}
	return true
}

// touch makes sure that there is a scalar of a kind at an offset.
func (p *promotion) touch(off int64, lf leaf) bool {
	if s := p.home.slots[off]; s != nil {
		same := s.leaf.t == lf.t && s.leaf.bits == lf.bits || s.leaf.full() && lf.full() // the bits of a number, seen as another type
		return same && s.leaf.size == lf.size
	}
	if len(p.home.slots) == maxSlots {
		return false
	}
	lf.offset = 0
	p.home.slots[off] = &slot{leaf: lf}
	return true
}

// full reports whether all bits of a scalar count, as many in memory as in a value.
func (lf leaf) full() bool {
	return int(lf.size) == lf.t.Size() && (lf.bits == 0 || lf.bits == 8*lf.t.Size())
}

// consistent reports whether no two scalars overlap, and none is cleared in part.
func (p *promotion) consistent() bool {
	for a, s := range p.home.slots {
		for b, t := range p.home.slots {
			if a < b && a+s.leaf.size > b || b < a && b+t.leaf.size > a {
				return false
			}
		}
		for _, c := range p.cleared {
			if a < c.hi && a+s.leaf.size > c.lo && !(c.lo <= a && a+s.leaf.size <= c.hi) {
				return false
			}
		}
	}
	return true
}

// copyScalars copies n bytes between addresses of which at least one is of a variable that became values.
func (l *lowerer) copyScalars(dst, src *ir.Value, n int64) {
	to, isTo := l.addrs[dst]
	from, isFrom := l.addrs[src]
	own := to
	if !isTo {
		own = from
	}
	var offsets []int64
	for off := range own.home.slots {
		if off >= own.offset && off < own.offset+n {
			offsets = append(offsets, off-own.offset)
		}
	}
	slices.Sort(offsets)
	vals := make([]*ssa.Value, len(offsets))
	var addr *ssa.Value
	if !isFrom {
		addr = l.address(l.one(src))
	} else if !isTo {
		addr = l.address(l.one(dst))
	}
	part := func(rel int64) leaf {
		lf := own.home.slots[own.offset+rel].leaf
		lf.offset = rel
		return lf
	}
	for i, rel := range offsets {
		if isFrom {
			vals[i] = l.b.Read(from.home.slots[from.offset+rel].v)
		} else {
			vals[i] = l.loadLeaf(addr, part(rel), false)
		}
	}
	for i, rel := range offsets {
		if isTo {
			s := to.home.slots[to.offset+rel]
			l.b.Write(s.v, l.reinterpret(vals[i], s.leaf.t))
		} else {
			l.storeLeaf(addr, part(rel), vals[i], false)
		}
	}
}

// enter makes the frame at the start of the function, if it needs one.
func (l *lowerer) enter() {
	if l.size == 0 && len(l.offsets) == 0 && !l.dynamic { // an object may have no size
		return
	}
	sp := l.b.Global(StackPointer, ssa.I32)
	limit := l.b.Global(StackLimit, ssa.I32)
	room := l.b.Op(ssa.I32Sub, sp, limit)
	l.trapUnless(l.b.Op(ssa.I32GeU, room, l.i32(l.size)), &l.overflow, StackOverflow)
	l.base = l.b.Op(ssa.I32Sub, sp, l.i32(l.size))
	l.b.SetGlobal(StackPointer, l.base)
}

// leave frees the frame.
func (l *lowerer) leave() {
	if l.base != nil {
		l.b.SetGlobal(StackPointer, l.b.Op(ssa.I32Add, l.base, l.i32(l.size)))
	}
}

func init() {
	handlers["llvm.alloca"] = func(l *lowerer, o *ir.Op) {
		if _, ok := l.addrs[o.Result(0)]; ok {
			l.poison(o, true)
			return
		}
		if off, ok := l.offsets[o]; ok {
			l.set(o.Result(0), l.b.Op(ssa.I64ExtendI32U, l.aligned(o, l.b.Op(ssa.I32Add, l.base, l.i32(off)))))
			l.poison(o, true)
			return
		}
		l.allocate(o)
	}
	handlers["llvm.intr.stacksave"] = func(l *lowerer, o *ir.Op) {
		l.set(o.Result(0), l.b.Op(ssa.I64ExtendI32U, l.b.Global(StackPointer, ssa.I32)))
	}
	handlers["llvm.intr.stackrestore"] = func(l *lowerer, o *ir.Op) {
		l.b.SetGlobal(StackPointer, l.b.Op(ssa.I32WrapI64, l.one(o.Operand(0))))
	}
	ignore := func(l *lowerer, o *ir.Op) {}
	handlers["llvm.intr.lifetime.end"] = ignore
}

// allocate makes room on the stack for as many elements as an operand says.
func (l *lowerer) allocate(o *ir.Op) {
	size, _ := llvm.SizeOf(o.Attr("elem_type").(*ir.TypeAttr).Type)
	lf := l.leaf(o.Operand(0).Type())
	n := l.one(o.Operand(0))
	if lf.t == ssa.I32 {
		n = l.b.Op(ssa.I64ExtendI32U, l.extend(n, lf, false))
	}
	bytes := l.b.Op(ssa.I64Mul, n, l.i64(size))
	bytes = l.b.Op(ssa.I64And, l.b.Op(ssa.I64Add, bytes, l.i64(max(o.IntAttr("alignment"), stackAlign)-1)), l.i64(-stackAlign))
	sp := l.b.Global(StackPointer, ssa.I32)
	room := l.b.Op(ssa.I32Sub, sp, l.b.Global(StackLimit, ssa.I32))
	l.trapUnless(l.b.Op(ssa.I64GeU, l.b.Op(ssa.I64ExtendI32U, room), bytes), &l.overflow, StackOverflow)
	addr := l.b.Op(ssa.I32Sub, sp, l.b.Op(ssa.I32WrapI64, bytes))
	l.b.SetGlobal(StackPointer, addr)
	l.set(o.Result(0), l.b.Op(ssa.I64ExtendI32U, l.aligned(o, addr)))
}
