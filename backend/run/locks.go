package run

import (
	"context"
	"strings"
	"sync"
	"unsafe"

	"accc/backend/check/race"
	"accc/backend/run/locklib"
	"accc/backend/run/mathlib"
	"accc/backend/team"
	"accc/backend/wasm"
	"accc/ir"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// library is what is linked into programs. Where accesses are watched or checked, each lock is a call that does so; a lock of the host is
// nothing that code of a discrete device can access.
func (im *Image) library(discrete bool) func(name string) *ir.Op {
	if im.watched || im.checked {
		return mathlib.Symbol
	}
	return func(name string) *ir.Op {
		if f := mathlib.Symbol(name); f != nil {
			return f
		}
		if discrete && strings.HasPrefix(name, "omp_") {
			return nil
		}
		return locklib.Symbol(name)
	}
}

// own tells the compiled code which task is at work, for locks, and returns which one was. With a seed it is not told: each lock is a
// decision.
func (in *instance) own() (before uint32) {
	if in.owner != nil {
		before = in.owner.get()
		in.owner.set(in.thread.Owner())
	}
	return before
}

// ownAs makes the task at work what it was before own.
func (in *instance) ownAs(before uint32) {
	if in.owner != nil {
		in.owner.set(before)
	}
}

// findOwner finds where the code reads which task is at work, and counts the tasks that it begins.
func (in *instance) findOwner() {
	if !in.p.world.Serial() {
		in.owner, in.budget, in.begun = in.mod.global(wasm.Owner), in.mod.global(wasm.Budget), in.mod.global(wasm.Begun)
	}
}

// settling makes an import learn which tasks the code has begun before it does anything.
func (in *instance) settling(do wasmapi.GoFunc) wasmapi.GoFunc {
	return func(ctx context.Context, s []uint64) {
		if in.begun != nil {
			if n := in.begun.get(); n > 0 {
				in.begun.set(0)
				in.thread.Member().Begun(int(n))
			}
		}
		do(ctx, s)
	}
}

// allow says how many tasks the code may begin by itself.
func (in *instance) allow(tasks int) {
	if in.budget != nil {
		in.budget.set(uint32(tasks))
	}
}

// sections are the locks of critical sections in one memory, by number.
type sections struct {
	once sync.Once
	list []*team.Lock
}

// critical is the lock of critical sections by their number. The first ones have cells that the compiled code knows.
func (in *instance) critical(n int64) *team.Lock {
	s := &in.space.sections
	s.once.Do(func() {
		table, known := in.code.Symbols[locklib.Sections]
		for i, name := range in.p.image.program.Criticals {
			var cell *team.Cell
			if known && i < locklib.MostSections {
				b, err := in.space.Slice(table.Addr|in.space.tag+uint64(i)*locklib.CellSize, locklib.CellSize)
				if err == nil {
					cell = (*team.Cell)(unsafe.Pointer(&b[0]))
				}
			}
			s.list = append(s.list, team.NewCritical(name, cell))
		}
	})
	return s.list[n]
}

func enterSection(in *instance, s []uint64) error {
	n := i32(s[1])
	if err := in.thread.Member().EnterCritical(int(i32(s[0])), in.critical(n)); err != nil {
		return in.at(s[0], err)
	}
	in.watch(func(s *race.Strand) { s.Lock(in.section(s, n)) })
	return nil
}

func leaveSection(in *instance, s []uint64) error {
	n := i32(s[1])
	in.watch(func(s *race.Strand) { s.Unlock(in.section(s, n)) })
	in.thread.Member().LeaveCritical(in.critical(n))
	return nil
}
