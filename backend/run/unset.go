package run

import (
	"cmp"
	"slices"

	"accc/backend/check/values"
	"accc/backend/device"
	"accc/dialects/accc"
	"accc/dialects/arith"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/memory"
)

// Variables have no value before the program sets one, but for static ones of C, which are 0. Arrays and structures on the stack of the host are memory without a value from their
// declaration on, as blocks of malloc are; what is left on the stack when a procedure returns is memory of which nothing is known.

// fnUnset (address, size) is noted where a variable on the stack begins to exist, fnUnwound where it ends.
const (
	fnUnset   = "__accc_unset"
	fnUnwound = "__accc_unwound"
)

// unset inserts the calls for the variables of the host. Scalars are left out: compilers warn of these.
func unset(module *ir.Op) {
	m := memory.New(module)
	m.Ignored = isFresh
	for _, f := range module.Region(0).Entry().Ops() {
		if f.Is(fn.Func) && !f.Region(0).Empty() {
			unsetIn(f, m)
		}
	}
}

func unsetIn(f *ir.Op, m *memory.Analysis) {
	var variables, ends []*ir.Op
	ir.Walk(f, func(o *ir.Op) bool {
		switch {
		case o.Is(llvm.Alloca) && startsUnset(o, m):
			variables = append(variables, o)
		case o.Is(fn.Return), o.Is(llvm.StackRestore):
			ends = append(ends, o)
		}
		return true
	})
	if len(variables) == 0 {
		return
	}
	dom := ir.NewDominance()
	for _, a := range variables {
		after := func(end *ir.Op) bool { return dom.OpDominates(a, end) }
		if slices.ContainsFunc(ends, func(end *ir.Op) bool { return end.Is(fn.Return) && !after(end) }) {
			continue // an array of variable length in a part of the procedure
		}
		b := ir.After(a)
		size := bytesOf(b, a)
		watchCall(b, fnUnset, a.Result(0), size)
		_, fixed := ir.ConstantInt(a.Operand(0))
		for _, end := range ends {
			if after(end) && !(fixed && end.Is(llvm.StackRestore)) {
				watchCall(ir.Before(end), fnUnwound, a.Result(0), size)
			}
		}
	}
}

// startsUnset reports whether a variable is one of the program that is no scalar, has no pointers, and gets its values by what is watched.
func startsUnset(alloca *ir.Op, m *memory.Analysis) bool {
	t, ok := alloca.Attr("elem_type").(*ir.TypeAttr)
	if !ok || ir.NameOf(alloca.Loc) == "" || ir.File(alloca.Loc) == nil || m.IsPrivate(alloca.Result(0)) {
		return false
	}
	switch t.Type.(type) {
	case *llvm.ArrayType, *llvm.StructType:
	default:
		if n, fixed := ir.ConstantInt(alloca.Operand(0)); fixed && n == 1 {
			return false
		}
	}
	_, sized := llvm.SizeOf(t.Type)
	return sized && ofNumbers(t.Type) && watchedWrites(alloca.Result(0))
}

// ofNumbers reports whether values of a type consist of numbers alone. Pointers and descriptors are set by more than the program.
func ofNumbers(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return true
	case *llvm.ArrayType:
		return ofNumbers(t.Elem)
	case *llvm.StructType:
		return !t.IsOpaque() && !slices.ContainsFunc(t.Elems(), func(e ir.Type) bool { return !ofNumbers(e) })
	}
	return false
}

// watchedWrites reports whether no access to a variable is one that watch leaves out.
func watchedWrites(addr *ir.Value) bool {
	for _, u := range addr.Users() {
		if _, ok := accesses[u.Name()]; ok && (ir.File(u.Loc) == nil || handsOn(u)) || u.Is(llvm.GEP) && !watchedWrites(u.Result(0)) {
			return false
		}
	}
	return true
}

// bytesOf is the size of a variable on the stack.
func bytesOf(b *ir.Builder, alloca *ir.Op) *ir.Value {
	size, _ := llvm.SizeOf(alloca.Attr("elem_type").(*ir.TypeAttr).Type)
	n := alloca.Operand(0)
	if count, fixed := ir.ConstantInt(n); fixed {
		return arith.Int(b, ir.I64(), size*count)
	}
	switch t := n.Type().(type) {
	case *ir.IntegerType:
		if t.Width < 64 {
			n = b.Op(arith.ExtSI, ir.With{Operands: []*ir.Value{n}, Types: []ir.Type{ir.I64()}}).Result(0)
		}
	default:
		n = b.Op(arith.IndexCast, ir.With{Operands: []*ir.Value{n}, Types: []ir.Type{ir.I64()}}).Result(0)
	}
	return b.Op(arith.MulI, ir.With{Operands: []*ir.Value{n, arith.Int(b, ir.I64(), size)}, Types: []ir.Type{ir.I64()}}).Result(0)
}

// unsetGlobals lists the variables of static storage that begin without a value ([firacc.MarkUnset]).
func unsetGlobals(module *ir.Op) (names []string) {
	for _, g := range module.Region(0).Entry().Ops() {
		if g.Attr(accc.Unset.Name) != nil {
			names = append(names, ir.SymbolName(g))
		}
	}
	return names
}

// A stack is the variables on the stacks of the host that began without a value, by address.
type stack []device.Range

// begin adds one; what was known of others in its memory is about variables that are gone.
func (s *stack) begin(r device.Range) {
	i := s.end(r)
	*s = slices.Insert(*s, i, r)
}

// end removes those in a range, and returns where one in it would be.
func (s *stack) end(r device.Range) int {
	i, _ := slices.BinarySearchFunc(*s, r.Addr, func(x device.Range, at uint64) int { return cmp.Compare(x.End()-1, at) })
	n := i
	for n < len(*s) && (*s)[n].Addr < r.End() {
		n++
	}
	*s = slices.Delete(*s, i, n)
	return i
}

// of is the variable that holds an address.
func (s stack) of(addr uint64) (device.Range, bool) {
	i, _ := slices.BinarySearchFunc(s, addr, func(x device.Range, at uint64) int { return cmp.Compare(x.End()-1, at) })
	if i == len(s) || addr < s[i].Addr {
		return device.Range{}, false
	}
	return s[i], true
}

// began is told of a variable on the stack of the host that begins to exist, ended of one that ends.
func (w *valueWatch) began(r device.Range) {
	if r.Size > 0 {
		w.stack.begin(r)
		w.d.Fresh(values.Host, r.Addr, r.Size)
	}
}

func (w *valueWatch) ended(r device.Range) {
	if r.Size > 0 {
		w.stack.end(r)
		w.d.Set(values.Host, r.Addr, r.Size)
	}
}
