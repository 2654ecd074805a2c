package team

import (
	"slices"
	"sync"
	"sync/atomic"
)

// A Group is a taskgroup: the tasks that are made in it, and their descendants.
type Group struct {
	outer     *Group
	pending   atomic.Int64
	cancelled atomic.Bool

	mu    sync.Mutex
	items []*Item
}

// An Item is a variable that the tasks of a taskgroup reduce.
type Item struct {
	Address, Size uint64
	Init, Combine uint64   // functions of the program
	Copies        []uint64 // of the threads, by rank; 0: the thread has none
}

// TaskGroup begins a taskgroup.
func (m *Member) TaskGroup() { m.task.group = &Group{outer: m.task.group} }

// Reduce adds variables that the tasks of the innermost taskgroup reduce.
func (m *Member) Reduce(items []*Item) {
	g := m.task.group
	if g == nil {
		return
	}
	for _, i := range items {
		i.Copies = make([]uint64, m.team.size)
	}
	g.mu.Lock()
	g.items = append(g.items, items...)
	g.mu.Unlock()
}

// Copy finds what an address in a variable that is reduced, or in a copy of it, is for the thread: the item, and the offset in
// it. make gets the address of a new copy. It returns 0 where there is no such variable.
func (m *Member) Copy(address uint64, make func(i *Item) (uint64, error)) (uint64, error) {
	for g := m.task.group; g != nil; g = g.outer {
		g.mu.Lock()
		item, offset := g.find(address)
		if item == nil {
			g.mu.Unlock()
			continue
		}
		rank := m.rank % len(item.Copies)
		at := item.Copies[rank]
		g.mu.Unlock()
		if at == 0 {
			var err error
			if at, err = make(item); err != nil {
				return 0, err
			}
			g.mu.Lock()
			item.Copies[rank] = at
			g.mu.Unlock()
		}
		return at + offset, nil
	}
	return 0, nil
}

func (g *Group) find(address uint64) (*Item, uint64) {
	for _, i := range slices.Backward(g.items) {
		for _, at := range append([]uint64{i.Address}, i.Copies...) {
			if at != 0 && address >= at && address < at+max(i.Size, 1) {
				return i, address - at
			}
		}
	}
	return nil, 0
}

// TaskGroupEnd waits for the tasks of the innermost taskgroup, and returns what they have reduced.
func (m *Member) TaskGroupEnd(site int) []*Item {
	g := m.task.group
	m.thread.Decide()
	if g == nil {
		return nil
	}
	m.until(m.team, m.task, Reason{Site: site, What: "waits for the tasks of the taskgroup"}, func() bool { return g.pending.Load() == 0 })
	m.task.group = g.outer
	return g.items
}
