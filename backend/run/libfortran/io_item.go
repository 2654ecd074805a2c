package libfortran

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
	"unicode/utf8"

	"accc/dialects/fir"
)

func init() {
	register(
		row{"ioOutputInteger8", "pi:i", device, outputInteger(1)},
		row{"ioOutputInteger16", "pi:i", device, outputInteger(2)},
		row{"ioOutputInteger32", "pi:i", device, outputInteger(4)},
		row{"ioOutputInteger64", "pl:i", device, outputInteger(8)},
		row{"ioOutputReal32", "pf:i", device, func(e *Env, s []uint64) {
			s[0] = e.output(s[0], &item{kind: itemReal, size: 4, x: float64(toF32(s[1])), bits: le(s[1], 4)})
		}},
		row{"ioOutputReal64", "pd:i", device, func(e *Env, s []uint64) {
			s[0] = e.output(s[0], &item{kind: itemReal, size: 8, x: toF64(s[1]), bits: le(s[1], 8)})
		}},
		row{"ioOutputComplex32", "pff:i", device, func(e *Env, s []uint64) {
			s[0] = e.output(s[0], &item{kind: itemComplex, size: 4, x: float64(toF32(s[1])), im: float64(toF32(s[2])), bits: append(le(s[1], 4), le(s[2], 4)...)})
		}},
		row{"ioOutputComplex64", "pdd:i", device, func(e *Env, s []uint64) {
			s[0] = e.output(s[0], &item{kind: itemComplex, size: 8, x: toF64(s[1]), im: toF64(s[2]), bits: append(le(s[1], 8), le(s[2], 8)...)})
		}},
		row{"ioOutputLogical", "pi:i", device, func(e *Env, s []uint64) {
			s[0] = e.output(s[0], &item{kind: itemLogical, size: 4, i: int64(s[1] & 1), bits: le(s[1]&1, 4)})
		}},
		row{"ioOutputAscii", "ppl:i", device, func(e *Env, s []uint64) {
			text := e.bytes(s[1], s[2])
			s[0] = e.output(s[0], &item{kind: itemCharacter, size: len(text), text: text, bits: text})
		}},
		row{"ioOutputDescriptor", "pp:i", device, func(e *Env, s []uint64) { s[0] = e.each(s[0], s[1]) }},
		row{"ioOutputDerivedType", "ppp:i", device, func(e *Env, s []uint64) { s[0] = e.derivedItem(s[0], s[1], s[2]) }},

		row{"ioInputInteger", "ppi:i", device, func(e *Env, s []uint64) {
			s[0] = e.inputScalar(s[0], codes[catInteger][toInt(s[2])], s[1], uint64(toInt(s[2])))
		}},
		row{"ioInputReal32", "pp:i", device, func(e *Env, s []uint64) { s[0] = e.inputScalar(s[0], codeReal4, s[1], 4) }},
		row{"ioInputReal64", "pp:i", device, func(e *Env, s []uint64) { s[0] = e.inputScalar(s[0], codeReal8, s[1], 8) }},
		row{"ioInputComplex32", "pp:i", device, func(e *Env, s []uint64) { s[0] = e.inputScalar(s[0], codeComplex4, s[1], 8) }},
		row{"ioInputComplex64", "pp:i", device, func(e *Env, s []uint64) { s[0] = e.inputScalar(s[0], codeComplex8, s[1], 16) }},
		row{"ioInputLogical", "pp:i", device, func(e *Env, s []uint64) { s[0] = e.inputScalar(s[0], codeLogical1, s[1], 1) }},
		row{"ioInputAscii", "ppl:i", device, func(e *Env, s []uint64) { s[0] = e.inputScalar(s[0], codeChar1, s[1], s[2]) }},
		row{"ioInputDescriptor", "pp:i", device, func(e *Env, s []uint64) { s[0] = e.each(s[0], s[1]) }},
		row{"ioInputDerivedType", "ppp:i", device, func(e *Env, s []uint64) { s[0] = e.derivedItem(s[0], s[1], s[2]) }},
	)
}

// le returns the lowest bytes of a value.
func le(v uint64, size int) []byte {
	return binary.LittleEndian.AppendUint64(make([]byte, 0, 8), v)[:size]
}

func outputInteger(size int) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		v := int64(s[1]) << (64 - 8*size) >> (64 - 8*size)
		s[0] = e.output(s[0], &item{kind: itemInteger, size: size, i: v, bits: le(s[1], size)})
	}
}

// output writes one item that is not in memory, and tells whether to go on.
func (e *Env) output(cookie uint64, x *item) uint64 {
	s := e.transferring(cookie)
	if s.ok() {
		if s.transfer.layout == layoutBinary {
			unit := x.size
			if x.kind == itemCharacter {
				unit = 1
			}
			s.raise(s.transfer.move(x.bits, unit))
		} else {
			s.raise(s.transfer.write(x))
		}
	}
	return fromBool(s.ok())
}

// inputScalar reads a variable of an intrinsic type, and tells whether to go on.
func (e *Env) inputScalar(cookie uint64, code TypeCode, at, size uint64) uint64 {
	s := e.statement(cookie)
	if s.ok() {
		s.raise(s.element(code, e.bytes(at, size)))
	}
	return fromBool(s.ok())
}

// each transfers all elements of what a descriptor describes, and tells whether to go on.
func (e *Env) each(cookie, at uint64) uint64 {
	s := e.statement(cookie)
	if s.ok() {
		s.raise(s.elements(e.Desc(at)))
	}
	return fromBool(s.ok())
}

// elements transfers the elements of a variable in their order.
func (s *ioStatement) elements(d *Desc) error {
	if t := s.transfer; d.Type != codeStruct && d.Contiguous() && (t == nil || t.layout == layoutBinary) {
		return s.block(d)
	}
	var err error
	if d.Type != codeStruct {
		v := d.view()
		v.each(func(off int64) bool {
			err = s.element(d.Type, v.at(off))
			return err == nil
		})
		return err
	}
	t := d.typeOf()
	walk(d.Dims, int64(d.Base), func(at int64) bool {
		err = s.object(d.e, t, uint64(at), true)
		return err == nil
	})
	return err
}

// object transfers an object of derived type: by a procedure of the program if there is one and the format, if any, asks for
// it, else by its components. item tells that the object is an item of the list, or an element of one, and no component.
func (s *ioStatement) object(e *Env, t *Type, at uint64, item bool) error {
	if p := s.procedureOf(t, item); p != nil {
		if done, err := s.byProcedure(p, t, at); done || err != nil {
			return err
		}
	}
	return s.components(e, t, at)
}

// block transfers elements that follow each other as one piece of unformatted data.
func (s *ioStatement) block(d *Desc) error {
	size, ok := d.Size()
	if !ok {
		d.e.fail("the descriptor at %#x is damaged: %d elements of %d bytes", d.at, d.Count(), d.Len)
	}
	if s.transfer == nil {
		s.iolength += int64(size)
		return nil
	}
	return s.transfer.move(d.e.bytes(d.Base, size), partSize(d.Type, int(d.Len)))
}

// partSize is the size of the numbers that a value consists of.
func partSize(code TypeCode, size int) int {
	switch cat, kind := code.category(); cat {
	case catCharacter, catDerived:
		return max(kind, 1)
	case catComplex:
		return size / 2
	}
	return size
}

// components transfers the components of an object of derived type (Fortran 2018 §12.6.3).
func (s *ioStatement) components(e *Env, t *Type, at uint64) error {
	if t == nil {
		return &ioError{errInternal, "The components of a variable in an I/O list are not known"}
	}
	for _, c := range t.Components {
		if err := s.component(e, c, at+c.Offset); err != nil {
			return err
		}
	}
	return nil
}

func (s *ioStatement) component(e *Env, c Component, at uint64) error {
	if c.Genre == fir.ComponentAutomatic {
		return s.automatic(e.Desc(at))
	}
	if c.Genre != fir.ComponentData {
		return &ioError{errConflict, "A component of a variable in an I/O list is a pointer or allocatable"}
	}
	for i := range c.Count {
		var err error
		if c.Of != 0 {
			of := e.Type(c.Of)
			err = s.object(e, of, at+i*of.Size, false)
		} else {
			err = s.element(c.Type, e.bytes(at+i*c.Len, c.Len))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// automatic transfers the elements of a component whose shape depends on length parameters.
func (s *ioStatement) automatic(d *Desc) error {
	t := d.typeOf()
	if t == nil {
		return s.elements(d)
	}
	var err error
	walk(d.Dims, int64(d.Base), func(at int64) bool {
		err = s.object(d.e, t, uint64(at), false)
		return err == nil
	})
	return err
}

// element transfers a value of an intrinsic type between memory and the file.
func (s *ioStatement) element(code TypeCode, b []byte) error {
	t := s.transfer
	switch {
	case t == nil:
		s.iolength += int64(len(b))
		return nil
	case t.layout == layoutBinary:
		return t.move(b, partSize(code, len(b)))
	}
	x, err := itemOf(code, b)
	if err != nil {
		return err
	}
	if !t.input {
		fillItem(&x, code, b)
		return t.write(&x)
	}
	err = t.read(&x)
	if err != nil && err != errEOR {
		if x.half {
			storeFloat(b[:len(b)/2], x.x)
		}
		return err
	}
	if !x.null {
		store(&x, code, b)
	}
	return err
}

// itemOf is an item of that type, without its value.
func itemOf(code TypeCode, b []byte) (item, error) {
	cat, kind := code.category()
	x := item{size: kind}
	switch cat {
	case catInteger, catUnsigned:
		x.kind = itemInteger
	case catLogical:
		x.kind = itemLogical
	case catReal:
		x.kind = itemReal
	case catComplex:
		x.kind = itemComplex
	case catCharacter:
		x.kind = itemCharacter
		x.size = len(b) / max(kind, 1)
		return x, nil
	}
	if cat == catDerived || kind > 16 || (cat == catReal || cat == catComplex) && kind != 4 && kind != 8 {
		return x, &ioError{errInternal, fmt.Sprintf("not yet handled: input and output of type code %d", code)}
	}
	return x, nil
}

// integerAt is the integer in b.
func integerAt(b []byte) int64 {
	v := uint64(0)
	for i, c := range b[:min(len(b), 8)] {
		v |= uint64(c) << (8 * i)
	}
	shift := 64 - 8*min(len(b), 8)
	return int64(v<<shift) >> shift
}

// floatAt is the real number in b.
func floatAt(b []byte) float64 {
	if len(b) == 4 {
		return float64(math.Float32frombits(binary.LittleEndian.Uint32(b)))
	}
	return math.Float64frombits(binary.LittleEndian.Uint64(b))
}

// fillItem takes the value of an item from memory.
func fillItem(x *item, code TypeCode, b []byte) {
	x.bits = b
	switch x.kind {
	case itemInteger, itemLogical:
		x.i = integerAt(b)
		if len(b) == 16 {
			v := new(big.Int).SetBytes(reversed(b))
			if b[15] >= 0x80 {
				v.Sub(v, new(big.Int).Lsh(big.NewInt(1), 128))
			}
			x.wide = v
		}
	case itemReal:
		x.x = floatAt(b)
	case itemComplex:
		x.x, x.im = floatAt(b[:len(b)/2]), floatAt(b[len(b)/2:])
	case itemCharacter:
		x.text = narrow(b, code)
	}
}

// narrow returns characters of kind 4 as UTF-8.
func narrow(b []byte, code TypeCode) []byte {
	_, kind := code.category()
	if kind != 4 {
		return b
	}
	var out []byte
	for ; len(b) >= 4; b = b[4:] {
		out = utf8.AppendRune(out, rune(binary.LittleEndian.Uint32(b)))
	}
	return out
}

// store puts the value of an item into memory.
func store(x *item, code TypeCode, b []byte) {
	if x.bits != nil {
		copy(b, x.bits)
		return
	}
	switch x.kind {
	case itemInteger, itemLogical:
		if x.wide != nil {
			v := x.wide
			if v.Sign() < 0 {
				v = new(big.Int).Add(v, new(big.Int).Lsh(big.NewInt(1), 128))
			}
			copy(b, reversed(v.FillBytes(make([]byte, 16))))
			return
		}
		copy(b, le(uint64(x.i), min(len(b), 8)))
	case itemReal:
		storeFloat(b, x.x)
	case itemComplex:
		storeFloat(b[:len(b)/2], x.x)
		storeFloat(b[len(b)/2:], x.im)
	case itemCharacter:
		if _, kind := code.category(); kind == 4 {
			widen(b, x.text)
			return
		}
		pad(b, x.text)
	}
}

func storeFloat(b []byte, x float64) {
	if len(b) == 4 {
		binary.LittleEndian.PutUint32(b, math.Float32bits(float32(x)))
		return
	}
	binary.LittleEndian.PutUint64(b, math.Float64bits(x))
}

// widen stores text into characters of kind 4, filled up with blanks.
func widen(b, text []byte) {
	for ; len(b) >= 4; b = b[4:] {
		c := rune(' ')
		if len(text) > 0 {
			n := 0
			c, n = utf8.DecodeRune(text)
			text = text[n:]
		}
		binary.LittleEndian.PutUint32(b, uint32(c))
	}
}
