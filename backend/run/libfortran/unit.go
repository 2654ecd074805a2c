package libfortran

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"slices"
	"sync"
	"syscall"

	"accc/backend/budget"
)

// An accessKind is how the records of a file are reached (Fortran 2018 §12.3.3).
type accessKind uint8

const (
	accessSequential accessKind = iota
	accessDirect
	accessStream
)

var accessNames = []string{"SEQUENTIAL", "DIRECT", "STREAM"}

// An endState is the position of a sequential file relative to its endfile record.
type endState uint8

const (
	endBefore endState = iota
	endAt              // the next read meets the end
	endAfter
)

// A unit is an external unit that is connected to a file (Fortran 2018 §12.5).
type unit struct {
	number int32
	name   string // of the file, "" for a scratch file
	file   *file
	std    bool // one of the three that are connected at the beginning

	access      accessKind
	unformatted bool
	read, write bool // what action= permits
	recl        int64
	budget      *budget.Budget // of records while they are read
	counted     int64          // bytes of it that the unit counts
	big         bool           // big-endian unformatted data
	scratch     bool
	modes       modes

	// position is what inquire tells: ASIS, REWIND or APPEND.
	position string
	end      endState
	next     int64 // the number of the next record of direct access
	// behind reports that the file may have data after the position, which the next sequential write cuts off.
	behind bool

	mu sync.Mutex // held while bytes go to file: kernels write to the same units
	// open tells that the last statement left the record that it wrote without an end; column is the number of characters in it.
	open   bool
	column int
	// kept is what a statement that failed has left of its last record.
	kept []byte
	// in is the record that is being read; reading tells that the last statement left it so.
	in      input
	reading bool
}

// defaultRecl is the longest record where recl= is not given.
const defaultRecl = 1<<31 - 1

// Units that are connected from the beginning.
const (
	unitStderr = 0
	unitStdin  = 5
	unitStdout = 6

	firstNewUnit = -10
)

// units are the connected units.
type units struct {
	mu  sync.Mutex
	all map[int32]*unit
	// next is where the search for a number for newunit= begins: all above are taken.
	next int32
	// convert is the byte order of unformatted files for which open does not specify one, as convert= has it; "" for
	// that of the machine.
	convert string
}

// bigEndian reports whether a convert= selects the byte order that is not the machine's; "" does not.
func (u *units) bigEndian(convert string) bool {
	if convert == "" {
		convert = u.convert
	}
	return convert == "BIG_ENDIAN" || convert == "SWAP"
}

// connectStandard makes the units that are there from the beginning.
func (u *units) connectStandard(in io.Reader, out, err io.Writer, interactive bool) {
	u.all = map[int32]*unit{}
	for _, x := range []*unit{
		{number: unitStderr, name: "stderr", write: true, file: &file{w: bufio.NewWriter(err), direct: true}},
		{number: unitStdin, name: "stdin", read: true, file: &file{r: bufio.NewReader(in)}},
		{number: unitStdout, name: "stdout", write: true, file: standardOutput(out, interactive)},
	} {
		x.std, x.recl, x.position, x.modes.pad = true, defaultRecl, "ASIS", true
		u.all[x.number] = x
	}
}

// standardOutput is the file of the unit for output. It leaves buffering to a stream that does it.
func standardOutput(out io.Writer, interactive bool) *file {
	_, buffered := out.(interface{ Flush() error })
	return &file{w: bufio.NewWriterSize(out, 1<<16), stream: out, direct: interactive || buffered}
}

// get returns the unit of a number, or nil.
func (u *units) get(number int32) *unit {
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.all[number]
}

func (u *units) add(x *unit) {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.all[x.number] = x
}

func (u *units) remove(number int32) {
	u.mu.Lock()
	defer u.mu.Unlock()
	delete(u.all, number)
	if number <= firstNewUnit { // the highest is taken first
		u.next = max(u.next, number)
	}
}

// fresh returns a number for newunit=.
func (u *units) fresh() int32 {
	u.mu.Lock()
	defer u.mu.Unlock()
	n := min(u.next, firstNewUnit)
	for u.all[n] != nil {
		n--
	}
	u.next = n
	return n
}

// byName returns the unit that a file is connected to, or nil.
func (u *units) byName(name string) *unit {
	u.mu.Lock()
	defer u.mu.Unlock()
	for _, x := range u.all {
		if x.name == name && !x.scratch && !x.std {
			return x
		}
	}
	return nil
}

// sorted are all units by their numbers.
func (u *units) sorted() []*unit {
	u.mu.Lock()
	defer u.mu.Unlock()
	out := make([]*unit, 0, len(u.all))
	for _, x := range u.all {
		out = append(out, x)
	}
	slices.SortFunc(out, func(a, b *unit) int { return int(a.number) - int(b.number) })
	return out
}

// flush writes out what all units hold back.
func (u *units) flush() error {
	var errs []error
	for _, x := range u.sorted() {
		errs = append(errs, x.flush())
	}
	return errors.Join(errs...)
}

// flush writes out what the unit holds back.
func (u *unit) flush() error {
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.file.flush()
}

// close ends the connection. A record that non-advancing output left open is ended, in a file.
func (u *unit) close() error {
	u.mu.Lock()
	defer u.mu.Unlock()
	var err error
	if u.open && !u.std {
		_, err = u.file.Write([]byte{'\n'})
	}
	u.budget.Give(u.counted)
	u.counted = 0
	return errors.Join(err, u.file.close())
}

// order is the byte order of unformatted data.
func (u *unit) order() binary.ByteOrder {
	if u.big {
		return binary.BigEndian
	}
	return binary.LittleEndian
}

// emit writes bytes and, in a sequential file, cuts off what follows.
func (u *unit) emit(p []byte) error {
	u.mu.Lock()
	defer u.mu.Unlock()
	if len(u.kept) > 0 {
		p, u.kept = append(u.kept, p...), nil
	}
	if _, err := u.file.Write(p); err != nil {
		return systemError(err)
	}
	if u.behind {
		u.behind = false
		return systemError(u.file.truncate())
	}
	return nil
}

// systemError is an error of the operating system as an error condition: its code is errno.
func systemError(err error) error {
	var known *ioError
	var number syscall.Errno
	switch {
	case err == nil:
		return nil
	case errors.As(err, &known):
		return known
	case errors.As(err, &number):
		return &ioError{int32(number), systemText(number)}
	case errors.Is(err, budget.ErrNoSpace):
		return systemError(syscall.ENOSPC)
	case errors.Is(err, fs.ErrNotExist):
		return systemError(syscall.ENOENT)
	case errors.Is(err, fs.ErrPermission):
		return systemError(syscall.EACCES)
	case errors.Is(err, fs.ErrExist):
		return systemError(syscall.EEXIST)
	}
	return &ioError{int32(syscall.EIO), err.Error()}
}

// systemText is what the C library says about errno, which begins with a capital.
func systemText(number syscall.Errno) string {
	text := []byte(number.Error())
	if len(text) > 0 && text[0] >= 'a' && text[0] <= 'z' {
		text[0] -= 'a' - 'A'
	}
	return string(text)
}

// putRecord writes a formatted record with its end.
func (u *unit) putRecord(rec []byte) error {
	u.open, u.column = false, 0
	if u.access == accessDirect {
		return u.putDirect(rec, ' ')
	}
	return u.emit(append(rec, '\n'))
}

// putDirect writes the next record of direct access, filled up.
func (u *unit) putDirect(rec []byte, fill byte) error {
	if int64(len(rec)) > u.recl {
		return &ioError{errDirectEnd, "Write exceeds length of DIRECT access record"}
	}
	if err := u.file.seek((u.next - 1) * u.recl); err != nil {
		return systemError(err)
	}
	u.next++
	if err := u.emit(rec); err != nil {
		return err
	}
	// The record may be far longer than what is in it.
	padding := bytes.Repeat([]byte{fill}, int(min(u.recl-int64(len(rec)), 1<<16)))
	for left := u.recl - int64(len(rec)); left > 0; left -= int64(len(padding)) {
		padding = padding[:min(left, int64(len(padding)))]
		if err := u.emit(padding); err != nil {
			return err
		}
	}
	return nil
}

// getRecord reads the next formatted record.
func (u *unit) getRecord(dst []byte) ([]byte, error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.access == accessDirect {
		return u.getDirect(dst)
	}
	if u.end == endAt && u.access == accessSequential {
		return nil, u.meetEnd()
	}
	rec, err := u.file.line(dst)
	if errors.Is(err, io.EOF) {
		return nil, u.meetEnd()
	}
	return rec, systemError(err)
}

// meetEnd notes that a read came to the end of the file.
func (u *unit) meetEnd() error {
	if u.access == accessSequential {
		u.end = endAfter
	}
	return errEnd
}

// getDirect reads the next record of direct access.
func (u *unit) getDirect(dst []byte) ([]byte, error) {
	if !u.budget.Take(u.recl) {
		return nil, systemError(syscall.ENOMEM)
	}
	defer u.budget.Give(u.recl)
	dst = slices.Grow(dst[:0], int(u.recl))[:u.recl]
	err := u.file.seek((u.next - 1) * u.recl)
	n := 0
	if err == nil {
		n, err = u.file.Read(dst)
	}
	switch {
	case errors.Is(err, io.ErrUnexpectedEOF):
		clear(dst[n:])
	case errors.Is(err, io.EOF):
		return nil, &ioError{errBadOption, "Non-existing record number"}
	case err != nil:
		return nil, systemError(err)
	}
	u.next++
	return dst, nil
}

// Records of sequential unformatted files have their length, 4 bytes, before and after them. Longer ones than
// maxSubrecord are divided: a negative length before a part means that another part follows, one after it that this is
// not the first.
const maxSubrecord = 1<<31 - 9

// putUnformatted writes a sequential unformatted record.
func (u *unit) putUnformatted(rec []byte) error {
	var mark [4]byte
	for first := true; ; first = false {
		part := rec[:min(len(rec), maxSubrecord)]
		rec = rec[len(part):]
		head, tail := int32(len(part)), int32(len(part))
		if len(rec) > 0 {
			head = -head
		}
		if !first {
			tail = -tail
		}
		u.order().PutUint32(mark[:], uint32(head))
		if err := u.emit(mark[:]); err != nil {
			return err
		}
		if err := u.emit(part); err != nil {
			return err
		}
		u.order().PutUint32(mark[:], uint32(tail))
		if err := u.emit(mark[:]); err != nil {
			return err
		}
		if len(rec) == 0 {
			return nil
		}
	}
}

var errDamaged = &ioError{errCorrupt, "Corrupt unformatted sequential file"}

// mark reads the length of a part of a record.
func (u *unit) mark() (int32, error) {
	var b [4]byte
	_, err := u.file.Read(b[:])
	return int32(u.order().Uint32(b[:])), err
}

// getUnformatted reads a sequential unformatted record.
func (u *unit) getUnformatted(dst []byte) ([]byte, error) {
	if u.end == endAt {
		return nil, u.meetEnd()
	}
	dst = dst[:0]
	for {
		head, err := u.mark()
		switch {
		case errors.Is(err, io.EOF) && len(dst) == 0:
			return nil, u.meetEnd()
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
			return nil, errDamaged
		case err != nil:
			return nil, systemError(err)
		}
		size := int64(max(head, -head))
		if size < 0 {
			return nil, errDamaged
		}
		if left, ok := u.file.size(); ok && left-u.file.pos < size {
			return nil, errDamaged
		}
		from := len(dst)
		dst = slices.Grow(dst, int(size))[:from+int(size)]
		if _, err := u.file.Read(dst[from:]); err != nil {
			return nil, errDamaged
		}
		if tail, err := u.mark(); err != nil || max(tail, -tail) != max(head, -head) {
			return nil, errDamaged
		}
		if head >= 0 {
			return dst, nil
		}
	}
}

// cut ends what was being written or read.
func (u *unit) cut() error {
	u.reading = false
	u.in.drop()
	if u.open {
		return u.putRecord(nil)
	}
	return nil
}

// rewind goes to the beginning.
func (u *unit) rewind() error {
	if u.access == accessDirect {
		return &ioError{errBadOption, "Cannot REWIND a file opened for DIRECT access"}
	}
	if err := u.cut(); err != nil {
		return err
	}
	u.position, u.end, u.next = "REWIND", endBefore, 1
	if u.file.f == nil {
		return nil
	}
	u.behind = true
	return systemError(u.file.seek(0))
}

// backspace goes to the beginning of the record before.
func (u *unit) backspace() error {
	if u.access == accessDirect {
		return &ioError{errConflict, "Cannot BACKSPACE a file opened for DIRECT access"}
	}
	if u.access == accessStream && u.unformatted {
		return &ioError{errConflict, "Cannot BACKSPACE an unformatted stream file"}
	}
	if u.open || u.reading {
		// The file is to be positioned at the beginning of the current record.
		partial := u.reading
		if err := u.cut(); err != nil {
			return err
		}
		if partial {
			return u.previous()
		}
	}
	if u.end == endAfter {
		u.end = endAt
		return nil
	}
	u.end = endBefore
	return u.previous()
}

// previous goes back over one record.
func (u *unit) previous() error {
	if u.file.f == nil {
		return nil
	}
	u.behind = true
	u.position = "ASIS"
	if !u.unformatted {
		return u.previousLine()
	}
	for u.file.pos > 0 {
		if err := systemError(u.file.seek(u.file.pos - 4)); err != nil {
			return err
		}
		tail, err := u.mark()
		if err != nil {
			return errDamaged
		}
		size := int64(max(tail, -tail))
		if err := systemError(u.file.seek(u.file.pos - size - 8)); err != nil {
			return errDamaged
		}
		if tail >= 0 {
			return nil
		}
	}
	return nil
}

// previousLine goes back to just after the last end of a line before the one at the position.
func (u *unit) previousLine() error {
	end := u.file.pos - 1 // the end of the line before
	block := make([]byte, 4096)
	for end > 0 {
		n := min(end, int64(len(block)))
		if err := u.file.seek(end - n); err != nil {
			return systemError(err)
		}
		if _, err := u.file.Read(block[:n]); err != nil {
			return systemError(err)
		}
		if i := bytes.LastIndexByte(block[:n], '\n'); i >= 0 {
			return systemError(u.file.seek(end - n + int64(i) + 1))
		}
		end -= n
	}
	return systemError(u.file.seek(0))
}

// endfile makes the position the end of the file.
func (u *unit) endfile() error {
	if u.access == accessDirect {
		return &ioError{errConflict, "Cannot perform ENDFILE on a file opened for DIRECT access"}
	}
	if u.end == endAfter && u.access == accessSequential {
		return &ioError{errConflict, "Cannot perform ENDFILE on a file already positioned after the EOF marker"}
	}
	if err := u.cut(); err != nil {
		return err
	}
	u.behind = false
	if err := u.file.forWriting(); err != nil {
		return systemError(err)
	}
	if err := u.file.truncate(); err != nil {
		return systemError(err)
	}
	u.end = endAfter
	return nil
}
