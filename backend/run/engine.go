package run

import (
	"accc/backend/wasm"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// An engine executes WebAssembly: wazero, or that of the browser that accc runs in.
type engine interface {
	// prepare compiles code.
	prepare(*wasm.Module) (prepared, error)
	close()
}

// windows are the parts of the engine's memory that the two sides of a program see.
type windows struct {
	used         bool // else each side has a memory of its own
	host, device wasm.Window
}

// prepared is code that can be instantiated.
type prepared interface {
	// instantiate makes an instance whose memory is a space, and whose imports are Go functions.
	instantiate(s *space, imports []hostFunc) (linked, error)
}

// A hostFunc is a Go function that compiled code imports. It reads its arguments from a stack and leaves its result there. Where it
// panics, the call of compiled code by Go that it belongs to returns an error that wraps the value.
type hostFunc struct {
	name            string
	params, results []wasmapi.ValueType
	call            wasmapi.GoFunc
}

// linked is an instance of compiled code.
type linked interface {
	// function is what is exported under a name; nil if nothing is.
	function(name string) function
	// global is a mutable i32 that is exported under a name; nil if there is none.
	global(name string) global
}

// A function is one of compiled code. It is not called again while it is at work, except as a function of its own.
type function interface {
	params() []wasmapi.ValueType
	returns() bool
	// call takes the arguments from the stack and leaves the result there. What stops the code is an error whose text has the
	// form that [wasm.Module.Locate] reads.
	call(stack []uint64) error
}

type global interface {
	get() uint32
	set(uint32)
}

// call calls a function with arguments and returns its result, 0 if it has none.
func call(f function, args ...uint64) (uint64, error) {
	stack := append(make([]uint64, 0, len(args)+1), args...)
	if len(stack) == 0 {
		stack = stack[:1]
	}
	if err := f.call(stack); err != nil || !f.returns() {
		return 0, err
	}
	return stack[0], nil
}
