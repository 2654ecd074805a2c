package libfortran

import (
	"fmt"
	"math"
	"os"
	"strings"
	"time"

	"accc/backend/run/libc"
)

// Time, the command line, the environment, and how a program ends.

// clock is system_clock for integers of a kind: milliseconds for default integers, nanoseconds for longer ones, as gfortran's.
func clock(kind int) (rate, most int64) {
	if kind < 8 {
		return 1000, math.MaxInt32
	}
	return 1e9, math.MaxInt64
}

func clockCount(e *Env, s []uint64) {
	rate, most := clock(toInt(s[0]))
	ns := e.cfg.Now().Sub(e.start).Nanoseconds()
	s[0] = uint64(ns / (1e9 / rate) % most)
}

// dateAndTime: (date, length, time, length, zone, length, file, line, values)
func dateAndTime(e *Env, s []uint64) {
	now := e.cfg.Now()
	_, offset := now.Zone()
	offset /= 60
	text := func(i int, t string) {
		if s[i] != 0 {
			pad(e.bytes(s[i], s[i+1]), []byte(t))
		}
	}
	text(0, now.Format("20060102"))
	text(2, now.Format("150405.000"))
	text(4, now.Format("-0700"))
	d := e.there(s[8])
	if d == nil {
		return
	}
	values := []int{now.Year(), int(now.Month()), now.Day(), offset, now.Hour(), now.Minute(), now.Second(), now.Nanosecond() / 1e6}
	if d.Count() < int64(len(values)) {
		e.failAt(s[6], s[7], "the array for values of date_and_time needs %d elements", len(values))
	}
	c := e.integers(d)
	for _, v := range values {
		putInt(c.elem(), int64(v))
		c.next()
	}
}

// Statuses of get_command_argument and get_environment_variable, with gfortran's values.
const (
	argCut     = -1
	argMissing = 42
	varMissing = 1
)

// give stores a text into a character variable and its length into an integer, both optional, and returns the status.
func (e *Env) give(text string, value, length uint64) uint64 {
	e.setScalar(length, int64(len(text)))
	if d := e.there(value); d != nil {
		pad(e.bytes(d.Base, d.Len), []byte(text))
		if uint64(len(text)) > d.Len {
			return fromI32(argCut)
		}
	}
	return statOK
}

// lacking is give for what does not exist.
func (e *Env) lacking(status int32, msg string, value, length, errmsg uint64) uint64 {
	e.give("", value, length)
	if d := e.there(errmsg); d != nil {
		pad(e.bytes(d.Base, d.Len), []byte(msg))
	}
	return fromI32(status)
}

// getCommandArgument: (number, value, length, errmsg, file, line)
func getCommandArgument(e *Env, s []uint64) {
	n := toInt(s[0])
	if n < 0 || n >= len(e.cfg.Args) {
		s[0] = e.lacking(argMissing, "there is no such argument", s[1], s[2], s[3])
		return
	}
	s[0] = e.give(e.cfg.Args[n], s[1], s[2])
}

// getCommand: (value, length, errmsg, file, line)
func getCommand(e *Env, s []uint64) {
	s[0] = e.give(strings.Join(e.cfg.Args, " "), s[0], s[1])
}

// getEnvVariable: (name, value, length, trim name, errmsg, file, line)
func getEnvVariable(e *Env, s []uint64) {
	d := e.Desc(s[0])
	name := e.bytes(d.Base, d.Len)
	if s[3]&1 != 0 {
		name = name[:lenTrim(name)]
	}
	text, ok := e.cfg.Getenv(string(name))
	if !ok {
		s[0] = e.lacking(varMissing, "there is no such environment variable", s[1], s[2], s[4])
		return
	}
	s[0] = e.give(text, s[1], s[2])
}

// executeCommandLine: (command, wait, exitstat, cmdstat, cmdmsg, file, line); there is no command processor, but for what libc carries out.
func executeCommandLine(e *Env, s []uint64) {
	if status, message, ok := libc.RunCommand(e.cfg.Files, e.text(s[0])); ok {
		e.complain(message)
		e.setScalar(s[2], int64(status))
		e.setScalar(s[3], 0)
		return
	}
	if e.there(s[3]) == nil {
		e.failAt(s[5], s[6], "there is no command processor for execute_command_line: '%s' was not run", e.text(s[0]))
	}
	e.setScalar(s[3], -1)
	if d := e.there(s[4]); d != nil {
		pad(e.bytes(d.Base, d.Len), []byte("there is no command processor"))
	}
}

// text is the value of a scalar character descriptor without trailing blanks.
func (e *Env) text(at uint64) string {
	d := e.Desc(at)
	b := e.bytes(d.Base, d.Len)
	return string(b[:lenTrim(b)])
}

// minimal is the generator of irand and rand, extensions of old: the minimal standard one of Park and Miller.
func (r *random) minimal(flag int32) int64 {
	const a, m = 16807, 1<<31 - 1
	switch flag {
	case 0:
	case 1:
		r.seedMinimal(0)
	default:
		r.seedMinimal(int64(flag))
	}
	if r.old == 0 {
		r.old = 1
	}
	r.old = a * r.old % m
	return r.old - 1
}

func (r *random) seedMinimal(seed int64) {
	if r.old = seed; seed == 0 {
		r.old = 123459876
	}
}

// flagOf is the argument of irand and rand.
func (e *Env) flagOf(at uint64) int32 {
	if at == 0 {
		return 0
	}
	return int32(e.load32(at))
}

// fileResult is the status of an operation on files.
func fileResult(err error) uint64 {
	if err != nil {
		return fromI32(2)
	}
	return statOK
}

func (e *Env) files() (libc.Opener, error) {
	if e.cfg.Files == nil {
		return nil, os.ErrNotExist
	}
	return e.cfg.Files, nil
}

// sinceMidnight is the time of the day in seconds.
func sinceMidnight(t time.Time) float64 {
	return float64(t.Hour()*3600+t.Minute()*60+t.Second()) + float64(t.Nanosecond())*1e-9
}

func (e *Env) sinceStart() time.Duration { return e.cfg.Now().Sub(e.start) }

func init() {
	register(
		row{"SystemClockCount", "i:l", host, clockCount},
		row{"SystemClockCountRate", "i:l", host, func(_ *Env, s []uint64) {
			rate, _ := clock(toInt(s[0]))
			s[0] = uint64(rate)
		}},
		row{"SystemClockCountMax", "i:l", host, func(_ *Env, s []uint64) {
			_, most := clock(toInt(s[0]))
			s[0] = uint64(most)
		}},
		row{"CpuTime", ":d", host, func(e *Env, s []uint64) { s[0] = fromF64(libc.ProcessorTime(e.sinceStart).Seconds()) }},
		row{"DateAndTime", "plplplpip", host, dateAndTime},
		// (values, time, file, line)
		row{"Etime", "pppi", host, func(e *Env, s []uint64) {
			t := libc.ProcessorTime(e.sinceStart).Seconds()
			if d := e.there(s[0]); d != nil && d.Count() >= 2 {
				c := e.reals(d, 4)
				putF32(c.elem(), float32(t))
				c.next()
				putF32(c.elem(), 0)
			}
			if d := e.there(s[1]); d != nil {
				putF32(e.bytes(d.Base, 4), float32(t))
			}
		}},
		// Secnds(reference, file, line): seconds since midnight less the reference
		row{"Secnds", "ppi:f", host, func(e *Env, s []uint64) {
			s[0] = fromF32(float32(sinceMidnight(e.cfg.Now()) - float64(toF32(uint64(e.load32(s[0]))))))
		}},
		row{"Dsecnds", "ppi:d", host, func(e *Env, s []uint64) {
			s[0] = fromF64(sinceMidnight(e.cfg.Now()) - toF64(e.load64(s[0])))
		}},
		// Flush(unit)
		row{"Flush", "i", host, func(e *Env, _ []uint64) { e.flushUnits() }},
		row{"time", ":l", host, func(e *Env, s []uint64) { s[0] = uint64(e.cfg.Now().Unix()) }},
		row{"Sleep", "l", host, func(_ *Env, s []uint64) { libc.Sleep(time.Duration(max(int64(s[0]), 0)) * time.Second) }},
		row{"ArgumentCount", ":i", host, func(e *Env, s []uint64) { s[0] = fromI32(int32(max(len(e.cfg.Args)-1, 0))) }},
		row{"GetCommandArgument", "ippppi:i", host, getCommandArgument},
		row{"GetCommand", "ppppi:i", host, getCommand},
		row{"GetEnvVariable", "pppippi:i", host, getEnvVariable},
		row{"ExecuteCommandLine", "pippppi", host, executeCommandLine},
		row{"Exit", "i", host, func(e *Env, s []uint64) { e.exit(toInt(s[0])) }},
		row{"Abort", "", device, func(e *Env, _ []uint64) {
			fmt.Fprintln(e.cfg.Stderr, "\nProgram aborted.")
			panic(&libc.Exit{Status: 134, Abort: true})
		}},
		// (message, file, line)
		row{"ReportFatalUserError", "ppi", device, func(e *Env, s []uint64) { e.failAt(s[1], s[2], "%s", e.cstring(s[0])) }},
		row{"GetPID", ":i", host, func(_ *Env, s []uint64) { s[0] = fromI32(int32(os.Getpid())) }},
		row{"GetUID", ":i", host, func(_ *Env, s []uint64) { s[0] = fromI32(int32(os.Getuid())) }},
		row{"GetGID", ":i", host, func(_ *Env, s []uint64) { s[0] = fromI32(int32(os.Getgid())) }},
		row{"GetCwd", "ppi:i", host, func(e *Env, s []uint64) {
			at := s[0]
			dir, err := os.Getwd()
			if s[0] = fileResult(err); err == nil {
				s[0] = e.give(dir, at, 0)
			}
		}},
		row{"Hostnm", "ppi:i", host, func(e *Env, s []uint64) {
			at := s[0]
			name, err := os.Hostname()
			if s[0] = fileResult(err); err == nil {
				s[0] = e.give(name, at, 0)
			}
		}},
		// Chdir fails: where a program works is not for it to say.
		row{"Chdir", "p:i", host, func(_ *Env, s []uint64) { s[0] = fromI32(1) }},
		// Unlink(path, length, file, line)
		row{"Unlink", "plpi:i", host, func(e *Env, s []uint64) {
			files, err := e.files()
			if err == nil {
				b := e.bytes(s[0], s[1])
				err = files.Remove(string(b[:lenTrim(b)]))
			}
			s[0] = fileResult(err)
		}},
		// Rename(from, to, status, file, line)
		row{"Rename", "ppppi", host, func(e *Env, s []uint64) {
			files, err := e.files()
			if err == nil {
				err = files.Rename(e.text(s[0]), e.text(s[1]))
			}
			e.setScalar(s[2], int64(fileResult(err)))
		}},
		row{"Irand", "p:i", host, func(e *Env, s []uint64) {
			e.random.mu.Lock()
			defer e.random.mu.Unlock()
			s[0] = fromI32(int32(e.random.minimal(e.flagOf(s[0]))))
		}},
		row{"Rand", "ppi:f", host, func(e *Env, s []uint64) {
			e.random.mu.Lock()
			defer e.random.mu.Unlock()
			s[0] = fromF32(float32(uint32(e.random.minimal(e.flagOf(s[0])))&^0x7f) * 0x1p-31)
		}},
		row{"Srand", "p", host, func(e *Env, s []uint64) {
			e.random.mu.Lock()
			defer e.random.mu.Unlock()
			e.random.seedMinimal(int64(e.flagOf(s[0])))
		}},
	)
}
