package run

import (
	"slices"

	"accc/backend/check/race"
	"accc/backend/device"
	"accc/dialects/conversion/offloadtorun"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/memory"
)

// A reading says what a kernel does with the addresses that it is given, by the numbers of its arguments. What it only reads, or only accesses
// atomically, takes part in no race while nothing else is going on, if no other address that it uses is of the same block: see
// launch.findSilent.
type reading struct {
	Read    map[int][]int // the sites of code that read through an argument through which nothing is written
	Atomic  map[int][]int // of those that access through an argument, all of them atomic
	Written []int         // arguments through which something is written, atomically or not
	Orders  bool          // some of the atomic ones order what is around them
	More    bool          // there are other sites
}

// readings are those of the kernels of a module that is watched; none for one that may write what nobody knows of.
func readings(module *ir.Op, sites []accessSite, kernels []offloadtorun.Kernel) map[string]*reading {
	list := map[string]*reading{}
	for _, k := range kernels {
		if r := readingOf(ir.SymbolIn(module, k.Name), module, sites); r != nil {
			list[k.Name] = r
		}
	}
	return list
}

// many is instead of the number of an argument where a site is reached through several, or in another way.
const many = -1

// accessedBy says how something is accessed through an argument.
type accessedBy struct{ read, write, atomic bool }

func readingOf(kernel, module *ir.Op, sites []accessSite) *reading {
	a := memory.New(module)
	a.Ignored = isFresh
	through := map[int]int{} // the argument of each site
	how := map[int]accessedBy{}
	known := true
	ir.Walk(kernel, func(o *ir.Op) bool {
		if !o.Is(fn.Call) {
			known = known && o.Name() != "func.call_indirect" && o.Name() != "llvm.call"
			return known
		}
		callee := calleeOf(o)
		if callee != fnNote && callee != fnAccess {
			known = known && (watchCalls[callee] != "" || logTags[callee] != 0 || reachesNothing(o, ir.SymbolIn(module, callee)))
			return known
		}
		n, ok := ir.ConstantInt(o.Operand(o.NumOperands() - 1))
		if !ok {
			known = false
			return false
		}
		number, argument, home := int(n), many, false
		if from := o.Operand(0).Op(); from != nil && from.Name() == "llvm.ptrtoint" {
			argument, home = leadsTo(a.Targets(from.Operand(0)), kernel)
		}
		if x, ok := through[number]; ok && x != argument {
			through[number] = many
		} else {
			through[number] = argument
		}
		site := &sites[number]
		writes := site.Write || site.Atomic
		known = known && (home || argument != many || !writes)
		by := how[argument]
		by.read = by.read || !writes
		by.write = by.write || site.Write && !site.Atomic
		by.atomic = by.atomic || site.Atomic
		how[argument] = by
		return known
	})
	if !known {
		return nil
	}
	r := &reading{Read: map[int][]int{}, Atomic: map[int][]int{}}
	for number := range sites {
		argument, ok := through[number]
		switch by := how[argument]; {
		case !ok:
		case argument != many && by == accessedBy{read: true}:
			r.Read[argument] = append(r.Read[argument], number)
		case argument != many && by == accessedBy{atomic: true}:
			r.Atomic[argument] = append(r.Atomic[argument], number)
			r.Orders = r.Orders || sites[number].Orders
		default:
			r.More = true
		}
	}
	if len(r.Read)+len(r.Atomic) == 0 {
		return nil
	}
	for i := range kernel.Region(0).Entry().Args() {
		if by := how[i]; by.write || by.atomic {
			r.Written = append(r.Written, i)
		}
	}
	return r
}

// reachesNothing reports whether a call cannot access memory of the program: it is of a function from outside, such as exp, that is given no
// address.
func reachesNothing(call, callee *ir.Op) bool {
	if callee == nil || callee.NumRegions() > 0 && !callee.Region(0).Empty() {
		return false
	}
	for _, v := range call.Operands() {
		if v.Type() == llvm.Ptr() {
			return false
		}
	}
	return true
}

// leadsTo is the number of the argument of a kernel through which an address leads into memory, many if that is not known, or whether the address
// is in a variable on the stack.
func leadsTo(t memory.Target, kernel *ir.Op) (argument int, home bool) {
	if t.Lost != nil || len(t.Of) != 1 {
		return many, false
	}
	switch x := t.Of[0].In; {
	case x.Kind == memory.Local:
		return many, true
	case x.Kind == memory.Param && x.Site.Block() == kernel.Region(0).Entry():
		return x.Site.Index(), false
	}
	return many, false
}

// findSilent finds the sites whose accesses take part in no race during a launch that nothing else is beside.
func (l *launch) findSilent(in *instance) {
	p := l.p
	r := p.image.readings[l.kernel.Name]
	if r == nil || p.races == nil || l.queue != device.Sync {
		return
	}
	alone := false
	in.watch(func(s *race.Strand) { alone = s.Undisturbed() })
	if !alone {
		return
	}
	blocks := map[int]device.Range{} // of the arguments that matter
	for _, i := range r.Written {
		if i == partialsArgument && l.stride == 0 {
			continue // there are none
		}
		b, ok := l.dev.Block(l.args[i])
		if !ok {
			return
		}
		blocks[i] = b
	}
	known := true
	for i := range r.Read {
		if b, ok := l.dev.Block(l.args[i]); ok {
			blocks[i] = b
		} else {
			known = false
		}
	}
	all := !r.More && known
	var silent, atomics []int
	for i, sites := range r.Read {
		b, ok := blocks[i]
		if ok && !slices.ContainsFunc(r.Written, func(j int) bool { return blocks[j] == b }) {
			silent = append(silent, sites...)
		} else {
			all = false
		}
	}
	for i, sites := range r.Atomic {
		ok := known
		for j, b := range blocks {
			ok = ok && (j == i || b != blocks[i])
		}
		if ok {
			atomics = append(atomics, sites...)
		} else {
			all = false
		}
	}
	if l.silent.all = all; all || !r.Orders {
		silent = append(silent, atomics...)
	}
	if len(silent) == 0 {
		return
	}
	l.silent.sites = make([]bool, len(p.image.sites))
	for _, n := range silent {
		l.silent.sites[n] = true
	}
}

// A silence says of which accesses the detector of races needs not be told.
type silence struct {
	sites []bool // by the numbers of sites; nil: none
	all   bool   // all that the kernel has
}
