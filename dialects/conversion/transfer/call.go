package transfer

import (
	"fmt"
	"regexp"
	"slices"

	"accc/dialects/accc"
	"accc/dialects/fir"
	"accc/ir"
	"accc/ir/memory"
)

// Functions as their callers see them: what they do on the host, and what constructs in them do and transfer. Each is summarized once.

// A summary is what a function does to memory that its arguments lead to, or that it knows by name. Its own memory is nobody's concern.
type summary struct {
	// host is what it does besides constructs, device what these do on the device, moved what they transfer.
	host, device, moved *effects
	// directives: it has directives of its own. constructs: it has constructs, or calls functions that have.
	directives, constructs bool
	// units are what the constructs map, in terms of the function; nil until they are asked for.
	units []unit
}

func bodyOf(f *ir.Op) *ir.Region {
	fn, _ := ir.As[ir.FunctionLike](f)
	return fn.Body(f)
}

// summaryOf is the summary of a function with a body.
func (a *analysis) summaryOf(f *ir.Op) *summary {
	if s := a.functions[f]; s != nil {
		return s
	}
	s := &summary{host: newEffects(), device: newEffects(), moved: newEffects()}
	s.host.unknown, s.device.unknown = f, f // while it is being made: the function calls itself
	a.functions[f] = s
	host, device, moved := newEffects(), newEffects(), newEffects()
	a.inside(f, host, false)
	var declares *ir.Op
	ir.Walk(f, func(o *ir.Op) bool {
		if isDeclare(o) {
			declares = o
		}
		s.directives = s.directives || languageOf(o) != nil
		compute := a.lang.isCompute(o)
		if compute || a.lang.isData(o) {
			s.constructs = true
			a.moves(o, moved)
		}
		if compute {
			device.add(a.device(o))
			return false
		}
		if g := memory.CalleeOf(o).Body; g != nil {
			in := a.summaryOf(g)
			s.constructs = s.constructs || in.constructs
			a.translate(in.device, o, g, device)
			a.translate(in.moved, o, g, moved)
		}
		return true
	})
	if declares != nil {
		host.unknown = declares // what it transfers is not described in terms of the caller
	}
	s.host, s.device, s.moved = host, device, moved
	return s
}

// moves adds what the clauses of a construct transfer.
func (a *analysis) moves(construct *ir.Op, e *effects) {
	for _, entry := range a.lang.entries(construct) {
		m := mappingOf(entry)
		objects, ok := a.variable(entry)
		unclear := m.modified || m.unclear || m.action == otherAction
		e.touch(construct, objects, ok, unclear || m.action == copyIn || m.action == copyBoth, unclear || m.action == copyOut || m.action == copyBoth)
	}
}

// callOf adds the effects of a call of a function with a body.
func (a *analysis) callOf(o, f *ir.Op, e *effects, device bool) {
	s := a.summaryOf(f)
	if device && (s.directives || s.constructs) {
		e.unknown = o
		return
	}
	a.translate(s.host, o, f, e)
	if e.transfers {
		a.translate(s.device, o, f, e)
		a.translate(s.moved, o, f, e)
	}
}

// constructsOf adds what the constructs of a function do on the device if an operation calls one.
func (a *analysis) constructsOf(o *ir.Op, e *effects) {
	if _, calls := ir.As[ir.CallLike](o); !calls {
		return
	}
	if f := memory.CalleeOf(o).Body; f != nil {
		a.translate(a.summaryOf(f).device, o, f, e)
	} else if libraryOf(o) == nil {
		e.unknown = o
	}
}

// hasConstructs reports whether an operation calls a function that has constructs.
func (a *analysis) hasConstructs(o *ir.Op) bool {
	f := memory.CalleeOf(o).Body
	return f != nil && a.summaryOf(f).constructs
}

// because says why a call is not understood: by what the function does, or one that it calls.
func (a *analysis) because(what string, call, f *ir.Op) string {
	text := fmt.Sprintf("%s in line %d of the loop may access any memory", what, lineOf(call))
	seen := []*ir.Op{f}
	for {
		s := a.summaryOf(f)
		o := s.host.unknown
		if o == nil {
			o = s.device.unknown
		}
		if o == nil {
			return text
		}
		f = memory.CalleeOf(o).Body
		switch {
		case o.Is(seen[0].Def()), slices.Contains(seen, f):
			return text + ": the function calls itself"
		case f == nil:
			return fmt.Sprintf("%s, by line %d", text, lineOf(o))
		}
		seen = append(seen, f)
	}
}

// translate adds the effects of a function to those of a call of it.
func (a *analysis) translate(of *effects, call, f *ir.Op, e *effects) {
	if of.unknown != nil {
		e.unknown = call
	}
	if of.ends != nil {
		e.ends = call
	}
	e.addOrder(of, call)
	for _, m := range []struct {
		objects           map[object]*ir.Op
		read, write, free bool
	}{{of.reads, true, false, false}, {of.writes, false, true, false}, {of.frees, false, false, true}} {
		for x := range m.objects {
			list, ok := a.outside(x, call, f)
			e.touch(call, list, ok, m.read, m.write)
			if m.free {
				e.free(call, list)
			}
		}
	}
}

// outside are the objects of the caller that one of a function may be; none if it is the function's own.
func (a *analysis) outside(x object, call, f *ir.Op) (list []object, ok bool) {
	c, _ := ir.As[ir.CallLike](call)
	args := c.Arguments(call)
	switch {
	case x.address == nil:
		return []object{x}, true
	case x.address.Op() != nil:
		return nil, true
	case x.address.Block() != bodyOf(f).Entry():
		return nil, x.own // a copy that a construct has
	case x.address.Index() >= len(args):
		return nil, false
	}
	arg := args[x.address.Index()]
	if arg.Op() != nil && arg.Op().Is(fir.Absent) {
		return nil, true
	}
	_, box := arg.Type().(*fir.BoxType)
	switch {
	case x.place > 0 && x.variable == "":
		root, at, ok := a.placeOf(arg)
		if !ok {
			return nil, false
		}
		y, ok := a.memberAt(root, at+x.place-1)
		return []object{y}, ok
	case x.data && holdsDescriptor(arg):
		return a.described(arg)
	case x.data && !box:
		return a.reachable(arg)
	}
	return a.objects(arg)
}

// callersFirst are the functions of a module with bodies, those that call before those that they call.
func (a *analysis) callersFirst() (list []*ir.Op) {
	seen := map[*ir.Op]bool{}
	var visit func(f *ir.Op)
	visit = func(f *ir.Op) {
		if seen[f] {
			return
		}
		seen[f] = true
		ir.Walk(f, func(o *ir.Op) bool {
			if g := memory.CalleeOf(o).Body; g != nil {
				visit(g)
			}
			return true
		})
		list = append(list, f)
	}
	for _, b := range a.module.Region(0).Blocks() {
		for f := b.Last(); f != nil; f = f.Prev() {
			if fn, ok := ir.As[ir.FunctionLike](f); ok && !fn.Body(f).Empty() {
				visit(f)
			}
		}
	}
	slices.Reverse(list)
	return list
}

// callsOf are the operations that call a function by name.
func (a *analysis) callsOf(f *ir.Op) []*ir.Op {
	if a.calls == nil {
		a.calls = map[*ir.Op][]*ir.Op{}
		ir.Walk(a.module, func(o *ir.Op) bool {
			if g := memory.CalleeOf(o).Body; g != nil {
				a.calls[g] = append(a.calls[g], o)
			}
			return true
		})
	}
	return a.calls[f]
}

// isPresent reports whether data constructs have clauses for an object around an operation: some, in the function or around one of the calls of it; all: wherever
// the operation runs.
func (a *analysis) isPresent(o *ir.Op, x object) (some, all bool) {
	return a.presentAt(o, x, nil)
}

// isEverPresent reports whether they do wherever the operation runs.
func (a *analysis) isEverPresent(o *ir.Op, x object) bool {
	_, all := a.isPresent(o, x)
	return all
}

func (a *analysis) presentAt(o *ir.Op, x object, in []*ir.Op) (some, all bool) {
	if a.isMapped(o, x) {
		return true, true
	}
	f := function(o)
	if slices.Contains(in, f) || x.address != nil && x.address.Op() != nil {
		return false, false
	}
	in = append(slices.Clip(in), f)
	calls := a.callsOf(f)
	all = len(calls) > 0
	for _, call := range calls {
		list, ok := a.outside(x, call, f)
		all = all && ok && len(list) > 0
		for _, y := range list {
			s, e := a.presentAt(call, y, in)
			some, all = some || s, all && e
		}
	}
	return some, all
}

// alwaysIn reports whether each call of a function that returns executes an operation in it.
func (a *analysis) alwaysIn(f, o *ir.Op) bool {
	for isData(o.ParentOp()) && len(o.ParentOp().Region(0).Blocks()) == 1 {
		o = o.ParentOp()
	}
	if o.ParentOp() != f {
		return false
	}
	blocks := bodyOf(f).Blocks()
	if len(blocks) == 1 {
		return true
	}
	d := ir.NewDominance()
	return !slices.ContainsFunc(blocks, func(b *ir.Block) bool {
		return len(b.Successors()) == 0 && d.Reachable(b) && !d.BlockDominates(o.Parent(), b)
	})
}

// unitsOf are what the constructs of a function map, in terms of the function.
func (a *analysis) unitsOf(f *ir.Op) []unit {
	s := a.summaryOf(f)
	if s.units != nil || !s.constructs {
		return s.units
	}
	s.units = []unit{}
	ir.Walk(f, func(o *ir.Op) bool {
		compute := a.lang.isCompute(o)
		if compute || a.lang.isData(o) {
			for _, entry := range a.lang.entries(o) {
				objects, known := a.variable(entry)
				if slices.ContainsFunc(objects, func(x object) bool { return a.isMapped(o, x) }) {
					continue
				}
				s.units = append(s.units, unit{construct: o, origin: o, source: entry, entry: entry, action: mappingOf(entry).action, objects: objects, known: known,
					device: a.device(o), always: a.alwaysIn(f, o)})
			}
			return !compute
		}
		for _, u := range a.unitsAt(o) {
			if slices.ContainsFunc(u.objects, func(x object) bool { return a.isMapped(o, x) }) {
				continue
			}
			u.always = u.always && a.alwaysIn(f, o)
			s.units = append(s.units, u)
		}
		return true
	})
	if len(s.units) > mostUnits {
		s.units, s.host.unknown = []unit{}, f
	}
	return s.units
}

// mostUnits bounds what the constructs that a function reaches may map, so that chains of calls cost no more than they are long.
const mostUnits = 64

// unitsAt are what the constructs of a function map that an operation calls, in terms of the caller.
func (a *analysis) unitsAt(call *ir.Op) []unit {
	if !a.hasConstructs(call) {
		return nil
	}
	list, done := a.sites[call]
	if done {
		return list
	}
	a.sites[call] = []unit{} // while it is being made: the function calls itself
	f := memory.CalleeOf(call).Body
	l := newLifting(a, call, f)
	devices := map[*effects]*effects{}
	for _, u := range a.unitsOf(f) {
		x := unit{construct: call, origin: u.origin, source: u.source, action: u.action, known: u.known, always: u.always, device: devices[u.device]}
		if x.device == nil {
			x.device = newEffects()
			a.translate(u.device, call, f, x.device)
			devices[u.device] = x.device
		}
		for _, y := range u.objects {
			objects, ok := a.outside(y, call, f)
			x.objects, x.known = append(x.objects, objects...), x.known && ok
		}
		if x.known && len(x.objects) == 0 {
			continue // memory of the function
		}
		if x.entry, x.why = u.entry, u.why; x.why == "" {
			x.entry, x.why = l.entry(u.construct, u.entry)
		}
		list = append(list, x)
	}
	a.sites[call] = list
	return list
}

// clear erases the operations that describe clauses of functions in terms of callers.
func (a *analysis) clear() {
	for _, o := range slices.Backward(a.temporary) {
		o.Erase()
	}
	a.temporary = nil
}

// AcrossCalls names the clauses of constructs that a pass made around calls of functions that have constructs: whether a loop has a name for what these map
// is known only when what is written is read again. The option without of the passes has clauses that are not to be made, by these names.
func AcrossCalls(module *ir.Op) (names []string) {
	for _, l := range languages {
		a := newAnalysis(module, l)
		ir.Walk(module, func(o *ir.Op) bool {
			if !l.isData(o) {
				return true
			}
			crosses := false
			ir.Walk(o, func(in *ir.Op) bool {
				crosses = crosses || a.hasConstructs(in)
				return !crosses
			})
			for _, e := range l.entries(o) {
				if crosses && e.Attr(accc.Reason.Name) != nil {
					names = append(names, clauseAt(o, e))
				}
			}
			return true
		})
	}
	return names
}

var notWord = regexp.MustCompile(`\W+`)

// clauseAt names a clause of a construct around a loop.
func clauseAt(loop, entry *ir.Op) string {
	line, column := 0, 0
	if at := ir.File(loop.Loc); at != nil {
		line, column = at.Line, at.Col
	}
	return fmt.Sprintf("%d.%d.%s", line, column, notWord.ReplaceAllString(nameOf(entry), "_"))
}

// isLeftOut reports whether no clause is to be made for a section, of which functions that the loop calls have clauses.
func (s *scope) isLeftOut(c *candidate) bool {
	return slices.ContainsFunc(c.entries, func(e *ir.Op) bool { return slices.Contains(s.without, clauseAt(s.loop, e)) })
}
