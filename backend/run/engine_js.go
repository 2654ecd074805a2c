package run

import (
	varint "encoding/binary"
	"fmt"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"syscall/js"
	"unsafe"

	"accc/backend/wasm"
	"accc/backend/wasm/binary"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// hasBrowser reports whether the page has the other half of this engine (accc.js of the playground).
func hasBrowser() bool { return js.Global().Get("acccEngine").Truthy() }

func (p *process) newEngine() {
	if p.image.inside.used {
		p.engine = newBrowser()
	} else {
		p.engine = wazeroOf(p)
	}
}

// browserEngine is the engine that executes accc itself. Compiled code shares the memory of Go: a space is a window of it. Arguments and results
// pass through that memory, too, where both sides reach them without conversions.
type browserEngine struct {
	js    js.Value
	funcs []js.Func
}

// callFrames is where arguments of imports are, 64 for each call that is at work.
var callFrames = make([]uint64, 64*1024)

func newBrowser() *browserEngine {
	e := &browserEngine{js: js.Global().Get("acccEngine")}
	e.js.Call("begin", float64(addressOf(callFrames)), len(callFrames)/64)
	return e
}

func addressOf[T any](s []T) uintptr { return uintptr(unsafe.Pointer(unsafe.SliceData(s))) }

func (e *browserEngine) close() {
	for _, f := range e.funcs {
		f.Release()
	}
}

func (e *browserEngine) prepare(code *wasm.Module) (prepared, error) {
	module := e.js.Call("prepare", float64(addressOf(code.Binary)), len(code.Binary))
	if module.Type() == js.TypeString {
		return nil, fmt.Errorf("%s", module.String())
	}
	return &browserCode{e, module, code.Exports, codeStart(code.Binary)}, nil
}

// codeStart is where the code section of a module begins, which offsets of instructions count from.
func codeStart(text []byte) int {
	for at := 8; at < len(text); {
		section := text[at]
		size, n := varint.Uvarint(text[at+1:])
		at += 1 + n
		if section == 10 {
			return at
		}
		at += int(size)
	}
	return 0
}

type browserCode struct {
	e       *browserEngine
	module  js.Value
	exports map[string]binary.FuncType
	start   int // of the code section
}

// letters are the types of a signature, one letter each: i and l are integers, f and d floating-point numbers, of 32 and 64 bits.
func letters(types []wasmapi.ValueType) string {
	var b strings.Builder
	for _, t := range types {
		b.WriteByte(map[wasmapi.ValueType]byte{wasmapi.ValueTypeI32: 'i', wasmapi.ValueTypeI64: 'l', wasmapi.ValueTypeF32: 'f', wasmapi.ValueTypeF64: 'd'}[t])
	}
	return b.String()
}

func (c *browserCode) instantiate(_ *space, imports []hostFunc) (linked, error) {
	in := &browserInstance{code: c}
	var names, params, results []any
	for _, i := range imports {
		names = append(names, i.name)
		params = append(params, letters(i.params))
		results = append(results, letters(i.results))
	}
	// dispatch(number, frame) calls an import with the arguments in a frame, and reports whether it has ended well.
	dispatch := js.FuncOf(func(_ js.Value, args []js.Value) (ok any) {
		frame := callFrames[64*args[1].Int():][:64]
		defer func() {
			if r := recover(); r != nil {
				err, isError := r.(error)
				if !isError {
					panic(r)
				}
				in.pending, ok = err, false
			}
		}()
		f := &imports[args[0].Int()]
		f.call(nil, frame[:max(len(f.params), len(f.results))])
		return true
	})
	c.e.funcs = append(c.e.funcs, dispatch)
	in.exports = c.e.js.Call("instantiate", c.module, names, params, results, dispatch)
	if in.exports.Type() == js.TypeString {
		return nil, fmt.Errorf("%s", in.exports.String())
	}
	return in, nil
}

type browserInstance struct {
	code    *browserCode
	exports js.Value
	pending error // what an import has panicked with, on its way to Go's call of compiled code
}

func (in *browserInstance) function(name string) function {
	f := in.exports.Get(name)
	if f.Type() != js.TypeFunction {
		return nil
	}
	t, ok := in.code.exports[name]
	if !ok {
		return nil
	}
	out := &browserFunction{in: in, f: f, types: valueTypesOf(t.Params), results: letters(valueTypesOf(t.Results))}
	out.letters = letters(out.types)
	return out
}

func (in *browserInstance) global(name string) global {
	if g := in.exports.Get(name); g.Type() == js.TypeObject {
		return browserGlobal{g}
	}
	return nil
}

func valueTypesOf(types []binary.ValueType) []wasmapi.ValueType {
	out := make([]wasmapi.ValueType, len(types))
	for i, t := range types {
		out[i] = wasmapi.ValueType(t)
	}
	return out
}

type browserFunction struct {
	in               *browserInstance
	f                js.Value
	types            []wasmapi.ValueType
	letters, results string
}

func (f *browserFunction) params() []wasmapi.ValueType { return f.types }

func (f *browserFunction) returns() bool { return f.results != "" }

func (f *browserFunction) call(stack []uint64) error {
	stopped := f.in.code.e.js.Call("call", f.f, float64(addressOf(stack)), f.letters, f.results)
	runtime.KeepAlive(stack)
	if stopped.IsUndefined() {
		return nil
	}
	t := &trapped{trace: f.in.code.trace(stopped.Get("stack").String())}
	if t.err, f.in.pending = f.in.pending, nil; t.err == nil {
		t.cause = causeOf(stopped.Get("message").String())
	}
	return t
}

// trapped is what has stopped compiled code, in the words that [wasm.Module.Locate] reads.
type trapped struct {
	err          error // what an import has panicked with; nil: the engine has stopped it
	cause, trace string
}

func (t *trapped) Error() string {
	if t.err != nil {
		return t.err.Error() + "\nwasm stack trace:" + t.trace
	}
	return "wasm error: " + t.cause + "\nwasm stack trace:" + t.trace
}

func (t *trapped) Unwrap() error { return t.err }

// What engines say of the causes of traps, Chromium's and Node's first, then Firefox's, then Safari's.
var browserCauses = []struct{ said, cause string }{
	{"memory access out of bounds", "out of bounds memory access"}, {"index out of bounds", "out of bounds memory access"},
	{"Out of bounds memory access", "out of bounds memory access"},
	{"divide by zero", "integer divide by zero"}, {"Division by zero", "integer divide by zero"},
	{"divide result unrepresentable", "integer overflow"}, {"integer overflow", "integer overflow"},
	{"table index is out of bounds", "invalid table access"}, {"null function", "indirect call type mismatch"},
	{"indirect call", "indirect call type mismatch"}, {"call_indirect", "indirect call type mismatch"},
	{"unaligned", "unaligned atomic"}, {"call stack size", "stack overflow"}, {"too much recursion", "stack overflow"},
	{"unreachable", "unreachable"}, {"Unreachable", "unreachable"},
}

func causeOf(message string) string {
	for _, c := range browserCauses {
		if strings.Contains(message, c.said) {
			return c.cause
		}
	}
	return message
}

// activeCall matches a call of WebAssembly in a stack trace of a browser.
var activeCall = regexp.MustCompile(`wasm-function\[(\d+)\]:0x([0-9a-f]+)`)

// trace makes a stack trace that [wasm.Module.Locate] reads of the browser's. Calls of JavaScript surround those of the program: before
// them is an import, after them is Go.
func (c *browserCode) trace(stack string) string {
	var b strings.Builder
	for line := range strings.Lines(stack) {
		m := activeCall.FindStringSubmatch(line)
		if m == nil {
			if b.Len() > 0 {
				break
			}
			continue
		}
		offset, err := strconv.ParseInt(m[2], 16, 64)
		if err != nil {
			continue
		}
		fmt.Fprintf(&b, "\n\t.function %s()\n\t\t0x%x: code", m[1], int(offset)-c.start)
	}
	return b.String()
}

type browserGlobal struct{ g js.Value }

func (g browserGlobal) get() uint32  { return uint32(g.g.Get("value").Int()) }
func (g browserGlobal) set(v uint32) { g.g.Set("value", int32(v)) }
