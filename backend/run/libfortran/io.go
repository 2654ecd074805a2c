package libfortran

import (
	"fmt"
	"strings"

	"accc/backend/budget"
)

// An ioLocation is the location of a statement in the program.
type ioLocation struct {
	file string
	line int
}

// An ioStatement is an I/O statement between the calls that begin and end it; the program refers to it by its cookie.
type ioStatement struct {
	e  *Env
	at ioLocation
	u  *unit // nil for internal files and for statements without a unit
	// handles tells which conditions the program takes care of: iostat=, err=, end=, eor=.
	handles struct{ stat, err, end, eor bool }
	cond    *ioError // the first condition that came up
	// finish does what is left to do at the end; a transfer statement has its transfer.
	finish   func() error
	transfer *transfer
	open     *openSpec
	close    *string // the status of a CLOSE statement
	inquiry  *inquiry
	// procedures are those for derived types that the program declares by interfaces, as far as the current item may
	// need them.
	procedures transferTable
	iolength   int64
	newUnit    int32
}

// maxStatements bounds how deep I/O statements may be nested, by functions in their lists.
const maxStatements = 1 << 12

// begin makes a statement with the location that the call passes: the address of the name of the file, and the line.
func (e *Env) begin(file, line uint64) *ioStatement {
	s := &ioStatement{e: e, at: ioLocation{line: int(int32(line))}}
	if file != 0 {
		s.at.file = string(e.cstring(file))
	}
	return s
}

// cookie enters a statement into the table of those that have begun.
func (e *Env) cookie(s *ioStatement) uint64 {
	for i, other := range e.statements {
		if other == nil {
			e.statements[i] = s
			return uint64(i) + 1
		}
	}
	if len(e.statements) == maxStatements {
		e.fail("too many I/O statements at once")
	}
	e.statements = append(e.statements, s)
	return uint64(len(e.statements))
}

// statement returns the statement of a cookie.
func (e *Env) statement(cookie uint64) *ioStatement {
	if cookie == 0 || cookie > uint64(len(e.statements)) || e.statements[cookie-1] == nil {
		e.trap(fmt.Errorf("%#x is no I/O statement", cookie))
	}
	return e.statements[cookie-1]
}

// transferring returns the statement of a cookie, which reads or writes.
func (e *Env) transferring(cookie uint64) *ioStatement {
	s := e.statement(cookie)
	if s.transfer == nil {
		e.trap(fmt.Errorf("the statement %#x neither reads nor writes", cookie))
	}
	return s
}

// opening returns the statement of a cookie, which is an OPEN.
func (e *Env) opening(cookie uint64) *ioStatement {
	s := e.statement(cookie)
	if s.open == nil {
		e.trap(fmt.Errorf("the statement %#x is no OPEN", cookie))
	}
	return s
}

// inquiring returns the statement of a cookie, which is an INQUIRE.
func (e *Env) inquiring(cookie uint64) *ioStatement {
	s := e.statement(cookie)
	if s.inquiry == nil {
		e.trap(fmt.Errorf("the statement %#x is no INQUIRE", cookie))
	}
	return s
}

// ok tells the program whether to go on with the statement.
func (s *ioStatement) ok() bool { return s.cond == nil }

// raise notes a condition, and ends the program if nothing in it takes care of it.
func (s *ioStatement) raise(err error) {
	if err == nil {
		return
	}
	x, known := err.(*ioError)
	if f, ok := err.(*formatError); ok {
		x, known = &ioError{errFormat, f.Error()}, true
	}
	if !known {
		x = systemError(err).(*ioError)
	}
	if s.cond != nil {
		return
	}
	s.cond = x
	h := s.handles
	switch {
	case h.stat, x.code == statusEnd && h.end, x.code == statusEOR && h.eor, x.code > 0 && h.err:
		return
	}
	fatal := &Error{File: s.at.file, Line: s.at.line, Msg: x.msg}
	if s.u != nil {
		fatal.Unit = fmt.Sprintf("unit = %d", s.u.number)
		if s.u.name != "" {
			fatal.Unit += fmt.Sprintf(", file = '%s'", s.u.name)
		}
	}
	s.e.statements = nil
	panic(fatal)
}

// end ends the statement and returns its status.
func (e *Env) endStatement(cookie uint64) int32 {
	s := e.statement(cookie)
	if s.finish != nil {
		s.raise(s.finish())
	}
	e.statements[cookie-1] = nil
	if s.transfer != nil {
		e.cfg.Budget.Give(s.transfer.held)
	}
	if s.cond == nil {
		return 0
	}
	return s.cond.code
}

// smallRecord is the bytes of a record that count nothing.
const smallRecord = 1 << 16

// hold makes the record in the making, with so many bytes, count against the budget.
func (t *transfer) hold(bytes int) error {
	need := int64(bytes)
	if need <= smallRecord || need <= t.held {
		return nil
	}
	need += need / 4 // as slices grow
	if !t.s.e.cfg.Budget.Take(need - t.held) {
		return systemError(budget.ErrNoSpace)
	}
	t.held = need
	return nil
}

// A line is a formatted record in the making.
type line struct {
	buf   []byte
	pos   int // where the next character goes, possibly past the end
	limit int // characters that fit
}

// put writes text at the position. It returns false if there is no room.
func (l *line) put(text []byte) bool {
	if len(text) > l.limit-l.pos {
		return false
	}
	for len(l.buf) < l.pos {
		l.buf = append(l.buf, ' ')
	}
	n := copy(l.buf[l.pos:], text)
	l.buf = append(l.buf, text[n:]...)
	l.pos += len(text)
	return true
}

// A layoutKind is how a transfer statement lays out its data.
type layoutKind uint8

const (
	layoutList layoutKind = iota
	layoutFormat
	layoutBinary
	layoutNamelist
)

// A transfer is the state of a READ or WRITE statement.
type transfer struct {
	modes
	s        *ioStatement
	parent   *transfer // of a statement in a procedure for input or output of a derived type
	joined   bool      // with the record of the parent
	reported bool      // a procedure for a derived type has reported a condition
	u        *unit
	internal *internal
	input    bool
	layout   layoutKind
	started  bool
	// early is an error that came up before the program said which it takes care of.
	early                 error
	noAdvance, advanceSet bool

	format *format
	cursor *formatCursor
	// waiting is a data descriptor that was read for an object of derived type, and left for its components.
	waiting *edit
	// fed reports whether the format has reached a data descriptor since it restarted.
	fed   bool
	items int

	out  line
	put  func(rec []byte) error // writes a record out
	in   *input
	list *listReader
	// chars is the number of characters that were read, for size=.
	chars int64
	// spoken reports whether the last item of list-directed output was of characters, between which there is no blank.
	spoken  bool
	scratch []byte

	binary         []byte // a record of unformatted data, what is left of it when reading
	rec, pos       int64  // the number of the record of direct access, the position of stream access
	hasRec, hasPos bool
	held           int64 // bytes of the budget that the record in the making has
	before         int64 // the next record before the statement
	dollar         bool  // the format leaves the record open
}

// start prepares the unit at the first item, or at the end if there is none: by then all specifiers are known.
func (t *transfer) start() error {
	if t.started {
		return nil
	}
	t.started = true
	if t.early != nil {
		return t.early
	}
	switch {
	case t.parent != nil:
		if err := t.startChild(); err != nil {
			return err
		}
	case t.u != nil:
		start := t.startUnit
		if t.s.e.side.Device {
			start = t.startOnDevice
		}
		if err := start(); err != nil {
			return err
		}
	}
	if t.layout == layoutFormat {
		t.cursor = newFormatCursor(t.format)
	}
	if t.input && t.layout == layoutList && t.list == nil {
		t.list = newListReader(&t.modes, t.in)
	}
	return nil
}

// startUnit checks that the statement suits the connection, and goes to the position that it asks for.
func (t *transfer) startUnit() error {
	u := t.u
	switch {
	case t.input && !u.read:
		return &ioError{errBadAction, "Cannot read from file opened for WRITE"}
	case !t.input && !u.write:
		return &ioError{errBadAction, "Cannot write to file opened for READ"}
	case u.unformatted && t.layout != layoutBinary:
		return &ioError{errConflict, "Format present for UNFORMATTED data transfer"}
	case !u.unformatted && t.layout == layoutBinary:
		return &ioError{errConflict, "Missing format for FORMATTED data transfer"}
	case t.hasRec && u.access != accessDirect:
		return &ioError{errConflict, "Record number not allowed for sequential access data transfer"}
	case !t.hasRec && u.access == accessDirect:
		return &ioError{errMissing, "Direct access data transfer requires record number"}
	case t.hasRec && t.rec < 1:
		return &ioError{errBadOption, "Record number must be positive"}
	case t.hasPos && u.access != accessStream:
		return &ioError{errConflict, "POS=specifier not allowed with REC= or without ACCESS='STREAM'"}
	case t.hasPos && t.pos < 1:
		return &ioError{errBadOption, "POS=specifier must be positive"}
	case t.advanceSet && (u.access == accessDirect || t.layout == layoutBinary):
		return &ioError{errConflict, "ADVANCE specification conflicts with sequential access"}
	case u.end == endAfter && u.access == accessSequential:
		if !t.input {
			u.end = endAt
		}
		return &ioError{errConflict, "Sequential READ or WRITE not allowed after EOF marker, possibly use REWIND or BACKSPACE"}
	}
	// A record that the other direction left open ends here.
	if t.input && u.open || !t.input && u.reading || t.hasPos {
		if err := u.cut(); err != nil {
			return err
		}
	}
	if t.hasRec {
		t.before, u.next = u.next, t.rec
		if t.input {
			if n, ok := u.file.size(); ok && (t.rec-1)*u.recl >= n {
				return &ioError{errBadOption, "Non-existing record number"}
			}
		}
	}
	if t.hasPos {
		if err := u.file.seek(t.pos - 1); err != nil {
			return systemError(err)
		}
		u.behind = true
	}
	if t.input {
		return t.startReading()
	}
	t.startWriting()
	return nil
}

var errOnDevice = &ioError{errConflict, "Code on a device can only write text to the standard output units"}

// startOnDevice prepares for output from a kernel, many of which run at once: the records of a statement go out together
// at its end, and nothing in the unit changes.
func (t *transfer) startOnDevice() error {
	if t.input || !t.u.std || t.layout == layoutBinary {
		return errOnDevice
	}
	t.out.limit = defaultRecl
	t.put = func(rec []byte) error {
		t.binary = append(append(t.binary, rec...), '\n')
		return nil
	}
	return nil
}

func (t *transfer) startReading() error {
	u := t.u
	if t.layout == layoutBinary {
		return t.startBinary()
	}
	if !u.reading {
		u.in.drop()
	}
	u.reading = false
	u.in.fetch = u.getRecord
	u.in.left = u.in.pos
	t.in = &u.in
	return nil
}

func (t *transfer) startWriting() {
	u := t.u
	if u.access == accessSequential {
		u.end = endAt
		u.position = "APPEND"
	}
	if t.layout == layoutBinary {
		return
	}
	t.put = u.putRecord
	t.out.limit = int(min(u.recl, 1<<40)) - u.column
}

// write puts an item out.
func (t *transfer) write(x *item) error {
	if err := t.start(); err != nil {
		return err
	}
	t.items++
	if t.layout == layoutList {
		return t.writeList(x)
	}
	if x.kind == itemComplex {
		re, im := *x, *x
		half := len(x.bits) / 2
		re.kind, im.kind, im.x = itemReal, itemReal, x.im
		re.bits, im.bits = x.bits[:half], x.bits[half:]
		if err := t.writeEdited(&re); err != nil {
			return err
		}
		return t.writeEdited(&im)
	}
	return t.writeEdited(x)
}

// writeList puts an item out by list-directed formatting (Fortran 2018 §13.10.4).
func (t *transfer) writeList(x *item) error {
	text := t.scratch[:0]
	character := x.kind == itemCharacter
	if t.items == 1 && t.u != nil && t.u.open {
		// The record goes on where the last statement left it.
		text = append(text, ' ')
	} else if !character || !t.spoken || t.delim != 0 {
		text = append(text, ' ')
	}
	if err := t.hold(t.out.pos + len(x.text)); err != nil {
		return err
	}
	t.spoken = character
	text = t.modes.list(text, x)
	t.scratch = text
	if !t.out.put(text) {
		return errEOR
	}
	return nil
}

// writeEdited puts an item out by the next data edit descriptor.
func (t *transfer) writeEdited(x *item) error {
	d, err := t.descriptor()
	if err != nil {
		return err
	}
	if err := t.hold(t.out.pos + len(x.text) + 2*max(d.w, 0) + max(d.d, 0)); err != nil {
		return err
	}
	t.out.put(nil) // positions past the end become blanks
	t.scratch, err = t.modes.edit(t.scratch[:0], x, d, t.items)
	if err != nil {
		return t.inFormat(err)
	}
	if !t.out.put(t.scratch) {
		return errEOR
	}
	return nil
}

// inFormat adds the format to an error about an item.
func (t *transfer) inFormat(err error) error {
	if f, ok := err.(*formatError); ok {
		f.text = t.format.text
	}
	return err
}

// descriptor returns the next data edit descriptor, after the control descriptors before it.
func (t *transfer) descriptor() (*edit, error) {
	if d := t.waiting; d != nil {
		t.waiting = nil
		return d, nil
	}
	for {
		d := t.cursor.step()
		switch {
		case d == nil:
			if !t.fed {
				return nil, &ioError{errFormat, "Insufficient data descriptors in format after reversion"}
			}
			t.fed = false
			if err := t.nextRecord(); err != nil {
				return nil, err
			}
		case d.data():
			t.fed = true
			return d, nil
		default:
			if err := t.control(d); err != nil {
				return nil, err
			}
		}
	}
}

// rest processes the control descriptors after the last item.
func (t *transfer) rest() error {
	for t.waiting == nil {
		d := t.cursor.step()
		if d == nil || d.data() || d.code == editColon {
			return nil
		}
		if err := t.control(d); err != nil {
			return err
		}
	}
	return nil
}

// modeEdits are the descriptors that change a mode.
var modeEdits = map[editCode]func(m *modes){
	editS:  func(m *modes) { m.sign = signDefault },
	editSP: func(m *modes) { m.sign = signPlus },
	editSS: func(m *modes) { m.sign = signSuppress },
	editBN: func(m *modes) { m.blank = false },
	editBZ: func(m *modes) { m.blank = true },
	editRU: func(m *modes) { m.round = roundUp },
	editRD: func(m *modes) { m.round = roundDown },
	editRZ: func(m *modes) { m.round = roundZero },
	editRN: func(m *modes) { m.round = roundNearest },
	editRC: func(m *modes) { m.round = roundCompatible },
	editRP: func(m *modes) { m.round = roundDefault },
	editDC: func(m *modes) { m.comma = true },
	editDP: func(m *modes) { m.comma = false },
}

// control does what a control edit descriptor says.
func (t *transfer) control(d *edit) error {
	pos, left, length := &t.out.pos, 0, len(t.out.buf)
	if t.input {
		switch d.code {
		case editX, editTR, editT, editTL: // positions are those of a record
			if err := t.in.record(); err != nil {
				return err
			}
		}
		pos, left, length = &t.in.pos, t.in.left, 0
	}
	switch d.code {
	case editP:
		t.scale = d.w
	case editText:
		if t.input {
			return &formatError{"Constant string in input format", t.format.text, d.at}
		}
		if !t.out.put(d.text) {
			return errEOR
		}
	case editX, editTR:
		*pos += d.w
		if !t.input && t.noAdvance && *pos > length {
			return t.blanks(*pos - length)
		}
	case editT:
		*pos = left + d.w - 1
	case editTL:
		*pos = max(left, *pos-d.w)
	case editSlash:
		for range d.w {
			if err := t.nextRecord(); err != nil {
				return err
			}
		}
	case editDollar:
		t.dollar = true
	default:
		if f := modeEdits[d.code]; f != nil {
			f(&t.modes)
		}
	}
	return nil
}

// blanks writes blanks up to the position.
func (t *transfer) blanks(n int) error {
	if err := t.hold(2 * t.out.pos); err != nil {
		return err
	}
	t.out.pos -= n
	if !t.out.put([]byte(strings.Repeat(" ", n))) {
		return errEOR
	}
	return nil
}

// nextRecord goes on to the next record.
func (t *transfer) nextRecord() error {
	if t.input {
		if err := t.in.record(); err != nil {
			return err
		}
		t.in.drop()
		return nil
	}
	rec := t.out.buf
	t.out.buf, t.out.pos = rec[:0], 0
	if t.u != nil {
		t.out.limit = int(min(t.u.recl, 1<<40))
	}
	return t.put(rec)
}

// read gets the value of the next item, whose kind and size x has.
func (t *transfer) read(x *item) error {
	if err := t.start(); err != nil {
		return err
	}
	t.items++
	if t.layout == layoutList {
		return t.list.read(x, t.items)
	}
	if x.kind == itemComplex {
		re, im := item{kind: itemReal, size: x.size}, item{kind: itemReal, size: x.size}
		if err := t.readEdited(&re); err != nil {
			return err
		}
		err := t.readEdited(&im)
		x.x, x.im, x.half = re.x, im.x, err != nil
		return err
	}
	return t.readEdited(x)
}

// readEdited gets the value of an item by the next data edit descriptor.
func (t *transfer) readEdited(x *item) error {
	d, err := t.descriptor()
	if err != nil {
		return err
	}
	if err := t.in.record(); err != nil {
		return err
	}
	w := d.w
	if w == absent || w == 0 && d.code == editG {
		w = x.size
	}
	text, short := t.field(w, d.code != editA && x.kind != itemCharacter)
	if short && !t.pad {
		if t.u != nil {
			t.in.drop()
		}
		return errEOR
	}
	if err := t.modes.parse(x, text, d, t.items); err != nil {
		return t.inFormat(err)
	}
	if short && t.noAdvance {
		t.in.drop()
		return errEOR
	}
	return nil
}

// field takes w characters of the record; short tells that there were fewer. A comma ends a number early in files.
func (t *transfer) field(w int, number bool) (text []byte, short bool) {
	in := t.in
	from := min(in.pos, len(in.rec))
	to := min(from+w, len(in.rec))
	short = to-from < w
	text = in.rec[from:to]
	in.pos = from + len(text)
	if number && t.internal == nil && !t.comma {
		for i, c := range text {
			if c == ',' {
				text, short = text[:i], false
				in.pos = from + i + 1
				break
			}
		}
	}
	t.chars += int64(len(text))
	return text, short
}

// complete ends a transfer.
func (t *transfer) complete() error {
	if t.parent != nil {
		return t.completeChild()
	}
	if t.s.cond != nil {
		t.abandon()
		return nil
	}
	if err := t.start(); err != nil {
		return err
	}
	if t.layout == layoutBinary {
		return t.completeBinary()
	}
	if t.layout == layoutFormat {
		if err := t.rest(); err != nil {
			return err
		}
	}
	if t.input {
		return t.completeReading()
	}
	if t.u != nil && t.s.e.side.Device {
		t.binary = append(t.binary, t.out.buf...)
		if !t.noAdvance && !t.dollar {
			t.binary = append(t.binary, '\n')
		}
		return t.u.emit(t.binary)
	}
	if t.u != nil && (t.noAdvance || t.dollar) {
		t.u.open = true
		t.u.column += len(t.out.buf)
		return t.u.emit(t.out.buf)
	}
	return t.put(t.out.buf)
}

func (t *transfer) completeReading() error {
	if t.noAdvance {
		t.u.reading = t.in.have
		return nil
	}
	// Without an item, a record is passed over all the same.
	if t.items == 0 || t.layout == layoutFormat {
		if err := t.in.record(); err != nil {
			return err
		}
	}
	t.in.drop()
	return nil
}

// abandon leaves the unit in order after an error.
func (t *transfer) abandon() {
	if t.hasRec && t.before != 0 {
		t.u.next = t.before
	}
	switch {
	case t.put != nil && !t.input && (t.internal != nil || t.reported && !t.noAdvance && !t.s.e.side.Device):
		_ = t.put(t.out.buf)
	case t.u != nil && !t.input && t.put != nil && !t.s.e.side.Device && t.u.access != accessDirect:
		t.u.kept = append(t.u.kept, t.out.buf...) // gfortran's next statement continues after it
	}
	if t.in != nil && t.s.cond != errEOR {
		t.in.drop()
	} else if t.in != nil && t.noAdvance {
		t.u.reading = t.in.have
	}
}
