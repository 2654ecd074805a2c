package transfer

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/conversion/motion"
	"accc/dialects/fir"
	"accc/dialects/offload"
	"accc/dialects/scf"
	"accc/ir"
)

// What motion asks about a section, whose states it follows through a function.

// A subject is an object, or a part of one. home is the construct that maps it, nil: any; what it is of it is known where there is a view of the construct.
type subject struct {
	*analysis
	*code
	home   *ir.Op
	object object
	view   *view
	root   string
	region region
}

// A code has the effects of operations that have been asked for: on the host, and those of the constructs that they are or have. Outlines and entries are those
// of questions during which the module does not change.
type code struct {
	host, constructs map[*ir.Op]*effects
	outlines         map[*ir.Op]*motion.Outline // of functions
	entries          map[*ir.Op]naming
}

// A naming is what a data operation is of, and whether how much that is cannot be told.
type naming struct {
	objects     []object
	ok, unclear bool
}

// naming returns that of a data operation.
func (h *subject) naming(entry *ir.Op) naming {
	m, done := h.entries[entry]
	if !done {
		m.objects, m.ok = h.variable(entry)
		m.unclear = mappingOf(entry).unclear
		if h.entries != nil {
			h.entries[entry] = m
		}
	}
	return m
}

// mayName reports whether a data operation may be of the object.
func (h *subject) mayName(entry *ir.Op) bool {
	m := h.naming(entry)
	return !m.ok || slices.ContainsFunc(m.objects, func(y object) bool { return !distinct(h.object, y) })
}

func newCode() *code {
	return &code{host: map[*ir.Op]*effects{}, constructs: map[*ir.Op]*effects{}, outlines: map[*ir.Op]*motion.Outline{}, entries: map[*ir.Op]naming{}}
}

// outline returns that of a function.
func (c *code) outline(f *ir.Op) *motion.Outline {
	l := c.outlines[f]
	if l == nil {
		l = motion.OutlineOf(f)
		c.outlines[f] = l
	}
	return l
}

// codes returns those of the module as it is once the updates have been changed.
func (a *analysis) codes() *code {
	if a.effectsOf == nil {
		a.effectsOf = &code{host: map[*ir.Op]*effects{}, constructs: map[*ir.Op]*effects{}}
	}
	return a.effectsOf
}

// isStructured reports whether motion follows what is in the regions of an operation.
func isStructured(o *ir.Op) bool {
	return o.Is(scf.If) || o.Is(fir.If) || o.Is(scf.While) || o.Is(scf.For) || o.Is(fir.DoLoop) || o.Is(fir.IterateWhile) || isData(o)
}

// onHost are the effects of an operation on the host, with what the constructs of functions that it calls do. Operations whose regions are followed have none of their
// own, nor have updates.
func (h *subject) onHost(o *ir.Op) *effects {
	e := h.host[o]
	if e == nil {
		e = withTransfers()
		if !isStructured(o) && !o.Is(acc.UpdateHost) && h.lang.updated(o) == nil {
			h.collect(o, e, false)
		}
		h.host[o] = e
	}
	return e
}

// onDevice are those of the constructs that an operation is or has.
func (h *subject) onDevice(o *ir.Op) *effects {
	e := h.constructs[o]
	if e == nil {
		e = newEffects()
		if !isStructured(o) {
			ir.Walk(o, func(in *ir.Op) bool {
				if h.lang.isCompute(in) {
					e.add(h.device(in))
					return false
				}
				h.constructsOf(in, e)
				return true
			})
		}
		h.constructs[o] = e
	}
	return e
}

// Code implements motion.Subject.
func (h *subject) Code(o *ir.Op) motion.Access {
	host, device := h.onHost(o), h.onDevice(o)
	return motion.Access{HostReads: host.reader(h.object) != nil, HostWrites: host.writer(h.object) != nil, DeviceWrites: device.writer(h.object) != nil,
		Unknown: host.unknown != nil || device.unknown != nil, Ends: host.ends != nil}
}

// Extent implements motion.Subject. What clauses map in code that does not run in the construct is in numbers that may be others there.
func (h *subject) Extent(x offload.Action) motion.Extent {
	switch m := h.naming(x.Entry); {
	case !h.mayName(x.Entry):
		return motion.None
	case m.ok && len(m.objects) == 1 && m.objects[0] == h.object && !m.unclear && h.view != nil && h.knows(x.By) && h.covers(x.Entry):
		return motion.All
	}
	return motion.Some
}

// knows reports whether the numbers of a directive are those of the construct, and it names the section once.
func (h *subject) knows(o *ir.Op) bool {
	if o != h.home && !h.holds(h.home, o) && !endsDeclare(o, h.home) {
		return false
	}
	named := 0
	for _, x := range h.outline(function(o)).Actions(o) {
		if x.Def == offload.Update && h.mayName(x.Entry) {
			named++
		}
	}
	return named <= 1
}

// Entry implements motion.Subject: nothing but the construct has the section on the device, or it is not known whether something has.
func (h *subject) Entry() (at *ir.Op, s motion.State) {
	if h.home == nil {
		return nil, motion.Anything
	}
	if some, _ := h.isPresent(h.home, h.object); some || h.isResident(h.home, h.object) {
		return h.home, motion.Anything
	}
	return h.home, motion.OnHost
}

// Survives implements motion.Subject: whether what is not its own outlives a function has been asked before, by dies.
func (*subject) Survives() bool { return false }

// Survives implements motion.Subject.
func (h *homed) Survives() bool { return !h.dies(h.home, h.object, nil) }

// isReadIn reports whether what an operation is, or has in it, may read the object on the host, by code or by what a clause copies.
func (h *subject) isReadIn(o *ir.Op) (reads bool) {
	ir.Walk(o, func(in *ir.Op) bool {
		reads = reads || h.Code(in).HostReads || slices.ContainsFunc(motion.Actions(in), func(x offload.Action) bool {
			return x.Def == offload.Enter && x.How != offload.EntryCreate && h.Extent(x) != motion.None
		})
		return !reads && !isCompute(in)
	})
	return reads
}

// covers reports whether a data operation has all of the section.
func (h *subject) covers(entry *ir.Op) bool {
	root, r, ok := h.view.mapped(entry)
	return ok && root == h.root && h.view.covers(h.view.dense(r), h.view.dense(h.region))
}

// isAt reports whether operations are in the block of the update, after it or before, and returns the first of them and the last.
func (h *homed) isAt(list []*ir.Op, after bool) (first, last *ir.Op, ok bool) {
	for _, o := range list {
		at := h.update.Parent().Holding(o)
		if at == nil || at == h.update || at.Before(h.update) == after {
			return nil, nil, false
		}
		if first == nil || at.Before(first) {
			first = at
		}
		if last == nil || last.Before(at) {
			last = at
		}
	}
	return first, last, true
}

// window are the operations of the block of the update in which the host accesses the section: after an update of the host, before one of the device; nil if it
// accesses it nowhere. ok is false where it may do so elsewhere, or the device has something that the host has not.
func (h *homed) window(toHost bool) (first, last *ir.Op, ok bool) {
	if toHost {
		r := h.flow.Read(motion.Of(h.entry)[0])
		if r.Lost {
			return nil, nil, false
		}
		return h.isAt(r.By, true)
	}
	s := h.flow.Before(h.update)
	if !s.IsNewOnHost() {
		return nil, nil, false
	}
	return h.isAt(s.Host, false)
}
