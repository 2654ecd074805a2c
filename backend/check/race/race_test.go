package race

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// program is a run with two threads of a team, and what was found in it.
type program struct {
	d     *Detector
	main  *Strand
	team  *Team
	a, b  *Strand
	found []string
}

func newProgram() *program {
	p := &program{}
	p.d = New(func(r Race) { p.found = append(p.found, r.String()) })
	p.main = p.d.Root()
	p.team = p.main.Fork()
	p.a, p.b = p.main, p.d.Strand()
	p.a.Begin(p.team, 0)
	p.b.Begin(p.team, 1)
	return p
}

const x, y = 4096, 8192

func (s *Strand) read(addr uint64, site int) { s.Access(Access{Addr: addr, Size: 8, Site: site}) }
func (s *Strand) write(addr uint64, site int) {
	s.Access(Access{Addr: addr, Size: 8, Site: site, Write: true})
}
func (s *Strand) add(addr uint64, site int) {
	s.Access(Access{Addr: addr, Size: 8, Site: site, Write: true, Atomic: true})
}

// iterations executes a loop: the first half by one thread, the rest by the other.
func (p *program) iterations(site, n int, do func(s *Strand, i int)) {
	for i := range n {
		s := p.a
		if i >= n/2 {
			s = p.b
		}
		s.Iterate(site, int64(i), Static{Known: true, Trip: int64(n)})
		do(s, i)
		s.Leave()
	}
}

func (p *program) barrier() {
	p.a.Barrier()
	p.b.Barrier()
}

func TestRaces(t *testing.T) {
	element := func(i int) uint64 { return x + 8*uint64(i) }
	for _, c := range []struct {
		name string
		do   func(p *program)
		want []string
	}{
		{"two threads write", func(p *program) { p.a.write(x, 1); p.b.write(x, 2) }, []string{"write at 1 and write at 2"}},
		{"two threads read", func(p *program) { p.a.read(x, 1); p.b.read(x, 2) }, nil},
		{"neighbours", func(p *program) { p.a.write(x, 1); p.b.write(x+8, 2) }, nil},
		{"bytes of a word", func(p *program) {
			p.a.Access(Access{Addr: x, Size: 1, Site: 1, Write: true})
			p.b.Access(Access{Addr: x + 1, Size: 1, Site: 2, Write: true})
			p.b.Access(Access{Addr: x, Size: 4, Site: 3})
		}, []string{"write at 1 and read at 3"}},
		{"a barrier between", func(p *program) { p.a.write(x, 1); p.barrier(); p.b.write(x, 2) }, nil},
		{"after the team", func(p *program) {
			p.b.write(x, 1)
			p.a.Unwind(0)
			p.main.write(x, 2)
		}, nil},
		{"before the team", func(p *program) {
			p.a.Unwind(0)
			p.main.write(x, 1)
			p.team = p.main.Fork()
			p.b = p.d.Strand()
			p.b.Begin(p.team, 1)
			p.b.write(x, 2)
		}, nil},
		{"a[i] = a[i+1] by one thread", func(p *program) {
			p.iterations(7, 2, func(s *Strand, i int) { s.read(element(i+1), 1); s.write(element(i), 2) })
		}, []string{"read at 1 and write at 2"}},
		{"iterations of one thread", func(p *program) {
			p.iterations(7, 4, func(s *Strand, i int) {
				if i < 2 {
					s.write(x, 1)
				}
			})
		}, []string{"write at 1 and write at 1"}},
		{"private variable", func(p *program) {
			p.a.Own = func(addr uint64, _ *Team, _ int) bool { return addr == x }
			p.b.Own = func(addr uint64, _ *Team, _ int) bool { return addr == y }
			p.barrier()
			p.iterations(7, 4, func(s *Strand, i int) {
				if s == p.a {
					s.write(x, 1)
				} else {
					s.write(y, 1)
				}
			})
		}, nil},
		{"element of each thread", func(p *program) {
			p.team.Identify()
			p.iterations(7, 4, func(s *Strand, i int) {
				at := uint64(x)
				if s != p.a {
					at = y
				}
				s.Access(Access{Addr: at, Size: 8, Site: 1, Write: true, Numbered: true})
			})
		}, nil},
		{"one element though the number is asked for", func(p *program) {
			p.team.Identify()
			p.iterations(7, 4, func(s *Strand, i int) {
				if s == p.a {
					s.write(x, 1)
				}
			})
		}, []string{"write at 1 and write at 1"}},
		{"variable that ends before a task", func(p *program) {
			t := p.a.Task(true, false)
			p.a.Access(Access{Addr: x, Size: 8, Site: 1, Write: true, Gone: true})
			p.a.Unwound(x, 8, false)
			p.a.write(x, 2)
			p.a.Run(t)
			p.a.read(x, 3)
			p.a.Leave()
		}, []string{"write at 1 and read at 3"}},
		{"reduction without atomic", func(p *program) {
			p.iterations(7, 4, func(s *Strand, i int) { s.read(x, 1); s.write(x, 2) })
		}, []string{"write at 2 and read at 1", "write at 2 and write at 2"}},
		{"atomic", func(p *program) { p.iterations(7, 4, func(s *Strand, i int) { s.add(x, 1) }) }, nil},
		{"atomic and plain", func(p *program) {
			p.iterations(7, 4, func(s *Strand, i int) { s.add(x, 1); s.read(x, 2) })
		}, []string{"read at 2 and atomic write at 1"}},
		{"critical", func(p *program) {
			p.iterations(7, 4, func(s *Strand, i int) {
				s.Lock("c")
				s.write(x, 1)
				s.Unlock("c")
			})
		}, nil},
		{"two locks", func(p *program) {
			for i, s := range []*Strand{p.a, p.b} {
				s.Lock(i)
				s.write(x, i)
				s.Unlock(i)
			}
		}, []string{"write at 0 and write at 1"}},
		{"nowait", func(p *program) {
			p.iterations(7, 4, func(s *Strand, i int) { s.write(element(i), 1) })
			p.iterations(8, 4, func(s *Strand, i int) { s.read(element(3-i), 2) })
		}, []string{"write at 1 and read at 2"}},
		{"nowait with the same share", func(p *program) {
			p.iterations(7, 4, func(s *Strand, i int) { s.write(element(i), 1) })
			p.iterations(8, 4, func(s *Strand, i int) { s.read(element(i), 2) })
		}, nil},
		{"barrier between loops", func(p *program) {
			p.iterations(7, 4, func(s *Strand, i int) { s.write(element(i), 1) })
			p.barrier()
			p.iterations(8, 4, func(s *Strand, i int) { s.read(element(3-i), 2) })
		}, nil},
		{"single nowait", func(p *program) {
			p.a.Alone()
			p.a.write(x, 1)
			p.a.Leave()
			p.a.read(x, 2)
		}, []string{"write at 1 and read at 2"}},
		{"ordered", func(p *program) {
			p.iterations(7, 4, func(s *Strand, i int) {
				s.Ordered()
				s.write(x, 1)
				s.OrderedEnd()
			})
		}, nil},
		{"after ordered", func(p *program) {
			p.iterations(7, 4, func(s *Strand, i int) {
				s.Ordered()
				s.write(x, 1)
				s.OrderedEnd()
				s.read(x, 2)
			})
		}, []string{"read at 2 and write at 1"}},
		{"doacross", func(p *program) {
			name := func(i int) string { return string(rune('a' + i)) }
			p.iterations(7, 4, func(s *Strand, i int) {
				s.Await(name(i - 1))
				s.write(x, 1)
				s.Post(name(i))
			})
		}, nil},
		{"doacross two back", func(p *program) {
			name := func(i int) string { return string(rune('a' + i)) }
			p.iterations(7, 4, func(s *Strand, i int) {
				s.Await(name(i - 2))
				s.write(x, 1)
				s.Post(name(i))
			})
		}, []string{"write at 1 and write at 1"}},
		{"lanes", func(p *program) {
			for i := range 3 {
				p.a.Lane(9, int64(i), false, 0)
				p.a.read(element(i), 1)
				p.a.write(element(i+1), 2)
				p.a.Leave()
			}
		}, []string{"write at 2 and read at 1"}},
		{"lanes, then lanes", func(p *program) {
			for range 2 {
				for i := range 3 {
					p.a.Lane(9, int64(i), false, 0)
					p.a.write(element(i), 1)
					p.a.Leave()
				}
			}
			p.a.write(x, 3)
		}, nil},
		{"as many lanes as are safe", func(p *program) {
			for i := range 8 {
				p.a.Lane(9, int64(i), false, 4)
				p.a.read(element(i), 1)
				p.a.write(element(i+4), 2)
				p.a.Leave()
			}
		}, nil},
		{"tasks", func(p *program) {
			for site := range 2 {
				t := p.a.Task(true, false)
				p.b.Run(t)
				p.b.write(x, site)
				p.b.Leave()
			}
		}, []string{"write at 0 and write at 1"}},
		{"task and its parent", func(p *program) {
			t := p.a.Task(true, false)
			p.a.Run(t)
			p.a.write(x, 1)
			p.a.Leave()
			p.a.read(x, 2)
		}, []string{"write at 1 and read at 2"}},
		{"taskwait", func(p *program) {
			t := p.a.Task(true, false)
			p.a.Run(t)
			p.a.write(x, 1)
			p.a.Leave()
			p.a.Wait()
			p.a.read(x, 2)
		}, nil},
		{"taskwait does not wait for grandchildren", func(p *program) {
			t := p.a.Task(true, false)
			p.a.Run(t)
			u := p.a.Task(true, false)
			p.a.Run(u)
			p.a.write(x, 1)
			p.a.Leave()
			p.a.Leave()
			p.a.Wait()
			p.a.read(x, 2)
		}, []string{"write at 1 and read at 2"}},
		{"taskgroup", func(p *program) {
			p.a.Group()
			t := p.a.Task(true, false)
			p.a.Run(t)
			u := p.a.Task(true, false)
			p.a.Run(u)
			p.a.write(x, 1)
			p.a.Leave()
			p.a.Leave()
			p.a.Leave()
			p.a.read(x, 2)
		}, nil},
		{"not deferred", func(p *program) {
			t := p.a.Task(false, false)
			p.a.Run(t)
			p.a.write(x, 1)
			p.a.Leave()
			p.a.read(x, 2)
		}, nil},
		{"depend", func(p *program) {
			t, u, v := p.a.Task(true, false), p.a.Task(true, false), p.a.Task(true, false)
			u.After(t)
			v.After(u)
			for _, task := range []*Task{t, u, v} {
				p.b.Run(task)
				if task != u {
					p.b.write(x, 1)
				}
				p.b.Leave()
			}
			p.a.WaitFor(v)
			p.a.write(x, 2)
		}, nil},
		{"detached", func(p *program) {
			t, u := p.a.Task(true, false), p.a.Task(true, false)
			p.b.Run(u)
			p.b.write(x, 1)
			t.Complete(p.b)
			p.b.Leave()
			p.a.WaitFor(t)
			p.a.write(x, 2)
		}, nil},
		{"mutexinoutset", func(p *program) {
			for range 2 {
				t := p.a.Task(true, false)
				t.Exclude("x")
				p.b.Run(t)
				p.b.write(x, 1)
				p.b.Leave()
			}
		}, nil},
		{"released and acquired", func(p *program) {
			p.a.write(x, 1)
			p.a.Release(y)
			p.b.Acquire(y)
			p.b.write(x, 2)
			p.a.write(x, 3)
		}, []string{"write at 2 and write at 3"}},
		{"memory that is used again", func(p *program) {
			p.a.write(x, 1)
			p.d.Fresh(x, 8)
			p.b.write(x, 2)
		}, nil},
		{"nested teams", func(p *program) {
			for site, s := range []*Strand{p.a, p.b} {
				depth := s.Depth()
				s.Begin(s.Fork(), 0)
				s.write(x, site)
				s.Unwind(depth)
			}
		}, []string{"write at 0 and write at 1"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newProgram()
			c.do(p)
			require.Equal(t, c.want, p.found)
		})
	}
}

// TestQueues has operations of queues, host accesses beside them, and target tasks.
func TestQueues(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(main *Strand, q, r *Queue)
		want []string
	}{
		{"the host does not wait", func(m *Strand, q, r *Queue) {
			m.Enqueue(q, nil).write(x, 1)
			m.read(x, 2)
		}, []string{"async: write at 1 and read at 2"}},
		{"the host waits", func(m *Strand, q, r *Queue) {
			m.Enqueue(q, nil).write(x, 1)
			m.WaitQueues(q)
			m.read(x, 2)
		}, nil},
		{"the host waits for another queue", func(m *Strand, q, r *Queue) {
			m.Enqueue(q, nil).write(x, 1)
			m.WaitQueues(r)
			m.read(x, 2)
		}, []string{"async: write at 1 and read at 2"}},
		{"one queue is in order", func(m *Strand, q, r *Queue) {
			m.Enqueue(q, nil).write(x, 1)
			m.Enqueue(q, nil).write(x, 2)
		}, nil},
		{"two queues are not", func(m *Strand, q, r *Queue) {
			m.Enqueue(q, nil).write(x, 1)
			m.Enqueue(r, nil).write(x, 2)
		}, []string{"async: write at 1 and write at 2"}},
		{"one queue waits for the other, and the host for that", func(m *Strand, q, r *Queue) {
			m.Enqueue(q, nil).write(x, 1)
			r.Await(q)
			m.Enqueue(r, nil).write(x, 2)
			m.Enqueue(q, nil).write(y, 3)
			m.WaitQueues(r)
			m.read(x, 4)
			m.read(y, 5)
		}, []string{"async: write at 3 and read at 5"}},
		{"what was done before it was enqueued", func(m *Strand, q, r *Queue) {
			m.write(x, 1)
			m.Enqueue(q, nil).read(x, 2)
		}, nil},
		{"a wait in one thread, a barrier, another thread", func(m *Strand, q, r *Queue) {
			m.Enqueue(q, nil).write(x, 1)
			team, b := m.Fork(), m.d.Strand()
			m.Begin(team, 0)
			b.Begin(team, 1)
			b.read(x, 2)
			m.WaitQueues(q)
			m.read(x, 3)
			m.Barrier()
			b.Barrier()
			b.read(x, 4)
		}, []string{"async: write at 1 and read at 2"}},
		{"an operation that a thread asks for", func(m *Strand, q, r *Queue) {
			team := m.Fork()
			m.Begin(team, 0)
			m.write(x, 1)
			m.Enqueue(q, nil).write(x, 2)
			m.Unwind(0)
			m.read(x, 3)
		}, []string{"async: write at 2 and read at 3"}},
		{"threads of one kernel", func(m *Strand, q, r *Queue) {
			s := m.Enqueue(q, nil)
			team, b := s.Fork(), m.d.Strand()
			s.Begin(team, 0)
			b.Begin(team, 1)
			s.write(x, 1)
			b.write(x, 2)
		}, []string{"write at 1 and write at 2"}},
		{"a target task, without a team", func(m *Strand, q, r *Queue) {
			task := m.Task(true, true)
			m.write(x, 1)
			m.Run(task)
			m.read(x, 2)
			m.Leave()
			m.Wait()
			m.write(x, 3)
		}, []string{"async: write at 1 and read at 2"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var found []string
			d := New(func(r Race) { found = append(found, r.String()) })
			c.do(d.Root(), d.Queue(), d.Queue())
			require.Equal(t, c.want, found)
		})
	}
}

// TestGroups: a lock excludes the threads of a contention group, and not those of another one.
func TestGroups(t *testing.T) {
	t.Parallel()
	for _, apart := range []bool{false, true} {
		races := 0
		d := New(func(Race) { races++ })
		league := d.Root().Fork()
		if apart {
			league.Apart()
		}
		update := func(gang int, addr uint64) {
			s := d.Strand()
			s.Begin(league, gang)
			team := s.Fork()
			for rank := range 2 {
				x := d.Strand()
				*x = *s
				x.Begin(team, rank)
				x.Lock(x.InGroup("critical"))
				x.Access(Access{Addr: addr, Size: 4, Write: true, Site: 1 + rank})
				x.Unlock(x.InGroup("critical"))
			}
		}
		update(0, 64)
		require.Zero(t, races, "in one group")
		update(1, 128)
		require.Zero(t, races, "other memory")
		update(2, 64)
		require.Equal(t, apart, races > 0)
	}
}

// A value that is only read under the lock under which another strand has written it is a flag: what follows is after what preceded the
// write, but not after what came later. One that both change is none: another execution may take the lock in another order.
func TestFlagUnderLock(t *testing.T) {
	const flag, data, late = x, y, y + 64
	for _, changes := range []bool{false, true} {
		p := newProgram()
		p.a.write(data, 1)
		p.a.Lock("l")
		p.a.write(flag, 2)
		p.a.Unlock("l")
		p.a.write(late, 3)
		p.b.Lock("l")
		p.b.read(flag, 4)
		if changes {
			p.b.write(flag, 4)
		}
		p.b.Unlock("l")
		p.b.read(data, 5)
		p.b.read(late, 6)
		want := []string{"write at 3 and read at 6"}
		if changes {
			want = append([]string{"write at 1 and read at 5"}, want...)
		}
		require.Equal(t, want, p.found)
	}
}
