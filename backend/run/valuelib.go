package run

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"

	"accc/backend/check/values"
	"accc/backend/run/libfortran"
	"accc/backend/run/libmpi"
	"accc/dialects/arith"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/memory"
	"accc/ir/memory/library"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// What functions of the libraries do with memory, for the detectors. What the tables leave out may do anything with what its
// arguments point to: after it nothing is known to be wrong about that.

// fnPlace (number of an accessSite) is called before a call of a function in the tables.
const fnPlace = "__accc_place"

// A libraryAccess is what a function does with memory that an argument points to: the number of bytes is a product of arguments, or size.
type libraryAccess struct {
	arg   int
	bytes []int
	size  uint64
	write bool
	copy  bool // of what is read: it need not be set
}

// sizedAccesses are the accesses of a function whose sizes its row says.
func sizedAccesses(f *library.Function) (list []libraryAccess) {
	for i, a := range f.Args {
		if a.Bytes == 0 {
			continue
		}
		x := libraryAccess{arg: i, bytes: a.Factors, size: a.Bytes}
		if a.Access&library.Reads != 0 {
			list = append(list, x)
		}
		if x.write = true; a.Access&library.Writes != 0 {
			list = append(list, x)
		}
	}
	return list
}

// changing are functions that write to what their arguments lead to, as much as only they know: what they have changed is compared.
var changing = map[string]bool{"scanf": true, "fscanf": true, "sscanf": true, "vscanf": true, "vfscanf": true, "vsscanf": true, "fgets": true, "getline": true,
	"sprintf": true, "snprintf": true, "vsprintf": true, "vsnprintf": true, "strcpy": true, "strncpy": true, "strcat": true, "strncat": true, "qsort_r": true}

// filling are those that write a string to their first argument.
var filling = map[string]bool{"fgets": true, "sprintf": true, "snprintf": true, "vsprintf": true, "vsnprintf": true, "strcpy": true}

// arrayAccesses are those of functions of Fortran's library, by the part of the name after the prefix without the type: the arguments are
// descriptors.
var arrayAccesses = map[string][]libraryAccess{
	"ioOutputDescriptor": {{arg: 1}}, "ioInputDescriptor": {{arg: 1, write: true}},
	"Sum": {{arg: 0}}, "Product": {{arg: 0}}, "Maxval": {{arg: 0}}, "Minval": {{arg: 0}}, "Count": {{arg: 0}}, "Any": {{arg: 0}}, "All": {{arg: 0}},
	"SumDim": {{arg: 1}}, "ProductDim": {{arg: 1}}, "MaxvalDim": {{arg: 1}}, "MinvalDim": {{arg: 1}}, "CountDim": {{arg: 1}}, "AnyDim": {{arg: 1}}, "AllDim": {{arg: 1}},
	"Maxloc": {{arg: 1}}, "Minloc": {{arg: 1}}, "Norm2_": {{arg: 0}}, "DotProduct": {{arg: 0}, {arg: 1}}, "Matmul": {{arg: 1}, {arg: 2}},
	"Assign": {{arg: 1, copy: true}, {arg: 0, write: true}},
}

// knownAccesses are the accesses of a function that the tables have.
func knownAccesses(name string) (list []libraryAccess, arrays, ok bool) {
	if name == "memcpy" || name == "memmove" {
		return nil, false, true // a copy
	}
	if f := library.Lookup(name); f != nil && f.Does&library.Copies == 0 {
		if list = sizedAccesses(f); len(list) > 0 {
			return list, false, true
		}
	}
	rest, fortran := strings.CutPrefix(name, libfortran.Prefix)
	if !fortran {
		return nil, false, false
	}
	if list, ok = arrayAccesses[rest]; ok {
		return list, true, true
	}
	for _, t := range []string{"Integer", "Real", "Complex", "Logical", "Character"} {
		if i := strings.Index(rest, t); i > 0 {
			list, ok = arrayAccesses[rest[:i]]
			return list, true, ok
		}
	}
	return nil, false, false
}

// places inserts the calls that say where the functions in the tables are called.
func (w *watcher) places(module *ir.Op) {
	m := memory.New(module)
	m.Ignored = func(o *ir.Op) bool { return o.Is(fn.Call) && watchCalls[calleeOf(o)] != "" }
	ir.Walk(module, func(o *ir.Op) bool {
		s, ok := o.Attr("callee").(*ir.SymbolRefAttr)
		if !ok || !o.Is(fn.Call) && !o.Is(llvm.Call) {
			return true
		}
		list, _, ok := knownAccesses(s.Root)
		message := libmpi.Lookup(s.Root) != nil
		if !ok && !changing[s.Root] && !message && !mayFail[s.Root] {
			return true
		}
		x := accessSite{Write: changing[s.Root], Untold: mayFail[s.Root] && o.NumResults() == 1 && isUnread(o.Result(0), m), Numbered: w.byNumber.depends(o)}
		if at := ir.File(o.Loc); at != nil {
			x.At = location{at.File, at.Line, at.Col}
		}
		switch {
		case len(list) > 0:
			x.Name = throughDescriptor(o.Operand(list[0].arg))
		case message && o.NumOperands() > 0 && llvm.IsPtr(o.Operand(0).Type()):
			x.Name = variableOf(o.Operand(0))
		case filling[s.Root]:
			x.Name = variableOf(o.Operand(0))
		}
		b := ir.Before(o)
		b.Loc = o.Loc
		watchCall(b, fnPlace, arith.Int(b, ir.I32(), int64(w.number(x))))
		return true
	})
	declareWatch(module, fnPlace, "i")
}

// mayFail are the calls whose answer says whether something has happened: where nothing looks at it, it has not for all that is known, since one
// execution stands for all.
var mayFail = map[string]bool{"omp_test_lock": true, "omp_test_nest_lock": true, "acc_async_test": true, "acc_async_test_device": true,
	"acc_async_test_all": true, "acc_async_test_all_device": true}

// isUnread reports whether a value matters to nothing: it is only stored in variables of the procedure that nothing else reads.
func isUnread(v *ir.Value, m *memory.Analysis) bool {
	f := v.Op()
	for f != nil && !f.Is(fn.Func) {
		f = f.ParentOp()
	}
	seen := map[*ir.Value]bool{}
	var unread func(v *ir.Value) bool
	unread = func(v *ir.Value) bool {
		if seen[v] {
			return true
		}
		seen[v] = true
		return !slices.ContainsFunc(v.Users(), func(u *ir.Op) bool {
			if !u.Is(llvm.Store) {
				return !ir.IsPure(u) || u.IsTerminator() || u.NumRegions() > 0 || slices.ContainsFunc(u.Results(), func(r *ir.Value) bool { return !unread(r) })
			}
			at := m.At(u.Operand(1), 0)
			if len(at) != 1 || at[0].In.Kind != memory.Local || f == nil {
				return true
			}
			reads, _ := m.Accesses(f, at[0])
			return slices.ContainsFunc(reads, func(o *ir.Op) bool { return !o.Is(llvm.Load) || !unread(o.Result(0)) })
		})
	}
	return unread(v)
}

// throughDescriptor names the variable that an argument leads to: itself, or the one whose address is stored in a temporary descriptor.
func throughDescriptor(v *ir.Value) string {
	if o := v.Op(); o != nil && o.Is(llvm.Alloca) {
		for _, u := range v.Users() {
			if u.Is(llvm.Store) && u.Operand(1) == v && llvm.IsPtr(u.Operand(0).Type()) {
				return variableOf(u.Operand(0))
			}
		}
	}
	return variableOf(v)
}

// valueLibrary makes a call of the library one that the detector of values knows of.
func (in *instance) valueLibrary(name string, do wasmapi.GoFunc) wasmapi.GoFunc {
	w := in.p.values
	if w == nil && in.p.races == nil {
		return do
	}
	switch name {
	case "malloc", libfortran.Prefix + "AllocateMemory": // the device tells of its own memory
		if w == nil || in.space != in.p.host {
			return do
		}
		return w.fresh(do, 0)
	case "aligned_alloc":
		if w == nil || in.space != in.p.host {
			return do
		}
		return w.fresh(do, 1)
	case "memcpy", "memmove":
		return func(c ctx, s []uint64) {
			to, from, n := s[0], s[1], s[2]
			do(c, s)
			in.accesses(from, n, false)
			in.accesses(to, n, true)
			if w == nil {
				return
			}
			w.mu.Lock()
			defer w.mu.Unlock()
			if n > 0 {
				on := in.valueSide()
				to, from = in.address(to), in.address(from)
				w.d.ReadWhole(on, from, n, in.watched.place)
				w.d.Copy(on, to, on, from, n, in.watched.place)
			}
		}
	}
	if w != nil && name == libfortran.Prefix+"ioInputNamelist" { // what it leads to is several tables away
		return func(c ctx, s []uint64) {
			do(c, s)
			w.mu.Lock()
			defer w.mu.Unlock()
			w.d.SetAll(values.Host)
		}
	}
	list, arrays, known := knownAccesses(name)
	if f := library.Lookup(name); !known && f != nil && leavesValues(f) {
		return do
	}
	if w == nil && !known && !filling[name] {
		return do
	}
	return func(c ctx, s []uint64) {
		args := append([]uint64(nil), s...)
		if changing[name] {
			var before []copied
			if w != nil {
				before = in.reachable(args)
			}
			do(c, s)
			if filling[name] {
				in.filled(args[0])
			}
			if w != nil {
				w.unknown(in, args)
				in.changed(before)
			}
			return
		}
		if known {
			in.library(list, arrays, args, false)
		}
		do(c, s)
		if known {
			in.library(list, arrays, args, true)
		} else {
			w.unknown(in, args)
		}
	}
}

// leavesValues reports whether a function writes nothing but what it returns, or tells the device of what it moves.
func leavesValues(f *library.Function) bool {
	return f.Does&library.Calls == 0 && (!f.WritesMemory() || f.Does&(library.Moves|library.Acquire|library.Release) != 0)
}

// fresh makes the block that an allocation returns one without a value.
func (w *valueWatch) fresh(do wasmapi.GoFunc, size int) wasmapi.GoFunc {
	return func(c ctx, s []uint64) {
		n := s[size]
		do(c, s)
		if s[0] != 0 && n > 0 {
			w.mu.Lock()
			w.d.Fresh(values.Host, s[0], n)
			w.mu.Unlock()
		}
	}
}

// library does what a function of the tables reads or writes.
func (in *instance) library(list []libraryAccess, arrays bool, args []uint64, write bool) {
	for _, a := range list {
		if a.write != write || args[a.arg] == 0 {
			continue
		}
		if arrays {
			in.array(args[a.arg], a)
			continue
		}
		n := max(a.size, 1)
		for _, i := range a.bytes {
			n *= args[i]
		}
		in.block(args[a.arg], n, a)
	}
}

func (in *instance) block(addr, n uint64, a libraryAccess) {
	if _, err := in.space.Slice(addr, n); err != nil || n == 0 {
		return
	}
	in.accesses(addr, n, a.write)
	w := in.p.values
	if w == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	switch {
	case a.write:
		w.d.Write(in.valueSide(), in.address(addr), n, in.watched.place)
	case a.copy:
		w.d.ReadWhole(in.valueSide(), in.address(addr), n, in.watched.place)
	default:
		w.d.Read(in.valueSide(), in.address(addr), n, in.watched.place)
	}
}

// array does it with the elements of an array of Fortran.
func (in *instance) array(descriptor uint64, a libraryAccess) {
	x, ok := in.fortran.Readable(descriptor) // else the call itself says so
	if !ok || x.Base == 0 || x.Len == 0 {
		return
	}
	var each func(at uint64, dims []libfortran.Dim)
	each = func(at uint64, dims []libfortran.Dim) {
		if len(dims) == 0 {
			in.block(at, x.Len, a)
			return
		}
		last := dims[len(dims)-1]
		if len(dims) == 1 && last.Stride == int64(x.Len) {
			in.block(at, uint64(max(last.Extent, 0))*x.Len, a)
			return
		}
		for i := range max(last.Extent, 0) {
			each(at+uint64(i*last.Stride), dims[:len(dims)-1])
		}
	}
	each(x.Base, x.Dims)
}

// reach is how far from what an argument points to further pointers are looked for.
const reach = 64

// valueSide is the side of an instance for the detector of values.
func (in *instance) valueSide() int {
	if in.space == in.p.host {
		return values.Host
	}
	return in.number
}

// unknown forgets what is known of all memory that the arguments of a call lead to.
func (w *valueWatch) unknown(in *instance, args []uint64) {
	for _, a := range args {
		if b, err := in.space.Slice(a, reach); err == nil {
			w.forget(in, a)
			for i := 0; i+8 <= len(b); i += 8 {
				w.forget(in, binary.LittleEndian.Uint64(b[i:]))
			}
		}
	}
}

// compared is how many bytes after a pointer are compared for what a function of changing has changed.
const compared = 4096

// A copied is memory before a call.
type copied struct {
	addr uint64
	text []byte
}

// reachable copies the memory that the arguments of a call lead to.
func (in *instance) reachable(args []uint64) (list []copied) {
	var starts []uint64
	for _, a := range args {
		starts = append(starts, a)
		if b, err := in.space.Slice(a, reach); err == nil {
			for i := 0; i+8 <= len(b); i += 8 {
				starts = append(starts, binary.LittleEndian.Uint64(b[i:]))
			}
		}
	}
	slices.Sort(starts)
	for _, a := range slices.Compact(starts) {
		if n := in.room(a); n > 0 {
			if b, err := in.space.Slice(a, min(n, compared)); err == nil {
				list = append(list, copied{a, bytes.Clone(b)})
			}
		}
	}
	return list
}

// filled is about the string that a function has written.
func (in *instance) filled(addr uint64) {
	n := uint64(0)
	for {
		b, err := in.space.Slice(addr+n, 1)
		if err != nil {
			return
		}
		if n++; b[0] == 0 {
			break
		}
	}
	in.accesses(addr, n, true)
}

// room is how many bytes there are from an address of the host to the end of what it is in, as far as that matters: 0 for local
// variables without a copy on a device.
func (in *instance) room(addr uint64) uint64 {
	if in.space != in.p.host {
		return 0
	}
	if o, ok := in.p.owner(addr); ok {
		return o.End() - addr
	}
	w := in.p.values
	w.mu.Lock()
	defer w.mu.Unlock()
	for n := range in.p.devices {
		if m := w.d.Mapped(n, addr); m != nil {
			return m.Host + m.Size - addr
		}
	}
	return 0
}

// changed makes what differs from the copies written.
func (in *instance) changed(before []copied) {
	for _, x := range before {
		now, err := in.space.Slice(x.addr, uint64(len(x.text)))
		if err != nil {
			continue
		}
		for i := 0; i < len(now); {
			n := 0
			for i+n < len(now) && now[i+n] != x.text[i+n] {
				n++
			}
			if n > 0 {
				in.block(x.addr+uint64(i), uint64(n), libraryAccess{write: true})
			}
			i += n + 1
		}
	}
}

// forget makes the object that holds an address one of which nothing is known to be wrong.
func (w *valueWatch) forget(in *instance, addr uint64) {
	if _, err := in.space.Slice(addr, 1); err != nil {
		return
	}
	if in.space != w.p.host {
		if r, ok := w.p.platform.Devices()[in.number].Object(in.address(addr)); ok {
			w.Wrote(w.p.platform.Devices()[in.number], r.Addr, r.Size)
		}
		return
	}
	o, ok := w.p.owner(addr)
	w.mu.Lock()
	defer w.mu.Unlock()
	if ok {
		w.d.Set(values.Host, o.Addr, o.Size)
		return
	}
	if r, ok := w.stack.of(addr); ok {
		w.d.Set(values.Host, r.Addr, r.Size)
		return
	}
	for n := range w.p.devices {
		if m := w.d.Mapped(n, addr); m != nil {
			w.d.Set(values.Host, m.Host, m.Size)
		}
	}
}
