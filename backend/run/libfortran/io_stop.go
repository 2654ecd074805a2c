package libfortran

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"accc/backend/run/libc"
)

func init() {
	register(
		// code, error stop, quiet
		row{"StopStatement", "iii", device, func(e *Env, s []uint64) {
			code, failed := toInt(s[0]), s[1]&1 != 0
			if s[2]&1 == 0 && (failed || code != 0) {
				e.stop(failed, strconv.Itoa(code))
			}
			e.exit(code)
		}},
		// text, length, error stop, quiet
		row{"StopStatementText", "plii", device, func(e *Env, s []uint64) {
			failed := s[2]&1 != 0
			if s[3]&1 == 0 {
				e.stop(failed, string(e.bytes(s[0], s[1])))
			}
			if failed {
				e.exit(1)
			}
			e.exit(0)
		}},
		row{"PauseStatement", "", host, func(e *Env, s []uint64) { e.pause("") }},
		row{"PauseStatementInt", "i", host, func(e *Env, s []uint64) { e.pause(strconv.Itoa(toInt(s[0]))) }},
		row{"PauseStatementText", "pl", host, func(e *Env, s []uint64) { e.pause(string(e.bytes(s[0], s[1]))) }},
		// The command line, the environment and its defaults: the process knows them.
		row{"ProgramStart", "ippp", host, func(*Env, []uint64) {}},
		// (text, length): the byte order of unformatted files for which open does not specify one.
		row{"DefaultConvert", "pl", host, func(e *Env, s []uint64) { e.units.convert = string(e.bytes(s[0], s[1])) }},
		row{"ProgramEndStatement", "", host, func(e *Env, s []uint64) { e.flushUnits() }},
	)
}

// stop says on the error unit that the program stops.
func (e *Env) stop(failed bool, code string) {
	word := "STOP "
	if failed {
		word = "ERROR STOP "
	}
	e.complain(word + code + "\n")
}

// complain writes to the error unit, after what the program has printed.
func (e *Env) complain(text string) {
	e.flushUnits()
	if u := e.units.get(unitStderr); u != nil {
		_ = u.emit([]byte(text)) // there is nowhere left to report a failure
	}
}

func (e *Env) flushUnits() { _ = e.Flush() }

// Flush writes out what units hold back.
func (p *Process) Flush() error { return p.units.flush() }

// TryFlush is [Process.Flush] without waiting long for units that are at work.
func (p *Process) TryFlush() {
	if !libc.LockSoon(&p.units.mu) {
		return
	}
	defer p.units.mu.Unlock()
	for _, u := range p.units.all {
		if libc.LockSoon(&u.mu) {
			_ = u.file.flush()
			u.mu.Unlock()
		}
	}
}

// Close ends all connections, as the end of a program does.
func (p *Process) Close() error {
	var first error
	for _, u := range p.units.sorted() {
		if err := u.close(); err != nil && first == nil {
			first = fmt.Errorf("unit %d: %w", u.number, err)
		}
	}
	return first
}

// pause waits until the operator, on the standard input, says go.
func (e *Env) pause(code string) {
	e.complain("PAUSE " + code + "\nTo resume execution, type go.  Other input will terminate the job.\n")
	var answer []byte
	if u := e.units.get(unitStdin); u != nil {
		answer, _ = u.getRecord(nil) // at the end of the input the answer is empty
	}
	if !strings.EqualFold(string(bytes.TrimSpace(answer)), "go") {
		e.exit(0)
	}
	e.complain("RESUMED\n")
}
