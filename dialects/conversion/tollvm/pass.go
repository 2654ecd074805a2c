package tollvm

import (
	"errors"
	"runtime"
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/builtin"
	"accc/dialects/cf"
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/dialects/scf"
	"accc/ir"
	"accc/ir/pass"
)

// codeUnsupported is the code of diagnostics about what the conversion does not support.
const codeUnsupported = "RUN0002"

// Passes are the passes of the package.
var Passes pass.Table

// Pass is the conversion as a pass.
var Pass = Passes.Define(pass.Pass{
	Name: "convert-to-llvm",
	Doc:  "Turn func, arith, math, scf and cf into the llvm dialect, which mlir-translate reads; operations of omp stay.",
	Options: []pass.Option{{Name: "target", Default: "amd64", Words: targetNames(),
		Doc: "the processor, under Linux, of the module's data layout where the module has none"}},
	After: []string{"convert-fir-to-llvm"},
	Run:   func(module *ir.Op, v pass.Values) error { return Convert(module, v["target"]) },
})

// A target is what a module says about where it is to run.
type target struct{ name, triple, layout string }

var targets = []target{
	{"amd64", "x86_64-pc-linux-gnu", "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"},
	{"arm64", "aarch64-unknown-linux-gnu", "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"},
}

func targetNames() (names []string) {
	for _, t := range targets {
		names = append(names, t.name)
	}
	return names
}

// Host is the target of the machine that accc runs on, as the option has it; amd64 where there is none for it.
func Host() string {
	for _, t := range targets {
		if t.name == runtime.GOARCH {
			return t.name
		}
	}
	return targets[0].name
}

// converter is the state for one module.
type converter struct {
	module *ir.Op
	errs   []error
}

// Convert converts a module in place. The error joins one for each unsupported operation, with its position.
func Convert(module *ir.Op, targetName string) error {
	if !module.Is(builtin.Module) || module.Region(0).Empty() {
		return nil
	}
	c := &converter{module: module}
	c.foreign()
	c.link()
	c.flatten()
	c.types()
	c.conventions(targetName)
	if len(c.errs) > 0 {
		return errors.Join(c.errs...)
	}
	var ops []*ir.Op
	ir.WalkPost(module, func(o *ir.Op) { ops = append(ops, o) })
	for _, o := range ops {
		c.op(o)
	}
	for _, o := range ops {
		c.attributes(o)
	}
	for _, t := range targets {
		if t.name == targetName && module.Attr("llvm.data_layout") == nil {
			module.SetAttr("llvm.data_layout", ir.String(t.layout))
			module.SetAttr("llvm.target_triple", ir.String(t.triple))
		}
	}
	return errors.Join(c.errs...)
}

func (c *converter) unsupported(o *ir.Op, format string, args ...any) {
	c.errs = append(c.errs, o.ErrorCode(codeUnsupported, "not yet handled: "+format, args...))
}

// reordered are the directives that would have another effect if the calls that stand for them did nothing.
var reordered = map[string]bool{"reverse": true, "interchange": true, "fuse": true}

// foreign reports what LLVM's translation would take for something else.
func (c *converter) foreign() {
	ir.Walk(c.module, func(o *ir.Op) bool {
		if words, ok := o.Attr(accc.DependWords.Name).(*ir.ArrayAttr); ok {
			for _, w := range words.Elems {
				if s, ok := w.(*ir.StringAttr); ok && s.Value != "" {
					c.unsupported(o, "a dependence on %s", map[string]string{"depobj": "a depend object", omp.AllMemory: "all memory"}[s.Value])
					return true
				}
			}
		}
		if d, ok := o.Attr(accc.Directive.Name).(*ir.DictAttr); ok && (isExternal(c.module, o) || reordered[accc.Text(d, "name")]) {
			c.unsupported(o, "the directive %s", accc.Text(d, "name"))
		}
		if omp.Takes(o.Def(), omp.PrivateClause) && slices.ContainsFunc(omp.SlotPrivate.Of(o).Items, func(x omp.Item) bool { return x.Modified("conditional") }) {
			c.unsupported(o, "lastprivate(conditional)")
		}
		if o.Attr(accc.Iterators.Name) != nil {
			c.unsupported(o, "iterators")
		}
		if clause := accc.EssentialClause(o); clause != "" {
			c.unsupported(o, "the clause %s", clause)
		}
		if o.Attr(accc.Step.Name) != nil {
			c.unsupported(o, "a section with a stride")
		}
		return true
	})
}

// flatten turns structured control flow into blocks, outer operations first.
func (c *converter) flatten() {
	var structured []*ir.Op
	ir.Walk(c.module, func(o *ir.Op) bool {
		if o.Def().Dialect == scf.Dialect && !o.IsTerminator() {
			structured = append(structured, o)
		}
		return true
	})
	for _, o := range structured {
		if p := o.ParentOp(); p.Def().Has(ir.SingleBlock) {
			c.unsupported(o, "%s directly inside of %s, which has one block", o.Name(), p.Name())
			continue
		}
		if !build.FlattenOne(o) {
			c.unsupported(o, "%s", o.Name())
		}
	}
}

// types gives all values the types that they have in the llvm dialect.
func (c *converter) types() {
	ir.Walk(c.module, func(o *ir.Op) bool {
		for _, r := range o.Results() {
			c.value(o, r)
		}
		for _, r := range o.Regions() {
			for _, b := range r.Blocks() {
				for _, a := range b.Args() {
					c.value(o, a)
				}
			}
		}
		return true
	})
}

func (c *converter) value(o *ir.Op, v *ir.Value) {
	t := typeOf(v.Type())
	if t == nil {
		c.unsupported(o, "a value of type %s", ir.TypeString(v.Type()))
		return
	}
	v.SetType(t)
}

// typeOf is a type in the llvm dialect, nil where there is none for it.
func typeOf(t ir.Type) ir.Type {
	switch x := t.(type) {
	case *ir.IndexType:
		return ir.I64()
	case *ir.FunctionType:
		return llvm.Ptr()
	case *ir.ComplexType:
		e := typeOf(x.Elem)
		if e == nil {
			return nil
		}
		return llvm.Struct(e, e)
	case *ir.IntegerType, *ir.FloatType, *ir.VectorType:
		return t
	case ir.DialectType:
		if d := x.DialectName(); d == "llvm" || d == "omp" {
			return t
		}
	}
	return nil
}

// attributes converts the types that an operation names, and removes what only accc and flang know about it.
func (c *converter) attributes(o *ir.Op) {
	if o.Parent() == nil && o != c.module {
		return
	}
	for i := range o.Def().Attrs {
		if a, ok := o.Prop(i).(*ir.TypeAttr); ok {
			if t := typeOf(a.Type); t != nil && t != a.Type {
				o.SetProp(i, ir.TypeValue(t))
			} else if t == nil {
				c.unsupported(o, "the type %s", ir.TypeString(a.Type))
			}
		}
	}
	for _, a := range append([]ir.NamedAttr(nil), o.DiscardableAttrs()...) {
		if !kept(a.Name) {
			o.SetAttr(a.Name, nil)
		}
	}
}

// kept reports whether an attribute is one that mlir-translate knows, or of no dialect at all.
func kept(name string) bool {
	dialect, _, qualified := strings.Cut(name, ".")
	return !qualified || dialect == "llvm" || dialect == "omp" || dialect == "dlti"
}

// handlers convert operations, by definition; number.go adds those of arithmetic.
var handlers map[*ir.OpDef]func(c *converter, o *ir.Op)

func init() {
	handlers = map[*ir.OpDef]func(c *converter, o *ir.Op){
		fn.Func:                          (*converter).function,
		fn.Call:                          (*converter).call,
		fn.CallIndirect:                  (*converter).call,
		fn.Dialect.Lookup("constant"):    (*converter).functionAddress,
		fn.Return:                        (*converter).ret,
		cf.Dialect.Lookup("br"):          branch(llvm.Br),
		cf.Dialect.Lookup("cond_br"):     branch(llvm.CondBr),
		cf.Dialect.Lookup("switch"):      branch(llvm.Switch),
		builtin.UnrealizedConversionCast: (*converter).cast,
	}
	for def, h := range numbers() {
		handlers[def] = h
	}
}

func (c *converter) op(o *ir.Op) {
	if h := handlers[o.Def()]; h != nil {
		h(c, o)
		return
	}
	switch d := o.Def().Dialect; {
	case o == c.module, d != nil && (d.Name == "llvm" || d.Name == "omp"):
	default:
		c.unsupported(o, "%s", o.Name())
	}
}

// replace makes an operation of the llvm dialect instead of o.
func replace(o *ir.Op, def *ir.OpDef, w ir.With) *ir.Op {
	if w.Types == nil {
		w.Types = []ir.Type{}
		for _, r := range o.Results() {
			w.Types = append(w.Types, r.Type())
		}
	}
	n := ir.Before(o).Op(def, w)
	for i, r := range o.Results() {
		r.ReplaceAllUses(n.Result(i))
	}
	o.Erase()
	return n
}

// function makes an llvm.func. One that is private and has a body is of its module alone.
func (c *converter) function(o *ir.Op) {
	t := o.Attr("function_type").(*ir.TypeAttr).Type.(*ir.FunctionType)
	if len(t.Results) > 1 {
		c.unsupported(o, "a function with %d results", len(t.Results))
		return
	}
	result := llvm.Void()
	if len(t.Results) == 1 {
		result = typeOf(t.Results[0])
	}
	params := make([]ir.Type, len(t.Inputs))
	for i, p := range t.Inputs {
		params[i] = typeOf(p)
		if params[i] == nil {
			c.unsupported(o, "a parameter of type %s", ir.TypeString(p))
			return
		}
	}
	if result == nil {
		c.unsupported(o, "a result of type %s", ir.TypeString(t.Results[0]))
		return
	}
	attrs := []ir.NamedAttr{{Name: "sym_name", Value: o.Attr("sym_name")}, {Name: "function_type", Value: ir.TypeValue(llvm.Function(result, params, false))}}
	defined := !o.Region(0).Empty()
	switch linkage := o.Attr("llvm.linkage"); {
	case linkage != nil:
		attrs = append(attrs, ir.NamedAttr{Name: "linkage", Value: linkage})
	case defined && o.StringAttr("sym_visibility") == "private":
		attrs = append(attrs, ir.NamedAttr{Name: "linkage", Value: llvm.LinkageEnum.Attr(llvm.Internal)})
	}
	for _, name := range []string{"arg_attrs", "res_attrs"} {
		if list, ok := o.Attr(name).(*ir.ArrayAttr); ok {
			attrs = append(attrs, ir.NamedAttr{Name: name, Value: withoutHostAttrs(list)})
		}
	}
	for _, a := range o.DiscardableAttrs() {
		if kept(a.Name) && a.Name != "llvm.linkage" {
			attrs = append(attrs, a)
		}
	}
	n := ir.Before(o).Op(llvm.Func, ir.With{Attrs: attrs, Regions: 1})
	n.Region(0).Take(o.Region(0))
	o.Erase()
}

// withoutHostAttrs are the attributes of arguments that the llvm dialect knows.
func withoutHostAttrs(list *ir.ArrayAttr) ir.Attribute {
	out := make([]ir.Attribute, len(list.Elems))
	for i, e := range list.Elems {
		d, ok := e.(*ir.DictAttr)
		if !ok {
			out[i] = e
			continue
		}
		var keep []ir.NamedAttr
		for _, a := range d.Elems {
			if kept(a.Name) {
				keep = append(keep, a)
			}
		}
		out[i] = ir.Dict(keep...)
	}
	return ir.ArrayOf(out...)
}

// libraryNames are functions of accc's own library for Fortran that others do not have, with what replaces them: flang
// leaves it to the program to notice that there is no memory, too.
// In C, libomp has some routines by other names, which LLVM's omp.h replaces theirs by: those of OpenMP have the arguments of Fortran.
var libraryNames = map[string]string{
	"_FortranAAllocateMemory": "malloc",
	"omp_capture_affinity":    "ompc_capture_affinity", "omp_display_affinity": "ompc_display_affinity",
	"omp_get_affinity_format": "ompc_get_affinity_format", "omp_set_affinity_format": "ompc_set_affinity_format",
}

// link renames the functions of accc's library to those that the linker finds.
func (c *converter) link() {
	for own, name := range libraryNames {
		f := ir.SymbolIn(c.module, own)
		if f == nil || !f.Region(0).Empty() {
			continue
		}
		ir.Walk(c.module, func(o *ir.Op) bool {
			if ref, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok && ref.Root == own {
				o.SetAttr("callee", ir.Symbol(name))
			}
			return true
		})
		if ir.SymbolIn(c.module, name) != nil {
			f.Erase()
		} else {
			f.SetAttr("sym_name", ir.String(name))
		}
	}
}

// call makes a call of a function, or of an address that is the first operand.
func (c *converter) call(o *ir.Op) {
	var attrs []ir.NamedAttr
	if callee := o.Attr("callee"); o.Is(fn.Call) && callee != nil {
		attrs = append(attrs, ir.NamedAttr{Name: "callee", Value: callee})
	}
	for _, name := range []string{"arg_attrs", "res_attrs"} {
		if list, ok := o.Attr(name).(*ir.ArrayAttr); ok {
			attrs = append(attrs, ir.NamedAttr{Name: name, Value: withoutHostAttrs(list)})
		}
	}
	replace(o, llvm.Call, ir.With{Groups: [][]*ir.Value{o.Operands(), nil}, Attrs: append(attrs,
		ir.NamedAttr{Name: "op_bundle_sizes", Value: ir.DenseArray(ir.I32(), nil)})})
}

func (c *converter) functionAddress(o *ir.Op) {
	replace(o, llvm.AddressOf, ir.With{Attrs: []ir.NamedAttr{{Name: "global_name", Value: o.Attr("value")}}})
}

func (c *converter) ret(o *ir.Op) {
	if o.ParentOp().Is(fn.Func) && o.NumOperands() > 1 {
		return // the function is reported
	}
	replace(o, llvm.Return, ir.With{Operands: o.Operands()})
}

// branch converts a branch to one of the llvm dialect with the same operand groups and attributes.
func branch(def *ir.OpDef) func(*converter, *ir.Op) {
	return func(c *converter, o *ir.Op) {
		groups := make([][]*ir.Value, len(o.Def().Operands))
		for i := range groups {
			groups[i] = o.Group(i)
		}
		var attrs []ir.NamedAttr
		for i, a := range o.Def().Attrs {
			if v := o.Prop(i); v != nil && def.AttrIndex(a.Name) >= 0 {
				attrs = append(attrs, ir.NamedAttr{Name: a.Name, Value: v})
			}
		}
		replace(o, def, ir.With{Groups: groups, Attrs: attrs, Succs: o.Successors()})
	}
}

// cast removes a cast between types that have become one.
func (c *converter) cast(o *ir.Op) {
	if o.NumOperands() != 1 || o.NumResults() != 1 || o.Operand(0).Type() != o.Result(0).Type() {
		c.unsupported(o, "a cast from %s to %s", typeNames(o.Operands()), typeNames(o.Results()))
		return
	}
	o.Result(0).ReplaceAllUses(o.Operand(0))
	o.Erase()
}

func typeNames(vals []*ir.Value) string {
	var names []string
	for _, v := range vals {
		names = append(names, ir.TypeString(v.Type()))
	}
	return strings.Join(names, ", ")
}
