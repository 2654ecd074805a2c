//go:build !js

package run

// mostMemory is past the end of the largest memory: half of the addresses of WebAssembly, which are 32 bits wide.
const mostMemory = 1 << 31
