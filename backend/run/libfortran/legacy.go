package libfortran

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"time"

	"accc/backend/run/libc"
)

// Procedures that gfortran has in addition to those of the standard, in the form in which our lowering calls them:
// characters as address and length, arrays as descriptors, a status as result.

// errnoNone, errnoNoEntry and errnoNotSupported are the values of ierrno.
const (
	errnoNone         = 0
	errnoNoEntry      = 2
	errnoNotSupported = 38
)

// textOf is a character argument without trailing blanks.
func (e *Env) textOf(addr, n uint64) string {
	b := e.bytes(addr, n)
	return string(b[:lenTrim(b)])
}

// legacyResult notes an error for ierrno and returns its number.
func (e *Env) legacyResult(err error) uint64 {
	if err == nil {
		return errnoNone
	}
	e.lastErr.Store(&err)
	return fromI32(errnoNoEntry)
}

// lastError is the last error of a procedure of this file, nil if there was none.
func (e *Env) lastError() error {
	if p := e.lastErr.Load(); p != nil {
		return *p
	}
	return nil
}

// legacyStat fills the 13 values of stat: size, times and mode, as far as the file says them.
func legacyStat(e *Env, name string, f libc.File, values *Desc) error {
	out := [13]int64{2: 0o100644, 3: 1, 11: 4096}
	switch s, ok := f.(interface{ Stat() (fs.FileInfo, error) }); {
	case ok:
		info, err := s.Stat()
		if err != nil {
			return err
		}
		mode := int64(info.Mode().Perm()) | 0o100000
		if info.IsDir() {
			mode = int64(info.Mode().Perm()) | 0o040000
		}
		out[2], out[7] = mode, info.Size()
		out[8], out[9], out[10] = info.ModTime().Unix(), info.ModTime().Unix(), info.ModTime().Unix()
	default:
		size, err := f.Seek(0, io.SeekEnd)
		if err != nil {
			return err
		}
		out[7] = size
	}
	out[12] = (out[7] + 511) / 512
	if values == nil || values.Count() < int64(len(out)) {
		e.fail("the array for the values of stat of '%s' needs %d elements", name, len(out))
	}
	e.fill(values, out[:])
	return nil
}

// fill stores integers into an array.
func (e *Env) fill(d *Desc, list []int64) {
	c := e.integers(d)
	for _, v := range list {
		putInt(c.elem(), v)
		c.next()
	}
}

// broken are the nine values of gmtime and ltime.
func broken(t time.Time) []int64 {
	return []int64{int64(t.Second()), int64(t.Minute()), int64(t.Hour()), int64(t.Day()), int64(t.Month()) - 1, int64(t.Year()) - 1900,
		int64(t.Weekday()), int64(t.YearDay()) - 1, 0}
}

// fillTime is a function that stores a time into an array of at least n integers.
func fillTime(name string, n int, of func(e *Env, s []uint64) (values []int64, box uint64)) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		values, box := of(e, s)
		d := e.there(box)
		if d == nil || d.Count() < int64(n) {
			e.fail("the array for %s needs %d elements", name, n)
		}
		e.fill(d, values)
	}
}

// accessible is access(name, mode): modes are r, w, x and blank for existence.
func accessible(e *Env, name, mode string) error {
	for _, c := range strings.ToLower(mode) + " " {
		flag := os.O_RDONLY
		if c == 'w' {
			flag = os.O_WRONLY
		}
		files, err := e.files()
		if err != nil {
			return err
		}
		f, err := files.Open(name, flag)
		if err != nil {
			return err
		}
		_ = f.Close() // it was opened to see whether it can be
	}
	return nil
}

// seek moves the position of a unit that is connected for stream access.
func (u *unit) seek(offset int64, whence int) error {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.std || u.file.f == nil {
		return errNoRead
	}
	if err := u.file.flush(); err != nil {
		return err
	}
	if whence == io.SeekCurrent {
		offset, whence = offset+u.file.pos, io.SeekStart
	}
	at, err := u.file.f.Seek(offset, whence)
	if err != nil {
		return err
	}
	u.file.pos = at
	u.open, u.reading, u.end, u.behind = false, false, endBefore, true
	return u.file.align()
}

// getByte reads one character.
func (u *unit) getByte() (byte, error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if err := u.file.forReading(); err != nil {
		return 0, err
	}
	b, err := u.file.r.ReadByte()
	if err == nil {
		u.file.pos++
	}
	return b, err
}

func init() {
	register(
		row{"IeeeFlags", "ii:i", host, func(e *Env, s []uint64) {
			mask, value := uint32(s[0]), uint32(s[1])
			for {
				old := e.ieeeFlags.Load()
				if e.ieeeFlags.CompareAndSwap(old, old&^mask|value&mask) {
					s[0] = uint64(old&^mask | value&mask)
					return
				}
			}
		}},
		row{"IeeeUnsupported", "i", host, func(e *Env, s []uint64) {
			switch toInt(s[0]) {
			case 0:
				if !e.haltingSaid.Swap(true) {
					e.complain("Warning: ieee_set_halting_mode: halting is not supported (ieee_support_halting is false), the program continues\n")
				}
			case 1:
				e.fail("ieee_set_rounding_mode: only ieee_nearest is supported (ieee_support_rounding is false)")
			default:
				e.fail("ieee_set_underflow_mode: abrupt underflow is not supported (ieee_support_underflow_control is false)")
			}
		}},
		// (name, length, mode, length)
		row{"LegacyAccess", "plpl:i", host, func(e *Env, s []uint64) {
			s[0] = e.legacyResult(accessible(e, e.textOf(s[0], s[1]), e.textOf(s[2], s[3])))
		}},
		// (name, length, values)
		row{"LegacyStat", "plp:i", host, func(e *Env, s []uint64) {
			name, values := e.textOf(s[0], s[1]), e.there(s[2])
			files, err := e.files()
			if err == nil {
				var f libc.File
				if f, err = files.Open(name, os.O_RDONLY); err == nil {
					err = legacyStat(e, name, f, values)
					_ = f.Close() // nothing was written
				}
			}
			s[0] = e.legacyResult(err)
		}},
		// (unit, values)
		row{"LegacyFStat", "ip:i", host, func(e *Env, s []uint64) {
			u, values := e.units.get(int32(s[0])), e.there(s[1])
			err := error(fs.ErrNotExist)
			if u != nil && u.file.f != nil {
				if err = u.flush(); err == nil {
					err = legacyStat(e, u.name, u.file.f, values)
					_ = u.seek(0, io.SeekCurrent) // where it was
				}
			}
			s[0] = e.legacyResult(err)
		}},
		// (command, length)
		row{"LegacySystem", "pl:i", host, func(e *Env, s []uint64) {
			if status, message, ok := libc.RunCommand(e.cfg.Files, e.textOf(s[0], s[1])); ok {
				e.complain(message)
				s[0] = fromI32(status << 8)
				return
			}
			e.complain(fmt.Sprintf("Warning: system: there is no command processor, '%s' was not run\n", e.textOf(s[0], s[1])))
			s[0] = fromI32(127)
		}},
		row{"LegacyChdir", "pl:i", host, func(e *Env, s []uint64) {
			if name := e.textOf(s[0], s[1]); name == "." || name == "" {
				s[0] = errnoNone
				return
			}
			err := error(fs.ErrPermission)
			e.lastErr.Store(&err)
			s[0] = fromI32(errnoNotSupported)
		}},
		row{"LegacyErrno", ":i", host, func(e *Env, s []uint64) {
			if s[0] = errnoNone; e.lastError() != nil {
				s[0] = errnoNoEntry
			}
		}},
		// (text)
		row{"LegacyGerror", "p", host, func(e *Env, s []uint64) {
			text := "Success"
			if err := e.lastError(); err != nil {
				text = err.Error()
			}
			e.give(text, s[0], 0)
		}},
		row{"LegacyPerror", "pl", host, func(e *Env, s []uint64) {
			text := "Success"
			if err := e.lastError(); err != nil {
				text = err.Error()
			}
			e.complain(e.textOf(s[0], s[1]) + ": " + text + "\n")
		}},
		row{"LegacyGetlog", "p", host, func(e *Env, s []uint64) {
			name := ""
			for _, v := range []string{"LOGNAME", "USER"} {
				if text, ok := e.cfg.Getenv(v); ok && name == "" {
					name = text
				}
			}
			e.give(name, s[0], 0)
		}},
		// (time, text)
		row{"LegacyCtime", "lp", host, func(e *Env, s []uint64) {
			e.give(time.Unix(int64(s[0]), 0).In(e.cfg.Now().Location()).Format(time.ANSIC), s[1], 0)
		}},
		row{"LegacyFdate", "p", host, func(e *Env, s []uint64) { e.give(e.cfg.Now().Format(time.ANSIC), s[0], 0) }},
		row{"LegacyDate", "p", host, func(e *Env, s []uint64) { e.give(e.cfg.Now().Format("02-Jan-06"), s[0], 0) }},
		row{"LegacyIdate", "p", host, fillTime("idate", 3, func(e *Env, s []uint64) ([]int64, uint64) {
			y, m, d := e.cfg.Now().Date()
			return []int64{int64(d), int64(m), int64(y)}, s[0]
		})},
		row{"LegacyItime", "p", host, fillTime("itime", 3, func(e *Env, s []uint64) ([]int64, uint64) {
			h, m, sec := e.cfg.Now().Clock()
			return []int64{int64(h), int64(m), int64(sec)}, s[0]
		})},
		// (time, values)
		row{"LegacyGmtime", "lp", host, fillTime("gmtime", 9, func(_ *Env, s []uint64) ([]int64, uint64) {
			return broken(time.Unix(int64(s[0]), 0).UTC()), s[1]
		})},
		row{"LegacyLtime", "lp", host, fillTime("ltime", 9, func(e *Env, s []uint64) ([]int64, uint64) {
			return broken(time.Unix(int64(s[0]), 0).In(e.cfg.Now().Location())), s[1]
		})},
		// (values): the time since the last call
		row{"LegacyDtime", "p:f", host, func(e *Env, s []uint64) {
			t := libc.ProcessorTime(e.sinceStart)
			since := float32((t - time.Duration(e.lastTime.Swap(int64(t)))).Seconds())
			if d := e.there(s[0]); d != nil && d.Count() >= 2 {
				c := e.reals(d, 4)
				putF32(c.elem(), since)
				c.next()
				putF32(c.elem(), 0)
			}
			s[0] = fromF32(since)
		}},
		row{"LegacyIsatty", "i:i", host, func(e *Env, s []uint64) {
			n := int32(s[0])
			if s[0] = 0; e.cfg.Interactive && (n == unitStdout || n == unitStderr) {
				s[0] = 1
			}
		}},
		row{"LegacyFtell", "i:l", host, func(e *Env, s []uint64) {
			u := e.units.get(int32(s[0]))
			if s[0] = ^uint64(0); u != nil {
				u.mu.Lock()
				defer u.mu.Unlock()
				s[0] = uint64(u.file.pos)
			}
		}},
		// (unit, offset, whence)
		row{"LegacyFseek", "ili:i", host, func(e *Env, s []uint64) {
			u := e.units.get(int32(s[0]))
			err := error(fs.ErrNotExist)
			if whence := toInt(s[2]); u != nil && whence >= io.SeekStart && whence <= io.SeekEnd {
				err = u.seek(int64(s[1]), whence)
			}
			s[0] = e.legacyResult(err)
		}},
		// (unit, character, length)
		row{"LegacyFgetc", "ipl:i", host, func(e *Env, s []uint64) {
			u := e.units.get(int32(s[0]))
			if u == nil {
				s[0] = e.legacyResult(fs.ErrNotExist)
				return
			}
			c, err := u.getByte()
			switch {
			case err == io.EOF:
				s[0] = fromI32(-1)
				return
			case err == nil:
				pad(e.bytes(s[1], s[2]), []byte{c})
			}
			s[0] = e.legacyResult(err)
		}},
		row{"LegacyFputc", "ipl:i", host, func(e *Env, s []uint64) {
			u := e.units.get(int32(s[0]))
			if u == nil || s[2] == 0 {
				s[0] = e.legacyResult(fs.ErrNotExist)
				return
			}
			s[0] = e.legacyResult(u.emit(e.bytes(s[1], 1)))
		}},
	)
}
