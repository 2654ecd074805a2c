// Package mpi passes messages between ranks of one process: the semantics of the MPI standard without the language that the
// ranks are written in.
//
//	w := mpi.New(mpi.Config{Ranks: 2, Eager: 4096})
//	// in a goroutine for each rank
//	r := w.Rank(0)
//	req, err := r.Send(call, buffer, 1, tag, w.Comm(), mpi.Standard)
//	r.Wait(call, req)
//
// # Data
//
// A Rank is one process of the program, which any of its threads may act for. A Comm is one object that its ranks share, with a mailbox
// for each of them: receives that wait for a message, and messages that wait for a receive, both in the order in which they were
// posted, which is the order of matching (MPI 4.0 §3.5). A message of few bytes is copied when it is sent; a larger one stays in the
// buffer of the sender until a receive takes it, by one copy from memory to memory. A Request is an operation that has begun.
//
// A collective operation happens when the last rank of its communicator has come to it, in the goroutine of that rank. The standard
// lets collective operations synchronize (§5.1), and programs that rely on it that they do not are wrong: here they stop. Reductions
// are in the order of ranks, so that results are the same in each run.
//
// A Type is a type map (§4.1) as blocks of bytes, and its signature.
//
// # Waiting
//
// A rank waits in [Rank.Wait] and its kin. When all ranks that have not ended wait, none can ever go on: the one that began to wait last
// ends the world with a finding that says what each waits for. With a seed, one rank executes at a time, and the seed decides
// at each call which one goes on.
//
// # Reading order
//
// world.go (ranks, waiting, deadlock, the end), error.go, typemap.go and signature.go, message.go (matching, requests), comm.go,
// collective.go and reduce.go, topology.go.
//
// Considered: collectives as trees of messages, as on a network. Chosen: one meeting for each, because memory is shared: fewer
// copies, nonblocking forms for nothing, and what ranks disagree about is seen at once.
package mpi
