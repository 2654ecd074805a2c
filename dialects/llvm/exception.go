package llvm

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

// bundleAttrs are the attributes of operations with operand bundles: lists of values with a tag each.
var bundleAttrs = []ir.AttrSpec{{Name: "op_bundle_sizes", Type: constraint.DenseI32Array, Default: ir.DenseArray(ir.I32(), nil)},
	optional("op_bundle_tags", constraint.ArrayAttr)}

// Exceptions.
var (
	Invoke = Dialect.Op("invoke", ir.Spec{
		Doc: "Call a function, and go to one block when it returns and to another when it throws.",
		Operands: []ir.OperandSpec{many("callee_operands", anyLLVM), many("normalDestOperands", anyLLVM), many("unwindDestOperands", anyLLVM),
			many("op_bundle_operands", anyLLVM)},
		Attrs: attrs(argAttrs, bundleAttrs, []ir.AttrSpec{optional("var_callee_type", constraint.Attr("type attribute of LLVM function type", isFuncType)),
			optional("callee", constraint.FlatSymbol), branchWeights, cconv}),
		Results:    []ir.ResultSpec{maybe("result", anyLLVM)},
		Successors: []ir.SuccessorSpec{{Name: "normalDest"}, {Name: "unwindDest"}},
		Traits:     ir.Terminator | ir.AttrSizedOperands,
		Parse:      parseInvoke,
		Print:      printInvoke,
		Verify:     verifyInvoke,
		Interfaces: []any{ir.Branch{First: 1}, callLike{}},
	})
	Landingpad = Dialect.Op("landingpad", ir.Spec{
		Doc:      "Where an exception arrives: the first operation of a block that an invoke unwinds to.",
		Operands: []ir.OperandSpec{many("clauses", anyLLVM)},
		Attrs:    []ir.AttrSpec{unit("cleanup")},
		Results:  []ir.ResultSpec{one("res", anyLLVM)},
		Parse:    parseLandingpad,
		Print:    printLandingpad,
		Verify:   verifyLandingpad,
	})
	Resume = Dialect.Op("resume", ir.Spec{
		Doc:      "Go on with an exception.",
		Operands: []ir.OperandSpec{one("value", anyLLVM)},
		Traits:   ir.Terminator,
		Format:   "$value attr-dict `:` type($value)",
	})
	TypeIDFor = Dialect.Op("intr.eh.typeid.for", ir.Spec{
		Doc:      "The number of a type that exceptions may have.",
		Operands: []ir.OperandSpec{one("type_info", pointer)},
		Results:  []ir.ResultSpec{one("res", anyLLVM)},
		Format:   "$type_info attr-dict `:` functional-type(operands, results)",
	})
)

// llvm.invoke @f(%a) to ^bb1(%b : t) unwind ^bb2 vararg(...) ["tag"(%c : t)] {...} : (t) -> t

func parseInvoke(p *ir.Parser, s *ir.State) error {
	s.Add("CConv", keywordOf(p, CConvEnum, 0))
	c, err := parseCalled(p, s)
	if err != nil {
		return err
	}
	var dests [2][]*ir.Value
	for i, keyword := range []string{"to", "unwind"} {
		if err := p.Keyword(keyword); err != nil {
			return err
		}
		b, err := p.Successor()
		if err != nil {
			return err
		}
		s.Succs = append(s.Succs, b)
		if !p.OptionalPunct("(") {
			continue
		}
		us, err := p.OperandList()
		if err != nil {
			return err
		}
		ts, err := p.ColonTypes()
		if err != nil {
			return err
		}
		if dests[i], err = p.ResolveAll(us, ts); err != nil {
			return err
		}
		if err := p.Punct(")"); err != nil {
			return err
		}
	}
	bundles, err := c.rest(p, s)
	if err != nil {
		return err
	}
	n := len(s.Operands)
	s.Operands = append(append(append(s.Operands, dests[0]...), dests[1]...), bundles...)
	s.Segments = []int32{int32(n), int32(len(dests[0])), int32(len(dests[1])), int32(len(bundles))}
	return nil
}

func printInvoke(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	word(p, CConvEnum, o.Attr("CConv"), 0)
	printCalled(p, o)
	p.Text(" to ")
	p.SuccessorWith(o.Successors()[0], o.Group(1))
	p.Text(" unwind ")
	p.SuccessorWith(o.Successors()[1], o.Group(2))
	printCallRest(p, o, pointerOf(o), callLike{}.Arguments(o), o.Group(3))
}

func verifyInvoke(o *ir.Op) error {
	if err := variadicType(o); err != nil {
		return err
	}
	if o.Attr("callee") == nil && len(o.Group(0)) == 0 {
		return fmt.Errorf("expected the name of a function or a pointer to one")
	}
	if first := o.Successors()[1].First(); first == nil || !first.Is(Landingpad) {
		return fmt.Errorf("the block that it unwinds to must begin with a llvm.landingpad")
	}
	if err := ir.VerifyBranchWeights(o); err != nil {
		return err
	}
	return verifyBundles(o)
}

// llvm.landingpad cleanup (catch %a : t) (filter %b : t) : t

func parseLandingpad(p *ir.Parser, s *ir.State) error {
	if p.OptionalKeyword("cleanup") {
		s.Add("cleanup", ir.Unit())
	}
	for p.OptionalPunct("(") {
		if !p.OptionalKeyword("filter") {
			if err := p.Keyword("catch"); err != nil {
				return err
			}
		}
		u, err := p.Operand()
		if err != nil {
			return err
		}
		t, err := p.ColonType()
		if err != nil {
			return err
		}
		v, err := p.Resolve(u, t)
		if err != nil {
			return err
		}
		s.Operands = append(s.Operands, v)
		if err := p.Punct(")"); err != nil {
			return err
		}
	}
	t, err := p.ColonType()
	s.Types = []ir.Type{t}
	return err
}

func printLandingpad(p *ir.Printer, o *ir.Op) {
	if o.Attr("cleanup") != nil {
		p.Text(" cleanup")
	}
	p.Byte(' ')
	for _, v := range o.Operands() {
		if _, ok := v.Type().(*ArrayType); ok {
			p.Text("(filter ")
		} else {
			p.Text("(catch ")
		}
		p.Value(v)
		p.Text(" : ")
		p.Type(v.Type())
		p.Text(") ")
	}
	p.Text(": ")
	p.Type(o.Result(0).Type())
}

func verifyLandingpad(o *ir.Op) error {
	if f := functionAround(o); f != nil && f.Attr("personality") == nil {
		return fmt.Errorf("the function around it needs a personality")
	}
	if o.NumOperands() == 0 && o.Attr("cleanup") == nil {
		return fmt.Errorf("expected a clause, or cleanup")
	}
	for i, v := range o.Operands() {
		if _, filter := v.Type().(*ArrayType); filter {
			continue
		}
		if !IsPtr(v.Type()) {
			return fmt.Errorf("clause #%d must be a pointer or an array", i)
		}
		if d := v.Op(); d == nil || !d.Is(Zero) && !d.Is(AddressOf) && d.Name() != "llvm.bitcast" {
			return fmt.Errorf("clause #%d must be null or the address of a global", i)
		}
	}
	return nil
}

func functionAround(o *ir.Op) *ir.Op {
	p := o.ParentOp()
	for p != nil && !p.Is(Func) {
		p = p.ParentOp()
	}
	return p
}
