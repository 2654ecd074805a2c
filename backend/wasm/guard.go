package wasm

import "accc/backend/wasm/ssa"

// Guard (address i64, size i64, whether it is written i32) is a function of the code generator, in modules with Options.Guards: it checks
// an access. The last two are constant.
const Guard = "__accc_guard"

// guard makes the check of a call.
func (l *lowerer) guard(args []*ssa.Value) {
	_, err := l.c.function(l.c.opts.Guards.Check, ssa.CheckSignature())
	l.check(err)
	size, ok := args[1].IsConst()
	write, known := args[2].IsConst()
	if !ok || !known {
		l.fail("a check of an access of varying size")
	}
	l.c.guards = true
	l.b.Guard(args[0], size, write != 0)
}

// writeGuards makes the tests of all checks.
func (c *compiler) writeGuards() {
	if !c.guards {
		return
	}
	for _, f := range c.funcs {
		if f.body != nil {
			f.body.WriteGuards(c.opts.Guards)
		}
	}
}
