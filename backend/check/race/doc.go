// Package race finds data races in what a program did: two accesses of the same memory, at least one of them a write and not both
// atomic, that no order of the program's own separates. It knows nothing of how code is executed; events tell it what happens:
//
//	d := race.New(func(r race.Race) { ... })
//	main := d.Root()
//	team := main.Fork()
//	a, b := team.Strand(0), team.Strand(1)
//	a.Access(race.Access{Addr: 64, Size: 8, Write: true, Site: 1})
//	b.Access(race.Access{Addr: 64, Size: 8, Site: 2}) // reported
//	main.Join(team)
//
// # What is concurrent
//
// One execution stands for all: it may be one where everything runs one after another. Iterations that threads share count as
// threads of their own, so that the answer does not depend on how many threads there are, nor on which of them got what. Locks
// exclude and do not order, since another execution may take them in another order. The exception is a value that is written under a lock and
// only read under it elsewhere, a flag: what follows the read depends on the value, so it comes after the write.
//
// Memory that belongs to one thread is the exception. The iterations that a thread executes use its private variables one after
// another, so accesses of one thread to memory of its own (Strand.Own) are in order, and so are all accesses of one thread once
// the program has asked which thread it is (Team.Identify): what it accesses may depend on the answer.
//
// The end of a variable is a write (Access.Gone), which stays when its memory is used for something else by the same thread: what still uses the
// variable then is told of that end, not of whatever is there.
//
// # How it is decided
//
// The pieces of the execution are the nodes of a tree: constructs that end before control goes on (a team, the time between two
// barriers, a taskgroup), and what runs beside its siblings (a thread, an iteration, a task). The first node where the paths of
// two accesses part decides whether the earlier one has ended before the later one began. What a tree cannot say is added as edges,
// which are searched only where the tree says that two accesses are concurrent: dependences of tasks, iterations that wait for others,
// memory that is released and acquired. What a queue executes is beside the code that asks for it, at the root of the tree; each
// operation has a clock that says how far it is after those of other queues.
//
// Each piece of memory has a shadow cell with the last two writes and two reads that may be concurrent with what follows. The cells
// of a page have the size of the accesses to it, and become smaller when a smaller one comes. Loops access rows: neighbours of which the
// same is known are kept, and compared, as one.
//
// # Reading order
//
// strand.go (what happens), node.go (the tree), order.go (what is before what), queue.go (what queues execute), shadow.go (cells), runs.go (rows),
// sets.go (sets of locks and of sites), detector.go (accesses).
//
// Considered: FastTrack (Flanagan, Freund: an epoch instead of a vector clock for the last write), ThreadSanitizer (four
// shadow words for 8 bytes), offset-span labels (Mellor-Crummey), and SPD3 (Raman et al.: a tree of async and finish, and two reads
// for each location). Chosen: the tree of SPD3, because clocks grow with the number of threads, and here each iteration is one; edges and
// sets of locks on top of it, since OpenMP is not series-parallel. Cells are not evicted by chance, so findings are always the same.
package race
