package libfortran

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"syscall"

	"accc/backend/budget"
	"accc/backend/run/libc"
)

// An openSpec is what an OPEN statement asks for: the values of its specifiers in capitals, without blanks behind.
type openSpec struct {
	specs   map[string]string
	file    string
	hasFile bool
	recl    int64
	hasRecl bool
	newUnit bool
}

// openValues are the values that specifiers may have; the first is the default.
var openValues = map[string][]string{
	"STATUS":       {"UNKNOWN", "OLD", "NEW", "REPLACE", "SCRATCH"},
	"ACCESS":       {"SEQUENTIAL", "DIRECT", "STREAM", "APPEND"},
	"FORM":         {"", "FORMATTED", "UNFORMATTED"},
	"ACTION":       {"", "READ", "WRITE", "READWRITE"},
	"POSITION":     {"ASIS", "REWIND", "APPEND"},
	"BLANK":        {"NULL", "ZERO"},
	"DELIM":        {"NONE", "QUOTE", "APOSTROPHE"},
	"PAD":          {"YES", "NO"},
	"DECIMAL":      {"POINT", "COMMA"},
	"SIGN":         {"PROCESSOR_DEFINED", "PLUS", "SUPPRESS"},
	"ROUND":        {"PROCESSOR_DEFINED", "UP", "DOWN", "ZERO", "NEAREST", "COMPATIBLE"},
	"ENCODING":     {"DEFAULT", "UTF-8"},
	"ASYNCHRONOUS": {"NO", "YES"},
	"CONVERT":      {"NATIVE", "LITTLE_ENDIAN", "BIG_ENDIAN", "SWAP"},
}

// get is the value of a specifier.
func (o *openSpec) get(name string) string {
	if v, ok := o.specs[name]; ok {
		return v
	}
	return openValues[name][0]
}

// keyword finds the value of a specifier among those that it may have.
func keyword(name string, text []byte, statement string) (string, error) {
	v := strings.ToUpper(string(bytes.TrimRight(text, " ")))
	for _, known := range openValues[name] {
		if known != "" && v == known {
			return v, nil
		}
	}
	return "", &ioError{errBadOption, fmt.Sprintf("Bad %s parameter in %s statement", name, statement)}
}

// setMode changes a mode of a connection or statement as its specifier says.
func (m *modes) setMode(name, value string) {
	switch name {
	case "BLANK":
		m.blank = value == "ZERO"
	case "DELIM":
		m.delim = map[string]byte{"QUOTE": '"', "APOSTROPHE": '\''}[value]
		m.bare = value == "NONE"
	case "PAD":
		m.pad = value == "YES"
	case "DECIMAL":
		m.comma = value == "COMMA"
	case "SIGN":
		m.sign = map[string]signMode{"PLUS": signPlus, "SUPPRESS": signSuppress}[value]
	case "ROUND":
		m.round = map[string]roundMode{"UP": roundUp, "DOWN": roundDown, "ZERO": roundZero, "NEAREST": roundNearest,
			"COMPATIBLE": roundCompatible}[value]
	}
}

// set changes the modes that an OPEN statement names.
func (m *modes) set(o *openSpec) {
	for _, name := range modeNames {
		if v, ok := o.specs[name]; ok {
			m.setMode(name, v)
		}
	}
}

// modeNames are the specifiers of modes.
var modeNames = []string{"BLANK", "DELIM", "PAD", "DECIMAL", "SIGN", "ROUND"}

// open connects a file to a unit.
func (p *Process) open(number int32, o *openSpec) error {
	old := p.units.get(number)
	if old != nil && (!o.hasFile || o.file == old.name) && o.get("STATUS") != "SCRATCH" {
		return old.reopen(o)
	}
	u := &unit{number: number, budget: p.cfg.Budget, next: 1, position: "ASIS"}
	status, access := o.get("STATUS"), o.get("ACCESS")
	switch access {
	case "DIRECT":
		u.access = accessDirect
	case "STREAM":
		u.access = accessStream
	}
	u.unformatted = o.get("FORM") == "UNFORMATTED" || o.get("FORM") == "" && u.access != accessSequential
	u.recl = defaultRecl
	switch {
	case o.hasRecl && o.recl <= 0:
		return &ioError{errBadOption, "RECL parameter is non-positive in OPEN statement"}
	case o.hasRecl:
		u.recl = o.recl
	case u.access == accessDirect:
		return &ioError{errMissing, "Missing RECL parameter in OPEN statement"}
	}
	if u.unformatted {
		for _, name := range modeNames {
			if _, given := o.specs[name]; given {
				return &ioError{errConflict, name + " parameter conflicts with UNFORMATTED form in OPEN statement"}
			}
		}
	}
	if u.access == accessDirect && o.specs["POSITION"] != "" {
		return &ioError{errConflict, "POSITION parameter conflicts with DIRECT access in OPEN statement"}
	}
	if status == "SCRATCH" && o.hasFile {
		return &ioError{errBadOption, "FILE parameter must not be present in OPEN statement"}
	}
	if number < 0 && old == nil && !o.newUnit {
		return &ioError{errBadOption, "Bad unit number in statement"}
	}
	u.modes.pad = true
	u.modes.set(o)
	u.big = p.units.bigEndian(o.specs["CONVERT"])
	if old != nil {
		p.units.remove(number)
		if err := old.close(); err != nil {
			return systemError(err)
		}
	}
	if err := p.connect(u, o, status); err != nil {
		return err
	}
	if access == "APPEND" || o.get("POSITION") == "APPEND" {
		u.position = "APPEND"
		if n, ok := u.file.size(); ok {
			if err := u.file.seek(n); err != nil {
				return systemError(err)
			}
		}
		u.end = endAt
	} else if o.get("POSITION") == "REWIND" {
		u.position = "REWIND"
	}
	if !p.cfg.Budget.Take(unitSize) {
		_ = u.close()
		return systemError(syscall.ENOMEM)
	}
	u.counted = unitSize
	p.units.add(u)
	return nil
}

// unitSize is the bytes that a unit counts.
const unitSize = 4096

// reopen changes the modes of a unit that is connected to the file already (Fortran 2018 §12.5.6.1).
func (u *unit) reopen(o *openSpec) error {
	u.modes.set(o)
	switch form := o.specs["FORM"]; {
	case form != "" && (form == "UNFORMATTED") != u.unformatted:
		return &ioError{errBadOption, "Cannot change FORM parameter in OPEN statement"}
	case o.specs["ACCESS"] != "" && o.specs["ACCESS"] != "APPEND" && o.specs["ACCESS"] != accessNames[u.access]:
		return &ioError{errBadOption, "Cannot change ACCESS parameter in OPEN statement"}
	case o.specs["ACTION"] != "" && o.specs["ACTION"] != u.text("ACTION"):
		return &ioError{errBadOption, "Cannot change ACTION parameter in OPEN statement"}
	case o.specs["POSITION"] == "REWIND":
		return u.rewind()
	case o.specs["POSITION"] == "APPEND":
		n, ok := u.file.size()
		if !ok {
			return nil
		}
		u.position, u.end = "APPEND", endAt
		return systemError(u.file.seek(n))
	}
	return nil
}

// connect opens the file.
func (p *Process) connect(u *unit, o *openSpec, status string) error {
	if status == "SCRATCH" {
		u.scratch, u.read, u.write = true, true, true
		u.file = newFile(budget.NewFile(p.cfg.Budget))
		return nil
	}
	u.name = o.file
	if !o.hasFile {
		u.name = fmt.Sprintf("fort.%d", u.number)
	}
	create := os.O_CREATE
	switch status {
	case "OLD":
		create = 0
	case "NEW":
		create |= os.O_EXCL
	case "REPLACE":
		create |= os.O_TRUNC
	}
	tries := []struct {
		action string
		flag   int
	}{{"READWRITE", os.O_RDWR | create}, {"READ", os.O_RDONLY | create&^os.O_TRUNC}, {"WRITE", os.O_WRONLY | create}}
	var err error
	for _, t := range tries {
		if action := o.get("ACTION"); action != "" && action != t.action {
			continue
		}
		var f libc.File
		if f, err = p.openFile(u.name, t.flag); err == nil {
			u.read, u.write = t.action != "WRITE", t.action != "READ"
			u.file = newFile(f)
			n, _ := u.file.size()
			u.behind = n > 0 && u.access != accessDirect
			return nil
		}
		if !errors.Is(err, fs.ErrPermission) {
			break
		}
	}
	x := systemError(err).(*ioError)
	return &ioError{x.code, fmt.Sprintf("Cannot open file '%s': %s", u.name, x.msg)}
}

// openFile opens a file that the program may reach.
func (p *Process) openFile(name string, flag int) (libc.File, error) {
	if p.cfg.Files == nil {
		return nil, syscall.EACCES
	}
	return p.cfg.Files.Open(name, flag)
}

// implicit returns the unit of a number, which is connected to a file fort.N if it is not connected.
func (p *Process) implicit(number int32, unformatted bool) (*unit, error) {
	if u := p.units.get(number); u != nil {
		return u, nil
	}
	if number < 0 {
		return nil, &ioError{errBadOption, "Unit number is negative and unit was not already opened with OPEN(NEWUNIT=...)"}
	}
	o := &openSpec{specs: map[string]string{"FORM": "FORMATTED"}}
	if unformatted {
		o.specs["FORM"] = "UNFORMATTED"
	}
	if err := p.open(number, o); err != nil {
		return nil, err
	}
	return p.units.get(number), nil
}

// closeUnit ends the connection of a unit.
func (p *Process) closeUnit(u *unit, status string) error {
	p.units.remove(u.number)
	if status == "KEEP" && u.scratch {
		return &ioError{errBadOption, "Cannot KEEP a scratch file on exit"}
	}
	if err := u.close(); err != nil {
		return systemError(err)
	}
	if status == "DELETE" && !u.scratch && !u.std {
		return systemError(p.cfg.Files.Remove(u.name))
	}
	return nil
}
