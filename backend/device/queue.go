package device

import (
	"errors"
	"fmt"
	"sync"

	"accc/backend/budget"
)

// Special values of an async argument (OpenACC 3.3 §2.16); the others are queue numbers from 0 on.
const (
	NoValue int64 = -1 // acc_async_noval: the default queue
	Sync    int64 = -2 // acc_async_sync: no queue, the host waits
)

// queueSize and taskSize are the bytes that a queue counts, with the stack of what works for it, and a task that waits in it.
const (
	queueSize = 8192
	taskSize  = 512
)

// mostTasks is how many tasks wait in a queue: the host waits before it adds one more, as with the queues of accelerators.
const mostTasks = 1 << 14

// errStopped is the failure of a queue whose program has ended.
var errStopped = errors.New("the program has ended")

// A queue runs tasks one after another, apart from the host. Its goroutine lives while there is work.
type queue struct {
	number  int64
	mu      sync.Mutex
	done    *sync.Cond
	tasks   []queued
	budget  *budget.Budget
	issued  uint64 // tasks ever enqueued
	ended   uint64 // tasks ever ended
	running bool
	err     error // the first failure; what follows it is skipped
}

// queued is a task that waits in a queue.
type queued struct {
	do    func() error
	taken bool // from the budget
}

func newQueue(number int64, b *budget.Budget) *queue {
	q := &queue{number: number, budget: b}
	q.done = sync.NewCond(&q.mu)
	return q
}

// enqueue adds a task. It waits while the queue has no room: what is in it waits for nothing that comes later.
func (q *queue) enqueue(task func() error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	taken := q.budget.Take(taskSize)
	for len(q.tasks) >= mostTasks || !taken && len(q.tasks) > 0 {
		q.done.Wait()
		taken = taken || q.budget.Take(taskSize)
	}
	q.tasks = append(q.tasks, queued{task, taken})
	q.issued++
	if !q.running {
		q.running = true
		go q.drain()
	}
}

func (q *queue) drain() {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.tasks) > 0 {
		task := q.tasks[0]
		q.tasks[0] = queued{}
		q.tasks = q.tasks[1:]
		if task.taken {
			q.budget.Give(taskSize)
		}
		skip := q.err != nil
		q.mu.Unlock()
		var err error
		if !skip {
			err = task.do()
		}
		q.mu.Lock()
		if err != nil && q.err == nil {
			q.err = err
		}
		q.ended++
		q.done.Broadcast()
	}
	q.running = false
	q.done.Broadcast()
}

// stop makes the queue skip what waits in it.
func (q *queue) stop() {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.err == nil {
		q.err = errStopped
	}
}

// settle waits until nothing is at work.
func (q *queue) settle() {
	q.mu.Lock()
	defer q.mu.Unlock()
	for q.running {
		q.done.Wait()
	}
}

// mark is the point of the queue after everything enqueued so far.
func (q *queue) mark() uint64 {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.issued
}

// wait blocks until the queue has reached a mark and returns the queue's failure.
func (q *queue) wait(mark uint64) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	for q.ended < mark {
		q.done.Wait()
	}
	return q.err
}

// test reports whether everything enqueued has ended.
func (q *queue) test() (bool, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.ended == q.issued, q.err
}

// queue finds the queue of an async argument; nil is the host itself.
func (d *Device) queue(async int64, site Site) (*queue, error) {
	switch {
	case async == Sync:
		return nil, nil
	case async < NoValue:
		return nil, invalidAsync(async, site)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	q := d.queues[async]
	if q == nil {
		if !d.budget.Take(queueSize) {
			return nil, &Error{Kind: InvalidAsync, Site: site, Text: "no memory for another queue"}
		}
		q = newQueue(async, d.budget)
		d.queues[async] = q
	}
	return q, nil
}

func invalidAsync(async int64, site Site) error {
	return &Error{Kind: InvalidAsync, Site: site,
		Text: fmt.Sprintf("expected the number of a queue (0 or more), acc_async_noval or acc_async_sync, not %d", async)}
}

// Run does a task at once (Sync) or enqueues it.
func (d *Device) Run(async int64, site Site, task func() error) error {
	q, err := d.queue(async, site)
	if err != nil {
		return err
	}
	switch {
	case q == nil:
		return task()
	case d.eager:
		defer d.watcher.Queued(d, async, site)()
		return task()
	}
	q.enqueue(task)
	return nil
}

// fill does tasks that read host memory. On an idle queue they are done at once, as accelerators do with memory that
// the system may move: what the host writes after the call does not reach the device.
func (d *Device) fill(async int64, site Site, tasks []task) error {
	q, err := d.queue(async, site)
	if err != nil {
		return err
	}
	if q != nil {
		if free, _ := q.test(); !free {
			for _, t := range tasks {
				_ = d.carry(t, func(do func() error) error { q.enqueue(do); return nil })
			}
			return nil
		}
		if len(tasks) > 0 {
			defer d.watcher.Queued(d, async, site)()
		}
	}
	for _, t := range tasks {
		if err := d.carry(t, func(do func() error) error { return do() }); err != nil {
			return err
		}
	}
	return nil
}

// Wait blocks the host until the listed queues are idle; no list means all of the device's queues (§2.16.3).
func (d *Device) Wait(queues []int64, site Site) error {
	list, err := d.list(queues, site)
	if err != nil {
		return err
	}
	defer d.watcher.Waited(d, queues, nil, Sync)
	return d.timed(&Event{Kind: EventWait, Queue: Sync, Site: site}, func() error { return d.waitFor(list, site) })
}

// quiet is Wait for all queues where the program does not ask for it: the profiler is not told.
func (d *Device) quiet(site Site) error {
	list, err := d.list(nil, site)
	if err != nil {
		return err
	}
	return d.timed(&Event{Kind: EventWait, Queue: Sync, Site: site}, func() (err error) {
		for _, q := range list {
			if e := q.wait(q.mark()); e != nil && err == nil {
				err = e
			}
		}
		return err
	})
}

// WaitAny blocks the host until one of the listed queues is idle and returns its index in the list (§3.2.12). Entries
// that are not queues (Sync) are skipped; -1 means that no entry is one.
func (d *Device) WaitAny(queues []int64, site Site) (int, error) {
	type idle struct {
		at  int
		err error
	}
	ended := make(chan idle, len(queues))
	some := false
	for i, n := range queues {
		q, err := d.queue(n, site)
		if err != nil {
			return -1, err
		}
		if q == nil {
			continue
		}
		some = true
		if free, err := q.test(); free || err != nil {
			d.watcher.Waited(d, queues[i:i+1], nil, Sync)
			return i, err
		}
		mark := q.mark()
		go func() { ended <- idle{i, q.wait(mark)} }()
	}
	if !some {
		return -1, nil
	}
	var first idle
	err := d.during(Event{Kind: EventWait, Queue: Sync, Site: site}, func() error {
		first = <-ended
		return first.err
	})
	return first.at, err
}

// WaitAsync makes a queue wait for the listed queues (no list: all) of a device, which may be another one;
// the host goes on. With Sync it is Wait.
func (d *Device) WaitAsync(on *Device, queues []int64, async int64, site Site) error {
	if async == Sync {
		return on.Wait(queues, site)
	}
	self, err := d.queue(async, site)
	if err != nil {
		return err
	}
	list, err := on.list(queues, site)
	if err != nil {
		return err
	}
	d.watcher.Waited(on, queues, d, async)
	for _, q := range list {
		if q == self || d.eager {
			continue
		}
		mark := q.mark()
		self.enqueue(func() error { return q.wait(mark) })
	}
	return nil
}

// Test reports whether the listed queues (no list: all) are idle.
func (d *Device) Test(queues []int64, site Site) (bool, error) {
	list, err := d.list(queues, site)
	if err != nil {
		return false, err
	}
	for _, q := range list {
		if idle, err := q.test(); err != nil || !idle {
			return false, err
		}
	}
	d.watcher.Waited(d, queues, nil, Sync)
	return true, nil
}

func (d *Device) list(numbers []int64, site Site) ([]*queue, error) {
	var list []*queue
	if numbers == nil {
		d.mu.Lock()
		defer d.mu.Unlock()
		for _, q := range d.queues {
			list = append(list, q)
		}
		return list, nil
	}
	for _, n := range numbers {
		d.unused(n, site)
		q, err := d.queue(n, site)
		if err != nil {
			return nil, err
		}
		if q != nil {
			list = append(list, q)
		}
	}
	return list, nil
}
