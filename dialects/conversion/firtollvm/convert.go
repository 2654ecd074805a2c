package firtollvm

import (
	"errors"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/builtin"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/hlfir"
	"accc/dialects/llvm"
	"accc/dialects/math"
	"accc/ir"
	"accc/ir/pass"
)

// codeUnsupported is the code of diagnostics about what the conversion does not support.
const codeUnsupported = "RUN0002"

// Passes are the passes of the package.
var Passes pass.Table

// Pass is the conversion as a pass.
var Pass = Passes.Define(pass.Pass{
	Name: "convert-fir-to-llvm",
	Doc:  "Turn fir into the llvm, arith, scf and cf dialects, and the variables of acc operations into addresses.",
	Run:  func(module *ir.Op, _ pass.Values) error { return Convert(module) },
})

// Has reports whether a module contains anything that Convert converts: operations of Fortran, or procedures without any that have
// names of Fortran.
func Has(module *ir.Op) bool {
	if module.Is(builtin.Module) && !module.Region(0).Empty() {
		for o := module.Region(0).Entry().First(); o != nil; o = o.Next() {
			if name := ir.SymbolName(o); strings.HasPrefix(name, "_QP") && !strings.Contains(name, ".") || name == "_QQmain" && ir.SymbolIn(module, "main") == nil {
				return true
			}
		}
	}
	return holds(module)
}

// holds reports whether an operation, or one inside of it, is of a dialect that Convert converts.
func holds(module *ir.Op) bool {
	found := false
	ir.Walk(module, func(o *ir.Op) bool {
		found = found || o.Def().Dialect == fir.Dialect || o.Def().Dialect == hlfir.Dialect
		return !found
	})
	return found
}

// ofFortran reports whether an operation of the module is of Fortran: by its symbol, its type, or what it holds. Others may be
// there, of C for example, and stay as they are.
func ofFortran(o *ir.Op) bool {
	if isFortran(ir.SymbolName(o)) || o.Def().Dialect == fir.Dialect || o.Is(acc.Routine) {
		return true
	}
	if f, ok := ir.As[ir.FunctionLike](o); ok {
		inputs, results := f.FunctionType(o)
		if slices.ContainsFunc(slices.Concat(inputs, results), inFortran) {
			return true
		}
	}
	if t, ok := o.Attr("type").(*ir.TypeAttr); ok && inFortran(t.Type) {
		return true
	}
	return holds(o)
}

// plain reports whether an operation is a declaration of hlfir that says no more than one of fir: its results are the address that it
// has. Those in recipes that passes make are.
func plain(o *ir.Op) bool {
	return o.Is(hlfir.Declare) && o.Result(0).Type() == o.Operand(0).Type() && o.Result(1).Type() == o.Operand(0).Type()
}

// declare makes plain declarations those of fir.
func declare(module *ir.Op) {
	var list []*ir.Op
	ir.Walk(module, func(o *ir.Op) bool {
		if plain(o) {
			list = append(list, o)
		}
		return true
	})
	for _, o := range list {
		with := ir.With{Types: []ir.Type{o.Operand(0).Type()}}
		for i := range fir.Declare.Operands {
			with.Groups = append(with.Groups, o.Group(i))
		}
		for _, spec := range fir.Declare.Attrs {
			if a := o.Attr(spec.Name); a != nil {
				with.Attrs = append(with.Attrs, ir.NamedAttr{Name: spec.Name, Value: a})
			}
		}
		b := ir.Before(o)
		b.Loc = o.Loc
		d := b.Op(fir.Declare, with).Result(0)
		o.Result(0).ReplaceAllUses(d)
		o.Result(1).ReplaceAllUses(d)
		o.Erase()
	}
}

// Lowered checks that a module has no expressions and assignments of hlfir left, for which there is no conversion
// here: flang lowers them to fir. The error is about the first.
func Lowered(module *ir.Op) error {
	var first *ir.Op
	ir.Walk(module, func(o *ir.Op) bool {
		if first == nil && o.Def().Dialect == hlfir.Dialect && !plain(o) {
			first = o
		}
		return first == nil
	})
	if first == nil {
		return nil
	}
	return first.ErrorCode(codeUnsupported, "not yet handled: operations of hlfir; flang's output with -emit-fir runs")
}

// converter is the state for one module.
type converter struct {
	module    *ir.Op
	symbols   map[string]*ir.Op
	infos     map[string]*ir.Op   // fir.type_info, by the name of the type
	data      map[string]*datum   // initial values of globals that are computed already
	described map[string]bool     // functions whose first argument is a descriptor
	special   map[string]specials // by the name of flang's global that names them
	sret      *ir.Value           // where the function that is being converted puts its result; nil: it returns it
	big       []bigLocal          // the local arrays on the heap of the function that is being converted
	errs      []error
	// vals are the converted values of those whose type changes, but for descriptors.
	vals  map[*ir.Value]*ir.Value
	boxes map[*ir.Value]*box
	// refs are variables that hold descriptors where only the descriptor is known: the results of data operations.
	refs    map[*ir.Value]*reference
	mapped  map[*ir.Value]mapped    // data operations, by their results before the conversion
	present map[*ir.Value]*ir.Value // private copies of arguments that may be absent: whether they were there
	dead    []*ir.Op                // converted operations, in order
	late    []*ir.Op                // what goes when everything is converted
	copied  map[*ir.Value]*ir.Value // aggregates that are only copied, to where they are
	kept    map[*ir.Op]bool         // local variables that keep their memory
	saved   map[*ir.Op]bool         // calls whose result is where it is wanted

	assigned bool // device code assigns pointers
}

// Convert converts a module in place. The error joins one for each unsupported operation, with its position.
func Convert(module *ir.Op) error {
	if !module.Is(builtin.Module) || module.Region(0).Empty() {
		return nil
	}
	if err := Lowered(module); err != nil {
		return err
	}
	declare(module)
	c := &converter{module: module, symbols: map[string]*ir.Op{}, infos: map[string]*ir.Op{}, data: map[string]*datum{}, special: map[string]specials{}, described: map[string]bool{},
		vals: map[*ir.Value]*ir.Value{}, boxes: map[*ir.Value]*box{}, refs: map[*ir.Value]*reference{}, mapped: map[*ir.Value]mapped{}, present: map[*ir.Value]*ir.Value{},
		copied: map[*ir.Value]*ir.Value{}, saved: map[*ir.Op]bool{}, kept: map[*ir.Op]bool{}}
	for _, o := range c.top() {
		if s := o.StringAttr("sym_name"); s != "" {
			c.symbols[s] = o
		}
		if o.Is(fir.TypeInfo) {
			c.infos[o.StringAttr("sym_name")] = o
		}
		if o.Is(fn.Func) && takesDescriptor(o) {
			c.described[o.StringAttr("sym_name")] = true
		}
	}
	c.assigned = assignsPointers(module)
	for _, o := range c.top() {
		if ofFortran(o) {
			c.normalize(o)
		}
	}
	if len(c.errs) > 0 {
		return errors.Join(c.errs...)
	}
	list := c.top()
	for _, o := range list {
		if o.Is(fir.Global) {
			c.try(o, func() {
				c.evaluate(o)
				if name := o.StringAttr("sym_name"); strings.Contains(name, "E.s.") && isRuntimeType(o.Attr("type").(*ir.TypeAttr).Type) {
					c.special[name] = c.specialProcs(o)
				}
			})
		}
	}
	for _, o := range slices.DeleteFunc(list, func(o *ir.Op) bool { return !ofFortran(o) }) {
		c.try(o, func() { c.symbol(o) })
	}
	c.try(module, c.entryPoint)
	for _, o := range c.late {
		o.Erase()
	}
	if len(c.errs) == 0 {
		c.clauseTypes()
		c.leftovers()
	}
	return errors.Join(c.errs...)
}

// top lists the operations directly in the module.
func (c *converter) top() []*ir.Op { return c.module.Region(0).Entry().Ops() }

// symbol converts a function, a global, a recipe or a routine directive.
func (c *converter) symbol(o *ir.Op) {
	switch {
	case o.Is(fn.Func):
		c.function(o)
	case o.Is(fir.Global):
		c.global(o)
	case o.Is(acc.Routine):
		c.deviceRoutine(o)
	case o.Is(fir.TypeInfo), o.Is(fir.Local), o.Is(fir.DeclareReduction):
		c.late = append(c.late, o)
	default:
		if o.NumRegions() > 0 && !o.Is(llvm.Func) {
			c.recipe(o)
		}
	}
	for i := len(c.dead) - 1; i >= 0; i-- {
		c.dead[i].Erase()
	}
	c.dead = c.dead[:0]
	if o.Parent() != nil {
		sweep(o)
	}
}

// sweep erases what nothing uses: addresses of variables that are declared only, parts of descriptors.
func sweep(o *ir.Op) {
	for _, r := range o.Regions() {
		for _, b := range r.Blocks() {
			for x := b.Last(); x != nil; {
				prev := x.Prev()
				if swept[x.Def().Dialect] && ir.IsDead(x) || x.Is(acc.Bounds) && !x.Result(0).HasUses() {
					x.Erase()
				} else {
					sweep(x)
				}
				x = prev
			}
		}
	}
}

// swept are the dialects of the operations that the conversion makes.
var swept = map[*ir.Dialect]bool{llvm.Dialect: true, arith.Dialect: true, math.Dialect: true, builtin.Dialect: true, fn.Dialect: true}

// failure travels from where something cannot be converted to try.
type failure struct{ err error }

// unsupported gives up the function or global around o.
func (c *converter) unsupported(o *ir.Op, format string, args ...any) {
	panic(failure{o.ErrorCode(codeUnsupported, "not yet handled: "+format, args...)})
}

// try runs f and keeps what it fails with, with the position in front.
func (c *converter) try(o *ir.Op, f func()) {
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		fl, ok := r.(failure)
		if !ok {
			panic(r)
		}
		c.dead = c.dead[:0]
		c.errs = append(c.errs, fl.err)
	}()
	f()
}

// leftovers reports operations that are still there.
func (c *converter) leftovers() {
	ir.Walk(c.module, func(o *ir.Op) bool {
		if o.Def().Dialect == fir.Dialect {
			c.errs = append(c.errs, o.ErrorCode(codeUnsupported, "not yet handled: %s in this position", o.Name()))
			return false
		}
		return true
	})
}

// handlers convert the operations of the dialect, by definition; the files of the package fill it.
var handlers = map[*ir.OpDef]func(c *converter, o *ir.Op){}

// region converts everything in a region, definitions before uses.
func (c *converter) region(r *ir.Region) {
	if r.Empty() {
		return
	}
	blocks := r.Blocks()
	if len(blocks) > 1 {
		order := ir.NewDominance().ReversePostorder(r)
		reached := map[*ir.Block]bool{}
		for _, b := range order {
			reached[b] = true
		}
		for _, b := range append([]*ir.Block(nil), blocks...) {
			if !reached[b] {
				defer b.Erase()
				for _, o := range b.Ops() {
					o.SetOperands(nil, zeros(o.Segments()))
				}
			}
		}
		for _, b := range order {
			if b != r.Entry() {
				c.arguments(b)
			}
		}
		blocks = order
	}
	for _, b := range blocks {
		for _, o := range b.Ops() {
			c.op(o)
		}
	}
}

func zeros(s []int32) []int32 {
	if s == nil {
		return nil
	}
	return make([]int32, len(s))
}

// arguments converts the arguments of a block; descriptors are passed by their address.
func (c *converter) arguments(b *ir.Block) {
	for _, a := range b.Args() {
		t := valueType(a.Type())
		if t == a.Type() {
			continue
		}
		if x := c.argument(a, t, b.First()); x != nil {
			c.mayBeAbsent(x)
		}
	}
}

// argument makes a block argument one of the converted type, and returns the descriptor that it is, if any. first is
// where its parts may be read.
func (c *converter) argument(a *ir.Value, t ir.Type, first *ir.Op) *box {
	from := a.Type()
	if t == nil {
		c.unsupported(a.ParentBlock().ParentOp(), "a value of type %s", ir.TypeString(from))
	}
	// The old uses must keep the previous type: they move to a stand-in that nothing reads.
	old := standIn(a)
	a.SetType(t)
	if bt, ok := from.(*fir.BoxType); ok {
		c.boxes[old] = c.inMemory(bt, a, first)
		return c.boxes[old]
	}
	c.vals[old] = a
	return nil
}

// standIn moves all uses of a value to a new value of its type.
func standIn(v *ir.Value) *ir.Value {
	b := &ir.Block{}
	s := b.AddArg(v.Type(), v.Loc())
	v.ReplaceAllUses(s)
	return s
}

// op converts an operation.
func (c *converter) op(o *ir.Op) {
	if h := handlers[o.Def()]; h != nil {
		h(c, o)
		return
	}
	if o.Def().Dialect == fir.Dialect {
		c.unsupported(o, "%s", o.Name())
	}
	for i := range o.NumOperands() {
		if v := o.Operand(i); valueType(v.Type()) != v.Type() {
			o.SetOperand(i, c.get(o, v))
		}
	}
	for _, r := range o.Results() {
		if t := valueType(r.Type()); t != r.Type() {
			if t == nil {
				c.unsupported(o, "a value of type %s", ir.TypeString(r.Type()))
			}
			if bt, ok := r.Type().(*fir.BoxType); ok {
				old := standIn(r)
				r.SetType(t)
				c.boxes[old] = c.inMemory(bt, r, o.Next())
				c.mayBeAbsent(c.boxes[old])
				continue
			}
			old := standIn(r)
			r.SetType(t)
			c.vals[old] = r
		}
	}
	for _, r := range o.Regions() {
		if !r.Empty() {
			c.arguments(r.Entry())
			c.region(r)
		}
	}
}

// get is the converted value of an operand: itself when its type stays, the address of a descriptor for a box.
func (c *converter) get(o *ir.Op, v *ir.Value) *ir.Value {
	if b, ok := v.Type().(*fir.BoxType); ok {
		return c.box(o, v, b).address(c, o)
	}
	if x, ok := c.vals[v]; ok {
		return x
	}
	if r, ok := c.refs[v]; ok {
		return r.address(c, o)
	}
	if valueType(v.Type()) == v.Type() {
		return v
	}
	c.unsupported(o, "an operand of type %s here", ir.TypeString(v.Type()))
	return nil
}

// set records the converted value of an operation's result and marks the operation as done.
func (c *converter) set(o *ir.Op, v *ir.Value) {
	r := o.Result(0)
	if r.Type() == v.Type() && !isConverted(r.Type()) {
		r.ReplaceAllUses(v)
	} else {
		c.vals[r] = v
	}
	c.done(o)
}

// setBox does so for a descriptor.
func (c *converter) setBox(o *ir.Op, b *box) {
	c.boxes[o.Result(0)] = b
	c.done(o)
}

func (c *converter) done(o *ir.Op) { c.dead = append(c.dead, o) }

// Converts reports whether operations of a definition are converted at their position in code.
func Converts(def *ir.OpDef) bool { return handlers[def] != nil }
