package dependence

import (
	"fmt"
	"slices"
	"strconv"

	"accc/dialects/acc"
	"accc/dialects/accc"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// A Verdict is what is known of a loop.
type Verdict struct {
	// Parallel tells that iterations may run in any order, provided that no object of Written is another of
	// Written or one of Read.
	Parallel bool
	// Written and Read are addresses in the objects that the loop accesses, defined outside of it. An address of
	// Written is not in Read, though the loop may read there.
	Written, Read []*ir.Value
	// Reason says why the loop is not parallel, and Op where.
	Reason string
	Op     *ir.Op
}

// Of analyses an acc.loop with control. The variables of all its controls are taken to be shared among the gangs.
func Of(loop *ir.Op) Verdict {
	a := &analysis{loop: loop, levels: map[string]poly{}, inner: map[string]poly{}, ids: map[any]string{}, slots: map[*ir.Value]*slot{}}
	for a.scope = loop.ParentOp(); !bounding(a.scope); {
		a.scope = a.scope.ParentOp()
	}
	if len(loop.GetAll("lowerbound")) == 0 || loop.Region(0).Empty() {
		return Verdict{Reason: "its iterations cannot be counted in front", Op: loop}
	}
	a.privates(loop)
	for _, v := range acc.SlotReduction.Operands(loop) {
		if r := v.Op(); r != nil && r.Is(acc.Reduction) {
			a.copies = append(a.copies, acc.Var(r)) // loops inside may reduce into the variable by its name
		}
	}
	a.control(loop, a.levels)
	a.collect()
	if a.reason == "" {
		a.compare()
	}
	v := Verdict{Reason: a.reason, Op: a.at}
	if v.Parallel = a.reason == ""; !v.Parallel {
		return v
	}
	for _, x := range a.accesses {
		if x.write && !slices.Contains(v.Written, x.base) {
			v.Written = append(v.Written, x.base)
		}
	}
	for _, own := range acc.SlotReduction.Operands(loop) {
		if r := own.Op(); r != nil && r.Is(acc.Reduction) && r.Attr(accc.Found.Name) != nil {
			v.Written = append(v.Written, acc.Var(r))
		}
	}
	for _, x := range a.accesses {
		if !slices.Contains(v.Written, x.base) && !slices.Contains(v.Read, x.base) {
			v.Read = append(v.Read, x.base)
		}
	}
	return v
}

// bounding reports whether an operation bounds the analysis of a loop: its construct, or its function.
func bounding(o *ir.Op) bool {
	return o.ParentOp() == nil || o.Is(fn.Func) || o.Is(acc.Parallel) || o.Is(acc.Kernels) || o.Is(acc.Serial)
}

// analysis is the state for one loop.
type analysis struct {
	loop *ir.Op
	// scope is the construct around: what nothing writes in it does not change.
	scope *ir.Op
	// levels are the variables of the loop's controls, inner those of loops inside, with the number of their values;
	// nil: unknown.
	levels, inner map[string]poly
	ids           map[any]string
	slots         map[*ir.Value]*slot
	copies        []*ir.Value // private copies: each iteration or gang has its own
	accesses      []access
	reason        string
	at            *ir.Op
}

// An access is a read or write of size bytes at base + the sum of subscripts*stride + offset.
type access struct {
	op     *ir.Op
	base   *ir.Value
	dims   map[int64]poly // subscripts by stride
	offset int64
	size   int64 // 0: unknown
	write  bool
	vague  bool // a subscript is not understood
}

func (a *analysis) fail(o *ir.Op, reason string) {
	if a.reason == "" {
		a.reason, a.at = reason, o
	}
}

// id names a value or a location of it, the same for the same key.
func (a *analysis) id(prefix string, key any) string {
	if a.ids[key] == "" {
		a.ids[key] = prefix + strconv.Itoa(len(a.ids))
	}
	return a.ids[key]
}

// privates notes the private copies of a loop.
func (a *analysis) privates(loop *ir.Op) {
	for _, slot := range acc.CopySlots {
		a.copies = append(a.copies, slot.Operands(loop)...)
	}
}

// control notes the variables of a loop and how many values they take.
func (a *analysis) control(loop *ir.Op, into map[string]poly) {
	lbs, ubs, steps := loop.GetAll("lowerbound"), loop.GetAll("upperbound"), loop.GetAll("step")
	inclusive, _ := loop.Attr("inclusiveUpperbound").(*ir.DenseArrayAttr)
	for i, arg := range loop.Region(0).Entry().Args() {
		name := a.id("i", arg)
		into[name] = nil
		if i >= len(lbs) || i >= len(ubs) || i >= len(steps) {
			continue
		}
		lo, ok := a.value(lbs[i])
		hi, ok2 := a.value(ubs[i])
		if step, ok3 := a.value(steps[i]); ok && ok2 && ok3 {
			n := hi.plus(lo, -1)
			c, _ := step.constant()
			if c < 0 {
				n = lo.plus(hi, -1)
			}
			if inclusive != nil && i < len(inclusive.Values) && inclusive.Values[i] != 0 {
				n = n.plus(number(1), 1)
			}
			if c != 0 {
				into[name] = n
			}
		}
	}
}

// within reports whether an operation is inside of another.
func within(o, outer *ir.Op) bool { return o != nil && outer.IsAncestorOf(o) && o != outer }

// collect notes all accesses of the loop.
func (a *analysis) collect() {
	ir.Walk(a.loop, func(o *ir.Op) bool {
		if o == a.loop {
			return true
		}
		switch {
		case a.reason != "":
			return false
		case o.Is(acc.Loop):
			a.privates(o)
			a.control(o, a.inner)
			for _, v := range acc.SlotReduction.Operands(o) {
				if r := v.Op(); r != nil && r.Is(acc.Reduction) {
					a.access(o, acc.Var(r), 0, false)
					a.access(o, acc.Var(r), 0, true)
				}
			}
		case o.Is(llvm.Load):
			a.typed(o, o.Operand(0), o.Result(0).Type(), false)
		case o.Is(llvm.Store):
			a.typed(o, o.Operand(1), o.Operand(0).Type(), true)
			if llvm.IsPtr(o.Operand(0).Type()) && !a.private(o.Operand(1)) {
				a.fail(o, "it stores a pointer")
			}
		case o.Name() == "llvm.intr.memcpy", o.Name() == "llvm.intr.memmove":
			n, ok := a.constant(o.Operand(2))
			if !ok {
				a.fail(o, "it copies blocks of memory")
				return false
			}
			a.access(o, o.Operand(0), n, true)
			a.access(o, o.Operand(1), n, false)
		case o.Name() == "llvm.intr.memset":
			n, ok := a.constant(o.Operand(2))
			if !ok {
				a.fail(o, "it fills blocks of memory")
				return false
			}
			a.access(o, o.Operand(0), n, true)
		case o.Is(fn.Call):
			if s, ok := o.Attr("callee").(*ir.SymbolRefAttr); !ok || !pureFunctions[s.Root] {
				a.fail(o, "it calls a function")
			}
		case o.Is(acc.Private), o.Is(acc.Firstprivate), o.Is(acc.Reduction), o.Is(acc.Bounds), o.Is(llvm.Alloca):
		case o.Def().Dialect == acc.Dialect && !o.IsTerminator():
			a.fail(o, "it holds "+o.Name())
		case o.NumRegions() > 0 || o.IsTerminator() || ir.IsPure(o):
		default:
			a.fail(o, "it holds "+o.Name())
		}
		return true
	})
}

func (a *analysis) typed(o *ir.Op, addr *ir.Value, t ir.Type, write bool) {
	size, ok := llvm.SizeOf(t)
	if !ok || o.IntAttr("ordering") != llvm.NotAtomic || o.Attr("volatile_") != nil {
		a.fail(o, "it accesses memory in a way that is not understood")
		return
	}
	a.access(o, addr, size, write)
}

// private reports whether an address leads to what the iteration or the gang has for itself.
func (a *analysis) private(addr *ir.Value) bool {
	for {
		if slices.Contains(a.copies, addr) {
			return true
		}
		o := addr.Op()
		switch {
		case o == nil:
			return false
		case o.Is(llvm.GEP):
			addr = o.Operand(0)
		case o.Is(llvm.Alloca):
			return within(o, a.loop)
		default:
			return false
		}
	}
}

// access notes an access; size 0 is one of unknown size.
func (a *analysis) access(o *ir.Op, addr *ir.Value, size int64, write bool) {
	if a.private(addr) {
		return
	}
	p, ok := a.pointer(addr)
	switch {
	case !ok:
		a.fail(o, "it follows a pointer that is not understood")
	case p.base.Op() != nil && p.base.Op().Is(llvm.Alloca):
		if within(p.base.Op(), a.loop) {
			return // through a pointer to a variable of the iteration
		}
		if write {
			a.fail(o, fmt.Sprintf("%s is the same variable in all iterations", a.name(p.base)))
		}
	default:
		if p.op, p.size, p.write = o, size, write; p.vague {
			p.size = 0
		}
		a.accesses = append(a.accesses, p)
	}
}

func (a *analysis) name(v *ir.Value) string {
	if n := ir.NameOf(v.Loc()); n != "" {
		return n
	}
	if v.Op() != nil {
		if n := v.Op().StringAttr("name"); n != "" {
			return n
		}
	}
	return "a variable"
}

// pureFunctions are those of the C library that only compute.
var pureFunctions = map[string]bool{}

func init() {
	for _, n := range []string{"sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "exp", "exp2",
		"expm1", "log", "log2", "log10", "log1p", "pow", "sqrt", "cbrt", "hypot", "erf", "erfc", "tgamma", "fabs", "floor", "ceil", "round",
		"trunc", "rint", "nearbyint", "fmod", "remainder", "fmin", "fmax", "fdim", "fma", "copysign", "ldexp"} {
		pureFunctions[n], pureFunctions[n+"f"] = true, true
	}
	for _, n := range []string{"abs", "labs", "llabs"} {
		pureFunctions[n] = true
	}
}
