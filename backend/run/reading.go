package run

import (
	"accc/backend/check/race"
	"accc/backend/device"
	"accc/dialects/conversion/offloadtorun"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// A reading says what a kernel reads and writes through the addresses that it is given, by the numbers of its arguments. What it only reads takes part
// in no race while nothing else is going on, if no other address that it writes through is of the same block: see launch.findSilent.
type reading struct {
	Read    map[int][]int // the sites of code that read through an argument through which nothing is written
	Written []int
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

// many is instead of the number of an argument where a site is reached through several.
const many = -1

func readingOf(kernel, module *ir.Op, sites []accessSite) *reading {
	through := map[int]int{} // the argument of each site that reads
	written := map[int]bool{}
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
			argument, home = rootOf(from.Operand(0), kernel)
		}
		switch site := &sites[number]; {
		case home:
			through[number] = many
		case site.Write || site.Atomic:
			if argument == many {
				known = false
			}
			written[argument] = true
		case through[number] != 0 && through[number] != argument:
			through[number] = many
		default:
			through[number] = argument
		}
		return known
	})
	if !known {
		return nil
	}
	r := &reading{Read: map[int][]int{}}
	for number := range sites {
		if argument := through[number]; argument > 0 && !written[argument] {
			r.Read[argument] = append(r.Read[argument], number)
		}
	}
	if len(r.Read) == 0 {
		return nil
	}
	for i := range kernel.Region(0).Entry().Args() {
		if written[i] {
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

// rootOf is the number of the argument of a kernel from which an address is computed, many if that is not known, or whether the address
// is in a variable on the stack.
func rootOf(addr *ir.Value, kernel *ir.Op) (argument int, home bool) {
	for {
		o := addr.Op()
		switch {
		case o == nil:
			for i, a := range kernel.Region(0).Entry().Args() {
				if a == addr {
					return i, false
				}
			}
			return many, false
		case o.Is(llvm.GEP):
			addr = o.Operand(0)
		case o.Is(llvm.Alloca):
			return many, true
		case o.Is(llvm.Load):
			if addr = onlyValue(o.Operand(0)); addr == nil {
				return many, false
			}
		default:
			return many, false
		}
	}
}

// onlyValue is what a variable has as long as it lives, or nil: it is stored to once, as a whole.
func onlyValue(variable *ir.Value) *ir.Value {
	o := variable.Op()
	if o == nil || !o.Is(llvm.Alloca) {
		return nil
	}
	var value *ir.Value
	for _, u := range variable.Users() {
		switch {
		case u.Is(llvm.Load), u.Is(llvm.LifetimeStart), isFresh(u):
		case u.Is(llvm.Store) && u.Operand(1) == variable && value == nil:
			value = u.Operand(0)
		default:
			return nil
		}
	}
	return value
}

// findSilent finds the sites whose reads take part in no race during a launch that nothing else is beside.
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
	var written []device.Range
	for _, i := range r.Written {
		if i == partialsArgument && l.stride == 0 {
			continue // there are none
		}
		b, ok := l.dev.Block(l.args[i])
		if !ok {
			return
		}
		written = append(written, b)
	}
	for i, sites := range r.Read {
		b, ok := l.dev.Block(l.args[i])
		for _, w := range written {
			ok = ok && w != b
		}
		if !ok {
			continue
		}
		if l.silent == nil {
			l.silent = make([]bool, len(p.image.sites))
		}
		for _, n := range sites {
			l.silent[n] = true
		}
	}
}
