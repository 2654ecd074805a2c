package fn

import (
	"fmt"

	"accc/ir"
)

func sameTypes(values []*ir.Value, types []ir.Type, what string) error {
	if len(values) != len(types) {
		return fmt.Errorf("%d %ss where the function has %d", len(values), what, len(types))
	}
	for i, v := range values {
		if v.Type() != types[i] {
			return fmt.Errorf("%s #%d has type %s, the function's is %s", what, i, ir.TypeString(v.Type()), ir.TypeString(types[i]))
		}
	}
	return nil
}

func verifyFunc(o *ir.Op) error {
	t := TypeOf(o)
	b := o.Region(0).Entry()
	if b == nil {
		if v := o.StringAttr("sym_visibility"); v != "private" && v != "nested" {
			return fmt.Errorf("a declaration must be private")
		}
		return nil
	}
	return sameTypes(b.Args(), t.Inputs, "block argument")
}

func verifyReturn(o *ir.Op) error {
	f := o.ParentOp()
	if !f.Is(Func) {
		return nil // the parent is checked elsewhere
	}
	return sameTypes(o.Operands(), TypeOf(f).Results, "operand")
}

func callee(o *ir.Op, attr string) (*ir.Op, error) {
	ref := o.Attr(attr).(*ir.SymbolRefAttr)
	f := ir.LookupSymbol(o, ref.Root)
	if !f.Is(Func) {
		return nil, fmt.Errorf("@%s must be a function", ref.Root)
	}
	return f, nil
}

func verifyCall(o *ir.Op) error {
	f, err := callee(o, "callee")
	if err != nil {
		return err
	}
	if err := sameTypes(o.Operands(), TypeOf(f).Inputs, "operand"); err != nil {
		return err
	}
	return sameTypes(o.Results(), TypeOf(f).Results, "result")
}

func verifyCallIndirect(o *ir.Op) error {
	t := o.Operand(0).Type().(*ir.FunctionType)
	if err := sameTypes(o.Operands()[1:], t.Inputs, "operand"); err != nil {
		return err
	}
	return sameTypes(o.Results(), t.Results, "result")
}

func verifyConstant(o *ir.Op) error {
	f, err := callee(o, "value")
	if err != nil {
		return err
	}
	if ir.Type(TypeOf(f)) != o.Result(0).Type() {
		return fmt.Errorf("the result must have the type of the function")
	}
	return nil
}
