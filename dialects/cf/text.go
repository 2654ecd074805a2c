package cf

import (
	"strconv"

	"accc/ir"
)

func init() {
	Dialect.Custom = map[string]ir.CustomDirective{"SwitchOpCases": {Parse: parseCases, Print: printCases}}
}

// default: ^bb1(%a : t),
// 42: ^bb2
//
// The parameters are the flag's type, default block, operands and types, case values,
// blocks, operands (a list of lists, flattened), types, and how many operands each has.

func parseCases(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	if err := p.Keyword("default"); err != nil {
		return err
	}
	if err := p.Punct(":"); err != nil {
		return err
	}
	if err := successor(p, args[1], args[2], args[3]); err != nil {
		return err
	}
	var values []ir.Attribute
	var sizes []int64
	flag := args[0].Type()
	for p.OptionalPunct(",") {
		at := p.Offset()
		a, ok, err := p.OptionalAttribute(flag)
		if err != nil {
			return err
		}
		if _, integer := a.(*ir.IntegerAttr); !ok || !integer {
			return p.Errorf(at, "expected the integer of a case")
		}
		if err := p.Punct(":"); err != nil {
			return err
		}
		before := len(args[6].Operands)
		if err := successor(p, args[5], args[6], args[7]); err != nil {
			return err
		}
		values, sizes = append(values, a), append(sizes, int64(len(args[6].Operands)-before))
	}
	if len(values) > 0 {
		args[4].Attr = Elements(flag, values)
	}
	args[8].Attr = ir.DenseArray(ir.I32(), sizes)
	return nil
}

// Elements are values as the dense vector that switches keep them in.
func Elements(t ir.Type, values []ir.Attribute) *ir.DenseElementsAttr {
	splat := true
	for _, v := range values {
		splat = splat && v == values[0]
	}
	vec := ir.Vector([]int64{int64(len(values))}, nil, t)
	if splat {
		values = values[:1]
	}
	return ir.DenseElements(vec, splat, values)
}

// successor reads ^block(%a : t).
func successor(p *ir.Parser, block, operands, types *ir.Arg) error {
	b, err := p.Successor()
	if err != nil {
		return err
	}
	block.Blocks = append(block.Blocks, b)
	if !p.OptionalPunct("(") {
		return nil
	}
	us, err := p.OperandList()
	if err != nil {
		return err
	}
	ts, err := p.ColonTypes()
	if err != nil {
		return err
	}
	operands.Operands, types.Types = append(operands.Operands, us...), append(types.Types, ts...)
	return p.Punct(")")
}

func printCases(p *ir.Printer, o *ir.Op, args []*ir.Arg) {
	p.Text("  default: ")
	p.SuccessorWith(args[1].Blocks[0], args[2].Values)
	values := CaseValues(o)
	if len(values) == 0 {
		return
	}
	b, _ := ir.As[ir.BranchLike](o)
	width := min(o.Operand(0).Type().(*ir.IntegerType).Width, 64)
	for i, v := range values {
		p.Byte(',')
		p.Newline()
		// LLVM writes the values without sign, but reads none above the largest of 64 bits with sign: those keep theirs.
		if width == 64 {
			p.Text("  ", strconv.FormatInt(v, 10), ": ")
		} else {
			p.Text("  ", strconv.FormatUint(uint64(v)<<(64-width)>>(64-width), 10), ": ")
		}
		lo, hi := b.SuccessorOperands(o, i+1)
		p.SuccessorWith(args[5].Blocks[i], o.Operands()[lo:hi])
	}
	p.Newline()
}
