package wasm

import "accc/backend/wasm/ssa"

// The log of a module that has one (Options.Log): LogPointer is a mutable i32, the offset in memory where the next entry goes, and
// LogFlush a function that is imported, which reads the entries and sets it back. The buffer has LogSize bytes and begins at
// a multiple of that.
const (
	LogPointer = "__log_pointer"
	LogFlush   = "__accc_flush"
	LogSize    = 1 << 15
)

// An entry has 8 bytes: an i32, and a word with a tag from bit LogTagShift on. LogAccess (address, number) is the tag of
// entries whose word has the number, which is constant; of the others each argument but the first one follows in 8 bytes of
// its own.
const (
	LogTagShift = 28
	LogAccess   = 0
)

// logged makes an entry of a call.
func (l *lowerer) logged(tag int64, args []*ssa.Value) {
	_, err := l.c.function(LogFlush, &ssa.Signature{})
	l.check(err)
	l.c.logs = true
	first := l.i32(0)
	if len(args) > 0 {
		if first = args[0]; first.Type == ssa.I64 {
			first = l.b.Op(ssa.I32WrapI64, first)
		}
		args = args[1:]
	}
	word := tag << LogTagShift
	if tag == LogAccess {
		number, ok := args[0].IsConst()
		if !ok {
			l.fail("an access without a constant number")
		}
		l.b.Log(first, number)
		return
	}
	l.b.Log(first, ssa.Normal(ssa.I32, word))
	for _, a := range args {
		if a.Type == ssa.I32 {
			a = l.b.Op(ssa.I64ExtendI32U, a)
		}
		l.b.Log(a, 0)
	}
}

// writeLogs makes the stores of all entries.
func (c *compiler) writeLogs() {
	if !c.logs {
		return
	}
	for _, f := range c.funcs {
		if f.body != nil {
			f.body.WriteLog(ssa.Log{Pointer: LogPointer, Size: LogSize, Flush: LogFlush})
		}
	}
}

// LogLoop is in the word of an entry for a loop: see [ssa.Func.GatherLog].
const LogLoop = ssa.LogLoop
