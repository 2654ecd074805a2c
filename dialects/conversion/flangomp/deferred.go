package flangomp

import (
	"fmt"
	"slices"

	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/pass"
)

// PrivatizationPrepare is the pass that keeps the originals of private variables for target tasks that run later.
var PrivatizationPrepare = Passes.Define(pass.Pass{
	Name: "omp-offload-privatization-prepare",
	Doc: "Copy the private variables of target constructs with nowait to the heap before the construct, because their originals may be gone when " +
		"the task runs; a task that depends on it frees them. It is for modules of the llvm dialect.",
	Run: func(module *ir.Op, _ pass.Values) (err error) {
		if module.BoolAttr("omp.is_target_device") {
			return nil
		}
		var targets []*ir.Op
		ir.Walk(module, func(o *ir.Op) bool {
			if o.Is(omp.Target) && o.Attr("nowait") != nil && len(o.GetAll("private_vars")) > 0 {
				targets = append(targets, o)
			}
			return true
		})
		for _, target := range targets {
			d := &deferred{module: module, target: target, vars: target.GetAll("private_vars")}
			if err := d.run(); err != nil {
				return err
			}
		}
		return nil
	},
})

// deferred is a target construct with nowait whose private variables are copied.
type deferred struct {
	module, target *ir.Op
	vars           []*ir.Value // private_vars, as they will be
	first          *ir.Value   // the first copy that is freed: what the tasks depend on
	cleanup        *ir.Op      // the task that frees copies
}

func (d *deferred) run() error {
	recipes, _ := d.target.Attr("private_syms").(*ir.ArrayAttr)
	numbers, _ := d.target.Attr("private_maps").(*ir.DenseArrayAttr)
	if recipes == nil || numbers == nil {
		return nil
	}
	for i := range d.vars {
		recipe := ir.LookupSymbolRef(d.target, recipes.Elems[i].(*ir.SymbolRefAttr))
		n := numbers.Values[i]
		if !recipe.Is(omp.Private) || !needsOriginal(recipe) || n < 0 {
			continue
		}
		info := d.target.GetAll("map_vars")[n].Op()
		if !info.Is(omp.MapInfo) {
			continue
		}
		if omp.IsByCopy(info) {
			continue
		}
		if err := d.copy(i, recipe, info); err != nil {
			return err
		}
	}
	if d.first != nil {
		kinds, _ := d.target.Attr("depend_kinds").(*ir.ArrayAttr)
		var all []ir.Attribute
		if kinds != nil {
			all = slices.Clone(kinds.Elems)
		}
		setGroup(d.target, "depend_vars", append(d.target.GetAll("depend_vars"), d.first))
		d.target.SetAttr("depend_kinds", ir.ArrayOf(append(all, dependence("taskdependout"))...))
	}
	setGroup(d.target, "private_vars", d.vars)
	return nil
}

func dependence(word string) ir.Attribute {
	n, _ := omp.TaskDependEnum.Value(word)
	return omp.TaskDependEnum.Attr(n)
}

// copy makes the copy of a variable on the heap, which the construct gets in place of the variable.
func (d *deferred) copy(i int, recipe, info *ir.Op) error {
	variable, t := info.Get("var_ptr"), info.Attr("var_type").(*ir.TypeAttr).Type
	size, ok := llvm.SizeOf(t)
	if variable.Type() != llvm.Ptr() || !ok {
		return fmt.Errorf("%s: a variable of type %s has no size in the llvm dialect", recipe.Name(), ir.TypeString(t))
	}
	heap := d.allocate(variable, size)
	byValue := d.vars[i].Type() != llvm.Ptr()

	// The value is copied before anything that describes the memory of the variable.
	uses := map[*ir.Op]bool{}
	for _, u := range variable.Users() {
		uses[u] = true
	}
	b := ir.Before(d.earliest(info, uses))
	from, to := variable, heap
	if byValue {
		from, to = load(b, t, variable), load(b, t, heap)
	}
	if !recipe.Region(0).Empty() {
		to = d.call(b, recipe, 0, "init", from, to)
	}
	if kind, _ := omp.DataSharingEnum.Of(recipe.Attr("data_sharing_type")); omp.DataSharingEnum.Cases[kind] == "firstprivate" && !recipe.Region(1).Empty() {
		to = d.call(b, recipe, 1, "copy", from, to)
	}
	if byValue {
		b.Op(llvm.Store, ir.With{Operands: []*ir.Value{to, heap}})
	}

	info = d.again(info, d.target, variable, heap)
	at := info
	for _, m := range info.GetAll("members") {
		member := m.Op()
		if !uses[member] {
			continue
		}
		at = d.again(member, at, variable, heap)
		if p := at.Get("var_ptr_ptr"); p != nil && p.Op() != nil {
			at = d.again(p.Op(), at, variable, heap)
		}
	}
	d.vars[i] = heap
	if byValue {
		before := ir.Before(d.target)
		before.Loc = info.Loc
		d.vars[i] = load(before, t, heap)
	}
	if !recipe.Region(2).Empty() {
		d.free(recipe, b.Loc, to, heap)
	}
	return nil
}

// allocate makes memory for a variable where the variable is made.
func (d *deferred) allocate(variable *ir.Value, size int64) *ir.Value {
	var b *ir.Builder
	if o := variable.Op(); o != nil {
		b = ir.Before(o)
	} else {
		b = ir.Before(variable.Block().First())
		b.Loc = variable.Loc()
	}
	d.declare("malloc", llvm.Ptr(), ir.I64())
	n := b.Op(llvm.Constant, ir.With{Types: []ir.Type{ir.I64()}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(ir.I64(), size)}}}).Result(0)
	return call(b, "malloc", []ir.Type{llvm.Ptr()}, n).Result(0)
}

// earliest is the first of the operations that describe the memory of a variable for the construct.
func (d *deferred) earliest(info *ir.Op, uses map[*ir.Op]bool) *ir.Op {
	first, order := info, ir.NewDominance()
	see := func(o *ir.Op) {
		if uses[o] && order.OpDominates(o, first) {
			first = o
		}
	}
	for _, m := range info.GetAll("members") {
		see(m.Op())
		if p := m.Op().Get("var_ptr_ptr"); p != nil && p.Op() != nil {
			see(p.Op())
		}
	}
	return first
}

// again makes an operation about the variable once more, about the copy, before another one. What comes earlier and uses the operation,
// too, keeps it.
func (d *deferred) again(o, before *ir.Op, variable, heap *ir.Value) *ir.Op {
	n := o.Clone(ir.NewMapping())
	ir.Before(before).Insert(n)
	for k, r := range o.Results() {
		r.ReplaceUsesIf(n.Result(k), func(u *ir.Operand) bool { return u.Owner().Parent() != n.Parent() || n.Before(u.Owner()) })
	}
	for k, v := range n.Operands() {
		if v == variable {
			n.SetOperand(k, heap)
		}
	}
	if !slices.ContainsFunc(o.Results(), (*ir.Value).HasUses) {
		o.Erase()
	}
	return n
}

// free frees a copy in the task after the construct.
func (d *deferred) free(recipe *ir.Op, loc ir.Location, value, heap *ir.Value) {
	if d.first == nil {
		d.first = heap
		after := ir.After(d.target)
		after.Loc = loc
		d.cleanup = after.Op(omp.Task, ir.With{Groups: make([][]*ir.Value, len(omp.Task.Operands))})
		setGroup(d.cleanup, "depend_vars", []*ir.Value{heap})
		d.cleanup.SetAttr("depend_kinds", ir.ArrayOf(dependence("taskdependin")))
		ir.At(d.cleanup.Region(0).AddBlock()).Op(omp.Terminator, ir.With{Loc: loc})
	}
	b := ir.Before(d.cleanup.Region(0).Entry().First())
	b.Loc = loc
	d.call(b, recipe, 2, "dealloc", value)
	d.declare("free", llvm.Void(), llvm.Ptr())
	call(b, "free", nil, heap)
}

// call calls a region of a recipe as a function, and returns the result if the region yields a value.
func (d *deferred) call(b *ir.Builder, recipe *ir.Op, region int, suffix string, args ...*ir.Value) *ir.Value {
	name := ir.SymbolName(recipe) + "_" + suffix
	params := make([]ir.Type, len(args))
	for i, a := range args {
		params[i] = a.Type()
	}
	var results []ir.Type
	result := llvm.Void()
	if len(args) > 1 {
		result, results = params[0], params[:1]
	}
	if ir.SymbolIn(d.module, name) == nil {
		end := ir.At(d.module.Region(0).Entry())
		end.Loc = b.Loc
		f := end.Op(llvm.Func, ir.With{Regions: 1, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)},
			{Name: "function_type", Value: ir.TypeValue(llvm.Function(result, params, false))}, {Name: "always_inline", Value: ir.Unit()}}})
		recipe.Region(region).CloneInto(f.Region(0), ir.NewMapping())
		for _, block := range f.Region(0).Blocks() {
			if yield := block.Last(); yield.Is(omp.Yield) {
				ir.Before(yield).Op(llvm.Return, ir.With{Operands: yield.Operands()})
				yield.Erase()
			}
		}
	}
	if o := call(b, name, results, args...); results != nil {
		return o.Result(0)
	}
	return nil
}

// declare declares a function of the C library at the start of the module.
func (d *deferred) declare(name string, result, param ir.Type) {
	if ir.SymbolIn(d.module, name) == nil {
		b := ir.At(d.module.Region(0).Entry())
		if first := d.module.Region(0).Entry().First(); first != nil {
			b.SetBefore(first)
		}
		b.Loc = d.module.Loc
		b.Op(llvm.Func, ir.With{Regions: 1, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)},
			{Name: "function_type", Value: ir.TypeValue(llvm.Function(result, []ir.Type{param}, false))}}})
	}
}

func call(b *ir.Builder, name string, results []ir.Type, args ...*ir.Value) *ir.Op {
	return b.Op(llvm.Call, ir.With{Groups: [][]*ir.Value{args, nil}, Types: results, Attrs: []ir.NamedAttr{{Name: "callee", Value: ir.Symbol(name)},
		{Name: "op_bundle_sizes", Value: ir.DenseArray(ir.I32(), nil)}}})
}

func load(b *ir.Builder, t ir.Type, from *ir.Value) *ir.Value {
	return b.Op(llvm.Load, ir.With{Operands: []*ir.Value{from}, Types: []ir.Type{t}}).Result(0)
}
