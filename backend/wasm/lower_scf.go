package wasm

import (
	"accc/backend/wasm/ssa"
	"accc/ir"
)

// maxRepeated is the number of operations in the deciding region of a loop that are worth having twice, so that the
// loop decides at its end.
const maxRepeated = 40

func init() {
	handlers["scf.if"] = lowerIf
	handlers["scf.for"] = lowerFor
	handlers["scf.while"] = lowerWhile
	handlers["scf.execute_region"] = lowerExecuteRegion
	handlers["scf.index_switch"] = lowerIndexSwitch
}

// regionInto translates a region whose yields write variables and go to a block.
func (l *lowerer) regionInto(r *ir.Region, vars []ssa.Var, to *ssa.Block) {
	if r.Empty() {
		l.b.Jump(to)
		return
	}
	l.graph(r, func(vals []*ssa.Value) {
		l.writeAll(vars, vals)
		l.b.Jump(to)
	})
}

// resultVars are variables for all the results of an operation.
func (l *lowerer) resultVars(o *ir.Op) []ssa.Var {
	var vars []ssa.Var
	for _, r := range o.Results() {
		vars = append(vars, l.newVars(r.Type())...)
	}
	return vars
}

// setResults sets the results of an operation to the values of variables.
func (l *lowerer) setResults(o *ir.Op, vars []ssa.Var) {
	for _, r := range o.Results() {
		n := len(l.leaves(r.Type()))
		l.set(r, l.readAll(vars[:n])...)
		vars = vars[n:]
	}
}

func lowerIf(l *lowerer, o *ir.Op) {
	vars := l.resultVars(o)
	then, els, end := l.b.NewBlock(), l.b.NewBlock(), l.b.NewBlock()
	l.b.If(l.one(o.Operand(0)), then, els)
	for i, blk := range []*ssa.Block{then, els} {
		l.b.Seal(blk)
		l.b.Block = blk
		if i < o.NumRegions() {
			l.regionInto(o.Region(i), vars, end)
		} else {
			l.b.Jump(end)
		}
	}
	l.continueAt(end)
	l.setResults(o, vars)
}

// continueAt goes on in a block that has all its predecessors.
func (l *lowerer) continueAt(b *ssa.Block) {
	l.b.Seal(b)
	l.b.Block = b
}

func lowerExecuteRegion(l *lowerer, o *ir.Op) {
	vars := l.resultVars(o)
	end := l.b.NewBlock()
	l.regionInto(o.Region(0), vars, end)
	l.continueAt(end)
	l.setResults(o, vars)
}

func lowerIndexSwitch(l *lowerer, o *ir.Op) {
	vars := l.resultVars(o)
	end := l.b.NewBlock()
	var blocks []*ssa.Block
	for range o.Regions() {
		blocks = append(blocks, l.b.NewBlock())
	}
	l.decide(l.one(o.Operand(0)), caseValues(o.Attr("cases")), blocks[1:], blocks[0])
	for i, r := range o.Regions() {
		l.b.Seal(blocks[i])
		l.b.Block = blocks[i]
		l.regionInto(r, vars, end)
	}
	l.continueAt(end)
	l.setResults(o, vars)
}

// lowerFor counts: the loop is entered if there is a first round, and decides at the end of each whether there is
// another. The bounds are compared as signed numbers unless unsignedCmp is set.
func lowerFor(l *lowerer, o *ir.Op) {
	body := o.Region(0).Entry()
	iv := body.Arg(0)
	lf := l.leaf(iv.Type())
	signed := !o.BoolAttr("unsignedCmp")
	lb := l.extend(l.one(o.Operand(0)), lf, signed)
	ub := l.extend(l.one(o.Operand(1)), lf, signed)
	step := l.extend(l.one(o.Operand(2)), lf, signed)
	counter := l.b.NewVar(lf.t)
	l.b.Write(counter, lb)
	vars := l.resultVars(o)
	var init []*ssa.Value
	for _, v := range o.Operands()[3:] {
		init = append(init, l.get(v)...)
	}
	l.writeAll(vars, init)
	less := pick(lf.t, pick2(signed, ssa.I32LtS, ssa.I32LtU), pick2(signed, ssa.I64LtS, ssa.I64LtU))
	loop, end := l.b.NewBlock(), l.b.NewBlock()
	l.b.If(l.b.Op(less, lb, ub), loop, end)
	l.b.Block = loop
	round := l.b.Read(counter)
	l.set(iv, round)
	rest := vars
	for _, a := range body.Args()[1:] {
		n := len(l.leaves(a.Type()))
		l.set(a, l.readAll(rest[:n])...)
		rest = rest[n:]
	}
	l.graph(o.Region(0), func(vals []*ssa.Value) {
		l.writeAll(vars, vals)
		l.at(o)
		next := l.extend(l.b.Op(pick(lf.t, ssa.I32Add, ssa.I64Add), round, step), lf, signed)
		l.b.Write(counter, next)
		l.b.If(l.b.Op(less, next, ub), loop, end)
	})
	l.b.Seal(loop)
	l.continueAt(end)
	l.setResults(o, vars)
}

func pick(t ssa.Type, i32, i64 ssa.Op) ssa.Op {
	if t == ssa.I64 {
		return i64
	}
	return i32
}

func pick2(first bool, a, b ssa.Op) ssa.Op {
	if first {
		return a
	}
	return b
}

// lowerWhile repeats the deciding region before the loop and at its end when it is small enough.
func lowerWhile(l *lowerer, o *ir.Op) {
	before, after := o.Region(0), o.Region(1)
	var argVars []ssa.Var
	for _, a := range before.Entry().Args() {
		argVars = append(argVars, l.newVars(a.Type())...)
	}
	results := l.resultVars(o)
	var init []*ssa.Value
	for _, v := range o.Operands() {
		init = append(init, l.get(v)...)
	}
	l.writeAll(argVars, init)
	loop, end := l.b.NewBlock(), l.b.NewBlock()
	decide := func() {
		rest := argVars
		for _, a := range before.Entry().Args() {
			n := len(l.leaves(a.Type()))
			l.set(a, l.readAll(rest[:n])...)
			rest = rest[n:]
		}
		for p := before.Entry().First(); p != nil; p = p.Next() {
			if p.Name() != "scf.condition" {
				l.op(p)
				if l.b.Ended() {
					return
				}
				continue
			}
			l.at(p)
			var vals []*ssa.Value
			for _, v := range p.Operands()[1:] {
				vals = append(vals, l.get(v)...)
			}
			l.writeAll(results, vals)
			l.b.If(l.one(p.Operand(0)), loop, end)
		}
	}
	again := decide
	if operations(before) > maxRepeated {
		top := l.b.NewBlock()
		l.b.Jump(top)
		l.b.Block = top
		again = func() { l.b.Jump(top) }
	}
	decide()
	l.b.Block = loop
	rest := results
	for _, a := range after.Entry().Args() {
		n := len(l.leaves(a.Type()))
		l.set(a, l.readAll(rest[:n])...)
		rest = rest[n:]
	}
	l.graph(after, func(vals []*ssa.Value) {
		l.writeAll(argVars, vals)
		again()
	})
	l.b.Seal(loop)
	l.continueAt(end)
	l.setResults(o, results)
}

// operations counts what a region holds.
func operations(r *ir.Region) int {
	n := 0
	for _, b := range r.Blocks() {
		for o := b.First(); o != nil; o = o.Next() {
			ir.Walk(o, func(*ir.Op) bool { n++; return true })
		}
	}
	return n
}
