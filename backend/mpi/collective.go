package mpi

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"accc/backend/check"
)

// A Contribution is what a rank brings to a collective operation.
type Contribution struct {
	Root    int // -1: there is none
	Op      *Op // nil: no reduction
	InPlace bool
	Send    Buffer
	Recv    Buffer
	Sends   []Buffer // to each rank, or each neighbour
	Recvs   []Buffer // from each rank, or each neighbour
	Arg     any

	rank    *Rank
	call    Call
	perform func(x *collective)
}

// A collective is an operation that all ranks of a communicator come to.
type collective struct {
	comm    *Comm
	name    string // "MPI_Bcast"
	args    []*Contribution
	reqs    []*Request
	arrived int
}

// NoRoot is the root of an operation without any.
const NoRoot = -1

// Begin brings the rank to the next collective operation of a communicator. The last rank performs it.
func (r *Rank) Begin(c Call, comm *Comm, a *Contribution) (*Request, error) {
	a.rank, a.call = r, c
	for _, b := range slices.Concat([]Buffer{a.Send, a.Recv}, a.Sends, a.Recvs) {
		if b.Type == nil {
			continue
		}
		if err := b.Check(); err != nil {
			return nil, err
		}
	}
	w, me := r.w, comm.rankOf(r.number)
	q := &Request{rank: r, Call: c, comm: comm, Status: Empty}
	w.mu.Lock()
	n := comm.next[me] - comm.first
	comm.next[me]++
	if n == len(comm.colls) {
		comm.colls = append(comm.colls, &collective{comm: comm, name: c.Name, args: make([]*Contribution, comm.Size()), reqs: make([]*Request, comm.Size())})
	}
	x := comm.colls[n]
	q.coll = x
	if other, what := x.differs(a, c); other != nil {
		w.mu.Unlock()
		w.disagree(x, c, r, other, what)
		panic(w.Why())
	}
	x.args[me], x.reqs[me] = a, q
	x.arrived++
	if x.arrived < comm.Size() {
		w.mu.Unlock()
		return q, nil
	}
	comm.colls = slices.Delete(comm.colls, n, n+1)
	if n == 0 {
		comm.first++
	} else { // nonblocking operations complete in any order
		comm.colls = slices.Insert(comm.colls, n, x)
		for len(comm.colls) > 0 && comm.colls[0].arrived == comm.Size() {
			comm.colls = comm.colls[1:]
			comm.first++
		}
	}
	w.mu.Unlock()
	a.perform(x)
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, q := range x.reqs {
		q.finish()
	}
	return q, nil
}

// differs finds a rank that has come to the operation with another one.
func (x *collective) differs(a *Contribution, c Call) (other *Contribution, what string) {
	for _, b := range x.args {
		switch {
		case b == nil:
		case x.name != c.Name:
			return b, "different collective operations"
		case b.Root != a.Root:
			return b, fmt.Sprintf("%s with different roots (%d and %d)", x.name, b.Root, a.Root)
		case b.Op != a.Op && (b.Op.builtin() || a.Op.builtin()):
			return b, fmt.Sprintf("%s with different operations (%s and %s)", x.name, b.Op.Name, a.Op.Name)
		default:
			return nil, "" // it has agreed with the others
		}
	}
	return nil, ""
}

// disagree ends the program.
func (w *World) disagree(x *collective, c Call, r *Rank, other *Contribution, what string) {
	f := check.Finding{Code: check.CollectiveOrder, Kind: check.Message, Level: check.Fatal, First: c.Place, Second: other.call.Place,
		Message: "ranks call " + what + x.comm.in(),
		Notes: []string{fmt.Sprintf("rank %d calls %s%s", r.number, c.Name, at(c)),
			fmt.Sprintf("rank %d calls %s%s", other.rank.number, other.call.Name, at(other.call)),
			"all ranks of a communicator call its collective operations in the same order (MPI 4.0 §5.13)"}}
	f.Second.Text = fmt.Sprintf("rank %d calls %s here", other.rank.number, other.call.Name)
	if w.Stop(StatusFault) {
		w.config.Found(f)
	}
}

func at(c Call) string {
	if !c.Place.IsValid() {
		return ""
	}
	return " at " + c.Place.String()
}

// awaits says which ranks have not come yet; the lock is held.
func (x *collective) awaits(q *Request) (what string, peers []int) {
	for i, a := range x.args {
		if a == nil {
			peers = append(peers, x.comm.group[i])
		}
	}
	what = "for rank " + numbers(peers)
	if len(peers) > 1 {
		what = "for the ranks " + numbers(peers)
	}
	begun := x.args[x.comm.rankOf(q.rank.number)].call
	what += x.comm.in()
	if strings.HasPrefix(begun.Name, "MPI_I") {
		what += fmt.Sprintf(" (to call %s)", begun.Name)
	}
	return what, peers
}

// transfer moves data from one rank to another within an operation.
func (x *collective) transfer(from int, sent Buffer, to int, received Buffer) {
	if sent.Type == nil || received.Type == nil {
		return
	}
	a, b := x.args[from], x.args[to]
	have, room := sent.Bytes(), received.Bytes()
	if have != room {
		err := &Error{Class: ErrTruncate, Code: check.Truncated, Text: fmt.Sprintf("rank %d sends %d bytes to rank %d, which expects %d", x.comm.group[from], have, x.comm.group[to], room),
			Notes: []string{fmt.Sprintf("rank %d calls %s%s with %s", x.comm.group[from], a.call.Name, at(a.call), sent.describe())}}
		if have > room {
			x.fail(to, err)
		} else {
			x.shorter(from, to, err)
		}
	} else if from != to {
		x.comm.w.compare(a.call, a.rank.number, sent, b.call, b.rank.number, received)
	}
	move(received, sent)
}

// shorter reports that fewer bytes come than a rank expects, which collective operations do not allow.
func (x *collective) shorter(from, to int, err *Error) {
	w, key := x.comm.w, mismatchKey{x.args[from].call.Place, x.args[to].call.Place}
	w.mu.Lock()
	told := w.mismatch[key]
	w.mismatch[key] = true
	w.mu.Unlock()
	if told {
		return
	}
	f := check.Finding{Code: check.TypeMismatch, Kind: check.Message, Level: check.Wrong, First: x.args[to].call.Place, Second: x.args[from].call.Place,
		Message: fmt.Sprintf("%s: %s", x.name, err.Text), Notes: err.Notes}
	f.Second.Text = "sent here"
	w.config.Found(f)
}

func (x *collective) fail(rank int, err error) {
	if x.reqs[rank].Err == nil {
		x.reqs[rank].Err = err
	}
}

// many is from how many bytes on the parts of an operation are done by several goroutines.
const many = 256 << 10

// each does something for every number below n, all at once where there is much to do.
func each(n, bytes int, do func(i int)) {
	if bytes < many || n < 2 {
		for i := range n {
			do(i)
		}
		return
	}
	var all sync.WaitGroup
	for i := range n {
		all.Add(1)
		go func() {
			defer all.Done()
			do(i)
		}()
	}
	all.Wait()
}

// The operations: each returns what a rank brings to it.

// Barrier waits for all.
func Barrier() *Contribution { return &Contribution{Root: NoRoot, perform: func(*collective) {}} }

// Bcast copies the buffer of the root to all.
func Bcast(b Buffer, root int) *Contribution {
	return &Contribution{Root: root, Send: b, perform: func(x *collective) {
		each(len(x.args), b.Bytes(), func(i int) {
			if i != root {
				x.transfer(root, x.args[root].Send, i, x.args[i].Send)
			}
		})
	}}
}

// Gather collects buffers at the root: recvs, one for each rank, counts there alone. In place the data of the root is there already.
func Gather(send Buffer, recvs []Buffer, root int, inPlace bool) *Contribution {
	return &Contribution{Root: root, Send: send, Recvs: recvs, InPlace: inPlace, perform: func(x *collective) {
		for i, a := range x.args {
			if !a.InPlace {
				x.transfer(i, a.Send, root, x.args[root].Recvs[i])
			}
		}
	}}
}

// Scatter is the reverse of Gather.
func Scatter(sends []Buffer, recv Buffer, root int, inPlace bool) *Contribution {
	return &Contribution{Root: root, Sends: sends, Recv: recv, InPlace: inPlace, perform: func(x *collective) {
		for i, a := range x.args {
			if !a.InPlace {
				x.transfer(root, x.args[root].Sends[i], i, a.Recv)
			}
		}
	}}
}

// Allgather collects the buffers of all at each; in place the own data is in its part of recvs.
func Allgather(send Buffer, recvs []Buffer, inPlace bool) *Contribution {
	return &Contribution{Root: NoRoot, Send: send, Recvs: recvs, InPlace: inPlace, perform: func(x *collective) {
		own := make([]Buffer, len(x.args))
		for i, a := range x.args {
			if own[i] = a.Send; a.InPlace {
				own[i] = a.Recvs[i]
			}
		}
		each(len(x.args), own[0].Bytes()*len(own), func(i int) {
			for j := range x.args {
				if i != j || !x.args[i].InPlace {
					x.transfer(j, own[j], i, x.args[i].Recvs[j])
				}
			}
		})
	}}
}

// Alltoall sends a buffer to each; in place the data of recvs is replaced.
func Alltoall(sends, recvs []Buffer, inPlace bool) *Contribution {
	return &Contribution{Root: NoRoot, Sends: sends, Recvs: recvs, InPlace: inPlace, perform: func(x *collective) {
		for _, a := range x.args {
			if a.InPlace {
				a.Sends = copies(a.Recvs)
			}
		}
		total := 0
		for _, b := range x.args[0].Recvs {
			total += b.Bytes()
		}
		each(len(x.args), total*len(x.args), func(i int) {
			for j := range x.args {
				x.transfer(j, x.args[j].Sends[i], i, x.args[i].Recvs[j])
			}
		})
	}}
}

// copies are buffers with the same data elsewhere.
func copies(list []Buffer) []Buffer {
	out := make([]Buffer, len(list))
	for i, b := range list {
		addr, size := b.Span()
		out[i] = b
		if size == 0 {
			continue
		}
		s, err := b.Memory.Slice(addr, size)
		if err != nil {
			panic(err)
		}
		out[i].Memory = detached{addr, slices.Clone(s)}
	}
	return out
}

// A detached memory is a copy of a piece of another.
type detached struct {
	first uint64
	bytes []byte
}

func (d detached) Slice(addr, n uint64) ([]byte, error) {
	at := addr - d.first
	if at > uint64(len(d.bytes)) || n > uint64(len(d.bytes))-at {
		return nil, fmt.Errorf("%d bytes at %#x are not in a copy", n, addr)
	}
	return d.bytes[at : at+n], nil
}

// Neighbour sends to the ranks that the topology names, and receives from those that it names: sends has a buffer for each.
func Neighbour(sends, recvs []Buffer) *Contribution {
	return &Contribution{Root: NoRoot, Sends: sends, Recvs: recvs, perform: func(x *collective) {
		t := x.comm.Topology
		for i, a := range x.args {
			sources, _ := t.Neighbours(i)
			used := map[int]int{} // how many edges from a rank have been served
			for k, from := range sources {
				if from == ProcNull {
					continue
				}
				_, there := t.Neighbours(from)
				e := t.edge(i, k, there, used)
				x.transfer(from, x.args[from].Sends[e], i, a.Recvs[k])
			}
		}
	}}
}
