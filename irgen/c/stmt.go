package c

import (
	"maps"
	"slices"

	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/frontend/source"
	"accc/ir"
	accdir "accc/pragma/acc"

	"modernc.org/cc/v4"
)

// structured reports whether nothing inside s jumps: then it can be a single block of scf operations.
// Directives hold regions of their own and do not count.
func (x *fn) structured(s *cc.Statement) bool {
	if s == nil {
		return true
	}
	if v, ok := x.memo[s]; ok {
		return v
	}
	v := x.structuredUncached(s)
	x.memo[s] = v
	return v
}

func (x *fn) structuredUncached(s *cc.Statement) bool {
	if d := x.directiveAt(s); d != nil {
		return x.ownRegion(d) || x.structured(d.Body)
	}
	switch s.Case {
	case cc.StatementLabeled, cc.StatementJump:
		return false
	case cc.StatementCompound:
		for l := s.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
			if l.BlockItem.Case == cc.BlockItemStmt && !x.structured(l.BlockItem.Statement) {
				return false
			}
		}
	case cc.StatementSelection:
		n := s.SelectionStatement
		return n.Case != cc.SelectionStatementSwitch && x.structured(n.Statement) && x.structured(n.Statement2)
	case cc.StatementIteration:
		return x.structured(s.IterationStatement.Statement)
	}
	return true
}

// compound lowers a block. The storage of variable-length arrays ends with it.
func (x *fn) compound(n *cc.CompoundStatement) {
	var saved *ir.Value
	if hasVLA(n) {
		x.live()
		x.b.Loc = x.point(n)
		saved = x.op1(llvm.StackSave, nil, ptrType())
	}
	x.exits = append(x.exits, nil)
	depth := len(x.exits)
	for l := n.BlockItemList; l != nil; l = l.BlockItemList {
		x.readOff(x.begins(l.BlockItem))
		x.blockItem(l.BlockItem)
	}
	x.readOff(x.unit.TokenSpan(n.Token2).Start)
	if !x.terminated() {
		x.leaveScopes(depth - 1)
	}
	x.exits = x.exits[:depth-1]
	if saved != nil && !x.terminated() {
		x.b.Loc = x.point(n.Token2)
		x.op(llvm.StackRestore, []*ir.Value{saved}, nil)
	}
}

// leaveScopes does what is to be done at the end of the blocks from depth inward, innermost first.
func (x *fn) leaveScopes(depth int) {
	for i := len(x.exits) - 1; i >= depth; i-- {
		for j := len(x.exits[i]) - 1; j >= 0; j-- {
			x.exits[i][j]()
		}
	}
}

// hasVLA reports whether a block declares a variable-length array itself.
func hasVLA(n *cc.CompoundStatement) bool {
	for l := n.BlockItemList; l != nil; l = l.BlockItemList {
		if l.BlockItem.Case != cc.BlockItemDecl {
			continue
		}
		for _, id := range declarators(l.BlockItem.Declaration) {
			if a, ok := id.Declarator.Type().(*cc.ArrayType); ok && a.IsVLA() && !id.Declarator.IsTypename() {
				return true
			}
		}
	}
	return false
}

func (x *fn) blockItem(n *cc.BlockItem) {
	switch n.Case {
	case cc.BlockItemDecl:
		x.declaration(n.Declaration)
	case cc.BlockItemStmt:
		x.item = n.Statement
		x.statement(n.Statement)
	case cc.BlockItemFuncDef:
		x.unsupported(n, "nested function")
	}
}

// declaration makes the objects that a declaration in a block declares.
func (x *fn) declaration(n *cc.Declaration) {
	if n.Case == cc.DeclarationAuto {
		x.declare1(&cc.InitDeclarator{Case: cc.InitDeclaratorInit, Declarator: n.Declarator, Initializer: n.Initializer})
		return
	}
	for _, id := range declarators(n) {
		x.declare1(id)
	}
}

func (x *fn) declare1(id *cc.InitDeclarator) {
	d := id.Declarator
	t := d.Type()
	x.at, x.atSpan = d, source.Span{}
	x.live()
	x.checkDeclarator(d)
	x.b.Loc = x.point(d)
	switch {
	case d.IsTypename():
		x.evalLengths(t)
		return
	case t.Kind() == cc.Function:
		x.noteFunction(d, nil)
		return
	case d.IsExtern():
		x.noteDeclarator(d, nil)
		return
	case d.IsStatic():
		x.staticLocal(id)
		return
	}
	x.evalLengths(t)
	x.b.Loc = x.named(d)
	if a, ok := t.(*cc.ArrayType); ok && a.IsVLA() {
		n := x.count(a)
		x.vars[d] = allocaOp(x.b, x.types.memory(a), n, int64(d.Alignas())).Result(0)
		return
	}
	if incomplete(t) {
		x.unsupported(d, "variable '%s' of an incomplete type", d.Name())
	}
	addr := x.alloca(t, int64(d.Alignas()))
	x.vars[d] = addr
	if id.Initializer != nil {
		x.initialize(addr, t, id.Initializer)
	}
}

// staticLocal is an object of the module with a name of its own.
func (x *fn) staticLocal(id *cc.InitDeclarator) {
	d := id.Declarator
	if x.statics[d] != nil {
		return
	}
	taken := x.symbols
	if x.apart != nil {
		taken = x.apart.names
	}
	g := &global{name: x.uniqueIn(x.fun.name+"."+d.Name(), taken), typ: d.Type(), decl: d, init: id.Initializer,
		static: true, local: true, align: int64(d.Alignas())}
	x.statics[d] = g
}

func (x *fn) statement(s *cc.Statement) {
	if s == nil {
		return
	}
	x.at, x.atSpan = s, source.Span{}
	if d := x.directiveAt(s); d != nil {
		x.live()
		x.atSpan = d.Span
		x.b.Loc = span(d.Span)
		if d.Def == accdir.DirDeclare && s != x.item {
			x.unsupported(s, "declare directive that is no item of a block")
		}
		x.directive(d)
		return
	}
	if s.Case != cc.StatementLabeled {
		x.live()
	}
	x.b.Loc = x.point(s)
	switch s.Case {
	case cc.StatementLabeled:
		x.labeled(s.LabeledStatement)
	case cc.StatementCompound:
		x.compound(s.CompoundStatement)
	case cc.StatementExpr:
		x.discard(s.ExpressionStatement.ExpressionList)
	case cc.StatementSelection:
		x.selection(s.SelectionStatement)
	case cc.StatementIteration:
		x.iteration(s)
	case cc.StatementJump:
		x.jump(s.JumpStatement)
	case cc.StatementAsm:
		x.assembly(s.AsmStatement.Asm)
	}
}

func (x *fn) selection(n *cc.SelectionStatement) {
	if n.Case == cc.SelectionStatementSwitch {
		x.switchStatement(n)
		return
	}
	// A condition that is known needs no branch, unless a label inside could be jumped to.
	c := x.cond(n.ExpressionList)
	x.b.Loc = x.point(n)
	if x.structured(n.Statement) && x.structured(n.Statement2) {
		var other func()
		if n.Statement2 != nil {
			other = func() { x.statement(n.Statement2) }
		}
		x.ifThenElse(c, func() { x.statement(n.Statement) }, other)
		return
	}
	then, end := x.block(), x.block()
	other := end
	if n.Statement2 != nil {
		other = x.block()
	}
	x.condBranch(c, then, other)
	x.place(then)
	x.statement(n.Statement)
	if n.Statement2 != nil {
		if !x.terminated() {
			x.branch(end)
		}
		x.place(other)
		x.statement(n.Statement2)
	}
	x.place(end)
}

// iteration lowers a loop: to scf.while if nothing inside jumps, else to blocks.
func (x *fn) iteration(s *cc.Statement) {
	n := s.IterationStatement
	if x.bareLoop(n) {
		return
	}
	var cond, step cc.ExpressionNode
	switch n.Case {
	case cc.IterationStatementWhile, cc.IterationStatementDo:
		cond = n.ExpressionList
	case cc.IterationStatementFor:
		x.discard(n.ExpressionList)
		cond, step = n.ExpressionList2, n.ExpressionList3
	case cc.IterationStatementForDecl:
		x.declaration(n.Declaration)
		cond, step = n.ExpressionList, n.ExpressionList2
	}
	x.b.Loc = x.point(n)
	test := func() *ir.Value {
		if cond == nil {
			return x.bool(true)
		}
		return x.cond(cond)
	}
	if x.structured(s) {
		if n.Case == cc.IterationStatementDo {
			x.whileLoop(func() *ir.Value { x.statement(n.Statement); return test() }, nil)
			return
		}
		x.whileLoop(test, func() { x.statement(n.Statement); x.discard(step) })
		return
	}
	body, next, end := x.block(), x.block(), x.block()
	x.jumps = append(x.jumps, jumpTarget{brk: end, cont: next})
	if n.Case == cc.IterationStatementDo {
		x.place(body)
		x.statement(n.Statement)
		x.jumps = x.jumps[:len(x.jumps)-1]
		x.place(next)
		x.condBranch(test(), body, end)
		x.place(end)
		return
	}
	head := x.block()
	x.place(head)
	if cond == nil {
		x.branch(body)
	} else {
		x.condBranch(test(), body, end)
	}
	x.place(body)
	x.statement(n.Statement)
	x.jumps = x.jumps[:len(x.jumps)-1]
	x.place(next)
	x.discard(step)
	x.branch(head)
	x.place(end)
}

func (x *fn) jump(n *cc.JumpStatement) {
	x.b.Loc = x.point(n)
	if n.Case != cc.JumpStatementReturn && x.pending() {
		x.unsupported(n, "jump out of a block with a declare directive")
	}
	switch n.Case {
	case cc.JumpStatementBreak:
		x.branch(x.target(n, func(j jumpTarget) *ir.Block { return j.brk }))
	case cc.JumpStatementContinue:
		x.branch(x.target(n, func(j jumpTarget) *ir.Block { return j.cont }))
	case cc.JumpStatementReturn:
		x.returnStatement(n)
	case cc.JumpStatementGoto:
		l := x.label(n.Token2.SrcStr())
		l.from = n
		x.branch(l.block)
	default:
		x.computedGoto(n)
	}
}

// pending reports whether a block inside the function's own has something to do at its end.
func (x *fn) pending() bool {
	for _, e := range x.exits[min(1, len(x.exits)):] {
		if len(e) > 0 {
			return true
		}
	}
	return false
}

// target finds the innermost target of a jump.
func (x *fn) target(at cc.Node, pick func(jumpTarget) *ir.Block) *ir.Block {
	for i := len(x.jumps) - 1; i >= 0; i-- {
		if b := pick(x.jumps[i]); b != nil {
			return b
		}
	}
	x.unsupported(at, "branch out of a construct")
	return nil
}

// A label is a block that goto leads to.
type label struct {
	block *ir.Block
	from  *cc.JumpStatement // the last goto
}

// label is a label of the current region.
func (x *fn) label(name string) *label {
	if x.labels[name] == nil {
		x.labels[name] = &label{block: x.block()}
	}
	return x.labels[name]
}

// checkLabels reports a goto whose label is not in the region that ends here.
func (x *fn) checkLabels() {
	for _, name := range slices.Sorted(maps.Keys(x.labels)) {
		l := x.labels[name]
		if l.block.Region() == nil {
			x.unsupported(l.from, "goto across the border of a construct")
		}
	}
}

func (x *fn) labeled(n *cc.LabeledStatement) {
	switch n.Case {
	case cc.LabeledStatementLabel:
		x.place(x.label(n.Token.SrcStr()).block)
	default:
		if len(x.switches) == 0 || x.switches[len(x.switches)-1].blocks[n] == nil {
			x.unsupported(n, "branch into a construct")
		}
		x.place(x.switches[len(x.switches)-1].blocks[n])
	}
	x.statement(n.Statement)
}

func (x *fn) returnStatement(n *cc.JumpStatement) {
	if x.inside > 0 {
		x.unsupported(n, "return out of a construct")
	}
	sig := x.fun.sig
	e := n.ExpressionList
	switch {
	case e == nil && len(sig.results) == 0, e == nil && sig.sret:
		x.leaveScopes(0)
		x.ret(nil)
	case e == nil:
		x.leaveScopes(0)
		x.ret([]*ir.Value{x.zero(sig.results[0])})
	case sig.sret && isComplex(sig.result):
		re, im := x.complexAs(e, sig.result)
		x.storeComplex(x.sret, sig.result, re, im)
		x.leaveScopes(0)
		x.ret(nil)
	case sig.sret:
		v := x.aggregate(e)
		x.copy(x.sret, v, sig.result)
		x.leaveScopes(0)
		x.ret(nil)
	case len(sig.results) == 0:
		x.discard(e)
		x.leaveScopes(0)
		x.ret(nil)
	default:
		v := x.scalar(e, sig.result)
		x.leaveScopes(0)
		x.b.Loc = x.point(n)
		x.ret([]*ir.Value{v})
	}
}

// switchCases are the labels of one switch statement.
type switchCases struct {
	blocks map[*cc.LabeledStatement]*ir.Block
}

// switchStatement lowers a switch to cf.switch; GNU's ranges are tested one after the other.
func (x *fn) switchStatement(n *cc.SelectionStatement) {
	t := promote(typeOf(n.ExpressionList))
	v := x.scalar(n.ExpressionList, t)
	x.b.Loc = x.point(n)
	sc := &switchCases{blocks: map[*cc.LabeledStatement]*ir.Block{}}
	end := x.block()
	def := end
	var values []int64
	var targets []*ir.Block
	var ranges []*cc.LabeledStatement
	for _, l := range caseLabels(n.Statement) {
		b := x.block()
		sc.blocks[l] = b
		switch l.Case {
		case cc.LabeledStatementDefault:
			def = b
		case cc.LabeledStatementCaseLabel:
			c, ok := constant(l.ConstantExpression)
			if !ok {
				x.unsupported(l, "case label that is not constant")
			}
			values = append(values, wrap(c, width(v.Type())))
			targets = append(targets, b)
		case cc.LabeledStatementRange:
			ranges = append(ranges, l)
		}
	}
	for _, l := range ranges {
		lo, _ := constant(l.ConstantExpression)
		hi, _ := constant(l.ConstantExpression2)
		next := x.block()
		in := x.op1(arith.AndI, []*ir.Value{
			x.compare(relGE, v, x.int(lo, v.Type()), t), x.compare(relLE, v, x.int(hi, v.Type()), t)}, ir.I1())
		x.condBranch(in, sc.blocks[l], next)
		x.place(next)
	}
	if len(values) == 0 {
		x.branch(def)
	} else {
		switchOp(x.b, v, values, targets, def)
	}
	x.switches = append(x.switches, sc)
	x.jumps = append(x.jumps, jumpTarget{brk: end})
	x.statement(n.Statement)
	x.jumps = x.jumps[:len(x.jumps)-1]
	x.switches = x.switches[:len(x.switches)-1]
	x.place(end)
}

// caseLabels are the labels that belong to the switch whose body is s.
func caseLabels(s *cc.Statement) (list []*cc.LabeledStatement) {
	if s == nil {
		return nil
	}
	switch s.Case {
	case cc.StatementLabeled:
		n := s.LabeledStatement
		if n.Case != cc.LabeledStatementLabel {
			list = append(list, n)
		}
		return append(list, caseLabels(n.Statement)...)
	case cc.StatementCompound:
		for l := s.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
			if l.BlockItem.Case == cc.BlockItemStmt {
				list = append(list, caseLabels(l.BlockItem.Statement)...)
			}
		}
	case cc.StatementSelection:
		n := s.SelectionStatement
		if n.Case != cc.SelectionStatementSwitch {
			list = append(caseLabels(n.Statement), caseLabels(n.Statement2)...)
		}
	case cc.StatementIteration:
		return caseLabels(s.IterationStatement.Statement)
	}
	return list
}
