package race

import "slices"

// A Queue executes operations one after another, beside what has enqueued them.
type Queue struct {
	number int // among the queues of the detector
	issued int32
	// seen is how far what comes next on the queue is after the operations of other queues, by their numbers. It is not changed, but
	// replaced.
	seen []int32
	// open are the operations that nothing waits for yet, in their order.
	open []*Node
}

// An operation is what a node in a queue is.
type operation struct {
	queue *Queue
	index int32 // from 1 on
	seen  []int32
	about any
}

// after reports whether an operation is after another one.
func (o *operation) after(x *operation) bool {
	if o.queue == x.queue {
		return o.index > x.index
	}
	return x.queue.number < len(o.seen) && o.seen[x.queue.number] >= x.index
}

// Queue makes a queue.
func (d *Detector) Queue() *Queue {
	q := &Queue{number: len(d.queues)}
	d.queues = append(d.queues, q)
	return q
}

// Enqueue returns a strand for what a queue executes because the strand asks for it; about is for who reports. It begins after what
// the strand has done so far and what the queue has to do before.
func (s *Strand) Enqueue(q *Queue, about any) *Strand {
	root := s.node
	for root.parent != nil {
		root = root.parent
	}
	from := s.node.here()
	n := root.child(true, true)
	n.host, n.team = nil, nil
	q.issued++
	n.more().operation = &operation{q, q.issued, q.seen, about}
	if s.node != root {
		s.d.link(n, from)
	}
	q.open = append(q.open, n)
	s.d.open++
	return &Strand{d: s.d, node: n}
}

// Beside is a strand where s is, for another thread of the executor.
func (s *Strand) Beside() *Strand { return &Strand{d: s.d, node: s.node} }

// WaitQueues waits for what was enqueued on some queues.
func (s *Strand) WaitQueues(list ...*Queue) {
	var reach []int32
	for _, q := range list {
		reach = q.reach(reach)
	}
	root := s.node
	for root.parent != nil {
		root = root.parent
	}
	root.next++
	for number, index := range reach {
		q := s.d.queues[number]
		done := 0
		for done < len(q.open) && q.open[done].operation.index <= index {
			q.open[done].joined = root.next
			done++
		}
		if done == 0 {
			continue
		}
		// In a team the root has not come further, but what follows in it and in what is around it has.
		for n := s.node; n.parent != nil; n = n.parent {
			s.d.link(n, position{q.open[done-1], whole})
		}
		s.d.open -= done
		q.open = slices.Delete(q.open, 0, done)
	}
}

// Await makes what comes next on a queue wait for what was enqueued on others.
func (q *Queue) Await(list ...*Queue) {
	seen := slices.Clone(q.seen)
	for _, x := range list {
		if x != q {
			seen = x.reach(seen)
		}
	}
	q.seen = seen
}

// reach adds to a clock what is done when everything on the queue is.
func (q *Queue) reach(clock []int32) []int32 {
	raise := func(number int, to int32) {
		if need := number + 1 - len(clock); need > 0 {
			clock = append(clock, make([]int32, need)...)
		}
		clock[number] = max(clock[number], to)
	}
	for number, index := range q.seen {
		raise(number, index)
	}
	raise(q.number, q.issued)
	return clock
}

// Open reports whether anything that the root has asked for may be going on: then its own accesses count too.
func (s *Strand) Open() bool { return s.d.open > 0 || len(s.node.tasks) > 0 }

// Quiet reports whether nothing asynchronous is going on.
func (d *Detector) Quiet() bool { return d.open == 0 && d.targets == 0 }

// asynchronous is what a node is part of below another one that goes on beside the code that asks for it: the operation of a queue, or a
// target task.
func (n *Node) asynchronous(below *Node) *Node {
	for ; n != nil && n != below; n = n.parent {
		if n.operation != nil || n.target {
			return n
		}
	}
	return nil
}
