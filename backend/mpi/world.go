package mpi

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"accc/backend/budget"
	"accc/backend/check"
)

// Config is what a world is made of.
type Config struct {
	Ranks int
	// Eager is the most bytes of a message that is copied when it is sent; the send of a larger one waits for its receive.
	Eager int
	// Budget limits the copies of messages: without room for its copy, a send waits for its receive; nil: no limit.
	Budget *budget.Budget
	// Seed makes the schedule: one rank executes at a time. nil: all run at once.
	Seed *uint64
	// Found is told what is wrong with the program, by several goroutines.
	Found func(check.Finding)
}

// A World is the ranks of one program.
type World struct {
	config Config
	ranks  []*Rank
	comm   *Comm
	ended  atomic.Pointer[Stopped]
	done   chan struct{}

	mu       sync.Mutex
	contexts int
	comms    []*Comm
	meetings map[meetingKey][]*meeting
	mismatch map[mismatchKey]bool // told already
	turn     int                  // the rank that executes, with a seed
	random   *rand.Rand
}

// A Call is a call of the program, for messages.
type Call struct {
	Name  string // "MPI_Send"
	Place check.Place
	// Alone tells that no other thread of the rank can make a call while this one waits.
	Alone bool
}

// A Stopped is why a rank does not go on: the whole program has ended. It unwinds the ranks that wait, as a panic.
type Stopped struct{ Status int }

func (s *Stopped) Error() string { return "the other ranks have ended the program" }

// A Rank is one process of the program.
type Rank struct {
	w      *World
	number int
	self   *Comm
	wake   *sync.Cond
	waits  []*waiting // of its threads
	left   bool       // it has ended
	stuck  bool       // one of waits is that of the only thread that can call
}

// A waiting is what a rank waits for.
type waiting struct {
	call  Call
	ready func() bool
	// about says what is waited for, and which ranks of the world could bring it.
	about func() (what string, peers []int)
}

// New makes the ranks of a program.
func New(config Config) *World {
	w := &World{config: config, done: make(chan struct{}), mismatch: map[mismatchKey]bool{}}
	if config.Seed != nil {
		w.random = rand.New(rand.NewPCG(*config.Seed, 0x6d7069))
		w.turn = w.random.IntN(config.Ranks)
	}
	all := make([]int, config.Ranks)
	for i := range all {
		all[i] = i
		r := &Rank{w: w, number: i}
		r.wake = sync.NewCond(&w.mu)
		w.ranks = append(w.ranks, r)
	}
	w.comm = w.newComm(all)
	w.comm.Name = "MPI_COMM_WORLD"
	for i, r := range w.ranks {
		r.self = w.newComm([]int{i})
		r.self.Name = "MPI_COMM_SELF"
	}
	return w
}

// Rank is the rank of a number.
func (w *World) Rank(n int) *Rank { return w.ranks[n] }

// Size is the number of ranks.
func (w *World) Size() int { return len(w.ranks) }

// Comm is the communicator of all ranks.
func (w *World) Comm() *Comm { return w.comm }

// Number is the number of the rank in the world, World what it belongs to, and Self its own communicator.
func (r *Rank) Number() int   { return r.number }
func (r *Rank) World() *World { return r.w }
func (r *Rank) Self() *Comm   { return r.self }

// Stop ends the program: ranks that wait unwind, the others at their next call. The first status counts; Stop reports whether this is it.
func (w *World) Stop(status int) bool {
	if !w.ended.CompareAndSwap(nil, &Stopped{status}) {
		return false
	}
	close(w.done)
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, r := range w.ranks {
		r.wake.Broadcast()
	}
	return true
}

// Stopped is closed when the program has been ended by Stop.
func (w *World) Stopped() <-chan struct{} { return w.done }

// Why is how the program has been ended by Stop, nil if it has not.
func (w *World) Why() *Stopped { return w.ended.Load() }

// Start is called by a rank before it executes anything: with a seed it waits for its turn.
func (r *Rank) Start() {
	if r.w.random == nil {
		return
	}
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	r.await()
}

// Leave is called by a rank that has ended.
func (r *Rank) Leave() {
	w := r.w
	w.mu.Lock()
	if r.left {
		w.mu.Unlock()
		return
	}
	r.left = true
	w.pass()
	w.mu.Unlock()
	w.checkDeadlock()
}

// Enter is called when a rank begins a call: it ends the rank if the program has ended.
func (r *Rank) Enter() {
	w := r.w
	if s := w.ended.Load(); s != nil {
		panic(s)
	}
	if w.random == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.pass()
	r.await()
}

// pass chooses which rank goes on, among those that can.
func (w *World) pass() {
	if w.random == nil {
		return
	}
	var can []int
	for _, r := range w.ranks {
		if !r.left && !r.stuck {
			can = append(can, r.number)
		}
	}
	if len(can) == 0 {
		return
	}
	w.turn = can[w.random.IntN(len(can))]
	w.ranks[w.turn].wake.Broadcast()
}

// await waits for the turn of the rank.
func (r *Rank) await() {
	for r.w.random != nil && r.w.turn != r.number && r.w.ended.Load() == nil {
		r.wake.Wait()
	}
	if s := r.w.ended.Load(); s != nil {
		panic(s)
	}
}

// block waits until ready, which is called with the lock of the world held, as is block.
func (r *Rank) block(x *waiting) {
	w := r.w
	if x.ready() {
		return
	}
	r.waits = append(r.waits, x)
	defer func() {
		r.waits = slices.DeleteFunc(r.waits, func(y *waiting) bool { return x == y })
		r.settle()
	}()
	r.settle()
	w.pass()
	if dead := w.deadlock(); dead != nil {
		w.mu.Unlock()
		w.reportDeadlock(dead)
		w.mu.Lock()
	}
	for !x.ready() && w.ended.Load() == nil {
		r.wake.Wait()
	}
	if s := w.ended.Load(); s != nil {
		panic(s)
	}
	r.settle()
	r.await()
}

// settle finds out whether a rank can go on by itself. It is called whenever that may have changed, before the
// rank itself notices.
func (r *Rank) settle() {
	r.stuck = slices.ContainsFunc(r.waits, func(x *waiting) bool { return x.call.Alone && !x.ready() })
}

// notify wakes a rank for which something has completed.
func (r *Rank) notify() {
	if len(r.waits) > 0 {
		r.settle()
		r.wake.Broadcast()
	}
}

// A stopped rank of a deadlock: what it waits for, or that it has ended.
type stoppedRank struct {
	rank  *Rank
	wait  *waiting // nil: ended
	what  string
	peers []int
}

// deadlock lists what each rank waits for when no rank can go on, or is nil.
func (w *World) deadlock() []stoppedRank {
	var dead []stoppedRank
	waits := false
	for _, r := range w.ranks {
		switch {
		case r.left:
			dead = append(dead, stoppedRank{rank: r})
		case !r.stuck:
			return nil
		default:
			waits = true
			i := slices.IndexFunc(r.waits, func(x *waiting) bool { return x.call.Alone })
			what, peers := r.waits[i].about()
			dead = append(dead, stoppedRank{r, r.waits[i], what, peers})
		}
	}
	if !waits {
		return nil
	}
	return dead
}

func (w *World) checkDeadlock() {
	w.mu.Lock()
	dead := w.deadlock()
	w.mu.Unlock()
	if dead != nil {
		w.reportDeadlock(dead)
	}
}

// shownRanks is how many ranks a message lists.
const shownRanks = 16

func (w *World) reportDeadlock(dead []stoppedRank) {
	if w.ended.Load() != nil {
		return
	}
	// The ranks that wait in a circle say most: they come first.
	circle := cycle(dead)
	slices.SortStableFunc(dead, func(a, b stoppedRank) int {
		return rankOrder(circle, a) - rankOrder(circle, b)
	})
	f := check.Finding{Code: check.MessageDeadlock, Kind: check.Deadlock, Level: check.Fatal}
	f.Message = "deadlock: all ranks wait, and none can ever go on"
	if len(w.ranks) == 1 {
		f.Message = "deadlock: the only rank waits, and can never go on"
	} else if len(circle) > 1 && len(circle) < len(w.ranks) {
		f.Message = fmt.Sprintf("deadlock: the ranks %s wait for one another", numbers(circle))
	}
	for i, d := range dead {
		if i == shownRanks {
			f.Notes = append(f.Notes, fmt.Sprintf("and %d more ranks", len(dead)-i))
			break
		}
		if d.wait == nil {
			f.Notes = append(f.Notes, fmt.Sprintf("rank %d has ended", d.rank.number))
			continue
		}
		at := ""
		if d.wait.call.Place.IsValid() {
			at = " at " + d.wait.call.Place.String()
		}
		f.Notes = append(f.Notes, fmt.Sprintf("rank %d waits in %s%s %s", d.rank.number, d.wait.call.Name, at, d.what))
		if !f.First.IsValid() {
			f.First = d.wait.call.Place
		} else if !f.Second.IsValid() && d.wait.call.Place != f.First {
			f.Second = d.wait.call.Place
			f.Second.Text = fmt.Sprintf("rank %d waits in %s here", d.rank.number, d.wait.call.Name)
		}
	}
	if w.Stop(StatusFault) {
		w.config.Found(f)
	}
}

// StatusFault is the status of a program that a run-time error ends.
const StatusFault = 134

func rankOrder(circle []int, d stoppedRank) int {
	switch {
	case slices.Contains(circle, d.rank.number):
		return 0
	case d.wait != nil:
		return 1
	}
	return 2
}

// cycle finds ranks that wait for one another, each for the next one alone.
func cycle(dead []stoppedRank) []int {
	next := map[int]int{}
	for _, d := range dead {
		if d.wait != nil && len(d.peers) == 1 {
			next[d.rank.number] = d.peers[0]
		}
	}
	for _, d := range dead {
		at := []int{d.rank.number}
		for {
			n, ok := next[at[len(at)-1]]
			if !ok {
				break
			}
			if i := slices.Index(at, n); i >= 0 {
				slices.Sort(at[i:])
				return at[i:]
			}
			at = append(at, n)
		}
	}
	return nil
}

// numbers lists ranks for people: "0, 1 and 2".
func numbers(list []int) string {
	var b strings.Builder
	for i, n := range list {
		switch {
		case i == shownRanks:
			fmt.Fprintf(&b, " and %d more", len(list)-i)
			return b.String()
		case i > 0 && i == len(list)-1:
			b.WriteString(" and ")
		case i > 0:
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%d", n)
	}
	return b.String()
}

// Report tells a finding.
func (w *World) Report(f check.Finding) { w.config.Found(f) }
