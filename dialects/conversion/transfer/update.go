package transfer

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/conversion/motion"
	"accc/dialects/omp"
	"accc/ir"
)

// Updates that the user wrote, in a data construct: of all of a section where a part of it would do, or where nothing needs them.
//
// An update of the device need not have elements that are equal on both sides: since an update of all of the section, or since the construct began, no
// construct wrote them, nor did the host. An update of the host need not have elements that nothing reads there before an update of all of the section, or the
// end of the construct, makes them new again. What the host accesses has to be in the block of the update, before or after it.

// A finding is what suffices of one variable of an update.
type finding struct {
	entry *ir.Op
	n     *narrowing
	parts []box
	why   string
}

// A homed is a section that a data construct or declare directive keeps on the device, with an update of it.
type homed struct {
	subject
	flow *motion.Flow
	// mapped is the data operation of home for the object.
	mapped *ir.Op
	// update is the directive, entry its data operation.
	update, entry *ir.Op
}

// A question is what is asked of updates. All are asked the same question before any is changed, in the order of these: the first two find what changes no values at all,
// so that the answers hold together; the last one leaves old values on the host, but none that are read.
type question uint8

const (
	writtenOnHost question = iota
	equalAlready
	readOnHost
)

// updates makes updates of the user transfer what is needed only.
func (a *analysis) updates(module *ir.Op) {
	for _, q := range []question{writtenOnHost, equalAlready, readOnHost} {
		toHost := q != writtenOnHost
		var list []*ir.Op
		ir.Walk(module, func(o *ir.Op) bool {
			if slices.ContainsFunc(a.lang.updated(o), func(e *ir.Op) bool { return copiesToHost(e) == toHost }) && a.isPlainUpdate(o) {
				list = append(list, o)
			}
			return !isCompute(o)
		})
		of := newCode()
		found := make([][]finding, len(list))
		for i, o := range list {
			found[i] = a.findings(o, q, of)
		}
		for i, o := range list {
			a.rewrite(o, found[i])
		}
	}
}

// isPlainUpdate reports whether an update always happens, before what follows it, and was written by the user.
func (a *analysis) isPlainUpdate(o *ir.Op) bool {
	at := ir.File(o.Loc)
	return a.lang.isPlain(o) && o.Attr("ifPresent") == nil && !isKept(o) && at != nil && at.EndLine > 0 && !slices.Contains(a.without, updateAt(at)) &&
		!slices.ContainsFunc(o.DiscardableAttrs(), func(x ir.NamedAttr) bool { return x.Name != accc.Reason.Name })
}

// updateAt names an update for the option without.
func updateAt(at *ir.FileLoc) string {
	return fmt.Sprintf("%d.%d.update", at.Line, at.Col)
}

// findings are the variables of an update of which less is enough.
func (a *analysis) findings(update *ir.Op, q question, of *code) (list []finding) {
	for _, entry := range a.lang.updated(update) {
		if copiesToHost(entry) != (q != writtenOnHost) {
			continue
		}
		if h := a.homed(update, entry, of); h != nil {
			if f, ok := h.less(q); ok {
				list = append(list, f)
			}
		}
	}
	return list
}

// homed finds the construct that keeps what an update is of on the device; nil where the flow of its operations is not known, or what is mapped.
func (a *analysis) homed(update, entry *ir.Op, of *code) *homed {
	m := mappingOf(entry)
	objects, ok := a.variable(entry)
	if !ok || len(objects) != 1 || m.modified || m.unclear || !isArray(entry) {
		return nil
	}
	x := objects[0]
	home := a.homeOf(update, x)
	if home == nil || isKept(home) || !a.lang.isOrdered(home) || a.mappedTwice(home, x) || a.countIn(a.lang.updated(update), x) != 1 {
		return nil
	}
	h := &homed{subject: subject{analysis: a, code: of, home: home, object: x}, update: update, entry: entry}
	for _, e := range a.lang.entries(home) {
		if list, _ := a.variable(e); len(list) == 1 && !distinct(list[0], x) {
			h.mapped = e
		}
	}
	inside := newEffects()
	inside.add(a.device(home))
	a.inside(home, inside, false)
	if inside.unknown != nil || h.isMoved(inside) {
		return nil
	}
	h.view = a.view(home, inside)
	if h.root, h.region, ok = h.view.mapped(entry); !ok {
		return nil
	}
	h.flow = of.outline(function(home)).Follow(h)
	return h
}

// homeOf is the outermost construct around an operation that maps an object, or the declare directive that does; nil where there is none, or threads run the operation.
func (a *analysis) homeOf(o *ir.Op, x object) (home *ir.Op) {
	for p := o.ParentOp(); ; p = p.ParentOp() {
		if _, function := ir.As[ir.FunctionLike](p); function {
			break
		}
		switch {
		case p.ParentOp() == nil, !isStructured(p):
			return nil
		case a.lang.isData(p) && a.maps(p, x):
			home = p
		}
	}
	ir.Walk(function(o), func(d *ir.Op) bool {
		if isDeclare(d) && languageOf(d) == a.lang && len(a.declared(d)) > 0 && a.maps(d, x) && a.holds(d, o) {
			home = d
		}
		return true
	})
	return home
}

// countIn is how many data operations of a list are for an object, or may be.
func (a *analysis) countIn(list []*ir.Op, x object) (n int) {
	for _, e := range list {
		objects, ok := a.variable(e)
		if !ok || slices.ContainsFunc(objects, func(y object) bool { return !distinct(x, y) }) {
			n++
		}
	}
	return n
}

// isMoved reports whether the memory of the section may be given back, or the variable have another one.
func (h *homed) isMoved(e *effects) bool {
	if e.among(e.frees, []object{h.object}) != nil {
		return true
	}
	for w := range e.writes {
		if x := h.object; w.data != x.data && w.variable == x.variable && w.address == x.address && w.global == x.global {
			return true
		}
	}
	return false
}

// less is what of the section suffices; ok is false where that is all.
func (h *homed) less(q question) (f finding, ok bool) {
	toHost := q == readOnHost
	first, last, ok := h.window(toHost)
	if !ok || q == equalAlready && first != nil {
		return f, false
	}
	f.entry = h.entry
	name, saved := nameOf(h.entry), amount(h.entry)
	if first == nil {
		f.why = fmt.Sprintf("neither the host nor a construct writes '%s' since both sides were equal: the update is left out, which saves %s", name, saved)
		if toHost {
			f.why = fmt.Sprintf("nothing reads '%s' on the host before it is made new again: the update is left out, which saves %s", name, saved)
		}
		return f, true
	}
	s := &scope{analysis: h.analysis, loop: h.update, host: newEffects(), onDevice: newEffects()}
	from, to := first, h.update
	if toHost {
		from, to = h.update, last
	}
	for o := from.Prev(); o != nil && (ir.IsPure(o) || loaded(o) != nil || kindOf(o) == 1 || isBounds(o)); o = o.Prev() {
		from = o // what the section and indices are computed from
	}
	for o := from; ; o = o.Next() {
		s.ops = append(s.ops, o)
		s.collect(o, s.host, false)
		if o == to {
			break
		}
	}
	s.each(func(o *ir.Op) {
		ir.Walk(o, func(in *ir.Op) bool {
			if s.lang.isCompute(in) {
				s.onDevice.add(s.device(in))
				return false
			}
			s.constructsOf(in, s.onDevice)
			return true
		})
	})
	s.stretch = &stretch{block: h.update.Parent(), first: from, last: to}
	c := &candidate{first: h.entry, objects: []object{h.object}, update: h.update}
	if toHost {
		first = h.update
	} else {
		last = h.update
	}
	f.n = s.narrowing(c, first, last)
	if f.n == nil {
		return f, false
	}
	f.n.conditional = false
	need := f.n.device
	if toHost {
		need = f.n.needs(f.n.reads)
	} else {
		need = f.n.needs(f.n.writes)
	}
	if need.all || len(need.parts) == 0 || !smaller(need.parts, h.entry) || f.n.conditional && !h.isAll() {
		return f, false
	}
	f.parts = need.parts
	what, saved := describe(VariableOf(h.entry), need.parts), savedBy(need.parts, h.entry)
	f.why = fmt.Sprintf("the host writes no more than %s after both sides were equal: only that is copied, which saves %s", what, saved)
	if toHost {
		f.why = fmt.Sprintf("the host reads no more than %s before '%s' is made new again: only that is copied, which saves %s", what, name, saved)
	}
	return f, true
}

// isAll reports whether the update is of all that is mapped, so that what is no part of it is not on the device.
func (h *homed) isAll() bool {
	root, r, ok := h.view.mapped(h.mapped)
	return ok && root == h.root && h.covers(h.mapped) && h.view.covers(h.view.dense(h.region), h.view.dense(r))
}

// isBounds reports whether an operation makes the bounds of a section.
func isBounds(o *ir.Op) bool { return o.Name() == "acc.bounds" || o.Is(omp.MapBoundsOp) }

// smaller reports whether parts have fewer elements than a data operation, where that is known.
func smaller(parts []box, entry *ir.Op) bool {
	n, ok := elementsOf(parts)
	all, ok2 := elementsIn(mappingOf(entry))
	return !ok || !ok2 || n < all
}

// elementsIn is how many elements are mapped, if that is known.
func elementsIn(m mapping) (int64, bool) {
	if len(m.bounds) > 0 {
		return elements(m)
	}
	size, ok := bytesOf(m.typ)
	one, ok2 := bytesOf(elementOf(m.typ))
	if !ok || !ok2 || one == 0 {
		return 0, false
	}
	return size / one, true
}

// savedBy says how many bytes an update of parts transfers less.
func savedBy(parts []box, entry *ir.Op) string {
	n, ok := elementsOf(parts)
	all, ok2 := elementsIn(mappingOf(entry))
	one, ok3 := bytesOf(elementOf(mappingOf(entry).typ))
	switch {
	case ok && ok2 && ok3:
		return fmt.Sprintf("%d bytes", (all-n)*one)
	case ok && ok3:
		if each := fmt.Sprintf("%d bytes for each element", one); amount(entry) == each {
			return fmt.Sprintf("%d bytes for each other element", one)
		}
		return fmt.Sprintf("all but %d of %s", n*one, amount(entry))
	}
	return "most of " + amount(entry)
}

// rewrite makes an update one of what suffices.
func (a *analysis) rewrite(update *ir.Op, found []finding) {
	if len(found) == 0 {
		return
	}
	a.reads = nil
	b := ir.Before(update)
	b.Loc = update.Loc
	entries := a.lang.updated(update)
	var of []moved
	var temporary []*ir.Op
	var why []string
	if said := update.StringAttr(accc.Reason.Name); said != "" {
		why = append(why, said) // of other variables
	}
	conditional := false
	for _, e := range entries {
		i := slices.IndexFunc(found, func(f finding) bool { return f.entry == e })
		if i < 0 {
			of = append(of, moved{e, copiesToHost(e)})
			continue
		}
		why = append(why, found[i].why)
		if len(found[i].parts) > 0 {
			made := found[i].n.parts(b, e, found[i].parts)
			for _, p := range made {
				of = append(of, moved{p, copiesToHost(e)})
			}
			temporary = append(temporary, made...)
			conditional = conditional || found[i].n.conditional
		}
	}
	reason := strings.Join(why, "; ")
	if len(of) > 0 {
		made := a.lang.update(b, of)
		made.SetAttr(accc.Reason.Name, ir.String(reason))
		if conditional {
			a.lang.ifPresent(made)
		}
	} else {
		leaveOut(update, reason)
	}
	update.Erase()
	for _, e := range slices.Concat(entries, temporary) {
		p := omp.DataOf(e)
		for _, u := range e.Result(0).Users() {
			u.Erase()
		}
		e.Erase()
		if p != nil && !p.Result(0).HasUses() {
			p.Erase()
		}
	}
}

// A Removed is a directive of the source that a pass left out.
type Removed struct {
	At     *ir.FileLoc
	Reason string
}

// leaveOut notes that a directive is left out, in an attribute of its function.
func leaveOut(o *ir.Op, reason string) {
	at, f := ir.File(o.Loc), function(o)
	list, _ := f.Attr(accc.Removed.Name).(*ir.ArrayAttr)
	var elems []ir.Attribute
	if list != nil {
		elems = list.Elems
	}
	text := fmt.Sprintf("%d %d %d %d %s", at.Line, at.Col, at.EndLine, at.EndCol, reason)
	f.SetAttr(accc.Removed.Name, ir.ArrayOf(append(slices.Clip(elems), ir.String(text))...))
}

// RemovedFrom are the directives of the functions of a module that a pass left out, each in the file of its function.
func RemovedFrom(module *ir.Op) (list []Removed) {
	ir.Walk(module, func(f *ir.Op) bool {
		if texts, ok := f.Attr(accc.Removed.Name).(*ir.ArrayAttr); ok {
			for _, x := range texts.Elems {
				if r, ok := removed(x); ok {
					if at := ir.File(f.Loc); at != nil {
						r.At.File = at.File
					}
					list = append(list, r)
				}
			}
		}
		_, function := ir.As[ir.FunctionLike](f)
		return !function
	})
	return list
}

// removed is what leaveOut noted.
func removed(x ir.Attribute) (r Removed, ok bool) {
	s, ok := x.(*ir.StringAttr)
	if !ok {
		return r, false
	}
	at := &ir.FileLoc{}
	if n, err := fmt.Sscan(s.Value, &at.Line, &at.Col, &at.EndLine, &at.EndCol); n < 4 || err != nil {
		return r, false
	}
	fields := strings.SplitN(s.Value, " ", 5)
	return Removed{at, fields[len(fields)-1]}, true
}

// ChangedUpdates names the updates of the user that a pass changed, for its option without: whether the names of what a part is of are known where the directive is can be told only when what is
// written is read again.
func ChangedUpdates(module *ir.Op) (names []string) {
	ir.Walk(module, func(o *ir.Op) bool {
		at := ir.File(o.Loc)
		if o.Attr(accc.Reason.Name) != nil && len(Updated(o)) > 0 && at != nil && at.EndLine > 0 {
			names = append(names, updateAt(at))
		}
		return true
	})
	for _, r := range RemovedFrom(module) {
		names = append(names, updateAt(r.At))
	}
	return names
}
