// Package team is the run-time library of OpenMP's threads without what they execute: teams, barriers, worksharing,
// locks, tasks. It generates and runs no code, so it is used and tested alone:
//
//	w := team.New(team.Config{Settings: settings})
//	host := w.Side(team.SideConfig{Work: func(m *team.Member, data any) error { ... }})
//	t := host.Initial()
//	n, err := t.Fork(team.Request{Threads: 4, On: true, Data: body}) // the others begin
//	t.Member()                                                       // thread 0 of the new team
//	t.Join(site)                                                     // the end of the region
//
// # Threads, teams and members
//
// A [Thread] is a goroutine that executes the program. A [Team] is created by a parallel region (or by teams: a league),
// and a [Member] is what a thread is in one team: its rank, the worksharing construct it has reached, its tasks. The
// thread that forks is the first member; it gets back what it was by Join. Threads wait for work between regions, spinning for
// a few microseconds before they sleep, and the one with a rank is the same in each region that an initial thread forks.
//
// # Waiting
//
// A thread that waits spins for a few microseconds and then sleeps. The world counts the threads that are
// awake. When the last one goes to sleep nobody can wake another any more: that is a deadlock, and the error
// says where each thread waits. The first error or exit ends the world: whoever sleeps wakes up and unwinds by a panic of
// [ErrEnded], and so does every call from then on.
//
// # Locks
//
// Who holds a lock is one word ([Cell]), which may be in the memory of the program: its code takes a free lock and frees one that nobody
// waits for by itself. A thread that waits marks the word, so that the owner calls.
//
// # Schedules that can be repeated
//
// With a seed one thread executes at a time. At each synchronization it passes on to one that may go on, which the
// seed determines (seed.go); so do the order of chunks, of locks and of tasks follow from the seed, without a decision
// of their own.
//
// # Reading order
//
// world.go (what threads share), thread.go (sleeping and waking), seed.go, team.go (fork and join), barrier.go, share.go
// (what worksharing constructs have in common), loop.go, ordered.go and doacross.go, gather.go, lock.go, cancel.go, task.go,
// depend.go, group.go and pool.go (tasks), deadlock.go (the message).
//
// Considered: libgomp (work shares in a linked list, futexes, one lock for the tasks of a team) and LLVM's libomp
// (dispatch buffers that are used again in turn, hierarchical barriers, a deque for each thread). Chosen: work shares in a linked list,
// because a thread may be any number of nowait constructs ahead; central barriers, because teams have at most some
// tens of threads here; one count of threads awake, because it makes deadlocks exact without a graph of what waits for what.
package team
