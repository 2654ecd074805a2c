// Package mathlib is the part of math.h that is linked into programs, so that a call of exp does not leave the
// compiled code: a call through the engine costs ten times what exp does.
//
//	wasm.Compile(module, wasm.Options{Library: mathlib.Symbol, ...})
//
// The functions are written in C, in the directory c, and kept as the IR that accc makes of them, in library.mlir;
// go test -update regenerates it. Functions that are missing here, and arguments out of range, are in package libm.
//
// Considered: the tables with which glibc and musl avoid divisions, and CORE-MATH's tests against more digits. Chosen:
// tables of 128 entries, products split so that they are exact, since WebAssembly has no fused operations; errors
// below 0.51 units in the last place, so that results are nearly always those of glibc.
package mathlib

import (
	_ "embed"
	"fmt"
	"regexp"
	"strings"
	"sync"

	"accc/dialects"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
)

//go:embed library.mlir
var text string

// index is the text of each symbol by its name.
var index = sync.OnceValue(func() map[string]string {
	symbols := map[string]string{}
	name := ""
	for line := range strings.Lines(text) {
		if m := firstLine.FindStringSubmatch(line); m != nil {
			name = m[1]
		}
		if strings.HasPrefix(line, "  ") {
			symbols[name] += line
		}
	}
	return symbols
})

var firstLine = regexp.MustCompile(`^  (?:func\.func|llvm\.mlir\.global)\D* @([\w.]+)\(`)

var parsed sync.Map // *ir.Op by name

// Symbol returns a function of the library, or a variable that one uses, by its name: an operation that must not be
// changed; nil if there is none.
func Symbol(name string) *ir.Op {
	if o, ok := parsed.Load(name); ok {
		return o.(*ir.Op)
	}
	symbol := index()[name]
	if symbol == "" {
		return nil
	}
	var list diag.List
	module := ir.Parse(dialects.NewContext(), source.NewFile("library.mlir", []byte("module {\n"+symbol+"}\n")), &list)
	if module == nil || list.HasErrors() {
		panic(fmt.Sprintf("library.mlir: %s does not parse: %v", name, list.Sorted()))
	}
	o, _ := parsed.LoadOrStore(name, module.Region(0).Entry().First())
	return o.(*ir.Op)
}
