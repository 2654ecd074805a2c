// Package locklib is the part of locks, critical sections and tasks that is linked into programs, so that taking a lock that is free, freeing
// one that nobody waits for, and executing a task where it is made does not leave the compiled code: a call through the engine costs five
// times what they do.
//
//	wasm.Compile(module, wasm.Options{Library: locklib.Symbol, ...})
//
// A lock of omp.h is a pointer to a [team.Cell], with the kind of the lock in the highest 16 bits; a critical section has a cell in the table
// Sections by its number. The functions compare and exchange the owner that is in there, and call the runtime for everything
// else: a lock that another task holds for longer than a moment, errors, and all locks of a thread without an owner of its own (the
// global [wasm.Owner] is 0), as all have whose schedule comes from a seed.
//
// After a task that is executed where it is made the runtime sets [wasm.Budget]: so many more the code begins by itself, and counts those that
// are at work in [wasm.Begun]. The runtime learns of these tasks with the next call of any kind, which makes the count 0.
package locklib

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"accc/dialects"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
)

// Sections is the symbol of the table of cells of critical sections: MostSections of CellSize bytes.
const (
	Sections     = "__accc_sections"
	MostSections = 64
	CellSize     = 64 // a cache line
)

// Slow begins the names of the functions of the C library that the ones here call.
const Slow = "__slow_"

//go:embed library.mlir
var text string

var module = sync.OnceValue(func() *ir.Op {
	var list diag.List
	m := ir.Parse(dialects.NewContext(), source.NewFile("library.mlir", []byte(text)), &list)
	if m == nil || list.HasErrors() {
		panic(fmt.Sprintf("library.mlir does not parse: %v", list.Sorted()))
	}
	ir.Walk(m, func(o *ir.Op) bool { // errors are where the program calls
		o.Loc = ir.Unknown
		return true
	})
	return m
})

// Symbol returns a function of the library, or the variable that they use, by its name: an operation that must not be changed; nil if there
// is none.
func Symbol(name string) *ir.Op {
	if !names[strings.TrimPrefix(name, Slow)] {
		return nil
	}
	return ir.SymbolIn(module(), name)
}

// names are those of the symbols, so that programs without locks and tasks need not parse the library.
var names = map[string]bool{
	"__accc_lock": true, "__accc_unlock": true, "omp_set_lock": true, "omp_unset_lock": true, "omp_test_lock": true,
	"omp_set_nest_lock": true, "omp_unset_nest_lock": true, "omp_test_nest_lock": true,
	"__accc_task_frame": true, "__accc_make_frame": true, "__accc_task_end": true, "__accc_end_task": true, "__accc_taskwait": true, "__accc_wait_tasks": true,
	"__accc_enter_section": true, "__accc_leave_section": true, "__accc_cell_take": true, "__accc_cell_wait": true, "__accc_cell_free": true, "__accc_cell_of": true, Sections: true,
}
