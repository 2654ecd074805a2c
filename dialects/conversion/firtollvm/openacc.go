package firtollvm

import (
	"slices"
	"strings"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
)

// routines are the routines of OpenACC's library in Fortran (chapter 3 of the specification), and those of OpenMP's
// that are not bind(c): they are those for C with other arguments. A letter says for each argument what C gets for it:
//
//	r  a variable of a known type by reference: its address
//	i  an integer by reference: its value
//	h  an integer of 8 bytes by reference, a handle: its value
//	c  text: the address of a copy that ends with a null character
//	b  text that receives what C writes: the address of a buffer and its size, which is one character more
//	a  a variable of any type and rank, by a descriptor: its address
//	n  after it, the number of its bytes by reference, optional: that, or the bytes of the variable
//	s  a number of bytes by reference
//	m  memory: the address in a C pointer, or a variable, by a descriptor: its address
//	p  a pointer or allocatable variable, by a descriptor: the address of its own descriptor
//	q  queues: an array of integers, by reference
//	v  a value of 8 bytes, or the address in a C pointer
//	t  text that receives the result of C
//
// and the one after the colon what C returns: i, l, d or p (32 bits, 64 bits, a double, an address), or o for an
// index, which Fortran counts from one on; a subroutine drops it.
var routines = func() map[string][2]string {
	out := map[string][2]string{}
	for _, line := range strings.Split(strings.TrimSpace(routineText), "\n") {
		f := strings.Fields(line)
		c := f[0]
		if len(f) > 2 {
			c = f[2]
		}
		out["_QP"+f[0]] = [2]string{c, f[1]}
	}
	return out
}()

const routineText = `
acc_get_num_devices i:i
acc_set_device_type i:
acc_get_device_type :i
acc_set_device_num ii:
acc_get_device_num i:i
acc_get_property iii:l
acc_get_property_string iiit:
acc_init i:
acc_init_device ii:
acc_shutdown i:
acc_shutdown_device ii:
acc_async_test i:i
acc_async_test_device ii:i
acc_async_test_all :i
acc_async_test_all_device i:i
acc_wait i:
acc_async_wait i:
acc_wait_device ii:
acc_wait_any iq:o
acc_wait_any_device iqi:o
acc_wait_async ii:
acc_wait_device_async iii:
acc_wait_all :
acc_async_wait_all :
acc_wait_all_device i:
acc_wait_all_async i:
acc_wait_all_device_async ii:
acc_get_default_async :i
acc_set_default_async i:
acc_on_device i:i
acc_copyin an:p
acc_present_or_copyin an:p
acc_pcopyin an:p
acc_create an:p
acc_present_or_create an:p
acc_pcreate an:p
acc_copyout an:
acc_copyout_finalize an:
acc_delete an:
acc_delete_finalize an:
acc_update_device an:
acc_update_self an:
acc_update_host an: acc_update_self
acc_copyin_async ani:
acc_create_async ani:
acc_copyout_async ani:
acc_copyout_finalize_async ani:
acc_delete_async ani:
acc_delete_finalize_async ani:
acc_update_device_async ani:
acc_update_self_async ani:
acc_is_present an:i
acc_malloc v:p
acc_free v:
acc_map_data mvs:
acc_unmap_data m:
acc_deviceptr a:p
acc_hostptr v:p
acc_memcpy_to_device mms:
acc_memcpy_to_device_async mmsi:
acc_memcpy_from_device mms:
acc_memcpy_from_device_async mmsi:
acc_memcpy_device mms:
acc_memcpy_device_async mmsi:
acc_memcpy_d2d mmsii:
acc_memcpy_d2d_async mmsiii:
acc_attach p:
acc_attach_async pi:
acc_detach p:
acc_detach_async pi:
acc_detach_finalize p:
acc_detach_finalize_async pi:
omp_get_num_threads :i
omp_get_max_threads :i
omp_get_thread_num :i
omp_get_num_procs :i
omp_get_thread_limit :i
omp_get_max_active_levels :i
omp_get_level :i
omp_get_active_level :i
omp_get_num_places :i
omp_get_place_num :i
omp_get_num_teams :i
omp_get_team_num :i
omp_get_num_devices :i
omp_get_device_num :i
omp_get_default_device :i
omp_get_initial_device :i
omp_get_max_teams :i
omp_get_teams_thread_limit :i
omp_get_proc_bind :i
omp_get_supported_active_levels :i
omp_get_dynamic :i
omp_get_nested :i
omp_get_cancellation :i
omp_get_partition_num_places :i
omp_get_max_task_priority :i
omp_in_parallel :i
omp_in_final :i
omp_is_initial_device :i
omp_set_num_threads i:
omp_set_max_active_levels i:
omp_set_default_device i:
omp_set_num_teams i:
omp_set_teams_thread_limit i:
omp_set_dynamic i:
omp_set_nested i:
omp_get_wtime :d
omp_get_wtick :d
omp_get_ancestor_thread_num i:i
omp_get_team_size i:i
omp_get_place_num_procs i:i
omp_set_schedule ii:
omp_get_schedule rr:
omp_init_lock r:
omp_destroy_lock r:
omp_set_lock r:
omp_unset_lock r:
omp_test_lock r:i
omp_init_lock_with_hint ri:
omp_init_nest_lock r:
omp_destroy_nest_lock r:
omp_set_nest_lock r:
omp_unset_nest_lock r:
omp_test_nest_lock r:i
omp_init_nest_lock_with_hint ri:
omp_in_explicit_task :i
omp_is_free_agent :i
omp_ancestor_is_free_agent i:i
omp_fulfill_event h:
omp_get_place_proc_ids ir:
omp_get_partition_place_nums r:
omp_set_affinity_format c:
omp_get_affinity_format b:l
omp_display_affinity c:
omp_capture_affinity bc:l
omp_display_env i:
omp_pause_resource ii:i
omp_pause_resource_all i:i
omp_control_tool iir:i
omp_init_allocator hir:l
omp_destroy_allocator h:
omp_set_default_allocator h:
omp_get_default_allocator :l
`

// routine calls a routine of OpenACC's library as C does. async arguments may come where bytes are left out.
func (c *converter) routine(o *ir.Op, args []*ir.Value) bool {
	s, ok := o.Attr("callee").(*ir.SymbolRefAttr)
	if !ok {
		return false
	}
	row, ok := routines[s.Root]
	if !ok || !c.isDeclared(s.Root) {
		return false
	}
	letters, result, _ := strings.Cut(row[1], ":")
	if len(letters) != len(args) {
		c.unsupported(o, "a call of %s with %d arguments where it takes %d", row[0], len(args), len(letters))
	}
	var vals []*ir.Value
	var last *ir.Value           // bytes of the variable before
	var received []*textArgument // by arguments of C
	for i, l := range letters {
		a := args[i]
		switch l {
		case 'i':
			vals = append(vals, c.byReference(o, a))
		case 'h':
			vals = append(vals, before(o).load(ir.I64(), c.get(o, a)))
		case 'c':
			vals = append(vals, c.stringOfC(o, a))
		case 'b':
			x := c.textBuffer(o, a)
			received = append(received, x)
			vals = append(vals, x.buffer, x.room)
		case 's':
			vals = append(vals, before(o).value(arith.Dialect, "extui", ir.I64(), c.byReference(o, a)))
		case 'm':
			vals = append(vals, c.memoryOf(o, a))
		case 'p':
			vals = append(vals, c.pointerItself(o, a))
		case 'q', 'r':
			vals = append(vals, c.get(o, a))
		case 'a':
			var addr *ir.Value
			addr, last = c.wholeVariable(o, a)
			vals = append(vals, addr)
		case 'n':
			none := absent(a)
			if i+1 < len(letters) && letters[i+1] == 'i' && absent(args[i+1]) {
				// Without a number of bytes the queue is the next argument.
				return c.finishRoutine(o, row[0], result, append(vals, last, c.byReference(o, a)))
			}
			if none {
				vals = append(vals, last)
				continue
			}
			vals = append(vals, before(o).value(arith.Dialect, "extui", ir.I64(), c.byReference(o, a)))
		case 't':
			c.routineText(o, row[0], vals, a)
			return true
		case 'v':
			x := c.get(o, a)
			e := before(o)
			if isCPointer(a.Type()) {
				x = e.extract(x, ir.I64(), 0)
			}
			if llvm.IsPtr(x.Type()) {
				x = e.value(llvm.Dialect, "ptrtoint", ir.I64(), x)
			}
			vals = append(vals, x)
		}
	}
	return c.finishRoutine(o, row[0], result, vals, received...)
}

// A textArgument is one of characters, with memory for it as a string of C.
type textArgument struct {
	address, length, buffer, room *ir.Value
}

// textBuffer allocates memory for a character argument as a string of C.
func (c *converter) textBuffer(o *ir.Op, a *ir.Value) *textArgument {
	v := c.get(o, a)
	e := before(o)
	x := &textArgument{address: e.extract(v, llvm.Ptr(), 0), length: e.extract(v, ir.I64(), 1)}
	x.room = e.add(x.length, e.i64(1))
	x.buffer = e.alloca(ir.I8(), x.room)
	return x
}

// stringOfC copies a character argument to a string of C.
func (c *converter) stringOfC(o *ir.Op, a *ir.Value) *ir.Value {
	x := c.textBuffer(o, a)
	e := before(o)
	e.memcpy(x.buffer, x.address, x.length)
	e.store(e.constant(ir.I8(), 0), e.offset(x.buffer, x.length))
	return x.buffer
}

// receive copies a string of C to the character argument that it is for, before o.
func (c *converter) receive(o *ir.Op, x *textArgument) {
	c.declare("strlen", []ir.Type{llvm.Ptr()}, []ir.Type{ir.I64()})
	e := before(o)
	n := e.call("strlen", []ir.Type{ir.I64()}, x.buffer).Result(0)
	e.blanks(x.address, x.length)
	e.memcpy(x.address, x.buffer, n)
}

// finishRoutine makes the call of a routine with the arguments for C.
func (c *converter) finishRoutine(o *ir.Op, name, result string, vals []*ir.Value, received ...*textArgument) bool {
	types := make([]ir.Type, len(vals))
	for i, v := range vals {
		types[i] = v.Type()
	}
	results := map[string][]ir.Type{"": nil, "i": {ir.I32()}, "o": {ir.I32()}, "l": {ir.I64()}, "p": {ir.I64()}, "d": {ir.F64()}}[result]
	c.declare(name, types, results)
	e := before(o)
	e.Loc = o.Loc
	n := e.call(name, results, vals...)
	for _, x := range received {
		c.receive(o, x)
	}
	if o.NumResults() == 0 {
		c.done(o)
		return true
	}
	if n.NumResults() == 0 {
		c.unsupported(o, "a call of %s as a function", name)
	}
	t := o.Result(0).Type()
	v := n.Result(0)
	if result == "o" { // -1: none
		zero := e.constant(ir.I32(), 0)
		v = e.choose(e.cmp(arith.SLT, v, zero), v, e.value(arith.Dialect, "addi", ir.I32(), v, e.constant(ir.I32(), 1)))
	}
	switch m := valueType(t); {
	case (result == "d") != ir.IsFloat(m) || result == "d" && m != ir.F64():
		c.unsupported(o, "a call of %s as a function of another type than it has", name)
	case isCPointer(t):
		v = e.insert(e.undef(m), v, 0)
	case llvm.IsPtr(m):
		v = e.value(llvm.Dialect, "inttoptr", m, v)
	default:
		v = e.cast(v, m)
	}
	c.set(o, v)
	return true
}

// source is the operation whose result is passed as an argument of any type.
func source(v *ir.Value) *ir.Op {
	d := v.Op()
	for d != nil && (d.Is(fir.Convert) || d.Is(fir.Rebox)) {
		d = d.Operand(0).Op()
	}
	return d
}

// memoryOf is the address in a C pointer, or that of any other variable.
func (c *converter) memoryOf(o *ir.Op, a *ir.Value) *ir.Value {
	if d := source(a); d != nil && d.Is(fir.Embox) {
		if t, ok := d.Operand(0).Type().(*fir.RefType); ok && isCPointer(t.Elem) {
			return before(o).load(ir.I64(), c.get(o, d.Operand(0)))
		}
	}
	addr, _ := c.wholeVariable(o, a)
	return addr
}

// pointerItself is the address of the descriptor of a pointer or allocatable variable, whose first field is its target.
func (c *converter) pointerItself(o *ir.Op, a *ir.Value) *ir.Value {
	if d := source(a); d != nil && d.Is(fir.Load) {
		return c.get(o, d.Operand(0))
	}
	c.unsupported(o, "an argument of acc_attach or acc_detach that is not a pointer or allocatable variable")
	return nil
}

// absent reports whether an argument is one that is left out.
func absent(v *ir.Value) bool {
	d := v.Op()
	for d != nil && d.Is(fir.Convert) {
		d = d.Operand(0).Op()
	}
	return d != nil && d.Is(fir.Absent)
}

// byReference is an integer argument. The kind of one of any type is not known: its low 32 bits are enough for sizes.
func (c *converter) byReference(o *ir.Op, a *ir.Value) *ir.Value {
	if b, ok := a.Type().(*fir.BoxType); ok {
		p := c.box(o, a, b).base(c, o)
		return before(o).load(ir.I32(), p)
	}
	p := c.get(o, a)
	if !llvm.IsPtr(p.Type()) {
		return before(o).cast(p, ir.I32())
	}
	return before(o).load(ir.I32(), p)
}

// wholeVariable is the address of a variable and how many bytes it has.
func (c *converter) wholeVariable(o *ir.Op, a *ir.Value) (addr, bytes *ir.Value) {
	bt, ok := a.Type().(*fir.BoxType)
	if !ok {
		return c.get(o, a), before(o).i64(0)
	}
	b := c.box(o, a, bt)
	if b.rank < 0 {
		c.unsupported(o, "a variable of unknown rank as an argument of OpenACC's library")
	}
	addr = b.base(c, o)
	n, size := b.total(c, o), b.elemSize(c, o)
	return addr, before(o).mul(n, size)
}

// routineText calls a routine that returns a string, and copies that to a character variable.
func (c *converter) routineText(o *ir.Op, name string, vals []*ir.Value, text *ir.Value) {
	p := llvm.Ptr()
	c.declare(name, []ir.Type{ir.I32(), ir.I32(), ir.I32()}, []ir.Type{p})
	c.declare("strlen", []ir.Type{p}, []ir.Type{ir.I64()})
	v := c.get(o, text)
	e := before(o)
	to, room := e.extract(v, p, 0), e.extract(v, ir.I64(), 1)
	from := e.call(name, []ir.Type{p}, vals...).Result(0)
	// Without a string there is an empty one.
	null := e.isNull(from)
	blank := e.alloca(ir.I8(), e.i64(1))
	e.store(e.constant(ir.I8(), 0), blank)
	from = e.choose(null, blank, from)
	n := e.value(arith.Dialect, "minsi", ir.I64(), e.call("strlen", []ir.Type{ir.I64()}, from).Result(0), room)
	e.blanks(to, room)
	e.memcpy(to, from, n)
	c.done(o)
}

// blanks fills memory with blanks.
func (e emit) blanks(to, n *ir.Value) {
	e.make(llvm.Dialect, "intr.memset", ir.With{Operands: []*ir.Value{to, e.constant(ir.I8(), ' '), n}, Attrs: []ir.NamedAttr{{Name: "isVolatile", Value: ir.Bool(false)}}})
}

// Routines lists the routines of OpenACC's library in Fortran.
func Routines() []string {
	var names []string
	for n := range routines {
		names = append(names, strings.TrimPrefix(n, "_QP"))
	}
	slices.Sort(names)
	return names
}
