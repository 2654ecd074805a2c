package scf

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

// mapping are the processing units of the counters: attributes of dialects that accc does not know, such as #gpu.thread<x>.
var mapping = constraint.ArrayOf("device mapping array attribute", constraint.Attr("device mapping attribute", func(a ir.Attribute) bool {
	o, ok := a.(*ir.OpaqueAttr)
	return ok && o.Dialect != ""
}))

// Forall is scf.forall, InParallel what ends its region.
var (
	Forall = Dialect.Op("forall", ir.Spec{
		Doc: "Run the region for all counters of a box, each at once. Tensors that the iterations have in common are passed in, and what " +
			"they insert into these are the results.",
		Operands: []ir.OperandSpec{indexes("dynamicLowerBound"), indexes("dynamicUpperBound"), indexes("dynamicStep"), many("outputs")},
		Attrs: []ir.AttrSpec{{Name: "mapping", Type: mapping, Optional: true}, {Name: "staticLowerBound", Type: constraint.DenseI64Array},
			{Name: "staticStep", Type: constraint.DenseI64Array}, {Name: "staticUpperBound", Type: constraint.DenseI64Array}},
		Results:    results,
		Regions:    []ir.RegionSpec{{Name: "region", Sized: 1}},
		Traits:     ir.AttrSizedOperands | ir.SingleBlock | ir.RecursiveEffects | ir.ImplicitTerminator | ir.AutomaticAllocationScope,
		Terminator: "scf.forall.in_parallel",
		Parse:      parseForall,
		Print:      printForall,
		Verify:     verifyForall,
		Interfaces: []any{ir.RunsAgain{}},
	})
	InParallel = Dialect.Op("forall.in_parallel", ir.Spec{
		Doc:     "The end of an iteration of a forall, with what it inserts into the tensors that iterations have in common.",
		Regions: []ir.RegionSpec{{Name: "region", Sized: 1}},
		Traits:  ir.Terminator | ir.SingleBlock | ir.NoTerminator | ir.RecursiveEffects,
		Parents: []string{"scf.forall"},
		Parse:   parseInParallel,
		Print:   printInParallel,
	})
)

// The bounds of a forall: the attribute has what is constant, the operand group the rest.
var forallBounds = []struct {
	word, attr string
	plain      int64 // what the bound is where the text leaves it out
}{{"=", "staticLowerBound", 0}, {"to", "staticUpperBound", 0}, {"step", "staticStep", 1}}

// mixed reads (%a, 4): operands, and numbers where they are constant.
func mixed(p *ir.Parser) (static []int64, vals []*ir.Value, err error) {
	err = p.List("(", ")", func() error {
		u, ok, err := p.OptionalOperand()
		if err != nil {
			return err
		}
		if !ok {
			n, err := p.Integer()
			static = append(static, n)
			return err
		}
		v, err := p.Resolve(u, ir.Index())
		static, vals = append(static, ir.Dynamic), append(vals, v)
		return err
	})
	return static, vals, err
}

// scf.forall (%i, %j) in (%n, 4) shared_outs(%o = %t) -> (types) { ... } {attributes}; with = (...) to (...) step (...) in place of in
// where the loops do not begin at 0 or have a step.

func parseForall(p *ir.Parser, s *ir.State) error {
	ivs, err := p.ArgumentList(false, false)
	if err != nil {
		return err
	}
	for i := range ivs {
		ivs[i].Type = ir.Index()
	}
	s.Segments = make([]int32, 4)
	read := func(i int) error {
		at := p.Offset()
		static, vals, err := mixed(p)
		if err != nil {
			return err
		}
		if len(static) != len(ivs) {
			return p.Errorf(at, "%d bounds are needed, found %d", len(ivs), len(static))
		}
		s.Add(forallBounds[i].attr, ir.DenseArray(ir.I64(), static))
		s.Operands, s.Segments[i] = append(s.Operands, vals...), int32(len(vals))
		return nil
	}
	if p.OptionalKeyword("in") {
		for i, b := range forallBounds {
			if i == 1 {
				err = read(i)
			} else {
				s.Add(b.attr, ir.DenseArray(ir.I64(), repeated(b.plain, len(ivs))))
			}
			if err != nil {
				return err
			}
		}
	} else {
		for i, b := range forallBounds {
			if i == 0 {
				err = p.Punct(b.word)
			} else {
				err = p.Keyword(b.word)
			}
			if err == nil {
				err = read(i)
			}
			if err != nil {
				return err
			}
		}
	}
	if p.OptionalKeyword("shared_outs") {
		var outs []ir.Unresolved
		if err := p.List("(", ")", func() error {
			a, err := p.Argument(false, false)
			if err != nil {
				return err
			}
			if err := p.Punct("="); err != nil {
				return err
			}
			u, err := p.Operand()
			ivs, outs = append(ivs, a), append(outs, u)
			return err
		}); err != nil {
			return err
		}
		if s.Types, err = p.ArrowTypes(); err != nil {
			return err
		}
		vals, err := p.ResolveAll(outs, s.Types)
		if err != nil {
			return err
		}
		for i, t := range s.Types {
			ivs[len(ivs)-len(outs)+i].Type = t
		}
		s.Operands, s.Segments[3] = append(s.Operands, vals...), int32(len(vals))
	}
	if err := region(p, s, ivs, true); err != nil {
		return err
	}
	return p.AttrDict(s)
}

func repeated(n int64, times int) []int64 {
	list := make([]int64, times)
	for i := range list {
		list[i] = n
	}
	return list
}

// staticOf are the constants of a bound.
func staticOf(o *ir.Op, i int) []int64 {
	return o.Attr(forallBounds[i].attr).(*ir.DenseArrayAttr).Values
}

// isPlain reports whether the loops begin at 0 and have the step 1.
func isPlain(o *ir.Op) bool {
	for _, i := range []int{0, 2} {
		for _, n := range staticOf(o, i) {
			if n != forallBounds[i].plain {
				return false
			}
		}
	}
	return true
}

func printForall(p *ir.Printer, o *ir.Op) {
	args := o.Region(0).Entry().Args()
	loops := args[:len(staticOf(o, 0))]
	p.Text(" (")
	p.List(len(loops), func(i int) { p.Value(loops[i]) })
	p.Byte(')')
	bound := func(word string, i int) {
		p.Text(" ", word, " (")
		static, vals, at := staticOf(o, i), o.Group(i), 0
		p.List(len(static), func(i int) {
			if static[i] == ir.Dynamic {
				p.Value(vals[at])
				at++
				return
			}
			p.Int(static[i])
		})
		p.Byte(')')
	}
	if isPlain(o) {
		bound("in", 1)
	} else {
		for i, b := range forallBounds {
			bound(b.word, i)
		}
	}
	if outs := o.Group(3); len(outs) > 0 {
		p.Text(" shared_outs(")
		p.List(len(outs), func(i int) {
			p.Value(args[len(loops)+i])
			p.Text(" = ")
			p.Value(outs[i])
		})
		p.Text(") -> (")
		printTypes(p, o.Results())
		p.Byte(')')
	}
	p.Byte(' ')
	printBody(p, o.Region(0), o.NumResults() > 0)
	p.AttrDict(o, "staticLowerBound", "staticUpperBound", "staticStep")
}

func parseInParallel(p *ir.Parser, s *ir.State) error {
	r, err := p.Region(s, nil)
	if err != nil {
		return err
	}
	if r.Empty() {
		r.AddBlock()
	}
	s.Regions = append(s.Regions, r)
	return p.AttrDict(s)
}

func printInParallel(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Region(o.Region(0), ir.RegionOptions{NoEntryArgs: true})
	p.AttrDict(o)
}

func verifyForall(o *ir.Op) error {
	n := len(staticOf(o, 0))
	for i, b := range forallBounds {
		static, dynamic := staticOf(o, i), 0
		for _, x := range static {
			if x == ir.Dynamic {
				dynamic++
			}
		}
		switch {
		case len(static) != n:
			return fmt.Errorf("has %d loops by %s and %d by %s", n, forallBounds[0].attr, len(static), b.attr)
		case dynamic != len(o.Group(i)):
			return fmt.Errorf("%s has %d numbers that are not constant, and there are %d operands for them", b.attr, dynamic, len(o.Group(i)))
		}
	}
	outs, args := o.Group(3), o.Region(0).Entry().Args()
	if len(outs) != o.NumResults() {
		return fmt.Errorf("has %d shared outputs and %d results", len(outs), o.NumResults())
	}
	if len(args) != n+len(outs) {
		return fmt.Errorf("the region must have %d arguments, one for each loop and shared output, and has %d", n+len(outs), len(args))
	}
	for i, a := range args {
		want := ir.Index()
		if i >= n {
			want = outs[i-n].Type()
			if o.Result(i-n).Type() != want {
				return fmt.Errorf("shared output %d and its result must be of one type", i-n)
			}
		}
		if a.Type() != want {
			return fmt.Errorf("argument %d of the region must be of type %s", i, ir.TypeString(want))
		}
	}
	if m, ok := o.Attr("mapping").(*ir.ArrayAttr); ok && len(m.Elems) != n {
		return fmt.Errorf("mapping has %d elements for %d loops", len(m.Elems), n)
	}
	return nil
}
