package memory_test

import (
	"encoding/binary"
	"errors"
	"fmt"

	"accc/dialects/arith"
	"accc/dialects/cf"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

// A machine executes the host operations of small modules, and keeps a log of what they do to memory. Addresses are numbers: objects are far apart and
// none takes the place of another one.
type machine struct {
	module  *ir.Op
	objects []*piece
	globals map[string]*piece
	log     []event
	steps   int
	// watch is called before each operation of a function that has regions, accesses memory or calls, and done afterwards, with where its log begins.
	watch func(f *frame, o *ir.Op)
	done  func(f *frame, o *ir.Op, from int)
	// turn is called after each iteration of a loop, left behind it, with the accesses in its iterations that are in no loop inside.
	turn func(f *frame, loop *ir.Op, from int)
	left func(f *frame, loop *ir.Op, seen []sight)
}

// A sight is an address in an iteration.
type sight struct {
	v    *ir.Value
	addr int64
	turn int
}

// A running loop is in an iteration.
type running struct {
	turn int
	seen []sight
}

// A piece is memory that was allocated.
type piece struct {
	base int64
	data []byte
	site *ir.Value
	// by is the frame that made it, nil for globals.
	by *frame
}

// A frame is an activation of a function.
type frame struct {
	f      *ir.Op
	values map[*ir.Value]int64
	// last are the pieces that each operation has made last in this activation, made all of them.
	last map[*ir.Value]*piece
	made map[*ir.Value][]*piece
	// at is where the log was after an operation, the last time that it was executed.
	at map[*ir.Op]int
	// loops are those that are running, the innermost last.
	loops []running
}

// enter begins a loop, leave ends it.
func (f *frame) enter() { f.loops = append(f.loops, running{}) }

func (m *machine) leave(f *frame, loop *ir.Op) {
	last := f.loops[len(f.loops)-1]
	f.loops = f.loops[:len(f.loops)-1]
	m.left(f, loop, last.seen)
}

// An event is an access.
type event struct {
	addr, size int64
	write      bool
	f          *frame
}

var errStopped = errors.New("stopped")

const (
	apart      = 1 << 20
	mostSteps  = 4000
	mostPieces = 400
)

func newMachine(m *ir.Op) *machine {
	x := &machine{module: m, globals: map[string]*piece{}}
	for o := m.Region(0).Entry().First(); o != nil; o = o.Next() {
		if o.Is(llvm.Global) {
			n, _ := ir.LP64.Size(o.Attr("global_type").(*ir.TypeAttr).Type)
			x.globals[o.StringAttr("sym_name")] = x.allocate(n, nil, nil)
		}
	}
	return x
}

func (m *machine) allocate(size int64, site *ir.Value, by *frame) *piece {
	p := &piece{base: int64(len(m.objects)+1) * apart, data: make([]byte, size), site: site, by: by}
	m.objects = append(m.objects, p)
	if by != nil {
		by.last[site] = p
		by.made[site] = append(by.made[site], p)
	}
	return p
}

// at is the piece that an address leads into, nil if it leads nowhere.
func (m *machine) at(addr int64) *piece {
	if i := addr/apart - 1; i >= 0 && i < int64(len(m.objects)) {
		return m.objects[i]
	}
	return nil
}

// bytes are those at an address; the program stops where there are none.
func (m *machine) bytes(f *frame, addr, size int64, write bool) []byte {
	p := m.at(addr)
	if p == nil || addr < p.base || addr+size > p.base+int64(len(p.data)) {
		panic(errStopped)
	}
	m.log = append(m.log, event{addr, size, write, f})
	return p.data[addr-p.base : addr-p.base+size]
}

// run executes a function of the module; it returns false if the program did what no program may.
func (m *machine) run(name string) (ok bool) {
	defer func() {
		if x := recover(); x != nil {
			if x != errStopped {
				panic(x)
			}
			ok = false
		}
	}()
	m.call(ir.LookupSymbol(m.module, name), nil)
	return true
}

func (m *machine) call(f *ir.Op, args []int64) []int64 {
	fr := &frame{f: f, values: map[*ir.Value]int64{}, last: map[*ir.Value]*piece{}, made: map[*ir.Value][]*piece{}, at: map[*ir.Op]int{}}
	fn, _ := ir.As[ir.FunctionLike](f)
	_, out := m.region(fr, fn.Body(f), args)
	return out
}

// region executes the blocks of a region to a terminator that leaves it.
func (m *machine) region(f *frame, r *ir.Region, args []int64) (end *ir.Op, out []int64) {
	for b := r.Entry(); ; {
		for i, v := range b.Args() {
			f.values[v] = args[i]
		}
		var next *ir.Block
		for o := b.First(); o != nil; o = o.Next() {
			if m.steps++; m.steps > mostSteps {
				panic(errStopped)
			}
			switch {
			case o.Is(cf.Br):
				next, args = o.Successors()[0], f.list(ir.SuccessorOperands(o, 0))
			case o.Is(cf.CondBr):
				i := 1
				if f.values[o.Operand(0)] != 0 {
					i = 0
				}
				next, args = o.Successors()[i], f.list(ir.SuccessorOperands(o, i))
			case o.IsTerminator():
				return o, f.list(o.Operands())
			default:
				from := len(m.log)
				m.watch(f, o)
				m.op(f, o)
				f.at[o] = len(m.log)
				m.done(f, o, from)
			}
		}
		b = next
	}
}

func (f *frame) list(vals []*ir.Value) (out []int64) {
	for _, v := range vals {
		out = append(out, f.values[v])
	}
	return out
}

func (f *frame) set(o *ir.Op, vals ...int64) {
	for i, r := range o.Results() {
		f.values[r] = vals[i]
	}
}

func (m *machine) op(f *frame, o *ir.Op) {
	x := f.list(o.Operands())
	switch {
	case o.Is(llvm.AddressOf):
		f.set(o, m.globals[o.Attr("global_name").(*ir.SymbolRefAttr).Root].base)
	case o.Def().Has(ir.ConstantLike):
		n, _ := ir.ConstantInt(o.Result(0))
		f.set(o, n)
	case o.Is(arith.AddI):
		f.set(o, x[0]+x[1])
	case o.Is(arith.SubI):
		f.set(o, x[0]-x[1])
	case o.Is(arith.MulI):
		f.set(o, x[0]*x[1])
	case o.Is(arith.AndI):
		f.set(o, x[0]&x[1])
	case o.Name() == "llvm.ptrtoint", o.Name() == "llvm.inttoptr":
		f.set(o, x[0])
	case o.Is(arith.CmpI):
		f.set(o, compare(int(o.IntAttr("predicate")), x[0], x[1]))
	case o.Is(arith.Select):
		if x[0] != 0 {
			f.set(o, x[1])
		} else {
			f.set(o, x[2])
		}
	case o.Is(llvm.Alloca):
		n, _ := ir.LP64.Size(o.Attr("elem_type").(*ir.TypeAttr).Type)
		f.set(o, m.allocate(n*x[0], o.Result(0), f).base)
	case o.Is(llvm.GEP):
		f.set(o, x[0]+elementOffset(o, x[1:]))
	case o.Is(llvm.Load):
		n, _ := ir.LP64.Size(o.Result(0).Type())
		f.set(o, int64(binary.LittleEndian.Uint64(m.bytes(f, x[0], n, false))))
	case o.Is(llvm.Store):
		n, _ := ir.LP64.Size(o.Operand(0).Type())
		binary.LittleEndian.PutUint64(m.bytes(f, x[1], n, true), uint64(x[0]))
	case o.Name() == "llvm.intr.memcpy":
		from := append([]byte(nil), m.bytes(f, x[1], x[2], false)...)
		copy(m.bytes(f, x[0], x[2], true), from)
	case ir.Is[ir.CallLike](o):
		m.calls(f, o, x)
	case o.Is(scf.If):
		i := 1
		if x[0] != 0 {
			i = 0
		}
		if r := o.Region(i); !r.Empty() {
			_, out := m.region(f, r, nil)
			f.set(o, out...)
		}
	case o.Is(scf.For):
		carried := x[3:]
		f.enter()
		for i := x[0]; i < x[1]; i += x[2] {
			from := len(m.log)
			f.loops[len(f.loops)-1].turn++
			_, carried = m.region(f, o.Region(0), append([]int64{i}, carried...))
			m.turn(f, o, from)
		}
		m.leave(f, o)
		f.set(o, carried...)
	default:
		panic(fmt.Sprintf("%s is not executed", o.Name()))
	}
}

func (m *machine) calls(f *frame, o *ir.Op, x []int64) {
	c, _ := ir.As[ir.CallLike](o)
	name := c.Callee(o).Root
	callee := ir.LookupSymbol(m.module, name)
	fn, _ := ir.As[ir.FunctionLike](callee)
	switch {
	case !fn.Body(callee).Empty():
		f.set(o, m.call(callee, x)...)
	case name == "malloc":
		if len(m.objects) > mostPieces {
			panic(errStopped)
		}
		f.set(o, m.allocate(x[0], o.Result(0), f).base)
	default:
		panic(fmt.Sprintf("%s is not known", name))
	}
}

func compare(predicate int, x, y int64) int64 {
	var is bool
	switch predicate {
	case arith.EQ:
		is = x == y
	case arith.NE:
		is = x != y
	case arith.SLT:
		is = x < y
	case arith.SGT:
		is = x > y
	}
	if is {
		return 1
	}
	return 0
}

// elementOffset is the distance that indices go, which is computed here once more, by the types.
func elementOffset(o *ir.Op, dynamic []int64) (offset int64) {
	t := o.Attr("elem_type").(*ir.TypeAttr).Type
	for i, n := range o.Attr("rawConstantIndices").(*ir.DenseArrayAttr).Values {
		if n == llvm.DynamicIndex {
			n, dynamic = dynamic[0], dynamic[1:]
		}
		if i > 0 {
			switch s := t.(type) {
			case *llvm.ArrayType:
				t = s.Elem
			case *llvm.StructType:
				for _, e := range s.Elems()[:n] { // all are of 8 bytes
					size, _ := ir.LP64.Size(e)
					offset += size
				}
				t = s.Elems()[n]
				continue
			}
		}
		size, _ := ir.LP64.Size(t)
		offset += n * size
	}
	return offset
}
