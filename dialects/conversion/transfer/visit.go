package transfer

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/ir"
)

// What the host does with a section in some places of a loop, as a program does that prints or checks values in some of its steps. The section can
// stay on the device if it is updated there: copied to the host before that is read, and to the device after it is written.

// A visit is host code of a loop that accesses a section: operations of one block, one after the other, without constructs among them.
type visit struct {
	first, last *ir.Op
	// read and write are operations that do it, nil if none does.
	read, write *ir.Op
	// after is the construct before them in the block, nil if there is none. call is the call of a function with constructs that they are, or nil.
	after, call *ir.Op
	// always: each iteration executes them.
	always bool
	// narrow are the parts of the section that updates there are of; nil: all of it.
	narrow *narrowing
}

// A visitor collects the visits of a section.
type visitor struct {
	*scope
	c    *candidate
	list []visit
	// failed: a place has no statement before which an update could be.
	failed bool
}

// visits are those of a section; ok is false where updates cannot replace what the constructs transfer.
func (s *scope) visits(c *candidate) (list []visit, ok bool) {
	v := &visitor{scope: s, c: c}
	for _, o := range s.ops {
		v.failed = v.failed || o != s.loop && v.touched(o)
	}
	if s.cycle != nil {
		for _, b := range s.cycle.blocks {
			v.failed = v.failed || v.accesses(b) && (b == s.cycle.header || s.cycle.isRepeated(b))
			v.block(b, s.cycle.always(b))
		}
	} else {
		v.regions(s.loop, true)
	}
	return v.list, !v.failed
}

// touched reports whether an operation accesses the section on the host.
func (v *visitor) touched(o *ir.Op) bool {
	e := v.hostOf(o)
	return e.reader(v.c.objects...) != nil || e.writer(v.c.objects...) != nil
}

// accesses reports whether an operation of a block does.
func (v *visitor) accesses(b *ir.Block) bool {
	for o := b.First(); o != nil; o = o.Next() {
		if v.touched(o) {
			return true
		}
	}
	return false
}

// hostOf are the effects of an operation on the host.
func (s *scope) hostOf(o *ir.Op) *effects {
	if s.visited == nil {
		s.visited = map[*ir.Op]*effects{}
	}
	e := s.visited[o]
	if e == nil {
		e = newEffects()
		s.collect(o, e, false)
		s.visited[o] = e
	}
	return e
}

// regions collects the visits in an operation that has constructs inside.
func (v *visitor) regions(o *ir.Op, always bool) {
	_, loop := ir.As[ir.LoopLike](o)
	for i, r := range o.Regions() {
		for _, b := range r.Blocks() {
			if loop && o.NumRegions() == 2 && i == 0 && v.inCondition(b, o.Region(1)) {
				v.failed = true
			}
			v.block(b, always && len(r.Blocks()) == 1)
		}
	}
}

// inCondition reports whether the condition of a loop accesses the section: what the loop computes before its body, or last.
func (v *visitor) inCondition(b *ir.Block, body *ir.Region) bool {
	if first := body.Entry().First(); first != nil && !first.IsTerminator() {
		return v.accesses(b)
	}
	for o := b.Last(); o != nil; o = o.Prev() {
		if !o.IsTerminator() && loaded(o) == nil && (!ir.IsPure(o) || o.NumRegions() > 0) {
			return false
		}
		if v.touched(o) {
			return true
		}
	}
	return false
}

// block collects the visits of a block.
func (v *visitor) block(b *ir.Block, always bool) {
	open := false
	var after *ir.Op
	for o := b.First(); o != nil; o = o.Next() {
		touched := v.touched(o)
		if v.rotates(o) {
			open, after = false, o // a pointer leads to another array from here on
		}
		if v.transfers(o) {
			before := after
			if open && v.isHeadOf(&v.list[len(v.list)-1], o) {
				v.failed = true
			}
			open, after = false, o
			_, loop := ir.As[ir.LoopLike](o)
			switch {
			case !touched:
			case v.hasConstructs(o):
				v.atCall(o, before, always)
			case o.NumRegions() == 0, v.lang.isCompute(o), loop && !v.hasUnit(o):
				v.failed = true
			default:
				v.regions(o, always && v.lang.isData(o))
			}
			continue
		}
		if !touched {
			continue
		}
		if languageOf(o) != nil {
			v.failed = true
			return
		}
		if _, loop := ir.As[ir.LoopLike](o); !open && !loop && o.NumRegions() > 0 {
			v.regions(o, false) // only where it is needed
			continue
		}
		if !open {
			v.list = append(v.list, visit{first: o, after: after, always: always})
			open = true
		}
		at, e := &v.list[len(v.list)-1], v.hostOf(o)
		at.last = o
		if r := e.reader(v.c.objects...); r != nil {
			at.read = r
		}
		if w := e.writer(v.c.objects...); w != nil {
			at.write = w
		}
	}
}

// isHeadOf reports whether a visit writes the section in the statement that an operation with constructs inside belongs to, as the condition of an if
// or the first part of a for may: no update can be after it and before the constructs.
func (*visitor) isHeadOf(x *visit, o *ir.Op) bool { return x.write != nil && isInStatement(x.last, o) }

// atCall adds the visit that a call of a function with constructs is, after another construct. Updates can be before and after it, not inside.
func (v *visitor) atCall(o, after *ir.Op, always bool) {
	e := v.hostOf(o)
	device := newEffects()
	v.constructsOf(o, device)
	maps := slices.ContainsFunc(v.c.units, func(u unit) bool { return u.construct == o })
	x := visit{first: o, last: o, read: e.reader(v.c.objects...), write: e.writer(v.c.objects...), after: after, call: o, always: always}
	if x.write != nil && maps || x.read != nil && device.writer(v.c.objects...) != nil {
		v.failed = true
	}
	v.list = append(v.list, x)
}

// transfers reports whether an operation is or has a construct, or a call of a function with one.
func (a *analysis) transfers(o *ir.Op) (some bool) {
	ir.Walk(o, func(in *ir.Op) bool {
		some = some || isCompute(in) || isData(in) || a.hasConstructs(in)
		return !some
	})
	return some
}

// rotates reports whether an operation changes a pointer of a rotation.
func (s *scope) rotates(o *ir.Op) bool {
	for _, r := range s.rotations {
		if r != nil && r.isStore(o) {
			return true
		}
	}
	return false
}

// hasUnit reports whether a construct in an operation maps the section.
func (v *visitor) hasUnit(o *ir.Op) bool {
	return slices.ContainsFunc(v.c.units, func(u unit) bool { return o.IsAncestorOf(u.construct) })
}

// pays reports whether updates at the visits transfer less than the constructs do in each iteration; those that some iterations make are
// taken to be rare, those of parts of the section to be short.
func (s *scope) pays(c *candidate, list []visit) bool {
	cost := 0
	for i, v := range list {
		if v.always && c.rotation == nil {
			list[i].narrow = s.narrowing(c, v.first, v.last)
		}
		if v.always {
			cost += c.updates(list[i])
		}
	}
	return cost < c.transfers(true)
}

// updates is the number of updates of all of the section that a visit needs.
func (c *candidate) updates(v visit) (n int) {
	if c.written && (v.narrow == nil || v.narrow.host.all) {
		n++
	}
	if v.write != nil && (v.narrow == nil || v.narrow.device.all) {
		n++
	}
	return n
}

// A group are visits of several sections between the same constructs, which are updated together.
type group struct {
	visit
	host, device []int // the sections, by their numbers
}

// groups joins the visits of sections.
func groups(list []*candidate) (out []*group) {
	for i, c := range list {
		for _, v := range c.visits {
			at := slices.IndexFunc(out, func(g *group) bool {
				return g.first.Parent() == v.first.Parent() && g.after == v.after && g.call == v.call
			})
			if at < 0 {
				at = len(out)
				out = append(out, &group{visit: v})
			}
			g := out[at]
			if isBefore(v.first, g.first) {
				g.first = v.first
			}
			if isBefore(g.last, v.last) {
				g.last = v.last
			}
			if c.written {
				g.host = append(g.host, i)
			}
			if v.write != nil {
				g.device = append(g.device, i)
			}
		}
	}
	return out
}

// isBefore reports whether an operation comes before another one in their block.
func isBefore(x, y *ir.Op) bool {
	for o := x.Next(); o != nil; o = o.Next() {
		if o == y {
			return true
		}
	}
	return false
}

// update makes the updates for the sections that a construct keeps on the device.
func (s *scope) update(construct *ir.Op, list []*candidate) {
	entries := s.lang.entries(construct)
	for _, g := range groups(list) {
		narrow := map[int]*narrowing{}
		for _, i := range slices.Concat(g.host, g.device) {
			if _, done := narrow[i]; !done {
				narrow[i] = s.narrowing(list[i], g.first, g.last)
			}
		}
		for _, toHost := range []bool{true, false} {
			u := updating{scope: s, b: ir.Before(g.first), at: g.first, toHost: toHost}
			sections := g.host
			if !toHost {
				u.b, u.at, sections = ir.After(g.last), g.last, g.device
			}
			u.b.Loc = u.at.Loc
			for _, i := range sections {
				u.add(list[i], entries[i], narrow[i])
			}
			u.make()
		}
	}
}

// An updating is an update that is made.
type updating struct {
	*scope
	b      *ir.Builder
	at     *ir.Op
	toHost bool
	// of are data operations of what is updated, temporary those that are made for that.
	of, temporary []*ir.Op
	names         []string
	conditional   bool
}

// add adds a section, or the parts of it that are needed.
func (u *updating) add(c *candidate, entry *ir.Op, n *narrowing) {
	need := needs{all: true}
	switch {
	case n == nil:
	case u.toHost:
		need = n.host
	default:
		need = n.device
	}
	if !need.all && len(need.parts) == 0 {
		return
	}
	if c.rotation != nil { // the pointer may lead to another array than before the loop
		entry = u.before(u.b, c.first.Result(0), ir.NewMapping()).Op()
		u.temporary = append(u.temporary, entry)
	}
	if need.all {
		u.of, u.names = append(u.of, entry), append(u.names, fmt.Sprintf("'%s'", nameOf(entry)))
		return
	}
	made := n.parts(u.b, entry, need.parts)
	u.of, u.temporary = append(u.of, made...), append(made, u.temporary...)
	u.names = append(u.names, describe(nameOf(entry), need.parts))
	u.conditional = u.conditional || n.conditional
}

// make makes the directive.
func (u *updating) make() {
	if len(u.of) == 0 {
		return
	}
	text := fmt.Sprintf("the host writes %s in line %d: the device gets it after that", strings.Join(u.names, ", "), lineOf(u.at))
	if u.toHost {
		text = fmt.Sprintf("the host needs %s in line %d: it is copied there, not after each construct", strings.Join(u.names, ", "), lineOf(u.at))
	}
	var of []moved
	for _, e := range u.of {
		of = append(of, moved{e, u.toHost})
	}
	o := u.lang.update(u.b, of)
	o.SetAttr(accc.Reason.Name, ir.String(text))
	if u.conditional {
		u.lang.ifPresent(o)
	}
	for _, e := range u.temporary {
		p := omp.DataOf(e)
		e.Erase()
		if p != nil && !p.Result(0).HasUses() {
			p.Erase()
		}
	}
}
