package mpi

import (
	"fmt"
	"strings"
)

// A Kind is a basic type, as far as data of one may be received as another: the same representation has the same kind, whichever
// language names it.
type Kind uint8

const (
	NoKind Kind = iota
	Byte        // matches everything
	Packed
	Char
	Int8
	Int16
	Int32
	Int64
	Uint8
	Uint16
	Uint32
	Uint64
	Float
	Double
	LongDouble
	ComplexFloat
	ComplexDouble
	ComplexLongDouble
	Bool // of C
	Logical1
	Logical2
	Logical4
	Logical8
	FloatInt
	DoubleInt
	LongInt
	TwoInt
	ShortInt
	LongDoubleInt
	TwoReal
	TwoDouble
)

var kindText = [...]string{"nothing", "bytes", "packed data", "char", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float", "double", "long double",
	"complex float", "complex double", "complex long double", "bool", "logical(1)", "logical(2)", "logical(4)", "logical(8)", "float and int", "double and int", "long and int", "two int", "short and int",
	"long double and int", "two real", "two double precision"}

func (k Kind) String() string { return kindText[k] }

// Size is the number of bytes of a value.
func (k Kind) Size() int { return kindSize[k] }

var kindSize = [...]int{0, 1, 1, 1, 1, 2, 4, 8, 1, 2, 4, 8, 4, 8, 16, 8, 16, 32, 1, 1, 2, 4, 8, 8, 12, 12, 8, 6, 20, 8, 16}

func (k Kind) alignment() int {
	switch k {
	case ComplexFloat, TwoInt, FloatInt, TwoReal, ShortInt:
		return 4
	case ComplexDouble, DoubleInt, LongInt, TwoDouble:
		return 8
	case LongDouble, ComplexLongDouble, LongDoubleInt:
		return 16
	}
	return max(k.Size(), 1)
}

// first and second are the size of the value and the place of the index in a pair of a value and an int; 0: it is none.
func (k Kind) first() int {
	switch k {
	case FloatInt, TwoInt:
		return 4
	case DoubleInt, LongInt:
		return 8
	case ShortInt:
		return 2
	case LongDoubleInt:
		return 16
	}
	return 0
}

func (k Kind) second() int {
	if k == ShortInt {
		return 4
	}
	return k.first()
}

// A signature is the sequence of the basic types of a type, with how often each comes (MPI 4.0 §4.1).
type signature []kinds

type kinds struct {
	kind  Kind
	count int
}

// maxSignature bounds a signature: a longer one is that of bytes, which is compared with nothing.
const maxSignature = 1 << 16

func (s signature) append(t signature, count int) signature {
	switch {
	case len(t) == 0 || count == 0:
		return s
	case len(t) == 1:
		return s.one(kinds{t[0].kind, t[0].count * count})
	case len(s)+len(t)*count > maxSignature:
		return s.one(kinds{Byte, 1})
	}
	for range count {
		for _, k := range t {
			s = s.one(k)
		}
	}
	return s
}

func (s signature) one(k kinds) signature {
	if n := len(s); n > 0 && s[n-1].kind == k.kind {
		out := append(signature(nil), s...)
		out[n-1].count += k.count
		return out
	}
	return append(s, k)
}

// times repeats a signature.
func (s signature) times(count int) repeated { return repeated{s, count} }

// A repeated is a signature that comes several times.
type repeated struct {
	sig   signature
	count int
}

func (r repeated) String() string {
	if len(r.sig) == 0 || r.count == 0 {
		return "nothing"
	}
	if len(r.sig) == 1 {
		return fmt.Sprintf("%d %s", r.sig[0].count*r.count, r.sig[0].kind)
	}
	var parts []string
	for i, k := range r.sig {
		if i == 4 {
			parts = append(parts, "...")
			break
		}
		parts = append(parts, fmt.Sprintf("%d %s", k.count, k.kind))
	}
	if r.count == 1 {
		return strings.Join(parts, ", ")
	}
	return fmt.Sprintf("%d times (%s)", r.count, strings.Join(parts, ", "))
}

// anything reports whether a kind is compared with nothing.
func (k Kind) anything() bool { return k == Byte || k == Packed }

// matches reports whether what one side sends may be received as what the other side says, which may be more.
func (r repeated) matches(other repeated) bool {
	a, b := cursor{r: r}, cursor{r: other}
	for {
		x, ok := a.next()
		y, more := b.next()
		if !ok || !more {
			return true
		}
		if x.kind.anything() || y.kind.anything() {
			return true
		}
		if x.kind != y.kind && !alike(x.kind, y.kind) {
			return false
		}
		n := min(x.count, y.count)
		a.take(n)
		b.take(n)
	}
}

// alike are kinds that programs mix because they are the same in memory: characters and integers of one byte.
func alike(a, b Kind) bool {
	one := func(k Kind) bool { return k == Char || k == Int8 || k == Uint8 || k == Bool || k == Logical1 }
	logical := func(k, i Kind) bool {
		return k == Logical4 && i == Int32 || k == Logical8 && i == Int64 || k == Logical2 && i == Int16
	}
	return one(a) && one(b) || logical(a, b) || logical(b, a)
}

// A cursor goes through a repeated signature.
type cursor struct {
	r       repeated
	i, used int
}

func (c *cursor) next() (kinds, bool) {
	if len(c.r.sig) == 1 {
		k := c.r.sig[0]
		k.count = k.count*c.r.count - c.used
		return k, k.count > 0
	}
	if c.r.count == 0 || len(c.r.sig) == 0 {
		return kinds{}, false
	}
	k := c.r.sig[c.i]
	k.count -= c.used
	return k, true
}

func (c *cursor) take(n int) {
	c.used += n
	if len(c.r.sig) == 1 || c.used < c.r.sig[c.i].count {
		return
	}
	c.used = 0
	if c.i++; c.i == len(c.r.sig) {
		c.i = 0
		c.r.count--
	}
}
