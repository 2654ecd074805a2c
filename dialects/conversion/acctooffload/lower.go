package acctooffload

import (
	"errors"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/builtin"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/pass"
)

// codeUnsupported is the code of diagnostics about what the lowering does not support.
const codeUnsupported = "RUN0001"

// Passes are the passes of the package.
var Passes pass.Table

// Pass is the lowering as a pass, for pipelines.
var Pass = Passes.Define(pass.Pass{
	Name:  "acc-to-offload",
	Doc:   "Lower acc operations to those of the offload dialect.",
	After: []string{"convert-fir-to-llvm"},
	Run:   func(op *ir.Op, _ pass.Values) error { return Lower(op, Options{}) },
})

// lowering is the state for one module.
type lowering struct {
	opts       Options
	module     *ir.Op
	symbols    map[string]*ir.Op
	kernels    map[string]int    // kernels named so far, by function
	gangCopies map[string]string // functions with gang parallelism, to their copies for the device
	bound      map[string]string // functions that device code calls by another name
	// switches tells that the program may make the host the current device: constructs then need a host version.
	switches bool
	// profiled tells that the program may register callbacks for events.
	profiled bool
	errs     []error
}

// Options are the settings of Lower.
type Options struct {
	// HostOnly ignores the device: constructs run on the host, as if every if clause were false.
	HostOnly bool
	// Switches makes a host version of each construct, whether or not the program makes the host the current device.
	Switches bool
	// Races tells that a detector of races watches: operations say what may run at the same time.
	Races bool
}

// Lower lowers a module in place. The error joins one *ir.Error for each unsupported operation.
func Lower(module *ir.Op, opts Options) error {
	l := &lowering{opts: opts, module: module, symbols: map[string]*ir.Op{}, kernels: map[string]int{}, gangCopies: map[string]string{}, bound: map[string]string{}}
	if !module.Is(builtin.Module) || module.Region(0).Empty() {
		return nil
	}
	for _, o := range module.Region(0).Entry().Ops() {
		if s := o.StringAttr("sym_name"); s != "" {
			l.symbols[s] = o
		}
	}
	ir.Walk(module, func(o *ir.Op) bool {
		if directiveNames[o.Def()] != "" && o.NumRegions() > 0 && o.Region(0).Empty() {
			build.End(o.Region(0).AddBlock(), o.Loc).Op(acc.Terminator, ir.With{})
		}
		return true
	})
	if l.switches = l.switchesDevice(); l.switches {
		module.SetAttr(accc.HostVersions.Name, ir.Unit())
	}
	if l.profiled = l.profiles(); l.profiled {
		module.SetAttr(accc.Callbacks.Name, ir.Unit())
	}
	l.routines()
	for _, o := range module.Region(0).Entry().Ops() {
		if build.IsFunction(o) && !o.Region(0).Empty() {
			l.function(o, false)
		}
	}
	l.registration()
	l.globals()
	l.markCalls()
	for _, o := range module.Region(0).Entry().Ops() {
		if o.Def().Dialect == acc.Dialect {
			o.Erase()
		}
	}
	if len(l.errs) == 0 {
		l.leftovers()
	}
	return errors.Join(l.errs...)
}

// newFunc adds a private function to the module; one that is not external has an entry block.
func (l *lowering) newFunc(name string, params, results []ir.Type, external bool) *ir.Op {
	f := build.Function(l.module, name, params, results, external)
	l.symbols[name] = f
	return f
}

// fail keeps an error.
func (l *lowering) fail(err error) {
	if err != nil {
		l.errs = append(l.errs, err)
	}
}

// unsupported reports an operation that the lowering does not support.
func (l *lowering) unsupported(o *ir.Op, what string) {
	l.fail(o.ErrorCode(codeUnsupported, "not yet handled: %s", what))
}

// switchers are the routines that change the current device type.
var switchers = []string{"acc_set_device_type", "acc_set_device_num", "acc_init", "acc_init_device"}

func (l *lowering) switchesDevice() bool {
	if l.opts.Switches {
		return true
	}
	for _, s := range switchers {
		if l.symbols[s] != nil {
			return true
		}
	}
	found := false
	ir.Walk(l.module, func(o *ir.Op) bool {
		found = found || o.Is(acc.Set) || o.Is(acc.Init)
		return !found
	})
	return found
}

// function lowers everything in one host function, outermost constructs first. ctor tells that the function brings the
// globals of declare directives to the device.
func (l *lowering) function(f *ir.Op, ctor bool) {
	var constructs, inner []*ir.Op
	ir.Walk(f, func(o *ir.Op) bool {
		switch {
		case o.Def().Dialect != acc.Dialect:
			return true
		case o.Is(acc.Parallel), o.Is(acc.Serial), o.Is(acc.Kernels):
			constructs = append(constructs, o)
			return false
		case directiveNames[o.Def()] != "" && !o.Is(acc.Loop):
			constructs = append(constructs, o)
			return true
		}
		inner = append(inner, o)
		return true
	})
	if len(constructs) == 0 && len(inner) == 0 {
		return
	}
	for _, o := range constructs {
		if o.NumRegions() > 0 && !l.flatten(o) {
			return
		}
	}
	h := &hostFunction{lowering: l, f: f, name: f.StringAttr("sym_name"), ctor: ctor}
	for _, o := range constructs {
		h.construct(o)
	}
	// Loops and atomics outside of compute constructs: an orphaned loop, run by whoever calls.
	(&body{lowering: l, f: f}).lower()
	readBounds(f)
	sweep(f)
}

// flatten makes blocks of the structured operations around o; it reports whether it can.
func (l *lowering) flatten(o *ir.Op) bool {
	obstacle := build.Flatten(o)
	if obstacle != nil {
		l.unsupported(o, "a directive inside "+obstacle.Name())
	}
	return obstacle == nil
}

// sweep erases operations of the dialect that only carried something to a construct that is gone.
func sweep(f *ir.Op) {
	for again := true; again; {
		again = false
		ir.WalkPost(f, func(o *ir.Op) {
			if o.Def().Dialect != acc.Dialect || o.NumResults() == 0 || o.NumRegions() > 0 {
				return
			}
			for _, r := range o.Results() {
				if r.HasUses() {
					return
				}
			}
			operands := o.Operands()
			o.Erase()
			for _, v := range operands {
				// The address of a variable of which only a copy is used: a pointer that need not be on the device.
				if d := v.Op(); d != nil && d.Is(llvm.Load) && !v.HasUses() && d.Attr("volatile_") == nil {
					d.Erase()
				}
			}
			again = true
		})
	}
}

// leftovers reports operations that are still there.
func (l *lowering) leftovers() {
	ir.Walk(l.module, func(o *ir.Op) bool {
		if o.Def().Dialect == acc.Dialect {
			l.unsupported(o, strings.ReplaceAll(o.Def().ShortName(), "_", " ")+" in this position")
		}
		return true
	})
}
