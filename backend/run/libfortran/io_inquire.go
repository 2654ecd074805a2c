package libfortran

import (
	"errors"
	"io"
	"io/fs"
	"os"
)

func init() {
	register(
		row{"ioBeginInquireUnit", "ipi:p", host, func(e *Env, s []uint64) {
			st := e.begin(s[1], s[2])
			number := int32(s[0])
			st.inquiry = &inquiry{u: e.units.get(number)}
			st.inquiry.exists = number >= 0 || st.inquiry.u != nil
			s[0] = e.cookie(st)
		}},
		row{"ioBeginInquireFile", "plpi:p", host, func(e *Env, s []uint64) {
			st := e.begin(s[2], s[3])
			name := trimmed(e.bytes(s[0], s[1]))
			q := &inquiry{u: e.units.byName(name), name: name, byFile: true}
			q.exists = q.u != nil
			if q.u == nil {
				q.look(e.Process)
			}
			st.inquiry = q
			s[0] = e.cookie(st)
		}},
		row{"ioBeginInquireIoLength", "pi:p", host, func(e *Env, s []uint64) { s[0] = e.cookie(e.begin(s[0], s[1])) }},
		// what is asked for, where the answer goes, and its length
		row{"ioInquireCharacter", "plpl:i", host, func(e *Env, s []uint64) {
			st := e.inquiring(s[0])
			if text, ok := st.inquiry.text(keywordOf(s[1])); ok {
				pad(e.bytes(s[2], s[3]), []byte(text))
			}
			s[0] = fromBool(st.ok())
		}},
		row{"ioInquireLogical", "plp:i", host, func(e *Env, s []uint64) {
			st := e.inquiring(s[0])
			e.store8(s[2], uint8(fromBool(st.inquiry.logical(keywordOf(s[1])))))
			s[0] = fromBool(st.ok())
		}},
		row{"ioInquirePendingId", "pip:i", host, func(e *Env, s []uint64) {
			e.store8(s[2], 0) // every transfer has ended when its statement has
			s[0] = fromBool(e.statement(s[0]).ok())
		}},
		row{"ioInquireInteger64", "plpi:i", host, func(e *Env, s []uint64) {
			st := e.inquiring(s[0])
			e.storeInt(s[2], st.inquiry.integer(keywordOf(s[1])), e.kind(s[3]))
			s[0] = fromBool(st.ok())
		}},
	)
}

// keywordOf returns the specifier of INQUIRE that a call names: its letters are the digits of a number in base 26,
// after a leading 1.
func keywordOf(v uint64) string {
	const letters = 26
	var out []byte
	for ; v >= letters; v /= letters {
		out = append(out, byte('A'+v%letters))
	}
	return string(reversed(out))
}

// An inquiry is an INQUIRE statement about a unit or file (Fortran 2018 §12.10).
type inquiry struct {
	u              *unit // nil: not connected
	name           string
	byFile, exists bool
	read, write    bool // what the system permits
	size           int64
}

// look finds out about a file that is not connected.
func (q *inquiry) look(p *Process) {
	q.size = -1
	f, err := p.openFile(q.name, os.O_RDONLY)
	if err != nil {
		q.exists = !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrPermission)
		return
	}
	q.exists, q.read = true, true
	if n, err := f.Seek(0, io.SeekEnd); err == nil {
		q.size = n
	}
	_ = f.Close()
	if f, err = p.openFile(q.name, os.O_WRONLY); err == nil {
		q.write = true
		_ = f.Close()
	}
}

func (q *inquiry) logical(name string) bool {
	switch name {
	case "EXIST":
		return q.exists
	case "OPENED":
		return q.u != nil
	case "NAMED":
		return q.byFile || q.u != nil && !q.u.scratch
	}
	return false // PENDING
}

func (q *inquiry) integer(name string) int64 {
	u := q.u
	switch {
	case u == nil && name == "SIZE" && q.byFile:
		return q.size
	case u == nil && name == "NEXTREC", u == nil && name == "POS":
		return 0
	case u == nil:
		return -1
	}
	switch name {
	case "NUMBER":
		return int64(u.number)
	case "RECL":
		if u.access == accessStream {
			return -2
		}
		return u.recl
	case "NEXTREC":
		if u.access == accessDirect {
			return u.next
		}
		return 0
	case "POS":
		if u.access != accessStream {
			return 0
		}
		return u.file.pos + 1 - u.ahead()
	case "SIZE":
		if n, ok := u.file.size(); ok {
			return n
		}
	}
	return -1
}

// ahead is how much of the current record has not been read.
func (u *unit) ahead() int64 {
	if !u.reading {
		return 0
	}
	return int64(max(0, len(u.in.rec)-u.in.pos)) + 1
}

func yesNo(b bool) string {
	if b {
		return "YES"
	}
	return "NO"
}

// unconnected are the answers about what is not connected, where they are not UNDEFINED. Those that are empty leave the
// variable as it is.
var unconnected = map[string]string{
	"READ": "NO", "WRITE": "NO", "READWRITE": "NO", "SEQUENTIAL": "UNKNOWN", "DIRECT": "UNKNOWN", "FORMATTED": "UNKNOWN",
	"UNFORMATTED": "UNKNOWN", "STREAM": "UNKNOWN", "NAME": "",
}

// untold are the answers that there are not about a file which is not connected.
var untold = map[string]bool{"ACTION": true, "DELIM": true, "ROUND": true, "SIGN": true, "ASYNCHRONOUS": true, "CONVERT": true}

// text is the answer to an inquiry for text; ok is false if there is none.
func (q *inquiry) text(name string) (string, bool) {
	u := q.u
	if u != nil {
		if name == "NAME" {
			return u.name, !u.scratch
		}
		return u.text(name), true
	}
	if q.byFile {
		switch name {
		case "NAME":
			return q.name, true
		case "READ":
			return yesNo(q.read), true
		case "WRITE":
			return yesNo(q.write), true
		case "READWRITE":
			return yesNo(q.read && q.write), true
		}
		if untold[name] {
			return "", false
		}
	}
	v, known := unconnected[name]
	if !known {
		return "UNDEFINED", true
	}
	return v, v != ""
}

// text is what INQUIRE tells about a connection.
func (u *unit) text(name string) string {
	const undefined = "UNDEFINED"
	switch name {
	case "ACCESS":
		return accessNames[u.access]
	case "SEQUENTIAL":
		return yesNo(u.access == accessSequential)
	case "DIRECT":
		return yesNo(u.access == accessDirect)
	case "STREAM":
		return yesNo(u.access == accessStream)
	case "FORM":
		if u.unformatted {
			return "UNFORMATTED"
		}
		return "FORMATTED"
	case "FORMATTED":
		return yesNo(!u.unformatted)
	case "UNFORMATTED":
		return yesNo(u.unformatted)
	case "ACTION":
		switch {
		case u.read && u.write:
			return "READWRITE"
		case u.read:
			return "READ"
		}
		return "WRITE"
	case "READ":
		return yesNo(u.read)
	case "WRITE":
		return yesNo(u.write)
	case "READWRITE":
		return yesNo(u.read && u.write)
	case "POSITION":
		if u.access == accessDirect {
			return undefined
		}
		return u.position
	case "ASYNCHRONOUS":
		return "NO"
	case "CONVERT":
		if u.big {
			return "BIG_ENDIAN"
		}
		return "LITTLE_ENDIAN"
	case "ROUND":
		return [...]string{"PROCESSOR_DEFINED", "UP", "DOWN", "ZERO", "NEAREST", "COMPATIBLE"}[u.modes.round]
	case "SIGN":
		return [...]string{"PROCESSOR_DEFINED", "PLUS", "SUPPRESS"}[u.modes.sign]
	}
	if u.unformatted {
		return undefined
	}
	switch name {
	case "BLANK":
		if u.modes.blank {
			return "ZERO"
		}
		return "NULL"
	case "DELIM":
		return map[byte]string{0: "NONE", '"': "QUOTE", '\'': "APOSTROPHE"}[u.modes.delim]
	case "PAD":
		return yesNo(u.modes.pad)
	case "DECIMAL":
		if u.modes.comma {
			return "COMMA"
		}
		return "POINT"
	case "ENCODING":
		return "UNKNOWN"
	}
	return undefined
}
