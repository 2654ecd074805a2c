package run

import (
	"unsafe"

	"accc/backend/wasm"
)

// mostMemory is past the end of the largest memory: in a browser all of a memory is there, touched or not.
const mostMemory = 128 << 20

// An arena is memory that one program after the other uses as that of a side. Its place is known before a program is compiled.
type arena struct {
	bytes []byte
	taken bool
}

// arenas are those of the host and of the first device.
var arenas = map[string]*arena{"host": {}, "device": {}}

// at returns where the arena is, after making it.
func (a *arena) at() uint32 {
	if a.bytes == nil {
		a.bytes = make([]byte, maxPages*page)
	}
	return uint32(uintptr(unsafe.Pointer(&a.bytes[0])))
}

// reserve returns zeroed memory of a size: an arena, unless another memory is in it.
func reserve(what string, size int) ([]byte, func(), error) {
	a := arenas[what]
	if a == nil || a.taken {
		return make([]byte, size), func() {}, nil
	}
	a.at()
	a.taken = true
	b := a.bytes[:size:size]
	clear(b)
	return b, func() { a.taken = false }, nil
}

// windowsOf are the parts of Go's own memory that a program uses if the engine of the browser executes it. That engine keeps calls on
// one stack, so that a thread cannot wait while another one goes on: wazero interprets what forks teams or makes tasks, what
// sends messages, and what has several devices.
func windowsOf(im *Image, opts Options) windows {
	if len(im.program.Teams) > 0 || len(im.program.Tasks) > 0 || len(im.program.Reversed) > 0 ||
		opts.Devices > 1 || opts.Ranks > 1 || len(im.messages) > 0 || !hasBrowser() {
		return windows{}
	}
	host, device := uint32(opts.memory()), uint32(opts.memory())
	if im.checked {
		device = MaxMemory // the shadow is at its end
	}
	return windows{true, wasm.Window{Base: arenas["host"].at(), Size: host}, wasm.Window{Base: arenas["device"].at(), Size: device}}
}
