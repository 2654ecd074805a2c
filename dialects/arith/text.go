package arith

import (
	"strconv"

	"accc/ir"
)

// arith.select %c, %a, %b : T, or with the condition's type first when it is not i1.

func parseSelect(p *ir.Parser, s *ir.State) error {
	at := p.Offset()
	operands, err := p.OperandList()
	if err != nil {
		return err
	}
	if len(operands) != 3 {
		return p.Errorf(at, "expected a condition and two values")
	}
	if err := p.AttrDict(s); err != nil {
		return err
	}
	t, err := p.ColonType()
	if err != nil {
		return err
	}
	cond := ir.I1()
	if p.OptionalPunct(",") {
		cond = t
		if t, err = p.Type(); err != nil {
			return err
		}
	}
	s.Types = []ir.Type{t}
	s.Operands, err = p.ResolveAll(operands, []ir.Type{cond, t, t})
	return err
}

func printSelect(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Values(o.Operands())
	p.AttrDict(o)
	p.Text(" : ")
	if t := o.Operand(0).Type(); t != ir.I1() {
		p.Type(t)
		p.Text(", ")
	}
	p.Type(o.Result(0).Type())
}

// nameConstant proposes c42_i32 for integers, true and false for i1 and cst for others.
func nameConstant(o *ir.Op, name func(v *ir.Value, n string)) {
	a, ok := o.Attr("value").(*ir.IntegerAttr)
	if !ok {
		name(o.Result(0), "cst")
		return
	}
	text := strconv.FormatInt(a.Value, 10)
	if a.Big != nil {
		text = a.Big.String()
	}
	switch {
	case a.Type == ir.I1() && a.Value != 0:
		name(o.Result(0), "true")
	case a.Type == ir.I1():
		name(o.Result(0), "false")
	case a.Type == ir.Index():
		name(o.Result(0), "c"+text)
	default:
		name(o.Result(0), "c"+text+"_"+ir.TypeString(a.Type))
	}
}

var enums = map[string]*ir.Enum{"overflow": OverflowEnum, "fastmath": FastMathEnum}

func init() {
	Dialect.ParseAttr = func(p *ir.Parser, _ ir.Type) (ir.Attribute, error) {
		_, a, err := ir.ParseEnumAttr(p, enums)
		return a, err
	}
}
