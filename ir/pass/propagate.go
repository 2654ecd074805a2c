package pass

import "accc/ir"

// What is known of a value.
const (
	unseen  = iota // nothing that defines it is executed, as far as is known
	isConst        // it is always the same
	varies
)

// A fact is what is known of a value.
type fact struct {
	kind    int
	value   ir.Attribute
	dialect *ir.Dialect // the one that makes the constant
}

// propagation is the search for constants and for what is executed.
type propagation struct {
	root    *ir.Op
	facts   map[*ir.Value]fact
	live    map[*ir.Block]bool
	work    []*ir.Op
	callers map[*ir.Op][]*ir.Op // of functions: the calls that are executed
	escapes map[*ir.Op]bool     // functions that may be called from elsewhere
}

func newPropagation(root *ir.Op) *propagation {
	p := &propagation{root: root, facts: map[*ir.Value]fact{}, live: map[*ir.Block]bool{}, callers: map[*ir.Op][]*ir.Op{}, escapes: map[*ir.Op]bool{}}
	p.findEscapes()
	return p
}

// findEscapes finds the functions that other modules may call, or that are named other than to call them.
func (p *propagation) findEscapes() {
	ir.Walk(p.root, func(o *ir.Op) bool {
		if _, ok := ir.As[ir.FunctionLike](o); ok && o.StringAttr("sym_visibility") != "private" {
			p.escapes[o] = true
		}
		var called *ir.SymbolRefAttr
		if c, ok := ir.As[ir.CallLike](o); ok {
			called = c.Callee(o)
		}
		named := func(a ir.Attribute) {
			ir.SymbolRefsIn(a, func(ref *ir.SymbolRefAttr) {
				if ref == called {
					called = nil // one of them is the call
					return
				}
				if f := ir.LookupSymbolRef(o, ref); f != nil {
					p.escapes[f] = true
				}
			})
		}
		for i := range o.Def().Attrs {
			named(o.Prop(i))
		}
		for _, a := range o.DiscardableAttrs() {
			named(a.Value)
		}
		return true
	})
}

func (p *propagation) run() {
	p.enterAll(p.root)
	for len(p.work) > 0 {
		o := p.work[len(p.work)-1]
		p.work = p.work[:len(p.work)-1]
		p.visit(o)
	}
}

// enterAll makes all regions of an operation executed, with arguments of which nothing is known.
func (p *propagation) enterAll(o *ir.Op) {
	for _, r := range o.Regions() {
		if b := r.Entry(); b != nil {
			for _, a := range b.Args() {
				p.set(a, fact{kind: varies})
			}
			p.enter(b)
		}
	}
}

// enter makes a block executed.
func (p *propagation) enter(b *ir.Block) {
	if p.live[b] {
		return
	}
	p.live[b] = true
	for o := b.Last(); o != nil; o = o.Prev() {
		p.work = append(p.work, o)
	}
}

// set joins what is known of a value with something else.
func (p *propagation) set(v *ir.Value, f fact) {
	old := p.facts[v]
	switch {
	case f.kind == unseen || old.kind == varies || old.kind == isConst && f.kind == isConst && old.value == f.value:
		return
	case old.kind == isConst:
		f = fact{kind: varies}
	}
	p.facts[v] = f
	for u := v.FirstUse(); u != nil; u = u.Next() {
		if b := u.Owner().Parent(); b != nil && p.live[b] {
			p.work = append(p.work, u.Owner())
		}
	}
}

// vary makes the results of an operation unknown.
func (p *propagation) vary(o *ir.Op) {
	for _, v := range o.Results() {
		p.set(v, fact{kind: varies})
	}
}

// pass lets values become others; those of list that become nothing are unknown.
func (p *propagation) pass(vals, become, list []*ir.Value) {
	to := map[*ir.Value]bool{}
	for i, v := range become {
		if i < len(vals) {
			p.set(v, p.facts[vals[i]])
			to[v] = true
		}
	}
	for _, v := range list {
		if !to[v] {
			p.set(v, fact{kind: varies})
		}
	}
}

func (p *propagation) visit(o *ir.Op) {
	if o.IsTerminator() {
		p.leave(o)
		return
	}
	if _, ok := ir.As[ir.FunctionLike](o); ok {
		if p.escapes[o] || len(p.callers[o]) > 0 {
			p.function(o)
		}
		return
	}
	if b, ok := ir.As[ir.RegionBranch](o); ok && o.NumRegions() > 0 {
		if o.Def().HasOperands("condition") && p.facts[o.Get("condition")].kind == unseen {
			return
		}
		regions, skipped := b.EntryRegions(o)
		if n, known := p.chosen(o); known {
			regions, skipped = n, len(n) == 0
		}
		p.branch(o, nil, regions, skipped)
		return
	}
	if o.NumRegions() > 0 {
		p.enterAll(o)
		p.vary(o)
		return
	}
	if c, ok := ir.As[ir.CallLike](o); ok {
		p.call(o, c)
		return
	}
	p.compute(o)
}

// chosen are the regions that an operation runs because its condition is constant.
func (p *propagation) chosen(o *ir.Op) (regions []int, known bool) {
	if !o.Def().HasOperands("condition") || o.NumRegions() != 2 {
		return nil, false
	}
	c := o.Get("condition")
	f := p.facts[c]
	n, ok := f.value.(*ir.IntegerAttr)
	switch {
	case f.kind != isConst || !ok || !ir.IsInteger(c.Type(), 1):
		return nil, false
	case n.Value != 0:
		return []int{0}, true
	case o.Region(1).Empty():
		return nil, true
	}
	return []int{1}, true
}

// branch lets control go from before an operation, or from the end of one of its regions, to regions or past it.
func (p *propagation) branch(o, end *ir.Op, regions []int, parent bool) {
	passes, knows := ir.As[ir.RegionPasses](o)
	for _, i := range regions {
		b := o.Region(i).Entry()
		if b == nil {
			continue
		}
		var vals, become []*ir.Value
		if knows {
			vals, become = passes.Passed(o, end, i)
		}
		p.pass(vals, become, b.Args())
		p.enter(b)
	}
	if !parent {
		return
	}
	var vals, become []*ir.Value
	if knows {
		vals, become = passes.Passed(o, end, -1)
	}
	p.pass(vals, become, o.Results())
}

// leave lets control leave a block.
func (p *propagation) leave(o *ir.Op) {
	if len(o.Successors()) > 0 {
		p.successors(o)
		return
	}
	r := o.Parent().Region()
	around := r.Parent()
	if around == nil {
		return
	}
	if _, ok := ir.As[ir.FunctionLike](around); ok {
		for _, c := range p.callers[around] {
			p.pass(o.Operands(), c.Results(), c.Results())
		}
		return
	}
	if b, ok := ir.As[ir.RegionBranch](around); ok {
		for i, in := range around.Regions() {
			if in == r {
				regions, parent := b.AfterRegion(around, i)
				p.branch(around, o, regions, parent)
			}
		}
	}
}

// successors lets a branch go where it may.
func (p *propagation) successors(o *ir.Op) {
	branch, knows := ir.As[ir.BranchLike](o)
	if len(o.Successors()) > 1 && o.NumOperands() > 0 && p.facts[o.Operand(0)].kind == unseen {
		return // what it goes by is not known yet
	}
	only := p.successor(o)
	for i, s := range o.Successors() {
		if only >= 0 && i != only {
			continue
		}
		args := s.Args()
		var vals []*ir.Value
		if knows {
			lo, hi := branch.SuccessorOperands(o, i)
			vals = o.Operands()[lo:hi]
		}
		p.pass(vals, args[len(args)-len(vals):], args)
		p.enter(s)
	}
}

// successor is the number of the only block that a branch goes to, by a constant condition or value; -1 if there are more.
func (p *propagation) successor(o *ir.Op) int {
	if len(o.Successors()) < 2 || o.NumOperands() == 0 {
		return -1
	}
	f := p.facts[o.Operand(0)]
	n, ok := f.value.(*ir.IntegerAttr)
	switch cases, isSwitch := o.Attr("case_values").(*ir.DenseElementsAttr); {
	case f.kind != isConst || !ok || n.Big != nil:
		return -1
	case isSwitch:
		return successorOf(n.Value, cases, len(o.Successors())-1)
	case o.Def().HasOperands("condition") && len(o.Successors()) == 2:
		if n.Value != 0 {
			return 0
		}
		return 1
	}
	return -1
}

// successorOf is the number of the successor of a switch for a value: 0 if it is no case.
func successorOf(value int64, cases *ir.DenseElementsAttr, count int) int {
	for i := range count {
		e := cases.Elems[0]
		if !cases.Splat {
			e = cases.Elems[i]
		}
		if c, ok := e.(*ir.IntegerAttr); ok && c.Value == value {
			return i + 1
		}
	}
	return 0
}

// function makes the body of a function executed.
func (p *propagation) function(f *ir.Op) {
	l, _ := ir.As[ir.FunctionLike](f)
	b := l.Body(f).Entry()
	if b == nil {
		return
	}
	if p.escapes[f] {
		p.pass(nil, nil, b.Args())
	}
	p.enter(b)
}

// call passes arguments to a function that is known, and takes what it returns.
func (p *propagation) call(o *ir.Op, c ir.CallLike) {
	ref := c.Callee(o)
	var f *ir.Op
	if ref != nil {
		f = ir.LookupSymbolRef(o, ref)
	}
	l, ok := ir.FunctionLike(nil), false
	if f != nil {
		l, ok = ir.As[ir.FunctionLike](f)
	}
	if !ok || l.Body(f).Entry() == nil {
		p.vary(o)
		return
	}
	first := true
	for _, known := range p.callers[f] {
		first = first && known != o
	}
	if first {
		p.callers[f] = append(p.callers[f], o)
	}
	b := l.Body(f).Entry()
	p.pass(c.Arguments(o), b.Args(), b.Args())
	p.function(f)
	if !first {
		return
	}
	for _, in := range l.Body(f).Blocks() {
		if t := in.Terminator(); t != nil && p.live[in] {
			p.work = append(p.work, t)
		}
	}
}

// compute folds an operation of constants.
func (p *propagation) compute(o *ir.Op) {
	if o.NumResults() == 0 {
		return
	}
	if o.Def().Has(ir.ConstantLike) {
		if v := ir.ConstantValue(o.Result(0)); v != nil {
			p.set(o.Result(0), fact{isConst, v, o.Def().Dialect})
			return
		}
	}
	consts := make([]ir.Attribute, o.NumOperands())
	for i, v := range o.Operands() {
		f := p.facts[v]
		if f.kind == unseen {
			return
		}
		consts[i] = f.value
	}
	if len(consts) == 2 && consts[1] == nil && o.Def().Has(ir.Commutative) {
		consts[0] = nil // folding looks for the constant on the right
	}
	if o.Def().Fold == nil {
		p.vary(o)
		return
	}
	c := o.Clone(ir.NewMapping()) // folding may change an operation where it is
	defer c.Erase()
	out := o.Def().Fold(c, consts)
	if len(out) != o.NumResults() || out[0] == any(c.Result(0)) {
		p.vary(o)
		return
	}
	for i, x := range out {
		switch x := x.(type) {
		case *ir.Value:
			p.set(o.Result(i), p.facts[x])
		case ir.Attribute:
			p.set(o.Result(i), fact{isConst, x, o.Def().Dialect})
		default:
			p.set(o.Result(i), fact{kind: varies})
		}
	}
}
