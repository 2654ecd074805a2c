package fortran

import (
	"maps"
	"slices"
	"strconv"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/procedure"
)

// A construct without jumps is structured (fir.if, fir.do_loop, scf.while). One that contains a jump or its label
// consists of blocks, and so does every enclosing construct up to the region of a directive.

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

// numberBlocks numbers block constructs, for the names of what they declare.
func (l *lowerer) numberBlocks(items []*front.Item, n *int) {
	for _, i := range items {
		switch {
		case i.Dir != nil:
			l.numberBlocks(i.Dir.Body, n)
		case i.Block != nil:
			if w, ok := i.Block.Head.Node.(*front.WordStmt); ok && w.Word == "block" && i.Block.Scope != nil {
				*n++
				l.Blocks[i.Block.Scope] = *n
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
	if n, ok := s.Node.(*front.GotoStmt); ok && n.Var != nil && len(n.From) == 0 {
		for _, l := range x.prog.AssignedLabels(false) {
			x.targets[l] = true
		}
	}
	if n, ok := s.Node.(*front.IfStmt); ok {
		x.findStmtTargets(n.Action)
	}
}

// jumpLabels are the labels that a statement may jump to.
func jumpLabels(s *front.Stmt) []string {
	switch n := s.Node.(type) {
	case *front.GotoStmt:
		if n.Var != nil {
			return n.From
		}
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

// jumps reports whether statements jump, or hold the target of a jump.
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
	x.Place(l.block)
}

func (x *fn) label(name string) *label {
	l := x.labels[name]
	if l == nil {
		l = &label{block: x.Block()}
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
	x.Branch(l.block)
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
	if n.Var != nil {
		x.assignedGoto(s, n)
		return
	}
	if n.Value == nil {
		x.jumpTo(n.Label, s)
		return
	}
	v := x.Convert(x.Scalar(n.Value.Node()), ir.I32())
	next := x.Block()
	values := make([]int64, len(n.Labels))
	blocks := make([]*ir.Block, len(n.Labels))
	for i, l := range n.Labels {
		values[i], blocks[i] = int64(i+1), x.labelBlock(l, s)
	}
	x.Switch(v, values, blocks, next)
	x.Place(next)
}

// assignLabel puts the number of a label into a variable.
func (x *fn) assignLabel(n *front.AssignLabelStmt) {
	to := x.entityOfVariable(x.loopVariable(n.Var))
	number, err := strconv.ParseInt(n.Label, 10, 32)
	if err != nil {
		return // the front end has reported it
	}
	x.StoreScalar(to, x.I32(number))
}

// assignedGoto jumps to the label whose number a variable holds. The program ends where that is none of those that the statement lists, or
// none that an assign statement of the program unit has.
func (x *fn) assignedGoto(s *front.Stmt, n *front.GotoStmt) {
	labels := n.From
	if len(labels) == 0 {
		labels = x.prog.AssignedLabels(false)
	}
	v := x.Convert(x.Load(x.entityOfVariable(x.loopVariable(n.Var)).Addr), ir.I32())
	other := x.Block()
	var values []int64
	var blocks []*ir.Block
	for _, l := range labels {
		if number, err := strconv.ParseInt(l, 10, 32); err == nil && !slices.Contains(values, number) {
			values, blocks = append(values, number), append(blocks, x.labelBlock(l, s))
		}
	}
	x.Switch(v, values, blocks, other)
	x.Place(other)
	file, line := x.here()
	message := "the variable '" + n.Var.Text + "' holds no label that go to may jump to"
	x.Runtime("ReportFatalUserError", nil, x.FirConvert(x.Text(message+"\x00"), fir.Ref(ir.I8())), file, line)
}

func (x *fn) arithmeticIf(n *front.ArithmeticIfStmt) {
	v := x.Scalar(n.Cond.Node())
	zero := x.Convert(x.I32(0), v.Type())
	other, last := x.Block(), x.label(n.Labels[2])
	if last.used == nil {
		last.used = x.line
	}
	x.CondBranch(x.Compare(build.Comparisons["<"], v, zero), x.labelBlock(n.Labels[0], x.line), other)
	x.Place(other)
	x.CondBranch(x.Compare(build.Comparisons["=="], v, zero), x.labelBlock(n.Labels[1], x.line), last.block)
}

func (x *fn) ifStatement(n *front.IfStmt) {
	c := x.Condition(n.Cond.Node())
	if !x.stmtJumps(n.Action) {
		x.IfThenElse(c, func() { x.WithTemps(func() { x.action(n.Action) }) }, nil)
		return
	}
	then, next := x.Block(), x.Block()
	x.CondBranch(c, then, next)
	x.Place(then)
	x.WithTemps(func() { x.action(n.Action) })
	x.Place(next)
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
		x.assign.WhereBlock(b, n)
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
		x.Place(t.brk)
	}
}

// ifBlock lowers an if block from part k on.
func (x *fn) ifBlock(b *front.Block, k int) {
	if k == 0 {
		t := x.pushTarget(b, false)
		defer func() { x.popTarget(t) }()
	}
	var c *ir.Value
	mark := len(x.Temps)
	if k == 0 {
		c = x.Condition(b.Head.Node.(*front.IfThenStmt).Cond.Node())
	} else {
		h := b.Parts[k].Head
		e, ok := h.Node.(*front.ElseIfStmt)
		if !ok { // else
			x.items(b.Parts[k].Items)
			return
		}
		x.at(x.stmtSpan(h))
		c = x.Condition(e.Cond.Node())
	}
	x.EndTemps(mark)
	more := k+1 < len(b.Parts)
	if !x.blockJumps(b) {
		var other func()
		if more {
			other = func() { x.ifBlock(b, k+1) }
		}
		x.IfThenElse(c, func() { x.items(b.Parts[k].Items) }, other)
		return
	}
	then, next := x.Block(), x.Block()
	other := next
	if more {
		other = x.Block()
	}
	x.CondBranch(c, then, other)
	x.Place(then)
	x.items(b.Parts[k].Items)
	if more {
		if !x.Terminated() {
			x.Branch(next)
		}
		x.Place(other)
		x.ifBlock(b, k+1)
	}
	x.Place(next)
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
			x.Place(t.cont)
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
			return x.Bool(true)
		}
		var c *ir.Value
		x.WithTemps(func() { c = x.Condition(cond) })
		return c
	}
	if !x.blockJumps(b) {
		x.WhileLoop(test, body)
		return
	}
	head, inner := x.Block(), x.Block()
	t.brk, t.cont = x.Block(), x.Block()
	x.Place(head)
	x.CondBranch(test(), inner, t.brk)
	x.Place(inner)
	body()
	if !x.Terminated() {
		x.Branch(head)
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
	typ := x.ScalarType(s.Type)
	if s.Type.Class != frontend.Integer {
		x.doReal(n, e.Addr, typ, t, body)
		return
	}
	first := x.Convert(x.Scalar(n.Bounds[0].Node()), typ)
	last := x.Convert(x.Scalar(n.Bounds[1].Node()), typ)
	step := x.Int(1, typ)
	if len(n.Bounds) > 2 {
		step = x.Convert(x.Scalar(n.Bounds[2].Node()), typ)
	}
	if !x.blockJumps(b) {
		lower, upper, by := x.AsIndex(first), x.AsIndex(last), x.AsIndex(step)
		end := x.DoLoopCarry(lower, upper, by, x.FirConvert(lower, typ), func(_, carried *ir.Value) *ir.Value {
			x.Store(carried, e.Addr)
			body()
			by := x.FirConvert(by, typ)
			return x.Op(arith.AddI, []*ir.Value{x.Load(e.Addr), by}, []ir.Type{typ}, noSignedWrap()).Result(0)
		})
		x.Store(end, e.Addr)
		return
	}
	count := x.iterations(first, last, step, typ)
	left := x.TempOf(typ)
	x.Store(count, left)
	x.Store(first, e.Addr)
	x.countedBlocks(left, typ, t, body, func() {
		v := x.Op(arith.AddI, []*ir.Value{x.Load(e.Addr), step}, []ir.Type{typ}, noSignedWrap()).Result(0)
		x.Store(v, e.Addr)
	})
}

func noSignedWrap() ir.NamedAttr { return build.Attr("overflowFlags", arith.OverflowEnum.Attr(1)) }

// iterations is (last-first+step)/step.
func (x *fn) iterations(first, last, step *ir.Value, t ir.Type) *ir.Value {
	n := x.Op1(arith.AddI, t, x.Op1(arith.SubI, t, last, first), step)
	if v, ok := build.ConstantOf(step); ok && v == 1 {
		return n
	}
	return x.Op1(arith.DivSI, t, n, step)
}

// countedBlocks makes the blocks of a loop that runs as often as left says.
func (x *fn) countedBlocks(left *ir.Value, t ir.Type, target *jumpTarget, body, next func()) {
	head, inner := x.Block(), x.Block()
	target.brk, target.cont = x.Block(), x.Block()
	x.Place(head)
	x.CondBranch(x.CmpI(arith.SGT, x.Load(left), x.Int(0, t)), inner, target.brk)
	x.Place(inner)
	body()
	x.Store(x.Op1(arith.SubI, t, x.Load(left), x.Int(1, t)), left)
	next()
	x.Branch(head)
}

// doReal lowers a loop whose variable is real, which the language has given up.
func (x *fn) doReal(n *front.DoStmt, addr *ir.Value, typ ir.Type, t *jumpTarget, body func()) {
	first := x.Convert(x.Scalar(n.Bounds[0].Node()), typ)
	last := x.Convert(x.Scalar(n.Bounds[1].Node()), typ)
	step := x.Float(1, typ)
	if len(n.Bounds) > 2 {
		step = x.Convert(x.Scalar(n.Bounds[2].Node()), typ)
	}
	span := x.Op(arith.AddF, []*ir.Value{x.Op(arith.SubF, []*ir.Value{last, first}, []ir.Type{typ}, build.Contract()).Result(0), step}, []ir.Type{typ}, build.Contract()).Result(0)
	count := x.FirConvert(x.Op(arith.DivF, []*ir.Value{span, step}, []ir.Type{typ}, build.Contract()).Result(0), ir.I64())
	next := func() {
		x.Store(x.Op(arith.AddF, []*ir.Value{x.Load(addr), step}, []ir.Type{typ}, build.Contract()).Result(0), addr)
	}
	x.Store(first, addr)
	if x.Nesting > 0 {
		one := x.Idx(1)
		x.DoLoop(one, x.AsIndex(count), one, false, func(*ir.Value) { body(); next() })
		return
	}
	left := x.TempOf(ir.I64())
	x.Store(count, left)
	x.countedBlocks(left, ir.I64(), t, body, next)
}

// concurrent lowers do concurrent: loops in any order, an iteration where the mask holds.
func (x *fn) concurrent(b *front.Block, h *front.Concurrent, t *jumpTarget, body func()) {
	x.withIndices(h, func(loops func(body func())) {
		loops(func() {
			x.localities(h)
			if h.Mask != nil && x.blockJumps(b) {
				inner := x.Block()
				t.cont = x.Block()
				x.CondBranch(x.Condition(h.Mask.Node()), inner, t.cont)
				x.Place(inner)
				body()
				return
			}
			if h.Mask != nil {
				x.IfThenElse(x.Condition(h.Mask.Node()), body, nil)
				return
			}
			if x.blockJumps(b) {
				t.cont = x.Block()
			}
			body()
		})
	}, x.blockJumps(b))
}

// localities makes storage for the variables of local and local_init.
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
				x.CopyEntity(x.entityOfVariable(s), x.entityOfVariable(h.Scope.Parent.Lookup(n.Text)))
			}
		}
	}
}

// withIndices declares the indices of do concurrent or forall and passes a function that makes the loops. blocks: the
// body consists of blocks.
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
		typ := x.ScalarType(s.Type)
		one := index{typ: typ, lower: x.Convert(x.Scalar(i.Lower.Node()), typ), upper: x.Convert(x.Scalar(i.Upper.Node()), typ), step: x.Int(1, typ)}
		if i.Step != nil {
			one.step = x.Convert(x.Scalar(i.Step.Node()), typ)
		}
		v := x.vars[s]
		if v == nil {
			v = x.variable(s)
		}
		one.addr = v.Addr
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
				count := x.TempOf(i.typ)
				x.Store(x.iterations(i.lower, i.upper, i.step, i.typ), count)
				x.Store(i.lower, i.addr)
				t := &jumpTarget{}
				x.countedBlocks(count, i.typ, t, func() { nest(k - 1) }, func() {
					x.Store(x.Op1(arith.AddI, i.typ, x.Load(i.addr), i.step), i.addr)
				})
				x.Place(t.brk)
				return
			}
			x.DoLoop(x.AsIndex(i.lower), x.AsIndex(i.upper), x.AsIndex(i.step), true, func(v *ir.Value) {
				x.Store(x.FirConvert(v, i.typ), i.addr)
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
		t.brk = x.Block()
	}
	x.unwind(t.depth)
	x.Branch(t.brk)
}

func (x *fn) cycle(s *front.Stmt, n *front.CycleStmt) {
	t := x.leaveTo(n.Name, s)
	if t.cont == nil {
		x.unsupported(x.stmtSpan(s), "cycle of this loop")
	}
	x.unwind(t.depth)
	x.Branch(t.cont)
}

func (x *fn) returnStatement(s *front.Stmt, n *front.ReturnStmt) {
	if x.inside > 0 {
		x.unsupported(x.stmtSpan(s), "return out of a construct")
	}
	if n.Value != nil {
		which := x.Index(n.Value.Node())
		if x.proc.Sym == nil || !procedure.Alternates(x.proc.Sym.Proc) {
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
	// What ends the scope of the procedure appears once, at its end.
	x.unwind(1)
	if x.end == nil {
		x.end = x.Block()
	}
	x.Branch(x.end)
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
			x.IfThenElse(c, func() { body(list[k]) }, rest)
		}
		chain(0)
		return
	}
	end := x.Block()
	for _, p := range list {
		x.at(x.stmtSpan(p.Head))
		then, next := x.Block(), x.Block()
		x.CondBranch(test(p), then, next)
		x.Place(then)
		body(p)
		if !x.Terminated() {
			x.Branch(end)
		}
		x.Place(next)
	}
	if other != nil {
		body(other)
	}
	x.Place(end)
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
	if entity.IsCharacter(subject.Type) {
		addr, length := x.Char(subject)
		equal = func(v *front.Node, op string) *ir.Value {
			a, l := x.Char(v)
			return x.CompareText(op, addr, length, a, l)
		}
	} else {
		value := x.Scalar(subject)
		if subject.Type.Class == frontend.Logical {
			value = x.Convert(value, ir.I1())
			equal = func(v *front.Node, _ string) *ir.Value { return x.CmpI(arith.EQ, value, x.Condition(v)) }
		} else {
			equal = func(v *front.Node, op string) *ir.Value {
				return x.Compare(build.Comparisons[op], value, x.Convert(x.Scalar(v), value.Type()))
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
						one = x.And(one, hi)
					}
				}
				if one == nil {
					one = x.Bool(true)
				}
			} else {
				one = equal(v, "==")
			}
			if c == nil {
				c = one
			} else {
				c = x.Op1(arith.OrI, ir.I1(), c, one)
			}
		}
		if c == nil {
			c = x.Bool(false)
		}
		return c
	}, func(p *front.Part) { x.items(p.Items) })
}

// associated is what an associate name denotes.
func (x *fn) associated(s *front.Symbol, v *front.Node) *entity.Entity {
	var e *entity.Entity
	if entity.IsDesignator(v) {
		e = x.Designator(v)
	} else {
		e = x.Value(v)
	}
	own := *e
	own.Type, own.Sym = s.Type, s
	return &own
}

// isPart reports whether a designator is a component as a whole.
func isPart(n *front.Node) bool { return n.Kind == front.MemberExpr && n.Args[0].Rank == 0 }

// declareName declares the name of a component, as constructs of OpenACC name it where no clause does: it is a variable of its own.
func (x *fn) declareName(s *front.Symbol, e *entity.Entity) {
	switch {
	case e.Of != nil || len(e.Path) > 0 || e.Part != nil || e.Len != nil || e.Type.Poly || e.Type.Derived != nil:
	case e.Box != nil && e.Addr == nil:
		e.Box, e.Ref = x.declareOp(s, e.Box, nil, nil, 0, nil, 0), nil
	case e.Addr != nil && (e.Rank == 0 || e.Shape != nil):
		e.Addr, e.Box, e.Ref = x.declareOp(s, e.Addr, e.Shape, nil, 0, nil, 0), nil, nil
	}
}

// A selector is the designator that an associate name denotes.
type selector struct {
	node *front.Node
	// home is its variable where the name was made.
	home *entity.Variable
	// again is what the name denotes where the variable has moved.
	again func() *entity.Entity
}

// selects makes a name denote a designator.
func (x *fn) selects(s *front.Symbol, v *front.Node, again func() *entity.Entity) {
	v = x.spelledOut(v)
	if base := baseSymbol(v); base != nil {
		x.selectors[s] = selector{v, x.vars[base], again}
	}
}

// spelledOut is a designator that begins with a variable in place of an associate name.
func (x *fn) spelledOut(n *front.Node) *front.Node {
	switch n.Kind {
	case front.NameExpr:
		if from, ok := x.selectors[n.Symbol]; ok && from.node.Type.Derived == n.Type.Derived {
			return from.node
		}
	case front.MemberExpr, front.RefExpr:
		if base := x.spelledOut(n.Args[0]); base != n.Args[0] {
			own := *n
			own.Args = append([]*front.Node{base}, n.Args[1:]...)
			return &own
		}
	}
	return n
}

// baseSymbol is the variable that a designator begins with.
func baseSymbol(n *front.Node) *front.Symbol {
	for n.Kind == front.MemberExpr || n.Kind == front.RefExpr {
		n = n.Args[0]
	}
	return n.Symbol
}

// moved reports whether an enclosing construct has moved what an associate name denotes.
func (x *fn) moved(s selector) bool {
	if x.vars[baseSymbol(s.node)] != s.home {
		return true
	}
	for n := s.node; n.Kind == front.MemberExpr || n.Kind == front.RefExpr; n = n.Args[0] {
		if x.members[path(n)] != nil {
			return true
		}
	}
	return false
}

// associate lowers associate: names for expressions, evaluated once.
func (x *fn) associate(b *front.Block, n *front.AssociateStmt) {
	for _, a := range n.Items {
		s, v := b.Scope.Names[a.Name.Text], a.Value.Node()
		x.Bound[s] = x.associated(s, v)
		if entity.IsDesignator(v) && isPart(v) {
			x.declareName(s, x.Bound[s])
		}
		delete(x.selectors, s)
		if entity.IsDesignator(v) {
			x.selects(s, v, func() *entity.Entity { return x.associated(s, v) })
		}
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
	locals := append([]*entity.Variable(nil), x.locals[mark:]...)
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
	if !x.Terminated() {
		x.unwind(len(x.exits) - 1)
	}
	x.exits = x.exits[:len(x.exits)-1]
	x.scopes = x.scopes[:len(x.scopes)-1]
}

// declares reports whether a statement only declares.
func declares(n any) bool {
	switch n.(type) {
	case *front.DeclStmt, *front.AttrStmt, *front.ParameterStmt, *front.UseStmt, *front.ImportStmt, *front.ImplicitStmt, *front.DataStmt,
		*front.ProcedureStmt, *front.CommonStmt, *front.CrayPointerStmt, *front.EquivalenceStmt, *front.NamelistStmt:
		return true
	}
	return false
}
