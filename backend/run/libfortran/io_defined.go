package libfortran

import (
	"bytes"
	"encoding/binary"

	"accc/dialects/fir"
)

// Input and output by procedures of the program (Fortran 2018 §12.6.4.8). The statement that has the object in its
// list is the parent. The statements on its unit in the procedure are its children, which continue in its record at
// its position.

// A transferTable is the procedures for derived types that interfaces declare in the scope of a statement. In memory
// it is the number of entries, their address, and a byte of flags. An entry has the description of the type, the
// procedure, its purpose (32 bits), and a byte that is set if it takes a descriptor, and with it the types that extend
// the type.
type transferTable struct {
	entries []transferEntry
	// before tells that for the item itself the entries come before what its dynamic type has: its declared type has nothing.
	before bool
}

type transferEntry struct {
	of   uint64
	kind int
	Transfer
}

// Words and flags of a table in memory.
const (
	transferEntrySize = 24
	transfersFirst    = 2 // flag
)

// transferTable reads the table at an address.
func (e *Env) transferTable(at uint64) (out transferTable) {
	if at == 0 {
		return out
	}
	count, list := e.load64(at), e.load64(at+8)
	if count == 0 {
		return out
	}
	out.before = e.bytes(at+16, 1)[0]&transfersFirst != 0
	for b := e.bytes(list, count*transferEntrySize); len(b) > 0; b = b[transferEntrySize:] {
		out.entries = append(out.entries, transferEntry{
			of: binary.LittleEndian.Uint64(b), kind: int(binary.LittleEndian.Uint32(b[16:])),
			Transfer: Transfer{Fn: binary.LittleEndian.Uint64(b[8:]), Descriptor: b[20] != 0},
		})
	}
	return out
}

// find is the procedure of a table for a type.
func (p *transferTable) find(e *Env, t *Type, kind int) *Transfer {
	for of := t; ; of = e.Type(of.Parent) {
		for i := range p.entries {
			x := &p.entries[i]
			if x.kind == kind && e.same(x.of, of.Addr) && (of == t || x.Descriptor) {
				return &x.Transfer
			}
		}
		if of.Parent == 0 {
			return nil
		}
	}
}

// derivedItem transfers an item of derived type, and tells whether to go on. The table is that of the interfaces.
func (e *Env) derivedItem(cookie, at, table uint64) uint64 {
	s := e.statement(cookie)
	if s.ok() {
		s.procedures = e.transferTable(table)
		s.raise(s.elements(e.Desc(at)))
	}
	return fromBool(s.ok())
}

// procedureOf is the procedure for the objects of a type, or nil.
func (s *ioStatement) procedureOf(t *Type, item bool) *Transfer {
	if s.transfer == nil || t == nil {
		return nil
	}
	kind := fir.TransferReadFormatted
	if !s.transfer.input {
		kind = fir.TransferWriteFormatted
	}
	if s.transfer.layout == layoutBinary {
		kind++
	}
	bound := t.Transfers[kind]
	if bound != nil && !(item && s.procedures.before) {
		return bound
	}
	if p := s.procedures.find(s.e, t, kind); p != nil {
		return p
	}
	return bound
}

// byProcedure transfers an object by a procedure. done is false where the format has another descriptor than DT for it.
func (s *ioStatement) byProcedure(p *Transfer, t *Type, at uint64) (done bool, err error) {
	x := s.transfer
	if err := x.start(); err != nil {
		return true, err
	}
	call := &definedCall{s: s, p: p, t: t, at: at}
	switch x.layout {
	case layoutFormat:
		d, err := x.descriptor()
		if err != nil {
			return true, err
		}
		if d.code != editDT {
			x.waiting = d
			return false, nil
		}
		call.iotype, call.list = append([]byte("DT"), d.text...), d.list
	case layoutList:
		call.iotype = []byte("LISTDIRECTED")
		if skip, err := x.beforeObject(); skip || err != nil {
			return true, err
		}
	}
	x.items++
	return true, call.run()
}

// beforeObject goes to where an object of a list-directed transfer is. skip tells that there is a null value.
func (t *transfer) beforeObject() (skip bool, err error) {
	if !t.input {
		t.spoken = false
		if !t.out.put([]byte{' '}) {
			return true, errEOR
		}
		return false, nil
	}
	if t.list.done || t.list.repeat > 0 {
		return t.list.done, nil
	}
	return t.list.find()
}

// A parentTransfer is a transfer that waits for a procedure that it has called, and the number by which children know its unit.
type parentTransfer struct {
	t      *transfer
	number int32
}

// Numbers of internal files begin here; newunit= takes others.
const firstInternal = -1 << 30

// parentOn is the transfer whose children the statements on a unit are, nil if there is none.
func (e *Env) parentOn(number int32) *transfer {
	for i := len(e.parents) - 1; i >= 0; i-- {
		if e.parents[i].number == number {
			return e.parents[i].t
		}
	}
	return nil
}

// number is the number of the unit for children.
func (t *transfer) number() int32 {
	for i := len(t.s.e.parents) - 1; i >= 0; i-- {
		if t.parent != nil && t.s.e.parents[i].t == t.parent {
			return t.s.e.parents[i].number
		}
	}
	if t.u != nil {
		return t.u.number
	}
	return firstInternal - int32(len(t.s.e.parents))
}

// A definedCall is a call of a procedure for input or output.
type definedCall struct {
	s      *ioStatement
	p      *Transfer
	t      *Type
	at     uint64 // the object
	iotype []byte // nil for unformatted transfer
	list   []int32
}

// messageSize is the length of iomsg= in such procedures.
const messageSize = 256

// run calls the procedure, and returns the condition that it reports.
func (c *definedCall) run() error {
	e, t := c.s.e, c.s.transfer
	if e.side.Call == nil || e.side.Device {
		return &ioError{errConflict, "Code on a device cannot use procedures for the input and output of derived types"}
	}
	const (
		unitAt    = 0
		statAt    = 8
		objectAt  = 16
		listAt    = objectAt + descHeader + 16
		messageAt = listAt + descHeader + dimSize
		typeAt    = messageAt + messageSize
	)
	valuesAt := uint64(typeAt+len(c.iotype)+7) &^ 7
	at := e.obtain(valuesAt + 4*uint64(len(c.list)))
	defer func() { _ = e.side.Free(at) }()
	e.storeInt(at+unitAt, int64(t.number()), 4)
	e.storeInt(at+statAt, 0, 4)
	message := func() []byte { return e.bytes(at+messageAt, messageSize) }
	pad(message(), nil)
	object := c.at
	if c.p.Descriptor {
		object = at + objectAt
		(&Desc{e: e, Base: c.at, Len: c.t.Size, Type: codeStruct, Derived: c.t.Addr, extra: 1}).StoreAt(object)
	}
	args := []uint64{object, at + unitAt}
	if c.iotype != nil {
		copy(e.bytes(at+typeAt, uint64(len(c.iotype))), c.iotype)
		for i, v := range c.list {
			e.storeInt(at+valuesAt+4*uint64(i), int64(v), 4)
		}
		list := &Desc{e: e, Base: at + valuesAt, Len: 4, Type: codeInt4}
		list.shape(int64(len(c.list)))
		list.StoreAt(at + listAt)
		args = append(args, at+typeAt, uint64(len(c.iotype)), at+listAt)
	}
	args = append(args, at+statAt, at+messageAt, messageSize)
	e.parents = append(e.parents, &parentTransfer{t, t.number()})
	depth := len(e.parents)
	e.side.Call(c.p.Fn, args...)
	e.parents = e.parents[:depth-1]
	code := int32(e.loadInt(at+statAt, 4))
	if code == 0 {
		return nil
	}
	t.reported = true
	text := string(bytes.TrimRight(message(), " "))
	for _, known := range []*ioError{errEnd, errEOR} {
		if code == known.code && (text == "" || text == known.msg) {
			return known
		}
	}
	return &ioError{code, text}
}

// startChild takes over the record of the parent.
func (t *transfer) startChild() error {
	p := t.parent
	switch {
	case t.input != p.input && p.input:
		return &ioError{errConflict, "WRITE statement in a procedure for the input of a derived type, on the unit of its parent"}
	case t.input != p.input:
		return &ioError{errConflict, "READ statement in a procedure for the output of a derived type, on the unit of its parent"}
	case (t.layout == layoutBinary) != (p.layout == layoutBinary):
		return &ioError{errConflict, "Formatted and unformatted data transfer on the unit of a parent statement"}
	case t.hasRec || t.hasPos:
		return &ioError{errConflict, "REC= or POS= in a child data transfer statement"}
	}
	t.joined = true
	t.internal, t.put, t.out, t.in, t.binary = p.internal, p.put, p.out, p.in, p.binary
	t.noAdvance = p.noAdvance
	if p.list != nil && t.layout == layoutList {
		own := *p.list
		own.modes = &t.modes
		t.list = &own
	}
	return nil
}

// completeChild ends a statement whose parent goes on with the record.
func (t *transfer) completeChild() error {
	var err error
	if t.s.cond == nil {
		if err = t.start(); err == nil && t.layout == layoutFormat {
			err = t.rest()
		}
	}
	p := t.parent
	if !t.joined {
		return err
	}
	p.out, p.binary, p.spoken = t.out, t.binary, false
	p.chars += t.chars
	switch {
	case p.list == nil:
	case t.list != nil:
		p.list.repeat, p.list.last, p.list.counted, p.list.open = t.list.repeat, t.list.last, t.list.counted, t.list.open
	default:
		p.list.open = false
	}
	return err
}
