package transfer

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/ir"
	"accc/ir/pass"
)

// Redundant is the pass acc-redundant-data-elimination, RedundantMaps the same for OpenMP.
var (
	Redundant     = redundantPass("acc-redundant-data-elimination", openACC{}, "acc-implicit-data", "acc-data-hoisting")
	RedundantMaps = redundantPass("omp-redundant-data-elimination", openMP{}, "omp-data-hoisting")
)

func redundantPass(name string, l language, after ...string) *pass.Pass {
	return Passes.Define(pass.Pass{
		Name: name,
		Doc: "Leave out copies to the device of what a construct writes before it reads it, and copies to the host of what it does not write or nothing " +
			"reads there; and updates, or what of them is not needed. Clauses for what a data construct around has on the device transfer nothing and say so.",
		Options: append(slices.Clip(without), pass.Option{Name: "dominated", Default: "true", Words: []string{"true", "false"},
			Doc: "whether clauses change that transfer nothing because a data construct around has a clause for the same memory: to present, or to alloc"}),
		After: after,
		Run: func(op *ir.Op, options pass.Values) error {
			a := newAnalysis(op, l)
			a.without = strings.Split(options["without"], "+")
			a.updates(op)
			var constructs, exits []*ir.Op
			ir.Walk(op, func(o *ir.Op) bool {
				compute := isCompute(o)
				switch {
				case l.isCompute(o), l.isData(o), isDeclare(o) && languageOf(o) == l && len(a.declared(o)) > 0:
					constructs = append(constructs, o)
				case l.isExit(o):
					exits = append(exits, o)
				}
				return !compute
			})
			for _, o := range exits {
				a.release(o)
			}
			for _, o := range constructs {
				a.narrow(o)
				if o.NumRegions() > 0 && options.Bool("dominated") {
					a.findPresent(o)
				}
			}
			return nil
		},
	})
}

// narrow makes the clauses of a construct transfer what is needed only.
func (a *analysis) narrow(construct *ir.Op) {
	if !a.lang.isOrdered(construct) || isKept(construct) {
		return
	}
	device := a.device(construct)
	host := newEffects()
	if !a.lang.isCompute(construct) {
		a.inside(construct, host, false)
	}
	if device.unknown != nil || host.unknown != nil {
		return
	}
	inside := newEffects()
	inside.add(device)
	inside.add(host)
	made := slices.ContainsFunc(a.lang.entries(construct), func(e *ir.Op) bool { return e.Attr(accc.Reason.Name) != nil })
	var v *view // of the construct; nil until it is needed
	for _, entry := range a.lang.entries(construct) {
		m := mappingOf(entry)
		if m.action == otherAction || m.action == allocate || m.modified || m.unclear || !isArray(entry) {
			continue
		}
		objects, ok := a.variable(entry)
		if !ok || len(objects) != 1 || host.mayWrite(objects[0]) || a.isEverPresent(construct, objects[0]) || a.isResident(construct, objects[0]) || a.mappedTwice(construct, objects[0]) {
			continue
		}
		if v == nil {
			v = a.view(construct, inside)
			v.made = made
		}
		how, why := v.less(entry, objects[0], m.action, device.mayWrite(objects[0]))
		if how == m.action {
			continue
		}
		if said := entry.StringAttr(accc.Reason.Name); said != "" {
			why = said + "; " + why
		}
		before := entry.Attr(accc.Reason.Name)
		entry.SetAttr(accc.Reason.Name, ir.String(why))
		if !a.lang.transfer(entry, how) {
			entry.SetAttr(accc.Reason.Name, before)
		}
	}
}

// findPresent makes the clauses of a construct that transfer nothing, since a data construct around has a clause for all of the memory, ones that
// find the data.
func (a *analysis) findPresent(construct *ir.Op) {
	if isKept(construct) {
		return
	}
	for _, entry := range a.lang.entries(construct) {
		m := mappingOf(entry)
		objects, ok := a.variable(entry)
		if m.action == otherAction || m.modified || m.unclear || !ok || len(objects) != 1 {
			continue
		}
		for around := construct.ParentOp(); around != nil; around = around.ParentOp() {
			if a.lang.isData(around) && a.lang.isPlain(around) && a.keepsAll(around, entry, objects[0]) {
				a.lang.present(entry)
				break
			}
		}
	}
}

// keepsAll reports whether a clause of a data construct is for all that an entry of a construct in it maps.
func (a *analysis) keepsAll(around, entry *ir.Op, x object) bool {
	inside := newEffects()
	a.inside(around, inside, false)
	inside.add(a.device(around))
	v := a.view(around, inside)
	root, part, ok := v.mapped(entry)
	return ok && slices.ContainsFunc(a.lang.entries(around), func(outer *ir.Op) bool {
		objects, known := a.variable(outer)
		if m := mappingOf(outer); m.action == otherAction || m.unclear || !known || len(objects) != 1 || objects[0] != x {
			return false
		}
		at, all, ok := v.mapped(outer)
		return ok && at == root && v.covers(v.dense(all), v.dense(part))
	})
}

// release makes a directive that ends the lifetime of data copy only what something on the host may read afterwards.
func (a *analysis) release(exit *ir.Op) {
	if !a.lang.isOrdered(exit) || isKept(exit) {
		return
	}
	for _, entry := range a.lang.entries(exit) {
		m := mappingOf(entry)
		if m.action != copyOut || m.modified || m.unclear || !isArray(entry) {
			continue
		}
		objects, ok := a.variable(entry)
		if !ok || len(objects) != 1 || a.mappedTwice(exit, objects[0]) || a.isNeeded(exit, entry, objects[0], false) {
			continue
		}
		if why := fmt.Sprintf("nothing reads '%s' on the host afterwards: it need not be copied back, which saves %s", nameOf(entry), amount(entry)); a.lang.release(entry) {
			entry.SetAttr(accc.Reason.Name, ir.String(why))
		}
	}
}

// less is what suffices instead of a clause's action, and why; it is the same action where all of it may be needed.
func (v *view) less(entry *ir.Op, x object, how action, written bool) (enough action, why string) {
	in, out := how == copyBoth || how == copyIn, how == copyBoth || how == copyOut
	name, saved := nameOf(entry), amount(entry)
	what := "the construct"
	switch {
	case v.made:
		what = "the loop"
	case isDeclare(v.construct):
		what = "the data region of declare"
	}
	if in && out && !written {
		return copyIn, fmt.Sprintf("%s does not write '%s': it need not be copied back, which saves %s", what, name, saved)
	}
	overwritten, whole := false, false
	if in && written {
		if c, ok := v.cover(entry, x); ok {
			overwritten, whole = c.read == nil, c.read == nil && c.whole()
		}
	}
	unread, then := out && written && !v.isNeeded(v.construct, entry, x, in && !overwritten), fmt.Sprintf("nothing reads '%s' on the host after %s", name, what)
	if out && written && !unread {
		if o := v.overwriter(v.construct, entry, x); o != nil {
			unread, then = true, fmt.Sprintf("the host overwrites '%s' in line %d", name, lineOf(o))
		}
	}
	switch {
	case unread && overwritten:
		return allocate, fmt.Sprintf("%s writes what it reads of '%s', and %s: it is allocated on the device only, which saves %s each way", what, name,
			strings.Replace(then, "'"+name+"'", "it", 1), saved)
	case unread && how == copyOut:
		return allocate, fmt.Sprintf("%s: it need not be copied back, which saves %s", then, saved)
	case unread:
		return copyIn, fmt.Sprintf("%s: it need not be copied back, which saves %s", then, saved)
	case how == copyIn && overwritten:
		return allocate, fmt.Sprintf("%s writes what it reads of '%s': it need not be copied to the device, which saves %s", what, name, saved)
	case how == copyBoth && whole:
		return copyOut, fmt.Sprintf("%s writes all of '%s' before it reads any: it need not be copied to the device, which saves %s", what, name, saved)
	}
	return how, ""
}

// mappedTwice reports whether more than one clause of a construct is for an object.
func (a *analysis) mappedTwice(construct *ir.Op, x object) bool {
	n := 0
	for _, entry := range a.lang.entries(construct) {
		objects, ok := a.variable(entry)
		for _, y := range objects {
			if !distinct(x, y) {
				n++
			}
		}
		if !ok {
			n++
		}
	}
	return n != 1
}
