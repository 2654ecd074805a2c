package acctorun

import (
	"errors"
	"fmt"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/builtin"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/pass"
)

// codeUnsupported is the code of diagnostics about what the lowering does not support.
const codeUnsupported = "RUN0001"

// Pass is the lowering as a pass, for pipelines; what Lower returns besides the module is dropped.
var Pass = &pass.Pass{
	Name:  "acc-to-run",
	Doc:   "Lower acc operations to calls of the runtime and kernels.",
	After: []string{"convert-fir-to-llvm"},
	Run: func(op *ir.Op, _ pass.Values) error {
		_, err := Lower(op, Options{})
		return err
	},
}

// lowering is the state for one module.
type lowering struct {
	opts       Options
	module     *ir.Op
	program    *Program
	symbols    map[string]*ir.Op
	declared   map[string]bool
	kernels    map[string]int    // kernels made so far, by function
	gangCopies map[string]string // functions with gang parallelism, to their copies for the device
	bound      map[string]string // functions that device code calls by another name
	// switches tells that the program may make the host the current device: constructs then need a host version.
	switches bool
	errs     []error
}

// Options are the settings of Lower.
type Options struct {
	// HostOnly ignores the device: constructs run on the host, as if every if clause were false.
	HostOnly bool
	// Switches makes a host version of each construct, whether or not the program makes the host the current device.
	Switches bool
}

// Lower lowers a module in place. The error joins one *ir.Error for each unsupported operation.
func Lower(module *ir.Op, opts Options) (*Program, error) {
	l := &lowering{
		opts: opts, module: module, program: &Program{}, symbols: map[string]*ir.Op{}, declared: map[string]bool{},
		kernels: map[string]int{}, gangCopies: map[string]string{}, bound: map[string]string{},
	}
	if !module.Is(builtin.Module) || module.Region(0).Empty() {
		return l.program, nil
	}
	for _, o := range module.Region(0).Entry().Ops() {
		if s := o.StringAttr("sym_name"); s != "" {
			l.symbols[s] = o
		}
	}
	ir.Walk(module, func(o *ir.Op) bool {
		if directiveNames[o.Def()] != "" && o.NumRegions() > 0 && o.Region(0).Empty() {
			end(o.Region(0).AddBlock(), o.Loc).Op(acc.Terminator, ir.With{})
		}
		return true
	})
	l.switches = l.switchesDevice()
	l.program.Switches = l.switches
	l.program.Profiled = l.profiles()
	l.routines()
	for _, o := range module.Region(0).Entry().Ops() {
		if isFunction(o) && !o.Region(0).Empty() {
			l.function(o, false)
		}
	}
	l.globals()
	l.registration()
	l.markCalls()
	for _, o := range module.Region(0).Entry().Ops() {
		if o.Def().Dialect == acc.Dialect {
			o.Erase()
		}
	}
	if len(l.errs) == 0 {
		l.leftovers()
		l.plainKernels()
	}
	return l.program, errors.Join(l.errs...)
}

func isFunction(o *ir.Op) bool { return o.Is(fn.Func) || o.Is(llvm.Func) }

// fail keeps an error, with its position in front.
func (l *lowering) fail(err error) {
	if err == nil {
		return
	}
	var e *ir.Error
	if errors.As(err, &e) && e.Op != nil {
		if at := ir.File(e.Op.Loc); at != nil {
			err = fmt.Errorf("%s:%d:%d: %w", at.File, at.Line, at.Col, err)
		}
	}
	l.errs = append(l.errs, err)
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
		if o.NumRegions() > 0 {
			flatten(o)
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
	hoistAllocas(f)
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
			if o.Def() == allocaDef && isConstant(o.Operand(0)) {
				list = append(list, o)
			}
		}
	}
	for _, o := range list {
		n, _ := ir.ConstantInt(o.Operand(0))
		size := before(first).constant(o.Operand(0).Type(), n)
		o.SetOperand(0, size)
		before(o).make(llvm.Dialect, "intr.lifetime.start", ir.With{Operands: []*ir.Value{o.Result(0)}})
		o.MoveBefore(first)
	}
}

var allocaDef = llvm.Dialect.Lookup("alloca")

func isConstant(v *ir.Value) bool { _, ok := ir.ConstantInt(v); return ok }

// leftovers reports operations that are still there.
func (l *lowering) leftovers() {
	ir.Walk(l.module, func(o *ir.Op) bool {
		if o.Def().Dialect == acc.Dialect {
			l.unsupported(o, strings.ReplaceAll(o.Def().ShortName(), "_", " ")+" in this position")
		}
		return true
	})
}
