package mpi

import (
	"fmt"
	"math"
	"slices"
)

// A Memory is what a rank's addresses are of.
type Memory interface {
	// Slice returns n bytes at an address, to be read or written in place.
	Slice(addr, n uint64) ([]byte, error)
}

// A block is bytes of an element, from its address.
type block struct{ at, size int }

// A Type is a datatype: a type map (MPI 4.0 §4.1).
type Type struct {
	Name         string
	Kind         Kind // of a basic type
	Size         int  // bytes of data in an element
	LB, Extent   int
	trueLB, ends int
	blocks       []block // in the order of the type map
	sig          signature
	Committed    bool
	Predefined   bool
	Made         *Making // nil: basic
	elements     *Type   // of Spread: what its elements are, and how many there are; nil: the type is no other one's
	count        int
	Attributes   map[int]uint64
}

// Room returns the bytes that the type map and what the type was made of take.
func (t *Type) Room() int64 {
	n := 16*len(t.blocks) + 16*len(t.sig)
	if t.Made != nil {
		n += 8 * (len(t.Made.Integers) + len(t.Made.Addresses) + len(t.Made.Types))
	}
	return int64(n)
}

// A Making says how a type was constructed, for MPI_Type_get_contents.
type Making struct {
	Combiner  int
	Integers  []int
	Addresses []int64
	Types     []*Type
}

// Combiners, with the numbers of mpi.h.
const (
	CombinerNamed = iota + 1
	CombinerDup
	CombinerContiguous
	CombinerVector
	CombinerHvector
	CombinerIndexed
	CombinerHindexed
	CombinerIndexedBlock
	CombinerHindexedBlock
	CombinerStruct
	CombinerSubarray
	CombinerDarray
	CombinerF90Real
	CombinerF90Complex
	CombinerF90Integer
	CombinerResized
)

// Basic makes a predefined type.
func Basic(name string, kind Kind, size, extent int) *Type {
	t := &Type{Name: name, Kind: kind, Size: size, Extent: extent, ends: size, sig: signature{{kind, 1}}, Committed: true, Predefined: true}
	if size > 0 {
		t.blocks = []block{{0, size}}
	}
	if pair := kind.second(); pair > 0 { // value and index, with a hole between or behind them
		t.blocks = []block{{0, kind.first()}, {pair, 4}}
		t.ends = pair + 4
		t.blocks = merged(t.blocks)
	}
	return t
}

// TrueExtent is where data begins, and how far it reaches.
func (t *Type) TrueExtent() (lb, extent int) { return t.trueLB, t.ends - t.trueLB }

// Contiguous reports whether elements follow one another without holes.
func (t *Type) Contiguous() bool {
	return t.Size == t.Extent && (t.Size == 0 || len(t.blocks) == 1 && t.blocks[0].at == 0)
}

// String names the type for messages.
func (t *Type) String() string {
	if t.Name != "" {
		return t.Name
	}
	return "a type of " + t.sig.times(1).String()
}

func merged(list []block) []block {
	out := list[:0]
	for _, b := range list {
		if n := len(out); n > 0 && out[n-1].at+out[n-1].size == b.at {
			out[n-1].size += b.size
		} else if b.size > 0 {
			out = append(out, b)
		}
	}
	return out
}

// A Piece is part of a type that is being made: Count elements of Type one after another, Disp bytes from the beginning.
type Piece struct {
	Count, Disp int
	Type        *Type
}

// maxBlocks bounds what a type map may take.
const maxBlocks = 1 << 24

// Construct makes a type of pieces. Its bounds are those of the pieces, with no alignment but that of Struct.
func Construct(made Making, pieces []Piece) (*Type, error) {
	t := &Type{Made: &made}
	lb, ub, any := math.MaxInt, math.MinInt, false
	t.trueLB, t.ends = math.MaxInt, math.MinInt
	blocks := 0
	for _, p := range pieces {
		if p.Type.Contiguous() {
			blocks++
		} else {
			blocks += p.Count * len(p.Type.blocks)
		}
		if err := CheckPieces(blocks); err != nil {
			return nil, err
		}
	}
	for _, p := range pieces {
		if p.Count == 0 {
			continue
		}
		any = true
		first, last := p.Disp, p.Disp+(p.Count-1)*p.Type.Extent
		lb = min(lb, min(first, last)+p.Type.LB)
		ub = max(ub, max(first, last)+p.Type.LB+p.Type.Extent)
		t.Size += p.Count * p.Type.Size
		t.sig = t.sig.append(p.Type.sig, p.Count)
		if p.Type.Size == 0 {
			continue
		}
		t.trueLB = min(t.trueLB, min(first, last)+p.Type.trueLB)
		t.ends = max(t.ends, max(first, last)+p.Type.ends)
		if p.Type.Contiguous() {
			t.blocks = append(t.blocks, block{p.Disp, p.Count * p.Type.Size})
			continue
		}
		for i := range p.Count {
			for _, b := range p.Type.blocks {
				t.blocks = append(t.blocks, block{p.Disp + i*p.Type.Extent + b.at, b.size})
			}
		}
	}
	if any {
		t.LB, t.Extent = lb, ub-lb
	}
	if t.Size == 0 {
		t.trueLB, t.ends = 0, 0
	}
	t.blocks = slices.Clip(merged(t.blocks))
	if alignment := t.alignment(pieces); made.Combiner == CombinerStruct && alignment > 1 && !resized(pieces) {
		t.Extent = (t.Extent + alignment - 1) / alignment * alignment
	}
	return t, nil
}

// alignment is that of the strictest basic type of a structure, which its extent is rounded up to (§4.1.6).
func (t *Type) alignment(pieces []Piece) int {
	most := 1
	for _, p := range pieces {
		for _, s := range p.Type.sig {
			most = max(most, s.kind.alignment())
		}
	}
	return most
}

// resized reports whether bounds were set by hand: they are not rounded.
func resized(pieces []Piece) bool {
	return slices.ContainsFunc(pieces, func(p Piece) bool { return p.Type.Made != nil && p.Type.Made.Combiner == CombinerResized })
}

// Resized is a type with other bounds.
func Resized(t *Type, lb, extent int) *Type {
	u := *t
	u.Name, u.Kind, u.Predefined, u.Committed, u.Attributes = "", 0, false, false, nil
	u.LB, u.Extent = lb, extent
	u.Made = &Making{Combiner: CombinerResized, Addresses: []int64{int64(lb), int64(extent)}, Types: []*Type{t}}
	return &u
}

// CheckPieces returns an error if the pieces of a type are more than a type map may have.
func CheckPieces(n int) error {
	if n > maxBlocks {
		return Errorf(ErrNoMem, "the type map has %d blocks, more than the %d that are possible", n, maxBlocks)
	}
	return nil
}

// Spread is a type for the whole data of a buffer that lies in pieces elsewhere, in the same order.
func Spread(b Buffer, pieces []Piece) (*Type, error) {
	t, err := Construct(Making{Combiner: CombinerHindexed}, pieces)
	if err != nil {
		return nil, err
	}
	t.sig = signature(nil).append(b.Type.sig, b.Count)
	t.elements, t.count, t.Committed = b.Type, b.Count, true
	return t, nil
}

// logical is the type and the number of the elements of a buffer, which may be spread.
func (b Buffer) logical() (*Type, int) {
	if b.Type.elements != nil {
		return b.Type.elements, b.Type.count
	}
	return b.Type, b.Count
}

// like is room for the elements of a buffer, with the holes of their type alone.
func (b Buffer) like() Buffer {
	t, n := b.logical()
	_, size := Buffer{Count: n, Type: t}.Span()
	return Buffer{detached{0, make([]byte, size)}, uint64(-t.trueLB), n, t}
}

// together is a buffer, or a copy of one that is spread.
func (b Buffer) together() Buffer {
	if b.Type.elements == nil {
		return b
	}
	out := b.like()
	out.Unpack(b.packed())
	return out
}

// A Buffer is elements in the memory of a rank.
type Buffer struct {
	Memory Memory
	Addr   uint64
	Count  int
	Type   *Type
}

// Bytes is the size of the data.
func (b Buffer) Bytes() int {
	if b.Type == nil {
		return 0
	}
	return b.Count * b.Type.Size
}

// Span is the memory from the first to the last byte of the data.
func (b Buffer) Span() (addr, size uint64) {
	if b.Bytes() == 0 {
		return b.Addr, 0
	}
	first, last := 0, (b.Count-1)*b.Type.Extent
	from, to := min(first, last)+b.Type.trueLB, max(first, last)+b.Type.ends
	return b.Addr + uint64(from), uint64(to - from)
}

// Check reports whether the whole buffer is memory of the rank.
func (b Buffer) Check() error {
	if b.Count < 0 {
		return Errorf(ErrCount, "the count is %d", b.Count)
	}
	addr, size := b.Span()
	if size == 0 {
		return nil
	}
	if _, err := b.Memory.Slice(addr, size); err != nil {
		return Errorf(ErrBuffer, "the buffer of %s is not memory of this rank: %v", b.describe(), err)
	}
	return nil
}

func (b Buffer) describe() string {
	return fmt.Sprintf("%d %s", b.Count, b.Type)
}

// from is the buffer from an element on.
func (b Buffer) from(element, count int) Buffer {
	b.Addr += uint64(element * b.Type.Extent)
	b.Count = count
	return b
}

// bytes is the whole data where it lies, nil where it has holes.
func (b Buffer) bytes() []byte {
	n := b.Bytes()
	if n == 0 {
		return []byte{}
	}
	if !b.Type.Contiguous() && !(b.Count == 1 && len(b.Type.blocks) == 1) {
		return nil
	}
	addr, _ := b.Span()
	s, err := b.Memory.Slice(addr, uint64(n))
	if err != nil {
		panic(err) // it was checked
	}
	return s
}

// Each calls f for the blocks of memory that the first bytes of the data are in, in order, until it returns false.
func (b Buffer) Each(bytes int, f func(addr, size uint64) bool) {
	if b.Type == nil {
		return
	}
	if b.Type.Contiguous() {
		if n := min(bytes, b.Bytes()); n > 0 {
			f(b.Addr, uint64(n))
		}
		return
	}
	for i := range b.Count {
		at := b.Addr + uint64(i*b.Type.Extent)
		for _, k := range b.Type.blocks {
			if bytes <= 0 {
				return
			}
			if !f(at+uint64(k.at), uint64(min(k.size, bytes))) {
				return
			}
			bytes -= k.size
		}
	}
}

// Pack copies the data of a buffer to bytes without holes, which have room for all of it.
func (b Buffer) Pack(to []byte) {
	if s := b.bytes(); s != nil {
		copy(to, s)
		return
	}
	b.Each(b.Bytes(), func(addr, size uint64) bool {
		s, err := b.Memory.Slice(addr, size)
		if err != nil {
			panic(err)
		}
		to = to[copy(to, s):]
		return true
	})
}

// Unpack copies bytes into a buffer, as many as there are and fit.
func (b Buffer) Unpack(from []byte) {
	if s := b.bytes(); s != nil {
		copy(s, from)
		return
	}
	b.Each(len(from), func(addr, size uint64) bool {
		s, err := b.Memory.Slice(addr, size)
		if err != nil {
			panic(err)
		}
		from = from[copy(s, from):]
		return true
	})
}

// packed is the data without holes: a copy, or where it lies.
func (b Buffer) packed() []byte {
	if s := b.bytes(); s != nil {
		return s
	}
	out := make([]byte, b.Bytes())
	b.Pack(out)
	return out
}

// move copies the data of one buffer to another, as much as fits.
func move(to, from Buffer) {
	if to.Bytes() == 0 || from.Bytes() == 0 {
		return
	}
	if s := from.bytes(); s != nil {
		to.Unpack(s)
		return
	}
	if s := to.bytes(); s != nil && len(s) >= from.Bytes() {
		from.Pack(s)
		return
	}
	to.Unpack(from.packed())
}

// Copy is a buffer with the same data elsewhere.
func (b Buffer) Copy() Buffer { return copies([]Buffer{b})[0] }

// Elements is how many basic elements so many bytes are, Undefined if they end within one.
func (t *Type) Elements(bytes int) int {
	if t.Size == 0 {
		return 0
	}
	per := 0
	for _, k := range t.sig {
		per += k.count
	}
	n := bytes / t.Size * per
	bytes %= t.Size
	for _, k := range t.sig {
		size := k.kind.Size()
		if all := k.count * size; bytes >= all {
			n, bytes = n+k.count, bytes-all
			continue
		}
		if bytes%size != 0 {
			return Undefined
		}
		return n + bytes/size
	}
	return n
}
