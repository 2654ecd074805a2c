package llvm

import (
	"fmt"

	"accc/ir"
)

func verifyFunc(o *ir.Op) error {
	l, _ := LinkageEnum.Of(o.Attr("linkage"))
	if o.Region(0).Empty() {
		if l != External && l != ExternWeak {
			return fmt.Errorf("a function without a body must have external or extern_weak linkage")
		}
		return nil
	}
	if l == Common {
		return fmt.Errorf("a function cannot have common linkage")
	}
	return nil
}

func verifyFuncRegion(o *ir.Op) error {
	b := o.Region(0).Entry()
	if b == nil {
		return nil
	}
	t := TypeOfFunc(o)
	if len(b.Args()) != len(t.Params) {
		return fmt.Errorf("the entry block has %d arguments, the function %d", len(b.Args()), len(t.Params))
	}
	for i, a := range b.Args() {
		if a.Type() != t.Params[i] {
			return fmt.Errorf("argument #%d of the entry block must have the type of the function's", i)
		}
	}
	return nil
}

// CalleeType is the type of the function that a call calls, as the call itself knows it.
func CalleeType(o *ir.Op) *FuncType {
	if t, ok := o.Attr("var_callee_type").(*ir.TypeAttr); ok {
		if f, ok := t.Type.(*FuncType); ok {
			return f
		}
	}
	result := Void()
	if o.NumResults() > 0 {
		result = o.Result(0).Type()
	}
	var params []ir.Type
	for _, v := range (callLike{}).Arguments(o) {
		params = append(params, v.Type())
	}
	return Function(result, params, false)
}

func verifyCall(o *ir.Op) error {
	if err := variadicType(o); err != nil {
		return err
	}
	if (callLike{}).Callee(o) == nil && (o.NumOperands() == 0 || !IsPtr(o.Operand(0).Type())) {
		return fmt.Errorf("an indirect call needs a pointer as its first operand")
	}
	return verifyBundles(o)
}

// variadicType: the type that a call has for its callee has variable arguments.
func variadicType(o *ir.Op) error {
	if t, ok := o.Attr("var_callee_type").(*ir.TypeAttr); ok {
		if f, ok := t.Type.(*FuncType); !ok || !f.Variadic {
			return fmt.Errorf("var_callee_type must be the type of a function with variable arguments")
		}
	}
	return nil
}

// verifyCallee: a call by name fits the function of that name.
func verifyCallee(o *ir.Op) error {
	callee := (callLike{}).Callee(o)
	if callee == nil {
		return nil
	}
	f := ir.LookupSymbol(o, callee.Root)
	if f == nil {
		return fmt.Errorf("@%s is not defined", callee.Root)
	}
	if !f.Is(Func) {
		return fmt.Errorf("@%s must be a function of the llvm dialect", callee.Root)
	}
	return checkCall(o, TypeOfFunc(f), callLike{}.Arguments(o))
}

func checkCall(o *ir.Op, t *FuncType, args []*ir.Value) error {
	if len(args) < len(t.Params) || len(args) > len(t.Params) && !t.Variadic {
		return fmt.Errorf("%d arguments for a function of %d", len(args), len(t.Params))
	}
	for i, p := range t.Params {
		if args[i].Type() != p {
			return fmt.Errorf("argument #%d must have the type of the function's parameter", i)
		}
	}
	if t.Variadic && o.Attr("var_callee_type") == nil {
		return fmt.Errorf("a call of a function with variable arguments needs its type (vararg)")
	}
	switch {
	case t.Result == Void() && o.NumResults() > 0:
		return fmt.Errorf("the function has no result")
	case t.Result != Void() && (o.NumResults() == 0 || o.Result(0).Type() != t.Result):
		return fmt.Errorf("the result must have the type of the function's")
	}
	return nil
}

func verifyReturn(o *ir.Op) error {
	f := o.ParentOp()
	if !f.Is(Func) {
		return nil
	}
	t := TypeOfFunc(f)
	switch {
	case t.Result == Void() && o.NumOperands() > 0:
		return fmt.Errorf("the function returns no value")
	case t.Result != Void() && o.NumOperands() == 0:
		return fmt.Errorf("the function returns a value")
	case o.NumOperands() > 0 && o.Operand(0).Type() != t.Result:
		return fmt.Errorf("the value must have the type of the function's result")
	}
	return nil
}
