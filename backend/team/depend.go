package team

import "slices"

// A Dependence orders a task after some of its siblings (OpenMP 5.2 §15.9.5).
type Dependence struct {
	Address uint64
	Kind    DependKind
}

// DependKind is how a task depends on those before it with the same address.
type DependKind uint8

// The kinds of dependences.
const (
	DependIn DependKind = iota
	DependOut
	DependMutexInOutSet
	DependInOutSet
	DependEverything // omp_all_memory
)

// dependences are what the children of a task have depended on so far.
type dependences struct {
	of  map[uint64]*history
	all *Task // the last one on all memory
}

// A history is the tasks that the next one with an address depends on: those of the last set if it is of another kind, else
// those of the set before. Tasks of a set do not depend on one another.
type history struct {
	kind         DependKind
	last, before []*Task
	exclusion    *exclusion // of a mutexinoutset
}

// depend makes x wait for those of the task's children that its dependences name.
func (now *Task) depend(x *Task, list []Dependence) {
	d := now.dependences
	if d == nil {
		d = &dependences{of: map[uint64]*history{}}
		now.dependences = d
	}
	if d.all != nil {
		x.after(d.all)
	}
	for i, p := range list {
		if p.Kind == DependEverything {
			for _, h := range d.of {
				for _, y := range h.last {
					x.after(y)
				}
			}
			d.of, d.all = map[uint64]*history{}, x
			return
		}
		if slices.ContainsFunc(list[:i], func(q Dependence) bool { return q.Address == p.Address }) {
			p.Kind = DependOut // a task with two kinds for one address is after all before it
		}
		h := d.of[p.Address]
		if h == nil {
			h = &history{kind: p.Kind}
			d.of[p.Address] = h
		}
		if len(h.last) > 0 && (h.kind != p.Kind || p.Kind == DependOut) && !slices.Contains(h.last, x) {
			h.before, h.last, h.exclusion = h.last, nil, nil
		}
		h.kind = p.Kind
		for _, y := range h.before {
			if y != x {
				x.after(y)
			}
		}
		if p.Kind == DependMutexInOutSet {
			if h.exclusion == nil {
				h.exclusion = &exclusion{}
			}
			x.exclusions = append(x.exclusions, h.exclusion)
			if told := x.team.side.config.Excludes; told != nil {
				told(x.work, h.exclusion)
			}
		}
		if n := len(h.last); n >= 64 && n&(n-1) == 0 && x.team.side.config.After == nil {
			h.last = slices.DeleteFunc(h.last, (*Task).isDone)
		}
		h.last = append(h.last, x)
	}
}

// after makes the task wait for another.
func (x *Task) after(y *Task) {
	if told := x.team.side.config.After; told != nil && y != x {
		told(x.work, y.work)
	}
	y.mu.Lock()
	if !y.done && y != x {
		y.successors = append(y.successors, x)
		x.unmet.Add(1)
	}
	y.mu.Unlock()
}

func (x *Task) isDone() bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.done
}

// An exclusion keeps the tasks of a mutexinoutset from executing at the same time. The team guards all of its own together,
// so that a task has either all that it needs or none.
type exclusion struct {
	busy    bool
	waiting []*Task
}

// exclude takes what the task excludes others by; false: another task has some of that, and starts this one later.
func (x *Task) exclude() bool {
	x.team.tasks.exclusive.Lock()
	defer x.team.tasks.exclusive.Unlock()
	for _, e := range x.exclusions {
		if e.busy {
			e.waiting = append(e.waiting, x)
			return false
		}
	}
	for _, e := range x.exclusions {
		e.busy = true
	}
	return true
}

// include undoes exclude, and returns the tasks that were kept from starting.
func (x *Task) include() []*Task {
	x.team.tasks.exclusive.Lock()
	defer x.team.tasks.exclusive.Unlock()
	var list []*Task
	for _, e := range x.exclusions {
		list = append(list, e.waiting...)
		e.busy, e.waiting = false, nil
	}
	return list
}
