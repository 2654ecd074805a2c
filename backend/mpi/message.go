package mpi

import (
	"cmp"
	"fmt"
	"slices"

	"accc/backend/check"
)

// Special ranks and tags, with the numbers of mpi.h.
const (
	AnySource = -2
	ProcNull  = -1
	AnyTag    = -1
	Undefined = -32766
	MaxTag    = 1<<31 - 1
)

// A Mode is that of a send (MPI 4.0 §3.4).
type Mode uint8

const (
	Standard Mode = iota
	Synchronous
	Buffered
	Ready
)

// A box is what waits at a rank in one communicator.
type box struct {
	messages []*Message // sent, and not yet matched
	receives []*Request // posted, and not yet matched
}

// A Message has been sent and not been received.
type Message struct {
	from, tag int
	buf       Buffer
	data      []byte   // a copy; nil: in buf
	counted   int64    // bytes of the budget
	req       *Request // of the sender, which waits for the receive; nil: it does not
	call      Call
	comm      *Comm
}

// messageSize is the bytes that a message counts beside its data.
const messageSize = 256

// mostPending is how many messages may wait for a rank, and receives of a rank, though the budget is spent: blocking calls must go on.
const mostPending = 1024

// A Status tells what a request has received.
type Status struct {
	Source, Tag, Error, Bytes int
	Cancelled                 bool
}

// Empty is the status of what receives nothing.
var Empty = Status{Source: AnySource, Tag: AnyTag}

// A Request is an operation that has begun.
type Request struct {
	rank   *Rank
	Call   Call
	Buffer Buffer
	// Recv tells that the operation receives into the buffer.
	Recv bool
	comm *Comm
	peer int // in comm
	tag  int
	done bool
	// counted are bytes of the budget, for a receive that waits.
	counted int64
	Status  Status
	Err     error
	coll    *collective
	Result  any // of a collective operation
}

// Send begins to send.
func (r *Rank) Send(c Call, b Buffer, dest, tag int, comm *Comm, mode Mode) (*Request, error) {
	q := &Request{rank: r, Call: c, Buffer: b, comm: comm, peer: dest, tag: tag, Status: Empty}
	if dest == ProcNull {
		q.done = true
		return q, nil
	}
	if err := b.Check(); err != nil {
		return nil, err
	}
	w, to := r.w, comm.group[dest]
	m := &Message{from: comm.rankOf(r.number), tag: tag, buf: b, req: q, call: c, comm: comm}
	w.mu.Lock()
	at := comm.box(dest)
	for i, recv := range at.receives {
		if recv.takes(m) {
			at.receives = slices.Delete(at.receives, i, i+1)
			w.mu.Unlock()
			w.deliver(m, recv)
			return q, nil
		}
	}
	if mode == Ready {
		w.mu.Unlock()
		return nil, Errorf(ErrOther, "no receive is posted at rank %d, which MPI_Rsend requires", to)
	}
	eager := mode == Standard && b.Bytes() <= w.config.Eager && w.config.Budget.Take(m.room())
	switch {
	case eager:
		m.counted = m.room()
	case w.config.Budget.Take(messageSize):
		m.counted = messageSize
	case len(at.messages) >= mostPending:
		w.mu.Unlock()
		return nil, Errorf(ErrNoMem, "%d messages wait to be received by rank %d, and there is no memory for more", len(at.messages), to)
	}
	if mode == Buffered || eager { // the room of a buffered message is the program's own
		m.data = append(make([]byte, 0, b.Bytes()), b.packed()...)
		m.req, q.done = nil, true
	}
	at.messages = append(at.messages, m)
	w.ranks[to].notify()
	w.mu.Unlock()
	return q, nil
}

// Receive begins to receive.
func (r *Rank) Receive(c Call, b Buffer, source, tag int, comm *Comm) (*Request, error) {
	q := &Request{rank: r, Call: c, Buffer: b, Recv: true, comm: comm, peer: source, tag: tag, Status: Empty}
	if source == ProcNull {
		q.done, q.Status.Source = true, ProcNull
		return q, nil
	}
	if err := b.Check(); err != nil {
		return nil, err
	}
	w := r.w
	w.mu.Lock()
	at := comm.box(comm.rankOf(r.number))
	if m := at.take(q.takes); m != nil {
		w.mu.Unlock()
		w.deliver(m, q)
		return q, nil
	}
	switch {
	case w.config.Budget.Take(messageSize):
		q.counted = messageSize
	case len(at.receives) >= mostPending:
		w.mu.Unlock()
		return nil, Errorf(ErrNoMem, "%d receives wait for messages, and there is no memory for more", len(at.receives))
	}
	at.receives = append(at.receives, q)
	w.mu.Unlock()
	return q, nil
}

// room is the bytes that a copy of the message takes.
func (m *Message) room() int64 { return int64(m.buf.Bytes()) + messageSize }

// take removes the first message that fits.
func (x *box) take(fits func(m *Message) bool) *Message {
	for i, m := range x.messages {
		if fits(m) {
			x.messages = slices.Delete(x.messages, i, i+1)
			return m
		}
	}
	return nil
}

func (q *Request) takes(m *Message) bool { return wanted(q.peer, q.tag)(m) }

func wanted(source, tag int) func(m *Message) bool {
	return func(m *Message) bool {
		return (source == AnySource || source == m.from) && (tag == AnyTag || tag == m.tag)
	}
}

// deliver copies a message into the buffer of a receive. Nobody else knows of either: the lock is not held.
func (w *World) deliver(m *Message, q *Request) {
	bytes := m.buf.Bytes()
	q.Status = Status{Source: m.from, Tag: m.tag, Bytes: bytes}
	if room := q.Buffer.Bytes(); bytes > room {
		q.Status.Bytes = room
		q.Status.Error = ErrTruncate
		q.Err = &Error{Class: ErrTruncate, Code: check.Truncated,
			Text:  fmt.Sprintf("the message has %d bytes, and the buffer of the receive has room for %d", bytes, room),
			Notes: []string{fmt.Sprintf("rank %d sent %s%s", m.comm.group[m.from], m.buf.describe(), placed(m.call))}}
	} else {
		w.compare(m.call, m.comm.group[m.from], m.buf, q.Call, q.rank.number, q.Buffer)
	}
	w.config.Budget.Give(m.counted + q.counted)
	if m.data != nil {
		q.Buffer.Unpack(m.data[:min(len(m.data), q.Buffer.Bytes())])
	} else {
		move(q.Buffer, m.buf)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	q.finish()
	if m.req != nil {
		m.req.finish()
	}
}

// finish completes a request; the lock is held.
func (q *Request) finish() {
	q.done = true
	q.rank.notify()
}

func placed(c Call) string {
	if !c.Place.IsValid() {
		return " in " + c.Name
	}
	return fmt.Sprintf(" in %s at %s", c.Name, c.Place)
}

// A mismatchKey is two places that do not agree.
type mismatchKey struct{ from, to check.Place }

// compare reports that data is received as other types than it is sent as, once for two places.
func (w *World) compare(by Call, from int, sent Buffer, at Call, to int, received Buffer) {
	if sent.Bytes() == 0 || received.Type == nil || sent.Type == received.Type {
		return
	}
	a, b := sent.Type.sig.times(sent.Count), received.Type.sig.times(received.Count)
	if a.matches(b) {
		return
	}
	w.mu.Lock()
	key := mismatchKey{by.Place, at.Place}
	told := w.mismatch[key]
	w.mismatch[key] = true
	w.mu.Unlock()
	if told {
		return
	}
	f := check.Finding{Code: check.TypeMismatch, Kind: check.Message, Level: check.Wrong, First: at.Place, Second: by.Place,
		Message: fmt.Sprintf("%s of rank %d receives %s, and what rank %d sends is %s", at.Name, to, b, from, a),
		Notes:   []string{"the types of both sides must be the same (MPI 4.0 §3.3.1)"}}
	f.Second.Text = "sent here"
	w.config.Found(f)
}

// Done reports whether a request is complete.
func (r *Rank) Done(q *Request) bool {
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	return q.done
}

// Wait waits for all requests.
func (r *Rank) Wait(c Call, list ...*Request) {
	w := r.w
	w.mu.Lock()
	defer w.mu.Unlock()
	first := 0
	ready := func() bool {
		for first < len(list) && (list[first] == nil || list[first].done) {
			first++
		}
		return first == len(list)
	}
	if ready() {
		return
	}
	x := &waiting{call: c, ready: ready, about: func() (string, []int) { return awaited(list) }}
	r.block(x)
}

// WaitAny waits for at least one of the requests; it returns those that are complete. nil in the list is no request.
func (r *Rank) WaitAny(c Call, list []*Request) []int {
	w := r.w
	w.mu.Lock()
	defer w.mu.Unlock()
	complete := func() (done []int) {
		for i, q := range list {
			if q != nil && q.done {
				done = append(done, i)
			}
		}
		return done
	}
	open := slices.IndexFunc(list, func(q *Request) bool { return q != nil })
	if open < 0 {
		return nil
	}
	x := &waiting{call: c, ready: func() bool { return len(complete()) > 0 }, about: func() (string, []int) {
		what, peers := awaited(list)
		if len(list) > 1 {
			what += fmt.Sprintf(", or another of %d requests", len(list))
		}
		return what, peers
	}}
	r.block(x)
	return complete()
}

// awaited says what the first of several requests that are not complete waits for, and which ranks could complete any; the lock is held.
func awaited(list []*Request) (what string, peers []int) {
	for _, q := range list {
		if q == nil || q.done {
			continue
		}
		w, p := q.awaits()
		if what == "" {
			what = w
		}
		peers = append(peers, p...)
	}
	slices.Sort(peers)
	return what, slices.Compact(peers)
}

// awaits says what a request waits for, and which ranks could complete it; the lock is held.
func (q *Request) awaits() (what string, peers []int) {
	if q.coll != nil {
		return q.coll.awaits(q)
	}
	in := q.comm.in()
	tag := fmt.Sprintf("tag %d", q.tag)
	if q.tag == AnyTag {
		tag = "any tag"
	}
	switch {
	case q.Recv && q.peer == AnySource:
		for i, n := range q.comm.group {
			if n != q.rank.number || len(q.comm.group) == 1 {
				peers = append(peers, q.comm.group[i])
			}
		}
		return fmt.Sprintf("for a message from any rank with %s%s", tag, in), peers
	case q.Recv:
		peer := q.comm.group[q.peer]
		return fmt.Sprintf("for a message from rank %d with %s%s", peer, tag, in), []int{peer}
	}
	peer := q.comm.group[q.peer]
	return fmt.Sprintf("for rank %d to receive %d bytes with %s%s", peer, q.Buffer.Bytes(), tag, in), []int{peer}
}

// Find is the first message that a receive would take, nil if there is none.
func (r *Rank) Find(source, tag int, comm *Comm) (Status, bool) {
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	m := r.find(source, tag, comm)
	if m == nil {
		return Status{}, false
	}
	return m.status(), true
}

func (m *Message) status() Status {
	return Status{Source: m.from, Tag: m.tag, Bytes: m.buf.Bytes()}
}

func (r *Rank) find(source, tag int, comm *Comm) *Message {
	list, fits := comm.box(comm.rankOf(r.number)).messages, wanted(source, tag)
	if i := slices.IndexFunc(list, fits); i >= 0 {
		return list[i]
	}
	return nil
}

// Probe waits for a message that a receive would take.
func (r *Rank) Probe(c Call, source, tag int, comm *Comm) Status {
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	q := &Request{rank: r, Recv: true, comm: comm, peer: source, tag: tag}
	x := &waiting{call: c, ready: func() bool { return r.find(source, tag, comm) != nil }, about: q.awaits}
	r.block(x)
	return r.find(source, tag, comm).status()
}

// Extract removes the first message that a receive would take, for ReceiveMessage; nil: there is none.
func (r *Rank) Extract(source, tag int, comm *Comm) (*Message, Status) {
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	m := comm.box(comm.rankOf(r.number)).take(wanted(source, tag))
	if m == nil {
		return nil, Status{}
	}
	return m, m.status()
}

// ReceiveMessage receives a message that was extracted.
func (r *Rank) ReceiveMessage(c Call, b Buffer, m *Message) (*Request, error) {
	if err := b.Check(); err != nil {
		return nil, err
	}
	q := &Request{rank: r, Call: c, Buffer: b, Recv: true, comm: m.comm, peer: m.from, tag: m.tag}
	r.w.deliver(m, q)
	return q, nil
}

// Cancel withdraws a request that nothing has matched yet.
func (r *Rank) Cancel(q *Request) {
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	if q.done || q.coll != nil {
		return
	}
	if q.Recv {
		at := q.comm.box(q.comm.rankOf(r.number))
		if i := slices.Index(at.receives, q); i >= 0 {
			at.receives = slices.Delete(at.receives, i, i+1)
			r.w.config.Budget.Give(q.counted)
			q.done, q.Status.Cancelled = true, true
		}
		return
	}
	at := q.comm.box(q.peer)
	if i := slices.IndexFunc(at.messages, func(m *Message) bool { return m.req == q }); i >= 0 {
		r.w.config.Budget.Give(at.messages[i].counted)
		at.messages = slices.Delete(at.messages, i, i+1)
		q.done, q.Status.Cancelled = true, true
	}
}

// Unreceived lists the messages for a rank that nobody has received; first is where the first was sent.
func (r *Rank) Unreceived() (list []string, first check.Place) {
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	for _, comm := range r.w.comms {
		i := comm.rankOf(r.number)
		if i < 0 {
			continue
		}
		for _, m := range comm.box(i).messages {
			if len(list) == 0 {
				first = m.call.Place
			}
			list = append(list, fmt.Sprintf("%d bytes with tag %d from rank %d%s", m.buf.Bytes(), m.tag, comm.group[m.from], cmp.Or(placed(m.call), "")))
		}
	}
	return list, first
}
