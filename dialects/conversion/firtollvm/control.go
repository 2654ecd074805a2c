package firtollvm

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

func init() {
	handlers[fir.If] = func(c *converter, o *ir.Op) {
		e := before(o)
		n := e.make(scf.Dialect, "if", ir.With{Operands: o.Operands(), Types: c.valueTypes(o, o.Results()), Regions: 2})
		for i := range 2 {
			n.Region(i).Take(o.Region(i))
		}
		c.structured(o, n, 0)
	}
	handlers[fir.DoLoop] = (*converter).doLoop
	handlers[fir.IterateWhile] = (*converter).iterateWhile
	handlers[fir.Result] = func(c *converter, o *ir.Op) {
		vals := make([]*ir.Value, o.NumOperands())
		for i := range vals {
			vals[i] = c.get(o, o.Operand(i))
		}
		before(o).make(scf.Dialect, "yield", ir.With{Operands: vals})
		c.done(o)
	}
	handlers[fir.Unreachable] = func(c *converter, o *ir.Op) {
		before(o).make(llvm.Dialect, "unreachable", ir.With{})
		c.done(o)
	}
	handlers[fir.Select] = (*converter).selection
	handlers[fir.SelectCase] = (*converter).selection
	handlers[fir.SelectRank] = (*converter).selection
	handlers[fir.SelectType] = (*converter).selection
	handlers[fir.DoConcurrent] = func(c *converter, o *ir.Op) {
		// The block replaces the construct: variables of iterations are in the frame.
		for _, x := range o.Region(0).Entry().Ops() {
			x.MoveBefore(o)
			c.op(x)
		}
		c.done(o)
	}
	handlers[fir.DoConcurrentLoop] = (*converter).doConcurrent
}

func (c *converter) valueTypes(o *ir.Op, vals []*ir.Value) []ir.Type {
	out := make([]ir.Type, len(vals))
	for i, v := range vals {
		if out[i] = valueType(v.Type()); out[i] == nil {
			c.unsupported(o, "a value of type %s", ir.TypeString(v.Type()))
		}
	}
	return out
}

// results replaces the results of the construct that this one replaces by its own, from the given one on.
func (c *converter) results(o, n *ir.Op, first int) {
	for i, r := range o.Results() {
		v := n.Result(first + i)
		switch t := r.Type().(type) {
		case *fir.BoxType:
			c.boxes[r] = c.inMemory(t, v, o)
			c.mayBeAbsent(c.boxes[r])
		default:
			if isConverted(t) {
				c.vals[r] = v
			} else {
				r.ReplaceAllUses(v)
			}
		}
	}
}

// structured converts the regions of a new construct and finishes the old one.
func (c *converter) structured(o, n *ir.Op, first int) {
	for _, r := range n.Regions() {
		if !r.Empty() {
			c.arguments(r.Entry())
			c.region(r)
		}
	}
	c.results(o, n, first)
	c.done(o)
}

// tripCount is the number of iterations of a loop with an inclusive bound, as an index.
func tripCount(e emit, lower, upper, step *ir.Value) *ir.Value {
	return e.positive(e.div(e.add(e.sub(upper, lower), step), step))
}

func (c *converter) doLoop(o *ir.Op) {
	lower, upper, step := o.Get("lowerBound"), o.Get("upperBound"), o.Get("step")
	init := append(append([]*ir.Value(nil), o.GetAll("reduceOperands")...), o.GetAll("initArgs")...)
	if len(o.GetAll("reduceOperands")) > 0 {
		init = o.GetAll("initArgs")
	}
	vals := make([]*ir.Value, len(init))
	for i, v := range init {
		vals[i] = c.get(o, v)
	}
	e := before(o)
	final := o.BoolAttr("finalValue")
	first := 0
	var last *ir.Value
	if final {
		first = 1
		last = e.add(lower, e.mul(tripCount(e, lower, upper, step), step))
	}
	types := c.valueTypes(o, o.Results()[first:])
	var n *ir.Op
	if s, ok := constantOf(step); ok && s > 0 {
		n = e.make(scf.Dialect, "for", ir.With{Operands: append([]*ir.Value{lower, e.add(upper, e.index(1)), step}, vals...), Types: types})
		n.Region(0).Take(o.Region(0))
	} else {
		n = e.make(scf.Dialect, "for", ir.With{Operands: append([]*ir.Value{e.index(0), tripCount(e, lower, upper, step), e.index(1)}, vals...), Types: types})
		n.Region(0).Take(o.Region(0))
		count := n.Region(0).Entry().Arg(0)
		old := standIn(count)
		b := before(n.Region(0).Entry().First())
		old.ReplaceAllUses(b.add(lower, b.mul(count, step)))
	}
	if final {
		// The counter is not carried: it is known.
		t := n.Region(0).Entry().Last()
		t.SetOperands(t.Operands()[1:], nil)
		o.Result(0).ReplaceAllUses(last)
	}
	for _, r := range n.Regions() {
		c.arguments(r.Entry())
		c.region(r)
	}
	for i, r := range o.Results()[first:] {
		v := n.Result(i)
		switch t := r.Type().(type) {
		case *fir.BoxType:
			c.boxes[r] = c.inMemory(t, v, o)
			c.mayBeAbsent(c.boxes[r])
		default:
			if isConverted(t) {
				c.vals[r] = v
			} else {
				r.ReplaceAllUses(v)
			}
		}
	}
	c.done(o)
}

// iterateWhile: the counter, the condition and the carried values go round.
func (c *converter) iterateWhile(o *ir.Op) {
	lower, upper, step := o.Get("lowerBound"), o.Get("upperBound"), o.Get("step")
	vals := []*ir.Value{lower, o.Get("iterateIn")}
	for _, v := range o.GetAll("initArgs") {
		vals = append(vals, c.get(o, v))
	}
	types := make([]ir.Type, len(vals))
	for i, v := range vals {
		types[i] = v.Type()
	}
	final := o.BoolAttr("finalValue")
	e := before(o)
	n := e.make(scf.Dialect, "while", ir.With{Operands: vals, Types: types, Regions: 2})
	test := n.Region(0).AddBlock(types...)
	te := end(test, o.Loc)
	iv := test.Arg(0)
	var inside *ir.Value
	if s, ok := constantOf(step); ok {
		predicate := arith.SLE
		if s < 0 {
			predicate = arith.SGE
		}
		inside = te.cmp(predicate, iv, upper)
	} else {
		inside = te.choose(te.cmp(arith.SGT, step, te.index(0)), te.cmp(arith.SLE, iv, upper), te.cmp(arith.SGE, iv, upper))
	}
	te.make(scf.Dialect, "condition", ir.With{Operands: append([]*ir.Value{te.arith("andi", inside, test.Arg(1))}, test.Args()...)})
	n.Region(1).Take(o.Region(0))
	body := n.Region(1).Entry()
	// The terminator has the condition and the values, after the counter if that is a result.
	t := body.Last()
	ops := t.Operands()
	if final {
		ops = ops[1:]
	}
	b := before(t)
	t.SetOperands(append([]*ir.Value{b.add(body.Arg(0), step)}, ops...), nil)
	c.arguments(body)
	c.region(n.Region(1))
	first := 1
	if final {
		first = 0
	}
	c.results(o, n, first)
	c.done(o)
}

// selection makes a chain of tests of a branch by cases.
func (c *converter) selection(o *ir.Op) {
	tags := o.Attr("case_tags").(*ir.ArrayAttr).Elems
	var counts []int64
	if d, ok := o.Attr("compare_operand_offsets").(*ir.DenseArrayAttr); ok {
		counts = d.Values
	}
	compare := o.GetAll("compareArgs")
	succs := o.Successors()
	args := make([][]*ir.Value, len(succs))
	for i := range succs {
		for _, v := range ir.SuccessorOperands(o, i) {
			args[i] = append(args[i], c.get(o, v))
		}
	}
	var selector func(e emit, tag ir.Attribute, operands []*ir.Value) *ir.Value
	switch o.Def() {
	case fir.SelectType:
		selector = c.typeTest(o)
	default:
		v := o.Get("selector")
		if n, ok := v.Type().(*fir.NumberType); ok && n.Mnemonic() == "logical" {
			v = c.get(o, v)
			compare = nil
			for _, x := range o.GetAll("compareArgs") {
				compare = append(compare, c.get(o, x))
			}
		}
		if !ir.IsIntOrIndex(v.Type()) {
			c.unsupported(o, "a branch by values of type %s", ir.TypeString(v.Type()))
		}
		selector = func(e emit, tag ir.Attribute, operands []*ir.Value) *ir.Value {
			return c.valueTest(o, e, v, tag, operands)
		}
	}
	head := o.Parent()
	e := end(head, o.Loc)
	after := head
	fallback := -1
	for _, i := range c.testOrder(o, tags) {
		tag := tags[i]
		if _, isDefault := tag.(*ir.UnitAttr); isDefault {
			fallback = i
			continue
		}
		n := 0
		if i < len(counts) {
			n = int(counts[i])
		}
		operands := compare[:min(n, len(compare))]
		compare = compare[len(operands):]
		test := selector(e, tag, operands)
		next := &ir.Block{}
		head.Region().InsertAfter(next, after)
		e.condBr(test, succs[i], args[i], next, nil)
		after = next
		e = end(next, o.Loc)
	}
	if fallback < 0 {
		e.make(llvm.Dialect, "unreachable", ir.With{})
	} else {
		e.br(succs[fallback], args[fallback]...)
	}
	c.done(o)
}

// testOrder is the order in which cases are tested: that of the cases, but for types: the same type before any that is extended,
// and extensions before what they extend.
func (c *converter) testOrder(o *ir.Op, tags []ir.Attribute) []int {
	order := make([]int, len(tags))
	for i := range order {
		order[i] = i
	}
	if !o.Is(fir.SelectType) {
		return order
	}
	depth := func(i int) int {
		if word(tags[i]) != "class_is" {
			return math.MaxInt
		}
		n := 0
		for r, _ := caseType(tags[i]).(*fir.RecordType); r != nil && c.infos[r.Name] != nil; n++ {
			a, ok := c.infos[r.Name].Attr("parent_type").(*ir.TypeAttr)
			if !ok {
				break
			}
			r, _ = a.Type.(*fir.RecordType)
		}
		return n
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(depth(b), depth(a)) })
	return order
}

// caseType is the type that a case of select_type is about, or nil.
func caseType(tag ir.Attribute) (t ir.Type) {
	s, ok := tag.(*ir.StructuredAttr)
	if !ok {
		return nil
	}
	for _, p := range s.Parts {
		switch x := p.(type) {
		case ir.Type:
			t = x
		case string:
			if word := strings.Trim(x, "<> "); word != "" && t == nil {
				t = numberType(word)
			}
		}
	}
	return t
}

// word is the mnemonic of an attribute of the dialect that is kept as text.
func word(a ir.Attribute) string {
	switch a := a.(type) {
	case *ir.StructuredAttr:
		return a.Mnemonic
	case *ir.EnumAttr:
		return a.String()
	}
	return ""
}

// valueTest compares an integer with a case.
func (c *converter) valueTest(o *ir.Op, e emit, v *ir.Value, tag ir.Attribute, operands []*ir.Value) *ir.Value {
	if n, ok := tag.(*ir.IntegerAttr); ok {
		return e.cmp(arith.EQ, v, e.constant(v.Type(), n.Value))
	}
	need := 1
	kind := word(tag)
	if kind == "interval" {
		need = 2
	}
	if len(operands) < need {
		c.unsupported(o, "a case without its values")
	}
	switch kind {
	case "point":
		return e.cmp(arith.EQ, v, operands[0])
	case "lower":
		return e.cmp(arith.SGE, v, operands[0])
	case "upper":
		return e.cmp(arith.SLE, v, operands[0])
	case "interval":
		return e.arith("andi", e.cmp(arith.SGE, v, operands[0]), e.cmp(arith.SLE, v, operands[1]))
	}
	c.unsupported(o, "a case %s", ir.AttrString(tag))
	return nil
}

// typeTest compares the dynamic type of a variable with a type, or asks whether it is an extension of it.
func (c *converter) typeTest(o *ir.Op) func(emit, ir.Attribute, []*ir.Value) *ir.Value {
	bt, ok := o.Get("selector").Type().(*fir.BoxType)
	if !ok {
		c.unsupported(o, "a branch by the type of %s", ir.TypeString(o.Get("selector").Type()))
	}
	b := c.box(o, o.Get("selector"), bt)
	table, code := b.typeTable(c, o), b.typeCode(c, o)
	return func(e emit, tag ir.Attribute, _ []*ir.Value) *ir.Value {
		t := caseType(tag)
		if t == nil {
			c.unsupported(o, "a case %s", ir.AttrString(tag))
		}
		r, derived := t.(*fir.RecordType)
		if !derived {
			return e.cmp(arith.EQ, code, e.constant(ir.I8(), fir.TypeCode(t)))
		}
		mine := c.table(e, r)
		if word(tag) == "type_is" {
			return e.icmp("eq", table, mine)
		}
		return e.call(c.isExtension(), []ir.Type{ir.I1()}, table, mine).Result(0)
	}
}

// numberType is the type of a number by its keyword: i32 or f64.
func numberType(word string) ir.Type {
	if f := ir.Float(word); f != nil {
		return f
	}
	if n, err := strconv.Atoi(strings.TrimPrefix(word, "i")); err == nil && word[0] == 'i' && n > 0 {
		return ir.Int(n)
	}
	return nil
}

// doConcurrent makes a nest of loops. Iterations run in order, so that variables local to them may share memory and reductions need none.
func (c *converter) doConcurrent(o *ir.Op) {
	lowers, uppers, steps := o.GetAll("lowerBound"), o.GetAll("upperBound"), o.GetAll("step")
	body := o.Region(0).Entry()
	at := o
	var counters []*ir.Value
	for i := range lowers {
		e := before(at)
		e.Loc = o.Loc
		inside, k := e.forLoop(tripCount(e, lowers[i], uppers[i], steps[i]))
		counters = append(counters, inside.add(lowers[i], inside.mul(k, steps[i])))
		at = k.Block().Last()
	}
	for i, v := range counters {
		body.Arg(i).ReplaceAllUses(v)
	}
	locals, reduced := o.GetAll("local_vars"), o.GetAll("reduce_vars")
	syms, _ := o.Attr("local_syms").(*ir.ArrayAttr)
	for i, v := range locals {
		arg := body.Arg(len(lowers) + i)
		c.vals[standIn(arg)] = c.localCopy(o, at, v, syms, i)
	}
	for i, v := range reduced {
		c.vals[standIn(body.Arg(len(lowers)+len(locals)+i))] = c.get(o, v)
	}
	for _, x := range body.Ops() {
		x.MoveBefore(at)
		c.op(x)
	}
	c.done(o)
}

// localCopy is the memory of a variable that is local to iterations, which begin before at.
func (c *converter) localCopy(o, at *ir.Op, v *ir.Value, syms *ir.ArrayAttr, i int) *ir.Value {
	var decl *ir.Op
	if syms != nil && i < len(syms.Elems) {
		if s, ok := syms.Elems[i].(*ir.SymbolRefAttr); ok {
			decl = c.symbols[s.Root]
		}
	}
	t := pointee(v.Type())
	m := fir.Memory(t)
	if decl == nil || m == nil || boxIn(v.Type()) != nil || !decl.Region(0).Empty() {
		c.unsupported(o, "a variable of type %s that is local to iterations", ir.TypeString(v.Type()))
	}
	p := local(o, m)
	if kind, _ := fir.LocalityEnum.Of(decl.Attr("locality_specifier_type")); kind == 1 {
		e := before(at)
		e.memcpy(p, c.get(o, v), e.i64(c.size(o, t)))
	}
	return p
}
