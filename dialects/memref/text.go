package memref

import "accc/ir"

func init() {
	Dialect.Custom = map[string]ir.CustomDirective{
		"GlobalMemrefOpTypeAndInitialValue": {Parse: parseGlobal, Print: printGlobal},
		"SameTypes":                         {Parse: parseSameTypes, Print: printSameTypes},
		"Word":                              {Parse: parseFlag, Print: printFlag},
		"DynamicIndexList":                  {Parse: parseIndexList, Print: printIndexList},
	}
}

// type, type = value or type = uninitialized

func parseGlobal(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	at := p.Offset()
	t, err := p.Type()
	if err != nil {
		return err
	}
	m, ok := t.(*ir.MemRefType)
	if !ok || m.Unranked {
		return p.Errorf(at, "expected a memref type with a shape")
	}
	args[0].Attr = ir.TypeValue(t)
	if !p.OptionalPunct("=") {
		return nil
	}
	if p.OptionalKeyword("uninitialized") {
		args[1].Attr = ir.Unit()
		return nil
	}
	args[1].Attr, err = p.Attribute(ir.Tensor(m.Shape, m.Elem, nil))
	return err
}

func printGlobal(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	p.Type(args[0].Attr.(*ir.TypeAttr).Type)
	switch v := args[1].Attr.(type) {
	case nil:
	case *ir.UnitAttr:
		p.Text(" = uninitialized")
	default:
		p.Text(" = ")
		p.AttrWithoutType(v)
	}
}

// [%a, 4, %b]: operands, and constants where they are known.

func parseIndexList(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	var static []int64
	err := p.List("[", "]", func() error {
		v, ok, err := p.OptionalOperand()
		if err != nil {
			return err
		}
		if ok {
			args[0].Operands = append(args[0].Operands, v)
			static = append(static, ir.Dynamic)
			return nil
		}
		n, err := p.Integer()
		static = append(static, n)
		return err
	})
	args[1].Attr = ir.DenseArray(ir.I64(), static)
	return err
}

func printIndexList(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	static, _ := args[1].Attr.(*ir.DenseArrayAttr)
	p.Byte('[')
	at := 0
	p.List(len(static.Values), func(i int) {
		if static.Values[i] == ir.Dynamic && at < len(args[0].Values) {
			p.Value(args[0].Values[at])
			at++
			return
		}
		p.Int(static.Values[i])
	})
	p.Byte(']')
}

// named proposes a name for the result.
func named(n string) func(*ir.Op, func(*ir.Value, string)) {
	return func(o *ir.Op, name func(*ir.Value, string)) { name(o.Result(0), n) }
}
