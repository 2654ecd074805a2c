package libc

import (
	"encoding/binary"
	"fmt"
	"math"
	"time"
)

// time.h and sys/time.h, C23 7.27 and POSIX.
var timeHeader = header{"time.h", append([]row{
	{"time_t time(time_t *t)", "seconds since 1970", host, currentTime},
	{"clock_t clock(void)", "processor time in units of CLOCKS_PER_SEC, a microsecond", host, clock},
	{"double difftime(time_t end, time_t start)", "seconds from start to end", pure, difftime},
	{"int clock_gettime(clockid_t clock, struct timespec *t)", "the time of a clock in seconds and nanoseconds", host, clockGettime},
	{"int clock_getres(clockid_t clock, struct timespec *t)", "the resolution of a clock", host, clockGetres},
	{"int timespec_get(struct timespec *t, int base)", "the time in seconds and nanoseconds", host, timespecGet},
	{"int nanosleep(const struct timespec *t, struct timespec *left)", "sleep", host, nanosleep},
	{"time_t mktime(struct tm *tm)", "the time of a local date, which is brought into its ranges", host, mktime},
	{"time_t timegm(struct tm *tm)", "mktime for universal time", host, timegm},
	{"struct tm *gmtime(const time_t *t)", "the universal date of a time", host, gmtime},
	{"struct tm *localtime(const time_t *t)", "the local date of a time", host, localtime},
	{"struct tm *gmtime_r(const time_t *restrict t, struct tm *restrict tm)", "gmtime into memory of the caller", host, gmtimeR},
	{"struct tm *localtime_r(const time_t *restrict t, struct tm *restrict tm)", "localtime into memory of the caller", host, localtimeR},
	{"char *asctime(const struct tm *tm)", "a date as text", host, asctime},
	{"char *ctime(const time_t *t)", "the local date of a time as text", host, ctime},
	{"char *asctime_r(const struct tm *restrict tm, char *restrict s)", "asctime into memory of the caller", host, asctimeR},
	{"char *ctime_r(const time_t *t, char *s)", "ctime into memory of the caller", host, ctimeR},
	{"size_t strftime(char *restrict s, size_t n, const char *restrict format, const struct tm *restrict tm)", "a date by a format", host, strftime},
	{"char *strptime(const char *restrict s, const char *restrict format, struct tm *restrict tm)", "read a date by a format", host, strptime},
}, moreTimeRows...)}

// x86Header has the counter of cycles: nanoseconds, which programs compare with one another.
var x86Header = header{"x86intrin.h", []row{
	{"unsigned long long __rdtsc(void)", "a counter that runs with the time, in nanoseconds", host, func(e *Env, s []uint64) { s[0] = uint64(e.cfg.Now().Sub(e.start) + time.Hour) }},
}}

var sysTimeHeader = header{"sys/time.h", []row{
	{"int gettimeofday(struct timeval *restrict t, void *restrict zone)", "the time in seconds and microseconds", host, gettimeofday},
}}

func currentTime(e *Env, s []uint64) {
	now := uint64(e.cfg.Now().Unix())
	if s[0] != 0 {
		e.store64(s[0], now)
	}
	s[0] = now
}

func clock(e *Env, s []uint64) { s[0] = uint64(ProcessorTime(e.elapsed).Microseconds()) }

func difftime(_ *Env, s []uint64) { s[0] = toF64(float64(int64(s[0])) - float64(int64(s[1]))) }

// Clocks of clock_gettime, as on Linux.
const (
	clockRealtime  = 0
	clockMonotonic = 1
	clockProcess   = 2
	clockThread    = 3
	clockRaw       = 4
	clockBoottime  = 7
)

// storeTime writes a struct timespec: seconds and nanoseconds, 8 bytes each.
func (e *Env) storeTime(addr uint64, d time.Duration) {
	e.store64(addr, uint64(d/time.Second))
	e.store64(addr+8, uint64(d%time.Second))
}

func clockGettime(e *Env, s []uint64) {
	addr := s[1]
	switch int32(s[0]) {
	case clockRealtime:
		e.storeTime(addr, time.Duration(e.cfg.Now().UnixNano()))
	case clockMonotonic, clockRaw, clockBoottime:
		// Any origin will do; that of the process would make 0 a likely value, which programs take for "unset".
		e.storeTime(addr, e.cfg.Now().Sub(e.start)+time.Hour)
	case clockProcess, clockThread:
		e.storeTime(addr, ProcessorTime(e.elapsed))
	default:
		e.setErrno(errnoInvalid)
		s[0] = minusOne
		return
	}
	s[0] = 0
}

func clockGetres(e *Env, s []uint64) {
	if s[1] != 0 {
		e.storeTime(s[1], time.Nanosecond)
	}
	s[0] = 0
}

func timespecGet(e *Env, s []uint64) {
	const utc = 1
	if int32(s[1]) != utc {
		s[0] = 0
		return
	}
	e.storeTime(s[0], time.Duration(e.cfg.Now().UnixNano()))
	s[0] = utc
}

func gettimeofday(e *Env, s []uint64) {
	now := e.cfg.Now()
	if s[0] != 0 {
		e.store64(s[0], uint64(now.Unix()))
		e.store64(s[0]+8, uint64(now.Nanosecond()/1000))
	}
	s[0] = 0
}

func nanosleep(e *Env, s []uint64) {
	seconds, nanoseconds := int64(e.load64(s[0])), int64(e.load64(s[0]+8))
	if seconds < 0 || nanoseconds < 0 || nanoseconds >= int64(time.Second) {
		e.setErrno(errnoInvalid)
		s[0] = minusOne
		return
	}
	left := e.sleepFor(seconds, nanoseconds)
	if s[1] != 0 {
		e.storeTime(s[1], left)
	}
	s[0] = e.slept(left)
}

// slept returns what a function returns that has slept but for some time, and sets errno where a signal came.
func (e *Env) slept(left time.Duration) uint64 {
	if left > 0 {
		e.setErrno(errnoInterrupted)
		return minusOne
	}
	return 0
}

// sleepFor sleeps until a time is over or a handler of a signal has been called, and returns what is left of the time.
func (e *Env) sleepFor(seconds, nanoseconds int64) (left time.Duration) {
	if seconds > math.MaxInt64/int64(time.Second)-1 {
		seconds = math.MaxInt64/int64(time.Second) - 1
	}
	d := time.Duration(seconds)*time.Second + time.Duration(nanoseconds)
	if !e.TakesSignals {
		Sleep(d)
		return 0
	}
	end := time.Now().Add(d)
	if !SleepUnless(d, e.woken) {
		return 0
	}
	e.Receive()
	return max(time.Until(end), 1)
}

// struct tm: nine ints, the offset from universal time as a long, and the name of the zone.
const (
	tmSize   = 56
	tmOffset = 40
	tmZone   = 48
)

// storeDate writes a struct tm.
func (e *Env) storeDate(addr uint64, t time.Time) {
	zone, offset := t.Zone()
	name := e.staticString("zone "+zone, zone)
	b := e.bytes(addr, tmSize)
	for i, v := range []int{
		t.Second(), t.Minute(), t.Hour(), t.Day(), int(t.Month()) - 1, t.Year() - 1900,
		int(t.Weekday()), t.YearDay() - 1, int(toBool(t.IsDST())),
	} {
		binary.LittleEndian.PutUint32(b[4*i:], uint32(v))
	}
	binary.LittleEndian.PutUint64(b[tmOffset:], uint64(offset))
	binary.LittleEndian.PutUint64(b[tmZone:], name)
}

// date reads a struct tm; fields out of range carry over, as mktime demands.
func (e *Env) date(addr uint64, zone *time.Location) time.Time {
	b := e.bytes(addr, tmSize)
	field := func(i int) int { return int(int32(binary.LittleEndian.Uint32(b[4*i:]))) }
	return time.Date(field(5)+1900, time.Month(field(4)+1), field(3), field(2), field(1), field(0), 0, zone)
}

func (e *Env) makeTime(s []uint64, zone *time.Location) {
	t := e.date(s[0], zone)
	e.storeDate(s[0], t)
	s[0] = uint64(t.Unix())
}

func mktime(e *Env, s []uint64) { e.makeTime(s, time.Local) }
func timegm(e *Env, s []uint64) { e.makeTime(s, time.UTC) }

func (e *Env) breakDown(t, tm uint64, zone *time.Location) uint64 {
	e.storeDate(tm, e.clockDate(t).In(zone))
	return tm
}

func gmtime(e *Env, s []uint64) { s[0] = e.breakDown(s[0], e.static("tm", tmSize), time.UTC) }
func localtime(e *Env, s []uint64) {
	s[0] = e.breakDown(s[0], e.static("tm", tmSize), time.Local)
}
func gmtimeR(e *Env, s []uint64)    { s[0] = e.breakDown(s[0], s[1], time.UTC) }
func localtimeR(e *Env, s []uint64) { s[0] = e.breakDown(s[0], s[1], time.Local) }

// dateText writes the form "Thu Jan  1 00:00:00 1970" and a newline.
func (e *Env) dateText(addr uint64, t time.Time) uint64 {
	e.setString(addr, []byte(t.Format("Mon Jan _2 15:04:05 2006\n")))
	return addr
}

// dateBuffer is where asctime and ctime put their text.
func (e *Env) dateBuffer() uint64 {
	const size = 64
	return e.static("asctime", size)
}

func (e *Env) clockDate(t uint64) time.Time { return time.Unix(int64(e.load64(t)), 0) }

func asctime(e *Env, s []uint64)  { s[0] = e.dateText(e.dateBuffer(), e.date(s[0], time.UTC)) }
func asctimeR(e *Env, s []uint64) { s[0] = e.dateText(s[1], e.date(s[0], time.UTC)) }
func ctime(e *Env, s []uint64)    { s[0] = e.dateText(e.dateBuffer(), e.clockDate(s[0])) }
func ctimeR(e *Env, s []uint64)   { s[0] = e.dateText(s[1], e.clockDate(s[0])) }

// dateFormats are the conversions of strftime in the C locale, as layouts of package time.
var dateFormats = map[byte]string{
	'b': "Jan", 'B': "January", 'h': "Jan",
	'd': "02", 'D': "01/02/06", 'e': "_2", 'F': "2006-01-02", 'H': "15", 'I': "03",
	'm': "01", 'M': "04", 'p': "PM", 'P': "pm", 'r': "03:04:05 PM", 'R': "15:04", 'S': "05", 'T': "15:04:05",
	'x': "01/02/06", 'X': "15:04:05", 'y': "06", 'Y': "2006", 'z': "-0700", 'Z': "MST",
}

// appendDate appends one conversion of strftime. The days of the week and of the year are those of the structure, whatever its date.
func appendDate(dst []byte, t time.Time, weekday, day int, c byte) []byte {
	if layout, ok := dateFormats[c]; ok {
		return t.AppendFormat(dst, layout)
	}
	isoYear, isoWeek := t.ISOWeek()
	switch c {
	case 'a', 'A', 'c':
		name := "?"
		if weekday >= 0 && weekday < 7 {
			name = time.Weekday(weekday).String()
		}
		if c != 'A' && len(name) > 3 {
			name = name[:3]
		}
		dst = append(dst, name...)
		if c == 'c' {
			dst = t.AppendFormat(dst, " Jan _2 15:04:05 2006")
		}
		return dst
	case 'j':
		return fmt.Appendf(dst, "%03d", day+1)
	case '%':
		return append(dst, '%')
	case 'n':
		return append(dst, '\n')
	case 't':
		return append(dst, '\t')
	case 'C':
		return fmt.Appendf(dst, "%02d", t.Year()/100)
	case 'g':
		return fmt.Appendf(dst, "%02d", isoYear%100)
	case 'G':
		return fmt.Appendf(dst, "%d", isoYear)
	case 'V':
		return fmt.Appendf(dst, "%02d", isoWeek)
	case 'k':
		return fmt.Appendf(dst, "%2d", t.Hour())
	case 'l':
		return fmt.Appendf(dst, "%2d", (t.Hour()+11)%12+1)
	case 's':
		return fmt.Appendf(dst, "%d", t.Unix())
	case 'u':
		return fmt.Appendf(dst, "%d", (weekday+6)%7+1)
	case 'w':
		return fmt.Appendf(dst, "%d", weekday)
	case 'U':
		return fmt.Appendf(dst, "%02d", (day+7-weekday)/7)
	case 'W':
		return fmt.Appendf(dst, "%02d", (day+7-(weekday+6)%7)/7)
	}
	return append(dst, '%', c)
}

func strftime(e *Env, s []uint64) {
	zone := time.Local
	if name := e.load64(s[3] + tmZone); name != 0 && int64(e.load64(s[3]+tmOffset)) == 0 {
		zone = time.UTC
	}
	t := e.date(s[3], zone)
	field := func(i int) int { return int(int32(e.load32(s[3] + 4*uint64(i)))) }
	weekday, day := field(tmWeekday), field(tmYearDay)
	var out []byte
	format := e.cstring(s[2])
	for i := 0; i < len(format); i++ {
		if format[i] != '%' || i+1 == len(format) {
			out = append(out, format[i])
			continue
		}
		i++
		if (format[i] == 'E' || format[i] == 'O') && i+1 < len(format) {
			i++ // other digits and eras: the C locale has none
		}
		out = appendDate(out, t, weekday, day, format[i])
	}
	if uint64(len(out)) >= s[1] {
		s[0] = 0
		return
	}
	e.setString(s[0], out)
	s[0] = uint64(len(out))
}

// elapsed is the time since the program began.
func (p *Process) elapsed() time.Duration { return p.cfg.Now().Sub(p.start) }
