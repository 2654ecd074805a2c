package wasm

import (
	"slices"

	"accc/backend/wasm/ssa"
	"accc/ir"
)

// A graph is a region whose blocks branch to each other.
type graph struct {
	region *ir.Region
	blocks map[*ir.Block]*ssa.Block
	queue  []*ir.Block
	// rotate are headers of loops that only decide whether to continue. Instead of a jump to the header, its few
	// operations are repeated, so that the loop decides at its end and has one branch less.
	rotate map[*ir.Block]bool
	inside map[*ir.Block]bool // those being repeated now
	// gates lead into cycles with several entries, from the outermost cycle inwards.
	gates map[*ir.Block][]gateEntry
	exit  func(results []*ssa.Value) // what a yield of the region does; nil in the body of a function
}

// A gate is a block through which all ways to the entries of an irregular cycle go: a variable says to which.
type gate struct {
	block   *ssa.Block
	which   ssa.Var
	entries []*ir.Block
}

type gateEntry struct {
	gate  *gate
	index int
}

// maxRotated is the number of operations that are worth repeating.
const maxRotated = 16

// graph translates a region; exit is called where it yields.
func (l *lowerer) graph(region *ir.Region, exit func([]*ssa.Value)) {
	g := &graph{region: region, blocks: map[*ir.Block]*ssa.Block{}, rotate: map[*ir.Block]bool{}, inside: map[*ir.Block]bool{},
		gates: map[*ir.Block][]gateEntry{}, exit: exit}
	l.graphs = append(l.graphs, g)
	if len(region.Blocks()) > 1 {
		l.analyse(g)
	}
	l.blockInPlace(g, region.Entry())
	for len(g.queue) > 0 {
		b := g.queue[0]
		g.queue = g.queue[1:]
		l.b.Block = g.blocks[b]
		l.blockInPlace(g, b)
	}
	l.graphs = l.graphs[:len(l.graphs)-1]
}

// analyse makes variables of arguments and finds the loops to rotate and the cycles to put gates before.
func (l *lowerer) analyse(g *graph) {
	for _, b := range g.region.Blocks() {
		if b == g.region.Entry() {
			continue
		}
		for _, a := range b.Args() {
			l.variable(a)
		}
	}
	l.cycles(g, newCycleFinder(g.region), 0)
	if len(g.gates) > 0 {
		// Gates are passed on ways that never lead on to some of the entries: what is defined on another way must
		// be a variable. Repeating a head would open further entries.
		clear(g.rotate)
		for _, b := range g.region.Blocks() {
			l.makeVariables(b)
		}
		return
	}
	for _, b := range g.region.Blocks() { // in order, so that the code is the same each time
		if g.rotate[b] {
			l.makeVariables(b)
		}
	}
}

// makeVariables turns the values of a block that others use into variables.
func (l *lowerer) makeVariables(b *ir.Block) {
	if b == b.Region().Entry() {
		for _, a := range b.Args() {
			if _, known := l.vals[a]; !known {
				l.variable(a)
			}
		}
	}
	for o := b.First(); o != nil; o = o.Next() {
		for _, r := range o.Results() {
			if _, isAddr := l.addrs[r]; isAddr {
				continue
			}
			for u := r.FirstUse(); u != nil; u = u.Next() {
				if enclosing(u.Owner(), b.Region()) != b {
					l.variable(r)
					break
				}
			}
		}
	}
}

// enclosing is the block of a region that contains an operation.
func enclosing(o *ir.Op, r *ir.Region) *ir.Block {
	for o != nil {
		if o.Parent().Region() == r {
			return o.Parent()
		}
		o = o.ParentOp()
	}
	return nil
}

// A cycleFinder divides the blocks of a region into strongly connected parts, and these into smaller ones. Blocks are
// numbered, as nests of thousands of loops make as many divisions.
type cycleFinder struct {
	blocks       []*ir.Block // the entry first
	succs, preds [][]int     // among blocks that can be reached
	part         []int       // the innermost part found so far that a block is in; 0: all that can be reached, -1: none
	cut          []bool      // edges to these no longer count
	parts        int
	index, low   []int // Tarjan's numbers; 0: not yet visited
	on           []bool
	stack        []int
}

func newCycleFinder(r *ir.Region) *cycleFinder {
	blocks := r.Blocks()
	n := len(blocks)
	c := &cycleFinder{blocks: blocks, succs: make([][]int, n), preds: make([][]int, n), part: make([]int, n), cut: make([]bool, n),
		index: make([]int, n), low: make([]int, n), on: make([]bool, n)}
	number := make(map[*ir.Block]int, n)
	for i, b := range blocks {
		number[b] = i
		c.part[i] = -1
	}
	work := []int{number[r.Entry()]}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if c.part[b] == 0 {
			continue
		}
		c.part[b] = 0
		for _, s := range blocks[b].Successors() {
			to := number[s]
			c.succs[b] = append(c.succs[b], to)
			c.preds[to] = append(c.preds[to], b)
			work = append(work, to)
		}
	}
	return c
}

// cycles finds the strongly connected parts of a part, not counting edges to blocks that were cut. A part with one
// entry is a loop: its inner cycles are those that remain without the edges to the entry. A part with several
// entries gets a gate, and its inner cycles are those that remain without the edges to any entry.
func (l *lowerer) cycles(g *graph, c *cycleFinder, of int, in ...int) {
	if of == 0 {
		for i, p := range c.part {
			if p == 0 {
				in = append(in, i)
			}
		}
	}
	for _, part := range c.components(of, in) {
		c.parts++
		id := c.parts
		for _, b := range part {
			c.part[b] = id
		}
		var entries []int
		for _, b := range part {
			if b == 0 || c.cut[b] || slices.ContainsFunc(c.preds[b], func(p int) bool { return c.part[p] != id }) {
				entries = append(entries, b)
			}
		}
		if len(entries) == 1 {
			if head := entries[0]; !l.deep && l.canRotate(c.blocks[head], func(s int) bool { return c.part[s] == id }, c.succs[head]) {
				g.rotate[c.blocks[head]] = true
			}
		} else {
			gt := &gate{which: l.b.NewVar(ssa.I32)}
			for i, b := range entries {
				gt.entries = append(gt.entries, c.blocks[b])
				g.gates[c.blocks[b]] = append(g.gates[c.blocks[b]], gateEntry{gt, i})
			}
		}
		for _, b := range entries {
			c.cut[b] = true
		}
		slices.Sort(part)
		l.cycles(g, c, id, part...)
	}
}

// components are the strongly connected parts with a cycle, by Tarjan's algorithm, of the blocks of a part without the
// edges that were cut.
func (c *cycleFinder) components(of int, in []int) [][]int {
	for _, b := range in {
		c.index[b] = 0
	}
	var out [][]int
	visited := 0
	var visit func(b int)
	visit = func(b int) {
		visited++
		c.index[b], c.low[b] = visited, visited
		c.stack = append(c.stack, b)
		c.on[b] = true
		self := false
		for _, s := range c.succs[b] {
			if c.part[s] != of || c.cut[s] {
				continue
			}
			self = self || s == b
			if c.index[s] == 0 {
				visit(s)
				c.low[b] = min(c.low[b], c.low[s])
			} else if c.on[s] {
				c.low[b] = min(c.low[b], c.index[s])
			}
		}
		if c.low[b] != c.index[b] {
			return
		}
		at := len(c.stack) - 1
		for c.stack[at] != b {
			at--
		}
		part := slices.Clone(c.stack[at:])
		slices.Reverse(part)
		c.stack = c.stack[:at]
		for _, p := range part {
			c.on[p] = false
		}
		if len(part) > 1 || self {
			out = append(out, part)
		}
	}
	for _, b := range in {
		if c.index[b] == 0 {
			visit(b)
		}
	}
	return out
}

// canRotate reports whether a head only decides, cheaply and without effects, whether the loop goes on.
func (l *lowerer) canRotate(head *ir.Block, inLoop func(int) bool, succs []int) bool {
	t := head.Last()
	if t == nil || len(t.Successors()) != 2 || head == head.Region().Entry() {
		return false
	}
	stays := 0
	for i, s := range t.Successors() {
		if s == head {
			return false
		}
		if inLoop(succs[i]) {
			stays++
		}
	}
	if stays != 1 {
		return false
	}
	n := 0
	for o := head.First(); o != t; o = o.Next() {
		n++
		if o.NumRegions() > 0 || n > maxRotated || !repeatable(o) {
			return false
		}
	}
	return true
}

// repeatable reports whether an operation may appear twice in the code.
func repeatable(o *ir.Op) bool {
	return o.Def().Has(ir.Pure) || o.Name() == "llvm.load"
}

// jump goes to a block with arguments.
func (l *lowerer) jump(to *ir.Block, args []*ir.Value) {
	g := l.graphs[len(l.graphs)-1]
	vals := make([][]*ssa.Value, len(args))
	for i, a := range args {
		vals[i] = l.get(a)
	}
	for i, v := range vals {
		l.writeAll(l.variable(to.Arg(i)), v)
	}
	if g.rotate[to] && !g.inside[to] {
		g.inside[to] = true
		loc, pos := l.loc, l.b.Pos
		l.blockInPlace(g, to)
		l.loc, l.b.Pos = loc, pos
		g.inside[to] = false
		return
	}
	l.enterBlock(g, to, g.gates[to])
}

// enterBlock jumps to a block, through the gates before it.
func (l *lowerer) enterBlock(g *graph, to *ir.Block, gates []gateEntry) {
	if len(gates) == 0 {
		l.b.Jump(g.target(l, to))
		return
	}
	gt := gates[0].gate
	l.b.Write(gt.which, l.i32(int64(gates[0].index)))
	if gt.block == nil {
		gt.block = l.b.NewBlock()
		here := l.b.Block
		l.b.Jump(gt.block)
		l.b.Block = gt.block
		which := l.b.Read(gt.which)
		targets := make([]*ssa.Block, len(gt.entries))
		for i := range targets {
			targets[i] = l.b.NewBlock()
		}
		l.b.Switch(which, targets)
		for i, e := range gt.entries {
			l.b.Seal(targets[i])
			l.b.Block = targets[i]
			rest := g.gates[e]
			for len(rest) > 0 && rest[0].gate != gt {
				rest = rest[1:]
			}
			l.enterBlock(g, e, rest[1:])
		}
		l.b.Block = here
		return
	}
	l.b.Jump(gt.block)
}

// target is the block that a block of the region becomes.
func (g *graph) target(l *lowerer, b *ir.Block) *ssa.Block {
	if t := g.blocks[b]; t != nil {
		return t
	}
	t := l.b.NewBlock()
	g.blocks[b] = t
	g.queue = append(g.queue, b)
	return t
}

// blockInPlace translates the operations of a block here.
func (l *lowerer) blockInPlace(g *graph, b *ir.Block) {
	if l.deep && b != g.region.Entry() && len(g.gates) == 0 {
		// Nothing is repeated, so what the arguments are here is what they are in all that this block dominates: it need not be
		// looked for from block to block.
		for _, a := range b.Args() {
			l.vals[a] = l.readAll(l.vars[a])
		}
	}
	for o := b.First(); o != nil; o = o.Next() {
		if o == b.Last() {
			l.terminator(g, o)
			return
		}
		l.op(o)
		if l.b.Ended() { // what follows is never reached
			return
		}
	}
	l.fail("a block without an end")
}

func (l *lowerer) successorArgs(o *ir.Op, i int) []*ir.Value {
	br, ok := ir.As[ir.BranchLike](o)
	if !ok {
		return nil
	}
	lo, hi := br.SuccessorOperands(o, i)
	return o.Operands()[lo:hi]
}

func (l *lowerer) terminator(g *graph, o *ir.Op) {
	l.at(o)
	switch o.Name() {
	case "cf.br", "llvm.br":
		l.jump(o.Successors()[0], l.successorArgs(o, 0))
	case "cf.cond_br", "llvm.cond_br":
		l.branchTo(l.one(o.Operand(0)), o)
	case "cf.switch", "llvm.switch":
		l.switchTo(o)
	case "func.return", "llvm.return":
		var vals []*ssa.Value
		for _, v := range o.Operands() {
			vals = append(vals, l.get(v)...)
		}
		l.leave()
		l.b.Return(vals...)
	case "scf.yield":
		if g.exit == nil {
			l.fail("a yield outside of an operation with regions")
		}
		var vals []*ssa.Value
		for _, v := range o.Operands() {
			vals = append(vals, l.get(v)...)
		}
		g.exit(vals)
	case "llvm.unreachable":
		l.b.Unreachable(int64(Unreached))
	default:
		l.fail("not yet handled: %s at the end of a block", o.Name())
	}
}

// ways makes a block for each successor, in which the arguments are passed on.
func (l *lowerer) ways(o *ir.Op) (blocks []*ssa.Block, fill func()) {
	for range o.Successors() {
		blocks = append(blocks, l.b.NewBlock())
	}
	return blocks, func() {
		for i, s := range o.Successors() {
			l.b.Seal(blocks[i])
			l.b.Block = blocks[i]
			l.at(o)
			l.jump(s, l.successorArgs(o, i))
		}
	}
}

func (l *lowerer) branchTo(cond *ssa.Value, o *ir.Op) {
	blocks, fill := l.ways(o)
	l.b.If(cond, blocks[0], blocks[1])
	fill()
}

// maxTable bounds the size of a table of targets relative to the number of cases.
const maxTable = 4

func (l *lowerer) switchTo(o *ir.Op) {
	lf := l.leaf(o.Operand(0).Type())
	x := l.extend(l.one(o.Operand(0)), lf, true)
	blocks, fill := l.ways(o)
	l.decide(x, caseValues(o.Attr("case_values")), blocks[1:], blocks[0])
	fill()
}

func caseValues(a ir.Attribute) []int64 {
	var out []int64
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		n := len(a.Elems)
		if t, ok := a.Type.(*ir.VectorType); ok && a.Splat && len(t.Shape) == 1 {
			n = int(t.Shape[0])
		} else if t, ok := a.Type.(*ir.TensorType); ok && a.Splat && len(t.Shape) == 1 {
			n = int(t.Shape[0])
		}
		for i := 0; i < n; i++ {
			e := a.Elems[0]
			if !a.Splat {
				e = a.Elems[i]
			}
			if v, ok := e.(*ir.IntegerAttr); ok {
				out = append(out, v.Value)
			}
		}
	case *ir.DenseArrayAttr:
		out = a.Values
	}
	return out
}

// decide goes to the block of the case that x equals: through a table if the cases are dense, else by one comparison
// after the other.
func (l *lowerer) decide(x *ssa.Value, cases []int64, blocks []*ssa.Block, otherwise *ssa.Block) {
	if len(cases) == 0 {
		l.b.Jump(otherwise)
		return
	}
	lo, hi := cases[0], cases[0]
	for _, c := range cases {
		lo, hi = min(lo, c), max(hi, c)
	}
	if span := hi - lo; len(cases) > 3 && span >= 0 && span < int64(maxTable*len(cases)+8) {
		targets := make([]*ssa.Block, span+2)
		for i := range targets {
			targets[i] = otherwise
		}
		for i, c := range cases {
			targets[c-lo] = blocks[i]
		}
		i := x
		if x.Type == ssa.I64 {
			i = l.b.Op(ssa.I64Sub, x, l.i64(lo))
			in := l.b.NewBlock()
			l.b.If(l.b.Op(ssa.I64LeU, i, l.i64(span)), in, otherwise)
			l.b.Seal(in)
			l.b.Block = in
			i = l.b.Op(ssa.I32WrapI64, i)
		} else {
			i = l.b.Op(ssa.I32Sub, x, l.i32(lo))
		}
		l.b.Switch(i, targets)
		return
	}
	eq := ssa.I32Eq
	if x.Type == ssa.I64 {
		eq = ssa.I64Eq
	}
	for i, c := range cases {
		next := otherwise
		if i+1 < len(cases) {
			next = l.b.NewBlock()
		}
		l.b.If(l.b.Op(eq, x, l.b.Int(x.Type, c)), blocks[i], next)
		if i+1 < len(cases) {
			l.b.Seal(next)
			l.b.Block = next
		}
	}
}
