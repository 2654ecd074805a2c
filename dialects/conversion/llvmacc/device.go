package llvmacc

import (
	"accc/dialects/acc"
	fn "accc/dialects/func"
	"accc/ir"
	"accc/ir/pass"
)

// ForDevice is the pass acc-specialize-for-device.
var ForDevice = Passes.Define(pass.Pass{
	Name:   "acc-specialize-for-device",
	Doc:    "Remove what is for the host where code already runs on the device: in compute constructs, and in routines that are for a device.",
	Anchor: fn.Func.FullName,
	Run: func(op *ir.Op, _ pass.Values) error {
		g := pass.Greedy{Merge: true, Patterns: onDevice}
		if op.Attr("acc.specialized_routine") != nil {
			g.Run(op)
			return nil
		}
		var inside []*ir.Op
		ir.WalkPost(op, func(o *ir.Op) {
			if o.Def().Dialect == acc.Dialect && isOnDevice(o) {
				inside = append(inside, o)
			}
		})
		g.RunOn(inside)
		return nil
	},
})

// isOnDevice reports whether an operation is inside a compute construct.
func isOnDevice(o *ir.Op) bool {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(acc.Parallel) || p.Is(acc.Kernels) || p.Is(acc.Serial) {
			return true
		}
	}
	return false
}

// What the operations are on a device that are about the device only for the host, by their names.
var deviceForms = map[string][]pass.Pattern{
	"declare_enter": {eraseDeclare},
	"attach":        {original}, "copyin": {original}, "create": {original}, "declare_device_resident": {original}, "declare_link": {original},
	"deviceptr": {original}, "getdeviceptr": {original}, "nocreate": {original}, "present": {original}, "update_device": {original},
	"use_device": {original},
	"copyout":    {erase}, "delete": {erase}, "detach": {erase}, "update_host": {erase},
	"data": {unwrap}, "host_data": {unwrap}, "kernel_environment": {unwrap}, "parallel": {unwrap}, "serial": {unwrap}, "kernels": {unwrap},
	"enter_data": {erase}, "exit_data": {erase}, "update": {erase},
	"init": {erase}, "shutdown": {erase}, "set": {erase}, "wait": {erase},
}

func onDevice(d *ir.OpDef) []pass.Pattern {
	if d.Dialect != acc.Dialect {
		return nil
	}
	return deviceForms[d.ShortName()]
}

// original: what a data operation makes of a variable is the variable.
func original(o *ir.Op, rw *ir.Rewriter) bool {
	if o.Result(0).HasUses() {
		rw.Replace(o, o.Operand(0))
	} else {
		rw.Erase(o)
	}
	return true
}

func erase(o *ir.Op, rw *ir.Rewriter) bool {
	rw.Erase(o)
	return true
}

// eraseDeclare erases the beginning of an implicit data region with its end.
func eraseDeclare(o *ir.Op, rw *ir.Rewriter) bool {
	for _, u := range o.Result(0).Users() {
		if u.Is(acc.DeclareExit) {
			rw.Erase(u)
		}
	}
	rw.Erase(o)
	return true
}

// unwrap: the code of a construct replaces it. A construct of several blocks stays.
func unwrap(o *ir.Op, rw *ir.Rewriter) bool {
	if len(o.Region(0).Blocks()) != 1 {
		return false
	}
	b := o.Region(0).Entry()
	if end := b.Terminator(); end != nil {
		rw.Erase(end)
	}
	rw.Inline(b, o, nil)
	rw.Erase(o)
	return true
}
