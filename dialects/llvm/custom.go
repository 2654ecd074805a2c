package llvm

import (
	"accc/dialects/cf"
	"accc/ir"
)

func init() {
	Dialect.Custom = map[string]ir.CustomDirective{
		"OpBundles":                     {Parse: parseOpBundles, Print: printOpBundles, Optional: true},
		"IndirectBrOpSucessors":         {Parse: parseBlocks, Print: printBlocks},
		"LLVMLinkage":                   {Parse: parseLinkage, Print: printLinkage},
		"GEPIndices":                    {Parse: parseIndices, Print: printIndices},
		"SwitchOpCases":                 {Parse: parseCases, Print: printCases},
		"ShuffleType":                   {Parse: parseShuffleType, Print: printElementType},
		"InsertExtractValueElementType": {Parse: parseElementType, Print: printElementType},
	}
}

func parseLinkage(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	args[0].Attr = keywordOf(p, LinkageEnum, External)
	return nil
}

func printLinkage(p *ir.Printer, o *ir.Op, _ []*ir.Arg) { p.Text(LinkageEnum.Text(linkageOf(o))) }

// %i, 3, %j: indices that are operands, and constants.

func parseIndices(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	var raw []int64
	err := p.CommaList(func() error {
		v, ok, err := p.OptionalOperand()
		if err != nil {
			return err
		}
		if ok {
			args[0].Operands = append(args[0].Operands, v)
			raw = append(raw, DynamicIndex)
			return nil
		}
		n, err := p.Integer()
		raw = append(raw, n)
		return err
	})
	args[1].Attr = ir.DenseArray(ir.I32(), raw)
	return err
}

func printIndices(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	raw, _ := args[1].Attr.(*ir.DenseArrayAttr)
	if raw == nil {
		return
	}
	at := 0
	p.List(len(raw.Values), func(i int) {
		if raw.Values[i] == DynamicIndex && at < len(args[0].Values) {
			p.Value(args[0].Values[at])
			at++
			return
		}
		p.Int(raw.Values[i])
	})
}

// [ 1: ^bb1(%a : t), 2: ^bb2 ], one case on a line. The parameters are the value's type, the
// case values, blocks, operands (a list of lists, flattened), types, and how many operands each has.

func parseCases(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	var values []ir.Attribute
	sizes := []int64{}
	t := args[0].Type()
	err := p.List("[", "]", func() error {
		at := p.Offset()
		a, err := p.Attribute(t)
		if err != nil {
			return err
		}
		if _, ok := a.(*ir.IntegerAttr); !ok {
			return p.Errorf(at, "expected the integer of a case")
		}
		if err := p.Punct(":"); err != nil {
			return err
		}
		b, err := p.Successor()
		if err != nil {
			return err
		}
		values = append(values, a)
		args[2].Blocks = append(args[2].Blocks, b)
		if !p.OptionalPunct("(") {
			sizes = append(sizes, 0)
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
		args[3].Operands, args[4].Types = append(args[3].Operands, us...), append(args[4].Types, ts...)
		sizes = append(sizes, int64(len(us)))
		return p.Punct(")")
	})
	if err != nil {
		return err
	}
	if len(values) > 0 {
		args[1].Attr = cf.Elements(t, values)
	}
	args[5].Attr = ir.DenseArray(ir.I32(), sizes)
	return nil
}

func printCases(p *ir.Printer, o *ir.Op, args []*ir.Arg) {
	p.Byte('[')
	p.Newline()
	b, _ := ir.As[ir.BranchLike](o)
	values := cf.CaseValues(o)
	for i, v := range values {
		p.Text("  ")
		p.AttrWithoutType(ir.Integer(o.Operand(0).Type(), v))
		p.Text(": ")
		lo, hi := b.SuccessorOperands(o, i+1)
		p.SuccessorWith(args[2].Blocks[i], o.Operands()[lo:hi])
		if i+1 < len(values) {
			p.Byte(',')
		}
		p.Newline()
	}
	p.Byte(']')
}

// The element's type follows from the container's and the position: nothing is written.

func parseElementType(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
	t, err := elementAt(args[1].Type(), s.Attr("position"))
	if err != nil {
		return p.Errorf(p.Offset(), "%s", err.Error())
	}
	args[0].Types = []ir.Type{t}
	return nil
}

func printElementType(*ir.Printer, *ir.Op, []*ir.Arg) {}
