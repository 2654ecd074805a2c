package libfortran

// Stacks hold what forall and where need of the time before they assign: copies of values, or descriptors. Their handles
// are addresses, so that every stack has one of its own.

// A stack of descriptors; owned: the elements are copies that go with it.
type stack struct {
	items []*Desc
	owned bool
}

// newStack makes a stack and returns its handle.
func (e *Env) newStack(owned bool) uint64 {
	handle := e.alloc(1)
	if handle == 0 {
		e.fail("no memory for temporary values")
	}
	if e.stacks == nil {
		e.stacks = map[uint64]*stack{}
	}
	e.stacks[handle] = &stack{owned: owned}
	return handle
}

func (e *Env) stack(handle uint64) *stack {
	s := e.stacks[handle]
	if s == nil {
		e.fail("%#x is no stack of temporary values", handle)
	}
	return s
}

func (e *Env) pushed(handle uint64, d *Desc) {
	s := e.stack(handle)
	if s.owned && d.Base != 0 {
		d, _ = e.copyOf(d)
	}
	s.items = append(s.items, d)
}

// stackItem stores the descriptor of an item.
func (e *Env) stackItem(handle, i, to uint64) {
	s := e.stack(handle)
	if i >= uint64(len(s.items)) {
		e.fail("there is no temporary value %d of %d", i, len(s.items))
	}
	d := *s.items[i]
	d.StoreAt(to)
}

func (e *Env) dropStack(handle uint64) {
	s := e.stack(handle)
	if s.owned {
		for _, d := range s.items {
			if d.Base != 0 {
				e.free(d.Base)
			}
		}
	}
	delete(e.stacks, handle)
	e.free(handle)
}

func init() {
	for name, owned := range map[string]bool{"Value": true, "Descriptor": false} {
		register(
			row{"Create" + name + "Stack", "pi:p", device, func(e *Env, s []uint64) { s[0] = e.newStack(owned) }},
			row{"Push" + name, "pp", device, func(e *Env, s []uint64) { e.pushed(s[0], e.Desc(s[1])) }},
			row{name + "At", "plp", device, func(e *Env, s []uint64) { e.stackItem(s[0], s[1], s[2]) }},
			row{"Pop" + name, "pp", device, func(e *Env, s []uint64) {
				st := e.stack(s[0])
				e.stackItem(s[0], uint64(len(st.items))-1, s[1])
				st.items = st.items[:len(st.items)-1]
			}},
			row{"Destroy" + name + "Stack", "p", device, func(e *Env, s []uint64) { e.dropStack(s[0]) }},
		)
	}
}
