package libfortran

import (
	"bytes"
)

// The calls that begin, set up and end I/O statements. Arguments that say where the statement is come last: the address of
// the name of the file, and the line.
func init() {
	register(
		row{"ioBeginExternalListOutput", "ipi:p", device, external(layoutList, false)},
		row{"ioBeginExternalListInput", "ipi:p", host, external(layoutList, true)},
		row{"ioBeginUnformattedOutput", "ipi:p", host, external(layoutBinary, false)},
		row{"ioBeginUnformattedInput", "ipi:p", host, external(layoutBinary, true)},
		row{"ioBeginExternalFormattedOutput", "plpipi:p", device, externalFormatted(false)},
		row{"ioBeginExternalFormattedInput", "plpipi:p", host, externalFormatted(true)},

		// internal, length, scratch, bytes of scratch
		row{"ioBeginInternalListOutput", "plplpi:p", device, internalList(false)},
		row{"ioBeginInternalListInput", "plplpi:p", device, internalList(true)},
		// internal, length, format, length, format's descriptor, scratch, bytes of scratch
		row{"ioBeginInternalFormattedOutput", "plplpplpi:p", device, internalFormatted(false)},
		row{"ioBeginInternalFormattedInput", "plplpplpi:p", device, internalFormatted(true)},
		// internal's descriptor, scratch, bytes of scratch
		row{"ioBeginInternalArrayListOutput", "pplpi:p", device, internalArrayList(false)},
		row{"ioBeginInternalArrayListInput", "pplpi:p", device, internalArrayList(true)},
		// internal's descriptor, format, length, format's descriptor, scratch, bytes of scratch
		row{"ioBeginInternalArrayFormattedOutput", "pplpplpi:p", device, internalArrayFormatted(false)},
		row{"ioBeginInternalArrayFormattedInput", "pplpplpi:p", device, internalArrayFormatted(true)},

		row{"ioBeginRewind", "ipi:p", host, positioning((*unit).rewind, nil)},
		row{"ioBeginBackspace", "ipi:p", host, positioning((*unit).backspace, &ioError{errBadUnit, "Unattached unit"})},
		row{"ioBeginEndfile", "ipi:p", host, positioning((*unit).endfile, nil)},
		row{"ioBeginFlush", "ipi:p", host, beginFlush},
		row{"ioBeginWait", "iipi:p", host, func(e *Env, s []uint64) { s[0] = e.cookie(e.begin(s[2], s[3])) }},
		row{"ioBeginWaitAll", "ipi:p", host, func(e *Env, s []uint64) { s[0] = e.cookie(e.begin(s[1], s[2])) }},
		row{"ioBeginOpenUnit", "ipi:p", host, func(e *Env, s []uint64) { s[0] = e.beginOpen(int32(s[0]), false, s[1], s[2]) }},
		row{"ioBeginOpenNewUnit", "pi:p", host, func(e *Env, s []uint64) { s[0] = e.beginOpen(0, true, s[0], s[1]) }},
		row{"ioBeginClose", "ipi:p", host, beginClose},

		row{"ioEnableHandlers", "piiiii", device, enableHandlers},
		row{"ioEndIoStatement", "p:i", device, func(e *Env, s []uint64) { s[0] = fromI32(e.endStatement(s[0])) }},
		row{"ioGetIoMsg", "ppl", device, getMessage},
		row{"ioGetSize", "p:l", host, getSize},
		row{"ioGetIoLength", "p:l", host, func(e *Env, s []uint64) { s[0] = uint64(e.statement(s[0]).iolength) }},
		row{"ioGetNewUnit", "ppi:i", host, getNewUnit},
		row{"ioGetAsynchronousId", "p:i", host, func(e *Env, s []uint64) { s[0] = 0 }},
		// unit, whether iostat= or err= is given, message and its length
		row{"ioCheckUnitNumberInRange64", "liplpi:i", host, checkUnitNumber},

		row{"ioSetAdvance", "ppl:i", device, setAdvance},
		row{"ioSetRec", "pl:i", host, func(e *Env, s []uint64) {
			t := e.transferring(s[0]).transfer
			t.rec, t.hasRec = int64(s[1]), true
			s[0] = 1
		}},
		row{"ioSetPos", "pl:i", host, func(e *Env, s []uint64) {
			t := e.transferring(s[0]).transfer
			t.pos, t.hasPos = int64(s[1]), true
			s[0] = 1
		}},
		row{"ioSetRecl", "pl:i", host, func(e *Env, s []uint64) {
			o := e.opening(s[0]).open
			o.recl, o.hasRecl = int64(s[1]), true
			s[0] = 1
		}},
		row{"ioSetFile", "ppl:i", host, func(e *Env, s []uint64) {
			o := e.opening(s[0]).open
			o.file, o.hasFile = trimmed(e.bytes(s[1], s[2])), true
			s[0] = 1
		}},
	)
	for name, specifier := range map[string]string{
		"Status": "STATUS", "Access": "ACCESS", "Form": "FORM", "Action": "ACTION", "Position": "POSITION", "Convert": "CONVERT",
		"Blank": "BLANK", "Delim": "DELIM", "Pad": "PAD", "Round": "ROUND", "Sign": "SIGN", "Decimal": "DECIMAL", "Encoding": "ENCODING",
		"Asynchronous": "ASYNCHRONOUS", "Carriagecontrol": "CARRIAGECONTROL",
	} {
		register(row{"ioSet" + name, "ppl:i", host, setSpecifier(specifier)})
	}
}

// trimmed is a name without its trailing blanks.
func trimmed(b []byte) string { return string(bytes.TrimRight(b, " ")) }

// beginTransfer makes a READ or WRITE statement.
func (e *Env) beginTransfer(layout layoutKind, input bool, file, line uint64) *transfer {
	s := e.begin(file, line)
	t := &transfer{s: s, input: input, layout: layout}
	s.transfer, s.finish = t, t.complete
	return t
}

// onUnit makes a transfer one of an external file.
func (t *transfer) onUnit(number int32) {
	if p := t.s.e.parentOn(number); p != nil {
		t.parent, t.u, t.s.u, t.modes = p, p.u, p.u, p.modes
		return
	}
	if t.s.e.side.Device && t.s.e.units.get(number) == nil {
		t.early = errOnDevice
		return
	}
	u, err := t.s.e.implicit(number, t.layout == layoutBinary)
	if err != nil {
		// Whether the program takes care of errors is not known before the next call.
		t.early = err
		return
	}
	t.u, t.s.u = u, u
	t.modes = u.modes
}

// formatOf reads the format of a statement: its text, or the elements of an array.
func (t *transfer) formatOf(at, size, descriptor uint64) {
	e := t.s.e
	var text []byte
	if at != 0 || descriptor == 0 {
		text = e.bytes(at, size)
	} else {
		v := e.Desc(descriptor).view()
		v.each(func(off int64) bool {
			text = append(text, v.at(off)...)
			return true
		})
	}
	f, err := e.formats.parse(text)
	if err != nil {
		t.early = err
		return
	}
	t.format = f
}

func external(layout layoutKind, input bool) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		t := e.beginTransfer(layout, input, s[1], s[2])
		t.onUnit(int32(s[0]))
		s[0] = e.cookie(t.s)
	}
}

func externalFormatted(input bool) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		t := e.beginTransfer(layoutFormat, input, s[4], s[5])
		t.onUnit(int32(s[3]))
		t.formatOf(s[0], s[1], s[2])
		s[0] = e.cookie(t.s)
	}
}

func internalList(input bool) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		t := e.beginTransfer(layoutList, input, s[4], s[5])
		t.onInternal(e.internalScalar(s[0], s[1]))
		s[0] = e.cookie(t.s)
	}
}

func internalFormatted(input bool) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		t := e.beginTransfer(layoutFormat, input, s[7], s[8])
		t.onInternal(e.internalScalar(s[0], s[1]))
		t.formatOf(s[2], s[3], s[4])
		s[0] = e.cookie(t.s)
	}
}

func internalArrayList(input bool) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		t := e.beginTransfer(layoutList, input, s[3], s[4])
		t.onInternal(e.internalArray(s[0]))
		s[0] = e.cookie(t.s)
	}
}

func internalArrayFormatted(input bool) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		t := e.beginTransfer(layoutFormat, input, s[6], s[7])
		t.onInternal(e.internalArray(s[0]))
		t.formatOf(s[1], s[2], s[3])
		s[0] = e.cookie(t.s)
	}
}

// positioning makes a statement that moves in a file; missing is the error if there is none.
func positioning(move func(u *unit) error, missing error) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		st := e.begin(s[1], s[2])
		number := int32(s[0])
		st.finish = func() error {
			u := e.units.get(number)
			if u == nil {
				return missing
			}
			st.u = u
			return move(u)
		}
		s[0] = e.cookie(st)
	}
}

func beginFlush(e *Env, s []uint64) {
	st := e.begin(s[1], s[2])
	number := int32(s[0])
	st.finish = func() error {
		u := e.units.get(number)
		if u == nil {
			return &ioError{-errBadUnit, "Specified UNIT in FLUSH is not connected"}
		}
		st.u = u
		return systemError(u.flush())
	}
	s[0] = e.cookie(st)
}

func (e *Env) beginOpen(number int32, fresh bool, file, line uint64) uint64 {
	st := e.begin(file, line)
	st.open = &openSpec{specs: map[string]string{}, newUnit: fresh}
	st.newUnit = number
	if fresh {
		st.newUnit = e.units.fresh()
	}
	st.finish = st.connect
	return e.cookie(st)
}

// connect does what an OPEN statement asks for, once.
func (s *ioStatement) connect() error {
	s.finish = nil
	if s.cond != nil {
		return nil
	}
	err := s.e.Process.open(s.newUnit, s.open)
	if err != nil {
		s.u = &unit{number: s.newUnit} // for the message
	}
	return err
}

// getNewUnit opens the file, and stores the number only then.
func getNewUnit(e *Env, s []uint64) {
	st := e.opening(s[0])
	if st.ok() {
		st.raise(st.connect())
	}
	if st.ok() {
		e.storeInt(s[1], int64(st.newUnit), e.kind(s[2]))
	}
	s[0] = fromBool(st.ok())
}

func beginClose(e *Env, s []uint64) {
	st := e.begin(s[1], s[2])
	number := int32(s[0])
	status := ""
	st.close = &status
	st.finish = func() error {
		u := e.units.get(number)
		if u == nil || st.cond != nil {
			return nil
		}
		return e.closeUnit(u, status)
	}
	s[0] = e.cookie(st)
}

// setSpecifier takes the value of a specifier of OPEN, CLOSE, READ or WRITE.
func setSpecifier(name string) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		st := e.statement(s[0])
		if st.open == nil && st.close == nil {
			st = e.transferring(s[0])
		}
		if st.ok() {
			st.raise(st.set(name, e.bytes(s[1], s[2])))
		}
		s[0] = fromBool(st.ok())
	}
}

// set stores the value of a specifier.
func (s *ioStatement) set(name string, text []byte) error {
	switch {
	case name == "CARRIAGECONTROL":
		return nil // only LIST exists
	case s.close != nil:
		v := string(bytes.ToUpper(bytes.TrimRight(text, " ")))
		if v != "KEEP" && v != "DELETE" {
			return &ioError{errBadOption, "Bad STATUS parameter in CLOSE statement"}
		}
		*s.close = v
		return nil
	case s.open != nil:
		v, err := keyword(name, text, "OPEN")
		if err == nil {
			s.open.specs[name] = v
		}
		return err
	}
	v, err := keyword(name, text, "data transfer")
	if err == nil {
		s.transfer.setMode(name, v)
	}
	return err
}

func setAdvance(e *Env, s []uint64) {
	st := e.transferring(s[0])
	switch v := string(bytes.ToUpper(bytes.TrimRight(e.bytes(s[1], s[2]), " "))); v {
	case "NO":
		st.transfer.noAdvance, st.transfer.advanceSet = true, true
	case "YES":
		st.transfer.advanceSet = true
	default:
		st.raise(&ioError{errBadOption, "Bad ADVANCE parameter in data transfer statement"})
	}
	s[0] = fromBool(st.ok())
}

func enableHandlers(e *Env, s []uint64) {
	st := e.statement(s[0])
	st.handles.stat, st.handles.err, st.handles.end, st.handles.eor = s[1]&1 != 0, s[2]&1 != 0, s[3]&1 != 0, s[4]&1 != 0
}

// getMessage stores what went wrong. It comes before the statement ends, which may still meet a condition.
func getMessage(e *Env, s []uint64) {
	st := e.statement(s[0])
	if st.finish != nil {
		finish := st.finish
		st.finish = nil
		st.raise(finish())
	}
	if st.cond != nil {
		pad(e.bytes(s[1], s[2]), []byte(st.cond.msg))
	}
}

func getSize(e *Env, s []uint64) {
	s[0] = uint64(e.transferring(s[0]).transfer.chars)
}

func checkUnitNumber(e *Env, s []uint64) {
	if v := int64(s[0]); v == int64(int32(v)) {
		s[0] = 0
		return
	}
	x := &ioError{errBadUnit, "Unit number in I/O statement too large"}
	if s[1]&1 == 0 {
		e.failAt(s[4], s[5], "%s", x.msg)
	}
	if s[2] != 0 {
		pad(e.bytes(s[2], s[3]), []byte(x.msg))
	}
	s[0] = fromI32(x.code)
}
