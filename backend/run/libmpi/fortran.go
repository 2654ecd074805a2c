package libmpi

import (
	"regexp"
	"slices"
	"strings"

	"accc/backend/mpi"
	"accc/dialects/fir"

	"github.com/tetratelabs/wazero/api"
)

// A slot says how an argument of Fortran becomes one of C (MPI 4.0 §19.1). Fortran passes addresses.
type slot uint8

const (
	byAddress slot = iota // the same in both: results, arrays, statuses
	value32               // an int or a handle
	value64               // a number of the size of an address
	choice                // a buffer, through its descriptor
	textIn
	textOut
	keeps // an address that the function stores at, or leaves alone
)

// A binding is one of the ways in which Fortran calls the library: the modules mpi and mpi_f08, and mpif.h. Names of functions end with suffix.
type binding struct {
	suffix string
	loose  bool // arrays and statuses have descriptors
}

var bindings = []binding{{suffix: ""}, {suffix: "_f08"}, {suffix: "_f77", loose: true}}

// sentinels are variables of the program of which only the address counts, and what C has in their place.
var sentinels = map[string]uint64{"mpi_bottom": 0, "mpi_in_place": inPlace, "mpi_status_ignore": ignore, "mpi_statuses_ignore": ignore, "mpi_errcodes_ignore": 0,
	"mpi_unweighted": unweighted, "mpi_weights_empty": weightsEmpty}

// Sentinels are the symbols of those variables.
func Sentinels() (names []string) {
	for n := range sentinels {
		names = append(names, sentinelSymbol(n))
	}
	return names
}

func sentinelSymbol(name string) string { return "accc_" + name + "_" }

// notFortran are functions of C that Fortran does not have, or with other arguments: those that were removed from the standard.
var notFortran = regexp.MustCompile(`_[fc]2[fc]$|^MPI_(Address|Type_(hvector|hindexed|struct|extent|lb|ub)|Attr_\w+|Keyval_\w+|Errhandler_(create|set|get))$`)

// oneBased are results that count from 0 in C and from 1 in Fortran.
var oneBased = []string{"index", "array_of_indices"}

// A fortranArg is an argument of a function of Fortran.
type fortranArg struct {
	slot
	name       string
	descriptor bool // of an array that is passed by address otherwise
	at         int  // of C
}

// fortranArgs are the arguments of Fortran of a function of C.
func fortranArgs(f *Func, b binding) (out []fortranArg) {
	for i, p := range f.args {
		x := fortranArg{name: p.name, at: i}
		switch {
		case p.name == "argc" || p.name == "argv" && strings.HasPrefix(f.Name, "MPI_Init") || p.word == "...":
			continue
		case strings.HasSuffix(p.word, "_function"):
		case p.name == "attribute_val" && f.Name == "MPI_Comm_get_attr", p.name == "baseptr":
		case p.name == "buffer_addr":
			x.slot = keeps
		case p.name == "attribute_val", p.name == "extra_state":
			x.slot = value64
		case p.word == "void":
			x.slot = choice
		case p.word == "char" && p.array:
			x.descriptor = true
		case p.word == "char" && p.constant:
			x.slot = textIn
		case p.word == "char":
			x.slot = textOut
		case !p.pointer && values[p.word] == api.ValueTypeI64:
			x.slot = value64
		case !p.pointer:
			x.slot = value32
		default:
			x.descriptor = b.loose && (p.array || p.word == "MPI_Status")
		}
		out = append(out, x)
	}
	return out
}

// forFortran is a function as Fortran calls it; nil: Fortran does not have it.
func forFortran(f *Func, b binding) *Func {
	if notFortran.MatchString(f.Name) {
		return nil
	}
	out := &Func{Name: strings.ToLower(f.Name) + b.suffix, Call: f.Call, comm: f.comm, early: f.early, fortran: true, ierror: -1}
	list := fortranArgs(f, b)
	for i, x := range list {
		if x.at == f.comm {
			out.comm = i
		}
	}
	n := len(list)
	if f.code && f.Name != "MPI_Pcontrol" {
		out.ierror = n
		n++
	}
	out.Params = slices.Repeat([]api.ValueType{api.ValueTypeI64}, n)
	if !f.code {
		out.Results = f.Results
	}
	out.do = func(e *Env, s []uint64) { e.callForFortran(f, b, list, s) }
	return out
}

// callForFortran calls a function of C with what Fortran passes.
func (e *Env) callForFortran(f *Func, b binding, list []fortranArg, s []uint64) {
	a := make([]uint64, max(len(f.Params), 1))
	type result struct {
		to, length, from uint64
	}
	var results []result
	var indices uint64
	for i, x := range list {
		v := s[i]
		switch x.slot {
		case byAddress:
			if x.descriptor {
				v = e.storage(v, x.name)
			}
			v = e.sentinel(v)
			if slices.Contains(oneBased, x.name) && f.code && (strings.Contains(f.Name, "Wait") || strings.Contains(f.Name, "Test")) {
				indices = v
			}
		case value32:
			v = uint64(e.load32(v))
		case value64:
			v = e.load64(v)
		case choice:
			v = e.choice(v)
		case keeps:
			if b.suffix != "_f08" { // the address is of no use to them
				v = e.temporary(8)
				defer e.release(v)
			}
		case textIn, textOut:
			var n uint64
			v, n = e.characters(v, x.name)
			at := e.temporary(max(n, mostText) + 1)
			defer e.release(at)
			if x.slot == textIn {
				text := strings.Trim(string(e.bytes(v, n)), " ")
				copy(e.bytes(at, uint64(len(text))+1), text+"\x00")
			} else {
				copy(e.bytes(at, 1), "\x00")
				results = append(results, result{v, n, at})
			}
			v = at
		}
		a[x.at] = v
	}
	f.do(e, a)
	for _, r := range results {
		if f.Name == "MPI_Info_get" && e.load32(a[4]) == 0 {
			continue // it is not changed
		}
		to := e.bytes(r.to, r.length)
		for i := copy(to, e.text(r.from)); i < len(to); i++ {
			to[i] = ' '
		}
		e.changed(r.to, r.length)
	}
	if indices != 0 {
		e.countFromOne(f, a, indices)
	}
	if !f.code {
		s[0] = a[0]
	}
}

// mostText is the most that a function writes as text.
const mostText = 1024

// countFromOne changes indices of C to those of Fortran.
func (e *Env) countFromOne(f *Func, a []uint64, at uint64) {
	n := 1
	if strings.HasSuffix(f.Name, "some") {
		n = max(i32(uint64(e.load32(a[2]))), 0)
	}
	for i := range uint64(n) {
		if v := i32(uint64(e.load32(at + 4*i))); v != mpi.Undefined {
			e.setInt(at+4*i, v+1)
		}
	}
}

// sentinel is what C has for the address of a variable such as MPI_IN_PLACE, or the address.
func (e *Env) sentinel(addr uint64) uint64 {
	if v, ok := e.special[addr]; ok {
		return v
	}
	return addr
}

// findSentinels learns the addresses of the variables such as MPI_IN_PLACE.
func (p *Process) findSentinels() {
	p.special = map[uint64]uint64{}
	for name, v := range sentinels {
		if at, ok := p.config.Symbols[sentinelSymbol(name)]; ok {
			p.special[at] = v
		}
	}
}

// A section is a buffer of Fortran whose elements are not one after another.
type section struct {
	base       uint64
	run        int // bytes that are together
	extents    []int
	strides    []int
	bytes      int
	descriptor uint64
}

// dimensions reads a descriptor.
func (e *Env) dimensions(at uint64) (base uint64, length int, extents, strides []int) {
	base, length = e.load64(at), int(e.load64(at+8))
	rank := uint64(e.bytes(at+20, 1)[0])
	for i := range rank {
		d := at + fir.DescriptorHeader + i*fir.DescriptorDim
		extents, strides = append(extents, int(e.load64(d+8))), append(strides, int(e.load64(d+16)))
	}
	return base, length, extents, strides
}

// sectionOf is what a descriptor has that is not together; nil: all of it is.
func (e *Env) sectionOf(at uint64) (base uint64, s *section) {
	base, length, extents, strides := e.dimensions(at)
	x := &section{base: base, run: length, bytes: length, descriptor: at}
	for i, n := range extents {
		x.bytes *= max(n, 0)
		if len(x.extents) == 0 && (strides[i] == x.run || n == 1) {
			if n != 1 {
				x.run *= n
			}
			continue
		}
		x.extents, x.strides = append(x.extents, n), append(x.strides, strides[i])
	}
	if len(x.extents) == 0 || x.bytes == 0 {
		return base, nil
	}
	return base, x
}

// choice is the address of a buffer; a section is kept for elements.
func (e *Env) choice(at uint64) uint64 {
	base, s := e.sectionOf(at)
	if s == nil {
		return e.sentinel(base)
	}
	e.sections = append(e.sections, s)
	return base
}

// storage is the address of an array of integers or handles.
func (e *Env) storage(at uint64, name string) uint64 {
	base, s := e.sectionOf(at)
	if s != nil {
		fail(mpi.ErrArg, "the array %s is a section whose elements are not one after another", name)
	}
	return base
}

// characters is where a text is, and how many characters it has.
func (e *Env) characters(at uint64, name string) (addr, length uint64) {
	base, n, extents, _ := e.dimensions(at)
	if e.bytes(at+21, 1)[0] != characterCode {
		fail(mpi.ErrArg, "the argument %s is not of type character", name)
	}
	e.storage(at, name)
	for _, x := range extents {
		n *= x
	}
	return base, uint64(n)
}

// characterCode is the type of characters in descriptors.
const characterCode = 40

func (e *Env) sectionAt(addr uint64) *section {
	for _, s := range e.sections {
		if s.base == addr {
			return s
		}
	}
	return nil
}

// spread is the buffer of elements that lie in a section: first are bytes of it that come before.
func (s *section) spread(b mpi.Buffer, first int) mpi.Buffer {
	var pieces []mpi.Piece
	b.Addr = uint64(first)
	b.Each(b.Bytes(), func(at, size uint64) bool {
		from, n := int(int64(at)), int(size)
		if from < 0 || from+n > s.bytes {
			fail(mpi.ErrBuffer, "the buffer is a section of %d bytes, and the elements reach to byte %d", s.bytes, from+n)
		}
		for n > 0 {
			k := min(n, s.run-from%s.run)
			pieces = append(pieces, mpi.Piece{Count: k, Disp: s.offset(from), Type: byteType})
			from, n = from+k, n-k
		}
		return true
	})
	t, err := mpi.Spread(b, pieces)
	throw(err)
	return mpi.Buffer{Memory: b.Memory, Addr: s.base, Count: 1, Type: t}
}

// offset is where a byte of the section is in memory, from its beginning.
func (s *section) offset(n int) int {
	k, at := n/s.run, n%s.run
	for i, extent := range s.extents {
		at += k % extent * s.strides[i]
		k /= extent
	}
	return at
}

var byteType = mpi.Basic("MPI_BYTE", mpi.Byte, 1, 1)
