package device

import (
	"slices"
	"sort"
)

// A mapping is one row of the present table: a range of host memory and its copy on the device.
type mapping struct {
	host Range
	dev  uint64
	name string // the variable that made it
	site Site   // and the directive
	// structured and dynamic are the reference counters (OpenACC 3.3 §2.6.7).
	structured, dynamic int
	// user marks memory of acc_map_data, and static that of a global which device code knows by name: neither is allocated or
	// freed here. A mapping of the first kind goes with acc_unmap_data only.
	user, static bool
	// filled is the queue of the transfer to the device that was enqueued last, and used are the queues of constructs
	// that worked on the mapping; nil: none since the host last waited for them.
	filled *queue
	used   map[*queue]bool
	// attached are the pointers inside the range that are attached, by their host address (§2.6.8).
	attached map[uint64]*attachment
}

// An attachment is a pointer on the device that points to a device copy.
type attachment struct {
	count  int
	target uint64 // the device address it holds
	rest   []byte // what follows it in the host's descriptor
}

// use notes that a queue, if it is one, works on the mapping.
func (m *mapping) use(q *queue) {
	if q == nil {
		return
	}
	if m.used == nil {
		m.used = map[*queue]bool{}
	}
	m.used[q] = true
}

// deviceOf returns the device address of a host address inside the mapping.
func (m *mapping) deviceOf(host uint64) uint64 { return m.dev + (host - m.host.Addr) }

// A table is the present table: mappings by host address, disjoint. rows has room at both ends, because programs map variables in the order of
// their addresses: up in the heap, down on the stack of a recursion.
type table struct {
	rows []*mapping
	all  []*mapping // what rows is a part of
}

// A presence says how much of a range is in the table.
type presence uint8

const (
	absent presence = iota
	partial
	full
)

// find looks up a range. For partial presence the mapping is the first one in the way. An empty range is
// present where its address is inside a mapping.
func (t *table) find(r Range) (*mapping, presence) {
	// The first row that ends after the start of r.
	i := sort.Search(len(t.rows), func(i int) bool { return t.rows[i].host.End() > r.Addr })
	if i < len(t.rows) {
		m := t.rows[i]
		switch {
		case m.host.Addr <= r.Addr && r.Addr < m.host.End() && r.End() <= m.host.End():
			return m, full
		case r.Size > 0 && m.host.Addr < r.End():
			return m, partial
		}
	}
	return nil, absent
}

// alone reports whether a mapping is the only one in a range.
func (t *table) alone(m *mapping, r Range) bool {
	i := sort.Search(len(t.rows), func(i int) bool { return t.rows[i].host.End() > m.host.Addr })
	return i+1 >= len(t.rows) || t.rows[i+1].host.Addr >= r.End()
}

// lookup finds the range of a variable. One that is as long as what is present gets the range of that.
func (t *table) lookup(v *Var) (*mapping, presence) {
	if v.AsPresent {
		if m, p := t.find(Range{Addr: v.Addr}); p == full {
			v.Range = m.host
		}
	}
	return t.find(v.Range)
}

// parts cuts a partially present variable into the parts in each mapping and the parts in none.
func (t *table) parts(v Var) []Var {
	var out []Var
	add := func(from, to uint64) {
		if to > from {
			part := v
			part.Range = Range{from, to - from}
			out = append(out, part)
		}
	}
	at := v.Addr
	for _, m := range t.rows {
		if m.host.End() <= at || m.host.Addr >= v.End() {
			continue
		}
		from, to := max(m.host.Addr, at), min(m.host.End(), v.End())
		add(at, from)
		add(from, to)
		at = to
	}
	add(at, v.End())
	return out
}

// add inserts a mapping that overlaps no other. It moves the shorter side.
func (t *table) add(m *mapping) {
	i := sort.Search(len(t.rows), func(i int) bool { return t.rows[i].host.Addr > m.host.Addr })
	front := cap(t.all) - cap(t.rows)
	low := i < len(t.rows)/2
	if low && front == 0 || !low && len(t.rows) == cap(t.rows) {
		front = len(t.rows)/2 + 8
		t.all = make([]*mapping, 2*front+len(t.rows))
		t.rows = t.all[front : front+copy(t.all[front:], t.rows)]
	}
	if low {
		t.rows = t.all[front-1 : front+len(t.rows)]
		copy(t.rows, t.rows[1:i+1])
	} else {
		t.rows = append(t.rows, nil)
		copy(t.rows[i+1:], t.rows[i:])
	}
	t.rows[i] = m
}

// remove takes a mapping out.
func (t *table) remove(m *mapping) {
	i := sort.Search(len(t.rows), func(i int) bool { return t.rows[i].host.Addr >= m.host.Addr })
	if i < len(t.rows)/2 {
		copy(t.rows[1:i+1], t.rows[:i])
		t.rows[0] = nil
		t.rows = t.rows[1:]
	} else {
		t.rows = slices.Delete(t.rows, i, i+1)
	}
}

// byDevice returns the mapping whose device copy holds addr, or nil.
func (t *table) byDevice(addr uint64) *mapping {
	for _, m := range t.rows {
		if addr >= m.dev && addr < m.dev+max(m.host.Size, 1) {
			return m
		}
	}
	return nil
}
