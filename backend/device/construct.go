package device

// A Construct is what the map clauses of one construct of OpenMP ask for (OpenMP 5.2 §5.8.3): it counts each variable once,
// whatever the number of clauses about it and its parts, copies the parts of what it has made itself, and attaches pointers
// and removes variables when all clauses have been seen. Its actions use the dynamic counter, and are synchronous. Nobody but
// the caller may use the device between Begin and End.
type Construct struct {
	d    *Device
	site Site
	// counted are the mappings that this construct holds, made those of them that it has made.
	counted, made map[*mapping]bool
	// pointers are to be attached.
	pointers []Var
	// leaving are the mappings that it releases, in their order.
	leaving []*leaving
}

// leaving is a mapping that a construct releases, with what is to be copied back.
type leaving struct {
	m        *mapping
	delete   bool
	back     []Var
	always   []bool
	pointers []uint64
	from     Range
	action   Action
	held     bool // the counter counted what leaves
}

// Enter maps a variable at the entry of a construct and returns the address that device code uses for it: the host's where an
// empty section is not there (§5.8.6), so that pointers keep their value. With a.Present it must be there.
func (c *Construct) Enter(clause Clause, v Var, a Action) (uint64, error) {
	d := c.d
	if d.shared || v.Addr == 0 {
		return v.Addr, nil
	}
	a.Async, a.Dynamic = Sync, true
	var tasks []task
	d.mu.Lock()
	addr, err := c.enter(clause, v, a, &tasks)
	d.mu.Unlock()
	if err != nil {
		return 0, err
	}
	d.tell(Event{Kind: EventEnter, Queue: Sync, Site: a.Site, Var: v.Name, Host: v.Addr, Dev: addr, Bytes: v.Size})
	return addr, d.runAll(tasks, a)
}

func (c *Construct) enter(clause Clause, v Var, a Action, tasks *[]task) (uint64, error) {
	d := c.d
	m, p := d.table.find(v.Range)
	switch {
	case p == partial && v.Block:
		var first uint64
		for i, part := range d.table.parts(v) {
			addr, err := c.enter(clause, part, a, tasks)
			if err != nil {
				return 0, err
			}
			if i == 0 {
				first = addr
			}
		}
		return first, nil
	case p == partial && a.Implicit && d.table.alone(m, v.Range):
		// What no clause names is used as far as it is there: members that an earlier directive has mapped. Nothing is added to them.
		if !c.counted[m] {
			m.dynamic++
			c.counted[m] = true
		}
		at := m.deviceOf(v.Addr)
		if v.Pointer != 0 {
			v.Range = m.host
			c.pointers = append(c.pointers, v)
		}
		return at, nil
	case p == partial:
		return 0, d.fail(PartlyPresent, v, m, a.Site)
	case p == absent && a.Present:
		return 0, d.fail(NotPresent, v, nil, a.Site)
	case p == absent && (rules[clause].absent == nothing || v.Size == 0):
		if v.Pointer != 0 {
			c.pointers = append(c.pointers, v)
		}
		return v.Addr, nil
	case p == absent:
		var err error
		if m, err = d.create(clause, v, a, nil, tasks); err != nil {
			return 0, err
		}
		m.dynamic++
		c.counted[m], c.made[m] = true, true
	default:
		if (v.Size > 0 || a.Standing) && !c.counted[m] {
			m.dynamic++
			c.counted[m] = true
		}
		if m.filled != nil {
			*tasks = append(*tasks, plain(idle(m.filled)))
		}
		if v.Size > 0 && rules[clause].absent == copyin && (a.Always || c.made[m]) {
			*tasks = append(*tasks, d.upload(m, v, a))
		} else if rules[clause].absent == copyin && !a.Implicit {
			d.watcher.Kept(d, v, a.Site)
		}
	}
	if v.Pointer != 0 {
		c.pointers = append(c.pointers, v)
	}
	return m.deviceOf(v.Addr), nil
}

// Exit unmaps a variable at the exit of a construct. With a.Finalize its counter becomes zero.
func (c *Construct) Exit(clause Clause, v Var, a Action) error {
	d := c.d
	if d.shared || v.Addr == 0 {
		return nil
	}
	a.Async, a.Dynamic = Sync, true
	d.mu.Lock()
	defer d.mu.Unlock()
	return c.exit(clause, v, a)
}

func (c *Construct) exit(clause Clause, v Var, a Action) error {
	d := c.d
	m, p := d.table.find(v.Range)
	switch {
	case p == partial && v.Block:
		for _, part := range d.table.parts(v) {
			if err := c.exit(clause, part, a); err != nil {
				return err
			}
		}
		return nil
	case p == partial && a.Implicit && d.table.alone(m, v.Range):
		l := c.leave(m, v, a)
		l.held = true
		if v.Pointer != 0 {
			l.pointers = append(l.pointers, v.Pointer)
		}
		return nil
	case p == partial:
		return d.fail(PartlyPresent, v, m, a.Site)
	case p == absent && a.Present:
		return d.fail(NotPresent, v, nil, a.Site)
	case p == absent:
		d.freesNothing(clause, v, a)
		return nil
	}
	l := c.leave(m, v, a)
	if v.Pointer != 0 {
		l.pointers = append(l.pointers, v.Pointer)
	}
	if v.Size == 0 && !a.Standing {
		return nil
	}
	l.held = true
	l.delete = l.delete || a.finalizes(m, v)
	if v.Size > 0 && rules[clause].last == copyout {
		l.back, l.always = append(l.back, v), append(l.always, a.Always)
	}
	return nil
}

// leave is the entry of a mapping that the construct releases.
func (c *Construct) leave(m *mapping, v Var, a Action) *leaving {
	for _, l := range c.leaving {
		if l.m == m {
			if l.from.Size == 0 {
				l.from = v.Range
			}
			return l
		}
	}
	l := &leaving{m: m, from: v.Range, action: a}
	c.leaving = append(c.leaving, l)
	return l
}

// End does what waits for all clauses of the construct.
func (c *Construct) End() error {
	d := c.d
	a := Action{Site: c.site, Async: Sync, Dynamic: true}
	var tasks []task
	d.mu.Lock()
	err := c.end(a, &tasks)
	d.mu.Unlock()
	if err != nil {
		return err
	}
	return d.runAll(tasks, a)
}

func (c *Construct) end(a Action, tasks *[]task) error {
	for _, v := range c.pointers {
		if err := c.d.attach(v, a, true, tasks); err != nil {
			return err
		}
	}
	for _, l := range c.leaving {
		for _, p := range l.pointers {
			if err := c.d.detach(p, a, tasks); err != nil {
				return err
			}
		}
	}
	for _, l := range c.leaving {
		if err := c.release(l, tasks); err != nil {
			return err
		}
	}
	return nil
}

// release counts a mapping down, and copies back and removes what nothing holds any more.
func (c *Construct) release(l *leaving, tasks *[]task) error {
	d, m := c.d, l.m
	going := false
	if l.held {
		held := m.dynamic > 0
		switch {
		case l.delete:
			m.dynamic = 0
		case held:
			m.dynamic--
		}
		if m.user && m.dynamic == 0 {
			m.dynamic = 1 // memory that the program has associated stays so until it says otherwise (§18.8.10)
		}
		going = held && m.dynamic == 0 && m.structured == 0
	}
	if err := d.intact(d.heap.live[m.dev], l.action.Site); err != nil {
		return err
	}
	if going {
		m.settle(nil, tasks)
	}
	for i, v := range l.back {
		if going || l.always[i] {
			*tasks = append(*tasks, d.download(m, v, l.action))
		}
	}
	if going {
		d.drop(m, l.action, tasks)
	}
	return nil
}

// Update copies a variable that is present from one memory to the other (§13.9), and with a.Present one that must be.
func (c *Construct) Update(dir Direction, v Var, a Action) error {
	a.Async = Sync
	return c.d.Update(dir, v, !a.Present, a)
}
