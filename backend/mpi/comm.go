package mpi

import (
	"cmp"
	"slices"
)

// A Comm is a communicator: ranks that exchange messages which no other communicator sees.
type Comm struct {
	w        *World
	context  int
	group    []int // ranks of the world
	place    map[int]int
	Name     string
	Topology *Topology // nil: none

	boxes []*box
	colls []*collective // begun and not complete, in order
	first int           // the number of the first of them
	next  []int         // the number of the next one that each rank comes to
}

func (w *World) newComm(group []int) *Comm {
	w.contexts++
	c := &Comm{w: w, context: w.contexts, group: group, place: map[int]int{}, boxes: make([]*box, len(group)), next: make([]int, len(group))}
	for i, n := range group {
		c.place[n] = i
		c.boxes[i] = &box{}
	}
	w.comms = append(w.comms, c)
	return c
}

func (c *Comm) box(rank int) *box { return c.boxes[rank] }

// rankOf is the rank that a rank of the world has in the communicator, -1: none.
func (c *Comm) rankOf(n int) int {
	if i, ok := c.place[n]; ok {
		return i
	}
	return -1
}

// in names a communicator in messages.
func (c *Comm) in() string {
	switch {
	case c == c.w.comm:
		return ""
	case c.Name != "":
		return " in " + c.Name
	}
	return " in a communicator of ranks " + numbers(c.group)
}

// Size is the number of ranks, RankOf that of a rank, Group the ranks of the world that it has.
func (c *Comm) Size() int          { return len(c.group) }
func (c *Comm) RankOf(r *Rank) int { return c.rankOf(r.number) }
func (c *Comm) Group() []int       { return c.group }

// Free forgets a communicator that no rank has any more.
func (c *Comm) Free() {
	c.w.mu.Lock()
	defer c.w.mu.Unlock()
	if slices.ContainsFunc(c.boxes, func(b *box) bool { return len(b.messages) > 0 }) {
		return // they are found at the end
	}
	c.w.comms = slices.DeleteFunc(c.w.comms, func(x *Comm) bool { return x == c })
}

// A split is what a rank says in MPI_Comm_split.
type split struct{ color, key int }

// Split makes a communicator of the ranks of each color, in the order of keys; a color of Undefined is that of none.
func (r *Rank) Split(c Call, comm *Comm, color, key int) (*Comm, error) {
	return r.makeComm(c, comm, split{color, key}, func(args []any) []*Comm {
		groups := map[int][]int{} // ranks in comm, by color
		var colors []int
		for i, a := range args {
			s := a.(split)
			if s.color == Undefined {
				continue
			}
			if groups[s.color] == nil {
				colors = append(colors, s.color)
			}
			groups[s.color] = append(groups[s.color], i)
		}
		out := make([]*Comm, len(args))
		slices.Sort(colors)
		for _, color := range colors {
			list := groups[color]
			slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(args[a].(split).key, args[b].(split).key) })
			made := comm.w.newComm(comm.pick(list))
			for _, i := range list {
				out[i] = made
			}
		}
		return out
	})
}

// pick are the ranks of the world of some ranks.
func (c *Comm) pick(list []int) []int {
	out := make([]int, len(list))
	for i, n := range list {
		out[i] = c.group[n]
	}
	return out
}

// Dup makes another communicator of the same ranks.
func (r *Rank) Dup(c Call, comm *Comm) (*Comm, error) {
	return r.makeComm(c, comm, nil, func(args []any) []*Comm {
		made := comm.w.newComm(comm.group)
		made.Topology = comm.Topology
		return slices.Repeat([]*Comm{made}, len(args))
	})
}

// Create makes a communicator of a group of ranks of the world, which all ranks of comm name alike, or each of its own group.
func (r *Rank) Create(c Call, comm *Comm, group []int) (*Comm, error) {
	return r.makeComm(c, comm, group, func(args []any) []*Comm {
		out := make([]*Comm, len(args))
		for i, a := range args {
			group := a.([]int)
			if len(group) == 0 || out[i] != nil || !slices.Contains(group, comm.group[i]) {
				continue
			}
			made := comm.w.newComm(group)
			for _, n := range group {
				if j := comm.rankOf(n); j >= 0 && slices.Equal(args[j].([]int), group) {
					out[j] = made
				}
			}
		}
		return out
	})
}

// CreateGroup makes a communicator for the ranks of a group, which alone call it.
func (r *Rank) CreateGroup(c Call, comm *Comm, group []int, tag int) (*Comm, error) {
	w := r.w
	key := meetingKey{comm, tag}
	w.mu.Lock()
	var m *meeting
	for _, x := range w.meetings[key] {
		if slices.Equal(x.group, group) && !x.came[r.number] {
			m = x
			break
		}
	}
	if m == nil {
		m = &meeting{group: group, came: map[int]bool{}}
		if w.meetings == nil {
			w.meetings = map[meetingKey][]*meeting{}
		}
		w.meetings[key] = append(w.meetings[key], m)
	}
	m.came[r.number] = true
	if len(m.came) == len(group) {
		m.made = w.newComm(group)
		w.meetings[key] = slices.DeleteFunc(w.meetings[key], func(x *meeting) bool { return x == m })
		for _, n := range group {
			w.ranks[n].notify()
		}
	}
	defer w.mu.Unlock()
	r.block(&waiting{call: c, ready: func() bool { return m.made != nil }, about: func() (string, []int) {
		peers := slices.DeleteFunc(slices.Clone(group), func(n int) bool { return m.came[n] })
		return "for the other ranks of the group: " + numbers(peers), peers
	}})
	return m.made, nil
}

// A meeting is where the ranks of a group make a communicator.
type meeting struct {
	group []int
	came  map[int]bool
	made  *Comm
}

type meetingKey struct {
	comm *Comm
	tag  int
}

// makeComm lets all ranks of a communicator make others.
func (r *Rank) makeComm(c Call, comm *Comm, arg any, do func(args []any) []*Comm) (*Comm, error) {
	q, err := r.Begin(c, comm, &Contribution{Arg: arg, perform: func(x *collective) {
		args := make([]any, len(x.args))
		for i, a := range x.args {
			args[i] = a.Arg
		}
		comm.w.mu.Lock()
		made := do(args)
		comm.w.mu.Unlock()
		for i, m := range made {
			x.reqs[i].Result = m
		}
	}})
	if err != nil {
		return nil, err
	}
	r.Wait(c, q)
	made, _ := q.Result.(*Comm)
	return made, nil
}
