package team

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"accc/backend/icv"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// body is what the threads of a region execute in these tests.
type body func(m *Member)

// functions are what tasks execute, by number.
var functions sync.Map

var lastFunction atomic.Int64

// task makes a task that executes f.
func (m *Member) make(r TaskRequest, f func(m *Member)) {
	n := int(lastFunction.Add(1))
	functions.Store(n, func(m *Member, _ uint64) {
		functions.Delete(n)
		f(m)
	})
	r.Function = n
	m.NewTask(r, nil)
}

// run executes a program on threads of the host, and returns why it ended, nil when main returned.
func run(t *testing.T, config Config, env string, main func(t *Thread)) error {
	t.Helper()
	settings, warnings := icv.Read(func(name string) (string, bool) {
		for line := range strings.FieldsSeq(env) {
			if n, v, _ := strings.Cut(line, "="); n == name {
				return v, true
			}
		}
		return "", false
	}, icv.Host, 4)
	require.Empty(t, warnings)
	config.Site = func(site int) string { return fmt.Sprintf("directive %d", site) }
	w := New(config)
	host := w.Side(SideConfig{Settings: settings, MostThreads: 64, Work: func(m *Member, data any) error {
		data.(body)(m)
		return nil
	}, Run: func(m *Member, w Work) error {
		f, _ := functions.Load(w.Function)
		f.(func(m *Member, frame uint64))(m, w.Frame)
		return nil
	}})
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer func() {
			if r := recover(); r != nil && r != ErrEnded {
				panic(r)
			}
		}()
		main(host.Initial())
		w.Stop(nil)
	}()
	select {
	case <-done:
	case <-w.Stopped():
	case <-irtest.Patience(t).Done():
		t.Fatal("the program hangs")
	}
	return w.Err()
}

// region executes f in a team.
func (t *Thread) region(r Request, f body) error {
	r.Data, r.On = f, true
	if _, err := t.Fork(r); err != nil {
		return err
	}
	f(t.Member())
	t.Join(r.Site)
	return nil
}

// everywhere runs a test with threads that run as they like, and in schedules made from seeds.
func everywhere(t *testing.T, test func(t *testing.T, config Config)) {
	t.Run("free", func(t *testing.T) { test(t, Config{}) })
	for seed := range uint64(5) {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) { test(t, Config{Seed: &seed}) })
	}
}

func TestLoopsDealOutEveryIterationOnce(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		for _, schedule := range []Schedule{Static, Dynamic, Guided, Auto, Runtime} {
			for _, chunk := range []int64{0, 1, 3, 1000, 1<<63 - 1} {
				for _, trip := range []int64{0, 1, 7, 200} {
					seen := make([]atomic.Int32, trip)
					require.NoError(t, run(t, config, "OMP_SCHEDULE=guided,2", func(main *Thread) {
						main.region(Request{Threads: 3}, func(m *Member) {
							for range 3 {
								m.Loop(Loop{Trip: trip, Schedule: schedule, Chunk: chunk})
								for from, end, ok := m.Next(); ok; from, end, ok = m.Next() {
									for i := from; i < end; i++ {
										seen[i].Add(1)
									}
								}
							}
						})
					}))
					for i := range seen {
						require.EqualValues(t, 3, seen[i].Load(), "iteration %d of %d, schedule %d, chunk %d", i, trip, schedule, chunk)
					}
				}
			}
		}
		// The last iterations of the longest loop.
		require.NoError(t, run(t, config, "", func(main *Thread) {
			main.region(Request{Threads: 3}, func(m *Member) {
				const trip = 1<<63 - 1
				m.Loop(Loop{Trip: trip, Schedule: Dynamic, Chunk: trip / 3})
				for from, end, ok := m.Next(); ok; from, end, ok = m.Next() {
					require.True(t, 0 <= from && from < end)
				}
			})
		}))
	})
}

func TestBarriersSinglesAndGathers(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		const threads, rounds = 4, 50
		var counter, singles atomic.Int64
		var sum uint64
		require.NoError(t, run(t, config, "", func(main *Thread) {
			for range rounds {
				main.region(Request{Threads: threads}, func(m *Member) {
					for range 3 {
						counter.Add(1)
						require.False(t, m.Barrier(1))
						require.Zero(t, counter.Load()%threads)
						m.Barrier(2)
						if m.Single(3) {
							singles.Add(1)
							m.Publish(17)
						}
						m.Barrier(4)
						require.EqualValues(t, 17, m.Published())
						if all := m.Gather(5, uint64(10+m.Rank()), false); all != nil {
							require.Equal(t, []uint64{10, 11, 12, 13}, all)
							sum += all[0]
							m.Gathered(false)
						}
					}
				})
			}
		}))
		require.EqualValues(t, 3*rounds, singles.Load())
		require.EqualValues(t, 3*rounds*10, sum)
	})
}

func TestNestedRegions(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		var mu sync.Mutex
		var seen []string
		require.NoError(t, run(t, config, "OMP_MAX_ACTIVE_LEVELS=2", func(main *Thread) {
			main.region(Request{Threads: 2}, func(m *Member) {
				m.Thread().region(Request{Threads: 3}, func(m *Member) {
					m.Thread().region(Request{Threads: 3}, func(m *Member) {
						all, active := m.Levels()
						mu.Lock()
						seen = append(seen, fmt.Sprint(all, active, m.Size(), m.Rank(), m.Ancestor(2).Rank(), m.Ancestor(1).Rank(), m.Ancestor(0).Rank()))
						mu.Unlock()
					})
				})
			})
			require.EqualValues(t, 1, main.Member().Size())
		}))
		slices.Sort(seen)
		require.Equal(t, []string{"3 2 1 0 0 0 0", "3 2 1 0 0 1 0", "3 2 1 0 1 0 0", "3 2 1 0 1 1 0", "3 2 1 0 2 0 0", "3 2 1 0 2 1 0"}, seen)
	})
}

func TestLeague(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		var mu sync.Mutex
		var seen []string
		require.NoError(t, run(t, config, "", func(main *Thread) {
			main.region(Request{Threads: 2, League: true, Limit: 3}, func(m *Member) {
				require.Equal(t, 1, m.Size())
				m.Thread().region(Request{Threads: 8}, func(m *Member) {
					place, size := m.League()
					all, active := m.Levels()
					mu.Lock()
					seen = append(seen, fmt.Sprint(place, size, m.Rank(), m.Size(), all, active))
					mu.Unlock()
				})
				if all := m.Gather(1, 7, true); all != nil {
					require.Len(t, all, 2)
					m.Gathered(true)
				}
			})
		}))
		slices.Sort(seen)
		require.Equal(t, []string{"0 2 0 3 1 1", "0 2 1 3 1 1", "0 2 2 3 1 1", "1 2 0 3 1 1", "1 2 1 3 1 1", "1 2 2 3 1 1"}, seen)
	})
}

// A nest is a program of regions in one another, made from random numbers: what a construct of it executes ends when all of its threads
// have come to its end.
type nest struct {
	kind  string
	size  int
	inner []nest
}

func newNest(rng *rand.Rand, depth int) nest {
	kinds := []string{"parallel", "teams", "single", "task", "undeferred", "taskwait", "barrier"}
	n := nest{kind: kinds[rng.IntN(len(kinds))], size: 1 + rng.IntN(3)}
	if depth == 0 {
		n.kind = "nothing"
		return n
	}
	for range 1 + rng.IntN(2) {
		n.inner = append(n.inner, newNest(rng, depth-1))
	}
	return n
}

// execute executes the nest as one thread and counts what begins and ends in it. A barrier binds to the innermost region, so none is in a
// construct that not all threads of the region execute.
func (n nest) execute(m *Member, begun, ended *atomic.Int64, alone bool) {
	all := func(m *Member, alone bool) {
		begun.Add(1)
		for _, x := range n.inner {
			x.execute(m, begun, ended, alone)
		}
		ended.Add(1)
	}
	switch n.kind {
	case "parallel", "teams":
		m.Thread().region(Request{Threads: n.size, League: n.kind == "teams"}, func(m *Member) { all(m, false) })
	case "single":
		if alone || m.Single(1) {
			all(m, true)
		}
	case "task", "undeferred":
		m.make(TaskRequest{Undeferred: n.kind == "undeferred"}, func(m *Member) { all(m, true) })
	case "taskwait":
		all(m, alone)
		m.TaskWait(1, nil, nil)
	case "barrier":
		all(m, alone)
		if !alone {
			m.Barrier(1)
		}
	}
}

// A target region that the host executes is a league inside of whatever region comes to it, so each construct may be inside of each.
func TestRegionsInRegionsEnd(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		for seed := range uint64(60) {
			program := newNest(rand.New(rand.NewPCG(seed, 1)), 5)
			var begun, ended atomic.Int64
			require.NoError(t, run(t, config, "OMP_MAX_ACTIVE_LEVELS=3", func(main *Thread) {
				main.region(Request{Threads: 2}, func(m *Member) { program.execute(m, &begun, &ended, false) })
				require.Equal(t, ended.Load(), begun.Load())
				for i, x := range main.world.threads {
					require.False(t, x.hired, "thread %d", i)
				}
			}), "nest %d: %v", seed, program)
		}
	})
}

func TestOrderedRegionsAreInOrder(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		for _, schedule := range []Schedule{Static, Dynamic, Guided} {
			var seen []int64
			require.NoError(t, run(t, config, "", func(main *Thread) {
				main.region(Request{Threads: 3}, func(m *Member) {
					m.Loop(Loop{Trip: 50, Schedule: schedule, Ordered: true})
					for from, end, ok := m.Next(); ok; from, end, ok = m.Next() {
						for i := from; i < end; i++ {
							if i%3 != 1 {
								m.Ordered(1, -1)
								seen = append(seen, i)
								m.OrderedEnd(i)
							}
							m.OrderedEnd(i)
						}
					}
				})
			}))
			require.True(t, slices.IsSorted(seen))
			require.Len(t, seen, 33)
		}
	})
}

func TestDoacross(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		const n = 12
		var a [n][n]int
		require.NoError(t, run(t, config, "", func(main *Thread) {
			main.region(Request{Threads: 4}, func(m *Member) {
				m.Loop(Loop{Trip: n, Schedule: Static, Chunk: 1, Doacross: true})
				for i, end, ok := m.Next(); ok; i, end, ok = m.Next() {
					require.Equal(t, i+1, end)
					for j := range int64(n) {
						if i > 0 {
							m.Await(1, i-1, []byte{byte(j)})
							a[i][j] = a[i-1][j]
						}
						a[i][j]++
						if i%3 > 0 || j == 0 {
							m.Post(i, []byte{byte(j)})
						}
					}
					m.OrderedEnd(i)
				}
			})
		}))
		for j := range n {
			require.Equal(t, n, a[n-1][j])
		}
	})
}

func TestLocks(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		var lock, nest Lock
		x := NewCritical("x", nil)
		var a, b, c int
		require.NoError(t, run(t, config, "", func(main *Thread) {
			main.region(Request{Threads: 4}, func(m *Member) {
				for range 200 {
					require.NoError(t, lock.Set(m, 1))
					require.ErrorIs(t, lock.Set(m, 1), errHeld)
					a++
					require.NoError(t, lock.Unset(m))
					require.Positive(t, nest.Nest(m, 2))
					require.Positive(t, nest.TestNest(m))
					b++
					n, err := nest.Unnest(m)
					require.NoError(t, err)
					require.Equal(t, 1, n)
					_, err = nest.Unnest(m)
					require.NoError(t, err)
					require.NoError(t, m.EnterCritical(3, x))
					require.Error(t, m.EnterCritical(3, x))
					c++
					m.LeaveCritical(x)
				}
			})
		}))
		require.Equal(t, []int{800, 800, 800}, []int{a, b, c})
	})
}

func TestDeadlocksAreErrors(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		err := run(t, config, "", func(main *Thread) {
			main.region(Request{Threads: 2, Site: 1}, func(m *Member) {
				if m.Rank() == 0 {
					m.Barrier(2)
				}
			})
		})
		var d *Deadlock
		require.ErrorAs(t, err, &d)
		waits := d.Notes(nil)
		slices.Sort(waits)
		require.Equal(t, []string{"thread 0 of 2 of directive 1 waits at the barrier for the other threads: directive 2",
			"thread 1 of 2 of directive 1 waits at the end of the region for the other threads: directive 1"}, waits)

		var lock Lock
		err = run(t, config, "", func(main *Thread) {
			require.NoError(t, lock.Set(main.Member(), 1))
			main.region(Request{Threads: 2, Site: 1}, func(m *Member) { lock.Set(m, 3) })
		})
		require.ErrorAs(t, err, &d)
		require.Contains(t, d.Notes(nil)[0], "waits for a lock: directive 3; the initial thread has it")
	})
}

func TestFirstErrorEndsTheProgram(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		fault := errors.New("a fault")
		err := run(t, config, "", func(main *Thread) {
			main.region(Request{Threads: 3}, func(m *Member) {
				if m.Rank() == 1 {
					m.Thread().World().Stop(fault)
				}
				m.Barrier(1)
				m.Barrier(2)
			})
		})
		require.ErrorIs(t, err, fault)
	})
}

func TestCancellation(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		var after atomic.Int32
		require.NoError(t, run(t, config, "OMP_CANCELLATION=true", func(main *Thread) {
			for range 20 {
				main.region(Request{Threads: 3}, func(m *Member) {
					if m.Rank() == 1 && m.Cancel(CancelParallel, true) || m.CancellationPoint(CancelParallel) || m.Barrier(1) {
						return
					}
					after.Add(1)
				})
				main.region(Request{Threads: 3}, func(m *Member) {
					m.Loop(Loop{Trip: 1 << 40, Schedule: Dynamic})
					for from, _, ok := m.Next(); ok; from, _, ok = m.Next() {
						m.Cancel(CancelLoop, from == 100)
					}
					require.False(t, m.Barrier(1))
				})
			}
		}))
		require.Zero(t, after.Load())
	})
}

func TestThreadsAreLimited(t *testing.T) {
	require.NoError(t, run(t, Config{}, "OMP_THREAD_LIMIT=3", func(main *Thread) {
		main.region(Request{Threads: 100000}, func(m *Member) { require.Equal(t, 3, m.Size()) })
	}))
	require.NoError(t, run(t, Config{}, "", func(main *Thread) {
		err := main.region(Request{Threads: 100000}, func(m *Member) {})
		require.ErrorContains(t, err, "100000 threads are asked for, and there is room for 65")
	}))
	require.NoError(t, run(t, Config{Threads: 1}, "", func(main *Thread) {
		main.region(Request{Threads: 8}, func(m *Member) { require.Equal(t, 1, m.Size()) })
	}))
}

// Threads that fork at the same time may make more than there is room for; the next one is told of itself.
func TestNoRoomLeft(t *testing.T) {
	s := &Side{world: &World{}, config: SideConfig{MostThreads: 4}, made: 9}
	_, err := s.room(8, 0, false)
	require.ErrorContains(t, err, "8 threads are asked for, and there is room for 1")
	n, err := s.room(8, 0, true)
	require.NoError(t, err)
	require.Equal(t, 1, n)
}

// TestSeedsDecide demands that a seed makes the same schedule each time, and that seeds make different ones.
func TestSeedsDecide(t *testing.T) {
	order := func(seed uint64) string {
		var b strings.Builder
		require.NoError(t, run(t, Config{Seed: &seed}, "", func(main *Thread) {
			main.region(Request{Threads: 3}, func(m *Member) {
				m.Loop(Loop{Trip: 20, Schedule: Dynamic})
				for from, _, ok := m.Next(); ok; from, _, ok = m.Next() {
					fmt.Fprintf(&b, "%d:%d ", m.Rank(), from)
				}
			})
		}))
		return b.String()
	}
	different := map[string]bool{}
	for seed := range uint64(10) {
		require.Equal(t, order(seed), order(seed))
		different[order(seed)] = true
	}
	require.Greater(t, len(different), 5)
}

func BenchmarkRegion(b *testing.B) {
	settings, _ := icv.Read(func(string) (string, bool) { return "", false }, icv.Host, 2)
	w := New(Config{})
	host := w.Side(SideConfig{Settings: settings, Work: func(m *Member, data any) error {
		if data != nil {
			data.(body)(m)
		}
		return nil
	}})
	t := host.Initial()
	b.Run("parallel", func(b *testing.B) {
		for range b.N {
			t.Fork(Request{Threads: 2, On: true})
			t.Join(0)
		}
	})
	inside := func(name string, f func(m *Member)) {
		b.Run(name, func(b *testing.B) {
			t.region(Request{Threads: 2}, func(m *Member) {
				for range b.N {
					f(m)
				}
			})
		})
	}
	inside("barrier", func(m *Member) { m.Barrier(1) })
	inside("single", func(m *Member) { m.Single(1) })
	section := NewCritical("", nil)
	inside("critical", func(m *Member) { m.EnterCritical(1, section); m.LeaveCritical(section) })
	inside("dynamic", func(m *Member) {
		m.Loop(Loop{Trip: 128, Schedule: Dynamic})
		for _, _, ok := m.Next(); ok; _, _, ok = m.Next() {
		}
	})
	w.Stop(nil)
}

func TestTasks(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		var fib func(m *Member, n int) int
		fib = func(m *Member, n int) int {
			if n < 2 {
				return n
			}
			var a, b int
			m.make(TaskRequest{}, func(m *Member) { a = fib(m, n-1) })
			m.make(TaskRequest{Final: n < 6}, func(m *Member) { b = fib(m, n-2) })
			m.TaskWait(1, nil, nil)
			return a + b
		}
		for _, threads := range []int{1, 4} {
			var result int
			var deferred atomic.Int32
			require.NoError(t, run(t, config, "", func(main *Thread) {
				main.region(Request{Threads: threads}, func(m *Member) {
					if m.Single(1) {
						result = fib(m, 14)
						for range 3000 {
							m.make(TaskRequest{Priority: 1}, func(m *Member) { deferred.Add(1) })
						}
					}
					m.Barrier(2)
					require.EqualValues(t, 3000, deferred.Load())
				})
			}))
			require.Equal(t, 377, result)
		}
	})
}

func TestDependences(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		var x, y, exclusive int
		var readers, inside atomic.Int32
		require.NoError(t, run(t, config, "", func(main *Thread) {
			main.region(Request{Threads: 4}, func(m *Member) {
				if !m.Single(1) {
					return
				}
				on := func(kind DependKind, addresses ...uint64) TaskRequest {
					var r TaskRequest
					for _, a := range addresses {
						r.Depend = append(r.Depend, Dependence{a, kind})
					}
					return r
				}
				for i := range 40 {
					m.make(on(DependOut, 8), func(*Member) { x++ })
					for range 3 {
						m.make(on(DependIn, 8), func(*Member) { require.Equal(t, i+1, x); readers.Add(1) })
					}
					m.make(on(DependMutexInOutSet, 16, 24), func(*Member) {
						require.EqualValues(t, 1, inside.Add(1))
						exclusive++
						inside.Add(-1)
					})
					m.make(on(DependMutexInOutSet, 24), func(*Member) {
						require.EqualValues(t, 1, inside.Add(1))
						exclusive++
						inside.Add(-1)
					})
				}
				m.make(on(DependEverything, 0), func(*Member) { y = x + exclusive })
				m.TaskWait(2, []Dependence{{8, DependIn}}, nil)
				require.Equal(t, 40+80, y)
			})
		}))
		require.EqualValues(t, 120, readers.Load())
	})
}

func TestTaskGroups(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		var n atomic.Int32
		require.NoError(t, run(t, config, "OMP_CANCELLATION=true", func(main *Thread) {
			main.region(Request{Threads: 3}, func(m *Member) {
				if !m.Single(1) {
					return
				}
				m.TaskGroup()
				m.Reduce([]*Item{{Address: 100, Size: 8}})
				for range 20 {
					m.make(TaskRequest{}, func(m *Member) {
						m.make(TaskRequest{}, func(m *Member) {
							at, err := m.Copy(104, func(*Item) (uint64, error) { return uint64(1000 + 100*m.Rank()), nil })
							require.NoError(t, err)
							require.EqualValues(t, 1004+100*m.Rank(), at)
							n.Add(1)
						})
					})
				}
				items := m.TaskGroupEnd(2)
				require.Len(t, items, 1)
				require.EqualValues(t, 20, n.Load())
				m.TaskGroup()
				for range 20 {
					m.make(TaskRequest{}, func(m *Member) {
						m.Cancel(CancelTaskGroup, true)
						require.True(t, m.CancellationPoint(CancelTaskGroup))
					})
				}
				m.TaskGroupEnd(3)
			})
		}))
	})
}

func TestDetachedTasks(t *testing.T) {
	everywhere(t, func(t *testing.T, config Config) {
		var event uint64
		var after atomic.Bool
		program := func(fulfill bool) error {
			after.Store(false)
			return run(t, config, "", func(main *Thread) {
				main.region(Request{Threads: 2}, func(m *Member) {
					if !m.Single(1) {
						return
					}
					functions.Store(-1, func(*Member, uint64) {})
					require.NoError(t, m.NewTask(TaskRequest{Work: Work{Function: -1}, Detach: true, Depend: []Dependence{{8, DependOut}}},
						func(e uint64) error { event = e; return nil }))
					m.make(TaskRequest{Depend: []Dependence{{8, DependIn}}}, func(*Member) { after.Store(true) })
					require.False(t, after.Load())
					if fulfill {
						require.NoError(t, m.Fulfill(event))
						require.Error(t, m.Fulfill(event))
					}
					m.TaskWait(4, nil, nil)
				})
			})
		}
		require.NoError(t, program(true))
		require.True(t, after.Load())
		var d *Deadlock
		require.ErrorAs(t, program(false), &d)
		require.Contains(t, strings.Join(d.Notes(nil), "\n"), "waits for its child tasks: directive 4")
	})
}

func TestManyTasks(t *testing.T) {
	n := 200000
	if testing.Short() {
		n = 10000
	}
	var done atomic.Int64
	functions.Store(-2, func(*Member, uint64) { done.Add(1) })
	require.NoError(t, run(t, Config{}, "", func(main *Thread) {
		main.region(Request{Threads: 2}, func(m *Member) {
			if m.Single(1) {
				for range n {
					m.NewTask(TaskRequest{Work: Work{Function: -2}}, nil)
				}
			}
		})
	}))
	require.EqualValues(t, n, done.Load())
}

// A program that claims chunks without a call gets those that calls leave.
func TestDirectClaims(t *testing.T) {
	settings, _ := icv.Read(func(string) (string, bool) { return "", false }, icv.Host, 4)
	var counters [16]atomic.Int64
	made := 0
	w := New(Config{})
	host := w.Side(SideConfig{Settings: settings, Counter: func() *Counter {
		made++ // the side calls it with a lock
		return &Counter{At: &counters[made-1], Address: uint64(made - 1)}
	}, Work: func(m *Member, data any) error {
		data.(body)(m)
		return nil
	}})
	done := make(chan struct{})
	go func() {
		defer close(done)
		th := host.Initial()
		for range 100 {
			var sum atomic.Int64
			loop := body(func(m *Member) {
				for range 3 {
					m.Loop(Loop{Trip: 1000, Schedule: Dynamic, Chunk: 3})
					from, end, ok := m.Next()
					if ok {
						sum.Add((from + end - 1) * (end - from) / 2)
						counter, chunk, direct := m.Direct()
						require.True(t, direct)
						at := &counters[counter]
						for i := at.Add(chunk) - chunk; i < 1000; i = at.Add(chunk) - chunk {
							last := min(i+chunk, 1000) - 1
							sum.Add((i + last) * (last + 1 - i) / 2)
						}
					}
				}
				m.Loop(Loop{Trip: 10, Schedule: Dynamic, Ordered: true})
				_, _, direct := m.Direct()
				require.False(t, direct)
			})
			_, err := th.Fork(Request{Threads: 4, On: true, Data: loop})
			require.NoError(t, err)
			loop(th.Member())
			th.Join(0)
			require.Equal(t, int64(3*999*1000/2), sum.Load())
		}
		w.Stop(nil)
	}()
	<-done
	w.Wait()
	require.LessOrEqual(t, made, 8) // they are used again
}

// TestCells takes and frees a lock by its cell, as the code of the program does, beside threads that call.
func TestCells(t *testing.T) {
	var cell Cell
	lock := NewLock(&cell)
	count := 0
	require.NoError(t, run(t, Config{}, "", func(main *Thread) {
		main.region(Request{Threads: 6}, func(m *Member) {
			owner := m.Thread().Owner()
			for i := range 3000 {
				if !cell.Owner.CompareAndSwap(0, owner) {
					require.NoError(t, lock.Set(m, 1))
				}
				count++
				if i%3 == 0 || !cell.Owner.CompareAndSwap(owner, 0) {
					require.NoError(t, lock.Unset(m))
				}
			}
		})
	}))
	require.Equal(t, 18000, count)
	require.True(t, lock.Free())
}

// TestOwners: tasks that are at work in one another, and threads, have different owners.
func TestOwners(t *testing.T) {
	var mu sync.Mutex
	seen := map[uint32]bool{}
	note := func(m *Member) {
		mu.Lock()
		defer mu.Unlock()
		require.False(t, seen[m.Thread().Owner()])
		seen[m.Thread().Owner()] = true
	}
	require.NoError(t, run(t, Config{}, "", func(main *Thread) {
		note(main.Member())
		before := main.Owner()
		main.region(Request{Threads: 2}, func(m *Member) {
			note(m)
			m.Barrier(1)
			inner := m.Thread()
			inner.region(Request{Threads: 2}, note)
		})
		require.Equal(t, before, main.Owner())
	}))
	require.Len(t, seen, 5) // regions in others have one thread
}

// TestPool passes what one thread has freed to another one.
func TestPool(t *testing.T) {
	var p Pool[int]
	var mine, other, surplus []int
	dropped := 0
	for i := range 10000 {
		mine, surplus = p.Put(mine, i)
		dropped += len(surplus)
	}
	require.Less(t, len(mine), 2*poolBatch)
	seen := map[int]bool{}
	for {
		var x int
		var ok bool
		if other, x, ok = p.Get(other); !ok {
			break
		}
		require.False(t, seen[x])
		seen[x] = true
	}
	require.Len(t, seen, maxBatches*poolBatch)
	require.Equal(t, 10000, len(seen)+dropped+len(mine))
}

// TestIncluded executes tasks where they are made: those that are final or not deferred, and all of a team of one.
func TestIncluded(t *testing.T) {
	require.NoError(t, run(t, Config{}, "", func(main *Thread) {
		main.region(Request{Threads: 2}, func(m *Member) {
			if !m.Single(1) {
				return
			}
			require.False(t, m.Include(1, false, false))
			owner := m.Thread().Owner()
			require.True(t, m.Include(1, true, true))
			require.True(t, m.InFinal())
			require.True(t, m.InExplicitTask())
			require.NotEqual(t, owner, m.Thread().Owner())
			require.True(t, m.Include(1, false, false), "a task in a final one")
			m.EndIncluded()
			m.EndIncluded()
			require.False(t, m.InExplicitTask())
			require.Equal(t, owner, m.Thread().Owner())
		})
		main.region(Request{Threads: 1}, func(m *Member) {
			require.True(t, m.Include(1, false, false))
			m.EndIncluded()
		})
	}))
	require.NoError(t, run(t, Config{Seed: new(uint64)}, "", func(main *Thread) {
		require.False(t, main.Member().Include(1, true, false), "the seed decides")
	}))
}
