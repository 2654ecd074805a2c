package wasm

import (
	"bytes"
	"encoding/binary"
	"fmt"

	"accc/dialects/llvm"
	"accc/ir"
)

// A Symbol is a global variable in memory.
type Symbol struct {
	Addr, Size uint64
	External   bool // declared only: its bytes are zero until someone fills them
}

// A Segment is bytes that belong at an address before the program starts.
type Segment struct {
	Addr  uint64
	Bytes []byte
}

// static lays out the globals that the compiled functions refer to, in the order in which they are met.
type static struct {
	c     *compiler
	next  uint64
	syms  map[string]Symbol
	queue []*ir.Op // globals with an address whose bytes are not made yet
	data  []Segment
}

// address assigns a global its address.
func (s *static) address(g *ir.Op) (uint64, error) {
	name := g.StringAttr("sym_name")
	if sym, ok := s.syms[name]; ok {
		return sym.Addr, nil
	}
	t := g.Attr("global_type").(*ir.TypeAttr).Type
	size, ok := llvm.SizeOf(t)
	align, ok2 := llvm.AlignOf(t)
	if !ok || !ok2 {
		return 0, fmt.Errorf("global %s has a type without a size", name)
	}
	if a := g.IntAttr("alignment"); a > align {
		align = a
	}
	if size >= 16 {
		align = max(align, 16)
	}
	if s.c.opts.Apart > 0 {
		align = max(align, 8)
	}
	s.next = (s.next + uint64(align) - 1) &^ (uint64(align) - 1)
	if end := s.c.opts.DataEnd; end > 0 && (s.next > end || uint64(size) > end-s.next) {
		return 0, s.tooBig(g, uint64(size))
	}
	sym := Symbol{Addr: s.next, Size: uint64(size)}
	sym.External = g.Attr("value") == nil && (g.NumRegions() == 0 || g.Region(0).Empty()) && isExternal(g)
	s.syms[name] = sym
	s.next += uint64(max(size, 1)) + s.c.opts.Apart
	s.queue = append(s.queue, g)
	return sym.Addr, nil
}

// tooBig is the error for a global that has no room any more: it is at the largest one, which is likely the one to change.
func (s *static) tooBig(g *ir.Op, size uint64) error {
	most := size
	for name, sym := range s.syms {
		if o := s.c.symbols[name]; o != nil && sym.Size > most {
			g, most = o, sym.Size
		}
	}
	name := g.StringAttr("sym_name")
	if s.c.opts.NameOf != nil {
		name = s.c.opts.NameOf(name)
	}
	return &Error{Loc: g.Loc, Msg: fmt.Sprintf("the variables of static storage need more than the %d bytes of %s memory; the largest is %s with %d bytes",
		s.c.opts.DataEnd-s.c.opts.DataBase, s.c.opts.What, name, most)}
}

// isExternal reports whether a global's linkage is external.
func isExternal(g *ir.Op) bool {
	l, ok := llvm.LinkageEnum.Of(g.Attr("linkage"))
	return !ok || l == llvm.External
}

// finish makes the bytes of all globals that have an address, and of those that they in turn refer to.
func (s *static) finish() error {
	for len(s.queue) > 0 {
		g := s.queue[0]
		s.queue = s.queue[1:]
		t := g.Attr("global_type").(*ir.TypeAttr).Type
		size, _ := llvm.SizeOf(t)
		if isZero(g) {
			continue
		}
		buf := make([]byte, size)
		var err error
		if g.NumRegions() > 0 && !g.Region(0).Empty() {
			err = s.region(g, buf)
		} else if v := g.Attr("value"); v != nil {
			err = encode(buf, t, v)
		}
		if err != nil {
			return &Error{Loc: g.Loc, Msg: fmt.Sprintf("initial value of %s: %v", g.StringAttr("sym_name"), err)}
		}
		if buf = bytes.TrimRight(buf, "\x00"); len(buf) > 0 {
			s.data = append(s.data, Segment{s.syms[g.StringAttr("sym_name")].Addr, buf})
		}
	}
	return nil
}

// isZero reports whether a global without reading its initial value is seen to have none but zeros.
func isZero(g *ir.Op) bool {
	if g.NumRegions() == 0 || g.Region(0).Empty() {
		a := g.Attr("value")
		d, ok := a.(ir.DialectAttr)
		return a == nil || ok && d.DialectName() == "llvm"
	}
	first := g.Region(0).Entry().First()
	return first.Name() == "llvm.mlir.zero" && first.Next() != nil && first.Next().Name() == "llvm.return"
}

// putInt writes the low bytes of an integer.
func putInt(buf []byte, v uint64) {
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], v)
	copy(buf, b[:])
}

func getInt(buf []byte) uint64 {
	var b [8]byte
	copy(b[:], buf)
	return binary.LittleEndian.Uint64(b[:])
}

// encode writes the value of an attribute as the contents of a variable of a type.
func encode(buf []byte, t ir.Type, a ir.Attribute) error {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if a.Big != nil {
			return fmt.Errorf("not yet handled: an integer of more than 64 bits")
		}
		putInt(buf, uint64(a.Value))
	case *ir.FloatAttr:
		if a.Wide != nil {
			return fmt.Errorf("not yet handled: a number of more than 64 bits")
		}
		putInt(buf, a.Bits)
	case *ir.StringAttr:
		copy(buf, a.Value)
	case *ir.UnitAttr:
	case *ir.ArrayAttr:
		return encodeAll(buf, t, len(a.Elems), func(i int) ir.Attribute { return a.Elems[i] })
	case *ir.DenseElementsAttr:
		n := int64(1)
		switch s := a.Type.(type) {
		case *ir.TensorType:
			for _, d := range s.Shape {
				n *= d
			}
		case *ir.VectorType:
			for _, d := range s.Shape {
				n *= d
			}
		}
		elem := llvm.Innermost(t)
		size, ok := llvm.SizeOf(elem)
		if !ok || n*size > int64(len(buf)) {
			return fmt.Errorf("the elements do not fit the type")
		}
		for i := int64(0); i < n; i++ {
			k := i
			if a.Splat {
				k = 0
			}
			if err := encode(buf[i*size:(i+1)*size], elem, a.Elems[k]); err != nil {
				return err
			}
		}
	case ir.DialectAttr:
		if a.DialectName() != "llvm" { // #llvm.zero, #llvm.undef, #llvm.poison
			return fmt.Errorf("not yet handled: an attribute of dialect %s", a.DialectName())
		}
	case *ir.OpaqueAttr:
		if a.Dialect != "llvm" {
			return fmt.Errorf("not yet handled: attribute %s", a.Body)
		}
	default:
		return fmt.Errorf("not yet handled: attribute %T", a)
	}
	return nil
}

func encodeAll(buf []byte, t ir.Type, n int, at func(int) ir.Attribute) error {
	for i := 0; i < n; i++ {
		off, elem, err := member(t, int64(i))
		if err != nil {
			return err
		}
		size, ok := llvm.SizeOf(elem)
		if !ok || off+size > int64(len(buf)) {
			return fmt.Errorf("the elements do not fit the type")
		}
		if err := encode(buf[off:off+size], elem, at(i)); err != nil {
			return err
		}
	}
	return nil
}

// region computes the value that the initialiser region of a global returns.
func (s *static) region(g *ir.Op, buf []byte) error {
	vals := map[*ir.Value][]byte{}
	for o := g.Region(0).Entry().First(); o != nil; o = o.Next() {
		if o.Name() == "llvm.return" {
			copy(buf, vals[o.Operand(0)])
			return nil
		}
		fold := constantOps[o.Name()]
		if fold == nil {
			return fmt.Errorf("not yet handled: %s", o.Name())
		}
		size, ok := llvm.SizeOf(o.Result(0).Type())
		if _, isFunc := o.Result(0).Type().(*ir.FunctionType); isFunc {
			size, ok = 8, true // as a pointer to it
		}
		if !ok {
			return fmt.Errorf("%s of a type without a size", o.Name())
		}
		args := make([][]byte, o.NumOperands())
		for i := range args {
			if args[i] = vals[o.Operand(i)]; args[i] == nil {
				return fmt.Errorf("a value that is not constant")
			}
		}
		var out []byte
		if o.Name() == "llvm.insertvalue" && o.Operand(0).HasOneUse() {
			out = args[0] // changed in place: a chain of insertions does not copy the whole for each
			delete(vals, o.Operand(0))
		} else {
			out = make([]byte, size)
		}
		if err := fold(s, o, args, out); err != nil {
			return err
		}
		vals[o.Result(0)] = out
	}
	return fmt.Errorf("the region returns nothing")
}

// constantOps are the operations of initialisers: each writes its result.
var constantOps map[string]func(s *static, o *ir.Op, args [][]byte, out []byte) error

func init() {
	zero := func(s *static, o *ir.Op, args [][]byte, out []byte) error { return nil }
	convert := func(s *static, o *ir.Op, args [][]byte, out []byte) error { copy(out, args[0]); return nil }
	value := func(s *static, o *ir.Op, args [][]byte, out []byte) error {
		return encode(out, o.Result(0).Type(), o.Attr("value"))
	}
	address := func(attr string) func(s *static, o *ir.Op, args [][]byte, out []byte) error {
		return func(s *static, o *ir.Op, args [][]byte, out []byte) error {
			a, err := s.c.addressOf(o, attr)
			putInt(out, a)
			return err
		}
	}
	binary := func(f func(x, y uint64) uint64) func(s *static, o *ir.Op, args [][]byte, out []byte) error {
		return func(s *static, o *ir.Op, args [][]byte, out []byte) error {
			putInt(out, f(getInt(args[0]), getInt(args[1])))
			return nil
		}
	}
	add := binary(func(x, y uint64) uint64 { return x + y })
	sub := binary(func(x, y uint64) uint64 { return x - y })
	signExtend := func(s *static, o *ir.Op, args [][]byte, out []byte) error {
		shift := 64 - 8*len(args[0])
		putInt(out, uint64(int64(getInt(args[0])<<shift)>>shift))
		return nil
	}
	constantOps = map[string]func(s *static, o *ir.Op, args [][]byte, out []byte) error{
		"llvm.mlir.constant": value, "arith.constant": value,
		"llvm.mlir.zero": zero, "llvm.mlir.undef": zero, "llvm.mlir.poison": zero,
		"llvm.mlir.addressof": address("global_name"), "func.constant": address("value"),
		"llvm.ptrtoint": convert, "llvm.inttoptr": convert, "llvm.bitcast": convert, "llvm.trunc": convert, "llvm.zext": convert,
		"builtin.unrealized_conversion_cast": convert, "arith.trunci": convert, "arith.extui": convert, "arith.index_cast": signExtend,
		"llvm.sext": signExtend, "arith.extsi": signExtend,
		"llvm.add": add, "arith.addi": add, "llvm.sub": sub, "arith.subi": sub,
		"llvm.insertvalue": func(s *static, o *ir.Op, args [][]byte, out []byte) error {
			container, val := args[0], args[1]
			off := int64(0)
			t := o.Result(0).Type()
			for _, p := range positions(o) {
				d, elem, err := member(t, p)
				if err != nil {
					return err
				}
				off, t = off+d, elem
			}
			if len(out) > 0 && &out[0] != &container[0] {
				copy(out, container)
			}
			copy(out[off:], val)
			return nil
		},
		"llvm.getelementptr": func(s *static, o *ir.Op, args [][]byte, out []byte) error {
			off, err := walkIndices(o, func(_ *ir.Value, i int) (int64, error) {
				b := args[i]
				shift := 64 - 8*len(b)
				return int64(getInt(b)<<shift) >> shift, nil
			})
			putInt(out, getInt(args[0])+uint64(off))
			return err
		},
	}
}

// positions are the indices of insertvalue and extractvalue.
func positions(o *ir.Op) []int64 {
	if p, ok := o.Attr("position").(*ir.DenseArrayAttr); ok {
		return p.Values
	}
	return nil
}

// walkIndices adds up the bytes that the indices of a getelementptr skip; number returns the value of an index that is
// an operand, by its operand number.
func walkIndices(o *ir.Op, number func(v *ir.Value, operand int) (int64, error)) (int64, error) {
	total := int64(0)
	err := eachIndex(o, func(c int64, operand int, scale int64) error {
		if operand >= 0 {
			var err error
			if c, err = number(o.Operand(operand), operand); err != nil {
				return err
			}
		}
		total += c * scale
		return nil
	})
	return total, err
}

// eachIndex calls f for each index of a getelementptr with the number of bytes that one step skips: with the
// constant and operand -1, or with the number of the operand. For structures the constant is the offset.
func eachIndex(o *ir.Op, f func(c int64, operand int, scale int64) error) error {
	elem, ok := o.Attr("elem_type").(*ir.TypeAttr)
	raw, ok2 := o.Attr("rawConstantIndices").(*ir.DenseArrayAttr)
	if !ok || !ok2 {
		return fmt.Errorf("getelementptr without element type or indices")
	}
	t := elem.Type
	operand := 1
	for i, c := range raw.Values {
		scale := int64(1)
		_, isStruct := t.(*llvm.StructType)
		switch {
		case i == 0:
			size, ok := llvm.SizeOf(t)
			if !ok {
				return fmt.Errorf("not yet handled: steps over a type without a size")
			}
			scale = size
		case isStruct:
			off, e, err := member(t, c)
			if err != nil {
				return err
			}
			t = e
			if err := f(off, -1, 1); err != nil {
				return err
			}
			continue
		default:
			size, e, err := member(t, 1)
			if err != nil {
				return err
			}
			t, scale = e, size
		}
		if c == llvm.DynamicIndex {
			if err := f(0, operand, scale); err != nil {
				return err
			}
			operand++
			continue
		}
		if err := f(c, -1, scale); err != nil {
			return err
		}
	}
	return nil
}
