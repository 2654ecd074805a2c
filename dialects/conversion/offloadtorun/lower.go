package offloadtorun

import (
	"errors"
	"slices"

	"accc/dialects/accc"
	"accc/dialects/builtin"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
	"accc/ir/pass"
)

// codeUnsupported is the code of diagnostics about what the lowering does not support.
const codeUnsupported = "RUN0001"

// Passes are the passes of the package.
var Passes pass.Table

// Pass is the lowering as a pass, for pipelines; what Lower returns besides the module is dropped.
var Pass = Passes.Define(pass.Pass{
	Name:  "offload-to-run",
	Doc:   "Lower offload operations to calls of the runtime and kernels.",
	After: []string{"acc-to-offload", "omp-to-offload"},
	Run: func(op *ir.Op, _ pass.Values) error {
		_, err := Lower(op, Options{})
		return err
	},
})

// Options are the settings of Lower.
type Options struct {
	// Alone tells that nothing runs at the same time as anything else: no operation needs to be atomic.
	Alone bool
	// Races tells that a detector of races watches: it is told what runs at the same time.
	Races bool
}

// lowering is the state for one module.
type lowering struct {
	opts     Options
	module   *ir.Op
	program  *Program
	symbols  map[string]*ir.Op
	declared map[string]bool
	sites    map[Site]int
	errs     []error
}

// Lower lowers a module in place. The error joins one *ir.Error for each unsupported operation.
func Lower(module *ir.Op, opts Options) (*Program, error) {
	l := &lowering{opts: opts, module: module, program: &Program{}, symbols: map[string]*ir.Op{}, declared: map[string]bool{}, sites: map[Site]int{}}
	if !module.Is(builtin.Module) || module.Region(0).Empty() {
		return l.program, nil
	}
	l.program.Profiled = take(module, accc.Callbacks)
	l.program.Switches = take(module, accc.HostVersions)
	ops := module.Region(0).Entry().Ops()
	for _, o := range ops {
		if s := o.StringAttr("sym_name"); s != "" {
			l.symbols[s] = o
		}
	}
	for _, o := range ops {
		if !build.IsFunction(o) || o.Region(0).Empty() {
			continue
		}
		name := o.StringAttr("sym_name")
		if !opts.Races { // the detector sees every access
			keep(o)
		}
		(&host{lowering: l, f: o, name: name}).function()
		if take(o, accc.Constructor) {
			l.program.Ctors = append(l.program.Ctors, name)
		}
		if take(o, accc.Destructor) {
			l.program.Dtors = append(l.program.Dtors, name)
		}
	}
	if len(l.errs) == 0 {
		l.leftovers()
		l.pauses()
		l.plainKernels()
	}
	return l.program, errors.Join(l.errs...)
}

// take reports whether an operation has a unit attribute, and removes it.
func take(o *ir.Op, a *accc.Attr) bool {
	has := o.Attr(a.Name) != nil
	o.SetAttr(a.Name, nil)
	return has
}

// newFunc adds a private function to the module; one that is not external has an entry block.
func (l *lowering) newFunc(name string, params, results []ir.Type, external bool) *ir.Op {
	f := build.Function(l.module, name, params, results, external)
	l.symbols[name] = f
	return f
}

// unsupported reports an operation that the lowering does not support.
func (l *lowering) unsupported(o *ir.Op, what string) {
	l.errs = append(l.errs, o.ErrorCode(codeUnsupported, "not yet handled: %s", what))
}

// flatten makes blocks of the structured operations around o; it reports whether it can.
func (l *lowering) flatten(o *ir.Op) bool {
	obstacle := build.Flatten(o)
	if obstacle != nil {
		l.unsupported(o, o.Name()+" inside "+obstacle.Name())
	}
	return obstacle == nil
}

// leftovers reports operations that are still there.
func (l *lowering) leftovers() {
	ir.Walk(l.module, func(o *ir.Op) bool {
		if o.Def().Dialect == offload.Dialect {
			l.unsupported(o, o.Name()+" in this position")
		}
		return true
	})
}

// A host lowers the code of one function, of the host or, once there are kernels, a kernel.
type host struct {
	*lowering
	f    *ir.Op
	name string
	// ranges are the ranges of the function.
	ranges map[*ir.Op]memory
	// leaves are the local variables whose end the runtime is told of.
	leaves map[*ir.Op]bool
}

// outlines lower the operations whose region becomes a function.
var outlines map[*ir.OpDef]func(h *host, o *ir.Op)

func init() {
	outlines = map[*ir.OpDef]func(h *host, o *ir.Op){offload.Launch: (*host).launch, offload.Fork: (*host).fork, offload.Task: (*host).task,
		offload.Reverse: (*host).reverse}
}

// function lowers everything in a function of the program, or in one made of a region: first the regions that become
// functions of their own.
func (h *host) function() {
	var regions []*ir.Op
	some := false
	ir.Walk(h.f, func(o *ir.Op) bool {
		some = some || o.Def().Dialect == offload.Dialect
		if outlines[o.Def()] == nil {
			return true
		}
		regions = append(regions, o)
		return false
	})
	if !some {
		return
	}
	for _, o := range regions {
		if h.onDevice() && hostOnly[o.Def()] {
			h.unsupported(o, o.Name()+" in the code of a launch")
			continue
		}
		outlines[o.Def()](h, o)
	}
	h.code()
	hoistAllocas(h.f)
}

// hostOnly are the operations that code on a device may not have.
var hostOnly = map[*ir.OpDef]bool{offload.Range: true, offload.Enter: true, offload.Exit: true, offload.Update: true,
	offload.Address: true, offload.CheckAddress: true, offload.Stage: true, offload.Wait: true, offload.Init: true,
	offload.Shutdown: true, offload.Set: true, offload.OnHost: true, offload.Distinct: true, offload.Event: true,
	offload.Callbacks: true, offload.Launch: true, offload.Combine: true}

// ofParent reports whether a data action in code of a device is about its parent, the host.
func ofParent(o *ir.Op) bool {
	if o.Is(offload.Range) {
		return !slices.ContainsFunc(o.Result(0).Users(), func(u *ir.Op) bool { return !ofParent(u) })
	}
	flags, _ := offload.FlagsEnum.Of(o.Attr("flags"))
	return flags&offload.FlagParent != 0
}

// code lowers what is left in a function when the regions that become functions are gone: loops from the outside in, then
// what is in their blocks.
func (h *host) code() {
	var loops, others []*ir.Op
	ir.Walk(h.f, func(o *ir.Op) bool {
		if o.Is(offload.Loop) || o.Is(offload.Share) {
			loops = append(loops, o)
		}
		return true
	})
	for _, o := range loops {
		switch {
		case !h.flatten(o):
		case o.Is(offload.Share):
			h.share(o)
		default:
			h.loop(o)
		}
	}
	h.land()
	ir.WalkPost(h.f, func(o *ir.Op) {
		if o.Def().Dialect == offload.Dialect {
			others = append(others, o)
		}
	})
	h.ranges = map[*ir.Op]memory{}
	kernel := h.onDevice()
	for _, o := range others {
		switch lower := calls[o.Def()]; {
		case kernel && hostOnly[o.Def()] && !ofParent(o):
			h.unsupported(o, o.Name()+" in the code of a launch")
		case lower != nil:
			lower(h, o)
		}
	}
	for r := range h.ranges {
		if !r.Result(0).HasUses() {
			r.Erase()
		}
	}
}

// onDevice reports whether the function is code of kernels alone.
func (h *host) onDevice() bool {
	return h.f.Attr(accc.Kernel.Name) != nil || h.f.Attr(accc.Device.Name) != nil && h.f.Attr(accc.Team.Name) != nil
}

// hoistAllocas moves storage of constant size that came from inlined recipes and bodies of loops to the entry of the
// function: inside a loop it would be taken again in each iteration. What it holds has no value where it was.
func hoistAllocas(f *ir.Op) {
	entry := f.Region(0).Entry()
	first := entry.First()
	var list []*ir.Op
	for _, b := range f.Region(0).Blocks() {
		if b == entry {
			continue
		}
		for o := b.First(); o != nil; o = o.Next() {
			if o.Def() == llvm.Alloca && build.IsConstant(o.Operand(0)) {
				list = append(list, o)
			}
		}
	}
	for _, o := range list {
		n, _ := ir.ConstantInt(o.Operand(0))
		size := build.Before(first).Constant(o.Operand(0).Type(), n)
		o.SetOperand(0, size)
		build.Before(o).Make(llvm.Dialect, "intr.lifetime.start", ir.With{Operands: []*ir.Value{o.Result(0)}})
		o.MoveBefore(first)
	}
}
