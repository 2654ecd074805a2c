package fortran

import (
	"go/constant"
	"maps"
	"slices"
	"strconv"

	"accc/dialects/arith"
	"accc/dialects/cf"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
)

// A construct in which nothing jumps is structured (fir.if, fir.do_loop, scf.while); one that contains a jump or the label of
// one is made of blocks, and so is every construct around it up to the region of a directive.

// A jumpTarget is a construct that exit and cycle may name.
type jumpTarget struct {
	name      string
	loop      bool
	brk, cont *ir.Block
	depth     int // of x.exits
}

// A label is a statement that goto may name.
type label struct {
	block  *ir.Block
	placed bool
	used   *front.Stmt
}

// numberBlocks gives block constructs their numbers, for the names of what they declare.
func (l *lowerer) numberBlocks(items []*front.Item, n *int) {
	for _, i := range items {
		switch {
		case i.Dir != nil:
			l.numberBlocks(i.Dir.Body, n)
		case i.Block != nil:
			if w, ok := i.Block.Head.Node.(*front.WordStmt); ok && w.Word == "block" && i.Block.Scope != nil {
				*n++
				l.blocks[i.Block.Scope] = *n
			}
			for _, p := range i.Block.Parts {
				l.numberBlocks(p.Items, n)
			}
		}
	}
}

// findTargets notes the labels that statements jump to.
func (x *fn) findTargets(items []*front.Item) {
	for _, i := range items {
		switch {
		case i.Stmt != nil:
			x.findStmtTargets(i.Stmt)
		case i.Block != nil:
			for _, p := range i.Block.Parts {
				x.findTargets(p.Items)
			}
		case i.Dir != nil:
			x.findTargets(i.Dir.Body)
		}
	}
}

func (x *fn) findStmtTargets(s *front.Stmt) {
	for _, l := range jumpLabels(s) {
		x.targets[l] = true
	}
	if n, ok := s.Node.(*front.IfStmt); ok {
		x.findStmtTargets(n.Action)
	}
}

// jumpLabels are the labels that a statement may jump to.
func jumpLabels(s *front.Stmt) []string {
	switch n := s.Node.(type) {
	case *front.GotoStmt:
		return append(append([]string(nil), n.Labels...), n.Label)
	case *front.ArithmeticIfStmt:
		return n.Labels
	case *front.IOStmt:
		var out []string
		for _, c := range n.Control {
			if a := c.Node(); (a.Key == "err" || a.Key == "end" || a.Key == "eor") && a.Kind == front.IntExpr {
				out = append(out, a.Text)
			}
		}
		return out
	case *front.CallStmt:
		var out []string
		for _, a := range n.Proc.Node().Args {
			if a.Kind == front.LabelExpr {
				out = append(out, a.Text)
			}
		}
		return out
	}
	return nil
}

// jumps tells whether statements jump, or hold the target of a jump.
func (x *fn) jumps(items []*front.Item) bool {
	for _, i := range items {
		switch {
		case i.Stmt != nil:
			if x.stmtJumps(i.Stmt) {
				return true
			}
		case i.Block != nil:
			if x.blockJumps(i.Block) {
				return true
			}
		case i.Dir != nil:
			if !x.ownRegion(i.Dir) && x.jumps(i.Dir.Body) {
				return true
			}
		}
	}
	return false
}

func (x *fn) stmtJumps(s *front.Stmt) bool {
	if s.Label != "" && x.targets[s.Label] {
		return true
	}
	switch n := s.Node.(type) {
	case *front.GotoStmt, *front.ArithmeticIfStmt, *front.CycleStmt, *front.ExitStmt, *front.ReturnStmt:
		return true
	case *front.IfStmt:
		return x.stmtJumps(n.Action)
	}
	return len(jumpLabels(s)) > 0
}

func (x *fn) blockJumps(b *front.Block) bool {
	if v, ok := x.memo[b]; ok {
		return v
	}
	v := b.Head.Label != "" && x.targets[b.Head.Label] || b.End != nil && b.End.Label != "" && x.targets[b.End.Label]
	for _, p := range b.Parts {
		v = v || p.Head != nil && p.Head.Label != "" && x.targets[p.Head.Label] || x.jumps(p.Items)
	}
	x.memo[b] = v
	return v
}

// labelled begins the block of a label that something jumps to.
func (x *fn) labelled(s *front.Stmt) {
	if s.Label == "" || !x.targets[s.Label] {
		return
	}
	l := x.label(s.Label)
	if l.placed {
		return
	}
	l.placed = true
	x.place(l.block)
}

func (x *fn) label(name string) *label {
	l := x.labels[name]
	if l == nil {
		l = &label{block: x.block()}
		x.labels[name] = l
	}
	return l
}

// jumpTo branches to a label.
func (x *fn) jumpTo(name string, s *front.Stmt) {
	l := x.label(name)
	if l.used == nil {
		l.used = s
	}
	x.branch(l.block)
}

// labelBlock is the block of a label, for conditional branches.
func (x *fn) labelBlock(name string, s *front.Stmt) *ir.Block {
	l := x.label(name)
	if l.used == nil {
		l.used = s
	}
	return l.block
}

// checkLabels reports jumps out of the region that ends here.
func (x *fn) checkLabels() {
	for _, name := range slices.Sorted(maps.Keys(x.labels)) {
		l := x.labels[name]
		if l.used != nil && !l.placed {
			x.unsupported(x.stmtSpan(l.used), "a jump out of a construct")
		}
	}
}

func (x *fn) gotoStatement(s *front.Stmt, n *front.GotoStmt) {
	if n.Value == nil {
		x.jumpTo(n.Label, s)
		return
	}
	v := x.convert(x.scalar(n.Value.Node()), ir.I32())
	next := x.block()
	values := make([]int64, len(n.Labels))
	blocks := make([]*ir.Block, len(n.Labels))
	for i, l := range n.Labels {
		values[i], blocks[i] = int64(i+1), x.labelBlock(l, s)
	}
	x.switchOp(v, values, blocks, next)
	x.place(next)
}

func (x *fn) switchOp(v *ir.Value, values []int64, targets []*ir.Block, other *ir.Block) {
	elems := make([]ir.Attribute, len(values))
	for i, c := range values {
		elems[i] = ir.Integer(v.Type(), c)
	}
	cases := ir.DenseElements(ir.Tensor([]int64{int64(len(values))}, v.Type(), nil), len(elems) == 1, elems)
	x.b.Op(cf.Switch, ir.With{Groups: [][]*ir.Value{{v}, nil, nil}, Types: []ir.Type{}, Succs: append([]*ir.Block{other}, targets...),
		Attrs: []ir.NamedAttr{attr("case_values", cases), attr("case_operand_segments", ir.DenseArray(ir.I32(), make([]int64, len(values))))}})
}

func (x *fn) arithmeticIf(n *front.ArithmeticIfStmt) {
	v := x.scalar(n.Cond.Node())
	zero := x.convert(x.i32(0), v.Type())
	cond := &front.Node{Type: n.Cond.Node().Type}
	other, last := x.block(), x.label(n.Labels[2])
	if last.used == nil {
		last.used = x.line
	}
	x.condBranch(x.compare(comparisons["<"], cond, v, zero), x.labelBlock(n.Labels[0], x.line), other)
	x.place(other)
	x.condBranch(x.compare(comparisons["=="], cond, v, zero), x.labelBlock(n.Labels[1], x.line), last.block)
}

func (x *fn) ifStatement(n *front.IfStmt) {
	c := x.cond(n.Cond.Node())
	if !x.stmtJumps(n.Action) {
		x.ifThenElse(c, func() { x.withTemps(func() { x.action(n.Action) }) }, nil)
		return
	}
	then, next := x.block(), x.block()
	x.condBranch(c, then, next)
	x.place(then)
	x.withTemps(func() { x.action(n.Action) })
	x.place(next)
}

// blockItem lowers a block.
func (x *fn) blockItem(b *front.Block) {
	switch n := b.Head.Node.(type) {
	case *front.IfThenStmt:
		x.ifBlock(b, 0)
	case *front.DoStmt:
		x.doBlock(b, n)
		return
	case *front.SelectStmt:
		x.selectBlock(b, n)
	case *front.WhereStmt:
		x.whereBlock(b, n)
	case *front.ForallStmt:
		x.forall(n, b.Parts[0].Items)
	case *front.AssociateStmt:
		x.named(b, func() { x.associate(b, n) })
	case *front.WordStmt:
		x.named(b, func() { x.blockConstruct(b, n) })
	default:
		x.unsupported(x.stmtSpan(b.Head), "this block")
	}
	if b.End != nil {
		x.labelled(b.End)
	}
}

// named runs f as the body of a construct that exit may leave.
func (x *fn) named(b *front.Block, f func()) {
	t := x.pushTarget(b, false)
	f()
	x.popTarget(t)
}

// pushTarget begins a construct that exit and cycle may name.
func (x *fn) pushTarget(b *front.Block, loop bool) *jumpTarget {
	t := &jumpTarget{loop: loop, depth: len(x.exits)}
	if b.Head.Name != nil {
		t.name = b.Head.Name.Text
	}
	x.jumpStack = append(x.jumpStack, t)
	return t
}

// popTarget ends it: what left goes on here.
func (x *fn) popTarget(t *jumpTarget) {
	x.jumpStack = x.jumpStack[:len(x.jumpStack)-1]
	if t.brk != nil {
		x.place(t.brk)
	}
}

// ifBlock lowers an if block from part k on.
func (x *fn) ifBlock(b *front.Block, k int) {
	if k == 0 {
		t := x.pushTarget(b, false)
		defer func() { x.popTarget(t) }()
	}
	var c *ir.Value
	mark := len(x.temps)
	if k == 0 {
		c = x.cond(b.Head.Node.(*front.IfThenStmt).Cond.Node())
	} else {
		h := b.Parts[k].Head
		e, ok := h.Node.(*front.ElseIfStmt)
		if !ok { // else
			x.items(b.Parts[k].Items)
			return
		}
		x.at(x.stmtSpan(h))
		c = x.cond(e.Cond.Node())
	}
	x.endTemps(mark)
	more := k+1 < len(b.Parts)
	if !x.blockJumps(b) {
		var other func()
		if more {
			other = func() { x.ifBlock(b, k+1) }
		}
		x.ifThenElse(c, func() { x.items(b.Parts[k].Items) }, other)
		return
	}
	then, next := x.block(), x.block()
	other := next
	if more {
		other = x.block()
	}
	x.condBranch(c, then, other)
	x.place(then)
	x.items(b.Parts[k].Items)
	if more {
		if !x.terminated() {
			x.branch(next)
		}
		x.place(other)
		x.ifBlock(b, k+1)
	}
	x.place(next)
}

// doBlock lowers a do loop.
func (x *fn) doBlock(b *front.Block, n *front.DoStmt) {
	if x.bareLoop(b, n) {
		return
	}
	t := x.pushTarget(b, true)
	body := func() {
		x.items(b.Parts[0].Items)
		if b.End != nil && x.targets[b.End.Label] && b.End.Label != "" {
			x.labelled(b.End)
		}
		if t.cont != nil {
			x.place(t.cont)
			t.cont = nil
		}
	}
	switch {
	case n.Concurrent != nil:
		x.concurrent(b, n.Concurrent, t, body)
	case n.While != nil:
		x.doWhile(b, n.While.Node(), t, body)
	case n.Var == nil:
		x.doWhile(b, nil, t, body)
	default:
		x.doCounted(b, n, t, body)
	}
	x.popTarget(t)
}

// doWhile lowers do while, and a loop without end for cond nil.
func (x *fn) doWhile(b *front.Block, cond *front.Node, t *jumpTarget, body func()) {
	test := func() *ir.Value {
		if cond == nil {
			return x.bool(true)
		}
		var c *ir.Value
		x.withTemps(func() { c = x.cond(cond) })
		return c
	}
	if !x.blockJumps(b) {
		x.whileLoop(test, body)
		return
	}
	head, inner := x.block(), x.block()
	t.brk, t.cont = x.block(), x.block()
	x.place(head)
	x.condBranch(test(), inner, t.brk)
	x.place(inner)
	body()
	if !x.terminated() {
		x.branch(head)
	}
}

// loopVariable is the variable of a counted loop.
func (x *fn) loopVariable(n *front.Name) *front.Symbol {
	for i := len(x.scopes) - 1; i >= 0; i-- {
		if s := x.scopes[i].Names[n.Text]; s != nil {
			return s
		}
	}
	return x.prog.Scope.Lookup(n.Text)
}

// doCounted lowers do i = first, last, step. The number of iterations is known when the loop begins (Fortran 2018 §11.1.7.4.1).
func (x *fn) doCounted(b *front.Block, n *front.DoStmt, t *jumpTarget, body func()) {
	s := x.loopVariable(n.Var)
	e := x.entityOfVariable(s)
	typ := x.scalarType(s.Type)
	if s.Type.Class != frontend.Integer {
		x.doReal(n, e.addr, typ, t, body)
		return
	}
	first := x.convert(x.scalar(n.Bounds[0].Node()), typ)
	last := x.convert(x.scalar(n.Bounds[1].Node()), typ)
	step := x.int(1, typ)
	if len(n.Bounds) > 2 {
		step = x.convert(x.scalar(n.Bounds[2].Node()), typ)
	}
	if !x.blockJumps(b) {
		lower, upper, by := x.asIndex(first), x.asIndex(last), x.asIndex(step)
		end := x.doLoopCarry(lower, upper, by, x.firConvert(lower, typ), func(_, carried *ir.Value) *ir.Value {
			x.store(carried, e.addr)
			body()
			by := x.firConvert(by, typ)
			return x.op(arith.AddI, []*ir.Value{x.load(e.addr), by}, []ir.Type{typ}, noSignedWrap()).Result(0)
		})
		x.store(end, e.addr)
		return
	}
	count := x.iterations(first, last, step, typ)
	left := x.tempOf(typ)
	x.store(count, left)
	x.store(first, e.addr)
	x.countedBlocks(left, typ, t, body, func() {
		v := x.op(arith.AddI, []*ir.Value{x.load(e.addr), step}, []ir.Type{typ}, noSignedWrap()).Result(0)
		x.store(v, e.addr)
	})
}

func noSignedWrap() ir.NamedAttr { return attr("overflowFlags", arith.OverflowEnum.Attr(1)) }

// iterations is (last-first+step)/step.
func (x *fn) iterations(first, last, step *ir.Value, t ir.Type) *ir.Value {
	n := x.op1(arith.AddI, t, x.op1(arith.SubI, t, last, first), step)
	if v, ok := constantOf(step); ok && v == 1 {
		return n
	}
	return x.op1(arith.DivSI, t, n, step)
}

// countedBlocks makes the blocks of a loop that runs as often as left says.
func (x *fn) countedBlocks(left *ir.Value, t ir.Type, target *jumpTarget, body, next func()) {
	head, inner := x.block(), x.block()
	target.brk, target.cont = x.block(), x.block()
	x.place(head)
	x.condBranch(x.cmpi(arith.SGT, x.load(left), x.int(0, t)), inner, target.brk)
	x.place(inner)
	body()
	x.store(x.op1(arith.SubI, t, x.load(left), x.int(1, t)), left)
	next()
	x.branch(head)
}

// doReal lowers a loop whose variable is real, which the language has given up.
func (x *fn) doReal(n *front.DoStmt, addr *ir.Value, typ ir.Type, t *jumpTarget, body func()) {
	first := x.convert(x.scalar(n.Bounds[0].Node()), typ)
	last := x.convert(x.scalar(n.Bounds[1].Node()), typ)
	step := x.float(1, typ)
	if len(n.Bounds) > 2 {
		step = x.convert(x.scalar(n.Bounds[2].Node()), typ)
	}
	span := x.op(arith.AddF, []*ir.Value{x.op(arith.SubF, []*ir.Value{last, first}, []ir.Type{typ}, contract()).Result(0), step}, []ir.Type{typ}, contract()).Result(0)
	count := x.firConvert(x.op(arith.DivF, []*ir.Value{span, step}, []ir.Type{typ}, contract()).Result(0), ir.I64())
	next := func() {
		x.store(x.op(arith.AddF, []*ir.Value{x.load(addr), step}, []ir.Type{typ}, contract()).Result(0), addr)
	}
	x.store(first, addr)
	if x.nesting > 0 {
		one := x.idx(1)
		x.doLoop(one, x.asIndex(count), one, false, func(*ir.Value) { body(); next() })
		return
	}
	left := x.tempOf(ir.I64())
	x.store(count, left)
	x.countedBlocks(left, ir.I64(), t, body, next)
}

// concurrent lowers do concurrent: loops in any order, an iteration where the mask holds.
func (x *fn) concurrent(b *front.Block, h *front.Concurrent, t *jumpTarget, body func()) {
	x.withIndices(h, func(loops func(body func())) {
		loops(func() {
			x.localities(h)
			if h.Mask != nil && x.blockJumps(b) {
				inner := x.block()
				t.cont = x.block()
				x.condBranch(x.cond(h.Mask.Node()), inner, t.cont)
				x.place(inner)
				body()
				return
			}
			if h.Mask != nil {
				x.ifThenElse(x.cond(h.Mask.Node()), body, nil)
				return
			}
			if x.blockJumps(b) {
				t.cont = x.block()
			}
			body()
		})
	}, x.blockJumps(b))
}

// localities gives the variables of local and local_init storage of their own.
func (x *fn) localities(h *front.Concurrent) {
	for _, l := range h.Locality {
		if l.Kind != "local" && l.Kind != "local_init" {
			continue // iterations run one after the other
		}
		for _, n := range l.Names {
			s := h.Scope.Names[n.Text]
			if s == nil {
				continue
			}
			x.variable(s)
			if l.Kind == "local_init" {
				x.copyEntity(x.entityOfVariable(s), x.entityOfVariable(h.Scope.Parent.Lookup(n.Text)))
			}
		}
	}
}

// withIndices declares the indices of do concurrent or forall and hands over a function that makes the loops. blocks: the body is
// made of blocks.
func (x *fn) withIndices(h *front.Concurrent, f func(loops func(body func())), blocks bool) {
	x.scopes = append(x.scopes, h.Scope)
	type index struct {
		addr               *ir.Value
		typ                ir.Type
		lower, upper, step *ir.Value
	}
	var list []index
	for _, i := range h.Indices {
		s := h.Scope.Names[i.Name.Text]
		typ := x.scalarType(s.Type)
		one := index{typ: typ, lower: x.convert(x.scalar(i.Lower.Node()), typ), upper: x.convert(x.scalar(i.Upper.Node()), typ), step: x.int(1, typ)}
		if i.Step != nil {
			one.step = x.convert(x.scalar(i.Step.Node()), typ)
		}
		v := x.vars[s]
		if v == nil {
			v = x.variable(s)
		}
		one.addr = v.addr
		list = append(list, one)
	}
	f(func(body func()) {
		var nest func(k int)
		nest = func(k int) {
			if k < 0 {
				body()
				return
			}
			i := list[k]
			if blocks {
				count := x.tempOf(i.typ)
				x.store(x.iterations(i.lower, i.upper, i.step, i.typ), count)
				x.store(i.lower, i.addr)
				t := &jumpTarget{}
				x.countedBlocks(count, i.typ, t, func() { nest(k - 1) }, func() {
					x.store(x.op1(arith.AddI, i.typ, x.load(i.addr), i.step), i.addr)
				})
				x.place(t.brk)
				return
			}
			x.doLoop(x.asIndex(i.lower), x.asIndex(i.upper), x.asIndex(i.step), true, func(v *ir.Value) {
				x.store(x.firConvert(v, i.typ), i.addr)
				nest(k - 1)
			})
		}
		nest(len(list) - 1)
	})
	x.scopes = x.scopes[:len(x.scopes)-1]
}

// leaveTo is the construct that exit or cycle means.
func (x *fn) leaveTo(name *front.Name, s *front.Stmt) *jumpTarget {
	for i := len(x.jumpStack) - 1; i >= 0; i-- {
		t := x.jumpStack[i]
		if name == nil && t.loop || name != nil && t.name == name.Text {
			return t
		}
	}
	x.unsupported(x.stmtSpan(s), "a jump out of a construct")
	return nil
}

// unwind does what is to be done when control leaves the blocks from depth on.
func (x *fn) unwind(depth int) {
	for i := len(x.exits) - 1; i >= depth; i-- {
		for j := len(x.exits[i]) - 1; j >= 0; j-- {
			x.exits[i][j]()
		}
	}
}

func (x *fn) exit(s *front.Stmt, n *front.ExitStmt) {
	t := x.leaveTo(n.Name, s)
	if t.brk == nil {
		if t.loop {
			x.unsupported(x.stmtSpan(s), "exit of this loop")
		}
		t.brk = x.block()
	}
	x.unwind(t.depth)
	x.branch(t.brk)
}

func (x *fn) cycle(s *front.Stmt, n *front.CycleStmt) {
	t := x.leaveTo(n.Name, s)
	if t.cont == nil {
		x.unsupported(x.stmtSpan(s), "cycle of this loop")
	}
	x.unwind(t.depth)
	x.branch(t.cont)
}

func (x *fn) returnStatement(s *front.Stmt, n *front.ReturnStmt) {
	if x.inside > 0 {
		x.unsupported(x.stmtSpan(s), "return out of a construct")
	}
	if n.Value != nil {
		which := x.index(n.Value.Node())
		if x.proc.sym == nil || !alternates(x.proc.sym.Proc) {
			x.unsupported(x.stmtSpan(s), "the number of a return that has no label to go to")
		}
		if len(x.exits) > 0 {
			x.unsupported(x.stmtSpan(s), "alternate return out of the scope of a directive")
		}
		x.leaveWith(which)
		return
	}
	if len(x.exits) == 0 {
		x.leave()
		return
	}
	// What ends the scope of the procedure stands once, at its end.
	x.unwind(1)
	if x.end == nil {
		x.end = x.block()
	}
	x.branch(x.end)
}

// selectBlock lowers select case, type and rank.
func (x *fn) selectBlock(b *front.Block, n *front.SelectStmt) {
	t := x.pushTarget(b, false)
	defer func() { x.popTarget(t) }()
	switch n.Kind {
	case "case":
		x.selectCase(b, n)
	case "type":
		x.selectType(b, n)
	default:
		x.selectRank(b, n)
	}
}

// branches lowers parts of a block of which the first is taken whose test holds; a nil test is that of all others.
func (x *fn) branches(b *front.Block, parts []*front.Part, test func(p *front.Part) *ir.Value, body func(p *front.Part)) {
	var other *front.Part
	var list []*front.Part
	for _, p := range parts {
		if p.Head == nil {
			continue
		}
		if isDefault(p.Head) {
			other = p
		} else {
			list = append(list, p)
		}
	}
	if !x.blockJumps(b) {
		var chain func(k int)
		chain = func(k int) {
			if k == len(list) {
				if other != nil {
					body(other)
				}
				return
			}
			x.at(x.stmtSpan(list[k].Head))
			c := test(list[k])
			var rest func()
			if k+1 < len(list) || other != nil {
				rest = func() { chain(k + 1) }
			}
			x.ifThenElse(c, func() { body(list[k]) }, rest)
		}
		chain(0)
		return
	}
	end := x.block()
	for _, p := range list {
		x.at(x.stmtSpan(p.Head))
		then, next := x.block(), x.block()
		x.condBranch(test(p), then, next)
		x.place(then)
		body(p)
		if !x.terminated() {
			x.branch(end)
		}
		x.place(next)
	}
	if other != nil {
		body(other)
	}
	x.place(end)
}

func isDefault(s *front.Stmt) bool {
	switch h := s.Node.(type) {
	case *front.CaseStmt:
		return h.Default
	case *front.GuardStmt:
		return h.Else
	}
	return false
}

func (x *fn) selectCase(b *front.Block, n *front.SelectStmt) {
	subject := n.Expr.Node()
	var equal func(v *front.Node, op string) *ir.Value
	if isCharacter(subject.Type) {
		addr, length := x.char(subject)
		equal = func(v *front.Node, op string) *ir.Value {
			a, l := x.char(v)
			return x.compareText(op, addr, length, a, l, subject.Type)
		}
	} else {
		value := x.scalar(subject)
		if subject.Type.Class == frontend.Logical {
			value = x.convert(value, ir.I1())
			equal = func(v *front.Node, _ string) *ir.Value { return x.cmpi(arith.EQ, value, x.cond(v)) }
		} else {
			equal = func(v *front.Node, op string) *ir.Value {
				return x.compare(comparisons[op], subject, value, x.convert(x.scalar(v), value.Type()))
			}
		}
	}
	x.branches(b, b.Parts, func(p *front.Part) *ir.Value {
		var c *ir.Value
		for _, a := range p.Head.Node.(*front.CaseStmt).Values {
			v := a.Node()
			var one *ir.Value
			if v.Kind == front.TripletExpr {
				if v.Args[0] != nil {
					one = equal(v.Args[0], ">=")
				}
				if v.Args[1] != nil {
					hi := equal(v.Args[1], "<=")
					if one == nil {
						one = hi
					} else {
						one = x.and(one, hi)
					}
				}
				if one == nil {
					one = x.bool(true)
				}
			} else {
				one = equal(v, "==")
			}
			if c == nil {
				c = one
			} else {
				c = x.op1(arith.OrI, ir.I1(), c, one)
			}
		}
		if c == nil {
			c = x.bool(false)
		}
		return c
	}, func(p *front.Part) { x.items(p.Items) })
}

// associated is what an associate name stands for.
func (x *fn) associated(s *front.Symbol, v *front.Node) *entity {
	var e *entity
	designator := isDesignator(v)
	if designator {
		e = x.designator(v)
	} else {
		e = x.entityOf(v)
	}
	own := *e
	own.typ, own.sym = s.Type, s
	if base := baseSymbol(v); designator && base != nil {
		own.selector, own.home = v, x.vars[base]
	}
	return &own
}

// baseSymbol is the variable that a designator begins with.
func baseSymbol(n *front.Node) *front.Symbol {
	for n.Kind == front.MemberExpr || n.Kind == front.RefExpr {
		n = n.Args[0]
	}
	return n.Symbol
}

// moved tells whether a construct around has brought what an associate name stands for elsewhere.
func (x *fn) moved(e *entity) bool {
	if x.vars[baseSymbol(e.selector)] != e.home {
		return true
	}
	for n := e.selector; n.Kind == front.MemberExpr || n.Kind == front.RefExpr; n = n.Args[0] {
		if x.members[path(n)] != nil {
			return true
		}
	}
	return false
}

// associate lowers associate: names for expressions, evaluated once.
func (x *fn) associate(b *front.Block, n *front.AssociateStmt) {
	for _, a := range n.Items {
		s := b.Scope.Names[a.Name.Text]
		x.bound[s] = x.associated(s, a.Value.Node())
	}
	x.scopes = append(x.scopes, b.Scope)
	x.items(b.Parts[0].Items)
	x.scopes = x.scopes[:len(x.scopes)-1]
}

// blockConstruct lowers block: variables of its own.
func (x *fn) blockConstruct(b *front.Block, n *front.WordStmt) {
	if n.Word != "block" {
		x.items(b.Parts[0].Items)
		return
	}
	mark := len(x.locals)
	x.scopes = append(x.scopes, b.Scope)
	for _, s := range b.Scope.Symbols() {
		if s.Scope == b.Scope && s.Kind == front.Variable {
			delete(x.declared, s)
			x.variable(s)
		}
	}
	locals := append([]*variable(nil), x.locals[mark:]...)
	x.locals = x.locals[:mark]
	x.exits = append(x.exits, []func(){func() {
		for i := len(locals) - 1; i >= 0; i-- {
			x.release(locals[i])
		}
	}})
	var body []*front.Item
	for _, i := range b.Parts[0].Items {
		if i.Block != nil && (i.Block.Kind == "type" || i.Block.Kind == "interface" || i.Block.Kind == "enum") || i.Stmt != nil && declares(i.Stmt.Node) {
			continue
		}
		body = append(body, i)
	}
	x.items(body)
	if !x.terminated() {
		x.unwind(len(x.exits) - 1)
	}
	x.exits = x.exits[:len(x.exits)-1]
	x.scopes = x.scopes[:len(x.scopes)-1]
}

// declares tells whether a statement only declares.
func declares(n any) bool {
	switch n.(type) {
	case *front.DeclStmt, *front.AttrStmt, *front.ParameterStmt, *front.UseStmt, *front.ImportStmt, *front.ImplicitStmt, *front.DataStmt,
		*front.ProcedureStmt, *front.CommonStmt, *front.EquivalenceStmt, *front.NamelistStmt:
		return true
	}
	return false
}

// integerText is the value of a constant expression as text.
func integerText(v constant.Value) string {
	i, _ := constant.Int64Val(v)
	return strconv.FormatInt(i, 10)
}
