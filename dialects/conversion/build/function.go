package build

import (
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// IsFunction reports whether an operation is a function of a host dialect.
func IsFunction(o *ir.Op) bool { return o.Is(fn.Func) || o.Is(llvm.Func) }

// Function adds a private function to a module; one that is not external has an entry block.
func Function(module *ir.Op, name string, params, results []ir.Type, external bool) *ir.Op {
	e := End(module.Region(0).Entry(), module.Loc)
	f := e.Make(fn.Dialect, "func", ir.With{Regions: 1, Attrs: []ir.NamedAttr{
		{Name: "sym_name", Value: ir.String(name)},
		{Name: "function_type", Value: ir.TypeValue(ir.Func(params, results))},
		{Name: "sym_visibility", Value: ir.String("private")}}})
	if !external {
		f.Region(0).AddBlock(params...)
	}
	return f
}

// IsConstant reports whether a value is an integer constant.
func IsConstant(v *ir.Value) bool { _, ok := ir.ConstantInt(v); return ok }

// Defines reports whether a value is defined inside of an operation with regions.
func Defines(o *ir.Op, v *ir.Value) bool {
	b := v.ParentBlock()
	return b != nil && o.IsAncestorOf(b.ParentOp())
}
